study-last-die = The last die
study-last-die-ask = White has made a pair on IV, and a 2 is left of his first throw. Black is still outside. What is safest?
study-last-die-reason = A new man on II stands alone and is hit by 104 of Black's 216 throws. Going from IV to VI breaks the pair: two men alone, and 202 throws hit one of them.
