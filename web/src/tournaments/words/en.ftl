# Everywhere
lobby = Lobby
tournaments = Tournaments
kind-round-robin = Round robin
kind-swiss = Swiss
kind-knock-out = Knock-out
seats-a-table = { $seats } at a table
entered-of = { $entrants } of up to { $most } have entered
round-of = Round { $round } of { $planned }
standings = Standings
final-standings = Final standings
entrants = Entered
more = More
back = Back

# List.svelte
tournaments-romanum = Tournaments · Romanum
new-tournament = New tournament
no-tournaments = There are no tournaments yet.
cups-open = Open for entries
cups-running = Being played
cups-over = Over
players-were = { $entrants ->
    [one] { $entrants } player
   *[other] { $entrants } players
}

# Standings.svelte
rank = Rank
player = Player
score = Score
played = Played
has-left = has left
you = you
break-buchholz = Buchholz
break-sonneborn = Sonneborn-Berger
break-wins = Wins
break-seconds = Second places
break-points = Points
why-buchholz = the scores of all opponents together
why-sonneborn = the scores of those one has beaten, and half of those one has held
why-wins = tables won
why-seconds = tables at which one came second
why-points = points scored within the games

# Boards.svelte
table = Table { $number }
absent = absent
play = Play
watch = Watch
report = Report
way-to-table = { $way }: table { $number }
playing = playing
declare-lost = Not here
declare-lost-for = Not here: { $name } loses this table
sits-out = { $count ->
    [one] { $names } sits out this round.
   *[other] { $names } sit out this round.
}

# Tournament.svelte
page-title = { $title } · Romanum
for-the-wall = For the wall
organised-by = organised by { $name }
time-a-decision = { $length } a decision
appear-within = whoever does not appear within { $length } forfeits
is-over = The tournament is over
enter = Enter
leave = Leave
start = Begin with those who have entered
next-round = Begin the next round
remove = Remove
by-invitation-only = One enters with the organiser’s link.
to-my-table = To my table
you-sit-out = You sit out this round.
enter-a-bot = Enter a bot
add = Add
link-for-guests = The link with which others enter
how-equals-are-told-apart = Equal scores are told apart by, in this order:
round = Round { $round }
nobody-yet = Nobody yet.
bot = bot
take-out = Take out
take-out-name = Take { $name } out
really-leave = Leave the tournament? The table at which you play is lost.
really-forfeit = Declare that { $name } has lost this table?
really-send-away = Take { $name } out of the tournament? The table being played is lost.
really-remove = Remove this tournament? Its matches stay.

# Wall.svelte
tables-of-round = Tables of round { $round }
to-the-tournament = To the tournament’s page
no-answer = The server does not answer: this may be old.
page-of = Page { $page } of { $pages }
turn-pages = Turn pages
stop-pages = Stop turning
light-colours = Light colours
dark-colours = Dark colours

# New.svelte
new-tournament-romanum = New tournament · Romanum
what-is-played = What is played
title = Title
ides-cup = Ides Cup
game = Game
scenario = Scenario
options = Options
how = How
about-round-robin = Everybody meets everybody. For up to 32; fair, and long.
about-swiss = Equal scores meet, round after round. A few rounds tell the best of many.
about-knock-out = Whoever loses is out. The quickest, and the hardest.
players-at-a-table = Players at a table
smaller-tables = Smaller tables where seats stay empty
about-smaller-tables = Down to { $least } at a table, so that fewer have to sit out.
go-on = So many of each table go on
rounds = Rounds
as-many-as-it-takes = 0: as many as it takes
rounds-by-themselves = Rounds follow by themselves
about-rounds-by-themselves = Otherwise you begin each round, on an evening perhaps.
who = Who
open-to-all = Open to all
about-open-to-all = Listed here; anybody on this server may enter.
by-link = By link
about-by-link = For whoever has the link from you.
anybody-may-watch = Anybody may watch the tables
hints-allowed = Hints allowed
time = Time
who-does-not-come = Who never appears
organiser-decides = The organiser decides
forfeits-after = Forfeits after { $length }
make-it = Make the tournament
