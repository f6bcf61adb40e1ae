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
