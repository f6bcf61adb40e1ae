pages = Pages
rules = Règles
order-of-play = Déroulement
tables = Tables
search-the-rules = Chercher dans les règles
search-a-word-or-a = Chercher : un mot ou un numéro
opening-the-rules = Ouverture des règles …
ruling = Décision.
example = Exemple.
no-rule-has-all-of = Aucune règle n’a tous ces mots.
you-are-here = vous êtes ici
lobby = Accueil
rules-stay-english = Les textes des règles restent en anglais.
rules-of = { $title } : règles
catalogue = Catalogue
rules-title = Règles · { $title }
yes = oui
no = non

contents = Sommaire
rules-in-chapter = { $rules ->
    [one] { $rules } règle
   *[other] { $rules } règles
}
named-by = Citée par
seen-in-play = Vue en jeu ({ $moments })

opening-the-record = Ouverture de la partie enregistrée …
