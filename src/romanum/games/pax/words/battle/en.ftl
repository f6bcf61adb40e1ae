# Pax Romana: Battles on land, walls, capture and sack, Militia.

# ---- what happened

event-battle-begins = { $attacker } attacks { $defender } at { $space }.
event-battle-shifts = { $space }: { $attack ->
    [one] { $attack } shift
   *[other] { $attack } shifts
  } for the attacker, { $defence } for the Defender.
event-battle-result = { $winner ->
    [nobody] The Battle at { $space } is a Draw.
   *[other] { $winner } wins the Battle at { $space }.
  }
event-siege-bids = Siege Expertise at { $space }: the attacker pays { $attack }T, the Defender { $defence }T.
event-elephants = Elephants of { $side } at { $space }: die { $die }.
event-re-roll-tried = { $side } tries for a re-roll: { $total } against { $needed }.
event-re-rolled = The Battle die of { $side } is now { $die }.
event-losses = { $side } loses { $unit } at { $place }.
event-stops-retreat = Cavalry of { $side } tries to stop the retreat: die { $die }, { $needed } or less.
event-no-way-out = { $side } has no way out of { $space } and is eliminated.
event-retreats = { $side } retreats to { $place }.
event-regroups = { $side } falls back from { $space } to { $place }.
event-leader-roll = { $side } rolls for the life of its leader at { $space }{ $dead ->
    [yes] , and he falls
   *[no] , and he lives
  }.
event-captures = { $side } { $destroyed ->
    [yes] destroys
   *[no] captures
  } the City or Town of { $space }.
event-sack = { $side } tries to sack { $space }: die { $die } against { $needed }{ $sacked ->
    [yes] , and plunders it
   *[no] , in vain
  }.
event-after-sack = { $side } after the sack: die { $die } against { $needed }; { $goes_on ->
    [yes] it may go on
   *[no] it is Finished
  }.
event-militia = { $power } raises Militia: die { $die }, { $number }.

# ---- questions

ask-walls-in-defence = { $space } is attacked: behind the walls, or in the field?
ask-siege-bids = Siege of { $space }: how many Talents for Siege Expertise?
ask-elephants = { $space }: how many Elephants are committed?
ask-battle-leader = { $side } at { $space }: which leader's ratings count?
ask-re-roll = { $space }: your die { $own }, the enemy's { $enemy }. Try for a re-roll?
ask-which-die = { $space }: your die { $own }, the enemy's { $enemy }. Which is rolled again?
ask-use-engine = { $space }: your die { $own }, the enemy's { $enemy }. Use the Helepolis for { $shifts ->
    [one] { $shifts } shift
   *[other] { $shifts } shifts
  }? It serves only once.
ask-spend-shifts = { $side } at { $space }{ $left ->
    [one] : 1 shift
   *[other] : { $left } shifts
  }. Your die { $own }, the enemy's { $enemy }.
ask-losses = { $place }: { $left } BP to lose. What is lost?
ask-retreat = { $enemy } wins at { $space } ({ $tenths } tenths). Retreat or stay?
ask-stop-retreat = { $space }: roll to stop the retreat ({ $needed } or less)?
ask-force-out = { $space }: force { $side } out for 1 MP?
ask-fall-back = { $side } cannot stay at { $space }. Where does it go?
ask-retreat-path = { $side } retreats from { $space } before { $enemy }. Where to?
ask-take-city = { $space } lies open. Take it?
ask-sack = { $space } is taken. Try to sack it? A die above { $needed } does it and brings { $least } to { $most }T.{ $marching ->
    [yes] {" "}In any case a second die above { $rating } ends the march.
   *[no] {""}
  }
ask-militia = { $power }: raise Militia?
ask-place-militia = { $power }: where does Militia appear? { $left } to go.

# ---- actions

do-use-walls = Behind the walls
do-open-field = In the field
do-bid = { $number }T
do-elephants = { $number ->
    [one] { $number } Elephant
   *[other] { $number } Elephants
  }
do-general = { $leader }
do-try-re-roll = Try for a re-roll
do-re-roll-own = Roll your die again
do-re-roll-enemy = Roll the enemy's die again
do-use-engine = Use the Helepolis
do-raise-die = Add { $number } to your die
do-lower-die = Take { $number } from the enemy's die
do-retreat = Retreat
do-retreat-to = Retreat to { $place }
do-retreat-by-sea = Retreat by sea to { $place }
do-stay = Stay
do-stop-them = Stop them
do-force-out = Force them out
do-lose = Lose { $unit }
do-reduce = Reduce { $unit }
do-lose-ally = Lose { $unit } of Pergamum
do-reduce-ally = Reduce { $unit } of Pergamum
do-lose-walls = Lose a Wall Point
do-lose-cheapest = The rest from what is worth least
do-take-city = Take it
do-raze = Destroy it
do-leave-city = Leave it
do-sack = Try to sack it
do-spare = Spare it
do-raise-militia = Raise Militia
do-militia = Militia at { $place }

# ---- armies of others

event-army-placed = { $side } appears at { $space }.
event-soldier-comes = A Soldier of Fortune enters the service of { $power }.
event-recalled = { $leader } is recalled from { $place }.
event-dictator = { $power } names { $leader } Dictator.
event-pontus-comes = Pontus rises, at the bidding of { $power }.
event-pontus-ends = Pontus is no more.
event-slaves-rise = Slaves rise against { $power } at { $space }.
event-slaves-grow = More slaves join those at { $space }.
event-rhodes-refits = Rhodes fits out { $number ->
    [one] a Squadron
   *[other] { $number } Squadrons
  } for { $power }.
event-ships-taken = { $power } takes over { $number ->
    [one] a Squadron
   *[other] { $number } Squadrons
  } at { $place }.
event-revolt-ends = The Slave Revolt against { $power } is over.

ask-place-army = Where does { $side } appear? { $left ->
    [one] { $left } Unit is
   *[other] { $left } Units are
  } left.
ask-recall = { $power }: which leader gives way to a Dictator?
ask-dictator = { $power }: who becomes Dictator?
ask-pontic-moves = Pontus moves: { $majors } Major and { $minors ->
    [one] { $minors } Minor Move
   *[other] { $minors } Minor Moves
  } are left.
ask-slave-placement = Where do slaves rise against { $power }?
ask-which-slaves = Which of the slaves that rose against { $power } march?

do-army-at = All that is left at { $place }
do-unit-at = { $unit } at { $place }
do-recall = Recall { $leader }
do-dictator = { $leader }
do-pontic-major = Major Move of the Army at { $place }
do-pontic-fleet = Major Move of the Fleet at { $place }
do-pontic-minor = Minor Move of { $unit } at { $place }
do-slaves-at = Slaves at { $place }
do-slave-army = Those at { $place }

# ---- windows

window-walls-in-defence = Walls in defence
window-walls-in-defence-about = You are attacked where you have a City or Town; unasked, you stand behind the walls.
window-siege-bids = Siege Expertise
window-siege-bids-about = Talents are bid for a siege; unasked, you bid none.
window-elephants = Elephants
window-elephants-about = Your Elephants can be sent into a Battle; unasked, they stay behind.
window-optional-re-roll = Re-rolls
window-optional-re-roll-about = You can try to have a Battle die rolled again.
window-retreat = Retreats
window-retreat-about = A beaten Army can retreat, be stopped or be forced out; unasked, you stay, and let others be.
window-battle-losses = Losses
window-battle-losses-about = You pick what is lost; unasked, what is worth least goes.
window-militia = Militia
window-militia-about = You have lost a Battle at home and can raise Militia.
