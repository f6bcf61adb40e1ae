# What is left or lost by an answer, told before it is given.
stake-marker = The Activation is lost.
stake-activation = The Activation ends with nothing done.
stake-pontus = Pontus still has moves left.
stake-shifts = { $shifts ->
    [one] 1 shift is not spent.
   *[other] { $shifts } shifts are not spent.
}
stake-plans = Nothing is raised, and { $talents }T could be spent.
stake-meeting = Nobody is invited: the Meeting comes to nothing.
stake-terms = { $terms ->
    [one] The term you have drafted is not put to anybody.
   *[other] The { $terms } terms you have drafted are not put to anybody.
}
stake-town = You destroy your own walls at { $place }.
stake-capital = No Unit stays in your Capital, { $place }.
stake-unit = Sent home, with nothing paid for it: { $unit } at { $place }.
stake-card = You give up { $card } without playing it.
stake-upkeep = { $units ->
    [one] You give up 1 Unit that you could pay for.
   *[other] You give up { $units } Units that you could pay for.
}
stake-objective = Objective { $objective } goes back to the pool.
stake-hand = All your cards go back: you could keep one.
stake-ally = Your alliance ends: { $side }.
stake-word = You break your word: you were paid { $talents }T to turn back ({ $partner }).
why-too-far = { $place } is { $needed } MP away by land (left: { $had }).
why-way-barred = { $place } is near enough, but all ways there are barred.
why-over-the-sea = { $place } lies over the sea: Embark here.
why-over-the-sea-from = { $place } lies over the sea: march to { $port } and embark there.
why-no-port-near = { $place } lies over the sea, and no Port can be come to by land.
why-inland-from = { $place } lies inland: sail to { $port } and debark there.
why-stopped-first = The Fleet is Stopped: try Continuity first, or end the voyage here.
why-legs-away = { $place } is more than one leg away: sail there leg by leg.
why-too-far-by-land = { $place } is { $needed } MP away by land (left: { $had }). By sea: Embark.
why-step-by-step = { $place } is more than one step away: march there step by step.
why-over-the-sea-dear = { $place } lies over the sea. To embark takes { $needed } MP (left: { $had }).
