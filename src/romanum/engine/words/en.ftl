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

# What a seat can wish at a kind of window. A game has words of its own for each kind: window-…, window-…-about, and
# window-…-concerns where some concern a seat more than others.
wish-ask = Ask me
wish-concerned = Only if it concerns me
wish-never = Not this turn

# Standard answers that orders give. A game has words of its own for each kind of question that is no window:
# question-…, question-…-about, and answer-…-… where an answer can be said more closely.
answer-decline = Always decline
answer-accept = Always accept
answer-weakest = Always the weakest
answer-strongest = Always the strongest
answer-if-weaker = Give way if weaker than

# Why an action cannot be taken back.
undo-nothing = Nothing has been done yet.
undo-updated = The program has been updated since.
undo-acted = { $other } has acted since.
undo-dice = Dice have been rolled.
undo-shown = Something hidden has been shown: { $what }.

# Why it could not be taken back, before it is done.
final-dice = Dice are rolled or something is drawn.
final-shown = Something hidden is shown: { $what }.

# What a seat is called that has no name of its own, and how a match ended.
seat-player = Player { $number }
result-nobody = Nobody wins.
result-wins = { $winners } wins.
result-share = { $winners } share the victory.
result-and = { $first } and { $last }

# A setting of every game.
option-discreet = Ask everybody
option-discreet-help = Ask every seat that might react, even if it has nothing to play, so that being asked gives nothing away.

# What was hidden, where a game has no words for the event that shows it: it ends "Something hidden is shown: …".
shown-plans = what everybody had planned in secret
shown-otherwise = whether somebody can react

# Why a bot advises something. What a game reckons with has a word of its own there: part-….
hint-number-chance = { $chance }% to win ({ $low }–{ $high }%)
hint-number-change = { $parts } as far as the bot looks ahead
hint-number-dice = { $win }% { $hope } by the dice
hint-number-same = nothing that can be counted changes as far as the bot looks ahead (tried { $trials ->
    [one] once
   *[other] { $trials } times
})
hint-chance = Equal players won about { $chance }% of the games from such a position ({ $low } to { $high }%).
hint-unmeasured = No chance to win is given: it has not been measured for this scenario and number of players.
hint-too-wide = No chance to win is given: too few games have been measured to say.
hint-hardly-tried = No chance to win is given: this was tried only { $trials ->
    [one] once
   *[other] { $trials } times
}.
hint-untried = This was not tried: it only looks promising.
hint-thumb = The bot did not search here; it goes by a rule of thumb. { $rule }
hint-thumb-nothing = Nothing else that is offered seems worth doing now.
hint-thumb-pointless = Everything else that is offered here is pointless.
hint-thumb-looks = Everything else looks much worse at a glance.
hint-left-looks = Not tried, because at a glance they look worse: { $more ->
    [0] { $options }
   *[other] { $options } and { $more } more
}.
hint-left-time = Left out, because there was no time to try them { $least } times: { $more ->
    [0] { $options }
   *[other] { $options } and { $more } more
}.
hint-yours = As far as the bot looks ahead, for you: { $parts }.
hint-theirs = For the others: { $parts }.
hint-than-next = Against the next best: { $parts }.
hint-than-best = Against the best: { $parts }.
hint-best-tried = It did best of the { $count } that were tried.
hint-like-next = The next best is about as good.
hint-like-best = About as good as the best.
hint-dice = The dice: { $win }% { $hope }; lost on average { $own } on your side, { $enemy } on the other.
hint-hope = to win
hint-hope-if-they-stand = { $hope }, if they stand ({ $percent ->
    [100] they can get away
   *[other] { $percent }% that they can get away
})
hint-dice-bring = The dice bring { $gain } on average.
hint-part = { $change } { $part }
part-points = points

# What a client says of any game; a game whose turns are years has words of its own.
screen-turn = Turn { $number }
screen-turn-ends = The end of turn { $number }

# Blunders that every game has. A game has words of its own for its others: blunder-…
blunder-revisit = Marches that come back to a place

# A match as a flip book: what it is called, and its buttons.
book-board = A board to look through
book-first = To the beginning
book-back = One action back
book-on = One action on
book-last = To the end
book-dice = Dice

# What is wrong with a position in words, or with a scenario file. A game has words of its own for what it finds: fault-….
fault-more = And { $count } more.
fault-unknown-near = There is no { $given }; near it: { $near }.
fault-unknown-few = There is no { $given }; there are: { $names }.
fault-unknown-many = There is no { $given }; there are { $count }, such as { $names }.
fault-unknown-none = There is no { $given }.
fault-number = A whole number from { $low } to { $high } stands here, not { $given }.
fault-flag = true or false stands here, not { $given }.
fault-names = A list of names stands here, not { $given }.
fault-full-hand = There is no place for { $card } in the hand.
fault-table = A table stands here, not { $given }.
fault-list = A list stands here, not { $given }.
fault-words = Words stand here, not { $given }.
fault-word = A word stands here, not { $given }.
fault-line = A line stands here, not { $given }.
fault-text = A text stands here, not { $given }.
fault-name = A name of at most { $most } characters stands here, not { $given }.
fault-missing = It is missing.
fault-entries = { $count } entries; { $most } are allowed.
fault-entries-wanted = So many entries stand here: { $count }.
fault-characters = { $count } characters; { $most } are allowed.
fault-line-characters = Line { $line } has { $count } characters; { $most } are allowed.
fault-long-line = One line of at most { $most } characters stands here.
fault-long-story = Lines of at most { $most } characters in all stand here.
fault-no-title = Say what it is called.
fault-key-parts = Line { $line }: no key has so many parts.
fault-too-deep = The file is too deep: at most { $most } tables and lists may lie in each other.
fault-no-toml = This is not TOML.
fault-no-toml-at = This is not TOML: line { $line }, column { $column }.
fault-data = The file has more than { $most } entries.
fault-no-game = There is no game { $given } here.
fault-no-sheets = { $game } knows no positions in words.
fault-name-count = Names for { $seats } seats are wanted, not { $count }.
fault-seats = The scenario is for { $players ->
    [one] { $players } player
   *[other] { $players } players
  }, not { $given }.
fault-unsound = No game by the rules comes to this: { $problem }.
fault-cannot-go-on = The match cannot go on from there ({ $problem }).
fault-over = The match is over where it begins.
fault-past-the-end = The last turn is { $last }, and this is { $turn }.
fault-too-long = Reading it takes longer than a sheet may.
fault-too-much = Reading it takes more memory than a sheet may.
fault-unreadable = It cannot be read ({ $problem }).
fault-twice = { $what } stands in another place too.
fault-leader-twice = { $leader } stands in another place too.
fault-on-the-map = { $leader } stands on the map.
fault-no-city = There is no city here.
fault-debts = { $power } has debts.
fault-free-stack = Stack { $stack } is nowhere, and not empty.
fault-empty-stack = At { $place } a stack is empty.
fault-row-long = A row has at most { $most } characters.
fault-row-unreadable = This row cannot be read.
fault-row-missing = It lacks { $field }.
fault-row-field = A row has no { $field }.
fault-row-value = { $given } is none of the words that can stand here.
fault-row-shape = { $wanted ->
    [int] A whole number
    [str] Words
    [bool] true or false
    [array] A list
    [object] A table
   *[other] Something else
} must stand here.

# What the drawers of a position in words are called in an editor. A game has words of its own for its others: drawer-….
drawer-board = On the board
drawer-turn = Turn
drawer-last-turn = Last turn
drawer-moment = What begins
drawer-hands = Cards in hand
drawer-points = Points
drawer-treasury = Treasury
drawer-leaders = Leaders off the map
drawer-serves = Whom leaders serve
drawer-lords = Who holds the provinces
drawer-cities = Who holds the cities
drawer-patrons = Who commands whom
drawer-allies = Allies
drawer-wins = Ways to win
drawer-promises = Promises
drawer-removed = Out of the game
drawer-event = The event in force
drawer-order = Order of play
drawer-broken = Broken words
drawer-raised = Raised so far

# Words of positions that are nothing's name, as an editor shows them.
entry-setup = As the scenario begins
entry-turn = A turn
entry-year = A year
entry-month = A month
entry-end = The end
entry-nobody = nobody
entry-none = none
entry-nowhere = nowhere
entry-gone = gone
entry-everybody = everybody
entry-city = city
entry-town = town
entry-fort = fort
entry-walls = walls
entry-power = power
entry-place = place
entry-leader = leader
entry-side = side
entry-by = by
entry-to = to
entry-what = what
entry-about = about
entry-pool = in the pool
entry-returning = returning
entry-waiting = waiting
entry-dead = dead
entry-lost = lost
entry-victory = victory
entry-events = events
entry-text = text for players
entry-when = when
entry-of = of
entry-all-leaders = Leaders
entry-all-units = Units
entry-all-buildings = Cities and works
