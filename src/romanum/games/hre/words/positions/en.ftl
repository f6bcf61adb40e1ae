# What is wrong with a position in words.
fault-of-no-fort = `of` says whose a Fort or Fortress is, and there is none.
fault-from-no-rebels = `from` says whose Legions Rebels were, and there are none.
fault-stricken = A Province is stricken only while nobody is in it.
fault-no-such-faction = { $side } does not play with { $factions } Factions.
fault-two-sides = One side alone is in a Province, and { $side } is there.
fault-armies = After a side stands the number of its Armies, from 1 to { $most }, not { $given }.
fault-turns-over = So many turns are told: { $told }; so many are over: { $turns }.
fault-many-armies = { $side }: { $armies } Armies, and there are { $most } counters.
fault-many-counters = { $there } { $kind ->
    [rebels] Rebels
    [forts] Forts
    [fortresses] Fortresses
   *[cities] Cities
}, and there are { $most } counters.
fault-leaderless = They stand on the map: say which Faction leads them.
fault-card-twice = There is one { $card } alone, in a hand or spent.
fault-card-left-out = { $card } is not in the game.
fault-no-start = Say in which Province the Faction began.
fault-start-too-early = The Faction has not come yet: its first phase brings it.
fault-start-twice = Another Faction began there.
fault-no-token = Say which token the Faction holds.
fault-token-twice = Two Factions cannot hold token { $token }.
fault-token-order = Token { $first } goes before token { $then }.

# What the drawers of a position in words are called.
drawer-roman-vp = Points as Romans
drawer-barbarian-vp = Points as barbarians
drawer-starts = Where they began
drawer-dead = Dead Factions
drawer-peoples = Who leads the peoples
drawer-kingdoms = Who leads the kingdoms
drawer-spent = Cards that were played
drawer-barbarian-tokens = Barbarian tokens
drawer-emperor-tokens = Emperor tokens
drawer-barbarian-known = Who knows the barbarian tokens
drawer-emperor-known = Who knows the Emperor tokens
drawer-barbarian-done = Barbarian phase is over
drawer-emperor-done = Roman phase is over
drawer-past-barbarians = Barbarian tokens before
drawer-past-emperors = Emperor tokens before
drawer-draw-order = Order of drawing
drawer-began = Peoples on the map as the turn began
drawer-cards-this-turn = Cards played this turn
drawer-forts-ready = Forts that can be built
drawer-fort-turns = When Forts were built

# Words of positions that are nothing’s name, as an editor shows them.
entry-barbarians = The barbarian phase of whoever is next
entry-romans = The Roman phase of whoever is next
entry-looted = looted city
entry-fortress = fortress
entry-stricken = stricken
entry-all-factions = Factions
entry-all-peoples = Peoples and kingdoms
entry-all-rebels = Rebels
