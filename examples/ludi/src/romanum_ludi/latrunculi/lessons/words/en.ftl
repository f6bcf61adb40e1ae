# The lessons of Ludus latrunculorum.

lesson-bonds = In bonds
lesson-bonds-about = How two men bind one, and how he is taken.
lesson-bonds-hello = You play White. All men are alike: they step one square forward, back or sideways. A man of Black's has come too far, to d4, and you have one on c4 beside him.
lesson-bonds-bind = A man with two enemies on either side, in a file or a rank, is bound. Put your other man there: step from e3 to e4.
lesson-bonds-bind-else = That would leave the man on d4 alone. Enclose him: step from e3 to e4.
lesson-bonds-take = He is bound: he cannot move, and holds nobody. Black did not help him in time. Now take him; that is your whole turn.
lesson-bonds-take-else = He could still be freed. Take the man on d4 now.
lesson-bonds-end = One less. Whoever has one man left, or can do nothing in his turn, has lost. But look at your two men: those who go out to bind stand in the enemy's reach.

lesson-rescue = A rescue
lesson-rescue-about = A man in bonds is not lost yet: how he is freed.
lesson-rescue-hello = Black has just stepped to e4: your man on d4 is bound between c4 and e4, and next turn he is taken. But you have a turn before that.
lesson-rescue-free = Who is bound holds nobody. The man on e4 has your man on e3 at his one side; let another come to the other. Step from f5 to e5.
lesson-rescue-free-else = Then Black takes the man on d4. Bind the one on e4: step from f5 to e5.
lesson-rescue-take = The man on e4 is bound, and yours on d4 is free again. Black has done something else. Take the man on e4.
lesson-rescue-take-else = First the man on e4: take him while he is bound.
lesson-rescue-leap = A man also leaps: over one man of either side to the empty square behind, and on from there if he can. Yours on d4 could leap over c4 to b4 next.
lesson-rescue-end = One more thing: nobody goes between two enemies of his own will, unless he binds one by it. That is all there is to know; the rest is watching.
