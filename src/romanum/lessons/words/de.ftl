lesson-otherwise = Ein guter Gedanke, und die Regeln erlauben ihn; aber in dieser Lektion geht es gerade um etwas anderes. Versuch, worum sie bittet: Es wird dir gezeigt.
lesson-dice = In dieser Lektion fallen die Würfel, wie die Geschichte es will. In einer Partie tun sie das nicht.
lesson-over = Das war die Lektion.
