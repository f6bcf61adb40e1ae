"""What a power has, in words that players use: it tells what an option brings and costs."""

from __future__ import annotations

from romanum.games.pax.bots.evaluation import COUNTED, by_hopes, prospects
from romanum.games.pax.bots.survey import Survey
from romanum.games.pax.state.position import Mediterranean


def account(g: Mediterranean, seat: int) -> dict[str, float]:
    """Victory, Geographic and Civilization Points, Spaces, BP on the map, Talents, Stability."""
    return _account(g, seat, Survey(g))


def accounts(g: Mediterranean, seats: int, survey: Survey) -> list[dict[str, float]]:
    """The same of every seat, by one look at the map."""
    return [_account(g, seat, survey) for seat in range(seats)]


def appraisal(g: Mediterranean, seats: int) -> tuple[list[float], list[dict[str, float]]]:
    """The value to all seats, and what each has, by one look at the map."""
    survey = Survey(g)
    hopes = prospects(g, survey)
    return [by_hopes(g, hopes, seat) for seat in range(seats)], accounts(g, seats, survey)


def _account(g: Mediterranean, seat: int, survey: Survey) -> dict[str, float]:
    power, counted = g.seats.index(seat), COUNTED.of(g)
    return {
        "points": float(g.vp[power]),
        "gop": float(counted.gop[power]),
        "cvp": float(counted.cvp[power]),
        "spaces": float(g.holder.count(power)),
        "bp": float(sum([force.bp for force in survey.of.get(power, ())])),
        "talents": float(g.treasury[power]),
        "stability": float(g.stability[power]),
    }
