# What the screen says of Imperium Romanum itself.

screen-turn = Month { $number }
screen-scoring = How the scenario is won
screen-map = Map of the Roman world. Arrow keys move between hexes, Enter acts, question mark asks why not, full stop goes to the next place where you can act. { $places ->
    [one] { $places } place
   *[other] { $places } places
  } can be chosen now.
screen-headline = { $scenario }, { $date } ({ $season }). { $phase }
screen-headline-active = { $scenario }, { $date } ({ $season }). { $player }: { $segment }
screen-player = Player { $number }
screen-phase-events = Events and seasons
screen-phase-mobilization = Taxes and mobilization
screen-phase-diplomacy = Diplomacy
screen-phase-fortification = Fortification
screen-phase-naval = Naval operations
screen-phase-players = Player turns
screen-phase-replenishment = Replenishment
screen-segment-movement = land movement
screen-segment-combat = combat
screen-segment-siege = sieges
screen-segment-supply = supply
screen-winter = winter
screen-summer = summer
screen-flood = rivers in flood
screen-in-turn = Whose turn it is, and who follows
screen-in-turn-short = in turn
screen-you = (you)
screen-you-have = morale { $morale }, { $treasury ->
    [one] { $treasury } talent
   *[other] { $treasury } talents
  }
screen-aim = { $win } ({ $met } of { $all } met)
screen-lot = { $scenario }: you play { $power }. { $win }

screen-month-1 = January
screen-month-2 = February
screen-month-3 = March
screen-month-4 = April
screen-month-5 = May
screen-month-6 = June
screen-month-7 = July
screen-month-8 = August
screen-month-9 = September
screen-month-10 = October
screen-month-11 = November
screen-month-12 = December
screen-month-bc = { $month } { $year } BC
screen-month-ad = { $month } AD { $year }

screen-talents = Talents
screen-talents-help = What is in the treasury
screen-provinces = Provinces
screen-provinces-help = Provinces under control
screen-keels = Fleets under construction
screen-keels-help = Fleets that yards are building
screen-keel = { $power }: a fleet at { $place }, ready in { $month }
screen-keel-halted = { $power }: a fleet at { $place }, work on it is halted
screen-allied = Allied with
screen-morale = Morale
screen-morale-about = At nothing a power dissolves
screen-legions = Legions
screen-legions-help = Legion Equivalents on the map, as far as they are seen
screen-fleets = Fleets
screen-fleets-help = Fleets on the map, as far as they are seen
screen-victory = How it is won
screen-lasts = { $start } to { $end }.
screen-lasts-on = From { $start }; it ends by its victory conditions.
screen-grade-decisive = decisive victory
screen-grade-victory = victory
screen-grade-marginal = marginal victory
screen-grade-draw = draw
screen-powers = Powers
screen-bond-major = Major powers
screen-bond-client = Clients
screen-bond-neutral = Neutrals
screen-alliances = Alliances
screen-allies = { $one } and { $other }
screen-allies-once = { $one } and { $other }: it lapses if they do not renew it
screen-sieges = Sieges
screen-siege-outside = Outside: { $forces }
screen-siege-inside = Inside: { $forces }
screen-siege-nobody = nobody
screen-siege-walls = { $walls ->
    [0] no walls left
   *[other] walls { $walls }
}
screen-siege-badge = { $months ->
    [0] siege
   *[other] siege { $months }
}
screen-blockade-badge = blockade
screen-blockades = Blockades
screen-blockaded = Shut by sea: more enemy fleets lie before the port than in it
screen-specials = Rules of this scenario
screen-in-force = Sections in force: { $sections }

screen-unknown-stack = a stack with { $unit } on top
screen-not-seen = the rest is not seen
screen-strength = strength { $strength }
screen-cer = efficiency { $cer }
screen-marches = { $ma ->
    [one] 1 Movement Point
   *[other] { $ma } Movement Points
  }
screen-stack-totals = { $legions ->
    [one] { $legions } Legion Equivalent
   *[other] { $legions } Legion Equivalents
  }{ $points ->
    [0] {""}
    [one] , { $points } supply point
   *[other] , { $points } supply points
  }
screen-captive = { $leader }, captive
screen-state-inside = besieged
screen-state-hungry = without supply
screen-state-foraged = has foraged
screen-state-moved = has moved
screen-state-landed = has landed
screen-state-held = may not move this month
screen-state-building = at work on a fort
screen-state-fought = has fought

screen-ground-clear = clear
screen-ground-forest = forest
screen-ground-rough = rough
screen-ground-marsh = marsh
screen-ground-desert = desert
screen-ground-sea = coastal sea
screen-ground-deep = deep sea
screen-coast = on the coast
screen-port = port
screen-city = City
screen-imperial-capital = Imperial capital
screen-held-by = held by { $power }
screen-city-strength = strength { $strength }
screen-city-tax = tax { $tax }
screen-besieged = { $months ->
    [0] besieged since this month
    [one] besieged for a month
   *[other] besieged for { $months } months
}
screen-fort = fort of { $power }, level { $level }
screen-fort-works = { $power } builds: { $works ->
    [one] one level
   *[other] { $works } levels
}
screen-lord = controlled by { $power }
screen-no-lord = controlled by nobody
screen-province-tax = tax { $tax }
screen-no-tax = no taxes
screen-wheat = wheat { $wheat }
screen-tilled = cultivated
screen-wild = wild
screen-roads = roads
screen-area = mobilizes with { $area }
screen-plundered = plundered { $markers ->
    [one] once
   *[other] { $markers } times
}
screen-militia = militia { $points }

screen-layers = What the Provinces show
screen-layer-control = Control
screen-layer-tax = Taxes
screen-layer-mobilization = Mobilization
screen-layer-grain = Grain
screen-layer-supply = Supply
screen-layer-none = Ground only
screen-legend = What it shows
screen-legend-lands = { $lands ->
    [one] one Province
   *[other] { $lands } Provinces
}
screen-legend-nobody = nobody’s, or asleep
screen-legend-tax = Talents a Province pays in a year: the more, the darker
screen-legend-mobilization = Provinces of a colour raise their troops from one pool
screen-legend-grain = Grain for the capital, a sign for each share
screen-legend-supply = Your own units only
screen-legend-none = Terrain, roads and borders
screen-legend-way-port = fed by a port, without dice
screen-legend-way-train = from a train, with the chance that all eat; the line leads to it
screen-legend-way-forage = off the land, with the chance that all eat
screen-legend-way-nothing = nothing to eat there
screen-legend-way-hungry = hungry: they do not move
screen-badge-port = port
screen-badge-train = train { $chance }%
screen-badge-forage = land { $chance }%
screen-badge-nothing = nothing
screen-badge-hungry = hungry

screen-letters = Letters
screen-letter-theirs = { $power } proposes:
screen-letter-mine = You propose to { $partner }:
screen-letter-draft = Your letter to { $partner }:
screen-letter-blank = Nothing yet.
screen-letter-agree = Agree
screen-letter-decline = Decline
screen-letter-withdraw-offer = Withdraw
screen-letter-term = { $way ->
    [offers] Offers
   *[wants] Wants
  } { $what ->
    [alliance] an alliance for this month
    [truce] peace where both share a hex
    [talents] { $number ->
        [one] { $number } talent
       *[other] { $number } talents
      }
    [units] { $number } x { $kind } at { $place }
    [stack] all units at { $place }
    [loan] the loan of all units at { $place }
    [city] { $city }
    [fort] the fort at { $place }
    [captive] the freedom of { $leader }
    [grain] grain for this month
    [peace] a promise not to attack
   *[attack] a promise to attack { $target }
  }

screen-sheet = Counters
screen-choose = Choose
screen-feeding = Feed the units at { $place }
screen-starving = Who goes hungry at { $place }
screen-mobilization = Mobilization
screen-last-year = Last year, as far as it is allowed now
screen-talents-left = { $talents ->
    [one] one talent left
   *[other] { $talents } talents left
}
screen-mp = { $mp } MP
screen-end-the-month = End the month
screen-went-marches = { $power } marches from { $from } to { $to } for { $cost } MP.
screen-went-sails = A fleet of { $power } sails to { $to } for { $cost } MP.
screen-went-crosses = { $leader } crosses the sea to { $to } for { $cost } MP.
screen-mark-city-taken = taken
screen-mark-units-lost = lost
screen-mark-leader-dies = dead
screen-mark-plunders = plundered
screen-hope-intercept = to intercept
screen-hope-intercept-fleet = to intercept
screen-hope-conquer = to win the Province

screen-units = Units
screen-unit = Unit
screen-strength-short = Strength
screen-ma = MP
screen-le = LE
screen-unseasoned = unseasoned
screen-class-legion = legion
screen-class-civilized = heavy infantry
screen-class-barbarian = barbarian infantry
screen-class-heavy-cavalry = heavy cavalry
screen-class-light-infantry = light infantry
screen-class-light-cavalry = light cavalry
screen-class-fleet = fleet
screen-class-train = baggage train
screen-scenarios = Scenarios
screen-for-players = { $most ->
    [one] For one player.
   *[other] For { $fewest } to { $most } players.
}

risk-enemy = enemies are there
risk-interception = it may be intercepted
risk-sea-interception = it may be intercepted at sea
risk-shipwreck = the sea takes ships in winter or storms
risk-wakes = it wakes whoever sleeps there

screen-battle-field = Battle
screen-battle-assault = Assault
screen-battle-outside = Battle outside the walls
screen-battle-sea = Battle at sea
screen-battle-won = { $power } has won at { $ratio }.
screen-battle-hidden = Those who fight are not seen.
screen-attacks = attacks
screen-defends = defends
screen-ratio = ratio
screen-no-modifiers = Nothing changes the roll.
screen-modifier-sum = in all
screen-chance-to-win = the attacker wins: { $chance }
screen-result = { $winner } wins; { $attacker } loses { $own }, { $defender } { $other }
screen-result-draw = nobody wins; { $attacker } loses { $own }, { $defender } { $other }
screen-lost-none = nothing
screen-lost-quarter = a quarter of the enemy's strength
screen-lost-half = half the enemy's strength
screen-lost-three-quarters = three quarters of the enemy's strength
screen-lost-equal = as much as the enemy's strength
screen-lost-all = all
screen-fleets-lost = { $number ->
    [0] no fleet
    [one] a fleet
   *[other] { $number } fleets
}
screen-supply-points = { $points } SP
screen-supply-port = fed by a port
screen-supply-train = { $legions ->
    [one] { $legions } Legion Equivalent
   *[other] { $legions } Legion Equivalents
  } to feed (13.2c), { $points ->
    [one] { $points } supply point
   *[other] { $points } supply points
  } at hand
screen-supply-forage = { $legions ->
    [one] { $legions } Legion Equivalent
   *[other] { $legions } Legion Equivalents
  } to feed (13.2c), the land yields { $forage }
screen-supply-hungry = without supply
screen-supply-chance = { $told }: all eat with { $chance }%
screen-chance-train = From the train all eat with
screen-chance-forage = Off the land all eat with
screen-price = { $talents } tal.
screen-price-help = { $talents ->
    [one] It costs one talent
   *[other] It costs { $talents } talents
}
screen-recruits-left = { $left ->
    [one] the last
   *[other] { $left } left
}
screen-recruits-help = This year's limit has room for { $room } more (7.5a); there are counters for { $counters } (7.5c)
screen-recruits-counters = There are counters for { $counters } more (7.5c)
screen-supply-nothing = { $legions ->
    [one] { $legions } Legion Equivalent
   *[other] { $legions } Legion Equivalents
  } to feed (13.2c), and nothing here
screen-conditions-met = { $all ->
    [one] { $met } of { $all } condition holds now
   *[other] { $met } of { $all } conditions hold now
  }
screen-conditions-hidden = { $all ->
    [one] { $met } of { $all } condition holds now
   *[other] { $met } of { $all } conditions hold now
  }; { $hidden } cannot be seen

topic-marches = Marches
topic-seas = Voyages
topic-battles = Battles
topic-sieges = Sieges and forts
topic-lands = Cities and Provinces
topic-supply = Supply and grain
topic-treasuries = Taxes and mobilization
topic-diplomacy = Diplomacy
topic-powers = Powers and leaders
topic-events = Events
topic-turns = Months and morale

# Hints of a first game, by the step that asks.
tip-Parley = Before the month begins
    .text = Players may write to each other each month: alliances, promises, talents, grain. Nobody has to: Done goes on to the campaign, and the small buttons keep the question away.
tip-MobilizationPlans = Raising troops
    .text = Click a Province of yours, then the counters to raise at its cities. Below each stand its price and how many more the year allows. What you do not spend stays in the treasury.
tip-Sailing = Fleets
    .text = Click a fleet, let troops aboard if you like, and click where it shall sail. A ring marks who may sail out against it. Done when your fleets are where you want them.
tip-HoldBack = First or later at sea
    .text = The highest die chooses: act now, or see first what the others do.
tip-InterceptionAtSea = Somebody sails past
    .text = Your fleet may put out against those who pass. A die decides whether it finds them; then there is a battle at sea.
tip-Campaign = Your armies
    .text = Each unit may march once. Click a force that glows, then where it shall go: places within reach are tinted. The number is its strength, the letter its efficiency, and a gold band means that a leader is with it.
tip-Feeding = They eat before they march
    .text = Who wants to move must be fed first, from a train, a port or the land. The chance that all of them eat stands beside each way; what is proposed is usually best.
tip-Muster = Who goes?
    .text = Click where to, and all of them go. Or leave some behind first, by counter or by the round buttons.
tip-March = On the march
    .text = Click a place within reach and the whole way is walked; its cost and who may meet you on it are shown before. Halt ends the march.
tip-Attacks = Battles are yours to choose
    .text = Where you stand in a hex with the enemy you may attack; who has landed or crossed a strait must. Before the die falls the sheet tells the ratio, each modifier and what each result would bring.
tip-Withdrawal = You are attacked
    .text = Stand and fight, give way to a place that glows, or go behind the walls where there are any. The chance is that of the fight if you stand.
tip-Interception = Somebody marches past
    .text = A leader near by may try to meet them, with the chance below his counter. If he comes, there is a battle at once; if not, they march on. Pass lets them go.
tip-Called = Who comes along?
    .text = Before the die is rolled the leader may leave some of his men where they are. Ready, and he goes with the others.
tip-LandLosses = Losses
    .text = You choose who falls, until the points that are asked for are made up. Lose as little as possible does the sum for you.
tip-SupplyPlan = The month ends with bread
    .text = All who have not eaten yet are fed now as the plan says; who finds nothing is lost. The layer Supply, in the corner of the map, shows what feeds whom and how surely.
tip-Starving = Not enough for all
    .text = What there is does not feed everybody here. Choose who goes without.
tip-Spoliation = What the victor takes
    .text = Provinces and cities in your hand may be plundered for talents, which ruins them for a while. A Province without cities can be won with a fort and a die. Done leaves all as it is.
tip-Placing = A people takes up arms
    .text = You move a people that has risen. Click where its units shall stand in their land.

# What abbreviations stand for, one a line: they explain themselves wherever they are read.
screen-abbreviations =
    MP: Movement Points
    SP: Supply Points
    LE: Legion Equivalents: the size of an army, counted in legions
    CER: how well a unit fights
    T: talents, the money of the game
