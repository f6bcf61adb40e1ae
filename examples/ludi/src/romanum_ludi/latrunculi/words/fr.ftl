about-blurb = Des soldats de verre sur un damier, blancs contre noirs : le jeu d’esprit des officiers et des poètes romains, où est perdu celui qui a un ennemi de chaque côté.
about-feel = Calme et tranchant, sans dés : qui s’avance pour prendre se tient là où il peut être pris.
scenario-acies = En ligne
scenario-acies-help = Douze hommes de chaque côté sur trois rangs espacés ; on commence aussitôt.
scenario-acies-teaches = Deux lignes qui se rencontrent : soutenir un homme avancé et sauter dans le dos de l’ennemi.
scenario-castra = Tour à tour
scenario-castra-help = Douze hommes de chaque côté, posés un par un avant le premier pas.
scenario-castra-teaches = Un ordre de bataille à vous : douze hommes posés contre un autre qui fait de même.
scenario-manipulus = Un manipule
scenario-manipulus-help = Huit hommes de chaque côté sur un rang : une partie courte.
scenario-manipulus-teaches = Pas, sauts, liens et secours avec peu d’hommes, en un quart d’heure.
name-white = Blanc
name-black = Noir
name-men = hommes

event-round = La manche { $round } commence.
event-placed = { $seat } pose un homme en { $square }.
event-step = { $seat } va de { $origin } à { $square }.
event-leap = { $seat } saute de { $origin } à { $square }.
event-bound = { $seat } lie l’homme en { $square } ({ $loser }).
event-freed = L’homme en { $square } est libre ({ $seat }).
event-taken = { $seat } prend l’homme en { $square } ({ $loser }) : il en reste { $left }.
event-beaten = { $seat } n’a plus assez d’hommes pour continuer.
event-shut-in = { $seat } ne peut plus rien faire.
event-quiet = Depuis { $turns } tours personne n’a été pris : Blanc a { $white ->
    [one] { $white } homme
   *[other] { $white } hommes
  }, Noir { $black }.

ask-placing = { $seat } pose un homme ; il en reste { $men } à poser. Où ?
ask-command = Que fait { $seat } ?
ask-leaping = L’homme en { $square } saute-t-il encore ({ $seat }) ?

do-place = Poser un homme en { $square }
do-step = Aller de { $square } à { $square2 }
do-leap = Sauter de { $square } à { $square2 }
do-take = Prendre l’homme en { $square }
do-halt = S’arrêter ici

why-occupied = Quelqu’un se tient en { $square }.
why-placing-first = On pose d’abord tous les hommes : il vous en reste { $men }.
why-all-placed = Tous les hommes sont posés.
why-too-far = Un homme va sur la case voisine, ou saute par-dessus un homme sur la case derrière.
why-not-yours = Vous n’avez pas d’homme en { $square }.
why-bound = Votre homme en { $square } est lié et ne peut bouger.
why-between = En { $square }, votre homme serait entre deux ennemis sans lier personne.
why-nobody-to-leap = Il n’y a personne en { $square } par-dessus qui sauter.
why-in-a-ring = Votre homme s’est déjà tenu en { $square } pendant ce tour.
why-leap-on = Votre homme en { $square } saute : il saute encore ou s’arrête.
why-no-enemy = Aucun ennemi ne se tient en { $square }.
why-not-bound = L’ennemi en { $square } n’est pas lié.

how-beaten = Il reste un homme au plus : { $loser }.
how-shut-in = Plus aucun coup : { $loser }.
how-more = Plus d’hommes quand personne ne prenait plus : { $men } d’avance.
how-even = Il reste { $men ->
    [one] { $men } homme
   *[other] { $men } hommes
  } à chacun.

topic-bonds = Hommes liés et pris

part-men = hommes
part-free = hommes libres

screen-turn = Manche { $number }
screen-turn-ends = Fin de la manche { $number }
screen-went-step = { $side } va de { $from } à { $to }.
screen-went-leap = { $side } saute de { $from } à { $to }.
tip-Command = Avancez, sautez ou prenez un homme lié.
    .text = Deux hommes libres avec un ennemi entre eux le lient. Au tour suivant on peut le prendre, s’il est encore lié.
tip-Placing = Posez vos hommes.
    .text = Posez-les pour qu’ils se soutiennent. Personne n’est lié avant que tous soient posés.
