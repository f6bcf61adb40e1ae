# The studies of the game: what each is called, what it asks, and the reason.

study-inside-the-walls = Inside the walls
study-inside-the-walls-ask = Pyrrhus stands before Rome with 4 Heavy Infantry, 2 Light Infantry, 2 Cavalry and an elephant. The consul, Tactical 2 against his 3, has two Legions in the City. If Rome falls, the war is lost. Behind the walls, or in the field?
study-inside-the-walls-reason = Behind walls neither horse nor elephants count: 14 against 13, and his general is worth one shift. To take Rome he would have to destroy more than 10 of the 13 points at one blow, nine tenths, and a 6 makes only 7. In the field it is 16 against 8: two shifts for the odds, one for Pyrrhus, three for Cavalry Supremacy, and the six win for him whatever falls.

study-let-him-pass = Let him pass
study-let-him-pass-ask = Pyrrhus has come to Bovianum, next to Rome, with 16 Battle Points, two of them Cavalry. The consul's two Legions in the City may try to intercept: 7 or more on two dice is enough. Do they?
study-let-him-pass-reason = An interceptor attacks in the field and leaves his walls behind. There it is 8 against 16: with odds, general and Cavalry Supremacy Pyrrhus has six shifts, so not one fall of the dice in 36 wins for Rome. The Legions would be gone, and the City with them; inside it they cannot be broken in one assault.

study-horse-behind-walls = Horse behind walls
study-horse-behind-walls-ask = A storm holds Pyrrhus at sea. Two Legions attack Tarentum, where a single Greek Cavalry stands in the City. What does the Cavalry do?
study-horse-behind-walls-reason = When walls are used Cavalry does not fight, so the City defends itself with 5 points whether the riders are there or not. Against 8 and a consul it falls to any die of 3 or more, and horsemen inside die with it. Outside they live; with those of Pyrrhus they are two, and against Legions without horse that is Supremacy: three shifts.

study-not-for-plunder = Not for plunder
study-not-for-plunder-ask = The Roman army has sailed to Paestum and left Rome to its walls. Pyrrhus, Campaign 4, has just taken Capua and has 5 MP left. Greece wins at once by taking Rome. What now?
study-not-for-plunder-reason = An army that tries to plunder must roll to move on, and a 5 or 6 ends its move: one time in three, for 2 Talents or so that are found no oftener. Who spares the Town marches on without a die. At Rome it is 14 against 5, four shifts with Pyrrhus, and even a 1 breaks the empty walls; Roman engineers can take back one shift at most.

study-men-for-nothing = Men for nothing
study-men-for-nothing-ask = Capua has fallen, and Pyrrhus has 5 MP left for Rome, where two Legions stand. Rome may raise Militia, half a die of them, for one level of its Stability of 4. Does it?
study-men-for-nothing-reason = This war lasts one Game-Turn, has no Events, and its winner is found by Spaces and Provinces. Stability decides nothing here, so at least one man more costs nothing: in Rome he counts 1 point, and in any empty Space of Italia he must be beaten before it is lost.

study-silver-for-markers = Silver for markers
study-silver-for-markers-ask = Pyrrhus attacks the empty Town of Capua with 20 Battle Points. Greece has 2 Talents left, and two of its Activation Markers are still in the pool. How much for Siege Expertise?
study-silver-for-markers-reason = 20 against 2 is ten shifts and Pyrrhus is one more: even a 1 becomes a 10, whatever Rome bids. A bid is paid even if it changes nothing, and each Talent spent here is a marker that lapses later.

study-one-step-more = One step more
study-one-step-more-ask = Pyrrhus is stuck at sea. Two Legions have marched to Paestum, the Garrison there is gone, and 2 MP are left. Greece holds Tarentum, Venusia and Croton of the five Spaces of Bruttium. Where does the march end?
study-one-step-more-reason = A Garrison alone has no strength: 2 MP are enough to enter Croton or Venusia and remove it without a Battle. Empty Spaces of its home are Rome's, so Greece is left with two of five, and Bruttium, which Greece needs to win at the end, is Roman again. MP that are left over are lost.

study-five-is-enough = Five is enough
study-five-is-enough-ask = Two Legions, 8 points, storm the empty City of Tarentum, 5 points. Rome's die shows 4, the enemy's 6, and Rome has two shifts. A City falls when it is down to 3 Wall Points. How are they spent?
study-five-is-enough-reason = A 5 costs the City 3 points, which are two Wall Points, as each takes two: it falls, and a 6 would do no more. So the second shift is for the other die. Five tenths of 8 are 4 points, one Legion; six tenths are 5, and the second Legion would be Reduced as well.

study-last-legion-in-rome = The last Legion in Rome
study-last-legion-in-rome-ask = The last Roman Minor Move of this Game-Turn; the other Legions have gone south. The only Legion of Rome has 6 MP, enough to sail to Aleria and take Corsica from a lone Garrison. Carthage has one marker left and moves last; at Olbia, one sail away, it has 3 Heavy Infantry, one of them hired, and a 2-5 general. Who holds the enemy's Capital in the Victory Phase wins the game.
study-last-legion-in-rome-reason = Against empty walls a landing is 9 against 5: two shifts, one for the general, two back for the beach. A 4 takes Rome at the first assault, and there is often time for a second: about two games in three are lost. With the Legion it is 9 against 9, more than 6 of the 9 points must fall, and no first assault does more than 5 tenths: one game in five. Corsica does not even change who leads in Provinces.

study-agathocles-at-melita = Agathocles at Melita
study-agathocles-at-melita-ask = Agathocles, 3-5, has landed at Melita with 4 Heavy and 1 Light Infantry. From there he sails to Thapsus without weather and marches on Carthago: 6 MP, which he always has. In Carthago stand one Heavy Infantry, a Cavalry and a general. The Heavy Infantry has 5 MP and could sail to Sicily. Does it?
study-agathocles-at-melita-reason = Horsemen do not fight behind walls, so without the Heavy Infantry it is 13 against 5: three shifts and one for Agathocles, and even a 1 takes the Capital, unless Carthage buys a shift. With it he has 13 against 8 and two shifts, needs a 9, and cannot have more than 8 without buying one. No place in Sicily is worth a City of 3 points and the Capital.

study-long-way-round = The long way round
study-long-way-round-ask = The East wants Cilicia. A Heavy Infantry with a 1-5 general and one Galley Squadron puts to sea at Alexandria, bound for Tarsus; a voyage costs 1 MP however long it is. Which way?
study-long-way-round-reason = Along the coast of Judea and Syria every Port is home, and there is no point at sea on the way to Tarsus: not one die. On the deep sea off Cyprus a 3 or 4 needs Continuity or all drown, a 5 or 6 is a storm, and with one Squadron any second die above 1 drowns them: lost nearly two times in five.

study-nine-and-nine = Nine and nine
study-nine-and-nine-ask = Rome's first Activation is a Recruitment, and four Legions have been raised: nine are on the map. Rome has 9 Civilization Points, 3 Talents left and three markers in the pool. Another Legion for 2 Talents?
study-nine-and-nine-reason = Two limits are reached at once. Each marker costs a Talent, and after another Legion two of three would lapse. And whoever has more Legions than Civilization Points in the Maintenance Phase loses two levels of Stability: ten against nine. First build, then raise.

study-merchantmen = Merchantmen
study-merchantmen-ask = Two Legions under a consul sail into Lilybaeum without a single Squadron. Carthage has one there, a Town with a Heavy and a Light Infantry, and a general. Fight at sea, withdraw, or let them pass?
study-merchantmen-reason = An army at sea without Squadrons is lost in any Naval Battle, to a man, its leader too, and no die is rolled. One Squadron destroys 8 points and a consul for nothing. Let them pass, and they land, or sail on to where no ship is.

study-nine-to-eight = Nine to eight
study-nine-to-eight-ask = The very last Minor Move of the Game-Turn. Greece has 8 Civilization Points, The East 7. The East has 3 Talents, a Garrison at Pelusium, and a Heavy Infantry at Damascus, which is a Town. Most Civilization Points bring 5 VP, fewest none. What is built?
study-nine-to-eight-reason = A City where the Town was adds two points: 9 to 8, and 5 VP against none. A Town adds one: 8 to 8, and a tie is 2 VP each. It costs the last Talents and the Heavy Infantry, but nobody moves any more before points are counted, and Income comes next.

study-not-over-the-alps = Not over the Alps
study-not-over-the-alps-ask = Two Legions at Placentia shall go to Gaul and stand in Narbonensis this Activation. They have 4 MP. Over the pass Valentia is 4 MP away by way of Taurinorum, and along the coast Massilia is 4 MP by way of Genua. Which way first?
study-not-over-the-alps-reason = Whoever crosses an Alpine Pass rolls for attrition, fractions are rounded up, and so of two Legions one is Reduced for certain, whatever the die. The coast road costs as much and loses nobody, and ends in a Port.

study-mend-it-whole = Mend it whole
study-mend-it-whole-ask = Rome has stormed Tarentum; the City is down to 3 Wall Points. There are 17 Talents and one Minor Move left, and it shall go into what Tarentum pays in the next Income Phase. What is done?
study-mend-it-whole-reason = A City below full strength pays 1 Talent and counts 1 Civilization Point, with 4 Wall Points as with 3; with 5 it pays 3 and counts 3. The two Talents come back in the very next Income Phase, and again in each after it. One Talent buys a wall and nothing else.

study-angry-gods = Angry gods
study-angry-gods-ask = Carthage has paid for its marker and draws Dies Irae: pay 2 Talents, or lose this Activation. The 2 Talents are all there is, and two more Carthaginian markers are in the pool. What is it?
study-angry-gods-reason = A Talent is an Activation. Paid to the priests, the two save one Activation and let two lapse; kept, they pay for both. There is no Income before the next Game-Turn.

study-two-beat-one = Two beat one
study-two-beat-one-ask = The last Activation of the war, and it is Carthage's. Rome controls one Province of The Sicilies, Carthage one: Melita, by the Army there. Sardinia and Corsica are empty. A tie is Rome's. The Major Move takes the Army of Melita, 1 Heavy and 1 Light Infantry with a 1-4 general, 7 MP. What comes first?
study-two-beat-one-reason = Where nobody stays nobody is in Control: whoever sails away whole gives up Melita for what he takes, one to one, and loses the tie. One unit left behind costs no MP, or one broken down into Garrisons costs 1; the other sails on to Sardinia by way of Africa, and it is two to one.

study-over-the-isthmus = Over the isthmus
study-over-the-isthmus-ask = A Greek Heavy Infantry with two Squadrons is to sail from Athens to Ambracia, where Pyrrhus waits to cross to Italy. There is no general with it. Where to first?
study-over-the-isthmus-reason = Ships pass from Megara to Corinth over the isthmus, and on by Naupactus to Ambracia there are only home Ports: no die is rolled. Around the cape there are two points at sea; a 6 comes at one of them in 11 cases of 36, and then, without a general, 7 or less on two dice is needed to go on.

study-one-makes-two = One makes two
study-one-makes-two-ask = Macedon's Light Infantry at Salamis stands on Cyprus, two Spaces, a Province of Ptolemy's home. Arsinoe is empty, and nobody else is on the island. Two Minor Moves are left, and this one is for Salamis: how does Macedon get Cyprus in this Activation?
study-one-makes-two-reason = In a home of somebody else more than half the Spaces are needed: both. One unit cannot be in two, but broken down it is two Garrisons, and the second Minor Move takes one of them to Arsinoe, 1 MP away. Macedon gains a Province and a level of Stability, and Ptolemy loses two levels.
