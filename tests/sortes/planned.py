"""Sortes with a staff: whoever bids spends his best cards or saves them."""

from __future__ import annotations

import os
from typing import Any

from romanum.engine.action import Move
from romanum.engine.counsel.staff import Aim, Staff
from sortes.game import ROUNDS, Sortes, Table

SPEND, SAVE = Aim("spend", score=1.0), Aim("save")
MIDDLE = Aim("middle", score=0.5)


class Bidders(Staff[Table]):
    """Bids the highest card, the lowest or one between until the last round."""

    manners = 3

    def aims(self, g: Table, seat: int, moves: list[Move]) -> list[Aim]:
        return [SPEND, SAVE, MIDDLE] if moves[0][0] == "bid" else []

    def pursue(self, g: Table, seat: int, aim: Aim, moves: list[Move]) -> Move | None:
        if moves[0][0] != "bid":
            return None
        return {"spend": moves[-1], "save": moves[0]}.get(aim.intent, moves[len(moves) // 2])

    def is_over(self, g: Table, seat: int, aim: Aim) -> bool:
        return g.round == ROUNDS

    def script(self, g: Table, seat: int, moves: list[Move], manner: int = 0) -> Move:
        return moves[manner % len(moves)]


class Planned(Sortes):
    """The game itself."""

    def staff(self) -> Staff[Any] | None:
        return Bidders(self)


class Fatal(Planned):
    """Ends every process but that of the test as soon as it is judged."""

    def value(self, g: Table, seat: int) -> float:
        if os.environ.get("SORTES_SAFE") != str(os.getpid()):
            os._exit(3)
        return super().value(g, seat)


class Flawed(Planned):
    """Cannot be judged when a prize is small."""

    def value(self, g: Table, seat: int) -> float:
        if g.prize < 3:
            raise LookupError("nobody counts that")
        return super().value(g, seat)
