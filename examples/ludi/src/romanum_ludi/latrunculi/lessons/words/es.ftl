lesson-bonds = Atado
lesson-bonds-about = Cómo dos hombres atan a uno, y cómo se le captura.
lesson-bonds-hello = Juegas con Blancas. Todos los hombres son iguales: dan un paso adelante, atrás o al lado. Un hombre negro ha avanzado demasiado, a d4, y tú tienes uno al lado, en c4.
lesson-bonds-bind = Un hombre con un enemigo a cada lado, en columna o en fila, queda atado. Pon ahí a tu otro hombre: ve de e3 a e4.
lesson-bonds-bind-else = Eso dejaría en paz al de d4. Enciérralo: ve de e3 a e4.
lesson-bonds-take = Está atado: no se mueve ni sujeta a nadie. Negras no lo ayudaron a tiempo. Captúralo ahora; es todo tu turno.
lesson-bonds-take-else = Aún podrían liberarlo. Captura ahora al de d4.
lesson-bonds-end = Uno menos. Quien tiene un solo hombre, o no puede hacer nada en su turno, ha perdido. Pero mira a tus dos hombres: quien sale a atar queda al alcance del enemigo.

lesson-rescue = Un rescate
lesson-rescue-about = Un hombre atado aún no está perdido: cómo se le libera.
lesson-rescue-hello = Negras acaban de ir a e4: tu hombre de d4 está atado entre c4 y e4, y en el turno siguiente lo capturan. Pero antes juegas tú.
lesson-rescue-free = Quien está atado no sujeta a nadie. El de e4 tiene a tu hombre de e3 a un lado; que otro venga al otro. Ve de f5 a e5.
lesson-rescue-free-else = Entonces Negras capturan al de d4. Ata al de e4: ve de f5 a e5.
lesson-rescue-take = El de e4 está atado, y el tuyo de d4 vuelve a estar libre. Negras hicieron otra cosa. Captura al de e4.
lesson-rescue-take-else = Primero el de e4: captúralo mientras está atado.
lesson-rescue-leap = Un hombre también salta: sobre uno de cualquier bando a la casilla vacía de detrás, y más allá si puede. El tuyo de d4 podría saltar luego sobre c4 a b4.
lesson-rescue-end = Una cosa más: nadie se mete entre dos enemigos por su voluntad, salvo que así ate a uno. No hay más que saber; el resto es mirar.
