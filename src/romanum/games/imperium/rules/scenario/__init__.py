"""What scenarios lay down: ways to win and the end of a match (25, 28.1), triggers and bargains of theirs (2.5)."""
