pages = Páginas
rules = Reglas
order-of-play = Orden de juego
tables = Tablas
search-the-rules = Buscar en las reglas
search-a-word-or-a = Buscar: una palabra o un número
opening-the-rules = Abriendo las reglas …
ruling = Decisión.
example = Ejemplo.
no-rule-has-all-of = Ninguna regla tiene todas estas palabras.
you-are-here = estás aquí
lobby = Inicio
rules-stay-english = Los textos de las reglas quedan en inglés.
rules-of = { $title }: reglas
catalogue = Catálogo
rules-title = Reglas · { $title }
yes = sí
no = no

contents = Contenido
rules-in-chapter = { $rules ->
    [one] 1 regla
   *[other] { $rules } reglas
}
named-by = Citada por
seen-in-play = Vista en juego ({ $moments })

opening-the-record = Abriendo la partida grabada …
