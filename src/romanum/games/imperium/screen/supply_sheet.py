"""Chapter 13 for a screen: how the units of a seat are fed where they stand, what they need, and ports shut by sea."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.data.seas import PORTS_ON
from romanum.games.imperium.rules.common.port_supply import in_port_supply
from romanum.games.imperium.rules.common.sieges import is_blockaded
from romanum.games.imperium.rules.supply.needs import chance_of_drawing, chance_of_foraging, forage_value, group_halves
from romanum.games.imperium.rules.supply.rations import is_fed
from romanum.games.imperium.rules.supply.trains import points_at, sources
from romanum.games.imperium.state.forces import is_naval, stacks_of_player
from romanum.games.imperium.state.marks import HUNGRY, INSIDE
from romanum.games.imperium.state.position import RomanWorld

PORT, TRAIN, FORAGE, HUNGRY_NOW, NOTHING = range(5)
WAYS: Final = ("port", "train", "forage", "hungry", "nothing")
"""How a group is fed: without dice, from a train, by what the land yields; or it is not."""


def supply(known: RomanWorld, seat: int | None) -> list[list[int]]:
    """By group of a seat: place, way, halves of a Legion Equivalent to feed, what a hex yields, points, whence; then in
    hundreds how likely it is that all of them eat so, and by foraging."""
    if seat is None:
        return []
    groups: dict[tuple[int, int], list[int]] = {}
    for stack in stacks_of_player(known, seat):
        if not is_fed(known, stack) or known.mark[stack] & HUNGRY:
            groups.setdefault((known.at[stack], known.mark[stack] & INSIDE), []).append(stack)
    return [_row(known, place, bool(inside), stacks) for (place, inside), stacks in groups.items()]


def _row(known: RomanWorld, place: int, inside: bool, stacks: list[int]) -> list[int]:
    power, halves = known.whose[stacks[0]], group_halves(known, stacks)
    if any(known.mark[stack] & HUNGRY for stack in stacks):
        return [place, HUNGRY_NOW, halves, 0, 0, NONE, 0, 0]
    if all(in_port_supply(known, stack) for stack in stacks):
        return [place, PORT, halves, 0, 0, NONE, SURE, SURE]
    trains = sources(known, place, power, inside=inside)
    yields = max(0, forage_value(known, place, power, inside=inside))
    by_land = in_hundreds(chance_of_foraging(known, stacks))
    if trains:
        points = sum(points_at(known, there, power, inside=inside, eaters=(place,)) for there in trains)
        chance = in_hundreds(chance_of_drawing(known, stacks, trains[0]))
        return [place, TRAIN, halves, yields, points, trains[0], chance, by_land]
    return [place, FORAGE if yields else NOTHING, halves, yields, 0, NONE, by_land, by_land]


def blockades(known: RomanWorld) -> list[int]:
    """17.2a, 13.6a: the ports that are blockaded, as far as one can see: enemy fleets lie before each."""
    fleets = (stack for stack, place in enumerate(known.at) if place >= 0 and is_naval(known, stack))
    ports = {port for stack in fleets for port in PORTS_ON[known.at[stack]]}
    return sorted(port for port in ports if is_blockaded(known, port))


SURE: Final = 100


def in_hundreds(chance: Fraction) -> int:
    """A chance in percent: nothing is called certain or impossible that is not.

    >>> in_hundreds(Fraction(1, 1296)), in_hundreds(Fraction(1295, 1296)), in_hundreds(Fraction(1))
    (1, 99, 100)
    """
    return int(chance) * SURE if chance in (0, 1) else min(SURE - 1, max(1, round(SURE * chance)))
