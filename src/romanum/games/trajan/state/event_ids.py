"""The political events as numbers, 11 to 66, for the rules they bend for a turn (chapter 11)."""

from __future__ import annotations

from typing import Final

from romanum.games.trajan.data.components import EVENTS
from romanum.games.trajan.state.position import PARTHIAN, ROMAN, War

_roll: Final = {event.id: event.roll for event in EVENTS}

PRO_ROMAN_OMENS: Final = _roll["pro-roman-omens"]
PRO_PARTHIAN_OMENS: Final = _roll["pro-parthian-omens"]
BAD_OMENS_FOR_ROME: Final = _roll["bad-omens-for-rome"]
BAD_OMENS_FOR_PARTHIA: Final = _roll["bad-omens-for-parthia"]
ECLIPSE: Final = _roll["eclipse"]
GREAT_HEAT: Final = _roll["great-heat"]
FLOODS: Final = _roll["floods"]
SNOW: Final = _roll["snow"]
GOOD_HARVEST: Final = _roll["good-harvest"]
STORMS: Final = _roll["storms"]

_shift: Final = {
    (PRO_ROMAN_OMENS, ROMAN): 1,
    (PRO_PARTHIAN_OMENS, PARTHIAN): 1,
    (BAD_OMENS_FOR_ROME, ROMAN): -1,
    (BAD_OMENS_FOR_PARTHIA, PARTHIAN): -1,
}


def discipline_shift(g: War, side: int) -> int:
    """Events 11 to 14: how many classes better a side checks in this turn."""
    return _shift.get((g.event, side), 0)
