pages = Seiten
rules = Regeln
order-of-play = Spielablauf
tables = Tafeln
search-the-rules = Regeln durchsuchen
search-a-word-or-a = Suche: ein Wort oder eine Nummer
opening-the-rules = Die Regeln werden geöffnet …
ruling = Entscheid.
example = Beispiel.
no-rule-has-all-of = Keine Regel enthält alle diese Wörter.
you-are-here = hier bist du
lobby = Lobby
rules-stay-english = Die Regeltexte bleiben englisch.
rules-of = { $title }: Regeln
catalogue = Katalog
rules-title = Regeln · { $title }
yes = ja
no = nein

contents = Inhalt
rules-in-chapter = { $rules ->
    [one] 1 Regel
   *[other] { $rules } Regeln
}
named-by = Genannt von
seen-in-play = Im Spiel gesehen ({ $moments })

opening-the-record = Das aufgezeichnete Spiel wird geöffnet …
