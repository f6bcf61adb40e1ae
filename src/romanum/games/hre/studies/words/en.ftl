# The studies of the game: what each is called, what it asks, and the reason.

study-five-dioceses = Far, not many
study-five-dioceses-ask = Green's Galli have two Armies left, and so far nobody else is on the map. Where do they go for the most points?
study-five-dioceses-reason = Whoever has the most Provinces of a Diocese dominates it, be it with one: every empty Diocese pays double for a single Army. By way of Pannonia or Boiohaemum the last Army still reaches Graecia: five Dioceses and 22 points, where a third Province at home brings 16.

study-site-and-steppe = A port on the steppe
study-site-and-steppe-ask = Turn 1: Blue has one Legion left. Where does it score most in this Phase?
study-site-and-steppe-reason = Any Province of empty Scythia brings 2 points, and any further City Site completes a pair, which is worth a City of 2 points. Bosporus does both: 42 points. Venedia comes to 40, and so does a Site in a Diocese that Blue dominates already.

study-second-foothold = Leave the walls alone
study-second-foothold-ask = Turn 1: Blue's last Legion. Green's City of Lugdunensis next door is tempting. Is it best?
study-second-foothold-reason = Sicilia lifts Italia from 3 points to 6, Thracia and Macedonia bring 3 of Graecia, and each has a Site for one more City: 31 points either way. In Lugdunensis two Legions stand in a Fort: even the first battle is won only 35 times in a hundred, and then there is another.

study-grain-not-sand = Grain, not sand
study-grain-not-sand-ask = Turn 2: Red has one Legion left and could enter Africa or Hispania. Which Provinces pay most?
study-grain-not-sand-reason = Presence in either Diocese brings 3 points wherever the Legion stands. Where there is a City Site, it also completes a pair: a City and 2 points more. So Cyrenaica comes to 21 points, Tarraconensis, Numidia, Africa or Aegyptus to 23.

study-more-than-scythia = Present among the rich
study-more-than-scythia-ask = Turn 2: Yellow's last Legion can open Scythia or Africa. Which Province is best?
study-more-than-scythia-reason = Alone in Scythia one dominates, but twice 1 is 2; mere presence in Africa is worth 3. Aegyptus also has a City Site for a City of 2 points: 31. Bosporus has a Site as well and stays at 30, Cyrenaica has none and stays at 29.

study-no-battle-needed = No battle needed
study-no-battle-needed-ask = Turn 1: Red wants to dominate Italia with the last Legion. How?
study-no-battle-needed-reason = A second Province of Italia doubles its 3 points, whichever it is. Sicilia and Raetia are empty and give them for certain; Cisalpina has to be fought for, across mountains and against a Fort, and even with this Emperor it falls one time in two.

study-last-chance = Last chance
study-last-chance-ask = Turn 2: Yellow may play a card before placing Legions. Pontici, Odrysae and Cantabri are good for turns 1 and 2. Which, if any?
study-last-chance-reason = Next turn all three are waste paper, and a card that is kept scores nothing. The Cantabri rise where Red stands in Tarraconensis, drive the Legion out, and Yellow's Phase with the Parthi is still to come: there the Cantabri score Hispania. The Pontici would only replace Yellow's own Parthi.

study-neighbours = Good neighbours
study-neighbours-ask = Turn 1: Blue begins the Phase of the Dalmatae. Aegyptii, Daci, Bellum Civile, or no card?
study-neighbours-reason = In a Barbarian Phase one's Kingdoms score as well, and a City of theirs is a point. Dacia lies next door: the Daci drive out Green's Galli, and with the Dalmatae they fill Graecia, worth 3, which Egypt's Africa is not. The card is good until turn 3, but it scores in every Barbarian Phase from now on.

study-loot-then-mend = Booty and mortar
study-loot-then-mend-ask = Turn 3: Yellow's Legion has taken the City of the Iudaei. Loot it, or spare it?
study-loot-then-mend-reason = A die and 1 more are 4.5 points on average, at once. The looted City still pays 1 instead of 2, and in the next Phase it can be mended for a single point. Mercy would be worth 1 point now.

study-keep-the-walls = Whose walls?
study-keep-the-walls-ask = Turn 1: Red's Legion has taken Roma with the Fort of the enemy. Keep the walls, or raze them?
study-keep-the-walls-reason = A Fort adds 1 to every die of whoever defends the Province, and that is Red now. To build one costs a point; this one is free. It would help an enemy only after he has beaten it.

study-the-horde = At full strength
study-the-horde-ask = Turn 2: Green's Suebi have 4 Armies on the map, which is their full strength, so no new ones come. Two stand in Suebia, two in Venedia. What does Green do before placing?
study-the-horde-reason = Armies on the map may be lifted and placed again, and one holds a Province as well as two. The second ones of Suebia and Venedia, placed in Belgica and Britannia, dominate Gallia: 17 points instead of 13, and nothing is given up. Whoever lifts none has none to place.

study-to-the-last-man = Who keeps faith?
study-to-the-last-man-ask = Turn 2, the Phase of the Sarmatae: Red plays Bellum Civile, which turns two Legions of one Province into Rebels. Blue has two Legions and a City in Roma, behind a Fortress, and in Thracia, behind a Fort; all other Roman Cities are held by three. Cyrenaica has one Legion. Which Province?
study-to-the-last-man-reason = Where two stand both rebel, and nobody is left to fight, whatever the walls. Rebels raised in a Barbarian Phase may loot a Roman City, and Roma is worth two dice to them: 7 points on average, for certain. Thracia brings one die, elsewhere a third Legion must be beaten first, and Cyrenaica has nothing to loot.

study-take-the-money = What is Roma worth?
study-take-the-money-ask = Turn 1, with bribes: the last Army of Yellow's Marcomanni attacks Roma over the mountains, where two of Green's Legions guard a City. Green offers 3 points to be left alone. Take them?
study-take-the-money-reason = Alone, the Army must win two battles at even odds: once in four times it takes Roma, and the 11 points that are to be had there come to 2.75. Whoever accepts has 3 points and the Army back, and in empty Moesia it brings the 3 of Graecia: 6 for certain. The promise to spare Green for this turn costs little on an empty map.

study-fight-first = Two Armies, two plans
study-fight-first-ask = Turn 1: Blue's Parthi have two Armies left. A single Legion guards Green's City of Syria, across an open border; Armenia is empty. What comes first?
study-fight-first-reason = The attack is won 69 times in a hundred. Then the City can be looted, the third Province of Oriens brings Domination, and the last Army finds Cilicia open; if it is lost, the last Army can still try again or settle. That comes to 12.1 points in this Phase; Armenia first leaves one attack and nothing to follow it: 9.4.

study-stand = The last Legion in Dalmatia
study-stand-ask = The last Phase of the game: Blue attacks Dalmatia from the sea and has one more Legion after this one. Yellow has one Legion left there, and another in Dacia next door. Stand, or withdraw to Dacia?
study-stand-reason = In the end a Province counts 2 points and a Legion none. Withdrawing gives Dalmatia away for certain; against a landing two dice defend it, and every second battle is won. Even if Blue's last Legion goes on to Dacia, whoever stands keeps 0.9 of the two Provinces on average, whoever withdraws 0.5.

study-too-dear = The price of peace
study-too-dear-ask = Turn 7, the last Barbarian Phase: Yellow's Saxones attack Red's single Legion in Sarmatia over an open border, and have one more Army. Stipendium costs 2 points, which Yellow gets, and ends it. Red leads with 210 and has no Phase left; Yellow has 192 and one Roman Phase. Pay?
study-too-dear-reason = All that Sarmatia can still bring Red is 2 points at the end. One attack takes it 69 times in a hundred, both Armies 91 times: that is a loss of 1.8 points at worst. Whoever pays loses 2 for certain, gives Yellow 2, and Yellow's Armies go and score elsewhere.

study-friends-in-the-way = One Legion, one die
study-friends-in-the-way-ask = The last Legion of the game is Blue's. Blue has 209 points without this Phase; Red has 230, and two Provinces and the City of the Numidae are still to be counted. Where does the Legion bring most?
study-friends-in-the-way-reason = Attacks on one's own Peoples are won without dice, and Blue's Galli will score no more. Lugdunensis brings 2 points as a Province and 3 for Presence in Gallia: 27 in all, and 236 is first if Red's die shows a 1 or a 2, as the highest Emperor Token wins ties. The Fortress of Bithynia falls 42 times in a hundred and comes to 25 points.

study-no-more-walls = The last build
study-no-more-walls-ask = The last Phase of the game is Green's. Green has 27 points to spend, five Legions waiting to be placed, and two in Lydia behind a Fort. What does Green do before placing?
study-no-more-walls-reason = Nobody comes after this Phase: a Fort costs a point and protects nothing. Lydia's second Legion is free and takes a Province more, without dice where Green's own Peoples stand: 2 points at the end at least. To mend Africa costs 1 and brings 1, and a Legion from behind walls may be put back: neither gains, neither loses.

study-his-half = His half
study-his-half-ask = Two players, turn 2: Green and Red play against Yellow and Blue. Yellow leads with 71 points, and its Roman Phase is still to come. Green's last Legion scores 3 points for Presence in Hispania or in Africa. Where does it go?
study-his-half-reason = Green has 17 points either way. Three of Yellow's four Provinces of Hispania are held by Peoples, which do not count in a Roman Phase: Aquitania alone dominates there as long as nobody else has as much. A Legion in Lusitania leaves Yellow 3 points instead of 6; in Africa it takes nothing from anybody.

study-nothing-new = Old acquaintances
study-nothing-new-ask = Three players, turn 3: Green draws first and finds the Britanni, strength 4. They have been Green's since last turn, and all four Armies are on the map. Nobody has a token yet. Which brings Green more points this turn: keeping it, or handing it on?
study-nothing-new-reason = A People is only filled up to its strength, so the Britanni bring no new Army. Any other token does: five Suebi, five Sarmatae, four Alani, three Parthi. Whoever gets the Britanni gets the four Armies too once the token is shown, and still Green ends the turn 7 points better on average over 200 lines of play, whoever it is.
