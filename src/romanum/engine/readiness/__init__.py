"""How far a game has come: what is demanded of its code and its words beyond what random games show, one line a fault.

Tests ask it of every game of ours, `romanum check GAME --todo` of any.
"""
