"""27, 38.2: pirates, Rhodus and naval leaders: who is better at sea than others, and whom Rhodus does not fight."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from romanum.games.imperium.data.characters import MayInvade, NavalLeader
from romanum.games.imperium.data.charts import TABLES
from romanum.games.imperium.data.hexes import PLACE, PROVINCE
from romanum.games.imperium.data.roll import called
from romanum.games.imperium.data.settings import setting
from romanum.games.imperium.rules.common.leaders import leaders_in, leaders_of
from romanum.games.imperium.rules.common.powers import is_enemy, is_roman_faction
from romanum.games.imperium.rules.common.seafarers import is_rhodian, ways
from romanum.games.imperium.rules.geography.travel import sea_reach
from romanum.games.imperium.state.effects import STORMS, lasts
from romanum.games.imperium.state.position import NOBODY, ROMAN, RomanWorld

SAXONS: Final = "37.2"
NAVAL_LEADERS: Final = frozenset(("pompey", "sextus-pompeius", "agrippa", "belisarius"))
"""38.2a."""
LEADER_BONUS: Final = 2
"""38.2b."""
BASES: Final = tuple(PLACE[name] for name in TABLES.pirates.bases)
"""27.1.1b: where pirates begin."""


def is_saxon(g: RomanWorld, power: int) -> bool:
    """37.2: Saxon and Frisian pirates."""
    powers = g.setting.powers
    return power < len(powers) and powers[power].section == SAXONS


def coast_guard(g: RomanWorld, power: int, place: int) -> int:
    """37.2c: what limitanei on a Roman coast cost Saxon pirates who land there."""
    province, here = PROVINCE[place], g.setting
    if province not in here.coast_limitanei or not is_saxon(g, power):
        return 0
    lord = g.lord[province]
    return here.coast_limitanei_cost if lord != NOBODY and g.origin[lord] == ROMAN else 0


def may_fight(g: RomanWorld, power: int, other: int) -> bool:
    """Whether fleets of a power may attack those of another; 27.2.1b: Rhodians no Roman faction's."""
    if not is_enemy(g, power, other):
        return False
    return not (is_rhodian(g, power) and is_roman_faction(g, other))


def may_always_invade(g: RomanWorld, power: int) -> bool:
    """27.1.2c, and whom a scenario lets invade without a great leader."""
    if "landing" in ways(g, power):
        return True
    return any(rule.of == power and rule.applies(g.month, g.seats) for rule in g.setting.of(MayInvade))


# ---- naval leaders


@lru_cache(256)
def _sailors(scenario: int, seats: int, in_force: bool) -> frozenset[int]:
    here = setting(scenario, seats)
    named = (leader for leader, row in enumerate(here.leaders) if row.name and called(row.name) in NAVAL_LEADERS)
    granted = {int(rule.leader) for rule in here.of(NavalLeader)}
    return frozenset({*named, *granted} if in_force else granted)


def is_sailor(g: RomanWorld, leader: int) -> bool:
    """38.2a: whether a leader is one of the great captains."""
    return leader in _sailors(g.scenario, g.seats, g.has_rule("38"))


def has_sailor(g: RomanWorld, stacks: list[int]) -> bool:
    """38.2a: whether such a leader is with some stacks."""
    return any(is_sailor(g, leader) for stack in stacks for leader in leaders_in(g, stack))


def bonus(g: RomanWorld, power: int) -> int:
    """10.6f: the naval bonus of a power: of pirates (27.1.2a), Rhodus (27.2.1a), a naval leader's faction (38.2b)."""
    found = TABLES.pirates.naval_bonus if "sea" in ways(g, power) else 0
    found += TABLES.rhodus.naval_bonus if is_rhodian(g, power) else 0
    sailors = _sailors(g.scenario, g.seats, g.has_rule("38"))
    if sailors and any(leader in sailors for leader in leaders_of(g, power)):
        found += LEADER_BONUS
    return found


# ---- the sea itself


def is_rough(g: RomanWorld) -> bool:
    """10.3.1a, 39.2-K: in winter, and in storms, whoever sails risks his ships."""
    return g.winter or lasts(g, STORMS)


def in_range(g: RomanWorld, power: int, place: int) -> bool:
    """27.1.1b: pirates stay within 24 MP of a place where they began."""
    if "range" not in ways(g, power):
        return True
    return any(place in sea_reach(g, base, TABLES.pirates.range) for base in BASES)
