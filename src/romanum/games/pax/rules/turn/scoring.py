"""Chapters 3.2.H, 14.2.1 and 15.1 to 15.3: the Victory Phase: points by rank, and what they do to Stability."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from romanum.engine.step import Task
from romanum.games.pax.data.components import TABLES
from romanum.games.pax.rules.turn.objectives import open_claims
from romanum.games.pax.rules.turn.victory import JudgeGame
from romanum.games.pax.state.errands import RetainCards
from romanum.games.pax.state.points import civilization, geographic
from romanum.games.pax.state.position import Mediterranean
from romanum.games.pax.state.sides import side_id
from romanum.games.pax.state.standing import CHANGE, shift_stability

AWARDS: Final = TABLES.victory_points


def begin(g: Mediterranean) -> None:
    """3.2.H: Objectives are claimed, points counted, winners looked for, and cards kept for the next Game-Turn."""
    if g.advanced:
        g.push(RetainCards())
    g.push(JudgeGame())
    g.push(CountPoints())
    open_claims(g)


def awards(values: list[int], places: tuple[int, ...]) -> list[int]:
    """15.2.3, 15.3.3: what each gets for his rank; those who are tied share their places, rounded down.

    >>> awards([12, 7, 7, 5], (5, 3, 1, 0))
    [5, 2, 2, 0]
    """
    out = []
    for value in values:
        above, tied = sum(other > value for other in values), values.count(value)
        out.append(sum(places[above : above + tied]) // tied)
    return out


class CountPoints(Task[Mediterranean], frozen=True):
    """3.2.H1: VP of the Game-Turn, and their effect on Stability."""

    rule: ClassVar[str] = "15.1.1"

    def run(self, g: Mediterranean) -> None:
        """15.1.1: GOP rank, CVP rank, Objectives."""
        powers = range(len(g.powers))
        gop = [geographic(g, power) + g.claimed_gop[power] for power in powers]
        cvp = [civilization(g, power) for power in powers]
        by_gop = awards(gop, AWARDS.gop[len(powers) - 1])
        by_cvp = awards(cvp, AWARDS.cvp[len(powers) - 1])
        for power in powers:
            gained = by_gop[power] + by_cvp[power] + g.claimed[power]
            g.gained[power] = gained
            g.vp[power] += gained
            facts: dict[str, Any] = {
                "gop": gop[power],
                "cvp": cvp[power],
                "by_gop": by_gop[power],
                "by_cvp": by_cvp[power],
            }
            facts |= {"objectives": g.claimed[power], "points": gained, "total": g.vp[power]}
            g.tell("points", self.rule, power=side_id(g, power), **facts)
        judge_gains(g)
        judge_capitals(g)


def judge_gains(g: Mediterranean) -> None:
    """14.2.1g: who gained most alone is more stable, who gained fewest alone is less."""
    for best, by, why in ((max(g.gained), CHANGE.most_vp, "most-points"), (min(g.gained), CHANGE.fewest_vp, "fewest")):
        if g.gained.count(best) == 1:
            shift_stability(g, g.gained.index(best), by, "14.2.1g", why)


def judge_capitals(g: Mediterranean) -> None:
    """14.2.1j: each Capital that is still in other hands."""
    for power, capitals in enumerate(g.setting.capitals):
        for space in capitals:
            if g.holder[space] != power and not g.setting.closed >> space & 1:
                shift_stability(g, power, CHANGE.capital_still_lost, "14.2.1j", "capital-still-lost")
