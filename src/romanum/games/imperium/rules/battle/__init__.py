"""Land combat, seasoning, leaders lost, and what walls and morale do in it (14, 15, 16.1, 18.2-18.4, 19.3, 40)."""
