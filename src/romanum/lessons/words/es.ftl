lesson-otherwise = Buena idea, y las reglas la permiten; pero esta lección trata ahora de otra cosa. Prueba lo que pide: se te muestra.
lesson-dice = En esta lección los dados caen como quiere la historia. En una partida, no.

# En el terminal.

learn-minutes = Unos { $minutes } minutos.
learn-step = Paso { $step } de { $steps }
learn-look = Mira: { $places }.
learn-next = Intro sigue con: { $title }. quit sale.
learn-last = Esa era la última lección. Jugar: { $command }
learn-again = Otra vez: { $command }
