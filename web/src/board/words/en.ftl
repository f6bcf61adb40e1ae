# MapFrame.svelte
go-on = Go on
you-can = { " " }You can: { $actions }.

# MapTools.svelte
look-at-the-map = Look at the map
zoom-in = Zoom in
zoom-in-key = Zoom in (+)
zoom-out = Zoom out
zoom-out-key = Zoom out (−)
the-whole-map = The whole map
the-whole-map-key = The whole map (0)
draw-a-campaign = Draw where Armies go
draw-a-campaign-key = Draw where Armies go: each place in turn, until it is taken (a drag with Shift)

# PlaceList.svelte
places = Places

# OddsBadges.svelte
if-they-stand = if they stand

# PlaceMenu.svelte
expected-losses-own-enemy = expected losses: { $own } own, { $enemy } enemy

# WayCard.svelte
the-best-of-ways = , the best of { $ways } ways
legs = { $legs ->
    [one] 1 leg
   *[other] { $legs } legs
}
arrives = { $percent }% to arrive
left-over = { $left } left
the-way-ends-there = The way ends there

# ways.ts
risk-comes = { $risk } at { $where } by those at { $whence }
within-reach = { " " }Within reach: { $told }.

# WayMenu.svelte
ways-to = Ways to { $title }
it-ends-there = it ends there
go-there = Go there
then-stay = then { $stay }

# loading.ts
the-map-could-not-be = The map could not be loaded ({ $status }).

# Sheets.
fold = Fold
unfold = Show more
or = , or{ " " }
all-of-these = All of these

# Pointers.svelte
beyond-the-edge = Beyond the edge of the map
out-of-sight = { $count } out of sight: { $places }

# NumberChoice.svelte
how-many = { $words }: from { $least } to { $most }
one-less = One less
one-more = One more

# plain/
plain-map = Map: arrow keys go from place to place, Enter chooses. { $places } can be chosen now.
plain-facts = What everybody may know
plain-nobody = Nobody
plain-held-by = held by { $side }
plain-so-many = { $name } { $count }
plain-where = Choose a place.
plain-put-down = Choose something else
plain-places = Places
plain-counters = Counters
plain-cards = Cards
plain-no-cards = You hold no cards.

# units/
role-legion = Legion
role-guard = Guards
role-heavy-infantry = Heavy infantry
role-infantry = Infantry
role-light-infantry = Light infantry
role-militia = Militia
role-warband = Warriors
role-rebels = Rebels
role-cavalry = Cavalry
role-heavy-cavalry = Heavy cavalry
role-cataphracts = Cataphracts
role-horse-archers = Horse archers
role-elephants = Elephants
role-leader = Leader
role-galley = Galleys
role-transport = Transports
role-train = Baggage train
role-siege-engine = Siege engine
role-garrison = Garrison
role-fort = Fort
role-townsfolk = Townsfolk
role-court = Court
