# Imperium Romanum en français : la mer : rounds, traversées, embarquements, débarquements, l’hiver en mer.

do-minors = Les puissances mineures
do-sail = Appareiller depuis { $place }
do-stay-behind = Reste : { $kind }
do-embark = À bord : { $kind }
do-embark-all = À bord tous ceux qui y trouvent place
do-embark-leader = À bord : { $leader }
do-set-ashore = À terre : { $leader }
do-land = Débarquer à { $place }
do-keep-aboard = Reste à bord : { $kind }
do-stay-aboard = Reste à bord : { $leader }
do-welcome = Prendre à bord des unités ({ $power })
do-engage = Attaquer les flottes ({ $power })
do-hunt = Donner la chasse : { $leader }
do-put-to-sea = Prend la mer : { $leader }
do-roll-together = Un jet pour toutes
do-roll-singly = Un jet par flotte
do-overboard = Perdu : { $kind }

ask-hold-back = Vous pouvez agir le premier en mer. Vous réserver pour une place plus tard ?
ask-step-in = { $power } : prochain en mer. Vous intercaler avant ?
ask-whose-segment = Laquelle de vos puissances agit maintenant en mer ?
ask-sailing = Opérations navales : { $fleets ->
    [one] une flotte peut encore appareiller
   *[other] { $fleets } flottes peuvent encore appareiller
  }.
ask-whose-fleet = La flotte de qui appareille depuis { $place } ?
ask-voyage = À { $place } avec encore { $left } PM : vers où ?
ask-boats = Qui va à terre à { $place } ?
ask-follow = Qui suit à terre à { $place } ?
ask-weather = Hiver en mer à { $place } : des flottes se perdent jusqu’à { $limit }. Un jet, ou un chacune ?
ask-overboard = Qui est perdu à { $place } ?{ $halves ->
    [0] {""}
    [one] {" "}La moitié d’un équivalent de légion ne trouve pas place.
   *[other] {" "}{ $halves } moitiés d’équivalent de légion ne trouvent pas place.
  }
ask-away-to-sea = Les flottes quittent { $place } : vers où ?

why-no-sea-way = Aucune flotte ne peut naviguer d’ici à { $place }.
why-too-far-at-sea = { $place } coûte { $cost } PM, et il en reste { $left }.
why-locked-in = Un blocus les retient à { $place } : battez-le d’abord en mer.
why-beyond-range = { $place } est trop loin des repaires des pirates.
why-leaves-crew = Des pirates à terre à { $place } resteraient sans navire.
why-not-with-patron = Les pirates et les forces du joueur qui les déplace ne se joignent pas à { $place }.
why-enemies-ashore = Des ennemis sont à { $place }.
why-nobody-lands = Personne à bord ne peut débarquer à { $place } : contre des ennemis, l’infanterie seule le fait.
why-no-mp-to-land = Débarquer à { $place } coûte { $cost } PM, et il en reste { $left }.
why-no-invasion-in-winter = Aucune invasion n’est possible en hiver, à { $place } ni ailleurs.
why-no-great-leader = Une invasion à { $place } veut un chef de +2 ou +3 à bord.
why-ships-bar-landing = Des flottes ennemies devant { $place } doivent être battues avant que quelqu’un débarque.
why-locked-out = Un blocus les tient dehors à { $place } : battez-le d’abord en mer.
why-besieging-fleet = Une flotte ennemie assiège { $place } : personne ne peut y débarquer.
why-no-room-inside = { $place } n’accueille pas plus d’unités.

event-naval-die = { $power } : jet pour sa place en mer, { $die }.
event-holds-back = { $power } : on se réserve.
event-naval-segment = { $power } : à l’œuvre en mer.
event-sails = { $power } : une flotte navigue vers { $place } pour { $cost } PM.
event-lands = { $power } : débarquement à { $place }.
event-invades = { $power } : invasion à { $place } depuis la mer.
event-follows = { $power } : cavalerie et trains suivent à terre à { $place }.
event-no-port = { $power } : une flotte n’a pas trouvé de port et se perd à { $place }.
event-naval-attrition = Hiver en mer à { $place } : { $power }, dés { $dice }, des navires se perdent jusqu’à { $limit } : { $lost ->
    [0] aucun n’est perdu
    [one] un est perdu
   *[other] { $lost } sont perdus
  }.
event-leaves-port = { $power } : des flottes quittent { $place }.
event-crosses = Traversée vers { $place } pour { $cost } PM : { $leader }.
event-leader-at-sea = { $leader } sur une mer d’hiver : dé { $die }, perdu jusqu’à { $limit } : { $lost ->
    [yes] il se noie
   *[no] il arrive
  }.
event-leader-hunted = { $power } : chasse à { $place } ({ $leader }) : dé { $die }, { $lost ->
    [yes] et il est pris
   *[no] en vain
  }.
