# Pax Romana en français : mouvement sur terre et en mer, interception, repli, attrition.

# ---- ce qui s’est passé

event-breaks-down = { $side } : division de { $number } { $unit } en { $garrisons ->
    [one] une garnison
   *[other] { $garrisons } garnisons
  } à { $place }.
event-razes = { $side } : destruction de ses propres murs à { $place }.
event-intercepts = { $side } : interception tentée depuis { $place } à { $space } ({ $leader ->
    [nobody] sans chef
   *[other] { $leader }
  }) : { $total }, il faut { $needed } : { $success ->
    [yes] l’interception réussit
   *[no] l’interception échoue
  }.
event-withdraws = { $side } : repli depuis { $place } : dé { $die }, { $mp } PM.
event-garrisons-fall = { $number ->
    [one] Une garnison tombe à { $space } ({ $side }).
   *[other] { $number } garnisons tombent à { $space } ({ $side }).
  }
event-attrition = { $side } : attrition à { $place } : dé { $die }, pertes { $losses } sur { $units ->
    [one] { $units } unité
   *[other] { $units } unités
  }.
event-unit-lost = Perte à { $place } ({ $side }) : { $unit }.
event-reduced = Réduction à { $place } ({ $side }) : { $unit }.
event-parts = { $side } : départ de chez l’allié à { $place } pour { $space }.
event-continuity = { $side } : jet de Continuité à { $place } : { $total } contre { $needed } : { $goes_on ->
    [yes] la traversée continue
   *[no] la traversée est Terminée
  }.
event-weather = La mer à { $place } ({ $side }) : dé { $die } : { $what ->
    [storm] tempête
    [off-course] la flotte est déportée
   *[calm] il ne se passe rien
  }.
event-storm = La tempête frappe à { $place } ({ $side }) : { $die }.
event-ships-lost = { $side } : perte de { $number ->
    [one] { $number } escadre de galères
   *[other] { $number } escadres de galères
  } à { $place }.
event-fleet-lost = La flotte à { $place } est perdue ({ $side }).
event-no-escort = { $side } : aucun navire à { $place } pour la défense.
event-naval-battle = Bataille navale à { $place } : { $attacker } { $attack }, { $defender } { $defence }.
event-sea-winner = Victoire en mer : { $side } ; dé { $die }.
event-flees = La flotte battue ({ $side }) gagne { $place }.
event-fleet-withdraws = La flotte se replie depuis { $place } ({ $side }).
event-pirates-come = Des pirates apparaissent à { $place }.
event-pirate-hunt = { $side } : combat contre les pirates à { $place } : { $total }, il faut { $needed } : { $won ->
    [yes] ils sont chassés
   *[no] ils tiennent bon
  }.
event-no-toll = { $side } : péage refusé à { $place }.

event-pergamene-leader = Pergame cherche un chef : dé { $die } ; arrivée à { $place } : { $leader }.

# ---- questions

ask-kinsmen = { $power } : des Grecs sont à { $place }. Les prendre avec vous, ou les attaquer ?
ask-company = Il y a aussi une armée alliée à { $place } ({ $side }). Marche-t-elle avec la vôtre ?

ask-minor-move = { $side }, { $place } : quelle unité ou quel chef bouge ?
ask-pick-units = { $side }, { $place } : qui reste ? Tous les autres partent.
ask-bring-units = { $side }, { $place } : quelles unités ?
ask-march = { $side } à { $place } : { $mp } PM. Vers où ?
ask-interception = L’ennemi ({ $side }) est entré à { $place }. Qui intercepte ?
ask-behind-walls = { $place } : qui reste derrière les murs ?
ask-withdrawal = L’ennemi ({ $side }) entre à { $place }. Tenir ou se replier ?
ask-hinder = { $place } : votre cavalerie gêne-t-elle le repli ({ $by }) ?
ask-withdraw-to = { $side } : repli depuis { $place }, { $mp } PM. Vers où ?
ask-attrition = { $place } : qu’est-ce qui est perdu ? Encore { $left }.
ask-parting = { $power } : où va l’armée qui quitte son allié à { $place } ?
ask-sail = { $side } à { $place }, escadres de galères : { $ships }. Vers où ?
ask-stopped = { $side } : Arrêt à { $place }. Tenter de continuer ?
ask-escort = { $place } : combien d’escadres de galères accompagnent ({ $side }) ?
ask-port-passage = Une flotte est dans votre port à { $place } ({ $side }) : elle s’y arrête, à moins que vous ne la laissiez continuer.
ask-hail = Il y a des navires à { $place } ({ $side }). Attaquer ?
ask-naval-response = Une flotte vient à { $place } ({ $side }). Combattre, se replier, ou la laisser continuer ?
ask-naval-attacked = L’ennemi ({ $side }) attaque votre flotte à { $place }. Combattre ou se replier ?
ask-blockade = L’ennemi ({ $side }) monte sur des navires à { $place } pour se replier. Combattre avec votre flotte, ou laisser passer ?
ask-naval-course = Vers où se replie la flotte ({ $side }) ?
ask-permission = La flotte ({ $side }) peut-elle passer par { $place } ?
ask-find-haven = Vers quel port va la flotte battue ({ $side }) ?
ask-line-over-rhodes = { $power } : payer { $talents }T à Rhodes pour que l’armée à { $place } ne soit pas coupée ?
ask-rhodes-toll = { $power } : payer { $talents }T à Rhodes ?
ask-pirates = { $power } : où apparaissent des pirates ?

# ---- actions

do-major = Mouvement majeur depuis { $place }
do-major-fleet = Mouvement majeur de la flotte à { $place }
do-major-of = Mouvement majeur depuis { $place } ({ $other })
do-major-fleet-of = Mouvement majeur de la flotte à { $place } ({ $other })
do-conquest = Second Mouvement majeur depuis { $place }
do-guest = Mouvement gratuit de l’hôte à { $place }
do-minor = Mouvement mineur depuis { $place }
do-minor-of = Mouvement mineur depuis { $place } ({ $other })
do-unit = { $unit }
do-leave = Laisser { $number } { $unit }
do-bring = Prendre { $number } { $unit }
do-leave-leader = Laisser { $leader }
do-bring-leader = Prendre { $leader }
do-ready = Prêts
do-to = Vers { $place }
do-pick-up = Prendre des unités
do-drop-off = Déposer des unités
do-break-down = Diviser { $number } { $unit } en garnisons
do-destroy = Détruire la cité ou la ville
do-halt = Halte
do-embark = Embarquer
do-sail-to = Naviguer vers { $place }
do-debark = Débarquer
do-escort = { $number ->
    [one] { $number } escadre de galères
   *[other] { $number } escadres de galères
  }
do-attack = Attaquer
do-let-pass = Laisser continuer
do-intercept = Intercepter depuis { $place }
do-intercept-of = Intercepter depuis { $place } ({ $other })
do-intercept-leader = Sortie du chef : { $leader }
do-behind-walls = { $number } { $unit } derrière les murs
do-withdraw = Se replier
do-withdraw-by-sea = Se replier par mer vers { $place }
do-stand = Tenir
do-hinder = Les gêner
do-roll-on = Tenter la Continuité
do-lose-unit = Perdre { $unit }
do-reduce-unit = Réduire { $unit }
do-pay-toll = Payer le péage
do-pirates = Pirates à { $place }

# ---- pourquoi non

why-not-in-play = { $place } n’est pas en jeu dans ce scénario.
why-shut-out = Dans ce scénario, ceux-ci ne peuvent entrer à { $place }.
why-militia-at-home = La milice ne quitte jamais son territoire d’origine.
why-out-of-bounds = Cette armée ne peut aller à { $place }.
why-stays-in-greece = Cette armée reste en Grèce.
why-goes-to-greece = Elle doit continuer jusqu’en Grèce.
why-nobody-to-attack = Il y a des ennemis à { $place }, et personne ici ne peut les attaquer.
why-strait-held = { $place } est tenu par d’autres : on ne passe pas un détroit contre eux.
why-strait-guarded = Des navires ennemis gardent le détroit vers { $place }.
why-too-few-points = Jusqu’à { $place } il faut { $needed } PM ; il en reste { $had }.
why-too-few-mp = Il faut { $needed } PM ; il en reste { $had }.
why-no-way-beyond = Depuis { $place } il faut continuer : cela prend { $needed } PM, et il en reste { $had }.
why-no-way-on = Depuis { $place } aucun chemin ne continue, et personne ne peut y rester.
why-no-points-to-attack = Entrer à { $place } et attaquer prend { $needed } PM ; il en reste { $had }.
why-one-unit-moves = C’est un Mouvement mineur : on ne prend pas d’unités en chemin.
why-own-home = { $place } est chez vous : personne ne détruit ses propres cités et villes.
why-not-in-transit = Aucune unité ne s’arrête sur un point de transit.
why-passes-only = Les envahisseurs passent ici ; ils ne restent pas.
why-slaves-march = Les esclaves doivent continuer leur marche.
why-not-by-sea = Cette armée ne va pas par mer.
why-no-way-out = Attaquer { $place } depuis la mer prend { $needed } PM, dont un pour débarquer ailleurs ; il en reste { $had }.
why-not-on-deep-sea = Aucune flotte ne finit son mouvement en haute mer.
why-aboard = Une armée est à bord : elle débarque ou continue.
why-toll-unpaid = Le péage de Rhodes n’a pas été payé : cette flotte ne peut que retourner à { $place }.
why-been-there = Cette flotte vient depuis { $place } ; elle ne va pas et vient entre les ports.
why-not-sailed = Qui s’est embarqué à { $place } navigue d’abord ; annulez plutôt ce pas.
why-cyprus-shut = Chypre est fermée aux navires dans ce tour.
why-needs-ships = La flotte à { $place } doit être attaquée, et il n’y a pas de navires pour le faire.
why-nobody-to-move = Personne à { $place } ne peut bouger.
why-no-major-left = Il ne reste aucun Mouvement majeur.
why-no-minor-left = Il ne reste aucun Mouvement mineur.
why-mutiny = Les équipages à { $place } sont en mutinerie.
why-cannot-intercept = Personne ne peut intercepter de là.

# ---- ce qui peut arriver en chemin

risk-attack = une attaque
risk-attrition = l’attrition dans les Alpes
risk-interception = une interception
risk-weather = un arrêt par le mauvais temps
risk-continuity = la fin de la traversée en ce point
risk-storm = une tempête
risk-fleets = des navires ennemis, qui peuvent combattre ou laisser passer
risk-sea-fight = un combat en mer
risk-pirates = des pirates
risk-toll = le péage de Rhodes
risk-passage = un maître du port, qui peut laisser passer ou arrêter

# ---- fenêtres

window-interception = Interception
window-interception-about = Une armée ennemie bouge ou débarque à côté d’une de vos armées ou d’un de vos chefs ; sans question, vous la laissez passer.
window-interception-concerns = Elle entre chez vous, ou dans un espace que vous tenez ou occupez.
window-active-intercepts = Interception de ceux qui cèdent
window-active-intercepts-about = Une armée ennemie se replie ou bat en retraite à côté d’une de vos armées ou d’un de vos chefs ; sans question, vous la laissez aller.
window-active-intercepts-concerns = Elle entre chez vous, ou dans un espace que vous tenez ou occupez.
window-interception-walls = Derrière les murs avant une interception
window-interception-walls-about = Vous interceptez là où vous avez une cité ou une ville ; sans question, personne ne reste derrière ses murs.
window-pre-battle-withdrawal = Repli avant la bataille
window-pre-battle-withdrawal-about = Une de vos armées va être attaquée ; sans question, elle tient.
window-naval-response = Flottes qui rencontrent la vôtre
window-naval-response-about = Une flotte vient où sont vos navires et n’attaque pas ; sans question, vous la laissez passer.
window-naval-withdrawal = Flottes en fuite
window-naval-withdrawal-about = Une flotte qui se replie passerait devant vos navires ; sans question, vous refusez.
window-port-passage = Flottes dans vos ports
window-port-passage-about = Une flotte entre dans un de vos ports où vous n’avez pas de navires ; sans question, elle est Arrêtée.
