# Ultimus Romanorum en français : événements, questions, actions et refus. Les noms latins restent latins.

# ---- ce qui s’est passé : années, phases et fin

event-year = L’an { $year } commence.
event-ends = L’an { $year } est passé, et la partie avec lui.
event-stations = Le { $camp } poste { $unit } à { $area }.
event-initiative = Le { $camp } a l’initiative : ainsi le veut le scénario.
event-initiative-roll = Initiative : { $die }, il faut au Romain moins de { $needed }, la CP du plus faible des Augustes : le { $camp } l’a.
event-initiative-turned = Le { $camp } s’empare de l’initiative.
event-pax = Pax Romana : aucune tribu n’est en guerre et personne n’usurpe. L’année est calme.
event-pax-ends = Un Auguste est mort : la Pax Romana finit avant d’avoir commencé.
event-sequences = { $total } séquences cette année, { $augusti } par la VS des Augustes{ $leader ->
    [none] {""}
   *[other] {" "}et { $best } par { $leader }
  } : { $roman } pour le Romain, { $barbarian } pour le Barbare.
event-sequence = Séquence du { $camp } : mouvement, puis combat. { $left ->
    [0] C’est sa dernière.
    [one] Il lui en reste une.
   *[other] Il lui en reste { $left }.
  }
event-reinforcement = L’armée reçoit un renfort : { $unit }.
event-points = { $camp }, { $points } PV : { $why ->
    [battle] grande bataille gagnée
    [leader] un chef ennemi mort
    [council] concile œcuménique
    [pacified] tribus pacifiées
    [augusti] les deux Augustes dans des capitales impériales
    [no-civil-war] pas de guerre civile
    [east-capitals] toutes les capitales d’Orient tenues
    [west-capitals] toutes les capitales d’Occident tenues
    [pax] Pax Romana
    [occupation] zones de l’Empire sous des tribus en guerre
    [roma] Roma en mains étrangères
    [usurpation] une usurpation en cours
    [no-successor] un Auguste sans successeur
    [end-bonus] bonus du scénario
    [Regnum] un Regnum fondé
   *[other] { $why }
  }. { $total } PV en tout.

# ---- stratagèmes

event-draws = Le { $camp } pioche un stratagème.
event-draws-known = Le { $camp } pioche { $stratagem }.
event-receives = Le { $camp } prend { $stratagem } dans la réserve.
event-returns = Le { $camp } rend { $number ->
    [0] aucun stratagème
    [one] un stratagème
   *[other] { $number } stratagèmes
  } de l’autre camp.
event-returns-known = Le { $camp } rend ce qui ne sert qu’à l’autre camp : { $stratagems }.
event-discards = Le { $camp } défausse un stratagème.
event-discards-known = Le { $camp } défausse { $stratagem }.
event-plays = Le { $camp } joue { $stratagem }.
event-cancelled = Le signe dans le ciel parle contre { $stratagem } : rien n’en sort.
event-shields = { $stratagem } protège son empereur contre { $threat ->
    [usurpation] l’usurpation : un de moins pour le prétendant
    [murder] les assassins : il leur faut un de plus
   *[council] l’échec : le concile réussira
  }.
event-alliance = Alliance, désormais, dans la guerre et dans la paix : { $other } suivent { $tribe }.
event-rebellion = { $other }, alliés à { $tribe } : { $die }, il faut plus de { $needed } pour se libérer : { $success ->
    [yes] l’alliance est rompue
   *[no] elle tient
  }.
event-freed = Attila est mort : { $tribe } et Hunni se séparent.
event-council = Un concile œcuménique se réunit à { $area } : 3 PV par an pour le Barbare jusqu’à la venue de l’Auguste d’Orient.
event-council-roll = L’Auguste d’Orient arrive au concile : { $die ->
    [0] l’Augusta a tout préparé, et il
   *[other] { $die }, il faut { $needed } ou moins : il
  } { $success ->
    [yes] réussit
   *[no] finit dans la discorde
  }.
event-murder = Des assassins cherchent { $leader } : { $die }, il faut { $needed } ou plus : { $success ->
    [yes] le poignard le trouve
   *[no] il leur échappe
  }.
event-plague = { $epidemic ->
    [yes] Une épidémie éclate à { $area } et dans toutes les zones alentour
   *[no] La peste éclate à { $area }
  }.
event-sickens = La peste à { $area } coûte un pas : { $unit }.
event-plague-roll = La peste à { $area }, { $leader } : { $die } : { $die ->
    [9] il meurt
   *[other] il vit
  }.
event-desertion = Désertion à { $area }. Un pas chacune : { $units }.
event-germanophobia = La haine des Germains éclate à { $area } et alentour : les gardes barbares perdent un pas, les chefs barbares craignent pour leur vie.
event-hatred-roll = La foule cherche { $leader } : { $die }, 7 ou plus le tue.
event-bagaudes = Les Bagaudes se soulèvent à { $area }.
event-migration = Un peuple en marche ({ $tribe }) : il avance pour le Barbare ce tour avec { $pm } PM, tout entier vers une seule zone.
event-migration-older = Un peuple en marche ({ $tribe }) : il vient tout entier à { $area }.
event-fleet = Le { $camp } arme une troisième flotte à { $area }.

# ---- l’événement de l’année

event-event = Événement de l’année, dés { $dice } : { $event }. { $sum ->
    [1] Les murs et la garnison souffrent.
    [2] Sans la flotte d’Occident, les troupes à Roma et en Campanie ont faim.
    [3] Une tribu mineure en paix entre en guerre, s’il y en a une.
    [4] Quelque part, une unité romaine perd un pas.
    [5] Un chef romain doit se rendre à la cour.
    [6] Le Barbare peut soulever les Bagaudes, s’ils ne sont pas là.
    [9] Une unité romaine réduite dans une ville est rétablie, s’il y en a une.
    [10] Une tribu en guerre peut être empêchée d’attaquer.
    [11] Les Persae restent en paix cette année, ou peuvent la faire.
    [12] Le Romain prend des Buccellarii, s’il en reste dans la réserve.
    [13] Un point pour le Romain si les deux Augustes sont dans des capitales impériales.
    [14] Un chef du camp qui a l’initiative combat mieux cette année.
    [15] Le Romain peut une fois annuler un stratagème du Barbare.
   *[other] Il ne se passe rien.
  }
event-suffers = Réduites à { $area } : { $units }.
event-embassy = L’ambassade chez les Persae : { $die }, il faut 2 ou moins : { $success ->
    [yes] ils font la paix
   *[no] la guerre continue
  }.
event-called = { $leader } est appelé à la cour, à { $area }.
event-restored = De nouveau à pleine force : { $unit }.
event-quarrel = Querelle chez { $tribe } : { $die }, il faut 2 ou moins : { $success ->
    [yes] ils n’attaquent personne cette année
   *[no] elle s’apaise
  }.
event-captain = { $leader } est le capitaine de l’année : bonus tactique plus haut d’un.
event-aid = { $leader } appelle à l’aide { $tribe } : { $die }, il faut { $needed } ou moins : { $success ->
    [yes] ils viennent
   *[no] ils ne viennent pas
  }.

# ---- chefs

event-enters = { $leader }{ $people ->
    [none] {""}
   *[other] {" "}({ $people })
  } entre à { $area }.
event-returns-leader = { $leader } est de nouveau en fonction à { $area }.
event-no-return = { $leader } : son diocèse est perdu, personne n’est plus nommé.
event-death-roll = { $leader }, test de mort : { $die }, { $needed } ou plus le tue.
event-leader-dies = { $leader } { $how ->
    [battle] tombe au combat
    [usurper] est mis à mort par le vainqueur
    [caught] est pris et tué
    [nature] meurt dans son lit
    [murder] est assassiné
    [plague] meurt de la peste
    [hatred] est mis en pièces par la foule
    [refuge] meurt derrière les murs
    [shipwreck] se noie
    [deposed] est déposé et tué
    [kingdom] meurt avec son royaume
   *[other] meurt
  }.
event-company-lost = L’Auguste est mort : qui partageait son refuge à { $area } est perdu.
event-caught = { $leader } est seul parmi les ennemis à { $area } : { $die }, un 9 le tue.
event-escapes = { $leader } s’échappe vers { $destination }.
event-home-leader = { $leader } rentre à { $area } pour l’hiver.
event-guard = { $leader } reçoit une garde : { $unit }.

# ---- Augustes, Césars et usurpateurs

event-caesar = { $leader } est César d’{ $half }.
event-caesar-stripped = { $leader } n’est plus César : son peuple s’est soulevé.
event-augustus = { $leader } est Auguste d’{ $half }.
event-augustus-dies = L’{ $half } a perdu son Auguste { $leader }.
event-approval = L’Orient examine { $leader } comme Auguste d’Occident : { $die }, il faut { $needed } ou moins : { $success ->
    [yes] il consent
   *[no] il refuse, et le prétendant se rebelle
  }.
event-throne-empty = Personne ne peut succéder : le trône d’{ $half } est vide.
event-no-augustus = Il ne reste aucun Auguste : c’est la fin de l’Empire.
event-escort = { $leader } ramènera Valentinianus.
event-escort-home = La guerre civile en Occident est finie : { $leader }, escorte de Valentinianus, rentre à Constantinopolis.
event-strays = { $leader }, Auguste d’{ $half }, hiverne hors de sa moitié : le Barbare en aura une usurpation.
event-usurpation-roll = { $leader } veut la pourpre d’{ $half } : { $die }, il faut { $needed } ou moins : { $success ->
    [yes] les troupes l’acclament
   *[no] personne ne le suit
  }.
event-usurper = Usurpation ! { $leader } est proclamé Auguste d’{ $half } à { $area }.
event-won-over = Au côté de l’usurpateur d’{ $half } à { $area } : { $pieces }.
event-puppet = Qui que ce soit qui gagne, { $leader } doit monter sur le trône d’{ $half }.
event-fidelity = { $leader } doit choisir : { $die }, il déserte à { $needed } ou plus : { $joins ->
    [yes] il rejoint l’usurpateur
   *[no] il reste loyal
  }.
event-second-diocese = L’usurpateur écrit à un diocèse ({ $diocese }) : { $die }, il faut moins de { $needed } : { $success ->
    [yes] ses commandants hésitent
   *[no] on ne l’écoute pas
  }.
event-rally = { $leader } appelle à lui les troupes à { $area } : { $die }, il faut { $needed } ou moins : { $success ->
    [yes] elles passent à lui : { $units }
   *[no] elles veulent combattre
  }.
event-usurpation-succeeds = L’usurpateur d’{ $half } a gagné, { $how ->
    [occupation] car ses troupes tiennent le siège de l’Auguste et personne n’y est en refuge
    [battle] car l’Auguste est battu au combat
   *[murder] car l’Auguste est assassiné
  } : la phase F fait maître { $leader }.
event-usurpation-fails = L’usurpation en { $half } a échoué ; tous ceux qui la suivaient sont de nouveau loyaux.
event-camps-swap = Les camps changent de mains ! { $leader } est maître d’{ $half } : qui était le Barbare est le Romain et a { $roman } PV, qui était le Romain est le Barbare et a { $barbarian } PV.

# ---- tribus

event-status = { $status ->
    [Peace] Paix : { $tribe }.
    [War] Guerre : { $tribe }.
    [Foederati] Désormais Foederati de Rome : { $tribe }.
    [Revolt] Révolte contre Rome : { $tribe }.
   *[Regnum] Un Regnum : { $tribe }.
  }
event-major = Un chef à eux en fait une tribu majeure : { $tribe }.
event-musters = { $tribe } : rassemblement à { $area } : { $unit }.
event-goes-home = De retour au pays à pleine force : { $tribe }.
event-disperses = Dispersés, on ne les voit plus pour l’instant : { $tribe }.
event-vanquished = La dernière unité tombe à { $area } : { $tribe }.
event-federate-roll = { $leader } offre une place dans l’Empire à { $tribe } : { $die }, il faut moins de { $needed } : { $success ->
    [yes] ils seront Foederati
   *[no] ils refusent
  }.
event-resettled = { $tribe } s’établissent à { $area }.
event-rex-roll = { $leader } voudrait être roi : { $die }, il faut { $needed } ou moins : { $success ->
    [yes] son peuple l’élève sur le pavois
   *[no] on ne veut pas de roi
  }.
event-regnum = { $leader } fonde un royaume ({ $tribe }) ; sa capitale est { $area }.
event-heir = { $leader } est roi ({ $tribe }).
event-capital = Le royaume ({ $tribe }) a une nouvelle capitale : { $area }.
event-dissolved = Le royaume est tombé : { $tribe }.

# ---- mouvement

event-moves = Depuis { $area } vers { $destination } : { $pieces }.
event-boards = À bord de la { $fleet } : { $piece }.
event-sails = Le { $camp } envoie la { $fleet } en mer : { $sea }.
event-lands = Le { $camp } débarque de la { $fleet } à { $area } : { $pieces }.
event-lands-apart = La { $fleet } navigue pour l’autre camp ; pour le { $camp } débarquent à { $area } : { $pieces }.
event-in-port = La { $fleet } est rentrée au port.
event-fleet-lost = La { $fleet } n’est pas dans son port à l’hiver, et elle est perdue{ $year ->
    [0] {""}
   *[other] {" "}jusqu’en { $year }
  }.
event-fleet-back = La { $fleet } a été reconstruite et se trouve dans son port.

# ---- combat

event-evasion = Le { $camp } tente de se dérober à { $area } : { $die }{ $favour ->
    [0] {""}
   *[other] {" "}({ $favour } par Faveur divine)
  }, il faut moins de { $needed } : { $success ->
    [yes] la voie est libre
   *[no] l’ennemi est trop rapide
  }.
event-evades = Le { $camp } se dérobe depuis { $area } vers { $destination } : { $pieces }.
event-refuge = { $leader } se réfugie derrière les murs à { $area }.
event-company = Avec l’Auguste, derrière les murs à { $area } : { $pieces }.
event-comes-out = La cour sort de derrière les murs à { $area }.
event-battle = Bataille à { $area }. Le { $camp } attaque avec { $attackers } ({ $attack } PF) contre { $defenders } ({ $defence } PF) : rapport de forces { $ratio }, colonne { $column }, dé { $die }{ $bonus ->
    [0] {""}
   *[other] , modifié { $total }
  }{ $factors ->
    [0] {""}
   *[other] {" "}({ $modifiers })
  }{ $fury ->
    [0] {""}
    [1] ; la fureur des attaquants en fait le meilleur
    [2] ; la fureur des défenseurs en fait le pire
   *[other] ; la fureur des deux camps s’annule
  } : le { $winner } gagne. Pertes de l’attaquant et du défenseur : { $result }.
event-struck = Les vaincus à { $area } : { $number ->
    [0] aucune unité
    [one] une unité
   *[other] { $number } unités
  } { $destroyed ->
    [yes] à détruire
   *[no] à réduire ou à détruire
  }.
event-loses = Un pas perdu à { $area } : { $unit }.
event-retreats = Le { $camp } fait retraite depuis { $area } vers { $destination } : { $pieces }.
event-trapped = Sans issue à { $area }, perte totale : { $piece }.

# ---- hiver

event-disbanded = Dissolution définitive : { $unit }.
event-back = De nouveau à { $area } : { $unit }{ $reduced ->
    [yes] {" "}(réduite)
   *[no] {""}
  }.
event-refuge-falls = { $area } est tombée : nul ne ressort de derrière ses murs.
event-refuge-roll = Siège devant les murs à { $area } : { $die }, un 0 peut être la fin{ $second ->
    [0] {""}
   *[other] ; { $second }, 5 ou plus sauve la cité
  } : { $falls ->
    [yes] la cité tombe
   *[no] elle tient
  }.

# ---- questions

ask-station = { $camp } : { $left ->
    [0] vos troupes sont à leurs postes.
   *[other] où, dans son diocèse, postez-vous { $unit } ? { $left ->
        [one] C’est la dernière unité.
       *[other] { $left } unités attendent un poste ; « Terminé » les répartit également.
      }
  }
ask-initiative = { $camp } : l’autre camp a l’initiative. Jouer un stratagème pour la prendre ?
ask-geostrategy = { $camp }, phase C : jouez les stratagèmes de géostratégie qu’il vous plaît, dans l’ordre voulu.
ask-entry = { $camp } : où entre { $leader } ?
ask-uprising = Barbare : quelle tribu { $rank ->
    [major] majeure
   *[minor] mineure
  } se soulève ? { $left ->
    [one] Encore une à soulever.
   *[other] Encore { $left } à soulever.
  }
ask-muster = Barbare : dans quel foyer de sa tribu se rassemble { $unit } ?
ask-alliance-major = Barbare : quelle tribu majeure conclut une alliance ?
ask-alliance-minor = Barbare : quelle tribu mineure la suit désormais ?
ask-rebellion = { $camp } : quel allié tente de se libérer ?
ask-council = { $camp } : dans quelle zone d’Asie se réunit le concile ?
ask-free-usurpation = Barbare : { $leader } peut prendre la pourpre maintenant, sans stratagème ni dé. Maintenant, ou plus tard ?
ask-usurper = Barbare : qui veut la pourpre d’{ $half } ?
ask-puppet = Barbare : l’usurpateur est d’origine barbare. Quel Romain sera Auguste d’{ $half } à sa place ?
ask-next-diocese = Barbare : vers quel diocèse voisin d’{ $half } se tourne l’usurpateur ? Il faut 1d10 au-dessous de sa CP.
ask-king = Barbare : qui sera roi, là où il est ? Il faut 1d6, au plus sa CP.
ask-heir = Barbare : qui est le prochain roi ({ $tribe }) ?
ask-capital = Barbare : où est la nouvelle capitale ({ $tribe }) ?
ask-caesars = Romain : qui faites-vous César ? Chaque moitié qui a un Auguste peut en avoir un.
ask-augustus = Romain : qui sera Auguste d’{ $half } ?
ask-escort = Romain : quel chef d’Orient ramène Valentinianus ?
ask-mutiny = Barbare : où éclate une mutinerie ? Le Romain choisit l’unité.
ask-mutiny-loss = Romain : mutinerie ! Quelle unité perd un pas ?
ask-intrigue = Barbare : quel chef est appelé à la cour ?
ask-harvest = Romain : bonne récolte : quelle unité dans une ville est rétablie ?
ask-quarrel = Romain : chez quelle tribu semez-vous la querelle ? Sur 1 ou 2, elle n’attaque personne cette année.
ask-captain = { $camp } : qui est votre capitaine de l’année ? Son bonus tactique est plus haut d’un jusqu’à la phase F.
ask-movement = Mouvement du { $camp } : quel chef ou quelle unité seule bouge, quelle flotte navigue, que jouez-vous ? Après cette séquence, { $left ->
    [0] il ne vous en reste aucune
    [one] il vous en reste une
   *[other] il vous en reste { $left }
  }.
ask-group = { $camp } : { $leader } est à { $area }, encore { $left } PM{ $number ->
    [0] , sans unités
   *[other] , avec { $units }
  }. { $started ->
    [yes] { $room ->
        [0] Continuer, laisser des unités ou s’arrêter ?
       *[other] Continuer, laisser des unités, en emmener d’autres de la même cause ou s’arrêter ?
      }
   *[no] { $room ->
        [0] Vers où ?
       *[other] Emmenez des unités ({ $room } au plus), puis : vers où ?
      }
  }
ask-single = { $camp } : { $unit }, sans chef, peut bouger d’une zone. Vers où, depuis { $area } ?
ask-wander = { $camp } : { $unit } en Migration, encore { $left } PM. Vers où, depuis { $area } ?
ask-rally = Barbare : des troupes sans chef sont à { $area }. { $leader } les appelle-t-il à rejoindre l’usurpateur ?
ask-landing = { $camp } : qui débarque de la { $fleet } à { $area } ? { $number ->
    [0] Personne jusqu’ici.
   *[other] Jusqu’ici : { $pieces }.
  }
ask-launch = { $camp } : sur quelle côte armez-vous la troisième flotte ?
ask-combat = Combat du { $camp } : quelle bataille vient ensuite ? Toutes doivent se livrer.
ask-evade = { $camp } : l’ennemi est sur vous à { $area }. Se dérober (1d6 au-dessous de la meilleure VS présente), ou tenir et combattre ?
ask-evading = { $camp } : qui se dérobe depuis { $area }, et vers où ? { $number ->
    [0] Personne jusqu’ici.
   *[other] Jusqu’ici : { $pieces }.
  }
ask-refuge = Romain : l’Auguste se réfugie-t-il derrière les murs à { $area } ?
ask-company = Romain : qui suit l’Auguste derrière les murs à { $area } ? D’abord une unité palatine ; puis au plus un chef avec sa garde et une autre unité palatine.
ask-losses = { $camp } : la victoire a son prix : { $left ->
    [one] un pas
   *[other] { $left } pas
  } à perdre, jamais deux fois la même unité. Laquelle est la suivante ?
ask-retreat = { $camp } : vous êtes battu à { $area }. Où vous retirez-vous ?
ask-escape = { $camp } : où s’échappe { $leader } ?
ask-win-over = Romain : la tribu est battue ({ $tribe }). { $leader } lui offre-t-il une place dans l’Empire ?
ask-moment-start = { $camp } : l’autre camp commence une séquence. Jouer d’abord un stratagème ?
ask-moment-move = { $camp } : l’autre camp a bougé. Jouer un stratagème ?
ask-moment-battle = { $camp } : une bataille va commencer à { $area }. Jouer un stratagème ?
ask-moment-roll = { $camp } : le dé de la bataille à { $area } va être lancé. Jouer un stratagème ?
ask-moment-result = { $camp } : la bataille à { $area } est décidée. Jouer un stratagème ?
ask-moment-end = { $camp } : toutes les séquences de l’année sont passées. Jouer un dernier stratagème ?
ask-omen = Romain : le Barbare joue { $stratagem }. Le signe dans le ciel parle-t-il contre ?
ask-shield-usurpation = Romain : un prétendant veut la pourpre. L’Augusta protège-t-elle son empereur ? Il faudra un de moins au prétendant.
ask-shield-murder = Romain : des assassins sont en route. L’Augusta protège-t-elle son empereur ? Il leur faudra un de plus.
ask-shield-council = Romain : l’Auguste est arrivé au concile. L’Augusta le fait-elle réussir ?
ask-deal-treaty = Romain : avec quelle tribu concluez-vous le traité ?
ask-deal-tribute = Romain : à quelle tribu payez-vous tribut ? Une mineure coûte 1 PV, une majeure 3.
ask-guard = Romain : quel chef reçoit une garde de Buccellarii ?
ask-victim = { $camp } : qui faites-vous assassiner ?
ask-bagaudes = Barbare : où se soulèvent les Bagaudes ?
ask-migrate = Barbare : quelle tribu migre ?
ask-strike = { $camp } : quelle zone frappe { $stratagem } ?
ask-pope = Romain : jouer le Pape, pour que Roma ne rapporte rien au Barbare cette année ?
ask-place-unit = { $camp } : où revient { $unit } ?
ask-come-home = { $camp } : où hiverne { $leader } ?
ask-resettle = Romain : où s’établissent { $tribe } ?
ask-take-usurpation = { $camp } : un Auguste s’est égaré. Quelle Usurpation prenez-vous dans la réserve ?
ask-discard = { $camp } : on ne garde que { $reserve } stratagèmes. Lequel défaussez-vous ?

# ---- actions, comme le dirait un bouton

do-play = Jouer { $stratagem }
do-discard = Défausser { $stratagem }
do-receive = Prendre { $stratagem } dans la réserve
do-leader = Choisir { $leader }
do-tribe = Choisir { $tribe }
do-area = Choisir { $area }
do-unit = Bouger { $unit } sans chef
do-station = Poster { $unit } à { $area }
do-restore = Rétablir { $unit }
do-caesar = Faire César { $leader }
do-lead = Marcher avec { $leader }
do-take = Emmener { $unit }
do-to = Aller à { $area }
do-drop = Laisser { $unit } ici
do-halt = S’arrêter ici
do-rally = Les appeler à nous rejoindre
do-board = Mettre { $piece } à bord de la { $fleet }
do-sail = Envoyer la { $fleet } en mer : { $sea }
do-land = Débarquer de la { $fleet } à { $area }
do-disembark = Débarquer une partie de la { $fleet } à { $area }
do-home = Ramener la { $fleet } au port
do-come-out = Sortir de derrière les murs à { $area }
do-fight = Combattre à { $area }
do-evade = Se dérober
do-stand = Tenir et combattre
do-refuge = Se réfugier derrière les murs
do-with = Amener { $piece }
do-flee = Se dérober vers { $area }
do-retreat = Se retirer vers { $area }
do-lose = Un pas de moins : { $unit }
do-federate = Leur offrir une place dans l’Empire
do-shield = L’Augusta le protège
do-cancel = Lire le signe contre
do-done = Terminé

# ---- pourquoi pas

why-abroad-needs-a-prince = Seul un Auguste ou un César peut mener { $unit } au-delà de la frontière, à { $area } ({ $rule }).
why-another-cause = Des maîtres différents : { $unit } et { $leader } ({ $rule }).
why-another-phase = { $stratagem } se joue en phase { $phases }, pas maintenant ({ $rule }).
why-another-tribe = { $leader } ne mène pas { $unit } : c’est un autre peuple ({ $rule }).
why-anothers-guard = La garde d’un autre chef ({ $unit }) ne suit pas { $leader } ({ $rule }).
why-anothers-home = À { $area } est le foyer d’une tribu qui n’est pas en guerre : pas de place pour { $tribe } ({ $rule }).
why-armenians-stay = { $tribe } : elle reste chez elle ; ses unités ne vont à côté que si Iberia ou les Persae sont en guerre, et { $area } leur est fermé ({ $rule }).
why-at-peace = { $tribe } : en paix, elle reste chez elle, loin de tout autre lieu ({ $area }) ({ $rule }).
why-attacker-came-from-there = L’attaquant est venu de là : { $area } ({ $rule }).
why-augustus-elsewhere = L’Auguste n’est pas à { $area } ({ $rule }).
why-besieged = L’ennemi est à { $area } : personne ne sort ({ $rule }).
why-cannot-come-along = Il n’y a pas de zone où pourraient aller ensemble les autres et { $piece } ({ $rule }).
why-comitatenses-need-a-prince = Seul un Auguste, un César ou un Usurpateur peut mener { $unit } hors du diocèse, à { $area } ({ $rule }).
why-command-capacity = { $leader } commande au plus { $cc ->
    [one] { $cc } unité
   *[other] { $cc } unités
  } ({ $rule }).
why-command-capacity-of-evasion = Aucun de ceux qui se dérobent ne peut commander aussi { $unit } ({ $rule }).
why-enemy-there = L’ennemi est à { $area } ({ $rule }).
why-fleet-has-sailed = La { $fleet } a déjà bougé dans cette séquence ({ $rule }).
why-fleet-used = La { $fleet } a déjà transporté des troupes cette année ; il faut un autre chemin pour { $piece } ({ $rule }).
why-foederati-need-a-prince = Des Foederati ({ $unit }) ne suivent qu’un Auguste, un César ou un Usurpateur, pas { $leader } ({ $rule }).
why-foederati-stay = Des Foederati ({ $tribe }) restent dans l’Empire ; { $area } est au-dehors ({ $rule }).
why-generic-leader = { $leader } est une fonction, pas un homme de l’histoire : il ne peut être César ({ $rule }).
why-guards-stay-with-their-leader = Une garde ne quitte jamais son chef : { $piece } ({ $rule }).
why-keeps-one-unit = { $leader } garde au moins une unité de son propre peuple ({ $rule }).
why-limitanei-stay = Les gardes de la frontière ({ $unit }) restent dans leur diocèse ; { $area } n’en est pas ({ $rule }).
why-may-not-stack = { $tribe } et { $other } ne partagent pas de zone ({ $rule }).
why-may-not-stop-here = À { $area } est le foyer d’une tribu en paix : on peut passer, pas s’arrêter ({ $rule }).
why-more-must-rise = Tant qu’une tribu de ce rang est en paix, le nombre entier se soulève : encore { $left } ({ $rule }).
why-moved-already = Déjà en mouvement dans cette séquence : { $piece } ({ $rule }).
why-must-fight-the-revolt = Au milieu d’une tribu en révolte, il faut combattre avant tout départ : { $piece } ({ $rule }).
why-must-stop = Des ennemis sont à { $area } : la marche s’arrête ici ({ $rule }).
why-no-augustus-there = La moitié où est { $leader } n’a pas d’Auguste : il en faut un pour un César ({ $rule }).
why-no-leader-to-evade = Aucun de vos chefs n’est à { $area } pour emmener les troupes ({ $rule }).
why-no-palatini = Aucune unité palatine n’est à { $area } pour le suivre derrière les murs ({ $rule }).
why-no-room-aboard = La { $fleet } porte au plus { $room ->
    [one] { $room } unité
   *[other] { $room } unités
  } : pas de place pour { $piece } ({ $rule }).
why-no-room-inside = Pas de place derrière les murs pour { $piece } ({ $rule }).
why-no-shelter = Ceux qui se dérobent ne peuvent aller tous à { $area } ({ $rule }).
why-no-use-now = { $stratagem } ne ferait rien maintenant ({ $rule }).
why-nobody-aboard = Personne n’est à bord de la { $fleet } ({ $rule }).
why-nobody-attacks = Il n’y a plus d’ennemi à { $area } : rien à fuir ({ $rule }).
why-nobody-evades = Dites d’abord qui se dérobe ({ $rule }).
why-not-foederati = Le peuple que mène { $leader } n’est pas Foederati ({ $rule }).
why-not-in-hand = Vous n’avez pas { $stratagem } ({ $rule }).
why-not-under-way = { $unit } : pas encore en route ; annulez pour reprendre votre choix ({ $rule }).
why-not-without-his-tribe = { $leader } n’entre dans l’Empire qu’avec une unité de son propre peuple ({ $rule }).
why-not-in-the-cup = { $stratagem } n’est pas dans la réserve ({ $rule }).
why-nowhere-to-go = Aucune zone voisine ne vous est ouverte depuis { $area } ({ $rule }).
why-one-caesar = L’{ $half } a un César : pas de place pour { $leader } ({ $rule }).
why-other-camps = { $stratagem } est pour l’autre camp ({ $rule }).
why-other-half = { $unit } : interdit de quitter sa moitié de l’Empire ; { $area } est dans l’autre ({ $rule }).
why-outside-limit = Au-delà de la frontière, on ne dépense que { $limit } PM ; { $area } en prendrait davantage ({ $rule }).
why-palatini-first = Une unité palatine suit l’Auguste avant toute autre ({ $rule }).
why-palatini-need-a-prince = Seul un Auguste ou un César peut mener { $unit } dans l’autre moitié, à { $area } ({ $rule }).
why-picked-already = Un pas déjà perdu dans cette bataille : { $unit } ({ $rule }).
why-port-too-far = Aucun port d’attache n’est sur la mer où est la { $fleet } ({ $rule }).
why-prince-already = { $leader } est déjà Auguste ou César ({ $rule }).
why-same-start = On ne peut emmener { $unit } que là où la marche commence ({ $rule }).
why-people-stays-together = Un peuple en Migration ({ $tribe }) : toutes ses unités doivent finir leur mouvement dans une même zone, et ne le pourraient plus ({ $rule }).
why-people-must-move = Un peuple en Migration ({ $tribe }) : toutes ses unités doivent bouger et finir dans une même zone ({ $rule }).
why-last-beside-a-caesar = Un César doit avoir auprès de lui un des siens, et il ne reste que { $piece } ({ $rule }).
why-caesar-without-his-tribe = { $leader } ne peut être César qu’auprès d’une unité de son propre peuple ({ $rule }).
why-nobody-to-part = Il n’y a pas plusieurs passagers sur la { $fleet } dont une partie pourrait rester ({ $rule }).
why-still-loaded = La { $fleet } a des troupes à bord : elle doit d’abord les débarquer ({ $rule }).
why-too-far-abroad = À { $area }, on est trop loin de sa propre moitié pour { $unit } ({ $rule }).
why-too-far-from-home = À { $area }, c’est trop loin du pays pour { $tribe } : { $most ->
    [one] { $most } zone
   *[other] { $most } zones
  } au plus ({ $rule }).
why-too-slow-to-evade = La meilleure VS à { $area } est { $best } : aucun jet de 1d6 n’est au-dessous ({ $rule }).
why-too-few-pm = Le chemin vers { $area } coûte { $cost } PM, et il en reste { $left } ({ $rule }).
why-too-late-to-board = Déjà en mouvement : { $piece } ou la { $fleet } ({ $rule }).
why-taken-already = Un seul suffit ({ $stratagem }) : l’autre Auguste s’est égaré aussi ({ $rule }).
why-tribe-not-at-war = À { $area } est le foyer d’une tribu ({ $tribe }) avec qui Rome n’est pas en guerre, ou bien ni Auguste ni César ne mène { $unit } ({ $rule }).
why-two-usurpers = Il y a deux Usurpateurs : { $leader } reste dans sa moitié, et { $area } n’en est pas ({ $rule }).

# ---- la fin

how-won = Le { $camp } gagne, Romain { $roman } PV, Barbare { $barbarian }.
how-decisive = Victoire décisive du { $camp } : Romain { $roman } PV, Barbare { $barbarian }.
how-complete = Victoire totale du { $camp } : Romain { $roman } PV, Barbare { $barbarian }.
how-drawn = Personne ne gagne : Romain { $roman } PV, Barbare { $barbarian }.
how-no-augustus = Il ne reste aucun Auguste : le { $camp } a gagné.

# ---- ce que cela montre, après « Quelque chose de caché est montré : … »

shown-plays = le stratagème, à l’autre
shown-camps-swap = les stratagèmes des deux, car les camps changent de mains
shown-returns = combien de stratagèmes chacun rend
shown-otherwise = si l’autre a un stratagème pour ce moment

# ---- ce que comptent les conseils, après un nombre

part-areas = zones de l’Empire tenues seul
part-strength = points de force sur la carte
part-leaders = chefs sur la carte
part-stratagems = stratagèmes en main

# Ce qu’une marche peut amener : dit d’un chemin avant qu’il soit pris.
risk-enemy = il y a des unités ennemies
risk-alone = le chef est seul parmi les ennemis et peut être tué
risk-sickness = des unités perdent un pas par la peste
risk-plague = un chef meurt de la peste
risk-council = le concile voit venir son Auguste

# ---- le jeu et ses scénarios

about-blurb = De 405 à 476 apr. J.-C. : deux empires, une douzaine de peuples aux frontières et des généraux qui voudraient être Auguste. L’un commande les Romains, l’autre quiconque est contre eux ; quand un usurpateur gagne, les deux échangent leurs places.
about-feel = Un siècle de trahisons : peu de troupes, de longues frontières, des stratagèmes au pire moment, et nul n’est sûr de son camp.
scenario-scourge-of-god = Le fléau de Dieu
scenario-scourge-of-god-help = Attila règne seul sur les Huns et se tourne contre les deux empires ; Aetius tient la Gaule avec ses alliés wisigoths.
scenario-scourge-of-god-teaches = Deux grands chefs et deux grandes armées : marche, bataille et pillage, Attila à mener et Aetius pour l’arrêter.
scenario-radagaisus-and-alaric = Radagaisus et Alaricus
scenario-radagaisus-and-alaric-help = Radagaisus mène ses Goths vers l’Italie, Alaricus attend en Épire, et au-delà du Rhin les peuples se rassemblent.
scenario-radagaisus-and-alaric-teaches = Six années et deux invasions : marche, bataille, et une longue frontière à tenir avec un seul bon général.
scenario-tyrants-of-gaul = Les tyrans de Gaule
scenario-tyrants-of-gaul-help = Vandales, Alains, Suèves et Burgondes ont passé le Rhin ; en Bretagne, Constantinus prend la pourpre et se prépare à débarquer.
scenario-tyrants-of-gaul-teaches = Les usurpateurs : quand en proclamer un, comment le combattre, et comment les deux joueurs échangent leurs places.
scenario-placidias-generals = Les généraux de Placidia
scenario-placidias-generals-help = Honorius est mort et Iohannes règne à Ravenna ; Constantinopolis renvoie l’enfant Valentinianus avec une armée. Puis viennent les guerres de Felix, Bonifatius et Aetius.
scenario-placidias-generals-teaches = Trois généraux qui ne se fient à personne : loyauté, stratagèmes et le prix d’un Auguste.
scenario-maiorianus-and-genseric = Maiorianus et Gensericus
scenario-maiorianus-and-genseric-help = Aetius et Valentinianus sont morts, la flotte de Gensericus est devant Rome, et l’Occident a besoin d’un empereur qui sache combattre.
scenario-maiorianus-and-genseric-teaches = La mer : flottes, débarquements et un trésor qui ne peut payer à la fois la Gaule et l’Afrique.
scenario-last-emperors = Les derniers empereurs
scenario-last-emperors-help = Anthemius vient de Constantinopolis à Rome, la grande flotte se rassemble contre Carthage, et Euricus veut toute la Gaule.
scenario-last-emperors-teaches = Jouer en position de faiblesse : peu de troupes, une grande expédition, et une tribu qui grandit pendant qu’on regarde ailleurs.
scenario-campaign = Ultimus Romanorum
scenario-campaign-help = Le siècle entier, de la grande invasion au dernier empereur d’Occident.
scenario-campaign-teaches = Le siècle entier : toutes les règles, tous les peuples, et des renommées qui se font et se défont en des décennies.

# ---- noms

name-roman = Romain
name-barbarian = Barbare
name-west = Occident
name-east = Orient
name-peace = Paix
name-war = Guerre
name-revolt = Révolte
name-western-fleet = flotte d’Occident
name-eastern-fleet = flotte d’Orient
name-third-fleet = troisième flotte
name-minor-federation-treaty = Traité de fédération mineur
name-major-federation-treaty = Traité de fédération majeur
name-tribute = Tribut
name-pope = Pape
name-western-usurpation = Usurpation en Occident
name-eastern-usurpation = Usurpation en Orient
name-minor-tribe-uprising = Soulèvement d’une tribu mineure
name-two-minor-tribe-uprisings = Soulèvement de deux tribus mineures
name-three-minor-tribe-uprisings = Soulèvement de trois tribus mineures
name-major-tribe-uprising = Soulèvement d’une tribu majeure
name-three-major-tribe-uprisings = Soulèvement de trois tribus majeures
name-scourge-of-god = Fléau de Dieu
name-barbarian-alliance = Alliance barbare
name-migration = Migration
name-initiative = Initiative
name-rebellion = Rébellion
name-ecumenical-council = Concile œcuménique
name-opportune-flight = Fuite opportune
name-assassination = Assassinat
name-plague-breaks-out = La peste éclate
name-plague-epidemic = Épidémie de peste
name-desertion = Désertion
name-divine-favour = Faveur divine
name-fleet = Flotte
name-germanophobia = Germanophobie
name-earthquake = Tremblement de terre à Constantinopolis
name-famine = Famine à Rome
name-frontier-alarm = Alerte à la frontière
name-mutiny = Mutinerie
name-court-intrigue = Intrigue de cour
name-quiet-year = Année tranquille
name-mild-winter = Hiver doux
name-good-harvest = Bonne récolte
name-quarrel-of-kings = Querelle de rois
name-embassy-to-ctesiphon = Ambassade à Ctesiphon
name-volunteers = Volontaires
name-holy-man = Saint homme
name-rising-captain = Capitaine qui monte
name-sign-in-the-sky = Signe dans le ciel
name-visigothi-chief = Chef des Visigothi
name-vandali-chief = Chef des Vandali
name-hunni-chief = Chef des Hunni
name-ostrogothi-chief = Chef des Ostrogothi
name-burgondi-chief = Chef des Burgondi
name-persae-chief = Chef des Persae
name-quality = qualité des troupes
name-tactics = bonus tactique
name-politics = politique des princes
name-attackers-fury = la fureur de l’attaquant : la plus haute ligne
name-defenders-fury = la fureur du défenseur : la plus basse ligne
name-furies-cancel = fureur des deux camps : elle s’annule
name-column-1-3 = force 1/3
name-column-1-2 = force 1/2
name-column-2-3 = force 2/3
name-column-4-5 = force 4/5
name-column-1-1 = force 1/1
name-column-5-4 = force 5/4
name-column-3-2 = force 3/2
name-column-2-1 = force 2/1
name-column-3-1 = force 3/1
name-column-4-1 = force 4/1
name-no-way-out = sans issue pour tous : qui est battu et ne peut se retirer est perdu
name-no-way-out-for-the-enemy = sans issue pour tous les ennemis : qui ne peut se retirer est perdu
name-princes-at-stake = un usurpateur affronte un prince : le vaincu meurt
name-great-battle = une grande bataille : un point pour le vainqueur
name-if-besieged = si l’ennemi est encore là en phase F
name-plague-there = peste dans la zone
name-battle-there = ennemis dans la zone : qui reste doit combattre
name-battle-follows = puis une bataille se livre
name-alone-among-enemies = seul parmi les ennemis
name-caesar = un César
name-augusta-may-step-in = une Augusta peut intervenir
name-best-choice = pour le meilleur choix possible
name-no-leader-of-ones-own-dies = qu’aucun chef à soi ne meure
name-an-enemy-leader-dies = qu’un chef ennemi meure
name-the-walls-hold = que les murs tiennent

## Ce qu’on peut chercher dans le journal, et comment se compte la chance

topic-marches = Marches
topic-battles = Batailles
topic-thrones = Trônes
topic-peoples = Peuples
topic-stratagems = Stratagèmes
topic-years = Années
luck-battles = Batailles
    .counted = Batailles gagnées, contre ce que ces dés devaient gagner au juste.
luck-evasions = Dérobades
    .counted = Tentatives réussies de se dérober avant une bataille.
luck-ambitions = Usurpateurs, rois et assassins
    .counted = Tentatives réussies.

## À l’écran

screen-went-moves = Depuis { $from } vers { $to } : { $pieces }.
screen-turn = An { $number }
screen-turn-ends = Fin de l’an { $number }

window-stratagems = Stratagèmes pendant les séquences
window-stratagems-about = Quelque chose dans votre main peut se jouer à un moment d’une séquence : quand elle commence, après un mouvement, avant et après une bataille, à la fin.
window-stratagems-concerns = Seulement avant les batailles
window-stratagems-never = Pas dans cette séquence
window-initiative = Initiative
window-initiative-about = L’autre camp a l’initiative, et vous pouvez la lui prendre.
window-shield = Augusta
window-shield-about = Une Augusta dans votre main peut protéger son empereur, ou faire réussir son concile.
window-omen = Signe dans le ciel
window-omen-about = Le Barbare joue un stratagème, et le signe dans le ciel peut parler contre.
wish-never = Pas cette année

## Pour une première partie : de quoi parle une question, par étape

tip-Station = Troupes de frontière et de campagne
    .text = Chaque unité commence quelque part dans son diocèse : cliquez sur une zone. Terminé répartit également celles qui restent, une bonne réponse dans une première partie.
tip-Geostrategy = Géostratégie
    .text = Une fois par an des peuples se soulèvent, des usurpateurs se font et des conciles se convoquent : jouez les stratagèmes de la phase C qui brillent dans votre main, ou gardez-les.
tip-Movement = Les chefs mènent les armées
    .text = Cliquez sur une zone où sont vos pions, puis sur le chef qui marche. Une unité sans chef bouge d’une seule zone. Quand vous avez fini, toutes les batailles se livrent.
tip-Group = Qui suit ?
    .text = Cliquez sur les unités qui le suivent, autant que sa capacité de commandement. Les zones à portée sont teintées ; les frontières rouges ne se passent pas, et la feuille dit pourquoi.
tip-CombatStep = Batailles
    .text = Là où sont des unités des deux camps, elles doivent combattre. Pointez une bataille pour voir sa colonne, ce qui la déplace, et ce que donnerait chaque face du dé.
tip-MomentWindow = Vous pouvez intervenir
    .text = Un stratagème de la phase E peut se jouer à tout moment, même dans la séquence de l’autre. Dites au-dessus de la carte combien de fois vous voulez qu’on vous demande.
tip-TryEvasion = Tenir ou se dérober
    .text = Un chef peut se dérober avant une bataille : un dé au-dessous de sa valeur stratégique. Qui reste combat seul.
tip-PickLosses = La victoire a son prix
    .text = Choisissez les unités qui perdent un pas : une unité entière est réduite, une réduite disparaît jusqu’à l’hiver.
tip-Uprising = Un peuple se soulève
    .text = Un peuple en paix entre en guerre, des Foederati se tournent contre Rome. Choisissez-en un dont les voisins sont faibles.
tip-ChooseUsurper = La pourpre
    .text = Si ses troupes l’acclament, il combat pour votre camp ; s’il gagne le trône, les camps changent de mains et vous êtes le Romain.
tip-NameCaesars = Les Césars
    .text = Un César mène des Foederati et succède à son Auguste. Choisissez le meilleur capitaine à qui vous puissiez vous fier.
screen-phase-A = Stratagèmes
screen-phase-B = Initiative
screen-phase-C = Géostratégie
screen-phase-D = Séquences et événements
screen-phase-E = Mouvement et combat
screen-phase-F = Bilan de l’année
screen-order-A = A. Pioche des stratagèmes
screen-order-B = B. Initiative
screen-order-C = C. Géostratégie
screen-order-D = D. Séquences, événement de l’année, morts et entrées
screen-order-E = E. Mouvement et combat
screen-order-F = F. Bilan : ajustements, points, la main
screen-order-sequences = { $title } : Romain { $roman }, Barbare { $barbarian }
screen-order-now = { $number }. { $camp } (maintenant)
screen-order-later = { $number }. { $camp }
screen-stations = { $scenario }, an { $year } : les postes
screen-headline = An { $year } ({ $turn } sur { $turns }). Phase { $phase } : { $name }
screen-headline-act = An { $year } ({ $turn } sur { $turns }). Phase { $phase } : { $name }, action : { $camp }
screen-level-drawn = à égalité
screen-level-won = une courte avance
screen-level-decisive = une avance décisive
screen-level-complete = une victoire totale
screen-to-win = Dans ce scénario, le { $camp } ne gagne qu’avec plus de { $points } PV d’avance.
screen-aim = Le plus de PV à la fin de l’an { $end }.
screen-score = { $pv } PV
screen-score-help = Points de victoire (PV)
screen-score-to-come = +{ $pv } en phase F
screen-areas = Zones de l’Empire qu’il tient
screen-strength = Points de force sur la carte
screen-hand = Pions en main
screen-forecast = Ce que compterait la phase F en l’état
screen-swaps = ont changé de mains { $swaps ->
    [1] une fois
   *[other] { $swaps } fois
} : maintenant { $camp }
screen-nobody = personne
screen-augustus = Auguste { $augustus }
screen-augustus-and-caesar = Auguste { $augustus }, César { $caesar }
screen-usurper-in = { $leader } en { $half }
screen-hope-evade = de se dérober
screen-hope-rally = qu’elles passent à vous
screen-hope-federate = qu’ils acceptent
screen-hope-leader = de réussir
screen-hope-area = de réussir
screen-hope-tribe = de se libérer
screen-hope-play = de réussir
screen-hope-fight = de gagner
screen-wastes-emperor = L’Empereur n’a aucune unité auprès de lui : { $places }.
screen-wastes-stations = Vos autres troupes de frontière et de campagne se répartissent également dans leurs diocèses.
screen-wastes-leaders = { $leaders ->
    [one] 1 chef pourrait encore bouger.
   *[other] { $leaders } chefs pourraient encore bouger.
}
screen-wastes-fleets = { $fleets ->
    [one] 1 flotte en mer a des troupes à bord.
   *[other] { $fleets } flottes en mer ont des troupes à bord.
}
screen-lot = { $scenario }, de { $start } à { $end } : vous jouez le { $camp }. Si un usurpateur gagne le trône, les camps changent de mains.
screen-lot-for = { $scenario }, de { $start } à { $end } : vous jouez le { $camp } pour { $leaders }. Si un usurpateur gagne le trône, les camps changent de mains.
screen-bars-outside-limit = la limite hors de l’Empire
screen-bars-not-without-his-tribe = pas sans des unités de son peuple
screen-bars-two-usurpers = deux usurpateurs restent dans leurs moitiés
screen-bars-must-stop = ils se sont arrêtés
screen-end-nature = mort dans son lit
screen-end-battle = tombé au combat
screen-end-murder = assassiné
screen-end-usurper = mis à mort par un usurpateur
screen-end-plague = mort de la peste
screen-end-hatred = tué par la foule
screen-end-caught = pris et tué
screen-end-refuge = mort derrière les murs
screen-end-shipwreck = noyé
screen-end-deposed = déposé
screen-end-fails = a échoué
screen-end-throne = a gagné le trône
screen-roll-initiative-roll = Initiative
screen-roll-caught = { $leader } est seul parmi les ennemis
screen-roll-evasion = Dérobade
screen-roll-rally = { $leader } appelle les troupes à lui
screen-roll-usurpation-roll = { $leader } veut la pourpre
screen-roll-fidelity = { $leader } : fidélité
screen-roll-second-diocese = Une lettre à { $diocese }
screen-roll-rex-roll = { $leader } voudrait être roi
screen-roll-approval = { $leader } : l’Orient examine
screen-roll-murder = Des assassins cherchent { $leader }
screen-roll-federate-roll = { $leader } offre un traité
screen-roll-rebellion = Rébellion : { $tribe }
screen-roll-death-roll = { $leader } : test de mort
screen-roll-plague-roll = { $leader } et la peste
screen-roll-hatred-roll = La foule cherche { $leader }
screen-roll-refuge-roll = Les murs à { $area }
screen-roll-council-roll = Le concile
screen-roll-embassy = Ambassade chez les Persae
screen-roll-quarrel = Querelle : { $tribe }
screen-roll-aid = { $leader } appelle { $tribe }
screen-mark-enters = { $leader } entre
screen-mark-returns-leader = { $leader }
screen-mark-leader-dies = { $leader } meurt
screen-mark-usurper = { $leader }, usurpateur
screen-mark-won-over = avec l’usurpateur
screen-mark-augustus = { $leader }, Auguste
screen-mark-caesar = { $leader }, César
screen-mark-regnum = un royaume
screen-mark-capital = nouvelle capitale
screen-mark-plague = peste
screen-mark-sickens = un pas perdu
screen-mark-desertion = désertion
screen-mark-germanophobia = haine des Germains
screen-mark-bagaudes = Bagaudes
screen-mark-migration = migration
screen-mark-refuge = derrière les murs
screen-mark-company = avec lui
screen-mark-comes-out = de nouveau dehors
screen-mark-lands = débarque
screen-mark-sails = prend la mer
screen-mark-fleet = troisième flotte
screen-mark-council = un concile
screen-mark-musters = se rassemble
screen-mark-trapped = pris au piège
screen-result-E = détruit
screen-result-A = chaque unité perd un pas
screen-result-R = aucune perte
screen-result-1-4 = un quart des pertes ennemies
screen-result-1-2 = la moitié des pertes ennemies
screen-result-3-4 = les trois quarts des pertes ennemies
screen-losses-E = détruit
screen-losses-A = un pas chacune
screen-losses-R = aucune
screen-losses-1-4 = ¼ des leurs
screen-losses-1-2 = ½ des leurs
screen-losses-3-4 = ¾ des leurs
screen-scoring = Qui gagne, et de combien
screen-choose-counters = Choisissez parmi les pions présents
screen-outside = hors de l’Empire
screen-home-of = foyer des { $people }
screen-held-by-0 = tenue par le Romain
screen-held-by-1 = tenue par le Barbare
screen-capital-of = capitale des { $people }
screen-in-refuge = au refuge { $refuge } : { $pieces }
screen-in-port = la { $fleet } est au port

# BattleSheet.svelte
screen-battle-at = Bataille à { $placeName }
screen-battle = Bataille
screen-put-away = Ranger
screen-pf = PF
screen-a-great-battle-the-winner = Une grande bataille : le vainqueur marque.
screen-odds-column = Rapport de forces { $ratio }, colonne
screen-fury-on-both-sides = fureur des deux camps
screen-fury-decides = la fureur décide
screen-romans = Romains
screen-barbarians = Barbares
screen-the-win = Vainqueurs : { $camp }.

# Board.svelte
screen-pm = { $pm } PM
screen-event-of-the-year = Événement de l’année
screen-the-camps-change-hands = Les camps changent de mains
screen-from-now-on-you-play = Désormais vous jouez le { $camp }.
screen-map-of-the-empire-and = Carte de l’Empire et de ses voisins. Les flèches vont de zone en zone, Entrée agit, le point d’interrogation demande pourquoi pas, le point mène à la prochaine zone où vous pouvez agir. { $size ->
    [one] { $size } lieu peut être choisi
   *[other] { $size } lieux peuvent être choisis
  }.

# Chances.svelte
screen-against = contre
screen-to-win-2 = { $round } % de gagner
screen-columns-of-the-combat-table = Colonnes de la Table des Combats
screen-fury-on-both-sides-cancels = la fureur des deux camps s’annule
screen-the-attackers-fury-the-best = fureur des attaquants : la meilleure ligne
screen-the-defenders-fury-the-worst = fureur des défenseurs : la pire ligne
screen-die = Dé
screen-chance = Chance
screen-wins = Gagne
screen-attacker-loses = L’attaquant perd
screen-defender-loses = Le défenseur perd
screen-column = { $sign } { $columns ->
    [one] colonne
   *[other] colonnes
}
screen-on-the-die = { $sign } au dé

# Clashes.svelte
screen-battles-to-come = Batailles à venir
screen-which-battle-next = Quelle bataille ensuite ?
screen-battles-when-movement-is-done = Batailles une fois le mouvement fini

# Hand.svelte
screen-a-spectator-holds-no-stratagems = Un spectateur n’a pas de stratagèmes.
screen-you-play-the-at-the = Vous jouez le { $camp }. À la fin d’une année on peut en garder cinq ; { $cup } sont dans la réserve, l’autre camp en a { $held }.
screen-also-in-the-others-sequence = , aussi dans la séquence de l’autre
screen-only-the-other-camp-can = { "." } Seul l’autre camp peut s’en servir : il retourne dans la réserve.
screen-no-stratagems-in-hand = Aucun stratagème en main.
screen-roman = Romain
screen-barbarian = Barbare
screen-either-camp = les deux camps
screen-phase = Phase { $phase }, { $toLowerCase }

# Lineage.svelte
screen-the = L’{ $half }
screen-usurpers-against = Usurpateurs contre { $name }
screen-the-throne-is-empty = Le trône est vide.
screen-caesar = César
screen-house-of-theodosius = maison de Théodose
screen-of-barbarian-origin = d’origine barbare

# Panel.svelte
screen-points = Points
screen-ad = An { $year }
screen-pv = { $points } PV
screen-above-twice-the-others-points = { $toWinInWords } Au-delà du double des points de l’autre, une victoire est décisive ; au-delà du quintuple, totale.
screen-if-it-ended-now-it = Si tout finissait maintenant, il y aurait égalité.
screen-if-it-ended-now = Si tout finissait maintenant : { $camp }, { $level }.
screen-phase-f = Phase F
screen-what-phase-f-would-score = Ce que la phase F compterait maintenant
screen-nothing = Rien.
screen-in-all = En tout
screen-augusti-and-usurpers = Augustes et usurpateurs
screen-peoples = Peuples
screen-major = Majeur
screen-minor = Mineur
screen-follows-the = , suit les { $name }
screen-rex = , Rex { $name }
screen-capital = , capitale { $place }
screen-on-migration = , en migration
screen-attacks-nobody-this-year = , n’attaque personne cette année
screen-tribes-pacified = Tribus pacifiées
screen-both-augusti-in-imperial-capitals = les deux Augustes dans des capitales impériales
screen-no-civil-war = pas de guerre civile
screen-all-eastern-capitals-held = toutes les capitales d’Orient tenues
screen-all-western-capitals-held = toutes les capitales d’Occident tenues
screen-pax-romana = Pax Romana
screen-areas-of-the-empire-under = zones de l’Empire sous des tribus en guerre
screen-roma-in-foreign-hands = Roma en mains étrangères
screen-a-usurpation-under-way = une usurpation en cours
screen-an-augustus-without-a-successor = un Auguste sans successeur
screen-a-regnum-founded = un Regnum fondé
screen-an-unanswered-council = un concile sans réponse

# PieceCounter.svelte
screen-domus-theodosiana = Théodosien
screen-of-barbarian-origin-2 = barbare

# Pieces.svelte
screen-capital-of-the = Capitale des { $tribe }
screen-in-the-refuge = Au refuge : { $join }
screen-aboard = , { $aboard } à bord
screen-plague = Peste
screen-epidemic = Épidémie
screen-council = Concile

# ReachLayer.svelte
screen-pm-2 = { $spent } PM

# Reference.svelte
screen-combat-table = Table des Combats
screen-attacker-defender = Attaquant : { $codeInWords } ; défenseur : { $codeInWords2 }
screen-strength-of-the-attacker-to = Force de l’attaquant sur celle du défenseur, au profit du défenseur ; puis des colonnes pour la qualité, puis le dé à dix faces avec ses modificateurs. En haut le résultat de l’attaquant, en bas celui du défenseur, celui du vainqueur avec une étoile. E tout est détruit ; A chaque unité perd un pas ; une fraction des pertes ennemies ; R aucune perte.
screen-statuses = Statuts
screen-leaders = Chefs
screen-or-more = { $roll } ou plus
screen-from-these-years-on-he = À partir de ces années il peut mourir : { $join } au d10
screen-kinds-of-unit = Types d’unités
screen-pm-3 = { $points } PM
screen-movement = Mouvement
screen-an-area-costs-1-pm = Une zone coûte 1 PM, par un grand fleuve ou un détroit 2, par un long détroit 3.
screen-leaders-palatini-and-guards-have = Chefs, palatins et gardes ont 4 PM, les autres unités 3 ; une unité sans chef bouge d’une zone.
screen-outside-the-empire-2-pm = Hors de l’Empire 2 PM, sauf en Perse, en Arménie et en Ibérie.
screen-events-of-the-year = Événements de l’année
screen-phase-2 = Phase { $phase }
screen-in-the-cup = { $count } dans la réserve ; { $join }
screen-romans-of-the-east = Romains d’Orient
screen-romans-of-the-west = Romains d’Occident

# Combien il y en a.
screen-so-many-units = { $number ->
    [one] { $number } unité
   *[other] { $number } unités
}
screen-so-many-areas = { $number ->
    [one] { $number } zone
   *[other] { $number } zones
}
screen-so-many-borders = { $number ->
    [one] { $number } frontière
   *[other] { $number } frontières
}
screen-so-many-pieces = { $number ->
    [one] { $number } pion
   *[other] { $number } pions
}

# Sheet.svelte
screen-with-all = avec tous
screen-the-march = La marche
screen-stopped = , arrêtée
screen-pm-left = encore { $left } PM{ $stopped }
screen-strength-2 = { $office } : { $units }, force
screen-room-for-more = ; place pour { $room } de plus
screen-click-who-stays-here = : cliquez sur qui reste ici
screen-with-him = Avec lui{ $help }
screen-here-click-who-comes-along = Ici : cliquez sur qui suit
screen-the-best = les { $room } meilleures
screen-take = Emmener { $whom }
screen-how-far = Jusqu’où ?
screen-show-how-far-they-may = Montrer jusqu’où l’on peut aller
screen-no-rule-bars-a-border = ; aucune règle ne ferme de frontière, seule la distance
screen-within-reach = { $areas } à portée{ $why }.
screen-they-may-not-cross = { $borders } à ne pas franchir
screen-counters = Pions
screen-fold = Replier
screen-all-counters = Les { $length } pions
screen-all-counters-2 = Tous les pions
screen-click-an-area-that-glows = Cliquez sur une zone qui brille pour choisir parmi ses pions.
screen-off-the-map = Hors carte
screen-which-people = Quel peuple ?
screen-on-the-map = , { $units } sur la carte
screen-who-leads-or-moves-alone = Qui mène, ou bouge seul ?
screen-click-who-goes = Cliquez sur qui part
screen-who-loses-a-step = Qui perd un pas ?
screen-click-who-goes-aboard = Cliquez sur qui monte à bord
screen-choose-a-leader = Choisissez un chef
screen-choose-a-caesar = Choisissez un César
screen-choose-a-unit = Choisissez une unité
screen-choose = Choisir
screen-aboard-the = à bord de la { $fleet }
screen-move-alone = bouger seul
screen-as-they-are = en l’état
screen-with = avec { $name }

# Standing.svelte
screen-you-play-the = Vous jouez le
screen-since-the-swap = depuis l’échange
screen-sequences-still-to-come = Séquences à venir
screen-now = Maintenant
screen-then = Puis
screen-usurper-in-the = Usurpateur en { $half } :

# ZoneCard.svelte
screen-if-this-force-marched-in = Si cette force entrait
screen-the-battle-here = La bataille ici

# actions.ts
screen-lead-out = mener
screen-take-along = emmener
screen-leave-here = laisser ici
screen-comes-along = suit
screen-loses-a-step = perd un pas
screen-go-aboard = monter à bord
screen-make-caesar = faire César
screen-march-here = Marcher ici
screen-fight-here = Combattre ici
screen-flee-here = Fuir ici
screen-retreat-here = Se retirer ici
screen-land-from-the = Débarquer de la { $who }
screen-land-some-from-the = Débarquer une partie de la { $who }
screen-sail-the-here = Envoyer ici la { $who }
screen-the-returns-to-port = La { $who } rentre au port
screen-come-out-of-the-refuge = Sortir du refuge
screen-station-here = Poster ici { $who }

# describe.ts
screen-east = Orient
screen-west = Occident
screen-diocese-of = diocèse { $diocese }, { $half }
screen-imperial-capital = capitale impériale
screen-strength-3 = { $units }, force { $strength }
screen-ecumenical-council = Concile œcuménique
screen-with-aboard = { " " }avec { $pieces } à bord
screen-that-no-fleet-may-sail = { " " }où aucune flotte ne peut naviguer
screen-sea = { $name } ; mer{ $barred }{ $here }.

# model.ts
screen-ravenna = Ravenna
screen-constantinopolis = Constantinopolis
screen-augustus-of-the = Auguste d’{ $half }
screen-usurper-in-the-2 = Usurpateur en { $half }
screen-caesar-of-the = César d’{ $half }
screen-to-be-augustus-of-the = futur Auguste d’{ $half }
screen-rex-of-the = Rex des { $name }

# paint.ts
screen-at-peace = en paix
screen-at-home-it-does-not = chez lui ; il ne bouge pas
screen-at-war = en guerre
screen-plays-for-the-barbarian-and = joue pour le Barbare et envahit
screen-foederati = Foederati
screen-plays-for-the-roman = joue pour le Romain
screen-in-revolt = en révolte
screen-former-foederati-who-fight-the = anciens Foederati qui combattent le Romain
screen-regnum = Regnum
screen-a-kingdom-on-roman-soil = un royaume en terre romaine, avec un Rex et une capitale
screen-follows-the-augusti = suit les Augustes
screen-with-the-usurper-in-the = avec l’Usurpateur d’Occident
screen-follows-a-usurper-and-plays = suit un usurpateur et joue pour le Barbare
screen-with-the-usurper-in-the-2 = avec l’Usurpateur d’Orient
screen-augustus-2 = Auguste
screen-usurper = Usurpateur
screen-to-be-augustus = futur Auguste
screen-rex-2 = Rex
screen-border-troops-who-stay-in = troupes de frontière, qui restent dans leur diocèse
screen-the-field-army-of-a = l’armée de campagne d’un diocèse
screen-the-field-army-of-an = l’armée de campagne d’un empereur
screen-the-guard-of-one-leader = la garde d’un chef, qui ne le quitte jamais
screen-the-host-of-a-people = l’armée d’un peuple
screen-cc = CC
screen-command-capacity = capacité de commandement
screen-how-many-units-he-can = combien d’unités il peut mener
screen-vs = VS
screen-strategic-value = valeur stratégique
screen-evades-on-less-than-this = se dérobe sur moins que cela à 1d6 ; la meilleure compte
screen-bt = BT
screen-tactical-bonus = bonus tactique
screen-the-difference-to-the-enemys = la différence avec le meilleur de l’ennemi s’ajoute au dé d’une bataille
screen-cp = CP
screen-political-capacity = capacité politique
screen-usurps-is-approved-wins-peoples = par elle il usurpe, est approuvé, gagne des peuples et fonde des royaumes
screen-leader-of-the = chef des { $people }
screen-command-strategy-tactics-politics = { $name }, { $office } : commandement { $cc }, stratégie { $vs }, tactique { $bt }, politique { $cp }
screen-strength-4 = force { $pf }
screen-quality = qualité { $qu }
screen-tactics = tactique { $bt }
screen-moves = mouvement { $move }

# summary.ts
screen-areas-2 = Zones
screen-strength-5 = Force
screen-camps = Camps
screen-at-war-2 = En guerre
screen-in-revolt-2 = En révolte
screen-regna = Regna
screen-stratagems-label = Stratagèmes
screen-fleet = flotte
screen-leads = mène
screen-all = tous
screen-attack = attaque
screen-defend = défense
screen-word-choose = choisir
screen-town = ville
screen-port = port
screen-plague-here = peste
screen-epidemic-here = épidémie
screen-reduced = réduite
screen-loyal = loyale
screen-warriors = guerriers
screen-with-the-usurper = avec l’Usurpateur

# Les autres sortes de questions auxquelles des consignes peuvent répondre.
question-evasion = Dérobade
question-evasion-about = On vous attaque, et un chef peut tenter d’emmener ses unités.
answer-evasion-decline = Toujours tenir
answer-evasion-accept = Toujours tenter de se dérober
answer-evasion-if-weaker = Tenter de se dérober, si plus faible que
question-refuge = Les murs de l’empereur
question-refuge-about = L’Auguste est attaqué dans sa capitale, et peut passer derrière les murs.
answer-refuge-accept = Toujours derrière les murs
answer-refuge-decline = Toujours devant les murs
question-retreat = Retraites
question-retreat-about = Vous avez perdu une bataille, et choisissez où aller.
answer-retreat-strongest = Là où sont le plus d’amis
question-losses = Les pertes du vainqueur
question-losses-about = Vous avez gagné une bataille, et choisissez qui perd des pas.
answer-losses-strongest = Les plus fortes d’abord
answer-losses-weakest = Les plus faibles d’abord
question-mutiny = Mutineries
question-mutiny-about = Une unité à vous perd un pas dans une mutinerie, et vous la choisissez.
answer-mutiny-weakest = La plus faible
answer-mutiny-strongest = La plus forte
question-federation = Les vaincus
question-federation-about = Vous avez battu une tribu, et pouvez tenter d’en faire des Foederati.
answer-federation-accept = Toujours tenter
answer-federation-decline = Ne jamais tenter
question-rally = Des Romains sur le chemin
question-rally-about = Un usurpateur rencontre des unités romaines, et peut tenter de les gagner.
answer-rally-accept = Toujours tenter
answer-rally-decline = Ne jamais tenter
question-pope = Le Pape
question-pope-about = Les points se comptent, et vous pouvez jouer le Pape avant.
answer-pope-accept = Toujours le jouer
answer-pope-decline = Le garder
answer-initiative-accept = La prendre là où vous avez un seul moyen
answer-shield-accept = Toujours
answer-omen-accept = Toujours l’annuler

# ---- ce qu’un bot se propose, comme le dit un conseil

aim-attack = Attaquer à { $goal } avec { $force }.
aim-garrison = Assurer { $goal } avec { $force }.
aim-join = Envoyer { $force } vers les troupes à { $goal }.
aim-reside = Mener { $force } là où est la place d’un Auguste.
aim-raid = Faire un raid à { $goal } avec { $force }.
aim-withdraw = Mener { $force } au-delà de la frontière, à { $goal }.
aim-unit = Laisser { $force } aller à côté sans chef.
aim-play = Jouer { $stratagem }.
aim-come-out = Quitter le refuge à { $goal }.
aim-habit = Faire ce qu’on fait toujours ici.
aim-rest = Ne plus marcher dans cette séquence.

# ---- fautes que compte l’arène

blunder-hopeless = une marche vers une bataille presque sans espoir
blunder-strips-capital = la dernière unité quitte une capitale que l’ennemi peut atteindre
blunder-stakes-people = tout un peuple entre dans l’Empire pendant que des Romains marchent : il ne reste personne pour continuer la guerre
blunder-astray = un Auguste reste hors de sa moitié jusqu’à la fin de l’année
blunder-idle-raiders = dans la toute dernière séquence, une unité au-delà de la frontière n’entre pas dans une zone libre voisine
blunder-hoarded = un stratagème à soi est défaussé faute de place

# Les noms que beaucoup de choses ont en commun.
called-area = { $area }
called-win-at = de gagner à { $area }
called-steps = { $number } pas perdus
called-enemy-steps = { $number } pas à l’ennemi
called-leaders-die = { $number } chefs meurent
called-enemy-leaders-die = { $number } chefs ennemis meurent
name-picti-1 = Picti 1 (sud de la Calédonie)
name-picti-2 = Picti 2 (Calédonie)
name-picti-3 = Picti 3 (nord de la Calédonie)
name-hunni-1 = Hunni 1 (Dacie)
name-hunni-2 = Hunni 2 (steppe pontique)
name-hunni-3 = Hunni 3 (Don et Caucase)
name-persae-1 = Persae 1 (Nisibis et Adiabène)
name-persae-4 = Persae 4 (Susiane et Perside)
name-bagaudae = Bagaudes
name-area__burgondi = Burgondi (haut Main)
name-area__vandali = Vandali (haute Tisza)
name-area__alani = Alani (Carpates)
name-area__heruli = Heruli (Volhynie)
name-area__gepidae = Gepidae (Transylvanie)
name-area__ostrogothi = Ostrogothi (bas Danube)
name-area__austuriani = Austuriani (désert des Syrtes)
name-result__E = tout détruit (E)
name-result__A = un pas chacune (A)
name-result__R = aucune (R)
name-result__1-4 = 1/4 de celles de l’ennemi
name-result__1-2 = 1/2 de celles de l’ennemi
name-result__3-4 = 3/4 de celles de l’ennemi

name-roman-at-first = Romain au départ
name-barbarian-at-first = Barbare au départ

# ---- les stratagèmes

text-minor-federation-treaty = Une tribu mineure dont toutes les unités sont dans l’Empire devient Foederati.
text-major-federation-treaty = Une tribu majeure dont toutes les unités sont dans l’Empire devient Foederati.
text-tribute = Une tribu en guerre fait la paix, ou une tribu en révolte redevient loyale, pour 1 PV (tribu mineure) ou 3 PV (tribu majeure).
text-augusta-orientalis = Au choix : prendre l’initiative ; 1 en faveur de l’empereur d’Orient contre un assassinat ; 1 contre une usurpation en Orient ; un concile œcuménique réussit.
text-augusta-occidentalis = Au choix : prendre l’initiative ; 1 en faveur de l’empereur d’Occident contre un assassinat ; 1 contre une usurpation en Occident.
text-pope = Le Barbare ne marque rien pour Roma cette année.
text-buccellarii = Un chef romain historique reçoit une garde de Buccellarii.
text-western-usurpation = Un chef historique en Occident tente d’usurper : 1d6, au plus sa CP.
text-eastern-usurpation = Un chef historique en Orient tente d’usurper : 1d6, au plus sa CP.
text-minor-tribe-uprising = 1 tribu mineure entre en guerre, ou en révolte si elle est fédérée.
text-two-minor-tribe-uprisings = 2 tribus mineures entrent en guerre, ou en révolte si elles sont fédérées.
text-three-minor-tribe-uprisings = 3 tribus mineures entrent en guerre, ou en révolte si elles sont fédérées.
text-major-tribe-uprising = 1 tribu majeure entre en guerre, ou en révolte si elle est fédérée.
text-three-major-tribe-uprisings = 3 tribus majeures entrent en guerre, ou en révolte si elles sont fédérées.
text-scourge-of-god = Avant un jet de bataille, si la moitié de la force sont des Hunni sous un chef historique : le dé compte 9 en attaque, 2 en défense.
text-rex = Une tribu en révolte qui tient une ville avec un chef et une unité tente de fonder un royaume : 1d6, au plus la CP de son roi.
text-barbarian-alliance = Une tribu mineure se joint à une majeure de même statut, dans la même zone ou une zone voisine.
text-bagaudes = Les Bagaudes se soulèvent dans une zone vide de Galliae, Viennensis ou Hispaniae.
text-migration = Une tribu est au Barbare pour cette année et bouge avec 4 PM, toutes ses unités vers une seule zone.
text-initiative = Prenez l’initiative après le jet.
text-rebellion = Une tribu alliée à une majeure tente de se libérer : 1d6 au-dessus de la CP du meilleur chef présent.
text-ecumenical-council = Un concile se réunit en Asie : 3 PV par an pour le Barbare jusqu’à la venue de l’Auguste d’Orient, et 3 PV pour le Romain s’il réussit.
text-opportune-flight = Avant un combat, un camp se dérobe vers une zone sans ennemis.
text-assassination = Un chef romain historique de l’ennemi est assassiné sur 8 ou plus à 1d10.
text-plague-breaks-out = Dans une zone, toutes les unités perdent un pas et les chefs meurent sur 9 à 1d10, ceux qui viennent plus tard aussi : c’est la peste.
text-plague-epidemic = Comme la peste ; dans les zones voisines aussi des unités sont réduites et des chefs meurent sur 9 à 1d10.
text-desertion = Dans une zone, toutes les unités de l’ennemi, romaines ou Persae, perdent un pas.
text-furor-germanicus = Avant un jet de bataille, avec une unité germanique : le dé compte 9 en attaque, 2 en défense.
text-divine-favour = Chaque dé d’une bataille est décalé de 2 en faveur de qui le joue.
text-fleet = Une troisième flotte pour cette année dans une zone côtière quelconque.
text-germanophobia = Autour d’une zone avec des troupes régulières, les unités PA barbares perdent un pas, et les chefs d’origine barbare meurent sur 7 ou plus à 1d10.

# ---- les événements de l’année

text-earthquake = Toutes les unités LI, CO et PA entières à Constantinopolis sont réduites. Le Romain perd 1 PV.
text-famine = Si le Romain n’a pas la flotte d’Occident, toutes les unités entières à Italia 5 et Italia 6 sont réduites.
text-frontier-alarm = Le Barbare fait entrer en guerre une tribu mineure en paix, comme par Soulèvement d’une tribu mineure.
text-mutiny = Le Barbare nomme une zone sans Auguste ; une unité romaine du camp romain qui s’y trouve, au choix du Romain, perd un pas : c’est une mutinerie.
text-court-intrigue = Le Barbare nomme un chef romain historique du camp romain, qui ne soit pas Auguste ; il va aussitôt à la plus proche capitale impériale de sa moitié que ne tienne aucune unité ennemie.
text-bagaudae = Le Barbare peut placer l’unité des Bagaudes comme par leur stratagème.
text-quiet-year = Il ne se passe rien.
text-mild-winter = Il ne se passe rien.
text-good-harvest = Le Romain rétablit à pleine force une unité réduite à lui dans une zone avec une ville.
text-quarrel-of-kings = Le Romain nomme une tribu en guerre et lance 1d6 : sur 1 ou 2, elle n’attaque pas cette année, à moins d’avoir été attaquée.
text-embassy-to-ctesiphon = Les Persae en paix ne peuvent être soulevés avant le prochain événement. S’ils sont en guerre, 1d6 : sur 1 ou 2, ils font la paix et rentrent chez eux.
text-volunteers = Le Romain prend un stratagème Buccellarii dans la réserve, s’il y en a un.
text-holy-man = Le Romain gagne 1 PV si les deux Augustes sont dans des capitales impériales.
text-rising-captain = Le camp qui a l’initiative ajoute 1 au BT d’un de ses chefs jusqu’à la phase F.
text-sign-in-the-sky = Une fois avant le prochain événement, le Romain peut annuler un stratagème du Barbare quand il est joué ; il retourne dans la réserve.

# ---- ce qu’ajoutent les scénarios

special-scourge-of-god-0 = Attila veut un empire, pas du butin : le Barbare ne gagne qu’avec plus de 40 PV d’avance à la fin ; à 40 tout juste, il y a égalité.
special-radagaisus-and-alaric-0 = En phase A de 406, le Barbare prend dans la réserve, outre le stratagème pioché, un Soulèvement d’une tribu majeure et un Soulèvement de trois tribus mineures.
special-radagaisus-and-alaric-1 = Une fois, à partir de la phase C de 406, Constantinus III peut usurper à Britanniae 2 sans stratagème ni jet.
special-radagaisus-and-alaric-2 = En phase A de 407, le Romain prend dans la réserve, outre le stratagème pioché, un Tribut.
special-placidias-generals-0 = Si Aetius suit l’usurpateur en phase C de 425, on lance 1d6 : sur 1 à 4, 2 unités Hunni le rejoignent jusqu’à la phase F, puis rentrent chez elles.
special-maiorianus-and-genseric-0 = En phase A de 457, le Barbare prend dans la réserve, outre le stratagème pioché, un Soulèvement d’une tribu majeure.
special-last-emperors-0 = En phase A de 468, le Romain prend dans la réserve, outre le stratagème pioché, un stratagème Flotte.
special-last-emperors-1 = S’il tient Italia 4 et Italia 5 à la fin, le Barbare a 10 PV de plus.
special-last-emperors-2 = Odoacer renvoya la pourpre à Constantinopolis et demanda un titre : le Barbare ne gagne qu’avec plus de 20 PV d’avance à la fin ; à 20 tout juste, il y a égalité.
special-campaign-0 = En phase A de 406, le Barbare prend dans la réserve, outre le stratagème pioché, un Soulèvement d’une tribu majeure et un Soulèvement de trois tribus mineures.
special-campaign-1 = Une fois, à partir de la phase C de 406, Constantinus III peut usurper à Britanniae 2 sans stratagème ni jet.

# ---- Ce que les dés peuvent amener

name-odds__won-the-enemy-is-destroyed = gagné : l’ennemi est détruit
name-odds__won-the-enemy-is-reduced-and-retreats = gagné : l’ennemi est réduit et bat en retraite
name-odds__lost-all-are-destroyed = perdu : tous sont détruits
name-odds__lost-all-are-reduced-and-retreat = perdu : tous sont réduits et battent en retraite
name-odds__1-step-lost = 1 pas perdu
name-odds__1-step-of-the-enemy-s = 1 pas à l’ennemi
name-odds__no-leader-dies = aucun chef ne meurt
name-odds__a-leader-dies = un chef meurt
name-odds__an-enemy-leader-dies = un chef ennemi meurt
name-odds__the-walls-hold = les murs tiennent
name-odds__the-city-falls = la cité tombe
name-odds__they-evade = ils se dérobent
name-odds__they-must-fight = ils doivent se battre
name-odds__they-are-won-over = ils se rallient
name-odds__they-stand-and-fight = ils restent et se battent
name-odds__a-usurper-is-proclaimed = un usurpateur est proclamé
name-odds__nothing-comes-of-it = il n’en sort rien
name-odds__the-diocese-is-put-to-the-test = le diocèse est mis à l’épreuve
name-odds__the-diocese-stays-loyal = le diocèse reste loyal
name-odds__a-kingdom-is-founded = un royaume est fondé
name-odds__the-victim-dies = la victime meurt
name-odds__the-attempt-fails = l’attentat échoue
name-odds__the-tribe-is-free = la tribu est libre
name-odds__the-tribe-is-federated = la tribu est fédérée
name-odds__the-tribe-goes-home = la tribu rentre chez elle
name-odds__the-tribe-keeps-quiet = la tribu reste tranquille
name-odds__he-is-augustus = il est Auguste
name-odds__he-is-a-usurper = il est usurpateur
name-odds__the-council-succeeds = le concile réussit
name-odds__the-council-fails = le concile échoue

# What abbreviations stand for, one a line: they explain themselves wherever they are read.
screen-abbreviations =
    PV: points de victoire, pour Rome ou pour le Barbare
    PM: points de mouvement : les zones que l’on peut encore parcourir
    PF: points de force : ce que les unités apportent à une bataille
    CC: capacité de commandement : combien d’unités un chef peut mener
    VS: valeur stratégique
    BT: bonus tactique en bataille
    CP: capacité politique
    LI: Limitanei
    CO: Comitatenses
    PA: Palatini
