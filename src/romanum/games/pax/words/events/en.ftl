# Pax Romana: events of the Standard Game, the Stability Check and Civil War.

# ---- what happened

event-event = { $power } rolls { $dice } for an event: { $event ->
    [conqueror] Conqueror
    [galley_technology] Galley Technology
    [pirates] Pirates
    [rebellion] Rebellion
    [harvest_time] Harvest Time
    [revenues_and_stability] Revenues and Stability
    [stability_check] Stability Check
    [barbarian_invasion] Barbarian Invasion
    [disease] Disease
    [slave_revolt] Slave Revolt
   *[soldier_of_fortune] Soldier of Fortune
  }.
event-nothing-happens = { $event ->
    [disease] Disease finds no leader
    [slave_revolt] No slaves rise
    [soldier_of_fortune] No Soldier of Fortune can come
   *[other] It is no event in this scenario
  }.
event-conqueror = { $chosen ->
    [yes] { $power } has a Conqueror: a second Major Move for its Elite leader in every Expansion of this Game-Turn.
   *[no] { $power } has no Elite leader to be a Conqueror.
  }
event-shipwrights = The ships of { $power } are better than others in this Game-Turn.
event-harvest = { $power } rolls { $dice }: { $good ->
    [yes] bounteous harvests
   *[no] famine and drought
  } in { $territory }, which { $lord } Controls.
event-disease = Disease: { $leader } falls ill. { $power } rolls { $die }; up to { $needed } he dies.
event-check = Stability Check: { $power } at { $level } suffers { $ordeal ->
    [unrest] unrest
    [disorder] disorder
   *[civil-war] civil war
  }.
event-disorder = { $complied ->
    [yes] { $power } has brought an Army to its Capital: order is restored.
   *[no] { $power } has brought no Army to its Capital: its Garrisons disperse.
  }
event-civil-war = Civil war breaks out: { $power } is divided.
event-allegiance = { $place }: a die of { $die }: those of { $power } there { $lost ->
    [yes] take the wrong side
   *[no] stay loyal
  }.
event-defects = { $unit } of { $power } at { $place } goes over to the other side.
event-new-master = { $leader } is the new master of { $power }, at { $place }.

# ---- questions

ask-disease = { $power }: which of your best leaders falls ill?
ask-call-soldier = { $power }: do you call a Soldier of Fortune?
ask-check = { $power }: who suffers the Stability Check?
ask-circuses = { $power }: how many of { $talents }T do you pay for bread and circuses? Each one not paid costs 1 Stability.
ask-defection = { $power }: which Land Units at { $place } go over to the other side? { $left ->
    [one] It is the last.
   *[other] { $left } more.
  }
ask-new-master = { $power }: where does { $leader } begin?

# ---- actions

do-defect = { $unit }
