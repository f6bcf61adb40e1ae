# On all pages of the club
lobby = Lobby
wall = The club's wall
bot = bot
between = { $low } to { $high }
finished = Finished
being-played = Being played
watch = Watch
rating = Rating
played = Played

# Ladder.svelte
ladder-romanum = Ladder: { $title } · Romanum
ladder-title = Ladder: { $title }
games = Games
ladder-help = A rating is what somebody is worth with near certainty; the bar shows how far up it may reach, and grows shorter with every match. Everybody begins at 1,000. Bots are rated like people. A question mark: fewer than five matches. What was not played here counts nothing, a guest of one’s own address neither, and the same rival less and less.
rank = Rank
player = Player
range = Skill from … to
won = Won
provisional-help = Fewer than five matches: a first guess
more = More
nobody-yet = Nobody has finished a rated match of this game yet: one with sealed dice, in which nobody holds two seats.

# Profile.svelte
profile-romanum = { $name } · Romanum
this-is-you = This is your own page, as everybody sees it.
no-match-yet = No rated match yet.
ratings = Ratings
played-and-won = { $games ->
    [one] { $games } match
   *[other] { $games } matches
}, { $wins } won
first-guess = { " " }· a first guess
graph-of = { $title }: the rating after each of { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, now { $rating }
badges = Badges
badge-first-win = First victory
badge-first-win-means = A first match of { $game } won.
badge-legatus = Victor over the general
badge-legatus-means = Won { $game } with legatus or imperator at the table.
badge-every-side = From every side
badge-every-side-means = Won { $scenario } of { $game } from each of its seats.
badge-every-game = Master of all boards
badge-every-game-means = Won at least once in every game.
since = since { $day }
head-to-head = Head to head
against = Against
before = Finished before
equal = Beside
behind = Behind
date = Date
game = Game
place = Place
place-of = { $place } of { $seats }
match = Match
report = Report

# Wall.svelte
wall-romanum = The wall · Romanum
ladders = Ladders:
new-match = New match …
nothing-on-the-wall = Nothing hangs here yet. Matches that are open to all, and those that everybody may watch, appear by themselves.
looking-for-players = Looking for players
take-a-seat = Take a seat
look = Look
the-best-games = The best games
watch-it-again = Watch it again
a-tie = A tie at the top
by-a-margin = { $margin ->
    [one] Decided by a single point
   *[other] Decided by { $margin } points
}
the-lead-changed = { $leads ->
    [one] The lead changed hands once
   *[other] The lead changed hands { $leads } times
}
an-upset = An upset: the winner was rated { $upset } below the favourite
seats = Seats
free-seat = free
