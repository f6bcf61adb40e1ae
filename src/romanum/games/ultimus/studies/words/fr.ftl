# Les études du jeu : comment chacune s’appelle, ce qu’elle demande, et la raison.

study-the-enemy-within = L’ennemi du dedans
study-the-enemy-within-ask = Le Barbare joue Soulèvement d’une tribu majeure : quelle tribu doit se soulever ?
study-the-enemy-within-reason = Un soulèvement peut viser les propres Foederati de Rome. Les Visigothi apportent 30 PF et Alaricus, pris au camp romain, ils sont déjà dans l’Empire, entre l’Italie et Constantinopolis, et chaque zone qu’ils occupent marque dès cette année. Les Persae ont plus d’unités, mais loin de tout, et Rome n’y perd personne.

study-gather-first = Se rassembler d’abord
study-gather-first-ask = La Gaule, la première séquence du Barbare : Gundericus mène deux unités des Vandali hors des murs, à Treveri. Vers où ?
study-gather-first-reason = Les deux ont 10 PF, et c’est à peu près ce qu’a chaque pile romaine autour d’elles : partout une bataille à rapport de forces égal. À Galliae 4 sont les Burgondi et les Suevi avec 25 PF. Ensemble ils en ont 35, plus que tous les Romains de deux zones de Gaule quelles qu’elles soient, et peuvent les affronter l’une après l’autre.

study-march-on = Marchez encore
study-march-on-ask = Theodoricus est arrivé à Tarraco avec trois unités des Visigothi, 18 PF, et il lui reste 2 PM. Où s’arrête la marche ?
study-march-on-reason = À Bracara, une seule unité des Suevi est isolée : 18 PF contre 5, et sans chef elle ne peut se dérober. Une fois leurs deux unités disparues, les Suevi sont pacifiés, et deux zones ne marquent plus pour le Barbare. Rebrousser chemin ôte toute valeur à la marche, et Toletum est sous les yeux de 30 PF de Vandali et d’Alani.

study-a-council-of-ones-own = Un concile à soi
study-a-council-of-ones-own-ask = Phase C de 455, le Romain a Concile œcuménique. Marcianus, l’Auguste d’Orient (CP 4), est à Constantinopolis avec ses 4 PM, et aucun ennemi n’est près. Le concile est-il convoqué maintenant, et si oui, où ?
study-a-council-of-ones-own-reason = Le Barbare ne marque que pour un concile qui est encore sur la carte en phase F. Asia 1 est à 2 PM par le détroit, si bien que Marcianus y va et rentre en une seule séquence : 4 chances sur 6 de gagner 3 PV, 2 PV en moyenne, pour rien. De toute autre zone d’Asie il n’est pas rentré dans la même séquence, et garder le pion ne rapporte rien.

study-where-the-plague-breaks-out = Où éclate la peste
study-where-the-plague-breaks-out-ask = La Gaule en 407 : avant le premier mouvement du Barbare, le Romain joue Épidémie de peste. Elle réduit toutes les unités de sa zone et de chaque zone voisine. Où éclate-t-elle ?
study-where-the-plague-breaks-out-reason = Ce qui compte est tout le voisinage, et les zones des deux côtés d’un détroit sont voisines. À Galliae 1, la peste atteint Treveri, Lutecia, Galliae 4 et Londinium : 14 unités et sept chefs de l’ennemi, l’Usurpateur parmi eux, contre quatre unités et un chef du Romain. À Galliae 4, où est la plus grande pile, ce serait neuf contre cinq.

study-the-mob = La foule
study-the-mob-ask = 405, le Barbare a joué Germanophobie. Dans la zone qu’il nomme, où il faut qu’il y ait eu des troupes régulières, et dans toutes celles alentour, les Palatini d’origine barbare perdent un pas et les chefs d’origine barbare peuvent être assassinés. Où frappe-t-elle ?
study-the-mob-reason = La foule atteint aussi les zones voisines, et elle tue sur 7, 8 ou 9 : 3 chances sur 10 pour chaque chef, et 1 PV pour chacun qui meurt. Mediolanum et Ravenna atteignent l’une et l’autre Stilicho et Sarus, et deux unités palatines d’origine barbare. Partout ailleurs, comme autour de Constantinopolis, aucun chef de cette sorte n’est en danger et une unité au plus perd un pas.

study-a-name-for-the-murderer = Un nom pour l’assassin
study-a-name-for-the-murderer-ask = 424, le Romain a joué Assassinat. Iohannes l’Usurpateur (CC 2) et Castinus (CC 4) sont à Ravenna, Aetius (CC 8, BT 3) est à Aquileia. Quel nom donne-t-on à l’assassin ?
study-a-name-for-the-murderer-reason = La chance est de 2 sur 10 et le prix de 1 PV, qui que ce soit. Mais si l’Usurpateur meurt, son usurpation est finie : Aetius, Castinus et toutes leurs troupes sont aussitôt loyaux, Ravenna et Roma avec eux, et les 3 PV de chaque année de guerre civile disparaissent. Si Aetius meurt, Iohannes règne toujours, et rien d’autre n’a changé.

study-who-takes-the-purple = Qui prend la pourpre ?
study-who-takes-the-purple-ask = 445, le Barbare a joué Usurpation en Occident. Aetius, le César (CP 4), est à Vienna avec 14 PF, Avitus (CP 3) à Arelate avec 10 PF, Petronius Maximus (CP 2) à Roma avec 5 PF. Qui doit essayer ?
study-who-takes-the-purple-reason = Le jet ne doit pas dépasser la CP, et un César compte 1 de plus : Aetius réussit 5 fois sur 6, Avitus 3, Petronius 2. Avec Aetius vient la plus grande force des trois, et sa CC de 8 et son BT de 3 quittent le Romain et servent l’Usurpateur. Avitus et les Visigothi sont dans le même diocèse et sont mis à l’épreuve aussitôt.

study-an-heir-for-the-east = Un héritier pour l’Orient
study-an-heir-for-the-east-ask = 455, Marcianus a été assassiné ; en Occident règne Petronius Maximus (CP 2). Trois peuvent succéder à Marcianus : Leo (CC 3, VS 3, BT 1, CP 4), Anthemius (CC 4, VS 2, BT 1, CP 3), Anatolius à Antiochia (CC 4, VS 2, BT 1, CP 2). Qui sera Auguste ?
study-an-heir-for-the-east-reason = Sur le trône, c’est la CP qui compte. Un concile réussit 4 fois sur 6 avec Leo, 3 fois avec Anthemius, 2 fois avec Anatolius. Pour l’initiative, le dé doit être inférieur à la CP du plus faible des deux Augustes : à côté de Petronius, c’est 1 chance sur 6 pour tous, mais à côté d’un meilleur, comme Maiorianus (CP 4), c’est 3 avec Leo, 2 avec Anthemius, 1 avec Anatolius. Ce que les autres ont de plus, c’est de la CC, et elle sert en campagne, où un Auguste ne devrait pas être.

study-one-fury-four-battles = Une fureur, quatre batailles
study-one-fury-four-battles-ask = 455, le Barbare attaque avec des unités isolées à Galliae 4, à Toletum et en Rhétie, et Gensericus a débarqué à Roma avec deux unités, 10 PF contre 5, là où est l’Auguste Petronius. Le Romain a Furor Germanicus. La bataille à Galliae 4 vient en premier, 5 PF contre 3 : le stratagème se joue-t-il avant son dé ?
study-one-fury-four-battles-reason = À Galliae 4, le défenseur gagne 3 fois sur 10 sans aide, et une seule unité de Limitanei est en jeu. À Roma il perd sur toutes les faces du dé, et 6 fois sur 10 l’Auguste meurt. Là, la fureur change 0 sur 10 en 10 sur 10, et comme des unités romaines sont tout autour et que les navires sont partis, Gensericus battu et ses Vandali n’ont pas d’issue : ils sont détruits.

study-turncoats = Volte-face à Treveri
study-turncoats-ask = 407, Stilicho a attaqué Treveri avec 15 PF, où est Gundericus avec deux unités des Vandali et deux des Alani, 20 PF. Le dé va être lancé, et le Romain a Traité de fédération mineur. Le joue-t-il, et avec qui ?
study-turncoats-reason = Toutes les unités des Alani et des Suevi sont dans l’Empire, si bien que les uns ou les autres peuvent être fédérés à tout moment de la phase E. Les Alani changent de camp sur le champ de bataille : 15 PF contre 20 deviennent 25 contre 10, et le Romain gagne 8 fois sur 10 au lieu de 3. Les Suevi sont à une zone de là et ne changent rien ici.

study-four-areas = Quatre zones en une séquence
study-four-areas-ask = 445, Aetius part de Vienna avec sa garde de 4 PF. Une seule unité des Suevi, 5 PF, est sans chef à Bracara, à quatre zones de là, et il veut tomber sur elle dans cette séquence même. Qui emmène-t-il, et par où va-t-il ?
study-four-areas-reason = Un groupe va au pas de son unité la plus lente : Palatini et Buccellarii ont 4 PM, les Comitatenses 3, et finiraient la marche à Tarraco. Avec les Comites Alani il arrive avec 9 PF contre 5, et la qualité en fait 3/1 : à BT 3 contre 1, la bataille est gagnée sur toutes les faces du dé, et sur 6 faces sur 10 l’unité est détruite.

study-the-last-word = Le dernier mot de l’année
study-the-last-word-ask = 467, toutes les séquences sont passées et la phase F suit aussitôt. Le Barbare a encore Bagaudes, une unité qui se soulève dans toute zone de Galliae, Viennensis ou Hispaniae sans unités de combat. Se joue-t-elle maintenant, et où ?
study-the-last-word-reason = Plus personne ne peut répondre, les points sont donc certains : 2 PV pour toute zone avec une ville. À Arelate, l’unité est en outre dans une des quatre capitales impériales d’Occident, que le Romain doit toutes contrôler pour un point à lui. Cela fait une différence de 3 PV là, de 2 à Tarraco ou Rotomagus, et de rien si le pion reste en main.

study-autumn-in-spain = Automne en Espagne
study-autumn-in-spain-ask = 467, la dernière séquence du Barbare : Euricus est arrivé à Tarraco avec trois unités et il lui reste 2 PM. L’Espagne a une ville dans chaque zone et aucune unité romaine ; les Suevi tiennent Bracara et Emerita. Il reste au Romain une séquence, et personne qui puisse y atteindre l’Espagne. Comment continue la marche ?
study-autumn-in-spain-reason = La phase F paie 2 PV pour une zone avec une ville, qu’il y ait là une unité ou trois. Une unité laissée à Tarraco, une à Toletum, et le roi avec la dernière à Hispalis : 6 PV au lieu de 2. Un chef doit avoir une unité avec lui jusqu’au bout, et là où sont déjà les Suevi il n’y a rien de plus à gagner.

study-the-bishop-at-the-gate = L’évêque à la porte
study-the-bishop-at-the-gate-ask = 455, phase F : Gensericus est à Roma avec deux unités des Vandali. Le Romain a Pape, et ce pion quitte la partie une fois joué. Se joue-t-il maintenant, ou se garde-t-il ?
study-the-bishop-at-the-gate-reason = Une unité d’une tribu à Roma rapporte 5 PV au Barbare, plus que toute autre zone, et Pape les lui ôte en entier. Il ne peut jamais en sauver plus que ces 5, même face à une plus grande armée dans une pire année, et l’an prochain les Vandali peuvent être partis et le pion inutile.

study-the-price-of-peace = Le prix de la paix
study-the-price-of-peace-ask = 446, le Romain a 4 PV et vient de jouer Tribut. Les Hunni sont en Mésie avec six unités, les Ostrogothi à Marcianopolis avec quatre, les Gepidae à Naissus avec deux ; les Suevi tiennent deux villes en Espagne. Une tribu mineure coûte 1 PV, une majeure 3. Qui est payé ?
study-the-price-of-peace-reason = Les Ostrogothi et les Gepidae sont soumis aux Hunni et les suivent dans la paix. 3 PV pour Attila renvoient donc chez elles les douze unités, 70 PF, d’un coup et pour toute l’année ; le même prix payé aux Ostrogothi en achète quatre. Que les Suevi soient moins chers n’aide en rien contre ce que prendraient trois autres séquences d’Attila.

study-before-winter = Avant que vienne l’hiver
study-before-winter-ask = 455, la dernière séquence du Barbare. Gensericus tient Roma ; la flotte d’Occident qui l’a amené est encore en mer. Avant de penser à rien d’autre, il y a une chose à ne pas oublier : laquelle ?
study-before-winter-reason = Une flotte qui n’est pas dans son port d’attache après la phase F est perdue pour cinq ans. Carthago est à un pas de cette mer, une flotte vide rentre dans n’importe quelle séquence, et cela ne coûte rien aux armées. Si elle reste en mer, Gensericus ne pourra reprendre la mer avant 461.

study-the-franks-set-out = Les Francs se mettent en route
study-the-franks-set-out-ask = 467, la première séquence du Romain : Childericus mène les trois unités des Franci Salii, 15 PF, hors des murs, à Bononia. Les Saxones sont à Londinium avec leurs deux unités, 8 PF et pas de chef. Vers où ?
study-the-franks-set-out-reason = Le détroit coûte 2 des 3 PM. 15 PF contre 8 font 3/2, une meilleure qualité en fait 2/1, et avec un chef les Franci gagnent 8 fois sur 10 ; 4 fois sur 10 les deux unités sont détruites d’un coup, ce qui pacifie les Saxones pour 1 PV. Ils marquent pour deux villes chaque année si on leur laisse le temps de se séparer, et aucune autre armée n’est près. Dans le nord de la Gaule, il n’y a personne contre qui se garder.

study-an-emperor-astray = Un empereur égaré
study-an-emperor-astray-ask = 455, la dernière séquence du Romain. Gensericus tient Roma avec 10 PF ; Petronius Maximus, l’Auguste battu (BT 0), est à Neapolis avec 8 PF, et l’Auguste d’Orient est chez lui. 11 PF sont à Ravenna. Petronius se met en route : vers où, et avec qui ?
study-an-emperor-astray-reason = Un chef sans unités traverse une zone de l’ennemi sans même y être arrêté. Par Roma, c’est 2 PM jusqu’à Ravenna : alors les deux Augustes sont dans des capitales impériales, 1 PV, et il vit derrière des murs parmi des Palatini. À Neapolis il ne marque rien, et avec une unité il devrait s’arrêter à Roma et combattre, où la défaite peut lui coûter la vie.

study-the-last-of-the-goths = Les derniers des Goths
study-the-last-of-the-goths-ask = 405, la dernière séquence du Romain. Des Ostrogothi, en guerre, il reste trois unités réduites : deux avec Radagaisus à Siscia, où Stilicho et Alaricus viennent d’arriver avec 20 PF, et une seule à Sirmium. Le Comes Illyrici est le dernier à marcher, avec 6 PF, depuis Salona : vers où ?
study-the-last-of-the-goths-reason = Une tribu en guerre revient entière en hiver tant qu’il en reste une unité ; quand il n’en reste aucune, elle fait la paix et le Romain a 3 PV pour une majeure. Toute défaite détruit une unité réduite : à Sirmium les 6 PF gagnent 8 fois sur 10, à Siscia 20 contre 6 gagnent sur toutes les faces du dé. Et qui est à Sirmium barre à Radagaisus sa seule issue, si bien qu’il ne peut même pas se dérober.
