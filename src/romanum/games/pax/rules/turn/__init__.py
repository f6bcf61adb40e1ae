"""The turn: phases and Activations, what powers earn, pay, raise and build, talks between them, points and victory."""
