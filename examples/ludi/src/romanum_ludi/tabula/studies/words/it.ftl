study-last-die = L’ultimo dado
study-last-die-ask = Bianco ha formato una coppia in IV, e del suo primo lancio resta un 2. Nero è ancora fuori. Che cosa è più sicuro?
study-last-die-reason = Una nuova pedina in II è sola, e la colpiscono 104 lanci su 216. Andare da IV a VI rompe la coppia: due pedine sole, e 202 lanci ne colpiscono una.
