# Imperium Romanum en français : combats en mer.

do-sail-against = Intercepter depuis { $place }
do-stay-in-port = Reste au port : { $kind }
do-take-aboard = Prendre à bord { $kind }
do-come-aboard = À bord : { $leader }
do-put-out = Sortir ensemble
do-put-out-singly = Sortir une à une
do-best-leader = Le meilleur chef commande
do-sink = Coule : { $kind }
do-drown = Perdu : { $kind }
do-flee = Vers { $place }

ask-sea-interception = Une flotte va à { $place } ({ $power }) : intercepter ?
ask-more-interceptors = Plus de flottes contre l’ennemi ({ $power }) à { $place } ?
ask-sortie = Depuis { $place } vers { $to } : qui sort ?{ $needed ->
    [0] {""}
   *[other] {" "}C’est à { $distance } PM, et le dé doit montrer { $needed } ou plus.
  }
ask-into-port = L’ennemi ({ $enemy }) attaque à { $place } : rentrer au port ?
ask-admiral = Qui commande à { $place } ?
ask-sinking = { $left ->
    [one] Une flotte est perdue
   *[other] { $left } flottes sont perdues
  } à { $place } : laquelle ?
ask-drowning = Il reste trop peu de navires à { $place } : qui est perdu ?
ask-where-to = Battu à { $place } : vers où ?

why-no-sea-interception = Aucune flotte à { $place } ne peut intercepter là.

event-sea-interception = { $power } : { $fleets ->
    [one] une flotte
   *[other] { $fleets } flottes
  } depuis { $port } contre l’ennemi à { $place } : dé { $die } avec { $bonus } contre { $distance } PM, { $won ->
    [yes] et { $fleets ->
        [one] elle y est
       *[other] elles y sont
      }
   *[no] en vain
  }.
event-withdraws-into-port = { $power } : repli dans le port à { $place }.
event-sea-battle = Attaque en mer à { $place } : { $power } contre { $enemy }.
event-sea-combat = { $power } ({ $attack }) contre { $enemy } ({ $defence }) à { $place }, { $ratio } : dé { $die }, en tout { $total } ; pertes de l’attaquant : { $lost ->
    [0] aucune flotte
    [one] une flotte
   *[other] { $lost } flottes
  }, de l’adversaire : { $enemy_lost ->
    [0] aucune
    [one] une
   *[other] { $enemy_lost }
  } ; { $winner ->
    [nobody] personne ne gagne
   *[other] vainqueur : { $winner }
  }.
event-flees-at-sea = { $power } : ce qui flotte encore fuit depuis { $place } vers { $to }.
