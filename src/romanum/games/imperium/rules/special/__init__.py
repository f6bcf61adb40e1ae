"""What special rules and ways to win of scenarios ask, remember, grant and forbid, for all parts of the rules."""
