# Everything.svelte
everything-as-a-file = Tutto in un solo file
everything-as-a-file-help = Tutte le partite e gli scenari di questo browser. Chi ha il file può riprenderlo altrove, anche in un altro browser.
save-the-file = Salva il file
take-in-a-file = Riprendi un file
taken-in = Ripresi: partite { $matches }, scenari { $scenarios }.
