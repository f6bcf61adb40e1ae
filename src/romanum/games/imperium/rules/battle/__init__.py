"""Land combat, seasoning, what cities and forts defend with, leaders lost (chapters 14, 15, 16.1, 18.2-18.4, 19.3, 40)."""
