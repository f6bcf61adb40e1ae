lesson-otherwise = Ein guter Gedanke, und die Regeln erlauben ihn; aber in dieser Lektion geht es gerade um etwas anderes. Versuch, worum sie bittet: Es wird dir gezeigt.
lesson-dice = In dieser Lektion fallen die Würfel, wie die Geschichte es will. In einer Partie tun sie das nicht.

# Im Terminal.

learn-minutes = Etwa { $minutes } Minuten.
learn-step = Schritt { $step } von { $steps }
learn-look = Sieh dir an: { $places }.
learn-next = Enter geht weiter mit: { $title }. quit verlässt die Lektion.
learn-last = Das war die letzte Lektion. Spielen: { $command }
learn-again = Noch einmal: { $command }
