# Pax Romana: movement on land and at sea, interception, withdrawal, attrition.

# ---- what happened

event-breaks-down = { $side } breaks { $number } { $unit } down into { $garrisons ->
    [one] a Garrison
   *[other] { $garrisons } Garrisons
  } at { $place }.
event-razes = { $side } destroys what it owns at { $place }.
event-intercepts = { $side } tries to intercept from { $place } into { $space } under { $leader }: { $total } of { $needed }, { $success ->
    [yes] and comes
   *[no] and fails
  }.
event-withdraws = { $side } withdraws from { $place }: die { $die }, { $mp } MP.
event-garrisons-fall = { $number ->
    [one] A Garrison of { $side } falls
   *[other] { $number } Garrisons of { $side } fall
  } at { $space }.
event-attrition = { $side } suffers attrition at { $place }: die { $die }, { $losses } of { $units ->
    [one] { $units } Unit
   *[other] { $units } Units
  }.
event-unit-lost = { $side } loses { $unit } at { $place }.
event-reduced = { $side }: { $unit } is Reduced at { $place }.
event-parts = { $side } leaves its ally at { $place } for { $space }.
event-continuity = { $side } rolls for Continuity at { $place }: { $total } against { $needed }, { $goes_on ->
    [yes] and goes on
   *[no] and is Finished
  }.
event-weather = The sea at { $place }: die { $die }, { $what ->
    [storm] a storm for { $side }
    [off-course] { $side } is blown off course
   *[calm] nothing happens to { $side }
  }.
event-storm = The storm strikes { $side } at { $place }: { $die }.
event-ships-lost = { $side } loses { $number ->
    [one] a Galley Squadron
   *[other] { $number } Galley Squadrons
  } at { $place }.
event-fleet-lost = The Fleet of { $side } at { $place } is lost.
event-no-escort = { $side } has no ships at { $place } to defend it.
event-naval-battle = Naval Battle at { $place }: { $attacker } { $attack }, { $defender } { $defence }.
event-sea-winner = { $side } has won at sea; die { $die }.
event-flees = The beaten Fleet of { $side } makes for { $place }.
event-fleet-withdraws = The Fleet of { $side } withdraws from { $place }.
event-pirates-come = Pirates appear at { $place }.
event-pirate-hunt = { $side } fights Pirates at { $place }: { $total } of { $needed }, { $won ->
    [yes] and drives them out
   *[no] and is beaten off
  }.
event-no-toll = { $side } does not pay at { $place }.

event-pergamene-leader = Pergamum looks for a leader: die { $die }; { $leader } comes to { $place }.

# ---- questions

ask-kinsmen = { $power }: Greeks stand at { $place }. Do you pick them up, or attack them?
ask-company = { $side } has an Army at { $place } too. Does it march with yours?

ask-minor-move = { $side }, { $place }: which Unit or leader moves?
ask-pick-units = { $side }, { $place }: who stays behind? All others go.
ask-bring-units = { $side }, { $place }: which Units?
ask-march = { $side } at { $place }: { $mp } MP. Where to?
ask-interception = { $side } has entered { $place }. Who intercepts?
ask-behind-walls = { $place }: who stays behind the walls?
ask-withdrawal = { $side } enters { $place }. Stand or withdraw?
ask-hinder = { $place }: does your Cavalry hinder the withdrawal by { $by }?
ask-withdraw-to = { $side } withdraws from { $place }: { $mp } MP. Where to?
ask-attrition = { $place }: what is lost? { $left } to go.
ask-parting = { $power }: where does the Army go that leaves its ally at { $place }?
ask-sail = { $side } at { $place } with { $ships ->
    [one] { $ships } Galley Squadron
   *[other] { $ships } Galley Squadrons
  }: where to?
ask-stopped = { $side } is Stopped at { $place }. Try to go on?
ask-escort = { $place }: how many Galley Squadrons of { $side } sail along?
ask-port-passage = A Fleet of { $side } is in your Port of { $place }: it Stops there, unless you let it sail on.
ask-hail = { $side } has ships at { $place }. Attack?
ask-naval-response = A Fleet of { $side } comes to { $place }. Fight, withdraw, or let it sail on?
ask-naval-attacked = { $side } attacks your Fleet at { $place }. Fight or withdraw?
ask-blockade = { $side } takes ship at { $place } to withdraw. Fight it with your Fleet, or let it pass?
ask-naval-course = Where does the Fleet of { $side } withdraw to?
ask-permission = May the Fleet of { $side } pass { $place }?
ask-find-haven = To which Port does the beaten Fleet of { $side } go?
ask-line-over-rhodes = { $power }: pay Rhodes { $talents }T so that the Army at { $place } is not cut off?
ask-rhodes-toll = { $power }: pay { $talents }T at Rhodes?
ask-pirates = { $power }: where do Pirates appear?

# ---- actions

do-major = Major Move from { $place }
do-major-fleet = Major Move of the Fleet at { $place }
do-major-of = Major Move of { $other } from { $place }
do-major-fleet-of = Major Move of the Fleet of { $other } at { $place }
do-conquest = Second Major Move from { $place }
do-guest = Free move of the guest at { $place }
do-minor = Minor Move from { $place }
do-minor-of = Minor Move of { $other } from { $place }
do-unit = { $unit }
do-leave = Leave { $number } { $unit }
do-bring = Take { $number } { $unit }
do-leave-leader = Leave { $leader }
do-bring-leader = Take { $leader }
do-ready = Ready
do-to = To { $place }
do-pick-up = Pick up Units
do-drop-off = Drop Units
do-break-down = Break { $number } { $unit } down into Garrisons
do-destroy = Destroy the City or Town
do-halt = Halt
do-embark = Embark
do-sail-to = Sail to { $place }
do-debark = Debark
do-escort = { $number ->
    [one] 1 Galley Squadron
   *[other] { $number } Galley Squadrons
  }
do-attack = Attack
do-let-pass = Let it sail on
do-intercept = Intercept from { $place }
do-intercept-of = Intercept with { $other } from { $place }
do-intercept-leader = { $leader } rides out
do-behind-walls = { $number } { $unit } behind the walls
do-withdraw = Withdraw
do-withdraw-by-sea = Withdraw by sea to { $place }
do-stand = Stand
do-hinder = Hinder them
do-roll-on = Try Continuity
do-lose-unit = Lose { $unit }
do-reduce-unit = Reduce { $unit }
do-pay-toll = Pay the toll
do-pirates = Pirates at { $place }

# ---- why not

why-not-in-play = { $place } is not in play in this scenario.
why-shut-out = In this scenario these may not enter { $place }.
why-militia-at-home = Militia never leave their Home Territory.
why-out-of-bounds = This Army may not go to { $place }.
why-stays-in-greece = This Army stays in Greece.
why-goes-to-greece = It must go on to Greece.
why-nobody-to-attack = There are enemies at { $place }, and nobody here can attack them.
why-strait-held = { $place } is held by others: a Strait is not crossed against them.
why-strait-guarded = Enemy ships guard the Strait to { $place }.
why-too-few-points = To { $place } takes { $needed } MP; { $had ->
    [one] { $had } is left
   *[other] { $had } are left
  }.
why-too-few-mp = That takes { $needed } MP; { $had ->
    [one] { $had } is left
   *[other] { $had } are left
  }.
why-no-way-beyond = From { $place } one must go on: that takes { $needed } MP, and { $had ->
    [one] { $had } is left
   *[other] { $had } are left
  }.
why-no-way-on = From { $place } no way leads on, and nobody may stay there.
why-no-points-to-attack = To enter { $place } and attack takes { $needed } MP; { $had ->
    [one] { $had } is left
   *[other] { $had } are left
  }.
why-one-unit-moves = This is a Minor Move: no Units are picked up.
why-own-home = { $place } lies in your home: nobody destroys his own Cities and Towns.
why-not-in-transit = No Unit stops in a Transit Point.
why-passes-only = The invaders pass here; they do not stay.
why-slaves-march = The slaves must march on.
why-not-by-sea = This Army does not go by sea.
why-no-way-out = To attack { $place } from the sea takes { $needed } MP, one of them to land elsewhere; { $had ->
    [one] { $had } is left
   *[other] { $had } are left
  }.
why-not-on-deep-sea = No Fleet ends its move on the deep sea.
why-aboard = An Army is aboard: it debarks or sails on.
why-toll-unpaid = The toll of Rhodes was not paid: this Fleet can only go back to { $place }.
why-been-there = This Fleet has come from { $place }; it does not go back and forth between Ports.
why-not-sailed = Whoever has gone aboard at { $place } sails first; take the step back instead.
why-cyprus-shut = Cyprus is shut to ships in this Game-Turn.
why-needs-ships = The Fleet at { $place } must be attacked, and there are no ships to do it.
why-nobody-to-move = Nobody at { $place } may move.
why-no-major-left = There is no Major Move left.
why-no-minor-left = There is no Minor Move left.
why-mutiny = The crews at { $place } are in mutiny.
why-cannot-intercept = Nobody can intercept from there.

# ---- what may happen on the way

risk-attack = an attack
risk-attrition = attrition in the Alps
risk-interception = interception
risk-weather = a Stop by the weather
risk-continuity = the end of the voyage there
risk-storm = a storm
risk-fleets = enemy ships, which may fight or let it pass
risk-sea-fight = a fight at sea
risk-pirates = Pirates
risk-toll = the toll of Rhodes
risk-passage = a Controller who may let it pass or Stop it

# ---- windows

window-interception = Interception
window-interception-about = An enemy Army moves or lands beside an Army or leader of yours; unasked, you let it pass.
window-interception-concerns = It enters your home, or a Space that you hold or stand in.
window-active-intercepts = Interception of those who give way
window-active-intercepts-about = An enemy Army withdraws or retreats beside an Army or leader of yours; unasked, you let it go.
window-active-intercepts-concerns = It enters your home, or a Space that you hold or stand in.
window-interception-walls = Behind walls before an interception
window-interception-walls-about = You intercept where you have a City or Town; unasked, nobody stays behind its walls.
window-pre-battle-withdrawal = Withdrawal before Battle
window-pre-battle-withdrawal-about = An Army of yours is about to be attacked; unasked, it stands.
window-naval-response = Fleets that meet yours
window-naval-response-about = A Fleet comes where ships of yours lie and does not attack; unasked, you let it pass.
window-naval-withdrawal = Fleets in flight
window-naval-withdrawal-about = A Fleet that withdraws would pass ships of yours; unasked, you refuse.
window-port-passage = Fleets in your Ports
window-port-passage-about = A Fleet enters a Port of yours where you have no ships; unasked, it is Stopped.
