"""Powers: neutrals and clients, who runs them, how they wake and dissolve, grain, usurpers (5, 20, 22, 23, 37, 44)."""
