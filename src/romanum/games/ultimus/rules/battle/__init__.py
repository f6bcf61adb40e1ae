"""Chapter 8: battles, from what comes before them to what they bring."""
