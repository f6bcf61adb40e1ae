"""What a game draws itself with in a terminal: what is asked of a board, and what boards are put together from."""
