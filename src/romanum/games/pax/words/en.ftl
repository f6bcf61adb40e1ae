# Pax Romana: what all parts of the rules share. Each part has a folder of its own beside this file.

# ---- what happened

event-stability = { $power }: Stability { SIGNED($by) } to { SIGNED($level) } ({ $why ->
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
    [militia] Militia raised
    [slaves] slaves have risen
    [slaves-gone] the Slave Revolt is over
    [withdrawal] a withdrawal at home
    [most-points] most points of this Game-Turn
    [fewest] fewest points of this Game-Turn
    [capital-still-lost] a Capital still in other hands
    [too-many-soldiers] too many soldiers for what it holds
    [conspiracy] a conspiracy
    [political-scene] a new party rules
   *[other] { $why }
  }).
event-pays = { $power } pays { $talents }T for { $what ->
    [agreement] what was agreed
    [alliance] the alliance
    [circuses] bread and circuses
    [city] a City
    [helepolis] a Helepolis
    [maintenance] upkeep
    [manpower] what it raises
    [marker] its Activation
    [mercenaries] Mercenaries
    [mutiny] the end of a Mutiny
    [priests] its priests
    [rebuilding] a Reduced Unit
    [ships] ships
    [siege] Siege Expertise
    [toll] the toll
    [town] a Town
    [units] soldiers
    [walls] walls
   *[other] { $what }
  }; { $left }T are left.
event-earns = { $power } gets { $talents }T from { $what ->
    [agreement] what was agreed
    [income] its Provinces
    [plunder] plunder
    [toll] the toll
   *[other] { $what }
  }; now { $left }T.
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

# ---- names that are made

called-as = { $thing }
called-seat = Power { $number }
called-leader-rome = Roman leader { $ratings }
called-leader-carthage = Carthaginian leader { $ratings }
called-leader-greece = Greek leader { $ratings }
called-leader-the_east = Eastern leader { $ratings }

# ---- what a screen says itself

screen-turn = Game-Turn { $number }
screen-scoring = How points are counted
screen-map = Map of the Mediterranean. Arrow keys move between places, Enter acts, question mark asks why not, full stop goes to the next place where you can act. { $places ->
    [one] { $places } place
   *[other] { $places } places
  } can be chosen now.
screen-headline = { $scenario }, { $year } BC (Game-Turn { $turn } of { $last }). { $phase }
screen-headline-active = { $scenario }, { $year } BC (Game-Turn { $turn } of { $last }). { $power } is active
screen-phase-income = Income
screen-phase-maintenance = Maintenance
screen-phase-removal = Removal
screen-phase-leaders = Leader selection
screen-phase-manpower = Manpower
screen-phase-activation = Activations
screen-phase-attrition = Attrition
screen-phase-victory = Victory
screen-phase-order = Play order
screen-active = { $power } (now)
screen-then = { $power }
screen-pool = { $markers ->
    [one] 1 marker in the pool
   *[other] { $markers } markers in the pool
  }
screen-first-round = first round
screen-activations = Markers to come
screen-powers = Powers
screen-you = (you)
screen-score = { $vp } VP
screen-score-help = Victory Points
screen-purse = { $talents }T, Stability { $stability }
screen-in-turn = Who is active, and who follows
screen-talents = Talents
screen-talents-help = What is in the Treasury
screen-stability = Stability
screen-range-stable = Stable
screen-range-unrest = Unrest
screen-range-turmoil = Turmoil
screen-gop = GOP
screen-gop-help = Geographic Objective Points: Provinces, Territories and Objectives
screen-cvp = CVP
screen-cvp-help = Civilization Points: Cities and Towns
screen-allied = Allied with
screen-cards = Cards
screen-objectives = Objectives
screen-promises = Promises
screen-promise-peace = { $who } promised { $whom } peace (Game-Turn { $turn })
screen-promise-spare = { $who } promised { $whom } to leave { $about } alone (Game-Turn { $turn })
screen-promise-attack = { $who } promised { $whom } to attack { $about } (Game-Turn { $turn })
screen-promise-attacked = { $who } promised { $whom } to attack { $about }, and did (Game-Turn { $turn })
screen-column-vp = Victory Points
screen-column-gop = Geographic points
screen-column-cvp = Civilization points
screen-column-treasury = Treasury
screen-column-provinces = Provinces
screen-column-cities = Cities
screen-column-towns = Towns
screen-column-lcu = Land Combat Units
screen-column-heavies = Legions and Heavy Infantry
screen-column-galleys = Galley Squadrons
screen-vp-about = Points that win the game
screen-gop-about = What Provinces, Territories and Objectives count for
screen-cvp-about = What Cities and Towns count for
screen-treasury-about = Talents at hand
screen-provinces-about = Provinces under Control
screen-cities-about = Cities owned
screen-towns-about = Towns owned
screen-lcu-about = Units that fight on land
screen-heavies-about = Against the number that costs no upkeep
screen-galleys-about = Ships, each of which costs upkeep
screen-provinces = Provinces
screen-lord = Controlled by { $side }
screen-no-lord = Controlled by nobody
screen-pays = pays { $coins }T
screen-coins = { $coins }T
screen-majority = { $majority ->
    [one] { $majority } Space is
   *[other] { $majority } Spaces are
  } more than half
screen-is-yours = It is yours
screen-one-more = One more Space makes it yours: { $places }
screen-more = { $needs ->
    [one] { $needs } more Space makes
   *[other] { $needs } more Spaces make
  } it yours
screen-held-by = held by { $side }
screen-capital = Capital
screen-sign-port = Port
screen-sign-fortress = Mountain Fortress
screen-sign-mine = silver mine
screen-kind-land = Land Transit Point
screen-kind-naval = Naval Transit Point
screen-kind-deep = Deep Sea
screen-city-of = City of { $side }, { $walls ->
    [one] { $walls } Wall Point
   *[other] { $walls } Wall Points
  }
screen-town-of = Town of { $side }, { $walls ->
    [one] 1 Wall Point
   *[other] { $walls } Wall Points
  }
screen-tribe-known = a Tribe of strength { $strength }
screen-tribe-unknown = a Tribe of unknown strength
screen-pirates = Pirates
screen-moved = has moved
screen-ratings = Tactical { $tactical }, Campaign { $campaign }
screen-sheet = Counters
screen-sheet-leave = They go: click who stays behind
screen-sheet-bring = Click who comes
screen-sheet-walls = Click who stays behind the walls
screen-sheet-break = Click what breaks down into Garrisons
screen-sheet-lose = Click what is lost
screen-sheet-reduce = Or click what is Reduced
screen-ledger = Books
screen-ledger-plan = Your plan
screen-ledger-maintenance = Upkeep
screen-ledger-treasury = In the Treasury
screen-ledger-upkeep = Ships and soldiers above the Maximum
screen-ledger-heavies = Legions and Heavy Infantry, of { $maximum } free of upkeep
screen-ledger-income = Income as things stand
screen-left = { $talents }T left
screen-books = in the Treasury; income as things stand { $income }T, upkeep { $upkeep }T
screen-order-raise = Raise { $number } { $unit } at { $place }
screen-order-build = Build { $number ->
    [one] 1 Galley Squadron
   *[other] { $number } Galley Squadrons
  } at { $place }
screen-order-rebuild = Rebuild { $number } { $unit } at { $place }
screen-order-hire = Hire { $number } { $unit } at { $place }
screen-order-buy = Buy { $number ->
    [one] an Objective
   *[other] { $number } Objectives
  }
screen-order-replace = Replace { $number ->
    [one] a ship
   *[other] { $number } ships
  } of Rhodes
screen-order-unite = Unite the kingdom
screen-order-drop = Give up { $number } { $unit } at { $place }
screen-order-station = { $place }
screen-talks = { $power } and { $partner } talk
screen-talks-draft = Your terms for { $partner }
screen-talks-proposed = { $power } proposes to { $partner }
screen-talks-left = { $left ->
    [one] one more proposal can be made
   *[other] { $left } more proposals can be made
  }
screen-talks-none = Nothing is written down yet.
screen-term-offer-talents = { $power } gives { $number }T
screen-term-want-talents = { $partner } gives { $number }T
screen-term-offer-ships = { $power } gives { $number ->
    [one] 1 Galley Squadron
   *[other] { $number } Galley Squadrons
  } at { $place }
screen-term-want-ships = { $partner } gives { $number ->
    [one] 1 Galley Squadron
   *[other] { $number } Galley Squadrons
  } at { $place }
screen-term-offer-hired = { $power } gives { $number ->
    [0] all
   *[other] { $number }
  } { $unit } at { $place }
screen-term-want-hired = { $partner } gives { $number ->
    [0] all
   *[other] { $number }
  } { $unit } at { $place }
screen-term-offer-town = { $power } cedes { $place }
screen-term-want-town = { $partner } cedes { $place }
screen-term-offer-card = { $power } gives a card
screen-term-offer-card-known = { $power } gives { $card }
screen-term-want-card = { $partner } gives a card
screen-term-show-objective = { $power } shows an Objective
screen-term-offer-alliance = { $power } and { $partner } are allies
screen-term-promise-peace = { $power } keeps the peace
screen-term-want-peace = { $partner } keeps the peace
screen-term-promise-attack = { $power } attacks { $target }
screen-term-want-attack = { $partner } attacks { $target }
screen-battle-at = Battle at { $place }
screen-steps = Steps of the Battle
screen-step-1 = 1. The attack is paid for
screen-step-2 = 2. Withdrawal before the Battle
screen-step-3 = 3. Walls, and secret bids for Siege Expertise
screen-step-4 = 4. Elephants
screen-step-5 = 5. Battle Points
screen-step-6 = 6. Odds
screen-step-7 = 7. A die each
screen-step-8 = 8. Shifts are added up
screen-step-9 = 9. Shifts are spent
screen-step-10 = 10. Who has won
screen-step-11 = 11. Retreat or stay
screen-step-12 = 12. Losses
screen-step-13 = 13. Regrouping
screen-step-14 = 14. The life of leaders
screen-step-15 = 15. What follows
screen-attacks = attacks
screen-defends = defends
screen-walls = walls { $walls }
screen-shifts = Shifts
screen-shift-odds = Odds
screen-shift-cavalry = Cavalry
screen-shift-leaders = Better leader
screen-shift-fortress = Mountain Fortress
screen-shift-amphibious = From the sea
screen-shift-siege = Siege Expertise
screen-shift-archimedes = An inventor in the City
screen-shift-helepolis = Helepolis
screen-shift-cards = Cards
screen-net = Ahead by { $shifts }: { $side }
screen-net-none = Nobody is ahead
screen-tenths = The attacker loses { $attacker }%, the Defender { $defender }%
screen-chances = The attacker wins { $won }, draws { $drawn }, loses { $lost }
screen-play = Play
screen-worth-vp = { $vp } VP
screen-worth-gop = { $gop } GOP
screen-progress = { $has } of { $total }
screen-lacks = Missing: { $names }
screen-complete = All of it is yours
screen-barred = Your power may not use it
screen-no-hand = You hold no cards and no Objectives.
screen-units = Units
screen-unit = Unit
screen-up-to = Up to
screen-moves = Movement Points
screen-move-space = A Space
screen-move-fortress = A Mountain Fortress
screen-move-strait = A Strait
screen-move-alpine = An Alpine Pass
screen-move-attack = An attack, besides
screen-move-embark = To embark
screen-move-sail = To sail
screen-move-debark = To debark
screen-hope-intercept = to intercept
screen-hope-intercept-of = to intercept
screen-hope-roll-on = to go on
screen-hope-sack = to sack it
screen-hope-stop-them = to stop them
screen-hope-try-re-roll = to roll again
screen-year = { $year } BC
screen-turn-of = Game-Turn { $turn } of { $last }, { $phase }
screen-points-of = { $name }: { $vp } VP, { $gop } GOP, { $cvp } CVP
screen-stability-of = Stability { $level } ({ $range })
screen-lands-of = { $provinces ->
    [one] 1 Province
   *[other] { $provinces } Provinces
  }, { $cities ->
    [one] 1 City
   *[other] { $cities } Cities
  }, { $towns ->
    [one] 1 Town
   *[other] { $towns } Towns
  }
screen-soldiers-of = { $lcu ->
    [one] 1 Land Combat Unit
   *[other] { $lcu } Land Combat Units
  }, { $heavies } of { $maximum } heavy
screen-ships-of = { $galleys ->
    [one] 1 Galley Squadron
   *[other] { $galleys } Galley Squadrons
  }
screen-allied-with = allied with { $powers }
screen-bp = { $points } BP
screen-bp-short = BP
screen-unit-bp = { $points ->
    [0] no Battle Points
    [one] 1 Battle Point
   *[other] { $points } Battle Points
  }
screen-mp = { $mp } MP
screen-on-the-move = on the move
screen-a-tribe = Tribe
screen-a-tribe-of = Tribe { $strength }
screen-on-the-way = On the way
screen-held-of = { $held } of { $spaces ->
    [one] 1 Space
   *[other] { $spaces } Spaces
  }
screen-by-land = by land:
screen-by-sea = by sea:
screen-shifts-of = { $what }: { $attacker } against { $defender }
screen-dice-are = Dice { $attacker } and { $defender }
screen-marches-at = marches at { $place }, { $mp } MP left:
screen-sails-at = sails at { $place }, { $mp } MP left:
screen-left-of = { $talents }T left of { $treasury }T
screen-priced = { $order }: { $talents }T
screen-wastes-majors = { $majors ->
    [one] A Major Move is left.
   *[other] { $majors } Major Moves are left.
  }
screen-wastes-minors = { $minors ->
    [one] A Minor Move is left.
   *[other] { $minors } Minor Moves are left.
  }
screen-lot = { $scenario }: you play { $power }. { $victory }
screen-otherwise = Otherwise whoever has most { $final ->
    [gop] GOP
    [provinces] Provinces of one Territory
   *[vp] VP
 } at the end, as the scenario counts.
screen-mark-battle-begins = Battle
screen-mark-naval-battle = Battle at sea
screen-mark-captures = taken
screen-mark-sack = plunder
screen-mark-leader-dies = a leader falls
screen-mark-fleet-lost = a Fleet is lost
screen-mark-pirates-come = Pirates
screen-mark-retreats = retreat

# ---- for a first game: what a question is about, by its step

tip-Expansion = Major and Minor Moves
    .text = A Major Move takes an Army with its leader as far as a die and his Campaign rating let it; a Minor Move is one Unit or leader. Click a place with your counters.
tip-March = On the march
    .text = Click where the Army shall go: the way is shown with what it costs and who may intercept. It stops by itself where something happens.
tip-Picking = Who goes along?
    .text = All go unless you leave somebody: click counters to leave them behind, then Ready.
tip-ManpowerPlans = A secret plan
    .text = Everybody writes at the same time what to raise and buy; nobody sees it before all are done. The book beside the map says what is left.
tip-MaintenancePlans = Upkeep
    .text = Ships, and legions above your Maximum, cost Talents. Whatever you cannot or will not pay for is given up here.
tip-Payment = A marker is drawn
    .text = Each Activation costs Talents. Without paying you can call a Meeting, or let it go.
tip-ChooseOperation = Expand or recruit
    .text = Expansion moves Armies and Fleets and builds; Recruitment raises new ones at once.
tip-SpendShifts = Shifts
    .text = Add them to your die to hurt the enemy more, or take them from his to lose less. The higher die wins.
tip-Draft = Terms
    .text = Put together what you offer and what you want, line by line, then propose it. Promises are written down, but nobody is held to them.
# ---- what a hint counts

part-points = Victory Points
part-gop = Geographic Points
part-cvp = Civilization Points
part-spaces = Spaces
part-bp = Battle Points on the map
part-talents = Talents
part-stability = Stability

# Orders: answers at windows, and the other kinds of questions that they can answer.
answer-interception-accept = Intercept where only one way is open
answer-pre-battle-withdrawal-decline = Always stand
answer-pre-battle-withdrawal-accept = Withdraw where only one way is open
answer-pre-battle-withdrawal-if-weaker = Withdraw if weaker, in Land Combat Units, than
answer-naval-response-decline = Always let them pass
answer-naval-response-fight = Always fight
answer-naval-response-withdraw = Always withdraw
answer-naval-withdrawal-accept = Always let them pass
answer-port-passage-accept = Always let them pass
answer-meeting-accept = Always come
answer-alliance-talks-accept = Always agree
answer-rhodes-loc-toll-accept = Always pay
answer-objective-l-claim-accept = Always claim it
answer-duplicate-objective-accept = Always exchange it
answer-deus-ex-machina-accept = Always cancel it
answer-ambush-accept = Always play it
answer-naval-ambush-accept = Always play it
answer-cunctator-accept = Always play it
answer-raise-the-militia-card-accept = Always play it
answer-walls-in-defence-decline = Always use the walls
answer-walls-in-defence-accept = Always fight in the open
answer-optional-re-roll-accept = Always try
answer-militia-accept = Always raise them
answer-elephants-decline = Never commit any
answer-elephants-strongest = Always commit all
answer-siege-bids-decline = Always bid nothing
answer-siege-bids-strongest = Always bid all you can
answer-retreat-decline = Always stay
answer-retreat-accept = Always retreat
answer-battle-losses-decline = Always what is worth least
question-pursuit = The beaten
question-pursuit-about = You have won a Battle, and can stop a retreat or force the Loser out.
answer-pursuit-decline = Never
answer-pursuit-accept = Always
question-retreat-path = Where to retreat
question-retreat-path-about = Your beaten Army retreats to a Space you choose.
answer-retreat-path-strongest = To where most friends stand
question-hindrance = Cavalry against a withdrawal
question-hindrance-about = An Army withdraws from yours, and your Cavalry can hinder it.
answer-hindrance-accept = Always hinder
answer-hindrance-decline = Never hinder
question-attrition = Losses of the isolated
question-attrition-about = An Army without communication loses Units, and you pick them.
answer-attrition-weakest = What is worth least
answer-attrition-strongest = What is worth most
question-sack = Captured Cities
question-sack-about = You have taken a City, and can try to sack it.
answer-sack-accept = Always sack
answer-sack-decline = Always spare
question-bribes-taken = Bribes held out to you
question-bribes-taken-about = Somebody offers Talents to be left alone.
answer-bribes-taken-accept = Always take them
answer-bribes-taken-decline = Always refuse
question-kept-word = Your word
question-kept-word-about = You have been paid to turn back, and can still press on.
answer-kept-word-accept = Always keep it
answer-kept-word-decline = Always break it
question-circuses = Bread and circuses
question-circuses-about = A Stability Check costs Talents or Stability.
answer-circuses-strongest = Always pay all you can
answer-circuses-weakest = Never pay

# ---- what bots set out for, and blunders

aim-sally = { $goal } with the Army at { $force }
aim-tour = from { $force } to { $goal }
aim-halt = stay at { $force }
aim-rest = no Major Move: Towns, Cities and single Units

blunder-stripped-capital = a Capital that was kept is left without anybody where it is likely to fall
blunder-rash-attack = an attack with less than one chance in five
blunder-costly-attack = an attack that brings less than it costs, with what the enemy brings back
blunder-lapsed-marker = an Activation Marker lapses
blunder-last-talents = Talents are bid that an Activation needs
blunder-idle-talents = an Expansion ends with many Talents and Minor Moves unused
blunder-left-at-sea = an Army at sea is left there

# What abbreviations stand for, one a line: they explain themselves wherever they are read.
screen-abbreviations =
    VP: Victory Points
    GOP: Geographic Objective Points, for Provinces, Territories and Objectives
    CVP: Civilization Points, for Cities and Towns
    MP: Movement Points
    BP: Battle Points: what a unit is worth in battle
    T: Talents, the money of the game
