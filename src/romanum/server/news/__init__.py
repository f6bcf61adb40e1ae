"""Who is told what: those who look at a match, and the other workers."""
