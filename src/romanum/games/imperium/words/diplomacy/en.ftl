# Imperium Romanum: negotiations, alliances, leave of allies.

do-talk = Write to { $power }
do-agree = Agree with { $power }
do-decline = Decline what { $power } proposes
do-withdraw-offer = Withdraw what you proposed to { $power }
do-propose = Propose it
do-tear-up = Tear it up
do-offer-alliance = An alliance for this month
do-offer-truce = Peace where we share a hex
do-offer-talents = { $power } gives { $power2 } { $number ->
    [one] { $number } talent
   *[other] { $number } talents
  }
do-want-talents = { $power } is to give { $power2 } { $number ->
    [one] { $number } talent
   *[other] { $number } talents
  }
do-offer-at = Something of yours at { $place }
do-want-at = Something of theirs at { $place }
do-cede-unit = One { $kind } more
do-cede-units = All units there
do-lend-units = All units there, lent for this month
do-cede-city = The city
do-cede-fort = The fort
do-elsewhere = Enough of this place
do-offer-captive = { $leader } goes free
do-want-captive = { $leader } is to go free
do-offer-grain = Your grain for this month
do-want-grain = Their grain for this month
do-promise-peace = Promise not to attack
do-want-peace = They are to promise not to attack
do-promise-attack = Promise to attack { $power }
do-want-attack = They are to promise to attack { $power }
do-free-captive = Set { $leader } free
do-fund = { $power } gives { $power2 } { $number ->
    [one] { $number } talent
   *[other] { $number } talents
  }
do-always = Yes, all this month
do-borrow = Ask for the units at { $place }
do-reclaim = Reclaim your units at { $place }

why-ally-refuses = Your ally does not let you stack with him at { $place }.

ask-parley = Diplomacy: { $offers ->
    [0] whom do you write to?
    [one] a proposal waits for your answer
   *[other] { $offers } proposals wait for your answer
  }
ask-draft = Terms for { $partner }: { $number ->
    [0] none yet
    [one] one so far
   *[other] { $number } so far
  }
ask-part-in-peace = The alliance with { $partner } has lapsed: stay at peace where you share a hex?
ask-give-leave = { $partner } asks leave: { $what ->
    [units] to move your units
    [stacking] to stack with you
    [leader] for the help of your leader
    [joint-attack] to attack together
    [siege] to be besieged in your city
    [passage] to go aboard your fleets
    [port] for supply through your port
    [train] for supply from your train
    [replenishment] to replenish on your land
   *[handover] for supply points or a train
  }

event-envoys = { $power } sends envoys to { $partner }.
event-term = { $power } writes to { $partner }.
event-term-known = { $power }, to { $partner }: { $way ->
    [offers] offers
   *[wants] wants
  } { $what ->
    [alliance] an alliance
    [truce] peace where they share a hex
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
    [grain] grain
    [peace] a promise of peace
   *[attack] a promise to attack { $target }
  }.
event-agrees = { $power } and { $partner } come to terms.
event-declines = { $power } declines what { $partner } proposes.
event-withdraws = { $power } withdraws its proposal to { $partner }.
event-offer-void = What { $partner } proposed to { $power } can no longer be done.
event-allied = { $power } and { $partner } are allied for this month.
event-alliance-lapses = The alliance of { $power } and { $partner } has lapsed.
event-parts-in-peace = { $power } and { $partner } stay at peace where they share a hex.
event-talents-given = { $power } gives { $partner } { $number ->
    [one] { $number } talent
   *[other] { $number } talents
  }.
event-units-given = { $power } gives { $partner } units at { $place }.
event-units-lent = { $power } lends { $partner } its units at { $place }.
event-units-reclaimed = { $power } reclaims its units at { $place }.
event-fort-given = The fort at { $place } is given to { $power }.
event-captive-freed = { $leader } of { $power } is free at { $place }.
event-promise = { $power } gives { $partner } its word.
event-promise-known = { $power } promises { $partner }: { $what ->
    [peace] peace
   *[attack] an attack on { $target }
  }.
event-put-ashore = Units of { $power } are put ashore at { $place }.
event-adrift = Units of { $power } are adrift at sea (die { $die }).
event-leave = { $partner } asks { $power } for leave { $what ->
    [units] to move units
    [stacking] to stack together
    [leader] to be helped by a leader
    [joint-attack] to attack together
    [siege] to be besieged in a city
    [passage] to go aboard fleets
    [port] for supply through a port
    [train] for supply from a train
    [replenishment] to replenish on its land
   *[handover] for supply points or a train
  }: { $granted ->
    [yes] yes
   *[no] no
  }.
