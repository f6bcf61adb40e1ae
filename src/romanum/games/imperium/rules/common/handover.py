"""What passes from one power to another: stacks with their leaders, Provinces with their cities, all that one has."""

from __future__ import annotations

from romanum.board.masks import bits
from romanum.engine.position import changed
from romanum.games.imperium.data.charts import BUILD, TABLES
from romanum.games.imperium.data.cities import CITIES_OF, CITY_COUNT, CITY_PLACE
from romanum.games.imperium.data.hexes import GRID, HEX, PROVINCE
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.data.units import NEW, TYPE
from romanum.games.imperium.rules.common.control import exists, give_province, provinces_of
from romanum.games.imperium.rules.common.given import pass_on, return_lost
from romanum.games.imperium.rules.common.leaders import captives_in, leaders_in, station, take_off
from romanum.games.imperium.rules.common.morale import change, forget_trains, worth
from romanum.games.imperium.rules.common.powers import clients_of, is_friend, majors, make_client, remove
from romanum.games.imperium.rules.common.sieges import end_siege, forts, is_besieged, keep_forts
from romanum.games.imperium.state.forces import (
    add,
    built,
    detach,
    give,
    is_naval,
    join_alike,
    main_colour,
    put,
    settle,
    stacks_at,
    stacks_of,
    strike,
    turn_up,
)
from romanum.games.imperium.state.layout import KEEL_FACTS, SIEGE_FACTS
from romanum.games.imperium.state.marks import GUESTS, INSIDE
from romanum.games.imperium.state.position import BARE_PORTS, DEAD, NOBODY, RomanWorld
from romanum.games.imperium.state.rosters import (
    FLEETS,
    KIND_OF,
    TRAINS,
    each,
    fleets,
    less,
    load,
    numbers,
    of,
    plus,
    roster,
    trains,
    without,
)

# ---- stacks


def hand_over(g: RomanWorld, stack: int, power: int, *, keep_colour: bool = False) -> str:
    """A stack goes over with its leaders and captives; the units that are the new owner's now.

    20.3.2c: those for whom he has no counters of his colours are gone, unless they keep their own.
    """
    old = g.whose[stack]
    for leader in leaders_in(g, stack):
        if g.leader_of[leader] == old:
            g.leader_of = changed(g.leader_of, leader, power)
    for leader in captives_in(g, stack):
        g.captor = changed(g.captor, leader, power)
    units, colour = g.units[stack], g.colour[stack]
    if keep_colour or g.colours[power] >> colour & 1:
        kept = units
        _account_trains(g, old, power, trains(units), trains(units))
        give(g, stack, power)
    else:
        kept = _exchange(g, stack, power)
    if not keep_colour:
        return_lost(g, old, colour, units)
    return kept


def _exchange(g: RomanWorld, stack: int, power: int) -> str:
    """20.3.2c: units become those of another's colours, as far as he has counters; a crew that cannot float is gone."""
    old, units, place = g.whose[stack], g.units[stack], g.at[stack]
    first, *others = colours_of(g, power)
    found = {first: "", **within_counters(g, power, units, (first,) if is_naval(g, stack) else (first, *others))}
    if not g.mark[stack] & GUESTS and of(units, FLEETS):
        found[first] = _afloat(found[first], g.has_rule("31"))
    kept = "".join(sorted("".join(found.values())))
    strike(g, stack, less(units, kept))
    _account_trains(g, old, power, trains(units), trains(kept))
    for colour in others:
        if found.get(colour):
            give(g, detach(g, stack, found[colour], g.mark[stack]), power, colour)
    sinks = of(units, FLEETS) and not kept
    survivors = [*leaders_in(g, stack), *captives_in(g, stack)] if sinks else []
    give(g, stack, power, first)
    for leader in survivors:
        _come_ashore(g, leader, power, place)
    return kept


def within_counters(g: RomanWorld, power: int, units: str, colours: tuple[int, ...]) -> dict[int, str]:
    """5.7b, 20.3.2c: those of some units for whom a power has counters left, by colour, fleets first."""
    found: dict[int, str] = {}
    for letter in sorted(units, key=lambda one: one not in FLEETS):
        colour = next((c for c in colours if room(g, power, c, letter, found.get(c, ""))), NONE)
        if colour != NONE:
            found[colour] = plus(found.get(colour, ""), letter)
    return found


def enlist(g: RomanWorld, power: int, place: int, units: str) -> None:
    """5.7b: units come to a power for nothing, as far as it has counters for them."""
    for colour, letters in within_counters(g, power, units, colours_of(g, power)).items():
        add(g, power, place, letters, colour=colour)


def _come_ashore(g: RomanWorld, leader: int, power: int, place: int) -> None:
    """One whose ship is gone is in the nearest city of his new side; where there is none he is lost."""
    there, server = nearest_city(g, power, place), g.leader_of[leader]
    if there == NONE:
        take_off(g, leader, DEAD)
        return
    station(g, leader, power, there)
    g.leader_of = changed(g.leader_of, leader, server)


def _afloat(units: str, reformed: bool) -> str:
    """10.4.1: as many of those aboard as the fleets among them carry."""
    while units and not _floats(units, reformed):
        units = less(units, without(units, FLEETS)[-1])
    return units


def _account_trains(g: RomanWorld, old: int, power: int, gone: int, gained: int) -> None:
    """7.7b: trains count among those that their new owner has built, no longer among the old one's."""
    if gone:
        forget_trains(g, old, gone)
        g.trains_built = changed(g.trains_built, power, g.trains_built[power] + gained)


def colours_of(g: RomanWorld, power: int) -> tuple[int, ...]:
    """5.7a: the colours of a power, its main one first."""
    return tuple(bits(g.colours[power])) or (main_colour(g, power),)


def room(g: RomanWorld, power: int, colour: int, letter: str, gained: str) -> bool:
    """20.3.2c: whether a new owner has a counter of a type left in a colour, besides those just gained in it."""
    if letter in TRAINS:
        own = sum(trains(g.units[stack]) for stack in stacks_of(g, power))
        return own + trains(gained) < TABLES.train.most
    type_ = TYPE[KIND_OF[letter]]
    return built(g, colour, type_) + sum(TYPE[kind] == type_ for kind in each(gained)) < BUILD[colour][type_]


def go_over(g: RomanWorld, stack: int, power: int) -> None:
    """19.1c, 20.3.3: a stack goes over with its leaders: one side loses the morale of all, the other gains its own."""
    old, leaders = g.whose[stack], _worth_of_leaders(g, stack)
    change(g, old, -worth(g, g.units[stack]) - leaders, "19.1c")
    change(g, power, worth(g, hand_over(g, stack, power)) + leaders, "20.3.3")


def _worth_of_leaders(g: RomanWorld, stack: int) -> int:
    """20.3.3: the morale that goes over with the leaders of its own in a stack."""
    return sum(worth_of_leader(g, n) for n in leaders_in(g, stack) if g.leader_of[n] == g.whose[stack])


def worth_of_leader(g: RomanWorld, leader: int) -> int:
    """20.3.3: one and his value."""
    return 1 + g.leader_value[leader]


def defect(g: RomanWorld, stack: int, units: str, power: int) -> None:
    """Some units of a stack go over; its leaders stay."""
    units = seaworthy(g, stack, units)
    if units:
        go_over(g, detach(g, stack, units, g.mark[stack]), power)


def seaworthy(g: RomanWorld, stack: int, units: str) -> str:
    """10.4.1: of units that part from a stack at sea, those whom the fleets on both sides can carry."""
    if not is_naval(g, stack):
        return units
    reformed, all_ = g.has_rule("31"), g.units[stack]
    units = _afloat(units, reformed)
    while of(units, FLEETS) and not _floats(less(all_, units), reformed):
        units = _afloat(less(units, of(units, FLEETS)[-1]), reformed)
    return units


def _floats(units: str, reformed: bool) -> bool:
    return not units or load(units, reformed) <= 2 * fleets(units)


def halve(g: RomanWorld, stack: int) -> None:
    """20.3.2b, 10.4.1: of each type and side half is kept; whom the ships that are left cannot carry is not."""
    units, kept = g.units[stack], halved(g.units[stack])
    kept = _afloat(kept, g.has_rule("31")) if of(units, FLEETS) else kept
    lost = less(units, kept)
    strike(g, stack, lost)
    return_lost(g, g.whose[stack], g.colour[stack], lost)


def halved(units: str) -> str:
    """20.3.2b: half of each type and side, rounded down, but at least one; the better CER and the fuller trains."""
    kept = ""
    for alike in by_type(units):
        best = alike[::-1] if alike[0] in TRAINS else alike
        kept += best[: max(1, len(alike) // 2)]
    return "".join(sorted(kept))


def by_type(units: str) -> list[str]:
    """Units parted by type and side, whatever their CER; letters sort as kinds do."""
    found: dict[tuple[int, bool], str] = {}
    for letter in units:
        kind = KIND_OF[letter]
        found[TYPE[kind], NEW[kind]] = found.get((TYPE[kind], NEW[kind]), "") + letter
    return list(found.values())


def share(units: str, percent: int) -> str:
    """That share of each kind, rounded down."""
    return roster({kind: number * percent // 100 for kind, number in numbers(units).items()})


def of_types(units: str, types: tuple[int, ...]) -> str:
    """The units of some types."""
    return roster({kind: n for kind, n in numbers(units).items() if TYPE[kind] in types}) if types else units


# ---- places


def cede(g: RomanWorld, province: int, old: int, power: int) -> None:
    """A Province goes over with the cities and ports that its old lord holds in it."""
    for city in CITIES_OF[province]:
        if exists(g, city) and g.city_of[city] == old:
            g.city_of[city] = power
    g.port_of = tuple(
        power if owner == old and PROVINCE[place] == province else owner
        for place, owner in zip(BARE_PORTS, g.port_of, strict=True)
    )
    if g.lord[province] == old:
        give_province(g, province, power)


def nearest_city(g: RomanWorld, power: int, place: int, within: tuple[int, ...] = ()) -> int:
    """The place of the nearest city that a power or its friends hold, but not here and not besieged; none if none."""
    found = [
        CITY_PLACE[city]
        for city in range(CITY_COUNT)
        if g.city_of[city] != NOBODY and exists(g, city) and is_friend(g, power, g.city_of[city])
    ]
    free = [there for there in found if there != place and not is_besieged(g, there)]
    near = [there for there in free if not within or PROVINCE[there] in within] or free
    return min(near, key=lambda there: (GRID.distance(HEX[place], HEX[there]), there), default=NONE)


def withdraw(g: RomanWorld, place: int, power: int, within: tuple[int, ...] = ()) -> None:
    """Land units and leaders of a power leave a place for the nearest city of their side; without one they are lost."""
    there = nearest_city(g, power, place, within)
    for stack in stacks_at(g, place):
        if g.whose[stack] != power or is_naval(g, stack):
            continue
        if there == NONE:
            for leader in leaders_in(g, stack):
                take_off(g, leader, DEAD)
            lost, g.units[stack] = g.units[stack], ""
            turn_up(g, stack)
            return_lost(g, power, g.colour[stack], lost)
        else:
            g.mark[stack] &= ~INSIDE
            put(g, stack, there)
            join_alike(g, stack)
    settle(g, place)


# ---- all that a power has


def absorb(g: RomanWorld, power: int, to: int, *, halved: bool) -> None:
    """A power passes whole to another.

    20.3, 20.3.3: in a defection half its units are lost, its head leaves the map, and who is left raises morale.
    """
    if halved and g.head[power] != NONE:
        take_off(g, g.head[power], DEAD)
    g.colours = changed(g.colours, to, g.colours[to] | g.colours[power])
    for stack in stacks_of(g, power):
        if halved:
            halve(g, stack)
            change(g, to, worth(g, g.units[stack]) + _worth_of_leaders(g, stack), "20.3.3")
        hand_over(g, stack, to, keep_colour=True)
    pass_on(g, power, to)
    g.leader_of = tuple(to if served == power else served for served in g.leader_of)
    g.captor = tuple(to if captor == power else captor for captor in g.captor)
    _take_places(g, power, to)
    _take_chest(g, power, to)
    player = g.chief[power]
    remove(g, power)
    if player != NOBODY and not majors(g, player):
        g.out |= 1 << player


def _take_places(g: RomanWorld, power: int, to: int) -> None:
    """Cities, ports, forts, shipyards, Provinces; sieges by friends are over."""
    g.city_of[:] = [to if owner == power else owner for owner in g.city_of]
    g.port_of = tuple(to if owner == power else owner for owner in g.port_of)
    keep_forts(g, [fort._replace(power=to) if fort.power == power else fort for fort in forts(g)])
    g.keels = tuple(to if n % KEEL_FACTS == 0 and value == power else value for n, value in enumerate(g.keels))
    for province in provinces_of(g, power):
        give_province(g, province, to)
    for place in g.sieges[::SIEGE_FACTS]:
        if all(is_friend(g, to, g.whose[stack]) for stack in stacks_at(g, place)):
            end_siege(g, place)
            settle(g, place)


def _take_chest(g: RomanWorld, power: int, to: int) -> None:
    """Treasury, points and clients."""
    g.treasury[to] += g.treasury[power]
    g.points[to] += g.points[power]
    g.treasury[power] = g.points[power] = 0
    for client in clients_of(g, power):
        make_client(g, client, to)
