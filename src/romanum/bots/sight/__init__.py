"""What a position looks like to a program that learns: flat arrays of numbers."""
