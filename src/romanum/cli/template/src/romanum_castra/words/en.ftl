# What is told.
event-round = Round { $round } begins.
event-raise = { $seat } raises an Army in { $town }.
event-march = { $seat } marches from { $source } to { $town }.
event-battle = { $seat } fights { $enemy } for { $town }: { $attack } against { $defence }.
event-pass = { $seat } passes.
event-end = The game ends after round { $rounds }.

# What is asked.
ask-turn = Round { $round }: what does { $seat } do?

# What can be done.
do-raise = Raise an Army in { $town }
do-march = March to { $town } from { $town2 }

# Why something cannot be done.
why-not-yours = { $town } is not yours.
why-no-road = No road leads from { $source } to { $town }.
why-last-army = The last Army does not leave { $source }.
why-no-room = { $town } holds { $armies ->
    [one] { $armies } Army
   *[other] { $armies } Armies
  }, and there is no room for more.

# How it ends.
how-towns = It is won with { $towns ->
    [one] one town
   *[other] { $towns } towns
}.

# Headings: what the log can be looked through for, and what counts as luck.
topic-battles = Battles
luck-battles = Battles
    .counted = battles won
screen-turn = Round { $number }
