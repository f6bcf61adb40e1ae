"""13.2d, 13.3c: how likely it is that all of a group eat, before the dice fall; and what is added to their roll."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import product

from romanum.engine.dice import FACES
from romanum.games.imperium.data.charts import TABLES, supply_points
from romanum.games.imperium.rules.special.grants import supply_shift
from romanum.games.imperium.rules.supply.needs import NO_FORAGE, TEN, forage_value, group_halves, leader_bonus, pasture
from romanum.games.imperium.rules.supply.trains import dearer, distance_modifier, points_at, train_stacks
from romanum.games.imperium.state.marks import INSIDE
from romanum.games.imperium.state.position import RomanWorld

DICE = tuple(first + second for first, second in product(range(1, FACES + 1), repeat=2))
"""Every throw of the two dice that are rolled for each ten Legion Equivalents."""


def drawing_modifier(g: RomanWorld, stacks: Sequence[int], source: int) -> int:
    """13.2d, 13.3f: who leads them, and how far the train is; what the gods do is not known before they are asked."""
    far = min(distance_modifier(source, g.at[stack]) for stack in stacks)
    return leader_bonus(g, stacks) + far + supply_shift(g, g.whose[stacks[0]], g.at[stacks[0]])


def foraging_modifier(g: RomanWorld, stacks: Sequence[int]) -> int:
    """13.3c, 13.3f: who leads them, and whether they forage beside a train."""
    place, power, inside = g.at[stacks[0]], g.whose[stacks[0]], bool(g.mark[stacks[0]] & INSIDE)
    beside = TABLES.supply.foraging_beside_a_train if train_stacks(g, place, power, inside=inside) else 0
    return leader_bonus(g, stacks) + beside + supply_shift(g, power, place)


@lru_cache(1 << 12)
def needs(halves: int, modifier: int) -> tuple[tuple[int, Fraction], ...]:
    """13.2d: how many supply points so many halves of a Legion Equivalent may need, each with its chance.

    >>> needs(0, 0)
    ((0, Fraction(1, 1)),)
    """
    found, le = {0: Fraction(1)}, -(-halves // 2)
    while le > 0:
        grown: dict[int, Fraction] = {}
        for (points, chance), roll in product(found.items(), DICE):
            more = points + supply_points(min(le, TEN), roll + modifier)
            grown[more] = grown.get(more, Fraction(0)) + chance / len(DICE)
        found, le = grown, le - TEN
    return tuple(sorted(found.items()))


def chance_of_drawing(g: RomanWorld, stacks: Sequence[int], source: int) -> Fraction:
    """13.2d, 13.2e: that the trains of a place have enough for all of a group."""
    power, inside = g.whose[stacks[0]], bool(g.mark[stacks[0]] & INSIDE)
    available = points_at(g, source, power, inside=inside)
    likely = needs(group_halves(g, stacks), drawing_modifier(g, stacks, source))
    return sum(
        (chance for points, chance in likely if max(dearer(g, source, g.at[s], points) for s in stacks) <= available),
        Fraction(0),
    )


def chance_of_foraging(g: RomanWorld, stacks: Sequence[int]) -> Fraction:
    """13.3b, 13.3c, 13.3e: that a hex yields enough for all of a group; never for more than ten Legion Equivalents."""
    place, power, inside = g.at[stacks[0]], g.whose[stacks[0]], bool(g.mark[stacks[0]] & INSIDE)
    value, halves = forage_value(g, place, power, inside=inside), group_halves(g, stacks)
    if value == NO_FORAGE or halves > pasture(g, place, power):
        return Fraction(0)
    likely = needs(halves, foraging_modifier(g, stacks))
    return sum((chance for points, chance in likely if points <= value), Fraction(0))
