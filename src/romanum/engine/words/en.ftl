# Sentences every game needs.

why-not-understood = I do not understand that: { $problem }.
why-not-now = “{ $action }” cannot be done now.
why-not-your-turn = It is not your turn: { $others } must choose.
why-no-such-seat = There is no such seat: seats are numbered from 0, and there are { $seats }.
why-game-over = The game is over.
why-offer-lapsed = The offer no longer stands.

do-pass = Pass
do-accept = Accept the offer
do-refuse = Refuse the offer
do-no-offer = Make no offer

# What was hidden, where a game has no words for the event that shows it: it ends "Something hidden is shown: …".
shown-otherwise = whether somebody can react
