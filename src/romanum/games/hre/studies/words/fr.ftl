study-five-dioceses = Loin plutôt que beaucoup
study-five-dioceses-ask = Il reste deux armées aux Galli de Vert, et personne d’autre n’est sur la carte. Où vont-elles pour marquer le plus de points ?
study-five-dioceses-reason = Qui tient le plus de provinces d’un diocèse le domine, même avec une seule : chaque diocèse vide paie double pour une armée. Par Pannonia ou Boiohaemum, la dernière armée atteint encore Graecia : cinq diocèses et 22 points, là où une troisième province chez soi mène à 16.

study-site-and-steppe = Un port dans la steppe
study-site-and-steppe-ask = Tour 1 : il reste une légion à Bleu. Où rapporte-t-elle le plus dans cette phase ?
study-site-and-steppe-reason = Toute province de Scythia, vide, rapporte 2 points, et tout nouveau site complète une paire, qui vaut une cité de 2 points. Bosporus fait les deux : 42 points. Venedia mène à 40, un site dans un diocèse déjà dominé aussi.

study-second-foothold = Laisser les murs tranquilles
study-second-foothold-ask = Tour 1 : la dernière légion de Bleu. La cité voisine de Vert, Lugdunensis, est tentante. Est-ce le mieux ?
study-second-foothold-reason = Sicilia fait passer Italia de 3 points à 6, Thracia et Macedonia rapportent les 3 de Graecia, et chacune a un site pour une cité de plus : 31 points dans tous les cas. À Lugdunensis deux légions tiennent un fort : même le premier combat n’est gagné que 35 fois sur cent, et il y en a un second.

study-grain-not-sand = Le blé, pas le sable
study-grain-not-sand-ask = Tour 2 : il reste une légion à Rouge, qui pourrait entrer en Africa ou en Hispania. Quelles provinces paient le plus ?
study-grain-not-sand-reason = La présence dans l’un ou l’autre diocèse rapporte 3 points, où que soit la légion. Là où il y a un site, elle complète aussi une paire : une cité et 2 points de plus. Cyrenaica mène donc à 21 points, Tarraconensis, Numidia, Africa ou Aegyptus à 23.

study-more-than-scythia = Invité chez les riches
study-more-than-scythia-ask = Tour 2 : la dernière légion de Jaune peut ouvrir Scythia ou Africa. Quelle province est la meilleure ?
study-more-than-scythia-reason = Seul en Scythia, on domine, mais deux fois 1 font 2 ; la simple présence en Africa vaut 3. Aegyptus a de plus un site pour une cité de 2 points : 31. Bosporus en a un aussi et reste à 30, Cyrenaica n’en a pas et reste à 29.

study-no-battle-needed = Sans combat
study-no-battle-needed-ask = Tour 1 : Rouge veut dominer Italia avec sa dernière légion. Comment ?
study-no-battle-needed-reason = Une deuxième province d’Italia en double les 3 points, quelle qu’elle soit. Sicilia et Raetia sont vides et les donnent à coup sûr ; pour Cisalpina il faut combattre, par-dessus les montagnes et contre un fort, et même avec cet empereur elle tombe une fois sur deux.

study-last-chance = Dernière occasion
study-last-chance-ask = Tour 2 : Jaune peut jouer une carte avant de placer ses légions. Pontici, Odrysae et Cantabri valent pour les tours 1 et 2. Laquelle, s’il y en a une ?
study-last-chance-reason = Au tour suivant toutes trois ne valent plus rien, et une carte gardée ne rapporte rien. Les Cantabri se lèvent où Rouge tient Tarraconensis, chassent la légion, et la phase de Jaune avec les Parthi est encore à venir : les Cantabri y marquent pour Hispania. Les Pontici ne feraient que remplacer les Parthi de Jaune.

study-neighbours = Bons voisins
study-neighbours-ask = Tour 1 : Bleu commence la phase des Dalmatae. Aegyptii, Daci, Bellum Civile, ou aucune carte ?
study-neighbours-reason = Dans une phase barbare vos royaumes marquent aussi, et une de leurs cités vaut un point. Dacia est à côté : les Daci chassent les Galli de Vert, et avec les Dalmatae ils remplissent Graecia, qui vaut 3, ce que l’Africa de l’Égypte ne vaut pas. La carte vaut jusqu’au tour 3, mais elle marque dès maintenant à chaque phase barbare.

study-loot-then-mend = Butin et mortier
study-loot-then-mend-ask = Tour 3 : la légion de Jaune a pris la cité des Iudaei. La piller, ou l’épargner ?
study-loot-then-mend-reason = Un dé plus 1 font 4,5 points en moyenne, tout de suite. La cité pillée rapporte encore 1 au lieu de 2, et à la phase suivante un seul point suffit à la relever. La clémence vaudrait 1 point maintenant.

study-keep-the-walls = À qui les murs ?
study-keep-the-walls-ask = Tour 1 : la légion de Rouge a pris Roma avec le fort de l’ennemi. Garder les murs, ou les raser ?
study-keep-the-walls-reason = Un fort ajoute 1 à chaque dé de celui qui défend la province, et c’est Rouge à présent. En bâtir un coûte un point ; celui-ci est gratuit. Il ne servirait à un ennemi qu’après avoir été vaincu.

study-the-horde = À pleine force
study-the-horde-ask = Tour 2 : les Suebi de Vert ont 4 armées sur la carte, toute leur force, et n’en reçoivent donc pas d’autres. Deux sont en Suebia, deux en Venedia. Que fait Vert avant de placer ?
study-the-horde-reason = On peut retirer des armées de la carte et les replacer, et une seule tient une province aussi bien que deux. Les secondes de Suebia et de Venedia, placées en Belgica et en Britannia, dominent Gallia : 17 points au lieu de 13, sans rien abandonner. Qui n’en retire aucune n’en a aucune à placer.

study-to-the-last-man = Qui reste fidèle ?
study-to-the-last-man-ask = Tour 2, phase des Sarmatae : Rouge joue Bellum Civile, qui fait de deux légions d’une province des rebelles. Bleu a deux légions et une cité à Roma, dans une forteresse, et en Thracia, dans un fort ; trois légions tiennent chacune des autres cités romaines. Cyrenaica en a une. Quelle province ?
study-to-the-last-man-reason = Là où il n’y en a que deux, les deux se rebellent et personne ne reste pour combattre, quels que soient les murs. Des rebelles levés dans une phase barbare peuvent piller une cité romaine, et Roma leur vaut deux dés : 7 points en moyenne, à coup sûr. Thracia rapporte un dé, ailleurs il faut d’abord vaincre une troisième légion, et Cyrenaica n’a rien à piller.

study-take-the-money = Que vaut Roma ?
study-take-the-money-ask = Tour 1, avec corruption : la dernière armée des Marcomanni de Jaune attaque Roma par-dessus les montagnes, où deux légions de Vert gardent une cité. Vert offre 3 points pour avoir la paix. Les prendre ?
study-take-the-money-reason = Seule, l’armée doit gagner deux combats à chances égales : elle prend Roma une fois sur quatre, et les 11 points à y gagner n’en valent que 2,75. Qui accepte a 3 points et garde l’armée, qui rapporte en Moesia, vide, les 3 de Graecia : 6 à coup sûr. La promesse d’épargner Vert pendant ce tour coûte peu sur une carte vide.

study-fight-first = Deux armées, deux plans
study-fight-first-ask = Tour 1 : il reste deux armées aux Parthi de Bleu. Une seule légion garde Syria, cité de Vert, derrière une frontière ouverte ; Armenia est vide. Par quoi commencer ?
study-fight-first-reason = L’attaque est gagnée 69 fois sur cent. La cité peut alors être pillée, la troisième province d’Oriens donne la domination, et Cilicia s’ouvre à la dernière armée ; si elle est perdue, la dernière armée peut encore essayer ou s’installer ailleurs. Cela fait 12,1 points dans cette phase ; Armenia d’abord laisse une attaque et rien après : 9,4.

study-stand = La dernière légion de Dalmatia
study-stand-ask = La dernière phase du jeu : Bleu attaque Dalmatia par mer et a encore une légion après celle-ci. Il y reste une légion à Jaune, qui en a une autre à côté, en Dacia. Tenir, ou la retirer en Dacia ?
study-stand-reason = À la fin une province compte 2 points et une légion aucun. La retraite livre Dalmatia à coup sûr ; contre un débarquement deux dés la défendent, et un combat sur deux est gagné. Même si la dernière légion de Bleu poursuit en Dacia, qui tient garde en moyenne 0,9 des deux provinces, qui se retire 0,5.

study-too-dear = Le prix de la paix
study-too-dear-ask = Tour 7, dernière phase barbare : les Saxones de Jaune attaquent par une frontière ouverte l’unique légion de Rouge en Sarmatia, et ont encore une armée. Stipendium coûte 2 points, que Jaune reçoit, et y met fin. Rouge mène avec 210 et n’a plus de phase ; Jaune a 192 et une phase romaine. Payer ?
study-too-dear-reason = Sarmatia ne peut plus rapporter à Rouge que 2 points à la fin. Une attaque la prend 69 fois sur cent, les deux armées 91 fois : au pire une perte de 1,8 point. Qui paie en perd 2 à coup sûr, en donne 2 à Jaune, et les armées de Jaune vont marquer ailleurs.

study-friends-in-the-way = Une légion, un dé
study-friends-in-the-way-ask = La dernière légion du jeu est à Bleu. Bleu a 209 points sans cette phase ; Rouge en a 230, et on comptera encore deux provinces et la cité des Numidae. Où la légion rapporte-t-elle le plus ?
study-friends-in-the-way-reason = On gagne sans dés contre ses propres peuples, et les Galli de Bleu ne marqueront plus. Lugdunensis rapporte 2 points comme province et 3 pour la présence en Gallia : 27 en tout, et avec 236 Bleu est premier si le dé de Rouge montre 1 ou 2, car le jeton Empereur le plus haut départage les égalités. La forteresse de Bithynia tombe 42 fois sur cent et mène à 25 points.

study-no-more-walls = La dernière construction
study-no-more-walls-ask = La dernière phase du jeu est à Vert. Vert peut dépenser 27 points, cinq légions attendent d’être placées, et deux sont en Lydia dans un fort. Que fait Vert avant de placer ?
study-no-more-walls-reason = Personne ne vient après cette phase : un fort coûte un point et ne protège rien. La seconde légion de Lydia est libre et prend une province de plus, sans dés là où sont les peuples de Vert : au moins 2 points à la fin. Relever Africa coûte 1 et rapporte 1, et une légion retirée de derrière des murs peut y revenir : ni gain ni perte.

study-his-half = Sa moitié
study-his-half-ask = Deux joueurs, tour 2 : Vert et Rouge contre Jaune et Bleu. Jaune mène avec 71 points, et sa phase romaine est encore à venir. La dernière légion de Vert marque 3 points pour la présence en Hispania ou en Africa. Où va-t-elle ?
study-his-half-reason = Vert a 17 points dans les deux cas. Trois des quatre provinces de Jaune en Hispania sont tenues par des peuples, qui ne comptent pas dans une phase romaine : Aquitania seule y domine tant que personne d’autre n’en a autant. Une légion en Lusitania laisse 3 points à Jaune au lieu de 6 ; en Africa elle ne prend rien à personne.

study-nothing-new = De vieilles connaissances
study-nothing-new-ask = Trois joueurs, tour 3 : Vert tire le premier et trouve les Britanni, force 4. Ils sont à Vert depuis le tour passé, et leurs quatre armées sont toutes sur la carte. Personne n’a encore de jeton. Qu’est-ce qui rapporte le plus de points à Vert ce tour : le garder, ou le passer ?
study-nothing-new-reason = Un peuple n’est complété que jusqu’à sa force : les Britanni n’apportent aucune armée. Tout autre jeton en apporte : cinq Suebi, cinq Sarmatae, quatre Alani, trois Parthi. Qui reçoit les Britanni reçoit aussi les quatre armées quand le jeton est révélé, et pourtant Vert finit le tour avec 7 points de plus en moyenne sur 200 suites de jeu, qui que ce soit.
