"""The months: phases, player turns and segments, seasons (chapters 4, 9), and what a month leaves behind (19.1j)."""
