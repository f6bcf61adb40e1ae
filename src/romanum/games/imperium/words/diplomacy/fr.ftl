# Imperium Romanum en français : négociations, alliances, permissions des alliés.

do-talk = Écrire : { $power }
do-agree = Accepter l’offre ({ $power })
do-decline = Décliner la proposition ({ $power })
do-withdraw-offer = Retirer votre proposition ({ $power })
do-propose = Le proposer
do-tear-up = Le déchirer
do-offer-alliance = Une alliance pour ce mois
do-offer-truce = La paix là où nous partageons un hexagone
do-offer-talents = Donner { $number ->
    [one] { $number } talent
   *[other] { $number } talents
  } ({ $power } à { $power2 })
do-want-talents = Demander { $number ->
    [one] { $number } talent
   *[other] { $number } talents
  } ({ $power } à { $power2 })
do-offer-at = Quelque chose à vous à { $place }
do-want-at = Quelque chose à eux à { $place }
do-cede-unit = Encore un { $kind }
do-cede-units = Toutes les unités qui y sont
do-lend-units = Toutes les unités qui y sont, prêtées pour ce mois
do-cede-city = La cité
do-cede-fort = Le fort
do-elsewhere = Assez de ce lieu
do-offer-captive = Libérer { $leader }
do-want-captive = Demander la liberté : { $leader }
do-offer-grain = Votre blé pour ce mois
do-want-grain = Leur blé pour ce mois
do-promise-peace = Promettre de ne pas attaquer
do-want-peace = Qu’ils promettent de ne pas attaquer
do-promise-attack = Promettre d’attaquer : { $power }
do-want-attack = Qu’ils promettent d’attaquer : { $power }
do-free-captive = Rendre la liberté : { $leader }
do-fund = Donner { $number ->
    [one] { $number } talent
   *[other] { $number } talents
  } ({ $power } à { $power2 })
do-always = Oui, tout ce mois
do-borrow = Demander les unités à { $place }
do-reclaim = Reprendre vos unités à { $place }

why-ally-refuses = Votre allié ne vous laisse pas vous empiler avec lui à { $place }.

ask-parley = Diplomatie : { $offers ->
    [0] à qui écrivez-vous ?
    [one] une proposition attend votre réponse
   *[other] { $offers } propositions attendent votre réponse
  }
ask-draft = Conditions ({ $partner }) : { $number ->
    [0] aucune encore
    [one] une jusqu’ici
   *[other] { $number } jusqu’ici
  }
ask-part-in-peace = L’alliance a pris fin ({ $partner }) : rester en paix là où vous partagez un hexagone ?
ask-give-leave = Un allié demande une permission ({ $partner }) : { $what ->
    [units] déplacer vos unités
    [stacking] s’empiler avec vous
    [leader] l’aide de votre chef
    [joint-attack] attaquer ensemble
    [siege] être assiégé dans votre cité
    [passage] monter à bord de vos flottes
    [port] se ravitailler par votre port
    [train] se ravitailler à votre train
    [replenishment] refaire ses trains sur vos terres
   *[handover] des points de ravitaillement ou un train
  }

event-envoys = Envoyés : { $power } à { $partner }.
event-term = Lettre : { $power } à { $partner }.
event-term-known = { $power } à { $partner } : { $way ->
    [offers] offre
   *[wants] demande
  } { $what ->
    [alliance] une alliance
    [truce] la paix là où l’on partage un hexagone
    [talents] { $number ->
        [one] { $number } talent
       *[other] { $number } talents
      }
    [units] { $number } x { $kind } à { $place }
    [stack] toutes les unités à { $place }
    [loan] le prêt de toutes les unités à { $place }
    [city] { $city }
    [fort] le fort à { $place }
    [captive] la liberté pour { $leader }
    [grain] du blé
    [peace] une promesse de paix
   *[attack] une promesse d’attaque : { $target }
  }.
event-agrees = Accord : { $power } et { $partner }.
event-declines = { $power } : proposition déclinée ({ $partner }).
event-withdraws = { $power } : proposition retirée ({ $partner }).
event-offer-void = Ce qui était proposé n’est plus possible : { $partner } à { $power }.
event-allied = Alliance pour ce mois : { $power } et { $partner }.
event-alliance-lapses = L’alliance a pris fin : { $power } et { $partner }.
event-parts-in-peace = En paix là où ils partagent un hexagone : { $power } et { $partner }.
event-talents-given = { $number ->
    [one] { $number } talent donné
   *[other] { $number } talents donnés
  } : { $power } à { $partner }.
event-units-given = Unités données à { $place } : { $power } à { $partner }.
event-units-lent = Unités prêtées à { $place } : { $power } à { $partner }.
event-units-reclaimed = { $power } : unités reprises à { $place }.
event-fort-given = Le fort à { $place } est donné ({ $power }).
event-captive-freed = Libre à { $place } ({ $power }) : { $leader }.
event-promise = Parole donnée : { $power } à { $partner }.
event-promise-known = Promesse, { $power } à { $partner } : { $what ->
    [peace] la paix
   *[attack] une attaque, { $target }
  }.
event-put-ashore = { $power } : unités déposées à terre à { $place }.
event-adrift = { $power } : unités à la dérive en mer (dé { $die }).
event-leave = Réponse à une demande de permission ({ $power }, pour { $partner }) : { $what ->
    [units] déplacer des unités
    [stacking] s’empiler ensemble
    [leader] l’aide d’un chef
    [joint-attack] attaquer ensemble
    [siege] être assiégé dans une cité
    [passage] monter à bord de flottes
    [port] se ravitailler par un port
    [train] se ravitailler à un train
    [replenishment] refaire des trains
   *[handover] des points de ravitaillement ou un train
  }: { $granted ->
    [yes] oui
   *[no] non
  }.
