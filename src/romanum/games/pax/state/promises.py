"""Chapters 4.3.2c and 4.4: promises bind nobody, but who has attacked against his word is remembered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from romanum.games.pax.data.components import SEATS
from romanum.games.pax.state.forces import occupants
from romanum.games.pax.state.position import PROMISE, Mediterranean, changed

PEACE: Final = 0
ATTACK: Final = 1
SPARE: Final = 2
PROMISES: Final = ("peace", "attack", "spare")
"""4.3.2c, 4.4: not to attack the other, to attack a third, to leave one Space alone here and now."""


def promised_not_to(g: Mediterranean, power: int, space: int) -> Iterator[int]:
    """Those whom a power has promised in this Game-Turn not to attack: anywhere, or in this Space."""
    for i in range(0, len(g.promises), PROMISE):
        giver, taker, kind, about, turn = g.promises[i : i + PROMISE]
        if giver == power and turn == g.turn and (kind == PEACE or (kind == SPARE and about == space)):
            yield taker


def note_attack(g: Mediterranean, attacker: int, space: int) -> None:
    """A side attacks whoever is in a Space: whose word is broken by it?"""
    if attacker >= SEATS or not g.promises:
        return
    attacked = occupants(g, space) | (1 << g.town_of[space] if g.town_of[space] >= 0 else 0)
    for taker in promised_not_to(g, attacker, space):
        if attacked >> taker & 1:
            g.broken = changed(g.broken, attacker, g.broken[attacker] | 1 << taker)
