lesson-bonds = Dans les liens
lesson-bonds-about = Comment deux hommes en lient un, et comment on le prend.
lesson-bonds-hello = Vous jouez Blanc. Tous les hommes sont pareils : ils font un pas en avant, en arrière ou de côté. Un homme noir s’est trop avancé, en d4, et vous en avez un à côté, en c4.
lesson-bonds-bind = Un homme avec un ennemi de chaque côté, en colonne ou en rangée, est lié. Mettez-y votre autre homme : allez de e3 à e4.
lesson-bonds-bind-else = L’homme en d4 resterait tranquille. Enfermez-le : allez de e3 à e4.
lesson-bonds-take = Il est lié : il ne bouge plus et ne tient personne. Noir ne l’a pas secouru à temps. Prenez-le maintenant ; c’est tout votre tour.
lesson-bonds-take-else = Il pourrait encore être libéré. Prenez l’homme en d4.
lesson-bonds-end = Un de moins. Qui n’a plus qu’un homme, ou ne peut rien faire à son tour, a perdu. Mais voyez vos deux hommes : qui sort pour lier se tient à portée de l’ennemi.

lesson-rescue = Un secours
lesson-rescue-about = Un homme lié n’est pas encore perdu : comment on le libère.
lesson-rescue-hello = Noir vient d’aller en e4 : votre homme en d4 est lié entre c4 et e4, et sera pris au tour suivant. Mais vous jouez avant.
lesson-rescue-free = Qui est lié ne tient personne. L’homme en e4 a votre homme e3 d’un côté ; qu’un autre vienne de l’autre. Allez de f5 à e5.
lesson-rescue-free-else = Noir prendrait alors l’homme en d4. Liez celui en e4 : allez de f5 à e5.
lesson-rescue-take = L’homme en e4 est lié, et le vôtre en d4 de nouveau libre. Noir a fait autre chose. Prenez l’homme en e4.
lesson-rescue-take-else = D’abord l’homme en e4 : prenez-le tant qu’il est lié.
lesson-rescue-leap = Un homme saute aussi : par-dessus un homme de l’un ou l’autre camp sur la case vide derrière, et plus loin s’il peut. Le vôtre en d4 pourrait ensuite sauter par-dessus c4 en b4.
lesson-rescue-end = Encore une chose : nul ne va de lui-même entre deux ennemis, à moins d’en lier un. C’est tout ce qu’il faut savoir ; le reste est dans le regard.
