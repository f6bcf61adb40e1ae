"""Supply (chapter 13): ports, baggage trains and foraging; who is fed before he moves, and who starves."""
