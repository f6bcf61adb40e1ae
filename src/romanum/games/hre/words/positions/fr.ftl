# What is wrong with a position in words.
fault-of-no-fort = `of` dit à qui est un fort ou une forteresse, et il n’y en a pas.
fault-from-no-rebels = `from` dit de qui les rebelles étaient les légions, et il n’y en a pas.
fault-stricken = Une province n’est frappée que tant que personne n’y est.
fault-no-such-faction = { $side } ne joue pas à { $factions } factions.
fault-two-sides = Un seul camp tient dans une province, et il y a déjà : { $side }.
fault-armies = Après un camp vient le nombre de ses armées, de 1 à { $most }, et non { $given }.
fault-turns-over = Tours indiqués : { $told } ; tours passés : { $turns }.
fault-many-armies = { $side } : { $armies } armées, et il y a { $most } pions.
fault-many-counters = { $there } { $kind ->
    [rebels] rebelles
    [forts] forts
    [fortresses] forteresses
   *[cities] cités
}, et il y a { $most } pions.
fault-leaderless = Ils sont sur la carte : dites quelle faction les mène.
fault-card-twice = Il n’y a qu’une seule { $card }, en main ou jouée.
fault-card-left-out = { $card } n’est pas en jeu.
fault-no-start = Dites dans quelle province la faction a commencé.
fault-start-too-early = La faction n’est pas encore là : sa première phase l’amène.
fault-start-twice = Une autre faction a commencé là.
fault-no-token = Dites quel jeton la faction détient.
fault-token-twice = Deux factions ne peuvent détenir le jeton { $token }.
fault-token-order = Le jeton { $first } passe avant le jeton { $then }.

# What the drawers of a position in words are called.
drawer-roman-vp = Points comme Romains
drawer-barbarian-vp = Points comme Barbares
drawer-starts = Où elles ont commencé
drawer-dead = Factions éteintes
drawer-peoples = Qui mène les peuples
drawer-kingdoms = Qui mène les royaumes
drawer-spent = Cartes jouées
drawer-barbarian-tokens = Jetons Barbares
drawer-emperor-tokens = Jetons Empereur
drawer-barbarian-known = Qui connaît les jetons Barbares
drawer-emperor-known = Qui connaît les jetons Empereur
drawer-barbarian-done = Phase des Barbares terminée
drawer-emperor-done = Phase des Romains terminée
drawer-past-barbarians = Jetons Barbares d’avant
drawer-past-emperors = Jetons Empereur d’avant
drawer-draw-order = Ordre de tirage
drawer-began = Peuples présents au début du tour
drawer-cards-this-turn = Cartes jouées ce tour
drawer-forts-ready = Forts à bâtir
drawer-fort-turns = Quand les forts furent bâtis

# Words of positions that are nothing’s name, as an editor shows them.
entry-barbarians = La phase des Barbares du prochain
entry-romans = La phase des Romains du prochain
entry-looted = cité pillée
entry-fortress = forteresse
entry-stricken = frappée
entry-all-factions = Factions
entry-all-peoples = Peuples et royaumes
entry-all-rebels = Rebelles
