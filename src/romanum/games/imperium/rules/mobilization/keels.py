"""7.8: fleets under construction, as the position keeps them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from romanum.games.imperium.state.layout import KEEL_FACTS
from romanum.games.imperium.state.position import RomanWorld


class Keel(NamedTuple):
    """A fleet under construction: whose, where, when due, its CER, the column ticked for its crew, whether halted."""

    power: int
    place: int
    due: int
    cer: int
    column: int
    halted: int


def keels(g: RomanWorld) -> Iterator[Keel]:
    """All of them."""
    return (Keel(*g.keels[at : at + KEEL_FACTS]) for at in range(0, len(g.keels), KEEL_FACTS))


def keep_keels(g: RomanWorld, kept: list[Keel]) -> None:
    """These are under construction now."""
    g.keels = tuple(number for keel in kept for number in keel)
