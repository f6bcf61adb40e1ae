# Ce que dit l’écran d’Imperium Romanum lui-même.

screen-turn = Mois { $number }
screen-scoring = Comment se gagne le scénario
screen-map = Carte du monde romain. Les flèches vont d’un hexagone à l’autre, Entrée agit, le point d’interrogation demande pourquoi non, le point va au prochain lieu où vous pouvez agir. { $places ->
    [one] { $places } lieu peut être choisi
   *[other] { $places } lieux peuvent être choisis
  } maintenant.
screen-headline = { $scenario }, { $date } ({ $season }). { $phase }
screen-headline-active = { $scenario }, { $date } ({ $season }). { $player } : { $segment }
screen-player = Joueur { $number }
screen-phase-events = Événements et saisons
screen-phase-mobilization = Impôts et mobilisation
screen-phase-diplomacy = Diplomatie
screen-phase-fortification = Fortification
screen-phase-naval = Opérations navales
screen-phase-players = Tours des joueurs
screen-phase-replenishment = Les trains se refont
screen-segment-movement = mouvement terrestre
screen-segment-combat = combat
screen-segment-siege = sièges
screen-segment-supply = ravitaillement
screen-winter = hiver
screen-summer = été
screen-flood = fleuves en crue
screen-in-turn = À qui le tour, et qui suit
screen-in-turn-short = au tour
screen-you = (vous)
screen-you-have = moral { $morale }, { $treasury ->
    [one] { $treasury } talent
   *[other] { $treasury } talents
  }
screen-aim = { $win } ({ $met } sur { $all } remplies)
screen-lot = { $scenario } : vous jouez { $power }. { $win }

screen-month-1 = janvier
screen-month-2 = février
screen-month-3 = mars
screen-month-4 = avril
screen-month-5 = mai
screen-month-6 = juin
screen-month-7 = juillet
screen-month-8 = août
screen-month-9 = septembre
screen-month-10 = octobre
screen-month-11 = novembre
screen-month-12 = décembre
screen-month-bc = { $month } { $year } av. J.-C.
screen-month-ad = { $month } { $year } apr. J.-C.

screen-talents = Talents
screen-talents-help = Ce qu’il y a au trésor
screen-provinces = Provinces
screen-provinces-help = Provinces contrôlées
screen-keels = Flottes en chantier
screen-keels-help = Flottes que construisent les chantiers
screen-keel = { $power } : une flotte à { $place }, prête en { $month }
screen-keel-halted = { $power } : une flotte à { $place }, travail arrêté
screen-allied = Alliances
screen-morale = Moral
screen-morale-about = À zéro, une puissance se dissout
screen-legions = Légions
screen-legions-help = Équivalents de légion sur la carte, autant qu’on les voit
screen-fleets = Flottes
screen-fleets-help = Flottes sur la carte, autant qu’on les voit
screen-victory = Comment on gagne
screen-lasts = De { $start } à { $end }.
screen-lasts-on = Depuis { $start } ; il finit par ses conditions de victoire.
screen-grade-decisive = victoire décisive
screen-grade-victory = victoire
screen-grade-marginal = victoire marginale
screen-grade-draw = partie nulle
screen-powers = Puissances
screen-bond-major = Puissances majeures
screen-bond-client = Clients
screen-bond-neutral = Neutres
screen-alliances = Alliances
screen-allies = { $one } et { $other }
screen-allies-once = { $one } et { $other } : elle prend fin s’ils ne la renouvellent pas
screen-sieges = Sièges
screen-siege-outside = Dehors : { $forces }
screen-siege-inside = Dedans : { $forces }
screen-siege-nobody = personne
screen-siege-walls = { $walls ->
    [0] plus de murs
   *[other] murs { $walls }
}
screen-siege-badge = { $months ->
    [0] siège
   *[other] siège { $months }
}
screen-blockade-badge = blocus
screen-blockades = Blocus
screen-blockaded = Sous blocus par mer : plus de flottes ennemies sont devant le port que dedans
screen-specials = Règles de ce scénario
screen-in-force = Sections en vigueur : { $sections }

screen-unknown-stack = une pile, { $unit } au-dessus
screen-not-seen = le reste ne se voit pas
screen-strength = force { $strength }
screen-cer = efficacité { $cer }
screen-marches = { $ma ->
    [one] 1 point de mouvement
   *[other] { $ma } points de mouvement
  }
screen-stack-totals = { $legions ->
    [one] { $legions } équivalent de légion
   *[other] { $legions } équivalents de légion
  }{ $points ->
    [0] {""}
    [one] , { $points } point de ravitaillement
   *[other] , { $points } points de ravitaillement
  }
screen-captive = { $leader }, captif
screen-state-inside = assiégé
screen-state-hungry = sans ravitaillement
screen-state-foraged = a fourragé
screen-state-moved = a bougé
screen-state-landed = a débarqué
screen-state-held = ne peut bouger ce mois
screen-state-building = travaille à un fort
screen-state-fought = a combattu

screen-ground-clear = dégagé
screen-ground-forest = forêt
screen-ground-rough = accidenté
screen-ground-marsh = marais
screen-ground-desert = désert
screen-ground-sea = mer côtière
screen-ground-deep = haute mer
screen-coast = sur la côte
screen-port = port
screen-city = Cité
screen-imperial-capital = Capitale impériale
screen-held-by = tenu par : { $power }
screen-city-strength = force { $strength }
screen-city-tax = impôt { $tax }
screen-besieged = { $months ->
    [0] assiégé depuis ce mois
    [one] assiégé depuis { $months } mois
   *[other] assiégé depuis { $months } mois
}
screen-fort = fort ({ $power }), niveau { $level }
screen-fort-works = { $power }, en chantier : { $works ->
    [one] { $works } niveau
   *[other] { $works } niveaux
}
screen-lord = contrôle : { $power }
screen-no-lord = contrôle : personne
screen-province-tax = impôt { $tax }
screen-no-tax = sans impôts
screen-wheat = blé { $wheat }
screen-tilled = cultivé
screen-wild = sauvage
screen-roads = routes
screen-area = mobilise avec { $area }
screen-plundered = pillé { $markers } fois
screen-militia = milice { $points }

screen-layers = Ce que montrent les provinces
screen-layer-control = Contrôle
screen-layer-tax = Impôts
screen-layer-mobilization = Mobilisation
screen-layer-grain = Blé
screen-layer-supply = Ravitaillement
screen-layer-none = Terrain seul
screen-legend = Ce que cela montre
screen-legend-lands = { $lands ->
    [one] { $lands } province
   *[other] { $lands } provinces
}
screen-legend-nobody = à personne, ou en sommeil
screen-legend-tax = Talents que paie une province en un an : plus c’est sombre, plus il y en a
screen-legend-mobilization = Les provinces d’une couleur lèvent leurs troupes dans une même réserve
screen-legend-grain = Blé pour la capitale, un signe par part
screen-legend-supply = Vos unités seules
screen-legend-none = Terrain, routes et frontières
screen-legend-way-port = nourris par un port, sans dés
screen-legend-way-train = par un train, avec la chance que tous mangent ; la ligne y mène
screen-legend-way-forage = sur le pays, avec la chance que tous mangent
screen-legend-way-nothing = rien à manger là
screen-legend-way-hungry = affamés : ils ne bougent pas
screen-badge-port = port
screen-badge-train = train { $chance } %
screen-badge-forage = pays { $chance } %
screen-badge-nothing = rien
screen-badge-hungry = affamés

screen-letters = Lettres
screen-letter-theirs = Proposition reçue ({ $power }) :
screen-letter-mine = Votre proposition ({ $partner }) :
screen-letter-draft = Votre lettre ({ $partner }) :
screen-letter-blank = Rien encore.
screen-letter-agree = Accepter
screen-letter-decline = Décliner
screen-letter-withdraw-offer = Retirer
screen-letter-term = { $way ->
    [offers] Offre :
   *[wants] Demande :
  } { $what ->
    [alliance] une alliance pour ce mois
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
    [grain] du blé pour ce mois
    [peace] une promesse de ne pas attaquer
   *[attack] une promesse d’attaquer : { $target }
  }

screen-sheet = Pions
screen-choose = Choisir
screen-feeding = Nourrir les unités à { $place }
screen-starving = Qui a faim à { $place }
screen-mobilization = Mobilisation
screen-last-year = L’an dernier, autant que c’est permis maintenant
screen-talents-left = { $talents ->
    [one] il reste { $talents } talent
   *[other] il reste { $talents } talents
}
screen-mp = { $mp } PM
screen-end-the-month = Finir le mois
screen-went-marches = { $power } : marche depuis { $from } vers { $to } pour { $cost } PM.
screen-went-sails = { $power } : une flotte navigue vers { $to } pour { $cost } PM.
screen-went-crosses = Traversée vers { $to } pour { $cost } PM : { $leader }.
screen-mark-city-taken = prise
screen-mark-units-lost = perdu
screen-mark-leader-dies = mort
screen-mark-plunders = pillé
screen-hope-intercept = d’intercepter
screen-hope-intercept-fleet = d’intercepter
screen-hope-conquer = de gagner la province

screen-units = Unités
screen-unit = Unité
screen-strength-short = Force
screen-ma = PM
screen-le = EL
screen-unseasoned = non aguerri
screen-class-legion = légion
screen-class-civilized = infanterie lourde
screen-class-barbarian = infanterie barbare
screen-class-heavy-cavalry = cavalerie lourde
screen-class-light-infantry = infanterie légère
screen-class-light-cavalry = cavalerie légère
screen-class-fleet = flotte
screen-class-train = train
screen-scenarios = Scénarios
screen-for-players = { $most ->
    [one] Pour { $fewest } joueur.
   *[other] Pour { $fewest } à { $most } joueurs.
}

risk-enemy = des ennemis y sont
risk-interception = elle peut être interceptée
risk-sea-interception = elle peut être interceptée en mer
risk-shipwreck = la mer prend des navires, en hiver ou par tempête
risk-wakes = elle éveille qui dort là

screen-battle-field = Bataille
screen-battle-assault = Assaut
screen-battle-outside = Bataille devant les murs
screen-battle-sea = Bataille en mer
screen-battle-won = Vainqueur à { $ratio } : { $power }.
screen-battle-hidden = On ne voit pas qui combat.
screen-attacks = attaque
screen-defends = se défend
screen-ratio = rapport
screen-no-modifiers = Rien ne change le jet.
screen-modifier-sum = en tout
screen-chance-to-win = l’attaquant gagne : { $chance }
screen-result = Vainqueur : { $winner } ; { $attacker } perd { $own }, { $defender } { $other }
screen-result-draw = personne ne gagne ; { $attacker } perd { $own }, { $defender } { $other }
screen-lost-none = rien
screen-lost-quarter = un quart de la force ennemie
screen-lost-half = la moitié de la force ennemie
screen-lost-three-quarters = trois quarts de la force ennemie
screen-lost-equal = autant que la force ennemie
screen-lost-all = tout
screen-fleets-lost = { $number ->
    [0] aucune flotte
    [one] une flotte
   *[other] { $number } flottes
}
screen-supply-points = { $points } PR
screen-supply-port = nourris par un port
screen-supply-train = { $legions ->
    [one] { $legions } équivalent de légion
   *[other] { $legions } équivalents de légion
  } à nourrir (13.2c), { $points ->
    [one] { $points } point de ravitaillement
   *[other] { $points } points de ravitaillement
  } disponibles
screen-supply-forage = { $legions ->
    [one] { $legions } équivalent de légion
   *[other] { $legions } équivalents de légion
  } à nourrir (13.2c), le pays donne { $forage }
screen-supply-hungry = sans ravitaillement
screen-supply-chance = { $told } : tous mangent à { $chance } %
screen-chance-train = Au train, tous mangent à
screen-chance-forage = Sur le pays, tous mangent à
screen-price = { $talents } tal.
screen-price-help = { $talents ->
    [one] Cela coûte { $talents } talent
   *[other] Cela coûte { $talents } talents
}
screen-recruits-left = { $left ->
    [one] la dernière unité
   *[other] reste { $left }
}
screen-recruits-help = La limite de l’année en permet encore { $room } (7.5a) ; il y a des pions pour { $counters } (7.5c)
screen-recruits-counters = Il y a des pions pour encore { $counters } (7.5c)
screen-supply-nothing = { $legions ->
    [one] { $legions } équivalent de légion
   *[other] { $legions } équivalents de légion
  } à nourrir (13.2c), et rien ici
screen-conditions-met = { $met ->
    [one] { $met } condition sur { $all } est remplie maintenant
   *[other] { $met } conditions sur { $all } sont remplies maintenant
  }
screen-conditions-hidden = { $met ->
    [one] { $met } condition sur { $all } est remplie maintenant
   *[other] { $met } conditions sur { $all } sont remplies maintenant
  } ; { $hidden } ne se voient pas

topic-marches = Marches
topic-seas = Traversées
topic-battles = Batailles
topic-sieges = Sièges et forts
topic-lands = Cités et provinces
topic-supply = Ravitaillement et blé
topic-treasuries = Impôts et mobilisation
topic-diplomacy = Diplomatie
topic-powers = Puissances et chefs
topic-events = Événements
topic-turns = Mois et moral

# Conseils d’une première partie, selon l’étape qui demande.
tip-Parley = Avant que le mois commence
    .text = Les joueurs peuvent s’écrire chaque mois : alliances, promesses, talents, blé. Personne n’y est tenu : Terminé passe à la campagne, et les petits boutons écartent la question.
tip-MobilizationPlans = Lever des troupes
    .text = Cliquez sur une de vos provinces, puis sur les pions à lever dans ses cités. Sous chacun sont son prix et combien l’année en permet encore. Ce que vous ne dépensez pas reste au trésor.
tip-Sailing = Flottes
    .text = Cliquez sur une flotte, faites monter des troupes si vous voulez, et cliquez où elle doit aller. Un anneau marque qui peut sortir contre elle. Terminé quand vos flottes sont où vous les voulez.
tip-HoldBack = Premier ou plus tard en mer
    .text = Le dé le plus haut choisit : agir maintenant, ou voir d’abord ce que font les autres.
tip-InterceptionAtSea = Quelqu’un passe en mer
    .text = Votre flotte peut sortir contre ceux qui passent. Un dé décide si elle les trouve ; alors il y a bataille en mer.
tip-Campaign = Vos armées
    .text = Chaque unité peut marcher une fois. Cliquez sur une force qui brille, puis où elle doit aller : les lieux à portée sont teintés. Le nombre est sa force, la lettre son efficacité, et une bande d’or veut dire qu’un chef est avec elle.
tip-Feeding = Ils mangent avant de marcher
    .text = Qui veut bouger doit d’abord être nourri, par un train, un port ou le pays. La chance que tous mangent est à côté de chaque moyen ; ce qui est proposé est d’ordinaire le meilleur.
tip-Muster = Qui part ?
    .text = Cliquez vers où, et tous y vont. Ou laissez-en d’abord quelques-uns, par pion ou par les boutons ronds.
tip-March = En marche
    .text = Cliquez sur un lieu à portée et tout le chemin se fait ; son coût et qui peut vous y rencontrer se montrent avant. Halte finit la marche.
tip-Attacks = À vous de choisir les batailles
    .text = Là où vous êtes dans un hexagone avec l’ennemi, vous pouvez attaquer ; qui a débarqué ou passé un détroit le doit. Avant que le dé tombe, la feuille dit le rapport, chaque modificateur et ce qu’apporterait chaque résultat.
tip-Withdrawal = On vous attaque
    .text = Tenez et combattez, cédez vers un lieu qui brille, ou rentrez derrière les murs s’il y en a. La chance est celle du combat si vous tenez.
tip-Interception = Quelqu’un passe
    .text = Un chef proche peut tenter d’aller à leur rencontre, avec la chance sous son pion. S’il arrive, il y a bataille aussitôt ; sinon, leur marche continue. Passer les laisse aller.
tip-Called = Qui vient ?
    .text = Avant que le dé soit jeté, le chef peut laisser quelques-uns de ses hommes où ils sont. Prêts, et il part avec les autres.
tip-LandLosses = Pertes
    .text = Vous choisissez qui tombe, jusqu’à ce que les points demandés soient atteints. Perdre aussi peu que possible fait le compte pour vous.
tip-SupplyPlan = Le mois finit par du pain
    .text = Tous ceux qui n’ont pas encore mangé sont nourris maintenant comme le dit le plan ; qui ne trouve rien est perdu. La couche Ravitaillement, dans le coin de la carte, montre ce qui nourrit qui et avec quelle certitude.
tip-Starving = Pas assez pour tous
    .text = Ce qu’il y a ne nourrit pas tout le monde ici. Choisissez qui s’en passe.
tip-Spoliation = Ce que prend le vainqueur
    .text = Les provinces et les cités en votre main peuvent être pillées pour des talents, ce qui les ruine pour un temps. Une province sans cités se gagne avec un fort et un dé. Terminé laisse tout comme c’est.
tip-Placing = Un peuple prend les armes
    .text = Vous menez un peuple qui s’est soulevé. Cliquez où ses unités doivent se placer dans leur pays.

# What abbreviations stand for, one a line: they explain themselves wherever they are read.
screen-abbreviations =
    PM: points de mouvement
    PR: points de ravitaillement
    EL: équivalents de légion : la taille d’une armée, comptée en légions
    CER: efficacité au combat d’une unité
    T: talents, l’argent du jeu
