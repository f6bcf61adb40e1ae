# Everything.svelte
everything-as-a-file = Alles als eine Datei
everything-as-a-file-help = Alle Partien und Szenarien dieses Browsers. Wer die Datei hat, kann sie anderswo aufnehmen, auch in einem anderen Browser.
save-the-file = Datei speichern
take-in-a-file = Eine Datei aufnehmen
taken-in = Aufgenommen: Partien { $matches }, Szenarien { $scenarios }.
# Along.svelte
to-the-match = Zur Partie
take-along = Diese Partie mitnehmen
take-along-how = Du spielst in diesem Browser ohne Verbindung weiter: Die Partie wird mit ihren Bots in die Seite kopiert, die keinen Server braucht. Beim ersten Mal holt diese Seite einige Megabyte; danach öffnet sie sich von selbst.
take-along-back = Später steht dort im Menü des Tisches „Zum Server zurückbringen“. Dann wird sie hier eine eigene Partie, die nicht gewertet wird; diese hier bleibt, wie sie jetzt ist.
take-it-along = Mitnehmen
it-comes-along = Die Partie kommt mit …
did-not-come-along = Die Partie ist nicht mitgekommen
try-again = Noch einmal versuchen
to-the-lobby = Zur Lobby
# along.ts
server-gone = Der Server antwortet nicht.
sign-in-there = Melde dich zuerst am Server an.
# TopBar.svelte
bring-it-back = Zum Server zurückbringen
it-goes-back = Die Partie geht zum Server zurück …
not-brought-back = Die Partie wurde nicht zurückgebracht: { $why } Sie bleibt hier, nichts ist verloren.
# Elsewhere.svelte, elsewhere.ts
needs-people-elsewhere = Dazu braucht es Leute anderswo, und auf dieser Seite bist nur du.
to-the-server = Zum Server dieser Seite
how-to-have-a-server = Wie man einen Server bekommt
whoever-has-it-starts-one = Wer das Programm hat, startet einen Server:
