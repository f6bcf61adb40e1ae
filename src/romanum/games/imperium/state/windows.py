"""The kinds of windows at which a player may wish not to be asked (`romanum.engine.asking`)."""

from __future__ import annotations

from typing import Any, Final

from romanum.engine.asking import WindowKind, windows


def month_of(g: Any) -> int:
    """As long as a month "not now" holds."""
    return int(g.month - g.first_month)


def _kind(name: str, rule: str, *, concerned: bool = False) -> WindowKind:
    return WindowKind(name, rule, concerned, month_of)


WINDOWS: Final = windows(
    _kind("naval-interception", "10.6a", concerned=True),
    _kind("land-interception", "12.4a", concerned=True),
    _kind("withdraw-into-port", "10.7.1a"),
    _kind("retreat-before-combat", "14.2a"),
    _kind("siege-acceptance", "14.3a"),
    _kind("fleets-in-port", "14.6d"),
    _kind("donatives", "19.3.1a"),
    _kind("combat-leader", "14.4.2b"),
    _kind("militia", "29.3a"),
    _kind("combat-losses", "14.5d"),
    _kind("seasoning", "15.1a"),
    _kind("elite-legion", "15.2.1a"),
    _kind("deferral", "10.1e"),
    _kind("shipyard", "7.8h"),
    _kind("captured-shipyard", "7.8c"),
    _kind("ally-asks", "5.8d"),
    _kind("appeal", "42a"),
)
"""In the order in which players see them."""
