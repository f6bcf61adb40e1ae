"""Imperium Romanum: wars and civil wars of Rome, from Marius and Sulla to Heraclius.

For programs it has a few names besides those of every game: `position` sets up a position of one's own, `resume` sits
down at one that was kept; `forces`, `provinces` and `rations` read a view as small objects; `land_combat` is the chance
of a battle.

>>> from romanum.games.imperium import forces, position
>>> match = position({"narbo": "caesar 2 20-10-a caesar", "gergovia": "vercingetorix 4 20-8-c"}, to_move="caesar")
>>> [(force.power, force.where, force.in_words) for force in forces(match.view(0))]
[('vercingetorix', 'Gergovia', '4 x 20-8 (C)'), ('caesar', 'Narbo', '2 x 20-10 (A)')]
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from romanum.games.imperium.game import land_combat, position, resume
    from romanum.games.imperium.screen.map_facts import Force, Province, Ration, forces, provinces, rations

__all__ = ["Force", "Province", "Ration", "forces", "land_combat", "position", "provinces", "rations", "resume"]

_HOMES: Final = dict.fromkeys(("Force", "Province", "Ration", "forces", "provinces", "rations"), "screen.map_facts") | (
    dict.fromkeys(("land_combat", "position", "resume"), "game")
)
"""Where they stand: imported when somebody asks for one."""


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
