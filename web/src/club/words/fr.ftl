# Sur toutes les pages du club
lobby = Accueil
wall = Le mur du club
bot = bot
between = { $low } à { $high }
finished = Terminées
being-played = En cours
watch = Regarder
rating = Cote
played = Jouées

# Ladder.svelte
ladder-romanum = Classement : { $title } · Romanum
ladder-title = Classement : { $title }
games = Jeux
ladder-help = Une cote est ce que quelqu’un vaut presque à coup sûr ; la barre montre jusqu’où cela peut monter, et raccourcit à chaque partie. Tout le monde commence à 1 000. Les bots sont cotés comme les humains. Un point d’interrogation : moins de cinq parties. Ce qui n’a pas été joué ici ne compte pas, un invité de la même adresse non plus, et le même adversaire de moins en moins.
rank = Rang
player = Joueur
range = Force de … à
won = Gagnées
provisional-help = Moins de cinq parties : une première estimation
more = Plus
nobody-yet = Personne n’a encore terminé de partie cotée de ce jeu : avec des dés scellés, et où personne n’occupe deux places.

# Profile.svelte
profile-romanum = { $name } · Romanum
this-is-you = C’est votre propre page, telle que tous la voient.
no-match-yet = Pas encore de partie cotée.
ratings = Cotes
played-and-won = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins } gagnées
first-guess = { " " }· première estimation
graph-of = { $title } : la cote après { $matches ->
    [one] { $matches } partie
   *[other] chacune des { $matches } parties
}, maintenant { $rating }
badges = Insignes
badge-first-win = Première victoire
badge-first-win-means = Une première partie de { $game } gagnée.
badge-legatus = Vainqueur du général
badge-legatus-means = A gagné { $game } avec legatus ou imperator à la table.
badge-every-side = De tous les côtés
badge-every-side-means = A gagné { $scenario } de { $game } depuis chacune de ses places.
badge-every-game = Maître de tous les plateaux
badge-every-game-means = A gagné au moins une fois à chaque jeu.
since = depuis le { $day }
head-to-head = Face à face
against = Contre
before = Classé devant
equal = À égalité
behind = Derrière
date = Date
game = Jeu
place = Place
place-of = { $place } sur { $seats }
match = Partie
report = Compte rendu

# Wall.svelte
wall-romanum = Le mur · Romanum
ladders = Classements :
new-match = Nouvelle partie …
nothing-on-the-wall = Rien n’est encore affiché ici. Les parties ouvertes à tous, et celles que tous peuvent regarder, apparaissent d’elles-mêmes.
looking-for-players = Cherchent des joueurs
take-a-seat = Prendre place
look = Voir
the-best-games = Les plus belles parties
watch-it-again = Revoir
a-tie = Égalité en tête
by-a-margin = { $margin ->
    [one] Décidée pour un seul point
   *[other] Décidée pour { $margin } points
}
the-lead-changed = { $leads ->
    [one] La tête a changé une fois
   *[other] La tête a changé { $leads } fois
}
an-upset = Une surprise : le vainqueur était coté { $upset } sous le favori
seats = Places
free-seat = libre
