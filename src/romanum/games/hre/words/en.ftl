# History of the Roman Empire: every event, question, action and refusal in plain words.

# ---- what happened

event-turn = Turn { $turn } begins.
event-order-roll = { $factions } roll for the order of drawing: { $dice }.
event-draw-order = Tokens are drawn in this order: { $factions }.
event-draw-barbarian = { $faction } draws a Barbarian Token.
event-draw-barbarian-known = { $faction } draws Barbarian Token { $token }: the { $name }.
event-draw-emperor = { $faction } draws an Emperor Token.
event-draw-emperor-known = { $faction } draws Emperor Token { $token }: { $name }.
event-keep-token = { $faction } keeps the { $kind } Token.
event-keep-token-known = { $faction } keeps { $kind } Token { $token }: { $name }.
event-give-token = { $faction } hands { $kind ->
    [Emperor] an Emperor
   *[other] a Barbarian
  } Token to { $receiver }.
event-give-token-known = { $faction } hands { $kind } Token { $token }, { $name }, to { $receiver }.
event-barbarian-phase = { $faction } reveals Barbarian Token { $token }: the { $people }, { $strength ->
    [one] { $strength } Army
   *[other] { $strength } Armies
  }, from { $start }.
event-roman-phase = { $faction } reveals Emperor Token { $token }: { $emperor } leads (bonus: { $bonuses }).
event-emperor-without-faction = { $emperor } has no Faction to lead: { $faction } is dead.
event-faction-dead = { $faction } has neither units nor Roman VP: the Faction is dead.
event-start = { $faction } begins in { $province }.
event-first-city = { $faction } founds its first City in { $province }, with a Legion.
event-card = { $faction } plays { $card }.
event-cancelled = The Oraculum speaks: { $faction } cancels { $card }.
event-barbarian-build = The { $people } receive { $new ->
    [0] no new Armies
    [one] one new Army
   *[other] { $new } new Armies
  } (strength { $strength }).
event-roman-start = { $faction } takes the field with { $legions ->
    [one] { $legions } Legion
   *[other] { $legions } Legions
  } and { $forts ->
    [one] a Fort
   *[other] { $forts } Forts
  }.
event-emperor-legions = The Emperor brings { $faction } { $legions ->
    [one] a free Legion
   *[other] { $legions } free Legions
  }.
event-recruit = { $faction } recruits a Legion for { $cost } VP.
event-buy-fort = { $faction } prepares a Fort for { $cost } VP.
event-forts-lapse = { $faction } has { $forts ->
    [one] a Fort
   *[other] { $forts } Forts
  } left that { $forts ->
    [one] was
   *[other] were
  } not raised in this Phase: lost.
event-raise = { $faction } raises a Fort in { $province }.
event-fortify = { $faction } turns the Fort in { $province } into a Fortress for { $cost } VP.
event-repair = { $faction } repairs the City in { $province } for { $cost } VP.
event-bribe = { $faction } bribes { $number ->
    [one] a Rebel
   *[other] { $number } Rebels
  } in { $province } for { $cost } VP.
event-lift = { $side } lifts an Army from { $province }.
event-place = { $side } places an Army in { $province }.
event-unplaced = { $side } leaves { $armies ->
    [one] an Army
   *[other] { $armies } Armies
  } unplaced.
event-occupy = { $side } takes { $province }.
event-conquer = { $side } conquers { $province }.
event-attack = { $side } attacks { $enemy } in { $province }, from { $origin }.
event-automatic = { $enemy } give way to { $side } in { $province }: they are the same player's.
event-round = { $province }: { $side } rolls { $attack }, { $enemy } { $defence }: { $outcome ->
    [win] the attacker wins. { $modifiers }
    [loss] the defender wins. { $modifiers }
   *[tie] a tie, roll again.
  }
event-repelled = { $side } is repelled from { $province }.
event-fort-falls = { $side } destroys the walls of { $province }.
event-fort-removed = The walls of { $province } are torn down.
event-emperor-dies = Three equal dice: the Emperor of { $faction } falls, and his bonuses with him.
event-retreat = { $faction } withdraws a Legion from { $province } to { $destination }.
event-stand = { $faction } stands in { $province }.
event-withdraw = { $side } withdraws an Army from { $province } to { $destination }.
event-displaced-die = { $side } has nowhere to go from { $province }: { $armies ->
    [one] an Army is
   *[other] { $armies } Armies are
  } lost.
event-hold-fort = { $side } keeps the walls of { $province }.
event-raze = { $side } razes the walls of { $province }.
event-loot = { $side } loots the City of { $province } ({ $dice }{ $bonus ->
    [0] {""}
   *[other] , and { $bonus } more
  }): { $points } VP for { $faction }.
event-spare = { $side } spares the City of { $province }.
event-found = { $faction } founds a City in { $province }.
event-dismiss = { $faction } sends auxiliaries home from { $province }.
event-points = { $faction } scores { $points } { $kind } VP: Cities { $city_points }, Dioceses { $diocese_points }{ $emperor_points ->
    [0] {""}
   *[other] , Emperor { $emperor_points }
  }.
event-final-provinces = { $faction } holds { $provinces ->
    [one] { $provinces } Province
   *[other] { $provinces } Provinces
  } at the end: { $points } VP.
event-final-kingdom = The { $kingdom } still stand ({ $dice }{ $bonus ->
    [0] {""}
   *[other] , and { $bonus } more
  }): { $points } VP for { $faction }.
event-rebellion = { $card }: { $rebels ->
    [one] a Legion
   *[other] { $rebels } Legions
  } of { $victim } rebel in { $province }.
event-revolt = { $card }: { $rebels ->
    [one] a band
   *[other] { $rebels } bands
  } of Rebels rise against { $victim } in { $province }.
event-treachery = { $card } in { $province }: { $dice }, { $needed } or more needed: { $outcome ->
    [win] the gates open
   *[loss] nothing comes of it
  }.
event-march = { $side } marches from { $origin } into { $province }.
event-disease = { $card } in { $province }: { $dice } for { $side }, { $dead ->
    [0] nobody dies
    [one] one Army dies
   *[other] { $dead } Armies die
  }.
event-enter-power = The { $side } rise in { $province } with { $armies ->
    [one] { $armies } Army
   *[other] { $armies } Armies
  }.
event-free-forts = { $card } gives { $faction } { $forts ->
    [one] a Fort
   *[other] { $forts } Forts
  }.
event-card-points = { $card } brings { $faction } { $vp } VP.
event-restore = { $card }: the Cities of { $faction } are restored. { $provinces }
event-proscribe = { $faction } proscribes { $victim }: { $dice }, so { $vp } VP change hands.
event-subsidy = { $faction } pays the { $side } { $vp } VP to be left alone this turn.
event-offer = { $faction } offers the { $side } { $vp } VP.
event-bribe-taken = The { $side } take { $vp } VP: their player leaves { $faction } alone this turn, with all forces.
event-bribe-refused = The { $side } refuse { $vp } VP from { $faction }.

# ---- questions

ask-token-barbarian = { $faction }: you drew Barbarian Token { $token }: the { $name }, strength { $strength }, from { $start }. { $held ->
    [0] Keep it or hand it on?
   *[other] You hold one already: to whom do you hand it?
  }
ask-token-emperor = { $faction }: you drew Emperor Token { $token }: { $name } (bonus: { $bonuses }). { $held ->
    [0] Keep it or hand it on?
   *[other] You hold one already: to whom do you hand it?
  }
ask-token-others = { $faction } looks at { $kind ->
    [Emperor] an Emperor
   *[other] a Barbarian
  } Token.
ask-start = { $faction }: choose the Province where your Faction begins.
ask-event = { $faction }{ $own ->
    [yes] {""}
   *[no] {" "}with the { $side }
  }: play an Event Card? You may play { $left ->
    [one] one more
   *[other] { $left } more
  } this turn.
ask-window-others = { $faction } may react.
ask-oracle = { $faction }: { $other } plays { $card }. Cancel it with the Oraculum?
ask-stipendium = { $faction }: the { $side } attack you in { $province }. Pay them off with { $card }?
ask-insidiae = { $faction }: { $side } attacks { $province } over Difficult Terrain. Lay an ambush with { $card }?
ask-testudo = { $faction }: play { $card } for your attacks on { $province }?
ask-target = { $faction }: choose where { $card } strikes.
ask-proscribe = { $faction }: choose whose wealth { $card } takes.
ask-march = { $faction }: choose from where your Army marches into { $province }.
ask-lift = { $faction }: lift Armies of the { $side } to place them again? { $pool ->
    [one] One waits
   *[other] { $pool } wait
  } to be placed.
ask-build = { $faction }: build. You have { $vp } Roman VP; a Legion costs { $cost }. { $pool ->
    [one] One Legion waits
   *[other] { $pool } Legions wait
  } to be placed, { $forts ->
    [one] one Fort is
   *[other] { $forts } Forts are
  } ready.
ask-withdraw = { $faction }: { $own ->
    [yes] your Legions
   *[no] the { $side }
  } must leave { $province }: choose where an Army goes ({ $armies } to move).
ask-place = { $faction }: place { $own ->
    [yes] your Legions
   *[no] the { $side }
  }, { $left ->
    [0] none left
   *[other] { $left } left
  }{ $forts ->
    [0] {""}
    [one] , one Fort ready
   *[other] , { $forts } Forts ready
  }.
ask-retreat = { $faction }: { $enemy } attacks { $province } again. Stand, or withdraw Legions ({ $legions } there)?
ask-hold-fort = { $faction }{ $own ->
    [yes] {""}
   *[no] {" "}with the { $side }
  }: keep the walls of { $province }, or raze them?
ask-loot = { $faction }{ $own ->
    [yes] {""}
   *[no] {" "}with the { $side }
  }: loot the City of { $province } for { $dice ->
    [one] a die
   *[other] { $dice } dice
  }{ $bonus ->
    [0] {""}
   *[other] {" "}and { $bonus } more
  } of VP, or spare it?
ask-cities = { $faction }: found Cities ({ $cities } possible){ $forts ->
    [0] {""}
    [one] {" "}or raise a Fort
   *[other] {" "}or raise Forts ({ $forts } ready)
  }.
ask-dismiss = { $faction }: { $legions ->
    [one] one auxiliary Legion goes
   *[other] { $legions } auxiliary Legions go
  } home. Which?
ask-bribery = { $faction }: the { $side } attack you in { $province }. Offer them VP to be left alone this turn? You have { $vp }.
ask-bribe-answer = { $taker }: { $faction } offers the { $side } { $vp } VP to spare { $province }. If you accept, none of your forces may attack { $faction } again this turn.

# ---- actions, as a button would say them

do-keep = Keep the token
do-give = Hand the token to { $faction }
do-start = Begin in { $province }
do-card = Play { $card }
do-target = Strike { $province }
do-strike = Strike the Diocese { $diocese }
do-proscribe = Proscribe { $faction }
do-march = March in from { $province }
do-recruit = Recruit a Legion
do-bribe = Bribe the Rebels in { $province }
do-buy-fort = Prepare a Fort
do-raise = Raise a Fort in { $province }
do-fortify = Make the Fort in { $province } a Fortress
do-repair = Repair the City in { $province }
do-lift = Lift an Army from { $province }
do-place = Place an Army in { $province }
do-attack = Attack { $province } from { $origin }
do-return = Return to { $province }
do-withdraw = Withdraw to { $province }
do-retreat = Withdraw a Legion to { $province }
do-stand = Stand and fight
do-loot = Loot the City
do-spare = Spare the City
do-hold = Keep the walls
do-raze = Raze the walls
do-found = Found a City in { $province }
do-dismiss = Send home a Legion from { $province }
do-offer = Offer { $number } VP
do-done = Done

# ---- why not

why-must-pass = You hold a token already: this one must be handed on ({ $rule }).
why-give-self = To keep the token, say so; it is handed only to others ({ $rule }).
why-has-token = { $faction } holds a token already ({ $rule }).
why-faction-dead = { $faction } is dead ({ $rule }).
why-no-start = { $province } is no starting Province; those are { $starts } ({ $rule }).
why-start-taken = { $province } is the start of { $faction } already ({ $rule }).
why-not-in-hand = { $card } is not in your hand ({ $rule }).
why-wrong-turn = { $card } can be played in turns { $first } to { $last }; this is turn { $turn } ({ $rule }).
why-card-a-phase = You have played { $limit ->
    [one] a card
   *[other] { $limit } cards
  } in this Phase already; more is not allowed ({ $rule }).
why-cards-a-turn = You have played { $limit } cards this turn; more is not allowed ({ $rule }).
why-not-start = { $card } is played at another moment: see its text ({ $rule }).
why-wrong-phase = { $card } can be played in a { $phase } Phase only ({ $rule }).
why-no-effect = { $card } would change nothing now ({ $rule }).
why-card-elsewhere = { $card } does not reach { $province } ({ $rule }).
why-nobody-there = There are no Armies in { $province } ({ $rule }).
why-not-anothers = { $province } is not held by a fit enemy ({ $rule }).
why-must-strike = { $card } must strike somewhere ({ $rule }).
why-struck-already = { $province } has been struck already ({ $rule }).
why-no-rebels-left = All { $counters } Rebel counters are on the map ({ $rule }).
why-too-many = { $province } has { $armies ->
    [one] { $armies } Army
   *[other] { $armies } Armies
  }; { $limit } at most ({ $rule }).
why-nobody-near = None of your Armies next to { $province } can march in ({ $rule }).
why-not-from = Nothing of { $side } can come from { $origin } ({ $rule }).
why-no-victim = { $faction } is no neighbour with Roman VP to take (it has { $vp }) ({ $rule }).
why-must-dismiss = { $legions ->
    [one] One Legion
   *[other] { $legions } Legions
  } must go home ({ $rule }).
why-not-yours = { $province } has no Armies of { $side } ({ $rule }).
why-not-at-start = The { $side } were not on the map when the turn began ({ $rule }).
why-too-dear = That costs { $cost } Roman VP; you have { $vp } ({ $rule }).
why-legion-cap = { $legions } Legions in play and { $rebels } in rebellion: no more than { $cap } may be recruited to ({ $rule }).
why-no-legions = All { $counters } Legion counters are in use ({ $rule }).
why-no-forts = All { $counters } Fort counters are in use ({ $rule }).
why-no-room-for-forts = { $forts ->
    [one] { $forts } Fort is
   *[other] { $forts } Forts are
  } ready, and no more than { $room } could be placed in this Phase ({ $rule }).
why-no-fortresses = All { $counters } Fortress counters are in use ({ $rule }).
why-no-cities = All { $counters } City counters are in use ({ $rule }).
why-no-fort-ready = You have no Fort ready to be placed ({ $rule }).
why-not-controlled = { $province } is not yours ({ $rule }).
why-has-fort = { $province } has walls already ({ $rule }).
why-no-fort-here = There is no Fort to improve in { $province } ({ $rule }).
why-fort-too-new = The Fort in { $province } was built in this turn ({ $turn }) ({ $rule }).
why-no-city = There is no City in { $province } ({ $rule }).
why-not-looted = There is no looted City in { $province } ({ $rule }).
why-no-rebels = There are no Rebels in { $province } ({ $rule }).
why-not-adjacent = { $province } is not next to a Province of yours ({ $rule }).
why-would-empty = One Legion or a Fort must stay in { $province } ({ $rule }).
why-last-legion = The Legion in { $province } is your last on the map: it must stay ({ $rule }).
why-only-romans = Only Romans raise Forts ({ $rule }).
why-none-left = No Armies are left to be placed ({ $rule }).
why-has-legions = Your Faction still has Legions on the map: place from them ({ $rule }).
why-must-return = Your Faction has no Legion on the map: it must return first ({ $rule }).
why-not-return = A Faction without Legions returns to one of these: { $places } ({ $rule }).
why-out-of-reach = { $province } is not next to Armies of { $side } ({ $rule }).
why-no-ships = { $side } cannot cross the sea: only Roman Factions do ({ $rule }).
why-no-port = You hold no coast from which to sail to { $province } ({ $rule }).
why-full = { $province } is full: { $armies ->
    [one] { $armies } Army
   *[other] { $armies } Armies
  } ({ $rule }).
why-must-attack = { $province } is held by { $enemy }: attack it ({ $rule }).
why-no-enemy = There is nobody to attack in { $province } ({ $rule }).
why-truce = The { $side } have promised to leave { $faction } alone this turn ({ $rule }).
why-promised = You have taken points from { $faction } and promised to leave it alone this turn ({ $rule }).
why-same-defence = { $province } defends itself alike against an attack from { $other }: choose that ({ $rule }).
why-not-next-to = { $province } is not next to { $other } ({ $rule }).
why-not-friendly = { $province } is not held by the same side ({ $rule }).
why-no-refuge = { $province } is neither yours nor an empty Fort ({ $rule }).
why-no-site = { $province } has no City Site ({ $rule }).
why-has-city = { $province } has a City already ({ $rule }).
why-no-pair = { $sites } City Sites and { $cities } Cities beside your first one: one City for each pair of sites ({ $rule }).
why-start-first = Your Starting Province { $province } must have its City first ({ $rule }).

# ---- what is shown by it, after "Something hidden is shown: …"

shown-card = the card, to everybody
shown-give-token = the token, to its new holder
shown-keep-token = that it is yours
shown-barbarian-phase = the next Barbarian Token
shown-roman-phase = the next Emperor Token
shown-otherwise = whether somebody holds a card against it

# ---- the end

how-points = Most Victory Points: { $points }.
how-tie-break = { $points } Victory Points each; the higher Emperor Token of the last turn decides.

# ---- what hints reckon with, after a number: "+1.5 Provinces"

part-provinces = Provinces
part-cities = Cities
part-legions = Legions
part-hordes = Barbarian Armies
part-forts = Forts
part-cards = cards

## What the log can be looked through for, and how luck is counted

topic-battles = Battles
topic-cards = Cards
topic-scores = Scores
luck-rounds = Rounds of combat
    .counted = Rounds won, against what exactly these dice were to win.
luck-treachery = Treachery
    .counted = Treacheries that succeeded.

window-stipendium = Stipendium
window-stipendium-about = A People attacks you, and you can pay it off.
window-insidiae = Insidiae
window-insidiae-about = You are attacked over Difficult Terrain, and can lay an ambush.
window-testudo = Testudo
window-testudo-about = You attack, and can strengthen your attacks on the Province.
window-oraculum = Oraculum
window-oraculum-about = Another player plays a card, and you can cancel it.
wish-never = Not this Game Turn


## For a first game: what a question is about, by its step

tip-KeepOrPass = A token has been drawn
    .text = Each turn everybody gets one Barbarian people and one Emperor. Keep what you drew, or hand it to a rival who has none yet and take your chance with the next. Read its bonus: it decides how strong your turn will be.
tip-Place = Placing Armies
    .text = Every glowing Province can take your next Army. Where an enemy stands, placing there means battle: you see the odds before any die is rolled.
tip-ChooseStart = Where your Faction begins
    .text = Your first Armies enter here and spread from Province to Province. A place near weak neighbours and rich dioceses pays best.
tip-OracleWindow = You may interrupt
    .text = A rival plays a card and you hold one that can stop it. Pass to keep it for a worse day.
tip-PlayEvent = Cards
    .text = Cards give Armies, allies or trouble. Those that may be played now glow in your hand; passing keeps them for later.
tip-Build = Buying Legions and Forts
    .text = Points you hold pay for more Legions and Forts this turn. Points spent are gone: buy what you can turn into Provinces.
tip-BuildCities = Founding Cities
    .text = A City scores for whoever holds its Province, every turn, and makes it dearer to take.
tip-Withdraw = Your Army is beaten
    .text = It may step back into a neighbouring Province of yours with room. Choose one that glows.
## On the screen

screen-setting-up = Setting up
screen-aim-ahead = Most Victory Points when turn { $turns } is over. You lead { $who } by { $points }.
screen-aim-behind = Most Victory Points when turn { $turns } is over. You are { $points } behind { $who }.
screen-aim-level = Most Victory Points when turn { $turns } is over. You are level with { $who }.
screen-roman-phase = Roman Phase
screen-people-phase = { $faction }: the { $people }
screen-bonus-legions = { $legions ->
    [one] 1 free Legion
   *[other] { $legions } free Legions
} beyond the limit
screen-bonus-die = attacks with three dice; three equal dice kill him
screen-bonus-attack = adds { $attack } to each attack die
screen-bonus-ties = wins ties when attacking
screen-bonus-provinces = 1 VP more for each Province held
screen-roman-vp = Roman VP: also what building costs
screen-legions-left = counters not on the map
screen-dead = dead: no units and no Roman VP
screen-people = { $people }, strength { $strength }
screen-order-turn = Turn { $turn } of { $turns }
screen-order-draw = Draw tokens
screen-order-barbarian = Barbarian Phases, by token
screen-order-cards = Event Cards
screen-order-build = Build
screen-order-place = Place Armies and fight
screen-order-barbarian-vp = Count Barbarian VP
screen-order-roman = Roman Phases, by token
screen-order-cities = Found Cities
screen-order-roman-vp = Count Roman VP
screen-the-people = the { $people }
screen-lot = Your lot was drawn for you: { $drawn }.
screen-last-chance = After this turn { $cards } can no longer be played.
screen-wastes-lift = No Army is lifted: there will be nothing to place.
screen-wastes-recruits = You have recruited no Legion: there will be nothing to place.
screen-wastes-discounts = You could still recruit at a reduced price{ $times ->
    [1] {""}
   *[other] , { $times } times
}.
screen-wastes-armies = { $left ->
    [1] One Army is not placed and will be lost.
   *[other] { $left } Armies are not placed and will be lost.
}
screen-wastes-fort = The fort in { $province } is destroyed, though you could hold it.
screen-wastes-cities = You could still found a City.
screen-wastes-forts = { $forts ->
    [1] A Fort is ready and not raised: it will be lost.
   *[other] { $forts } Forts are ready and not raised: they will be lost.
}
screen-mark-loot = { $points ->
    [0] Looted
   *[other] Looted: +{ $points } VP
}
screen-mark-found = City founded
screen-mark-repair = City repaired
screen-mark-raise = Fort raised
screen-mark-fortify = Now a Fortress
screen-mark-fort-falls = The Fort falls
screen-mark-fort-removed = Fort removed
screen-mark-raze = Fort razed
screen-mark-disease = { $dead ->
    [0] Disease: all survive
    [one] Disease: 1 Army dies
   *[other] Disease: { $dead } Armies die
}
screen-mark-rebellion = { $rebels ->
    [one] Mutiny: 1 Legion
   *[other] Mutiny: { $rebels } Legions
}
screen-mark-revolt = { $rebels ->
    [one] Revolt: 1 Rebel
   *[other] Revolt: { $rebels } Rebels
}
screen-mark-treachery = Treachery: { $dice }, { $outcome ->
    [win] it succeeds
   *[other] it fails
}
screen-mark-bribe = { $number ->
    [one] 1 Rebel bribed
   *[other] { $number } Rebels bribed
}: { $cost } VP
screen-mark-displaced-die = No way out: lost
screen-mark-automatic = Own forces give way
screen-scoring = How points are made
screen-brief-attack = Attack from { $origin }
screen-brief-place = Place an Army
screen-brief-raise = Raise a Fort
screen-brief-fortify = Make it a Fortress
screen-brief-repair = Repair the City
screen-brief-lift = Lift an Army
screen-brief-bribe = Bribe the Rebels
screen-brief-found = Found a City
screen-brief-dismiss = Send a Legion home
screen-border-open = open
screen-border-mountain = over mountains
screen-border-forest = through forest
screen-border-strait = across a strait
screen-on-the-sea = on the sea
screen-no-armies = no Armies
screen-legions = { $number ->
    [1] a Legion of { $side }
   *[other] { $number } Legions of { $side }
}
screen-rebels = { $number ->
    [1] a Rebel
   *[other] { $number } Rebels
}
screen-armies = { $number ->
    [1] an Army of the { $side }
   *[other] { $number } Armies of the { $side }
}

# Battle.svelte
screen-combat-at = Combat at { $place }
screen-attacks = attacks
screen-defends = defends
screen-round = round { $round }
screen-the-attacker-wins = The attacker wins
screen-the-defender-holds = The defender holds
screen-a-tie-roll-again = A tie: roll again

# Board.svelte
screen-map-of-the-empire-arrow = Map of the Empire. Arrow keys move between Provinces, Enter acts, question mark asks why not, full stop goes to the next place where you can act. { $size ->
    [one] { $size } place
   *[other] { $size } places
  } can be chosen now.

# Hand.svelte
screen-hand-of = Hand of { $name }
screen-played-this-turn = { $number } played this turn
screen-play = play
screen-why-not = why not?
screen-can-be-played-now = Can be played now.
screen-cannot-be-played-now-press = Cannot be played now: press to ask why.
screen-no-event-cards-left = No Event Cards left.
screen-a-spectator-holds-no-cards = A spectator holds no cards.
screen-at-the-start-of-a = at the start of a Phase
screen-before-an-attack-roll = before an attack roll
screen-when-attacked-over-difficult-terrain = when attacked over Difficult Terrain
screen-when-barbarians-attack-you = when Barbarians attack you
screen-when-another-plays-a-card = when another plays a card
screen-any-turn = any turn
screen-turn-2 = turn { $first }
screen-turns-to = turns { $first } to { $last }
screen-roman = Roman
screen-barbarian = Barbarian
screen-phase = , { $kind } Phase

# Panel.svelte
screen-barbarian-phase = Barbarian Phase
screen-of = { $phase } of { $name }
screen-he-brings-no-bonus = He brings no bonus.
screen-the = The { $name }.
screen-the-end-of-this-phase = The end of this Phase would score
screen-now = now.
screen-roman-vp-2 = Roman VP
screen-cities-dioceses = Cities { $cities }, Dioceses { $dioceses }
screen-now-2 = +{ $points } now
screen-barbarian-vp = Barbarian VP
screen-provinces = Provinces
screen-legions-left-2 = Legions left
screen-forts-ready = Forts ready
screen-cards = Cards
screen-this-faction-is-dead = This Faction is dead.
screen-so-many-armies = { $number ->
    [one] { $number } Army
   *[other] { $number } Armies
}
screen-so-many-provinces = { $number ->
    [one] { $number } Province
   *[other] { $number } Provinces
}

# ProvinceCard.svelte
screen-emptied-by-disease = emptied by disease
screen-held-by-nobody = held by nobody
screen-capital = { " " }· capital
screen-is-worth = { $name } is worth
screen-this-turn = this turn
screen-scores-for-nobody-now = scores for nobody now

# Reference.svelte
screen-dioceses = Dioceses
screen-presence-scores-the-value-domination = Presence scores the value, Domination twice, Control three times as much.
screen-diocese = Diocese
screen-now-3 = now
screen-charts-of-turn = Charts of turn { $chart }
screen-turn-3 = Turn
screen-barbarians = Barbarians
screen-token = Token
screen-people-2 = People
screen-strength = Strength
screen-starts-in = Starts in
screen-emperors = Emperors
screen-emperor = Emperor
screen-bonus = Bonus
screen-combat = Combat
screen-the-chance-that-the-attacker = The chance that the attacker wins one round. The highest die of each side counts; ties are rolled again unless one side wins them.
screen-defender = Defender
screen-what-building-costs = What building costs
screen-rule = Rule
screen-cities = Cities
screen-looted = looted
screen-capital-roma-byzantium-from-turn = Capital (Roma; Byzantium from turn 4)
screen-city = City
screen-two-dice = Two dice
screen-two-dice-1 = Two dice, +1
screen-three-dice = Three dice
screen-three-dice-1 = Three dice, +1
screen-open-ground = open ground
screen-open-fort = open, Fort
screen-open-fortress = open, Fortress
screen-difficult-or-landing = difficult or landing
screen-difficult-fort = difficult, Fort
screen-difficult-fortress = difficult, Fortress
screen-landing-on-barbarians = landing on Barbarians
screen-legion = Legion
screen-n2-turns-1-to-3 = 2 (turns 1 to 3), 3 (from turn 4)
screen-fort = Fort
screen-fort-into-fortress = Fort into Fortress
screen-n1-not-in-the-turn = 1, not in the turn it was built
screen-repair-a-looted-city = Repair a looted City
screen-bribe-rebels = Bribe Rebels
screen-n2-each = 2 each
screen-free-one-for-each-pair = free: one for each pair of City Sites won

# Tokens.svelte
screen-strength-from = strength { $strength }, from { $start }
screen-its-phase-is-running = its Phase is running
screen-has-had-its-phase = has had its Phase
screen-a-token-you-do-not = a token you do not know
screen-no-token = no token
screen-no-bonus = no bonus
screen-his-phase-is-running = his Phase is running
screen-has-had-his-phase = has had his Phase

# describe.ts
screen-looted-2 = looted { $what }
screen-city-site = City Site { $city }
screen-fortress = Fortress
screen-of-2 = { $what } of { $name }
screen-diocese-2 = { $name }, Diocese { $diocese }
screen-borders = borders { $borders }

# model.ts
screen-presence = Presence
screen-domination = Domination
screen-control = Control

# paint.ts
screen-legio = Legio
screen-rebels-2 = Rebels
screen-faction = Faction
screen-ground-capital = capital
screen-vacant = vacant
screen-level-nothing = nothing
screen-nobody = nobody

# The other kinds of questions that orders can answer.
question-retreat = Retreats
question-retreat-about = Your Legions are attacked again, and can leave before the next round.
answer-retreat-decline = Always stand
answer-retreat-if-weaker = Retreat to where most friends stand, if weaker than
question-bribe = Bribes
question-bribe-about = Somebody offers you points to call off your attack.
answer-bribe-accept = Always accept
answer-bribe-decline = Always refuse
question-fort = Captured Forts
question-fort-about = You take a Fort or Fortress that nobody holds.
answer-fort-accept = Always keep it
answer-fort-decline = Always destroy it
question-loot = Conquered Cities
question-loot-about = You conquer an intact City.
answer-loot-accept = Always loot
answer-loot-decline = Always spare
question-dismissal = Auxilia that leave
question-dismissal-about = The Legions you have hired go home, from where you choose.
answer-dismissal-strongest = From the largest stack
answer-dismissal-weakest = From the smallest stack
answer-stipendium-accept = Always pay them off
answer-insidiae-accept = Always lay the ambush
answer-testudo-accept = Always form the Testudo
answer-oraculum-accept = Always cancel it

aim-take = Take { $goal } with { $force }{ $further ->
    [0] {""}
    [one] , then one Province more
   *[other] , then { $further } Provinces more
  }.
aim-hold = Strengthen what { $force } holds.
aim-keep = Keep the token.
aim-give = Hand the token to { $goal }.

blunder-idle-army = an Army that could be placed is left in hand
blunder-own-attack = an attack on one’s own forces
blunder-hopeless-attack = an attack that all Armies left would win less than one time in ten
blunder-stripped-capital = a capital is left with one Legion, without walls, beside an enemy
blunder-lapsed-fort = a Fort that was paid for lapses
blunder-lapsed-card = a Kingdom or Tribe that can come for the last time stays in hand

# What abbreviations stand for, one a line: they explain themselves wherever they are read.
screen-abbreviations =
    VP: Victory Points
