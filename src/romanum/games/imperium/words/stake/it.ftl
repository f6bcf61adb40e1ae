# Ciò che una risposta lascia o fa perdere, detto prima che sia data.
stake-marches = { $places ->
    [one] Unità in 1 luogo possono ancora muovere.
   *[other] Unità in { $places } luoghi possono ancora muovere.
}
stake-attacks = Potresti ancora attaccare: { $places }.
stake-mobilization = In questa mobilitazione non si arruola nulla.
stake-draw = Se tutti accettano, la partita finisce patta.
stake-forts = { $forts ->
    [one] 1 forte abbandonato non è pagato e scompare.
   *[other] { $forts } forti abbandonati non sono pagati e scompaiono.
}
stake-restoring = Si potrebbero ancora ristabilire unità perdute.
stake-train = Si sciolgono delle tue salmerie: { $place }.
stake-conquest = Si potrebbe ancora conquistare una provincia.
stake-own-land = { $place } è tua: saccheggi la tua stessa terra.
stake-fort = Radi al suolo il tuo stesso forte: { $place }.
stake-capital = Nessuna unità resta nella capitale, { $place }.
stake-scrap = Una flotta in cantiere presso { $place } è distrutta, con tutto ciò che è costata.
stake-stop-work = Nessuno lavora più a una flotta presso { $place }: arriverà più tardi, o mai.
stake-captive = Liberi { $leader } senza ricevere nulla in cambio.
stake-title = La pace finisce: { $power }.
