# The studies of the game: what each is called, what it asks, and the reason.

study-horsemen = Six points on horseback
study-horsemen-ask = November 53 BC: Labienus (+2) leaves his train at Agedincum and crosses the Liger to attack Cenabum, where a chief (+0) has two legions, 40 points, and no cavalry. He has six legions and some auxiliaries, 138 points in all. Whom does he take along?
study-horsemen-reason = Whoever has twice the cavalry of the other side pins him: he may not retreat before combat. The 6-16 counts 3 after the river, and against none at all that is enough. At 69 to 40 each face of the die destroys the Gauls; without the cavalry they walk away for 5 points of morale.

study-nine-points = Nine Movement Points
study-nine-points-ask = November 53 BC: Labienus stands at Agedincum with six legions (MA 10) and a full train of 6 Supply Points. He wants to be at Avaricum this month: 3 MP to the next hex, then 6 across the Liger. How are his men fed?
study-nine-points-reason = Units that forage before they march lose 2 MP of their MA, and all who go with them. Fed from the train they have 10 and need 9; fed by the land they have 8 and stop before the river. Here the land would probably have fed them, but not brought them there.

study-no-need-to-hurry = No need to hurry
study-no-need-to-hurry-ask = November 53 BC: two legions at Lingones, fed from the train that stays behind, are to join the army at Agedincum under their leader (+1). The way costs 9 MP in winter. How do they set out?
study-no-need-to-hurry-reason = A forced march would give them 2 MP more, but then a die above 2 costs a legion: four times in six. They have 10 MP and need 9.

study-out-of-the-way = Out of the way
study-out-of-the-way-ask = November 53 BC: Labienus (+2) attacks Avaricum over the Liger, 138 points halved to 69, rated A. Vercingetorix has 46 points there, two legions rated C and a 6-16, and no leader. Stand, or retreat?
study-out-of-the-way-reason = At 3-2 with 4 on the die Labienus wins whatever he rolls, and on no face does anyone get away: that is 46 points, and 12 of morale with the defeat. A retreat costs 5 of morale and nobody. It is allowed as long as the attacker has less than twice the cavalry: halved by the river, his 6-16 counts 3.

study-under-the-walls = Under the walls
study-under-the-walls-ask = January AD 101: Trajan (+3) and Sura stand with four veteran legions, 88 points, before Sarmizegethusa. Decebalus (+2) is inside with 114 points and a class A fort. Lay siege, or storm it?
study-under-the-walls-reason = Behind walls men count double: 88 against 226 is 1-3. On four faces of six Trajan's army is gone to the last man, with both leaders, and on no face do the walls fall. A siege can be lifted; a dead Imperator cannot.

study-not-alone = Not alone
study-not-alone-ask = January AD 101: Trajan (+3) besieges Sarmizegethusa with 88 points rated A. Decebalus (+2) has 114 points rated B inside; none of his other stacks has come. Does he sally?
study-not-alone-reason = In a sally the walls do not count: 114 to 88 is 5-4, and with leaders and CER 2 off the die. Two faces of six cost him his whole army and himself, only one destroys Trajan. A city takes no attrition in the month in which it accepts siege, and there are friends near enough to be waited for.

study-relief = From both sides
study-relief-ask = January AD 101: Trajan (+3) besieges Sarmizegethusa with 88 points rated A. Decebalus (+2) holds it with 114, and 88 more have come from Potaissa and Apulum, half of them across a river. Attack now, or wait?
study-relief-reason = Besieged and relief attack as one: 180 to 88 is 2-1, with 2 off the die. Three faces of six destroy the Romans with Trajan, and no face is worse for the Dacians than a retreat without loss. For Trajan the next month can only be better.

study-stay-at-home = Five in six
study-stay-at-home-ask = February AD 238: Capelianus (+1), 42 points rated A, passes next to Carthago. Gordian (+0) there has a new legion and two 4-12s, 16 points rated B, and would intercept him on 2 or more. Does he try?
study-stay-at-home-reason = Whoever intercepts is the attacker, away from his walls. 16 to 42 is 1-3, with 2 off the die: all six faces eliminate him. That an interception is likely does not make it good; at Carthago his men would count three times as much.

study-in-or-out = In or out?
study-in-or-out-ask = February AD 238: Capelianus (+1), 42 points rated A, attacks Carthago. Gordian (+0) has 16 points there, a fleet in port and a city of strength 2. Africa is deforested. Stand, or accept siege?
study-in-or-out-reason = Before the walls every face of the die wipes out Gordian's men. Inside they count three times: 62 with fleet and city, and the cavalry of the attacker only half, 33. Then Carthago falls on no face, and on three Capelianus loses everything he has, though Gordian's men with him.

study-watch-on-the-danube = The watch on the Danube
study-watch-on-the-danube-ask = November AD 248: Decius needs a legion from Carnuntum for Italy. There stand two of 20 points and a 4-12, and nobody else is in Pannonia Superior. Boiohaemum and Iazygia lie beside it. Who goes?
study-watch-on-the-danube-reason = Each month in which a Roman Province beside such barbarians holds fewer than 20 land points each of them wakes on 5 or 6, with an army of its own, and whoever is farthest away runs it: Philip. One legion is exactly 20; the other may go.

study-a-teacher = A teacher
study-a-teacher-ask = March AD 45: Herod has 43 talents and wants new heavy cavalry, rated B, that can march in April. His only 30-16 stands at Hierosolyma; Gaza has a 16-9. Where is it raised?
study-a-teacher-reason = New heavy units are trained by a veteran with the same symbol, in the city in which both stay this turn. Where there is none they may be raised too, but do not leave the city for two game turns. Infantry teaches no riding.

study-this-quarter = This quarter or the next
study-this-quarter-ask = September AD 282: Carus has 122 talents; a good legion costs 12 now. Does he raise men at once, or keep his talents for a later quarter?
study-this-quarter-reason = Units cost double in June, September and December, but never in the first Mobilization Phase of a scenario. What costs 12 today costs 24 in December; not before March is it 12 again, and the limits of this year are then gone unused.

study-ships-ashore = Ships against the shore
study-ships-ashore-ask = April 67 BC: Varro (+1) lies with two fleets and a legion before a nest of pirates at Patras. Their only fleet has fled into port; a 4-12 and a class D fort guard it. He cannot land, as he is not worth +2. Is there anything to be done this month?
study-ships-ashore-reason = Fleets may attack a coastal hex from the sea with a quarter of their strength, and those aboard with half: 9 and 8 are 17. Fort, port, 4-12 and a quarter of the fleet are 11. At 3-2 four faces of six destroy the nest with its fleet, and no face costs him anything and leaves it standing.

study-fetch-pompey = Fetch Pompey
study-fetch-pompey-ask = April 67 BC: three empty fleets from Neapolis lie before Roma with 27 MP left, on the way to the pirates near Pisae: one fleet, a 4-12, a class D fort. Pompey (+2) stands at Roma with two legions and two 4-12s. What do the ships do next?
study-fetch-pompey-reason = Only with a +2 leader can anybody land, and men aboard fight with half their strength even from the ships. Empty, 13 points against 11 destroy the nest on two faces of six; with Pompey and his men it is 3-1 or better, and it falls on all six. To embark them costs 6 MP, and 17 are left at the nest.

study-one-against-two = One against two
study-one-against-two-ask = April 67 BC: one fleet of pirates, 18 points, attacks two of Pompey's at Rhegium, 36 points; nobody has a leader. Fight outside, or withdraw into port?
study-one-against-two-reason = Losses round down, but a side of several fleets always loses one. At 1-2 the lone pirate sinks on one face of six, and Pompey loses a fleet on four. In port nobody can attack his ships but with the city.

study-no-second-month = No second month at sea
study-no-second-month-ask = May 67 BC: Varro's two fleets from Corcyra spent the end of April on watch at sea, near the pirates of Patras. All of Pompey's others lie in port. May he leave his ships where they are this month?
study-no-second-month-reason = A fleet that begins the Naval Operations Phase at sea must end it in a friendly port, or it is eliminated. With 30 MP Corcyra is close; in port it may stay as long as it likes.

study-no-prize = A victory and no city
study-no-prize-ask = February AD 238: Gordian (+0) has accepted siege at Carthago: 16 points, three times as strong in Africa, with a fleet and the city 62. Capelianus (+1) has 42 points, of which 18 are cavalry. Besiege or assault?
study-no-prize-reason = Cavalry counts half against a city: 33 to 62 is 1-2. On three faces of six he loses all he has. The best result is a victory without losses, and besieged men who lose stay where they are: no face takes the city.

study-no-gift = No gift for a sure thing
study-no-gift-ask = March AD 101: Trajan (+3) has intercepted a straggler with 94 points against 2. His morale is 142, that of Decebalus 98; a gap of 50 would add 1 to the die. He has 13 talents, Decebalus none. How much does he give?
study-no-gift-reason = Six talents would make the gap 50. But at more than 7-1 all six faces eliminate the enemy without loss as it is, and a gift counts for this battle only.

study-ahead-of-his-legions = Ahead of his legions
study-ahead-of-his-legions-ask = January 52 BC: Vercingetorix (+2) has ridden out of Gergovia with his two 6-16s, 12 points and 16 MP. Caesar (+3) is on his way to the army, without a single unit, and rests in the open at A2617, 14 MP away. The Aedui hold Bibracte for him, Labienus stands at Agedincum. Where does the ride go?
study-ahead-of-his-legions-reason = The Gauls win as soon as Caesar is dead or captured. A leader without units is one strength point and has no cavalry: horsemen pin him, and for all his +3 he falls on every face of the die. Only cavalry gets there; infantry would be at the end of its march after 8 MP. On the way nobody but the Aedui has a chance to intercept, and only on a 6.

study-last-month-of-the-year = The last month of the year
study-last-month-of-the-year-ask = December AD 407: Stilicho (+2) has led the army of Mediolanum to Verona. Honorius (+0), the Imperator, sits behind the walls of Ravenna with two legions. From there to Verona it is 8 MP, and no enemy can come so far this month. Does Honorius stay where he is?
study-last-month-of-the-year-reason = From January on Stilicho is executed on 10 or more with two dice in each Diplomacy Phase in which he does not stand with Honorius, and his cavalry goes over to Alaric: 6 chances in 36 a month. Over the eight months to the end that is three times in four, and without Stilicho his side cannot win. In one hex no die is rolled, and with legions or alone Honorius is there this month.
