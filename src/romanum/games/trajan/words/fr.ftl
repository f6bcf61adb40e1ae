# Trajan en français : événements, questions, actions et refus. Les noms latins restent latins.

# ---- ce qui s’est passé : tours et fin

event-turn = Le tour { $turn } commence : { $month } { NUMBER($year, useGrouping: 0) } apr. J.-C.
event-player-turn = { $side } : le tour du joueur commence.
event-war-ends = Le dernier tour est passé : la guerre est finie.
event-concedes = { $side } : la guerre est abandonnée.
event-treaty-offered = { $side } : un traité est proposé.
event-treaty = { $side } : le traité est accepté, la guerre est finie.
event-treaty-refused = { $side } : le traité est refusé.
event-optimus = { $side } : toutes les capitales ennemies tenues pendant un tour entier, victoire Optimus.
event-deploys = { $side ->
    [Parthia] La Parthie
   *[other] { $side }
  } place une unité devant les murs à { $hex }.
event-deploys-known = { $side ->
    [Parthia] La Parthie
   *[other] { $side }
  } place { $unit } devant les murs à { $hex }.

# ---- ce qui peut se voir

event-revealed = { $side } : forces révélées à { $hex } : { $units }.
event-covered = { $side } : la force postée à { $hex } se remet face cachée.
event-covered-all = { $side } : toutes les forces se remettent face cachée.
event-exercitus = { $side } : { $army } se place à { $hex }.
event-exercitus-found = { $army } ({ $side }) est découvert à { $hex } : le marqueur revient à son propriétaire.
event-unmasked = { $army } ({ $side }) n’était qu’un leurre : il n’y a personne à { $hex }.
event-disbanded = { $side } : { $army } quitte la carte à { $hex }.

# ---- jetons et chefs

event-draws = { $side } : { $number ->
    [0] aucun jeton pioché
    [one] un jeton pioché
   *[other] { $number } jetons piochés
  }.
event-draws-known = { $side } : { $number ->
    [0] rien à piocher, tous les jetons sont déjà en main
    [one] jeton pioché : { $markers }
   *[other] jetons piochés : { $markers }
  }.
event-discards = { $side } : { $number ->
    [0] aucun jeton perdu
    [one] un jeton perdu
   *[other] { $number } jetons perdus
  }.
event-discards-known = { $side } : { $number ->
    [0] aucun jeton en main à perdre
    [one] jeton perdu : { $markers }
   *[other] jetons perdus : { $markers }
  }.
event-takes = { $side } : un jeton pris au choix.
event-takes-known = { $side } : jeton pris au choix : { $marker }.
event-plays = { $side ->
    [Parthia] La Parthie
   *[other] { $side }
  } joue le jeton { $marker } ({ $action }) à { $hex }.
event-plays-known = { $side ->
    [Parthia] La Parthie
   *[other] { $side }
  } joue le jeton { $marker } ({ $action }) à { $hex }, par { $leader }.
event-countered = { $action } à { $hex } : { $side ->
    [Parthia] la Parthie
   *[other] { $side }
  } pare, et rien n’en sort.
event-guarded = L’Agent est déjoué à { $hex } par { $unit } ({ $side }). Échec : { $action }.
event-sees-box = { $side } : coup d’œil sur { $box } (camp : { $enemy }).
event-sees-box-known = { $side } : coup d’œil sur { $box } (camp : { $enemy }), { $number ->
    [0] où il n’y a personne
   *[other] où se trouvent : { $found }
  }.
event-sees-markers = { $side ->
    [Parthia] La Parthie
   *[other] { $side }
  } apprend quels jetons a en main l’adversaire ({ $enemy }).
event-sees-markers-known = { $side } : coup d’œil sur { $box } (camp : { $enemy }), { $number ->
    [0] où il n’y a rien
   *[other] où se trouvent : { $found }
  }.
event-assassination = { $side } : des assassins cherchent { $unit } : { $die }, il faut { $needed } ou moins : { $success ->
    [yes] il meurt
   *[no] il leur échappe
  }.
event-leader-dies = { $unit } ({ $side }) est mort.
event-out-of-play = Hors de la guerre pour de bon : { $unit } ({ $side }).
event-supreme-dies = { $side ->
    [Parthia] La Parthie
   *[other] { $side }
  } perd son Chef suprême { $unit } et tous ses jetons.
event-supreme-dies-known = { $side ->
    [Parthia] La Parthie
   *[other] { $side }
  } perd son Chef suprême { $unit }{ $number ->
    [0] {""}
   *[other] {" "}et ses jetons : { $markers }
  }.
event-supreme = { $unit } est le nouveau Chef suprême ({ $side }).
event-triumph = { $unit } célèbre un Triomphe à { $city }.
event-triumph-lost = { $city } est perdue, et le Triomphe avec elle.
event-capital-taken = La capitale provinciale { $city } tombe pour la première fois aux mains des Parthes.

# ---- marches

event-march-roll = { $side ->
    [Parthia] La Parthie
   *[other] { $side }
  } { $forced ->
    [yes] force la marche
   *[no] se met en marche
  } depuis { $hex } { $march } : { $die }, résultat { $result }.
event-marches = { $side ->
    [Parthia] La Parthie
   *[other] { $side }
  } va { $march } depuis { $hex } jusqu’à { $destination }.
event-drops = { $side ->
    [Parthia] La Parthie
   *[other] { $side }
  } laisse une unité à { $hex }.
event-drops-known = { $side ->
    [Parthia] La Parthie
   *[other] { $side }
  } laisse { $unit } à { $hex }.
event-halts = { $side ->
    [Parthia] La Parthie
   *[other] { $side }
  } s’arrête à { $hex }.
event-leaves-map = { $side ->
    [Parthia] La Parthie
   *[other] { $side }
  } quitte la carte à { $hex }.
event-scatters = { $side } : la force s’égare ({ $die }), depuis { $hex } jusqu’à { $destination }.
event-scatter-again = { $side } : la force ne peut s’égarer de ce côté ({ $die }) : on relance.
event-march-loss = { $half ->
    [yes] { $side } : la moitié de la force en marche vers { $hex } est perdue.
   *[no] { $side } : la marche vers { $hex } coûte une unité.
  }
event-march-loss-known = { $number ->
    [0] { $side } : la marche vers { $hex } coûterait des pertes, mais il n’y a personne à perdre.
   *[other] { $side } : la marche vers { $hex } coûte { $units }.
  }
event-intercept-roll = { $side ->
    [Parthia] La Parthie
   *[other] { $side }
  } part depuis { $hex } { $march } pour intercepter à { $destination } : { $die }, résultat { $result }.

# ---- recrues et cités

event-arrives = { $side } : une unité arrive à { $hex }.
event-arrives-known = Arrivée à { $hex } : { $unit } ({ $side }).
event-civis = { $side ->
    [Parthia] La Parthie
   *[other] { $side }
  } a un nouveau Civis à { $city }.
event-colony = Une colonie s’établit à { $city } : { $unit }.
event-incites = { $side ->
    [Parthia] La Parthie
   *[other] { $side }
  } pousse { $city } à la révolte : { $die }, il faut { $needed } ou moins : { $success ->
    [yes] la cité se soulève. { $modifiers }
   *[no] tout reste calme. { $modifiers }
  }
event-revolt = { $city } change de camp (nouveau camp : { $side }).
event-revolt-succeeds = La révolte réussit à { $city } : la cité change de camp (nouveau camp : { $side }).
event-revolt-fails = La révolte à { $city } est écrasée (instigateur : { $side }).
event-goes-over = { $city } change de camp sans combat (nouveau camp : { $side }).
event-sedition = { $side ->
    [Parthia] La Parthie
   *[other] { $side }
  } sème la discorde à { $hex } : { $die } : { $success ->
    [yes] une unité peut déserter
   *[no] rien n’en sort
  }.
event-deserts = Désertion à { $hex } : { $unit } ({ $side }).

# ---- combat

event-combat = { $kind } à { $hex } : { $side } ({ $attackers }) contre { $enemy } ({ $defenders }), forces { $strengths }.
event-superiority-roll = Supériorité tactique à { $hex }, dé et meilleur chef : { $attacker } { $own }, { $defender } { $other } : { $tie ->
    [yes] égalité, les deux relancent
   *[no] { $first ->
        [Parthia] la Parthie
       *[other] { $first }
      } frappe en premier
  }.
event-strike = { $round } : { $side ->
    [Parthia] la Parthie
   *[other] { $side }
  } frappe à { $strength } : { $die }, { $suffered ->
    [0] aucune perte
    [one] { $suffered } point à perdre
   *[other] { $suffered } points à perdre
  }{ $check ->
    [yes] {" "}et un test de discipline
   *[no] {""}
  }. { $modifiers }
event-falls = Perte à { $hex } : { $unit } ({ $side }).
event-no-losses = { $side } : personne ne peut être atteint à { $hex }, aucune perte.
event-lends = { $leader } ({ $side }) raffermit { $unit }.
event-check = { $round } : { $side ->
    [Parthia] la Parthie
   *[other] { $side }
  } teste sa discipline : { $die }. { $failed ->
    [0] {""}
   *[other] En désordre : { $disrupted }. {""}
  }{ $fallen ->
    [0] {""}
   *[other] Hors de combat : { $lost }. {""}
  }{ $failed ->
    [0] { $fallen ->
        [0] Tous tiennent.
       *[other] {""}
      }
   *[other] {""}
  }
event-cut-down = Massacre à { $hex } : { $unit } ({ $side }).
event-outcome = { $kind } à { $hex } : { $size ->
    [draw] pas de vainqueur
    [skirmish] { $side ->
        [Parthia] la Parthie
       *[other] { $side }
      } gagne une escarmouche
    [minor] { $side ->
        [Parthia] la Parthie
       *[other] { $side }
      } remporte une victoire mineure
   *[major] { $side ->
        [Parthia] la Parthie
       *[other] { $side }
      } remporte une victoire majeure
  }. Force perdue par l’attaquant et le défenseur : { $losses }.
event-retreats = { $side ->
    [Parthia] La Parthie
   *[other] { $side }
  } doit se retirer depuis { $hex } jusqu’à { $destination } : { $units }.
event-pursues = { $side ->
    [Parthia] La Parthie
   *[other] { $side }
  } poursuit l’ennemi depuis { $hex } jusqu’à { $destination }.
event-sorties = Sortie hors des murs à { $hex } : { $unit } ({ $side }).
event-garrisons = Entrée dans les murs à { $hex } : { $unit } ({ $side }).
event-blockade = { $side ->
    [Parthia] La Parthie
   *[other] { $side }
  } met le blocus devant { $city }.
event-formal-siege = { $side ->
    [Parthia] La Parthie
   *[other] { $side }
  } mène un siège en règle devant { $city } : { $die } : { $result ->
    [B] une brèche dans les murs
    [S] la garnison fait une sortie
   *[other] aucun effet
  }.
event-sortie = { $side } : la sortie hors des murs ({ $city }) coûte une unité.
event-sortie-known = { $side } : la sortie hors des murs ({ $city }) coûte { $unit }.
event-sortie-seen = { $side } : la sortie hors des murs ({ $city }) coûte { $unit }.

# ---- événements politiques

event-event = { $side ->
    [Parthia] La Parthie
   *[other] { $side }
  } lance { $dice } : { $event }.
event-off-map-revolt = Troubles au pays : { $die }, il faut donc une force de { $needed } hors carte : { $quiet ->
    [yes] Rome l’a
   *[no] Rome doit y renvoyer des troupes
  }.
event-revolt-put-down = Les troupes restées au pays écrasent la révolte.
event-revolt-spreads = La révolte au pays s’étend : Rome perd { $number ->
    [0] des jetons qu’elle n’a pas
    [one] un jeton
   *[other] { $number } jetons
  }.
event-rising = { $city } s’agite ({ $die }).
event-pretender = Un rival du roi relève la tête : { $die } : { $strikes ->
    [yes] il frappe
   *[no] personne ne le suit
  }.
event-rival = Le rival est { $unit }, à { $hex } : ni lui ni les unités du Noyau avec lui ne font rien ce tour.
event-goes-home = { $side } : une unité rentre chez elle.
event-goes-home-known = Retour au pays depuis { $hex } : { $unit } ({ $side }).
event-goes-home-seen = Retour au pays depuis { $hex } : { $unit } ({ $side }).
event-fever = { $side } : la fièvre coûte une unité.
event-fever-known = { $side } : la fièvre à { $hex } coûte { $unit }.
event-earthquake = Un tremblement de terre ruine { $city }.
event-buried = { $side } : le tremblement de terre ensevelit une unité.
event-buried-known = { $side } : le tremblement de terre ensevelit { $unit }.
event-trajan-hurt = Trajan était là : { $die } : { $hurt ->
    [yes] blessé, il ne joue pas de jeton ce tour
   *[no] il s’échappe par une fenêtre
  }.
event-hatra-defies = { $city } défie tout le monde : son Civis gagne { $strength ->
    [one] { $strength } point de force
   *[other] { $strength } points de force
  }.
event-spy-lost = { $side } : un Agent est démasqué.
event-illness = { $unit } est malade : { $die } : { $struck ->
    [yes] { $late ->
        [yes] il en meurt
       *[no] il doit se reposer ce tour
      }
   *[no] il se rétablit
  }.

# ---- questions

ask-deploy = { $side } : quelles unités commencent devant les murs de leurs cités ?
ask-cover = { $side } : quelles forces remettez-vous face cachée ?
ask-take = { $side } : prenez { $left ->
    [one] un jeton
   *[other] { $left } jetons
  } de votre choix.
ask-movement = { $side } : marchez, recrutez, jouez des jetons, dans l’ordre qu’il vous plaît.
ask-combat = { $side } : attaquez, assiégez, jouez des jetons, dans l’ordre qu’il vous plaît.
ask-treaty = { $side } : l’adversaire ({ $enemy }) propose un traité : personne ne gagnerait. Accepter ?
ask-place-exercitus = { $side } : { $army } vous est revenu. Le remettre sur la carte ?
ask-muster = { $side } : qui part depuis { $hex }, et par quel type de marche ?
ask-forced-muster = { $side } : qui force la marche depuis { $hex }, et par quel type de marche ?
ask-forced-march = { $side } : pousser plus loin la force postée à { $hex } par une Marche forcée ?
ask-marching = { $side } : votre force est à { $hex }, { $march }, résultat { $result }, { $gone ->
    [0] aucun hexagone parcouru
    [one] un hexagone parcouru
   *[other] { $gone } hexagones parcourus
  }. Où va-t-elle ?
ask-march-over = { $side } : votre force est arrivée à { $hex }, { $march }, résultat { $result }, et n’ira pas plus loin. Que fait-elle avant de s’arrêter ?
ask-march-loss = { $side } : la marche vers { $hex } coûte une unité. Laquelle ?
ask-march-half = { $side } : la marche vers { $hex } coûte la moitié de la force en marche{ $left ->
    [0] {""}
   *[other] {" "}(encore { $left } à perdre)
  }. Quelles unités ?
ask-intercept = { $side } : une force ennemie est entrée à { $hex }. L’intercepter ?
ask-call-out = { $side } : qui part depuis { $hex } pour intercepter à { $destination }, et comment ?
ask-counter = { $side } : l’ennemi joue un jeton à { $hex }, pour : { $action }. Parer ?
ask-desertion = { $side } : une unité déserte à { $hex }. Laquelle ?
ask-royal-levy = { $side } : le roi lève encore { $left ->
    [one] une unité. Laquelle
   *[other] { $left } unités. Lesquelles
  } ?
ask-bring = { $side } : quelles unités hors carte entrent à { $hex } ?
ask-superiority = { $side } : jouer un jeton pour la Supériorité tactique à { $hex } ? Joués jusqu’ici : { $own } par vous, { $enemy } par l’ennemi.
ask-lend = { $side } : test de discipline (round : { $round }) : quelle unité { $leader } (classe { $class }) raffermit-il ?
ask-losses = { $side } : { $left } à perdre à { $hex }. Quelle unité tombe ?
ask-retreat = { $side } : où repoussez-vous la force battue à { $hex } (camp : { $enemy }) ?
ask-pursuit = { $side } : poursuivre l’ennemi depuis { $hex } jusqu’à { $destination } ?
ask-leave-city = { $side } : quelles unités sortent des murs ({ $city }) ?
ask-enter-city = { $side } : quelles unités entrent dans { $city } ?
ask-sortie = { $side } : la sortie hors des murs ({ $city }) coûte une unité. Laquelle ?
ask-failed-siege = { $side } : le siège devant { $city } est resté sans effet. Mettre le blocus, ou donner l’assaut ?
ask-turn-city = { $side } : quelle cité change de camp (nouveau camp : { $to }) ?
ask-pretender = { $side } : quel chef se dresse contre le roi ?
ask-return-satrapy = { $side } : quelle unité de Satrapie rentre chez elle ?
ask-return-archers = { $side } : quels archers à cheval du Noyau rentrent chez eux ?
ask-rally = { $side } : quelle cité une unité de Satrapie rallie-t-elle ?
ask-iberians = { $side } : quelle cavalerie les Ibères envoient-ils à Harmozica, s’ils en envoient ?
ask-veterans-city = { $side } : dans quelle capitale provinciale des vétérans reviennent-ils, s’il y en a une ?
ask-veterans-unit = { $side } : quelle unité forment les vétérans ?
ask-fever = { $side } : la fièvre emporte une unité. Laquelle ?
ask-earthquake = { $side } : le tremblement de terre ensevelit une unité. Laquelle ?
ask-embassy = { $side } : une ambassade propose un traité : personne ne gagnerait. Accepter ?

# ---- actions, comme le dirait un bouton

do-concede = Abandonner la guerre
do-treaty = Proposer un traité
do-out = Placer { $unit } devant les murs
do-cover = Face cachée : la force à { $hex }
do-cover-all = Toutes les forces face cachée
do-take = Prendre le jeton { $marker }
do-exercitus = Mettre la force à { $hex } sous { $army }
do-bluff = Placer { $army } à { $hex } comme leurre
do-disband = Retirer { $army } de la carte
do-show = Montrer la force à { $hex }
do-march = Marcher depuis { $hex }
do-leave = Laisser { $unit } en arrière
do-leave-army = Laisser { $army } en arrière
do-road = Marcher par la route
do-cross-country = Marcher à travers champs
do-river = Descendre ou remonter le fleuve
do-sea = Prendre la mer
do-to = Aller à { $hex }
do-off-map = Quitter la carte
do-lead-off-map = Quitter la carte avec le Chef suprême : qui s’y trouve ne revient que par son jeton Politique
do-drop = Laisser { $unit } ici
do-post = Laisser { $unit } dans la cité
do-pick-up = Emmener { $unit }
do-halt = S’arrêter ici, hors des murs
do-enter = S’arrêter dans la cité
do-forced-march = Marche forcée, menée par { $leader }
do-intercept = Intercepter avec { $leader }
do-let-march = Ne pas intercepter, et ne plus rien demander sur cette marche
do-revolt = Tenter une révolte avec { $leader }
do-sedition = Semer la sédition avec { $leader }
do-recruit = { $leader } recrute { $unit }
do-levy = { $leader } lève une unité de Satrapie
do-civis = { $leader } lève un Civis
do-summon = Faire venir des forces hors carte à { $hex }
do-bring = Faire entrer { $unit }
do-spy = { $leader } espionne { $hex }
do-spy-box = { $leader } espionne { $box }
do-assassinate = { $leader } envoie des assassins à { $victim }
do-counter = Parer avec { $leader }
do-triumph = Célébrer un Triomphe
do-imperator = Nommer { $leader } Imperator
do-king-of-kings = Nommer { $leader } Roi des rois
do-royal-levy = Le roi lève { $unit }
do-trade-troops = Concession commerciale contre des troupes
do-trade-markers = Concession commerciale contre des jetons
do-colony = Établir { $unit } en colonie
do-attack = Attaquer à { $hex }
do-sally = Faire une sortie à { $hex }
do-blockade = Mettre le blocus à { $hex }
do-assault = Donner l’assaut à { $hex }
do-formal-siege = Siège en règle à { $hex }
do-superiority = Supériorité tactique par { $leader }
do-eagle = L’Aigle de l’empereur par { $leader }
do-lend = { $leader } raffermit { $unit }
do-lend-civis = { $leader } raffermit le Civis
do-lose = Perdre { $unit }
do-lose-civis = Perdre le Civis
do-retreat = Les repousser à { $hex }
do-pursue = Poursuivre avec { $leader }
do-garrison = Envoyer { $unit } dans la cité
do-sortie = Faire sortir { $unit } de la cité
do-choose-city = Choisir { $city }
do-choose-unit = Choisir { $unit }
do-done = Terminé

# ---- pourquoi pas

why-already-open = Votre force à { $hex } est déjà face visible ({ $rule }).
why-another-raises-here = Un autre chef a levé des unités de Satrapie à { $hex } ce tour : { $leader } ne le peut donc pas ({ $rule }).
why-bring-somebody = Pour ce jeton, il faut faire entrer au moins une unité ({ $rule }).
why-cannot-march = { $leader } ne peut marcher maintenant ({ $rule }).
why-city-shut = Il n’y a pas à { $hex } de cité où la force pourrait entrer ({ $rule }).
why-court-elsewhere = La Cour n’est pas là où est { $leader } ({ $rule }).
why-eclipse = L’éclipse effraie tout le monde : pas de Marche forcée ce tour ({ $rule }).
why-enemy-beside = L’ennemi est aussi à { $hex } : on ne peut y mettre d’Exercitus ({ $rule }).
why-enemy-city = { $city } est à l’ennemi ({ $rule }).
why-enemy-here = L’ennemi est à { $hex } : la marche s’arrête là ({ $rule }).
why-exercitus-in-use = { $army } est sur la carte, ou y a déjà été placé ce tour ({ $rule }).
why-floods = Les fleuves sont en crue : personne ne marche par le fleuve ce tour ({ $rule }).
why-great-heat = Par cette canicule, pas d’hexagones supplémentaires vers le désert à { $hex } ({ $rule }).
why-has-attacked = Votre force à { $hex } a déjà attaqué ({ $rule }).
why-has-civis = { $city } a déjà un Civis ({ $rule }).
why-has-moved = On ne peut emmener { $unit } : marche déjà faite, ou défendue ({ $rule }).
why-has-supreme-leader = { $unit } est le Chef suprême ({ $rule }).
why-just-left-the-map = On ne peut rappeler { $unit } dans le tour même du départ hors carte ({ $rule }).
why-leader-spent = { $leader } a joué tous les jetons que permet sa valeur de { $rating }, ou en est empêché ({ $rule }).
why-leaders-are-spared = { $unit } est un chef : c’est à un autre de tomber ({ $rule }).
why-maneuvers-away = On ne peut atteindre { $unit }, grâce à l’Avantage de manœuvre ({ $rule }).
why-march-tried = Une marche a déjà été tentée depuis { $hex } ({ $rule }).
why-movement-only = Cela ne se fait que dans le segment de Mouvement ({ $rule }).
why-must-stop = La marche s’arrête à { $hex } ({ $rule }).
why-no-better-class = { $leader } n’est pas d’une meilleure classe que { $unit } ({ $rule }).
why-no-capital-for-triumph = Le Chef suprême est à { $hex } : un Triomphe demande une capitale régionale parthe aux mains des Romains ({ $rule }).
why-no-city-of-yours = { $leader } est à { $hex } : hors d’une cité à vous, ou devant des murs assiégés ({ $rule }).
why-no-city-of-yours-here = Vous n’avez pas de cité à { $hex } ({ $rule }).
why-no-cross-country = Aucun chemin ne part depuis { $hex } ({ $rule }).
why-no-enemy-city = Il n’y a pas de cité ennemie à { $hex } ({ $rule }).
why-no-enemy-civis = Il n’y a pas de Civis ennemi à { $hex } ({ $rule }).
why-no-enemy-outside = Aucun ennemi n’est à découvert à { $hex } ({ $rule }).
why-no-enemy-troops = On ne voit à { $hex } aucune troupe ennemie qui puisse déserter ({ $rule }).
why-no-exercitus = { $army } n’est pas sur la carte ({ $rule }).
why-no-leader-here = Aucun de vos chefs n’est à { $hex } ({ $rule }).
why-no-marker = Vous n’avez pas de jeton { $marker } ({ $rule }).
why-no-parthian-city = { $leader } est à { $hex } : hors d’une cité de couleur parthe sous contrôle parthe ({ $rule }).
why-no-port-of-yours = Vous n’avez pas de port à { $hex } ({ $rule }).
why-no-provincial-capital = { $leader } est à { $hex } : les unités de classe { $class } ne se lèvent que dans les capitales provinciales ({ $rule }).
why-no-regional-capital = { $leader } est à { $hex } : hors d’une capitale régionale à vous, ou devant des murs assiégés ({ $rule }).
why-no-river = Ni fleuve ni lac ne part depuis { $hex } ({ $rule }).
why-no-road = Aucune route n’y mène depuis { $hex } ({ $rule }).
why-no-roman-city = { $leader } est à { $hex } : les unités de classe R ne se lèvent que dans les cités de couleur romaine ({ $rule }).
why-no-satrapy-recruits = Il ne reste pas d’unités de Satrapie à lever ({ $rule }).
why-no-sea = À { $hex } il n’y a pas de mer où vous teniez un port ({ $rule }).
why-no-strength-to-attack = Votre force à { $hex } n’a pas de quoi attaquer ({ $rule }).
why-no-strength-to-lose = Perdre { $unit } ne compterait pas : aucune force ({ $rule }).
why-no-such-box = L’ennemi n’a rien de tel : { $box } ({ $rule }).
why-no-supreme-leader = { $side ->
    [Parthia] La Parthie
   *[other] { $side }
  } n’a pas de Chef suprême sur la carte ({ $rule }).
why-no-trade-city = Le roi est à { $hex } : hors d’une cité à lui sur une route commerciale ({ $rule }).
why-no-train = Aucun Impeditus n’est à { $hex } depuis le début du tour ({ $rule }).
why-no-way-off-map = Aucun chemin ne quitte la carte depuis { $hex } par ce type de marche ({ $rule }).
why-nobody-off-map = Personne n’attend hors carte ({ $rule }).
why-nobody-outside = Aucune de vos unités n’est devant les murs à { $hex } ({ $rule }).
why-nobody-to-intercept = Vous n’avez personne qui puisse intercepter ({ $rule }).
why-nobody-to-march = Personne à { $hex } ne peut marcher ({ $rule }).
why-not-a-core-leader = { $leader } n’est pas un chef du Noyau ({ $rule }).
why-not-a-parthian-leader = { $leader } n’est pas un chef parthe ({ $rule }).
why-not-besieged = Vous ne tenez pas de cité assiégée à { $hex } ({ $rule }).
why-not-in-a-city = Hors de toute cité : { $unit } ({ $rule }).
why-not-in-city = { $leader } n’est pas dans la cité ({ $rule }).
why-not-in-pool = Il ne reste pas de jeton { $marker } ({ $rule }).
why-not-pursued = { $leader } est dans la cité, pas avec la force poursuivie ({ $rule }).
why-nothing-open = Rien à vous n’y est face visible ({ $rule }).
why-nothing-to-cover = Aucune unité face cachée n’est à découvert à { $hex } ({ $rule }).
why-one-royal-levy = { $leader } n’appelle le Noyau qu’une fois par guerre, et personne après lui ({ $rule }).
why-only-with-the-force = Les unités prises en route ne vont pas plus loin que celles qui sont parties ({ $rule }).
why-out-of-range = De { $leader } à { $hex } il y a { $distance ->
    [one] { $distance } hexagone
   *[other] { $distance } hexagones
  } ; { $range } au plus ({ $rule }).
why-outside-already = Déjà devant les murs : { $unit } ({ $rule }).
why-raised-already = Un autre chef a déjà raffermi { $unit } ({ $rule }).
why-scattering = Une force qui va s’égarer ne joue pas de jetons en route ({ $rule }).
why-shut-in = Votre force à { $hex } est assiégée ({ $rule }).
why-siege-declared = Ce que fait votre force devant la cité à { $hex } est réglé pour ce tour ({ $rule }).
why-snow = La neige ferme les montagnes à { $hex }, sauf par la route ({ $rule }).
why-somebody-must-march = Il faut que quelqu’un marche ({ $rule }).
why-stands-firm = On ne peut faire déserter { $unit } : seules les unités de classe M ou B désertent ({ $rule }).
why-own-turn-only = Le jeton { $marker } ne se joue que dans son propre tour de joueur ({ $rule }).
why-storms = La tempête retient tous les navires au port ce tour ({ $rule }).
why-superfluous = L’unité d’avant vaut moins : avec { $unit }, l’une des deux serait de trop (encore { $left } à perdre) ({ $rule }).
why-supreme-leader-only = { $leader } n’est pas le Chef suprême ({ $rule }).
why-too-far = La force a parcouru { $gone ->
    [one] { $gone } hexagone
   *[other] { $gone } hexagones
  } et ne peut aller au-delà de { $limit } ({ $rule }).
why-too-far-to-intercept = { $leader } n’est pas à { $range ->
    [one] { $range } hexagone
   *[other] { $range } hexagones
  } ou moins ({ $rule }).
why-too-few-left = Après { $unit }, il resterait trop peu pour atteindre les { $left } à perdre ({ $rule }).
why-too-soon = On ne fait pas de nouveau Chef suprême dans le tour où le dernier a été perdu ({ $rule }).
why-treaty-refused-already = Vous avez déjà proposé un traité dans ce tour de joueur ({ $rule }).

# ---- la fin

how-won = Niveau de victoire : { $level }.
how-drawn = Les deux camps atteignent le même niveau de victoire : { $roman ->
    [none] aucun
   *[other] { $roman }
  }.
how-conceded = L’ennemi a abandonné.
how-optimus = Victoire Optimus : toutes les capitales ennemies tenues pendant un tour entier.
how-treaty = Un traité met fin à la guerre.

# ---- ce que cela montre, après « Quelque chose de caché est montré : … »

shown-revealed = ce qui s’y trouve face cachée
shown-exercitus-found = ce qui est sous l’Exercitus
shown-unmasked = ce qui est sous l’Exercitus
shown-disbanded = combien de pions couvrait l’Exercitus
shown-marches = ce qu’il y a dans l’hexagone suivant, et que vous venez
shown-leaves-map = qui a quitté la carte
shown-halts = combien de pions passent derrière les murs
shown-deserts = qui déserte
shown-guarded = ce qu’un Agent y trouve
shown-sees-markers = les jetons de l’ennemi, à vous seul
shown-sees-box = les unités de la réserve, à vous seul
shown-colony = les vétérans qui s’établissent
shown-march-loss = combien de pions sont perdus
shown-otherwise = le jeton, où est un chef, ou si l’ennemi peut répondre

# ---- ce que comptent les conseils, après un nombre : « +1,5 cités »

part-goals = conditions de victoire en vue
part-cities = cités
part-strength = points de force sur la carte
part-leaders = chefs sur la carte
part-markers = jetons en main

# ---- ce qu’un bot se propose

aim-incite = pousser { $goal } à la révolte (force : { $force })
aim-take = prendre { $goal } (armée : { $force })
aim-relieve = secourir { $goal } (armée : { $force })
aim-hunt = traquer l’ennemi à { $goal } (armée : { $force })
aim-hold = tenir { $goal } (armée : { $force })
aim-approach = se rapprocher du front, vers { $goal } (armée : { $force })
aim-withdraw = se mettre à l’abri à { $goal } (armée : { $force })
aim-stir = soulever { $goal } avec { $force }
aim-stay = rester à { $goal }
aim-rest = laisser toutes les autres forces où elles sont
aim-recruit = lever { $goal } avec { $force }
aim-levy = lever une unité de Satrapie avec { $force }
aim-civis = lever un Civis avec { $force }
aim-summon = appeler les légions d’Occident à { $goal }
aim-royal-levy = faire lever { $force } par le roi
aim-trade-troops = vendre une Concession commerciale contre des troupes
aim-trade-markers = vendre une Concession commerciale contre des jetons
aim-triumph = célébrer un Triomphe
aim-imperator = nommer { $force } Imperator
aim-king-of-kings = nommer { $force } Roi des rois
aim-assassinate = faire assassiner { $goal } par { $force }

# ---- fautes que compte l’arène

blunder-stripped-city = Des cités qui décident de la guerre laissées sans personne
blunder-lost-battle = Des attaques contre un ennemi plus fort
blunder-winter-march = Des armées menées dans la neige
blunder-exposed-supreme = Des Chefs suprêmes livrés à un ennemi plus fort
blunder-idle-markers = Des tours finis avec tous les jetons Politiques en main

# Ce qu’une marche peut amener : dit d’un chemin avant qu’il soit pris.
risk-no-move = elle ne bouge pas
risk-scatter = elle s’égare
risk-unit-lost = elle perd une unité
risk-half-lost = elle perd la moitié de sa force
risk-enemy = il y a des ennemis
risk-interception = elle peut être interceptée

## Ce qu’on peut chercher dans le journal, et comment se compte la chance

topic-marches = Marches
topic-battles = Combats
topic-cities = Cités
topic-markers = Jetons
topic-turns = Tours
luck-strikes = Frappes
    .counted = Points de force que les frappes ont coûtés à l’ennemi.
luck-marches = Marches
    .counted = Jets de marche ou d’interception qui ont laissé la force bouger.
luck-sieges = Sièges en règle
    .counted = Brèches.
luck-intrigue = Révoltes et intrigues
    .counted = Révoltes, séditions et assassinats réussis.

window-interception = Interceptions
window-interception-about = Une force ennemie entre dans un hexagone à portée d’un de vos chefs.
window-interception-concerns = Seulement à côté de ce qui est à moi
window-counter = Parades
window-counter-about = L’ennemi joue un jeton dans un hexagone où un de vos chefs peut l’annuler.

## Pour une première partie : de quoi parle une question, par étape

tip-Deploy = Dans les murs ou devant
    .text = Toutes vos unités commencent dans leurs cités. Cliquez sur une cité pour en placer devant les murs ; la plupart peuvent marcher dans les deux cas, si bien que Terminé est une bonne réponse.
tip-TakeMarkers = Jetons Stratagème
    .text = Les chefs les jouent. Les Politiques recrutent et soulèvent des cités, les Militaires gagnent des batailles et forcent la marche, les Agents découvrent ce qui est face cachée.
tip-MovementSegment = La marche
    .text = Cliquez sur une force pour marcher avec elle. Chaque hexagone a droit à un essai par tour, et un dé décide de la marche. Jetons, recrues et leurres sont dans la barre au-dessus de la carte.
tip-Muster = Qui part, et comment ?
    .text = Cliquez sur les unités qui restent, puis sur le type de marche. Chacun montre ce qu’amènent ses six faces : jusqu’où, et ce qui peut se perdre en chemin.
tip-Marching = En chemin
    .text = Cliquez sur l’hexagone suivant. Vous pouvez laisser des unités et en prendre d’autres. La marche s’arrête où est l’ennemi, et tout y est retourné face visible.
tip-CoverForces = De nouveau face cachée
    .text = Ce que l’ennemi a vu peut lui être caché de nouveau. Il est rare d’avoir une raison de ne pas le faire.
tip-CombatSegment = Le combat
    .text = Là où vous partagez un hexagone avec l’ennemi, vous pouvez l’attaquer ; devant une cité ennemie, mettre le blocus, donner l’assaut ou, avec un train, mener un siège en règle.
tip-InterceptionWindow = Vous pouvez intervenir
    .text = Une force ennemie s’est approchée d’un de vos chefs, pour qui vous avez un jeton Militaire. Interceptez-la, ou laissez-la passer.
tip-PlaySuperiority = Supériorité tactique
    .text = Qui joue le plus de jetons Militaires frappe en premier à chaque round. Jouez-les là où la bataille décide de quelque chose.
tip-ChooseLosses = Pertes
    .text = Vous choisissez qui tombe. On perd des unités entières, et ce qui vaut trop ne peut suivre ce qui vaut moins.
## À l’écran

screen-segment-events = Événements politiques
screen-segment-stratagems = Segment de Stratagème
screen-segment-movement = Segment de Mouvement
screen-segment-combat = Segment de Combat
screen-turn-of-0 = Tour du joueur romain
screen-turn-of-1 = Tour du joueur parthe
screen-before-the-war = Avant la guerre
screen-date = { $month } { $year } apr. J.-C.
screen-set-up = { $scenario } : mise en place
screen-headline = Tour { $turn } sur { $turns } : { $date } · { $segment }
screen-headline-of = Tour { $turn } sur { $turns } : { $date } · { $side }, { $segment }
screen-markers = Jetons Stratagème en main, que personne d’autre ne connaît
screen-strength = Points de force sur la carte que vous pouvez voir
screen-level = Le niveau de victoire si la guerre finissait maintenant
screen-needed = (nécessaire à toute victoire)
screen-hope-revolt = que la cité se soulève
screen-hope-sedition = d’un déserteur
screen-hope-assassinate = qu’il meure
screen-hope-formal-siege = d’une brèche
screen-hope-assault = de prendre la cité
screen-hope-lend = de tenir
screen-hope-intercept = d’arriver
screen-hope-march = de bouger
screen-wastes-city = Personne ne reste dans la cité de { $city } : vous ne la tenez plus.
screen-wastes-war = L’ennemi gagne la guerre.
screen-wastes-treaty = Si l’ennemi accepte, personne ne gagne la guerre.
screen-wastes-off-map = Qui quitte la carte ne revient que par un jeton Politique.
screen-wastes-fights = Vous pourriez encore combattre à { $places }.
screen-wastes-marches = { $forces ->
    [one] 1 force pourrait encore marcher.
   *[other] { $forces } forces pourraient encore marcher.
}
screen-recruits = Recrues
screen-recruits-core = Recrues du Noyau
screen-recruits-satrapy = Recrues des Satrapies
screen-recruits-armenian = Recrues arméniennes
screen-off-map = Hors carte
screen-went-marches = { $side ->
    [Parthie] La Parthie
   *[other] { $side }
  } va depuis { $from } jusqu’à { $to }.
screen-roll-march-roll = Marche { $march }
screen-roll-forced = Marche forcée { $march }
screen-roll-intercept-roll = Interception { $march }
screen-roll-incites = Révolte à { $city }
screen-roll-formal-siege = Siège à { $city }
screen-roll-sedition = Sédition
screen-result-incites = { $success ->
    [yes] La cité se soulève
   *[other] Tout reste calme ({ $needed } ou moins)
}
screen-result-formal-siege = { $result ->
    [B] Une brèche dans les murs
    [S] La garnison fait une sortie
   *[other] Aucun effet
}
screen-result-sedition = { $success ->
    [yes] Une unité peut déserter
   *[other] Rien n’en sort
}
screen-move-N = ne bouge pas
screen-move-M = bouge
screen-move-M1 = un hexagone de plus
screen-move-M2 = deux hexagones de plus
screen-move-R = par le fleuve
screen-move-O = par la mer
screen-effect-S = s’égare
screen-effect-A = attrition
screen-effect-F = perte en Marche forcée
screen-effect-W = perte d’hiver
screen-effect-X = naufrage
screen-mark-revealed = révélé
screen-mark-unmasked = un leurre
screen-mark-arrives = arrive
screen-mark-march-loss = perdu en marche
screen-mark-revolt = change de camp
screen-mark-revolt-succeeds = la révolte réussit
screen-mark-revolt-fails = la révolte échoue
screen-mark-goes-over = change de camp
screen-mark-civis = un nouveau Civis
screen-mark-colony = une colonie
screen-mark-blockade = blocus
screen-mark-capital-taken = une capitale tombe
screen-mark-earthquake = tremblement de terre
screen-mark-rising = s’agite
screen-mark-triumph = un Triomphe
screen-mark-triumph-lost = Triomphe perdu
screen-mark-plays = joue un jeton
screen-mark-countered = paré
screen-mark-guarded = déjoué par un Garde
screen-mark-deserts = déserte
screen-scoring = Ce qui fait une victoire
screen-choose-units = Choisissez parmi les unités présentes
screen-held-by-nobody = tenue par personne
screen-at-the-start = au départ

# Back.svelte
screen-exercitus = EXERCITUS

# BattleSheet.svelte
screen-combat-at = Combat à { $title }
screen-revolt = Révolte
screen-tactical-superiority-strikes-first = Supériorité tactique : frappe en premier
screen-superiority = supériorité
screen-maneuver-advantage = Avantage de manœuvre
screen-maneuver = manœuvre
screen-eagle = aigle
screen-strength-at-the-start-and = Force au départ, et pertes
screen-civis = Civis
screen-tactical-superiority = Supériorité tactique
screen-strikes-with-rolls = frappe à { $strength }, obtient { $die }
screen-check = { " " }test
screen-checks-discipline-rolls = teste la discipline, jette { $die }
screen-checks = teste { $die }
screen-attack-strength = force d’attaque
screen-strikes-with = { $side ->
    [Parthie] La Parthie
   *[other] { $side }
  } frappe à { $strength } :
screen-to-lose = { $suffered } à perdre
screen-no-losses = aucune perte
screen-discipline-check = , test de discipline
screen-checks-discipline = { $side ->
    [Parthie] La Parthie
   *[other] { $side }
  } teste sa discipline
screen-nobody-wins = Pas de vainqueur.
screen-wins = { $side ->
    [Parthie] La Parthie
   *[other] { $side }
  } remporte { $size }.
screen-fire = Tir
screen-melee = Mêlée
screen-pursuit = Poursuite
screen-a-skirmish = une escarmouche
screen-a-minor-victory = une victoire mineure
screen-a-major-victory = une victoire majeure

# Board.svelte
screen-hex = Hexagone { $id }
screen-map-of-the-war-arrow = Carte de la guerre. Les flèches vont d’hexagone en hexagone, Entrée agit, le point d’interrogation demande pourquoi pas, le point mène au prochain hexagone où vous pouvez agir. { $size ->
    [one] { $size } hexagone peut être choisi
   *[other] { $size } hexagones peuvent être choisis
  }.

# Chip.svelte
screen-face-down = Face cachée
screen-exercitus-2 = Exercitus { $armyName }

# Hand.svelte
screen-a-spectator-holds-no-markers = Un spectateur n’a pas de jetons.
screen-stratagem-markers = Jetons Stratagème
screen-take-a-marker-of-your = Prenez un jeton de votre choix :
screen-now = { $uses } maintenant
screen-no-markers-in-hand = Aucun jeton en main.
screen-exercitus-3 = Exercitus
screen-strength-2 = force { $strength }
screen-a-bluff-nobody-is-there = un leurre : il n’y a personne
screen-is-not-on-the-map = { $armyName } n’est pas sur la carte
screen-in-your-turn = à votre tour
screen-in-the-enemys-turn = au tour de l’ennemi
screen-in-any-turn = à tout tour

# HexCard.svelte
screen-so-many-counters = { $number ->
    [one] { $number } pion
   *[other] { $number } pions
}
screen-civis-2 = { "." } Civis { $strength }–{ $discipline }
screen-a-train-for-a-formal = ; un train pour un siège en règle est là
screen-before-the-walls-behind-them = Devant les murs { $before }, derrière { $behind }{ $train }.
screen-siege = Siège.
screen-inside-the-city = , dans la cité
screen-before-the-walls = , devant les murs
screen-nobody-but-its-owner-knows = Seul son propriétaire sait ce qu’il y a sous { $armies }, s’il y a quelque chose.
screen-face-down-2 = { $counters } face cachée
screen-last-seen-here = Vus ici en dernier
screen-turn-2 = tour { $turn }
screen-and-face-down = { " " }et { $counters } face cachée

# Panel.svelte
screen-turns = Tours
screen-ad = { $name } { $year } apr. J.-C.
screen-victory = Victoire
screen-cities = { $number ->
    [one] { $number } cité
   *[other] { $number } cités
  }
screen-not-met = non remplie
screen-needed-for-any-victory = { " " }(nécessaire à toute victoire)
screen-holds-every-enemy-capital-an = Tient toutes les capitales ennemies : une victoire Optimus est proche.
screen-cities-2 = Cités
screen-nobody = personne { $held }
screen-capital = capitale { $capital ->
    [regional] régionale
   *[provincial] provinciale
}
screen-no-civis = pas de Civis
screen-besieged = assiégée
screen-roman = Rome
screen-armenian = Arménie
screen-arabian = Arabie
screen-parthian = Parthie

# Reference.svelte
screen-march-table = Table des Marches
screen-die = Dé
screen-n-no-move-m-moves = N ne bouge pas ; M marche autant qu’elle peut, M2 et M1 plus loin ; R par le fleuve ; O par la mer. S s’égare, A attrition, F coûte une unité en Marche forcée, W coûte la moitié en hiver, X naufrage.
screen-combat-results = Résultats des combats
screen-strength-3 = Force
screen-a-number-is-strength-to = Un nombre est la force à perdre ; C est un test de discipline.
screen-discipline = Discipline
screen-class = Classe
screen-formal-siege = Siège en règle
screen-result = Résultat
screen-unit-types = Types d’unités
screen-attacks-with-its-strength-times = Attaque avec sa force fois
screen-maneuver-2 = Manœuvre
screen-worth = Valeur
screen-terrain = Terrain
screen-march-ends = Arrête la marche
screen-no-maneuver-or-charge = Ni manœuvre ni charge
screen-numbers-reduced = Pertes réduites
screen-counters = Pions
screen-below-on-a-counter-strength = En bas d’un pion : force, discipline, mouvement. Un chef porte sa valeur dans un cercle ; une étoile marque un Garde.
screen-by-road = Par la route
screen-across-country = À travers champs
screen-by-river = Par le fleuve
screen-by-sea = Par la mer
screen-goes-berserk = entre en furie
screen-no-effect = aucun effet
screen-and-more = { $least } et plus

# Sheet.svelte
screen-units = Unités
screen-the-result-of-the-march = Le résultat de la Table des Marches
screen-of-hexes = { $gone ->
    [one] { $gone } hexagone
   *[other] { $gone } hexagones
  } sur { $limit }
screen-fold = Replier
screen-all-units = Les { $length } unités
screen-all-units-2 = Toutes les unités
screen-click-a-hex-that-glows = Cliquez sur un hexagone qui brille pour choisir parmi ses unités.
screen-moves = { $percent } % bouge
screen-march-along-click-who-stays = En marche : cliquez sur qui reste
screen-the-force-click-who-is = La force : cliquez sur qui est laissé ici
screen-here-click-who-comes-along = Ici : cliquez sur qui suit
screen-who-falls = Qui tombe ?
screen-inside-click-who-starts-before = Dans la cité : cliquez sur qui commence devant les murs
screen-off-the-map-click-who = Hors carte : cliquez sur qui entre
screen-steady = Raffermir
screen-choose = Choisir
screen-strength-4 = { $place } : force { $strength }

# Tray.svelte
screen-choose-on-the-map = choisir sur la carte
screen-cancel = Annuler
screen-markers-and-other-things-to = Jetons et autres choses à jouer
screen-on-the-map = sur la carte

# actions.ts
screen-political = Politique
screen-off-map-forces = Forces hors carte
screen-agent = Agent
screen-assassination = Assassinat
screen-special = Spécial
screen-triumph = Triomphe
screen-royal-levy = Levée royale
screen-treaty = Traité
screen-stays-here = reste ici
screen-leave-here = laisser ici
screen-into-the-city = dans la cité
screen-take-along = emmener
screen-before-the-walls-2 = devant les murs
screen-bring-in = faire entrer
screen-out-of-the-city = hors de la cité
screen-attack = Attaquer
screen-assault-the-walls = Donner l’assaut
screen-blockade = Blocus
screen-formal-siege-2 = Siège en règle
screen-sally-out = Faire une sortie
screen-revolt-by = Révolte, par { $who }
screen-sedition-by = Sédition, par { $who }
screen-intelligence-by = Renseignement, par { $who }
screen-put-under = Mettre sous { $who }
screen-bluff-with = Leurre avec { $who }
screen-show-the-force = Montrer la force
screen-turn-face-down = Remettre face cachée

# describe.ts
screen-no-civis-2 = , pas de Civis
screen-besieged-2 = , assiégée
screen-held-by = tenue par : { $name }{ $civis }{ $siege }
screen-capital-2 = capitale { $capital ->
    [regional] régionale
   *[provincial] provinciale
} { $colour ->
    [Roman] romaine
    [Armenian] arménienne
    [Arabian] arabe
   *[Parthian] parthe
}
screen-city = cité { $colour ->
    [Roman] romaine
    [Armenian] arménienne
    [Arabian] arabe
   *[Parthian] parthe
}
screen-strength-5 = { $units } (force { $strength })
screen-inside-the-city-2 = { " " }dans la cité
screen-last-seen-here-2 = vus ici en dernier : { $units }
screen-hex-2 = { $name }, hexagone { $id }

# model.ts
screen-hold-cities = Tenir { $needed ->
    [one] { $needed } cité
   *[other] { $needed } cités
  }
screen-hold = Tenir { $listed }
screen-is-off-the-map = { $leader } a quitté la carte
screen-the-triumph-lies-in = Le Triomphe est à { $place }

# paint.ts
screen-parthian-core = Noyau parthe
screen-satrapy = Satrapie
screen-rome = Rome
screen-parthia = Parthie
screen-imperator = Imperator
screen-veteran = Vétéran
screen-mob = Populace
screen-barbarian = Barbare
screen-leader = chef, { $name }
screen-unit-kind = { $kind }, { $nation }
screen-rating = valeur { $rating }
screen-moves-2 = mouvement { $move }
screen-guard = Garde

# summary.ts
screen-optimus = Optimus
screen-markers-2 = Jetons
screen-strength-seen = Force vue
screen-level-2 = Niveau
screen-supreme-leader = Chef suprême
screen-sedition = Sédition
screen-cost = { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
}
screen-attacks = attaque
screen-defends = défend
screen-word-lose = perdre
screen-word-choose = choisir
screen-word-steady = raffermir
screen-word-raise = lever
screen-level-none = aucun
screen-conditions = { $met ->
    [one] { $met } condition remplie sur { $all }
   *[other] { $met } conditions remplies sur { $all }
  } ; niveau de victoire : { $level }
screen-aim-met = { $goal } ✓
screen-aim-counted = { $goal } ({ $have } sur { $needed })
screen-aim-open = { $goal }
screen-aim-levels = Qui en a rempli le plus à la fin de la guerre gagne. Niveau de victoire actuel : vous { $mine }, l’ennemi { $theirs }.
screen-aim-drawn = Qui en a rempli le plus à la fin de la guerre gagne : pour l’instant, égalité.
screen-met = remplie
screen-ground-river = fleuve
screen-ground-lake = lac
screen-ground-coast = côte
screen-no-leader = aucun
screen-recruit = Recrue
screen-result-passes = réussit
screen-result-fails = échoue
screen-result-breach = brèche
screen-result-sortie = sortie
screen-yes = oui
screen-brief-march = Marche

# La barre : ce qui se joue en dehors des marches et des attaques.
screen-box-political = Politique
screen-box-agent = Agent
screen-box-special = Spécial
screen-box-exercitus = Exercitus
screen-box-parley = Pourparlers
screen-tool-revolt = Révolte
screen-tool-recruit = Recruter
screen-tool-levy = Lever une unité de Satrapie
screen-tool-civis = Lever un Civis
screen-tool-summon = Forces hors carte
screen-tool-sedition = Sédition
screen-tool-spy = Espionner un hexagone
screen-tool-spy-box = Espionner une réserve
screen-tool-assassinate = Assassinat
screen-tool-triumph = Triomphe
screen-tool-imperator = Un nouvel Imperator
screen-tool-king-of-kings = Un nouveau Roi des rois
screen-tool-royal-levy = Levée royale
screen-tool-trade-troops = Concession commerciale : troupes
screen-tool-trade-markers = Concession commerciale : jetons
screen-tool-colony = Fonder une colonie
screen-tool-exercitus = Mettre une force sous un Exercitus
screen-tool-bluff = Placer un Exercitus comme leurre
screen-tool-disband = Retirer un Exercitus de la carte
screen-tool-show = Montrer une force
screen-tool-treaty = Traité
screen-tool-concede = Abandon

# Les autres sortes de questions auxquelles des consignes peuvent répondre.
question-superiority = Supériorité
question-superiority-about = Avant une bataille, les deux camps peuvent jouer des jetons Militaires.
answer-superiority-decline = N’en jouer jamais
answer-superiority-accept = En jouer un là où un seul chef le peut
question-lending = Des chefs dans le rang
question-lending-about = Un chef peut hisser une unité à sa classe avant le jet.
answer-lending-decline = Ne jamais hisser personne
answer-lending-strongest = Toujours l’unité la plus forte
question-losses = Pertes au combat
question-losses-about = Des unités à vous sont perdues, et vous choisissez lesquelles.
answer-losses-weakest = Les plus faibles d’abord
answer-losses-strongest = Les plus fortes d’abord
question-march-losses = Pertes en marche
question-march-losses-about = Une marche vous coûte des unités, et vous choisissez lesquelles.
answer-march-losses-weakest = Les plus faibles d’abord
answer-march-losses-strongest = Les plus fortes d’abord
question-other-losses = Autres pertes
question-other-losses-about = Une désertion, une sortie ou un événement vous coûte une unité, et vous la choisissez.
answer-other-losses-weakest = La plus faible
answer-other-losses-strongest = La plus forte
question-retreat = Où vont les vaincus
question-retreat-about = Vous avez gagné une bataille, et choisissez où l’ennemi se retire.
question-pursuit = Poursuites
question-pursuit-about = Vous pouvez suivre une force battue et l’attaquer de nouveau.
answer-pursuit-decline = Jamais
answer-pursuit-accept = Poursuivre là où un seul chef le peut
question-peace = Offres de paix
question-peace-about = La guerre pourrait finir maintenant, sans vainqueur.
answer-peace-decline = Toujours refuser
answer-peace-accept = Toujours accepter
answer-counter-accept = Parer là où un seul chef le peut

# Les noms que beaucoup de choses ont en commun : hexagones, Civis d’une cité, longueur d’une marche.
called-hex = l’hexagone { $hex }
called-hex-near = l’hexagone { $hex } (vers { $city })
called-city = { $city }
called-civis = Civis à { $city }
called-way = { $hexes } hexagones

# ---- le jeu et ses scénarios

about-blurb = An 114 : Trajan marche contre la Parthie. À Rome la meilleure infanterie, aux Parthes la cavalerie et les distances ; les cités changent de camp, les armées sont face cachée, et personne ne sait ce que couvre un marqueur Exercitus.
about-feel = Une campagne pour nerfs solides : de longues marches à la merci d’un dé, du bluff, des révoltes soudaines, des batailles rares mais décisives.
scenario-114 = La guerre d’Arménie
scenario-114-help = Les légions entrent en Arménie pour déposer son roi ; la Parthie se rassemble autour de Ctesiphon.
scenario-114-teaches = Marcher et combattre avec peu d’armées : piles face cachée, montagnes, sièges de petites cités, et l’hiver.
scenario-115 = Mésopotamie
scenario-115-help = L’Arménie est une province ; le chemin mène par l’Osrhoène et Nisibis jusqu’au Tigre.
scenario-115-teaches = Deux fleuves, beaucoup de cités : comment mettre en garnison ce qu’on prend, et comment les archers à cheval usent une colonne.
scenario-116 = La guerre parthique
scenario-116-help = Deux colonnes le long des fleuves : Ctesiphon et la mer.
scenario-116-teaches = La grande offensive le long de l’Euphrate et du Tigre : le ravitaillement loin de chez soi, Ctesiphon, et des révoltes dans son dos.
scenario-campaign = La guerre parthique de Trajan
scenario-campaign-help = Toute la guerre, du rassemblement en Cappadoce à la mort de l’empereur.
scenario-campaign-teaches = Trois années en une partie : recrues, chefs, stratagèmes et la politique de l’Arménie, avec le temps de regretter ce qu’on a choisi un hiver.
option-parley = Traités et abandon
option-parley-help = La guerre peut finir par un traité ou par l’abandon d’un camp.

# ---- noms

name-roman = Rome
name-parthian = Parthie
name-trajan = Trajan
name-hadrian = Hadrien
name-alexander = Alexandre
name-mauri = Mauri de Quietus
name-militia = Milice
name-court = Cour
name-royal-guard = Garde royale
name-cataphracts-1 = Cataphractaires 1
name-cataphracts-2 = Cataphractaires 2
name-cataphracts-3 = Cataphractaires 3
name-cataphracts-4 = Cataphractaires 4
name-cataphracts-5 = Cataphractaires 5
name-cataphracts-6 = Cataphractaires 6
name-cataphracts-7 = Cataphractaires 7
name-cataphracts-8 = Cataphractaires 8
name-core-horde-1 = Archers à cheval du Noyau 1
name-core-horde-2 = Archers à cheval du Noyau 2
name-core-horde-3 = Archers à cheval du Noyau 3
name-core-horde-4 = Archers à cheval du Noyau 4
name-elephants = Éléphants
name-core-levy-1 = Levée du Noyau 1
name-core-levy-2 = Levée du Noyau 2
name-core-impeditus = Train parthe
name-nobles-1 = Cataphractaires nobles 1
name-nobles-2 = Cataphractaires nobles 2
name-nobles-3 = Cataphractaires nobles 3
name-nobles-4 = Cataphractaires nobles 4
name-nobles-5 = Cataphractaires nobles 5
name-satrapy-horde-1 = Archers à cheval de Satrapie 1
name-satrapy-horde-2 = Archers à cheval de Satrapie 2
name-satrapy-horde-3 = Archers à cheval de Satrapie 3
name-satrapy-horde-4 = Archers à cheval de Satrapie 4
name-saka-1 = Cavaliers Saka 1
name-saka-2 = Cavaliers Saka 2
name-satrapy-levy-1 = Levée de Satrapie 1
name-satrapy-levy-2 = Levée de Satrapie 2
name-satrapy-levy-3 = Levée de Satrapie 3
name-satrapy-levy-4 = Levée de Satrapie 4
name-armenian-cataphracts = Cataphractaires arméniens
name-armenian-horse = Cavalerie arménienne
name-armenian-foot = Infanterie arménienne
name-antioch = Antioche
name-babylon = Babylone
name-damascus = Damas
name-nineveh = Ninive
name-palmyra = Palmyre
name-military = Militaire
name-political = Politique
name-agent = Agent
name-triumph = Triomphe
name-king-of-kings = Roi des rois
name-trade-concession = Concession commerciale
name-pro-roman-omens = Présages favorables à Rome
name-pro-parthian-omens = Présages favorables aux Parthes
name-bad-omens-for-rome = Mauvais présages pour Rome
name-bad-omens-for-parthia = Mauvais présages pour les Parthes
name-eclipse = Éclipse
name-quiet-month = Mois tranquille
name-off-map-revolt = Révolte hors carte
name-jewish-rising = Soulèvement juif
name-uprising = Soulèvement d’une cité conquise
name-rising-of-mesopotamia = Soulèvement de la Mésopotamie
name-honours = Honneurs du Sénat
name-plot-at-rome = Complot à Rome
name-royal-pretender = Prétendant au trône
name-war-in-the-east = Guerre en Orient
name-satraps-waver = Les satrapes hésitent
name-satraps-rally = Les satrapes se rallient
name-tribute = Tribut des vassaux
name-quiet-month-2 = Mois tranquille
name-osrhoene = L’Osrhoène change de camp
name-adiabene = L’Adiabène tient bon
name-charax = Charax envoie des présents
name-hatra-defies = Hatra défie le monde
name-iberians = Ibères et Albaniens
name-armenian-nobles = Nobles d’Arménie
name-great-heat = Canicule
name-floods = Crues
name-snow = Neige dans les montagnes
name-good-harvest = Bonne récolte
name-storms = Tempêtes
name-fever = Fièvre au camp
name-earthquake = Tremblement de terre à Antioche
name-caravans = Caravanes
name-veterans-return = Retour de vétérans
name-spies-unmasked = Espions démasqués
name-illness = Maladie de l’empereur
name-embassy = Ambassade
name-forced-march = Marche forcée
name-intercept = Interception
name-pursue = Poursuite
name-superiority = Supériorité tactique
name-eagle = Aigle de l’empereur
name-counter = Parade
name-revolt = Révolte
name-sedition = Sédition
name-recruit = Recrutement
name-levy = Levée de Satrapie
name-civis = nouveau Civis
name-summon = Forces hors carte
name-spy = Renseignement
name-spy-box = Renseignement
name-assassinate = Assassinat
name-succession = nouveau Chef suprême
name-royal-levy = Levée royale
name-trade-troops = commerce contre troupes
name-trade-markers = commerce contre jetons
name-strong-garrison = forte garnison : dé +1
name-no-charge = mauvais terrain : cavalerie et éléphants ne chargent pas
name-reduced = terrain coupé : nombres −5
name-walls = murs : les nombres sont sans effet
name-maneuver = Avantage de manœuvre : la cavalerie ennemie reste hors d’atteinte
name-winter = hiver : W coûte la moitié de la force
name-guard = un Garde déjoue le premier Agent
name-supreme-leader = Chef suprême
name-alone = la victime est seule
name-hidden-garrison = la garnison est face cachée : sa force est estimée
name-hidden-enemy = l’ennemi est face cachée : sa force est estimée
name-estimated = estimé d’après bien des combats où personne ne joue de jetons
name-lent-class = l’unité teste dans la classe du chef
name-own-omens = présages : notre discipline
name-enemy-omens = présages : discipline ennemie
name-recruits = les recrues
name-core-recruits = les recrues du Noyau
name-satrapy-recruits = les recrues des Satrapies
name-off-map = la case Hors carte
name-markers = la réserve de jetons
name-road = par la route
name-cross-country = à travers champs
name-river = par le fleuve
name-sea = par la mer
name-april = avril
name-may = mai
name-june = juin
name-july = juillet
name-august = août
name-september = septembre
name-october-december = octobre à décembre
name-january-march = janvier à mars
name-fire = Tir
name-melee = Mêlée
name-pursuit = Poursuite
name-battle = Bataille
name-sally = Sortie
name-assault = Assaut
name-breach = Assaut par une brèche
name-triumphant = Triomphant
name-conquering = Conquérant

# Ce que les chances disent qu’un dé peut amener.
name-odds__no-move = ne bouge pas
name-odds__arrives = arrive
name-odds__a-hex = un hexagone
name-odds__scatters = s’égare
name-odds__half-the-strength-lost = moitié de la force perdue
name-odds__a-unit-lost = une unité perdue
name-odds__a-breach = une brèche
name-odds__a-sortie-costs-a-unit = une sortie coûte une unité
name-odds__no-effect = aucun effet
name-odds__won = victoire
name-odds__drawn = sans vainqueur
name-odds__lost = défaite
name-odds__nobody-there = il n’y a personne
name-odds__the-city-is-taken = la cité est prise
name-odds__but-the-city-holds = mais la cité tient
name-odds__a-unit-deserts = une unité déserte
name-odds__nothing-comes-of-it = rien n’en sort
name-odds__the-city-rises = la cité se soulève
name-odds__all-stays-quiet = tout reste calme
name-odds__he-dies = il meurt
name-odds__he-escapes = il échappe
name-odds__disrupted = en désordre
name-odds__stands = tient

# ---- les tables

kind-leader = Chef
kind-heavy-infantry = Infanterie lourde
kind-auxiliary-infantry = Infanterie auxiliaire
kind-light-infantry = Infanterie légère
kind-heavy-cavalry = Cavalerie lourde
kind-equites = Equites
kind-horse-archers = Archers à cheval
kind-elephants = Éléphants
kind-court = Cour
ground-sea = Mer
ground-open = Terrain ouvert
ground-desert = Désert
ground-mountain = Montagne
ground-swamp = Marais
ground-river = Fleuve
ground-lake = Lac
month-0 = Avril
month-1 = Mai
month-2 = Juin
month-3 = Juillet
month-4 = Août
month-5 = Septembre
month-6 = Octobre-décembre
month-7 = Janvier-mars
month-short-0 = avr.
month-short-1 = mai
month-short-2 = juin
month-short-3 = juil.
month-short-4 = août
month-short-5 = sept.
month-short-6 = oct.
month-short-7 = janv.
level-0 = Triomphant
level-1 = Conquérant
level-2 = Imperator
size-0 = Escarmouche
size-1 = Mineure
size-2 = Majeure

# ---- à quoi sert un jeton

use-tactical-superiority = Supériorité tactique
use-tactical-superiority-text = Au début d’une bataille, d’un assaut ou d’une révolte où le chef prend part : le camp qui en joue le plus a la Supériorité tactique.
use-forced-march = Marche forcée
use-forced-march-text = À la fin de la première marche de la force du chef : elle relance sur la Table des Marches, et les résultats F comptent.
use-interception = Interception
use-interception-text = Quand une force ennemie entre dans un hexagone à 3 hexagones ou moins du chef : sa force, sauf une garnison assiégée, lance sur la ligne Route ou À travers champs de la Table des Marches. Sur tout résultat sauf N, elle entre dans cet hexagone et l’ennemi doit s’y arrêter. Les résultats A et W lui coûtent des unités ; elle ne s’égare pas et ne souffre pas d’une Marche forcée.
use-pursuit = Poursuite
use-pursuit-text = Juste après une bataille gagnée comme attaquant : la force suit l’ennemi battu dans l’hexagone où il se retire et peut aussitôt attaquer. Chaque attaque de plus prend un autre jeton.
use-military-counter = Parade militaire
use-military-counter-text = Annule une Interception dans l’hexagone du chef ou une Poursuite de sa force. La Supériorité tactique ne s’annule pas : on y surenchérit.
use-revolt = Révolte
use-revolt-text = À tout moment du tour du joueur, contre un Civis ennemi dans l’hexagone du chef : il change de camp sur 3 ou moins, sur 4 ou moins si la cité est de la couleur du joueur, arabe ou arménienne, sur 2 ou moins si c’est une capitale de la couleur de l’ennemi. Ajoutez 1 au dé si 5 points de force ou plus de l’ennemi sont dans la cité.
use-recruit = Recrutement
use-recruit-text = Dans le segment de Mouvement, par un chef dans une cité qui convient : une unité au choix du joueur pour Rome ou le Noyau parthe, une unité au hasard pour les satrapies, ou un Civis là où il n’y en a pas.
use-off-map-forces = Forces hors carte
use-off-map-forces-text = Le Chef suprême romain fait entrer autant d’unités hors carte que le joueur veut.
use-sedition = Sédition
use-sedition-text = Contre des unités ennemies de classe M ou B, hors Civis, dans l’hexagone du chef : sur un dé de 1 ou moins, leur propriétaire en élimine une. Ce n’est pas une victoire.
use-political-counter = Parade politique
use-political-counter-text = Annule une Révolte ou une Sédition jouée contre l’hexagone du chef ; une Révolte seulement s’il est dans la cité.
use-intelligence = Renseignement
use-intelligence-text = Révèle toutes les unités ennemies d’un hexagone à 5 hexagones ou moins du chef, ou montre au joueur une réserve de l’ennemi.
use-assassination = Assassinat
use-assassination-text = Contre un chef ennemi face visible à 3 hexagones ou moins : il meurt sur 1 ou moins, sur 2 ou moins s’il est seul dans son hexagone, et un Chef suprême sur 1 ou moins en tout cas.
use-agent-counter = Parade de l’Agent
use-agent-counter-text = Annule un jeton Agent joué contre l’hexagone du chef.
use-triumph = Triomphe
use-triumph-text = Le Chef suprême romain, dans une capitale parthe qu’il contrôle : le jeton y reste, et chaque segment de Stratagème romain apporte des jetons au hasard de plus : Ctesiphon 1, Ecbatana 2, Europus-Rhagae 3, Hecatompylus 4. Il est perdu avec la cité ou avec le Chef suprême.
use-new-imperator = Imperator
use-new-imperator-text = Sans Chef suprême, et pas dans le tour de sa mort : le chef romain qui le joue devient Chef suprême.
use-eagle = Aigle de l’empereur
use-eagle-text = Par le Chef suprême romain au début d’une bataille ou d’un assaut où il prend part : il compte comme un jeton Militaire pour la Supériorité tactique, et les unités de sa force testent leur discipline une classe au-dessus dans cette bataille.
use-new-king = Roi des rois
use-new-king-text = Sans Chef suprême, et pas dans le tour de sa mort : le chef du Noyau qui le joue auprès de la Cour devient Chef suprême.
use-royal-levy = Levée royale
use-royal-levy-text = Par Chosroes tant qu’il est Chef suprême, une fois par guerre : dans le segment de Mouvement, dans une capitale régionale qu’il contrôle, 2 unités du Noyau au choix du joueur le rejoignent.
use-trade-concession = Concession commerciale
use-trade-concession-text = Par le Chef suprême parthe dans une cité qu’il contrôle sur une route commerciale : 3 unités de Satrapie au hasard entrent dans son hexagone (dans le segment de Mouvement), ou il pioche 2 jetons au hasard.

# ---- les événements politiques

text-pro-roman-omens = Jusqu’au prochain segment d’Événements politiques, toutes les unités romaines testent leur discipline une classe au-dessus.
text-pro-parthian-omens = Jusqu’au prochain segment d’Événements politiques, toutes les unités parthes et arméniennes testent leur discipline une classe au-dessus.
text-bad-omens-for-rome = Jusqu’au prochain segment d’Événements politiques, toutes les unités romaines testent leur discipline une classe au-dessous.
text-bad-omens-for-parthia = Jusqu’au prochain segment d’Événements politiques, toutes les unités parthes et arméniennes testent leur discipline une classe au-dessous.
text-eclipse = Aucune force des deux camps ne peut faire de Marche forcée ce tour.
text-quiet-month = Il ne se passe rien.
text-off-map-revolt = Lancez un dé. Si la case Hors carte a moins de 5 points de force par point du dé, elle doit en avoir autant à la fin du tour du joueur romain au tour suivant, sinon Rome perd 3 jetons au hasard. Une nouvelle révolte d’ici là augmente le nombre, mais ne donne pas plus de temps.
text-jewish-rising = Lancez un dé : 1-2 Hierosolyma, 3-4 Caesarea, 5-6 Gaza. Un Civis romain y devient parthe, sauf si une unité romaine est dans la cité.
text-uprising = Le Parthe choisit un Civis romain dans une cité de couleur parthe, arménienne ou arabe sans unité romaine à l’intérieur ; il devient parthe.
text-rising-of-mesopotamia = Lancez un dé pour chaque Civis romain dans une cité de couleur parthe, arménienne ou arabe sans unité romaine à l’intérieur : sur 2 ou moins il devient parthe.
text-honours = Le Romain prend 1 jeton de son choix.
text-plot-at-rome = Le Romain perd 1 jeton au hasard, ou 2 si Trajan n’est pas sur la carte.
text-royal-pretender = Lancez un dé : sur 3 ou moins, le Parthe choisit un chef du Noyau sur la carte autre que le Chef suprême ; lui et les unités du Noyau empilées avec lui, sauf d’autres chefs, ne peuvent ni marcher ni attaquer ce tour.
text-war-in-the-east = Le Parthe remet une unité d’archers à cheval du Noyau de la carte parmi les recrues du Noyau.
text-satraps-waver = Le Parthe remet une unité de Satrapie, pas un chef, de la carte parmi les recrues des Satrapies.
text-satraps-rally = Le Parthe pioche au hasard une unité de Satrapie et la place dans une cité de couleur parthe qu’il contrôle.
text-tribute = Le Parthe pioche 1 jeton au hasard.
text-quiet-month-2 = Il ne se passe rien.
text-osrhoene = Le Civis à Edessa passe au camp qui a le plus de points de force, Civis à part, à 3 hexagones ou moins, sauf si l’autre camp a une unité dans la cité. À égalité, il ne se passe rien.
text-adiabene = Si le Parthe contrôle Arbela, une unité de Satrapie au hasard entre dans la cité.
text-charax = Si un chef romain est à 4 hexagones ou moins de Charax Spasinu, son Civis devient romain, sauf si une unité parthe est dans la cité.
text-hatra-defies = Le Civis de Hatra a 5 points de force de plus jusqu’à la fin de la partie, et les retrouve s’il est remplacé. Une seule fois.
text-iberians = Si le Romain contrôle Harmozica, il peut y placer une unité d’equites prise à ses recrues.
text-armenian-nobles = Si le roi d’Arménie n’est pas sur la carte, le Romain choisit une cité arménienne sans unité parthe à l’intérieur ; son Civis devient romain.
text-great-heat = Ce tour, une force qui entre dans un hexagone de désert ne marche pas d’hexagones supplémentaires : M1 et M2 valent M pour elle.
text-floods = Pas de marche par le fleuve ce tour.
text-snow = Dans un tour d’hiver, aucune force n’entre ce tour dans un hexagone de montagne, ni ne vient y intercepter, sauf le long d’une route ou d’une route commerciale.
text-good-harvest = Les résultats A de la Table des Marches ne coûtent rien ce tour.
text-storms = Pas de marche par la mer ce tour.
text-fever = Le camp qui a la plus grande force, en points de force, dans un hexagone de marais, de fleuve ou de lac en perd une unité de son choix, pas un chef. À égalité entre les camps, il ne se passe rien.
text-earthquake = Une unité dans l’hexagone d’Antioche, ni chef ni Civis, est éliminée, au choix de son propriétaire ; s’il n’y en a pas, qui a le Civis perd 1 jeton au hasard pour la reconstruction. Si Trajan y est, lancez un dé : sur 1 ou moins, il ne joue pas de jeton ce tour. Une seule fois.
text-caravans = Le camp qui contrôle le plus de cités sur les routes commerciales pioche 1 jeton au hasard.
text-veterans-return = Le Romain peut prendre une unité de classe R parmi ses recrues et la placer dans une capitale provinciale qu’il contrôle.
text-spies-unmasked = Chaque camp qui a un jeton Agent en perd un.
text-illness = Lancez un dé. À partir de l’an 117, Trajan meurt sur 2 ou moins ; avant, il ne peut ni marcher ni attaquer ce tour sur 1 ou moins.
text-embassy = Un traité est proposé à chaque joueur. S’il n’est pas conclu, chacun pioche 1 jeton au hasard.
