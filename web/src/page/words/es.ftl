# Everything.svelte
everything-as-a-file = Todo en un solo archivo
everything-as-a-file-help = Todas las partidas y los escenarios de este navegador. Quien tenga el archivo puede recuperarlo en otra parte, también en otro navegador.
save-the-file = Guardar el archivo
take-in-a-file = Recuperar un archivo
taken-in = Recuperado: partidas { $matches }, escenarios { $scenarios }.
# Along.svelte
to-the-match = A la partida
take-along = Llevarse esta partida
take-along-how = Sigues jugando en este navegador, sin conexión: la partida se copia, con sus bots, a la página que no necesita servidor. La primera vez esa página descarga algunos megabytes; después se abre por sí sola.
take-along-back = Más tarde, el menú de la mesa tiene allí «Devolverla al servidor». Entonces será aquí una partida aparte, que no puntúa; esta se queda como está.
take-it-along = Llevársela
it-comes-along = La partida está llegando …
did-not-come-along = La partida no se pudo llevar
try-again = Intentarlo otra vez
to-the-lobby = Al inicio
# along.ts
server-gone = El servidor no responde.
sign-in-there = Entra primero en el servidor.
# TopBar.svelte
bring-it-back = Devolverla al servidor
it-goes-back = La partida vuelve al servidor …
not-brought-back = La partida no se ha devuelto: { $why } Se queda aquí y no se pierde nada.
# Elsewhere.svelte, elsewhere.ts
needs-people-elsewhere = Para eso hace falta gente de otros lugares, y en esta página solo estás tú.
to-the-server = Al servidor de esta página
how-to-have-a-server = Cómo tener un servidor
whoever-has-it-starts-one = Quien tiene el programa pone en marcha un servidor:
