# Imperium Romanum: what scenarios lay down, and the end of a match.

ask-special-price = Pay { $talents ->
    [one] { $talents } talent
   *[other] { $talents } talents
  }? { $text }
ask-throne = Where does the new head of { $power } appear?
ask-reinforcement = Which stack of { $power } do the new units join?
ask-raided-city = Which city have the raiders plundered?
ask-peace = End the match as a draw?
ask-consent = { $power } proposes it. Do you agree? { $text }
ask-bid = How many talents do you bid? { $text }
ask-departure = From where does a unit leave the map? Units to go: { $number }. { $text }
ask-home-coming = To which city do those of { $power } come who were away?

do-propose-peace = Propose peace: the match ends as a draw if all agree
do-take-chest = Take what the churches have
do-build-walls = Build walls for { $city }
do-set-up-emperor = Set up an Emperor in { $city }
do-pay-tribute = { $power } pays the tribute
do-hire = Hire { $power } for { $power2 }
do-offer-title = Offer { $power } the title of Caesar
do-end-title = Part from { $power }: the title is void
do-end-truce = Propose to { $power } that the truce be over

why-special-forbids = The scenario forbids it: { $text }

event-way-to-win = { $powers }: { $text }
event-match-over = { $how ->
    [draw] The match is a draw.
    [peace] The players make peace: the match is a draw.
    [nobody] The match is over, and nobody has won.
    [last-faction] One faction alone is left: the match is over.
   *[other] The match is over.
  }
event-special-paid = { $power } pays { $talents ->
    [one] { $talents } talent
   *[other] { $talents } talents
  }: { $text }
event-special-settled = { $power }: { $text }
event-special-bids = { $text } Bids: { $bids }.
event-trigger-roll = { $text } Rolled: { $total }.
event-trigger-fires = It happens: { $text }
event-special-wakes = { $power } takes the field.
event-special-client = { $power } is now a client of { $patron }.
event-special-joins = { $power } joins { $other } with all it has.
event-special-succeeds = { $power } has a new head, at { $place }.
event-special-talents = The treasury of { $power } is now { $now ->
    [one] { $now } talent
   *[other] { $now } talents
  }.
event-special-goes-over = Units of { $power } at { $place } go over to { $other }.
event-special-frees = { $province } leaves { $power }.
event-special-raid = Raiders plunder { $city }.

how-decisive = by a decisive victory of the scenario
how-victory = by what the scenario asks for
how-marginal = by a marginal victory of the scenario
how-draw = as a draw
how-last-faction = as the last faction
how-nobody = without a winner
how-peace = by agreement, as a draw
