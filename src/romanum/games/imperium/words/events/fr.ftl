# Imperium Romanum en français : événements aléatoires, appels aux dieux, peste.

do-plague-loss = Meurt : { $kind }
do-look-at = Regarder { $power } en { $place }
do-destroy = Détruite : { $city }
do-appeal = Invoquer les dieux
do-recruit-more = { $area }

ask-appeal = { $power } : avant de jeter les dés { $roll ->
    [Fight] pour la bataille
    [Trains] pour les trains des vaincus
    [EliteLegion] pour une légion d’élite
    [SetOff] pour une interception
    [Exhaustion] pour les pertes de la marche forcée
    [Muster] pour la hâte
    [Drawn] pour ce que doivent donner ses trains
    [Foraged] pour le fourrage
    [Starved] pour les assiégés
    [StarvedOut] pour les trains des assiégés
    [Spoliation] pour la conquête d’une province
    [GrainRoll] pour le blé de la capitale
    [Proclaimed] pour savoir si un chef est proclamé
    [LeaderCalled] pour le retour d’un chef
    [TakeFleet] pour une flotte inachevée
    [FleetDelayed] pour le retard d’une flotte prise
    [NextRound] pour sa place en mer
    [Sortie] pour une interception en mer
    [Clash] pour la bataille en mer
    [Voyage] pour un chef en mer
    [LoneShip] pour une flotte en hiver
    [Weather] pour des flottes en hiver
    [Across] pour la traversée d’un chef
    [Disembarking] pour des unités à bord d’anciens alliés
   *[other] maintenant
  }, invoquer les dieux ?
ask-plague-loss = Peste à { $place } ({ $power }) : qui meurt ?
ask-intelligence = Vos espions peuvent regarder une pile : celle de qui ?
ask-place-leader = Un nouveau chef de valeur { $value } : où se place-t-il ?
ask-disaster = Un désastre : quelle cité est détruite ?
ask-more-recruits = { $power } : une unité de plus de chaque type à lever : dans quelle zone de recrutement ?
ask-place-risen = { $number ->
    [0] { $power }, unités : où se place la suivante ?
    [one] { $power }, la dernière unité : où se place-t-elle ?
   *[other] { $power }, { $number } unités : où se place la suivante ?
  }

why-disloyal = Les légions sont déloyales ce mois : seules suivent celles qui sont avec un chef.

event-appeal = { $power } : appel aux dieux (dé { $die }) : { $value ->
    [0] ils se taisent
   *[other] { $value } au prochain jet
  }.
event-battle-dead = Tant d’hommes sont tombés en { $province } que la peste peut suivre.
event-plague-roll = La peste vient-elle en { $province } ? Deux dés : { $dice }.
event-plague = Peste en { $province }.
event-plague-ends = La peste en { $province } est finie ; elle laisse le pays comme après un pillage.
event-pestilence = Épidémie en { $province }.
event-random-event = { $power } : jet d’événement { $dice } : { $letter ->
    [A] renseignement militaire
    [B] l’Imperator ou le Rex se meurt-il ?
    [C] un chef se meurt-il ?
    [D] un nouveau chef
    [E] une épidémie ?
    [F] la famine ?
    [G] une mauvaise moisson
    [H] une moisson abondante
    [I] une année sèche ou beaucoup de neige
    [J] une saison douce
    [K] des tempêtes en mer
    [L] une catastrophe naturelle ?
    [M] des intendants corrompus
    [N] une monnaie altérée
    [O] une incursion barbare
    [P] la Parthie ou la Perse bouge-t-elle ?
    [Q] une révolte ?
    [R] des murmures parmi les troupes
    [S] des légions déloyales
    [T] une crise politique
    [U] la prospérité
    [V] des temps durs
    [W] une dévastation étendue
    [X] plus de recrues
    [Y] moins de recrues
    [Z] des instructeurs actifs
   *[other] rien
  }.
event-alarm = { $power } : dé { $die } : { $false ->
    [yes] une fausse alerte
   *[no] c’est vrai
  }.
event-intelligence = Quelqu’un a regardé { $power } en { $place }.
event-intelligence-known = { $power } en { $place } : { $units } { $leaders }.
event-new-leader = { $power } : dé { $die } : { $comes ->
    [yes] un chef de valeur { $value } offre ses services
   *[no] mais personne n’offre ses services
  }.
event-famine = Famine en { $province } jusqu’en septembre.
event-bad-harvest = Mauvaise moisson en { $province } (dé { $die }) : la moitié du blé jusqu’en septembre.
event-bumper-harvest = Moisson abondante en { $province } (dé { $die }) : moitié plus de blé jusqu’en septembre.
event-hard-season = { $power } : on voit les signes d’une saison dure : le prochain jet de saison le montrera.
event-mild-season = { $power } : on voit les signes d’une saison douce : le prochain jet de saison le montrera.
event-storms = Des tempêtes en mer ce mois.
event-disaster = { $city } est détruite.
event-corruption = { $power } : des intendants corrompus ; les trains du joueur perdent chacun un point de ravitaillement.
event-debasement = La monnaie est altérée.
event-talents-lost = { $power } : { $number ->
    [one] { $number } talent perdu
   *[other] { $number } talents perdus
  }.
event-prosperity = { $power } : prospérité, moitié plus d’impôts ce mois.
event-hard-times = { $power } : temps durs, la moitié des impôts ce mois.
event-devastation = Dévastation étendue : aucun pillage ne s’oublie ce mois.
event-more-recruits = { $power } : les recrues affluent.
event-area-of-recruits = { $power } : une recrue de plus de chaque type, dans cette zone, cette année : { $area }.
event-fewer-recruits = { $power } : peu de recrues.
event-cadre = { $power } : de vieux soldats instruisent les recrues ce mois.
event-stirs = { $power } : en mouvement.
event-raid = Des pillards en raid dans { $province } (dés { $dice }).
event-no-revolt = { $power } : aucune province ne se révolte (dés { $dice }).
event-revolt = { $province } en révolte ({ $power }) : { $number ->
    [one] { $number } unité
   *[other] { $number } unités
  } de rebelles (dés { $dice }).
event-revolt-over = La révolte en { $province } est finie.
event-muttering = { $power } : les troupes veulent { $wanted ->
    [one] { $wanted } talent
   *[other] { $wanted } talents
  } et en reçoivent { $paid }.
event-disloyalty = { $power } : les légions sans chef ne suivent pas ce mois.
event-crisis = Crise dans la capitale : l’Imperator doit revenir dans les trois mois ({ $power }).
