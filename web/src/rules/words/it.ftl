pages = Pagine
rules = Regole
order-of-play = Ordine di gioco
tables = Tabelle
search-the-rules = Cerca nelle regole
search-a-word-or-a = Cerca: una parola o un numero
opening-the-rules = Si aprono le regole …
ruling = Decisione.
example = Esempio.
no-rule-has-all-of = Nessuna regola ha tutte queste parole.
you-are-here = sei qui
lobby = Atrio
rules-stay-english = I testi delle regole restano in inglese.
rules-of = { $title }: regole
catalogue = Catalogo
rules-title = Regole · { $title }
yes = sì
no = no

contents = Indice
rules-in-chapter = { $rules ->
    [one] 1 regola
   *[other] { $rules } regole
}
named-by = Citata da
seen-in-play = Vista in gioco ({ $moments })

opening-the-record = Apertura della partita registrata …
