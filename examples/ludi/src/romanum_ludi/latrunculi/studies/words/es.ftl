study-two-at-once = Dos a la vez
study-two-at-once-ask = Dos hombres negros han avanzado a d4 y e5. Juegan Blancas: ¿cómo se aseguran uno de ellos?
study-two-at-once-reason = De f4 a e4 un hombre ata d4 con c4 y e5 con e6. Negras tienen un turno, y ningún paso ni salto suyo ata a ninguno de los tres. Atar solo d4, de c5 a d5, deja escapar a e5.
