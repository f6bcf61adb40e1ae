"""Helpers of the tests about fighting and scoring."""

from collections.abc import Iterable, Mapping
from typing import Any

from games.hre.builder import Table


def board(provinces: Mapping[str, str]) -> dict[str, Any]:
    """Provinces whose names are computed, as keywords of `position`."""
    return dict(provinces)


def each(names: Iterable[str], what: str) -> dict[str, Any]:
    """The same in several Provinces."""
    return dict.fromkeys(names, what)


def strike(t: Table, faction: str, card: str, province: str, *dice: int) -> Table:
    """Play a card at a Province; where it can strike nothing else nobody is asked where."""
    t.roll(*dice).play(faction, f"card {card}")
    return t.play(faction, f"target {province}") if t.asked == "ChooseTarget" else t
