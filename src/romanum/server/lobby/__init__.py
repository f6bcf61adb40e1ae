"""People, and matches as a whole: who may do what with them."""
