event-throw = { $seat } throws { $dice }.
event-enter = { $seat } enters a man on { $point }.
event-move = { $seat } goes from { $origin } to { $point }.
event-hit = { $seat } hits a man of { $loser } on { $point }.
event-off = A man of { $seat } leaves the board from { $point }: { $home } at home.
event-lost = { $seat } cannot play { $lost }.
event-home = All men of { $seat } are at home.
event-long = After { $turns } turns the game is broken off: White has { $white ->
    [one] { $white } point
   *[other] { $white } points
  } to go, Black { $black }.

ask-man = { $seat } has { $dice } to play. Which man goes?

do-enter = Enter on { $point }
do-move = From { $point } to { $point2 }
do-off = Off the board from { $point } with a { $number }

why-no-die = That takes a { $die }, and { $dice } is what is left to play.
why-no-way = No single die leads there. You have { $dice } to play: a man who uses several goes die by die.
why-nobody-outside = None of your men is outside the board.
why-nobody-there = You have no man on { $point }.
why-enter-first = { $men ->
    [one] A man of yours was hit and has
   *[other] { $men } men of yours were hit and have
} to enter first.
why-first-half = { $point } lies in the second half, and { $men ->
    [one] one man
   *[other] { $men } men
} of yours must still come onto the board.
why-not-gathered = { $men ->
    [one] One man of yours has
   *[other] { $men } men of yours have
} not come to the last quarter yet.
why-farther-back = That die is higher than needed, and a man of yours stands farther back, on { $point }.
why-closed = { $point } is closed: { $men } men of the enemy stand there.
why-whole-throw = After that fewer of your dice ({ $dice }) could be played, and you must play all you can.

how-home = All men at home; the other side has { $men } left.
how-ahead = Ahead by { $pips ->
    [one] { $pips } point
   *[other] { $pips } points
  } when the game was broken off.
how-even = Both have { $pips ->
    [one] { $pips } point
   *[other] { $pips } points
  } to go.

topic-hits = Men hit
topic-throws = Throws

part-home = men at home
part-pips = points gone
part-blots = men together

screen-turn = Throw { $number }
screen-turn-ends = The end of throw { $number }
screen-went-move = { $side } goes from { $from } to { $to }.
tip-Man = Choose a man and where he goes.
    .text = Each die is played by itself. Two or more men hold a point; one alone can be hit and sent back to the start.
