"""Armies and fleets: stacks of units, made, moved, split, joined and lost. All that changes a stack is here.

    army = detach(g, stack, legions, ACTIVE_FORCE)      # part of a stack, with a mark of its own
    go(g, army, there)
    settle(g, there)                                    # stacks that are alike are one; empty ones are gone

Stacks are found by place with `stacks_at`, by power with `stacks_of`. Land units ashore and units
aboard are never in one stack: a stack is naval as soon as it holds a fleet, or its units are guests aboard others'
(`is_naval`).
Losses for which morale is paid go through `morale.lose`; what is here only takes counters off the map.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable
from typing import Final

from romanum.engine.memo import Memo
from romanum.engine.position import changed
from romanum.games.imperium.data.hexes import HEX
from romanum.games.imperium.data.units import TYPE
from romanum.games.imperium.state.marks import FRESH, GUESTS
from romanum.games.imperium.state.position import FREE, GONE, NOBODY, NONE, RomanWorld
from romanum.games.imperium.state.rosters import COMBATANTS, FLEETS, each, less, of, on_top, plus

# ---- looking


def _by_place(g: RomanWorld) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for stack, place in enumerate(g.at):
        if place in found:
            found[place].append(stack)
        else:
            found[place] = [stack]
    return found


def _by_power(g: RomanWorld) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for stack, (place, power) in enumerate(zip(g.at, g.whose, strict=True)):
        if place >= 0:
            found.setdefault(power, []).append(stack)
    return found


_PLACES: Final[Memo[RomanWorld, dict[int, list[int]]]] = Memo(_by_place, "at")


_POWERS: Final[Memo[RomanWorld, dict[int, list[int]]]] = Memo(_by_power, "at", "whose")


def _set_place(g: RomanWorld, stack: int, place: int) -> None:
    """A stack is somewhere else, and is found there at once: where all others are need not be looked up again."""
    places, powers, old = _PLACES.of(g).copy(), _POWERS.of(g), g.at[stack]
    g.at = changed(g.at, stack, place)
    _take_out(places, old, stack)
    _put_in(places, place, stack)
    if (old < 0) is not (place < 0):
        powers = powers.copy()
        (_put_in if old < 0 else _take_out)(powers, g.whose[stack], stack)
    _keep(g, places, powers)


def _keep(g: RomanWorld, places: dict[int, list[int]], powers: dict[int, list[int]]) -> None:
    _PLACES.keep(g, places)
    _POWERS.keep(g, powers)


def _take_out(known: dict[int, list[int]], key: int, stack: int) -> None:
    """Lists are shared with what was known before: they are replaced, not changed."""
    rest = known[key].copy()
    rest.remove(stack)
    if rest:
        known[key] = rest
    else:
        del known[key]


def _put_in(known: dict[int, list[int]], key: int, stack: int) -> None:
    if key in known:
        known[key] = found = known[key].copy()
        insort(found, stack)
    else:
        known[key] = [stack]


stacks_at: Final = _PLACES.entries([])
"""All stacks in a place, by number: `stacks_at(g, place)`. Whoever asks leaves the list as it is."""


def places(g: RomanWorld) -> dict[int, list[int]]:
    """By place, all stacks there, by number; it never changes, as whoever moves a stack makes another."""
    return _PLACES.of(g)


def stacks_among(g: RomanWorld, places: Iterable[int]) -> list[int]:
    """All stacks in some places, place by place: for those who look at many places, most of them empty."""
    known = _PLACES.of(g)
    return [stack for place in places if place in known for stack in known[place]]


def stacks_in(g: RomanWorld, hexes: Iterable[int]) -> list[int]:
    """All stacks in some hexes, whatever part of them they stand on."""
    wanted = set(hexes)
    return [stack for stack, place in enumerate(g.at) if place >= 0 and HEX[place] in wanted]


stacks_of: Final = _POWERS.entries([])
"""All stacks of a power, by number: `stacks_of(g, power)`. Whoever asks leaves the list as it is."""


def powers_on_map(g: RomanWorld) -> Iterable[int]:
    """The powers that have stacks."""
    return _POWERS.of(g)


def stacks_of_player(g: RomanWorld, player: int) -> list[int]:
    """All stacks of the powers a player commands, by number; those he has lent are still his."""
    chief = g.chief
    return sorted([s for power, stacks in _POWERS.of(g).items() if chief[power] == player for s in stacks])


def _afloat(g: RomanWorld) -> list[int]:
    units = g.units
    return [stack for stack, place in enumerate(g.at) if place >= 0 and of(units[stack], FLEETS)]


_AFLOAT: Final[Memo[RomanWorld, list[int]]] = Memo(_afloat, "at", "units")


def afloat(g: RomanWorld) -> list[int]:
    """All stacks with fleets, by number. Whoever asks leaves the list as it is."""
    return _AFLOAT.of(g)


def is_alive(g: RomanWorld, stack: int) -> bool:
    """Whether a stack still stands: its number means no other as long as the running phase goes on."""
    return stack != NONE and g.at[stack] >= 0


def has_fleets(g: RomanWorld, stack: int) -> bool:
    """Whether it has fleets; land units in it are aboard."""
    return bool(of(g.units[stack], FLEETS))


def is_naval(g: RomanWorld, stack: int) -> bool:
    """Whether it is afloat: with fleets of its own, or aboard those of others (5.8d)."""
    return bool(g.mark[stack] & GUESTS or of(g.units[stack], FLEETS))


def has_combatants(g: RomanWorld, stack: int) -> bool:
    """2.6: whether it has a combat unit: not leaders or trains alone."""
    return bool(of(g.units[stack], COMBATANTS))


def powers_at(g: RomanWorld, place: int) -> set[int]:
    """The powers with combat units in a place."""
    return {g.whose[stack] for stack in stacks_at(g, place) if has_combatants(g, stack)}


def built(g: RomanWorld, colour: int, type_: int) -> int:
    """5.7b: how many units of a type a colour has on the map."""
    found = 0
    for stack, own in enumerate(g.colour):
        if own == colour and g.at[stack] >= 0:
            found += sum(TYPE[kind] == type_ for kind in each(g.units[stack]))
    return found


# ---- changing


def new_stack(g: RomanWorld, power: int, place: int, units: str = "", mark: int = FRESH, colour: int = NONE) -> int:
    """A stack; one without units must get some, or a leader, before its place is settled."""
    colour = colour if colour != NONE else main_colour(g, power)
    stack = _begin(g, power, place)
    g.colour[stack], g.mark[stack] = colour, mark
    g.came[stack], g.spent[stack], g.units[stack], g.top[stack] = NONE, 0, units, ""
    turn_up(g, stack)
    meet(g, stack)
    return stack


def _begin(g: RomanWorld, power: int, place: int) -> int:
    """A number is a power's stack in a place: one that is free, or the next."""
    places, powers = _PLACES.of(g).copy(), _POWERS.of(g).copy()
    free = places.get(FREE)
    if free is not None:
        stack = free[0]
        _take_out(places, FREE, stack)
        g.at = changed(g.at, stack, place)
        if g.whose[stack] != power:
            g.whose = changed(g.whose, stack, power)
    else:
        stack = len(g.at)
        g.at, g.whose = (*g.at, place), (*g.whose, power)
        for values in (g.colour, g.mark, g.came, g.spent):
            values.append(FREE)
        g.units.append("")
        g.top.append("")
    _put_in(places, place, stack)
    _put_in(powers, power, stack)
    _keep(g, places, powers)
    return stack


def main_colour(g: RomanWorld, power: int) -> int:
    """5.7a: the first colour of a power."""
    mask = g.colours[power]
    return (mask & -mask).bit_length() - 1 if mask else 0


def like(g: RomanWorld, stack: int) -> tuple[int, ...]:
    """What stacks must have in common to be one."""
    naval = bool(of(g.units[stack], FLEETS))
    return (g.at[stack], g.whose[stack], g.colour[stack], g.mark[stack], g.came[stack], g.spent[stack], naval)


def add(g: RomanWorld, power: int, place: int, units: str, mark: int = FRESH, colour: int = NONE) -> int:
    """Units appear in a place; the stack they are in."""
    stack = new_stack(g, power, place, units, mark, colour)
    return join_alike(g, stack)


def strike(g: RomanWorld, stack: int, units: str) -> None:
    """Units of a stack are gone; `settle` its place when all are struck."""
    g.units[stack] = less(g.units[stack], units)
    turn_up(g, stack)


def turn_up(g: RomanWorld, stack: int) -> None:
    """3.2a: the unit on top stays there as long as it is in the stack; when it has left another is turned up for all.

    Whoever changes the units of a stack in another way than by these functions calls it too.
    """
    units, top = g.units[stack], g.top[stack]
    if not units:
        g.reveals += g.hidden and bool(top)
        g.top[stack] = ""
    elif not top or top not in units or (top not in FLEETS and of(units, FLEETS)):
        g.top[stack] = on_top(units)
        g.reveals += g.hidden


def detach(g: RomanWorld, stack: int, units: str, mark: int) -> int:
    """Part of a stack becomes one of its own in the same place, with a mark; leaders stay."""
    g.units[stack] = less(g.units[stack], units)
    turn_up(g, stack)
    part = new_stack(g, g.whose[stack], g.at[stack], units, mark, g.colour[stack])
    g.came[part], g.spent[part] = g.came[stack], g.spent[stack]
    return part


def join(g: RomanWorld, source: int, target: int) -> int:
    """A stack becomes part of another, leaders too; the other. What lay on top still does, unless it is covered."""
    g.top[target] = g.top[target] or g.top[source]
    g.units[target] = plus(g.units[target], g.units[source])
    turn_up(g, target)
    if source in g.leader_in:
        g.leader_in = tuple([target if stack == source else stack for stack in g.leader_in])
    free(g, source)
    return target


def join_alike(g: RomanWorld, stack: int) -> int:
    """A stack is one with the first that is like it; the stack it is now."""
    here = stacks_at(g, g.at[stack])
    if len(here) > 1:
        key, marks, mark = like(g, stack), g.mark, g.mark[stack]
        for other in here:
            if other != stack and marks[other] == mark and like(g, other) == key:
                return join(g, stack, other)
    return stack


def remark(g: RomanWorld, stack: int, mark: int) -> int:
    """A stack gets another mark; the stack it is now."""
    g.mark[stack] = mark
    return join_alike(g, stack)


def go(g: RomanWorld, stack: int, place: int) -> None:
    """A stack is in another place now and remembers from where it came."""
    g.came[stack] = g.at[stack]
    _set_place(g, stack, place)
    meet(g, stack)


def put(g: RomanWorld, stack: int, place: int) -> None:
    """A stack is in another place without having gone there by way of its sides."""
    g.came[stack] = NONE
    _set_place(g, stack, place)
    meet(g, stack)


def meet(g: RomanWorld, stack: int) -> None:
    """3.2a: whoever comes to where another player's units are looks through them, and is looked through."""
    here = stacks_at(g, g.at[stack]) if g.hidden else ()
    if len(here) > 1:
        g.reveals += len({g.chief[g.whose[other]] for other in here}) > 1


def give(g: RomanWorld, stack: int, power: int, colour: int = NONE) -> int:
    """A stack changes its owner, and its colour if told; the stack it is now."""
    g.whose = changed(g.whose, stack, power)
    g.reveals += g.hidden
    if colour != NONE:
        g.colour[stack] = colour
    return join_alike(g, stack)


def free(g: RomanWorld, stack: int) -> None:
    """A stack is no more; its leaders must have been seen to."""
    g.units[stack], g.mark[stack], g.came[stack], g.spent[stack] = "", FRESH, NONE, 0
    g.top[stack] = ""
    _set_place(g, stack, GONE)


def discard(g: RomanWorld, stack: int) -> None:
    """A stack that has neither units nor leaders left is no more."""
    if g.at[stack] >= 0 and not g.units[stack] and stack not in g.leader_in:
        free(g, stack)


def settle(g: RomanWorld, place: int) -> None:
    """Stacks of a place that are alike are one; those without units and leaders are gone."""
    here, marks = stacks_at(g, place), g.mark
    apart = len({marks[stack] for stack in here}) == len(here)
    for stack in here:
        if not g.units[stack] and stack not in g.leader_in:
            free(g, stack)
        elif not apart and g.at[stack] >= 0:
            join_alike(g, stack)


def clear_marks(g: RomanWorld, marks: int, power: int = NOBODY) -> None:
    """Marks are taken off all stacks, or those of a power; those that are alike now are one."""
    places = set()
    for stack, mark in enumerate(g.mark):
        if mark & marks and g.at[stack] >= 0 and power in (NOBODY, g.whose[stack]):
            g.mark[stack] = mark & ~marks
            places.add(g.at[stack])
    for place in sorted(places):
        settle(g, place)


def forget_ways(g: RomanWorld) -> None:
    """A month is over: nobody remembers from where he came or what he has spent; numbers of lost stacks are free."""
    g.came[:] = [NONE] * len(g.came)
    g.spent[:] = [0] * len(g.spent)
    for place in sorted(set(g.at)):
        if place >= 0:
            settle(g, place)
    reuse_numbers(g)


def reuse_numbers(g: RomanWorld) -> None:
    """Nothing on the stack of steps speaks of stacks that are gone: their numbers are free."""
    places, powers = _PLACES.of(g), _POWERS.of(g)
    gone = places.get(GONE)
    if gone is None:
        return
    g.at = tuple([FREE if place == GONE else place for place in g.at])
    places = {place: stacks for place, stacks in places.items() if place != GONE}
    places[FREE] = sorted([*gone, *places.get(FREE, ())])
    _keep(g, places, powers)
