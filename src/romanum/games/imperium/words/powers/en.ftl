# Imperium Romanum: neutrals and clients, waking, grain, dissolution.

do-cut-grain = Cut off the grain of { $province } with { $number ->
    [one] one fleet
   *[other] { $number } fleets
}

ask-name-lord = Which of your powers gets { $province }?
ask-placing = { $power }: where are the next units to stand?
ask-filling = { $power } at { $place }: who is to stand there?
ask-ships-for-foot = { $power } has { $number } 16-9: how many are fleets instead?
ask-besiege-rebels = Besiege the rebels in the capital?
ask-cut-grain = The fleet at { $place } may cut off grain: whose?

event-roll-off = They roll for it: { $dice }.
event-neutral-run-by = { $power } is moved by the player of { $by }.
event-power-wakes = { $power } takes up arms.
event-power-sleeps = { $power } is quiet again.
event-power-dissolves = { $power } dissolves.
event-player-out = The player of { $power } is out of the game.
event-units-of-a-people = { $power } musters: dice { $dice }, modified { $total }.
event-barbarians-stir = { $power } looks at { $province }: die { $die }.
event-persia-stirs = { $power } stirs: dice { $dice }, modified { $total }.
event-grain = { $city } hungers under { $power }: die { $die }, rebellion up to { $limit }.
event-grain-rebellion = { $city } rises against { $power } for bread.
event-grain-cut = { $power } cuts off the grain of { $province }.
event-faction-dissolves = { $power } dissolves: what it had goes over to other Romans.
event-units-defect = Units of { $power } go over to { $other }.
event-acclaimed = The troops of { $leader } hail him: die { $die }, Imperator on 5 or 6.
event-proclaimed = { $leader } is proclaimed Imperator and leaves { $old }: { $power } arises.
event-wavers = Do units of { $power } at { $place } go over? Dice: { $dice }.
event-turncoat-rolls = Whose man is { $leader }? Die { $die }.
event-turncoat = { $leader } goes over to { $power } with half his troops.

why-invaders-first = { $power } must first drive the enemy out of its land and may not go to { $province }.
why-not-the-nearest = { $province } is not the nearest land of Rome or of a civilized state for { $power }.
