"""Chapter 17: the deck, the hands, and what each card does."""
