study-last-die = Le dernier dé
study-last-die-ask = Blanc a formé une paire en IV, et de son premier jet il reste un 2. Noir est encore dehors. Quel est le coup le plus sûr ?
study-last-die-reason = Un nouveau pion en II est seul, et 104 des 216 jets de Noir le frappent. Aller de IV à VI rompt la paire : deux pions seuls, et 202 jets en frappent un.
