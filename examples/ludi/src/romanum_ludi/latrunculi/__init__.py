"""Ludus latrunculorum: soldiers of two colours who take each other by enclosing, after Ulrich Schädler's reading."""
