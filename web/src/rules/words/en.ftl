# Rules.svelte
pages = Pages
rules = Rules
order-of-play = Order of play
tables = Tables
search-the-rules = Search the rules
search-a-word-or-a = Search: a word or a number
opening-the-rules = Opening the rules …
ruling = Ruling.
example = Example.
no-rule-has-all-of = No rule has all of these words.
you-are-here = you are here

# RulesPage.svelte
lobby = Lobby
rules-stay-english = The texts of the rules stay in English.
rules-of = { $title }: rules
catalogue = Catalogue
rules-title = Rules · { $title }
yes = yes
no = no
# Rules.svelte
contents = Contents
rules-in-chapter = { $rules ->
    [one] 1 rule
   *[other] { $rules } rules
}
named-by = Named by
seen-in-play = Seen in play ({ $moments })
# SeenPage.svelte
opening-the-record = Opening the recorded game …
