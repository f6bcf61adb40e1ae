"""5.6.1: Provinces without cities are conquered by forts and a die."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.event import Asks
from romanum.games.imperium.data.hexes import PLACE_IDS, PROVINCE
from romanum.games.imperium.data.provinces import NONE, PROVINCE_IDS
from romanum.games.imperium.rules.common import subjects
from romanum.games.imperium.rules.common.control import cities_in, give_province
from romanum.games.imperium.rules.common.gods import appeals_first, roll_for
from romanum.games.imperium.rules.common.powers import is_enemy, is_friend, power_id
from romanum.games.imperium.rules.common.sieges import TOP_LEVEL, Fort, forts
from romanum.games.imperium.rules.siege.actions import CONQUER
from romanum.games.imperium.rules.siege.plunder import powers_of
from romanum.games.imperium.rules.special.specials import may_conquer
from romanum.games.imperium.state.actions import AT
from romanum.games.imperium.state.forces import has_combatants
from romanum.games.imperium.state.position import RomanWorld
from romanum.games.imperium.state.steps import PlayerChoice

B_LEVEL = TOP_LEVEL - 1


def forts_in(g: RomanWorld, power: int, province: int) -> list[Fort]:
    """5.6.1a: the power's A and B forts in a Province."""
    return [f for f in forts(g) if f.power == power and f.level >= B_LEVEL and PROVINCE[f.place] == province]


def may_try(g: RomanWorld, power: int, province: int) -> bool:
    """5.6.1a: no cities, not his yet, a great fort, no hostile unit, and not tried in this turn."""
    if cities_in(g, province) or g.lord[province] == power or g.tried >> province & 1:
        return False
    if not forts_in(g, power, province) or not may_conquer(g):
        return False
    return not any(
        place >= 0 and PROVINCE[place] == province and has_combatants(g, stack) and is_enemy(g, power, g.whose[stack])
        for stack, place in enumerate(g.at)
    )


def options(g: RomanWorld, player: int) -> list[Move]:
    """Provinces whose conquest a player's powers may try."""
    found = {
        PROVINCE[fort.place]
        for power in powers_of(g, player)
        for fort in forts(g)
        if fort.power == power and PROVINCE[fort.place] != NONE and may_try(g, power, PROVINCE[fort.place])
    }
    return [CONQUER[province] for province in sorted(found)]


def take(g: RomanWorld, player: int, move: Move) -> None:
    """5.6.1b: a die, one more for each A fort of the player's and for each two B forts; a 1 fails, above 6 conquers."""
    province = move[1]
    power = next(p for p in powers_of(g, player) if may_try(g, p, province))
    if appeals_first(g, power, player, move):
        return
    his = [other for other in powers_of(g, player) if is_friend(g, power, other)]
    own = [fort for other in his for fort in forts_in(g, other, province)]
    bonus = sum(fort.level == TOP_LEVEL for fort in own) + sum(fort.level == B_LEVEL for fort in own) // 2
    die = roll_for(g, power)
    g.tried |= 1 << province
    won = die > 1 and die + bonus > 6
    if g.log is not None:
        facts = "yes" if won else "no"
        g.tell("conquest", "5.6.1b", power=power_id(g, power), province=PROVINCE_IDS[province], die=die, won=facts)
    if won:
        give_province(g, province, power)
        g.push(NameCity(player, power, province))


class NameCity(PlayerChoice, frozen=True):
    """5.6.1c: the conqueror names one of his forts there as a city."""

    power: int
    province: int
    rule: ClassVar[str] = "5.6.1c"
    asks: ClassVar[Asks] = Asks("name-city", subjects.PROVINCE)

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        return [AT[fort.place] for fort in forts_in(g, self.power, self.province)]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """It is one from now on."""
        g.founded += (move[1], self.power)
        if g.log is not None:
            g.tell("city-founded", self.rule, power=power_id(g, self.power), place=PLACE_IDS[move[1]])
