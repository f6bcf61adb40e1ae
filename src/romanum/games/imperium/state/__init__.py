"""What the position is made of."""
