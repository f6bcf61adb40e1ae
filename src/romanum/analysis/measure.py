"""How sure the judgement of positions may be: games between equal bots, and the numbers fitted to who won them.

    python -m romanum.analysis.measure --minutes 3 --keep looks.jsonl --write hre pax:i:2

What is found of a game is printed, or written into its folder: `learned/sureness.toml`.

Games are kept in a file if one is named, one line each: whoever measures again with that file plays only those that it
has not, and all of them count. The same games are played, with the same seeds, whoever asks.

Positions are looked at where they rest, by the game's own judgement and by what was learned. The powers of a game are
fitted to all its scenarios together, and held near to the usual ones where few were played; what sides lean to, to each
scenario alone. Looks at one game together count as one. Then the games are parted in halves, and each half is foretold
by what was fitted to the other: where the plain rate of each side foretells better half-way, that rate alone counts
until then.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from datetime import UTC, datetime
from itertools import islice
from math import ceil, exp, log
from pathlib import Path
from time import monotonic
from typing import Any, Final

import msgspec

import romanum
from romanum.bots import Chair, make_bot
from romanum.bots.chances import LEAST, Judge, own_opinion
from romanum.bots.sureness import AS_SAID, KEPT, KNOTS, USUAL, Sureness
from romanum.bots.value_lookup import learned_chances
from romanum.bots.version import VERSION
from romanum.engine.folder.game_folder import LEARNED
from romanum.engine.lines import add_line, read_lines
from romanum.engine.match import Match
from romanum.engine.record import write_file
from romanum.games import OURS

PLAYER: Final = "miles"
LOOKS: Final = 30
"""So many resting points of each game are looked at, at most."""
HOLD: Final = 1.0
"""How firmly powers are held near to the usual ones: as much as a game's result is worth where they differ by 1."""
MIDDLE: Final = (0.35, 0.65)
"""What counts as half-way."""
PLAIN_KNOTS: Final = 2
"""So many knots, up to half-way, have no power where the plain rate foretells better."""
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
    learned: list[float] = []
    """For each seat its learned chance, if there is one."""

    def said(self, learned: bool) -> list[float]:
        """The values, or the learned chances."""
        return self.learned if learned else self.values


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


def play(name: str, scenario: str, seats: int, seed: int) -> Played:
    """Play one game and judge some positions of it."""
    match = romanum.game(name).new(scenario, seats, seed)
    bots = [make_bot(PLAYER, seed * seats + seat) for seat in range(seats)]
    while not match.over:
        if len(match.history) > LONGEST:
            return Played(name, scenario, seats, seed, [])
        seat = match.pending[0]
        match.play(seat, bots[seat].choose(Chair(match, seat)))
    return Played(name, scenario, seats, seed, looked(match))


def looked(match: Match[Any]) -> list[Look]:
    """Some resting points of a match that is over, as they were judged."""
    assert match.result is not None
    game, seats, total, winners = match.game, match.seats, len(match.history), match.result.winners
    own, learned = own_opinion(game, seats), learned_chances(game, match.scenario, seats)
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    rests = resting_points(match)
    looks = []
    for n in rests[:: ceil(len(rests) / LOOKS)]:
        g = match.history[n].before
        sides = [game.side(g, seat) for seat in range(seats)]
        looks.append(Look(n / total, sides, own(g), won, learned(g) if learned else []))
    return looks


def resting_points(match: Match[Any]) -> list[int]:
    """After how many actions a stage had ended and nothing was under way, from the start on."""
    judge, stage, found = Judge(match.game, match.scenario, match.seats, len(match.history)), None, []
    for n, past in enumerate(match.history):
        now = judge.game.stage(past.before)
        if now != stage and judge.rests(past.before):
            stage = now
            found.append(n)
    return found


def fitted(games: Iterable[Played], rules: int) -> list[Sureness]:
    """What fits the results of these games, all of one game, best: by its judgement, and by what was learned."""
    rows = list(games)
    found = []
    for learned in (False, True):
        kept = [one for one in rows if one.looks and all(look.said(learned) for look in one.looks)]
        tables: Tables = {}
        for played in kept:
            tables.setdefault((played.scenario, played.seats), []).append(played)
        halves = [Half(tables, half, learned, rules) for half in (0, 1)]
        best = _best(tables, learned, rules)
        found += [_rounded(_against_the_rate(one, tables[one.scenario, one.seats], halves)) for one in best]
    return found


Tables = dict[tuple[str, int], list[Played]]
"""The games at each table: a scenario and a number of seats."""


def _best(tables: Tables, learned: bool, rules: int) -> list[Sureness]:
    usual = list(AS_SAID if learned else USUAL)
    found = [
        Sureness(rows[0].game, scenario, seats, rules, len(rows), usual, _sides(rows), learned)
        for (scenario, seats), rows in tables.items()
    ]
    for step in STEPS:
        for _ in range(12):
            before = found
            found = _better_power(found, tables, step) if found else []
            found = [_better_lean(one, tables[one.scenario, one.seats], step) for one in found]
            if found == before:
                break
    return found


class Half:
    """Half of the games, to be foretold by what was fitted to the other half."""

    def __init__(self, tables: Tables, half: int, learned: bool, rules: int) -> None:
        others = {table: [row for row in rows if row.seed % 2 != half] for table, rows in tables.items()}
        self._others = {table: rows for table, rows in others.items() if rows}
        self._fitted = {(one.scenario, one.seats): one for one in _best(self._others, learned, rules)}
        self._half = half

    def scores(self, one: Sureness, rows: list[Played]) -> list[tuple[float, float]]:
        """The Brier scores of the half's games at a table: by what was fitted, and by the plain rate of each side."""
        at = one.scenario, one.seats
        if at not in self._others:
            return []
        rate = _plainly(one, self._others[at], whole=True)
        return [(brier(self._fitted[at], row), brier(rate, row)) for row in rows if row.seed % 2 == self._half]


def _against_the_rate(one: Sureness, rows: list[Played], halves: list[Half]) -> Sureness:
    """The same with its Brier score half-way beside that of the plain rate; where that is better, with the rate."""
    scores = [both for half in halves for both in half.scores(one, rows)]
    if len(scores) < ENOUGH:
        return one
    score, rate = (sum(column) / len(scores) for column in zip(*scores, strict=True))
    one = msgspec.structs.replace(one, brier=score, plain=rate)
    return one if score < rate else _plainly(one, rows)


def _plainly(one: Sureness, rows: list[Played], whole: bool = False) -> Sureness:
    """The same without any power up to half-way, or at all: what sides lean to is how often they won."""
    power = [0.0] * len(KNOTS) if whole else [*[0.0] * PLAIN_KNOTS, *one.power[PLAIN_KNOTS:]]
    won: dict[str, float] = {}
    for played in rows:
        for side, part in zip(played.looks[0].sides, played.looks[0].won, strict=True):
            won[side] = won.get(side, 0.0) + part
    games, seats = len(rows), {side: rows[0].looks[0].sides.count(side) for side in won}
    lean = {side: log((wins + seats[side] / one.seats) / (games + 1) / seats[side]) for side, wins in won.items()}
    middle = sum(lean.values()) / len(lean)
    return msgspec.structs.replace(one, power=power, lean={side: number - middle for side, number in lean.items()})


def brier(one: Sureness, played: Played) -> float:
    """How far off the chances were half-way through a game: the mean square error for each seat."""
    looks = [look for look in played.looks if MIDDLE[0] <= look.progress <= MIDDLE[1]] or played.looks
    errors = [(exp(told) - won) ** 2 for look in looks for told, won in zip(_logs(one, look), look.won, strict=True)]
    return sum(errors) / len(errors)


def _sides(rows: list[Played]) -> dict[str, float]:
    sides = {side for played in rows for look in played.looks for side in look.sides}
    return dict.fromkeys(sorted(sides), 0.0) if len(sides) > 1 and len(rows) >= ENOUGH else {}


def _better_power(found: list[Sureness], tables: Tables, step: float) -> list[Sureness]:
    usual = AS_SAID if found[0].learned else USUAL

    def with_power(power: list[float]) -> list[Sureness]:
        return [msgspec.structs.replace(one, power=power) for one in found]

    def fit(power: list[float]) -> float:
        held = HOLD * sum((own - usual) ** 2 for own, usual in zip(power, usual, strict=True))
        return sum(likelihood(one, tables[one.scenario, one.seats]) for one in with_power(power)) - held

    power = found[0].power
    for knot in range(len(KNOTS)):
        tried = [[*power[:knot], max(0.0, power[knot] + change), *power[knot + 1 :]] for change in (-step, 0.0, step)]
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
    return sum(part * number for part, number in zip(look.won, _logs(one, look), strict=True))


def _logs(one: Sureness, look: Look) -> list[float]:
    """The logarithms of the chances of all seats."""
    settings = [one.at(look.progress, side) for side in look.sides]
    values = look.said(one.learned)
    logs = [power * log(max(value, LEAST)) + log(lean) for value, (power, lean) in zip(values, settings, strict=True)]
    highest = max(logs)
    total = highest + log(sum(exp(number - highest) for number in logs))
    return [number - total for number in logs]


def _rounded(one: Sureness) -> Sureness:
    lean = {side: round(number, 2) for side, number in one.lean.items()}
    scores = {"brier": round(one.brier, 3), "plain": round(one.plain, 3)}
    return msgspec.structs.replace(one, power=[round(number, 2) for number in one.power], lean=lean, **scores)


def written(found: Iterable[Sureness], command: str) -> Iterator[str]:
    """The file of a game, line by line."""
    yield "# Measured, not made by hand: see `command`."
    yield f'made = "{datetime.now(UTC).date()}"'
    yield f'command = "{command}"'
    yield f"bots_version = {VERSION}"
    yield f'bot = "{PLAYER}"'
    for one in found:
        yield ""
        yield "[[found]]"
        for name, value in msgspec.to_builtins(one).items():
            if name != "lean":
                yield f"{name} = {msgspec.json.encode(value).decode()}"
        if one.lean:
            yield "lean = { " + ", ".join(f'"{side}" = {number}' for side, number in one.lean.items()) + " }"


def settings(wanted: str) -> list[tuple[str, int]]:
    """The tables that `pax`, `pax:i` or `imperium:julian:3` stands for: scenarios and numbers of seats."""
    name, scenario, seats = [*wanted.split(":"), "", ""][:3]
    tables = [(one.id, count) for one in romanum.game(name).scenarios for count in one.players]
    return [table for table in tables if scenario in ("", table[0]) and seats in ("", str(table[1]))]


def measured(
    name: str,
    tables: list[tuple[str, int]],
    games: int,
    seconds: float,
    shelved: Shelved | None = None,
    jobs: int = 1,
) -> list[Sureness]:
    """What is found in so many games at each table, or in as many as there is time for, beside those kept before."""
    shelved, end = shelved or Shelved(), monotonic() + seconds
    wanted = ((name, *table, seed) for seed in range(1, games + 1) for table in tables)
    fresh = (one for one in wanted if not shelved.has(*one) and monotonic() < end)
    for played in _played(fresh, jobs):
        shelved.add(played)
    return fitted(shelved.of(name, tables), romanum.game(name).rules_version)


def _played(wanted: Iterator[tuple[str, str, int, int]], jobs: int) -> Iterator[Played]:
    """Games as they end; no more are begun at a time than there are processes, so that the clock is looked at."""
    if jobs == 1:
        yield from (play(*one) for one in wanted)
        return
    with ProcessPoolExecutor(jobs) as pool:
        playing = {pool.submit(play, *one) for one in islice(wanted, jobs)}
        while playing:
            done, playing = wait(playing, return_when=FIRST_COMPLETED)
            playing |= {pool.submit(play, *one) for one in islice(wanted, len(done))}
            yield from (future.result() for future in done)


def main(arguments: list[str], tell: Callable[[str], None] = print) -> None:
    """Measure the games or tables that are named, or all."""
    reader = ArgumentParser(prog="python -m romanum.analysis.measure", description=__doc__)
    reader.add_argument("tables", nargs="*", help="GAME, GAME:SCENARIO or GAME:SCENARIO:SEATS; all of ours")
    reader.add_argument("--games", type=int, default=20, help="at each table")
    reader.add_argument("--minutes", type=float, default=60.0, help="for each game at most")
    reader.add_argument("--keep", type=Path, help="a file that games are kept in and taken from")
    reader.add_argument("--jobs", type=int, default=1, help="processes to play in")
    reader.add_argument("--write", action="store_true", help="put what is found into the folders of the games")
    wish = reader.parse_args(arguments)
    tables: dict[str, list[tuple[str, int]]] = {}
    for wanted in wish.tables or OURS:
        tables.setdefault(wanted.partition(":")[0], []).extend(settings(wanted))
    shelved = Shelved(wish.keep)
    command = " ".join(["python -m romanum.analysis.measure", *arguments])
    for name, own in tables.items():
        found = measured(name, own, wish.games, 60 * wish.minutes, shelved, wish.jobs)
        file = "\n".join(written(found, command))
        if wish.write:
            place = Path(str(romanum.game(name).folder)) / LEARNED / KEPT
            place.parent.mkdir(exist_ok=True)
            write_file(place, f"{file}\n")
        else:
            tell(file)


if __name__ == "__main__":
    main(sys.argv[1:])
