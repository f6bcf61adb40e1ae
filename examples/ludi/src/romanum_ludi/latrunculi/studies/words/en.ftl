study-two-at-once = Two at once
study-two-at-once-ask = Two of Black's men have come forward to d4 and e5. White to move: how does he make sure of one of them?
study-two-at-once-reason = From f4 to e4 a man binds d4 with c4, and e5 with e6. Black has one turn, and no step or leap of his binds any of the three. To bind d4 alone, from c5 to d5, leaves e5 free to go.
