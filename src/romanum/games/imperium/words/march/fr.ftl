# Imperium Romanum en français : marches, interceptions, forts de campagne.

do-march = Marcher depuis { $place }
do-activate = Nourrir et faire marcher une partie de ceux à { $place }
do-leave = Laisser { $kind }
do-bring = Emmener { $kind }
do-only-legions = Seules partent les légions
do-leave-half = Laisser la moitié de chaque genre
do-garrison = { $number ->
    [one] Laisser une garnison d’une unité
   *[other] Laisser une garnison de { $number } unités
  }
do-leave-leader = Laisser { $leader }
do-bring-leader = Emmener { $leader }
do-take-leader = Prendre en chemin { $leader }
do-force-march = Marche forcée : { $leader }
do-by-boat = En bateau par le fleuve : { $river }
do-urge = Presser les trains : { $leader }
do-drop = Déposer ici { $kind }
do-drop-leader = Reste ici : { $leader }
do-lose-on-march = Reste en arrière : { $kind }
do-intercept = Intercepter : { $leader }
do-overrun = Les renverser
do-give-battle = Livrer bataille
do-fortify = Bâtir à { $place }
do-dig = Se retrancher
do-raze = Raser le fort

ask-campaign = Mouvement terrestre : { $places ->
    [0] il n’y a plus personne à déplacer
    [one] des unités en un lieu peuvent encore bouger
   *[other] des unités en { $places } lieux peuvent encore bouger
  }.
ask-who-marches = Les unités de qui marchent ?
ask-choosing = Qui à { $place } doit marcher et mange maintenant ?
ask-muster = Qui part, qui reste à { $place } ?
ask-march = À { $place }{ $left ->
    [0] {""}
   *[other] {" "}avec encore { $left } PM
  } : vers où ?
ask-stragglers = Qui reste en arrière à { $place } ?
ask-interception = Un ennemi arrive à { $place } ({ $power }) : qui intercepte ?
ask-called = Qui vient à { $place } ?{ $needed ->
    [0] {""}
   *[other] {" "}Le dé doit montrer { $needed } ou plus.
  }
ask-ride-down = De faibles ennemis à { $place } : les renverser ?
ask-levels = Combien de niveaux à { $place }, à { $cost ->
    [one] { $cost } talent
   *[other] { $cost } talents
  } chacun ?

why-cannot-march = Personne ne part depuis { $place } : { $why ->
    [moved] ils ont bougé
    [hungry] ils sont sans ravitaillement
    [besieged] ils sont assiégés
    [held] ils ne peuvent bouger par terre ce mois
    [landed] ils ont débarqué contre un ennemi
    [building] ils travaillent à un fort
    [raw] ils sont encore à l’instruction
    [aboard] ils sont à bord de la flotte d’un allié
    [lent] ils sont prêtés à un allié
    [inactive] leur puissance n’est pas active
    [disloyal] ils ne suivent qu’un chef à eux
   *[none] personne à vous ne s’y trouve
}.
why-no-way = Aucun chemin ne mène à { $place } ({ $why ->
    [mountain] des montagnes
    [lake] un lac
    [all-sea] la mer
   *[away] ce n’est pas à côté
  }).
why-off-the-river = Les bateaux n’arrivent pas à { $place }.
why-fleet-bars = Une flotte ennemie barre le passage de l’eau vers { $place }.
why-neutral-apart = Des unités neutres sont à { $place } ({ $power }), et celles d’une puissance neutre ne s’empilent jamais avec d’autres.
why-too-dear = { $place } coûte { $cost } PM, et il en reste { $left }.
why-too-far = { $place } est à { $cost } PM par le chemin le moins cher, et il en reste { $left }.
why-no-way-by-land = Aucun chemin ne mène par terre à { $place }.
why-too-far-sail = { $place } est à { $cost } PM par terre, et il en reste { $left } : la flotte ({ $fleet }) les y porterait plus vite.
why-over-the-sea-with = { $water ->
    [yes] Seuls les navires vont à { $place }
   *[no] { $place } est au-delà de la mer
} : embarquez sur la flotte ({ $fleet }).
why-over-the-sea-from = { $water ->
    [yes] Seuls les navires vont à { $place }
   *[no] { $place } est au-delà de la mer
}, et vous n’avez pas de flotte : on peut en construire une et y embarquer au port ({ $port }).
why-no-way-by-sea = Aucun chemin ne mène par mer à { $place }.
why-no-interception = Il ne peut pas intercepter là : { $leader }.

event-sets-out = { $power } : départ depuis { $place }.
event-marches = { $power } : marche vers { $place } pour { $cost } PM.
event-force-march = Marche forcée : dé { $die }, sans risque jusqu’à { $limit }.
event-trains-urged = On presse les trains{ $hurried ->
    [yes] {" "}: un PM de plus
   *[no] {" "}en vain
  } (dé { $die }).
event-called-unfed = { $power } : ceux qu’appelait { $leader } pour intercepter à { $place } sont sans ravitaillement, et personne n’y va.
event-interception = { $power } : { $leader } tente d’intercepter à { $place } : dé { $die } avec { $bonus } contre { $needed }, { $won ->
    [yes] et y est
   *[no] en vain
  }.
event-overruns = { $power } : ennemis renversés à { $place }.
event-builds-fort = { $power } : fort à { $place }, { $levels ->
    [one] un niveau bâti
   *[other] { $levels } niveaux bâtis
  }.
event-razes-fort = { $power } : le fort à { $place } est rasé.

ask-lay-waste = { $power } : quel hexagone dévaster ? Il en reste : { $number }.
event-laid-waste = { $power } : { $place } est dévasté ; personne n’y fourrage.
