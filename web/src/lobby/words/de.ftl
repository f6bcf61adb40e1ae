lobby = Lobby
which-game-do-you-want = Welches Spiel möchtest du{ $how } spielen?
with-friends = mit Freunden
play-at-one-screen = an einem Bildschirm
which-game-romanum = Welches Spiel? · Romanum

skip-to-the-page = Zum Inhalt springen
to-the-lobby = Zur Lobby
romanvm = ROMANVM
matches-that-wait-for-you = Partien, die auf dich warten
for-you = { $waiting ->
    [one] Partie wartet
   *[other] Partien warten
} auf dich
person-and-settings = Person und Einstellungen
your-name-and-how-you = Dein Name, und wie du von deinem Zug erfährst
host = Gastgeber
sign-out = Abmelden
light-colours = Helle Farben
dark-colours = Dunkle Farben
light-or-dark = Hell oder dunkel
settings = Einstellungen
the-server-does-not-answer = Der Server antwortet nicht: Vielleicht wird er neu gestartet, oder dein Netz ist weg. Nichts ist verloren; neuer Versuch läuft.
from-the-host = Vom Gastgeber:
hide = Ausblenden
done = Fertig

draft = Entwurf
what-a-draft-is = Es spielt nach seinen Regeln; Lektionen und Hilfen kommen noch.
play-game-against-bots = { $title } gegen Bots spielen
scenarios = { $scenarios } Szenarien
setting-up = Wird aufgebaut …
play-against-bots = Gegen Bots spielen
new-match = Neue Partie …
rules = Regeln

import-a-record = Aufzeichnung importieren
a-record-holds-a-whole = Eine Aufzeichnung enthält eine ganze Partie: ihre Plätze, ihre Würfel und jede Aktion. Eine beendete öffnet sich mit ihrem Bericht; eine offene kann weitergespielt werden.
record = Aufzeichnung
a-file = Eine Datei
or-its-text = oder ihr Text
go-on-in-one-seat = Auf einem Platz weiterspielen, Bots auf den anderen
my-seat = Mein Platz
go-on-in-all-seats = Auf allen Plätzen selbst weiterspielen
invite-others-to-go-on = Andere einladen, von seinem Ende aus weiterzuspielen
they-are-told-that-it = Sie bekommen Links zu den anderen Plätzen; die Würfel sind neu. Allen wird gesagt, dass die Partie mit einer mitgebrachten Stellung beginnt; sie wird darum nicht gewertet.
open = Öffnen
check-the-dice = Würfel prüfen
that-file-is-larger-than = Diese Datei ist größer als jede Aufzeichnung (höchstens 2 MB).

you-are-invited = Du bist eingeladen
your-seat = { $game }{ $title }. Dein Platz:
then-a-bot-plays-on = ; dann spielt ein Bot weiter, bis du zurück bist
begins-with-a-position = Diese Partie beginnt mit einer Stellung, die ihr Eigentümer mitgebracht hat: Er kennt vielleicht, was darin verdeckt ist. Sie wird nicht gewertet.
each-decision-has = Die Uhr: { $length }{ $then }.
by = { " " }von { $who }
this-seat-has-been-taken = Dieser Platz ist vergeben{ $by }. Ein Link gilt für die erste Person, die ihn benutzt, in dem Browser, in dem er geöffnet wurde. Warst du das? Dann öffne ihn dort; sonst bitte um einen anderen Link.
your-name-at-the-table = Dein Name am Tisch
line-mixed-in = Eine eigene Zeile, die unter die Würfel gemischt wird (freiwillig)
to-the-table = Zum Tisch
take-the-seat = Platz nehmen
invitation-romanum = Einladung · Romanum

for-the-login = Für den Anmeldenamen
the-link-works-once = { "." } Der Link gilt einmal.
new-password = Neues Passwort
ten-characters-or-more = Zehn Zeichen oder mehr.
confirm-your-address = Bestätige deine Adresse
from-then-on-romanum-may = Von da an darf Romanum dir schreiben, wenn eine Partie auf dich wartet.
confirm = Bestätigen
no-more-mail = Keine Mails mehr
romanum-will-not-write-to = Romanum wird nicht mehr an diese Adresse schreiben. Deine Partien bleiben, wie sie sind.
stop-the-mails = Mails abstellen
a-new-password = Ein neues Passwort
keep-it-and-sign-in = Behalten und anmelden
is-confirmed = { $address } ist bestätigt.
gets-no-more-mail = { $address } bekommt keine Mails mehr.
page-title = { $title } · Romanum

games = Spiele
my-matches = Meine Partien
open-matches = Offene Partien
take-a-seat = Platz nehmen
to-be-watched = Zum Zuschauen
more-matches = Mehr Partien
finished = Beendet
more-ways-to-begin = Weitere Anfänge
with-friends-by-link = Mit Freunden, per Link
each-plays-in-a-browser = Alle spielen im eigenen Browser: zusammen heute Abend oder einen Zug am Tag.
at-one-screen = An einem Bildschirm
hand-it-over-from-turn = Gebt ihn von Zug zu Zug weiter; ein Vorhang hält Hände und Marker geheim.
tournaments = Turniere
everybody-against-everybody = Jeder gegen jeden, Schweizer System oder K. o., mit Menschen und Bots: nimm teil oder leg selbst eines an.
own-scenarios = Szenarien von Spielern
made-by-players = Spiele, was andere gemacht haben, oder mach ein eigenes.
from-a-record = Aus einer Aufzeichnung
open-a-finished-match-with = Öffne eine beendete Partie mit ihrem Bericht, spiele eine weiter oder prüfe ihre Würfel.
romanum-version = Romanum { $version }
against-bots = Gegen Bots
remove-this-match-from-all = Diese Partie aus allen Listen entfernen?
your-turn-romanum = ({ $matches }) Du bist am Zug · Romanum
romanum = Romanum

changed = { $game }{ $branch }geändert { $ago }
seats = Plätze
seat-bot = { $seatName }: Bot { $bot }
play = Spielen
remove = { $title } entfernen
remove-match = Entfernen
the-start = den Beginn
more = { " " }mehr
waiting-for = Wartet auf { $seats }{ $more }
over-won = Zu Ende: { $winners } hat gewonnen
your-turn = Du bist am Zug
others = Andere
to-play = { $who } am Zug{ $left }

you = Du
name-at-the-table = Name am Tisch
name = Name
keep = Behalten
this-browser-remembers-you-for = Dieser Browser merkt sich dich ein halbes Jahr; es gibt kein Konto.
in-this-browser = In diesem Browser
by-mail = Per Mail
address = Adresse
none = keine
not-confirmed-yet-open-the = Noch nicht bestätigt: Öffne den Link in der Mail.
send-it-again = Noch einmal senden
confirmed-every-mail-has-a = Bestätigt. Jede Mail hat einen Link, der sie abstellt.
the-address-is-used-for = Die Adresse dient nur dazu und wird niemandem gezeigt.
this-server-sends-no-mail = Dieser Server sendet keine Mails. Der Gastgeber kann es einrichten; der Leitfaden für Gastgeber sagt, wie.
to-a-program-of-yours = An ein Programm von dir
webhook = Webhook
the-address-gets-a-post = Die Adresse bekommt für jede Nachricht ein POST mit JSON.
how-to-know-that-it = Woran du erkennst, dass es von hier kommt
each-is-signed-hmac-sha256 = Jedes ist mit diesem deinem Schlüssel signiert (HMAC-SHA256):
what-to-be-told = Was dir gesagt wird
even-while-i-have-the = Auch während ich den Tisch offen habe
send-me-a-trial = Probenachricht senden
nothing-is-sent-until-there = Nichts wird gesendet, bis es eine bestätigte Adresse, einen Webhook oder einen Browser gibt, der Meldungen zeigt.
password = Passwort
the-one-you-have = Das bisherige
the-new-one = Das neue
change-it = Ändern
the-hosts-page-people-matches = Die Seite des Gastgebers: Leute, Partien und Zahlen dieses Servers
it-is-my-turn = Ich bin am Zug
once-for-each-time-a = Einmal, wenn eine Partie anfängt, auf dich zu warten.
my-time-is-running-out = Meine Zeit läuft ab
in-matches-with-a-time = In Partien mit einer Zeit für jede Entscheidung.
my-time-was-up = Meine Zeit war um
and-a-bot-plays-on = Und ein Bot spielt für dich weiter, bis du zurück bist.
a-round-begins = Eine neue Runde eines Turniers beginnt
with-your-table = Mit deinem Tisch.
a-match-is-over = Eine Partie ist zu Ende
with-how-it-ended = Mit ihrem Ausgang.
no-mail-is-sent-any = Es werden keine Mails mehr gesendet.
a-mail-is-on-its = Eine Mail ist unterwegs an { $address }. Öffne den Link darin.
sent-again = Noch einmal gesendet.
on-its-way = Unterwegs.
you-romanum = Du · Romanum

the-server-does-not-know = Der Server kennt das Spiel „{ $id }“ nicht.
new-match-of = { $title }: neue Partie
scenario = Szenario
players = Spieler
seat = Platz { $number }
me-at-this-screen = Ich, an diesem Bildschirm
a-friend-by-link = Ein Freund, per Link
open-to-anybody = Offen für alle
bot-level = Bot: { $title }
people-at-one-screen-a = { $people_seats } Leute an einem Bildschirm: Ein Vorhang verdeckt Geheimes, wenn der Bildschirm weitergegeben wird.
you-get-a-link-for = Auf der nächsten Seite bekommst du einen Link für jeden Freund. Die Partie beginnt, wenn der letzte Platz vergeben ist.
what-the-bots-are-like = Wie die Bots sind
shuffle-who-sits-where = Mischen, wer wo sitzt
options = Optionen
time = Zeit
for-each-decision = Für jede Entscheidung
any-time = Beliebig
n1-hour = 1 Stunde
n1-day = 1 Tag
nobody-is-hurried-you-can = Niemand wird gedrängt. Wer fernbleibt, für den kannst du im Menü des Tisches einen Bot spielen lassen.
the-clock-of-a-seat = Die Uhr eines Platzes läuft, während er gefragt ist. Wer gesagt hat, wie, wird vor Ablauf erinnert.
when-the-time-is-up = Wenn die Zeit um ist
bot-plays-on = Bot { $title } spielt weiter
nothing-but-all-can-see = Nichts, aber alle sehen es
the-bot-hands-the-seat = Der Bot gibt den Platz zurück, sobald seine Person wieder an den Tisch kommt.
the-match-waits-everybody-sees = Die Partie wartet; alle sehen, wessen Zeit um ist.
dice = Würfel
sealed = Versiegelt
all-rolls-follow-from-a = Alle Würfe folgen aus einem Geheimnis, das vor dem ersten feststeht. Alle sehen am Anfang sein Siegel; am Ende wird es geöffnet, und jeder kann jeden Wurf prüfen.
alea-iacta-est = alea iacta est
with-it-not-even-the = So hat nicht einmal der Server die Würfel allein gewählt. Jeder Spieler darf eine beisteuern.
show-me-the-seal-before = Zeig mir das Siegel, bevor die Partie beginnt
the-same-again = Noch einmal dieselben
one-number-gives-the-same = Eine Zahl ergibt jedes Mal dieselben Würfe: zum Üben und Vergleichen, nicht für einen Wettkampf.
number = Zahl
table = Tisch
title = Titel
friday-evening = Freitagabend
private = Privat
for-whoever-has-a-link = Für alle, die einen Link von dir haben: zu einem Platz oder zum Zuschauen.
public = Öffentlich
listed-in-the-lobby-anybody = Steht in der Lobby; alle auf diesem Server dürfen zuschauen.
spectators-see-what-lies-open = Zuschauer sehen, was offen auf dem Tisch liegt, nie eine Hand oder einen Marker.
hints-allowed = Tipps erlaubt
a-bot-proposes-moves-with = Ein Bot schlägt jedem, der fragt, Züge vor, mit Gründen.
make-the-match-and-its = Partie und Links anlegen
begin = Beginnen
back = Zurück
new-match-title = Neue Partie · { $title }

notify-me-in-this-browser = In diesem Browser melden, wenn ich am Zug bin
notify-default = Eine kleine Meldung deines Systems, während Romanum in einem Tab offen ist, den du nicht ansiehst. Dein Browser wird fragen, ob du es erlaubst.
notify-granted = Eine kleine Meldung deines Systems, während Romanum in einem Tab offen ist, den du nicht ansiehst.
notify-pushed = Eine kleine Meldung deines Systems, auch wenn Romanum geschlossen ist. Gesendet wird nur, dass du am Zug bist, und wo.
your-browser-has-been-told = Deinem Browser wurde gesagt, von dieser Seite keine Meldungen zu zeigen. Erlaube sie neben der Adresse und lade dann neu.
browsers-show-notifications-only-over = Browser zeigen Meldungen nur über eine sichere Verbindung (https) oder auf dem Rechner selbst.
this-browser-knows-no-notifications = Dieser Browser kennt keine Meldungen.

make-an-account = Konto anlegen
sign-in = Anmelden
login = Anmeldename
invitation-code-from-the-host = Einladungscode vom Gastgeber
invitation-code-if-the-host = Einladungscode, falls du einen vom Gastgeber hast
forgotten-ask-the-host-for = Vergessen? Bitte den Gastgeber um einen Link für ein neues Passwort.
make-it = Anlegen
i-have-an-account = Ich habe ein Konto
i-am-new-here = Ich bin neu hier

reload-the-page = Seite neu laden


the-last-seat-is-taken = der letzte Platz vergeben ist
you-start-it = du sie startest
its-owner-starts-it = ihr Besitzer sie startet
then-bot-plays-on = ; dann spielt Bot { $standIn } weiter
and-each-decision-has = { " " }Die Uhr: { $length }{ $then }.
the-match-begins-when = Die Partie beginnt, wenn { $when }.{ $allowance }
bot = Bot { $bot }
copied = Kopiert
copy-the-link = Link kopieren
for = für { $seatName }
send = Senden …
the-link-for = der Link für { $seatName }
give-it-to-a-bot = Einem Bot geben
these-links-work-on-this = Diese Links gehen nur auf diesem Rechner
you-have-opened-romanum-by = Du hast Romanum mit einer Adresse geöffnet, die „dieser Rechner“ bedeutet (
others-can-reach-the-server = Andere können den Server erreichen: Öffne die Lobby mit der eigenen Adresse dieses Rechners, etwa
and-copy-links = , und kopiere die Links dort.
for-friends-on-your-network = Für Freunde in deinem Netz beende ihn, starte ihn mit
open-the-lobby-by-the = , öffne die Lobby mit der Adresse, die deine Freunde benutzen werden, etwa
and-copy-links-then-wait = , und kopiere die Links dort. Diese Partie wird auf dich warten.
these-links-work-on-your = Diese Links gehen in deinem Netz
whoever-can-reach = Wer
can-use-them-people-in = erreicht, kann sie benutzen: Leute im selben Haus oder Büro. Fürs ganze Internet braucht der Gastgeber eine öffentliche Adresse; der Leitfaden für Gastgeber sagt, wie.
the-dice-are-sealed = Die Würfel sind versiegelt
the-rolls-are-fixed-by = Die Würfe stehen durch ein Geheimnis fest, dessen Siegel unten steht, gemischt mit einer Zeile von jedem Platz. Am Ende wird es geöffnet, und jeder Wurf ist prüfbar.
line-of-your-own = Eine eigene Zeile
mix-it-in = Einmischen
yours-is-in = Deine ist drin.
copy-a-link-for-spectators = Link für Zuschauer kopieren
copy-this-link = Diesen Link kopieren
a-match = eine Partie
your-seat-in = Dein Platz in { $title }: { $seat }
nobody = niemand
and = { " " }und{ " " }
a-branch = ein Zweig ·{ " " }
from-a-position = ab einer Stellung ·{ " " }
seat-you = du
free = frei
find-a-scenario = Eines von { $scenarios } Szenarien finden
bank-for-each-seat = Auf dem Zeitkonto jedes Platzes
no-bank = Kein Zeitkonto
added-after-a-turn = Nach jedem Zug gutgeschrieben
nothing-added = Nichts
what-the-bank-is-for = Was eine Entscheidung länger dauert als ihre Zeit, geht vom Zeitkonto ab. Erst wenn auch das leer ist, ist die Zeit um.
vacation-for-each-seat = Urlaub, in dem die Uhr eines Platzes stillsteht
no-vacation = Keiner
learn-romanum = { $title } lernen · Romanum
learn-title = { $title } lernen
small-real-positions = Kleine echte Stellungen mit je einem Gedanken. Nichts kann schiefgehen, und jede Lektion lässt sich noch einmal spielen.
about-minutes = Etwa { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
  }
lesson-is-done = { " " }· geschafft
studies = Aufgaben
what-studies-are = Eine Stellung, eine Frage: Was ist am besten? Spiel es auf der Karte; dann erfährst du, ob es das war, und warum.
studies-solved = { $solved } von { $studies } gelöst
study-is-solved = { " " }· gelöst
begin-lesson = Beginnen: { $title }
again = Noch einmal
learn = Lernen

start-here = Hier anfangen
sort-by = Sortieren nach
sort-by-start = Wie aufgeführt
sort-by-length = Kürzeste zuerst
sort-by-players = Wenigste Spieler zuerst
sort-by-difficulty = Leichteste zuerst
scenario-length = Dauer
any-length = Beliebig lang
up-to = Bis { $length }
scenario-players = Spieler
any-number = Beliebig viele
difficulty = Schwierigkeit
any-difficulty = Jede Schwierigkeit
difficulty-easy = Leicht
difficulty-middling = Mittel
difficulty-hard = Schwer
scenarios-found = { $found ->
    [one] 1 Szenario
   *[other] { $found } Szenarien
}
about-length = etwa { $length }
about-a-turn = { $length } je Runde, ohne festes Ende
it-teaches = Lehrt: { $teaches }
lengths-were-measured = Die Dauer ist gemessen: Bots haben gespielt, und jeder Klick zählt { $seconds } Sekunden zum Überlegen. Von langen Szenarien wurden die ersten Runden gespielt.

how-to = So spielt man
how-to-play = So spielt man { $title }
how-to-play-romanum = So spielt man { $title } · Romanum
or-read-first = Oder erst ansehen, wie man spielt, in Bildern.
contents = Inhalt
print = Drucken
cited-rules = Regeln:

# Lobby.svelte
the-club = Der Club
the-wall = Die Wand
who-looks-for-players = Wer Mitspieler sucht, was gespielt wird, und die besten Partien.
ladders = Ranglisten
who-stands-where = Wer wo steht, Menschen und Bots, Spiel für Spiel.
my-profile = Mein Profil
my-ratings-and-badges = Meine Wertungen, Abzeichen und Partien.
watch-it = Zuschauen
read-the-report = Bericht

# MatchCard.svelte
turn-of = Runde { $turn } von { $turns }
turn-now = Runde { $turn }
it-is-a-branch = Ein Zweig.
with = Mit { $company }.

# StartHere.svelte
start-here-five-minutes = Hier anfangen, fünf Minuten
what-the-first-lesson-is = Die erste Lektion von { $title }: eine kleine echte Stellung, ein Gedanke nach dem anderen. Nichts kann schiefgehen.
begin-the-first-lesson = Erste Lektion beginnen
or-choose-below = Oder unten ein Spiel wählen und gleich spielen.
an-army-marches = Ein Tisch von Romanum: Heere ziehen über die Karte.

# Lobby.svelte, in a page that holds its tables itself
everything-is-in-this-browser = Alles liegt in diesem Browser: niemand sonst sieht es, und nichts wird verschickt. Um mit Leuten anderswo zu spielen, und für Wertungen und Vereine, braucht es einen Server.

# SignIn.svelte and Lobby.svelte, of a server that has a page
try-it-without-an-account = Ohne Konto ausprobieren
in-this-browser-alone = Alle Spiele gegen Bots, nur in diesem Browser; später auch ohne Verbindung.

# TurnsPage.svelte
nothing-waits-for-you = Nichts wartet auf dich: Die anderen denken nach.
