"""Ring: a toy game that uses every feature of the engine."""
