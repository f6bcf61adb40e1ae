# What is left or lost by an answer, told before it is given.
stake-marches = { $places ->
    [one] Units in 1 place can still move.
   *[other] Units in { $places } places can still move.
}
stake-attacks = You could still attack at { $places }.
stake-mobilization = Nothing is raised in this mobilization.
stake-draw = If all agree the match ends as a draw.
stake-forts = { $forts ->
    [one] 1 deserted fort is not paid for and goes.
   *[other] { $forts } deserted forts are not paid for and go.
}
stake-restoring = Lost units could still be restored.
stake-train = A supply train of yours at { $place } is disbanded.
stake-conquest = A Province could still be conquered.
stake-own-land = { $place } is yours: you plunder your own land.
stake-fort = You raze your own fort at { $place }.
stake-capital = No unit stays in the capital, { $place }.
stake-scrap = A fleet on the stocks at { $place } is destroyed, with all that it has cost.
stake-stop-work = Nobody works any longer on a fleet at { $place }: it comes later, or never.
stake-captive = { $leader } goes free, and you get nothing for it.
stake-title = The peace is over: { $power }.
