# The studies of the game: what each is called, what it asks, and the reason.

study-the-enemy-within = The enemy within
study-the-enemy-within-ask = The Barbarian plays Major Tribe Uprising: which Tribe is to rise?
study-the-enemy-within-reason = An uprising may be aimed at Rome's own Foederati. The Visigothi bring 30 PF and Alaric over from the Roman side, they already stand inside the empire, between Italia and Constantinopolis, and every area they occupy scores from this year on. The Persae have more units, but far from everything, and Rome loses nobody by it.

study-gather-first = Gather first
study-gather-first-ask = Gaul, the Barbarian's first sequence: Gundericus leads two units of the Vandali out of Treveri. Where to?
study-gather-first-reason = The two have 10 PF, and so has about every Roman stack around them: that is a battle at even odds wherever they go. In Galliae 4 stand the Burgondi and the Suevi with 25 PF. Together they have 35, more than all Romans of any two areas of Gaul, and can take them on one after the other.

study-march-on = March on
study-march-on-ask = Theodoricus has come to Tarraco with three units of the Visigothi, 18 PF, and has 2 PM left. Where does the march end?
study-march-on-reason = In Bracara a single unit of the Suevi stands alone: 18 PF against 5, and it cannot evade without a leader. Once both their units are gone the Suevi are pacified, and two areas score no more for the Barbarian. To turn back makes the march worth nothing, and Toletum lies under the eyes of 30 PF of Vandali and Alani.

study-a-council-of-ones-own = A council of one's own
study-a-council-of-ones-own-ask = Phase C of 455, the Roman holds Ecumenical Council. Marcianus, the eastern Augustus (CP 4), stands at Constantinopolis with his 4 PM, and no enemy is near. Is the Council called now, and if so, where?
study-a-council-of-ones-own-reason = The Barbarian scores only for a Council that still lies on the map in Phase F. Asia 1 is 2 PM away across the strait, so Marcianus is there and home again in one sequence: 4 chances in 6 of 3 PV, 2 PV on average, at no cost. From any other area of Asia he is not home in the same sequence, and to keep the counter brings nothing.

study-where-the-plague-breaks-out = Where the plague breaks out
study-where-the-plague-breaks-out-ask = Gaul in 407: before the Barbarian's first move the Roman plays Plague Epidemic. It reduces all units in its area and in every neighbouring one. Where does it break out?
study-where-the-plague-breaks-out-reason = What counts is the whole neighbourhood, and areas on both sides of a strait are neighbours. In Galliae 1 the plague reaches Treveri, Lutecia, Galliae 4 and Londinium: 14 units and seven leaders of the enemy, the Usurper among them, against four units and one leader of the Roman. In Galliae 4, where the largest stack stands, it would be nine against five.

study-the-mob = The mob
study-the-mob-ask = 405, the Barbarian has played Germanophobia. In the area he names, which must have held regular troops, and in all around it, Palatini of barbarian origin lose a step and leaders of barbarian origin may be murdered. Where does it strike?
study-the-mob-reason = The mob reaches the neighbouring areas too, and it kills on 7, 8 or 9: 3 chances in 10 for each leader, and 1 PV for each who dies. Mediolanum and Ravenna both reach Stilicho and Sarus, and two Palatine units of barbarian origin. Anywhere else, as around Constantinopolis, no leader of that kind is in danger and one unit at most loses a step.

study-a-name-for-the-murderer = A name for the murderer
study-a-name-for-the-murderer-ask = 424, the Roman has played Assassination. John the Usurper (CC 2) and Castinus (CC 4) are at Ravenna, Aetius (CC 8, BT 3) is at Aquileia. Whose name is given to the murderer?
study-a-name-for-the-murderer-reason = The chance is 2 in 10 and the prize 1 PV, whoever it is. But if the Usurper dies his usurpation is over: Aetius, Castinus and all their troops are loyal at once, Ravenna and Roma with them, and the 3 PV of every year of civil war are gone. If Aetius dies John reigns on, and nothing else has changed.

study-who-takes-the-purple = Who takes the purple?
study-who-takes-the-purple-ask = 445, the Barbarian has played Western Usurpation. Aetius, the Caesar (CP 4), is at Vienna with 14 PF, Avitus (CP 3) at Arelate with 10 PF, Petronius Maximus (CP 2) at Roma with 5 PF. Who is to try?
study-who-takes-the-purple-reason = The roll must not be higher than the CP, and a Caesar counts 1 more: Aetius succeeds 5 times in 6, Avitus 3, Petronius 2. With Aetius comes the largest force of the three, and his CC of 8 and BT of 3 leave the Roman and serve the Usurper. Avitus and the Visigothi stand in the same diocese and are tested at once.

study-an-heir-for-the-east = An heir for the East
study-an-heir-for-the-east-ask = 455, Marcianus has been murdered; in the West reigns Petronius Maximus (CP 2). Three may succeed Marcianus: Leo (CC 3, VS 3, BT 1, CP 4), Anthemius (CC 4, VS 2, BT 1, CP 3), Anatolius at Antiochia (CC 4, VS 2, BT 1, CP 2). Who is to be Augustus?
study-an-heir-for-the-east-reason = On the throne it is the CP that counts. A Council succeeds with Leo 4 times in 6, with Anthemius 3 times, with Anatolius twice. For the initiative the die must be lower than the CP of the weaker Augustus: beside Petronius that is 1 chance in 6 whoever it is, but beside a better man, such as Maiorianus (CP 4), it is 3 with Leo, 2 with Anthemius, 1 with Anatolius. What the others have more is CC, and that is of use in the field, where an Augustus should not be.

study-one-fury-four-battles = One fury, four battles
study-one-fury-four-battles-ask = 455, the Barbarian attacks with single units in Galliae 4, at Toletum and in Raetia, and Genseric has landed at Roma with two units, 10 PF against 5, where the Augustus Petronius stands. The Roman holds Furor Germanicus. The battle in Galliae 4 comes first, 5 PF against 3: is the stratagem played before its die?
study-one-fury-four-battles-reason = In Galliae 4 the defender wins 3 times in 10 without help, and only one unit of Limitanei is at stake. At Roma he loses on every face of the die, and 6 times in 10 the Augustus dies. There the fury turns 0 in 10 into 10 in 10, and since Roman units stand all around and the ships are gone, the beaten Genseric and his Vandali have no way out: they are destroyed.

study-turncoats = Turncoats at Treveri
study-turncoats-ask = 407, Stilicho with 15 PF has attacked Treveri, where Gundericus stands with two units of the Vandali and two of the Alani, 20 PF. The die is about to be cast, and the Roman holds Minor Federation Treaty. Does he play it, and with whom?
study-turncoats-reason = All units of the Alani and of the Suevi are inside the empire, so either can be federated at any moment of Phase E. The Alani change sides on the battlefield: 15 PF against 20 become 25 against 10, and the Roman wins 8 times in 10 instead of 3. The Suevi stand one area away and change nothing here.

study-four-areas = Four areas in one sequence
study-four-areas-ask = 445, Aetius sets out from Vienna with his guard of 4 PF. A single unit of the Suevi, 5 PF, stands without a leader at Bracara, four areas away, and he means to fall upon it in this very sequence. Whom does he take along, and which way does he go?
study-four-areas-reason = A group is as fast as its slowest unit: Palatini and Buccellarii have 4 PM, Comitatenses 3, and would end the march at Tarraco. With the Comites Alani he arrives with 9 PF against 5, and quality makes that 3/1: with BT 3 against 1 the battle is won on every face of the die, and on 6 of 10 the unit is destroyed.

study-the-last-word = The last word of the year
study-the-last-word-ask = 467, all sequences are over and Phase F follows at once. The Barbarian still holds Bagaudes, a unit that rises in any area of Galliae, Viennensis or Hispaniae without combat units. Is it played now, and where?
study-the-last-word-reason = Nobody can answer any more, so the points are certain: 2 PV for any area with a town. At Arelate the unit also stands in one of the four imperial capitals of the West, all of which the Roman must control for a point of his own. That makes a difference of 3 PV there, of 2 at Tarraco or Rotomagus, and of none if the counter stays in the hand.

study-autumn-in-spain = Autumn in Spain
study-autumn-in-spain-ask = 467, the Barbarian's last sequence: Euricus has come to Tarraco with three units and has 2 PM left. Spain has a town in every area and no Roman unit; the Suevi hold Bracara and Emerita. The Roman has one sequence left and nobody who could reach Spain in it. How does the march go on?
study-autumn-in-spain-reason = Phase F pays 2 PV for an area with a town, whether one unit stands there or three. One unit left at Tarraco, one at Toletum, and the king with the last at Hispalis: 6 PV instead of 2. A leader must have a unit with him to the end, and where the Suevi stand already nothing more is won.

study-the-bishop-at-the-gate = The bishop at the gate
study-the-bishop-at-the-gate-ask = 455, Phase F: Genseric stands in Roma with two units of the Vandali. The Roman holds Pope, and that counter leaves the game once it is played. Is it played now or kept?
study-the-bishop-at-the-gate-reason = A unit of a Tribe in Roma brings the Barbarian 5 PV, more than any other area, and Pope takes them away whole. It can never save more than these 5, not even from a larger army in a worse year, and next year the Vandali may be gone and the counter useless.

study-the-price-of-peace = The price of peace
study-the-price-of-peace-ask = 446, the Roman has 4 PV and has just played Tribute. The Huns stand in Moesia with six units, the Ostrogothi at Marcianopolis with four, the Gepidae at Naissus with two; the Suevi hold two towns in Spain. A Minor Tribe costs 1 PV, a Major one 3. Who is paid?
study-the-price-of-peace-reason = The Ostrogothi and the Gepidae are subject to the Hunni and follow them into peace. So 3 PV for Attila send all twelve units, 70 PF, home at once and for the whole year; the same price paid to the Ostrogothi buys four of them. That the Suevi are cheaper does not help against what three more sequences of Attila would take.

study-before-winter = Before winter comes
study-before-winter-ask = 455, the Barbarian's last sequence. Genseric holds Roma; the western fleet that brought him is still at sea. Before anything else is thought about, one thing must not be forgotten: which?
study-before-winter-reason = A fleet that is not in its base port after Phase F is lost for five years. Carthago is one step from this sea, an empty fleet sails home in any sequence, and it costs the armies nothing. If it stays at sea Genseric cannot put to sea again before 461.

study-the-franks-set-out = The Franks set out
study-the-franks-set-out-ask = 467, the Roman's first sequence: Childericus leads all three units of the Franci Salii, 15 PF, out of Bononia. The Saxones stand at Londinium with both their units, 8 PF and no leader. Where to?
study-the-franks-set-out-reason = The strait costs 2 of 3 PM. 15 PF against 8 are 3/2, better quality makes it 2/1, and with a leader the Franci win 8 times in 10; 4 times in 10 both units are destroyed at once, which pacifies the Saxones for 1 PV. They score for two towns every year if they are given time to part, and no other army is near. In the north of Gaul there is nobody to be guarded against.

study-an-emperor-astray = An emperor astray
study-an-emperor-astray-ask = 455, the Roman's last sequence. Genseric holds Roma with 10 PF; Petronius Maximus, the beaten Augustus (BT 0), is at Neapolis with 8 PF, and the eastern Augustus is at home. 11 PF stand at Ravenna. Petronius sets out: where to, and with whom?
study-an-emperor-astray-reason = A leader without units rides through an area of the enemy and is not even stopped. By way of Roma it is 2 PM to Ravenna: then both Augusti are in imperial capitals, 1 PV, and he lives behind walls among Palatini. At Neapolis he scores nothing, and with a unit he would have to stop at Roma and fight, where defeat may cost him his life.

study-the-last-of-the-goths = The last of the Goths
study-the-last-of-the-goths-ask = 405, the Roman's last sequence. Of the Ostrogothi, at war, three reduced units are left: two with Radagaisus at Siscia, where Stilicho and Alaric have just arrived with 20 PF, and one alone at Sirmium. The Comes Illyrici is the last to march, with 6 PF out of Salona: where to?
study-the-last-of-the-goths-reason = A Tribe at war comes back whole in winter as long as one unit is left; when none is, it makes peace and the Roman has 3 PV for a Major one. Any defeat destroys a reduced unit: at Sirmium the 6 PF win 8 times in 10, at Siscia 20 against 6 win on every face of the die. And who stands at Sirmium bars Radagaisus's only way out, so that he cannot even evade.
