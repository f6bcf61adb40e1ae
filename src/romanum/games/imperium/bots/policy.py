"""What looks good at a glance, and what is plainly pointless: advice for the bots, verb by verb.

Scores are in the sense of `Game.prior`: one point more is about e times as likely. What has no opinion scores 0.
"""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Move
from romanum.games.imperium.bots import campaigning, fighting, statecraft
from romanum.games.imperium.bots.glance import NEVER, Glance
from romanum.games.imperium.rules.march.marching import March
from romanum.games.imperium.rules.march.muster import Muster
from romanum.games.imperium.rules.march.segment import Campaign
from romanum.games.imperium.rules.mobilization.drafting import MobilizationPlans
from romanum.games.imperium.rules.naval.sailing import Sailing, Voyage
from romanum.games.imperium.rules.supply.feeding import Feeding
from romanum.games.imperium.rules.supply.segment import SupplyPlan
from romanum.games.imperium.state.position import NONE, RomanWorld

JUDGES: Final = campaigning.JUDGES | fighting.JUDGES | statecraft.JUDGES
FLAT: Final = campaigning.FLAT | fighting.FLAT | statecraft.FLAT
POINTLESS: Final = frozenset(
    {"cross-out", "scrap", "stop-work", "tear-up", "withdraw-offer", "raze", "disband-train", "propose-peace", "drop",
     "drop-leader", "leave-leader", "change", "free-captive", "fund", "only-legions", "leave-half", "garrison"}
)  # fmt: skip
"""What nobody in his senses does without a reason."""
RESOLVE: Final = 8.0
"""What the best of a move counts more than it looks: whoever doubts at every step goes astray."""
DECIDED: Final = (Campaign, Muster, March, MobilizationPlans, Sailing, Voyage, Feeding, SupplyPlan)
"""Steps in which one follows a plan."""


def sane(known: RomanWorld, seat: int, moves: list[Move]) -> list[Move]:
    """Nothing torn up, given away or pulled down without a reason."""
    return [move for move in moves if move[0] not in POINTLESS] or moves


def prior(g: RomanWorld, seat: int, moves: list[Move]) -> list[float]:
    """How promising each move looks; in an operation the best is decided on."""
    glance = Glance(g, seat)
    scores = [_score(glance, move) for move in moves]
    return _made_up(scores) if isinstance(g.stack[-1], DECIDED) else scores


def _made_up(scores: list[float]) -> list[float]:
    first = max(range(len(scores)), key=scores.__getitem__)
    rest = [min(0.0, max(NEVER, score - scores[first])) for score in scores]
    return [*rest[:first], RESOLVE, *rest[first + 1 :]]


def _score(glance: Glance, move: Move) -> float:
    verb = move[0]
    if verb in FLAT:
        return FLAT[verb]
    judge = JUDGES.get(verb)
    return judge(glance, move) if judge is not None else 0.0


def unsettled(g: RomanWorld, moves: list[Move]) -> list[Move]:
    """A march or a combat that is under way is played to its end before it is judged."""
    return moves if g.mover != NONE else []
