# Les études du jeu : comment chacune s’appelle, ce qu’elle demande, et la raison.

study-inside-the-walls = À l’intérieur des murs
study-inside-the-walls-ask = Pyrrhus est devant Rome avec 4 infanteries lourdes, 2 infanteries légères, 2 cavaleries et un éléphant. Le consul, Tactique 2 contre 3, a deux légions dans la cité. Si Rome tombe, la guerre est perdue. Derrière les murs, ou à découvert ?
study-inside-the-walls-reason = Derrière les murs, ni chevaux ni éléphants ne comptent : 14 contre 13, et son général vaut un décalage. Pour prendre Rome il devrait détruire d’un coup plus de 10 des 13 points, neuf dixièmes, et un 6 ne fait que 7. À découvert, c’est 16 contre 8 : deux décalages pour le rapport de forces, un pour Pyrrhus, trois pour la Supériorité de cavalerie, et ces six gagnent pour lui quoi qu’il tombe.

study-let-him-pass = Laissez-le passer
study-let-him-pass-ask = Pyrrhus est arrivé à Bovianum, à côté de Rome, avec 16 points de combat, dont deux de cavalerie. Les deux légions du consul dans la cité peuvent tenter d’intercepter : 7 ou plus avec deux dés suffit. Le font-elles ?
study-let-him-pass-reason = Qui intercepte attaque à découvert et laisse ses murs derrière soi. Là, c’est 8 contre 16 : avec le rapport de forces, le général et la Supériorité de cavalerie, Pyrrhus a six décalages, et pas un jet sur 36 ne gagne pour Rome. Les légions seraient perdues, et la cité avec elles ; à l’intérieur, un seul assaut ne peut les briser.

study-horse-behind-walls = Des chevaux derrière des murs
study-horse-behind-walls-ask = Une tempête retient Pyrrhus en mer. Deux légions attaquent Tarente, où une seule cavalerie grecque est dans la cité. Que fait la cavalerie ?
study-horse-behind-walls-reason = Quand on se sert des murs, la cavalerie ne combat pas ; la cité se défend donc seule avec 5 points, que les cavaliers soient là ou non. Contre 8 et un consul, elle tombe à tout dé de 3 ou plus, et les cavaliers qui sont dedans meurent avec elle. Dehors ils vivent ; avec ceux de Pyrrhus ils sont deux, et contre des légions sans chevaux c’est la Supériorité : trois décalages.

study-not-for-plunder = Pas pour le pillage
study-not-for-plunder-ask = L’armée romaine est partie par mer pour Paestum et a laissé Rome à ses murs. Pyrrhus, Campagne 4, vient de prendre Capua et il lui reste 5 PM. La Grèce gagne aussitôt si elle prend Rome. Et maintenant ?
study-not-for-plunder-reason = Une armée qui tente de piller doit jeter le dé pour continuer, et un 5 ou un 6 finit son mouvement : une fois sur trois, pour 2 talents environ, qui ne se trouvent pas plus souvent. Qui épargne la ville marche plus loin sans dé. À Rome, c’est 14 contre 5, quatre décalages avec Pyrrhus, et même un 1 brise les murs vides ; les ingénieurs romains peuvent reprendre un décalage au plus.

study-men-for-nothing = Des hommes pour rien
study-men-for-nothing-ask = Capua est tombée, et il reste à Pyrrhus 5 PM pour Rome, où sont deux légions. Rome peut lever la milice, la moitié d’un dé, pour un degré de sa Stabilité de 4. Le fait-elle ?
study-men-for-nothing-reason = Cette guerre dure un tour, n’a pas d’événements, et son vainqueur se trouve par les espaces et les provinces. La Stabilité ne décide rien ici ; au moins un homme de plus ne coûte donc rien : à Rome il compte 1 point, et dans n’importe quel espace vide d’Italie il faut le battre avant que l’espace soit perdu.

study-silver-for-markers = De l’argent pour des marqueurs
study-silver-for-markers-ask = Pyrrhus attaque la ville vide de Capua avec 20 points de combat. Il reste 2 talents à la Grèce, et deux de ses marqueurs d’activation sont encore dans la réserve. Combien pour l’art du siège ?
study-silver-for-markers-reason = 20 contre 2 font dix décalages, et Pyrrhus un de plus : même un 1 devient un 10, quoi que Rome mise. Une mise se paie même si elle ne change rien, et chaque talent dépensé ici est un marqueur perdu plus tard.

study-one-step-more = Un pas de plus
study-one-step-more-ask = Pyrrhus est retenu en mer. Deux légions ont marché jusqu’à Paestum, la garnison y a disparu, et il reste 2 PM. La Grèce tient Tarente, Venusia et Croton, sur les cinq espaces du Bruttium. Où finit la marche ?
study-one-step-more-reason = Une garnison seule n’a aucune force : 2 PM suffisent pour entrer à Croton ou à Venusia et la retirer sans bataille. Les espaces vides de chez elle sont à Rome ; il ne reste donc à la Grèce que deux sur cinq, et le Bruttium, dont la Grèce a besoin pour gagner à la fin, est de nouveau romain. Les PM qui restent sont perdus.

study-five-is-enough = Cinq suffit
study-five-is-enough-ask = Deux légions, 8 points, donnent l’assaut à la cité vide de Tarente, 5 points. Le dé de Rome montre 4, celui de l’ennemi 6, et Rome a deux décalages. Une cité tombe quand il lui reste 3 points de muraille. Comment les dépenser ?
study-five-is-enough-reason = Un 5 coûte à la cité 3 points, ce qui fait deux points de muraille, car chacun en prend deux : elle tombe, et un 6 ne ferait pas plus. Le second décalage est donc pour l’autre dé. Cinq dixièmes de 8 font 4 points, une légion ; six dixièmes font 5, et la seconde légion serait réduite aussi.

study-last-legion-in-rome = La dernière légion de Rome
study-last-legion-in-rome-ask = Le dernier Mouvement mineur romain de ce tour ; les autres légions sont parties au sud. La seule légion de Rome a 6 PM, assez pour passer par mer à Aleria et prendre la Corse à une garnison seule. Il reste un marqueur à Carthage, qui joue en dernier ; à Olbia, à une traversée de là, elle a 3 infanteries lourdes, dont une mercenaire, et un général 2-5. Qui tient la capitale ennemie dans la phase de victoire gagne la partie.
study-last-legion-in-rome-reason = Contre des murs vides, un débarquement est à 9 contre 5 : deux décalages, un pour le général, deux repris pour la plage. Un 4 prend Rome au premier assaut, et il y a souvent le temps d’un second : près de deux parties sur trois sont perdues. Avec la légion, c’est 9 contre 9, plus de 6 des 9 points doivent tomber, et aucun premier assaut ne fait plus de 5 dixièmes : une partie sur cinq. La Corse ne change même pas qui mène aux provinces.

study-agathocles-at-melita = Agathocle à Melita
study-agathocles-at-melita-ask = Agathocle, 3-5, a débarqué à Melita avec 4 infanteries lourdes et 1 légère. De là il passe à Thapsus sans risque de mauvais temps et marche sur Carthago : 6 PM, qu’il a toujours. À Carthago sont une infanterie lourde, une cavalerie et un général. L’infanterie lourde a 5 PM et pourrait passer en Sicile. Le fait-elle ?
study-agathocles-at-melita-reason = Les cavaliers ne combattent pas derrière des murs ; sans l’infanterie lourde c’est donc 13 contre 5 : trois décalages et un pour Agathocle, et même un 1 prend la capitale, à moins que Carthage n’achète un décalage. Avec elle, il a 13 contre 8 et deux décalages, il lui faut un 9, et il ne peut avoir plus de 8 sans en acheter un. Aucun lieu de Sicile ne vaut une cité de 3 points et la capitale.

study-long-way-round = Le grand détour
study-long-way-round-ask = L’Orient veut la Cilicie. Une infanterie lourde avec un général 1-5 et une escadre de galères prend la mer à Alexandrie, en route pour Tarse ; une traversée coûte 1 PM, si longue soit-elle. Par où ?
study-long-way-round-reason = Le long de la côte de Judée et de Syrie chaque port est à soi, et il n’y a aucun point en mer sur le chemin de Tarse : pas un dé. En haute mer au large de Chypre, un 3 ou un 4 veut la Continuité, ou tous se noient ; un 5 ou un 6 est une tempête, et avec une seule escadre tout second dé au-dessus de 1 les noie : perdus près de deux fois sur cinq.

study-nine-and-nine = Neuf et neuf
study-nine-and-nine-ask = La première activation de Rome est un Recrutement, et quatre légions ont été levées : il y en a neuf sur la carte. Rome a 9 points de civilisation, 3 talents restants et trois marqueurs dans la réserve. Une légion de plus pour 2 talents ?
study-nine-and-nine-reason = Deux limites sont atteintes à la fois. Chaque marqueur coûte un talent, et après une légion de plus deux sur trois se perdraient. Et qui a plus de légions que de points de civilisation dans la phase d’entretien perd deux degrés de Stabilité : dix contre neuf. On bâtit d’abord, on lève ensuite.

study-merchantmen = Navires marchands
study-merchantmen-ask = Deux légions sous un consul entrent à Lilybaeum par mer sans une seule escadre. Carthage y en a une, une ville avec une infanterie lourde et une légère, et un général. Combattre en mer, se replier, ou les laisser passer ?
study-merchantmen-reason = Une armée en mer sans escadres est perdue dans toute bataille navale, jusqu’au dernier homme, son chef aussi, et sans qu’on jette de dé. Une escadre détruit 8 points et un consul pour rien. Laissez-les passer, et ils débarquent, ou continuent vers où il n’y a pas de navire.

study-nine-to-eight = Neuf à huit
study-nine-to-eight-ask = Le tout dernier Mouvement mineur du tour. La Grèce a 8 points de civilisation, l’Orient 7. L’Orient a 3 talents, une garnison à Pelusium, et une infanterie lourde à Damas, qui est une ville. Le plus de points de civilisation rapporte 5 PV, le moins rien. Que bâtit-on ?
study-nine-to-eight-reason = Une cité à la place de la ville ajoute deux points : 9 à 8, et 5 PV contre rien. Une ville en ajoute un : 8 à 8, et l’égalité donne 2 PV à chacun. Cela coûte les derniers talents et l’infanterie lourde, mais plus personne ne bouge avant que les points soient comptés, et les revenus viennent ensuite.

study-not-over-the-alps = Pas par les Alpes
study-not-over-the-alps-ask = Deux légions de Placentia doivent aller en Gaule et se tenir en Narbonnaise dans cette activation. Elles ont 4 PM. Par le col, Valentia est à 4 PM en passant par Taurinorum ; le long de la côte, Massilia est à 4 PM en passant par Genua. Par où d’abord ?
study-not-over-the-alps-reason = Qui passe un col alpin jette le dé pour l’attrition, les fractions s’arrondissent vers le haut ; de deux légions, une est donc réduite à coup sûr, quel que soit le dé. La route de la côte coûte autant, ne perd personne, et finit dans un port.

study-mend-it-whole = Réparez tout
study-mend-it-whole-ask = Rome a pris Tarente d’assaut ; la cité n’a plus que 3 points de muraille. Il reste 17 talents et un Mouvement mineur, et il doit servir ce que Tarente rapportera à la prochaine phase des revenus. Que fait-on ?
study-mend-it-whole-reason = Une cité dont les murs ne sont pas au complet rapporte 1 talent et compte 1 point de civilisation, avec 4 points de muraille comme avec 3 ; avec 5, elle rapporte 3 et compte 3. Les deux talents reviennent dès la prochaine phase des revenus, et de nouveau dans chacune de celles qui suivent. Un talent achète un mur et rien d’autre.

study-angry-gods = Les dieux en colère
study-angry-gods-ask = Carthage a payé son marqueur et pioche Dies irae : payer 2 talents, ou perdre cette activation. Ces 2 talents sont tout ce qu’il y a, et deux autres marqueurs carthaginois sont dans la réserve. Que choisir ?
study-angry-gods-reason = Un talent, c’est une activation. Payés aux prêtres, les deux en sauvent une et en laissent perdre deux ; gardés, ils paient les deux. Il n’y a pas de revenus avant le prochain tour.

study-two-beat-one = Deux battent un
study-two-beat-one-ask = La dernière activation de la guerre, et elle est à Carthage. Rome contrôle une province des Siciles, Carthage une : Melita, par l’armée qui s’y trouve. La Sardaigne et la Corse sont vides. L’égalité est à Rome. Le Mouvement majeur emmène l’armée de Melita, 1 infanterie lourde et 1 légère avec un général 1-4, 7 PM. Que faire d’abord ?
study-two-beat-one-reason = Là où personne ne reste, personne ne contrôle : qui part tout entier abandonne Melita pour ce qu’il prend, un à un, et perd l’égalité. Laisser une unité ne coûte aucun PM, en diviser une en garnisons coûte 1 ; l’autre continue jusqu’en Sardaigne par l’Afrique, et c’est deux à un.

study-over-the-isthmus = Par-dessus l’isthme
study-over-the-isthmus-ask = Une infanterie lourde grecque avec deux escadres doit aller par mer d’Athènes à Ambracia, où Pyrrhus attend de passer en Italie. Aucun général n’est avec elle. Vers où d’abord ?
study-over-the-isthmus-reason = Les navires passent de Megara à Corinthe par-dessus l’isthme, et plus loin, par Naupactus jusqu’à Ambracia, il n’y a que des ports à soi : on ne jette aucun dé. Autour du cap il y a deux points en mer ; un 6 y tombe dans 11 cas sur 36, et alors, sans général, il faut 7 ou moins avec deux dés pour continuer.

study-one-makes-two = D’une, deux
study-one-makes-two-ask = L’infanterie légère de la Macédoine à Salamine est sur Chypre, deux espaces, une province de chez Ptolémée. Arsinoe est vide, et il n’y a personne d’autre sur l’île. Il reste deux Mouvements mineurs, et celui-ci est pour Salamine : comment la Macédoine obtient-elle Chypre dans cette activation ?
study-one-makes-two-reason = Chez quelqu’un d’autre, il faut plus de la moitié des espaces : les deux. Une unité ne peut être dans les deux, mais divisée elle fait deux garnisons, et le second Mouvement mineur en emmène une à Arsinoe, à 1 PM. La Macédoine gagne une province et un degré de Stabilité, et Ptolémée en perd deux degrés.
