"""13.4: baggage trains: which can feed whom, how far away, and what they have left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Final

from romanum.engine.errand import carries_out
from romanum.engine.memo import Memo
from romanum.engine.step import Task
from romanum.games.imperium.data.charts import TABLES
from romanum.games.imperium.data.cities import CITIES_OF
from romanum.games.imperium.data.hexes import BESIDE, DESERT, GRID, HEX, PROVINCE, ROUGH, TERRAIN
from romanum.games.imperium.data.units import MOST_POINTS, SUPPLY_POINTS, TRAINS
from romanum.games.imperium.rules.common.baggage import note_rest, rested_at
from romanum.games.imperium.rules.common.control import city_at, exists, is_plundered, port_owner
from romanum.games.imperium.rules.common.leave import PORT, REPLENISHMENT, TRAIN, must_ask, shares
from romanum.games.imperium.rules.common.port_supply import in_port_supply, ports_near
from romanum.games.imperium.rules.common.powers import is_friend, mover_of, side
from romanum.games.imperium.rules.common.sieges import is_besieged
from romanum.games.imperium.rules.geography.borders import within
from romanum.games.imperium.rules.geography.seasons import is_winter_at_sea
from romanum.games.imperium.state.errands import AskLeave, Replenishment
from romanum.games.imperium.state.forces import is_naval, stacks_at, turn_up
from romanum.games.imperium.state.marks import GAVE, INSIDE, MOVED, SUPPLIED
from romanum.games.imperium.state.position import NOBODY, NONE, SUPPLY, RomanWorld
from romanum.games.imperium.state.rosters import COMBATANTS, KIND_OF, LETTER, less, of, plus, points
from romanum.games.imperium.state.rosters import TRAINS as TRAIN_LETTERS
from romanum.games.imperium.state.rosters import points as supply_points_in


def train_stacks(
    g: RomanWorld, place: int, power: int, *, inside: bool, eaters: Collection[int] = (), later: bool = False
) -> list[int]:
    """13.4.3d: the stacks in a place with trains of a power or its friends, on the same side of the walls.

    13.5.1a: each must be able to feed all the places of those who eat, or its own if none are told.
    """
    hexes = {HEX[there] for there in eaters or (place,)}
    return [
        stack
        for stack in stacks_at(g, place)
        if of(g.units[stack], TRAIN_LETTERS)
        and is_friend(g, power, g.whose[stack])
        and shares(g, power, g.whose[stack], TRAIN)
        and is_in_sight(g, stack, power)
        and (g.mark[stack] & INSIDE if inside else all(is_near(g, stack, here, power, later=later) for here in hexes))
    ]


def points_at(
    g: RomanWorld, place: int, power: int, *, inside: bool, eaters: Collection[int] = (), later: bool = False
) -> int:
    """The supply points in a place on which a power may draw."""
    stacks = train_stacks(g, place, power, inside=inside, eaters=eaters, later=later)
    return sum(supply_points_in(g.units[stack]) for stack in stacks)


def sources(g: RomanWorld, place: int, power: int, *, inside: bool, later: bool = False) -> list[int]:
    """13.4.2a, 13.4.3d, 13.5.1a: the places of trains with points on which units in a place may draw, nearest first.

    `later`: not in the running Land Movement Segment, so that trains which have come there count.
    """
    if inside:
        return [place] if points_at(g, place, power, inside=True) else []
    here, at = HEX[place], g.at
    near = within(here, TABLES.supply.train_hexes)
    found = {
        (GRID.distance(HEX[at[stack]], here), at[stack])
        for stack in _LADEN.of(g)
        if HEX[at[stack]] in near and _may_draw(g, stack, here, power, later=later)
    }
    return [there for _, there in sorted(found)]


def _laden(g: RomanWorld) -> list[int]:
    units = g.units
    return [stack for stack, place in enumerate(g.at) if place >= 0 and supply_points_in(units[stack])]


_LADEN: Final[Memo[RomanWorld, list[int]]] = Memo(_laden, "at", "units")
"""The stacks with trains that have points."""


def _may_draw(g: RomanWorld, stack: int, here: int, power: int, *, later: bool) -> bool:
    """5.8e, 13.5.1a: of an ally's only with his leave."""
    near = is_near(g, stack, here, power, later=later) and is_in_sight(g, stack, power)
    return near and shares(g, power, g.whose[stack], TRAIN)


def is_in_sight(g: RomanWorld, stack: int, power: int) -> bool:
    """Ruling 5.8e: an ally's train is drawn on where it is seen: it lies on top, or one has units in its hex."""
    if not g.hidden or g.chief[g.whose[stack]] == g.chief[power] or g.top[stack] in TRAIN_LETTERS:
        return True
    return bool(g.eyes_on(stack) & g.eyes_of(power))


def is_near(g: RomanWorld, stack: int, here: int, power: int, *, later: bool = False) -> bool:
    """13.5.1a: a friend's; from a fleet only in summer and only next to its sea; nobody from a train under siege."""
    far = GRID.distance(HEX[g.at[stack]], here)
    if far > TABLES.supply.train_hexes or g.mark[stack] & INSIDE or not is_friend(g, power, g.whose[stack]):
        return False
    return far <= 1 and not is_winter_at_sea(g, g.at[stack]) if is_naval(g, stack) else later or not _has_come(g, stack)


def _has_come(g: RomanWorld, stack: int) -> bool:
    """13.4.2a: whether a train was elsewhere when the Land Movement Segment began; in the Supply Segment it feeds."""
    return bool(g.mark[stack] & MOVED) and g.segment != SUPPLY and mover_of(g, stack) == g.active


def distance_modifier(source: int, place: int) -> int:
    """13.4.2b, 13.4.4a: one less for each hex between train and units, but not along a common river."""
    hexes = GRID.distance(HEX[source], HEX[place])
    if set(BESIDE[source]) & set(BESIDE[place]):
        return 0
    return hexes * TABLES.supply.train_a_hex_away


def dearer(g: RomanWorld, source: int, place: int, points: int) -> int:
    """13.5.1b: from a fleet to rough ground or desert ten percent more, rounded up."""
    ships = all(is_naval(g, stack) for stack in stacks_at(g, source) if of(g.units[stack], TRAIN_LETTERS))
    if source != place and ships and TERRAIN[place] in (ROUGH, DESERT):
        return -(-points * 11 // 10)
    return points


def spend(g: RomanWorld, source: int, power: int, points: int, *, inside: bool, eaters: Collection[int] = ()) -> int:
    """Points are taken from the trains in a place, own ones and the emptiest first; how many could be."""
    left = points
    stacks = train_stacks(g, source, power, inside=inside, eaters=eaters)
    for stack in sorted(stacks, key=lambda s: g.whose[s] != power):
        if left:
            left -= _unload(g, stack, left)
    return points - left


def _unload(g: RomanWorld, stack: int, points: int) -> int:
    """The trains of a stack give what they have; 13.4.1a: who gives nothing rests, known to his owner alone."""
    left, before, gave = points, g.units[stack], ""
    for letter in sorted(of(g.units[stack], TRAIN_LETTERS)):
        taken = min(left, SUPPLY_POINTS[KIND_OF[letter]])
        if taken:
            rest = LETTER[TRAINS[SUPPLY_POINTS[KIND_OF[letter]] - taken]]
            g.units[stack] = plus(less(g.units[stack], letter), rest)
            left -= taken
            gave += letter
    turn_up(g, stack)
    if left == points:
        return 0
    note_rest(g, stack, before, gave)
    g.mark[stack] |= GAVE
    return points - left


# ---- 5.8e: allies are asked for the use of their ports, trains and cities before units are fed or trains filled


Wish = tuple[int, int, int]
"""Who asks whom for what."""


def asks_allies(g: RomanWorld, stacks: list[int], again: Task[RomanWorld]) -> bool:
    """Whether an ally is asked before some stacks are fed; then what was about to be done runs `again`."""
    if not any(g.allies):
        return False
    wishes = dict.fromkeys(wish for stack in stacks for wish in _wishes(g, stack))
    return _ask(g, list(wishes), again)


def _ask(g: RomanWorld, wishes: list[Wish], again: Task[RomanWorld]) -> bool:
    if wishes:
        g.push(again)
    for asker, owner, kind in reversed(wishes):
        g.push(AskLeave(asker, owner, kind, NONE))
    return bool(wishes)


def _wishes(g: RomanWorld, stack: int) -> list[Wish]:
    """For units that eat and are not supplied: an ally's port where they stand, else his trains within reach."""
    if g.mark[stack] & (SUPPLIED | INSIDE) or is_naval(g, stack) or not of(g.units[stack], COMBATANTS):
        return []
    if in_port_supply(g, stack):
        return []
    power, here = g.whose[stack], g.at[stack]
    owners = [port_owner(g, port) for port in ports_near(g, here)]
    ports = [
        (side(g, power), side(g, owner), PORT) for owner in owners if owner >= 0 and must_ask(g, power, owner, PORT)
    ]
    return ports or [
        (side(g, power), side(g, g.whose[other]), TRAIN)
        for other, place in enumerate(g.at)
        if place >= 0 and must_ask(g, power, g.whose[other], TRAIN) and points(g.units[other])
        if is_near(g, other, HEX[here], power) and is_in_sight(g, other, power)
    ]


def asks_for_rest(g: RomanWorld, again: Task[RomanWorld]) -> bool:
    """13.4.1a: before trains are filled in an ally's city he is asked."""
    if not any(g.allies):
        return False
    wishes = dict.fromkeys(
        (side(g, g.whose[stack]), side(g, owner), REPLENISHMENT)
        for stack, place in enumerate(g.at)
        if place >= 0 and of(g.units[stack], TRAIN_LETTERS)
        for owner in [_city_owner(g, place)]
        if owner != NOBODY and must_ask(g, g.whose[stack], owner, REPLENISHMENT)
    )
    return _ask(g, list(wishes), again)


def _city_owner(g: RomanWorld, place: int) -> int:
    city = city_at(g, place)
    return g.city_of[city] if city != NONE else NOBODY


# ---- 13.4.1: baggage trains that have rested in a friendly city gain a supply point as the month ends


@carries_out(Replenishment)
def replenish(errand: Replenishment, g: RomanWorld) -> None:
    """13.4.1a: those that neither moved nor gave, one point each, up to six."""
    if asks_for_rest(g, errand):
        return
    left: dict[tuple[int, int], Counter[int]] = {}
    for stack, place in enumerate(g.at):
        if place < 0 or not of(g.units[stack], TRAIN_LETTERS) or not may_replenish(g, stack):
            continue
        own = of(g.units[stack], TRAIN_LETTERS)
        if g.mark[stack] & GAVE:
            here = left.setdefault((place, g.whose[stack]), rested_at(g, place, g.whose[stack]) or Counter())
            own = _rested(own, here)
        g.units[stack] = plus(less(g.units[stack], own), "".join(sorted(_fuller(letter) for letter in own)))
        turn_up(g, stack)


def _rested(trains: str, left: Counter[int]) -> str:
    """13.4.1a: of trains that stand with some that gave, those that have rested: as many as are `left` in the place."""
    found = ""
    for letter in trains:
        points = SUPPLY_POINTS[KIND_OF[letter]]
        if left[points] > 0:
            left[points] -= 1
            found += letter
    return found


def _fuller(letter: str) -> str:
    if letter not in TRAIN_LETTERS:
        return letter
    return LETTER[TRAINS[min(MOST_POINTS, SUPPLY_POINTS[KIND_OF[letter]] + 1)]]


def may_replenish(g: RomanWorld, stack: int) -> bool:
    """13.4.1a, 13.4.3b, 24.4: in a friendly city that is not besieged and not in a plundered Province."""
    place, power = g.at[stack], g.whose[stack]
    if g.mark[stack] & (MOVED | INSIDE) or is_naval(g, stack) or is_besieged(g, place):
        return False
    province = PROVINCE[place]
    if province != NONE and g.plunder[province]:
        return False
    city = city_at(g, place)
    if city != NONE and g.city_of[city] != NOBODY and is_friend(g, power, g.city_of[city]):
        return not is_plundered(g, city) and shares(g, power, g.city_of[city], REPLENISHMENT)
    named = dict(zip(g.founded[::2], g.founded[1::2], strict=True)).get(place, NOBODY)
    if named != NOBODY and is_friend(g, power, named):
        return shares(g, power, named, REPLENISHMENT)
    return has_no_cities(g, power) and province != NONE and g.home[province] == power


def has_no_cities(g: RomanWorld, power: int) -> bool:
    """13.4.1b: a power none of whose Provinces has cities replenishes at home; a fort may have been named as one."""
    own = [province for province, owner in enumerate(g.home) if owner == power]
    if not own or any(PROVINCE[place] in own for place in g.founded[::2]):
        return False
    return not any(exists(g, city) for province in own for city in CITIES_OF[province])
