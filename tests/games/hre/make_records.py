"""Make the recorded games of `records/` anew: `python tests/games/hre/make_records.py`, with `tests` on the path.

Half of them are played at random, half by bots. Whoever changes what a position holds, or a rule that these games come
to, runs this and looks at what changed.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import romanum
from games.recorded_games import WHOLE, played, write
from romanum.engine.match import Match

FOLDER = Path(__file__).parent / "records"


class Plan(NamedTuple):
    """A game to be recorded."""

    seats: int
    player: str
    seed: int
    options: dict[str, Any]
    most: int = WHOLE

    @property
    def file(self) -> str:
        """`4-miles-bribes-no-oraculum-5.txt`: players, who plays, what is not as usual, seed."""
        unusual = [name if value else f"no-{name}" for name, value in self.options.items() if value != "neighbouring"]
        unusual += ["neighbouring"] if "pairs" in self.options else []
        return f"{'-'.join([str(self.seats), self.player, *unusual, str(self.seed)])}.txt"


TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"bribes": True}),
    (2, {"pairs": "neighbouring", "discreet": True}),
    (3, {}),
    (3, {"oraculum": False}),
    (3, {"bribes": True, "discreet": True}),
    (4, {}),
    (4, {}),
    (4, {"bribes": True}),
    (4, {"discreet": True}),
    (4, {"oraculum": False}),
    (4, {"bribes": True, "discreet": True}),
]

PLANS = [
    Plan(seats, player, seed, options)
    for player, first in (("random", 1), ("miles", 101))
    for seed, (seats, options) in enumerate(TABLES, first)
]


def play(plan: Plan) -> Match[Any]:
    """Play a game to its end; the same every time."""
    match = romanum.game("hre").new(seats=plan.seats, seed=plan.seed, options=plan.options)
    return played(match, plan.player, plan.seed)


def main() -> None:
    """Write all of them."""
    write(FOLDER, ((plan.file, play(plan)) for plan in PLANS))


if __name__ == "__main__":
    main()
