"""What a seat has, in words that players use: it tells what an option brings and costs."""

from __future__ import annotations

from romanum.games.trajan.bots.evaluation import by_hopes, futures, hopes, value
from romanum.games.trajan.bots.survey import Survey, survey_of
from romanum.games.trajan.state.position import PARTHIAN, ROMAN, War


def account(g: War, side: int) -> dict[str, float]:
    """Conditions of victory met and in sight, cities held, strength and leaders on the map, markers in hand."""
    survey = survey_of(g)
    return _account(g, side, survey, hopes(g, side, futures(g, survey)))


def appraisal(g: War) -> tuple[list[float], list[dict[str, float]]]:
    """The value to both seats, and what each has: both rest on the chances to hold the cities."""
    survey = survey_of(g)
    chances = futures(g, survey)
    levels = [hopes(g, side, chances) for side in (ROMAN, PARTHIAN)]
    values = by_hopes(g, survey, chances, levels) if g.stack else [value(g, side) for side in (ROMAN, PARTHIAN)]
    return list(values), [_account(g, side, survey, levels[side]) for side in (ROMAN, PARTHIAN)]


def _account(g: War, side: int, survey: Survey, level: float) -> dict[str, float]:
    return {
        "goals": level,
        "cities": survey.holders.count(side),
        "strength": survey.strengths[side],
        "leaders": len(survey.leaders[side]),
        "markers": len(g.markers(side)),
    }
