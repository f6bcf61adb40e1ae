"""39.2-I, J, K, N and U to Z: seasons, storms, money and recruits."""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.event import Asks
from romanum.games.imperium.data.charts import LIMIT
from romanum.games.imperium.data.cities import CITY_PROVINCE
from romanum.games.imperium.data.provinces import AREA_IDS, PROVINCES_IN_AREA
from romanum.games.imperium.data.starts import MOBILIZES
from romanum.games.imperium.rules.common import subjects
from romanum.games.imperium.rules.common.control import cities_of
from romanum.games.imperium.rules.common.powers import majors, power_id
from romanum.games.imperium.rules.events.actions import RECRUIT_MORE
from romanum.games.imperium.rules.geography.seasons import APRIL, DECEMBER, JUNE, NOVEMBER, SEPTEMBER, of_year
from romanum.games.imperium.state.effects import (
    CADRE,
    DEVASTATION,
    DOUBLE_POINTS,
    FEWER_UNITS,
    HARD_TIMES,
    MORE_UNITS,
    NO_POINTS,
    PROSPERITY,
    SEASON,
    STORMS,
    begin,
)
from romanum.games.imperium.state.position import RomanWorld
from romanum.games.imperium.state.steps import PlayerChoice

COLD_AUTUMN: Final = -1
"""39.2-I: on the November roll,"""
LATE_SPRING: Final = 3
"""and on that of April."""
THIRD: Final = 3


def tell(g: RomanWorld, kind: str, letter: str, power: int) -> None:
    """A power hears of its event."""
    if g.log is not None:
        g.tell(kind, f"39.2-{letter}", power=power_id(g, power))


def until(g: RomanWorld, month: int) -> int:
    """How many months from now the next such month of the year is, this one included."""
    return (month - of_year(g)) % 12


# ---- seasons and storms


def hard_season(g: RomanWorld, power: int) -> None:
    """39.2-I: 1 off the coming November roll, or 3 on the coming April roll."""
    _season(g, power, "I", COLD_AUTUMN, LATE_SPRING)


def mild_season(g: RomanWorld, power: int) -> None:
    """39.2-J: 3 on the coming November roll, or 1 off the coming April roll."""
    _season(g, power, "J", LATE_SPRING, COLD_AUTUMN)


def _season(g: RomanWorld, power: int, letter: str, autumn: int, spring: int) -> None:
    november = of_year(g) in (JUNE, SEPTEMBER)
    wait = until(g, NOVEMBER if november else APRIL)
    begin(g, SEASON, value=autumn if november else spring, until=g.month + wait)
    tell(g, "hard-season" if letter == "I" else "mild-season", letter, power)


def storms(g: RomanWorld, power: int) -> None:
    """39.2-K: for this game turn (ruling)."""
    begin(g, STORMS, until=g.month)
    tell(g, "storms", "K", power)


# ---- money


def debasement(g: RomanWorld, power: int) -> None:
    """39.2-N: every major power loses a third of its treasury."""
    tell(g, "debasement", "N", power)
    for other in majors(g):
        talents = g.treasury[other]
        lost = max(1, talents // THIRD) if talents else 0
        g.treasury[other] -= lost
        if g.log is not None:
            g.tell("talents-lost", "39.2-N", power=power_id(g, other), number=lost)


def prosperity(g: RomanWorld, power: int) -> None:
    """39.2-U: half as much again in taxes."""
    begin(g, PROSPERITY, power, until=g.month)
    tell(g, "prosperity", "U", power)


def hard_times(g: RomanWorld, power: int) -> None:
    """39.2-V: half the taxes."""
    begin(g, HARD_TIMES, power, until=g.month)
    tell(g, "hard-times", "V", power)


def devastation(g: RomanWorld, power: int) -> None:
    """39.2-W: plunder is not forgotten in this phase."""
    begin(g, DEVASTATION, until=g.month)
    tell(g, "devastation", "W", power)


# ---- recruits


def mobilizes(g: RomanWorld, power: int) -> bool:
    """7: whether a power raises units from mobilization areas; factions that arise in play do."""
    listed = g.setting.powers
    return power >= len(listed) or listed[power].recruitment == MOBILIZES


def areas_of(g: RomanWorld, power: int) -> list[int]:
    """7.5a: the areas with units on the chart of the period in which a power controls a Province; 41.3a: or a city."""
    limits = LIMIT[g.setting.period]
    own = {province for province, lord in enumerate(g.lord) if lord == power}
    if g.has_rule("41"):
        own |= {CITY_PROVINCE[city] for city in cities_of(g, power)}
    areas = enumerate(PROVINCES_IN_AREA)
    return [area for area, provinces in areas if limits[area] is not None and own & set(provinces)]


def more_recruits(g: RomanWorld, power: int) -> None:
    """39.2-X: twice the replacement points; one more unit of each type in one area, which the player picks."""
    tell(g, "more-recruits", "X", power)
    if g.rate[power]:
        begin(g, DOUBLE_POINTS, power, until=g.month)
    if mobilizes(g, power) and areas_of(g, power):
        g.push(MoreRecruits(g.chief[power], power))


def fewer_recruits(g: RomanWorld, power: int) -> None:
    """39.2-Y: no replacement points this month; one unit of each type less in all areas this year."""
    tell(g, "fewer-recruits", "Y", power)
    if g.rate[power]:
        begin(g, NO_POINTS, power, until=g.month)
    if mobilizes(g, power):
        begin(g, FEWER_UNITS, power, until=g.month + until(g, DECEMBER))


def cadre(g: RomanWorld, power: int) -> None:
    """39.2-Z: where 35 is in force nobody need train recruits in this game turn."""
    if g.has_rule("35"):
        begin(g, CADRE, power, until=g.month)
        tell(g, "cadre", "Z", power)


class MoreRecruits(PlayerChoice, frozen=True):
    """39.2-X: in which area?"""

    power: int
    rule: ClassVar[str] = "39.2-X"
    asks: ClassVar[Asks] = Asks("more-recruits", subjects.POWER)

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """Those in which the power may raise units."""
        return [RECRUIT_MORE[area] for area in areas_of(g, self.power)]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """It holds until the year is over."""
        begin(g, MORE_UNITS, self.power, move[1], until=g.month + until(g, DECEMBER))
        if g.log is not None:
            g.tell("area-of-recruits", self.rule, power=power_id(g, self.power), area=AREA_IDS[move[1]])
