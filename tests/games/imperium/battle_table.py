"""Combats to be told: two armies in one hex, an attack declared, dice forced."""

from __future__ import annotations

from typing import Any

from romanum.games.imperium.data.hexes import LAND_STEPS, PLACE, PLACE_IDS, TERRAIN
from romanum.games.imperium.rules.battle.fight import Fight
from romanum.games.imperium.state.errands import LandCombat
from romanum.games.imperium.state.marks import SUPPLIED
from romanum.games.imperium.state.position import NONE

from .builder import Table, position

MEDIOLANUM = "a3117"
"""A city of Cisalpina, without a port."""
FIELD = "a2218"
"""Open ground in Aquitania, without city, port or river."""
FEASTS = {"scenario": 6, "month": "May 49 BC"}


def army(board: dict[str, str], **fields: Any) -> Table:
    """A position in which everybody has been fed."""
    t = position(board, **{**FEASTS, **fields})
    for stack in range(len(t.g.mark)):
        t.g.mark[stack] |= SUPPLIED
    return t


def met(attacker: str, defender: str, place: str = FIELD, **fields: Any) -> Table:
    """Caesar's men and Pompey's in one place."""
    return army({place: f"caesar {attacker} | pompey {defender}"}, **fields)


def attack(t: Table, *dice: int, place: str = FIELD, by: str = "caesar") -> Table:
    """It is a Land Combat Segment, and an attack is declared."""
    t.roll(*dice).push(LandCombat(t.seat(by)))
    return t.play(by, f"attack {place}")


def fight(t: Table) -> Fight:
    """The combat that is going on."""
    return t.g.running(Fight)


def told(t: Table) -> dict[str, Any]:
    """What was told of the last combat."""
    return t.events("combat")[-1].facts


def changes(t: Table) -> dict[str, int]:
    """Every change of the last roll by what it is for."""
    return {change["what"]: change["value"] for change in told(t)["modifiers"]}


def neighbours(place: str, *, dry: bool = True) -> list[str]:
    """The hexes beside a place, without those over a river or strait."""
    steps = LAND_STEPS[PLACE[place]]
    return [PLACE_IDS[there] for there, river, strait, _ in steps if not dry or (river == NONE and not strait)]


def terrain(place: str) -> int:
    """What ground it is."""
    return TERRAIN[PLACE[place]]
