"""Chapter 13 for a screen: how the units of a seat are fed where they stand, and what they need."""

from __future__ import annotations

from typing import Final

from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.rules.supply.feeding import is_fed
from romanum.games.imperium.rules.supply.needs import forage_value, group_halves
from romanum.games.imperium.rules.supply.trains import points_at, sources
from romanum.games.imperium.state.forces import stacks_of_player
from romanum.games.imperium.state.marks import HUNGRY, INSIDE
from romanum.games.imperium.state.port_supply import in_port_supply
from romanum.games.imperium.state.position import RomanWorld

PORT, TRAIN, FORAGE, HUNGRY_NOW, NOTHING = range(5)
WAYS: Final = ("port", "train", "forage", "hungry", "nothing")
"""How a group is fed: without dice, from a train, by what the land yields; or it is not."""


def supply(known: RomanWorld, seat: int | None) -> list[list[int]]:
    """By group of a seat: place, way, halves of a Legion Equivalent to feed, what a hex yields, points, whence."""
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
        return [place, HUNGRY_NOW, halves, 0, 0, NONE]
    if all(in_port_supply(known, stack) for stack in stacks):
        return [place, PORT, halves, 0, 0, NONE]
    trains = sources(known, place, power, inside=inside)
    yields = max(0, forage_value(known, place, power, inside=inside))
    if trains:
        points = sum(points_at(known, there, power, inside=inside, eaters=(place,)) for there in trains)
        return [place, TRAIN, halves, yields, points, trains[0]]
    return [place, FORAGE if yields else NOTHING, halves, yields, 0, NONE]
