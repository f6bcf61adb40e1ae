"""A closer judgement than `evaluation`, for bots that look ahead: what becomes of Tribes within reach of the Romans.

Whoever is lost comes back as long as one unit of the Tribe is left (9.4); when none is, the war is over. So what counts
beside the areas of this year is whether a people can be wiped out. The Barbarian also counts the sequences that the
Roman still has: a Roman who did would be content to threaten.
"""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.games.ultimus.bots.boldness import VETERAN
from romanum.games.ultimus.bots.evaluation import Judged, of_seat
from romanum.games.ultimus.bots.survey import Force
from romanum.games.ultimus.data.components import HALF, ZONE_COUNT
from romanum.games.ultimus.state.position import BARBARIAN, GONE, LOST, REGNUM, ROMAN, UNITS_OF, LateEmpire

CAUGHT: Final = 0.85
"""How often those who might be beaten are."""
RAIDER: Final = 0.75
"""What a unit of a Tribe at war brings in a year to come, if somebody is left beyond the border to go on with it,"""
EXPOSED: Final = (0.25, 0.45, 0.6, 0.7)
"""and what if all are within the empire, by how many."""
BEATEN: Final = 0.12
"""What a unit of a beaten Tribe brings, which is at peace after this year."""
KINGDOM: Final = 1.15
"""How much more a Regnum is worth."""


def judge(g: LateEmpire, seat: int) -> float:
    """About the chance of a seat to win."""
    return of_seat(g, seat, Reckoned if g.camp_of(seat) == BARBARIAN else Hunted, VETERAN)


class Hunted(Judged):
    """A position taken apart, with a closer look at what is left of Tribes at war."""

    def _tribe(self, tribe: int) -> float:
        """What a Tribe is worth to the Barbarian in a year to come."""
        g = self.g
        if not self.survey.at_war[tribe]:
            return super()._tribe(tribe)
        places = [g.where[unit] for unit in UNITS_OF[tribe] if g.where[unit] != GONE]
        alive = [here for here in places if here != LOST]
        if not alive:
            return BEATEN * len(places)
        if any(here < ZONE_COUNT and HALF[here] < 0 for here in alive) or g.status[tribe] == REGNUM:
            worth = RAIDER
        else:
            worth = EXPOSED[min(len(alive), len(EXPOSED)) - 1]
        return worth * len(places) * (KINGDOM if g.status[tribe] == REGNUM else 1.0)


class Reckoned(Hunted):
    """The same for whoever leads the Tribes."""

    fading: ClassVar[float] = 0.75
    spread: ClassVar[float] = 1.0
    fame: ClassVar[float] = 0.28

    def _hold(self, force: Force) -> float:
        """The chance that a Force of the Barbarian's still stands where it stands in Phase F."""
        sequences = self._moves_left(ROMAN)
        if not sequences or self.survey.units_at(ROMAN, force.area):
            return super()._hold(force)
        return 1 - CAUGHT * self.survey.fate(force, force.area, sequences)
