lesson-otherwise = Buena idea, y las reglas la permiten; pero esta lección trata ahora de otra cosa. Prueba lo que pide: se te muestra.
lesson-dice = En esta lección los dados caen como quiere la historia. En una partida, no.
lesson-over = Esa era la lección.
