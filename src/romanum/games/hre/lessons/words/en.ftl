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
