"""History of the Roman Empire: the rules, chapter by chapter."""
