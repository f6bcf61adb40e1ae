study-last-die = El último dado
study-last-die-ask = Blancas han hecho una pareja en IV, y de su primera tirada queda un 2. Negras siguen fuera. ¿Qué es lo más seguro?
study-last-die-reason = Una ficha nueva en II queda sola, y la golpean 104 de las 216 tiradas. Ir de IV a VI rompe la pareja: dos fichas solas, y 202 tiradas golpean una.
