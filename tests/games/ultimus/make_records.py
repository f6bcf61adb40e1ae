"""Make the recorded games of `records/` anew: `python tests/games/ultimus/make_records.py`, with `tests` on the path.

Half of them are played at random, half by bots; of most the beginning is kept, since every year is played alike, and
of every scenario but the campaign one game to its end.
Whoever changes what a position holds, a number of the data, or a rule that these games come to, runs this and looks at
what changed. Some of the seeds are there for their stories, and what stories the games tell is printed: another may
have to take over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import romanum
from games.recorded_games import SOME, WHOLE, played, write
from romanum.engine.match import Match

FOLDER = Path(__file__).parent / "records"
STORIES = ("camps-swap", "double-usurpation", "regnum")


class Plan(NamedTuple):
    """A game to be recorded."""

    scenario: str
    player: str
    seed: int
    discreet: bool = False
    most: int = SOME
    """How many actions are recorded."""

    @property
    def file(self) -> str:
        """`tyrants-of-gaul-miles-discreet-5.txt`: scenario, who plays, what is not as usual, seed."""
        return "-".join([self.scenario, self.player, *(["discreet"] if self.discreet else []), f"{self.seed}.txt"])


PLANS = [
    Plan("radagaisus-and-alaric", "random", 10),
    Plan("radagaisus-and-alaric", "random", 16),
    Plan("radagaisus-and-alaric", "random", 40, discreet=True),
    Plan("tyrants-of-gaul", "random", 7),
    Plan("tyrants-of-gaul", "random", 14),
    Plan("placidias-generals", "random", 41, discreet=True),
    Plan("placidias-generals", "random", 9, most=700),
    Plan("scourge-of-god", "random", 12),
    Plan("maiorianus-and-genseric", "random", 13),
    Plan("last-emperors", "random", 39, most=1200),
    Plan("last-emperors", "random", 24),
    Plan("campaign", "random", 8),
    Plan("campaign", "miles", 100),
    Plan("scourge-of-god", "miles", 101, most=WHOLE),
    Plan("scourge-of-god", "miles", 102, discreet=True),
    Plan("radagaisus-and-alaric", "miles", 103, most=WHOLE),
    Plan("radagaisus-and-alaric", "miles", 104, discreet=True),
    Plan("tyrants-of-gaul", "miles", 105, most=WHOLE),
    Plan("placidias-generals", "miles", 111, most=WHOLE),
    Plan("maiorianus-and-genseric", "miles", 108, most=WHOLE),
    Plan("maiorianus-and-genseric", "miles", 109, discreet=True),
    Plan("last-emperors", "miles", 110, most=WHOLE),
]


def play(plan: Plan) -> Match[Any]:
    """Play a game as far as it is recorded; the same every time."""
    match = romanum.game("ultimus").new(plan.scenario, seed=plan.seed, options={"discreet": plan.discreet})
    return played(match, plan.player, plan.seed, plan.most)


def stories(match: Match[Any]) -> set[str]:
    """What of the things worth telling has happened in a game."""
    found, halves = {event.kind for event in match.events if event.kind in STORIES}, Counter[str]()
    for event in match.events:
        if event.kind == "usurper":
            halves[event.facts["half"]] += 1
        elif event.kind in ("usurpation-fails", "camps-swap"):
            halves[event.facts["half"]] -= 1
        if halves["west"] > 0 and halves["east"] > 0:
            found.add("double-usurpation")
    return found


def told() -> Iterator[tuple[str, Match[Any]]]:
    """All of them, each with its stories on the screen."""
    for plan in PLANS:
        match = play(plan)
        print(plan.file, len(match.history), *sorted(stories(match)))
        yield plan.file, match


def main() -> None:
    """Write all of them."""
    write(FOLDER, told())


if __name__ == "__main__":
    main()
