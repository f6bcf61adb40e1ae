"""Chapter 6: stratagems, when they can be played, and those of war."""
