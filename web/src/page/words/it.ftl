# Everything.svelte
everything-as-a-file = Tutto in un solo file
everything-as-a-file-help = Tutte le partite e gli scenari di questo browser. Chi ha il file può riprenderlo altrove, anche in un altro browser.
save-the-file = Salva il file
take-in-a-file = Riprendi un file
taken-in = Ripresi: partite { $matches }, scenari { $scenarios }.
# Along.svelte
to-the-match = Alla partita
take-along = Porta con te questa partita
take-along-how = Continui a giocare in questo browser, senza connessione: la partita viene copiata, con i suoi bot, nella pagina che non ha bisogno di un server. La prima volta la pagina scarica alcuni megabyte; poi si apre da sola.
take-along-back = Più tardi il menu del tavolo offre lì «Riportala al server». Allora diventa qui una partita a sé, che non vale per la classifica; questa resta com’è adesso.
take-it-along = Portala con te
it-comes-along = La partita arriva …
did-not-come-along = La partita non è arrivata
try-again = Riprova
to-the-lobby = All’atrio
# along.ts
server-gone = Il server non risponde.
sign-in-there = Prima accedi al server.
# TopBar.svelte
bring-it-back = Riportala al server
it-goes-back = La partita torna al server …
not-brought-back = La partita non è stata riportata: { $why } Resta qui e non si perde nulla.
# Elsewhere.svelte, elsewhere.ts
needs-people-elsewhere = Per questo serve chi è altrove, e in questa pagina ci sei solo tu.
to-the-server = Al server di questa pagina
how-to-have-a-server = Come avere un server
whoever-has-it-starts-one = Chi ha il programma avvia un server:
