# Pax Romana: what all parts of the rules share. Each part has a folder of its own beside this file.

# ---- what happened

event-stability = { $power }: Stability { $by } to { $level } ({ $why ->
    [province-gained] a Province gained
    [province-lost] a Province lost
    [capital-lost] the Capital lost
    [capital-regained] the Capital regained
    [harvest] a good harvest
    [famine] famine and drought
    [rich] full coffers
    [poor] empty coffers
    [check] nobody is shaken
    [circuses] bread and circuses not paid
    [disorder] disorder was not put down
    [civil-war] the civil war is over
    [successor-wars] the wars of the Successors
    [barbarians] Barbarians near the Capital
    [rebellion] a Rebellion
   *[other] { $why }
  }).
event-pays = { $power } pays { $talents }T for { $what }; { $left }T are left.
event-earns = { $power } gets { $talents }T from { $what }; now { $left }T.
event-province = { $province }: { $power } takes Control from { $loser }.
event-capital = { $space }, a Capital of { $power }, is { $held ->
    [yes] its own again
   *[no] in other hands
  }.
event-leader-dies = { $leader } dies at { $place }.
event-sets-out = { $side } sets out from { $place } under { $leader } with { $mp } MP.
event-tribe = The Tribe of { $space } shows its strength: { $strength }.
event-spies = Spies look into the hand of { $power }.
event-spies-known = Spies look into the hand of { $power }: { $cards }.
event-objective-drawn = { $power } draws an Objective.
event-objective-drawn-known = { $power } draws Objective { $objective }.
event-mutiny-ends = The crews of { $side } at { $place } are paid and obey again.
event-garrison-placed = { $side } places a Garrison at { $place }.

# ---- questions

ask-free-garrison = { $power }: where does a Garrison begin? { $left ->
    [one] It is the last.
   *[other] { $left } are left.
  }

# ---- actions

do-done = Done
do-yes = Yes
do-no = No
do-no-offer = No offer
do-accept = Accept
do-refuse = Refuse
do-at = { $place }
do-in = { $province }
do-name = { $power }
do-leader = { $leader }
do-number = { $number }
do-end-mutiny = Pay the crews in mutiny

# ---- why not

why-crews-too-dear = The crews in mutiny want { $talents }T; there are { $had }T.

# ---- what the log can be looked through for, and what luck is counted by

topic-marches = Marches and voyages
topic-battles = Battles
topic-lands = Lands and towns
topic-treasuries = Treasuries and Stability
topic-diplomacy = Diplomacy
topic-events = Events and cards
topic-turns = Turns and points
luck-battles = Battles
    .counted = Battles won
luck-sea-battles = Naval Battles
    .counted = Naval Battles won
luck-interceptions = Interceptions
    .counted = Interceptions that came
luck-voyages = Continuity
    .counted = voyages that went on
