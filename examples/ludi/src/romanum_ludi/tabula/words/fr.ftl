about-blurb = Trente pions, trois dés et vingt-quatre flèches : la course dont le backgammon est le petit-fils, telle que l’empereur Zénon la jouait à Constantinople vers 480, et comment un seul jet l’a perdu.
about-feel = Vif et cruel : les deux camps courent dans le même sens, et chaque jet doit être joué, quoi qu’il en coûte.
scenario-zeno = Le jet de l’empereur
scenario-zeno-help = La partie de Zénon, vers 480, à partir de son fameux jet de 2, 5 et 6.
scenario-zeno-teaches = Les flèches fermées, les pions seuls et l’obligation de jouer tout le jet, au milieu d’une partie.
scenario-tabula = Tabula
scenario-tabula-help = Une partie entière, tous les pions dehors.
scenario-tabula-teaches = Toute la course : entrer, fermer des flèches à deux, frapper et ramener tous ses pions.
name-white = Blanc
name-black = Noir
name-outside-white = Blanc dehors
name-outside-black = Noir dehors
name-home-white = Blanc arrivé
name-home-black = Noir arrivé
name-home = arrivés
name-pips = encore à parcourir
name-man = pion
name-unhit = qu’aucun des vôtres ne soit frappé

event-throw = { $seat } jette { $dice }.
event-enter = { $seat } fait entrer un pion en { $point }.
event-move = { $seat } va de { $origin } à { $point }.
event-hit = { $seat } frappe un pion en { $point } ({ $loser }).
event-off = { $seat } sort un pion de { $point } : { $home } arrivés.
event-lost = { $seat } ne peut pas jouer { $lost }.
event-home = Tous les pions sont arrivés ({ $seat }).
event-long = Après { $turns } tours, on arrête : il reste { $white ->
    [one] { $white } flèche
   *[other] { $white } flèches
  } à Blanc, { $black } à Noir.

ask-man = { $seat } doit jouer { $dice }. Quel pion avance ?

do-enter = Entrer en { $point }
do-move = De { $point } à { $point2 }
do-off = Sortir de { $point } avec un { $number }

why-no-die = Il y faudrait un { $die }, et il reste { $dice } à jouer.
why-no-way = Aucun dé n’y mène seul. Il reste { $dice } : qui en emploie plusieurs avance dé par dé.
why-nobody-outside = Aucun de vos pions n’est dehors.
why-nobody-there = Vous n’avez pas de pion en { $point }.
why-enter-first = { $men ->
    [one] Un de vos pions a été frappé et doit
   *[other] { $men } de vos pions ont été frappés et doivent
} rentrer d’abord.
why-first-half = { $point } est dans la seconde moitié, et il vous reste { $men ->
    [one] un pion
   *[other] { $men } pions
} à faire entrer.
why-not-gathered = { $men ->
    [one] Un de vos pions n’est
   *[other] { $men } de vos pions ne sont
} pas encore dans le dernier quart.
why-farther-back = Ce dé est plus haut qu’il ne faut, et un de vos pions est plus en arrière, en { $point }.
why-closed = { $point } est fermée : { $men } pions ennemis s’y trouvent.
why-whole-throw = Ensuite on pourrait jouer moins de vos dés ({ $dice }), et il faut en jouer autant que possible.

how-home = Tous les pions arrivés ; il en reste { $men } à l’autre camp.
how-ahead = { $pips ->
    [one] { $pips } flèche
   *[other] { $pips } flèches
  } d’avance quand on a arrêté.
how-even = Il reste { $pips ->
    [one] { $pips } flèche
   *[other] { $pips } flèches
  } à chacun.

topic-hits = Pions frappés
topic-throws = Jets

part-home = pions arrivés
part-pips = flèches parcourues
part-blots = pions ensemble

screen-turn = Jet { $number }
screen-turn-ends = Fin du jet { $number }
screen-went-move = { $side } va de { $from } à { $to }.
tip-Man = Choisissez un pion et où il va.
    .text = Chaque dé se joue à part. Deux pions ou plus tiennent une flèche ; un pion seul peut être frappé et repart du début.
