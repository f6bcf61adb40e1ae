"""Miles, the soldier: does what his staff thinks best, without looking ahead.

He sets out for the first aim that the staff names, keeps to it until it is reached or broken, and answers all else by
script. In a game without a staff he takes whatever leads to the best position, one choice ahead.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from romanum.bots.bot import Ranked
from romanum.bots.candidates import aims
from romanum.bots.chair import Chair
from romanum.bots.gregarius import Gregarius
from romanum.bots.plan import Plan
from romanum.bots.playout import dice_from, promising
from romanum.engine.action import Action, Move
from romanum.engine.counsel.staff import Aim, Staff
from romanum.engine.position import Position

MOST: Final = 40
"""No staff names more aims."""


class Miles(Gregarius):
    """By the script of the game's staff."""

    name: ClassVar[str] = "miles"

    def __init__(self, seed: int = 0, seconds: float | None = None, iterations: int | None = None) -> None:
        super().__init__(seed, seconds, iterations)
        self.plan = Plan()

    def choose(self, chair: Chair) -> Action:
        """The next step of his plan, or of a new one."""
        staff = chair.game.closely().staff()
        if staff is None:
            return super().choose(chair)
        planned = self.plan.next(chair, self._random)
        if planned is not None:
            return chair.action(planned)
        move, aim = self._first(self._world(chair), chair, staff)
        if aim is not None:
            self.plan = Plan(aim)
        return chair.action(move)

    def rank(self, chair: Chair, n: int = 3) -> list[Ranked]:
        """What he would do, and what looks next best to his staff; he tries nothing."""
        staff = chair.game.closely().staff()
        if staff is None:
            return super().rank(chair, n)
        world = self._world(chair)
        first, aim = self._first(world, chair, staff)
        closely = chair.game.closely()
        others = (
            promising(closely, [world], chair.seat, chair.sane(closely=True), n)
            if aim is None
            else [one.move for one in aims(chair, world, MOST)]
        )
        moves = [*dict.fromkeys((first, *others))][:n]
        return [Ranked(chair.action(move), 1 / (1 + place)) for place, move in enumerate(moves)]

    def _world(self, chair: Chair) -> Position:
        return chair.imagine(dice_from(self._random))

    def _first(self, world: Position, chair: Chair, staff: Staff[Any]) -> tuple[Move, Aim | None]:
        """What he does now, and what for."""
        found = aims(chair, world, most=1) if self.plan.aim is None else []
        if found:
            return found[0].move, found[0].aim
        return staff.script(world, chair.seat, chair.sane(closely=True)), None
