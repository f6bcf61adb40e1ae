"""Make the recorded games of `records/` anew: `python tests/games/pax/make_records.py`, with `tests` on the path.

Half of them are played at random, half by bots, over all scenarios and both games; short ones to their end, of the
others the beginning. Whoever changes what a position holds, a number of the data, or a rule that these games come to,
runs this and looks at what changed.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import romanum
from games.recorded_games import SOME, WHOLE, played, write
from romanum.engine.match import Match

FOLDER = Path(__file__).parent / "records"
BEGINNING = 250
"""Actions of a game of bots of which the beginning is kept."""


class Plan(NamedTuple):
    """A game to be recorded."""

    scenario: str
    player: str
    seed: int
    game: str = "standard"
    discreet: bool = False
    optional: bool = False
    """Whether all optional rules are played."""
    most: int = SOME

    @property
    def file(self) -> str:
        """`vii-miles-advanced-5.txt`: scenario, who plays, what is not as usual, seed."""
        unusual = [self.game, *(["discreet"] if self.discreet else []), *(["optional"] if self.optional else [])]
        return "-".join([self.scenario, self.player, *unusual, f"{self.seed}.txt"])


PLANS = [
    Plan("i", "random", 1, most=WHOLE),
    Plan("i", "random", 2, discreet=True, most=WHOLE),
    Plan("i", "miles", 3, most=WHOLE),
    Plan("i", "miles", 4, optional=True, most=WHOLE),
    Plan("ha", "random", 5, optional=True, most=WHOLE),
    Plan("ha", "miles", 6, most=WHOLE),
    Plan("vii", "random", 7, most=WHOLE),
    Plan("vii", "random", 8, "advanced", discreet=True),
    Plan("vii", "miles", 9, "advanced", most=BEGINNING),
    Plan("hb", "random", 10, "advanced"),
    Plan("hb", "miles", 11, most=BEGINNING),
    Plan("iii", "random", 12),
    Plan("iii", "miles", 13, most=BEGINNING),
    Plan("viii", "random", 14),
    Plan("ix", "random", 15, "advanced", optional=True),
    Plan("ix", "miles", 16, most=BEGINNING),
    Plan("x", "random", 17, "advanced", optional=True),
    Plan("x", "miles", 18, "advanced", discreet=True, most=BEGINNING),
    Plan("ii", "random", 19),
    Plan("ii", "miles", 20, most=BEGINNING),
    Plan("iv", "random", 21, "advanced"),
    Plan("v", "random", 22, "advanced"),
    Plan("v", "miles", 23, most=BEGINNING),
    Plan("vi", "random", 24, "advanced"),
]
OPTIONAL = ("lone_first", "free_talk", "harsh_fortress", "re_rolls", "simple_odds", "marian_legions", "disbanding")


def options_of(plan: Plan) -> dict[str, Any]:
    """The options of a game to be recorded."""
    return {"game": plan.game, "discreet": plan.discreet, **dict.fromkeys(OPTIONAL, plan.optional)}


def play(plan: Plan) -> Match[Any]:
    """Play a game as far as it is recorded; the same every time."""
    match = romanum.game("pax").new(plan.scenario, seed=plan.seed, options=options_of(plan))
    return played(match, plan.player, plan.seed, plan.most)


def told() -> Iterator[tuple[str, Match[Any]]]:
    """All of them, each with its length on the screen."""
    for plan in PLANS:
        match = play(plan)
        print(plan.file, len(match.history))
        yield plan.file, match


def main() -> None:
    """Write all of them."""
    write(FOLDER, told())


if __name__ == "__main__":
    main()
