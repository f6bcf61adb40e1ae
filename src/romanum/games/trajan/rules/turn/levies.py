"""Chapters 17.1 and 17.43: units come into play; Satrapy units at random."""

from __future__ import annotations

from romanum.engine.position import changed
from romanum.games.trajan.data.components import HEX_NAMES, NATION, SATRAPY, SIDE, UNITS
from romanum.games.trajan.rules.turn.forces import reveal
from romanum.games.trajan.state.position import PARTHIAN, RECRUITS, SIDE_IDS, War


def satrapy_pool(g: War) -> list[int]:
    """17.44: the Satrapy recruit area."""
    return [u for u in g.in_box(PARTHIAN, RECRUITS) if NATION[u] == SATRAPY]


def bring_in(g: War, unit: int, hex: int, inside: int, rule: str, *, quiet: bool = False) -> None:
    """A unit appears in a hex, face down unless an enemy is there to see it; it sees what is there (8.0b)."""
    side = SIDE[unit]
    g.where[unit], g.inside[unit], g.arrived = hex, inside, changed(g.arrived, unit, 1)
    if not quiet:
        secret = {"unit": UNITS[unit].id}
        g.tell("arrives", rule, side=SIDE_IDS[side], hex=HEX_NAMES[hex], secret=secret, eyes=(side,))
    if g.enemy_in(side, hex):
        reveal(g, side, hex)
    reveal(g, 1 - side, hex)


def draw_satrapy(g: War, hex: int, inside: int, rule: str = "17.43a") -> None:
    """17.43a: one Satrapy unit at random, if there is any; only its owner sees which."""
    pool = satrapy_pool(g)
    if pool:
        g.reveals += 1
        bring_in(g, pool[g.dice.roll(len(pool)) - 1], hex, inside, rule)
