# What people are told by mail and webhook. Titles of matches and names of seats come from the players.

notice-turn-subject = Your turn: { $title }
notice-turn = It is your turn in “{ $title }”, as { $seat }.{ $deadline ->
    [none] {""}
   *[other] {" "}You have time until { $deadline }.
}
notice-reminder-subject = Your time is running out: { $title }
notice-reminder = “{ $title }” still waits for you, as { $seat }. { $bot ->
    [none] Your time is up at { $deadline }; the others will see it.
   *[other] At { $deadline } a bot, { $bot }, sits down in your place.
}
notice-late-subject = Your time is up: { $title }
notice-late = { $bot ->
    [none] Your time for a decision in “{ $title }”, as { $seat }, is up. The others can see it, and wait for you.
   *[other] Your time for a decision in “{ $title }”, as { $seat }, is up, and a bot, { $bot }, plays for you. Open the table and the seat is yours again.
}
notice-over-subject = Over: { $title }
notice-over = “{ $title }” is over. { $sentence }
notice-trial-subject = A trial notice
notice-trial = This is how notices reach you. You asked for this one yourself.

mail-table = The table: { $url }
mail-end = You asked { $server } for these mails. To stop them: { $leave }

mail-confirm-subject = Is this your address?
mail-confirm = Somebody at { $server } asked for notices about board games to be sent to this address.

    If it was you, open this page within { $days } days and say yes:
    { $url }

    If it was not you, do nothing: nothing more will come.
