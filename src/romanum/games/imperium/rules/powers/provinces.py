"""5.6e: powers of one player have won a Province together, and he names which of them has it."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.errand import carries_out
from romanum.engine.event import Asks
from romanum.games.imperium.rules.common import subjects
from romanum.games.imperium.rules.common.control import cities_in, give_province, lord_now, settle_province
from romanum.games.imperium.rules.common.powers import NamedPower, side
from romanum.games.imperium.state.errands import ProvinceWon
from romanum.games.imperium.state.position import NOBODY, RomanWorld


def winners(g: RomanWorld, province: int, power: int) -> list[int]:
    """The powers of a side that hold cities of a Province."""
    own = {g.city_of[city] for city in cities_in(g, province)} - {NOBODY}
    return sorted(other for other in own if side(g, other) == side(g, power))


@carries_out(ProvinceWon)
def win_together(errand: ProvinceWon, g: RomanWorld) -> None:
    """5.6e: whoever commands them is asked, unless cities have changed hands since so that there is nothing to ask."""
    lord, shared = lord_now(g, errand.province)
    if shared:
        g.push(NameLord(g.chief[lord], errand.province, lord))
    else:
        settle_province(g, errand.province)


class NameLord(NamedPower, frozen=True):
    """5.6e: which of his powers takes a Province."""

    province: int
    power: int
    rule: ClassVar[str] = "5.6e"
    asks: ClassVar[Asks] = Asks("name-lord", subjects.PROVINCE)

    def powers(self, g: RomanWorld) -> list[int]:
        """Those that have a part in it."""
        return winners(g, self.province, self.power)

    def named(self, g: RomanWorld, power: int) -> None:
        """It is his."""
        give_province(g, self.province, power)
