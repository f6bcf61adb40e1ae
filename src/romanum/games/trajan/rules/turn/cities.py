"""Chapters 4.1, 6.53b, 6.54 and 9.1: what happens when a city changes hands."""

from __future__ import annotations

from typing import Final

from romanum.board.masks import bits
from romanum.games.trajan.data.components import CITIES, PROVINCIAL, SIDE_IDS
from romanum.games.trajan.rules.politics.hands import draw
from romanum.games.trajan.rules.turn.victory import holds_all_enemy_capitals
from romanum.games.trajan.state.position import NONE, PARTHIAN, ROMAN, War

PROVINCIAL_CAPITALS: Final = tuple(bits(PROVINCIAL))


def control_changed(g: War) -> None:
    """Call it whenever a city may have changed hands.

    Captured capitals are rewarded, a lost Triumph is taken off, and a side that lets go of a capital of the enemy's
    begins anew to count the turns it holds them all.
    """
    civis = g.civis
    for city in PROVINCIAL_CAPITALS:
        if civis[city] != ROMAN and city not in g.capitals_rewarded and g.controller(city) == PARTHIAN:
            g.capitals_rewarded += (city,)
            g.tell("capital-taken", "6.54", city=CITIES[city].id, side=SIDE_IDS[PARTHIAN], old=SIDE_IDS[ROMAN])
            draw(g, PARTHIAN, 1, "6.54")
    if g.triumph != NONE and g.controller(g.triumph) != ROMAN:
        g.tell("triumph-lost", "6.53b", city=CITIES[g.triumph].id)
        g.triumph = NONE
    for side in (ROMAN, PARTHIAN):
        if g.optimus[side] and not holds_all_enemy_capitals(g, side):
            g.optimus[side] = 0
