# Everywhere
lobby = Accueil
tournaments = Tournois
kind-round-robin = Toutes rondes
kind-swiss = Système suisse
kind-knock-out = Élimination directe
seats-a-table = { $seats } par table
entered-of = { $entrants } inscrits sur { $most } au plus
round-of = Ronde { $round } sur { $planned }
standings = Classement
final-standings = Classement final
entrants = Inscrits
more = Plus
back = Retour

# List.svelte
tournaments-romanum = Tournois · Romanum
new-tournament = Nouveau tournoi
no-tournaments = Il n’y a pas encore de tournoi.
cups-open = Inscriptions ouvertes
cups-running = En cours
cups-over = Terminés
players-were = { $entrants ->
    [one] { $entrants } joueur
   *[other] { $entrants } joueurs
}

# Standings.svelte
rank = Rang
player = Joueur
score = Points
played = Joués
has-left = a quitté
you = vous
break-buchholz = Buchholz
break-sonneborn = Sonneborn-Berger
break-wins = Victoires
break-seconds = Deuxièmes places
break-points = Points de jeu
why-buchholz = les points de tous les adversaires réunis
why-sonneborn = les points des adversaires battus, et la moitié de ceux tenus en échec
why-wins = tables gagnées
why-seconds = tables où l’on a fini deuxième
why-points = points marqués dans les parties

# Boards.svelte
table = Table { $number }
absent = absent
play = Jouer
watch = Regarder
report = Bilan
way-to-table = { $way } : table { $number }
playing = en jeu
declare-lost = Absent
declare-lost-for = Absent : { $name } perd cette table
sits-out = { $count ->
    [one] { $names } est exempt de cette ronde.
   *[other] { $names } sont exempts de cette ronde.
}

# Tournament.svelte
page-title = { $title } · Romanum
for-the-wall = Pour le mur
organised-by = organisé par { $name }
time-a-decision = { $length } par décision
appear-within = qui ne paraît pas en { $length } perd par forfait
is-over = Le tournoi est terminé
enter = S’inscrire
leave = Se retirer
start = Commencer avec les inscrits
next-round = Commencer la ronde suivante
remove = Supprimer
by-invitation-only = On s’inscrit avec le lien de l’organisateur.
to-my-table = À ma table
you-sit-out = Vous êtes exempt de cette ronde.
enter-a-bot = Inscrire un bot
add = Ajouter
link-for-guests = Le lien avec lequel les autres s’inscrivent
how-equals-are-told-apart = À égalité de points, on départage dans cet ordre :
round = Ronde { $round }
nobody-yet = Encore personne.
bot = bot
take-out = Retirer
take-out-name = Retirer { $name }
really-leave = Se retirer du tournoi ? La table où vous jouez est perdue.
really-forfeit = Déclarer que { $name } a perdu cette table ?
really-send-away = Retirer { $name } du tournoi ? La table en cours est perdue.
really-remove = Supprimer ce tournoi ? Ses parties restent.

# Wall.svelte
tables-of-round = Tables de la ronde { $round }
to-the-tournament = Vers la page du tournoi
no-answer = Le serveur ne répond pas : ceci peut être ancien.
page-of = Page { $page } sur { $pages }
turn-pages = Tourner les pages
stop-pages = Ne plus tourner
light-colours = Couleurs claires
dark-colours = Couleurs sombres

# New.svelte
new-tournament-romanum = Nouveau tournoi · Romanum
what-is-played = Ce que l’on joue
title = Titre
ides-cup = Coupe des ides
game = Jeu
scenario = Scénario
options = Options
how = Comment
about-round-robin = Chacun rencontre chacun. Jusqu’à 32 ; équitable, et long.
about-swiss = Les égaux se rencontrent, ronde après ronde. Peu de rondes suffisent à trouver les meilleurs.
about-knock-out = Qui perd est éliminé. Le plus rapide, et le plus dur.
players-at-a-table = Joueurs par table
smaller-tables = Des tables plus petites là où des places resteraient vides
about-smaller-tables = Jusqu’à { $least } par table, pour que moins de joueurs soient exempts.
go-on = Nombre de qualifiés par table
rounds = Rondes
as-many-as-it-takes = 0 : autant qu’il en faut
rounds-by-themselves = Les rondes s’enchaînent d’elles-mêmes
about-rounds-by-themselves = Sinon, vous commencez chaque ronde, un soir par exemple.
who = Qui
open-to-all = Ouvert à tous
about-open-to-all = Affiché ici ; chacun sur ce serveur peut s’inscrire.
by-link = Par lien
about-by-link = Pour ceux qui ont reçu votre lien.
anybody-may-watch = Chacun peut regarder les tables
hints-allowed = Conseils permis
time = Temps
who-does-not-come = Qui ne paraît jamais
organiser-decides = L’organisateur décide
forfeits-after = Perd par forfait après { $length }
make-it = Créer le tournoi
