"""Make the recorded games of `records/` anew: `python tests/games/imperium/make_records.py`, with `tests` on the path.

Short scenarios to their end, of others the beginning; of every period, for two to six players, at random and by bots.
Whoever changes what a position holds, a number of the data, or a rule that these games come to, runs this and looks at
what changed.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import romanum
from games.recorded_games import WHOLE, played, write
from romanum.engine.match import Match

FOLDER = Path(__file__).parent / "records"
BEGINNING = 150
"""Actions of a game of which the beginning is kept."""


class Plan(NamedTuple):
    """A game to be recorded."""

    scenario: str
    players: int
    player: str
    seed: int
    optional: bool = False
    """Whether all optional rules are played."""
    discreet: bool = False
    open: bool = False
    """Whether there is no limited intelligence."""
    most: int = BEGINNING

    @property
    def file(self) -> str:
        """`magnentius-4-random-optional-5.txt`: scenario, players, who plays, what is not as usual, seed."""
        unusual = [word for word in ("optional", "discreet", "open") if getattr(self, word)]
        return "-".join([self.scenario, str(self.players), self.player, *unusual, f"{self.seed}.txt"])


PLANS = [
    Plan("diocletian-and-carinus", 2, "random", 1, most=WHOLE),
    Plan("sons-of-constantine", 4, "random", 2, optional=True, most=WHOLE),
    Plan("maximinus-thrax", 2, "random", 3, open=True, most=WHOLE),
    Plan("philip-and-decius", 2, "random", 4, discreet=True, most=WHOLE),
    Plan("gallic-revolt", 2, "miles", 5),
    Plan("pompey-and-the-pirates", 2, "random", 6, optional=True),
    Plan("marius-and-sulla", 4, "random", 7),
    Plan("first-triumvirate", 6, "random", 8),
    Plan("first-triumvirate", 4, "miles", 9),
    Plan("actium", 2, "random", 10, open=True),
    Plan("four-emperors", 3, "random", 11, optional=True),
    Plan("trajan-in-dacia", 2, "miles", 12, optional=True),
    Plan("severus-niger-albinus", 4, "random", 13, discreet=True),
    Plan("third-century", 5, "random", 14, optional=True),
    Plan("tetrarchy", 5, "random", 15),
    Plan("gothic-storm", 3, "miles", 16, optional=True),
    Plan("barbarian-flood", 5, "random", 17, optional=True),
    Plan("scourge-of-god", 3, "random", 18),
    Plan("odoacer-and-theodoric", 3, "random", 19, optional=True, discreet=True),
    Plan("justinian", 4, "miles", 20),
    Plan("heraclius", 2, "random", 21),
]
NEVER = ("discreet", "limited_intelligence")
OPTIONAL = tuple(
    option.id for option in romanum.game("imperium").options if not option.choices and option.id not in NEVER
)


def options_of(plan: Plan) -> dict[str, Any]:
    """The options of a game to be recorded."""
    kept = {"length": "shorter", "limited_intelligence": not plan.open, "discreet": plan.discreet}
    return {**kept, **dict.fromkeys(OPTIONAL, plan.optional)}


def play(plan: Plan) -> Match[Any]:
    """Play a game as far as it is recorded; the same every time."""
    match = romanum.game("imperium").new(plan.scenario, plan.players, seed=plan.seed, options=options_of(plan))
    return played(match, plan.player, plan.seed, plan.most)


def told() -> Iterator[tuple[str, Match[Any]]]:
    """All of them, each with its length on the screen."""
    for plan in PLANS:
        match = play(plan)
        print(plan.file, len(match.history), flush=True)
        yield plan.file, match


def main() -> None:
    """Write all of them."""
    write(FOLDER, told())


if __name__ == "__main__":
    main()
