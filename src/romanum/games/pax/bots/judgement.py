"""What a position is worth on a closer look: with what may fall next, and with who would win if it ended now."""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, log
from typing import Final

from romanum.games.pax.bots import evaluation
from romanum.games.pax.bots.account import accounts
from romanum.games.pax.bots.survey import Survey
from romanum.games.pax.bots.threats import DREADS
from romanum.games.pax.data.components import SEATS, TABLES
from romanum.games.pax.rules.turn.victory import awards, broken, foremost, measure, winners_by
from romanum.games.pax.state.control import civilization, geographic
from romanum.games.pax.state.position import ACTIVATION, Mediterranean
from romanum.games.pax.state.sides import first_round

FEARED: Final = 0.4
"""How much of what is in danger is thought lost,"""
HOPED: Final = 0.25
"""and how much of what others have in danger is thought won."""
EARLY: Final = 0.2
LATE: Final = 0.9
"""How much it counts who would win if it ended now, at the start of the Game-Turn that may end it, and at its end."""
LEAST: Final = 0.001


def value(g: Mediterranean, seat: int) -> float:
    """About the chance to win."""
    return values(g, [seat], Survey(g))[0]


def appraisal(g: Mediterranean, seats: int) -> tuple[list[float], list[dict[str, float]]]:
    """The value to all seats, and what each has, by one look at the map."""
    survey = Survey(g)
    return values(g, range(seats), survey), accounts(g, seats, survey)


def values(g: Mediterranean, seats: Iterable[int], survey: Survey) -> list[float]:
    """The value to each of some seats."""
    hopes, stakes, ahead = evaluation.prospects(g, survey), _at_stake(g), would_win(g)
    weight = EARLY + (LATE - EARLY) * done(g) if ahead else 0.0
    found = []
    for seat in seats:
        power, plain = g.seats.index(seat), min(1 - LEAST, max(LEAST, evaluation.by_hopes(g, hopes, seat)))
        odds = log(plain / (1 - plain)) + _danger(stakes, power) * evaluation.HOLDING / evaluation.SLOPE
        chance = 1 / (1 + exp(-odds))
        if ahead:
            chance = (1 - weight) * chance + weight * (1 / len(ahead) if power in ahead else 0.0)
        found.append(chance)
    return found


def _at_stake(g: Mediterranean) -> list[float]:
    """By power, what it may lose by the next moves."""
    return [sum([stake for _, stake, _ in DREADS.of(g, power)]) for power in range(len(g.powers))]


def _danger(stakes: list[float], power: int) -> float:
    """What others may lose, less what the power may lose."""
    found = 0.0
    for other, at_stake in enumerate(stakes):
        found += -FEARED * at_stake if other == power else HOPED * at_stake / (len(stakes) - 1)
    return found


def done(g: Mediterranean) -> float:
    """Which part of the Activations of the Game-Turn is over."""
    if g.phase != ACTIVATION:
        return 0.0 if g.phase < ACTIVATION else 1.0
    left = sum(g.pool[:SEATS]) + max(0, len(first_round(g)) - g.activations)
    return 1 - left / max(1, g.markers * len(g.powers))


def would_win(g: Mediterranean) -> list[int]:
    """Who would win if the Game-Turn ended now: nobody where it would go on."""
    if len(g.powers) == 1:
        return []
    automatic = winners_by(g, "victory")
    if automatic:
        return foremost(g, automatic)
    if g.turn < g.last_turn:
        return []
    at_end = winners_by(g, "end")
    return foremost(g, at_end) if at_end else _best(g)


def _best(g: Mediterranean) -> list[int]:
    """By the measure of the scenario, with the points of this Game-Turn."""
    row, powers = g.setting.row, range(len(g.powers))
    points = [measure(g, power) for power in powers]
    if row.final == "vp" and g.phase <= ACTIVATION:
        scale = len(g.powers) - 1
        gop = awards([geographic(g, power) for power in powers], TABLES.victory_points.gop[scale])
        cvp = awards([civilization(g, power) for power in powers], TABLES.victory_points.cvp[scale])
        points = [points[power] + gop[power] + cvp[power] for power in powers]
    found = [power for power in powers if points[power] == max(points)]
    for tie in row.ties:
        found = broken(g, found, tie)
    return found
