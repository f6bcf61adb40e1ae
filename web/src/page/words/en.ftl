# Everything.svelte
everything-as-a-file = Everything as one file
everything-as-a-file-help = All matches and scenarios of this browser. Whoever has the file can take it in elsewhere, in another browser too.
save-the-file = Save the file
take-in-a-file = Take in a file
taken-in = Taken in: matches { $matches }, scenarios { $scenarios }.
# Along.svelte
to-the-match = To the match
take-along = Take this match along
take-along-how = You play on in this browser without a connection: the match is copied, with its bots, into the page that needs no server. The first time, that page fetches some megabytes; from then on it opens by itself.
take-along-back = Later the menu of the table there has “Bring it back to the server”. It becomes a match of its own here, which is not rated; this one stays as it is now.
take-it-along = Take it along
it-comes-along = The match comes along …
did-not-come-along = The match did not come along
try-again = Try again
to-the-lobby = To the lobby
# along.ts
server-gone = The server does not answer.
sign-in-there = Sign in at the server first.
# TopBar.svelte
bring-it-back = Bring it back to the server
it-goes-back = The match goes back to the server …
not-brought-back = The match was not brought back: { $why } It stays here, and nothing is lost.
# Elsewhere.svelte, elsewhere.ts
needs-people-elsewhere = That needs people elsewhere, and this page has only you.
to-the-server = To the server of this page
how-to-have-a-server = How to have a server
whoever-has-it-starts-one = Whoever has the program starts a server:
