"""The staff: operations and tokens as aims, how they are carried out step by step, and a script for all else."""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.counsel.staff import NOWHERE, Aim, Staff
from romanum.games.hre.bots import script
from romanum.games.hre.bots.blunders import EmpireCensor
from romanum.games.hre.bots.operations import Operation, Operations
from romanum.games.hre.bots.outlook import eager_worth
from romanum.games.hre.bots.policy import chance_of_round
from romanum.games.hre.bots.survey import Survey
from romanum.games.hre.bots.tokens import stakes
from romanum.games.hre.data.components import FACTIONS, PROVINCES, SIDE_IDS
from romanum.games.hre.rules.conquest import Loot
from romanum.games.hre.rules.draw import KeepOrPass
from romanum.games.hre.rules.placement import Place
from romanum.games.hre.state.actions import GIVE, KEEP
from romanum.games.hre.state.position import Empire

TAKE: Final = "take"
HOLD: Final = "hold"
KEEPS: Final = "keep"
GIVES: Final = "give"
CLEAR: Final = 8.0
"""A token is worth no second thought unless two uses of it are worth nearly the same: lines tell little about it."""
NARROW: Final = 2
"""How widely operations are planned in imagined lines."""
MOST: Final = 16
"""So many operations are worth a thought."""


class EmpireStaff(Staff[Empire]):
    """Who plans for a seat.

    An operation names the side that places Armies as its force and the first Province to be taken as its goal; then
    how many Armies there were to place, and all Provinces in order. To hold is to strengthen what one has. A token is
    the force of the aim to keep it, or to give it to the Faction that is the goal.
    """

    thought: ClassVar[float] = 2.5

    def aims(self, g: Empire, seat: int, moves: list[Move]) -> list[Aim]:
        """The best operations of the side that places Armies; what may be done with a token."""
        step = g.stack[-1]
        if isinstance(step, KeepOrPass):
            return _token_aims(g, step, moves)
        if not isinstance(step, Place) or not step.left or step.is_homeless(g):
            return []
        operations = Operations(g, step)
        return [_operation(step, operations, found) for found in operations.best()[:MOST]]

    def first(self, g: Empire, seat: int, moves: list[Move], manner: int = 0) -> Aim | None:
        """The best operation that is found without looking far and wide."""
        step = g.stack[-1]
        if not isinstance(step, Place) or not step.left or step.is_homeless(g):
            return None
        operations = Operations(g, step)
        return _operation(step, operations, operations.best(NARROW)[0])

    def pursue(self, g: Empire, seat: int, aim: Aim, moves: list[Move]) -> Move | None:
        """The next Province of an operation, over the best border; or an Army where it is needed most."""
        step = g.stack[-1]
        if isinstance(step, KeepOrPass):
            return KEEP if aim.intent == KEEPS else GIVE[aim.goal] if aim.intent == GIVES else None
        if not isinstance(step, Place) or not step.left or step.side != aim.force:
            return None
        if aim.intent == HOLD:
            return strengthen(g, step, moves)
        for target in aim.extra[1:]:
            if g.holder[target] != step.side:
                into = [move for move in moves if move[0] in ("place", "attack") and move[1] == target]
                if into:
                    return max(into, key=lambda move: _chance(g, step.side, move))
        return None

    def is_over(self, g: Empire, seat: int, aim: Aim) -> bool:
        """Whether all is taken, or an Army was lost on the way. While a battle runs nothing is over."""
        if aim.intent in (KEEPS, GIVES):
            return not isinstance(g.stack[-1], KeepOrPass) or g.drawn != aim.force
        placing = g.innermost(Place)
        if placing is None or placing.side != aim.force:
            return True
        if g.stack[-1] is not placing:
            return False
        if aim.intent == HOLD:
            return not placing.left
        taken = sum([g.holder[target] == placing.side for target in aim.extra[1:]])
        return taken == len(aim.extra) - 1 or not placing.left or aim.extra[0] - placing.left > taken

    def script(self, g: Empire, seat: int, moves: list[Move], manner: int = 0) -> Move:
        """By what looks best at a sharp glance."""
        return script.choose(g, moves)

    def answered(self, g: Empire) -> int:
        """Where a Phase ends, and where a turn does: what others can do about it the outlook knows."""
        return g.phases + g.turn

    def worth(self, g: Empire, seat: int) -> float:
        """As the outlook has it, but a point of the running Phase counts as it does where Provinces are chosen."""
        return eager_worth(g, seat)

    def luck(self, g: Empire, move: Move) -> int | None:
        """The attacks on a Province with as many Armies left have the same dice, and so has the loot of a City."""
        step = g.stack[-1]
        if move[0] == "attack" and isinstance(step, Place):
            return hash((g.phases, move[1], g.armies[move[1]], step.left))
        return hash((g.phases, step.province)) if isinstance(step, Loot) else None

    def told(self, g: Empire, aim: Aim) -> dict[str, int | str]:
        """Who goes where, and how much further; to whom a token goes."""
        if aim.intent in (KEEPS, GIVES):
            return {"goal": FACTIONS[aim.goal].id}
        goal = PROVINCES[aim.goal].id if aim.goal != NOWHERE else ""
        return {"force": SIDE_IDS[aim.force], "goal": goal, "further": max(0, len(aim.extra) - 2)}

    def censor(self) -> EmpireCensor:
        """Blunders of the game's own."""
        return EmpireCensor()


def _operation(placing: Place, operations: Operations, found: Operation) -> Aim:
    if not found.targets:
        return Aim(HOLD, placing.side, score=found.worth)
    targets = operations.ordered(found.targets)
    return Aim(TAKE, placing.side, targets[0], (placing.left, *targets), found.worth)


def _token_aims(g: Empire, step: KeepOrPass, moves: list[Move]) -> list[Aim]:
    """To keep a token, or to whom to give it, best first."""
    receivers = [g.drawer if move == KEEP else move[1] for move in moves]
    found = [
        Aim(KEEPS if faction == g.drawer else GIVES, g.drawn, faction, score=CLEAR * stake)
        for faction, stake in zip(receivers, stakes(g, step.barbarian, receivers), strict=True)
    ]
    return sorted(found, key=lambda aim: -aim.score)


def _chance(g: Empire, side: int, move: Move) -> float:
    """The chance of a round, or certainty where nobody stands."""
    return 1.0 if move[0] == "place" else chance_of_round(g, side, move[1], move[2])


def strengthen(g: Empire, placing: Place, moves: list[Move]) -> Move | None:
    """An Army more where it saves most; none where all is full."""
    side = placing.side
    own = [move for move in moves if move[0] == "place" and g.holder[move[1]] == side]
    if not own:
        return None
    survey = Survey(g, g.owner(side))
    return max(own, key=lambda move: survey.shelter(side, move[1]))
