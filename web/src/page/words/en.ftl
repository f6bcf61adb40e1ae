# Everything.svelte
everything-as-a-file = Everything as one file
everything-as-a-file-help = All matches and scenarios of this browser. Whoever has the file can take it in elsewhere, in another browser too.
save-the-file = Save the file
take-in-a-file = Take in a file
taken-in = Taken in: matches { $matches }, scenarios { $scenarios }.
