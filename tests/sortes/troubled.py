"""Games of Sortes in which something goes wrong, for the arena."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from romanum.engine.action import Move
from romanum.engine.dice import AnyDice
from sortes.game import Sortes, Table


class Defective(Sortes):
    """Breaks in one game of three, in the middle."""

    def sane(self, known: Table, seat: int, moves: list[Move]) -> list[Move]:
        if known.round == 3 and sum(known.hand[:2]) % 3 == 0 and known.prize > 3:
            raise RuntimeError("the ninth\nwave")
        return moves


class Deadly(Sortes):
    """Ends the process that plays it, in some games."""

    def setup(self, scenario: str, seats: int, options: Mapping[str, Any], dice: AnyDice) -> Table:
        g = super().setup(scenario, seats, options, dice)
        if g.hand[0] == 1 and os.environ.get("SORTES_SAFE") != str(os.getpid()):
            os._exit(3)
        return g


class Slow(Sortes):
    """Takes its time, and notes in a file who has begun which."""

    def setup(self, scenario: str, seats: int, options: Mapping[str, Any], dice: AnyDice) -> Table:
        g = super().setup(scenario, seats, options, dice)
        diary = os.environ.get("SORTES_DIARY")
        if diary:
            with Path(diary).open("a", encoding="utf-8") as file:
                file.write(f"{os.getppid()} {''.join(map(str, g.hand))}\n")
            time.sleep(0.6)
        return g
