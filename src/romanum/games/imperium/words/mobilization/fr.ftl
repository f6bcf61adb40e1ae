# Imperium Romanum en français : impôts, mobilisation, remplacements, flottes en chantier.

do-muster = Lever des unités en { $province }
do-raise = Lever { $kind } à { $place }
do-raise-raw = Lever { $kind } à { $place } sans instructeur
do-lay = Mettre une flotte en chantier à { $place }
do-lay-with = Mettre une flotte en chantier à { $place }, son équipage compté comme { $type }
do-rebuild-militia = Refaire { $number ->
    [one] un point de milice
   *[other] { $number } points de milice
  }
do-resume = Reprendre la flotte à { $place }
do-again = Comme l’an dernier
do-cross-out = Rayer la dernière ligne
do-restore = Rétablir { $kind } à { $place }
do-keep-fort = Payer le fort à { $place }
do-stop-work = Arrêter le travail d’une flotte à { $place }
do-scrap = Abandonner une flotte en chantier à { $place }
do-man-ashore = { $kind } à { $place } devient infanterie

ask-mobilization = Mobilisation : { $talents ->
    [one] il reste un talent
   *[other] il reste { $talents } talents
  }, { $written ->
    [0] rien n’est encore écrit
   *[other] écrit : { $lines }
  }. { $province ->
    [nobody] Dans quelle province ?
   *[other] On lève des unités en { $province }.
  }
ask-restoring = { $power } : { $points ->
    [one] { $points } point de remplacement
   *[other] { $points } points de remplacement
  } : quelles unités reviennent ?
ask-leader-back = Un chef est de retour ({ $leader }) : avec quelles unités ?
ask-upkeep = { $number ->
    [one] Un fort est désert
   *[other] { $number } forts sont déserts
  } : pour lequel payer ?
ask-take-fleet = Une flotte inachevée est à { $place } : la reprendre ?
ask-stop-work = { $number ->
    [one] Une flotte est
   *[other] { $number } flottes sont
  } en chantier : arrêter le travail, et avoir l’équipage comme infanterie ?
ask-crew-ashore = L’équipage à { $place } vient à terre : dans quelle cité ?
ask-keep-fleet = Garder en attente la flotte inachevée à { $place } ?

why-too-few-talents = Cela coûte { $cost ->
    [one] { $cost } talent
   *[other] { $cost } talents
  }, et il en reste { $left }.
why-too-few-points = Cela coûte { $cost ->
    [one] { $cost } point de remplacement
   *[other] { $cost } points de remplacement
  }, et il en reste { $left }.
why-no-counter = Tous les pions { $type } de ces couleurs sont en jeu.
why-limit-reached = On ne peut plus lever de { $type } en { $province } cette année.
why-trains-and-leaders = On ne lève pas plus de trains qu’il n’y a de chefs sur la carte, { $leaders }.
why-trains-enough = Seize trains sont déjà en jeu.
why-no-city = { $place } n’est pas une cité : on n’y lève que des trains.
why-city-full = { $place } accueille { $most } nouvelles unités dans cette phase.
why-no-trainer = Aucun vétéran à { $place } ne peut instruire { $kind }.
why-no-crew = Il ne reste pas d’équipage pour une flotte en { $province }.
why-yard-full = On ne peut commencer plus de { $most ->
    [one] { $most } flotte
   *[other] { $most } flottes
  } à { $place } dans cette phase.
why-sheet-full = La feuille est pleine.
why-nothing-to-repeat = Il n’y a rien à refaire, ou la feuille n’est pas vide.
why-nothing-to-raise = On ne peut plus rien lever en { $province }.
why-nothing-written = Rien n’est encore écrit.
why-enough-struck = On a assez rayé dans cette phase.
why-enough-looks = Levez quelque chose, ou terminez.
why-militia-too-dear = Milice en { $province } : on peut payer { $number ->
    [one] { $number } point
   *[other] { $number } points
  }.

event-taxes = { $power } : { $talents ->
    [one] { $talents } talent
   *[other] { $talents } talents
  } d’impôts, maintenant { $now }.
event-leader-called = { $leader } ({ $power }) peut revenir : dé { $die }, il faut { $needed } ou moins, { $back ->
    [yes] et il revient
   *[no] et il ne revient pas
  }.
event-leader-back = De retour à { $place } : { $leader }.
event-fort-deserted = { $power } : le fort désert à { $place } n’est plus.
event-restores = { $power } : unités rétablies à { $place }.
event-restores-known = { $power } : rétablies à { $place } : { $units }.
event-pool-divided = { $area } : pas assez de { $type } pour tous ; les dés donnent les derniers : { $powers }.
event-raises = { $power } : unités levées à { $place }.
event-raises-known = { $power } : levées à { $place } : { $units }.
event-lays-down = { $power } : { $number ->
    [one] une flotte mise
   *[other] { $number } flottes mises
  } en chantier à { $place }.
event-resumes = { $power } : une flotte est reprise à { $place }.
event-drills = { $power } : la milice est refaite en { $province }.
event-launched = { $power } : une flotte est lancée à { $place }.
event-crew-ashore = { $power } : le travail d’une flotte s’arrête ; son équipage est infanterie à { $place }.
event-keel-taken = { $power } : une flotte inachevée est prise à { $place }{ $lost ->
    [yes] , et elle brûle
   *[no] {""}
  } (dé { $die }).
event-keel-delayed = { $power } : la flotte prise à { $place } sera prête { $delay ->
    [0] à temps
    [one] un mois plus tard
   *[other] { $delay } mois plus tard
  } (dé { $die }).
event-scrapped = { $power } : une flotte en chantier est abandonnée à { $place }.
event-fleet-ashore = { $power } : une flotte met ses hommes à terre à { $place }.
