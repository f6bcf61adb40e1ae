"""How taxes, mobilization, plunder, supply and talks look at a glance."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Move
from romanum.games.imperium.bots.glance import NEVER, Glance
from romanum.games.imperium.data.provinces import PROVINCE_IDS
from romanum.games.imperium.data.units import CER, STRENGTH
from romanum.games.imperium.state.position import NOBODY

WELL: Final = (1.3, 1.1, 0.9, 0.7)


def muster(glance: Glance, move: Move) -> float:
    """Where units can be raised."""
    return 1.0


def raised(glance: Glance, move: Move) -> float:
    """The strongest first."""
    return 2.0 + 0.05 * STRENGTH[move[1]] * WELL[CER[move[1]]]


def plunder(glance: Glance, move: Move) -> float:
    """What is another's, as long as it is no friend's."""
    lord = glance.g.lord[move[1]] if move[1] < len(PROVINCE_IDS) else NOBODY
    return -4.0 if lord != NOBODY and glance.g.chief[lord] == glance.seat else 1.0


JUDGES: Final = {
    "muster": muster,
    "raise": raised,
    "raise-raw": raised,
    "restore": raised,
    "man-ashore": raised,
    "plunder": plunder,
}
FLAT: Final = {
    "again": 6.0,
    "cross-out": NEVER,
    "lay": -1.0,
    "lay-with": -1.0,
    "rebuild-militia": 0.5,
    "resume": 0.5,
    "keep-fort": 0.5,
    "scrap": NEVER,
    "stop-work": NEVER,
    "feed": 6.0,
    "forage": -1.0,
    "draw": -1.0,
    "draw-unit": -2.0,
    "forage-unit": -2.0,
    "change": -4.0,
    "disband-train": NEVER,
    "conquer": 3.0,
    "treasure": 3.0,
    "plunder-city": 1.0,
    "talk": -4.0,
    "propose-peace": -6.0,
    "free-captive": -6.0,
    "withdraw-offer": NEVER,
    "tear-up": NEVER,
    "agree": -0.5,
    "decline": 0.5,
    "fund": -4.0,
    "destroy": -2.0,
}
