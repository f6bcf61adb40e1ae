# Sentences every game needs.

why-not-understood = I do not understand that: { $problem }.
why-not-now = “{ $action }” cannot be done now.
why-not-your-turn = It is not your turn: { $others } must choose.
why-no-such-seat = There is no such seat: seats are numbered from 0, and there are { $seats }.
why-game-over = The game is over.
why-offer-lapsed = The offer no longer stands.

event-carried-over = { $again ->
    [0] The program has been updated, and its rules with it. The match goes on from where it stood.
    *[other] The program has been updated, and its rules with it. Earlier positions stay as they were played; the last { $again ->
        [1] action was
        *[other] { $again } actions were
    } played again by the rules of today.
}
event-carried-over-less = The program has been updated, and its rules with it. { $lost ->
    [1] The last action does
    *[other] The last { $lost } actions do
} not fit the rules of today, and { $lost ->
    [1] is
    *[other] are
} taken back: the match goes on from where it stood before.

do-pass = Pass
do-accept = Accept the offer
do-refuse = Refuse the offer
do-no-offer = Make no offer

# What was hidden, where a game has no words for the event that shows it: it ends "Something hidden is shown: …".
shown-otherwise = whether somebody can react
