"""22.2, 27.1.4, 33: wheat for the imperial capital, pirates who cut it off, and the roll for a rebellion."""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.board.masks import bits
from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Prompt
from romanum.engine.step import Task
from romanum.games.imperium.data.characters import PirateWays
from romanum.games.imperium.data.charts import TABLES
from romanum.games.imperium.data.cities import CITY_IDS, CITY_PLACE, CONSTANTINOPLE, ROMA
from romanum.games.imperium.data.grants import GrainCapital
from romanum.games.imperium.data.hexes import PLACE_IDS, PROVINCE
from romanum.games.imperium.data.provinces import PROVINCE_BY_ID, PROVINCE_COUNT, PROVINCE_IDS, WHEAT
from romanum.games.imperium.rules.common.control import cities_in
from romanum.games.imperium.rules.common.gods import appeals, roll_for
from romanum.games.imperium.rules.common.powers import power_id, side
from romanum.games.imperium.rules.common.sieges import is_besieged
from romanum.games.imperium.rules.geography.travel import sea_reach
from romanum.games.imperium.rules.powers.rebellion import rebel
from romanum.games.imperium.rules.special.specials import grain_bought
from romanum.games.imperium.state.actions import PASS
from romanum.games.imperium.state.effects import FAMINE, HARVEST, effects, lasts
from romanum.games.imperium.state.errands import GrainCheck, Reckoning
from romanum.games.imperium.state.forces import detach, has_fleets, join_alike, remark, stacks_at, stacks_of
from romanum.games.imperium.state.layout import SEATS
from romanum.games.imperium.state.marks import CUTS_GRAIN, GUESTS
from romanum.games.imperium.state.position import ACTIVE, NEUTRAL, NOBODY, ROMAN, RomanWorld
from romanum.games.imperium.state.rosters import FLEETS, KIND_OF, fleets, half_le, of, plus, without
from romanum.games.imperium.state.steps import PlayerChoice

CHERSONESUS: Final = PROVINCE_BY_ID[TABLES.grain.only_constantinople]
FLEETS_A_SYMBOL: Final = 2
"""27.1.4a."""
HALVES_A_FLEET: Final = 2
"""10.4.1: a fleet carries one Legion Equivalent."""


# ---- wheat


def symbols(g: RomanWorld, province: int, capital: int) -> int:
    """22.2, 22.2.1c, 33.1a, 39.2-F to H: the wheat a Province has for a capital; a bad harvest leaves one (3.0b)."""
    found = WHEAT[province]
    if eats_alone(g):
        found = TABLES.grain.constantinople.get(PROVINCE_IDS[province], found)
    elif province == CHERSONESUS and capital != CONSTANTINOPLE:
        return 0
    if not found or lasts(g, FAMINE, province):
        return 0
    for effect in effects(g, HARVEST):
        if effect.subject == province:
            found = found * 3 // 2 if effect.value > 0 else max(1, found // 2)
    return max(0, found - _cut_off(g, province, capital))


def eats_alone(g: RomanWorld) -> bool:
    """22.1, 33.1: where Constantinople is a capital it alone is fed, unless the scenario says how others are."""
    return g.has_rule("33") or bool(g.capitals >> CONSTANTINOPLE & 1 and not g.setting.of(GrainCapital))


def _cut_off(g: RomanWorld, province: int, capital: int) -> int:
    """27.1.4a: one symbol for every two pirate fleets before the Province, against the owner of Roma alone."""
    facts = g.blockaded_grain
    if capital != ROMA or not facts:
        return 0
    ships = sum(facts[at + 1] for at in range(0, len(facts), 2) if facts[at] == province)
    return ships // FLEETS_A_SYMBOL


def has_grain(g: RomanWorld, player: int, province: int) -> bool:
    """22.2.1a: whether a player's powers hold at least half of the cities of a Province."""
    cities = cities_in(g, province)
    held = sum(g.city_of[city] != NOBODY and side(g, g.city_of[city]) == player for city in cities)
    return bool(cities) and 2 * held >= len(cities)


def wheat(g: RomanWorld, player: int, capital: int) -> int:
    """22.2.1: the wheat of a player's Provinces, of those who grant theirs (22.2.1b), and of neutrals who sold it."""
    givers = [player, *(other for other in range(SEATS) if other != player and g.grain[other] >> player & 1)]
    givers += [SEATS + power for power in grain_bought(g, player)]
    found = 0
    for province in range(PROVINCE_COUNT):
        if WHEAT[province] or PROVINCE_IDS[province] in TABLES.grain.constantinople:
            grain = symbols(g, province, capital)
            if grain and any(has_grain(g, giver, province) for giver in givers):
                found += grain
    return found


def rebels_up_to(g: RomanWorld, player: int, capital: int) -> int:
    """22.2.2a, 22.2.2b: the highest die that brings a rebellion; 0 if none is rolled.

    Ruling 22.2.2b: a siege alone brings one on 2 or less, and never makes one less likely.
    """
    chart, have = TABLES.grain, wheat(g, player, capital)
    besieged = is_besieged(g, CITY_PLACE[capital])
    if have >= chart.needed:
        return chart.besieged if besieged else 0
    limit = chart.rebellion[have]
    return max(limit, chart.besieged) if besieged else limit


def hungry_capitals(g: RomanWorld) -> list[int]:
    """22.2.2a, 33.1b: the capitals for which their Roman owners are looked at; of a pair (GrainCapital) the first."""
    found = [city for city in bits(g.capitals) if _is_fed_by_romans(g, city)]
    if eats_alone(g):
        found = [city for city in found if city == CONSTANTINOPLE]
    for rule in g.setting.of(GrainCapital):
        held = [city for city in found if city in rule.cities and g.city_of[city] == rule.of]
        if rule.applies(g.month, g.seats):
            found = [city for city in found if city not in held[1:]]
    return found


def _is_fed_by_romans(g: RomanWorld, city: int) -> bool:
    owner = g.city_of[city]
    if owner == NOBODY or g.standing[owner] != ACTIVE or g.bond[owner] == NEUTRAL:
        return False
    return g.origin[owner] == ROMAN


# ---- the check


@carries_out(GrainCheck)
def check_grain(errand: GrainCheck, g: RomanWorld) -> None:
    """22.2.2a: not in the first month; pirates choose first whose grain they cut off."""
    if g.month == g.first_month:
        return
    capitals = hungry_capitals(g)
    for city in reversed(capitals):
        g.push(GrainRoll(city))
    if ROMA in capitals:
        for stack in reversed(_pirate_fleets(g)):
            g.push(CutGrain(g.chief[g.whose[stack]], stack))


class GrainRoll(Task[RomanWorld], frozen=True):
    """22.2.2: the owner of a capital rolls if he lacks wheat or it is besieged."""

    city: int
    rule: ClassVar[str] = "22.2.2a"
    stays: ClassVar[bool] = True

    def run(self, g: RomanWorld) -> None:
        """A low die is a rebellion."""
        owner = g.city_of[self.city]
        limit = rebels_up_to(g, g.chief[owner], self.city)
        if limit and appeals(g, owner):
            return
        g.stack.pop()
        if not limit:
            return
        die = roll_for(g, owner)
        if g.log is not None:
            g.tell("grain", "22.2.2b", power=power_id(g, owner), city=CITY_IDS[self.city], die=die, limit=limit)
        if die <= limit:
            g.push(Reckoning())
            rebel(g, self.city, owner)


# ---- pirates


def _pirate_fleets(g: RomanWorld) -> list[int]:
    """27.1.4a: the fleets of powers with this way of the pirates that have a grain Province in reach."""
    powers = [
        int(rule.of)
        for rule in g.setting.of(PirateWays)
        if "grain" in rule.ways and rule.applies(g.month, g.seats) and g.chief[rule.of] != NOBODY
    ]
    return [stack for power in powers for stack in stacks_of(g, power) if has_fleets(g, stack) and in_reach(g, stack)]


def in_reach(g: RomanWorld, stack: int) -> list[int]:
    """27.1.4a: the grain Provinces within 30 naval MP of a fleet."""
    reach = sea_reach(g, g.at[stack], TABLES.pirates.grain_range)
    near = {PROVINCE[place] for place in reach}
    return [province for province in sorted(near) if province >= 0 and symbols(g, province, ROMA)]


class CutGrain(PlayerChoice, frozen=True):
    """27.1.4a: pirate fleets of a stack lie before grain Provinces, each before one; the others are free."""

    stack: int
    rule: ClassVar[str] = "27.1.4a"

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """Those in reach, with all that are left or fewer; ruling 27.1.4a: whoever carries others' troops is one."""
        most = fleets(g.units[self.stack])
        least = most if any(g.mark[other] & GUESTS for other in stacks_at(g, g.at[self.stack])) else 1
        near = in_reach(g, self.stack)
        return [PASS, *(("cut-grain", province, ships) for province in near for ships in range(most, least - 1, -1))]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """It is noted: they stay where they are this month (27.1.4b); the rest of the stack is asked about next."""
        if move == PASS:
            return
        _, province, ships = move
        free = fleets(g.units[self.stack]) - ships
        g.blockaded_grain += (province, ships)
        if g.log is not None:
            power = power_id(g, g.whose[self.stack])
            g.tell("grain-cut", self.rule, power=power, province=PROVINCE_IDS[province])
        if free and in_reach(g, self.stack):
            g.push(CutGrain(self.player, self.stack))
        _lie_before(g, self.stack, ships)

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        return Prompt("cut-grain", self.rule, {"place": PLACE_IDS[g.at[self.stack]]})


def _lie_before(g: RomanWorld, stack: int, ships: int) -> None:
    """27.1.4b: so many fleets of a stack stay; the others keep as much of what is aboard as they have room for."""
    mark, own = g.mark[stack] | CUTS_GRAIN, of(g.units[stack], FLEETS)
    if ships == len(own):
        remark(g, stack, mark)
        return
    gone, aboard, reformed = own[-ships:], without(g.units[stack], FLEETS), g.has_rule("31")
    free = HALVES_A_FLEET * (len(own) - ships)
    for letter in sorted(aboard, key=lambda one: -half_le(KIND_OF[one], reformed)):
        size = half_le(KIND_OF[letter], reformed)
        free, gone = (free - size, gone) if size <= free else (free, plus(gone, letter))
    join_alike(g, detach(g, stack, gone, mark))
