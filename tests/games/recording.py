"""How the recorded games of every game are played and written: see `make_records.py` of each."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import Any

from romanum.bots import Chair, make_bot
from romanum.engine.match import Match


def over(match: Match[Any]) -> bool:
    """A match is played to its end, unless a game says otherwise."""
    return match.over


def played(match: Match[Any], player: str, seed: int, enough: Callable[[Match[Any]], bool] = over) -> Match[Any]:
    """A match played until it is enough at random or by bots of that name; the same every time."""
    rng = Random(seed)
    bots = [] if player == "random" else [make_bot(player, seed=seat) for seat in range(len(match.names))]
    while not enough(match):
        seat = match.pending[0]
        match.play(seat, bots[seat].choose(Chair(match, seat)) if bots else rng.choice(match.decision(seat).options))
    return match


def write(folder: Path, games: Iterable[tuple[str, Match[Any]]]) -> None:
    """Files with these games and no others."""
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.txt"):
        old.unlink()
    for file, match in games:
        (folder / file).write_text(match.record.write(), encoding="utf-8")
