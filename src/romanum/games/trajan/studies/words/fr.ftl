# Les études de Trajan : comment chacune s’appelle, ce qu’elle demande, et la raison.

study-within-the-walls = Dans les murs
study-within-the-walls-ask = La guerre d’Arménie, avant le premier tour. Parthamasiris et Meherdates sont à Artaxata avec 7 points de force. Trajan peut s’y rendre en une marche et soulever la cité. Des armées peuvent aussi camper devant les murs : faites-vous sortir quelqu’un ?
study-within-the-walls-reason = Contre une cité arménienne, une Révolte réussit sur 4 ou moins. Avec cinq points ou plus à l’intérieur, on ajoute un au dé, et le Civis soulevé doit encore survivre à un combat contre la garnison, ce qu’il fait une fois sur deux : 25 sur 100 par jeton. Dehors, l’armée ne peut rien pour la cité, et les portes s’ouvrent 67 fois sur 100.

study-nearest-harbour = Le port le plus proche
study-nearest-harbour-ask = Avril, la guerre d’Arménie : Rome veut Artaxata. Trajan est à Satala, à sept hexagones par la route. Un de ses jetons Politiques fait venir qui vous voulez des forces hors carte, 30 points de force avec quatre généraux et un train ; elles ne peuvent marcher ce tour, mais débarquer dans tout port romain ou arriver par une route de l’ouest. Où entrent-elles, pour être devant Artaxata au plus tôt ?
study-nearest-harbour-reason = Un jeton fait venir autant d’unités hors carte que vous voulez, une recrue coûte un jeton à elle seule. Depuis Phasis, la route mène par Harmozica à Artaxata en six hexagones : les légions en font quatre par mois, elles y sont donc à la deuxième marche, ou même à la première sur un bon dé. Depuis Trapezus, il y en a deux jusqu’à Satala et encore sept, derrière Trajan sur la même route.

study-open-gate = La porte ouverte
study-open-gate-ask = Mésopotamie, avril. Quietus est passé avec toute son armée de Tigranocerta à Edessa et y assiège Abgarus. Mebarsapes est sorti de Nisibis seul, par la route, et peut faire encore huit hexagones ; ses troupes gardent la cité. La Parthie a un jeton Politique, et Artaxata ou Tigranocerta vaudrait un niveau de victoire. Où va-t-il, et que fait-il ensuite ?
study-open-gate-reason = Personne ne garde Tigranocerta, si bien qu’une Révolte y demande 4 ou moins : les cités arméniennes basculent vite. C’est deux chances sur trois d’un niveau pour un jeton. Sur la route d’Edessa il ne peut rien pour Abgarus : un chef n’a pas de force pour combattre, et toute légion qui le trouve seul le tue.

study-five-is-enough = Cinq suffisent
study-five-is-enough-ask = Mésopotamie, avril. Quietus quitte Tigranocerta, une cité qui donne à la Parthie un niveau de victoire, et Mebarsapes, à Nisibis, en est à un hexagone. Une seule unité doit rester dans les murs. Laquelle ?
study-five-is-enough-reason = Cinq points à l’intérieur rendent une Révolte plus difficile d’un point : 3 sur 6 au lieu de 4. Puis la garnison combat le Civis soulevé, et il survit à une légion environ deux fois sur trois, à une cohorte quatre fois sur cinq. En tout, un jeton prend la cité à une légion environ une fois sur trois, aux 4 points d’une cohorte plus d’une fois sur deux (55 sur 100).

study-by-water = Par l’eau
study-by-water-ask = Mésopotamie, avril. Quietus doit être ce tour devant Ninive avec toute son armée, train compris, pour que les machines puissent travailler au tour suivant. Le train marche de trois hexagones, Ninive est à quatre ; Nisibis, sur la route, est parthe. Quel type de marche ?
study-by-water-reason = En descendant le Tigre, une force fait jusqu’à dix hexagones, quoi que fasse son unité la plus lente : seul un 1 l’arrête, et seul un 5 l’égare, si bien que quatre jets sur six la mènent droit au but. Par la route, elle doit s’arrêter à Nisibis, où il y a un ennemi. À travers champs, les trois hexagones du train sont un de trop peu, sauf sur un 6.

study-two-generals = Deux généraux, une marche
study-two-generals-ask = La guerre parthique, avril. Clarus et Alexandre, de valeur 1 chacun, partent de Nicephorium pour soulever Dura-Europus, à trois hexagones par la route ; vous avez des jetons Politiques pour les deux. Des troupes peuvent rester en arrière à votre gré. Qui mène, et qui reste ? Laissez qui vous voulez, puis choisissez la voie.
study-two-generals-reason = Un chef ne joue pas plus de jetons par tour que sa valeur, et hors d’un hexagone on ne tente qu’une marche. Qu’ils partent donc tous deux : deux essais à une chance sur deux ouvrent les portes trois fois sur quatre, un seul essai une fois sur deux. Un général laissé à Nicephorium ne peut suivre ce tour.

study-which-gate = Quelle porte ?
study-which-gate-ask = La guerre parthique, avril : Rome a 40 cités et en veut 45. Quietus chevauche seul et arrive là où la route bifurque, avec deux jetons Politiques pour lui. À gauche il y a Ninive, à droite, derrière Singara, il y a Hatra, chacune à deux hexagones ; toutes deux n’ont dans leurs murs que leur Civis. Où va-t-il ?
study-which-gate-reason = Hatra est de couleur arabe : son Civis change de camp sur 4 ou moins, celui d’une cité parthe seulement sur 3 ou moins. Avec deux jetons, c’est 8 fois sur 9 contre 3 sur 4, et toutes deux comptent pour une cité. De plus, Ninive est à côté d’Arbela et de son armée, Hatra en est à deux hexagones.

study-ride-home = N’y dormez pas
study-ride-home-ask = La guerre parthique, avril. Quietus, de valeur 2 et seul, a fait basculer Hatra et peut encore marcher de quatre hexagones ; votre main n’a plus de jeton Politique. Mebarsapes est à Arbela, à cinq hexagones par la route, avec 11 points. Où Quietus passe-t-il le tour de l’ennemi ?
study-ride-home-reason = Le Civis seul tient la cité ; il ne peut rien pour elle, car sans jeton Politique il ne peut parer une Révolte. S’il est seul dans les murs quand elle se soulève, sur 4 ou moins, il est perdu pour de bon, et devant les murs toute unité qui a de la force le tue sans combat. À moins de quatre hexagones il y a Nisibis et Tigranocerta, avec des armées.

study-king-away = Un roi pris au piège
study-king-away-ask = La guerre d’Arménie, avril. L’armée de Trajan est arrivée à trois hexagones d’Artaxata. L’armée arménienne reste dans la cité ; de ses deux chefs, de valeur 1 chacun, l’un part vers l’intérieur et l’autre reste. Rome a un niveau de victoire si Parthamasiris a disparu à la fin. Qui reste ?
study-king-away-reason = Une fois Trajan devant les murs, personne à l’intérieur ne peut plus marcher, et qui est dans une cité qui tombe tombe avec elle : avec le roi dedans, une seule brèche pourrait donner son niveau à Rome et ouvrir la voie à un autre. Meherdates peut faire dans les murs tout ce que pourrait le roi : jouer un jeton contre une Révolte et raffermir une unité. Le roi part donc tant que la route est ouverte.

study-emperor-alone = L’empereur est seul
study-emperor-alone-ask = Mésopotamie, avril. Trajan est allé seul à Nicephorium et se tient devant ses murs : les portes sont restées fermées. Mebarsapes, à Nisibis, à cinq hexagones par la route, a 7 points de force ; Abgarus, à Edessa, à côté de Nicephorium et à deux hexagones par la route, en a 1. Quietus est à Tigranocerta avec 20, Bassus à Zeugma avec 9. Qui marche sur l’empereur, et par quelle voie ?
study-emperor-alone-reason = Un chef sans troupes est perdu dès que l’attaquent des ennemis qui ont tant soit peu de force : un point suffit, il n’y a pas de combat, et Rome perd tous ses jetons avec lui. Mebarsapes passerait à portée de Quietus, qui peut l’intercepter, et laisserait Nisibis ouverte. Par la route, Abgarus y est avec son unité sur quatre jets sur six ; à travers champs l’attrition la lui prend sur deux, et un 1 arrête l’un comme l’autre.

study-long-odds = Faible chance, gros enjeu
study-long-odds-ask = La guerre d’Arménie, mai, après les marches. Trajan joue son Agent pour un assassinat. Meherdates, de valeur 1, est seul à Harmozica, dans l’hexagone d’une légion romaine ; Parthamasiris, de valeur 1, est à Artaxata avec son armée, qui n’a pas de Garde. Qui vise l’Agent ?
study-long-odds-reason = Un chef seul meurt sur 2 ou moins, un chef parmi d’autres seulement sur un 1 : 1 sur 3 contre 1 sur 6. Mais Rome a un niveau de victoire, un de ses trois, si Parthamasiris a disparu ; la mort de Meherdates n’en apporte aucun. La moitié des chances d’un niveau vaut plus que la totalité d’un général de valeur 1, que la légion à Harmozica peut simplement attaquer : seul, il est perdu sans combat.

study-watched = Sous bonne garde
study-watched-ask = Mésopotamie, avril, après les marches. Mebarsapes, assiégé à Nisibis, joue l’Agent de la Parthie pour un assassinat. À moins de trois hexagones sont face visible Trajan et Bassus, à Edessa avec les Praetoriani et les Equites Singulares, et Quietus devant Nisibis avec une légion et de la cavalerie. Qui tente-t-on d’assassiner ?
study-watched-reason = Chaque unité de Garde déjoue un Agent dans son hexagone par tour, pour rien. Trajan et Bassus en ont deux autour d’eux, si bien qu’un Agent contre l’un ou l’autre est gaspillé. Quietus n’en a pas : il meurt sur un 1, et c’est le deuxième homme de Rome, de valeur 2.

study-anvil = Le marteau et l’enclume
study-anvil-ask = La guerre parthique, mai. Clarus a battu Athambelus et sa levée de 4 points devant Babylone. À côté, en 1716, se tient Trajan avec 33 points ; il n’a pas encore combattu ce tour. Où repousser les vaincus ?
study-anvil-reason = Un défenseur battu peut être attaqué de nouveau dans ce segment par une force qui n’a pas combattu, dans l’hexagone où il est repoussé ; et c’est le vainqueur qui choisit l’hexagone, même un où sont les siens. Les 33 points de Trajan contre ces 4 les anéantissent dans près de la moitié des batailles au bord d’un fleuve, Athambelus avec eux, et en perdent une sur vingt. Dans le désert, ils sont hors de danger et reviennent.

study-steady = Qui l’empereur raffermit
study-steady-ask = La guerre parthique, juin : le premier round d’un assaut sur Babylone. La force de Trajan doit tester sa discipline, puis vient la mêlée, où elle frappe en premier. Il peut prêter sa propre classe, Imperator, à une unité. La deuxième légion, Traiana, est de classe Recrue, toutes les autres unités qui combattent sont de classe Vétéran. À laquelle ?
study-steady-reason = Au round de tir, les Recrues échouent sur 1 et 2, les Vétérans sur 1, les hommes d’un Imperator jamais. Traiana gagne donc deux faces du dé, toute autre légion une seule, et chacune vaut 10 points en mêlée. Les meilleures troupes sont celles qui ont le moins besoin de leur empereur.

study-caravan-gold = L’or des caravanes
study-caravan-gold-ask = Mésopotamie, avril ; plus personne ne marche. Chosroes, à Ctesiphon, joue la Concession commerciale, car il lui faut des hommes. Elle apporte trois unités de Satrapie au hasard, ou deux jetons au hasard, qui permettent aussi de lever des hommes. Les recrues des Satrapies sont onze unités, 35 points en tout. Que choisit-il ?
study-caravan-gold-reason = Trois unités sur onze, pour 35 points, font 9 ou 10 points en moyenne, et tout de suite. Deux jetons lèvent tout au plus deux unités, et seulement si tous deux se trouvent être Politiques ; ils prennent en outre deux des jetons qu’un chef peut jouer. Les jetons sont pour d’autres projets.

study-sure-recruit = Choisir ou piocher
study-sure-recruit-ask = La guerre d’Arménie, avril ; plus personne ne marche. Chosroes est à Ctesiphon et dépense un jeton Politique pour des troupes : il en veut le plus de force possible. Les recrues du Noyau sont deux hordes de 5, une levée de 4, des éléphants de 2, deux cataphractaires de 1, un train et deux chefs ; celles des Satrapies sont quatorze unités, 41 points en tout, et l’une d’elles est piochée au hasard. Que lève-t-il ?
study-sure-recruit-reason = Dans une capitale régionale, un chef du Noyau choisit l’unité : une horde apporte 5 points à coup sûr, rien que des archers à cheval. La pioche apporte 41 divisé par 14, pas tout à fait 3 points, et ce peut être un simple chef. Les levées des satrapies sont pour les chefs qui sont dans d’autres cités.

study-counter = Le dernier jeton Politique
study-counter-ask = La guerre d’Arménie, avril. Abgarus, de valeur 1 et seul, joue une Révolte contre Tigranocerta : 4 ou moins au dé. Quietus est dans les murs, seul ; Rome a un jeton Politique, et des Militaires. Pare-t-il ?
study-counter-reason = Si la cité se soulève, 4 fois sur 6, le général sans autre compagnie que lui-même est perdu pour de bon, Rome perd une des deux cités de sa condition, et la Parthie a un niveau. Abgarus ne peut jouer qu’un jeton par tour, si bien que cette parade l’arrête tout à fait. Rien de ce que Rome peut faire du jeton le mois suivant ne vaut autant.

study-embassy = Quarante et une cités
study-embassy-ask = La guerre parthique, le dernier tour : une ambassade demande un traité aux deux camps. Rome tient 41 cités, la Parthie 25. Rome a des niveaux de victoire pour une capitale parthe, 45 cités et le Triomphe à Ctesiphon, la Parthie pour une capitale romaine, les deux cités arméniennes et 22 cités. De toutes ces conditions, seules les 22 cités de la Parthie sont remplies. Rome accepte-t-elle ?
study-embassy-reason = Ce sont les niveaux qui décident, non les cités : Rome n’en a aucun, la Parthie un. Pour gagner, Rome devrait prendre quatre cités à la Parthie en un seul tour, et trois jetons n’y suffisent pas ; une capitale ferait un niveau partout, donc encore une partie nulle. Sur 60 suites jouées, elle a perdu 46 fois, fait nulle 14 fois et jamais gagné. Un traité est une nulle tout de suite.

study-triumph = Triomphe
study-triumph-ask = La guerre parthique, le dernier tour. Rome a 39 cités et aucun espoir d’en avoir 45 ; Trajan est à Ctesiphon, qui est romaine : un niveau. La Parthie en a deux, pour Tarsus et pour 22 cités. Rome prend trois jetons de son choix. Lequel doit en être ? Prenez-le d’abord.
study-triumph-reason = Dans ce scénario, le Triomphe à Ctesiphon est un niveau à lui seul, et le Chef suprême est là où il faut pour le jouer : aucun dé n’est lancé, et cela fait deux partout. Un jeton Politique n’achète qu’un jet de dé. Les deux autres peuvent bien être Politiques, pour une Révolte à Tarsus.

study-engines-first = Les machines d’abord
study-engines-first-ask = Mésopotamie, le dernier tour, après les marches. Rome a 38 cités, en veut 39, et Edessa ; la Parthie a des niveaux pour Nisibis et pour 27 cités. Devant Nisibis, Rome a 24 points et un train contre 12 dans les murs, devant Arbela 4 et un train contre 5, et tous y sont depuis le mois dernier. Seul compte ce qui est pris maintenant. Par quoi Rome commence-t-elle ?
study-engines-first-reason = Un assaut ne prend une cité que si tous ceux qui sont dedans sont mis deux fois en désordre en deux rounds : pas une fois sur cent à Nisibis. Un siège en règle ouvre une brèche une fois sur deux, avec trois rounds où les défenseurs perdent aussi par les nombres ; sur un 5 ou un 6, l’assaut reste possible, et sur un 4 seulement il ne l’est pas. En tout, c’est environ 5 sur 100, et Nisibis renverserait la guerre.

study-two-keys = Deux clés pour une porte
study-two-keys-ask = La guerre d’Arménie, le dernier tour, et la Parthie a le dernier mot. Le seul niveau de Rome est de tenir les deux cités arméniennes ; la Parthie a 29 cités et en veut 30, ou Artaxata, ou Tigranocerta. Meherdates et Parthamasiris, de valeur 1 chacun, sont devant Artaxata avec 3 points ; dans les murs il n’y a que son Civis, dehors Quietus seul. La main de la Parthie est vide et prend deux jetons. Lesquels, l’un après l’autre ?
study-two-keys-reason = Artaxata se soulève sur 4 ou moins, et chacun des deux chefs peut essayer une fois : 8 fois sur 9, l’un d’eux réussit. Cela donne deux niveaux à la Parthie, la cité et la trentième, et prend à Rome son seul niveau. Une bataille contre Quietus ne gagne rien qui compte, et d’autres jetons viennent trop tard.
