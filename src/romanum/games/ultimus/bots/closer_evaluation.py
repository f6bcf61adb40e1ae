"""A closer judgement than `evaluation`, for bots that look ahead: what becomes of Tribes within reach of the Romans.

It counts the sequences that the Roman still has in this year, and what a unit that is caught would have been good for.
So a people that waits together for its last sequence is worth more than one that has scattered too early. Only whoever
leads the Tribes judges so: a Roman who did would be content to threaten them.
"""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.games.ultimus.bots.boldness import VETERAN
from romanum.games.ultimus.bots.evaluation import Judged, of_seat
from romanum.games.ultimus.bots.survey import Force
from romanum.games.ultimus.state.position import BARBARIAN, ROMAN, LateEmpire

CAUGHT: Final = 0.85
"""How often those who might be beaten are."""
CASUALTY: Final = 0.7
"""What a beaten unit of a Tribe at war would still have brought in this year; each year to come is one point more."""


def judge(g: LateEmpire, seat: int) -> float:
    """About the chance of a seat to win."""
    return of_seat(g, seat, Reckoned if g.camp_of(seat) == BARBARIAN else Judged, VETERAN)


class Reckoned(Judged):
    """A position taken apart, with a closer look at the Tribes at war."""

    fading: ClassVar[float] = 0.75
    spread: ClassVar[float] = 1.6
    outside: ClassVar[float] = 0.46
    fame: ClassVar[float] = 0.28

    def _occupation(self, force: Force, hold: float) -> float:
        """10.2f, 10.2g: what a Force may bring, less what is lost with it."""
        return super()._occupation(force, hold) - force.war * (1 - hold) * (CASUALTY + self.horizon)

    def _hold(self, force: Force) -> float:
        """The chance that a Force of the Barbarian's still stands where it stands in Phase F."""
        sequences = self._moves_left(ROMAN)
        if not sequences or self.survey.units_at(ROMAN, force.area):
            return super()._hold(force)
        return 1 - CAUGHT * self.survey.fate(force, force.area, sequences)
