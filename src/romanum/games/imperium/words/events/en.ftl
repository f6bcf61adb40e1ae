# Imperium Romanum: random events, appeals, plague.

do-plague-loss = { $kind } dies
do-look-at = Look at { $power } in { $place }
do-destroy = { $city } is destroyed
do-appeal = Appeal to the gods
do-recruit-more = { $area }

ask-appeal = { $power } is about to roll { $roll ->
    [Fight] for the battle
    [Trains] for the trains of the beaten
    [EliteLegion] for an elite legion
    [SetOff] for an interception
    [Exhaustion] for losses on the force march
    [Muster] for haste
    [Drawn] for what its trains must give
    [Foraged] for forage
    [Starved] for those who are besieged
    [StarvedOut] for the trains of the besieged
    [Spoliation] for the conquest of a province
    [GrainRoll] for grain in the capital
    [Proclaimed] whether a leader is proclaimed
    [LeaderCalled] for the return of a leader
    [TakeFleet] for an unfinished fleet
    [FleetDelayed] for the delay of a captured fleet
    [NextRound] for its place at sea
    [Sortie] for an interception at sea
    [Clash] for the battle at sea
    [Voyage] for a leader at sea
    [LoneShip] for a fleet in winter
    [Weather] for fleets in winter
    [Across] for a leader's passage
    [Disembarking] for units aboard former allies
   *[other] now
  }: appeal to the gods?
ask-plague-loss = Plague at { $place }: who of { $power } dies?
ask-intelligence = Your spies may look at one stack: whose?
ask-place-leader = A new leader of value { $value }: where does he stand?
ask-disaster = A disaster: which city is destroyed?
ask-more-recruits = { $power } may raise one more unit of each type: in which area?
ask-place-risen = { $number ->
    [0] Units of { $power }: where does the next one stand?
    [one] The last unit of { $power }: where does it stand?
   *[other] { $number } units of { $power }: where does the next one stand?
  }

why-disloyal = The legions are disloyal this month: only those who stand with a leader follow.

event-appeal = { $power } appeals to the gods (die { $die }): { $value ->
    [0] they are silent
   *[other] { $value } to its next roll
  }.
event-battle-dead = So many have fallen in { $province } that plague may follow.
event-plague-roll = Is there plague in { $province }? Two dice: { $dice }.
event-plague = Plague in { $province }.
event-plague-ends = The plague in { $province } is over; it leaves the land as if plundered.
event-pestilence = Pestilence in { $province }.
event-random-event = { $power } rolls { $dice } for its event: { $letter ->
    [A] military intelligence
    [B] is the Imperator or Rex dying?
    [C] is a leader dying?
    [D] a new leader
    [E] pestilence?
    [F] famine?
    [G] a bad harvest
    [H] a bumper harvest
    [I] a dry year or heavy snow
    [J] a mild season
    [K] storms at sea
    [L] a natural disaster?
    [M] corrupt quartermasters
    [N] debased coins
    [O] a barbarian incursion
    [P] does Parthia or Persia stir?
    [Q] a revolt?
    [R] muttering among the troops
    [S] disloyal legions
    [T] a political crisis
    [U] prosperity
    [V] hard times
    [W] widespread devastation
    [X] more recruits
    [Y] fewer recruits
    [Z] an active cadre
   *[other] nothing
  }.
event-alarm = { $power } rolls { $die }: { $false ->
    [yes] a false alarm
   *[no] it is true
  }.
event-intelligence = Somebody has looked at { $power } in { $place }.
event-intelligence-known = { $power } has in { $place }: { $units } { $leaders }.
event-new-leader = { $power } rolls { $die }: { $comes ->
    [yes] a leader of value { $value } offers his services
   *[no] but nobody offers his services
  }.
event-famine = Famine in { $province } until September.
event-bad-harvest = A bad harvest in { $province } (die { $die }): half the grain until September.
event-bumper-harvest = A bumper harvest in { $province } (die { $die }): half as much grain again until September.
event-hard-season = { $power } sees signs of a hard season: the next roll for the season will show it.
event-mild-season = { $power } sees signs of a mild season: the next roll for the season will show it.
event-storms = Storms at sea this month.
event-disaster = { $city } is destroyed.
event-corruption = Quartermasters of { $power } are corrupt: its player's trains lose a supply point each.
event-debasement = The coinage is debased.
event-talents-lost = { $power } loses { $number ->
    [one] { $number } talent
   *[other] { $number } talents
  }.
event-prosperity = { $power } prospers: half as much again in taxes this month.
event-hard-times = Hard times for { $power }: half the taxes this month.
event-devastation = Widespread devastation: no plunder is forgotten this month.
event-more-recruits = Recruits come to { $power } in numbers.
event-area-of-recruits = { $power } may raise one more unit of each type in { $area } this year.
event-fewer-recruits = Few recruits come to { $power }.
event-cadre = Old soldiers train the recruits of { $power } this month.
event-stirs = { $power } is on the move.
event-raid = Raiders in { $province } (dice { $dice }).
event-no-revolt = No Province of { $power } revolts (dice { $dice }).
event-revolt = { $province } revolts against { $power }: { $number ->
    [one] { $number } unit
   *[other] { $number } units
  } of rebels (dice { $dice }).
event-revolt-over = The revolt in { $province } is over.
event-muttering = The troops of { $power } want { $wanted ->
    [one] { $wanted } talent
   *[other] { $wanted } talents
  } and are paid { $paid }.
event-disloyalty = Legions of { $power } that stand with no leader do not follow it this month.
event-crisis = A crisis in the capital: the Imperator of { $power } must return within three months.
