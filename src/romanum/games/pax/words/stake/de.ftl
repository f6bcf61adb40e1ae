# Was durch eine Antwort liegen bleibt oder verloren geht, gesagt, bevor sie gegeben wird.
stake-marker = Die Aktivierung ist verloren.
stake-activation = Die Aktivierung endet, ohne dass etwas getan wurde.
stake-pontus = Pontus hat noch Bewegungen übrig.
stake-shifts = { $shifts ->
    [one] 1 Verschiebung ist nicht ausgegeben.
   *[other] { $shifts } Verschiebungen sind nicht ausgegeben.
}
stake-plans = Nichts ist ausgehoben, und { $talents }T könnten ausgegeben werden.
stake-meeting = Niemand ist eingeladen: Aus dem Treffen wird nichts.
stake-terms = { $terms ->
    [one] Die Bedingung, die du aufgesetzt hast, wird niemandem vorgelegt.
   *[other] Die { $terms } Bedingungen, die du aufgesetzt hast, werden niemandem vorgelegt.
}
stake-town = Du zerstörst deine eigenen Mauern: { $place }.
stake-capital = In deiner Hauptstadt { $place } bleibt keine Einheit.
stake-unit = Nach Hause geht, ohne dass etwas dafür bezahlt wird: { $unit } bei { $place }.
stake-card = „{ $card }“ wird abgeworfen, ohne gespielt zu werden.
stake-upkeep = { $units ->
    [one] Du gibst 1 Einheit auf, die du bezahlen könntest.
   *[other] Du gibst { $units } Einheiten auf, die du bezahlen könntest.
}
stake-objective = Ziel { $objective } geht in den Vorrat zurück.
stake-hand = Alle deine Karten gehen zurück, obwohl du eine behalten könntest.
stake-ally = Dein Bündnis endet: { $side }.
stake-word = Du brichst dein Wort: { $talents }T sind dir für die Umkehr bezahlt worden ({ $partner }).
why-too-far = { $place } ist über Land { $needed } BP entfernt (übrig: { $had }).
why-way-barred = { $place } ist nah genug, aber alle Wege dorthin sind versperrt.
why-over-the-sea = { $place } liegt über See: Schiffe dich hier ein.
why-over-the-sea-from = { $place } liegt über See: Ziehe nach { $port } und schiffe dich dort ein.
why-no-port-near = { $place } liegt über See, und kein Hafen ist über Land zu erreichen.
why-inland-from = { $place } liegt im Binnenland: Segle nach { $port } und gehe dort an Land.
why-stopped-first = Die Flotte ist angehalten: Versuche erst weiterzufahren, oder beende die Fahrt hier.
why-legs-away = { $place } ist mehr als eine Strecke entfernt: Segle Strecke für Strecke dorthin.
why-too-far-by-land = { $place } ist über Land { $needed } BP entfernt (übrig: { $had }). Über See: Schiffe dich ein.
why-step-by-step = { $place } ist mehr als einen Schritt entfernt: Ziehe Schritt für Schritt dorthin.
why-over-the-sea-dear = { $place } liegt über See. Sich einzuschiffen kostet { $needed } BP (übrig: { $had }).
