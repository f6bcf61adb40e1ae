# Everything.svelte
everything-as-a-file = Alles als eine Datei
everything-as-a-file-help = Alle Partien und Szenarien dieses Browsers. Wer die Datei hat, kann sie anderswo aufnehmen, auch in einem anderen Browser.
save-the-file = Datei speichern
take-in-a-file = Eine Datei aufnehmen
taken-in = Aufgenommen: Partien { $matches }, Szenarien { $scenarios }.
