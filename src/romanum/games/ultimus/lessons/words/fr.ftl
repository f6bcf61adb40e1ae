# Les leçons d’Ultimus Romanorum : chaleureuses, courtes, simples.

lesson-stilicho = Stilicho contre les Goths
lesson-stilicho-about = Menez deux armées au même endroit et gagnez une grande bataille.
lesson-stilicho-hello = L’an 405. Radagaisus a mené ses Goths par-dessus le Danube ; ils sont à Siscia, sur la route de l’Italie. Vous êtes Rome, et Stilicho attend à Mediolanum.
lesson-stilicho-counters = Les portraits sont des chefs, le reste des troupes. Le premier nombre d’une troupe est sa force, environ mille hommes le point. Un chef emmène autant d’unités qu’il peut en commander.
lesson-stilicho-lead = Cliquez sur Mediolanum : les voilà tous. Sous Stilicho, choisissez « avec tous », et tout le monde part avec lui.
lesson-stilicho-lead-else = C’est Stilicho qui mène, et tous ceux de Mediolanum le suivent.
lesson-stilicho-both = Et l’autre unité : il lui faut pour cela tous ses hommes.
lesson-stilicho-march = Cliquez maintenant sur Siscia. C’est à deux zones, un point chacune, et de telles troupes en ont quatre. Allez-y.
lesson-stilicho-march-else = Droit sur Siscia, par Aquileia.
lesson-stilicho-sarus = Quinze contre vingt-quatre, c’est trop peu. À Ravenna se tient Sarus avec deux bonnes unités. Cliquez sur Ravenna et, sous Sarus, sur « avec tous ».
lesson-stilicho-sarus-else = Il nous faut Sarus, et les deux unités de Ravenna.
lesson-stilicho-second = Et l’autre unité.
lesson-stilicho-join = À Siscia, auprès de Stilicho !
lesson-stilicho-fight = Vingt-six contre vingt-quatre ! Les batailles viennent quand vous avez bougé, partout où des ennemis partagent une zone. Cliquez sur Terminé.
lesson-stilicho-fight-else = Tous ceux qu’il faut sont là. Cliquez sur Terminé, et la bataille commence.
lesson-stilicho-loss = Le dé a donné 8, et Stilicho y ajoute son talent : les Goths sont détruits. Il vous en coûte un pas d’une unité. Vous choisissez laquelle ; elle se refait en hiver.
lesson-stilicho-loss-else = Il faut que quelqu’un le supporte. Choisissez une unité.
lesson-stilicho-won = Radagaisus n’est plus. Le rapport de forces donne la colonne, un seul dé donne la ligne, et de meilleurs chefs et de meilleures troupes déplacent les deux : c’est ainsi que va toute bataille ici.
lesson-stilicho-end = Une grande bataille et chaque chef mort rapportent des points de victoire. Stilicho savait y faire. Vous aussi.

lesson-year = Une année de l’Empire
lesson-year-about = Qui commence, qui peut marcher combien de fois, et ce que compte l’hiver.
lesson-year-hello = Chaque année, chaque camp pioche un stratagème. Puis on règle qui commence, et qui peut marcher combien de fois ; et en hiver se comptent les points.
lesson-year-initiative = Les Goths commenceraient cette année. Mais vous avez le stratagème Initiative : jouez-le, et c’est vous.
lesson-year-initiative-else = Gardé pour plus tard, il ne sert à rien contre ce qui vient maintenant. Jouez Initiative.
lesson-year-caesar = Deux empereurs, c’est trop peu pour une si longue frontière. Un César peut mener des troupes là où d’autres ne le peuvent pas, et reçoit une garde. Nommez Anthemius, à Constantinopolis.
lesson-year-caesar-else = Arcadius a besoin d’aide en Orient. Anthemius est le meilleur qu’il ait.
lesson-year-play = Quatre séquences cette année, deux pour chaque camp, à tour de rôle. Dans chacune vous marchez, puis vous combattez. Faites ce qu’il vous plaît jusqu’à la fin de l’année ; Stilicho connaît le chemin.
lesson-year-end = C’était une année. Le journal dit de quoi chaque camp a été payé : pour vous, des capitales tranquilles et des empereurs chez eux ; pour les Barbares, chaque zone où ils se tiennent.

lesson-treaty = Ennemis d’hier
lesson-treaty-about = Accueillez un peuple dans l’Empire, et faites-le combattre pour vous.
lesson-treaty-hello = An 407. Le Rhin est gelé, et quatre peuples l’ont passé vers la Gaule. Vous ne pouvez les battre tous. Vous n’en avez pas besoin.
lesson-treaty-treaty = Un peuple tout entier dans l’Empire peut recevoir des terres, et sert en échange. Vous avez le traité pour une tribu majeure : jouez-le.
lesson-treaty-treaty-else = D’abord le traité : il change tout le reste.
lesson-treaty-whom = Les Burgondi partagent Galliae 4 avec les Suevi. Offrez-le aux Burgondi.
lesson-treaty-whom-else = Les Vandali l’accepteraient aussi. Mais les Burgondi sont juste à côté des Suevi.
lesson-treaty-fight = Ce sont maintenant vos Foederati, et à côté d’eux sont les Suevi, qui n’en sont pas. Des ennemis dans une même zone se battent. Cliquez sur Terminé.
lesson-treaty-fight-else = Voyons ce que valent les nouveaux amis. Cliquez sur Terminé.
lesson-treaty-end = Les Suevi ont disparu, et pas un Romain n’est tombé. Les Foederati sont à vous tant que personne ne les soulève ; le Barbare a des stratagèmes pour cela.

lesson-purple = La pourpre
lesson-purple-about = De l’autre côté : usurpez un trône, et gagnez ses troupes.
lesson-purple-hello = Vous êtes le Barbare, et cela veut dire aussi les usurpateurs. En Bretagne, les troupes ont fait Constantinus empereur. La Gaule est de l’autre côté de l’eau, et presque personne n’y commande.
lesson-purple-take = Cliquez sur Londinium, puis sur Constantinus : il marche. Cliquez ensuite sur une unité des Comitatenses qu’il doit emmener.
lesson-purple-take-else = Pas sans troupes : Constantinus, et les deux Comitatenses.
lesson-purple-both = Et l’autre. La garde de la côte peut rester chez elle.
lesson-purple-cross = Maintenant, par le détroit, à Rotomagus. Cela coûte trois points, tout ce qu’ils ont.
lesson-purple-cross-else = La Gaule attend. Par le détroit, à Rotomagus.
lesson-purple-rally = Des troupes romaines sans chef ! Un usurpateur n’a pas à les combattre : il peut les appeler à lui. Un 3 ou moins, et elles sont à lui.
lesson-purple-rally-else = Pourquoi combattre des Romains ? Appelez-les à vous.
lesson-purple-halt = Elles l’acclament, et deux unités de plus sont à vous. Il ne reste pas de marche ; arrêtez-vous ici.
lesson-purple-halt-else = Vous êtes assez loin pour l’instant. Halte.
lesson-purple-end = Chaque année que tient un usurpateur vous rapporte 3 points. Et s’il tient Ravenna et Rome, il est empereur, et vous deux changez de camp !

lesson-rome = Gensericus prend la mer
lesson-rome-about = Mettez une armée à bord d’une flotte, et débarquez à Rome.
lesson-rome-hello = An 455. Gensericus le Vandale tient Carthage, et avec elle la flotte d’Occident. De l’autre côté de la mer il y a Rome, avec une seule unité dans ses murs.
lesson-rome-king = Une flotte porte autant de chefs qu’on veut et deux unités de son port. D’abord le roi : Gensericus monte à bord.
lesson-rome-king-else = Le roi veut voir Rome lui-même. Gensericus d’abord.
lesson-rome-men = Maintenant une unité de ses Vandali.
lesson-rome-men-else = Deux unités des Vandali montent à bord.
lesson-rome-more = Et une deuxième : il n’en tient pas plus.
lesson-rome-sail = Hissez les voiles : la flotte d’Occident prend la mer occidentale.
lesson-rome-sail-else = Tous sont à bord. En mer.
lesson-rome-land = De cette mer on atteint toutes les côtes d’Occident. Débarquez à Rome !
lesson-rome-land-else = Une belle côte, mais pas celle pour laquelle vous êtes venu. Rome !
lesson-rome-fight = Deux Vandali pour un Romain. Cliquez sur Terminé, et la bataille commence.
lesson-rome-fight-else = Les portes ne s’ouvriront pas toutes seules. Cliquez sur Terminé.
lesson-rome-end = Rome est à vous, comme en 455. Si vous y êtes encore quand vient l’hiver, elle vaut 5 points. Ramenez la flotte au port avant : en mer, elle serait perdue.

lesson-empire = Radagaisus et Alaricus
lesson-empire-about = Un scénario entier contre une recrue, le guide à vos côtés.
lesson-empire-hello = Et maintenant six années, de 405 à 410, tout entières. Vous êtes Rome : deux empereurs, une longue frontière, et Alaricus dans votre propre maison. Qui a le plus de points gagne.
lesson-empire-play = Une recrue joue les Barbares et fait ce qui lui passe par la tête. Le guide dit un mot chaque fois que vient du nouveau. Bonne chance !
lesson-empire-end = Six années de l’Empire, et vous y étiez. Essayez ensuite le Barbare, ou un soldat au lieu d’une recrue.
