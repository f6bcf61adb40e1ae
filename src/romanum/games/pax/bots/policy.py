"""What looks good at a glance, and what is plainly pointless: advice for the bots, verb by verb.

Scores are in the sense of `Game.prior`: one point more is about e times as likely. What has no opinion scores 0.
"""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Move
from romanum.engine.counsel.priors import made_up
from romanum.games.pax.bots import battle_glance, economy, move_glance, statecraft
from romanum.games.pax.bots.glance import NEVER, Glance
from romanum.games.pax.data.components import HEAVIES, NONE
from romanum.games.pax.rules.march.actions import TO
from romanum.games.pax.rules.march.land_movement import March
from romanum.games.pax.rules.march.sea_movement import Sail
from romanum.games.pax.rules.march.selection import MinorMove, Picking
from romanum.games.pax.rules.march.withdrawal import WithdrawTo
from romanum.games.pax.rules.turn.actions import MEETING, PAY
from romanum.games.pax.rules.turn.operations import ChooseOperation, Expansion
from romanum.games.pax.state.position import Mediterranean
from romanum.games.pax.state.promises import SPARE, promised

JUDGES: Final = move_glance.JUDGES | battle_glance.JUDGES | economy.JUDGES | statecraft.JUDGES
FLAT: Final = move_glance.FLAT | battle_glance.FLAT | economy.FLAT | statecraft.FLAT
RICH: Final = 8
"""Talents of somebody who may turn soldiers into Towns."""
IN_TALENTS: Final = frozenset({"offer-talents", "want-talents", "bribe"})
COUNTED: Final = IN_TALENTS | {"offer-ships", "want-ships", "offer-hired", "want-hired", "escort", "leave", "bring"}
"""Verbs with a number, any of which can be named."""
SUMS: Final = (2, 3, 5, 8, 12)
"""Talents that a bot thinks of, besides one, half and all."""
POINTLESS: Final = frozenset({"cross-out", "destroy", "disband", "keep-none"})


RESOLVE: Final = 8.0
"""What the best of a move counts more than it looks: whoever doubts at every step goes astray."""
DOUBT: Final = 2.0
"""What it counts more for somebody who will see what comes of it."""
DECIDED: Final = (Expansion, MinorMove, Picking, March, Sail, WithdrawTo, *statecraft.TALKING)
"""Steps of moves and of talks."""


def sane(known: Mediterranean, seat: int, moves: list[Move]) -> list[Move]:
    """Nothing crossed out again, no Activation let go for nothing, no HI broken down, nothing given away."""
    if PAY in moves and len(known.powers) == 2:
        return [PAY]
    moves = few_numbers(moves)
    spared = _spared(known, seat) if known.promises else ()
    idle = [move for move in moves if move[0] in POINTLESS or _is_idle(known, move) or move in spared]
    return [move for move in moves if move not in idle] or moves


def few_numbers(moves: list[Move]) -> list[Move]:
    """Where any number can be named: none, one, half or all, and round sums of Talents; the rest is much the same."""
    most: dict[Move, int] = {}
    for verb, *rest in moves:
        if verb in COUNTED:
            kind = (verb, *rest[1:])
            most[kind] = max(most.get(kind, 0), rest[0])
    if not most:
        return moves
    return [move for move in moves if move[0] not in COUNTED or _is_round(move, most[move[0], *move[2:]])]


def _is_round(move: Move, most: int) -> bool:
    return move[1] in (0, 1, (most + 1) // 2, most) or (move[0] in IN_TALENTS and move[1] in SUMS)


def _spared(known: Mediterranean, seat: int) -> list[Move]:
    """4.4: steps to where one has been paid not to go."""
    return [TO[about] for _, _, kind, about in promised(known, known.seats.index(seat)) if kind == SPARE]


def _is_idle(known: Mediterranean, move: Move) -> bool:
    if move == MEETING:
        return len(known.powers) < 3
    if move[0] == "break-down":
        return move[2] in HEAVIES and max(known.treasury) < RICH
    return move[0].startswith("offer-") and move[0] not in ("offer-alliance", "offer-talents")


def prior(g: Mediterranean, seat: int, moves: list[Move], resolve: float = RESOLVE) -> list[float]:
    """How promising each move looks; in moves and talks the best is decided on, by so much."""
    glance = Glance(g, seat)
    scores = [_score(glance, move) for move in moves]
    step = g.stack[-1]
    if isinstance(step, economy.PLANNING):
        return made_up(scores, RESOLVE, NEVER)
    return made_up(scores, resolve, NEVER) if isinstance(step, DECIDED) else scores


def _score(glance: Glance, move: Move) -> float:
    verb = move[0]
    if verb in FLAT:
        return FLAT[verb]
    judge = JUDGES.get(verb)
    if judge is not None:
        return judge(glance, move)
    return _done(glance) if verb == "done" else 0.0


def _done(glance: Glance) -> float:
    """To be done with it: where soldiers are raised that depends on the Treasury, elsewhere it is the last thing."""
    step = glance.g.stack[-1]
    if isinstance(step, economy.PLANNING):
        return economy.done_planning(glance, ("done",))
    return 5.0 if isinstance(step, Expansion) else -1.0 if isinstance(step, ChooseOperation) else 0.0


def unsettled(g: Mediterranean, moves: list[Move]) -> list[Move]:
    """A move or a Battle that is under way is played to its end before it is judged."""
    return moves if g.mover != NONE else []
