# Everything.svelte
everything-as-a-file = Todo en un solo archivo
everything-as-a-file-help = Todas las partidas y los escenarios de este navegador. Quien tenga el archivo puede recuperarlo en otra parte, también en otro navegador.
save-the-file = Guardar el archivo
take-in-a-file = Recuperar un archivo
taken-in = Recuperado: partidas { $matches }, escenarios { $scenarios }.
