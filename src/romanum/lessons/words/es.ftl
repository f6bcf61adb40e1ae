lesson-otherwise = Buena idea, y las reglas la permiten; pero esta lección trata ahora de otra cosa. Prueba lo que pide: se te muestra.
lesson-dice = En esta lección los dados caen como quiere la historia. En una partida, no.

# En el terminal.

learn-minutes = Unos { $minutes } minutos.
learn-step = Paso { $step } de { $steps }
learn-look = Mira: { $places }.
learn-next = Intro sigue con: { $title }. quit sale.
learn-last = Esa era la última lección. Jugar: { $command }
learn-again = Otra vez: { $command }

# Al final de un estudio.

study-solved = Resuelto.
study-missed = Esta vez no. Lo mejor es: { $best }.
study-on = Bien. ¿Y cómo sigue el plan?
study-numbers = En { $lines } desarrollos del juego quedó en { $value } de 100; lo que hace un principiante ({ $novice }), en { $simple }.
