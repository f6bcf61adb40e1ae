"""How the recorded games of every game are played and written: see `make_records.py` of each."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, Protocol

import romanum
from romanum.bots import Chair, make_bot
from romanum.engine.dice import DiceError
from romanum.engine.game import BadSetup, Game
from romanum.engine.match import Match
from romanum.engine.record import Record, RecordError, made_with, replay

WHOLE = 1_000_000
"""Actions of a game that is recorded to its end."""
SOME = 400
"""Actions of a game of which the beginning is enough: what comes later is played by the same rules."""


def is_enough(match: Match[Any], most: int) -> bool:
    """Whether a match has gone as far as it is recorded: to its end, or so many actions."""
    return match.over or len(match.history) >= most


def played(match: Match[Any], player: str, seed: int, most: int = WHOLE) -> Match[Any]:
    """A match played to its end, or for so many actions, at random or by bots of that name; the same every time."""
    rng = Random(seed)
    bots = [] if player == "random" else [make_bot(player, seed=seat) for seat in range(len(match.names))]
    while not is_enough(match, most):
        seat = match.pending[0]
        match.play(seat, bots[seat].choose(Chair(match, seat)) if bots else rng.choice(match.decision(seat).options))
    return match


class Otherwise(AssertionError):
    """A recorded game goes another way than when it was recorded; the message says what is to be done."""


def recorded(text: str, name: str, find_game: Callable[[str], Game[Any]] = romanum.game) -> Match[Any]:
    """A recorded game, played again by the rules of the version that it names."""
    record = Record.read(text)
    game = find_game(record.game)
    if record.rules != game.rules_version:
        raise Otherwise(f"{name}: {made_with(record, game)}: make the records anew")
    try:
        return replay(record, find_game)
    except (RecordError, DiceError, BadSetup) as problem:
        words = f"{name}, made with rules version {record.rules} of {game.id}, goes another way now: {problem}."
        raise Otherwise(f"{words} Raise rules_version of {game.id}, then make the records anew.") from None


def none_goes_another_way(folder: Path, find_game: Callable[[str], Game[Any]] = romanum.game) -> None:
    """Raise `Otherwise` if a record of the version of today would be written over because it no longer is true."""
    for file in sorted(folder.glob("*.txt")):
        text = file.read_text(encoding="utf-8")
        record = Record.read(text)
        if record.rules == find_game(record.game).rules_version:
            recorded(text, file.name, find_game)


def write(folder: Path, games: Iterable[tuple[str, Match[Any]]]) -> None:
    """Files with these games and no others; `--anew`: although the version of the rules was raised before."""
    folder.mkdir(exist_ok=True)
    if "--anew" not in sys.argv:
        none_goes_another_way(folder)
    for old in folder.glob("*.txt"):
        old.unlink()
    for file, match in games:
        (folder / file).write_text(match.record.write(), encoding="utf-8")


class Planned(Protocol):
    """A game to be recorded."""

    @property
    def file(self) -> str:
        """Where it is written."""

    @property
    def most(self) -> int:
        """After how many actions it is enough."""


class Records:
    """The recorded games of a game, held against what was planned."""

    def __init__(self, folder: Path, plans: Sequence[Planned]) -> None:
        self.folder = folder
        self.plans = {plan.file: plan for plan in plans}
        self.files = sorted(folder.glob("*.txt"))

    @cached_property
    def headers(self) -> list[Record]:
        """What stands at the beginning of each."""
        return [Record.read(file.read_text(encoding="utf-8")) for file in self.files]

    def replays(self, file: Path) -> Match[Any]:
        """It goes as far as it was planned, and is written the same again."""
        text = file.read_text(encoding="utf-8")
        match = recorded(text, file.name)
        assert is_enough(match, self.plans[file.name].most)
        assert match.record.write() == text
        return match

    def are_planned(self) -> None:
        """Every planned game is recorded, and no other."""
        assert [file.name for file in self.files] == sorted(self.plans)
        assert len(self.files) >= 20

    def have_both(self, options: Iterable[str]) -> None:
        """Each option is played with and without."""
        for option in options:
            assert len({header.options[option] for header in self.headers}) == 2, f"all records have the same {option}"

    def is_made_again(self, match: Match[Any]) -> None:
        """The first of them, made anew, is the same."""
        assert match.record.write() == (self.folder / next(iter(self.plans))).read_text(encoding="utf-8")
