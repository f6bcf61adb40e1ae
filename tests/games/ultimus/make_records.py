"""Make the recorded games of `records/` anew: `python tests/games/ultimus/make_records.py`, with `tests` on the path.

Half of them are played at random, half by bots; the longer ones for some years only, since every year is played alike.
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
from games.recording import played, write
from romanum.engine.match import Match

FOLDER = Path(__file__).parent / "records"
LAST_YEAR = 476
STORIES = ("camps-swap", "double-usurpation", "regnum")


class Plan(NamedTuple):
    """A game to be recorded."""

    scenario: str
    player: str
    seed: int
    discreet: bool = False
    until: int = LAST_YEAR
    """The last year that is played, where a whole game would prove no more."""

    def enough(self, match: Match[Any]) -> bool:
        """Whether the game has gone as far as it is wanted."""
        return match.over or match.position.year > self.until

    @property
    def file(self) -> str:
        """`tyrants-of-gaul-miles-discreet-5.txt`: scenario, who plays, what is not as usual, seed."""
        return "-".join([self.scenario, self.player, *(["discreet"] if self.discreet else []), f"{self.seed}.txt"])


PLANS = [
    Plan("radagaisus-and-alaric", "random", 10),
    Plan("radagaisus-and-alaric", "random", 16, until=407),
    Plan("radagaisus-and-alaric", "random", 40, discreet=True, until=407),
    Plan("tyrants-of-gaul", "random", 7, until=409),
    Plan("tyrants-of-gaul", "random", 14, until=409),
    Plan("placidias-generals", "random", 41, discreet=True, until=426),
    Plan("placidias-generals", "random", 43, until=429),
    Plan("scourge-of-god", "random", 12, until=447),
    Plan("maiorianus-and-genseric", "random", 13, until=457),
    Plan("last-emperors", "random", 67, until=470),
    Plan("last-emperors", "random", 24, until=469),
    Plan("campaign", "random", 8, until=407),
    Plan("campaign", "miles", 100, until=412),
    Plan("scourge-of-god", "miles", 101),
    Plan("scourge-of-god", "miles", 102, discreet=True, until=447),
    Plan("radagaisus-and-alaric", "miles", 103),
    Plan("radagaisus-and-alaric", "miles", 104, discreet=True),
    Plan("tyrants-of-gaul", "miles", 105),
    Plan("placidias-generals", "miles", 111),
    Plan("maiorianus-and-genseric", "miles", 108),
    Plan("maiorianus-and-genseric", "miles", 109, discreet=True, until=457),
    Plan("last-emperors", "miles", 110),
]


def play(plan: Plan) -> Match[Any]:
    """Play a game to its end, or to the end of a year; the same every time."""
    match = romanum.game("ultimus").new(plan.scenario, seed=plan.seed, options={"discreet": plan.discreet})
    return played(match, plan.player, plan.seed, enough=plan.enough)


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
