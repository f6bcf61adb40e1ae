# History of the Roman Empire en français. Les noms latins restent latins.

event-turn = Le tour { $turn } commence.
event-order-roll = { $factions } lancent les dés pour l’ordre du tirage : { $dice }.
event-draw-order = Les jetons se tirent dans cet ordre : { $factions }.
event-draw-barbarian = { $faction } tire un jeton Barbares.
event-draw-barbarian-known = { $faction } tire le jeton Barbares { $token } : les { $name }.
event-draw-emperor = { $faction } tire un jeton Empereur.
event-draw-emperor-known = { $faction } tire le jeton Empereur { $token } : { $name }.
event-keep-token = { $faction } garde le jeton { $kind }.
event-keep-token-known = { $faction } garde le jeton { $kind } { $token } : { $name }.
event-give-token = { $faction } passe un jeton { $kind ->
    [Emperor] Empereur
   *[other] Barbares
  } à { $receiver }.
event-give-token-known = { $faction } passe le jeton { $kind } { $token }, { $name }, à { $receiver }.
event-barbarian-phase = { $faction } révèle le jeton Barbares { $token } : les { $people }, { $strength ->
    [one] { $strength } armée
   *[other] { $strength } armées
  }, depuis { $start }.
event-roman-phase = { $faction } révèle le jeton Empereur { $token } : { $emperor } commande (bonus : { $bonuses }).
event-emperor-without-faction = { $emperor } n’a pas de faction à mener : { $faction } est éteinte.
event-faction-dead = { $faction } n’a plus ni unités ni PV romains : la faction est éteinte.
event-start = { $faction } commence en { $province }.
event-first-city = { $faction } fonde sa première cité en { $province }, avec une légion.
event-card = { $faction } joue { $card }.
event-cancelled = L’Oraculum parle : { $faction } annule { $card }.
event-barbarian-build = Les { $people } reçoivent { $new ->
    [0] aucune nouvelle armée
    [one] une nouvelle armée
   *[other] { $new } nouvelles armées
  } (force { $strength }).
event-roman-start = { $faction } entre en campagne avec { $legions ->
    [one] { $legions } légion
   *[other] { $legions } légions
  } et { $forts ->
    [0] aucun fort
    [one] un fort
   *[other] { $forts } forts
  }.
event-emperor-legions = L’empereur apporte à { $faction } { $legions ->
    [one] une légion gratuite
   *[other] { $legions } légions gratuites
  }.
event-recruit = { $faction } lève une légion pour { $cost } PV.
event-buy-fort = { $faction } prépare un fort pour { $cost } PV.
event-forts-lapse = { $faction } a encore { $forts ->
    [one] un fort non élevé
   *[other] { $forts } forts non élevés
  } dans cette phase : { $forts ->
    [one] perdu
   *[other] perdus
  }.
event-raise = { $faction } élève un fort en { $province }.
event-fortify = { $faction } fait du fort de { $province } une forteresse pour { $cost } PV.
event-repair = { $faction } relève la cité de { $province } pour { $cost } PV.
event-bribe = { $faction } achète { $number ->
    [one] un rebelle
   *[other] { $number } rebelles
  } en { $province } pour { $cost } PV.
event-lift = { $side } retire une armée de { $province }.
event-place = { $side } place une armée en { $province }.
event-unplaced = { $side } laisse { $armies ->
    [one] une armée non placée
   *[other] { $armies } armées non placées
  }.
event-occupy = { $side } prend { $province }.
event-conquer = { $side } conquiert { $province }.
event-attack = { $side } attaque { $enemy } en { $province }, depuis { $origin }.
event-automatic = { $enemy } cède à { $side } en { $province } : même joueur.
event-round = { $province } : { $side } lance { $attack }, { $enemy } { $defence } : { $outcome ->
    [win] l’attaquant gagne. { $modifiers }
    [loss] le défenseur gagne. { $modifiers }
   *[tie] égalité, on relance.
  }
event-repelled = { $side } est repoussé de { $province }.
event-fort-falls = { $side } détruit les murs de { $province }.
event-fort-removed = Les murs de { $province } sont abattus.
event-emperor-dies = Trois dés égaux : l’empereur de { $faction } tombe, et ses bonus avec lui.
event-retreat = { $faction } retire une légion de { $province } vers { $destination }.
event-stand = { $faction } tient en { $province }.
event-withdraw = { $side } retire une armée de { $province } vers { $destination }.
event-displaced-die = { $side } n’a pas d’issue hors de { $province } : { $armies ->
    [one] une armée perdue
   *[other] { $armies } armées perdues
  }.
event-hold-fort = { $side } garde les murs de { $province }.
event-raze = { $side } rase les murs de { $province }.
event-loot = { $side } pille la cité de { $province } ({ $dice }{ $bonus ->
    [0] {""}
   *[other] , et { $bonus } de plus
  }) : { $points } PV pour { $faction }.
event-spare = { $side } épargne la cité de { $province }.
event-found = { $faction } fonde une cité en { $province }.
event-dismiss = { $faction } renvoie des auxiliaires de { $province }.
event-points = { $faction } marque { $points } PV ({ $kind }) : cités { $city_points }, diocèses { $diocese_points }{ $emperor_points ->
    [0] {""}
   *[other] , empereur { $emperor_points }
  }.
event-final-provinces = { $faction } tient { $provinces ->
    [one] { $provinces } province
   *[other] { $provinces } provinces
  } à la fin : { $points } PV.
event-final-kingdom = Les { $kingdom } sont encore debout ({ $dice }{ $bonus ->
    [0] {""}
   *[other] , et { $bonus } de plus
  }) : { $points } PV pour { $faction }.
event-rebellion = { $card } : { $rebels ->
    [one] une légion de { $victim } se rebelle
   *[other] { $rebels } légions de { $victim } se rebellent
  } en { $province }.
event-revolt = { $card } : { $rebels ->
    [one] une bande de rebelles se lève
   *[other] { $rebels } bandes de rebelles se lèvent
  } contre { $victim } en { $province }.
event-treachery = { $card } en { $province } : { $dice }, il faut { $needed } ou plus : { $outcome ->
    [win] les portes s’ouvrent
   *[loss] rien n’en sort
  }.
event-march = { $side } marche de { $origin } en { $province }.
event-disease = { $card } en { $province } : { $dice } pour { $side }, { $dead ->
    [0] personne ne meurt
    [one] une armée meurt
   *[other] { $dead } armées meurent
  }.
event-enter-power = Les { $side } se lèvent en { $province } avec { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
  }.
event-free-forts = { $card } donne à { $faction } { $forts ->
    [one] un fort
   *[other] { $forts } forts
  }.
event-card-points = { $card } rapporte { $vp } PV à { $faction }.
event-restore = { $card } : les cités de { $faction } sont relevées. { $provinces }
event-proscribe = { $faction } proscrit { $victim } : { $dice }, donc { $vp } PV changent de mains.
event-subsidy = { $faction } paie { $vp } PV aux { $side } pour avoir la paix ce tour.
event-offer = { $faction } offre { $vp } PV aux { $side }.
event-bribe-taken = Les { $side } prennent { $vp } PV : leur joueur laisse { $faction } en paix ce tour, avec toutes ses forces.
event-bribe-refused = Les { $side } refusent { $vp } PV de { $faction }.

ask-token-barbarian = { $faction } : vous avez tiré le jeton Barbares { $token } : les { $name }, force { $strength }, depuis { $start }. { $held ->
    [0] Le garder ou le passer ?
   *[other] Vous en avez déjà un : à qui le passez-vous ?
  }
ask-token-emperor = { $faction } : vous avez tiré le jeton Empereur { $token } : { $name } (bonus : { $bonuses }). { $held ->
    [0] Le garder ou le passer ?
   *[other] Vous en avez déjà un : à qui le passez-vous ?
  }
ask-token-others = { $faction } regarde un jeton { $kind ->
    [Emperor] Empereur
   *[other] Barbares
  }.
ask-start = { $faction } : choisissez la province où commence votre faction.
ask-event = { $faction }{ $own ->
    [yes] {""}
   *[no] {" "}avec les { $side }
  } : jouer une carte Événement ? Il vous en reste { $left ->
    [one] une
   *[other] { $left }
  } ce tour.
ask-window-others = { $faction } peut réagir.
ask-oracle = { $faction } : { $other } joue { $card }. L’annuler avec l’Oraculum ?
ask-stipendium = { $faction } : les { $side } vous attaquent en { $province }. Les payer avec { $card } ?
ask-insidiae = { $faction } : { $side } attaque { $province } par un terrain difficile. Tendre une embuscade avec { $card } ?
ask-testudo = { $faction } : jouer { $card } pour vos attaques sur { $province } ?
ask-target = { $faction } : choisissez où frappe { $card }.
ask-proscribe = { $faction } : choisissez de qui { $card } prend la fortune.
ask-march = { $faction } : choisissez d’où votre armée entre en { $province }.
ask-lift = { $faction } : retirer des armées des { $side } pour les replacer ? { $pool ->
    [0] Aucune n’attend d’être placée.
    [one] Une attend d’être placée.
   *[other] { $pool } attendent d’être placées.
  }
ask-build = { $faction } : construisez. Vous avez { $vp } PV romains ; une légion coûte { $cost }. { $pool ->
    [0] Aucune légion
    [one] Une légion
   *[other] { $pool } légions
  } à placer, { $forts ->
    [0] aucun fort prêt
    [one] un fort prêt
   *[other] { $forts } forts prêts
  }.
ask-withdraw = { $faction } : { $own ->
    [yes] vos légions
   *[no] les { $side }
  } doivent quitter { $province } : choisissez où va une armée ({ $armies } à déplacer).
ask-place = { $faction } : placez { $own ->
    [yes] vos légions
   *[no] les { $side }
  }, { $left ->
    [0] plus aucune
   *[other] encore { $left }
  }{ $forts ->
    [0] {""}
    [one] , un fort prêt
   *[other] , { $forts } forts prêts
  }.
ask-retreat = { $faction } : { $enemy } attaque encore { $province }. Tenir, ou retirer des légions ({ $legions } sur place) ?
ask-hold-fort = { $faction }{ $own ->
    [yes] {""}
   *[no] {" "}avec les { $side }
  } : garder les murs de { $province }, ou les raser ?
ask-loot = { $faction }{ $own ->
    [yes] {""}
   *[no] {" "}avec les { $side }
  } : piller la cité de { $province } pour { $dice ->
    [one] un dé
   *[other] { $dice } dés
  }{ $bonus ->
    [0] {""}
   *[other] {" "}et { $bonus } de plus
  } de PV, ou l’épargner ?
ask-cities = { $faction } : fondez des cités ({ $cities } possibles){ $forts ->
    [0] {""}
    [one] {" "}ou élevez un fort
   *[other] {" "}ou élevez des forts ({ $forts } prêts)
  }.
ask-dismiss = { $faction } : { $legions ->
    [one] une légion auxiliaire rentre
   *[other] { $legions } légions auxiliaires rentrent
  } chez elles. Lesquelles ?
ask-bribery = { $faction } : les { $side } vous attaquent en { $province }. Leur offrir des PV pour avoir la paix ce tour ? Vous en avez { $vp }.
ask-bribe-answer = { $taker } : { $faction } offre { $vp } PV aux { $side } pour épargner { $province }. Si vous acceptez, aucune de vos forces ne peut plus attaquer { $faction } ce tour.

do-keep = Garder le jeton
do-give = Passer le jeton à { $faction }
do-start = Commencer en { $province }
do-card = Jouer { $card }
do-target = Frapper { $province }
do-strike = Frapper le diocèse { $diocese }
do-proscribe = Proscrire { $faction }
do-march = Entrer depuis { $province }
do-recruit = Lever une légion
do-bribe = Acheter les rebelles en { $province }
do-buy-fort = Préparer un fort
do-raise = Élever un fort en { $province }
do-fortify = Faire du fort de { $province } une forteresse
do-repair = Relever la cité de { $province }
do-lift = Retirer une armée de { $province }
do-place = Placer une armée en { $province }
do-attack = Attaquer { $province } depuis { $origin }
do-return = Revenir en { $province }
do-withdraw = Se retirer en { $province }
do-retreat = Retirer une légion vers { $province }
do-stand = Tenir et combattre
do-loot = Piller la cité
do-spare = Épargner la cité
do-hold = Garder les murs
do-raze = Raser les murs
do-found = Fonder une cité en { $province }
do-dismiss = Renvoyer une légion de { $province }
do-offer = Offrir { $number } PV
do-done = Terminé

why-must-pass = Vous avez déjà un jeton : celui-ci doit être passé ({ $rule }).
why-give-self = Pour garder le jeton, dites-le ; on ne le passe qu’aux autres ({ $rule }).
why-has-token = { $faction } a déjà un jeton ({ $rule }).
why-faction-dead = { $faction } est éteinte ({ $rule }).
why-no-start = { $province } n’est pas une province de départ ; ce sont { $starts } ({ $rule }).
why-start-taken = { $province } est déjà le départ de { $faction } ({ $rule }).
why-not-in-hand = { $card } n’est pas dans votre main ({ $rule }).
why-wrong-turn = { $card } se joue aux tours { $first } à { $last } ; c’est le tour { $turn } ({ $rule }).
why-card-a-phase = Vous avez déjà joué { $limit ->
    [one] une carte
   *[other] { $limit } cartes
  } dans cette phase ; pas davantage ({ $rule }).
why-cards-a-turn = Vous avez joué { $limit } cartes ce tour ; pas davantage ({ $rule }).
why-not-start = { $card } se joue à un autre moment : voyez son texte ({ $rule }).
why-wrong-phase = { $card } ne se joue que dans une phase { $phase } ({ $rule }).
why-no-effect = { $card } ne changerait rien maintenant ({ $rule }).
why-card-elsewhere = { $card } n’atteint pas { $province } ({ $rule }).
why-nobody-there = Il n’y a pas d’armées en { $province } ({ $rule }).
why-not-anothers = { $province } n’est pas tenue par un ennemi qui convienne ({ $rule }).
why-must-strike = { $card } doit frapper quelque part ({ $rule }).
why-struck-already = { $province } a déjà été frappée ({ $rule }).
why-no-rebels-left = Les { $counters } pions Rebelles sont tous sur la carte ({ $rule }).
why-too-many = { $province } a { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
  } ; { $limit } au plus ({ $rule }).
why-nobody-near = Aucune de vos armées voisines de { $province } ne peut y entrer ({ $rule }).
why-not-from = Rien de { $side } ne peut venir de { $origin } ({ $rule }).
why-no-victim = { $faction } n’est pas un voisin avec des PV romains à prendre (il en a { $vp }) ({ $rule }).
why-must-dismiss = { $legions ->
    [one] Une légion doit
   *[other] { $legions } légions doivent
  } rentrer ({ $rule }).
why-not-yours = { $province } n’a pas d’armées de { $side } ({ $rule }).
why-not-at-start = Les { $side } n’étaient pas sur la carte au début du tour ({ $rule }).
why-too-dear = Cela coûte { $cost } PV romains ; vous en avez { $vp } ({ $rule }).
why-legion-cap = { $legions } légions en jeu et { $rebels } en rébellion : on ne peut lever au-delà de { $cap } ({ $rule }).
why-no-legions = Les { $counters } pions Légion sont tous en jeu ({ $rule }).
why-no-forts = Les { $counters } pions Fort sont tous en jeu ({ $rule }).
why-no-room-for-forts = { $forts ->
    [one] { $forts } fort est prêt
   *[other] { $forts } forts sont prêts
  }, et on n’en pourrait placer que { $room } dans cette phase ({ $rule }).
why-no-fortresses = Les { $counters } pions Forteresse sont tous en jeu ({ $rule }).
why-no-cities = Les { $counters } pions Cité sont tous en jeu ({ $rule }).
why-no-fort-ready = Vous n’avez pas de fort prêt ({ $rule }).
why-not-controlled = { $province } n’est pas à vous ({ $rule }).
why-has-fort = { $province } a déjà des murs ({ $rule }).
why-no-fort-here = Il n’y a pas de fort à renforcer en { $province } ({ $rule }).
why-fort-too-new = Le fort de { $province } a été bâti ce tour-ci ({ $turn }) ({ $rule }).
why-no-city = Il n’y a pas de cité en { $province } ({ $rule }).
why-not-looted = Il n’y a pas de cité pillée en { $province } ({ $rule }).
why-no-rebels = Il n’y a pas de rebelles en { $province } ({ $rule }).
why-not-adjacent = { $province } n’est pas voisine d’une de vos provinces ({ $rule }).
why-would-empty = Une légion ou un fort doit rester en { $province } ({ $rule }).
why-last-legion = La légion de { $province } est votre dernière sur la carte : elle doit rester ({ $rule }).
why-only-romans = Seuls les Romains élèvent des forts ({ $rule }).
why-none-left = Il ne reste pas d’armées à placer ({ $rule }).
why-has-legions = Votre faction a encore des légions sur la carte : placez à partir d’elles ({ $rule }).
why-must-return = Votre faction n’a pas de légion sur la carte : elle doit d’abord revenir ({ $rule }).
why-not-return = Une faction sans légions revient dans l’une de celles-ci : { $places } ({ $rule }).
why-out-of-reach = { $province } n’est pas voisine d’armées de { $side } ({ $rule }).
why-no-ships = { $side } ne peut passer la mer : seules les factions romaines le font ({ $rule }).
why-no-port = Vous ne tenez pas de côte d’où faire voile vers { $province } ({ $rule }).
why-full = { $province } est pleine : { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
  } ({ $rule }).
why-must-attack = { $province } est tenue par { $enemy } : attaquez-la ({ $rule }).
why-no-enemy = Il n’y a personne à attaquer en { $province } ({ $rule }).
why-truce = Les { $side } ont promis la paix à { $faction } ce tour ({ $rule }).
why-promised = Vous avez pris des points de { $faction } et promis la paix ce tour ({ $rule }).
why-same-defence = { $province } se défend de même contre une attaque depuis { $other } : choisissez celle-là ({ $rule }).
why-not-next-to = { $province } n’est pas voisine de { $other } ({ $rule }).
why-not-friendly = { $province } n’est pas tenue par le même camp ({ $rule }).
why-no-refuge = { $province } n’est ni à vous ni un fort vide ({ $rule }).
why-no-site = { $province } n’a pas de site de cité ({ $rule }).
why-has-city = { $province } a déjà une cité ({ $rule }).
why-no-pair = { $sites } sites et { $cities } cités outre la première : une cité par paire de sites ({ $rule }).
why-start-first = Votre province de départ { $province } doit d’abord avoir sa cité ({ $rule }).

shown-card = la carte, à tous
shown-give-token = le jeton, à son nouveau détenteur
shown-keep-token = qu’il est à vous
shown-barbarian-phase = le prochain jeton Barbares
shown-roman-phase = le prochain jeton Empereur
shown-otherwise = si quelqu’un a une carte contre cela

how-points = Le plus de points de victoire : { $points }.
how-tie-break = { $points } points de victoire chacun ; le plus haut jeton Empereur du dernier tour décide.

part-provinces = provinces
part-cities = cités
part-legions = légions
part-hordes = armées barbares
part-forts = forts
part-cards = cartes

topic-battles = Combats
topic-cards = Cartes
topic-scores = Points
luck-rounds = Rounds de combat
    .counted = Rounds gagnés, contre ce que ces dés devaient gagner au juste.
luck-treachery = Trahison
    .counted = Trahisons réussies.

window-stipendium = Stipendium
window-stipendium-about = Un peuple vous attaque, et vous pouvez le payer.
window-insidiae = Insidiae
window-insidiae-about = On vous attaque par un terrain difficile, et vous pouvez tendre une embuscade.
window-testudo = Testudo
window-testudo-about = Vous attaquez, et pouvez renforcer vos attaques sur la province.
window-oraculum = Oraculum
window-oraculum-about = Un autre joue une carte, et vous pouvez l’annuler.
wish-never = Pas ce tour-ci

tip-KeepOrPass = Un jeton a été tiré
    .text = Chaque tour, chacun reçoit un peuple barbare et un empereur. Gardez ce que vous avez tiré, ou passez-le à un rival qui n’en a pas et tentez le suivant. Lisez son bonus : il décide de la force de votre tour.
tip-Place = Placer des armées
    .text = Toute province qui brille peut recevoir votre prochaine armée. Où se tient un ennemi, placer veut dire combattre : vous voyez les chances avant qu’un dé ne tombe.
tip-ChooseStart = Où commence votre faction
    .text = Vos premières armées entrent ici et s’étendent de province en province. Le mieux est un lieu près de voisins faibles et de riches diocèses.
tip-OracleWindow = Vous pouvez intervenir
    .text = Un rival joue une carte et vous en avez une qui l’arrête. Passez pour la garder pour un pire jour.
tip-PlayEvent = Cartes
    .text = Les cartes donnent des armées, des alliés ou des ennuis. Celles qui se jouent maintenant brillent dans votre main ; passer les garde.
tip-Build = Acheter légions et forts
    .text = Vos points paient d’autres légions et forts ce tour. Les points dépensés sont perdus : achetez ce dont vous ferez des provinces.
tip-BuildCities = Fonder des cités
    .text = Une cité marque pour qui tient sa province, chaque tour, et la rend plus chère à prendre.
tip-Withdraw = Votre armée est battue
    .text = Elle peut reculer dans une de vos provinces voisines où il y a place. Choisissez-en une qui brille.

screen-setting-up = Mise en place
screen-aim-ahead = Le plus de points de victoire à la fin du tour { $turns }. Vous devancez { $who } de { $points }.
screen-aim-behind = Le plus de points de victoire à la fin du tour { $turns }. Vous êtes à { $points } de { $who }.
screen-aim-level = Le plus de points de victoire à la fin du tour { $turns }. Vous êtes à égalité avec { $who }.
screen-roman-phase = Phase Romains
screen-people-phase = { $faction } : les { $people }
screen-bonus-legions = { $legions ->
    [one] 1 légion gratuite
   *[other] { $legions } légions gratuites
} au-delà de la limite
screen-bonus-die = attaque avec trois dés ; trois dés égaux le tuent
screen-bonus-attack = ajoute { $attack } à chaque dé d’attaque
screen-bonus-ties = gagne les égalités en attaque
screen-bonus-provinces = 1 PV de plus par province tenue
screen-roman-vp = PV romains : ils paient aussi les constructions
screen-legions-left = pions hors de la carte
screen-dead = éteinte : ni unités ni PV romains
screen-people = { $people }, force { $strength }
screen-order-turn = Tour { $turn } sur { $turns }
screen-order-draw = Tirer les jetons
screen-order-barbarian = Phases Barbares, par jeton
screen-order-cards = Cartes Événement
screen-order-build = Construire
screen-order-place = Placer des armées et combattre
screen-order-barbarian-vp = Compter les PV barbares
screen-order-roman = Phases Romains, par jeton
screen-order-cities = Fonder des cités
screen-order-roman-vp = Compter les PV romains
screen-the-people = les { $people }
screen-lot = Votre sort a été tiré pour vous : { $drawn }.
screen-last-chance = Après ce tour ne se joueront plus : { $cards }.
screen-wastes-lift = Aucune armée n’est retirée : il n’y aura rien à placer.
screen-wastes-recruits = Vous n’avez levé aucune légion : il n’y aura rien à placer.
screen-wastes-discounts = Vous pourriez encore lever à prix réduit{ $times ->
    [1] {""}
   *[other] , { $times } fois
}.
screen-wastes-armies = { $left ->
    [1] Une armée n’est pas placée et sera perdue.
   *[other] { $left } armées ne sont pas placées et seront perdues.
}
screen-wastes-fort = Le fort est détruit, alors que vous pourriez le tenir : { $province }.
screen-wastes-cities = Vous pourriez encore fonder une cité.
screen-wastes-forts = { $forts ->
    [1] Un fort est prêt et pas élevé : il sera perdu.
   *[other] { $forts } forts sont prêts et pas élevés : ils seront perdus.
}
screen-mark-loot = { $points ->
    [0] Pillée
   *[other] Pillée : +{ $points } PV
}
screen-mark-found = Cité fondée
screen-mark-repair = Cité relevée
screen-mark-raise = Fort élevé
screen-mark-fortify = Désormais forteresse
screen-mark-fort-falls = Le fort tombe
screen-mark-fort-removed = Fort retiré
screen-mark-raze = Fort rasé
screen-mark-disease = { $dead ->
    [0] Maladie : tous survivent
    [one] Maladie : { $dead } armée meurt
   *[other] Maladie : { $dead } armées meurent
}
screen-mark-rebellion = { $rebels ->
    [one] Mutinerie : 1 légion
   *[other] Mutinerie : { $rebels } légions
}
screen-mark-revolt = { $rebels ->
    [one] Révolte : 1 rebelle
   *[other] Révolte : { $rebels } rebelles
}
screen-mark-treachery = Trahison : { $dice }, { $outcome ->
    [win] elle réussit
   *[other] elle échoue
}
screen-mark-bribe = { $number ->
    [one] 1 rebelle acheté
   *[other] { $number } rebelles achetés
} : { $cost } PV
screen-mark-displaced-die = Sans issue : perdue
screen-mark-automatic = Vos propres forces cèdent
screen-scoring = Comment marquer des points
screen-brief-attack = Attaquer depuis { $origin }
screen-brief-place = Placer une armée
screen-brief-raise = Élever un fort
screen-brief-fortify = En faire une forteresse
screen-brief-repair = Relever la cité
screen-brief-lift = Retirer une armée
screen-brief-bribe = Acheter les rebelles
screen-brief-found = Fonder une cité
screen-brief-dismiss = Renvoyer une légion
screen-border-open = ouverte
screen-border-mountain = par des montagnes
screen-border-forest = par une forêt
screen-border-strait = par un détroit
screen-on-the-sea = au bord de la mer
screen-no-armies = pas d’armées
screen-legions = { $number ->
    [1] une légion de { $side }
   *[other] { $number } légions de { $side }
}
screen-rebels = { $number ->
    [1] un rebelle
   *[other] { $number } rebelles
}
screen-armies = { $number ->
    [1] une armée des { $side }
   *[other] { $number } armées des { $side }
}
screen-combat-at = Combat en { $place }
screen-attacks = attaque
screen-defends = défend
screen-round = round { $round }
screen-the-attacker-wins = L’attaquant gagne
screen-the-defender-holds = Le défenseur tient
screen-a-tie-roll-again = Égalité : on relance
screen-map-of-the-empire-arrow = Carte de l’Empire. Les flèches vont de province en province, Entrée agit, le point d’interrogation demande pourquoi pas, le point mène au prochain lieu où vous pouvez agir. { $size ->
    [one] { $size } lieu peut être choisi
   *[other] { $size } lieux peuvent être choisis
  }.
screen-hand-of = Main de { $name }
screen-played-this-turn = { $number } jouées ce tour
screen-play = jouer
screen-why-not = pourquoi pas ?
screen-can-be-played-now = Peut être jouée maintenant.
screen-cannot-be-played-now-press = Ne peut être jouée maintenant : appuyez pour savoir pourquoi.
screen-no-event-cards-left = Plus de cartes Événement.
screen-a-spectator-holds-no-cards = Un spectateur n’a pas de cartes.
screen-at-the-start-of-a = au début d’une phase
screen-before-an-attack-roll = avant un jet d’attaque
screen-when-attacked-over-difficult-terrain = attaqué par un terrain difficile
screen-when-barbarians-attack-you = quand des Barbares vous attaquent
screen-when-another-plays-a-card = quand un autre joue une carte
screen-any-turn = tout tour
screen-turn-2 = tour { $first }
screen-turns-to = tours { $first } à { $last }
screen-roman = Romains
screen-barbarian = Barbares
screen-phase = , phase { $kind }
screen-barbarian-phase = Phase Barbares
screen-of = { $phase } de { $name }
screen-he-brings-no-bonus = Il n’apporte pas de bonus.
screen-the = Les { $name }.
screen-the-end-of-this-phase = La fin de cette phase marquerait
screen-now = maintenant.
screen-roman-vp-2 = PV romains
screen-cities-dioceses = Cités { $cities }, diocèses { $dioceses }
screen-now-2 = +{ $points } maintenant
screen-barbarian-vp = PV barbares
screen-provinces = Provinces
screen-legions-left-2 = Légions restantes
screen-forts-ready = Forts prêts
screen-cards = Cartes
screen-this-faction-is-dead = Cette faction est éteinte.
screen-so-many-armies = { $number ->
    [one] { $number } armée
   *[other] { $number } armées
}
screen-so-many-provinces = { $number ->
    [one] { $number } province
   *[other] { $number } provinces
}
screen-emptied-by-disease = vidée par la maladie
screen-held-by-nobody = tenue par personne
screen-capital = { " " }· capitale
screen-is-worth = { $name } vaut
screen-this-turn = ce tour
screen-scores-for-nobody-now = ne marque pour personne
screen-dioceses = Diocèses
screen-presence-scores-the-value-domination = La présence marque la valeur, la domination le double, le contrôle le triple.
screen-diocese = Diocèse
screen-now-3 = maintenant
screen-charts-of-turn = Tables du tour { $chart }
screen-turn-3 = Tour
screen-barbarians = Barbares
screen-token = Jeton
screen-people-2 = Peuple
screen-strength = Force
screen-starts-in = Départ
screen-emperors = Empereurs
screen-emperor = Empereur
screen-bonus = Bonus
screen-combat = Combat
screen-the-chance-that-the-attacker = La chance que l’attaquant gagne un round. Le plus haut dé de chaque camp compte ; on relance les égalités, sauf si un camp les gagne.
screen-defender = Défenseur
screen-what-building-costs = Coût des constructions
screen-rule = Règle
screen-cities = Cités
screen-looted = pillée
screen-capital-roma-byzantium-from-turn = Capitale (Roma ; Byzantium dès le tour 4)
screen-city = Cité
screen-two-dice = Deux dés
screen-two-dice-1 = Deux dés, +1
screen-three-dice = Trois dés
screen-three-dice-1 = Trois dés, +1
screen-open-ground = terrain ouvert
screen-open-fort = ouvert, fort
screen-open-fortress = ouvert, forteresse
screen-difficult-or-landing = difficile ou débarquement
screen-difficult-fort = difficile, fort
screen-difficult-fortress = difficile, forteresse
screen-landing-on-barbarians = débarquement chez des Barbares
screen-legion = Légion
screen-n2-turns-1-to-3 = 2 (tours 1 à 3), 3 (dès le tour 4)
screen-fort = Fort
screen-fort-into-fortress = Fort en forteresse
screen-n1-not-in-the-turn = 1, pas le tour où il est bâti
screen-repair-a-looted-city = Relever une cité pillée
screen-bribe-rebels = Acheter des rebelles
screen-n2-each = 2 chacun
screen-free-one-for-each-pair = gratuit : une par paire de sites gagnée
screen-strength-from = force { $strength }, depuis { $start }
screen-its-phase-is-running = sa phase est en cours
screen-has-had-its-phase = a eu sa phase
screen-a-token-you-do-not = un jeton que vous ne connaissez pas
screen-no-token = pas de jeton
screen-no-bonus = pas de bonus
screen-his-phase-is-running = sa phase est en cours
screen-has-had-his-phase = a eu sa phase
screen-looted-2 = { $what } pillée
screen-city-site = site de cité { $city }
screen-fortress = Forteresse
screen-of-2 = { $what } de { $name }
screen-diocese-2 = { $name }, diocèse { $diocese }
screen-borders = voisine de { $borders }
screen-presence = Présence
screen-domination = Domination
screen-control = Contrôle
screen-legio = Legio
screen-rebels-2 = Rebelles
screen-faction = Faction
screen-ground-capital = capitale
screen-vacant = vide
screen-level-nothing = rien
screen-nobody = personne

about-blurb = Sept tours, du premier triumvirat au dernier empereur. Chacun mène une faction romaine et, tour après tour, un des peuples aux portes : d’une main on bâtit des cités, de l’autre on les brûle.
about-feel = Hardi et un peu méchant : tours courts, jetons secrets, cartes qui renversent la table, une course qui reste ouverte.
scenario-standard = De 60 av. J.-C. à 476 apr. J.-C.
scenario-standard-help = Tout le jeu : sept tours.
scenario-standard-teaches = Tout ce que le jeu offre : placer des légions, combats, cités et forts, cartes et jetons, et des points comptés à chaque tour.
option-bribes = Payer les Barbares
option-bribes-help = Un Romain attaqué peut offrir des PV romains pour avoir la paix.
option-oraculum = Oraculum
option-oraculum-help = La 55e carte, qui en annule une autre, est dans sa pile.
option-pairs = Factions à deux joueurs
option-pairs-help = Si deux joueurs tiennent une faction sur deux, ou les deux premières et les deux dernières.
option-pairs-alternating = en alternance
option-pairs-neighbouring = voisines

name-green = Vert
name-yellow = Jaune
name-red = Rouge
name-blue = Bleu
name-green-rebels = Rebelles verts
name-yellow-rebels = Rebelles jaunes
name-red-rebels = Rebelles rouges
name-blue-rebels = Rebelles bleus
name-sea = la mer
name-within = l’intérieur
name-fort = un fort isolé
name-roman = Romains
name-barbarian = Barbares
name-emperor = Empereur
name-own = vos propres forces
name-emperor-die = Empereur : un dé de plus
name-emperor-attack = Empereur : attaque +1
name-wins-ties = l’attaquant gagne les égalités
name-naval = débarquement : deux dés de défense
name-difficult = terrain difficile : deux dés de défense
name-no-port = pas de port où débarquer : défense +1
name-fort-bonus = Fort : défense +1
name-fortress-bonus = Forteresse : défense +1, gagne les égalités
name-loot-die = pillage : un dé
name-loot-dice = pillage d’une capitale : deux dés
name-rich-city = les richesses du royaume
name-bonus-legions-1 = +1 légion
name-bonus-legions-2 = +2 légions
name-bonus-die = +1 dé
name-bonus-attack-1 = +1 à l’attaque
name-bonus-ties = gagne les égalités
name-bonus-provinces = +1 PV par province
name-bonus-none = aucun

pile-purple = Royaumes d’Orient
pile-green = Royaumes d’Ouest et du Nord
pile-brown = Tribus
pile-red = Rébellion
pile-orange = Révolte
pile-black = Trahison
pile-grey = Maladie
pile-blue = Guerre
pile-yellow = État

turn-1 = Les triumvirs
turn-1-dates = 60 av. J.-C. – 14 apr. J.-C.
turn-2 = La maison de César
turn-2-dates = 14 – 69
turn-3 = Les aigles en marche
turn-3-dates = 69 – 138
turn-4 = La longue frontière
turn-4-dates = 138 – 235
turn-5 = Les empereurs soldats
turn-5-dates = 235 – 284
turn-6 = Le nouvel Empire
turn-6-dates = 284 – 378
turn-7 = La chute de l’Occident
turn-7-dates = 378 – 476

people-galli = Gaulois libres entre Garonne et Rhin, maîtres des soulèvements soudains.
people-suebi = Les nombreuses tribus germaniques de l’Elbe et du Rhin, d’Arioviste aux Chattes.
people-parthi = Archers montés et lanciers des rois arsacides.
people-dalmatae = Clans des montagnes derrière la côte adriatique.
people-marcomanni = Le peuple frontalier de Bohême, uni par Marobod.
people-mauri = Cavaliers de l’Atlas et du bord du désert.
people-britanni = Les tribus de Bretagne avec leurs chars de guerre.
people-sarmatae = Cavaliers cuirassés de la steppe pontique.
people-alani = Cavaliers des steppes venus d’au-delà du Don.
people-alamanni = Bandes guerrières du haut Rhin et du Danube.
people-persae = Le roi des rois sassanide et sa lourde cavalerie.
people-gothi = La grande confédération, de la Vistule au bas Danube.
people-franci = Tribus du bas Rhin qui lancent la hache.
people-vandali = Errants venus de l’Oder, qui finissent rois de Carthage.
people-saxones = Pillards des mers, des côtes de la mer du Nord.
people-hunni = Archers à cheval qui poussent tous les autres devant eux.

emperor-pompeius = Balaya les pirates de la mer et régla l’Orient, puis perdit l’Occident à Pharsale.
emperor-crassus = L’homme le plus riche de Rome s’acheta un commandement et en mourut à Carrhes.
emperor-caesar = Prit la Gaule en huit ans, passa le Rubicon et ne cessa jamais d’attaquer.
emperor-lepidus = Troisième homme du second triumvirat : il lui resta l’Afrique, puis rien.
emperor-antonius = Vainqueur de Philippes, maître de l’Orient jusqu’à Actium.
emperor-octavianus = Mit fin aux guerres civiles, recensa l’Empire et le taxa.
emperor-tiberius = Le meilleur général de Rome, avant d’être son maître le plus morose.
emperor-caligula = Son armée ramassa des coquillages sur la côte de la Manche.
emperor-claudius = Le savant dont les légions prirent la Bretagne.
emperor-nero = Chantait pendant que Corbulon gagnait ses guerres pour lui.
emperor-galba = Acclamé en Espagne, avare de solde, mort en sept mois.
emperor-vitellius = Porté à Rome par les légions du Rhin.
emperor-vespasianus = De la guerre de Judée au trône, et il remplit de nouveau le trésor.
emperor-titus = Prit Jérusalem après un long siège.
emperor-domitianus = Augmenta la solde et fortifia la frontière de Germanie supérieure.
emperor-nerva = Un vieux sénateur qui guérit les finances et sut adopter.
emperor-traianus = Conquit la Dacie et chevaucha jusqu’au golfe Persique.
emperor-hadrianus = Renonça à des conquêtes, visita chaque province et bâtit le Mur.
emperor-antoninus-pius = Vingt-trois ans de paix et un trésor plein.
emperor-marcus-aurelius = Le philosophe passa son règne au camp, sur le Danube.
emperor-commodus = Acheta une paix et combattit dans l’arène.
emperor-septimius-severus = Gagna trois guerres civiles et leva trois légions.
emperor-caracalla = Marcha dans le rang et fit de chacun un citoyen.
emperor-severus-alexander = Gouverné par sa mère, tué par ses soldats.
emperor-maximinus-thrax = Un géant sorti du rang qui, empereur, ne vit jamais Rome.
emperor-decius = Le premier empereur tombé au combat contre un envahisseur.
emperor-gallienus = Tint ce qui restait avec une armée de cavaliers, toujours en route.
emperor-claudius-gothicus = Brisa les Goths à Naissus et mourut de la peste.
emperor-aurelianus = Reprit en cinq ans la Gaule et Palmyre, et donna un mur à Rome.
emperor-probus = Dégagea le Rhin et le Danube, et fit planter des vignes aux soldats.
emperor-diocletianus = Doubla l’armée, partagea le trône et réforma l’impôt.
emperor-constantinus = Gagna toutes ses batailles rangées et fonda une nouvelle capitale.
emperor-constantius-ii = Opiniâtre contre les Perses comme contre les usurpateurs.
emperor-iulianus = Le César des livres, vainqueur à Argentoratum.
emperor-valentinianus = Combattit et bâtit des forts le long du Rhin, jusqu’à mourir de colère.
emperor-valens = Perdit une armée et la vie à Andrinople.
emperor-magnus-maximus = Acclamé en Bretagne, il emporta la Gaule et l’Espagne.
emperor-theodosius = Le dernier à régner sur les deux moitiés, avec les Goths pour alliés.
emperor-honorius = À l’abri dans Ravenne pendant que Stilicon tenait la campagne.
emperor-valentinianus-iii = Aetius arrêta Attila pour lui, et il tua Aetius.
emperor-maiorianus = Le dernier empereur d’Occident à mener des armées de reconquête.
emperor-romulus-augustus = Un enfant aux deux grands noms, mis à la retraite en 476.

card-kingdom = Le royaume des { $name } se lève en { $start } avec { $armies } armées, une cité et un fort, et s’étend aussitôt.{ $loot_bonus ->
    [0] {""}
   *[other] {" "}Piller sa cité ajoute { $loot_bonus } au jet.
  }
card-tribe = La tribu des { $name } se lève en { $start } avec { $armies } armées et s’étend aussitôt.
card-rebellion = Rébellion : choisissez une province{ $where ->
    [none] {""}
   *[other] {" "}({ $where })
  } tenue par les légions d’une autre faction. { $legions } d’entre elles, ou toutes s’il y en a moins, deviennent rebelles et combattent les autres.
card-triginta-tyranni = Rébellion : choisissez { $provinces } provinces tenues par les légions d’autres factions. Dans chacune, { $legions } légion devient rebelle et combat les autres.
card-revolt = Révolte : choisissez une province ({ $where }) tenue par les légions d’une autre faction. { $rebels } rebelles s’y lèvent et attaquent l’un après l’autre.
card-treachery = Trahison : choisissez une province ennemie{ $where ->
    [none] {""}
   *[other] {" "}({ $where })
  } voisine d’une des vôtres, avec au plus { $max_armies ->
    [one] une armée
   *[other] { $max_armies } armées
  }, et lancez un dé. À { $roll } ou plus ses armées sont retirées et une de vos armées voisines y entre. Les Romains y gardent ou rasent un fort ; les autres le détruisent.
card-praetoriani = Trahison : si Roma est une province ennemie avec au plus { $max_armies } armées, voisine d’une des vôtres, lancez un dé. À { $roll } ou plus ses armées sont retirées et une de vos armées voisines y entre. Les Romains y gardent ou rasent un fort ; les autres le détruisent.
card-epidemic = Épidémie : lancez un dé pour chaque armée d’une province, amie ou ennemie ; elle meurt à { $loses_on } ou plus. Cités et forts sont saufs.
card-pestilence = Pestilence : lancez un dé pour chaque armée d’une province et de toutes ses voisines, amie ou ennemie ; elle meurt à { $loses_on } ou plus. Cités et forts sont saufs.
card-plague = Peste : lancez un dé pour chaque armée d’un diocèse, amie ou ennemie ; elle meurt à { $loses_on } ou plus. Cités et forts sont saufs.
card-classis = Dans cette phase vos attaques par mer ne donnent au défenseur ni terrain difficile ni le 1 de plus à ses dés.
card-testudo = À jouer avant un jet d’attaque : ajoutez { $bonus } à chacun de vos dés d’attaque dans cette province pour le reste de la phase.
card-insidiae = À jouer quand on vous attaque par un terrain difficile : ajoutez { $bonus } à chacun de vos dés de défense jusqu’à la fin de l’attaque de cette armée.
card-equites-catafracti = Si votre peuple est l’un de ceux-ci, il gagne les égalités en attaque dans cette phase : { $peoples }.
card-limes = { $forts } forts sont prêts aussitôt, gratuitement, à placer dans cette phase.
card-auxilia-barbarica = Prenez { $legions } légions de plus dans votre réserve pour cette phase. Une fois les PV comptés, retirez autant de vos légions de la carte.
card-tributum = Marquez 1 PV par { $provinces_per_vp } provinces que vous contrôlez.
card-panem-et-circenses = Si vous contrôlez une cité intacte à Roma, marquez { $vp } PV.
card-donativum = Dans cette phase jusqu’à { $legions } légions levées coûtent { $discount } PV de moins chacune.
card-proscriptio = Lancez un dé et prenez autant de PV romains, au plus ce qu’elle a, à une faction dont une province touche une des vôtres.
card-edictum-restitutionis = Toutes vos cités pillées redeviennent intactes pour rien. À l’étape des cités de cette phase vous pouvez bâtir { $cities } cité au-delà d’une par paire de sites.
card-stipendium = À jouer quand des Barbares attaquent votre faction : payez { $vp } PV romains aux points barbares de l’attaquant. L’attaque est annulée, et ce peuple ne peut plus vous attaquer ce tour.
card-oraculum = À jouer quand un autre vient de jouer une carte : elle est sans effet et perdue.

question-retreat = Retraites
question-retreat-about = Vos légions sont attaquées encore, et peuvent partir avant le round suivant.
answer-retreat-decline = Toujours tenir
answer-retreat-if-weaker = Se retirer vers le plus d’amis, si plus faible que
question-bribe = Paiements
question-bribe-about = On vous offre des points pour arrêter votre attaque.
answer-bribe-accept = Toujours accepter
answer-bribe-decline = Toujours refuser
question-fort = Forts pris
question-fort-about = Vous prenez un fort ou une forteresse que personne ne tient.
answer-fort-accept = Toujours le garder
answer-fort-decline = Toujours le détruire
question-loot = Cités conquises
question-loot-about = Vous conquérez une cité intacte.
answer-loot-accept = Toujours piller
answer-loot-decline = Toujours épargner
question-dismissal = Auxiliaires qui partent
question-dismissal-about = Les légions engagées rentrent chez elles, d’où vous voulez.
answer-dismissal-strongest = De la plus grande pile
answer-dismissal-weakest = De la plus petite pile
answer-stipendium-accept = Toujours les payer
answer-insidiae-accept = Toujours tendre l’embuscade
answer-testudo-accept = Toujours former la Testudo
answer-oraculum-accept = Toujours l’annuler

aim-take = Prendre { $goal } avec { $force }{ $further ->
    [0] {""}
    [one] , puis une province de plus
   *[other] , puis { $further } provinces de plus
  }.
aim-hold = Renforcer ce que tient { $force }.
aim-keep = Garder le jeton.
aim-give = Donner le jeton à { $goal }.

blunder-idle-army = une armée qui pouvait être placée reste en main
blunder-own-attack = une attaque contre ses propres forces
blunder-hopeless-attack = une attaque que toutes les armées restantes gagneraient moins d’une fois sur dix
blunder-stripped-capital = une capitale reste avec une légion, sans murs, à côté d’un ennemi
blunder-lapsed-fort = un fort payé est perdu
blunder-lapsed-card = un royaume ou une tribu qui peut venir pour la dernière fois reste en main

# What abbreviations stand for, one a line: they explain themselves wherever they are read.
screen-abbreviations =
    PV: points de victoire
