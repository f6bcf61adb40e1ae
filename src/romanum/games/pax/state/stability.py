"""Talents and Stability (1.4o, 14): what is paid, what is gained, and what range a power is in."""

from __future__ import annotations

from typing import Final

from romanum.games.pax.data.components import POWERS, RHODES, TABLES
from romanum.games.pax.state.position import STABLE, TURMOIL, UNREST, Mediterranean
from romanum.games.pax.state.sides import side_id

TRACK = TABLES.stability
CHANGE = TABLES.stability_changes
MANPOWER: Final[tuple[tuple[int, ...], ...]] = tuple(getattr(TABLES.manpower_maximum, row.id) for row in POWERS)
"""6.4.2: by identity and range of Stability."""


def stability_range(g: Mediterranean, power: int) -> int:
    """14.1.3: Stable, Unrest or Turmoil."""
    level = g.stability[power]
    return TURMOIL if level <= TRACK.turmoil else UNREST if level <= TRACK.unrest else STABLE


def shift_stability(g: Mediterranean, power: int, by: int, rule: str, why: str) -> None:
    """14.1.4: the level changes, within the track; the excess is ignored."""
    level = max(TRACK.least, min(TRACK.most, g.stability[power] + by))
    if by and g.log is not None:
        g.tell("stability", rule, power=side_id(g, power), by=level - g.stability[power], level=level, why=why)
    g.stability[power] = level


def set_stability(g: Mediterranean, power: int, level: int, rule: str, why: str) -> None:
    """16.2-CHECKf: the level is set."""
    shift_stability(g, power, level - g.stability[power], rule, why)


def pay(g: Mediterranean, power: int, talents: int, rule: str, what: str) -> None:
    """1.4o: Talents leave the Treasury, which must hold them."""
    g.treasury[power] -= talents
    if talents and g.log is not None:
        g.tell("pays", rule, power=side_id(g, power), talents=talents, what=what, left=g.treasury[power])


def earn(g: Mediterranean, power: int, talents: int, rule: str, what: str) -> None:
    """1.4o: Talents come into the Treasury."""
    g.treasury[power] += talents
    if talents and g.log is not None:
        g.tell("earns", rule, power=side_id(g, power), talents=talents, what=what, left=g.treasury[power])


def pay_rhodes(g: Mediterranean, power: int, talents: int, rule: str) -> None:
    """12.5.1c: the toll of Rhodes, which its ally gets if it has one."""
    pay(g, power, talents, rule, "toll")
    if g.patron[RHODES] >= 0:
        earn(g, g.patron[RHODES], talents, rule, "toll")


def can_pay(g: Mediterranean, power: int, talents: int) -> bool:
    """1.4o: no Treasury goes below zero."""
    return g.treasury[power] >= talents


def manpower_maximum(g: Mediterranean, power: int) -> int:
    """6.4.2: how many LG and HI a power may have without paying for them."""
    return MANPOWER[g.powers[power]][stability_range(g, power)]
