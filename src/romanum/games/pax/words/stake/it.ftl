# Ciò che una risposta lascia o fa perdere, detto prima che sia data.
stake-marker = L’Attivazione è perduta.
stake-activation = L’Attivazione finisce senza che sia stato fatto nulla.
stake-pontus = Il Ponto ha ancora dei movimenti.
stake-shifts = { $shifts ->
    [one] Resta 1 spostamento non speso.
   *[other] Restano { $shifts } spostamenti non spesi.
}
stake-plans = Non si arruola nulla, e si potrebbero spendere { $talents }T.
stake-meeting = Nessuno è invitato: dell’Incontro non si fa nulla.
stake-terms = { $terms ->
    [one] Il patto che hai scritto non è proposto a nessuno.
   *[other] I { $terms } patti che hai scritto non sono proposti a nessuno.
}
stake-town = Distruggi le tue stesse mura: { $place }.
stake-capital = Nessuna unità resta nella tua capitale, { $place }.
