# Les études du jeu : comment chacune s’appelle, ce qu’elle demande, et la raison.

study-horsemen = Six points à cheval
study-horsemen-ask = Novembre 53 av. J.-C. : Labienus (+2) laisse son train à Agedincum et passe le Liger pour attaquer Cenabum, où un chef (+0) a deux légions, 40 points, et pas de cavalerie. Il a six légions et quelques auxiliaires, 138 points en tout. Qui emmène-t-il ?
study-horsemen-reason = Qui a deux fois la cavalerie de l’autre le cloue sur place : celui-ci ne peut battre en retraite avant le combat. Le 6-16 compte 3 après le fleuve, et contre rien du tout cela suffit. À 69 contre 40, chaque face du dé détruit les Gaulois ; sans la cavalerie, ils s’en vont pour 5 points de moral.

study-nine-points = Neuf points de mouvement
study-nine-points-ask = Novembre 53 av. J.-C. : Labienus est à Agedincum avec six légions (10 PM) et un train plein de 6 points de ravitaillement. Il veut être à Avaricum ce mois : 3 PM jusqu’au prochain hexagone, puis 6 par-dessus le Liger. Comment nourrir ses hommes ?
study-nine-points-reason = Les unités qui fourragent avant la marche perdent 2 de leurs PM, et tous ceux qui vont avec elles. Nourries par le train, elles en ont 10 et il en faut 9 ; nourries par le pays, elles en ont 8 et s’arrêtent devant le fleuve. Ici le pays les aurait sans doute nourries, mais pas menées là-bas.

study-no-need-to-hurry = Rien ne presse
study-no-need-to-hurry-ask = Novembre 53 av. J.-C. : deux légions à Lingones, nourries par le train qui reste, doivent rejoindre l’armée à Agedincum sous leur chef (+1). Le chemin coûte 9 PM en hiver. Comment partent-elles ?
study-no-need-to-hurry-reason = Une marche forcée leur donnerait 2 PM de plus, mais alors un dé au-dessus de 2 coûte une légion : quatre fois sur six. Elles ont 10 PM et il en faut 9.

study-out-of-the-way = Hors du chemin
study-out-of-the-way-ask = Novembre 53 av. J.-C. : Labienus (+2) attaque Avaricum par-dessus le Liger, 138 points réduits de moitié à 69, d’efficacité A. Vercingétorix y a 46 points, deux légions d’efficacité C et un 6-16, et pas de chef. Tenir, ou battre en retraite ?
study-out-of-the-way-reason = À 3-2 avec 4 sur le dé, Labienus gagne quoi qu’il jette, et sur aucune face personne n’échappe : ce sont 46 points, et 12 de moral avec la défaite. Une retraite coûte 5 de moral et personne. Elle est permise tant que l’attaquant a moins de deux fois la cavalerie : réduit de moitié par le fleuve, son 6-16 compte 3.

study-under-the-walls = Sous les murs
study-under-the-walls-ask = Janvier 101 apr. J.-C. : Trajan (+3) et Sura sont avec quatre légions de vétérans, 88 points, devant Sarmizegethusa. Décébale (+2) est dedans avec 114 points et un fort de classe A. Mettre le siège, ou donner l’assaut ?
study-under-the-walls-reason = Derrière des murs les hommes comptent double : 88 contre 226 fait 1-3. Sur quatre faces sur six, l’armée de Trajan disparaît jusqu’au dernier homme, avec les deux chefs, et sur aucune face les murs ne tombent. Un siège peut se lever ; un Imperator mort, non.

study-not-alone = Pas seul
study-not-alone-ask = Janvier 101 apr. J.-C. : Trajan (+3) assiège Sarmizegethusa avec 88 points d’efficacité A. Décébale (+2) a dedans 114 points d’efficacité B ; aucune de ses autres piles n’est venue. Fait-il une sortie ?
study-not-alone-reason = Dans une sortie les murs ne comptent pas : 114 contre 88 fait 5-4, et avec les chefs et l’efficacité 2 de moins au dé. Deux faces sur six lui coûtent toute son armée et lui-même, une seule détruit Trajan. Une cité ne subit pas d’attrition dans le mois où elle accepte le siège, et des amis sont assez près pour qu’on les attende.

study-relief = Des deux côtés
study-relief-ask = Janvier 101 apr. J.-C. : Trajan (+3) assiège Sarmizegethusa avec 88 points d’efficacité A. Décébale (+2) la tient avec 114, et 88 de plus sont venus de Potaissa et d’Apulum, la moitié par-dessus un fleuve. Attaquer maintenant, ou attendre ?
study-relief-reason = Assiégés et secours attaquent comme une seule force : 180 contre 88 fait 2-1, avec 2 de moins au dé. Trois faces sur six détruisent les Romains avec Trajan, et aucune face n’est pire pour les Daces qu’une retraite sans pertes. Pour Trajan, le mois prochain ne peut qu’être meilleur.

study-stay-at-home = Cinq sur six
study-stay-at-home-ask = Février 238 apr. J.-C. : Capelianus (+1), 42 points d’efficacité A, passe à côté de Carthago. Gordien (+0) y a une nouvelle légion et deux 4-12, 16 points d’efficacité B, et l’intercepterait sur 2 ou plus. Le tente-t-il ?
study-stay-at-home-reason = Qui intercepte est l’attaquant, loin de ses murs. 16 contre 42 fait 1-3, avec 2 de moins au dé : les six faces l’éliminent. Qu’une interception soit probable ne la rend pas bonne ; à Carthago ses hommes compteraient trois fois plus.

study-in-or-out = Dedans ou dehors ?
study-in-or-out-ask = Février 238 apr. J.-C. : Capelianus (+1), 42 points d’efficacité A, attaque Carthago. Gordien (+0) y a 16 points, une flotte au port et une cité de force 2. L’Afrique est déboisée. Tenir, ou accepter le siège ?
study-in-or-out-reason = Devant les murs, chaque face du dé anéantit les hommes de Gordien. Dedans ils comptent trois fois : 62 avec la flotte et la cité, et la cavalerie de l’attaquant la moitié seulement, 33. Alors Carthago ne tombe sur aucune face, et sur trois Capelianus perd tout ce qu’il a, quoique les hommes de Gordien avec lui.

study-watch-on-the-danube = La garde sur le Danube
study-watch-on-the-danube-ask = Novembre 248 apr. J.-C. : Dèce a besoin d’une légion de Carnuntum pour l’Italie. Il y en a deux de 20 points et un 4-12, et personne d’autre en Pannonia Superior. Boiohaemum et Iazygia sont à côté. Qui part ?
study-watch-on-the-danube-reason = Chaque mois où une province romaine à côté de tels barbares a moins de 20 points terrestres, chacun d’eux s’éveille sur 5 ou 6, avec une armée à lui, et le plus éloigné la mène : Philippe. Une légion fait exactement 20 ; l’autre peut partir.

study-a-teacher = Un maître
study-a-teacher-ask = Mars 45 apr. J.-C. : Hérode a 43 talents et veut de la nouvelle cavalerie lourde, d’efficacité B, qui puisse marcher en avril. Son seul 30-16 est à Hierosolyma ; Gaza a un 16-9. Où la lever ?
study-a-teacher-reason = Les nouvelles unités lourdes sont instruites par un vétéran de même symbole, dans la cité où les deux restent ce tour. Là où il n’y en a pas, on peut les lever aussi, mais elles ne quittent pas la cité de deux tours de jeu. L’infanterie n’apprend pas à monter.

study-this-quarter = Ce trimestre ou le prochain
study-this-quarter-ask = Septembre 282 apr. J.-C. : Carus a 122 talents ; une bonne légion en coûte 12 maintenant. Lève-t-il des hommes tout de suite, ou garde-t-il ses talents pour un trimestre à venir ?
study-this-quarter-reason = Les unités coûtent le double en juin, septembre et décembre, mais jamais dans la première phase de mobilisation d’un scénario. Ce qui coûte 12 aujourd’hui coûte 24 en décembre ; il faut attendre mars pour revoir 12, et les limites de cette année sont alors perdues.

study-ships-ashore = Des navires contre la côte
study-ships-ashore-ask = Avril 67 av. J.-C. : Varron (+1) est avec deux flottes et une légion devant un repaire de pirates à Patras. Leur seule flotte s’est réfugiée au port ; un 4-12 et un fort de classe D la gardent. Il ne peut débarquer, car il ne vaut pas +2. Y a-t-il quelque chose à faire ce mois ?
study-ships-ashore-reason = Des flottes peuvent attaquer un hexagone côtier depuis la mer avec un quart de leur force, et ceux qui sont à bord avec la moitié : 9 et 8 font 17. Fort, port, 4-12 et un quart de la flotte font 11. À 3-2, quatre faces sur six détruisent le repaire avec sa flotte, et aucune face ne lui coûte quelque chose en le laissant debout.

study-fetch-pompey = Allez chercher Pompée
study-fetch-pompey-ask = Avril 67 av. J.-C. : trois flottes vides de Neapolis sont devant Roma avec encore 27 PM, en route vers les pirates près de Pisae : une flotte, un 4-12, un fort de classe D. Pompée (+2) est à Roma avec deux légions et deux 4-12. Que font ensuite les navires ?
study-fetch-pompey-reason = On ne peut débarquer qu’avec un chef de +2, et les hommes à bord combattent avec la moitié de leur force même depuis les navires. Vides, 13 points contre 11 détruisent le repaire sur deux faces sur six ; avec Pompée et ses hommes, c’est 3-1 ou mieux, et il tombe sur les six. Les embarquer coûte 6 PM, et il en reste 17 devant le repaire.

study-one-against-two = Un contre deux
study-one-against-two-ask = Avril 67 av. J.-C. : une flotte de pirates, 18 points, en attaque deux de Pompée à Rhegium, 36 points ; personne n’a de chef. Combattre dehors, ou rentrer au port ?
study-one-against-two-reason = Les pertes s’arrondissent vers le bas, mais un camp de plusieurs flottes en perd toujours une. À 1-2, le pirate seul coule sur une face sur six, et Pompée perd une flotte sur quatre. Au port, personne ne peut attaquer ses navires sinon avec la cité.

study-no-second-month = Pas un second mois en mer
study-no-second-month-ask = Mai 67 av. J.-C. : les deux flottes de Varron, venues de Corcyra, ont passé la fin d’avril à guetter en mer, près des pirates de Patras. Toutes les autres de Pompée sont au port. Peut-il laisser ses navires où ils sont ce mois ?
study-no-second-month-reason = Une flotte qui commence en mer la phase des opérations navales doit la finir dans un port ami, sinon elle est éliminée. Avec 30 PM, Corcyra est proche ; au port elle peut rester aussi longtemps qu’elle veut.

study-no-prize = Une victoire et pas de cité
study-no-prize-ask = Février 238 apr. J.-C. : Gordien (+0) a accepté le siège à Carthago : 16 points, trois fois plus forts en Afrique, avec une flotte et la cité 62. Capelianus (+1) a 42 points, dont 18 de cavalerie. Assiéger ou donner l’assaut ?
study-no-prize-reason = La cavalerie compte la moitié contre une cité : 33 contre 62 fait 1-2. Sur trois faces sur six il perd tout ce qu’il a. Le meilleur résultat est une victoire sans pertes, et des assiégés battus restent où ils sont : aucune face ne prend la cité.

study-no-gift = Pas de don quand c’est sûr
study-no-gift-ask = Mars 101 apr. J.-C. : Trajan (+3) a intercepté un traînard avec 94 points contre 2. Son moral est 142, celui de Décébale 98 ; un écart de 50 ajouterait 1 au dé. Il a 13 talents, Décébale aucun. Combien donne-t-il ?
study-no-gift-reason = Six talents porteraient l’écart à 50. Mais à plus de 7-1, les six faces éliminent de toute façon l’ennemi sans pertes, et un don ne compte que pour cette bataille.

study-ahead-of-his-legions = En avant de ses légions
study-ahead-of-his-legions-ask = Janvier 52 av. J.-C. : Vercingétorix (+2) est sorti de Gergovia à cheval avec ses deux 6-16, 12 points et 16 PM. César (+3) va rejoindre l’armée, sans une seule unité, et fait halte en rase campagne en A2617, à 14 PM de là. Les Éduens tiennent Bibracte pour lui, Labienus est à Agedincum. Où mène la chevauchée ?
study-ahead-of-his-legions-reason = Les Gaulois gagnent dès que César est mort ou capturé. Un chef sans unités vaut un point de force et n’a pas de cavalerie : des cavaliers le clouent sur place, et malgré son +3 il tombe sur chaque face du dé. Seule la cavalerie y arrive ; l’infanterie serait au bout de sa marche après 8 PM. En chemin, seuls les Éduens ont une chance d’intercepter, et seulement sur un 6.

study-last-month-of-the-year = Le dernier mois de l’année
study-last-month-of-the-year-ask = Décembre 407 apr. J.-C. : Stilicon (+2) a mené l’armée de Mediolanum à Vérone. Honorius (+0), l’Imperator, est derrière les murs de Ravenna avec deux légions. De là à Vérone il y a 8 PM, et aucun ennemi ne peut venir si loin ce mois-ci. Honorius reste-t-il où il est ?
study-last-month-of-the-year-reason = À partir de janvier, Stilicon est exécuté sur 10 ou plus avec deux dés à chaque phase de diplomatie où il n’est pas avec Honorius, et sa cavalerie passe à Alaric : 6 chances sur 36 par mois. Sur les huit mois jusqu’à la fin, cela fait trois fois sur quatre, et sans Stilicon son camp ne peut pas gagner. Dans le même hexagone on ne lance aucun dé, et avec les légions ou seul, Honorius y est dès ce mois.
