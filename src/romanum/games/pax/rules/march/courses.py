"""Where a Fleet under way can go, whom it may meet there, and what the weather may do to it (11.1, 11.2, 11.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from math import log
from typing import Final, NamedTuple

from romanum.board.masks import bits
from romanum.board.network import Stride, explore
from romanum.engine.action import Move
from romanum.engine.dice import FACES
from romanum.engine.ways import FIRST, Leg, Risk, Ways
from romanum.games.pax.data.components import (
    DEEP_SEA,
    NONE,
    PLACE_COUNT,
    PLACE_IDS,
    PORT,
    RHODES_SPACE,
    SEA_LINKS,
    SEA_POINT,
)
from romanum.games.pax.rules.march.actions import DEBARK, HALT, ROLL_ON, SAIL_TO
from romanum.games.pax.rules.march.perils import chance_against_pirates, chance_to_ride_out, takes_toll
from romanum.games.pax.rules.march.sea_movement import is_strange, others, why_no_course, why_not_halt
from romanum.games.pax.rules.march.terrain import COSTS, must_attack
from romanum.games.pax.rules.march.transport import why_not_land
from romanum.games.pax.rules.march.voyage import SEA, Voyage, carries, chance_to_go_on
from romanum.games.pax.state.position import NOBODY, Mediterranean

STOP_WEIGHS: Final = 2
"""When the fewest dangers are looked for, a Stop counts as much as so many legs more."""
UNKNOWN_PASSES: Final = 0.5
"""How a danger is taken whose chance nobody can tell, such as ships that may put out, when ways are compared."""
DANGER: Final = 40
"""Avoiding a danger is worth so many legs, where the fewest dangers are looked for,"""
HARDLY: Final = 0.001
"""and nothing is taken for less likely than this;"""
LENGTH: Final = 60
"""a leg so much, where the likeliest way is looked for, in thousandths of an e-th,"""
FAR: Final = 1_000_000
"""and more than any chance, where the shortest is looked for."""
GRAINS: Final = 1009
FINELY: Final = GRAINS * PLACE_COUNT
BUDGET: Final = FAR * PLACE_COUNT * FINELY
"""As far as there is a sea."""
TOLL: Final = Risk("toll", "12.5.1c", loses=False)
CONTACT: Final = Risk("fleets", "11.4.1")
SEA_FIGHT: Final = Risk("sea-fight", "12.5")
PASSAGE: Final = Risk("passage", "11.1.6", loses=False)
HINDRANCES: Final = ("weather", "continuity", "passage")
"""What is reckoned with the chance to come through."""
LANDING: Final = Risk("attack", "11.3.3")


class Hop(NamedTuple):
    """What is to be known of a place that a course leads to."""

    dangers: int
    """In how many ways something can be lost there,"""
    unknown: int
    """and how many of them hang on others."""
    passes: float
    """How likely a Fleet comes through it, as far as the dice decide,"""
    comes_on: float
    """and goes on from there."""


Weigh = Callable[[Hop], int]


def courses(g: Mediterranean) -> Ways:
    """11.1.1: wherever there is a course: the shortest way, the likeliest, and the one with the fewest dangers.

    Whoever is Stopped begins with Continuity (11.1.3).
    """
    here, voyage = g.at[g.mover], g.running(Voyage)
    legs = [_rolling_on(g, here, 0, FIRST, 1.0, voyage.modifier)] if voyage.stopped else []
    numbers: dict[tuple[int, ...], int] = {(here,): 0 if voyage.stopped else FIRST}
    hops: dict[tuple[int, int], Hop | None] = {}
    for weigh in (_shortest, _likeliest, _safest):
        reach = explore(SEA_LINKS, here, BUDGET, partial(_stride, g, hops, weigh))
        for goal in reach:
            _lay(g, reach.way(goal), numbers, hops, legs)
    return Ways(PLACE_IDS[here], tuple(legs), _stays_here(g), has=g.mp if carries(g) else None, voyage=True)


def _shortest(hop: Hop) -> int:
    """11.1.1: by legs; of two as short the likelier."""
    return FAR + _likeliest(hop)


def _likeliest(hop: Hop) -> int:
    """11.1.3: by the chance to come through all of it."""
    return LENGTH - round(1000 * log(max(hop.comes_on * UNKNOWN_PASSES**hop.unknown, HARDLY)))


def _safest(hop: Hop) -> int:
    """11.2.1: by what can be lost."""
    return 1 + hop.dangers * DANGER + (STOP_WEIGHS if hop.comes_on < hop.passes else 0)


def _stride(
    g: Mediterranean,
    hops: dict[tuple[int, int], Hop | None],
    weigh: Weigh,
    here: int,
    there: int,
    spent: int,
    burden: int,
) -> Stride | None:
    """A leg, if there is one."""
    if (here, there) not in hops:
        hops[here, there] = None if why_no_course(g, here, there) is not None else _hop(g, there)
    hop = hops[here, there]
    return None if hop is None else Stride(weigh(hop) * FINELY + _grain(here, there))


def _hop(g: Mediterranean, there: int) -> Hop:
    """What is the same of a place from wherever one comes."""
    dangers = [risk for risk in _risks(g, there) if risk.kind not in HINDRANCES]
    unknown = sum(risk.chance is None for risk in dangers)
    passes = comes_on = _passes(g, there)
    if is_strange(g, g.running(Voyage).power, there):
        comes_on *= chance_to_go_on(g, g.mover)
    return Hop(len(dangers), unknown, passes, comes_on)


def _grain(here: int, there: int) -> int:
    """So little that it only tells ways apart that are as good: so the rest of a way is a way from wherever one is."""
    return (here * 331 + there * 17) % GRAINS


def _lay(
    g: Mediterranean,
    way: tuple[int, ...],
    numbers: dict[tuple[int, ...], int],
    hops: dict[tuple[int, int], Hop | None],
    legs: list[Leg],
) -> None:
    """The legs of a way that are not there yet; whoever is carried pays once for the voyage (11.3.2a)."""
    cost = COSTS.sail if carries(g) and g.afloat < 2 else 0
    passes = 1.0
    for length in range(2, len(way) + 1):
        here, there = way[length - 2], way[length - 1]
        hop = hops[here, there]
        if way[:length] not in numbers:
            if _comes_back(g, way[:length]):
                return
            before = numbers[way[: length - 1]]
            if length > 2 and is_strange(g, g.running(Voyage).power, here):
                before = _going_on(g, way[: length - 1], cost, numbers, legs)
            chance = passes * _chance(legs, before)
            numbers[way[:length]] = len(legs)
            risks, stays = tuple(_risks(g, there)), _stays(g, there, g.mp - cost)
            rolls = SEA_POINT[there]
            legs.append(Leg(SAIL_TO[there], PLACE_IDS[there], cost, before, risks, "", stays, rolls, chance))
        passes = hop.passes if hop else 1.0


def _chance(legs: list[Leg], number: int) -> float:
    """How likely a Fleet comes to the end of a leg."""
    return (legs[number].chance or 0.0) if number != FIRST else 1.0


def _comes_back(g: Mediterranean, way: tuple[int, ...]) -> bool:
    """Ruling 11.1.1: whether a way leads from a Port to one that was left since the Fleet was last Stopped."""
    voyage, last = g.running(Voyage), len(way) - 2
    if not PORT[way[last]] or way[-1] not in voyage.been or voyage.stopped:
        return False
    return not any(is_strange(g, voyage.power, place) for place in way[1 : last + 1])


def _going_on(
    g: Mediterranean, way: tuple[int, ...], cost: int, numbers: dict[tuple[int, ...], int], legs: list[Leg]
) -> int:
    """11.1.2b: the leg on which a Fleet goes on from a Port that has Stopped it."""
    rolled = (*way, NONE)
    if rolled not in numbers:
        numbers[rolled] = len(legs)
        legs.append(_rolling_on(g, way[-1], cost, numbers[way], _chance(legs, numbers[way])))
    return numbers[rolled]


def _rolling_on(g: Mediterranean, place: int, cost: int, before: int, chance: float, modifier: int = 0) -> Leg:
    """11.1.3: 7 or less with two dice; otherwise its voyage ends there, on the deep sea with its loss (11.2.1e)."""
    goes_on = chance_to_go_on(g, g.mover, modifier)
    fails = Risk("continuity", "11.1.3", 1 - goes_on, loses=DEEP_SEA[place])
    return Leg(ROLL_ON, PLACE_IDS[place], cost, before, (fails,), rolls=True, chance=chance * goes_on)


def _asks_to_pass(g: Mediterranean, place: int) -> bool:
    """11.1.6: whether the Controller of a Port is asked to let the Fleet pass; it counts as Stopped there."""
    voyage = g.running(Voyage)
    asked = is_strange(g, voyage.power, place) and g.holder[place] != NOBODY
    return asked and g.patron[g.holder[place]] not in (NOBODY, voyage.power)


def _stays(g: Mediterranean, place: int, mp: int) -> tuple[Move, ...]:
    """11.2.1e, 11.3.2a: Finished, not on the deep sea; in a Port whoever is aboard lands."""
    if not (carries(g) and PORT[place]):
        return () if DEEP_SEA[place] else (HALT,)
    return (DEBARK,) if why_not_land(g, place, mp, g.running(Voyage).beaten) is None else ()


def _stays_here(g: Mediterranean) -> tuple[Move, ...]:
    """How it may end its voyage where it is."""
    if carries(g) and PORT[g.at[g.mover]]:
        return _stays(g, g.at[g.mover], g.mp) if g.afloat > 1 else ()
    return (HALT,) if why_not_halt(g) is None else ()


# ---- what may happen


def _risks(g: Mediterranean, place: int) -> Iterator[Risk]:
    """What waits in a place, in the order in which it happens (11.1.2)."""
    power = g.running(Voyage).power
    if place in g.pirates:
        yield Risk("pirates", "12.6.2", 1 - chance_against_pirates(g, g.mover, place))
    if SEA_POINT[place]:
        yield from _weather(g, place)
    if place == RHODES_SPACE and takes_toll(g, power):
        yield TOLL
    for keeper in {g.patron[side] for side in bits(others(g, place))}:
        yield CONTACT if keeper not in (NOBODY, power) else SEA_FIGHT
    if _asks_to_pass(g, place):
        yield PASSAGE
    if carries(g) and PORT[place] and must_attack(g, g.whose[g.mover], place):
        yield LANDING


def _weather(g: Mediterranean, place: int) -> Iterator[Risk]:
    """11.2.1a, 11.2.1b, 11.1.3: how likely it is Stopped, how likely that is the end of its voyage, and a storm."""
    deep = DEEP_SEA[place]
    rule = "11.2.1b" if deep else "11.2.1a"
    storm = len(SEA.deep_storm) / FACES if deep else 0.0
    astray = len(SEA.deep_off_course if deep else SEA.naval_off_course) / FACES
    yield Risk("weather", rule, storm + astray, loses=False)
    ends = (storm + astray) * (1 - chance_to_go_on(g, g.mover))
    yield Risk("continuity", "11.1.3", ends, loses=deep)
    if storm:
        yield Risk("storm", "11.2.1c", storm)


def _passes(g: Mediterranean, place: int) -> float:
    """11.1.2, 12.6.3: how likely a Fleet comes on from a place where no other player decides it."""
    through = 1.0
    if place in g.pirates:
        through = chance_against_pirates(g, g.mover, place)
        if SEA_POINT[place]:
            return through * chance_to_go_on(g, g.mover, SEA.won)
    if not SEA_POINT[place]:
        return through
    deep, goes_on = DEEP_SEA[place], chance_to_go_on(g, g.mover)
    storm = len(SEA.deep_storm) / FACES if deep else 0.0
    astray = len(SEA.deep_off_course if deep else SEA.naval_off_course) / FACES
    floats = chance_to_ride_out(g) if storm else 1.0
    return 1 - storm - astray + (storm * floats + astray) * goes_on
