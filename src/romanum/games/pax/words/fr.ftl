# Pax Romana en français : le jeu, ses scénarios, ses noms, et ce que toutes les parties des règles ont en commun.

about-blurb = De 300 à 50 av. J.-C. : Rome, Carthage, la Grèce et l’Orient, la mer entre eux, avec des tribus, des pirates, des esclaves et des cités libres de tous côtés. Un tour est une génération.
about-feel = Peu de coups, tous de poids : des armées que l’on peut croiser en chemin, des flottes que prend le mauvais temps, des provinces qui ne paient que tant que la route du retour est ouverte.
scenario-i = La guerre de Pyrrhus
scenario-i-help = Pyrrhus débarque en Italie avec des éléphants et une poignée de vétérans. Un tour, deux joueurs : la porte d’entrée.
scenario-i-teaches = Un tour avec deux armées : activation, mouvement, une bataille sur terre, des sièges, et comment on perd la Stabilité.
scenario-ii = Les guerres puniques
scenario-ii-help = Rome et Carthage pour la mer d’Occident, depuis la première querelle sur la Sicile. Cinq tours, deux joueurs.
scenario-ii-teaches = La terre contre la mer : flottes, transport et le prix d’une longue guerre pour des îles.
scenario-iii = Le Successeur
scenario-iii-help = Qui hérite de l’Asie Mineure ? L’Orient contre la Grèce pour les terres qui les séparent. Trois tours, deux joueurs.
scenario-iii-teaches = Des provinces et de l’argent : prendre le contrôle de terres riches, et des garnisons pour les garder.
scenario-iv = Carthago Delenda Est
scenario-iv-help = Rome et Carthage dès 300 av. J.-C. avec les cartes, pendant que Pyrrhus fait voile vers l’Italie. Cinq tours, deux joueurs.
scenario-iv-teaches = Le jeu avancé à deux : événements, cartes et objectifs à côté de la guerre pour l’Occident.
scenario-v = Pax Romana
scenario-v-help = Toute la Méditerranée pour quatre puissances, de 300 av. J.-C. à la fin de la République ou aussi loin qu’on veut.
scenario-v-teaches = Quatre puissances et une vraie diplomatie : gagne qui n’est pas attaqué par les trois autres.
scenario-vi = Mare Nostrum
scenario-vi-help = Toute la Méditerranée telle qu’elle était vers 300 av. J.-C. : des Gaulois sur le Pô, une Numidie libre, un Orient de deux royaumes. Dix tours avec les cartes.
scenario-vi-teaches = La même mer avec plus de peuples libres et des cartes en main : long, ouvert, et jamais deux fois pareil.
scenario-vii = Les premiers pas
scenario-vii-help = Le premier tour du jeu entier, joué pour lui-même. Quatre joueurs, une soirée.
scenario-vii-teaches = Comment quatre puissances ouvrent le jeu entier : premiers objectifs, premières villes, premières querelles.
scenario-viii = Magna Graecia
scenario-viii-help = Les Grecs d’Occident, ceux de Syracuse et de Tarente, entre Carthage et Rome. Trois tours, trois joueurs.
scenario-viii-teaches = Trois à une table : être le plus petit entre deux grands, et en vivre.
scenario-ix = Diadochi
scenario-ix-help = Quatre héritiers d’Alexandre : la Macédoine, Lysimaque, Séleucos, Ptolémée. Quatre tours.
scenario-ix-teaches = Quatre héritiers de même force : des alliances qui tiennent juste tant qu’elles servent.
scenario-x = Chaos en mer Égée
scenario-x-help = Rome et l’Orient autour d’une Grèce en plein tumulte. Quatre tours avec les cartes, trois joueurs.
scenario-x-teaches = Cartes et troubles civils : une Grèce en plein tumulte, et une aide pire que l’ennemi.
scenario-ha = La première guerre punique
scenario-ha-help = La Sicile et la mer alentour, de 264 à 241 av. J.-C. Un tour, deux joueurs.
scenario-ha-teaches = La guerre en mer et autour d’une île : galères, débarquements, sièges de ports. Une bonne deuxième partie.
scenario-hb = Les guerres de Mithridate
scenario-hb-help = Mithridate, Tigrane et les légions de Sylla et de Pompée. Deux tours, deux joueurs.
scenario-hb-teaches = Peu de bons généraux contre beaucoup de mauvais : ce que vaut le commandement en marche et au combat.
option-game = Jeu
option-game-help = Standard, ou avancé avec les cartes, là où le scénario laisse le choix.
option-game-standard = standard
option-game-advanced = avancé
option-length = Durée du scénario V
option-length-help = Combien de temps se joue le jeu standard de toute la Méditerranée.
option-length-basic = base
option-length-basic-ii = base II
option-length-basic-plus = base +
option-length-ultra-basic = ultra-base
option-event_markers = Marqueurs d’événement du scénario IX
option-event_markers-help = Combien vont dans la réserve à chaque tour (jeu standard).
option-event_markers-scenario = scénario
option-event_markers-0 = 0
option-event_markers-1 = 1
option-event_markers-2 = 2
option-turns = Tours
option-turns-help = Dans le jeu avancé : autant que le scénario en a, ou autant que vous en convenez.
option-turns-scenario = scénario
option-turns-1 = 1
option-turns-2 = 2
option-turns-3 = 3
option-turns-4 = 4
option-turns-5 = 5
option-turns-6 = 6
option-turns-7 = 7
option-turns-8 = 8
option-turns-9 = 9
option-turns-10 = 10
option-lone_first = Un seul départ fixe
option-lone_first-help = Seul le dernier aux points a une première activation fixe.
option-free_talk = Parler à tout moment
option-free_talk-help = Les puissances peuvent négocier et s’allier quand elles veulent.
option-harsh_fortress = Montagnes rudes
option-harsh_fortress-help = Les armées qui restent dans une forteresse de montagne en souffrent.
option-re_rolls = Relances
option-re_rolls-help = De bons chefs peuvent faire relancer un dé de bataille.
option-simple_odds = Rapports de forces simples
option-simple_odds-help = Les rapports de forces s’arrondissent vers le bas.
option-marian_legions = Légions de Marius
option-marian_legions-help = À partir du tour IX, les légions valent 5.
option-disbanding = Licenciements
option-disbanding-help = Légions et infanterie lourde peuvent être renvoyées chez elles.

# ---- scénarios : sous-titres, victoire, règles particulières

scenario-i-subtitle = Pyrrhus contre Rome
scenario-i-victory = La Grèce gagne aussitôt si elle contrôle l’espace de Rome, ou à la fin si elle contrôle le Bruttium et deux espaces quelconques d’Italie. Rome gagne aussitôt si Pyrrhus et toutes les unités de combat terrestres grecques d’Italie sont éliminés, ou à la fin si elle contrôle Tarente. Sinon gagne la puissance qui a le plus de PG, comptés sur les trois provinces romaines ; à égalité, la partie est nulle.
scenario-i-special-0 = Avant la partie, Rome place ses 2 garnisons auprès de n’importe lesquelles de ses unités ou villes.
scenario-i-special-1 = Rome peut lever 2 LG en tout pendant le scénario ; la Grèce ne lève rien, mais peut engager des ILd mercenaires (12.2.2).
scenario-i-special-2 = Pyrrhus est le Soldat de fortune ; son armée est ici une armée grecque ordinaire et peut se joindre à d’autres unités grecques.
scenario-ii-subtitle = La chute de Carthage
scenario-ii-victory = Victoire automatique dans une phase de victoire : vous contrôlez l’espace de la capitale ennemie, ou elle est détruite. Sinon, le plus de PV après le dernier tour ; à égalité, la plus haute Stabilité.
scenario-ii-special-0 = Invasion barbare : les Gaulois d’Orient et les Arméniens sont « pas d’événement ».
scenario-ii-special-1 = Temps de la moisson : un jet pour la Grèce, l’Orient ou l’Asie Mineure est « pas d’événement ».
scenario-ii-special-2 = Rébellion : Chypre et la Judée sont « pas d’événement ».
scenario-iii-subtitle = Séleucos en Asie Mineure
scenario-iii-victory = Victoire automatique dans une phase de victoire : contrôler toute l’Asie Mineure, ou les deux capitales ennemies. Sinon, le plus de PV après le dernier tour.
scenario-iii-special-0 = Invasion barbare : seuls les Gaulois d’Orient et les Arméniens comptent ; les Gaulois d’Orient apparaissent à Philippopolis (H : la région s’arrête au Danube).
scenario-iii-special-1 = Rébellion : seules Chypre, la Judée et la mutinerie navale comptent.
scenario-iii-special-2 = Les PG se comptent pour les seules provinces d’Asie Mineure, Crète, Rhodes et Chypre, plus 1 pour l’Asie Mineure entière.
scenario-iv-subtitle = La Méditerranée occidentale
scenario-iv-victory = Victoire automatique dans une phase de victoire : vous contrôlez l’espace de la capitale ennemie, ou elle est détruite. Sinon, le plus de PV après le dernier tour ; à égalité, la plus haute Stabilité.
scenario-iv-special-0 = Le Soldat de fortune (Pyrrhus) n’est en jeu qu’au tour 1. Une fois par activation carthaginoise de ce tour, le joueur carthaginois le déplace gratuitement avec son armée, en plus de son propre Mouvement majeur. Pyrrhus peut s’empiler et se défendre avec les unités de la ligue de Tarente, ne peut entrer ni dans les provinces de Carthage ni dans les Siciles, et quitte la carte à la prochaine phase de retrait.
scenario-iv-special-1 = La ligue de Tarente est un Indépendant ; ses unités ne bougent jamais. Venusia et Paestum reviennent à Rome une fois vides.
scenario-iv-special-2 = Ôtez de la pioche ALLIANCE AVEC PERGAME, ALLIANCE AVEC RHODES, PONT et LES GUERRES DES SUCCESSEURS CONTINUENT.
scenario-v-subtitle = L’essor de Rome
scenario-v-victory = Victoire automatique (H) : dans une phase de victoire, une puissance a 20 PV d’avance sur chacune des autres, ou contrôle les espaces de deux capitales ennemies de puissances différentes. Sinon, le plus de PV après le dernier tour joué ; les égalités se règlent par la Stabilité (3.2 H).
scenario-v-special-0 = Pyrrhus : l’armée du Soldat de fortune commence en jeu pour la Grèce et s’en va à la phase de retrait du tour 2.
scenario-v-special-1 = Jeu avancé : Pergame est mise en place comme Indépendant ; dans le jeu standard, laissez-la de côté.
scenario-vi-subtitle = Scénario ultra-historique
scenario-vi-victory = Le plus de PV après le tour 10. Rome doit aussi contrôler au moins un territoire en plus du sien, sinon elle ne peut gagner.
scenario-vi-special-0 = La mise en place est celle du scénario V, avec les différences que voici : les puissances commencent avec ce qu’elles tenaient vers 300 av. J.-C.
scenario-vi-special-1 = La Cisalpine est gauloise : 3 IB à Mediolanum et 3 à Placentia, qui ne bougent, ne se replient ni ne battent en retraite jamais ; Rome ne contrôle pas la Cisalpine tant qu’elles y sont (sans perte de Stabilité au début).
scenario-vi-special-2 = La Numidie est indépendante : 2 ILg et 1 CAV à Cirta, 1 ILg à Saldae. Elles ne bougent jamais. Carthage ne contrôle pas la Numidie tant que les deux n’ont pas disparu.
scenario-vi-special-3 = L’Orient est fait de deux royaumes : ses unités terrestres d’Égypte, de Judée, de Chypre et de Cyrénaïque ne peuvent quitter ces provinces, et les autres ne peuvent entrer en Égypte, jusqu’au tour qui suit celui où l’Orient contrôle l’Ionie pour la première fois ou paie 5T dans une phase des effectifs.
scenario-vi-special-4 = À partir du tour 3 : cavalerie légionnaire romaine (10.4.4). Tours 9 et 10 : l’option 10.4.5 est en vigueur.
scenario-vi-special-5 = La rébellion massive, le Pont et Pergame sont en jeu comme dans les règles.
scenario-vii-subtitle = Scénario du premier tour de Pax Romana
scenario-vii-victory = Le plus de PV dans la phase de victoire ; les égalités se règlent par la Stabilité, puis par le trésor.
scenario-vii-special-0 = Mettez en place le scénario V et jouez un tour.
scenario-viii-subtitle = Le dernier combat des Grecs d’Occident
scenario-viii-victory = Le plus de PV après trois tours (barème à trois joueurs). À égalité, la Grèce gagne.
scenario-viii-special-0 = La Grèce, ce sont les Grecs d’Occident : leur territoire d’origine est la Sicile orientale et le Bruttium, leurs espaces de capitale Syracuse et Tarente ; on y lève des ILd. Le reste de la Grèce est hors jeu, sauf la Macédoine, où seule la Grèce peut entrer.
scenario-viii-special-1 = Le territoire d’origine de Rome est l’Italie et la Cisalpine. Celui de Carthage est comme d’habitude.
scenario-viii-special-2 = Chefs nommés : une puissance reçoit le chef nommé du tour à la place de sa première pioche (8.1.2) : tour 0, Grèce Agathocle, Carthage Hamilcar Gisgo, Rome Papirius Cursor ; tour 1, Grèce Pyrrhus avec l’armée du Soldat de fortune à Corcyra, Rome Curius Dentatus ; tour 2, aucun.
scenario-viii-special-3 = Syracuse n’est pas indépendante ; les Mamertins entrent à Messana au début du tour 1 si aucune unité de combat terrestre ne s’y trouve.
scenario-ix-subtitle = Les royaumes hellénistiques en guerre
scenario-ix-victory = Le plus de PV après le dernier tour. Victoire automatique : tenir trois espaces de capitale dans une phase de victoire.
scenario-ix-special-0 = Quatre royaumes, deux par deux des puissances habituelles : la Macédoine et Lysimaque partagent les types d’unités grecs, Séleucos et Ptolémée ceux de l’Orient. Pioche des chefs : la Macédoine et Lysimaque dans la réserve grecque, Séleucos et Ptolémée dans celle de l’Orient, chaque réserve partagée au hasard, cinq chefs par royaume.
scenario-ix-special-1 = Provinces d’origine : Macédoine, la Macédoine, l’Attique et le Péloponnèse (capitale Pella) ; Lysimaque, la Thrace et l’Ionie (capitale Byzance) ; Séleucos, la Syrie et la Cilicie (capitale Antioche) ; Ptolémée, l’Égypte, la Judée, Chypre et la Cyrénaïque (capitale Alexandrie).
scenario-ix-special-2 = Des chefs nommés remplacent la première pioche du tour indiqué.
scenario-ix-special-3 = Objectifs : seuls A, B, D, F, K, L et M servent ; remplacez tout autre marqueur pioché. A, B, D et F valent leur plein pour chaque royaume, mais Ptolémée ne peut se servir de B.
scenario-ix-special-4 = Invasion barbare : les Gaulois d’Occident, les Germains et les Calédoniens sont « pas d’événement ».
scenario-x-subtitle = La Grèce en plein tumulte
scenario-x-victory = Le plus de PV après quatre tours (225 à 125 av. J.-C.). La Grèce gagne aussi si elle contrôle à la fin tout son territoire d’origine et l’Ionie.
scenario-x-special-0 = La Grèce commence en tumulte et divisée : les ligues achéenne et étolienne sont des Indépendants qui tiennent Corinthe et Naupactus ; la Grèce ne contrôle l’Attique et le Péloponnèse qu’autant que le permettent les règles du contrôle.
scenario-x-special-1 = Ôtez de la pioche MERCENAIRES (une), EMBUSCADE NAVALE (une), RÉSURGENCE TRIBALE (une) et MISSION DIPLOMATIQUE ; une rébellion ou une invasion hors de la région est « pas d’événement ».
scenario-x-special-2 = Les objectifs C, E, G, I et J ne servent pas ; on repioche.
scenario-ha-subtitle = La Sicile, 264 à 241 av. J.-C. (scénario maison)
scenario-ha-victory = Gagne la puissance qui contrôle le plus de provinces des Siciles ; à égalité, Rome.
scenario-ha-special-0 = Seuls ces événements comptent, les autres sont « pas d’événement » : Technique navale, Maladie, Test de Stabilité, Revenus et Stabilité, Révolte d’esclaves, Rébellion (Sardaigne, Afrique, mutinerie navale).
scenario-ha-special-1 = Chaque puissance peut recruter dans deux de ses activations au plus.
scenario-hb-subtitle = Le dernier siècle de la République, 100 à 50 av. J.-C. (scénario maison)
scenario-hb-victory = Rome gagne si elle contrôle dans une phase de victoire toutes les provinces d’Asie Mineure et la Syrie. Sinon gagne qui contrôle le plus de provinces d’Asie Mineure après le tour 10 ; à égalité, Rome.
scenario-hb-special-0 = L’Orient est la coalition contre Rome : son territoire d’origine ne change pas, et le Pont est en jeu dès le début sous le joueur de l’Orient (12.5.5), avec son marqueur d’activation dans la réserve à chaque tour.
scenario-hb-special-1 = L’option 10.4.5 est en vigueur : les LG comptent 5 PC et n’ont pas de cavalerie légionnaire.
scenario-hb-special-2 = Des chefs nommés remplacent la première pioche du tour indiqué.

# ---- noms : territoires, provinces, puissances et autres camps

name-rome = Rome
name-carthage = Carthage
name-greece = Grèce
name-the_east = Orient
name-hispania = Hispanie
name-gaul = Gaule
name-the_sicilies = Siciles
name-germania = Germanie
name-the_danube = Danube
name-asia_minor = Asie Mineure
name-crete = Crète
name-the_chersonese = Chersonèse
name-rhodes = Rhodes
name-greater_german_tribes = Grandes tribus germaniques
name-sarmatia = Sarmatie
name-scythia = Scythie
name-armenia = Arménie
name-italia = Italie
name-bruttium = Bruttium
name-cisalpina = Cisalpine
name-baetica = Bétique
name-lusitania = Lusitanie
name-tarraconensis = Tarraconaise
name-gallaecia = Gallécie
name-balearic_islands = Baléares
name-narbonensis = Narbonnaise
name-aquitania = Aquitaine
name-lugdunensis = Lyonnaise
name-belgica = Belgique
name-britannia = Bretagne
name-west_sicily = Sicile occidentale
name-east_sicily = Sicile orientale
name-sardinia = Sardaigne
name-corsica = Corse
name-germania_inferior = Germanie inférieure
name-germania_superior = Germanie supérieure
name-germania_magna = Grande Germanie
name-raetia = Rhétie
name-noricum = Norique
name-pannonia = Pannonie
name-dalmatia = Dalmatie
name-moesia = Mésie
name-dacia = Dacie
name-macedonia = Macédoine
name-attica = Attique
name-peloponnes = Péloponnèse
name-thrace = Thrace
name-aegean_islands = Îles de l’Égée
name-ionia = Ionie
name-lycia = Lycie
name-cilicia = Cilicie
name-galatia = Galatie
name-cappadocia = Cappadoce
name-pontus = Pont
name-egypt = Égypte
name-judea = Judée
name-syria = Syrie
name-cyprus = Chypre
name-cyrenaica = Cyrénaïque
name-africa = Afrique
name-numidia = Numidie
name-mauretania = Maurétanie
name-tripolitania = Tripolitaine
name-macedon = Macédoine
name-lysimachus = Lysimaque
name-seleucus = Séleucos
name-ptolemy = Ptolémée
name-syracuse = Syracuse
name-mamertines = Mamertins
name-pergamum = Pergame
name-league_of_tarentum = Ligue de Tarente
name-achaean_league = Ligue achéenne
name-aetolian_league = Ligue étolienne
name-free_cities = Cités libres
name-soldier_of_fortune = Soldat de fortune
name-tribes = Tribus
name-rebels = Rebelles
name-cisalpine_gauls = Gaulois de Cisalpine
name-gallic_revolt = Révolte des Gaules
name-western_gauls = Gaulois d’Occident
name-eastern_gauls = Gaulois d’Orient
name-germans = Germains
name-successors = Successeurs
name-slaves_1 = Esclaves
name-area__germany = Germanie
name-area__naval_mutiny = Mutinerie navale
name-people__caledonians = Calédoniens
name-people__armenians = Arméniens
name-nobody = personne

# ---- noms : lieux

name-agrigentum = Agrigente
name-alexandria = Alexandrie
name-antioch = Antioche
name-athens = Athènes
name-balaeres = Baliares
name-byzantium = Byzance
name-cilician_gates = Pylae Ciliciae
name-corinth = Corinthe
name-cyrene = Cyrène
name-damascus = Damas
name-edessa = Édesse
name-ephesus = Éphèse
name-faiyum = Fayoum
name-jerusalem = Jérusalem
name-memphis = Memphis
name-miletus = Milet
name-nicomedia = Nicomédie
name-palmyra = Palmyre
name-salamis = Salamine
name-sardis = Sardes
name-seleucia = Séleucie
name-sparta = Sparte
name-tarentum = Tarente
name-tarsus = Tarse
name-thebes = Thèbes
name-thermopylae = Thermopyles
name-thessalonica = Thessalonique
name-tyre = Tyr
name-ltp_delphi = Delphes

# ---- noms : unités

name-legion = Légion
name-legion__several = Légions
name-heavy = Infanterie lourde
name-heavy__several = Infanteries lourdes
name-light = Infanterie légère
name-light__several = Infanteries légères
name-cavalry = Cavalerie
name-cavalry__several = Cavaleries
name-militia = Milice
name-militia__several = Milices
name-hired_heavy = Infanterie lourde mercenaire
name-hired_heavy__several = Infanteries lourdes mercenaires
name-hired_light = Infanterie légère mercenaire
name-hired_light__several = Infanteries légères mercenaires
name-hired_cavalry = Cavalerie mercenaire
name-hired_cavalry__several = Cavaleries mercenaires
name-barbarians = Infanterie barbare
name-barbarians__several = Infanteries barbares
name-tribesmen = Infanterie tribale
name-tribesmen__several = Infanteries tribales
name-reduced_legion = Légion réduite
name-reduced_legion__several = Légions réduites
name-reduced_heavy = Infanterie lourde réduite
name-reduced_heavy__several = Infanteries lourdes réduites
name-garrison = Garnison
name-garrison__several = Garnisons
name-elephants = Éléphants
name-elephants__several = Éléphants
name-helepolis = Hélépole
name-helepolis__several = Hélépoles
name-galleys = Escadre de galères
name-galleys__several = Escadres de galères
short-legion = LG
short-heavy = ILd
short-light = ILg
short-cavalry = CAV
short-militia = MIL
short-hired_heavy = MLd
short-hired_light = MLg
short-hired_cavalry = MCAV
short-barbarians = IB
short-tribesmen = IT
short-reduced_legion = lg
short-reduced_heavy = ild
short-garrison = G
short-elephants = EL
short-helepolis = HEL
short-galleys = EG

# ---- noms : chefs

name-gallic_chief = Chef gaulois
name-western_chief = Chef des Gaulois d’Occident
name-eastern_chief = Chef des Gaulois d’Orient
name-german_chief = Chef germain
name-attalus = Attale
name-eumenes = Eumène
name-agathocles = Agathocle
name-demetrius_poliorcetes = Démétrios Poliorcète
name-antigonus_gonatas = Antigone Gonatas
name-king_lysimachus = Lysimaque
name-seleucus_nicator = Séleucos Nicator
name-antiochus_soter = Antiochos Sôter
name-ptolemy_soter = Ptolémée Sôter
name-ptolemy_euergetes = Ptolémée Évergète
name-sulla = Sylla
name-tigranes = Tigrane
name-surena = Suréna

# ---- cartes

name-card__alliance = Alliance
name-card__alliance_with_rhodes = Alliance avec Rhodes
name-card__alliance_with_pergamum = Alliance avec Pergame
name-card__ambush = Embuscade
name-card__archimedes_effect = L’effet Archimède
name-card__barbarian_invasion = Invasion barbare
name-card__bounteous_harvests = Moissons abondantes
name-card__change_in_political_scene = Changement de la scène politique
name-card__change_in_foreign_policy = Changement de politique étrangère
name-card__conqueror = Conquérant
name-card__conspiracy = Conspiration
name-card__cunctator = Cunctator
name-card__deus_ex_machina = Deus ex machina
name-card__dies_irae = Dies irae
name-card__diplomatic_mission = Mission diplomatique dans l’arrière-pays
name-card__disease = Maladie : les meilleurs partent les premiers
name-card__famine_and_drought = Famine et sécheresse
name-card__artillery_engines = Technique navale : l’artillerie
name-card__corvus = Technique navale : le corvus
name-card__harpax = Technique navale : le harpax
name-card__independent_expansion = Expansion indépendante
name-card__local_insurrection = Insurrection locale
name-card__mercenaries = Mercenaires
name-card__naval_ambush = Embuscade navale
name-card__pirates = Pirates
name-card__poliorcates_effect = L’effet Poliorcète
name-card__pontus = Pont
name-card__raise_the_militia = Levée de la milice
name-card__rebellion = Rébellion
name-card__revenues_and_stability = Revenus et Stabilité
name-card__slave_revolt = Révolte d’esclaves
name-card__soldier_of_fortune = Soldat de fortune
name-card__spies = Espions
name-card__stability_and_opportunity = Stabilité et occasion
name-card__stability_check = Test de Stabilité
name-card__successor_wars = Les guerres des Successeurs continuent
name-card__tactical_surprise = Surprise tactique
name-card__traitor = Traître
name-card__tribal_resurgence = Résurgence tribale
card-alliance = Ouvrez des pourparlers avec un autre joueur (4.2), ou mettez fin à une alliance en cours avec Pergame ou Rhodes.
card-alliance_with_rhodes = Payez 3T et alliez-vous à Rhodes si elle est libre d’alliance : servez-vous de ses escadres de galères, sans entretien, remplacez les pertes à 2T chacune dans la phase des effectifs, touchez les péages de 1T.
card-alliance_with_pergamum = Alliez-vous à Pergame si elle est libre d’alliance et servez-vous de ses unités ; un 5 ou un 6 au dé quand on la déplace amène un chef pergaménien.
card-ambush = Quand un autre joueur entre sur un point de transit terrestre hors de son territoire d’origine : il perd la moitié de 1d6 PC (arrondie vers le haut).
card-archimedes_effect = Une cité se défend avec 2 décalages de plus jusqu’à la fin du tour.
card-barbarian_invasion = Jet sur la table des invasions (13.4).
card-bounteous_harvests = Lancez 1d6 sur la table des moissons et famines : qui contrôle ce territoire gagne 1 de Stabilité.
card-change_in_political_scene = Rendez votre main à la pioche, échangez tous vos objectifs contre de nouveaux, Stabilité +2.
card-change_in_foreign_policy = Le joueur choisi pioche un objectif et en rend un autre au hasard.
card-conqueror = Avec un chef d’élite en jeu : un second Mouvement majeur pour lui et son armée dans cette activation. Pas dans le même tour que Cunctator.
card-conspiracy = Retirez un chef non d’élite d’un autre joueur ; ce joueur perd 1 de Stabilité.
card-cunctator = Replis avant bataille terrestre sans limite jusqu’à la fin du tour, sans la perte de Stabilité chez soi. Pas dans le même tour que Conquérant.
card-deus_ex_machina = Annulez une carte qu’un autre joueur vient de jouer.
card-dies_irae = Qui l’a piochée paie 2T ou perd cette activation.
card-diplomatic_mission = Regardez deux pions Tribu à 4 liaisons terrestres au plus d’une de vos unités de combat terrestres.
card-disease = Qui l’a piochée lance 1d6 ; moins que la valeur de campagne de son meilleur chef : ce chef meurt. (L’événement du jeu standard tue à égalité ou moins.)
card-famine_and_drought = Lancez 1d6 sur la table des moissons et famines : qui contrôle ce territoire perd 1 de Stabilité.
card-artillery_engines = Vos escadres de galères comptent 3 PC jusqu’à la fin du tour.
card-corvus = Vos escadres de galères comptent 3 PC jusqu’à la fin du tour.
card-harpax = Vos escadres de galères comptent 3 PC jusqu’à la fin du tour.
card-independent_expansion = Placez une garnison gratuite dans un espace inoccupé, à 4 liaisons terrestres au plus d’une de vos unités de combat terrestres.
card-local_insurrection = Retirez une garnison n’importe où sur la carte.
card-mercenaries = Dépensez exactement 2T pour 2 MLg, 1 MCAV ou 1 MLd auprès d’une de vos armées. Pas d’événement pour Rome.
card-naval_ambush = Contre un transport naval qui entre dans un port ou un point de transit naval à 3 liaisons navales au plus (aucune en haute mer) d’une de vos escadres de galères : les unités terrestres sans escorte sont détruites.
card-pirates = Placez un pion Pirates (12.6).
card-poliorcates_effect = Payez 2T : une armée a 2 décalages dans une attaque contre une cité ou une ville.
card-pontus = Faites entrer en jeu le royaume du Pont (12.5.5).
card-raise_the_militia = Stabilité -1, puis la moitié de 1d6 (arrondie vers le haut) milices chez vous si des unités de combat terrestres ennemies s’y trouvent ; une de moins en agitation, aucune en tumulte.
card-rebellion = Jet sur la table des rébellions (13.3).
card-revenues_and_stability = Qui l’a piochée : trésor sous 3T, Stabilité -1 ; au-dessus de 12T, Stabilité +1.
card-slave_revolt = Une révolte d’esclaves dans le territoire d’origine de qui l’a piochée (12.7).
card-soldier_of_fortune = Faites entrer en jeu l’armée du Soldat de fortune (12.4) ; Rome peut s’en servir pour un Dictateur (12.4.7).
card-spies = Regardez la main d’un joueur.
card-stability_and_opportunity = Si vous êtes stable : un marqueur d’activation gratuit de plus dans la réserve, ou un objectif de plus (pas si vous en avez trois).
card-stability_check = Un joueur à +3 ou moins subit l’agitation (payer 2T), le désordre ou la guerre civile ; si personne n’est concerné, qui l’a piochée perd 1 de Stabilité.
card-successor_wars = Un Mouvement majeur obligatoire avec une armée grecque à l’intérieur de la Grèce, contre des Grecs si l’on veut ; piochée par la Grèce : Stabilité -2.
card-tactical_surprise = 2 décalages dans une bataille terrestre.
card-traitor = Prenez une carte au hasard dans la main d’un autre joueur.
card-tribal_resurgence = Placez deux pions Tribu inutilisés dans des espaces tribaux vides.

# ---- objectifs

objective-a = Contrôler toutes les provinces d’Asie Mineure qui ont un port (toutes sauf la Galatie)
objective-b = Contrôler l’Égypte
objective-c = Contrôler l’Hispanie
objective-d = Contrôler la Crète, Chypre et la Cilicie
objective-e = Contrôler la Gaule
objective-f = Contrôler les ports de Chios, Naxos, Cnossus et Milet
objective-g = Contrôler la Germanie supérieure, la Rhétie et le Norique
objective-h = Contrôler le Danube
objective-i = Contrôler la Sicile occidentale, la Sicile orientale, la Sardaigne et la Corse
objective-j = Contrôler tous les ports de Bétique, de Maurétanie et de Tarraconaise, et les Baléares
objective-k = Avoir une cité ou une ville dans cinq territoires hors du territoire d’origine
objective-l = Avoir le plus de talents à la fin de la phase des revenus (rien à égalité)
objective-m = Contrôler une province d’origine d’un autre joueur dans la phase de victoire
objective-n = Contrôler dans la phase de victoire les Siciles, la Germanie, la Chersonèse, ou Rhodes avec la Crète : compté pour chacun

# ---- ce qui donne des décalages

name-shift-odds = rapport de forces
name-shift-cavalry = cavalerie
name-shift-leaders = meilleur chef
name-shift-fortress = forteresse de montagne
name-shift-amphibious = depuis la mer
name-shift-siege = art du siège
name-shift-archimedes = un inventeur dans la cité
name-shift-helepolis = Hélépole
name-shift-cards = cartes
name-called__pyrrhus = Pyrrhus
name-hope-intercept = d’intercepter

# ---- ce qui s’est passé

event-stability = { $power } : Stabilité { SIGNED($by) }, maintenant { SIGNED($level) } ({ $why ->
    [province-gained] une province gagnée
    [province-lost] une province perdue
    [capital-lost] la capitale perdue
    [capital-regained] la capitale reprise
    [harvest] une bonne moisson
    [famine] famine et sécheresse
    [rich] les coffres pleins
    [poor] les coffres vides
    [check] personne n’est ébranlé
    [circuses] pas assez de pain ni de jeux
    [disorder] le désordre n’a pas été réprimé
    [civil-war] la guerre civile est finie
    [successor-wars] les guerres des Successeurs
    [barbarians] des barbares près de la capitale
    [rebellion] une rébellion
    [militia] levée de la milice
    [slaves] des esclaves se sont soulevés
    [slaves-gone] la révolte d’esclaves est finie
    [withdrawal] un repli chez soi
    [most-points] le plus de points de ce tour
    [fewest] le moins de points de ce tour
    [capital-still-lost] une capitale encore en d’autres mains
    [too-many-soldiers] trop de soldats pour ce qu’on tient
    [conspiracy] une conspiration
    [political-scene] un nouveau parti gouverne
   *[other] { $why }
  }).
event-pays = { $power } : { $talents }T payés pour { $what ->
    [agreement] ce qui a été convenu
    [alliance] l’alliance
    [circuses] du pain et des jeux
    [city] une cité
    [helepolis] une Hélépole
    [maintenance] l’entretien
    [manpower] des levées
    [marker] l’activation
    [mercenaries] des mercenaires
    [mutiny] la fin d’une mutinerie
    [priests] les prêtres
    [rebuilding] une unité réduite à reconstituer
    [ships] des navires
    [siege] l’art du siège
    [toll] le péage
    [town] une ville
    [units] des soldats
    [walls] des murs
   *[other] { $what }
  } ; il reste { $left }T.
event-earns = { $power } : { $talents }T reçus, { $what ->
    [agreement] comme convenu
    [income] des provinces
    [plunder] du pillage
    [toll] du péage
   *[other] { $what }
  } ; maintenant { $left }T.
event-province = { $province } : nouveau maître, { $power } (avant : { $loser }).
event-capital = { $space }, capitale ({ $power }), est { $held ->
    [yes] de nouveau à son maître
   *[no] en d’autres mains
  }.
event-leader-dies = Mort à { $place } : { $leader }.
event-sets-out = { $side } : départ depuis { $place } avec { $mp } PM, { $leader ->
    [nobody] sans chef
   *[other] chef : { $leader }
  }.
event-tribe = La tribu à { $space } montre sa force : { $strength }.
event-spies = Des espions regardent la main adverse ({ $power }).
event-spies-known = Des espions regardent la main adverse ({ $power }) : { $cards }.
event-objective-drawn = { $power } : un objectif pioché.
event-objective-drawn-known = { $power } : objectif { $objective } pioché.
event-mutiny-ends = { $side } : les équipages à { $place } sont payés et obéissent de nouveau.
event-garrison-placed = { $side } : une garnison se place à { $place }.

# ---- questions

ask-free-garrison = { $power } : où commence une garnison ? { $left ->
    [one] C’est la dernière.
   *[other] Il en reste { $left }.
  }

# ---- actions

do-done = Terminé
do-yes = Oui
do-no = Non
do-no-offer = Ne rien offrir
do-accept = Accepter
do-refuse = Refuser
do-at = { $place }
do-in = { $province }
do-name = { $power }
do-leader = { $leader }
do-number = { $number }
do-end-mutiny = Payer les équipages mutinés

# ---- pourquoi non

why-crews-too-dear = Les équipages mutinés veulent { $talents }T ; il y en a { $had }.

# ---- par quoi l’on parcourt le journal et compte la chance

topic-marches = Marches et traversées
topic-battles = Batailles
topic-lands = Terres et villes
topic-treasuries = Trésors et Stabilité
topic-diplomacy = Diplomatie
topic-events = Événements et cartes
topic-turns = Tours et points
luck-battles = Batailles
    .counted = batailles gagnées
luck-sea-battles = Batailles navales
    .counted = batailles navales gagnées
luck-interceptions = Interceptions
    .counted = interceptions réussies
luck-voyages = Continuité
    .counted = traversées poursuivies

# ---- noms composés

called-as = { $thing }
called-seat = Puissance { $number }
called-leader-rome = Chef romain { $ratings }
called-leader-carthage = Chef carthaginois { $ratings }
called-leader-greece = Chef grec { $ratings }
called-leader-the_east = Chef oriental { $ratings }

# ---- ce que dit l’écran lui-même

screen-turn = Tour { $number }
screen-scoring = Comment se comptent les points
screen-map = Carte de la Méditerranée. Les flèches vont d’un lieu à l’autre, Entrée agit, le point d’interrogation demande pourquoi non, le point va au prochain lieu où vous pouvez agir. { $places ->
    [one] { $places } lieu peut être choisi
   *[other] { $places } lieux peuvent être choisis
  } maintenant.
screen-headline = { $scenario }, { $year } av. J.-C. (tour { $turn } sur { $last }). { $phase }
screen-headline-active = { $scenario }, { $year } av. J.-C. (tour { $turn } sur { $last }). Activation : { $power }
screen-phase-income = Revenus
screen-phase-maintenance = Entretien
screen-phase-removal = Retrait
screen-phase-leaders = Choix des chefs
screen-phase-manpower = Effectifs
screen-phase-activation = Activations
screen-phase-attrition = Attrition
screen-phase-victory = Victoire
screen-phase-order = Ordre de jeu
screen-active = { $power } (maintenant)
screen-then = { $power }
screen-pool = { $markers ->
    [one] { $markers } marqueur dans la réserve
   *[other] { $markers } marqueurs dans la réserve
  }
screen-first-round = premier round
screen-activations = Marqueurs à venir
screen-powers = Puissances
screen-you = (vous)
screen-score = { $vp } PV
screen-score-help = Points de victoire
screen-purse = { $talents }T, Stabilité { $stability }
screen-in-turn = Qui est actif, et qui suit
screen-talents = Talents
screen-talents-help = Ce qu’il y a au trésor
screen-stability = Stabilité
screen-range-stable = Stable
screen-range-unrest = Agitation
screen-range-turmoil = Tumulte
screen-gop = PG
screen-gop-help = Points géographiques : provinces, territoires et objectifs
screen-cvp = PCiv
screen-cvp-help = Points de civilisation : cités et villes
screen-allied = Alliances
screen-cards = Cartes
screen-objectives = Objectifs
screen-promises = Promesses
screen-promise-peace = { $who } a promis la paix (à : { $whom } ; tour { $turn })
screen-promise-spare = { $who } a promis d’épargner { $about } (à : { $whom } ; tour { $turn })
screen-promise-attack = { $who } a promis d’attaquer : { $about } (à : { $whom } ; tour { $turn })
screen-promise-attacked = { $who } a promis d’attaquer et l’a fait : { $about } (à : { $whom } ; tour { $turn })
screen-column-vp = Points de victoire
screen-column-gop = Points géographiques
screen-column-cvp = Points de civilisation
screen-column-treasury = Trésor
screen-column-provinces = Provinces
screen-column-cities = Cités
screen-column-towns = Villes
screen-column-lcu = Unités de combat terrestres
screen-column-heavies = Légions et infanterie lourde
screen-column-galleys = Escadres de galères
screen-vp-about = Les points qui gagnent la partie
screen-gop-about = Ce que valent provinces, territoires et objectifs
screen-cvp-about = Ce que valent cités et villes
screen-treasury-about = Talents disponibles
screen-provinces-about = Provinces contrôlées
screen-cities-about = Cités possédées
screen-towns-about = Villes possédées
screen-lcu-about = Unités qui combattent sur terre
screen-heavies-about = Rapportées au nombre sans entretien
screen-galleys-about = Navires, qui coûtent chacun de l’entretien
screen-provinces = Provinces
screen-lord = Contrôle : { $side }
screen-no-lord = Contrôle : personne
screen-pays = rapporte { $coins }T
screen-coins = { $coins }T
screen-majority = { $majority ->
    [one] { $majority } espace fait
   *[other] { $majority } espaces font
  } plus de la moitié
screen-is-yours = Elle est à vous
screen-one-more = Un espace de plus vous la donne : { $places }
screen-more = { $needs ->
    [one] { $needs } espace de plus vous la donne
   *[other] { $needs } espaces de plus vous la donnent
  }
screen-held-by = tenu par : { $side }
screen-capital = Capitale
screen-sign-port = Port
screen-sign-fortress = Forteresse de montagne
screen-sign-mine = mine d’argent
screen-kind-land = Point de transit terrestre
screen-kind-naval = Point de transit naval
screen-kind-deep = Haute mer
screen-city-of = Cité ({ $side }), { $walls ->
    [one] { $walls } point de muraille
   *[other] { $walls } points de muraille
  }
screen-town-of = Ville ({ $side }), { $walls ->
    [one] { $walls } point de muraille
   *[other] { $walls } points de muraille
  }
screen-tribe-known = une tribu de force { $strength }
screen-tribe-unknown = une tribu de force inconnue
screen-pirates = Pirates
screen-moved = a bougé
screen-ratings = Tactique { $tactical }, campagne { $campaign }
screen-sheet = Pions
screen-sheet-leave = Ils partent : cliquez sur qui reste
screen-sheet-bring = Cliquez sur qui vient
screen-sheet-walls = Cliquez sur qui reste derrière les murs
screen-sheet-break = Cliquez sur ce qui se divise en garnisons
screen-sheet-lose = Cliquez sur ce qui est perdu
screen-sheet-reduce = Ou cliquez sur ce qui est réduit
screen-ledger = Comptes
screen-ledger-plan = Votre plan
screen-ledger-maintenance = Entretien
screen-ledger-treasury = Au trésor
screen-ledger-upkeep = Navires, et soldats au-dessus du maximum
screen-ledger-heavies = Légions et infanterie lourde, { $maximum } sans entretien
screen-ledger-income = Revenus en l’état
screen-left = il reste { $talents }T
screen-books = au trésor ; revenus en l’état { $income }T, entretien { $upkeep }T
screen-order-raise = Lever { $number } { $unit } à { $place }
screen-order-build = Construire { $number ->
    [one] { $number } escadre de galères
   *[other] { $number } escadres de galères
  } à { $place }
screen-order-rebuild = Reconstituer { $number } { $unit } à { $place }
screen-order-hire = Engager { $number } { $unit } à { $place }
screen-order-buy = Acheter { $number ->
    [one] un objectif
   *[other] { $number } objectifs
  }
screen-order-replace = Remplacer { $number ->
    [one] un navire
   *[other] { $number } navires
  } de Rhodes
screen-order-unite = Unir le royaume
screen-order-drop = Abandonner { $number } { $unit } à { $place }
screen-order-station = { $place }
screen-talks = Pourparlers : { $power } et { $partner }
screen-talks-draft = Vos conditions (pour : { $partner })
screen-talks-proposed = Proposition : { $power } à { $partner }
screen-talks-left = { $left ->
    [one] encore une proposition possible
   *[other] encore { $left } propositions possibles
  }
screen-talks-none = Rien n’est encore écrit.
screen-term-offer-talents = { $power } donne { $number }T
screen-term-want-talents = { $partner } donne { $number }T
screen-term-offer-ships = { $power } donne { $number ->
    [one] { $number } escadre de galères
   *[other] { $number } escadres de galères
  } à { $place }
screen-term-want-ships = { $partner } donne { $number ->
    [one] { $number } escadre de galères
   *[other] { $number } escadres de galères
  } à { $place }
screen-term-offer-hired = { $power } donne { $number ->
    [0] tout :
   *[other] { $number }
  } { $unit } à { $place }
screen-term-want-hired = { $partner } donne { $number ->
    [0] tout :
   *[other] { $number }
  } { $unit } à { $place }
screen-term-offer-town = { $power } cède { $place }
screen-term-want-town = { $partner } cède { $place }
screen-term-offer-card = { $power } donne une carte
screen-term-offer-card-known = { $power } donne { $card }
screen-term-want-card = { $partner } donne une carte
screen-term-show-objective = { $power } montre un objectif
screen-term-offer-alliance = Alliance : { $power } et { $partner }
screen-term-promise-peace = { $power } garde la paix
screen-term-want-peace = { $partner } garde la paix
screen-term-promise-attack = { $power } attaque : { $target }
screen-term-want-attack = { $partner } attaque : { $target }
screen-battle-at = Bataille à { $place }
screen-steps = Étapes de la bataille
screen-step-1 = 1. L’attaque est payée
screen-step-2 = 2. Repli avant la bataille
screen-step-3 = 3. Murs, et enchères secrètes pour l’art du siège
screen-step-4 = 4. Éléphants
screen-step-5 = 5. Points de combat
screen-step-6 = 6. Rapport de forces
screen-step-7 = 7. Un dé chacun
screen-step-8 = 8. Les décalages s’additionnent
screen-step-9 = 9. Les décalages se dépensent
screen-step-10 = 10. Qui a gagné
screen-step-11 = 11. Retraite ou non
screen-step-12 = 12. Pertes
screen-step-13 = 13. Regroupement
screen-step-14 = 14. La vie des chefs
screen-step-15 = 15. Ce qui suit
screen-attacks = attaque
screen-defends = se défend
screen-walls = murs { $walls }
screen-shifts = Décalages
screen-shift-odds = Rapport de forces
screen-shift-cavalry = Cavalerie
screen-shift-leaders = Meilleur chef
screen-shift-fortress = Forteresse de montagne
screen-shift-amphibious = Depuis la mer
screen-shift-siege = Art du siège
screen-shift-archimedes = Un inventeur dans la cité
screen-shift-helepolis = Hélépole
screen-shift-cards = Cartes
screen-net = { $shifts } d’avance : { $side }
screen-net-none = Personne n’a l’avantage
screen-tenths = L’attaquant perd { $attacker } %, le défenseur { $defender } %
screen-chances = L’attaquant gagne { $won }, fait nul { $drawn }, perd { $lost }
screen-play = Jouer
screen-worth-vp = { $vp } PV
screen-worth-gop = { $gop } PG
screen-progress = { $has } sur { $total }
screen-lacks = Il manque : { $names }
screen-complete = Tout est à vous
screen-barred = Votre puissance ne peut s’en servir
screen-no-hand = Vous n’avez ni carte ni objectif en main.
screen-units = Unités
screen-unit = Unité
screen-up-to = Jusqu’à
screen-moves = Points de mouvement
screen-move-space = Un espace
screen-move-fortress = Une forteresse de montagne
screen-move-strait = Un détroit
screen-move-alpine = Un col alpin
screen-move-attack = Une attaque, en plus
screen-move-embark = Embarquer
screen-move-sail = Naviguer
screen-move-debark = Débarquer
screen-hope-intercept = d’intercepter
screen-hope-intercept-of = d’intercepter
screen-hope-roll-on = de continuer
screen-hope-sack = de piller
screen-hope-stop-them = de les arrêter
screen-hope-try-re-roll = de relancer
screen-year = { $year } av. J.-C.
screen-turn-of = Tour { $turn } sur { $last }, { $phase }
screen-points-of = { $name } : { $vp } PV, { $gop } PG, { $cvp } PCiv
screen-stability-of = Stabilité { $level } ({ $range })
screen-lands-of = { $provinces ->
    [one] { $provinces } province
   *[other] { $provinces } provinces
  }, { $cities ->
    [one] { $cities } cité
   *[other] { $cities } cités
  }, { $towns ->
    [one] { $towns } ville
   *[other] { $towns } villes
  }
screen-soldiers-of = { $lcu ->
    [one] { $lcu } unité de combat terrestre
   *[other] { $lcu } unités de combat terrestres
  }, lourdes { $heavies } sur { $maximum }
screen-ships-of = { $galleys ->
    [one] { $galleys } escadre de galères
   *[other] { $galleys } escadres de galères
  }
screen-allied-with = alliances : { $powers }
screen-bp = { $points } PC
screen-bp-short = PC
screen-unit-bp = { $points ->
    [0] aucun point de combat
    [one] 1 point de combat
   *[other] { $points } points de combat
  }
screen-mp = { $mp } PM
screen-on-the-move = en mouvement
screen-a-tribe = Tribu
screen-a-tribe-of = Tribu { $strength }
screen-on-the-way = En chemin
screen-held-of = { $held } sur { $spaces ->
    [one] { $spaces } espace
   *[other] { $spaces } espaces
  }
screen-by-land = par terre :
screen-by-sea = par mer :
screen-shifts-of = { $what } : { $attacker } contre { $defender }
screen-dice-are = Dés : { $attacker } et { $defender }
screen-marches-at = en marche à { $place }, { $mp } PM restants :
screen-sails-at = en mer à { $place }, { $mp } PM restants :
screen-left-of = il reste { $talents }T sur { $treasury }T
screen-priced = { $order } : { $talents }T
screen-wastes-majors = { $majors ->
    [one] Il reste un Mouvement majeur.
   *[other] Il reste { $majors } Mouvements majeurs.
  }
screen-wastes-minors = { $minors ->
    [one] Il reste un Mouvement mineur.
   *[other] Il reste { $minors } Mouvements mineurs.
  }
screen-lot = { $scenario } : vous jouez { $power }. { $victory }
screen-otherwise = Sinon, qui a le plus de { $final ->
    [gop] PG
    [provinces] provinces d’un territoire
   *[vp] PV
 } à la fin, selon le compte du scénario.
screen-mark-battle-begins = Bataille
screen-mark-naval-battle = Bataille en mer
screen-mark-captures = prise
screen-mark-sack = pillage
screen-mark-leader-dies = un chef tombe
screen-mark-fleet-lost = une flotte perdue
screen-mark-pirates-come = Pirates
screen-mark-retreats = retraite

# ---- pour une première partie : de quoi il s’agit, question par question

tip-Expansion = Mouvements majeurs et mineurs
    .text = Un Mouvement majeur emmène une armée et son chef aussi loin que le permettent un dé et sa valeur de campagne ; un Mouvement mineur est d’une seule unité ou d’un seul chef. Cliquez sur un lieu où vous avez des pions.
tip-March = En marche
    .text = Cliquez où l’armée doit aller : le chemin se montre avec ce qu’il coûte et qui peut intercepter. Elle s’arrête d’elle-même là où il se passe quelque chose.
tip-Picking = Qui vient ?
    .text = Tous viennent, sauf ceux que vous laissez : cliquez sur des pions pour les laisser sur place, puis Prêts.
tip-ManpowerPlans = Un plan secret
    .text = Tous écrivent en même temps ce qu’ils lèvent et achètent ; personne ne le voit avant que tous aient fini. Les comptes à côté de la carte disent ce qui reste.
tip-MaintenancePlans = Entretien
    .text = Les navires, et les légions au-dessus de votre maximum, coûtent des talents. Ce que vous ne pouvez ou ne voulez pas payer s’abandonne ici.
tip-Payment = Un marqueur est pioché
    .text = Chaque activation coûte des talents. Sans payer, vous pouvez convoquer une rencontre, ou y renoncer.
tip-ChooseOperation = S’étendre ou recruter
    .text = L’Expansion déplace armées et flottes et bâtit ; le Recrutement en lève tout de suite de nouvelles.
tip-SpendShifts = Décalages
    .text = Ajoutez-les à votre dé pour faire plus de mal à l’ennemi, ou ôtez-les du sien pour perdre moins. Le dé le plus haut gagne.
tip-Draft = Conditions
    .text = Composez ce que vous offrez et ce que vous voulez, ligne par ligne, puis proposez-le. Les promesses sont notées, mais elles n’engagent personne.

# ---- ce que compte un conseil

part-points = Points de victoire
part-gop = Points géographiques
part-cvp = Points de civilisation
part-spaces = Espaces
part-bp = Points de combat sur la carte
part-talents = Talents
part-stability = Stabilité

# Consignes : réponses aux fenêtres, et les autres genres de questions auxquelles elles répondent.
answer-interception-accept = Intercepter là où il n’y a qu’une façon
answer-pre-battle-withdrawal-decline = Toujours tenir
answer-pre-battle-withdrawal-accept = Se replier là où il n’y a qu’un chemin
answer-pre-battle-withdrawal-if-weaker = Se replier si l’on est plus faible, en unités de combat terrestres, que
answer-naval-response-decline = Toujours laisser passer
answer-naval-response-fight = Toujours combattre
answer-naval-response-withdraw = Toujours se replier
answer-naval-withdrawal-accept = Toujours laisser passer
answer-port-passage-accept = Toujours laisser passer
answer-meeting-accept = Toujours venir
answer-alliance-talks-accept = Toujours accepter
answer-rhodes-loc-toll-accept = Toujours payer
answer-objective-l-claim-accept = Toujours le revendiquer
answer-duplicate-objective-accept = Toujours l’échanger
answer-deus-ex-machina-accept = Toujours annuler
answer-ambush-accept = Toujours la jouer
answer-naval-ambush-accept = Toujours la jouer
answer-cunctator-accept = Toujours la jouer
answer-raise-the-militia-card-accept = Toujours la jouer
answer-walls-in-defence-decline = Toujours se servir des murs
answer-walls-in-defence-accept = Toujours combattre à découvert
answer-optional-re-roll-accept = Toujours essayer
answer-militia-accept = Toujours lever la milice
answer-elephants-decline = Ne jamais en engager
answer-elephants-strongest = Toujours les engager tous
answer-siege-bids-decline = Toujours miser zéro
answer-siege-bids-strongest = Toujours miser tout
answer-retreat-decline = Toujours rester
answer-retreat-accept = Toujours battre en retraite
answer-battle-losses-decline = Toujours ce qui vaut le moins
question-pursuit = Les vaincus
question-pursuit-about = Vous avez gagné une bataille, et pouvez arrêter une retraite ou chasser le perdant.
answer-pursuit-decline = Jamais
answer-pursuit-accept = Toujours
question-retreat-path = Où battre en retraite
question-retreat-path-about = Votre armée battue se retire vers un espace de votre choix.
answer-retreat-path-strongest = Là où il y a le plus d’amis
question-hindrance = La cavalerie contre un repli
question-hindrance-about = Une armée se replie devant la vôtre, et votre cavalerie peut la gêner.
answer-hindrance-accept = Toujours gêner
answer-hindrance-decline = Ne jamais gêner
question-attrition = Pertes des isolés
question-attrition-about = Une armée sans communication perd des unités, et vous choisissez lesquelles.
answer-attrition-weakest = Ce qui vaut le moins
answer-attrition-strongest = Ce qui vaut le plus
question-sack = Cités prises
question-sack-about = Vous avez pris une cité, et pouvez essayer de la piller.
answer-sack-accept = Toujours piller
answer-sack-decline = Toujours épargner
question-bribes-taken = Pots-de-vin qu’on vous tend
question-bribes-taken-about = Quelqu’un offre des talents pour qu’on le laisse en paix.
answer-bribes-taken-accept = Toujours les prendre
answer-bribes-taken-decline = Toujours refuser
question-kept-word = Votre parole
question-kept-word-about = On vous a payé pour faire demi-tour, et vous pouvez encore continuer.
answer-kept-word-accept = Toujours la tenir
answer-kept-word-decline = Toujours la rompre
question-circuses = Du pain et des jeux
question-circuses-about = Un test de Stabilité coûte des talents ou de la Stabilité.
answer-circuses-strongest = Toujours payer tout
answer-circuses-weakest = Ne jamais payer

# ---- ce que cherchent les bots, et les bourdes

aim-sally = { $goal } avec l’armée à { $force }
aim-tour = depuis { $force } à { $goal }
aim-halt = rester à { $force }
aim-rest = pas de Mouvement majeur : villes, cités et unités seules

blunder-stripped-capital = une capitale gardée est laissée sans personne là où elle risque de tomber
blunder-rash-attack = une attaque à moins d’une chance sur cinq
blunder-costly-attack = une attaque qui rapporte moins qu’elle ne coûte, riposte de l’ennemi comprise
blunder-lapsed-marker = un marqueur d’activation se perd
blunder-last-talents = on mise des talents dont une activation a besoin
blunder-idle-talents = une Expansion s’achève avec beaucoup de talents et de Mouvements mineurs inutilisés
blunder-left-at-sea = une armée en mer y est abandonnée

# What abbreviations stand for, one a line: they explain themselves wherever they are read.
screen-abbreviations =
    PV: points de victoire
    PG: points géographiques, pour les provinces, les territoires et les objectifs
    PCiv: points de civilisation, pour les cités et les villes
    PM: points de mouvement
    PC: points de combat : ce que vaut une unité en bataille
    T: talents, l’argent du jeu
