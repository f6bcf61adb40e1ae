"""What whoever chooses a scenario is told of it: how long it takes as measured, how hard it is, what it teaches.

Difficulty and teaching stand in the game's `guide.toml`. Lengths stand in `lengths.toml`, which nobody writes by hand:
`romanum scenarios GAME --measure` lets bots play and counts what a person would have clicked.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.resources.abc import Traversable
from typing import Final, Literal, get_args

import msgspec

from romanum.engine.data import DataError, load

GUIDE: Final = "guide.toml"
LENGTHS: Final = "lengths.toml"
MINUTE: Final = 60
Difficulty = Literal["easy", "middling", "hard"]
DIFFICULTIES: Final[tuple[str, ...]] = get_args(Difficulty)
"""From what a newcomer can do to what wants somebody who knows the game."""


class Advice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be said of a scenario before one has played it."""

    id: str
    difficulty: Difficulty
    teaches: str
    start: bool = False
    """Whether a newcomer begins with it."""


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`guide.toml`."""

    scenario: list[Advice] = []


class Length(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much there was to click for all seats when bots played a scenario."""

    id: str
    seats: int
    games: int
    clicks: int
    """In all games together."""
    played: int
    """In so many turns."""
    turns: float
    """Turns of a whole game on average; 0: it goes on until somebody has won, and nobody had."""

    @property
    def is_open(self) -> bool:
        """Whether nobody knows how many turns it takes."""
        return self.turns == 0

    def minutes(self, seconds: float) -> int:
        """How long it takes if every click takes so many seconds; turns that were not played as long as the others.

        Where there is no end: how long a turn takes.
        """
        whole = self.turns or 1
        return round(self.clicks / self.played * whole * seconds / MINUTE)


class Lengths(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`lengths.toml`: what was measured, and how."""

    rules_version: int
    bots_version: int
    made: str
    command: str
    bot: str
    seconds: float
    """For a click, with the thought behind it."""
    scenario: list[Length]


def read_guide(folder: Traversable) -> dict[str, Advice]:
    """What is said of each scenario of the game in a folder; nothing of a game without a guide."""
    file = folder / GUIDE
    if not file.is_file():
        return {}
    return {advice.id: advice for advice in load(file, Guide, GUIDE).scenario}


def read_lengths(folder: Traversable) -> Lengths | None:
    """What was measured of the game in a folder; None where nothing was."""
    file = folder / LENGTHS
    return load(file, Lengths, LENGTHS) if file.is_file() else None


def minutes_of(lengths: Lengths | None) -> dict[str, tuple[int, bool]]:
    """How many minutes each scenario takes, and whether they are those of one turn, because it has no end."""
    return {one.id: (one.minutes(lengths.seconds), one.is_open) for one in lengths.scenario} if lengths else {}


def guide_faults(folder: Traversable, scenarios: Sequence[str]) -> list[str]:
    """What is wrong with the guide and the lengths of a game, one line each; a game may do without both."""
    if not any((folder / name).is_file() for name in (GUIDE, LENGTHS)):
        return []
    try:
        return [*_guide(scenarios, load(folder / GUIDE, Guide, GUIDE)), *_lengths(scenarios, read_lengths(folder))]
    except DataError as problem:
        return [str(problem)]


def _guide(scenarios: Sequence[str], found: Guide) -> Iterator[str]:
    yield from _same_scenarios(scenarios, GUIDE, [advice.id for advice in found.scenario])
    yield from (f"{GUIDE}: {advice.id}: it teaches nothing" for advice in found.scenario if not advice.teaches)
    if sum(advice.start for advice in found.scenario) != 1:
        yield f"{GUIDE}: a newcomer begins with one scenario, no more and no less"
    yield from (
        f"{GUIDE}: {advice.id}: a newcomer cannot begin with what is {advice.difficulty}"
        for advice in found.scenario
        if advice.start and advice.difficulty != DIFFICULTIES[0] and len(found.scenario) > 1
    )


def _lengths(scenarios: Sequence[str], found: Lengths | None) -> Iterator[str]:
    if found is None:
        yield f"{LENGTHS}: file: not found"
        return
    yield from _same_scenarios(scenarios, LENGTHS, [one.id for one in found.scenario])
    if found.seconds <= 0:
        yield f"{LENGTHS}: a click takes {found.seconds} seconds"
    for one in found.scenario:
        if one.clicks <= 0 or one.played <= 0 or one.games <= 0:
            yield f"{LENGTHS}: {one.id}: nothing was played"


def _same_scenarios(known: Sequence[str], file: str, ids: list[str]) -> Iterator[str]:
    yield from (f"{file}: {one}: there is no such scenario" for one in ids if one not in known)
    yield from (f"{file}: {one}: missing" for one in known if one not in ids)
    yield from (f"{file}: {one}: twice" for one in sorted(set(ids)) if ids.count(one) > 1)
