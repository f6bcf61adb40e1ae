"""How bots judge a position and what they try."""
