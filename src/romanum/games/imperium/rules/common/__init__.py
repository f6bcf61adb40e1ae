"""Rules that several parts share: who holds what, who is whose enemy, leaders, morale, sieges, allies."""
