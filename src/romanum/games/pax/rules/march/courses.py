"""Where a Fleet under way can go, whom it may meet there, and what the weather may do to it (11.1, 11.2, 11.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from romanum.board.masks import bits
from romanum.board.network import Stride, explore
from romanum.engine.action import Move
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
from romanum.games.pax.rules.march.perils import takes_toll
from romanum.games.pax.rules.march.sea_movement import is_strange, others, why_no_course, why_not_halt
from romanum.games.pax.rules.march.terrain import COSTS, must_attack
from romanum.games.pax.rules.march.transport import why_not_land
from romanum.games.pax.rules.march.voyage import SEA, Voyage, carries, chance_to_go_on
from romanum.games.pax.state.position import NOBODY, Mediterranean

SIDES_OF_A_DIE: Final = 6
LEG: Final = 4
"""How a leg counts when ways are compared, a little more at sea, where there is weather,"""
STOP: Final = 9
"""a Stop in a Port,"""
DANGER: Final = 40
"""and each risk of a loss."""
GRAINS: Final = 1009
FINELY: Final = GRAINS * PLACE_COUNT
BUDGET: Final = DANGER * DANGER * PLACE_COUNT * FINELY
"""As far as there is a sea."""
PIRATES: Final = Risk("pirates", "12.6.2")
TOLL: Final = Risk("toll", "12.5.1c", loses=False)
CONTACT: Final = Risk("fleets", "11.4.1")
SEA_FIGHT: Final = Risk("sea-fight", "12.5")
LANDING: Final = Risk("attack", "11.3.3")


def courses(g: Mediterranean) -> Ways:
    """11.1.1: wherever there is a course. Whoever is Stopped begins with Continuity (11.1.3)."""
    here, voyage = g.at[g.mover], g.running(Voyage)
    reach = explore(SEA_LINKS, here, BUDGET, lambda a, b, spent, burden: _stride(g, a, b))
    legs = [_rolling_on(g, here, 0, FIRST, voyage.modifier)] if voyage.stopped else []
    numbers: dict[tuple[int, ...], int] = {(here,): 0 if voyage.stopped else FIRST}
    for goal in reach:
        _lay(g, reach.way(goal), numbers, legs)
    return Ways(PLACE_IDS[here], tuple(legs), _stays_here(g))


def _stride(g: Mediterranean, here: int, there: int) -> Stride | None:
    """A leg, if there is one; the safer of two ways is taken though it be longer."""
    if why_no_course(g, here, there) is not None:
        return None
    dangers = [risk for risk in _risks(g, there) if risk.kind not in ("weather", "continuity")]
    slow = STOP if is_strange(g, g.running(Voyage).power, there) else 0 if PORT[there] else 1
    weight = LEG + slow + DANGER * len(dangers)
    return Stride(weight * FINELY + _grain(here, there), bool(_end(g, there)))


def _grain(here: int, there: int) -> int:
    """So little that it only tells ways apart that are as good: so the rest of a way is a way from wherever one is."""
    return (here * 331 + there * 17) % GRAINS


def _lay(g: Mediterranean, way: tuple[int, ...], numbers: dict[tuple[int, ...], int], legs: list[Leg]) -> None:
    """The legs of a way that are not there yet; whoever is carried pays once for the voyage (11.3.2a)."""
    cost = COSTS.sail if carries(g) and g.afloat < 2 else 0
    for length in range(2, len(way) + 1):
        if way[:length] in numbers:
            continue
        here, there = way[length - 2], way[length - 1]
        if _comes_back(g, way[:length]):
            return
        before = numbers[way[: length - 1]]
        if length > 2 and is_strange(g, g.running(Voyage).power, here):
            before = _going_on(g, way[: length - 1], cost, numbers, legs)
        numbers[way[:length]] = len(legs)
        risks, stays = tuple(_risks(g, there)), _stays(g, there, g.mp - cost)
        legs.append(Leg(SAIL_TO[there], PLACE_IDS[there], cost, before, risks, _end(g, there), stays, SEA_POINT[there]))


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
        legs.append(_rolling_on(g, way[-1], cost, numbers[way]))
    return numbers[rolled]


def _rolling_on(g: Mediterranean, place: int, cost: int, before: int, modifier: int = 0) -> Leg:
    """11.1.3: 7 or less with two dice; otherwise its voyage ends there, on the deep sea with its loss (11.2.1e)."""
    fails = Risk("continuity", "11.1.3", 1 - chance_to_go_on(g, g.mover, modifier), loses=DEEP_SEA[place])
    return Leg(ROLL_ON, PLACE_IDS[place], cost, before, (fails,), rolls=True)


def _end(g: Mediterranean, place: int) -> str:
    """11.1.6: the rule by which a way ends in a Port whose Controller may let the Fleet pass or not."""
    voyage = g.running(Voyage)
    asked = is_strange(g, voyage.power, place) and g.holder[place] != NOBODY
    return "11.1.6" if asked and g.patron[g.holder[place]] not in (NOBODY, voyage.power) else ""


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
        yield PIRATES
    if SEA_POINT[place]:
        yield from _weather(g, place)
    if place == RHODES_SPACE and takes_toll(g, power):
        yield TOLL
    for keeper in {g.patron[side] for side in bits(others(g, place))}:
        yield CONTACT if keeper not in (NOBODY, power) else SEA_FIGHT
    if carries(g) and PORT[place] and must_attack(g, g.whose[g.mover], place):
        yield LANDING


def _weather(g: Mediterranean, place: int) -> Iterator[Risk]:
    """11.2.1a, 11.2.1b, 11.1.3: how likely it is Stopped, how likely that is the end of its voyage, and a storm."""
    deep = DEEP_SEA[place]
    rule = "11.2.1b" if deep else "11.2.1a"
    storm = len(SEA.deep_storm) / SIDES_OF_A_DIE if deep else 0.0
    astray = len(SEA.deep_off_course if deep else SEA.naval_off_course) / SIDES_OF_A_DIE
    yield Risk("weather", rule, storm + astray, loses=False)
    ends = (storm + astray) * (1 - chance_to_go_on(g, g.mover))
    yield Risk("continuity", "11.1.3", ends, loses=deep)
    if storm:
        yield Risk("storm", "11.2.1c", storm)
