# Les leçons de History of the Roman Empire : chaleureuses, courtes, simples.

lesson-battle = César en Gaule
lesson-battle-about = Placez une légion, gagnez un premier combat et gardez ce que vous avez gagné.
lesson-battle-hello = Bienvenue en Gaule. Vous jouez Rouge, et César lui-même vous mène. Les pions rouges sont vos légions. Les Galli du joueur Vert tiennent Lugdunensis, juste à côté de votre cité d’Aquitania, avec une seule armée.
lesson-battle-place = Vous avez trois légions en main. Elles viennent sur la carte une par une, à côté de ce qui est à vous. Personne ne tient Narbonensis : placez-y une légion, et c’est votre province.
lesson-battle-place-else = C’est possible aussi : les légions prennent même la mer. Mais nous voulons d’abord entourer Lugdunensis. Placez celle-ci en Narbonensis.
lesson-battle-attack = Aux Galli, maintenant. Placez une légion où se tient un ennemi, et il y a combat : chacun lance ses dés, et le plus haut dé l’emporte. César vous donne trois dés, les Galli en ont un. Attaquez Lugdunensis, par terre.
lesson-battle-attack-else = César secouerait la tête : Lugdunensis est ouverte devant vous, et par terre les Galli ne lancent qu’un dé. Attaquez-la depuis Aquitania.
lesson-battle-hold = Gagné ! Les Galli sont partis et votre légion se tient en Lugdunensis. Mais une légion seule est perdue sur un mauvais jet. Une province peut en abriter trois : placez votre dernière à ses côtés.
lesson-battle-hold-else = Vous le pouvez, mais Lugdunensis pourrait alors tomber aussi vite qu’elle a été prise. Envoyez-y la dernière légion.
lesson-battle-fort = Toutes les légions sont en place. Vous avez aussi un fort, qui ajoute un à chaque dé d’un défenseur. Élevez-le là où vous craignez le plus une attaque ; pourquoi pas en Lugdunensis ?
lesson-battle-fort-else = Ne gardez rien : un fort dans la boîte ne défend personne. Élevez-le dans une de vos provinces.
lesson-battle-city = Ce que vous tenez, vous pouvez y bâtir. Une cité rapporte des points à chaque tour où elle est debout. Fondez-en une ; Lugdunensis est un bel endroit.
lesson-battle-city-else = Un tour sans nouvelle cité, c’est un tour de points en moins. Fondez-en d’abord une.
lesson-battle-end = C’était toute une phase romaine : placer, combattre, tenir, bâtir. Les points gagnés sont à côté de votre nom. Qui en a le plus après sept tours l’emporte.

lesson-italia = Toute l’Italia
lesson-italia-about = Ce que vaut un diocèse, et pourquoi la cinquième province compte le plus.
lesson-italia-hello = La carte se compose de neuf diocèses de cinq provinces chacun. L’Italia comprend Roma, Cisalpina, Dalmatia, Sicilia et Raetia. Une partie d’un diocèse rapporte sa valeur, la plus grande partie le double, et le diocèse entier le triple. Vous en tenez quatre.
lesson-italia-attack = La cinquième, Raetia, est derrière les Alpes, et une armée des Galli s’y trouve. Par les montagnes le défenseur lance deux dés au lieu d’un. Vous avez César et trois dés : attaquez tout de même.
lesson-italia-attack-else = Cela rapporterait un peu. La dernière province d’un diocèse rapporte beaucoup : attaquez Raetia.
lesson-italia-rest = Raetia est à vous, et avec elle toute l’Italia. Usez maintenant du reste comme il vous plaît : une première province dans un nouveau diocèse en rapporte aussi la valeur. Élevez le fort, fondez des cités, et finissez par Terminé.
lesson-italia-end = Le journal dit ce que cela vous a valu : d’abord les cités, puis les diocèses. Voyez où les autres peuvent encore briser l’un des vôtres ; ils le feront.

lesson-kingdom = Un ami en Thracia
lesson-kingdom-about = Jouez une carte, et laissez un royaume combattre pour vous.
lesson-kingdom-hello = Avant de placer des légions, vous pouvez jouer une de vos cartes. Elles sont à vous pour toute la partie et il n’en viendra plus : chacune a donc son moment. Celles qui se jouent maintenant brillent dans votre main.
lesson-kingdom-card = Les Odrysae sont un royaume qui se lève en Thracia, loin de vos légions. Jouez leur carte.
lesson-kingdom-card-else = Il sera bientôt trop tard pour eux : leur carte ne vaut que deux tours. Jouez les Odrysae.
lesson-kingdom-army = Les voilà, avec une cité et un fort. Il leur reste une armée en main, et c’est vous qui la placez, pour cette fois. Macedonia, la voisine, est vide, et c’est un bon endroit pour une cité.
lesson-kingdom-army-else = Une armée qui n’est pas placée est perdue. Placez-la quelque part.
lesson-kingdom-end = Désormais les Odrysae restent où ils sont, et ce qu’ils tiennent compte pour vous dans chacune de vos phases Barbares. Défendez-les en occupant les autres ailleurs.

lesson-empire = Votre propre empire
lesson-empire-about = Tout le jeu contre trois recrues, le guide à vos côtés.
lesson-empire-hello = Et maintenant le tout : sept tours, jetons, cartes, Barbares et légions, contre trois recrues qui font ce qui leur passe par la tête. Le guide dit un mot chaque fois que vient du nouveau. Vous pouvez partir quand vous voulez. Bonne chance !
lesson-empire-end = C’était toute l’histoire, des triumvirs au dernier empereur. Vous connaissez le jeu. Essayez la prochaine fois des soldats au lieu de recrues.
