# Sätze, die jedes Spiel braucht.

why-not-understood = Das verstehe ich nicht: { $problem }.
why-not-now = „{ $action }“ geht jetzt nicht.
why-not-your-turn = Du bist nicht am Zug: { $others } muss wählen.
why-no-such-seat = Diesen Platz gibt es nicht: Die Plätze zählen ab 0, und es sind { $seats }.
why-game-over = Das Spiel ist aus.
why-offer-lapsed = Das Angebot gilt nicht mehr.

event-carried-over = { $again ->
    [0] Das Programm ist erneuert worden und mit ihm seine Regeln. Die Partie geht weiter, wo sie stand.
    *[other] Das Programm ist erneuert worden und mit ihm seine Regeln. Frühere Stellungen bleiben, wie sie gespielt wurden; { $again ->
        [1] die letzte Aktion wurde
        *[other] die letzten { $again } Aktionen wurden
    } nach den heutigen Regeln noch einmal gespielt.
}
event-carried-over-less = Das Programm ist erneuert worden und mit ihm seine Regeln. { $lost ->
    [1] Die letzte Aktion passt
    *[other] Die letzten { $lost } Aktionen passen
} nicht zu den heutigen Regeln und { $lost ->
    [1] wird
    *[other] werden
} zurückgenommen: Die Partie geht weiter, wo sie davor stand.

do-pass = Passen
do-accept = Angebot annehmen
do-refuse = Angebot ablehnen
do-no-offer = Kein Angebot

wish-ask = Frag mich
wish-concerned = Nur wenn es mich betrifft
wish-never = Nicht in dieser Runde

undo-nothing = Noch ist nichts geschehen.
undo-updated = Das Programm ist seither erneuert worden.
undo-acted = { $other } hat seither gehandelt.
undo-dice = Es ist gewürfelt worden.
undo-shown = Etwas Verborgenes ist gezeigt worden: { $what }.

final-dice = Es wird gewürfelt oder gezogen.
final-shown = Etwas Verborgenes wird gezeigt: { $what }.

seat-player = Spieler { $number }
result-nobody = Niemand gewinnt.
result-wins = { $winners } gewinnt.
result-share = { $winners } teilen sich den Sieg.
result-and = { $first } und { $last }

option-discreet = Alle fragen
option-discreet-help = Jeden Platz fragen, der reagieren könnte, auch wenn er nichts zu spielen hat: So verrät das Fragen nichts.

shown-plans = was alle heimlich geplant hatten
shown-otherwise = ob jemand reagieren kann

hint-number-chance = { $chance } % Gewinnchance ({ $low }–{ $high } %)
hint-number-change = { $parts }, soweit der Bot vorausschaut
hint-number-dice = { $win } % { $hope } nach den Würfeln
hint-number-same = nichts Zählbares ändert sich, soweit der Bot vorausschaut ({ $trials ->
    [one] einmal
   *[other] { $trials }-mal
} versucht)
hint-chance = Gleich starke Spieler haben aus solchen Stellungen etwa { $chance } % der Spiele gewonnen ({ $low } bis { $high } %).
hint-unmeasured = Keine Gewinnchance: Sie ist für dieses Szenario und diese Spielerzahl nicht gemessen.
hint-too-wide = Keine Gewinnchance: Zu wenige Spiele sind gemessen.
hint-hardly-tried = Keine Gewinnchance: Das wurde nur { $trials ->
    [one] einmal
   *[other] { $trials }-mal
} versucht.
hint-untried = Das wurde nicht versucht: Es sieht nur vielversprechend aus.
hint-thumb = Der Bot hat hier nicht gesucht; er folgt einer Faustregel. { $rule }
hint-thumb-nothing = Nichts anderes scheint sich jetzt zu lohnen.
hint-thumb-pointless = Alles andere ist hier sinnlos.
hint-thumb-looks = Alles andere sieht auf den ersten Blick viel schlechter aus.
hint-left-looks = Nicht versucht, weil es auf den ersten Blick schlechter aussieht: { $more ->
    [0] { $options }
   *[other] { $options } und { $more } mehr
}.
hint-left-time = Ausgelassen, weil die Zeit nicht für { $least } Versuche reichte: { $more ->
    [0] { $options }
   *[other] { $options } und { $more } mehr
}.
hint-yours = Soweit der Bot vorausschaut, für dich: { $parts }.
hint-theirs = Für die anderen: { $parts }.
hint-than-next = Gegenüber dem Nächstbesten: { $parts }.
hint-than-best = Gegenüber dem Besten: { $parts }.
hint-best-tried = Es schnitt von { $count } versuchten am besten ab.
hint-like-next = Das Nächstbeste ist etwa ebenso gut.
hint-like-best = Etwa ebenso gut wie das Beste.
hint-dice = Die Würfel: { $win } % { $hope }; Verluste im Schnitt { $own } bei dir, { $enemy } beim Gegner.
hint-hope = Siegchance
hint-hope-if-they-stand = { $hope }, wenn sie sich stellen ({ $percent ->
    [100] sie können ausweichen
   *[other] zu { $percent } % können sie entkommen
})
hint-dice-bring = Die Würfel bringen im Schnitt { $gain }.
hint-part = { $change } { $part }
part-points = Punkte

screen-turn = Runde { $number }
screen-turn-ends = Ende von Runde { $number }

answer-decline = Immer ablehnen
answer-accept = Immer annehmen
answer-weakest = Immer das Schwächste
answer-strongest = Immer das Stärkste
answer-if-weaker = Weichen, wenn schwächer als

blunder-revisit = Märsche, die an einen Ort zurückkehren

# Eine Partie als Daumenkino: wie es heißt, und seine Knöpfe.
book-board = Ein Brett zum Durchblättern
book-first = Zum Anfang
book-back = Eine Aktion zurück
book-on = Eine Aktion weiter
book-last = Zum Ende
book-dice = Würfel

# What is wrong with a position in words, or with a scenario file. A game has words of its own for what it finds: fault-….
fault-more = Und { $count } mehr.
fault-unknown-near = { $given } gibt es nicht; ähnlich: { $near }.
fault-unknown-few = { $given } gibt es nicht; es gibt: { $names }.
fault-unknown-many = { $given } gibt es nicht; es gibt { $count }, so { $names }.
fault-unknown-none = { $given } gibt es nicht.
fault-number = Hier steht eine ganze Zahl von { $low } bis { $high }, nicht { $given }.
fault-flag = Hier steht true oder false, nicht { $given }.
fault-names = Hier steht eine Liste von Namen, nicht { $given }.
fault-full-hand = In der Hand ist kein Platz für { $card }.
fault-table = Hier steht eine Tabelle, nicht { $given }.
fault-list = Hier steht eine Liste, nicht { $given }.
fault-words = Hier stehen Wörter, nicht { $given }.
fault-word = Hier steht ein Wort, nicht { $given }.
fault-line = Hier steht eine Zeile, nicht { $given }.
fault-text = Hier steht ein Text, nicht { $given }.
fault-name = Hier steht ein Name von höchstens { $most } Zeichen, nicht { $given }.
fault-missing = Das fehlt.
fault-entries = { $count } Einträge; erlaubt sind { $most }.
fault-entries-wanted = So viele Einträge stehen hier: { $count }.
fault-characters = { $count } Zeichen; erlaubt sind { $most }.
fault-line-characters = Zeile { $line } hat { $count } Zeichen; erlaubt sind { $most }.
fault-long-line = Hier steht eine einzige Zeile von höchstens { $most } Zeichen.
fault-long-story = Hier stehen Zeilen von zusammen höchstens { $most } Zeichen.
fault-no-title = Sag, wie es heißt.
fault-key-parts = Zeile { $line }: So viele Teile hat kein Schlüssel.
fault-too-deep = Die Datei ist zu tief: Höchstens { $most } Tabellen und Listen dürfen ineinander liegen.
fault-no-toml = Das ist kein TOML.
fault-no-toml-at = Das ist kein TOML: Zeile { $line }, Spalte { $column }.
fault-data = Die Datei hat mehr als { $most } Einträge.
fault-no-game = Ein Spiel { $given } gibt es hier nicht.
fault-no-sheets = { $game } kennt keine Stellungen in Worten.
fault-name-count = Gebraucht werden Namen für { $seats } Plätze, nicht { $count }.
fault-seats = Das Szenario ist für { $players } Spieler, nicht { $given }.
fault-unsound = Kein Spiel nach den Regeln kommt dahin: { $problem }.
fault-cannot-go-on = Von dort kann die Partie nicht weitergehen ({ $problem }).
fault-over = Die Partie ist zu Ende, wo sie beginnt.
fault-past-the-end = Die letzte Runde ist { $last }, und dies ist { $turn }.
fault-too-long = Das Lesen dauert länger, als es darf.
fault-too-much = Das Lesen braucht mehr Speicher, als es darf.
fault-unreadable = Es ist nicht zu lesen ({ $problem }).
fault-twice = { $what } steht auch anderswo.
fault-leader-twice = { $leader } steht auch anderswo.
fault-on-the-map = { $leader } steht auf der Karte.
fault-no-city = Hier ist keine Stadt.
fault-debts = { $power } hat Schulden.
fault-free-stack = Stapel { $stack } ist nirgends, und nicht leer.
fault-empty-stack = Bei { $place } ist ein Stapel leer.
fault-row-long = Eine Zeile hat höchstens { $most } Zeichen.
fault-row-unreadable = Diese Zeile ist nicht zu lesen.
fault-row-missing = Es fehlt { $field }.
fault-row-field = Eine Zeile hat kein { $field }.
fault-row-value = { $given } ist keins der Wörter, die hier stehen können.
fault-row-shape = Hier muss { $wanted ->
    [int] eine ganze Zahl
    [str] Text
    [bool] true oder false
    [array] eine Liste
    [object] eine Tabelle
   *[other] etwas anderes
} stehen.

# What the drawers of a position in words are called in an editor. A game has words of its own for its others: drawer-….
drawer-board = Auf dem Brett
drawer-turn = Runde
drawer-last-turn = Letzte Runde
drawer-moment = Was beginnt
drawer-hands = Karten auf der Hand
drawer-points = Punkte
drawer-treasury = Staatskasse
drawer-leaders = Anführer außerhalb der Karte
drawer-serves = Wem Anführer dienen
drawer-lords = Wem die Provinzen gehören
drawer-cities = Wem die Städte gehören
drawer-patrons = Wer wen befehligt
drawer-allies = Verbündete
drawer-wins = Wege zum Sieg
drawer-promises = Versprechen
drawer-removed = Aus dem Spiel
drawer-event = Das geltende Ereignis
drawer-order = Spielreihenfolge
drawer-broken = Gebrochene Worte
drawer-raised = Bisher ausgehoben

# Words of positions that are nothing's name, as an editor shows them.
entry-setup = Wie das Szenario beginnt
entry-turn = Eine Runde
entry-year = Ein Jahr
entry-month = Ein Monat
entry-end = Das Ende
entry-nobody = niemand
entry-none = keins
entry-nowhere = nirgends
entry-gone = fort
entry-everybody = alle
entry-city = Stadt
entry-town = Siedlung
entry-fort = Kastell
entry-walls = Mauern
entry-power = Macht
entry-place = Ort
entry-leader = Anführer
entry-side = Seite
entry-by = von
entry-to = an
entry-what = was
entry-about = worüber
entry-pool = im Vorrat
entry-returning = auf der Rückkehr
entry-waiting = wartet
entry-dead = tot
entry-lost = verloren
entry-victory = Sieg
entry-events = Ereignisse
entry-text = Text für Spieler
entry-when = wann
entry-of = von
entry-all-leaders = Anführer
entry-all-units = Einheiten
entry-all-buildings = Städte und Bauten
