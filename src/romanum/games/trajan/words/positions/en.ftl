# What is wrong with a position in words.
fault-on-the-sea = Nobody stands on the sea.
fault-standard-off-map = An Exercitus marker stands on the map.
fault-under-standard = Under { $standard } stand its own, in the open, face down.
fault-scenario-turns = The scenario has so many turns: { $turns }.
fault-intruder = The city is the other side’s, and { $unit } is in it.
fault-many-markers = { $kind }: { $there } markers, and there are { $most }.
fault-not-supreme = { $unit } does not lead this side.
fault-unseen = A counter of this side is on the map, and the enemy sees nothing of it: { $side }.
fault-astray = { $unit } is not with its Exercitus.
fault-cities-once = `cities` names at least one city, and each once.
fault-cities-count = There are { $most } cities.

# What the drawers of a position in words are called.
drawer-hands = Stratagem Markers in hand
drawer-cities = Whose Civis is there
drawer-supreme = Supreme Leaders
drawer-supreme-lost = When one was lost
drawer-triumph = The Triumph lies at
drawer-aims = Ways to win
drawer-capitals-rewarded = Capitals already rewarded
drawer-royal-levy = Royal Levy was called
drawer-hatra-defies = Hatra defies
drawer-seen = Where the enemy saw them
drawer-seen-turns = When the enemy saw them
drawer-happened = Events that happened
drawer-debt = Debt
drawer-debt-due = When it is due
drawer-optimus = Optimus
drawer-stayed = Who stays where he is
drawer-silenced = Who plays no marker
drawer-guards-used = Guards already used

# Words of positions that are nothing’s name, as an editor shows them.
entry-in = in the city
entry-out = in the open
entry-up = face up
entry-down = face down
entry-free = under no marker

# Kinds of rows, their fields, and what these can be.
kind-any-of-cities = one of these cities
kind-all-of-cities = all of these cities
kind-count = so many cities
field-cities = cities
kind-leader-gone = a leader is gone
field-requisite = without it there is no victory
kind-triumph = the Triumph marker lies there
field-side = Side
field-count-cities = so many
field-leader = leader
field-city = city
