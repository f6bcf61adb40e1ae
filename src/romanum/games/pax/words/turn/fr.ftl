# Pax Romana en français : le tour : phases, activations, talents, unités levées et bâties, pourparlers, points.

# ---- ce qui s’est passé

event-game-turn = Tour { $turn }, { $years } av. J.-C.
event-phase = { $phase ->
    [income] Phase des revenus
    [maintenance] Phase d’entretien
    [removal] Phase de retrait
    [leaders] Phase du choix des chefs
    [manpower] Phase des effectifs
    [activation] Phase des activations
    [attrition] Phase d’attrition et d’isolement
    [victory] Phase de victoire
   *[order] Phase de l’ordre de jeu
  }.
event-arrives = { $side } : arrivée à { $place }.
event-removal = Chefs, milices, mercenaires et envahisseurs quittent la carte.
event-play-order = Ordre du premier round : { $order }.
event-order-roll = Égalité ({ $powers }), jet : { $dice }.
event-event-marker = Un marqueur d’événement est pioché.
event-pontus-marker = Le marqueur du Pont est pioché.
event-silent = { $power } : plus d’activation dans ce tour.
event-activation = Activation { $number } : { $power }.
event-forfeits = { $power ->
    [greece] La Grèce
    [the_east] L’Orient
    [macedon] La Macédoine
   *[other] { $power }
  } laisse passer son marqueur.
event-operation = { $power } : { $operation ->
    [expansion] Expansion
   *[recruitment] Recrutement
  }.
event-disbands = { $power ->
    [greece] La Grèce
    [the_east] L’Orient
    [macedon] La Macédoine
   *[other] { $power }
  } licencie { $unit } à { $place }.
event-builds = { $power } à { $place } : { $what ->
    [town] une ville est bâtie
    [city] la ville devient cité
   *[repair] les murs sont réparés
  } (points de muraille : { $walls }).
event-hires = { $power ->
    [greece] La Grèce
    [the_east] L’Orient
    [macedon] La Macédoine
   *[other] { $power }
  } engage { $number } { $unit } à { $place }.
event-raises = { $power ->
    [greece] La Grèce
    [the_east] L’Orient
    [macedon] La Macédoine
   *[other] { $power }
  } lève { $number } { $unit } à { $place }.
event-rebuilds = { $power ->
    [greece] La Grèce
    [the_east] L’Orient
    [macedon] La Macédoine
   *[other] { $power }
  } reconstitue { $unit } à { $place }.
event-garrisoned = { $power } : { $number ->
    [one] une unité réduite devient garnison
   *[other] { $number } unités réduites deviennent garnisons
  } à { $place }.
event-lets-go = { $power ->
    [greece] La Grèce
    [the_east] L’Orient
    [macedon] La Macédoine
   *[other] { $power }
  } abandonne { $number } { $unit } à { $place }.
event-leaders-drawn = { $power ->
    [greece] La Grèce
    [the_east] L’Orient
    [macedon] La Macédoine
   *[other] { $power }
  } pioche { $number ->
    [one] un chef
   *[other] { $number } chefs
  }.
event-leaders-drawn-known = { $power ->
    [greece] La Grèce
    [the_east] L’Orient
    [macedon] La Macédoine
   *[other] { $power }
  } pioche : { $leaders }.
event-stationed = Commandement à { $place } : { $leader }.
event-objective-swapped = { $power ->
    [greece] La Grèce
    [the_east] L’Orient
    [macedon] La Macédoine
   *[other] { $power }
  } pioche un autre objectif à la place du dernier.
event-objective-returned = { $power ->
    [greece] La Grèce
    [the_east] L’Orient
    [macedon] La Macédoine
   *[other] { $power }
  } rend un objectif.
event-objective-claimed = { $power ->
    [greece] La Grèce
    [the_east] L’Orient
    [macedon] La Macédoine
   *[other] { $power }
  } revendique l’objectif { $objective } : { $vp ->
    [0] { $gop } PG
   *[other] { $vp } PV
  }.
event-points = { $power } : { $gop } PG ({ $by_gop } PV), { $cvp } PCiv ({ $by_cvp } PV), objectifs { $objectives } PV : { $points } PV, maintenant { $total }.
event-game-over = { $winners } : { $how ->
    [at-once] victoire immédiate
    [automatic] victoire automatique
    [scenario] les conditions du scénario sont remplies
    [gop] le plus de points géographiques
    [provinces] le plus de provinces
   *[vp] le plus de points de victoire
  }.
event-united = { $power ->
    [greece] La Grèce
    [the_east] L’Orient
    [macedon] La Macédoine
   *[other] { $power }
  } ne sera plus qu’un royaume.
event-attends = { $power ->
    [greece] La Grèce
    [the_east] L’Orient
    [macedon] La Macédoine
   *[other] { $power }
  } vient à la rencontre.
event-stays-away = { $power ->
    [greece] La Grèce
    [the_east] L’Orient
    [macedon] La Macédoine
   *[other] { $power }
  } ne vient pas.
event-proposes = Proposition : { $power } à { $partner } ({ $number ->
    [one] une condition
   *[other] { $number } conditions
  }).
event-term = { $what ->
    [offer-talents] { $power ->
        [greece] La Grèce
        [the_east] L’Orient
        [macedon] La Macédoine
       *[other] { $power }
      } donne { $number }T
    [want-talents] { $partner ->
        [greece] La Grèce
        [the_east] L’Orient
        [macedon] La Macédoine
       *[other] { $partner }
      } donne { $number }T
    [offer-ships] { $power ->
        [greece] La Grèce
        [the_east] L’Orient
        [macedon] La Macédoine
       *[other] { $power }
      } donne { $number ->
        [one] { $number } escadre de galères
       *[other] { $number } escadres de galères
      } à { $place }
    [want-ships] { $partner ->
        [greece] La Grèce
        [the_east] L’Orient
        [macedon] La Macédoine
       *[other] { $partner }
      } donne { $number ->
        [one] { $number } escadre de galères
       *[other] { $number } escadres de galères
      } à { $place }
    [offer-hired] { $power ->
        [greece] La Grèce
        [the_east] L’Orient
        [macedon] La Macédoine
       *[other] { $power }
      } donne { $number ->
        [0] tout :
       *[other] { $number }
      } { $unit } à { $place }
    [want-hired] { $partner ->
        [greece] La Grèce
        [the_east] L’Orient
        [macedon] La Macédoine
       *[other] { $partner }
      } donne { $number ->
        [0] tout :
       *[other] { $number }
      } { $unit } à { $place }
    [offer-town] { $power ->
        [greece] La Grèce
        [the_east] L’Orient
        [macedon] La Macédoine
       *[other] { $power }
      } cède { $place }
    [want-town] { $partner ->
        [greece] La Grèce
        [the_east] L’Orient
        [macedon] La Macédoine
       *[other] { $partner }
      } cède { $place }
    [offer-card] { $power ->
        [greece] La Grèce
        [the_east] L’Orient
        [macedon] La Macédoine
       *[other] { $power }
      } donne une carte
    [want-card] { $partner ->
        [greece] La Grèce
        [the_east] L’Orient
        [macedon] La Macédoine
       *[other] { $partner }
      } donne une carte
    [show-objective] { $power ->
        [greece] La Grèce
        [the_east] L’Orient
        [macedon] La Macédoine
       *[other] { $power }
      } montre un objectif
    [offer-alliance] Alliance : { $power } et { $partner }
    [promise-peace] { $power ->
        [greece] La Grèce
        [the_east] L’Orient
        [macedon] La Macédoine
       *[other] { $power }
      } garde la paix
    [want-peace] { $partner ->
        [greece] La Grèce
        [the_east] L’Orient
        [macedon] La Macédoine
       *[other] { $partner }
      } garde la paix
    [promise-attack] { $power ->
        [greece] La Grèce
        [the_east] L’Orient
        [macedon] La Macédoine
       *[other] { $power }
      } attaque : { $target }
   *[want-attack] { $partner ->
        [greece] La Grèce
        [the_east] L’Orient
        [macedon] La Macédoine
       *[other] { $partner }
      } attaque : { $target }
  }.
event-names-card = { $partner ->
    [greece] La Grèce
    [the_east] L’Orient
    [macedon] La Macédoine
   *[other] { $partner }
  } apprend de quelle carte il s’agit.
event-names-card-known = La carte est { $card }.
event-speaks-of-objective = { $partner ->
    [greece] La Grèce
    [the_east] L’Orient
    [macedon] La Macédoine
   *[other] { $partner }
  } verrait de quel objectif il s’agit.
event-gives-card = Une carte passe : { $power } à { $partner }.
event-gives-card-known = { $card } passe : { $power } à { $partner }.
event-shows-objective = Un objectif se montre : { $power } à { $partner }.
event-shows-objective-known = L’objectif { $objective } se montre : { $power } à { $partner }.
event-agrees = Accord : { $power } et { $partner }.
event-disagrees = Pas d’accord : { $power } et { $partner }.
event-allied = Alliance pour ce tour : { $power } et { $partner }.
event-promises = Parole donnée, { $power } à { $partner } : { $what ->
    [peace] la paix pour ce tour
    [spare] épargner { $place }
   *[attack] attaquer : { $target }
  }.
event-offers-bribe = Pot-de-vin, { $power } à { $partner } : { $talents }T pour la paix à { $place }.
event-refuses-bribe = { $power ->
    [greece] La Grèce
    [the_east] L’Orient
    [macedon] La Macédoine
   *[other] { $power }
  } refuse les talents ({ $partner }).
event-turns-back = { $power ->
    [greece] La Grèce
    [the_east] L’Orient
    [macedon] La Macédoine
   *[other] { $power }
  } tient parole ({ $partner }) et épargne { $place }.
event-breaks-word = { $power ->
    [greece] La Grèce
    [the_east] L’Orient
    [macedon] La Macédoine
   *[other] { $power }
  } a rompu sa parole ({ $partner }).

# ---- questions

ask-toll = { $power } : payer { $toll }T à Rhodes pour que { $talents }T de plus rentrent ?
ask-payment = { $power } : payer { $talents }T pour l’activation ?
ask-operation = { $power } : quelle opération ? ({ $talents }T)
ask-expansion = { $power } : Expansion. Mouvements majeurs restants : { $majors }, mineurs : { $minors }.
ask-recruit = { $power } : lever des unités terrestres ou construire des navires ? ({ $talents }T)
ask-levy = { $power } : lever quoi, et où ? ({ $talents }T ; { $province })
ask-shipyard = { $power } : construire des navires où ? ({ $talents }T)
ask-manpower = { $power } : que lève-t-on dans ce tour ? Il reste { $talents }T.{ $province ->
    [nobody] { "" }
   *[other] { " " }Province des levées : { $province }.
  }
ask-maintenance = { $power } : l’entretien est de { $talents }T sur { $treasury }T. Qu’abandonne-t-on ?
ask-station = { $leader } : où commander ?
ask-duplicate = { $power } : vous avez déjà cet objectif. L’échanger ?
ask-return-objectives = { $power } : rendre des objectifs ?
ask-claims = { $power } : revendiquer un objectif ?
ask-mercenaries = { $power } : qui engagez-vous pour { $talents }T ? Cela donne { $light } ILg, { $cavalry } cavalerie ou { $heavy } ILd.
ask-hire-more = { $power } : des mercenaires viennent-ils aussi ailleurs ? ({ $talents }T)
ask-mercenaries-where = { $power } : où vont { $number } { $unit } ?
ask-invite = { $power } : qui est invité ?{ $number ->
    [0] {""}
   *[other] {" "}Jusqu’ici : { $invited }.
}
ask-attend = { $power } : { $caller ->
    [greece] la Grèce
    [the_east] l’Orient
    [macedon] la Macédoine
   *[other] { $caller }
  } convoque une rencontre. Venez-vous ?
ask-draft = { $power } : que proposez-vous ({ $partner }) ? { $number ->
    [one] Une condition jusqu’ici.
   *[other] { $number } conditions jusqu’ici.
  }
ask-consider = { $power } : { $partner ->
    [greece] la Grèce
    [the_east] l’Orient
    [macedon] la Macédoine
   *[other] { $partner }
  } vous fait une proposition ({ $number ->
    [one] une condition
   *[other] { $number } conditions
  }). Acceptez-vous ?
ask-give-card = { $power } : quelle carte donnez-vous ({ $partner }) ?
ask-free-talk = { $power } : ouvrez-vous des pourparlers ?
ask-bribe = { $power } : { $partner ->
    [greece] la Grèce
    [the_east] l’Orient
    [macedon] la Macédoine
   *[other] { $partner }
  } marche contre vous à { $place }. Offrez-vous des talents ?
ask-take-bribe = { $power } : { $partner ->
    [greece] la Grèce
    [the_east] l’Orient
    [macedon] la Macédoine
   *[other] { $partner }
  } offre { $talents }T. Les prenez-vous ?
ask-keep-word = { $power } : { $partner ->
    [greece] la Grèce
    [the_east] l’Orient
    [macedon] la Macédoine
   *[other] { $partner }
  } vous a payé pour épargner { $place }. L’épargnez-vous ?

# ---- pourquoi non

why-too-dear = Cela coûte { $talents }T ; le trésor a { $treasury }T.
why-no-minor-move = Il ne reste aucun Mouvement mineur.
why-in-a-fortress = { $place } est une forteresse de montagne.
why-has-a-town = { $place } a déjà une cité ou une ville.
why-not-controlled = { $place } n’est pas sous votre contrôle.
why-not-his-town = La ville à { $place } n’est pas à vous.
why-no-full-town = { $place } doit avoir une ville au complet ; elle a { $walls ->
    [one] { $walls } point de muraille
   *[other] { $walls } points de muraille
  }.
why-rome-hires-nobody = Rome n’engage jamais de mercenaires.
why-has-hired = Des mercenaires ont déjà été engagés dans cette activation.
why-above-maximum = Carthage ne peut dépasser son maximum d’effectifs de { $maximum } ; elle a { $units }.
why-recruitments-used = Recrutements que permet le scénario : { $number }.
why-nothing-to-raise = Rien ne peut être levé avec { $treasury }T.
why-nothing-here = Rien ne peut être levé maintenant ({ $province }).
why-isolated = { $province } : province coupée de chez vous.
why-isolated-unit = { $unit } à { $place } : unité coupée, et son genre ne se lève pas là.
why-not-raised-here = On ne lève pas cela à { $place } : { $unit }.
why-not-his-space = { $place } n’est pas sous votre contrôle.
why-elephants-alone = Les éléphants ont besoin d’unités de combat terrestres auprès d’eux à { $place }.
why-scenario-limit = Le scénario permet { $number } { $unit } en tout.
why-enemy-ships = Des navires ennemis sont à { $place }.
why-nothing-written = Rien n’est encore écrit.
why-sheet-full = La feuille est pleine ; rayez d’abord une ligne.
why-no-objectives-sold = Il ne se vend pas d’objectifs dans cette partie.
why-one-a-turn = Cela se fait une fois par tour.
why-objectives-enough = Vous avez déjà { $number } objectifs.
why-not-divided = Il n’y a pas deux royaumes à unir.
why-not-above-maximum = Vos unités ne dépassent pas le maximum d’effectifs de { $maximum }.
why-has-talked = Vous avez parlé dans cette activation.
why-no-duplicate = Vous n’en avez pas d’autre de la même lettre.
why-not-fulfilled = L’objectif { $objective } n’est pas rempli, ou déjà revendiqué.

# ---- comment cela a fini

how-at-once = par ce que demande le scénario
how-automatic = par victoire automatique
how-scenario = par ce que demande le scénario
how-vp = aux points de victoire
how-gop = aux points géographiques
how-provinces = au nombre de provinces

# ---- actions

do-pay = Payer le marqueur
do-forfeit = Le laisser passer
do-expansion = Expansion
do-recruitment = Recrutement
do-meeting = Convoquer une rencontre (gratuit) : des accords au lieu d’une opération
do-town = Bâtir une ville à { $place }
do-city = Faire une cité à { $place } ({ $unit })
do-repair = Ajouter { $number ->
    [one] { $number } point de muraille
   *[other] { $number } points de muraille
  } à { $place }
do-disband = Licencier { $unit } à { $place }
do-hire = Engager { $number } ILd mercenaires à { $place } (2T chacune)
do-hires = { $unit }
do-recruit-land = Unités terrestres
do-recruit-ships = Navires
do-muster = Lever : { $province }
do-raise = { $unit } à { $place }
do-build = Une escadre de galères à { $place }
do-rebuild = Reconstituer { $unit } à { $place }
do-engage = ILd mercenaires à { $place }
do-buy = Acheter un objectif
do-unite = Unir les royaumes
do-cross-out = Rayer la dernière ligne
do-give-up = Abandonner { $unit } à { $place }
do-station = { $leader } à { $place }
do-claim = Revendiquer l’objectif { $objective }
do-return = Rendre l’objectif { $objective }
do-swap = En piocher un autre à sa place
do-invite = Inviter : { $power }
do-offer-talents = Offrir { $number }T
do-want-talents = Demander { $number }T
do-offer-ships = Offrir { $number ->
    [one] { $number } escadre de galères
   *[other] { $number } escadres de galères
  } à { $place }
do-want-ships = Demander { $number ->
    [one] { $number } escadre de galères
   *[other] { $number } escadres de galères
  } à { $place }
do-offer-hired = Offrir { $number } { $unit } à { $place }
do-want-hired = Demander { $number } { $unit } à { $place }
do-offer-town = Céder { $place }
do-want-town = Demander { $place }
do-offer-card = Offrir { $card }
do-want-card = Demander une carte
do-give-card = Donner { $card }
do-show-objective = Montrer l’objectif { $objective }
do-offer-alliance = Offrir une alliance
do-promise-peace = Promettre la paix
do-want-peace = Demander la paix
do-promise-attack = Promettre d’attaquer : { $power }
do-want-attack = Demander une attaque : { $power }
do-propose = Proposer cela
do-counter = Faire une contre-proposition
do-bribe = Offrir { $number }T
do-turn-back = Tenir parole
do-press-on = Attaquer quand même
do-talk = Parler : { $power }

# ---- fenêtres

window-bribery = Pots-de-vin
window-bribery-about = Une armée ou une flotte vient contre vous ; sans question, vous n’offrez rien.
window-meeting = Rencontres
window-meeting-about = Vous êtes invité à des pourparlers ; sans question, vous restez chez vous.
window-alliance-talks = Propositions
window-alliance-talks-about = Une autre puissance vous fait une proposition ; sans question, vous refusez.
window-free-talk = Parler à tout moment
window-free-talk-about = Une activation commence, et vous pouvez ouvrir des pourparlers.
window-rhodes-loc-toll = Péage pour les revenus par Rhodes
window-rhodes-loc-toll-about = Des revenus pourraient rentrer par Rhodes ; sans question, vous ne payez pas pour cela.
window-objective-l-claim = L’objectif de la richesse
window-objective-l-claim-about = Vous seul avez le plus de talents après les revenus ; sans question, vous ne montrez rien.
window-objective-claims = Objectifs à revendiquer
window-objective-claims-about = Vous pouvez montrer des objectifs pour leurs points dans la phase de victoire ; sans question, vous n’en montrez aucun.
window-objective-discard = Objectifs à rendre
window-objective-discard-about = Dans la phase de retrait, vous pouvez rendre des objectifs ; sans question, vous les gardez.
window-duplicate-objective = Objectifs piochés deux fois
window-duplicate-objective-about = Vous avez pioché un objectif que vous avez déjà ; sans question, vous le gardez.
