"""How long scenarios take: bots play them, and what a person would have clicked is counted.

A walk of several legs is one click, and so is the same answer given to the same question again and again. Of a long
scenario some turns are played, and the others are taken to be like them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import date
from typing import Any, Final

import msgspec

import romanum
from romanum.arena.executor import Executor
from romanum.bots import VERSION, Chair, make_bot
from romanum.engine.action import Action
from romanum.engine.folder.guide import Length, Lengths
from romanum.engine.game import Game
from romanum.engine.match import Match

SECONDS: Final = 12.0
"""For one click, with the thought behind it: some are at once, some want a look around the map."""
PATIENCE: Final = 4
"""So many times the decisions that are to be played, before the end of the first turn is given up."""


class Trial(msgspec.Struct, frozen=True):
    """One game to be played, so many decisions of it at most."""

    game: str
    scenario: str
    seats: int
    bot: str
    seed: int
    decisions: int


class Tried(msgspec.Struct):
    """What came of it."""

    trial: Trial
    clicks: int = 0
    played: int = 0
    turns: int = 0
    failure: str = ""


class Clicks:
    """Counts what a person would have clicked."""

    def __init__(self, match: Match[Any]) -> None:
        self._match = match
        self._last = (-1, "", "")
        self.count = 0

    def see(self, seat: int, action: Action) -> None:
        """An action that is about to be played."""
        now = (seat, type(self._match.position.stack[-1]).__name__, action.text)
        if now != self._last and not self._walks_on(*now):
            self.count += 1
        self._last = now

    def _walks_on(self, seat: int, step: str, text: str) -> bool:
        """Whether those who are on the move already go one leg farther with it."""
        if self._last[:2] != (seat, step) or self._last[2].split()[0] != text.split()[0]:
            return False
        move = self._match.game.vocabulary.read(text)
        return any(leg.move == move for leg in self._match.ways(seat).legs)


def try_out(trial: Trial) -> Tried:
    """Play one game as far as it is to be played."""
    try:
        return _played(trial)
    except Exception as problem:  # a defect of a bot or of the game: told, and the others go on
        return lost(trial, " ".join(f"{type(problem).__name__}: {problem}".split()))


def lost(trial: Trial, why: str) -> Tried:
    """A game of which nothing came."""
    return Tried(trial, failure=f"{trial.scenario}, seed {trial.seed}: {why}")


def _played(trial: Trial) -> Tried:
    """Up to the end of the last whole turn, or of the first one if that is long."""
    game = romanum.game(trial.game)
    match = game.new(trial.scenario, trial.seats, trial.seed)
    bots = [make_bot(trial.bot, trial.seed + seat) for seat in range(trial.seats)]
    clicks, turn, kept = Clicks(match), game.turn(match.position), 0
    first, decided = turn, 0
    while not match.over and decided < trial.decisions * (1 if kept else PATIENCE):
        seat = match.pending[0]
        action = bots[seat].choose(Chair(match, seat))
        clicks.see(seat, action)
        match.play(seat, action)
        decided += 1
        if game.turn(match.position) != turn:
            turn, kept = game.turn(match.position), clicks.count
    played = turn - first
    if match.over:
        return Tried(trial, clicks.count, played + 1, played + 1)
    return Tried(trial, kept or clicks.count, max(played, 1), game.turns(match.position))


def trials(game: Game[Any], bot: str, games: int, decisions: int, seed: int) -> Iterator[Trial]:
    """Every scenario so many times, with as many seats as it can have."""
    for scenario in game.scenarios:
        for n in range(games):
            yield Trial(game.id, scenario.id, max(scenario.players), bot, seed + n, decisions)


def measured(
    game: Game[Any], found: Iterable[Tried], bot: str, seconds: float, command: str, made: date
) -> tuple[Lengths, list[str]]:
    """The file of lengths, and what failed."""
    told = list(found)
    rows = [
        _average([one for one in told if one.trial.scenario == scenario.id and not one.failure])
        for scenario in game.scenarios
    ]
    kept = [row for row in rows if row is not None]
    failures = [one.failure for one in told if one.failure]
    return Lengths(game.rules_version, VERSION, made.isoformat(), command, bot, seconds, kept), failures


def _average(tried: list[Tried]) -> Length | None:
    """Games of one scenario together. If one of them has no end in sight, the scenario has none."""
    if not tried:
        return None
    trial, ended = tried[0].trial, all(one.turns for one in tried)
    turns = sum(one.turns for one in tried) / len(tried) if ended else 0.0
    clicks, played = sum(one.clicks for one in tried), sum(one.played for one in tried)
    return Length(trial.scenario, trial.seats, len(tried), clicks, played, round(turns, 1))


def measure(game: Game[Any], bot: str, games: int, decisions: int, seed: int, executor: Executor) -> Iterator[Tried]:
    """Play, and tell of each game as it ends."""
    yield from executor.run(try_out, trials(game, bot, games, decisions, seed), lost)


def written(lengths: Lengths) -> str:
    """The file as it is kept."""
    head = "# Measured, not made by hand: see `command`. Clicks of all seats in a game between bots.\n"
    rows = msgspec.to_builtins(lengths)
    scenarios = rows.pop("scenario")
    text = head + "".join(f"{name} = {_toml(value)}\n" for name, value in rows.items())
    for row in scenarios:
        text += "\n[[scenario]]\n" + "".join(f"{name} = {_toml(value)}\n" for name, value in row.items())
    return text


def _toml(value: Any) -> str:
    return msgspec.json.encode(value).decode()
