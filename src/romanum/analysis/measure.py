"""How sure the judgement of positions may be: games between equal bots, and the numbers fitted to who won them.

    python -m romanum.analysis.measure --minutes 3 --keep looks.jsonl hre pax:i:2 > sureness.toml

Games are kept in a file if one is named, one line each: whoever measures again with that file plays only those that it
has not, and all of them count. The same games are played, with the same seeds, whoever asks.

The powers of a game are fitted to all its scenarios together, and held near to the usual ones where few were played;
what sides lean to, to each scenario alone. Looks at one game together count as one.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from math import exp, log
from pathlib import Path
from time import monotonic
from typing import Any, Final

import msgspec

import romanum
from romanum.analysis.judge import LEAST
from romanum.analysis.sureness import KNOTS, Sureness
from romanum.bots import Chair, make_bot
from romanum.engine.game import Game
from romanum.engine.lines import add_line, read_lines

PLAYER: Final = "miles"
LOOKS: Final = 30
"""So many positions of each game are judged, evenly spread."""
USUAL: Final = (0.25, 0.35, 0.6, 1.0)
"""What powers are held near to,"""
HOLD: Final = 1.0
"""so firmly: as much as a game's result is worth where it differs by 1."""
ENOUGH: Final = 8
"""After fewer games of a scenario nothing is said of what its sides lean to."""
LONGEST: Final = 6000
"""Longer games are not looked at."""
STEPS: Final = (0.2, 0.05, 0.01)


class Look(msgspec.Struct, frozen=True):
    """One position: how much of the match had been played; for each seat its side, its value, its part of the win."""

    progress: float
    sides: list[str]
    values: list[float]
    won: list[float]


class Played(msgspec.Struct, frozen=True):
    """The looks at one game; none if it grew too long."""

    game: str
    scenario: str
    seats: int
    seed: int
    looks: list[Look]


class Shelved:
    """Games that were played and looked at, in a file if one is named."""

    def __init__(self, file: Path | None = None) -> None:
        self._file = file
        self._games: dict[tuple[str, str, int, int], Played] = {}
        for played in read_lines(file, Played) if file else ():
            self._take(played)

    def _take(self, played: Played) -> None:
        self._games[played.game, played.scenario, played.seats, played.seed] = played

    def has(self, game: str, scenario: str, seats: int, seed: int) -> bool:
        """Whether this game has been played."""
        return (game, scenario, seats, seed) in self._games

    def add(self, played: Played) -> None:
        """Keep one more."""
        self._take(played)
        if self._file:
            add_line(self._file, played)

    def of(self, game: str, tables: Iterable[tuple[str, int]]) -> list[Played]:
        """All games at these tables that could be looked at, in the order of their seeds."""
        rows = [one for one in self._games.values() if one.game == game and one.looks]
        order = {table: n for n, table in enumerate(tables)}
        wanted = [one for one in rows if (one.scenario, one.seats) in order]
        return sorted(wanted, key=lambda one: (one.seed, order[one.scenario, one.seats]))


def play(game: Game[Any], scenario: str, seats: int, seed: int) -> Played:
    """Play one game and judge some positions of it as they stand."""
    match = game.new(scenario, seats, seed)
    bots = [make_bot(PLAYER, seed * seats + seat) for seat in range(seats)]
    while not match.over:
        if len(match.history) > LONGEST:
            return Played(game.id, scenario, seats, seed, [])
        seat = match.pending[0]
        match.play(seat, bots[seat].choose(Chair(match, seat)))
    assert match.result is not None
    winners, total, closely = match.result.winners, len(match.history), game.closely()
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    looks = []
    for n in range(0, total, max(1, total // LOOKS)):
        g = match.history[n].before
        sides = [game.side(g, seat) for seat in range(seats)]
        looks.append(Look(n / total, sides, [closely.value(g, seat) for seat in range(seats)], won))
    return Played(game.id, scenario, seats, seed, looks)


def fitted(games: Iterable[Played]) -> list[Sureness]:
    """What fits the results of these games, all of them of one game, best."""
    tables: dict[tuple[str, int], list[Played]] = {}
    for played in games:
        tables.setdefault((played.scenario, played.seats), []).append(played)
    found = [
        Sureness(rows[0].game, scenario, seats, len(rows), list(USUAL), _sides(rows))
        for (scenario, seats), rows in tables.items()
    ]
    for step in STEPS:
        for _ in range(12):
            before = found
            found = _better_power(found, tables, step)
            found = [_better_lean(one, tables[one.scenario, one.seats], step) for one in found]
            if found == before:
                break
    return [_rounded(one) for one in found]


def _sides(rows: list[Played]) -> dict[str, float]:
    sides = {side for played in rows for look in played.looks for side in look.sides}
    return dict.fromkeys(sorted(sides), 0.0) if len(sides) > 1 and len(rows) >= ENOUGH else {}


def _better_power(found: list[Sureness], tables: dict[tuple[str, int], list[Played]], step: float) -> list[Sureness]:
    def with_power(power: list[float]) -> list[Sureness]:
        return [msgspec.structs.replace(one, power=power) for one in found]

    def fit(power: list[float]) -> float:
        held = HOLD * sum((own - usual) ** 2 for own, usual in zip(power, USUAL, strict=True))
        return sum(likelihood(one, tables[one.scenario, one.seats]) for one in with_power(power)) - held

    power = found[0].power
    for knot in range(len(KNOTS)):
        tried = [[*power[:knot], max(0.05, power[knot] + change), *power[knot + 1 :]] for change in (-step, 0.0, step)]
        power = max(tried, key=fit)
    return with_power(power)


def _better_lean(one: Sureness, rows: list[Played], step: float) -> Sureness:
    def with_lean(lean: dict[str, float]) -> Sureness:
        return msgspec.structs.replace(one, lean=lean)

    def fit(lean: dict[str, float]) -> float:
        return likelihood(with_lean(lean), rows) - HOLD * sum(number**2 for number in lean.values())

    lean = one.lean
    for side in lean:
        lean = max(({**lean, side: lean[side] + change} for change in (-step, 0.0, step)), key=fit)
    return with_lean(lean)


def likelihood(one: Sureness, rows: Iterable[Played]) -> float:
    """How well it foretells the results: the logarithm of the chance that it gives to all of them."""
    return sum(sum(_told(one, look) for look in played.looks) / len(played.looks) for played in rows)


def _told(one: Sureness, look: Look) -> float:
    settings = [one.at(look.progress, side) for side in look.sides]
    logs = [
        power * log(max(value, LEAST)) + log(lean) for value, (power, lean) in zip(look.values, settings, strict=True)
    ]
    highest = max(logs)
    total = highest + log(sum(exp(number - highest) for number in logs))
    return sum(part * (number - total) for part, number in zip(look.won, logs, strict=True))


def _rounded(one: Sureness) -> Sureness:
    lean = {side: round(number, 2) for side, number in one.lean.items()}
    return msgspec.structs.replace(one, power=[round(number, 2) for number in one.power], lean=lean)


def written(found: Iterable[Sureness], command: str) -> Iterator[str]:
    """The file, line by line."""
    yield "# Measured, not made by hand: see `command`."
    yield f'made = "{datetime.now(UTC).date()}"'
    yield f'command = "{command}"'
    yield f"elsewhere = {list(USUAL)}"
    for one in found:
        yield ""
        yield "[[found]]"
        yield f'game = "{one.game}"'
        yield f'scenario = "{one.scenario}"'
        yield f"seats = {one.seats}"
        yield f"games = {one.games}"
        yield f"power = {one.power}"
        if one.lean:
            yield "lean = { " + ", ".join(f'"{side}" = {number}' for side, number in one.lean.items()) + " }"


def settings(wanted: str) -> list[tuple[str, int]]:
    """The tables that `pax`, `pax:i` or `imperium:julian:3` stands for: scenarios and numbers of seats."""
    name, scenario, seats = [*wanted.split(":"), "", ""][:3]
    tables = [(one.id, count) for one in romanum.game(name).scenarios for count in one.players]
    return [table for table in tables if scenario in ("", table[0]) and seats in ("", str(table[1]))]


def measured(
    name: str, tables: list[tuple[str, int]], games: int, seconds: float, shelved: Shelved | None = None
) -> list[Sureness]:
    """What is found in so many games at each table, or in as many as there is time for, beside those kept before."""
    game, end = romanum.game(name), monotonic() + seconds
    shelved = shelved or Shelved()
    for seed in range(1, games + 1):
        for scenario, seats in tables:
            if monotonic() < end and not shelved.has(name, scenario, seats, seed):
                shelved.add(play(game, scenario, seats, seed))
    return fitted(shelved.of(name, tables))


def main(arguments: list[str], tell: Callable[[str], None] = print) -> None:
    """Measure the games or tables that are named, or all."""
    reader = ArgumentParser(prog="python -m romanum.analysis.measure", description=__doc__)
    reader.add_argument("tables", nargs="*", help="GAME, GAME:SCENARIO or GAME:SCENARIO:SEATS")
    reader.add_argument("--games", type=int, default=20, help="at each table")
    reader.add_argument("--minutes", type=float, default=60.0, help="for each game at most")
    reader.add_argument("--keep", type=Path, help="a file that games are kept in and taken from")
    wish = reader.parse_args(arguments)
    tables: dict[str, list[tuple[str, int]]] = {}
    for wanted in wish.tables or romanum.games():
        tables.setdefault(wanted.partition(":")[0], []).extend(settings(wanted))
    shelved = Shelved(wish.keep)
    found = [one for name, own in tables.items() for one in measured(name, own, wish.games, 60 * wish.minutes, shelved)]
    for line in written(found, " ".join(["python -m romanum.analysis.measure", *arguments])):
        tell(line)


if __name__ == "__main__":
    main(sys.argv[1:])
