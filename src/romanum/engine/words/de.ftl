# Sätze, die jedes Spiel braucht.

why-not-understood = Das verstehe ich nicht: { $problem }.
why-not-now = „{ $action }“ geht jetzt nicht.
why-not-your-turn = Du bist nicht am Zug: { $others } muss wählen.
why-no-such-seat = Diesen Platz gibt es nicht: Die Plätze zählen ab 0, und es sind { $seats }.
why-game-over = Das Spiel ist aus.
why-offer-lapsed = Das Angebot gilt nicht mehr.

event-carried-over = { $again ->
    [0] Das Programm ist erneuert worden und mit ihm seine Regeln. Die Partie geht weiter, wo sie stand.
    *[other] Das Programm ist erneuert worden und mit ihm seine Regeln. Frühere Stellungen bleiben, wie sie gespielt wurden; { $again ->
        [1] die letzte Aktion wurde
        *[other] die letzten { $again } Aktionen wurden
    } nach den heutigen Regeln noch einmal gespielt.
}
event-carried-over-less = Das Programm ist erneuert worden und mit ihm seine Regeln. { $lost ->
    [1] Die letzte Aktion passt
    *[other] Die letzten { $lost } Aktionen passen
} nicht zu den heutigen Regeln und { $lost ->
    [1] wird
    *[other] werden
} zurückgenommen: Die Partie geht weiter, wo sie davor stand.

do-pass = Passen
do-accept = Angebot annehmen
do-refuse = Angebot ablehnen
do-no-offer = Kein Angebot

wish-ask = Frag mich
wish-concerned = Nur wenn es mich betrifft
wish-never = Nicht in dieser Runde

undo-nothing = Noch ist nichts geschehen.
undo-updated = Das Programm ist seither erneuert worden.
undo-acted = { $other } hat seither gehandelt.
undo-dice = Es ist gewürfelt worden.
undo-shown = Etwas Verborgenes ist gezeigt worden: { $what }.

final-dice = Es wird gewürfelt oder gezogen.
final-shown = Etwas Verborgenes wird gezeigt: { $what }.

seat-player = Spieler { $number }
result-nobody = Niemand gewinnt.
result-wins = { $winners } gewinnt.
result-share = { $winners } teilen sich den Sieg.
result-and = { $first } und { $last }

option-discreet = Alle fragen
option-discreet-help = Jeden Platz fragen, der reagieren könnte, auch wenn er nichts zu spielen hat: So verrät das Fragen nichts.

shown-plans = was alle heimlich geplant hatten
shown-otherwise = ob jemand reagieren kann

hint-number-chance = { $chance } % Gewinnchance ({ $low }–{ $high } %)
hint-number-change = { $parts }, soweit der Bot vorausschaut
hint-number-dice = { $win } % { $hope } nach den Würfeln
hint-number-same = nichts Zählbares ändert sich, soweit der Bot vorausschaut ({ $trials ->
    [one] einmal
   *[other] { $trials }-mal
} versucht)
hint-chance = Gleich starke Spieler haben aus solchen Stellungen etwa { $chance } % der Spiele gewonnen ({ $low } bis { $high } %).
hint-unmeasured = Keine Gewinnchance: Sie ist für dieses Szenario und diese Spielerzahl nicht gemessen.
hint-too-wide = Keine Gewinnchance: Zu wenige Spiele sind gemessen.
hint-hardly-tried = Keine Gewinnchance: Das wurde nur { $trials ->
    [one] einmal
   *[other] { $trials }-mal
} versucht.
hint-untried = Das wurde nicht versucht: Es sieht nur vielversprechend aus.
hint-thumb = Der Bot hat hier nicht gesucht; er folgt einer Faustregel. { $rule }
hint-thumb-nothing = Nichts anderes scheint sich jetzt zu lohnen.
hint-thumb-pointless = Alles andere ist hier sinnlos.
hint-thumb-looks = Alles andere sieht auf den ersten Blick viel schlechter aus.
hint-left-looks = Nicht versucht, weil es auf den ersten Blick schlechter aussieht: { $more ->
    [0] { $options }
   *[other] { $options } und { $more } mehr
}.
hint-left-time = Ausgelassen, weil die Zeit nicht für { $least } Versuche reichte: { $more ->
    [0] { $options }
   *[other] { $options } und { $more } mehr
}.
hint-yours = Soweit der Bot vorausschaut, für dich: { $parts }.
hint-theirs = Für die anderen: { $parts }.
hint-than-next = Gegenüber dem Nächstbesten: { $parts }.
hint-than-best = Gegenüber dem Besten: { $parts }.
hint-best-tried = Es schnitt von { $count } versuchten am besten ab.
hint-like-next = Das Nächstbeste ist etwa ebenso gut.
hint-like-best = Etwa ebenso gut wie das Beste.
hint-dice = Die Würfel: { $win } % { $hope }; Verluste im Schnitt { $own } bei dir, { $enemy } beim Gegner.
hint-hope = Siegchance
hint-dice-bring = Die Würfel bringen im Schnitt { $gain }.
hint-part = { $change } { $part }
part-points = Punkte

screen-turn = Runde { $number }
screen-turn-ends = Ende von Runde { $number }

answer-decline = Immer ablehnen
answer-accept = Immer annehmen
answer-weakest = Immer das Schwächste
answer-strongest = Immer das Stärkste
answer-if-weaker = Weichen, wenn schwächer als

blunder-revisit = Märsche, die an einen Ort zurückkehren

# Eine Partie als Daumenkino: wie es heißt, und seine Knöpfe.
book-board = Ein Brett zum Durchblättern
book-first = Zum Anfang
book-back = Eine Aktion zurück
book-on = Eine Aktion weiter
book-last = Zum Ende
book-dice = Würfel
