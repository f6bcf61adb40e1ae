"""Bots: whose turn it is, what they think in processes of their own, and the clock after which they sit down."""
