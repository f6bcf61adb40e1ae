"""Sortes: a tiny game with everything that bots meet: secret hands, simultaneous bids, dice and a gamble."""
