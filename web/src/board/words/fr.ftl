go-on = Continuer
look-at-the-map = Regarder la carte
zoom-in = Plus près
zoom-in-key = Plus près (+)
zoom-out = Plus loin
zoom-out-key = Plus loin (−)
the-whole-map = Carte entière
the-whole-map-key = Carte entière (0)
draw-a-campaign = Tracer la route des armées
draw-a-campaign-key = Tracer la route des armées : un lieu après l’autre, jusqu’à ce qu’il soit pris (glisser avec Maj)
places = Lieux
you-can = { " " }Vous pouvez : { $actions }.
if-they-stand = s’ils tiennent
expected-losses-own-enemy = pertes attendues : { $own } à vous, { $enemy } en face
the-best-of-ways = , le meilleur de { $ways } chemins
legs = { $legs ->
    [one] 1 étape
   *[other] { $legs } étapes
}
arrives = { $percent } % d’arriver
left-over = il en reste { $left }
the-way-ends-there = Le chemin finit là
# ways.ts
risk-comes = { $risk } à { $where } par ceux de { $whence }
within-reach = { " " }À portée : { $told }.

ways-to = Chemins vers { $title }
it-ends-there = il finit là
go-there = Y aller
then-stay = puis { $stay }
the-map-could-not-be = La carte n’a pas pu être chargée ({ $status }).
fold = Replier
unfold = En voir plus
or = { " " }ou{ " " }
all-of-these = Tous
beyond-the-edge = Au-delà du bord de la carte
out-of-sight = { $count } hors de vue : { $places }
how-many = { $words } : de { $least } à { $most }
one-less = Un de moins
one-more = Un de plus

# plain/
plain-map = Carte : les flèches vont d’un lieu à l’autre, Entrée choisit. { $places } peuvent être choisis.
plain-facts = Ce que tout le monde peut savoir
plain-nobody = Personne
plain-held-by = tenu par { $side }
plain-so-many = { $name } { $count }
plain-where = Choisissez un lieu.
plain-put-down = Choisir autre chose
plain-places = Lieux
plain-counters = Pions
plain-cards = Cartes
plain-no-cards = Vous n’avez pas de cartes.

# units/
role-legion = Légion
role-guard = Garde
role-heavy-infantry = Infanterie lourde
role-infantry = Infanterie
role-light-infantry = Infanterie légère
role-militia = Milice
role-warband = Guerriers
role-rebels = Rebelles
role-cavalry = Cavalerie
role-heavy-cavalry = Cavalerie lourde
role-cataphracts = Cataphractaires
role-horse-archers = Archers à cheval
role-elephants = Éléphants
role-leader = Chef
role-galley = Galères
role-transport = Navires de transport
role-train = Train
role-siege-engine = Engin de siège
role-garrison = Garnison
role-fort = Fort
role-townsfolk = Citadins
role-court = Cour
