lesson-otherwise = Ein guter Gedanke, und die Regeln erlauben ihn; aber in dieser Lektion geht es gerade um etwas anderes. Versuch, worum sie bittet: Es wird dir gezeigt.
lesson-dice = In dieser Lektion fallen die Würfel, wie die Geschichte es will. In einer Partie tun sie das nicht.

# Im Terminal.

learn-minutes = Etwa { $minutes } Minuten.
learn-step = Schritt { $step } von { $steps }
learn-look = Sieh dir an: { $places }.
learn-next = Enter geht weiter mit: { $title }. quit verlässt die Lektion.
learn-last = Das war die letzte Lektion. Spielen: { $command }
learn-again = Noch einmal: { $command }

# Am Ende einer Aufgabe.

study-solved = Gelöst.
study-missed = Diesmal nicht. Am besten ist: { $best }.
study-on = Gut. Und wie geht der Plan weiter?
study-numbers = Über { $lines } Spielverläufe kam das auf { $value } von 100; was ein Anfänger tut ({ $novice }), auf { $simple }.
