# The studies of Trajan: what each is called, what it asks, and the reason.

study-within-the-walls = Within the walls
study-within-the-walls-ask = The Armenian War, before the first turn. Parthamasiris and Meherdates lie in Artaxata with 7 strength points. Trajan can ride there in one march and stir the city up. Armies may also camp before the walls: do you bring anybody out?
study-within-the-walls-reason = Against an Armenian city a Revolt works on 4 or less. With five points or more inside one is added to the die, and the risen Civis must then live through a fight with the garrison, which it does half of the time: 25 in 100 for each marker. Outside, the army can do nothing for the city, and the gates open 67 times in 100.

study-nearest-harbour = The nearest harbour
study-nearest-harbour-ask = April, the Armenian War: Rome wants Artaxata. Trajan stands in Satala, seven hexes away by road. One Political marker of his calls in whoever you like of the off-map forces, 30 strength points with four generals and a train; they cannot march this turn, but they may land in any Roman port or come by a road from the west. Where do they come in, to be before Artaxata as soon as may be?
study-nearest-harbour-reason = One marker brings as many off-map units as you like, a Recruit marker only one. From Phasis the road runs six hexes by Harmozica to Artaxata: legions make four in a month, so they are there in the second march, or even in the first on a good die. From Trapezus it is two hexes to Satala and seven more, behind Trajan on the same road.

study-open-gate = The open gate
study-open-gate-ask = Mesopotamia, April. Quietus has gone with his whole army from Tigranocerta to Edessa and besieges Abgarus there. Mebarsapes has ridden out of Nisibis alone, by road, and may still go eight hexes; his troops guard the city. Parthia has one Political marker, and Artaxata or Tigranocerta would be a level of victory. Where does he ride, and what then?
study-open-gate-reason = Nobody guards Tigranocerta, so a Revolt there needs 4 or less: Armenian cities waver easily. That is two chances in three of a level for one marker. On the way to Edessa he can do nothing for Abgarus: a leader has no strength to fight with, and any legion that finds him alone kills him.

study-five-is-enough = Five is enough
study-five-is-enough-ask = Mesopotamia, April. Quietus sets out from Tigranocerta, a city that gives Parthia a level of victory, and Mebarsapes in Nisibis is one hex from it. Exactly one unit is to stay inside. Which?
study-five-is-enough-reason = Five points inside make a Revolt harder by one: 3 in 6 instead of 4. Then the garrison fights the risen Civis, and it lives through a legion about two times in three, through a cohort four times in five. In all a marker takes the city from a legion about one time in three, from the 4 points of a cohort more often than not (55 in 100).

study-by-water = By water
study-by-water-ask = Mesopotamia, April. Quietus with his whole army, the train with it, is to lie before Nineveh this turn, so that the engines can work next turn. The train marches three hexes, Nineveh is four away; Nisibis on the road is Parthian. Which kind of march?
study-by-water-reason = Down the Tigris a force goes up to ten hexes, whatever its slowest unit makes: only a 1 stops it, and only a 5 scatters it, so four rolls in six put it just there. By road it must stop at Nisibis, where there is an enemy. Across country the train's three hexes are one too few, but for a 6.

study-two-generals = Two generals, one march
study-two-generals-ask = The Parthian War, April. Clarus and Alexander, rated 1 each, set out from Nicephorium to stir up Dura-Europus, three hexes down the road; you hold Political markers for both. Troops may stay behind as you like. Who leads, and who stays? Leave whom you want, then choose the way.
study-two-generals-reason = A leader plays no more markers in a turn than his rating, and out of a hex only one march is tried. So both ride: two tries at a half each open the gates three times in four, one try only every second time. A general left in Nicephorium cannot follow this turn.

study-which-gate = Which gate?
study-which-gate-ask = The Parthian War, April: Rome has 40 cities and wants 45. Quietus rides alone and has come to where the road forks, with two Political markers for him. Left lies Nineveh, right behind Singara lies Hatra, each two hexes on; both have nobody inside but their Civis. Whither?
study-which-gate-reason = Hatra is of Arabian colour: its Civis changes sides on 4 or less, that of a Parthian city only on 3 or less. With two markers that is 8 times in 9 against 3 in 4, and both count as one city. Besides, Nineveh lies beside Arbela and its army, Hatra two hexes from it.

study-ride-home = Do not sleep there
study-ride-home-ask = The Parthian War, April. Quietus, rated 2 and alone, has turned Hatra and has four hexes of march left; his hand holds no Political marker any more. Mebarsapes lies in Arbela, five hexes away by road, with 11 points. Where does Quietus spend the enemy's turn?
study-ride-home-reason = The Civis alone holds the city; he can do nothing for it, since without a Political marker he cannot counter a Revolt. If he is alone inside when it rises, on 4 or less, he is gone for good, and before the walls any unit with strength kills him without a fight. Within four hexes are Nisibis and Tigranocerta, with armies.

study-king-away = A king in a trap
study-king-away-ask = The Armenian War, April. Trajan's army has come within three hexes of Artaxata. The Armenian army stays in the city; of its two leaders, rated 1 each, one rides into the interior and one stays. Rome has a level of victory if Parthamasiris is gone at the end. Who stays?
study-king-away-reason = Once Trajan is before the walls nobody inside can march, and whoever is in a city that falls falls with it: with the king there one breach could bring Rome its level and open the way to another. Meherdates can do all that the king could do inside: play a marker against a Revolt and steady a unit. So the king rides while the road is open.

study-emperor-alone = The emperor is alone
study-emperor-alone-ask = Mesopotamia, April. Trajan has ridden alone to Nicephorium and stands before its walls: the gates have stayed shut. Mebarsapes in Nisibis, five hexes away by road, has 7 strength points; Abgarus in Edessa, beside Nicephorium and two hexes away by road, has 1. Quietus lies in Tigranocerta with 20, Bassus in Zeugma with 9. Who goes for the emperor, and by which way?
study-emperor-alone-reason = A leader without troops is gone as soon as enemies with any strength attack him: one point is enough, there is no fight, and Rome loses all its markers with him. Mebarsapes would ride past Quietus, who may intercept him, and leave Nisibis open. By road Abgarus is there with his unit on four rolls in six; across country attrition takes it on two, and a 1 stops both.

study-long-odds = Long odds, high prize
study-long-odds-ask = The Armenian War, May, after the marches. Trajan plays his Agent for a murder. Meherdates, rated 1, lies alone at Harmozica, in the hex of a Roman legion; Parthamasiris, rated 1, sits in Artaxata with his army, which has no Guard. Whom does the Agent seek out?
study-long-odds-reason = A leader alone dies on 2 or less, one among others on a 1 only: 1 in 3 against 1 in 6. But Rome has a level of victory, one of its three, if Parthamasiris is gone; the death of Meherdates brings none. Half the chance of a level is worth more than the whole of a general rated 1, whom the legion at Harmozica can simply attack: alone he is gone without a fight.

study-watched = Under guard
study-watched-ask = Mesopotamia, April, after the marches. Mebarsapes, besieged in Nisibis, plays the Agent of Parthia for a murder. Within three hexes lie face up Trajan and Bassus, in Edessa with the Praetorians and the Emperor's Horse, and Quietus before Nisibis with a legion and horse. Whose death is tried?
study-watched-reason = Each Guard unit undoes one Agent in its hex in a turn, for nothing. Trajan and Bassus have two of them about, so an Agent against either is thrown away. Quietus has none: he dies on a 1, and he is Rome's second man, rated 2.

study-anvil = Hammer and anvil
study-anvil-ask = The Parthian War, May. Clarus has beaten Athambelus and his levy of 4 points before Babylon. Beside it, at 1716, stands Trajan with 33 points; he has not fought yet this turn. Where to are the beaten driven?
study-anvil-reason = A beaten defender may be attacked again in this segment by a force that has not fought, in the hex he is driven to; and the winner chooses the hex, also one where his own men are. Trajan's 33 points against these 4 wipe them out in nearly half of all battles by a river, Athambelus with them, and lose one in twenty. In the desert they are out of danger and come back.

study-steady = Whom the emperor steadies
study-steady-ask = The Parthian War, June: the first round of an Assault on Babylon. Trajan's force must check discipline, and then comes the melee, in which it strikes first. He may lend his own class, Imperator, to one unit. The second legion, Traiana, is of class Recruit, all other units that fight are Veterans. To whom?
study-steady-reason = In the Fire round Recruits fail on 1 and 2, Veterans on 1, an Imperator's men never. So Traiana gains two faces of the die, any other legion one, and each is 10 points in the melee. The best troops need their emperor least.

study-caravan-gold = Caravan gold
study-caravan-gold-ask = Mesopotamia, April; nobody marches any more. Chosroes in Ctesiphon plays the Trade Concession, because he needs more men. It brings three Satrapy units at random, or two markers at random, with which men can be raised as well. The Satrapy recruits are eleven units with 35 points. Which?
study-caravan-gold-reason = Three units of eleven with 35 points are 9 or 10 points on average, now. Two markers raise two units at the very most, and only if both turn out to be Political; they then cost two of a leader's plays besides. The markers are for other plans.

study-sure-recruit = Pick or draw
study-sure-recruit-ask = The Armenian War, April; nobody marches any more. Chosroes sits in Ctesiphon and spends one Political marker on troops: he wants as much strength for it as he can get. The Core recruits are two hordes of 5, a levy of 4, elephants of 2, two cataphracts of 1, a train and two leaders; the Satrapy recruits are fourteen units with 41 points, and one of them is drawn at random. What does he raise?
study-sure-recruit-reason = In a regional capital a Core leader picks the unit: a horde brings 5 points for certain, all of it horse archers. The draw brings 41 divided by 14, not quite 3 points, and it may be a single leader. Levies from the satrapies are for leaders who stand in other cities.

study-counter = The last Political marker
study-counter-ask = The Armenian War, April. Abgarus, rated 1 and alone, plays a Revolt against Tigranocerta: 4 or less on the die. Quietus is inside, alone; Rome has one Political marker, and Military ones. Does he counter?
study-counter-reason = If the city rises, 4 times in 6, the general whose only company is himself is gone for good, Rome loses one of the two cities of its condition, and Parthia has a level. Abgarus may play one marker in a turn, so this one stops him altogether. Nothing that Rome can do with the marker next month is worth so much.

study-embassy = Forty-one cities
study-embassy-ask = The Parthian War, the last turn: an embassy asks both sides for a treaty. Rome holds 41 cities, Parthia 25. Rome has levels of victory for a Parthian capital, 45 cities and the Triumph in Ctesiphon, Parthia for a Roman capital, both Armenian cities and 22 cities. Of all these conditions only Parthia's 22 cities are met. Does Rome agree?
study-embassy-reason = Levels decide, not cities: Rome has none, Parthia one. To win Rome would have to take four of Parthia's cities in a single turn, and three markers do not stretch so far; a capital would be one level all, a draw as well. In 60 lines of play it lost 46 times, drew 14 and never won. A treaty is a draw at once.

study-triumph = Triumph
study-triumph-ask = The Parthian War, the last turn. Rome has 39 cities and no hope of 45; Trajan stands in Ctesiphon, which is Roman: one level. Parthia has two, for Tarsus and for 22 cities. Rome takes three markers of its choice. Which must be among them? Take that first.
study-triumph-reason = In this scenario the Triumph in Ctesiphon is a level of its own, and the Supreme Leader is where he must be to play it: no die is rolled, and it makes two all. A Political marker only buys the throw of a die. The other two may well be Political, for a Revolt in Tarsus.

study-engines-first = Engines first
study-engines-first-ask = Mesopotamia, the last turn, after the marches. Rome has 38 cities, needs 39, and Edessa; Parthia has levels for Nisibis and for 27 cities. Before Nisibis Rome has 24 points and a train against 12 inside, before Arbela 4 and a train against 5, and all have been there since last month. Only what is taken now counts. How does Rome begin?
study-engines-first-reason = An Assault takes a city only if everybody inside is disrupted twice in two rounds: not once in a hundred times at Nisibis. A Formal Siege opens a breach half of the time, with three rounds in which the defenders lose by numbers too; on a 5 or 6 the Assault is still open, and only on a 4 is there none. In all that is about 5 in 100, and Nisibis would turn the war.

study-two-keys = Two keys to one gate
study-two-keys-ask = The Armenian War, the last turn, and Parthia has the last word. Rome's one level is to hold both Armenian cities; Parthia has 29 cities and needs 30, or Artaxata, or Tigranocerta. Meherdates and Parthamasiris, rated 1 each, stand before Artaxata with 3 points; inside is nobody but its Civis, outside Quietus alone. Parthia's hand is empty and takes two markers. Which, one after the other?
study-two-keys-reason = Artaxata rises on 4 or less, and each of the two leaders can try once: 8 times in 9 one of them succeeds. That gives Parthia two levels, the city and the thirtieth, and takes Rome's only one. A battle against Quietus wins nothing that counts, and other markers come too late.
