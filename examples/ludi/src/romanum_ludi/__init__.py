"""Games that Romans played: a distribution of its own, found by Romanum through its entry points."""
