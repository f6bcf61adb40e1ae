# The lessons of History of the Roman Empire: warm, short, plain.

lesson-battle = Caesar in Gaul
lesson-battle-about = Place a Legion, win a first battle, and keep what you have won.
lesson-battle-hello = Welcome to Gaul. You play Red, and Caesar himself leads you. The red counters are your Legions. The Galli of the player Green hold Lugdunensis, right next to your city in Aquitania, with a single Army.
lesson-battle-place = You have three Legions in hand. They go on the map one by one, next to what is yours. Nobody holds Narbonensis: put a Legion there, and it is your Province.
lesson-battle-place-else = That can be done too: Legions even sail. But we want to stand around Lugdunensis first. Put this one in Narbonensis.
lesson-battle-attack = Now the Galli. Put a Legion where an enemy stands and there is a battle: both roll, and the highest single die wins. Caesar gives you three dice, the Galli have one. Attack Lugdunensis, by land.
lesson-battle-attack-else = Caesar would shake his head: Lugdunensis lies open before you, and by land the Galli roll only one die. Attack it from Aquitania.
lesson-battle-hold = Won! The Galli are gone and your Legion stands in Lugdunensis. But one Legion alone is lost with one bad roll. Three can share a Province: put your last one beside it.
lesson-battle-hold-else = You may, but then Lugdunensis could fall as quickly as it was won. Send the last Legion there.
lesson-battle-fort = All Legions stand. You also have one Fort, which makes every die of a defender better by one. Raise it where you fear an attack most; how about Lugdunensis?
lesson-battle-fort-else = Keep nothing back: a Fort in the box defends nobody. Raise it in one of your Provinces.
lesson-battle-city = What you hold can be built on. A City brings points in every turn it stands. Found one; Lugdunensis is a fine place.
lesson-battle-city-else = A turn without a new City is a turn of points less. Found one first.
lesson-battle-end = That was a whole Roman turn: place, fight, hold, build. The points you made for it stand beside your name. Whoever has most after seven turns wins.

lesson-italia = All of Italia
lesson-italia-about = What a Diocese is worth, and why the fifth Province counts most.
lesson-italia-hello = The map is made of nine Dioceses, five Provinces each. Italia has Roma, Cisalpina, Dalmatia, Sicilia and Raetia. Some of a Diocese brings its value, most of it brings twice as much, and all of it three times as much. You hold four.
lesson-italia-attack = The fifth, Raetia, lies behind the Alps, and one Army of the Galli sits there. Over mountains the defender rolls two dice instead of one. You have Caesar and three dice: attack all the same.
lesson-italia-attack-else = That would bring a little. The last Province of a Diocese brings a lot: attack Raetia.
lesson-italia-rest = Raetia is yours, and with it all of Italia. Now use what you have left as you like: a first Province in a new Diocese is worth its value as well. Raise the Fort, found Cities, and finish with Done.
lesson-italia-end = The log tells what you made of it: Cities first, then the Dioceses. Look where the others can still break one of yours; they will.

lesson-kingdom = A friend in Thracia
lesson-kingdom-about = Play a card, and let a Kingdom fight for you.
lesson-kingdom-hello = Before you place Legions you may play one of your cards. They are yours for the whole game and there are no more to come, so each has its moment. Those that can be played now are lit in your hand.
lesson-kingdom-card = The Odrysae are a Kingdom that rises in Thracia, far from your Legions. Play their card.
lesson-kingdom-card-else = It will be too late for them soon: their card is good for two turns alone. Play the Odrysae.
lesson-kingdom-army = There they are, with a City and a Fort. One Army is left in their hand, and you place it, just this once. Macedonia next door is empty and a good place for a City.
lesson-kingdom-army-else = An Army that is not placed is lost. Put it somewhere.
lesson-kingdom-end = From now on the Odrysae stay where they are, and whatever they hold counts for you in each of your Barbarian Phases. Defend them by keeping others busy.

lesson-empire = Your own Empire
lesson-empire-about = The whole game against three recruits, with the guide at your side.
lesson-empire-hello = Now all of it: seven turns, tokens, cards, Barbarians and Legions, against three recruits who do what comes to their minds. The guide says a word whenever something new comes up. You can leave at any time. Good luck!
lesson-empire-end = That was the whole story, from the triumvirs to the last emperor. You know the game now. Try soldiers instead of recruits next.
