"""Chapters 2 to 5, 8 and 17: game turns, who has won, leaders, forces, recruits."""
