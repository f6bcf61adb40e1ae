lesson-otherwise = Bonne idée, et les règles la permettent ; mais cette leçon parle d’autre chose pour l’instant. Essayez ce qu’elle demande : on vous le montre.
lesson-dice = Dans cette leçon les dés tombent comme le veut l’histoire. Dans une partie, non.
lesson-over = C’était la leçon.
