# Was Leuten per Mail und Webhook gesagt wird.

notice-turn-subject = Du bist am Zug: { $title }
notice-turn = Du bist am Zug in „{ $title }“, als { $seat }.{ $deadline ->
    [none] {""}
   *[other] {" "}Du hast Zeit bis { $deadline }.
}
notice-reminder-subject = Deine Zeit läuft ab: { $title }
notice-reminder = „{ $title }“ wartet noch auf dich, als { $seat }. { $bot ->
    [none] Deine Zeit endet um { $deadline }; die anderen werden es sehen.
   *[other] Um { $deadline } setzt sich ein Bot, { $bot }, auf deinen Platz.
}
notice-late-subject = Deine Zeit ist um: { $title }
notice-late = { $bot ->
    [none] Deine Zeit für eine Entscheidung in „{ $title }“, als { $seat }, ist um. Die anderen sehen es und warten auf dich.
   *[other] Deine Zeit für eine Entscheidung in „{ $title }“, als { $seat }, ist um, und ein Bot, { $bot }, spielt für dich. Öffne den Tisch, und der Platz gehört wieder dir.
}
notice-over-subject = Zu Ende: { $title }
notice-over = „{ $title }“ ist zu Ende. { $sentence }
notice-round-subject = Runde { $round }: { $cup }
notice-round = Runde { $round } von „{ $cup }“ hat begonnen. Dein Tisch ist „{ $title }“, als { $seat }.
notice-trial-subject = Eine Probenachricht
notice-trial = So erreichen dich Nachrichten. Um diese hast du selbst gebeten.

mail-table = Der Tisch: { $url }
mail-end = Du hast { $server } um diese Mails gebeten. Um sie abzustellen: { $leave }

mail-confirm-subject = Ist das deine Adresse?
mail-confirm = Jemand hat bei { $server } darum gebeten, dass Nachrichten über Brettspiele an diese Adresse gehen.

    Wenn du das warst, öffne binnen { $days } Tagen diese Seite und sag ja:
    { $url }

    Wenn nicht, tu nichts: Es kommt nichts weiter.

bot-tiro = Der Rekrut: irgendetwas Erlaubtes. Zum Ausprobieren.
bot-miles = Der Soldat: schnell und vernünftig. Ein guter erster Gegner.
bot-centurio = Der Zenturio: schaut ein wenig voraus.
bot-legatus = Der Feldherr: schaut weiter voraus.
bot-imperator = Der Oberbefehlshaber: schaut noch weiter und nimmt sich Zeit.

problem-address = Diese Adresse lässt sich nicht verwenden.
problem-bad-request = Der Server versteht diese Anfrage nicht.
problem-blocked = Der Gastgeber hat dieses Konto gesperrt.
problem-bot-plays = Ein Bot spielt diesen Platz für dich: Nimm ihn erst zurück.
problem-branch = Ein Zweig hat keine eigene Aufzeichnung: Er begann mitten in einer anderen Partie.
problem-broken = Dieses Programm kann die Partie nicht öffnen. Nichts ist verloren.
problem-busy = Der Server ist beschäftigt: Versuch es in einer Minute noch einmal.
problem-csrf = Der Server nimmt diese Anfrage nicht an.
problem-defect = Der Server hat einen Fehler gemacht; nichts ist verloren.
problem-full = Der Server ist voll: Versuch es in { $seconds } s noch einmal.
problem-here = Wer den Platz hat, sitzt am Tisch.
problem-login-taken = Jemand anders hat hier diesen Anmeldenamen.
problem-no-hints = Diese Partie wird ohne Tipps gespielt.
problem-no-mail = Dieser Server kann keine Mails senden.
problem-no-way = Es gibt weder eine bestätigte Adresse noch einen Webhook.
problem-not-allowed = Das geht hier nicht.
problem-not-closed = Schließ erst die Partie.
problem-not-fetched = Das wird noch geladen: Versuch es gleich noch einmal.
problem-not-found = Das gibt es nicht, oder es ist nicht für dich.
problem-not-hosting = Dafür hat dieser Server keine Konten.
problem-not-kept = Dieser Moment kann nicht gezeigt werden.
problem-not-late = Ein Bot darf diesen Platz einnehmen, wenn seine Zeit abgelaufen ist, oder, ohne Uhr, wenn er die anderen einen Tag hat warten lassen.
problem-others-play = In dieser Partie spielen andere: Sie endet, wenn alle zustimmen. Du kannst einen Bot für dich spielen lassen.
problem-own-table = An diesem Tisch spielst du selbst: Dort entscheidet jemand anderes.
problem-not-over = Die Partie ist noch nicht zu Ende.
problem-not-owner = Das darf nur der Gastgeber.
problem-not-running = In diesem Moment läuft die Partie nicht.
problem-not-waiting = Darauf wartet die Partie nicht.
problem-not-yours = Das gehört dir nicht.
problem-old-client = Diese Seite ist von einer anderen Version als der Server: Lade sie neu.
problem-origin = Von dort nimmt der Server keine Anfragen an.
problem-page-only = Dazu braucht es andere Leute, und auf dieser Seite bist nur du: Ein Server von Romanum kann es.
problem-record = Diese Aufzeichnung lässt sich nicht verwenden.
problem-remark = Diese Anmerkung lässt sich nicht aufbewahren.
problem-salt = Ein Salz ist eine Zeile deiner Wahl.
problem-scenario = Dieses Szenario kann weder aufbewahrt noch gespielt werden: { $detail }
problem-seat-taken = Der Platz ist vergeben.
problem-seats-free = Einige Plätze sind noch frei: Lade Leute ein oder setze Bots dorthin.
problem-setup = So lässt sich die Partie nicht aufbauen.
problem-shelf-full = Der Platz, den der Browser dieser Seite gibt, ist voll: Es ist nichts geschehen und nichts verloren. Sichere alles in eine Datei und lösche alte Partien.
problem-sign-in = Melde dich erst an.
problem-store = Die Datenbank ist gerade nicht erreichbar; nichts wurde getan.
problem-too-large = Das ist zu groß.
problem-too-many = Zu viele Anfragen: Warte { $seconds } s und versuch es noch einmal.
problem-too-slow = Der Rest dieser Anfrage kam nicht rechtzeitig.
problem-webhook = Dieser Webhook lässt sich nicht verwenden.
problem-wish = Das kann man nicht wünschen.
problem-wrong-password = Anmeldename oder Passwort ist falsch.
problem-yourself = Das muss jemand anders tun: Es ist dein eigenes Konto.

unfold-wall = Die Wand des Clubs
unfold-wall-about = { $open ->
    [one] { $open } Partie sucht Mitspieler
   *[other] { $open } Partien suchen Mitspieler
}, { $running ->
    [one] { $running } wird
   *[other] { $running } werden
} gespielt. Sieh dir die besten Partien an oder nimm Platz.
unfold-running = Wird gespielt.
unfold-open = Eine Partie sucht Mitspieler: Nimm Platz.
unfold-seat = Ein Platz für dich: { $game }
unfold-seat-about = Öffne den Link, um dich an den Tisch zu setzen.
unfold-profile = Wertungen, Abzeichen und Partien.
unfold-ladder = Rangliste: { $game }
unfold-ladder-about = Wer wo steht, Menschen und Bots.
