# Everywhere
lobby = Lobby
scenarios = Scenarios by players
new-scenario = Make a scenario
play = Play
choose-who-plays = Choose who plays
share = Share
my-seat = My seat
open-a-file = Open a file
add = Add
game = Game
remove = Remove

# EditPage.svelte
editor-romanum = Make a scenario · Romanum
what-the-editor-is = Choose the scenario on whose map and rules yours rests. Then put what you like where you like, and play it.
go-on-with = Go on with { $title }
laying-it-out = Laying out the board …
throw-it-away = Start over? What you have made is thrown away, unless you have shared or downloaded it.

# Desk.svelte
map = Map
not-yet = { $faults ->
    [one] The map shows it once this is put right.
   *[other] The map shows it once { $faults } things are put right.
}
in-hand = In hand: { $what }
lay-down = Lay down
not-kept-here = This browser cannot keep what you make: download it or share it before you leave.
all-from = all from { $place }

# DeskBar.svelte
romanvm = ROMANVM
to-the-lobby = To the lobby
own-scenario = A scenario of your own
undo = Undo
redo = Redo
start-over = Start over
download-the-file = Download the file
the-link = Whoever has this link can play it:

# PlaceCard.svelte
place = Place
choose-a-place = Click the map, or write its name
counter-of = { $side }: { $counter }
less-of = Less: { $what }
more-of = More: { $what }
take-up-one = Move { $what }
move = Move
move-all = Move all
clear-the-place = Clear the place
in-words = In words, as in the file

# Tray.svelte
tray = Counters
how-to-put = Click a counter, then places on the map; or drag it there. What stands at the chosen place can be dragged too, also off the map.
side = Side
find-a-counter = Find
stands-at = It stands at { $place }

# HeadingFields.svelte
heading = Heading
title = Title
author = By whom
story = Story
who-sits-where = Who sits where
rests-on = Rests on
seats = Seats

# Drawers.svelte, DrawerField.svelte, EntryField.svelte
drawers = Everything else
how-drawers-work = What is opened here is all there is of its kind; what is not is as the scenario sets it up.
open-a-drawer = Say something else
as-the-scenario-has-it = As the scenario has it
leave-to-the-scenario = { $what }: as the scenario has it
add-to = Add to { $what }
take-out = Take out { $what }

# Gallery.svelte
scenarios-romanum = Scenarios by players · Romanum
scenario-romanum = { $title } · Romanum
all-games = All games
only-mine = Only mine
no-scenarios = There are no scenarios here yet.

# ScenarioCard.svelte
by-author = by { $author }
played-times = { $played ->
    [0] Not played yet
    [one] Played once
   *[other] Played { $played } times
}
wins-of = { $name }: { $wins }
everybody-finds-it = Everybody finds it here
open-in-the-editor = Open in the editor
report-it = Report
tell-the-host = Tell the host that something is wrong with { $title }?
the-host-was-told = The host was told.
remove-it = Remove { $title } for good?
