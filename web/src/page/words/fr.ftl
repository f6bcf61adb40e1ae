# Everything.svelte
everything-as-a-file = Tout en un seul fichier
everything-as-a-file-help = Toutes les parties et tous les scénarios de ce navigateur. Qui a le fichier peut le reprendre ailleurs, même dans un autre navigateur.
save-the-file = Enregistrer le fichier
take-in-a-file = Reprendre un fichier
taken-in = Repris : parties { $matches }, scénarios { $scenarios }.
