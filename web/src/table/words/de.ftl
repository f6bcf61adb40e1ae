# Orders: Always.svelte, Orders.svelte, OrderForm.svelte, orders.ts
always-answer-so = Dauerbefehl …
always-answer-so-help = Solche Fragen beantworten, ohne wieder gefragt zu werden
always-for = Dauerbefehl: { $kind }
always-help = Ein Klick gibt den Befehl, und er beantwortet auch diese Frage. Niemand sonst erfährt davon; unter „Einstellungen“ lässt er sich ändern.
by-your-order = Auf deinen Befehl
orders = Deine Befehle
orders-help = Sie antworten für dich, auch wenn du nicht da bist. Der erste, der passt, gilt; niemand sonst erfährt davon.
orders-none = Du hast keine Befehle gegeben: Du wirst gefragt.
orders-done = Was sie getan haben
order-up = Weiter nach oben
order-up-this = Weiter nach oben: { $order }
order-withdraw = Zurücknehmen
order-withdraw-this = Zurücknehmen: { $order }
order-another = Noch ein Befehl
order-ask-me = Frag mich
order-this-action = Diese Aktion …
order-do = { $action }
order-always = { $kind }: { $answer }
order-about = { $kind }, wenn es um { $things } geht: { $answer }
order-this-turn = { $order } (in dieser Runde)
order-exactly = Genau dies: { $action }
order-if-asked = Wenn ich gefragt werde nach
order-only-about = Nur wenn es geht um
order-place-piece-side = Ein Ort, eine Figur, eine Seite …
order-add = Hinzufügen
order-not-about = Nicht mehr über { $name }
order-answer = Dann antworte
order-own-strength = Meine Stärke
order-enemy-strength = Die Stärke des Feindes
order-odds-help = meine zu der des Feindes
order-action = Aktion
order-choose = Wähle …
order-turn-only = Nur in dieser Runde
order-give = Diesen Befehl geben

when-to-ask-me = Wann du gefragt wirst
whoever-is-not-asked-passes = Wer nicht gefragt wird, passt. Niemand sonst erfährt, was du wünschst, und du kannst es jederzeit ändern.
passed-over-since = Übergangen seit deiner letzten Aktion
ask-me-about-such = Danach fragen
look-for = Suchen …
look-for-kinds-of-windows = Arten von Fragen suchen
ask-me-about-all = Bei allem fragen
not-now-about-any = Jetzt bei nichts

battles = Kämpfe
so-many-battles = { $battles ->
    [one] { $battles } Kampf
   *[other] { $battles } Kämpfe
  }
battle = Kampf
i-have-read-it = Gelesen
what-happened-in-battle = Was im Kampf geschah
moment-won = Sieg bei { $place }
moment-lost = Niederlage bei { $place }
moment-told = { $place }: Sieg für { $winner }
moment-drawn = { $place }: niemand siegt
moment-falls = { $place } wechselt den Herrn
moment-falls-won = { $place } gehört dir
moment-falls-lost = { $place } ist verloren

nobody-has-said-anything-yet = Noch hat niemand etwas gesagt.
say-something = Sag etwas
say-something-to-the-table = Sag etwas am Tisch
say = Sagen

odds = Chancen
everything-offered = Alles, was geht
filter = Filtern
find-a-choice = Auswahl finden
close = Schließen
nothing-offered-now-leads-to = Nichts davon führt jetzt zu Würfeln.
nothing-found = Nichts gefunden.

hand-the-screen-to = Gib den Bildschirm an { $name }
everything-that-is-secret-is = Alles Geheime ist verdeckt, bis { $name } Platz nimmt.
i-am = Ich bin { $name }
to-the-lobby = Zur Lobby

first-game-guide = Hilfe fürs erste Spiel
i-see = Verstanden
in-this-game-settings-brings = In diesem Spiel; die Einstellungen bringen sie zurück
no-more-hints = Keine Hinweise mehr

hint = Tipp
would-think-of = { $bot } dächte an

keys = Tasten

search-the-log = Verlauf durchsuchen
earlier = Früher ({ $number })
look-at-this-moment = Diesen Moment ansehen
look-at-this-moment-action = Diesen Moment ansehen: Aktion { $n }
nothing-yet = Noch nichts.

private-notes-seen-by-you = Private Notizen, nur für dich

chance = Chance { $hope }: { $percent }
expected-own-losses = Erwartete eigene Verluste
expected-enemy-losses = Erwartete Verluste des Gegners
on-average = im Schnitt
modifiers = Einflüsse
how-it-may-end = Wie es enden kann
to-win = auf Sieg

light-up = { $name } beleuchten
bot-for = { " " }für { $who }
bot = Bot { $bot }{ $stands_in }
away = , abwesend
to-play = { " " }· am Zug
take-back-what-the-bot = Zurücknehmen, was der Bot getan hat
take-back-what-the-bot-help = Schritt für Schritt, soweit keine Würfel gefallen sind und nichts Geheimes gezeigt wurde
points = Punkte
how-all-stand = Wie es um alle steht
to-win-you-need = Zum Sieg:
has-won = hat gewonnen

what-to-do = Was zu tun ist
the-rule = Die Regel
map-shows-the-film = Die Karte zeigt, was geschah; ein Klick beendet es.
place-on-the-map-can = { $places ->
    [one] { $places } Ort
   *[other] { $places } Orte
} auf der Karte wählbar.
answers = Antworten
back-to-the-present = Zurück in die Gegenwart
the-report = Der Bericht
stop-i-play-on-myself = Halt, ich spiele selbst weiter
pass-and-do-not-ask = Passen und nach so etwas nicht mehr fragen: { $name }. Niemand sonst erfährt es.
pass-and-again = Passen und { $wish } wieder
halt-the-campaign = Armeen anhalten
end-the-turn = Zug beenden
passed-over = { $number ->
    [one] Eine Frage übergangen …
   *[other] { $number } Fragen übergangen …
}
pass-until = Passen, bis es mich betrifft
pass-until-help = Passen und nach so etwas nur fragen, wenn es mich betrifft: { $name }, { $when }. Niemand sonst erfährt es.
everything-offered-as-a-list = Alles, was geht, als Liste
all = Alle
all-options = Liste ({ $options })
odds-of-everything-that-leads = Chancen von allem, was zu Würfeln führt (O)
ask-a-bot-h = Einen Bot fragen (H)
take-the-last-action-back = Letzte Aktion zurücknehmen (U)
again-and-again = Immer wieder
again-and-again-help = { $action }: so oft es geht
undo = Rückgängig
you-are-looking-at-the = Du siehst die Vergangenheit.
you-are-looking-at-an = Du siehst einen früheren Moment der Partie.
the-match-is-over = Die Partie ist zu Ende.
the-bot-of-cannot-think = Der Bot von { $name } kann gerade nicht denken: Er versucht es von selbst wieder.
your-lot-is-being-drawn = Dein Los wird für dich gezogen; gleich gehört der erste Zug dir.
a-bot-plays-for-you = Ein Bot spielt für dich, Schritt für Schritt. { $waiting }

this-cannot-be-undone = { $final } Das lässt sich nicht zurücknehmen.
do-it-all-the-same = Trotzdem tun
do-it = Tun
not-yet = Noch nicht

report = Bericht
of-the-scenario = Nach dem Szenario
by-the-author = von { $author }
turning-points = Wendepunkte
takes-the-lead-with = : { $seatName } übernimmt mit { $score } die Führung.
the-map-of-each-turn = Die Karte jeder Runde
luck = Glück
side = Seite
of = Von
expected = Erwartet
got = Erhalten
the-seal-of-the-dice = Das Siegel der Würfel
seal = Siegel
opened = Geöffnet:
rolls-download-the-record-and = , { $rolls ->
    [one] { $rolls } Wurf
   *[other] { $rolls } Würfe
  }. Lade die Aufzeichnung herunter und prüfe sie mit
or-under = , oder unter
import-a-record = Aufzeichnung importieren
going-through-the-turns = Die Runden werden durchgegangen …
save-as-one-page = Als eine Seite speichern

scores-over-time = Punkte im Lauf der Zeit: { $scores }
scores-by-turn = Punkte nach Runden
counted-by-turn = { $what } nach Runden

settings = Einstellungen
language = Sprache
rules-in-english = Die Regeltexte bleiben englisch.
as-the-browser = Wie der Browser
colours = Farben
as-the-system = Wie das System
light-parchment = Hell: Pergament
dark-basalt = Dunkel: Basalt
palette-of-the-sides = Farben der Seiten
house-colours = Hausfarben
safe-for-colour-blindness = Für Farbenblinde
text-size = Schriftgröße
small = Klein
normal = Normal
large = Groß
very-large = Sehr groß
motion = Bewegung
on = An
off = Aus
answered-by-itself = { $question } Es gab nur eine Antwort, „{ $answer }“; sie wurde von selbst gegeben.
the-table-is-gone = Diesen Tisch gibt es nicht mehr: Er wurde geschlossen, oder du hast keinen Platz mehr daran.
ask-once-more = Vor einer Handlung noch einmal fragen
ask-never = nie
ask-stake = wenn es darauf ankommt: etwas bleibt liegen oder geht verloren, oder es steht schlechter als eins zu eins
ask-always = immer vor Unwiderruflichem, mit den Chancen
sound = Ton
guide-for-the-first-games = Hilfe für die ersten Spiele
show-the-guide-again-in = Hilfe wieder in jedem Spiel zeigen

side-panel = Seitenleiste
panels = Tafeln
close-the-panel = Tafel schließen
hand = Hand
players = Spieler
log = Verlauf
board = Brett
rules = Regeln
chat = Chat
notes = Notizen

let-a-bot-play = Einen Bot { $seatName } spielen lassen?
you-take-the-seat-back = du den Platz zurücknimmst: Ein Knopf dafür steht unter der Karte
or-you-take-the-seat = { $who } den Platz im Menü zurücknimmt
it-answers-every-question-of = Er beantwortet von jetzt an jede Frage an { $seatName }, Schritt für Schritt, damit man folgen kann, bis { $when }. Was er tut, gilt.
only-when-late = Das geht, wenn die vereinbarte Zeit abgelaufen ist, oder, ohne Uhr, nach einem Tag des Wartens. Für sich selbst kann man jederzeit einen Bot spielen lassen.
which-bot = Welcher Bot
let-it-play = Spielen lassen
no-i-play-on = Nein, ich spiele weiter
no = Nein

map = Karte
waiting-for-the-table = Warten auf den Tisch …
the-past-after-of-actions = Die Vergangenheit: nach { $n } von { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
  }
your-turn = ● Du bist am Zug ·{ " " }

unfolding-the-map = Die Karte wird ausgebreitet …
match = Partie
romanum = { $title } · Romanum

time-travel = Zeitreise
one-action-back = Eine Aktion zurück
back = Zurück ([)
moment-of-the-match = Moment der Partie
one-action-forward = Eine Aktion vor
forward = Vor (])
film-of-all = Ein kurzer Film, was geschehen ist
since-my-last-turn = Seit meinem letzten Zug
a-new-match-from-this = Eine neue Partie ab diesem Moment gegen Bots; diese bleibt, wie sie ist
branch-from-here = Ab hier abzweigen
edit-this-moment = Diesen Moment bearbeiten
a-scenario-of-this = Ein Szenario, das hier beginnt, im Editor
seen-by = Gesehen von
a-spectator = einem Zuschauer

omanum-lobby = omanum, Lobby
a-branch-of = ein Zweig von
from-a-position = ab einer Stellung
from-a-position-about = Sie begann mit einer Stellung, die ihr Eigentümer mitgebracht hat; er kennt vielleicht, was darin verdeckt ist. Sie wird nicht gewertet.
this-match = dieser Partie
trying-again = Neuer Versuch …
table = Tisch
time = Zeit
rules-r = Regeln (R)
sound-is-on = Ton ist an
sound-is-off = Ton ist aus
keys-k = Tasten (K)
light-colours = Helle Farben
dark-colours = Dunkle Farben
light-or-dark = Hell oder dunkel
more = Mehr
when-to-ask-me-menu = Wann fragen …
download-the-record = Aufzeichnung herunterladen
hand-back-to = { $seatName } an { $who } zurückgeben
let-a-bot-play-for = Einen Bot { $seatName } vorerst spielen lassen …
end-this-match = Diese Partie beenden …
end-no-longer = Diese Partie doch nicht beenden
end-how = Sie endet ohne Ergebnis, wenn alle zustimmen, die mitspielen. Wer gehen will, kann einen Bot weiterspielen lassen.
end-really = Diese Partie für alle ohne Ergebnis beenden? Sie endet, wenn alle zustimmen, die mitspielen; wer weiterspielt, stimmt nicht zu.
end-waits = Du hast zugestimmt. Noch nicht: { $who }
end-not = Die Partie geht weiter.
end-wanted = Möchte diese Partie beenden: { $who }. Zustimmen kannst du im Menü ⋯
fold = Einklappen
panel = Tafel
connecting = Verbindung wird aufgebaut
live = Live
connected-without-live-updates = Verbunden, ohne Live-Nachrichten
connection-lost-trying-again = Verbindung verloren: neuer Versuch
closed = Geschlossen

why-not = Warum nicht
nearest-you-can = Am ehesten geht:
nearest-title = Am ehesten geht

nothing-happens = Es passiert nichts?
click-any-place-that-does = Klick auf einen Ort, der nicht leuchtet: Du erfährst, welche Regel es verbietet und was am nächsten kommt.
you-may-change-your-mind = Du darfst es dir anders überlegen
undo-takes-your-actions-back = „Rückgängig“ nimmt deine Aktionen eine nach der anderen zurück, bis Würfel fallen oder ein Geheimnis gezeigt wird.
what-did-they-do = Was haben sie getan?
the-log-tells-it-in = Der Verlauf erzählt es in Sätzen. Zeig auf einen Namen, um ihn auf der Karte zu finden, klick auf eine Nummer, um den Moment anzusehen.
your-first-move = Dein erster Zug
every-place-that-glows-can = Jeder Ort, der leuchtet, ist wählbar; für den Rest gibt es Knöpfe.
the-buttons-below-answer = Die Knöpfe unten antworten. Später leuchten Orte der Karte: jeder davon ist wählbar.
the-questions-before-this-one = Die Fragen davor wurden für dich beantwortet.

the-chance-was-for = { $sentence } Die Chance war { $percent } % für { $side }.
got-where-was-to-be = { $side } bekam { $won }, wo { $expected } zu erwarten war

go-back-to-play = Du siehst die Vergangenheit. Geh zurück in die Gegenwart, um zu spielen.
the-way-is-not-what = Der Weg ist nicht mehr, was er war; der Marsch hat angehalten. Sieh noch einmal hin.
the-match-has-gone-on = Die Partie ist inzwischen weitergegangen; nichts wurde getan. Sieh noch einmal hin.
allowed = Erlaubt: { $action }.
not-possible = Nicht möglich. { $message }
me = ich
you = du
thinking = Denkt nach …
keep-for-later = Behalten, falls es keine Verbindung gibt
keeping = Die Partie wird behalten: { $share } %
kept-for-later = Behalten: Sie lässt sich ohne Verbindung von Anfang bis Ende ansehen.
on-vacation-until = im Urlaub bis { $date }
time-left-for-this = Zeit für diese Entscheidung
in-the-bank = { $time } auf dem Zeitkonto
i-am-back = Ich bin zurück
vacation-days = Tage
go-on-vacation = In Urlaub gehen (noch { $left })
vacation-left = { $days ->
    [one] noch 1 Tag Urlaub
   *[other] noch { $days } Tage Urlaub
}
lesson = Lektion
lesson-done = geschafft
step-of = Schritt { $step } von { $steps }
lesson-go-on = Weiter
lesson-back = Zurück
show-me = Zeig es mir
next-lesson = Nächste Lektion: { $title }
leave-the-lesson = Lektion verlassen
study = Aufgabe
study-solved = Gelöst
study-missed = Nicht gelöst
study-again = Noch ein Versuch
next-study = Nächste Aufgabe: { $title }
leave-the-study = Aufgabe verlassen
film = Film
film-keys = Tasten des Films
since-your-last-turn = Seit deinem letzten Zug
what-the-others-did = Was die anderen getan haben
film-back = Einen Schritt zurück
film-back-key = Einen Schritt zurück (B)
film-pause = Anhalten
film-pause-key = Anhalten (F)
film-go-on = Weiter
film-go-on-key = Weiter (F)
film-again = Noch einmal zeigen
film-again-key = Seit deinem letzten Zug, noch einmal (F)
film-on = Einen Schritt vor
film-on-key = Einen Schritt vor (G)
film-end = Bis zum Ende
film-end-key = Bis zum Ende (E); jede Antwort tut dasselbe
film-mine = Nur was mich betrifft
film-mine-short = Meine
film-mine-help = Lässt weg, was keine deiner Seiten, Figuren und Orte nennt
film-speed = Tempo des Films
film-slow = Langsam
film-normal = Normal
film-fast = Schnell
film-off = Aus
who-scored = Wer was gepunktet hat
turn-is-over = Runde { $turn } ist vorbei
score-read = Weiterspielen
score-total = { $total } insgesamt
nothing-since = Seit deinem letzten Zug ist nichts geschehen.

after-of-actions = Nach { $n } von { $last ->
    [one] { $last } Aktion
   *[other] { $last } Aktionen
  }
embed-not-over = Hier lassen sich nur beendete Partien zeigen.
embed-open = In Romanum öffnen
copy-the-link = Link kopieren
link-copied = Der Link ist in der Zwischenablage.
copy-embed-code = Code zum Einbetten kopieren
embed-copied = Der Code ist in der Zwischenablage: Setze ihn in die Seite, auf der die Partie zu sehen sein soll.
copy-this = Kopiere dies:

remarks = Anmerkungen
no-remarks-yet = Zu dieser Partie wurde noch nichts angemerkt.
take-this-remark-back = Diese Anmerkung zurücknehmen
remark-on-this-moment = Eine Anmerkung zu diesem Augenblick, nach { $n ->
    [one] { $n } Aktion
   *[other] { $n } Aktionen
  }
arrow-from = Pfeil von
arrow-to = nach
add-the-arrow = Hinzufügen
keep-the-remark = Anmerkung behalten
no-such-place = Auf der Karte gibt es keinen Ort dieses Namens.

# Analysis.svelte
looked-over = Von einem Bot durchgesehen
looked-over-help = Der stärkste Bot geht die Partie durch: wo sie sich wendete, welche Chancen vergeben wurden, was Glück war und was Spiel. Es dauert etwa zwei Minuten; du kannst die Seite solange verlassen.
analyse = Diese Partie durchsehen
analyse-again = Noch einmal versuchen
looking-over = Wird durchgesehen: { $progress } %
looking-over-after = { $before ->
    [one] Zuerst kommt eine andere Partie.
   *[other] Zuerst kommen { $before } andere Partien.
}
not-looked-over = Diese Partie konnte nicht durchgesehen werden.
chances-over-time = Die Gewinnchance jedes Platzes. Am Ende: { $chances }
chances-by-turn = Die Gewinnchance am Ende der Spielabschnitte, bei offenen Karten beurteilt. Zahlen bezeichnen die Wendepunkte.
luck-and-play = Glück und Spiel
seat-column = Platz
at-the-start = Anfang
by-play = Spiel
by-luck = Glück
at-the-end = Ende
sound-choices = Gute Züge
sound-of = { $sound } von { $weighed }
luck-and-play-help = Anfang, Spiel und Glück ergeben zusammen das Ende. Spiel ist, was gegenüber dem besten Plan verschenkt wurde, den der Bot fand: vom Platz selbst weniger, von den anderen an ihn mehr. Glück ist der Rest: Würfel, Karten, Verborgenes und was niemand vorhersah.
moments-of-fortune = Was die Partie wendete
nothing-turned-it = Kein einzelner Augenblick hat diese Partie gewendet.
missed-chances = Vergebene Chancen
better-was = besser: { $better }, { $cost }
expected-and-came = zu erwarten → gekommen: { $chances }
no-missed-chances = Keine, deren sich der Bot sicher ist.
missed-chances-help = Beurteilt nach dem, was der Platz bei seiner Wahl wusste; niemandem wird eine Karte vorgehalten, die er nicht sehen konnte.
weighed-by = { $bot } hat { $weighed ->
    [one] eine Entscheidung
   *[other] { $weighed } Entscheidungen
} geprüft.
left-unweighed = Für { $unweighed } weitere reichte die Zeit nicht; die an den größten Ausschlägen kamen zuerst.
left-untried = Bei { $untried ->
    [one] { $untried } Wurf
   *[other] { $untried } Würfen
  } reichte die Zeit nicht, zu versuchen, was sonst hätte fallen können.
dice-of-attack = Würfel des Angreifers
dice-of-defence = Würfel des Verteidigers

# TheEnd.svelte
nobody-wins = Niemand gewinnt
you-share-the-victory = Du teilst den Sieg
victory = Sieg
defeat = Niederlage
they-win = { $winners ->
    [one] { $who } gewinnt
   *[other] { $who } gewinnen
}
look-at-the-map = Karte ansehen
what-decided-it = Was entschieden hat
from-to = { $who } { $before } → { $after }
standing = Stand
again = Noch einmal
other-side = Andere Seite
next-scenario = Weiter: { $title }
by-points = { $first } zu { $second } Punkten.
