"""2.5: a match as it begins: powers, units, leaders, cities and forts as the scenario has them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from romanum.engine.dice import AnyDice
from romanum.games.imperium.data import starts
from romanum.games.imperium.data.characters import Longer, PirateWays
from romanum.games.imperium.data.charts import LIMIT
from romanum.games.imperium.data.cities import CAPITAL_IN
from romanum.games.imperium.data.hexes import HEX, PROVINCE
from romanum.games.imperium.data.provinces import AREA_OF, NONE, PROVINCE_COUNT
from romanum.games.imperium.data.roll import NEW_LEADERS
from romanum.games.imperium.data.seas import PORT_WATERS
from romanum.games.imperium.data.settings import NUMBER, Setting, setting
from romanum.games.imperium.data.starts import ACTIVATION, PowerStart, StackStart
from romanum.games.imperium.data.units import KIND_BY_ID
from romanum.games.imperium.rules.common.control import lord_now
from romanum.games.imperium.rules.common.leaders import station
from romanum.games.imperium.rules.common.powers import EVERY_PLAYER
from romanum.games.imperium.rules.common.seafarers import ALL_WAYS
from romanum.games.imperium.rules.common.sieges import set_fort
from romanum.games.imperium.state.errands import Deployment, GameTurn
from romanum.games.imperium.state.forces import add
from romanum.games.imperium.state.layout import IN_FORCE
from romanum.games.imperium.state.position import (
    ABSENT,
    ACTIVE,
    BARBARIAN,
    BARE_PORTS,
    CIVILIZED,
    CLIENT,
    INACTIVE,
    MAJOR,
    NEUTRAL,
    NOBODY,
    PEOPLE,
    POWER_COUNT,
    ROMAN,
    UNBORN,
    RomanWorld,
)
from romanum.games.imperium.state.rosters import FLEETS, LETTER, of, roster, without

OPTIONAL: Final = {
    "random_events": "39",
    "advantages": "40",
    "city_game": "41",
    "gods": "42",
    "treasures": "43",
    "usurpers": "44",
    "plague": "45",
    "blockades": "13.6",
    "rising_leaders": "18.4",
    "sailors_ashore": "34",
}
"""The optional rules by the names of their options, each with its section (2.4a; 34e)."""
PRINTED, SHORTER, LONGER = LENGTHS = ("printed", "shorter", "longer")
"""25.1b: how long players have agreed to play."""
ORIGINS: Final = {starts.ROMAN: ROMAN, starts.CIVILIZED: CIVILIZED, starts.BARBARIAN: BARBARIAN}
BONDS: Final = {starts.PLAYED: MAJOR, starts.CLIENT: CLIENT, starts.NEUTRAL: NEUTRAL, starts.OUT: NEUTRAL}
PERSIA: Final = "37.5"
ARCHERS: Final = str.maketrans(
    {LETTER[KIND_BY_ID[f"6-16{face}"]]: LETTER[KIND_BY_ID[f"m6-16{face}"]] for face in ("", "-new")}
)
"""37.5c: what Persia has for a 6-16."""
ELITE_PERIODS: Final = (0, 1, 2)
"""15.2a."""


def start_position(scenario: str, seats: int, options: Mapping[str, Any], dice: AnyDice) -> RomanWorld:
    """2.5: a match as it begins."""
    found = setting(NUMBER[scenario], seats)
    g = empty_world(found, dice)
    g.hidden = bool(options["limited_intelligence"])
    g.discreet = bool(options["discreet"])
    for name, section in OPTIONAL.items():
        if options[name]:
            g.rules |= IN_FORCE[section]
    g.last_month = last_month(found, str(options["length"]))
    g.push(GameTurn())
    for power, start in enumerate(found.powers):
        _deploy(g, power, start)
    return g


def last_month(found: Setting, length: str) -> int:
    """25.1b: the last month that is played; none where a scenario has no end date (ruling 25.1b)."""
    if found.end is None:
        return NONE
    half = (found.end - found.start + 1) // 2
    if length == SHORTER:
        return found.end - half
    later = [int(rule.end) for rule in found.of(Longer)] or [found.end + half]
    return later[0] if length == LONGER else int(found.end)


def empty_world(found: Setting, dice: AnyDice) -> RomanWorld:
    """The scenario's powers, Provinces and cities with nobody on the map."""
    leaders = (*(leader.value for leader in found.leaders), *(0,) * NEW_LEADERS)
    g = RomanWorld(
        scenario=found.number, seats=found.players, dice=dice, month=int(found.start), first_month=int(found.start),
        last_month=NONE if found.end is None else int(found.end), order=found.order,
        leader_in=(UNBORN,) * len(leaders), leader_value=leaders, captor=(NOBODY,) * len(leaders),
        leader_of=(*(int(leader.power) for leader in found.leaders), *(NOBODY,) * NEW_LEADERS),
        returns=(0,) * len(leaders),
        city_of=list(map(int, found.city_owner)), lord=list(map(int, found.province_owner)),
        home=tuple(map(int, found.province_owner)), port_of=_port_owners(found),
    )  # fmt: skip
    sections = [*found.rules, *(["15.2"] if found.period in ELITE_PERIODS else [])]
    g.rules = sum(IN_FORCE[section] for section in sections)
    g.capitals = sum(1 << city for city, _ in found.capitals)
    _enlist(g, found)
    _raise_militia(g, found)
    _give_up_lost_provinces(g)
    return g


def _give_up_lost_provinces(g: RomanWorld) -> None:
    """Ruling 5.6a: nobody controls a Province as the match begins whose capital a rival has, without half the rest."""
    for province, lord in enumerate(g.home):
        capital = CAPITAL_IN[g.setting.column][province]
        holder = g.city_of[capital] if capital != NONE else NOBODY
        rivals = NOBODY not in (lord, holder) and lord != holder and g.bond[lord] == MAJOR == g.bond[holder]
        if rivals and lord_now(g, province)[0] == NOBODY:
            g.lord[province] = NOBODY


def _port_owners(found: Setting) -> tuple[int, ...]:
    """5.6f, 27.1a: ports without a city go with their Province; pirates hold those of the Provinces they begin in."""
    pirates = [int(rule.of) for rule in found.of(PirateWays) if set(rule.ways) == ALL_WAYS]
    begin = {PROVINCE[stack.place]: power for power in pirates for stack in found.powers[power].stacks}
    owners = found.province_owner
    return tuple(int(begin.get(PROVINCE[place], owners[PROVINCE[place]])) for place in BARE_PORTS)


def _enlist(g: RomanWorld, found: Setting) -> None:
    """5.1, 5.2.3c, 23.2: every power's standing; the peoples of Provinces that are nobody's sleep."""
    by_power = {
        "rate": [0] * POWER_COUNT, "cer": [2] * POWER_COUNT, "colours": [0] * POWER_COUNT,
        "head": [NONE] * POWER_COUNT, "purse": [NONE] * POWER_COUNT, "at_war": [0] * POWER_COUNT,
    }  # fmt: skip
    for power, start in enumerate(found.powers):
        _stand(g, power, start)
        by_power["rate"][power], by_power["cer"][power] = start.half_rate, start.cer
        by_power["colours"][power] = sum(1 << colour for colour in start.colours)
        by_power["head"][power] = by_power["purse"][power] = start.head
        by_power["at_war"][power] = EVERY_PLAYER if start.kind == starts.NEUTRAL and start.active else 0
    for name, values in by_power.items():
        setattr(g, name, tuple(values))
    for province in found.unowned:
        g.standing[PEOPLE + province] = INACTIVE


def _stand(g: RomanWorld, power: int, start: PowerStart) -> None:
    """6.2b: a power that nobody plays with so few is a minor one, and has no treasury."""
    out = start.kind == starts.OUT
    g.standing[power] = ABSENT if out else ACTIVE if start.active else INACTIVE
    g.bond[power], g.origin[power] = BONDS[start.kind], ORIGINS[start.type]
    g.chief[power], g.patron[power] = int(start.player), int(start.patron)
    g.treasury[power], g.morale[power] = start.treasury if g.bond[power] == MAJOR else 0, start.morale


def _raise_militia(g: RomanWorld, found: Setting) -> None:
    """29.1b: Provinces of Roman powers begin with all their militia."""
    if not g.has_rule("29"):
        return
    points = [0] * PROVINCE_COUNT
    for province, owner in enumerate(found.province_owner):
        limit = LIMIT[found.period][AREA_OF[province]] if AREA_OF[province] != NONE else None
        if limit is not None and owner != NONE and found.powers[owner].type == starts.ROMAN:
            points[province] = limit.militia
    g.militia = tuple(points)


def _deploy(g: RomanWorld, power: int, start: PowerStart) -> None:
    """2.5: what stands in a place stands there; what its player places waits for him; what comes later, comes later."""
    for number, stack in enumerate(start.stacks):
        if stack.waits or (not start.active and stack.place == NONE):
            continue
        if stack.place != NONE and not stack.within:
            deploy(g, power, stack, stack.place)
        else:
            g.push(Deployment(power, number))


def deploy(g: RomanWorld, power: int, stack: StackStart, place: int) -> None:
    """A stack of the set-up stands in a place: land units ashore (10.4.4c), fleets in the waters of the place."""
    for colour, units in counters(g, power, stack):
        ashore, afloat = without(units, FLEETS), of(units, FLEETS)
        if ashore:
            add(g, power, place, ashore, colour=colour)
        if afloat:
            add(g, power, PORT_WATERS[place][0] if PORT_WATERS[place] else HEX[place], afloat, colour=colour)
    for leader in stack.leaders:
        station(g, leader, power, place)
    if stack.fort != NONE:
        set_fort(g, place, power, stack.fort + 1)


def counters(g: RomanWorld, power: int, stack: StackStart) -> list[tuple[int, str]]:
    """The units of a stack of the set-up by colour; 37.5c: Persia's light cavalry are horse archers."""
    found = [(colour, roster(dict(kinds))) for colour, kinds in stack.coloured]
    if g.setting.powers[power].section != PERSIA:
        return found
    return [(colour, "".join(sorted(units.translate(ARCHERS)))) for colour, units in found]


def is_waiting_for(stack: StackStart, trigger: str = ACTIVATION) -> bool:
    """Whether a stack of the set-up comes by a trigger, or when its power wakes."""
    return stack.waits == trigger
