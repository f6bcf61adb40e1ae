"""13.2, 13.3: what a group of units needs, what a hex yields, and how many go hungry."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import ClassVar, Final

import msgspec

from romanum.engine.action import Move
from romanum.engine.dice import FACES
from romanum.engine.event import Asks
from romanum.games.imperium.data import units as data
from romanum.games.imperium.data.charts import FORAGE, TABLES, supply_points
from romanum.games.imperium.data.cities import CONSTANTINOPLE, ROMA
from romanum.games.imperium.data.hexes import PROVINCE, TERRAIN
from romanum.games.imperium.data.provinces import CULTIVATED, NONE
from romanum.games.imperium.data.units import CLASS, HEAVY, INFANTRY
from romanum.games.imperium.rules.common import subjects
from romanum.games.imperium.rules.common.control import city_at
from romanum.games.imperium.rules.common.leaders import best, leaders_in, value
from romanum.games.imperium.rules.common.powers import is_friend
from romanum.games.imperium.rules.common.sieges import has_top_fort, is_besieged
from romanum.games.imperium.rules.geography.seasons import is_winter_at
from romanum.games.imperium.rules.special.grants import supply_shift
from romanum.games.imperium.rules.supply.actions import STARVE
from romanum.games.imperium.rules.supply.trains import dearer, distance_modifier, points_at, train_stacks
from romanum.games.imperium.state.effects import FAMINE, lasts
from romanum.games.imperium.state.forces import detach, discard, is_alive, join_alike
from romanum.games.imperium.state.layout import GRAZED_FACTS
from romanum.games.imperium.state.marks import DRAWS, FORAGED, HUNGRY, INSIDE, SET_APART, SUPPLIED
from romanum.games.imperium.state.position import RomanWorld
from romanum.games.imperium.state.rosters import LETTER, each, half_le
from romanum.games.imperium.state.steps import PlayerChoice, units_strength

TEN: Final = TABLES.forage.most_le
"""13.2d, 13.3b: one roll for each ten Legion Equivalents, and no more forage in one hex."""
NO_FORAGE = -1
"""13.3a: nobody can forage there."""


@lru_cache(1 << 14)
def halves_to_feed(units: str, reformed: bool) -> int:
    """13.2c: Legion Equivalents in halves; one light unit for each heavy one of its arm eats nothing.

    Ruling 13.2c: nor do trains. A fleet counts when it must be fed at all (13.5b).
    """
    found = 0
    for foot in (True, False):
        own = [kind for kind in each(units) if _is_of_arm(kind, foot)]
        light = [kind for kind in own if not HEAVY[kind]]
        heavy = [kind for kind in own if HEAVY[kind]]
        found += sum(half_le(kind, reformed) for kind in heavy) + max(0, len(light) - len(heavy))
    return found + sum(2 for kind in each(units) if CLASS[kind] == data.FLEET)


def counted_kinds(units: str) -> list[int]:
    """13.2c: the kinds of which one unit less needs less: heavy ones, fleets, and light ones beyond the heavy."""
    found = []
    for kind in sorted(set(each(units))):
        own = [other for other in each(units) if _is_of_arm(other, INFANTRY[kind])]
        spare = sum(-1 if HEAVY[other] else 1 for other in own)
        if CLASS[kind] != data.TRAIN and (CLASS[kind] == data.FLEET or HEAVY[kind] or spare > 0):
            found.append(kind)
    return found


def _is_of_arm(kind: int, foot: bool) -> bool:
    return CLASS[kind] not in (data.FLEET, data.TRAIN) and INFANTRY[kind] is foot


def group_halves(g: RomanWorld, stacks: Iterable[int]) -> int:
    """13.2c: what several stacks eat, those of one place reckoned together."""
    by_place: dict[int, str] = {}
    for stack in stacks:
        by_place[g.at[stack]] = by_place.get(g.at[stack], "") + g.units[stack]
    reformed = g.has_rule("31")
    return sum(halves_to_feed("".join(sorted(units)), reformed) for units in by_place.values())


def leader_bonus(g: RomanWorld, stacks: Iterable[int]) -> int:
    """13.3f: what the best leader of a group adds to its roll."""
    found = value(g, best(g, [leader for stack in stacks for leader in leaders_in(g, stack)]))
    return {2: TABLES.supply.leader_2, 3: TABLES.supply.leader_3}.get(found, 0)


def requirement(g: RomanWorld, halves: int, modifier: int) -> tuple[int, list[int]]:
    """13.2d: the supply points that so many halves need, and the dice: two for each ten LE or part of ten."""
    le, total, dice = -(-halves // 2), 0, []
    while le > 0:
        pair = [g.dice.roll(), g.dice.roll()]
        dice += pair
        total += supply_points(min(le, TEN), sum(pair) + modifier)
        le -= TEN
    return total, dice


def hungry_halves(halves: int, available: int, required: int) -> int:
    """13.2e, 13.3d: of so many halves, those that go unsupplied: the lacking share, rounded down, at least one unit.

    >>> hungry_halves(12, 2, 3), hungry_halves(8, 2, 3), hungry_halves(6, 3, 3)
    (4, 2, 0)
    """
    if available >= required:
        return 0
    return max(1, halves * (required - available) // required)


def hungry_at_zero(halves: int, required: int) -> int:
    """13.3e: where a hex yields nothing: two thirds are supplied if 1 is needed, one third if 2, nobody beyond.

    >>> [hungry_at_zero(12, required) for required in range(5)]
    [0, 4, 8, 12, 12]
    """
    thirds = min(3, required)
    return 0 if not thirds else max(1, halves * thirds // 3)


def forage_value(g: RomanWorld, place: int, power: int, *, inside: bool) -> int:
    """13.3a, 13.3.1, 24.4, 39.2-F: what a hex yields to those who forage there; `NO_FORAGE` for nothing at all.

    3.0b: halved by plunder and by famine, each rounded down, but never to nothing.
    """
    city, province = city_at(g, place), PROVINCE[place]
    bonus = _town_value(g, place, power, city)
    if inside:
        found = bonus
    elif is_besieged(g, place):
        found = _ground_value(g, place)
    else:
        ground = _ground_value(g, place)
        found = bonus if ground == NO_FORAGE and bonus else ground if ground == NO_FORAGE else ground + bonus
    if found > 0 and province != NONE:
        for scarce in (g.plunder[province], lasts(g, FAMINE, province)):
            found = max(1, found // TABLES.plunder.forage_divisor) if scarce else found
    return found


def pasture(g: RomanWorld, place: int, power: int) -> int:
    """13.3b: halves of a Legion Equivalent that may still try to forage in a hex in this segment."""
    facts, tried = g.grazed, 0
    for at in range(0, len(facts), GRAZED_FACTS):
        if facts[at] == place and is_friend(g, power, facts[at + 1]):
            tried += max(0, facts[at + 2])
    return max(0, 2 * TEN - tried)


def _ground_value(g: RomanWorld, place: int) -> int:
    """13.3a: by cultivation, season and terrain; where it was laid waste nobody can forage, lucky or not."""
    if place in g.scorched[::2]:
        return NO_FORAGE
    tilled = CULTIVATED[g.setting.period][PROVINCE[place]]
    return FORAGE[tilled][is_winter_at(g, place)][TERRAIN[place]]


def _town_value(g: RomanWorld, place: int, power: int, city: int) -> int:
    """13.3.1a, 13.3.1c, 13.3.1d: what a friendly city adds, an imperial capital, or a top fort without a city."""
    if city == NONE:
        return TABLES.forage.highest_fort if has_top_fort(g, place, power) else 0
    if not is_friend(g, power, g.city_of[city]) if g.city_of[city] >= 0 else True:
        return 0
    great = g.capitals >> city & 1 and city in (ROMA, CONSTANTINOPLE)
    return TABLES.forage.imperial_capital if great else TABLES.forage.city


# ---- 13.2d, 13.3c: how likely it is that all eat, and what is added to their roll


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


# ---- 13.2e, 13.3d: the owner picks who goes hungry


SETTLED: Final = SUPPLIED | HUNGRY
"""Of whom it is known whether he is fed."""


def settle_hunger(g: RomanWorld, player: int, stacks: tuple[int, ...], halves: int, fed: int) -> None:
    """13.2e: so many halves of a group are not supplied, the others are; the owner picks."""
    if not halves:
        _mark(g, stacks, fed)
    elif halves >= group_halves(g, stacks):
        _mark(g, stacks, HUNGRY)
    else:
        g.push(Starving(player, stacks, halves, fed))


def _mark(g: RomanWorld, stacks: tuple[int, ...], mark: int) -> None:
    for stack in stacks:
        if is_alive(g, stack):
            kept = 0 if mark & SUPPLIED else g.mark[stack] & DRAWS
            g.mark[stack] = g.mark[stack] & ~(DRAWS | SET_APART | SETTLED | FORAGED) | mark | kept
    for stack in stacks:
        if is_alive(g, stack):
            join_alike(g, stack)


class Starving(PlayerChoice, frozen=True):
    """13.2e, 13.3d: the owner picks the units that are not supplied, so many halves of a Legion Equivalent at least.

    Ruling 13.2e: light units that eat nothing beside heavy ones are none of them, as long as these are fed.
    """

    stacks: tuple[int, ...]
    halves: int
    fed: int
    rule: ClassVar[str] = "13.2e"
    stays: ClassVar[bool] = True
    asks: ClassVar[Asks] = Asks("starving", subjects.STACKS_PLACE, "halves")
    orders_about: ClassVar[str] = "unfed"

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """One unit of a kind."""
        return [STARVE[kind] for kind in sorted(self._counted(g))]

    def _counted(self, g: RomanWorld) -> dict[int, int]:
        """By kind that counts, the first stack that has it."""
        found: dict[int, int] = {}
        for place in dict.fromkeys(g.at[stack] for stack in self.stacks):
            own = [stack for stack in self.stacks if g.at[stack] == place]
            for kind in counted_kinds("".join(g.units[stack] for stack in own)):
                found.setdefault(kind, next(stack for stack in own if LETTER[kind] in g.units[stack]))
        return found

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """It goes hungry; the next, or all others are fed."""
        letter, stack = LETTER[move[1]], self._counted(g)[move[1]]
        join_alike(g, detach(g, stack, letter, g.mark[stack] & ~(FORAGED | SET_APART) | HUNGRY))
        discard(g, stack)
        left = self.halves - half_le(move[1], g.has_rule("31"))
        kept = tuple(s for s in self.stacks if is_alive(g, s) and (g.units[s] or s in g.leader_in))
        if left > 0 and group_halves(g, kept):
            g.become(msgspec.structs.replace(self, halves=left, stacks=kept))
            return
        g.stack.pop()
        _mark(g, kept, self.fed)

    worth_of = units_strength
