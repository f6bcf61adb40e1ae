# Ciò che una risposta lascia o fa perdere, detto prima che sia data.
stake-marker = L’attivazione è perduta.
stake-activation = L’attivazione finisce senza che sia stato fatto nulla.
stake-pontus = Il Ponto ha ancora dei movimenti.
stake-shifts = { $shifts ->
    [one] Resta 1 spostamento non speso.
   *[other] Restano { $shifts } spostamenti non spesi.
}
stake-plans = Non si arruola nulla, e si potrebbero spendere { $talents }T.
stake-meeting = Nessuno è invitato: dell’incontro non si fa nulla.
stake-terms = { $terms ->
    [one] La clausola che hai scritto non viene proposta a nessuno.
   *[other] Le { $terms } clausole che hai scritto non vengono proposte a nessuno.
}
stake-town = Distruggi le tue stesse mura: { $place }.
stake-capital = Nessuna unità resta nella tua capitale, { $place }.
