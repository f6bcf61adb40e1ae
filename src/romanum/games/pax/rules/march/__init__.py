"""Movement on land and at sea: chapters 9 and 11, and what goes with them."""
