"""The chance of a side to win, for whoever plans: what may be hoped for and what is held, by how much each has decided.

The plain judgement (`evaluation`) says which levels of victory each side may hope for. How much they decide was
measured on games of planning bots: hopes for a far end say little, conditions that are met near it say most.
"""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

from romanum.games.trajan.bots.evaluation import futures, hopes, resources, value
from romanum.games.trajan.bots.survey import Survey, survey_of
from romanum.games.trajan.rules.turn.victory import on_map
from romanum.games.trajan.state.position import PARTHIAN, ROMAN, War


class Weights(NamedTuple):
    """What decides, in logits; pairs are for the beginning of the war and its end."""

    lean: tuple[float, ...]
    """By scenario: towards Rome at the beginning; nothing of it is left at the end."""
    hope: tuple[float, float]
    """A level of victory hoped for."""
    met: float
    """A condition that is met, at the end; nothing at the beginning."""
    margin: float
    """A city more than a condition needs, in the last turn; by the turns left the less."""
    means: float
    """Troops, leaders and markers, at the beginning; nothing at the end."""


WEIGHTS: Final = Weights((0.62, 0.96, -0.03, 0.0), (0.36, 1.36), 0.32, 0.2, 0.5)
"""Fitted by logistic regression to 1451 positions of 91 games of the short scenarios, `miles` against itself, rules
version 2; the share of the means is set by hand, as armies differ little there. Brier score on games left out 0.142
(half-way 0.150), of the plain judgement 0.232, of the plain rate of a side 0.203.
"""


def judge(g: War, seat: int) -> float:
    """The chance of a seat to win."""
    if not g.stack:
        return value(g, seat)
    chance = 1 / (1 + exp(-lead(g)))
    return chance if seat == ROMAN else 1 - chance


def lead(g: War) -> float:
    """How far Rome is ahead, in logits."""
    survey = survey_of(g)
    gone = (g.turn - 1 + 0.5 * (g.active == PARTHIAN)) / g.final_turn
    left = 1 - gone
    chances = futures(g, survey)
    hope = hopes(g, ROMAN, chances) - hopes(g, PARTHIAN, chances)
    met, margin = _standing(g, survey)
    means = resources(g, survey, ROMAN) - resources(g, survey, PARTHIAN)
    w = WEIGHTS
    return (
        left * (w.lean[g.scenario] + w.hope[0] * hope + w.means * means)
        + gone * (w.hope[1] * hope + w.met * met)
        + w.margin * margin / (1 + g.final_turn * left)
    )


def _standing(g: War, survey: Survey) -> tuple[int, int]:
    """By how many conditions that are met Rome is ahead, and by how many cities beyond the numbers needed."""
    units, ahead, margin = on_map(g), 0, 0
    for side, sign in ((ROMAN, 1), (PARTHIAN, -1)):
        held = sum([1 << city for city, holder in enumerate(survey.holders) if holder == side])
        for goal in g.played.goals[side]:
            now = goal.now(held, units, g.triumph)
            ahead += sign * (now >= goal.needed)
            if goal.kind == "count":
                margin += sign * (now - goal.needed)
    return ahead, margin
