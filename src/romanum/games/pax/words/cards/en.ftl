# Pax Romana: the deck, hands, and what cards do.

# ---- what happened

event-draws-card = { $power } draws a card and keeps it.
event-draws-card-known = { $power } draws { $card }.
event-draws-event = { $power } draws { $card }: it takes effect at once.
event-plays-card = { $power } plays { $card }.
event-discards-card = { $power } discards { $card }.
event-hires-for-card = { $power } gives { $card } for Mercenaries.
event-cancels-card = A god appears for { $power }: { $card } of { $victim } has no effect.
event-card-idle = { $card } has no effect for { $power }.
event-new-deck = The deck is shuffled anew: { $cards } cards.
event-political-scene = A new party rules { $power }: { $cards ->
    [one] one card goes
   *[other] { $cards } cards go
  } back to the deck, and { $objectives ->
    [one] one Objective
   *[other] { $objectives } Objectives
  } to the pool.
event-foreign-policy = { $power } changes the foreign policy of { $target }.
event-gives-back = { $power } gives one of its earlier Objectives back.
event-conspiracy = { $leader } at { $place } has conspired against { $power } and is removed.
event-insurrection = A Garrison of { $power } at { $place } is gone.
event-loses-marker = { $power } loses this Activation: the gods are angry.
event-tribe-returns = A Tribe appears at { $space }.
event-mission = { $power } sends a mission to the Tribe of { $space }.
event-mission-known = { $power } sends a mission to the Tribe of { $space }: its strength is { $strength }.
event-better-ships = { $power } has { $card }: each of its Galley Squadrons counts 3 BP for the rest of the Game-Turn.
event-traitor = A traitor brings { $power } a card of { $target }.
event-traitor-known = A traitor brings { $power } { $card } of { $target }.
event-adds-marker = { $power } puts a marker into the pool, to be played for nothing.
event-ambush = { $power } ambushes { $side } at { $place }: die { $die }, { $points } BP are lost.
event-delays = { $power } is a Cunctator for the rest of the Game-Turn.
event-conquers = { $power } is a Conqueror and has a second Major Move.
event-inventor = { $power }: an inventor settles at { $space }.
event-helepolis = { $power } builds a Helepolis at { $place }.
event-surprise = { $power } surprises the enemy: { $shifts ->
    [one] { $shifts } shift
   *[other] { $shifts } shifts
  }.
event-naval-ambush = Ships of { $power } from { $port } ambush { $side } at { $place }.
event-successor-wars = { $power } moves the Greek Army at { $place }: the wars of the Successors go on.
event-parts-ways = { $side } is no longer the ally of { $power }.
event-allied-with = { $side } is the ally of { $power } from now on.

# ---- questions

ask-aim-successor_wars = { $power }: which Greek Army goes to war?
ask-aim-alliance = { $power }: with whom do you talk, or which alliance ends?

ask-aim-change_in_foreign_policy = { $power }: whose foreign policy changes?
ask-aim-conspiracy = { $power }: which leader has conspired?
ask-aim-local_insurrection = { $power }: which Garrison is removed?
ask-aim-dies_irae = { $power }: do you pay the priests { $talents }T?
ask-aim-tribal_resurgence = { $power }: where does a Tribe appear? { $left ->
    [one] It is the last.
   *[other] { $left } are left.
  }
ask-aim-diplomatic_mission = { $power }: which Tribe do you look at? { $left ->
    [one] It is the last.
   *[other] { $left } are left.
  }
ask-aim-independent_expansion = { $power }: where does the Garrison stand?
ask-aim-spies = { $power }: whose hand do you look at?
ask-aim-traitor = { $power }: from whom do you take a card?
ask-aim-stability_and_opportunity = { $power }: a free marker, or an Objective?
ask-aim-archimedes_effect = { $power }: in which City does the inventor live?
ask-aim-poliorcates_effect = { $power }: which Army gets the Helepolis?
ask-aim-naval_ambush = { $power }: which Fleet lies in wait?

ask-card-segment = { $power }: { $number ->
    [one] one card
   *[other] { $number } cards
  } in hand, of which { $most } can be kept. Will you play any?
ask-cancel-card = { $power }: will you cancel { $card } of { $victim }?
ask-lay-down = { $power }: more than { $most ->
    [one] { $most } card
   *[other] { $most } cards
  } in hand; which do you discard?
ask-carry-over = Which card do you keep for the next Game-Turn?
ask-hand-card-window = { $power }: will you play a card now?
ask-raise-the-militia-card = { $power }: enemies are in your home. Will you raise the Militia?
ask-carthage-mercenaries = { $power }: will you spend a card and 2T on Mercenaries?
ask-ambush = { $power }: an Army passes. Will you ambush it?
ask-naval-ambush = { $power }: a transport comes near your ships. Will you ambush it?
ask-cunctator = { $power }: will you play Cunctator before it comes to a withdrawal?
ask-battle-shift-cards = { $power }: the shifts are announced. Will you add those of a card?

# ---- refusals

why-card-not-now = { $card } cannot be played at this moment.
why-card-not-held = { $card } is not in your hand.
why-too-many-cards = You hold { $number } cards; no more than { $most } can be kept.
why-allied-already = { $side } is the ally of { $power } already.
why-nobody-to-ally = { $side } is no more, or in other hands.
why-talents-short = You have { $talents }T and need { $needed }T.
why-no-army-to-join = None of your Armies is there to be joined.
why-slaves-stay = No slaves can rise against you.
why-no-leader = You have no leader on the map.
why-no-objectives = There are no Objectives.
why-no-tribe-near = No Tribal Counter that you do not know lies within { $reach ->
    [one] { $reach } Land Connection
   *[other] { $reach } Land Connections
  } of your Land Combat Units.
why-no-room = No unoccupied Space lies within { $reach ->
    [one] { $reach } Land Connection
   *[other] { $reach } Land Connections
  } of your Land Combat Units.
why-no-dictator = A Dictator needs an enemy Army in your home, Roma in your hands, and a leader to replace.
why-no-soldier = The Soldier of Fortune cannot come.
why-pontus-is-there = Pontus is in play.
why-no-room-in-pontus = No Space of Pontus is unoccupied.
why-has-technology = Your ships have their technology already.
why-nobody-has-cards = Nobody else has a card in hand.
why-not-stable = You are not Stable.
why-nobody-to-ambush = There is no Army of another player to ambush.
why-own-army = It is your own.
why-at-home = That Army is inside its Home Territory.
why-has-played-conqueror = You have played Conqueror in this Game-Turn.
why-has-played-cunctator = You have played Cunctator in this Game-Turn.
why-is-cunctator = You are a Cunctator already.
why-needs-no-cunctator = It would make no difference to this withdrawal.
why-no-elite-leader = You have no Elite leader on the map.
why-expansion-has-begun = Your Expansion has begun already.
why-no-city = There is no City on the map.
why-not-your-battle = It is not your Battle.
why-turmoil = It would lead to Turmoil.
why-no-enemy-at-home = No enemy Land Combat Units are in your home.
why-no-fleet-near = None of your Fleets is within { $reach ->
    [one] { $reach } Naval Connection
   *[other] { $reach } Naval Connections
  }.

# ---- actions

do-end-alliance = End the alliance with { $other }

do-pay-priests = Pay the priests
do-lose-marker = Lose the Activation
do-remove-garrison = { $power } at { $place }
do-add-marker = A free marker
do-add-objective = An Objective
do-fleet-of = The Fleet at { $place }

do-play = Play { $card }
do-discard = Discard { $card }
do-hire-for = Give { $card } for Mercenaries
do-keep-card = Keep { $card }
do-keep-none = Keep none

# ---- windows at which a power may wish not to be asked

window-hand-card-window = Cards at any moment
window-hand-card-window-about = Another power acts, and you hold a card that can be played now.
window-carthage-mercenaries = Cards for Mercenaries
window-carthage-mercenaries-about = Another power acts, and Carthage can give a card and 2T for Mercenaries.
window-raise-the-militia-card = Raise the Militia
window-raise-the-militia-card-about = Enemies are in your home, and you hold the card that raises Militia.
window-deus-ex-machina = Deus ex Machina
window-deus-ex-machina-about = Another power draws or plays a card, and you can cancel it.
window-ambush = Ambush
window-ambush-about = An Army of another power is on a Land Transit Point, and you can ambush it.
window-naval-ambush = Naval Ambush
window-naval-ambush-about = A transport comes near your ships, and you can ambush it.
window-cunctator = Cunctator
window-cunctator-about = You are attacked, and Cunctator would let you withdraw again, or without shame.
window-battle-shift-cards = Tactical Surprise
window-battle-shift-cards-about = The shifts of a Battle of yours are announced, and you can add to them.
wish-never = Not this Game-Turn
