# What is wrong with a position in words.
fault-on-the-sea = Personne ne se tient en mer.
fault-standard-off-map = Un jeton Exercitus se tient sur la carte.
fault-under-standard = Sous { $standard } se tiennent les siens, à découvert, face cachée.
fault-scenario-turns = Le scénario a tant de tours : { $turns }.
fault-intruder = La cité est à l’autre camp, et { $unit } est dedans.
fault-many-markers = { $kind } : { $there } jetons, et il y en a { $most }.
fault-not-supreme = { $unit } ne mène pas ce camp.
fault-unseen = Un pion de ce camp est sur la carte sans que l’ennemi en voie rien : { $side }.
fault-astray = { $unit } n’est pas avec son Exercitus.
fault-cities-once = `cities` nomme au moins une cité, et chacune une fois.
fault-cities-count = Il y a { $most } cités.

# What the drawers of a position in words are called.
drawer-hands = Jetons Stratagème en main
drawer-cities = À qui y est le Civis
drawer-supreme = Chefs suprêmes
drawer-supreme-lost = Quand l’un fut perdu
drawer-triumph = Le Triomphe est à
drawer-aims = Façons de gagner
drawer-capitals-rewarded = Capitales déjà récompensées
drawer-royal-levy = Levée royale appelée
drawer-hatra-defies = Hatra résiste
drawer-seen = Où l’ennemi les a vus
drawer-seen-turns = Quand l’ennemi les a vus
drawer-happened = Événements survenus
drawer-debt = Dette
drawer-debt-due = Quand elle est due
drawer-optimus = Optimus
drawer-stayed = Qui reste où il est
drawer-silenced = Qui ne joue pas de jeton
drawer-guards-used = Gardes déjà employées

# Words of positions that are nothing’s name, as an editor shows them.
entry-in = dans la cité
entry-out = à découvert
entry-up = face visible
entry-down = face cachée
entry-free = sous aucun jeton

# Kinds of rows, their fields, and what these can be.
kind-any-of-cities = une de ces cités
kind-all-of-cities = toutes ces cités
kind-count = tant de cités
field-cities = cités
kind-leader-gone = un chef a disparu
field-requisite = sans cela pas de victoire
kind-triumph = le marqueur de triomphe s’y trouve
field-side = Camp
field-count-cities = tant
field-leader = chef
field-city = cité
