"""Chapter 4.3.2c: promises bind nobody, but who has attacked against his word is remembered."""

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


def promised_peace(g: Mediterranean, power: int) -> Iterator[int]:
    """Those to whom a power has promised peace for this Game-Turn.

    Whoever takes a bribe (4.4) is in the Space already and fights there whether he would or not: that breaks no word.
    """
    for i in range(0, len(g.promises), PROMISE):
        giver, taker, kind, _, turn = g.promises[i : i + PROMISE]
        if giver == power and turn == g.turn and kind == PEACE:
            yield taker


def note_attack(g: Mediterranean, attacker: int, space: int) -> None:
    """A side attacks whoever is in a Space: whose word is broken by it?"""
    if attacker >= SEATS or not g.promises:
        return
    attacked = occupants(g, space) | (1 << g.town_of[space] if g.town_of[space] >= 0 else 0)
    for taker in promised_peace(g, attacker):
        if attacked >> taker & 1:
            g.broken = changed(g.broken, attacker, g.broken[attacker] | 1 << taker)
