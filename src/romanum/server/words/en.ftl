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
notice-round-subject = Round { $round }: { $cup }
notice-round = Round { $round } of “{ $cup }” has begun. Your table is “{ $title }”, as { $seat }.
notice-trial-subject = A trial notice
notice-trial = This is how notices reach you. You asked for this one yourself.

mail-table = The table: { $url }
mail-end = You asked { $server } for these mails. To stop them: { $leave }

mail-confirm-subject = Is this your address?
mail-confirm = Somebody at { $server } asked for notices about board games to be sent to this address.

    If it was you, open this page within { $days } days and say yes:
    { $url }

    If it was not you, do nothing: nothing more will come.

# What the bots are like.
bot-tiro = The recruit: anything that is allowed. For trying things out.
bot-miles = The soldier: quick and sensible. A good first opponent.
bot-centurio = The centurion: looks a little ahead.
bot-legatus = The general: looks further ahead.
bot-imperator = The commander-in-chief: looks further still, and takes its time.

# What cannot be done, by the kind of thing. In English the exact sentence is said instead, which stands in the code.
problem-address = This address cannot be used.
problem-bad-request = The server does not understand this request.
problem-blocked = The host has shut this account out.
problem-bot-plays = A bot plays this seat for you: take the seat back first.
problem-branch = A branch has no record of its own: it began in the middle of another match.
problem-broken = This match cannot be opened by this program. Nothing is lost.
problem-busy = The server is busy: try again in a minute.
problem-csrf = The server does not accept this request.
problem-defect = The server has made a mistake; nothing is lost.
problem-full = The server is full: try again in { $seconds } s.
problem-here = Whoever holds the seat is at the table.
problem-login-taken = Somebody else has this login here.
problem-no-hints = This match is played without hints.
problem-no-mail = This server cannot send mail.
problem-no-way = There is no confirmed address and no webhook.
problem-not-allowed = That cannot be done here.
problem-not-closed = Close the match first.
problem-not-fetched = That is still being loaded: try again in a moment.
problem-not-found = There is no such thing, or it is not for you.
problem-not-hosting = This server has no accounts for that.
problem-not-kept = This moment cannot be shown.
problem-not-late = A bot may take this seat when its time is up, or, without a clock, when it has kept the others waiting for a day.
problem-others-play = Others play in this match: it ends when all of them agree. You can let a bot play your seat.
problem-own-table = You play at this table yourself: somebody else decides there.
problem-not-over = The match is not over yet.
problem-not-owner = This is the host's alone.
problem-not-running = The match does not run at that moment.
problem-not-waiting = The match does not wait for that.
problem-not-yours = This is not yours.
problem-old-client = This page is of another version of the program than the server: load it again.
problem-origin = The server does not accept requests from there.
problem-page-only = That needs other people, and on this page there is nobody but you: a server of Romanum has it.
problem-record = This record cannot be used.
problem-remark = This remark cannot be kept.
problem-salt = A salt is one line of your own choosing.
problem-scenario = This scenario cannot be kept or played: { $detail }
problem-seat-taken = The seat is taken.
problem-seats-free = Some seats are still free: invite people or put bots there.
problem-setup = The match cannot be set up like this.
problem-shelf-full = The room that the browser gives this page is full: nothing was done and nothing is lost. Save everything to a file, and delete old matches.
problem-sign-in = Sign in first.
problem-store = The database cannot be used just now; nothing was done.
problem-too-large = That is too large.
problem-too-many = Too many requests: wait { $seconds } s and try again.
problem-too-slow = The rest of this request did not come in time.
problem-webhook = This webhook cannot be used.
problem-wish = That cannot be wished.
problem-wrong-password = The login or the password is wrong.
problem-yourself = Somebody else has to do that: it is your own account.

# How a link unfolds in a messenger.
unfold-wall = The club’s wall
unfold-wall-about = { $open ->
    [one] { $open } match looks for players
   *[other] { $open } matches look for players
}, { $running ->
    [one] { $running } is
   *[other] { $running } are
} being played. Watch the best games, or take a seat.
unfold-running = Being played.
unfold-open = A match looks for players: take a seat.
unfold-seat = A seat for you: { $game }
unfold-seat-about = Open the link to sit down at the table.
unfold-profile = Ratings, badges and matches.
unfold-ladder = Ladder: { $game }
unfold-ladder-about = Who stands where, people and bots.
