study-two-at-once = Due in una volta
study-two-at-once-ask = Due uomini neri sono avanzati in d4 ed e5. Tocca a Bianco: come si assicura uno di loro?
study-two-at-once-reason = Da f4 a e4 un uomo lega d4 con c4 ed e5 con e6. Nero ha un turno, e nessun suo passo o salto lega uno dei tre. Legare solo d4, da c5 a d5, lascia andare e5.
