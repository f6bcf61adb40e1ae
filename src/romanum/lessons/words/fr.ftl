lesson-otherwise = Bonne idée, et les règles la permettent ; mais cette leçon parle d’autre chose pour l’instant. Essayez ce qu’elle demande : on vous le montre.
lesson-dice = Dans cette leçon les dés tombent comme le veut l’histoire. Dans une partie, non.

# Dans le terminal.

learn-minutes = Environ { $minutes } minutes.
learn-step = Étape { $step } sur { $steps }
learn-look = Regardez : { $places }.
learn-next = Entrée continue avec : { $title }. quit fait sortir.
learn-last = C’était la dernière leçon. Jouer : { $command }
learn-again = Encore : { $command }

# À la fin d’une étude.

study-solved = Résolu.
study-missed = Pas cette fois. Le meilleur est : { $best }.
study-on = Bien. Et comment le plan continue-t-il ?
study-numbers = Sur { $lines } suites de jeu, cela vaut { $value } sur 100 ; ce que fait un débutant ({ $novice }), { $simple }.
