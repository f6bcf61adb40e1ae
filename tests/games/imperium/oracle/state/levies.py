"""What raising a unit costs (7.4, 29.4, 35.1): doubled in later quarters and in famine, and who trains it."""

from __future__ import annotations

from romanum.games.imperium.data.grants import Levy
from romanum.games.imperium.data.units import CLASS, CLASSES
from romanum.games.imperium.state.marks import RAW, RAWER
from romanum.games.imperium.state.position import MAJOR, RomanWorld
from romanum.games.imperium.state.rosters import KIND_OF

from .sheet import MARCH, QUARTERS, costs, is_new, lasting, month_of, price, province_at, rating, stacks
from .watch import Span

TRAINED = ("legion", "civilized", "heavy-cavalry")
"""35a: those that need training; barbarians do not."""


def is_first_phase(g: RomanWorld) -> bool:
    """7.4b: whether this is the first Taxation and Mobilization Phase of the match."""
    return not any(month % 12 + 1 in QUARTERS for month in range(g.first_month, g.month))


def multiplier(g: RomanWorld, place: int) -> int:
    """7.4b, 39.2-F."""
    late = month_of(g) != MARCH and not is_first_phase(g)
    return (2 if late else 1) * (2 if lasting(g, "famine", province_at(place)) else 1)


def price_in(g: RomanWorld, power: int, place: int, name: str) -> tuple[int, int]:
    """What a unit of a type costs a power somewhere: the least and the most, where a levy is cheaper."""
    usual = price(g.scenario, name) * multiplier(g, place)
    levies = [rule for rule in g.setting.of(Levy) if rule.of == power and rule.type == name and rule.price_of]
    special = [price(g.scenario, rule.price_of) * multiplier(g, place) for rule in levies]
    return min([usual, *special]), max([usual, *special])


def militia_price(scenario: int, points: int) -> int:
    """29.4: half talents are rounded as all fractions are, but what is bought is paid for."""
    return -(-points * costs(scenario).half_talents_a_militia_point // 2)


def training(span: Span, power: int, place: int, kind: int) -> tuple[int, int]:
    """35.1b: what the training of a new unit costs, the least and the most: nothing if it is not trained."""
    g = span.before
    if not g.has_rule("35") or g.bond[power] != MAJOR or not is_new(kind):
        return 0, 0
    if CLASSES[CLASS[kind]] not in TRAINED or lasting(g, "cadre", power):
        return 0, 0
    best = trainer(g, power, place, kind)
    if best is None:
        return 0, 0
    cost = max(best - rating(kind), 0)
    here = [stack for stack in stacks(span.after) if stack.power == power and stack.place == place]
    raw = any(stack.mark & RAWER for stack in here)
    return (0, cost) if raw else (cost, cost)


def trainer(g: RomanWorld, power: int, place: int, kind: int) -> int | None:
    """35.1a: the best rating among veterans of the same class in the city, or None."""
    there = [stack for stack in stacks(g) if stack.power == power and stack.place == place]
    kinds = [KIND_OF[letter] for stack in there for letter in stack.units]
    found = [rating(one) for one in kinds if CLASS[one] == CLASS[kind] and not is_new(one)]
    return min(found) if found else None


__all__ = ["RAW", "TRAINED", "militia_price", "multiplier", "price_in", "trainer", "training"]
