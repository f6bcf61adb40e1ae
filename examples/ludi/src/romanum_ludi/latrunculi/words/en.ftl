event-round = Round { $round } begins.
event-placed = { $seat } places a man on { $square }.
event-step = { $seat } steps from { $origin } to { $square }.
event-leap = { $seat } leaps from { $origin } to { $square }.
event-bound = { $seat } binds the man of { $loser } on { $square }.
event-freed = The man of { $seat } on { $square } is free.
event-taken = { $seat } takes the man of { $loser } on { $square }: { $left } left.
event-beaten = { $seat } has not enough men to go on.
event-shut-in = { $seat } can do nothing any more.
event-quiet = For { $turns } turns nobody has been taken: White has { $white ->
    [one] { $white } man
   *[other] { $white } men
  }, Black { $black }.

ask-placing = { $seat } places a man; { $men ->
    [one] { $men } is still
   *[other] { $men } are still
  } to be placed. Where?
ask-command = What does { $seat } do?
ask-leaping = Does { $seat }'s man on { $square } leap on?

do-place = Place a man on { $square }
do-step = Step from { $square } to { $square2 }
do-leap = Leap from { $square } to { $square2 }
do-take = Take the man on { $square }
do-halt = Come to rest here

why-occupied = Somebody stands on { $square }.
why-placing-first = First all men are placed: you have { $men } left.
why-all-placed = All men have been placed.
why-too-far = A man goes to the next square, or leaps over one man to the square behind him.
why-not-yours = You have no man on { $square }.
why-bound = Your man on { $square } is bound and cannot move.
why-between = On { $square } your man would stand between two enemies, and bind nobody.
why-nobody-to-leap = There is nobody on { $square } to leap over.
why-in-a-ring = Your man has stood on { $square } in this turn already.
why-leap-on = Your man on { $square } is leaping: he leaps on or comes to rest.
why-no-enemy = No enemy stands on { $square }.
why-not-bound = The enemy on { $square } is not bound.

how-beaten = { $loser } has one man left, or none.
how-shut-in = { $loser } is at a standstill.
how-more = More men when nobody took any longer: { $men } ahead.
how-even = Both have { $men ->
    [one] { $men } man
   *[other] { $men } men
  } left.

topic-bonds = Men bound and taken

part-men = men
part-free = men who are free

screen-turn = Round { $number }
screen-turn-ends = The end of round { $number }
screen-went-step = { $side } steps from { $from } to { $to }.
screen-went-leap = { $side } leaps from { $from } to { $to }.
tip-Command = Step, leap, or take a bound man.
    .text = Two free men with an enemy between them bind him. Next turn he can be taken, if he is still bound.
tip-Placing = Place your men.
    .text = Put them where they support each other. Nobody is bound before all are placed.
