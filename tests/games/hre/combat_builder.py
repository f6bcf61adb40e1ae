"""Helpers of the tests about fighting."""

from builder import Table


def strike(t: Table, faction: str, card: str, province: str, *dice: int) -> Table:
    """Play a card at a Province; where it can strike nothing else nobody is asked where."""
    t.roll(*dice).play(faction, f"card {card}")
    return t.play(faction, f"target {province}") if t.asked == "ChooseTarget" else t
