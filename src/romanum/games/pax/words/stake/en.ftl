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
