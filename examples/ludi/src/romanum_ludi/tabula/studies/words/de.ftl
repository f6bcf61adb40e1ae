study-last-die = Der letzte Würfel
study-last-die-ask = Weiß hat auf IV ein Paar gebildet, und von seinem ersten Wurf bleibt eine 2. Schwarz ist noch draußen. Was ist am sichersten?
study-last-die-reason = Ein neuer Stein auf II steht allein und wird von 104 der 216 Würfe getroffen. Von IV nach VI zerreißt das Paar: zwei einzelne Steine, und 202 Würfe treffen einen davon.
