study-two-at-once = Deux à la fois
study-two-at-once-ask = Deux hommes noirs se sont avancés en d4 et e5. À Blanc de jouer : comment s’assurer de l’un d’eux ?
study-two-at-once-reason = De f4 à e4, un homme lie d4 avec c4 et e5 avec e6. Noir a un tour, et aucun de ses pas ni de ses sauts ne lie l’un des trois. Ne lier que d4, de c5 à d5, laisse partir e5.
