"""10.7.3, 10.7.4: the ratio of a battle at sea, what changes its roll, and the exact chance of every result.

    odds = sea_odds(g, place, antony, octavian, leaders=(agrippa, NONE))
    NAVAL_RATIOS[odds.column], odds.shift, odds.results[0].chance

It asks nothing but what both sides know once their fleets have met; the screen may ask it before.
"""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from romanum.engine.dice import FACES
from romanum.games.imperium.data.charts import EFFICIENCY, naval_column, naval_result
from romanum.games.imperium.rules.common.donatives import morale_of, shift
from romanum.games.imperium.rules.common.leaders import value
from romanum.games.imperium.rules.naval.combat.sides import attackers, crews, defenders, leaders_there, number
from romanum.games.imperium.rules.naval.odds import at_sea, fleets_lost, rating, side_strength
from romanum.games.imperium.rules.naval.seamen import has_sailor
from romanum.games.imperium.state.position import NONE, RomanWorld


class Change(NamedTuple):
    """What changes the roll, by which rule, and by how much."""

    what: str
    rule: str
    value: int


class SeaResult(NamedTuple):
    """One result: its chance, the quarters and the fleets that both lose, and who wins (0, 1, or none in a draw)."""

    chance: Fraction
    quarters: tuple[int, int]
    lost: tuple[int, int]
    winner: int


class SeaOdds(NamedTuple):
    """Strengths, the column of the table, every change of the roll, and all results."""

    strength: tuple[int, int]
    column: int
    changes: tuple[Change, ...]
    results: tuple[SeaResult, ...]

    @property
    def shift(self) -> int:
        """All changes together."""
        return sum(change.value for change in self.changes)


def morale_powers(g: RomanWorld, place: int, own: list[int], other: list[int]) -> tuple[int, int]:
    """19.3.2: by side, the power whose morale counts."""
    one, two = (_morale_power(g, place, stacks) for stacks in (own, other))
    return one, two


def _morale_power(g: RomanWorld, place: int, stacks: list[int]) -> int:
    shares: dict[int, int] = {}
    for stack in crews(g, stacks):
        power = g.whose[stack]
        shares[power] = shares.get(power, 0) + at_sea(g.units[stack])
    present = [leader for leader in leaders_there(g, place, stacks) if g.leader_of[leader] in shares]
    return morale_of(g, shares, present)


def changes(
    g: RomanWorld, place: int, own: list[int], other: list[int], leaders: tuple[int, int], paid: tuple[int, int]
) -> tuple[Change, ...]:
    """10.7.3c, 14.4.3, 19.3, 38.2a: whatever is not nothing."""
    one, two = morale_powers(g, place, own, other)
    found = (
        Change("attacking-leader", "10.7.3c", value(g, leaders[0])),
        Change("defending-leader", "10.7.3c", -value(g, leaders[1])),
        Change("efficiency", "14.4.3a", EFFICIENCY[rating(g, own)][rating(g, other)]),
        Change("naval-leader", "38.2a", has_sailor(g, crews(g, own)) - has_sailor(g, crews(g, other))),
        Change("morale", "19.3", shift(g.morale[one] + paid[0], g.morale[two] + paid[1])),
    )
    return tuple(change for change in found if change.value)


def fleet_odds(
    g: RomanWorld, place: int, own: list[int], other: list[int], leaders: tuple[int, int], paid: tuple[int, int]
) -> SeaOdds:
    """The odds of fleets that have met."""
    strength = side_strength(g, own, other), side_strength(g, other, own)
    column = naval_column(*strength)
    found = changes(g, place, own, other, leaders, paid)
    by = sum(change.value for change in found)
    return SeaOdds(strength, column, found, results(column, by, number(g, own), number(g, other)))


def sea_odds(
    g: RomanWorld,
    place: int,
    attacker: int,
    defender: int,
    *,
    leaders: tuple[int, int] = (NONE, NONE),
    paid: tuple[int, int] = (0, 0),
    sally: bool = False,
) -> SeaOdds | None:
    """The odds of a battle between two powers in a place; None if there is nobody to fight."""
    own = attackers(g, place, attacker, defender, sally=sally)
    other = defenders(g, place, attacker, defender)
    return fleet_odds(g, place, own, other, leaders, paid) if own and other else None


def results(column: int, by: int, own: int, other: int) -> tuple[SeaResult, ...]:
    """10.7.4a, 10.7.4b, 10.7.4e: every result that a die can bring, the worst for the attacker first."""
    dice: dict[tuple[int, int], int] = {}
    for die in range(1, FACES + 1):
        quarters = naval_result(column, die + by)
        dice[quarters] = dice.get(quarters, 0) + 1
    return tuple(_result(Fraction(times, FACES), quarters, own, other) for quarters, times in dice.items())


def _result(chance: Fraction, quarters: tuple[int, int], own: int, other: int) -> SeaResult:
    lost = fleets_lost(own, quarters[0]), fleets_lost(other, quarters[1])
    return SeaResult(chance, quarters, lost, victor(lost))


def victor(lost: tuple[int, int]) -> int:
    """10.7.4e, 10.7.4g: the side that lost fewer fleets; none in a draw."""
    return NONE if lost[0] == lost[1] else int(lost[0] > lost[1])
