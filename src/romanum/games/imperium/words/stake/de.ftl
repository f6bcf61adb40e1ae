# Was durch eine Antwort liegen bleibt oder verloren geht, gesagt, bevor sie gegeben wird.
stake-marches = { $places ->
    [one] Einheiten an 1 Ort können noch ziehen.
   *[other] Einheiten an { $places } Orten können noch ziehen.
}
stake-attacks = Du könntest noch angreifen: { $places }.
stake-mobilization = In dieser Mobilmachung wird nichts ausgehoben.
stake-draw = Wenn alle zustimmen, endet die Partie unentschieden.
stake-forts = { $forts ->
    [one] 1 verlassenes Kastell wird nicht bezahlt und verschwindet.
   *[other] { $forts } verlassene Kastelle werden nicht bezahlt und verschwinden.
}
stake-restoring = Verlorene Einheiten könnten noch wiederhergestellt werden.
stake-train = Ein Tross von dir wird aufgelöst: { $place }.
stake-conquest = Eine Provinz könnte noch erobert werden.
stake-own-land = { $place } gehört dir: Du plünderst dein eigenes Land.
stake-fort = Du schleifst dein eigenes Kastell: { $place }.
stake-capital = In der Hauptstadt { $place } bleibt keine Einheit.
stake-scrap = Eine Flotte auf der Helling bei { $place } wird zerstört, samt allem, was sie gekostet hat.
stake-stop-work = An einer Flotte bei { $place } arbeitet niemand mehr: Sie kommt später oder nie.
stake-captive = { $leader } kommt frei, und du bekommst nichts dafür.
stake-title = Der Friede ist zu Ende: { $power }.
