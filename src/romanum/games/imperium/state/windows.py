"""The kinds of windows at which a player may wish not to be asked (`romanum.engine.standing.wishes`)."""

from __future__ import annotations

from typing import Any, Final

from romanum.engine.standing.orders import ACCEPT, IF_WEAKER
from romanum.engine.standing.wishes import ASK, CONCERNED, DECLINE, WindowKind, windows


def month_of(g: Any) -> int:
    """As long as a month "not now" holds."""
    return int(g.month - g.first_month)


def _kind(name: str, rule: str, *answers: str, concerned: bool = False, often: bool = False) -> WindowKind:
    """`often`: people are asked there only about what concerns them, unless they say otherwise."""
    usual = CONCERNED if often else ASK
    return WindowKind(name, rule, concerned or often, month_of, (DECLINE, *answers), usual)


WINDOWS: Final = windows(
    _kind("naval-interception", "10.6a", ACCEPT, often=True),
    _kind("land-interception", "12.4a", ACCEPT, often=True),
    _kind("withdraw-into-port", "10.7.1a", ACCEPT),
    _kind("retreat-before-combat", "14.2a", IF_WEAKER),
    _kind("siege-acceptance", "14.3a", "enter", IF_WEAKER),
    _kind("fleets-in-port", "14.6d", ACCEPT),
    _kind("donatives", "19.3.1a", often=True),
    _kind("combat-leader", "14.4.2b", ACCEPT),
    _kind("militia", "29.3a"),
    _kind("combat-losses", "14.5d"),
    _kind("seasoning", "15.1a"),
    _kind("elite-legion", "15.2.1a", ACCEPT),
    _kind("deferral", "10.1e", ACCEPT),
    _kind("shipyard", "7.8h"),
    _kind("captured-shipyard", "7.8c", ACCEPT),
    _kind("ally-asks", "5.8d", ACCEPT),
    _kind("appeal", "42a", ACCEPT),
    _kind("negotiation", "4d", concerned=True),
)
"""In the order in which players see them."""
