"""Land movement (chapter 12), forts in the field (21), limitanei (30), overruns (32), trains on rivers (13.4.4)."""
