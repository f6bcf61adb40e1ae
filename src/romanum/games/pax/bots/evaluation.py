"""What a position is worth to a seat: points now and to come, holdings, means, and what its Armies may take."""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

from romanum.engine.memo import Memo
from romanum.games.pax.bots.roads import AFLOAT
from romanum.games.pax.bots.survey import ARMY, FORCES, Field, Survey
from romanum.games.pax.bots.worth import HOLDINGS, WANTED, Prizes
from romanum.games.pax.data.components import GALLEY, KINDS, SEA_POINT, TABLES
from romanum.games.pax.rules.turn.operations import ChooseOperation
from romanum.games.pax.state.control import civilization, geographic
from romanum.games.pax.state.errands import Operations
from romanum.games.pax.state.position import Mediterranean

SLOPE: Final = 5.0
"""Points by which a power that is about sure to win is ahead."""
HOLDING: Final = 0.55
"""What a Geographic Point, or what is as good, is worth in VP by itself: it moves the ranking,"""
TALENT: Final = 0.12
"""a Talent while there is something left to buy,"""
BATTLE_POINT: Final = 0.05
"""a Battle Point on the map,"""
AT_SEA: Final = 0.5
"""of which one at sea, where Fleets are lost at the end of the Game-Turn, is a part,"""
SHIP: Final = 0.08
"""a Galley Squadron,"""
COMMAND: Final = 0.1
"""a point of a leader's ratings,"""
LEVEL: Final = 0.12
"""a level of Stability,"""
SHAKEN: Final = 0.3
"""and one below 2, where the next Check may cost dearly."""
PROMISE: Final = 0.35
"""What an Army counts of the best that it may take."""
SECOND: Final = 0.5
"""and the next one, since one Army moves at a time."""
DANGER: Final = 0.6
"""How much of a City or Town near a stronger enemy is thought lost."""
GOP_WIDTH: Final = 1.5
CVP_WIDTH: Final = 2.5
"""A lead of so many points in a ranking is a likely one."""
ACTIVITY: Final = 1.1
"""What it is worth to have an Operation before one,"""
MAJOR_MOVE: Final = 0.5
MINOR_MOVE: Final = 0.12
"""a Major or Minor Move,"""
STEP: Final = 0.02
"""and a Movement Point."""
OPERATING: Final = frozenset({Operations, ChooseOperation})
"""While one of these is being done there is an Operation before a power."""
HORIZON: Final = 3
"""Game-Turns that count."""


def soft_award(values: list[float], power: int, places: tuple[int, ...], width: float) -> float:
    """15.2.3: what a place in the ranking is worth while it may still change hands.

    >>> soft_award([9.0, 1.0], 0, (4, 2), 1.0) > 3.9, soft_award([5.0, 5.0], 0, (4, 2), 1.0)
    (True, 3.0)
    """
    own = values[power]
    above = sum([1 / (1 + exp((own - x) / width)) for other, x in enumerate(values) if other != power])
    first = min(int(above), len(places) - 2)
    return places[first] + (places[first + 1] - places[first]) * (above - first) if len(places) > 1 else places[0]


def prospects(g: Mediterranean, survey: Survey) -> list[float]:
    """By power: VP with those of the Game-Turns to come as things stand, holdings and means."""
    powers = range(len(g.powers))
    left = max(1, min(g.last_turn - g.turn + 1, HORIZON))
    counted = COUNTED.of(g)
    points = _points(g, counted, left)
    return [points[power] + HOLDING * counted.held[power] + _means(g, survey, power, left) for power in powers]


class Counted(NamedTuple):
    """By power: the worth of what it holds, Geographic and Civilization Points."""

    held: list[float]
    gop: list[int]
    cvp: list[int]


def _counted(g: Mediterranean) -> Counted:
    powers = range(len(g.powers))
    return Counted(HOLDINGS.of(g), [geographic(g, p) for p in powers], [civilization(g, p) for p in powers])


COUNTED: Final[Memo[Mediterranean, Counted]] = Memo(_counted, *HOLDINGS.facts, "walls", "town_of")


def _points(g: Mediterranean, counted: Counted, left: int) -> list[float]:
    """What the scenario counts at its end."""
    powers = range(len(g.powers))
    if g.setting.row.final != "vp" or len(g.powers) == 1:
        return [float(counted.gop[power]) + g.vp[power] for power in powers]
    scale = len(g.powers) - 1
    gop = [counted.gop[power] + 0.25 * counted.held[power] for power in powers]
    cvp = [float(points) for points in counted.cvp]
    by_gop, by_cvp = TABLES.victory_points.gop[scale], TABLES.victory_points.cvp[scale]
    return [
        g.vp[p] + left * (soft_award(gop, p, by_gop, GOP_WIDTH) + soft_award(cvp, p, by_cvp, CVP_WIDTH)) for p in powers
    ]


def _means(g: Mediterranean, survey: Survey, power: int, left: int) -> float:
    """Talents, Stability, soldiers, ships and leaders."""
    level = g.stability[power]
    last = g.turn >= g.last_turn
    talents = TALENT * (0.4 if last else 1.0) * float(max(0, g.treasury[power]) ** 0.85)
    forces = survey.of.get(power, ())
    found = talents + LEVEL * level - SHAKEN * max(0, 2 - level)
    found += BATTLE_POINT * sum([force.bp * (AT_SEA if SEA_POINT[force.place] else 1.0) for force in forces])
    found += COMMAND * sum([force.tactical + 0.5 * force.campaign for force in forces])
    at, units = g.at, g.units
    ships = sum([units[s * KINDS + GALLEY] for s, whose in enumerate(g.whose) if whose == power and at[s] >= 0])
    return found + SHIP * min(ships, 12)


def _promise(g: Mediterranean, power: int) -> float:
    """What the Armies of a power may take next, most by the one that may take most, less what it may lose.

    Who stands together is one Army.
    """
    survey = Survey(g)
    field = Field(survey, Prizes(g, power))
    together: dict[int, tuple[int, int]] = {}
    for force in survey.of.get(power, ()):
        bp, led = together.get(force.place, (0, 0))
        together[force.place] = bp + force.bp, max(led, force.tactical)
    found = []
    for place, (bp, led) in together.items():
        if bp >= ARMY:
            node = place + AFLOAT if SEA_POINT[place] else place
            found.append(field.pull(bp, led, node))
    found.sort(reverse=True)
    danger = sum([worth for _, worth, _, _ in field.endangered])
    return sum([part * SECOND**rank for rank, part in enumerate(found)]) - DANGER * danger


PROMISES: Final[Memo[Mediterranean, float]] = Memo(
    _promise, *FORCES.facts, *WANTED.facts, "town_of", "mover", each=True
)


def initiative(g: Mediterranean, power: int) -> float:
    """What a power may still do in the Activation that is its own."""
    if g.active != power:
        return 0.0
    found = MAJOR_MOVE * g.majors + MINOR_MOVE * g.minors + STEP * max(0, g.mp)
    return found + ACTIVITY * any(type(step) in OPERATING for step in g.stack)


def value(g: Mediterranean, seat: int) -> float:
    """About the chance to win: ahead of the best other power, or behind."""
    return by_hopes(g, prospects(g, Survey(g)), seat)


def by_hopes(g: Mediterranean, hopes: list[float], seat: int) -> float:
    """The same, where the prospects of all powers are known."""
    power = g.seats.index(seat)
    own = hopes[power] + PROMISE * PROMISES.of(g, power) + initiative(g, power)
    rivals = [hope for other, hope in enumerate(hopes) if other != power]
    ahead = own - max(rivals) + 0.15 * (own - sum(rivals) / len(rivals)) if rivals else own
    return 1 / (1 + exp(-ahead / SLOPE))


def stage(g: Mediterranean) -> int:
    """A count of Phases and Activations."""
    return g.turn * 1000 + g.phase * 100 + g.activations
