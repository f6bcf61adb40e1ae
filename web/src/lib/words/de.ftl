opening-the-library-of-maps = Die Kartensammlung wird geöffnet …
romanum-has-been-updated-on = Romanum ist auf dem Server erneuert worden: Diese Seite ist veraltet. Nichts ist verloren.
reload-the-page = Seite neu laden

no-match-here = Diese Partie gibt es hier nicht. Vielleicht ist sie entfernt worden, oder sie ist privat und dieser Browser hat keinen Platz darin. Wenn du eingeladen wurdest, öffne den Link, den du bekommen hast.
this-link-leads-nowhere-a = Dieser Link führt nirgendwohin: Vielleicht fehlt ein Buchstabe, oder die Partie ist entfernt worden. Bitte noch einmal darum.
this-link-has-been-used = Dieser Link ist benutzt, zu alt, oder ein Buchstabe fehlt. Bitte um einen neuen.
there-is-no-such-page = Diese Seite gibt es nicht.
no-connection = Keine Verbindung
the-server-does-not-answer = Der Server antwortet nicht: Vielleicht wird er neu gestartet, oder dein Netz ist weg. Nichts ist verloren; diese Seite macht von selbst weiter.
the-server-is-being-restarted = Der Server wird neu gestartet
nothing-is-lost-this-page = Nichts ist verloren; diese Seite macht von selbst weiter.
the-server-is-in-trouble = Der Server hat Schwierigkeiten
this-page-tries-again-by = { $message } Diese Seite versucht es von selbst wieder.
a-little-slower = Etwas langsamer
this-page-is-out-of = Diese Seite ist veraltet
nothing-here = Hier ist nichts
sign-in-first = Melde dich erst an
not-for-you = Nicht für dich
the-seat-is-taken = Der Platz ist vergeben
a-link-works-for-the = { $message } Ein Link gilt für die erste Person, die ihn benutzt; bitte um einen anderen oder um einen zum Zuschauen.
this-match-cannot-be-opened = Diese Partie lässt sich nicht öffnen
nobody-else-is-here = Sonst ist niemand hier
the-server-has-made-a = Der Server hat einen Fehler gemacht
that-did-not-work = Das hat nicht geklappt
a-part-of-it-could = Ein Teil konnte nicht geladen werden: Romanum ist erneuert worden, seit du die Seite geöffnet hast, oder die Verbindung ist weg. Lade die Seite neu; deine Partien sind sicher.

move-between-places-on-the = auf der Karte von Ort zu Ort gehen
shift-the-map = die Karte verschieben
next-previous-place-where-something = nächster, voriger Ort, an dem etwas zu tun ist
act-on-the-place = an dem Ort handeln
look-at-the-place-and = den Ort ansehen und was dort steht
ask-why-the-place-cannot = fragen, warum der Ort nicht wählbar ist
zoom-in-zoom-out-whole = näher, weiter weg, ganze Karte
the-buttons-under-the-map = die Knöpfe unter der Karte, von links
odds-of-what-can-be = Chancen dessen, was angreifbar ist
players-and-scores = Spieler und Punkte
private-notes = private Notizen
one-action-back-one-forward = eine Aktion zurück, eine vor in der Zeit
these-keys = diese Tasten
esc = Esc
close-back-to-the-present = schließen; zurück in die Gegenwart

sign-in-to-see-this = Melde dich an, um diese Partie zu sehen.
this-seat-is-not-yours = Dieser Platz gehört dir nicht.
no-such-match = Diese Partie gibt es nicht, oder sie ist privat.
the-server-has-been-updated = Der Server ist erneuert worden: Lade diese Seite neu. Nichts ist verloren.
ago-minutes = { $count ->
    [one] vor 1 Minute
   *[other] vor { $count } Minuten
}
ago-hours = { $count ->
    [one] vor 1 Stunde
   *[other] vor { $count } Stunden
}
ago-days = { $count ->
    [one] vor 1 Tag
   *[other] vor { $count } Tagen
}
minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
just-now = gerade eben
time-is-up = die Zeit ist um
left = noch { $length }
playing-time = { $most ->
    [one] { $time } Stunde
   *[other] { $time } Stunden
}
playing-times = { $from }–{ $to } Stunden
players = { $most ->
    [one] { $counts } Spieler
   *[other] { $counts } Spieler
}
it-is-your-turn = Du bist am Zug.
key-undo = zurücknehmen
key-hint = Tipp
key-log = Verlauf
key-rules = Regeln
key-chat = Chat

offline = Der Server antwortet nicht. Deine Partie ist sicher; neuer Versuch läuft.
restarting = Der Server wird neu gestartet. Nichts ist verloren; neuer Versuch läuft.
server-answered = Der Server hat { $status } geantwortet.
no-connection-kept = Keine Verbindung: Du siehst, was dieser Browser am { $since } behalten hat. Beendete Spiele, die du behalten hast, kannst du ansehen.
seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
clock-allowance = { $length } für jede Entscheidung
clock-bank = darüber hinaus { $length } auf dem Zeitkonto
clock-increment = { $length } mehr nach jedem Zug
clock-vacation = { $days ->
    [one] 1 Tag Urlaub
   *[other] { $days } Tage Urlaub
}
key-film = den Film dessen, was die anderen getan haben, anhalten, weiterlaufen lassen, noch einmal sehen
key-film-steps = den Film einen Schritt zurück, einen Schritt vor
key-film-end = den Film bis zum Ende

guest = Gast
cover-hre-years = 60 v. Chr. – 476 n. Chr.
cover-trajan-war = DER PARTHERKRIEG
cover-trajan-years = 114 – 117 n. Chr.
cover-ultimus-fall = DER UNTERGANG DES WESTENS
cover-ultimus-years = 405 – 476 n. Chr.
cover-pax-powers = ROM, KARTHAGO, GRIECHENLAND, OSTEN
cover-pax-years = 300 – 50 v. Chr.
cover-imperium-years = 88 v. Chr. – 629 n. Chr.

# App.svelte, in a page that holds its tables itself
a-new-version-waits = Eine neue Fassung ist da. Sie wird genommen, sobald die Partie verlassen ist.
romanum-has-been-brought-up = Romanum ist auf den neuesten Stand gebracht.

# coming.ts
it-is-coming = Es kommt: { $what }
so-much-has-come = Es kommt: { $what }, { $loaded } von { $whole } MB
python-and-the-tables = Python und die Tische
pictures-of = die Bilder zu { $game }
words-of = { $game } auf { $language }
python-begins = Python fängt an …

# chart.ts
if-they-stand-though = falls sie standhalten; { $percent ->
    [100] sie können sich zurückziehen
   *[other] zu { $percent } % können sie sich zurückziehen
}
