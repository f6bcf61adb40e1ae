"""Armies and fleets: stacks of units, made, moved, split, joined and destroyed. All that changes a stack is here.

    army = split(g, stack_of(g, rome, PLACE["arretium"]), ACTIVE)   # an empty stack beside the other
    transfer(g, home, army, LEGION, 2)
    go(g, army, PLACE["pisae"])
    tidy(g, PLACE["arretium"])

After whatever may have changed who occupies a Space, call `control.settle`; `tidy` keeps what must always hold in a
place (9.2.3, 9.2.4, 12.1.3) and joins stacks of the same side and mark.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import mul
from typing import Final

from romanum.engine.memo import Memo
from romanum.engine.position import changed
from romanum.games.pax.data.components import (
    BP,
    ELEPHANTS,
    FORTRESS,
    FULL,
    GALLEY,
    GARRISON,
    HEAVIES,
    HELEPOLIS,
    HORSE,
    INFANTRY,
    KINDS,
    LAND_COMBAT,
    MARIAN_BP,
    NONE,
    OCCUPYING,
    ON_LAND,
    SIDE_COUNT,
    SPACE_COUNT,
    TABLES,
    TRIBE_AT,
    TRIBES,
)
from romanum.games.pax.state.position import FREE, FRESH, GONE, MARIAN, NOBODY, Mediterranean

# ---- looking


def stacks_at(g: Mediterranean, place: int) -> list[int]:
    """All stacks in a place."""
    found, stack, link = [], g.head[place], g.link
    while stack != NONE:
        found.append(stack)
        stack = link[stack]
    return found


def stacks_of(g: Mediterranean, side: int) -> list[int]:
    """All stacks of a side, by number."""
    at = g.at
    return [stack for stack, owner in enumerate(g.whose) if owner == side and at[stack] >= 0]


def stack_of(g: Mediterranean, side: int, place: int, mark: int = FRESH) -> int:
    """The stack of a side in a place with a certain mark; none if there is none."""
    stack, link, whose, marks = g.head[place], g.link, g.whose, g.mark
    while stack != NONE and (whose[stack] != side or marks[stack] != mark):
        stack = link[stack]
    return stack


def numbers(g: Mediterranean, stack: int) -> list[int]:
    """How many units of each kind are in a stack."""
    return g.units[stack * KINDS : (stack + 1) * KINDS]


def number(g: Mediterranean, stack: int, kind: int) -> int:
    """How many units of a kind are in a stack."""
    return g.units[stack * KINDS + kind]


def total(g: Mediterranean, stack: int, kinds: Iterable[int]) -> int:
    """How many units of these kinds are in a stack."""
    units, first = g.units, stack * KINDS
    return sum([units[first + kind] for kind in kinds])


def lcu(g: Mediterranean, stack: int) -> int:
    """1.4b: its Land Combat Units."""
    first = stack * KINDS
    return sum(g.units[first : first + LAND_COMBAT])


def infantry(g: Mediterranean, stack: int) -> int:
    """1.4d: its Infantry."""
    return total(g, stack, INFANTRY)


def horse(g: Mediterranean, stack: int) -> int:
    """Its Cavalry, hired ones too."""
    return total(g, stack, HORSE)


def galleys(g: Mediterranean, stack: int) -> int:
    """Its Galley Squadrons."""
    return g.units[stack * KINDS + GALLEY]


def values(g: Mediterranean) -> tuple[int, ...]:
    """10.3.1, 10.4.5: the Battle Points of each kind in this Game-Turn."""
    return MARIAN_BP if g.optional & MARIAN and g.turn >= TABLES.calendar.marian_legions else BP


def strength(g: Mediterranean, stack: int) -> int:
    """10.3.1: the Battle Points of a stack, Cavalry included, walls not."""
    return sum(map(mul, values(g), g.units[stack * KINDS : (stack + 1) * KINDS]))


def is_empty(g: Mediterranean, stack: int) -> bool:
    """Whether it holds no unit; leaders may be left."""
    first = stack * KINDS
    return not any(g.units[first : first + KINDS])


def occupies(g: Mediterranean, stack: int) -> bool:
    """1.4k: whether it has a Land Combat Unit or a Garrison."""
    first = stack * KINDS
    return any(g.units[first : first + OCCUPYING])


def land_units(g: Mediterranean, stack: int) -> int:
    """1.4c: its Land Units, leaders not counted."""
    first = stack * KINDS
    return sum(g.units[first : first + ON_LAND])


def occupants(g: Mediterranean, place: int) -> int:
    """1.4k: the mask of sides with Land Combat Units or Garrisons in a place, a Tribal Counter included."""
    found, stack, link = 0, g.head[place], g.link
    while stack != NONE:
        if occupies(g, stack):
            found |= 1 << g.whose[stack]
        stack = link[stack]
    if place < SPACE_COUNT and TRIBE_AT[place] != NONE and g.tribe[TRIBE_AT[place]] != NONE:
        found |= 1 << TRIBES
    return found


def fleets(g: Mediterranean, place: int) -> int:
    """The mask of sides with Galley Squadrons in a place."""
    found, stack, link = 0, g.head[place], g.link
    while stack != NONE:
        if g.units[stack * KINDS + GALLEY]:
            found |= 1 << g.whose[stack]
        stack = link[stack]
    return found


def count(g: Mediterranean, side: int, kinds: Sequence[int]) -> int:
    """How many units of these kinds a side has, wherever they are."""
    units = g.units
    return sum([units[stack * KINDS + kind] for stack in stacks_of(g, side) for kind in kinds])


def heavies(g: Mediterranean, side: int) -> int:
    """6.4.2: its LG and HI, full, Reduced or hired."""
    return count(g, side, HEAVIES)


# ---- changing


def new_stack(g: Mediterranean, side: int, place: int, mark: int = FRESH) -> int:
    """An empty stack; whoever makes it fills it."""
    try:
        stack = g.at.index(FREE)
    except ValueError:
        stack = len(g.at)
        g.at.append(FREE)
        g.whose.append(side)
        g.mark.append(mark)
        g.link.append(NONE)
        g.units += [0] * KINDS
    g.at[stack], g.whose[stack], g.mark[stack] = place, side, mark
    g.link[stack], g.head[place] = g.head[place], stack
    return stack


def unlink(g: Mediterranean, stack: int) -> None:
    """Take a stack out of the chain of its place."""
    place, link = g.at[stack], g.link
    before = g.head[place]
    if before == stack:
        g.head[place] = link[stack]
        return
    while link[before] != stack:
        before = link[before]
        assert before != NONE, f"stack {stack} is not where it should be"
    link[before] = link[stack]


def touch(g: Mediterranean, place: int) -> None:
    """Somebody may have come to occupy a place, or no longer does."""
    if place < SPACE_COUNT and place not in g.touched:
        g.touched += (place,)


def add(g: Mediterranean, side: int, place: int, kind: int, number: int = 1, mark: int = FRESH) -> int:
    """Units appear in a place; the stack they are in."""
    stack = stack_of(g, side, place, mark)
    if stack == NONE:
        stack = new_stack(g, side, place, mark)
    g.units[stack * KINDS + kind] += number
    touch(g, place)
    return stack


def strike(g: Mediterranean, stack: int, kind: int, number: int = 1) -> None:
    """Units of a stack are gone; `tidy` its place when all are struck."""
    g.units[stack * KINDS + kind] -= number
    touch(g, g.at[stack])


def transfer(g: Mediterranean, source: int, target: int, kind: int, number: int = 1) -> None:
    """Units go over from one stack to another."""
    units = g.units
    units[source * KINDS + kind] -= number
    units[target * KINDS + kind] += number


def split(g: Mediterranean, stack: int, mark: int) -> int:
    """An empty stack of the same side in the same place, with another mark."""
    return new_stack(g, g.whose[stack], g.at[stack], mark)


def join(g: Mediterranean, source: int, target: int) -> None:
    """A stack becomes part of another of the same place, leaders too."""
    units, a, b = g.units, source * KINDS, target * KINDS
    for kind in range(KINDS):
        units[b + kind] += units[a + kind]
        units[a + kind] = 0
    if source in g.leader_in:
        g.leader_in = tuple([target if stack == source else stack for stack in g.leader_in])
    _free(g, source)


def remark(g: Mediterranean, stack: int, mark: int) -> int:
    """A stack gets another mark and is one with those of that mark; the stack it is now."""
    other = stack_of(g, g.whose[stack], g.at[stack], mark)
    if other in (NONE, stack):
        g.mark[stack] = mark
        return stack
    join(g, stack, other)
    return other


def go(g: Mediterranean, stack: int, place: int) -> None:
    """A stack is in another place now."""
    touch(g, g.at[stack])
    unlink(g, stack)
    g.at[stack] = place
    g.link[stack], g.head[place] = g.head[place], stack
    touch(g, place)


def give(g: Mediterranean, stack: int, side: int) -> int:
    """A stack changes its owner; the stack it is now."""
    g.whose[stack] = side
    touch(g, g.at[stack])
    mark = g.mark[stack]
    g.mark[stack] = NONE
    return remark(g, stack, mark)


def wipe_out(g: Mediterranean, stack: int) -> None:
    """All units of a stack are gone; its leaders must have been seen to."""
    first = stack * KINDS
    g.units[first : first + KINDS] = [0] * KINDS
    touch(g, g.at[stack])
    if stack not in g.leader_in:
        _free(g, stack)


def _free(g: Mediterranean, stack: int) -> None:
    unlink(g, stack)
    g.at[stack], g.link[stack], g.mark[stack] = GONE, NONE, FRESH


def is_alive(g: Mediterranean, stack: int) -> bool:
    """Whether a stack still stands: its number means no other as long as the running move goes on."""
    return stack != NONE and g.at[stack] >= 0


def reuse_numbers(g: Mediterranean) -> None:
    """A move is over and nothing on the stack of steps speaks of stacks that are gone: their numbers are free."""
    g.at[:] = [FREE if place == GONE else place for place in g.at]


# ---- what always holds in a place


def tidy(g: Mediterranean, place: int) -> None:
    """Stacks of one side and mark are one; then 9.2.3, 9.2.4, 12.1.3; stacks without anybody are gone."""
    stacks = stacks_at(g, place)
    if len(stacks) > 1:
        stacks = _joined(g, stacks)
    if len(stacks) == 1:
        _keep_in_order(g, place, stacks)
    else:
        for side in {g.whose[stack] for stack in stacks}:
            _keep_in_order(g, place, [stack for stack in stacks if g.whose[stack] == side])
    for stack in stacks:
        if is_empty(g, stack) and stack not in g.leader_in:
            _free(g, stack)


def _joined(g: Mediterranean, stacks: list[int]) -> list[int]:
    first: dict[tuple[int, int], int] = {}
    for stack in sorted(stacks):
        key = g.whose[stack], g.mark[stack]
        if key in first:
            join(g, stack, first[key])
        else:
            first[key] = stack
    return list(first.values())


def _keep_in_order(g: Mediterranean, place: int, stacks: list[int]) -> None:
    """What a side has in a place, whatever its marks."""
    own = all_numbers(g, stacks)
    for reduced, full in FULL.items():
        for _ in range(own[reduced] // 2):
            _merge(g, stacks, reduced, full)
    if any(own[:LAND_COMBAT]):
        return
    for stack in stacks:
        _strike_all(g, stack, ELEPHANTS)
        _strike_all(g, stack, HELEPOLIS)
        if FORTRESS[place]:
            _strike_all(g, stack, GARRISON)


def all_numbers(g: Mediterranean, stacks: Sequence[int]) -> list[int]:
    """How many units of each kind several stacks have."""
    if len(stacks) == 1:
        return numbers(g, stacks[0])
    return [*map(sum, zip(*[numbers(g, stack) for stack in stacks], strict=True))]


def total_in(g: Mediterranean, stacks: Iterable[int], kind: int) -> int:
    """How many units of a kind several stacks have."""
    units = g.units
    return sum([units[stack * KINDS + kind] for stack in stacks])


def _merge(g: Mediterranean, stacks: list[int], reduced: int, full: int) -> None:
    """9.2.4: two Reduced units are one full one, with the one that has moved if they differ."""
    holding = sorted((s for s in stacks if number(g, s, reduced)), key=lambda s: -g.mark[s])
    strike(g, holding[0], reduced)
    strike(g, next(s for s in holding if number(g, s, reduced)), reduced)
    g.units[holding[0] * KINDS + full] += 1


def _strike_all(g: Mediterranean, stack: int, kind: int) -> None:
    found = number(g, stack, kind)
    if found:
        strike(g, stack, kind, found)


def clear_marks(g: Mediterranean, marks: int) -> None:
    """Marks are taken off all stacks; those that are alike now are one."""
    places = set()
    for stack, mark in enumerate(g.mark):
        if mark & marks and g.at[stack] >= 0:
            g.mark[stack] = mark & ~marks
            places.add(g.at[stack])
    for place in sorted(places):
        tidy(g, place)


# ---- Cities and Towns


def set_walls(g: Mediterranean, space: int, points: int, side: int) -> None:
    """A City or Town with so many Wall Points belongs to a side; 0 and nobody: there is none."""
    g.walls, g.town_of = changed(g.walls, space, points), changed(g.town_of, space, side)
    touch(g, space)


def towns_of(g: Mediterranean, side: int) -> tuple[int, ...]:
    """The Spaces in which a side owns a City or Town."""
    return towns_by_side(g)[side]


def towns_by_side(g: Mediterranean) -> tuple[tuple[int, ...], ...]:
    """The same by side."""
    return _TOWNS.of(g)


def _towns(g: Mediterranean) -> tuple[tuple[int, ...], ...]:
    found: list[list[int]] = [[] for _ in range(SIDE_COUNT)]
    for space, owner in enumerate(g.town_of):
        if owner != NOBODY:
            found[owner].append(space)
    return tuple(map(tuple, found))


_TOWNS: Final[Memo[Mediterranean, tuple[tuple[int, ...], ...]]] = Memo(_towns, "town_of", most=64, strict=True)
"""Asked all the time, and few Cities and Towns change hands."""


def own_spaces(g: Mediterranean, side: int) -> list[int]:
    """8.1.5a: the Spaces with a Land Combat Unit, Garrison, City or Town of a side."""
    found = {g.at[stack] for stack in stacks_of(g, side) if occupies(g, stack)}
    found.update(towns_of(g, side))
    return sorted(place for place in found if place < SPACE_COUNT)


def is_city(g: Mediterranean, space: int) -> bool:
    """7.0.1: three Wall Points or more."""
    return g.walls[space] >= TABLES.walls.city_least


def least_walls(g: Mediterranean, space: int) -> int:
    """7.3.4: as low as combat takes the walls of a Space."""
    return TABLES.walls.city_least if is_city(g, space) else min(TABLES.walls.town_least, g.walls[space])


def full_walls(g: Mediterranean, space: int) -> int:
    """7.0.1: the Wall Points of the City or Town at full strength."""
    return TABLES.walls.city if is_city(g, space) else TABLES.walls.town if g.walls[space] else 0
