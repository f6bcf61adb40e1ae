# ChooseGame.svelte
lobby = Lobby
which-game-do-you-want = Which game do you want to play{ $how }?
with-friends = with friends
play-at-one-screen = at one screen
which-game-romanum = Which game? · Romanum

# Frame.svelte
skip-to-the-page = Skip to the page
to-the-lobby = To the lobby
romanvm = ROMANVM
matches-that-wait-for-you = Matches that wait for you
for-you = { $waiting ->
    [one] match waits
   *[other] matches wait
} for you
person-and-settings = Person and settings
your-name-and-how-you = Your name and how you are told of your turn
host = Host
sign-out = Sign out
light-colours = Light colours
dark-colours = Dark colours
light-or-dark = Light or dark
settings = Settings
the-server-does-not-answer = The server does not answer: it may be restarting, or your network is down. Nothing is lost; trying again.
from-the-host = From the host:
hide = Hide
done = Done

# Learn.svelte
learn-romanum = Learn { $title } · Romanum
learn-title = Learn { $title }
small-real-positions = Small real positions, one idea each. Nothing can go wrong, and every lesson can be played again.
about-minutes = About { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }
lesson-is-done = { " " }· done
studies = Studies
what-studies-are = One position, one question: what is best? Play it on the map; then you are told whether it was, and why.
studies-solved = { $solved } of { $studies } solved
study-is-solved = { " " }· solved
begin-lesson = Begin: { $title }
again = Again

# GameCard.svelte
draft = Draft
what-a-draft-is = It plays by its rules; lessons and help are still to come.
play-game-against-bots = Play { $title } against bots
scenarios = { $scenarios } scenarios
setting-up = Setting up …
play-against-bots = Play against bots
new-match = New match …
learn = Learn
rules = Rules

# ImportRecord.svelte
import-a-record = Import a record
a-record-holds-a-whole = A record holds a whole match: its seats, its dice and every action. A finished one opens with its report; an unfinished one can be played on.
record = Record
a-file = A file
or-its-text = or its text
go-on-in-one-seat = Go on in one seat, bots in the others
my-seat = My seat
go-on-in-all-seats = Go on in all seats myself
invite-others-to-go-on = Invite others to play on from where it ends
they-are-told-that-it = They get links to the other seats; the dice are new. All are told that the match begins with a position you brought, so it is not rated.
open = Open
check-the-dice = Check the dice
that-file-is-larger-than = That file is larger than any record (2 MB at most).

# Join.svelte
you-are-invited = You are invited
your-seat = { $game }{ $title }. Your seat:
then-a-bot-plays-on = ; then a bot plays on until you are back
begins-with-a-position = This match begins with a position that its owner brought: he may know what is hidden in it. It is not rated.
each-decision-has = The clock: { $length }{ $then }.
by = { " " }by { $who }
this-seat-has-been-taken = This seat has been taken{ $by }. A link works for the first person who uses it, in the browser it was opened with. Was it you? Then open it there; otherwise ask for another link.
your-name-at-the-table = Your name at the table
line-mixed-in = A line of your own, mixed into the dice (optional)
to-the-table = To the table
take-the-seat = Take the seat
invitation-romanum = Invitation · Romanum

# Letter.svelte
for-the-login = For the login
the-link-works-once = { "." } The link works once.
new-password = New password
ten-characters-or-more = Ten characters or more.
confirm-your-address = Confirm your address
from-then-on-romanum-may = From then on Romanum may write to you when a match waits for you.
confirm = Confirm
no-more-mail = No more mail
romanum-will-not-write-to = Romanum will not write to this address any more. Your matches stay as they are.
stop-the-mails = Stop the mails
a-new-password = A new password
keep-it-and-sign-in = Keep it and sign in
is-confirmed = { $address } is confirmed.
gets-no-more-mail = { $address } gets no more mail.
page-title = { $title } · Romanum

# Lobby.svelte
games = Games
my-matches = My matches
open-matches = Open matches
take-a-seat = Take a seat
to-be-watched = To be watched
more-matches = More matches
finished = Finished
more-ways-to-begin = More ways to begin
with-friends-by-link = With friends, by link
each-plays-in-a-browser = Each plays in a browser of their own: together tonight, or a move a day.
at-one-screen = At one screen
hand-it-over-from-turn = Hand it over from turn to turn; a curtain keeps hands and tokens secret.
tournaments = Tournaments
everybody-against-everybody = Round robin, Swiss or knock-out, with people and bots: enter one, or make your own.
own-scenarios = Scenarios by players
made-by-players = Play what others have made, or make your own.
from-a-record = From a record
open-a-finished-match-with = Open a finished match with its report, go on with one, or check its dice.
romanum-version = Romanum { $version }
against-bots = Against bots
remove-this-match-from-all = Remove this match from all lists?
your-turn-romanum = ({ $matches }) Your turn · Romanum
romanum = Romanum

# MatchRow.svelte
changed = { $game }{ $branch }changed { $ago }
seats = Seats
seat-bot = { $seatName }: bot { $bot }
play = Play
remove = Remove { $title }
remove-match = Remove
the-start = the start
more = { " " }more
waiting-for = Waiting for { $seats }{ $more }
over-won = Over: { $winners } won
your-turn = Your turn
others = Others
to-play = { $who } to play{ $left }

# Me.svelte
you = You
name-at-the-table = Name at the table
name = Name
keep = Keep
this-browser-remembers-you-for = This browser remembers you for half a year; there is no account.
in-this-browser = In this browser
by-mail = By mail
address = Address
none = none
not-confirmed-yet-open-the = Not confirmed yet: open the link in the mail.
send-it-again = Send it again
confirmed-every-mail-has-a = Confirmed. Every mail has a link that stops them.
the-address-is-used-for = The address is used for this alone, and is shown to nobody.
this-server-sends-no-mail = This server sends no mail. Its host can set it up; the guide for hosts tells how.
to-a-program-of-yours = To a program of yours
webhook = Webhook
the-address-gets-a-post = The address gets a POST with JSON for each notice.
how-to-know-that-it = How to know that it comes from here
each-is-signed-hmac-sha256 = Each is signed (HMAC-SHA256) with this key of yours:
what-to-be-told = What to be told
even-while-i-have-the = Even while I have the table open
send-me-a-trial = Send me a trial
nothing-is-sent-until-there = Nothing is sent until there is a confirmed address, a webhook, or a browser that is told.
password = Password
the-one-you-have = The one you have
the-new-one = The new one
change-it = Change it
the-hosts-page-people-matches = The host’s page: people, matches and figures of this server
it-is-my-turn = It is my turn
once-for-each-time-a = Once for each time a match comes to wait for you.
my-time-is-running-out = My time is running out
in-matches-with-a-time = In matches with a time for each decision.
my-time-was-up = My time was up
and-a-bot-plays-on = And a bot plays on for you until you are back.
a-round-begins = A new round of a tournament begins
with-your-table = With your table.
a-match-is-over = A match is over
with-how-it-ended = With how it ended.
no-mail-is-sent-any = No mail is sent any more.
a-mail-is-on-its = A mail is on its way to { $address }. Open the link in it.
sent-again = Sent again.
on-its-way = On its way.
you-romanum = You · Romanum

# NewMatch.svelte
the-server-does-not-know = The server does not know the game “{ $id }”.
new-match-of = { $title }: new match
scenario = Scenario
players = Players
seat = Seat { $number }
me-at-this-screen = Me, at this screen
a-friend-by-link = A friend, by link
open-to-anybody = Open to anybody
bot-level = Bot: { $title }
people-at-one-screen-a = { $people_seats } people at one screen: a curtain hides secrets when the screen is handed over.
you-get-a-link-for = You get a link for each friend on the next page. The match begins when the last seat is taken.
what-the-bots-are-like = What the bots are like
shuffle-who-sits-where = Shuffle who sits where
options = Options
time = Time
for-each-decision = For each decision
any-time = Any time
n1-hour = 1 hour
n1-day = 1 day
nobody-is-hurried-you-can = Nobody is hurried. You can let a bot play for somebody who stays away, from the menu of the table.
the-clock-of-a-seat = The clock of a seat runs while it is asked. Whoever has said how is reminded before the time is up.
bank-for-each-seat = In the bank of each seat
no-bank = No bank
added-after-a-turn = Added to the bank after each turn
nothing-added = Nothing
what-the-bank-is-for = What a decision takes longer than its time comes out of the bank. Only when that is empty, too, is the time up.
vacation-for-each-seat = Vacation, during which a seat’s clock stands still
no-vacation = None
when-the-time-is-up = When the time is up
bot-plays-on = Bot { $title } plays on
nothing-but-all-can-see = Nothing, but all can see it
the-bot-hands-the-seat = The bot hands the seat back as soon as its person comes to the table again.
the-match-waits-everybody-sees = The match waits; everybody sees whose time is up.
dice = Dice
sealed = Sealed
all-rolls-follow-from-a = All rolls follow from a secret that is fixed before the first one. Everybody sees its seal at the start; at the end it is opened, and anybody can check every roll.
alea-iacta-est = alea iacta est
with-it-not-even-the = With it not even the server has chosen the dice alone. Every player may give one.
show-me-the-seal-before = Show me the seal before the match begins
the-same-again = The same again
one-number-gives-the-same = One number gives the same rolls every time: for practice and comparison, not for a contest.
number = Number
table = Table
title = Title
friday-evening = Friday evening
private = Private
for-whoever-has-a-link = For whoever has a link from you: to a seat, or to watch.
public = Public
listed-in-the-lobby-anybody = Listed in the lobby; anybody on this server may watch.
spectators-see-what-lies-open = Spectators see what lies open on the table, never a hand or a token.
hints-allowed = Hints allowed
a-bot-proposes-moves-with = A bot proposes moves, with reasons, to whoever asks.
make-the-match-and-its = Make the match and its links
begin = Begin
back = Back
new-match-title = New match · { $title }

# Notifying.svelte
notify-me-in-this-browser = Notify me in this browser when it is my turn
notify-default = A small message of your system, while Romanum is open in a tab that you are not looking at. Your browser will ask whether you allow it.
notify-granted = A small message of your system, while Romanum is open in a tab that you are not looking at.
notify-pushed = A small message of your system, even when Romanum is closed. Nothing is sent but that it is your turn, and where.
your-browser-has-been-told = Your browser has been told not to show notifications of this page. Allow them beside its address, then reload.
browsers-show-notifications-only-over = Browsers show notifications only over a safe connection (https) or on the machine itself.
this-browser-knows-no-notifications = This browser knows no notifications.

# SignIn.svelte
make-an-account = Make an account
sign-in = Sign in
login = Login
invitation-code-from-the-host = Invitation code from the host
invitation-code-if-the-host = Invitation code, if the host gave you one
forgotten-ask-the-host-for = Forgotten? Ask the host for a link that sets a new password.
make-it = Make it
i-have-an-account = I have an account
i-am-new-here = I am new here

# Sorry.svelte
reload-the-page = Reload the page

# MatchCard.svelte
turn-of = turn { $turn } of { $turns }
turn-now = turn { $turn }
it-is-a-branch = A branch.
with = With { $company }.

# WaitingRoom.svelte
the-last-seat-is-taken = the last seat is taken
you-start-it = you start it
its-owner-starts-it = its owner starts it
then-bot-plays-on = ; then bot { $standIn } plays on
and-each-decision-has = { " " }The clock: { $length }{ $then }.
the-match-begins-when = The match begins when { $when }.{ $allowance }
bot = bot { $bot }
copied = Copied
copy-the-link = Copy the link
for = for { $seatName }
send = Send …
the-link-for = the link for { $seatName }
give-it-to-a-bot = Give it to a bot
these-links-work-on-this = These links work on this machine only
you-have-opened-romanum-by = You have opened Romanum by an address that means “this machine” (
others-can-reach-the-server = Others can reach the server: open the lobby by this machine’s own address, such as
and-copy-links = , and copy the links there.
for-friends-on-your-network = For friends on your network stop it, start it with
open-the-lobby-by-the = , open the lobby by the address your friends will use, such as
and-copy-links-then-wait = , and copy the links there. This match will be waiting for you.
these-links-work-on-your = These links work on your network
whoever-can-reach = Whoever can reach
can-use-them-people-in = can use them: people in the same house or office. For the whole internet the host needs a public address; the guide for hosts tells how.
the-dice-are-sealed = The dice are sealed
the-rolls-are-fixed-by = The rolls are fixed by a secret whose seal is below, mixed with a line from each seat. At the end the secret is opened and every roll can be checked.
line-of-your-own = A line of your own
mix-it-in = Mix it in
yours-is-in = Yours is in.
copy-a-link-for-spectators = Copy a link for spectators
copy-this-link = Copy this link
a-match = a match
your-seat-in = Your seat in { $title }: { $seat }
nobody = nobody
and = { " " }and{ " " }
a-branch = a branch ·{ " " }
from-a-position = from a position ·{ " " }
seat-you = you
free = free
find-a-scenario = Find one of { $scenarios } scenarios

# ScenarioPicker.svelte
start-here = Start here
sort-by = Sort by
sort-by-start = As listed
sort-by-length = Shortest first
sort-by-players = Fewest players first
sort-by-difficulty = Easiest first
scenario-length = Length
any-length = Any length
up-to = Up to { $length }
scenario-players = Players
any-number = Any number
difficulty = Difficulty
any-difficulty = Any difficulty
difficulty-easy = Easy
difficulty-middling = Middling
difficulty-hard = Hard
scenarios-found = { $found ->
    [one] 1 scenario
   *[other] { $found } scenarios
}
about-length = about { $length }
about-a-turn = { $length } a turn, no fixed end
it-teaches = Teaches: { $teaches }
lengths-were-measured = Lengths are measured: bots played, and every click counts { $seconds } seconds for thinking. Of long scenarios the first turns were played.

# HowTo.svelte
how-to = How to play
how-to-play = How to play { $title }
how-to-play-romanum = How to play { $title } · Romanum
or-read-first = Or look at how it is played, in pictures.
contents = Contents
print = Print
cited-rules = Rules:

# Lobby.svelte: the club
the-club = The club
the-wall = The wall
who-looks-for-players = Who looks for players, what is being played, and the best games.
ladders = Ladders
who-stands-where = Who stands where, people and bots, game by game.
my-profile = My profile
my-ratings-and-badges = My ratings, badges and matches.
watch-it = Watch
read-the-report = Report

# StartHere.svelte
start-here-five-minutes = Start here, five minutes
what-the-first-lesson-is = The first lesson of { $title }: a small real position, one idea at a time. Nothing can go wrong.
begin-the-first-lesson = Begin the first lesson
or-choose-below = Or choose a game below and play at once.
an-army-marches = A table of Romanum: armies march over the map.

# Lobby.svelte, in a page that holds its tables itself
everything-is-in-this-browser = Everything is in this browser: nobody else sees it, and nothing is sent. To play with people elsewhere, and for ratings and clubs, a server is needed.

# SignIn.svelte and Lobby.svelte, of a server that has a page
try-it-without-an-account = Try it without an account
in-this-browser-alone = All games against bots in this browser alone; later without a connection, too.

# TurnsPage.svelte
nothing-waits-for-you = Nothing waits for you: the others are thinking.
