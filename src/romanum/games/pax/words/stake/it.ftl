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
stake-unit = A casa, senza nulla in cambio: { $unit } ({ $place }).
stake-card = { $card }: la carta è scartata senza essere giocata.
stake-upkeep = { $units ->
    [one] Rinunci a 1 unità che potresti pagare.
   *[other] Rinunci a { $units } unità che potresti pagare.
}
stake-objective = L’Obiettivo { $objective } torna nella riserva.
stake-hand = Tutte le tue carte sono restituite, anche se potresti tenerne una.
stake-ally = La tua alleanza finisce: { $side }.
stake-word = Manchi alla parola data: hai ricevuto { $talents }T per tornare indietro ({ $partner }).
why-too-far = { $place } dista { $needed } PM via terra (restano: { $had }).
why-way-barred = { $place } è abbastanza vicino, ma tutte le vie sono sbarrate.
why-over-the-sea = { $place } si trova oltremare: imbarcati qui.
why-over-the-sea-from = { $place } si trova oltremare: marcia fino a { $port } e imbarcati là.
why-no-port-near = { $place } si trova oltremare, e nessun porto si può raggiungere via terra.
why-inland-from = { $place } si trova nell’entroterra: fa’ vela per { $port } e sbarca là.
why-stopped-first = La flotta è ferma: tenta prima la continuità, oppure termina qui il viaggio.
why-legs-away = { $place } dista più di una tappa: naviga tappa per tappa.
why-too-far-by-land = { $place } dista { $needed } PM via terra (restano: { $had }). Via mare: imbarcati.
why-step-by-step = { $place } dista più di un passo: marcia passo per passo.
why-over-the-sea-dear = { $place } si trova oltremare. Imbarcarsi costa { $needed } PM (restano: { $had }).
