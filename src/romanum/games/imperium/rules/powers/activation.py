"""23: a power wakes: what it is, whom it is at war with, its units and where they are set up."""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Prompt
from romanum.engine.position import changed
from romanum.games.imperium.data.characters import BarbariansWake, WakesAsBarbarians
from romanum.games.imperium.data.charts import COLOURS, TABLES
from romanum.games.imperium.data.colours import rating
from romanum.games.imperium.data.hexes import HEX, PROVINCE
from romanum.games.imperium.data.provinces import CULTIVATED, NONE, PROVINCE_BY_ID, PROVINCE_IDS
from romanum.games.imperium.data.starts import ACTIVATION
from romanum.games.imperium.data.table_schema import InactiveRow
from romanum.games.imperium.data.units import HEAVY, KIND, TYPE_BY_ID
from romanum.games.imperium.rules.common.control import cities_in, has_port, province_tax
from romanum.games.imperium.rules.common.powers import EVERY_PLAYER, existing, is_enemy, power_id, side, wake
from romanum.games.imperium.rules.powers.distances import appoint
from romanum.games.imperium.rules.powers.placement import (
    OWN_LAND,
    begin_placing,
    fill_pool,
    home_provinces,
    leader_to_pool,
    ports,
    zone,
)
from romanum.games.imperium.rules.setup import counters, deploy
from romanum.games.imperium.state.actions import NUMBER
from romanum.games.imperium.state.errands import Activated, Deployment, Trespass
from romanum.games.imperium.state.forces import is_alive, is_naval, main_colour, stacks_of
from romanum.games.imperium.state.layout import SEATS
from romanum.games.imperium.state.position import (
    ACTIVE,
    BARBARIAN,
    BARE_PORTS,
    CIVILIZED,
    CLIENT,
    INACTIVE,
    NEUTRAL,
    NOBODY,
    PEOPLE,
    REBELS,
    UNBORN,
    RomanWorld,
)
from romanum.games.imperium.state.rosters import COMBATANTS, LETTER, of, roster
from romanum.games.imperium.state.steps import PlayerChoice

NEVER: Final = 1 << 30
"""A month that does not come."""
MORALE: Final = 50
"""Ruling 23.3a: the morale of a people that the scenario does not list."""
HORSE_LANDS: Final = frozenset(PROVINCE_BY_ID[name] for name in ("arabia-deserta", "sagartia"))
"""23.3c."""
HORSE: Final = KIND[TYPE_BY_ID["6-16"]][0][0]
FOOT: Final = TYPE_BY_ID["16-9"]
SHIP: Final = TYPE_BY_ID["18-30"]
ORDERED_COLOURS: Final = tuple(COLOURS.index(name) for name in ("black", "brown", "tan", "white", "orange", "yellow"))


def is_people(power: int) -> bool:
    """5.2.3c: whether it is the people of a Province that the scenario gives to nobody."""
    return PEOPLE <= power < REBELS


def is_armed(g: RomanWorld, power: int) -> bool:
    """Whether a power has a combat unit on the map."""
    own = stacks_of(g, power)
    first = bool(own) and bool(of(g.units[own[0]], COMBATANTS))
    return first or any(of(g.units[stack], COMBATANTS) for stack in own)


# ---- waking


def rouse(g: RomanWorld, power: int, against: int, rule: str) -> None:
    """23.1: an inactive power is active, and its units are found next."""
    if is_people(power):
        _take_home(g, power)
    wake(g, power, against)
    if g.log is not None:
        g.tell("power-wakes", rule, power=power_id(g, power))
    g.push(Activated(power))


def _take_home(g: RomanWorld, power: int) -> None:
    """5.2.3c, 23.2: a people holds its Province and what nobody else holds there; civilized where it is cultivated."""
    province = power - PEOPLE
    g.origin[power] = CIVILIZED if CULTIVATED[g.setting.period][province] else BARBARIAN
    g.bond[power], g.morale[power] = NEUTRAL, MORALE
    if g.lord[province] == NOBODY:
        g.lord[province] = power
    for city in cities_in(g, province):
        if g.city_of[city] == NOBODY:
            g.city_of[city] = power
    g.port_of = tuple(
        power if owner == NOBODY and PROVINCE[place] == province else owner
        for place, owner in zip(BARE_PORTS, g.port_of, strict=True)
    )
    if not g.colours[power]:
        g.colours = changed(g.colours, power, 1 << _free_colour(g))


def _free_colour(g: RomanWorld) -> int:
    """Ruling 23.3a: the first colour of barbarians and foreigners that nobody in play has."""
    used = 0
    for power in existing(g):
        used |= g.colours[power]
    return next((colour for colour in ORDERED_COLOURS if not used >> colour & 1), ORDERED_COLOURS[0])


def enemies_for(g: RomanWorld, power: int, player: int) -> int:
    """23.4a: a civilized power is at war with whoever violated its land alone, barbarians with everybody."""
    civilized = CULTIVATED[g.setting.period][power - PEOPLE] if is_people(power) else g.origin[power] != BARBARIAN
    if not civilized:
        return EVERY_PLAYER
    return 1 << player if player != NOBODY else 0


# ---- its units


@carries_out(Activated)
def find_units(errand: Activated, g: RomanWorld) -> None:
    """23.3a, 20.2b: those on the map; those that the scenario lists; else what two dice bring."""
    power = errand.power
    if g.bond[power] == NEUTRAL:
        provinces = home_provinces(g, power)
        appoint(g, power, {HEX[place] for place in zone(g, power, OWN_LAND)} if provinces else set())
    if g.dissolved >> power & 1 and (is_armed(g, power) or not comes_anew(g, power)):
        return
    waiting = _listed(g, power)
    for number in reversed(waiting):
        g.push(Deployment(power, number))
    if not waiting and not is_armed(g, power) and home_provinces(g, power):
        _roll_units(g, power)


def comes_anew(g: RomanWorld, power: int) -> bool:
    """23.6b, 37.6c: whether new forces come each time a power wakes, though it has dissolved before."""
    if is_people(power):
        return True
    powers = [int(power) for rule in g.setting.of(BarbariansWake) for power in rule.powers]
    return power in (*powers, *(int(rule.power) for rule in g.setting.of(WakesAsBarbarians)))


def is_gone(g: RomanWorld, power: int) -> bool:
    """23.6c: whether a power that does not return has been eliminated."""
    once = [rule for rule in g.setting.of(WakesAsBarbarians) if rule.once and rule.power == power]
    return any(g.dormant[rule.province] == NEVER for rule in once)


def _listed(g: RomanWorld, power: int) -> list[int]:
    """The stacks of the set-up that come when a power wakes: also those that stood there, once all are lost (23.6c)."""
    if power >= len(g.setting.powers):
        return []
    gone = not is_armed(g, power)
    stacks = enumerate(g.setting.powers[power].stacks)
    return [
        number
        for number, stack in stacks
        if stack.waits == ACTIVATION or (not stack.waits and (gone or stack.place == NONE))
    ]


@carries_out(Deployment)
def deploy_start(errand: Deployment, g: RomanWorld) -> None:
    """2.5: a stack of the set-up: where it is told, or where its player likes."""
    power, start = errand.power, g.setting.powers[errand.power].stacks[errand.stack]
    if g.bond[power] == NEUTRAL and g.chief[power] == NOBODY:
        appoint(g, power)
    if start.place != NONE and not start.within:
        deploy(g, power, start, start.place)
        return
    places = zone(g, power, errand.stack)
    if not places:
        return
    harbours = ports(g, power, places)
    for colour, units in counters(g, power, start):
        fill_pool(g, power, places[0], units, colour, harbours[0] if harbours else NONE)
    for leader in start.leaders:
        if g.leader_in[leader] == UNBORN:
            leader_to_pool(g, leader, power, places[0])
    begin_placing(g, g.chief[power], power, errand.stack)


# ---- the Inactive Power Table


def modifier(g: RomanWorld, power: int) -> int:
    """23.3a: what is added to the two dice."""
    provinces, period = home_provinces(g, power), str(g.setting.period + 1)
    chart = TABLES.inactive.barbarian if g.origin[power] == BARBARIAN else TABLES.inactive.civilized
    found = chart.periods.get(period, 0) + sum(chart.provinces.get(PROVINCE_IDS[p], 0) for p in provinces)
    if sum(len(cities_in(g, province)) for province in provinces) >= 3:
        found += chart.three_cities
    if len(provinces) >= 2:
        found += chart.two_provinces
    if sum(province_tax(g, province) for province in provinces) <= chart.poor_up_to:
        found += chart.poor
    return found


def table_row(g: RomanWorld, power: int, total: int) -> int:
    """The row of a modified roll."""
    chart = TABLES.inactive.barbarian if g.origin[power] == BARBARIAN else TABLES.inactive.civilized
    return next((n for n, row in enumerate(chart.row) if total <= row.up_to), len(chart.row) - 1)


def _row(g: RomanWorld, power: int, number: int) -> InactiveRow:
    chart = TABLES.inactive.barbarian if g.origin[power] == BARBARIAN else TABLES.inactive.civilized
    return chart.row[number]


def _roll_units(g: RomanWorld, power: int) -> None:
    """23.3a, 23.3b: rating, replacement rate and units; infantry may become fleets where there is a port."""
    dice = [g.dice.roll(), g.dice.roll()]
    total = sum(dice) + modifier(g, power)
    number = table_row(g, power, total)
    row = _row(g, power, number)
    g.cer = changed(g.cer, power, rating(row.efficiency))
    g.rate = changed(g.rate, power, row.half_rate)
    if g.log is not None:
        g.tell("units-of-a-people", "23.3a", power=power_id(g, power), dice=dice, total=total)
    foot = row.units.get("16-9", 0)
    places = zone(g, power, OWN_LAND)
    horse = bool(HORSE_LANDS & set(home_provinces(g, power)))
    if foot and not horse and g.chief[power] != NOBODY and any(has_port(g, p) for p in ports(g, power, places)):
        g.push(ShipsForFoot(g.chief[power], power, number, foot))
    else:
        set_up(g, power, number, 0)


def units_of_row(g: RomanWorld, power: int, number: int, ships: int) -> str:
    """23.3b, 23.3c: what stands in a row, so many of its 16-9 as fleets; horsemen's lands have light cavalry alone."""
    row, cer = _row(g, power, number), g.cer[power]
    if HORSE_LANDS & set(home_provinces(g, power)):
        heavy = sum(n for name, n in row.units.items() if HEAVY[KIND[TYPE_BY_ID[name]][0][cer]])
        return LETTER[HORSE] * (2 * heavy)
    found = {KIND[TYPE_BY_ID[name]][0][cer]: n for name, n in row.units.items()}
    if ships:
        found[KIND[FOOT][0][cer]] -= ships
        found[KIND[SHIP][0][cer]] = ships
    return roster(found)


def set_up(g: RomanWorld, power: int, number: int, ships: int) -> None:
    """23.3d: they are set up anywhere in the power's Provinces."""
    places = zone(g, power, OWN_LAND)
    if not places:
        return
    harbours = ports(g, power, places)
    units = units_of_row(g, power, number, ships)
    fill_pool(g, power, places[0], units, main_colour(g, power), harbours[0] if harbours else NONE)
    for value in _row(g, power, number).leaders:
        leader = spare_leader(g)
        if leader != NONE:
            g.leader_value = changed(g.leader_value, leader, value)
            leader_to_pool(g, leader, power, places[0])
    begin_placing(g, g.chief[power], power, OWN_LAND)


def spare_leader(g: RomanWorld) -> int:
    """A counter for an unnamed leader whom no scenario lists; none once all are in use."""
    first = len(g.setting.leaders)
    return next((n for n in reversed(range(first, len(g.leader_in))) if g.leader_in[n] == UNBORN), NONE)


class ShipsForFoot(PlayerChoice, frozen=True):
    """23.3b: how many of its 16-9 a power with a port has as fleets."""

    power: int
    row: int
    foot: int
    rule: ClassVar[str] = "23.3b"

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        return list(NUMBER[: self.foot + 1])

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """Then they are set up."""
        set_up(g, self.power, self.row, move[1])

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        return Prompt("ships-for-foot", self.rule, {"power": power_id(g, self.power), "number": self.foot})


# ---- 5.2.2b, 5.2.3b, 23.1, 23.4a: land units have entered a Province; whoever sleeps there wakes


def owner_of(g: RomanWorld, province: int) -> int:
    """Whose land it is: the power that controls it, else the people of a Province that was given to nobody."""
    lord = g.lord[province]
    if lord != NOBODY:
        return lord
    people = PEOPLE + province
    if g.standing[people] == INACTIVE and g.bond[people] == NEUTRAL:
        return people
    return g.home[province]


def is_still(g: RomanWorld, power: int) -> bool:
    """Whether the scenario says that a power is woken by nobody who enters."""
    return power < len(g.setting.powers) and g.setting.powers[power].still


@carries_out(Trespass)
def trespass(errand: Trespass, g: RomanWorld) -> None:
    """23.1: a stack with units ashore; a fleet in the coastal waters wakes nobody, nor does a leader alone."""
    stack = errand.stack
    if not is_alive(g, stack) or not g.units[stack] or is_naval(g, stack):
        return
    owner = owner_of(g, errand.province)
    if owner != NOBODY:
        meet(g, owner, g.whose[stack])


def meet(g: RomanWorld, owner: int, intruder: int) -> None:
    """What a power does about one that has entered its land."""
    if g.standing[owner] == INACTIVE:
        if is_hostile(g, owner, intruder) and not is_gone(g, owner):
            rouse(g, owner, against(g, owner, intruder), "23.1")
    elif g.standing[owner] == ACTIVE and g.bond[owner] == NEUTRAL and owner != intruder:
        wake(g, owner, against(g, owner, intruder))


def is_hostile(g: RomanWorld, owner: int, intruder: int) -> bool:
    """23.1: everybody to an inactive neutral, but for barbarians to barbarians; to a client its patron's enemies."""
    if owner == intruder or is_still(g, owner):
        return False
    if g.bond[owner] == CLIENT:
        return is_enemy(g, intruder, owner)
    return not (side(g, intruder) >= SEATS and g.origin[intruder] == BARBARIAN == g.origin[owner])


def against(g: RomanWorld, owner: int, intruder: int) -> int:
    """23.4a: the mask of players with whom a power is at war then."""
    if g.bond[owner] == CLIENT:
        return 0
    player = side(g, intruder)
    return enemies_for(g, owner, player if player < SEATS else NOBODY)
