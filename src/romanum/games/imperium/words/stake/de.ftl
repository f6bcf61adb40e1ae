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
