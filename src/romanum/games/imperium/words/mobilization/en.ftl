# Imperium Romanum: taxes, mobilization, replacements, fleets on the stocks.

do-muster = Raise units in { $province }
do-raise = Raise { $kind } at { $place }
do-raise-raw = Raise { $kind } at { $place } without a trainer
do-lay = Lay down a fleet at { $place }
do-lay-with = Lay down a fleet at { $place }, its crew counted as { $type }
do-rebuild-militia = Rebuild { $number ->
    [one] a point
   *[other] { $number } points
  } of militia
do-resume = Take up the fleet at { $place } again
do-again = As last year
do-cross-out = Cross out the last line
do-restore = Restore { $kind } at { $place }
do-keep-fort = Pay for the fort at { $place }
do-stop-work = Stop work on a fleet at { $place }
do-scrap = Scrap a fleet on the stocks at { $place }
do-man-ashore = { $kind } at { $place } becomes infantry

ask-mobilization = Mobilization: { $talents ->
    [one] one talent
   *[other] { $talents } talents
  } left, { $written ->
    [0] nothing written yet
   *[other] written: { $lines }
  }. { $province ->
    [nobody] In which Province?
   *[other] Raising units in { $province }.
  }
ask-restoring = { $power } has { $points ->
    [one] { $points } replacement point
   *[other] { $points } replacement points
  }: which units come back?
ask-leader-back = { $leader } is back: with which units?
ask-upkeep = { $number ->
    [one] A fort is
   *[other] { $number } forts are
  } deserted: pay for what?
ask-take-fleet = A fleet lies unfinished at { $place }: take it over?
ask-stop-work = { $number ->
    [one] A fleet is
   *[other] { $number } fleets are
  } being built: stop work, and have the crew as infantry?
ask-crew-ashore = The crew from { $place } comes ashore: in which city?
ask-keep-fleet = Keep the unfinished fleet at { $place } waiting?

why-too-few-talents = It costs { $cost ->
    [one] { $cost } talent
   *[other] { $cost } talents
  }, and { $left ->
    [one] { $left } is left
   *[other] { $left } are left
  }.
why-too-few-points = It costs { $cost ->
    [one] { $cost } replacement point
   *[other] { $cost } replacement points
  }, and { $left ->
    [one] { $left } is left
   *[other] { $left } are left
  }.
why-no-counter = All { $type } counters of these colours are in play.
why-limit-reached = No more { $type } can be raised in { $province } this year.
why-trains-and-leaders = No more trains than leaders on the map, { $leaders }, may be raised.
why-trains-enough = Sixteen trains are in play already.
why-no-city = { $place } is no city: only trains are raised there.
why-city-full = { $place } takes { $most } new units in this phase.
why-no-trainer = No veteran at { $place } can train { $kind }.
why-no-crew = No crew is left for a fleet in { $province }.
why-yard-full = No more than { $most ->
    [one] one fleet
   *[other] { $most } fleets
  } can be begun at { $place } in this phase.
why-sheet-full = The sheet is full.
why-nothing-to-repeat = There is nothing to do again, or the sheet is not empty.
why-nothing-to-raise = Nothing more can be raised in { $province }.
why-nothing-written = Nothing is written yet.
why-enough-struck = Enough has been crossed out in this phase.
why-enough-looks = Raise something, or be done.
why-militia-too-dear = Militia in { $province }: { $number ->
    [one] { $number } point
   *[other] { $number } points
  } can be paid for.

event-taxes = { $power } collects { $talents ->
    [one] { $talents } talent
   *[other] { $talents } talents
  } and has { $now }.
event-leader-called = { $leader } of { $power } may come back: die { $die }, { $needed } or less needed, { $back ->
    [yes] and he does
   *[no] and he does not
  }.
event-leader-back = { $leader } is back at { $place }.
event-fort-deserted = The deserted fort of { $power } at { $place } is no more.
event-restores = { $power } restores units at { $place }.
event-restores-known = { $power } restores { $units } at { $place }.
event-pool-divided = { $area }: not enough { $type } for all; the last go to { $powers } by the die.
event-raises = { $power } raises units at { $place }.
event-raises-known = { $power } raises { $units } at { $place }.
event-lays-down = { $power } lays down { $number ->
    [one] a fleet
   *[other] { $number } fleets
  } at { $place }.
event-resumes = { $power } takes up a fleet again at { $place }.
event-drills = { $power } rebuilds militia in { $province }.
event-launched = { $power } launches a fleet at { $place }.
event-crew-ashore = { $power } stops work on a fleet; its crew is infantry at { $place }.
event-keel-taken = { $power } takes an unfinished fleet at { $place }{ $lost ->
    [yes] , and it burns
   *[no] {""}
  } (die { $die }).
event-keel-delayed = The fleet that { $power } has taken at { $place } will be ready { $delay ->
    [0] in time
    [one] a month late
   *[other] { $delay } months late
  } (die { $die }).
event-scrapped = { $power } scraps a fleet on the stocks at { $place }.
event-fleet-ashore = { $power } mans a fleet ashore at { $place }.
