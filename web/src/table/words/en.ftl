# Orders: Always.svelte, Orders.svelte, OrderForm.svelte, orders.ts
always-answer-so = Standing order …
always-answer-so-help = Answer such questions without being asked again
always-for = Standing order: { $kind }
always-help = One click gives the order, and it answers this question too. Nobody else learns of it; under Settings you can change it.
by-your-order = By your order
orders = Your orders
orders-help = They answer for you, also while you are away. The first that fits counts; nobody else learns of them.
orders-none = You have given no orders: you are asked.
orders-done = What they have done
order-up = Further up
order-up-this = Further up: { $order }
order-withdraw = Withdraw
order-withdraw-this = Withdraw: { $order }
order-another = Another order
order-ask-me = Ask me
order-this-action = This action …
order-do = { $action }
order-always = { $kind }: { $answer }
order-about = { $kind }, about { $things }: { $answer }
order-this-turn = { $order } (this turn)
order-exactly = Exactly this: { $action }
order-if-asked = If I am asked about
order-only-about = Only if it is about
order-place-piece-side = A place, a piece, a side …
order-add = Add
order-not-about = No longer about { $name }
order-answer = Then answer
order-own-strength = My strength
order-enemy-strength = The enemy’s strength
order-odds-help = mine to the enemy’s
order-action = Action
order-choose = Choose …
order-turn-only = Only this turn
order-give = Give this order

# Asks.svelte
when-to-ask-me = When to ask me
whoever-is-not-asked-passes = Whoever is not asked passes. Nobody else learns what you wish, and you can change it at any time.
passed-over-since = Passed over since your last action
ask-me-about-such = Ask me about such things
look-for = Look for …
look-for-kinds-of-windows = Look for kinds of windows
ask-me-about-all = Ask me about all
not-now-about-any = Not now, about any

# BattleCard.svelte
battles = Battles
so-many-battles = { $battles ->
    [one] { $battles } battle
   *[other] { $battles } battles
  }
battle = Battle
i-have-read-it = I have read it
what-happened-in-battle = What happened in battle

# moments.ts
moment-won = Victory at { $place }
moment-lost = Defeat at { $place }
moment-told = { $winner } wins at { $place }
moment-drawn = Nobody wins at { $place }
moment-falls = { $place } changes hands
moment-falls-won = { $place } is yours
moment-falls-lost = { $place } is lost

# Chat.svelte
nobody-has-said-anything-yet = Nobody has said anything yet.
say-something = Say something
say-something-to-the-table = Say something to the table
say = Say

# Choices.svelte
odds = Odds
everything-offered = Everything offered
filter = Filter
find-a-choice = Find a choice
close = Close
nothing-offered-now-leads-to = Nothing offered now leads to dice.
nothing-found = Nothing found.

# Curtain.svelte
hand-the-screen-to = Hand the screen to { $name }
everything-that-is-secret-is = Everything that is secret is hidden until { $name } sits down.
i-am = I am { $name }
to-the-lobby = To the lobby

# FilmBar.svelte
film = Film
film-keys = Keys of the film
since-your-last-turn = Since your last turn
what-the-others-did = What the others did
film-back = One step back
film-back-key = One step back (B)
film-pause = Pause
film-pause-key = Pause (F)
film-go-on = Go on
film-go-on-key = Go on (F)
film-again = Show it again
film-again-key = Since your last turn, once more (F)
film-on = One step on
film-on-key = One step on (G)
film-end = To the end
film-end-key = To the end (E); any answer does the same
film-mine = Only what concerns me
film-mine-short = Mine
film-mine-help = Leaves out what names none of your sides, pieces and places
film-speed = Speed of the film
film-slow = Slow
film-normal = Normal
film-fast = Fast
film-off = Off

# Guide.svelte
first-game-guide = First-game guide
i-see = I see
in-this-game-settings-brings = In this game; Settings brings them back
no-more-hints = No more hints

# Lesson.svelte
lesson = Lesson
lesson-done = done
step-of = Step { $step } of { $steps }
lesson-go-on = Go on
lesson-back = Back
show-me = Show me
next-lesson = Next lesson: { $title }
leave-the-lesson = Leave the lesson
study = Study
study-solved = Solved
study-missed = Not solved
study-again = Try again
next-study = Next study: { $title }
leave-the-study = Leave the study

# HintsPopover.svelte
hint = Hint
would-think-of = { $bot } would think of

# Keys.svelte
keys = Keys

# Log.svelte
search-the-log = Search the log
earlier = Earlier ({ $number })
look-at-this-moment = Look at this moment
look-at-this-moment-action = Look at this moment: action { $n }
nothing-yet = Nothing yet.

# Notes.svelte
private-notes-seen-by-you = Private notes, seen by you alone

# OddsCard.svelte
chance = Chance { $hope }: { $percent }
expected-own-losses = Expected own losses
expected-enemy-losses = Expected enemy losses
on-average = on average
modifiers = Modifiers
how-it-may-end = How it may end
to-win = to win

# Players.svelte
light-up = Light up { $name }
bot-for = { " " }for { $who }
bot = bot { $bot }{ $stands_in }
away = , away
to-play = { " " }· to play
take-back-what-the-bot = Take back what the bot did
take-back-what-the-bot-help = Step by step, as far as no dice have fallen and nothing secret was shown
points = Points
how-all-stand = How everybody stands
to-win-you-need = To win:
has-won = has won

# SeatClock.svelte
on-vacation-until = on vacation until { $date }
time-left-for-this = Time left for this decision
in-the-bank = { $time } in the bank
i-am-back = I am back
vacation-days = Days
go-on-vacation = Go on vacation ({ $left } left)
vacation-left = { $days ->
    [one] 1 day of vacation left
   *[other] { $days } days of vacation left
}

# Prompt.svelte
what-to-do = What to do
the-rule = The rule
map-shows-the-film = The map shows what happened; a click ends it.
place-on-the-map-can = { $places ->
    [one] { $places } place
   *[other] { $places } places
} on the map can be chosen.
answers = Answers
back-to-the-present = Back to the present
the-report = The report
stop-i-play-on-myself = Stop, I play on myself
pass-and-do-not-ask = Pass, and do not ask me about such things any more: { $name }. Nobody else learns of it.
pass-and-again = Pass, and { $wish } again
halt-the-campaign = Halt the Armies
end-the-turn = End the turn
passed-over = { $number ->
    [one] One question passed over …
   *[other] { $number } questions passed over …
}
pass-until = Pass until it concerns me
pass-until-help = Pass, and ask me about such things only if it concerns me: { $name }, { $when }. Nobody else learns of it.
everything-offered-as-a-list = Everything offered, as a list
all = All
all-options = List ({ $options })
odds-of-everything-that-leads = Odds of everything that leads to dice (O)
ask-a-bot-h = Ask a bot (H)
take-the-last-action-back = Take the last action back (U)
again-and-again = Again and again
again-and-again-help = { $action }: as often as it is offered
undo = Undo
you-are-looking-at-the = You are looking at the past.
you-are-looking-at-an = You are looking at an earlier moment of the match.
the-match-is-over = The match is over.
the-bot-of-cannot-think = The bot of { $name } cannot think at present: it tries again by itself.
your-lot-is-being-drawn = Your lot is being drawn for you; in a moment the first move is yours.
a-bot-plays-for-you = A bot plays for you, one step at a time. { $waiting }

# QuestionPopover.svelte
this-cannot-be-undone = { $final } This cannot be undone.
do-it-all-the-same = Do it all the same
do-it = Do it
not-yet = Not yet

# Report.svelte
report = Report
of-the-scenario = From the scenario
by-the-author = by { $author }
turning-points = Turning points
takes-the-lead-with = : { $seatName } takes the lead with { $score }.
the-map-of-each-turn = The map of each turn
luck = Luck
side = Side
of = Of
expected = Expected
got = Got
the-seal-of-the-dice = The seal of the dice
seal = Seal
opened = Opened:
rolls-download-the-record-and = , { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
  }. Download the record and check it with
or-under = , or under
import-a-record = Import a record
going-through-the-turns = Going through the turns …
save-as-one-page = Save as one page

# ScoreCard.svelte
who-scored = Who scored what
turn-is-over = Turn { $turn } is over
score-read = Play on
score-total = { $total } in all

# ScoreGraph.svelte
scores-over-time = Scores over time: { $scores }
scores-by-turn = Scores by turn
counted-by-turn = { $what } by turn

# SettingsPanel.svelte
settings = Settings
language = Language
rules-in-english = The texts of the rules stay in English.
as-the-browser = As the browser
colours = Colours
as-the-system = As the system
light-parchment = Light: parchment
dark-basalt = Dark: basalt
palette-of-the-sides = Palette of the sides
house-colours = House colours
safe-for-colour-blindness = Safe for colour blindness
text-size = Text size
small = Small
normal = Normal
large = Large
very-large = Very large
motion = Motion
on = On
off = Off
answered-by-itself = { $question } There was one answer, “{ $answer }”, and it was given by itself.
the-table-is-gone = This table is there no more: it has been closed, or you have no seat at it now.
ask-once-more = Ask once more before I do something
ask-never = never
ask-stake = when it matters: something is left or lost, or the odds are below even
ask-always = always before what cannot be undone, with the odds
sound = Sound
guide-for-the-first-games = Guide for the first games
show-the-guide-again-in = Show the guide again in every game

# SidePanel.svelte
side-panel = Side panel
panels = Panels
close-the-panel = Close the panel
hand = Hand
players = Players
log = Log
board = Board
rules = Rules
chat = Chat
notes = Notes

# StandIn.svelte
let-a-bot-play = Let a bot play { $seatName }?
you-take-the-seat-back = you take the seat back: a button for that stands under the map
or-you-take-the-seat = { $who } takes the seat back in the menu
it-answers-every-question-of = It answers every question of { $seatName } from now on, one step at a time so that it can be followed, until { $when }. What it does counts.
only-when-late = You can do this when the time that was agreed is up, or, without a clock, after a day of waiting. Anybody may let a bot play for themselves at any time.
which-bot = Which bot
let-it-play = Let it play
no-i-play-on = No, I play on
no = No

# Table.svelte
map = Map
waiting-for-the-table = Waiting for the table …
the-past-after-of-actions = The past: after { $n } of { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }
your-turn = ● Your turn ·{ " " }

# TablePage.svelte
unfolding-the-map = Unfolding the map …
match = Match
romanum = { $title } · Romanum

# TimeBar.svelte
time-travel = Time travel
one-action-back = One action back
back = Back ([)
moment-of-the-match = Moment of the match
one-action-forward = One action forward
forward = Forward (])
film-of-all = A short film of what happened
since-my-last-turn = Since my last turn
nothing-since = Nothing has happened since your last turn.
a-new-match-from-this = A new match from this moment against bots; this one is not touched
branch-from-here = Branch from here
edit-this-moment = Edit this moment
a-scenario-of-this = A scenario that begins here, in the editor
seen-by = Seen by
a-spectator = a spectator

# TopBar.svelte
omanum-lobby = omanum, lobby
a-branch-of = a branch of
from-a-position = from a position
from-a-position-about = It began with a position that its owner brought, who may know what is hidden in it. It is not rated.
this-match = this match
trying-again = Trying again …
table = Table
time = Time
rules-r = Rules (R)
sound-is-on = Sound is on
sound-is-off = Sound is off
keys-k = Keys (K)
light-colours = Light colours
dark-colours = Dark colours
light-or-dark = Light or dark
more = More
when-to-ask-me-menu = When to ask me …
download-the-record = Download the record
keep-for-later = Keep it for when there is no connection
keeping = Keeping the match: { $share }%
kept-for-later = Kept: it can be looked at from beginning to end without a connection.
hand-back-to = Hand { $seatName } back to { $who }
let-a-bot-play-for = Let a bot play { $seatName } for now …
end-this-match = End this match …
end-no-longer = Do not end this match
end-how = It ends without a result when everybody who plays agrees. Whoever wants to leave can let a bot play on.
end-really = End this match for all, without a result? It ends when everybody who plays agrees; whoever plays on does not.
end-waits = You have agreed. Not yet: { $who }
end-not = The match goes on.
end-wanted = Would end this match: { $who }. You can agree in the menu ⋯
fold = Fold
panel = Panel
connecting = Connecting
live = Live
connected-without-live-updates = Connected without live updates
connection-lost-trying-again = Connection lost: trying again
closed = Closed

# WhyNotPopover.svelte
why-not = Why not
nearest-you-can = Nearest to it you can:
nearest-title = Nearest to it you can

# guide.ts
nothing-happens = Nothing happens?
click-any-place-that-does = Click any place that does not glow: you are told which rule forbids it and what comes nearest.
you-may-change-your-mind = You may change your mind
undo-takes-your-actions-back = Undo takes your actions back one by one until dice fall or a secret is shown.
what-did-they-do = What did they do?
the-log-tells-it-in = The log tells it in sentences. Point at a name to find it on the map, click a number to look at that moment.
your-first-move = Your first move
every-place-that-glows-can = Every place that glows can be chosen; buttons stand for the rest.
the-buttons-below-answer = The buttons below answer. Later, places of the map glow: each of them can be chosen.
the-questions-before-this-one = The questions before this one were answered for you.

# luck.ts
the-chance-was-for = { $sentence } The chance was { $percent }% for { $side }.
got-where-was-to-be = { $side } got { $won } where { $expected } was to be expected

# session.svelte.ts
go-back-to-play = You are looking at the past. Go back to the present to play.
the-way-is-not-what = The way is not what it was; the walk has stopped. Look again.
the-match-has-gone-on = The match has gone on in the meantime; nothing was done. Look again.
allowed = Allowed: { $action }.
not-possible = Not possible. { $message }
me = me
you = you
thinking = Thinking …

# TimeBar.svelte, EmbedPage.svelte, TopBar.svelte
after-of-actions = After { $n } of { $last ->
    [one] { $last } action
   *[other] { $last } actions
  }
embed-not-over = Only finished games can be shown here.
embed-open = Open at Romanum
copy-the-link = Copy the link
link-copied = The link is on the clipboard.
copy-embed-code = Copy embed code
embed-copied = The code is on the clipboard: put it into the page where the game is to be shown.
copy-this = Copy this:

# Remarks.svelte
remarks = Remarks
no-remarks-yet = Nothing has been said of this match yet.
take-this-remark-back = Take this remark back
remark-on-this-moment = A remark on this moment, after { $n ->
    [one] { $n } action
   *[other] { $n } actions
  }
arrow-from = Arrow from
arrow-to = to
add-the-arrow = Add
keep-the-remark = Keep the remark
no-such-place = There is no place of that name on the map.

# Analysis.svelte
looked-over = Looked over by a bot
looked-over-help = The strongest bot goes through the match: where it turned, which chances were missed, what was luck and what was play. It takes about two minutes; you may leave the page meanwhile.
analyse = Analyse this match
analyse-again = Try again
looking-over = Looking over: { $progress }%
looking-over-after = { $before ->
    [one] One other match is looked over first.
   *[other] { $before } other matches are looked over first.
}
not-looked-over = This match could not be looked over.
chances-over-time = The chance of each seat to win. At the end: { $chances }
chances-by-turn = The chance to win where stages of the game had ended, judged with all cards open. Numbers mark the turning points.
luck-and-play = Luck against play
seat-column = Seat
at-the-start = Start
by-play = Play
by-luck = Luck
at-the-end = End
sound-choices = Sound choices
sound-of = { $sound } of { $weighed }
luck-and-play-help = Start, play and luck add up to the end. Play is what was given away beside the best plan that the bot found: by the seat, less, and by the others to it, more. Luck is the rest: dice, cards, what was hidden or nobody had foreseen.
moments-of-fortune = What turned it
nothing-turned-it = No single moment turned this match.
missed-chances = Missed chances
better-was = better: { $better }, { $cost }
expected-and-came = to be expected → as it came: { $chances }
no-missed-chances = None of which the bot is sure.
missed-chances-help = Weighed by what the seat knew when it chose; nobody is blamed for a card he could not see.
weighed-by = { $bot } weighed { $weighed ->
    [one] one choice
   *[other] { $weighed } choices
}.
left-unweighed = There was no time for { $unweighed } more; those at the largest swings came first.
left-untried = At { $untried ->
    [one] { $untried } roll
   *[other] { $untried } rolls
  } there was no time to try what else might have come.
dice-of-attack = the attacker's dice
dice-of-defence = the defender's dice

# TheEnd.svelte
nobody-wins = Nobody wins
you-share-the-victory = You share the victory
victory = Victory
defeat = Defeat
they-win = { $winners ->
    [one] { $who } wins
   *[other] { $who } win
}
look-at-the-map = Look at the map
what-decided-it = What decided it
from-to = { $who } { $before } → { $after }
standing = Standing
again = Again
other-side = Other side
next-scenario = Next: { $title }
by-points = { $first ->
    [one] { $first } point to { $second }
   *[other] { $first } points to { $second }
  }.
