# Figures.svelte
matches = Matches
waiting-for-players = waiting for players
closed-by-the-host = closed by the host
people = People
seen-today = seen today
connections-open = connections open
bots = Bots
thinking-now = thinking now
waiting-for-a-process = waiting for a process
notices = Notices
given-up = given up
server = Server
tables-in-memory = tables in memory
database = database ({ $kind })

# Host.svelte
lobby = Lobby
host = Host
sign-in-with-the-hosts = Sign in with the host’s account.
open-the-address-that-romanum = Open the address that romanum printed when it was started.
this-page-is-for-the = This page is for the host of the server. { $way }
figures = Figures
invitations = Invitations
notice-to-all = Notice to all
settings = Settings
log = Log
host-romanum = { $title } · Host · Romanum

# Invitations.svelte
whoever-opens-the-link-of = Whoever opens the link of an invitation can make an account.
for-whom-a-note-of = For whom (a note of yours)
good-for = Good for
n1-person = 1 person
n5-people = 5 people
n20-people = 20 people
any-number = any number
until = Until
a-week-from-now = a week from now
n30-days-from-now = 30 days from now
revoked = revoked
make-an-invitation = Make an invitation
for-note = { " " }for { $note }
here-it-is = Here it is{ $note }:
for-whom = For
code = Code
used = Used
made = Made
do = Do
link = Link
of-code = of { $code }
revoke = Revoke
none-yet = None yet.
used-up = used up
too-old = too old
any-number-of-people = any number of people
good-for-more = { $uses ->
    [one] { $uses } more person
   *[other] { $uses } more people
}

# Link.svelte
copied = Copied
copy = Copy

# Log.svelte
what-hosts-have-done-here = What hosts have done here, the latest first.
when = When
who = Who
what = What
about = About
nothing-yet = Nothing yet.

# Matches.svelte
title-or-player = Title or player
state = State
all = all
waiting = waiting
running = running
over = over
closed = closed
find = Find
match = Match
owner = Owner
seats = Seats
actions = Actions
size = Size
changed = Changed
public = public
record = Record
of-match = of { $named }
open-again = Open again
close = Close
delete = Delete …
none = None.
more = More
close-nobody-can-play-or = Close “{ $named }”? Nobody can play or watch it until you open it again; nothing is lost.
delete-for-good-its-record = Delete “{ $named }” for good? Its record has just been saved by your browser.

# Notice.svelte
a-line-at-the-top = A line at the top of everybody’s pages until you take it away: the server will be restarted tonight, the club meets on Friday.
notice = Notice
tell-all = Tell all
take-it-away = Take it away
everybody-sees-it-now = Everybody sees it now.
taken-away = Taken away.

# People.svelte
name-or-login = Name or login
for-whoever-opens-this-link = For { $name }: whoever opens this link sets a new password. It works once, until { $toLocaleString }. Send it on a way that you trust.
name = Name
login = Login
seen = Seen
running-matches = Running
is-host = host
blocked = blocked
new-password = New password …
for-person = for { $name }
no-host-any-more = No host any more
make-a-host = Make a host
unblock = Unblock
block = Block
nobody = Nobody.
block-all-sessions-end-at = Block { $name }? All sessions end at once; seats and matches stay.
shall-not-be-a-host = { $name } shall not be a host any more?
make-a-host-who-may = Make { $name } a host, who may do all that you may?

# Settings.svelte
how-this-server-was-started = How this server was started. To change something, stop it and start it with other options.
option = Option
value = Value
what-it-does = What it does
accounts = accounts
guests = guests
processes = processes
sent = sent
version = version
started = started
workers = workers
free = free
never = never
bytes = bytes

# Reports.svelte
reports = Reports
what-people-told-of-scenarios = What people told of scenarios that players share. To keep one is to take the report away alone.
scenario = Scenario
game = Game
keep = Keep
remove = Remove
remove-the-scenario-for-good = Remove “{ $title }” for good? Matches of it stay.
nothing-was-reported = Nothing was reported.
