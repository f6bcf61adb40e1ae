"""What looks good at a glance, and what is plainly pointless: advice for the bots, verb by verb.

Scores are in the sense of `Game.prior`: one point more is about e times as likely. What has no opinion scores 0.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from romanum.engine.action import Move
from romanum.engine.counsel.priors import made_up
from romanum.games.imperium.bots import (
    bargains,
    battle_glance,
    donatives,
    march_glance,
    parleys,
    statecraft,
    voyage_glance,
    works,
)
from romanum.games.imperium.bots.glance import NEVER, Glance
from romanum.games.imperium.bots.habits import PLAIN, Habits
from romanum.games.imperium.bots.seasoned import OPINIONS, VERBS
from romanum.games.imperium.rules.march.activation import Choosing
from romanum.games.imperium.rules.march.movement import March
from romanum.games.imperium.rules.march.muster import Muster
from romanum.games.imperium.rules.march.segment import Campaign
from romanum.games.imperium.rules.mobilization.secret_sheets import MobilizationPlans
from romanum.games.imperium.rules.naval.skiffs import Crossing
from romanum.games.imperium.rules.naval.voyage import Sailing, Voyage
from romanum.games.imperium.rules.siege.segment import Spoliation
from romanum.games.imperium.rules.supply.needs import Starving
from romanum.games.imperium.rules.supply.rations import Feeding
from romanum.games.imperium.rules.supply.segment import SupplyPlan
from romanum.games.imperium.state.position import NONE, RomanWorld

Judge = Callable[[Glance, Move], float]
TOPICS: Final = (march_glance, battle_glance, voyage_glance, statecraft, parleys, bargains, works)


def _all(table: str) -> dict[str, Any]:
    """What all topics say of their verbs."""
    return {verb: said for topic in TOPICS for verb, said in vars(topic)[table].items()}


JUDGES: Final[Mapping[str, Judge]] = _all("JUDGES")
FLAT: Final[Mapping[str, float]] = _all("FLAT")
ON_THE_WAY: Final[Mapping[str, tuple[Judge, Judge]]] = {
    "to": (march_glance.to, voyage_glance.to),
    "halt": (march_glance.halt, voyage_glance.halt),
}
"""Verbs that mean one thing by land and another at sea."""
POINTLESS: Final = frozenset(
    {verb for verb, score in FLAT.items() if score <= NEVER}
    | {"change", "free-captive", "fund", "only-legions", "garrison"}
)  # fmt: skip
"""What nobody in his senses does without a reason."""
RESOLVE: Final = 8.0
"""What the best of a move counts more than it looks: whoever doubts at every step goes astray."""
DECIDED: Final = (
    Campaign,
    Choosing,
    Muster,
    March,
    MobilizationPlans,
    Sailing,
    Voyage,
    Feeding,
    SupplyPlan,
    Starving,
    Spoliation,
)
"""Steps in which one follows a plan."""


def sane(known: RomanWorld, seat: int, moves: list[Move]) -> list[Move]:
    """Nothing torn up, given away or pulled down without a reason, no peace before its time, no talents for nothing."""
    offered = donatives.thrifty(known, bargains.peaceful(known, seat, moves))
    return [move for move in offered if move[0] not in POINTLESS] or moves


def prior(g: RomanWorld, seat: int, moves: list[Move], habits: Habits = PLAIN) -> list[float]:
    """How promising each move looks; in an operation the best is decided on, by a veteran always."""
    return _scores(Glance(g, seat, habits), moves)


def _scores(glance: Glance, moves: list[Move]) -> list[float]:
    step, habits = glance.g.stack[-1], glance.habits
    if isinstance(step, March):
        glance.steps = {move[1] for move in moves if move[0] == "to"}
    scores = [_score(glance, move) for move in moves]
    if isinstance(step, DECIDED) or habits.seasoned:
        return made_up(scores, RESOLVE, NEVER)
    return made_up(scores, habits.resolve, NEVER) if scores.count(max(scores)) == 1 else scores


def chosen(glance: Glance, moves: list[Move]) -> Move:
    """What looks best of what is not pointless, the first of several."""
    offered = sane(glance.g, glance.seat, moves)
    if len(offered) == 1:
        return offered[0]
    scores = _scores(glance, offered)
    return offered[scores.index(max(scores))]


def _score(glance: Glance, move: Move) -> float:
    verb = move[0]
    if glance.habits.seasoned:
        asks = type(glance.g.stack[-1])
        opinion = OPINIONS.get(asks) or VERBS.get((asks, verb))
        if opinion is not None:
            return opinion(glance, move)
    if verb in FLAT:
        return FLAT[verb]
    if verb in ON_THE_WAY:
        afloat = isinstance(glance.g.stack[-1], Voyage | Crossing)
        return ON_THE_WAY[verb][afloat](glance, move)
    judge = JUDGES.get(verb)
    return judge(glance, move) if judge is not None else 0.0


def unsettled(g: RomanWorld, moves: list[Move]) -> list[Move]:
    """A march or a combat that is under way is played to its end before it is judged."""
    return moves if g.mover != NONE else []
