# Pax Romana: the turn: phases, Activations, Talents, units raised and built, talks, points.

# ---- what happened

event-game-turn = Game-Turn { $turn }, { $years } BC.
event-phase = { $phase ->
    [income] Income Phase
    [maintenance] Maintenance Phase
    [removal] Removal Phase
    [leaders] Leader Selection Phase
    [manpower] Manpower Phase
    [activation] Activation Phase
    [attrition] Attrition and Isolation Phase
    [victory] Victory Phase
   *[order] Play Order Phase
  }.
event-arrives = { $side } arrives at { $place }.
event-removal = Leaders, Militia, Mercenaries and invaders leave the map.
event-play-order = Order of the first round: { $order }.
event-order-roll = { $powers } are tied and roll { $dice }.
event-event-marker = An Event marker is drawn.
event-pontus-marker = The marker of Pontus is drawn.
event-silent = { $power } has no further Activations in this Game-Turn.
event-activation = Activation { $number }: { $power }.
event-forfeits = { $power } lets its marker lapse.
event-operation = { $power }: { $operation ->
    [expansion] Expansion
   *[recruitment] Recruitment
  }.
event-disbands = { $power } sends { $unit } at { $place } home.
event-builds = { $power } at { $place }: { $what ->
    [town] a Town is built
    [city] the Town becomes a City
   *[repair] walls are repaired
  } ({ $walls ->
    [one] { $walls } Wall Point
   *[other] { $walls } Wall Points
  }).
event-hires = { $power } hires { $number } { $unit } at { $place }.
event-raises = { $power } raises { $number } { $unit } at { $place }.
event-rebuilds = { $power } rebuilds { $unit } at { $place }.
event-garrisoned = { $power }: { $number ->
    [one] a Reduced unit becomes a Garrison
   *[other] { $number } Reduced units become Garrisons
  } at { $place }.
event-lets-go = { $power } gives up { $number } { $unit } at { $place }.
event-leaders-drawn = { $power } draws { $number ->
    [one] a leader
   *[other] { $number } leaders
  }.
event-leaders-drawn-known = { $power } draws { $leaders }.
event-stationed = { $leader } takes command at { $place }.
event-objective-swapped = { $power } draws another Objective in place of the last.
event-objective-returned = { $power } gives an Objective back.
event-objective-claimed = { $power } claims Objective { $objective }: { $vp ->
    [0] { $gop } GOP
   *[other] { $vp } VP
  }.
event-points = { $power }: { $gop } GOP ({ $by_gop } VP), { $cvp } CVP ({ $by_cvp } VP), Objectives { $objectives } VP: { $points } VP, now { $total }.
event-game-over = { $winners } { $how ->
    [at-once] wins at once
    [automatic] wins by Automatic Victory
    [scenario] has what the scenario asks for
    [gop] has most Geographic Objective Points
    [provinces] holds most Provinces
   *[vp] has most Victory Points
  }.
event-united = { $power } will be one kingdom.
event-attends = { $power } comes to the Meeting.
event-stays-away = { $power } stays away.
event-proposes = { $power } makes { $partner } a proposal ({ $number ->
    [one] one term
   *[other] { $number } terms
  }).
event-term = { $what ->
    [offer-talents] { $power } gives { $number }T
    [want-talents] { $partner } gives { $number }T
    [offer-ships] { $power } gives { $number ->
        [one] 1 Galley Squadron
       *[other] { $number } Galley Squadrons
      } at { $place }
    [want-ships] { $partner } gives { $number ->
        [one] 1 Galley Squadron
       *[other] { $number } Galley Squadrons
      } at { $place }
    [offer-hired] { $power } gives { $number ->
        [0] all
       *[other] { $number }
      } { $unit } at { $place }
    [want-hired] { $partner } gives { $number ->
        [0] all
       *[other] { $number }
      } { $unit } at { $place }
    [offer-town] { $power } cedes { $place }
    [want-town] { $partner } cedes { $place }
    [offer-card] { $power } gives a card
    [want-card] { $partner } gives a card
    [show-objective] { $power } shows an Objective
    [offer-alliance] { $power } and { $partner } are allies
    [promise-peace] { $power } keeps the peace
    [want-peace] { $partner } keeps the peace
    [promise-attack] { $power } attacks { $target }
   *[want-attack] { $partner } attacks { $target }
  }.
event-names-card = { $partner } is told which card.
event-names-card-known = The card is { $card }.
event-speaks-of-objective = { $partner } would be shown which Objective it is.
event-gives-card = { $power } gives { $partner } a card.
event-gives-card-known = { $power } gives { $partner } { $card }.
event-shows-objective = { $power } shows { $partner } an Objective.
event-shows-objective-known = { $power } shows { $partner } Objective { $objective }.
event-agrees = { $power } agrees with { $partner }.
event-disagrees = { $power } does not agree with { $partner }.
event-allied = { $power } and { $partner } are allied for this Game-Turn.
event-promises = { $power } gives its word to { $partner }: { $what ->
    [peace] peace for this Game-Turn
    [spare] to leave { $place } alone
   *[attack] to attack { $target }
  }.
event-offers-bribe = { $power } offers { $partner } { $talents }T to be left alone at { $place }.
event-refuses-bribe = { $power } refuses the Talents of { $partner }.
event-turns-back = { $power } keeps its word to { $partner } and leaves { $place } alone.
event-breaks-word = { $power } has broken its word to { $partner }.

# ---- questions

ask-toll = { $power }: pay Rhodes { $toll }T so that { $talents }T more come home?
ask-payment = { $power }: pay { $talents }T for the Activation?
ask-operation = { $power }: which Operation? ({ $talents }T)
ask-expansion = { $power }: Expansion. Major Moves left: { $majors }, Minor Moves: { $minors }.
ask-recruit = { $power }: raise Land Units or build ships? ({ $talents }T)
ask-levy = { $power }: raise what, and where? ({ $talents }T; { $province })
ask-shipyard = { $power }: build ships where? ({ $talents }T)
ask-manpower = { $power }: what is raised in this Game-Turn? { $talents }T are left.{ $province ->
    [nobody] { "" }
   *[other] { " " }Units are raised in { $province } now.
  }
ask-maintenance = { $power }: upkeep is { $talents }T of { $treasury }T. What is given up?
ask-station = Where does { $leader } take command?
ask-duplicate = { $power }: you have this Objective already. Swap it?
ask-return-objectives = { $power }: give Objectives back?
ask-claims = { $power }: claim an Objective?
ask-mercenaries = { $power }: whom do you hire for { $talents }T? That brings { $light } LI, { $cavalry } Cavalry or { $heavy } HI.
ask-hire-more = { $power }: do Mercenaries come elsewhere too? ({ $talents }T)
ask-mercenaries-where = { $power }: where do { $number } { $unit } go?
ask-invite = { $power }: who is invited?{ $number ->
    [0] {""}
   *[other] {" "}So far: { $invited }.
}
ask-attend = { $power }: { $caller } calls a Meeting. Do you come?
ask-draft = { $power}: what do you put to { $partner }? { $number ->
    [one] One term so far.
   *[other] { $number } terms so far.
  }
ask-consider = { $power }: { $partner } makes you a proposal ({ $number ->
    [one] one term
   *[other] { $number } terms
  }). Do you agree?
ask-give-card = { $power }: which card do you give { $partner }?
ask-free-talk = { $power }: do you open talks?
ask-bribe = { $power }: { $partner } comes against you at { $place }. Do you offer Talents?
ask-take-bribe = { $power }: { $partner } offers { $talents }T. Do you take them?
ask-keep-word = { $power }: { $partner } has paid you to leave { $place } alone. Do you?

# ---- why not

why-too-dear = That costs { $talents }T; the Treasury holds { $treasury }T.
why-no-minor-move = No Minor Move is left.
why-in-a-fortress = { $place } is a Mountain Fortress.
why-has-a-town = { $place } has a City or Town already.
why-not-controlled = { $place } is not under your Control.
why-not-his-town = The Town of { $place } is not yours.
why-no-full-town = { $place } needs a full-strength Town; it has { $walls ->
    [one] { $walls } Wall Point
   *[other] { $walls } Wall Points
  }.
why-rome-hires-nobody = Rome never hires Mercenaries.
why-has-hired = Mercenaries were hired in this Activation already.
why-above-maximum = Carthage may not go above its Manpower Maximum of { $maximum }; it has { $units }.
why-recruitments-used = The scenario allows { $number } Recruitments.
why-nothing-to-raise = Nothing can be raised with { $treasury }T.
why-nothing-here = Nothing can be raised in { $province } now.
why-isolated = { $province } is cut off from home.
why-isolated-unit = { $unit } at { $place } is cut off, and its kind is not raised there.
why-not-raised-here = { $unit } is not raised at { $place }.
why-not-his-space = { $place } is not under your Control.
why-elephants-alone = Elephants need Land Combat Units beside them at { $place }.
why-scenario-limit = The scenario allows { $number } { $unit } in all.
why-enemy-ships = Enemy ships lie in { $place }.
why-nothing-written = Nothing is written down yet.
why-sheet-full = The sheet is full; cross a line out first.
why-no-objectives-sold = No Objectives are sold in this match.
why-one-a-turn = That is done once in a Game-Turn.
why-objectives-enough = You hold { $number } Objectives already.
why-not-divided = There are no two kingdoms to unite.
why-not-above-maximum = Your units do not exceed the Manpower Maximum of { $maximum }.
why-has-talked = You have talked in this Activation.
why-no-duplicate = You do not hold another of the same letter.
why-not-fulfilled = Objective { $objective } is not fulfilled, or claimed already.

# ---- how it ended

how-at-once = by what the scenario asks for
how-automatic = by Automatic Victory
how-scenario = by what the scenario asks for
how-vp = by Victory Points
how-gop = by Geographic Objective Points
how-provinces = by Provinces

# ---- actions

do-pay = Pay for the marker
do-forfeit = Let it lapse
do-expansion = Expansion
do-recruitment = Recruitment
do-meeting = Call a Meeting (free): deals instead of an Operation
do-town = Build a Town at { $place }
do-city = Make { $place } a City with { $unit }
do-repair = Add { $number ->
    [one] { $number } Wall Point
   *[other] { $number } Wall Points
  } at { $place }
do-disband = Send { $unit } at { $place } home
do-hire = Hire { $number } Mercenary HI at { $place } (2T each)
do-hires = { $unit }
do-recruit-land = Land Units
do-recruit-ships = Ships
do-muster = Raise in { $province }
do-raise = { $unit } at { $place }
do-build = A Galley Squadron at { $place }
do-rebuild = Rebuild { $unit } at { $place }
do-engage = Mercenary HI at { $place }
do-buy = Buy an Objective
do-unite = Unite the kingdoms
do-cross-out = Cross the last line out
do-give-up = Give up { $unit } at { $place }
do-station = { $leader } to { $place }
do-claim = Claim Objective { $objective }
do-return = Give Objective { $objective } back
do-swap = Draw another in its place
do-invite = Invite { $power }
do-offer-talents = Offer { $number }T
do-want-talents = Ask for { $number }T
do-offer-ships = Offer { $number ->
    [one] 1 Galley Squadron
   *[other] { $number } Galley Squadrons
  } at { $place }
do-want-ships = Ask for { $number ->
    [one] 1 Galley Squadron
   *[other] { $number } Galley Squadrons
  } at { $place }
do-offer-hired = Offer { $number } { $unit } at { $place }
do-want-hired = Ask for { $number } { $unit } at { $place }
do-offer-town = Cede { $place }
do-want-town = Ask for { $place }
do-offer-card = Offer { $card }
do-want-card = Ask for a card
do-give-card = Give { $card }
do-show-objective = Show Objective { $objective }
do-offer-alliance = Offer an alliance
do-promise-peace = Promise peace
do-want-peace = Ask for peace
do-promise-attack = Promise to attack { $power }
do-want-attack = Ask for an attack on { $power }
do-propose = Propose this
do-counter = Make a counter-proposal
do-bribe = Offer { $number }T
do-turn-back = Keep your word
do-press-on = Attack all the same
do-talk = Talk to { $power }

# ---- windows

window-bribery = Bribery
window-bribery-about = An Army or a Fleet comes against you; unasked, you offer nothing.
window-meeting = Meetings
window-meeting-about = You are invited to talks; unasked, you stay away.
window-alliance-talks = Proposals
window-alliance-talks-about = Another power makes you a proposal; unasked, you refuse.
window-free-talk = Talk at any time
window-free-talk-about = An Activation begins, and you may open talks.
window-rhodes-loc-toll = Toll for Income over Rhodes
window-rhodes-loc-toll-about = Income could come home over Rhodes; unasked, you do not pay for it.
window-objective-l-claim = The Objective of riches
window-objective-l-claim-about = You alone have most Talents after Income; unasked, you show nothing.
window-objective-claims = Objectives to claim
window-objective-claims-about = You can show Objectives for their points in the Victory Phase; unasked, you show none.
window-objective-discard = Objectives to give back
window-objective-discard-about = In the Removal Phase you may give Objectives back; unasked, you keep them.
window-duplicate-objective = Objectives drawn twice
window-duplicate-objective-about = You have drawn an Objective that you hold already; unasked, you keep it.
