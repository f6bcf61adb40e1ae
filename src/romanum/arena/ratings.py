"""Ratings of all bots in all games: a round of tables, again and again, kept as it goes and told as one table.

Bots meet those near their own level at the tables that each game names in its `ratings.toml`. They are limited by
positions looked at, so a game follows from its place in the plan alone: whoever plays it again gets the same. Games are
kept in a folder, one file a game and one line each; what is there is not played again, so a run can be broken off and
gone on with.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from functools import cache
from importlib.resources import files
from itertools import combinations
from pathlib import Path
from time import monotonic
from typing import Any, Final

import msgspec

from romanum.arena.arena_game import Outcome, Plan, Task, lost, play
from romanum.arena.executor import Executor
from romanum.arena.kept_games import Kept, kept_of, today
from romanum.arena.result import Failure, Played, Standing
from romanum.arena.statistics import standings
from romanum.bots.chances import NORMAL
from romanum.engine.data import load
from romanum.engine.game import Game
from romanum.engine.lines import add_line, read_lines
from romanum.games import OURS, folder_of

NEAR: Final = 2
"""Bots at one table for two are so many levels apart at most: who always wins says little of how much better he is."""
KEPT: Final = "ratings.toml"
BEGIN: Final = "<!-- ratings -->"
END: Final = "<!-- end of ratings -->"


class Seating(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table: what is played there, and by how many."""

    game: str
    scenario: str
    seats: int


class Programme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is rated, weakest first, with the positions each may look at; and where."""

    looks: dict[str, int]
    tables: list[Seating]

    def of(self, game: str) -> list[Seating]:
        """The tables of one game; of one that another distribution has brought, those that it names itself."""
        return [table for table in self.tables if table.game == game] or ([] if game in OURS else tables_of(game))


class Levels(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`ratings.toml` beside this module: who is rated."""

    looks: dict[str, int]


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table, as its game says it."""

    scenario: str
    seats: int


class Tables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`ratings.toml` of a game: where bots are rated in it."""

    tables: list[Table]


@cache
def programme() -> Programme:
    """Ours: the tables of all our games that name some."""
    levels = load(files("romanum.arena") / KEPT, Levels, KEPT)
    return Programme(levels.looks, [table for name in OURS for table in tables_of(name)])


def tables_of(name: str) -> list[Seating]:
    """Where bots are rated in a game; nowhere, if it names no tables."""
    file = folder_of(name) / KEPT
    if not file.is_file():
        return []
    return [Seating(name, one.scenario, one.seats) for one in load(file, Tables, f"{name}/{KEPT}").tables]


def lacking(game: Game[Any]) -> list[str]:
    """What is missing or wrong of the tables at which bots are rated in a whole game."""
    file = game.own_file(KEPT)
    if file is None:
        return [f"{KEPT}: missing: at which tables bots are rated, short scenarios for choice"]
    try:
        tables = msgspec.toml.decode(file.read_bytes(), type=Tables).tables
    except msgspec.DecodeError as problem:
        return [f"{KEPT}: {problem}"]
    known = {(one.id, seats) for one in game.scenarios for seats in one.players}
    found = [
        f"{KEPT}: {one.scenario}, {one.seats}: no such table"
        for one in tables
        if (one.scenario, one.seats) not in known
    ]
    return found if tables else [f"{KEPT}: no tables"]


def rosters(bots: Sequence[str], seats: int) -> list[list[str]]:
    """Who sits down together: all companies of bots that are near each other.

    >>> rosters(["tiro", "miles", "centurio", "legatus"], 2)[:3]
    [['tiro', 'miles'], ['tiro', 'centurio'], ['miles', 'centurio']]
    """
    near = max(NEAR, seats)
    return [
        [bots[level] for level in levels]
        for levels in combinations(range(len(bots)), min(seats, len(bots)))
        if levels[-1] - levels[0] <= near
    ]


def planned(game: str, rounds: int, what: Programme) -> Iterator[Task]:
    """The games of so many rounds. In as many as there are seats all sit everywhere; then the scenario changes."""
    tables = what.of(game)
    for index in range(rounds):
        for number, company in enumerate(rosters(list(what.looks), tables[0].seats)):
            table = tables[(index // tables[0].seats + number) % len(tables)]
            looks = {bot: what.looks[bot] for bot in company if what.looks[bot]}
            yield Task(Plan(game, table.scenario, company, number + 1, {}, looks=looks), index)


class Games:
    """The games that were played, in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._kept: dict[str, list[Kept]] = {}

    def of(self, game: str) -> list[Kept]:
        """Those of one game by the newest rules and bots that played it, in the order of the plan."""
        if game not in self._kept:
            self._kept[game] = list(read_lines(self._file(game), Kept))
        kept = self._kept[game]
        newest = max((one.versions for one in kept), default=(0, 0))
        return sorted(
            (one for one in kept if one.versions == newest), key=lambda one: (one.played.index, one.plan.seed)
        )

    def _file(self, game: str) -> Path:
        return self.folder / f"{game}.jsonl"

    def missing(self, game: str, rounds: int, what: Programme) -> Iterator[Task]:
        """What is planned and has not been played by the rules and bots of today."""
        now = today(game)
        done = {_key(one.plan, one.played.index) for one in self.of(game) if one.versions == now}
        return (task for task in planned(game, rounds, what) if _key(task.plan, task.index) not in done)

    def add(self, task: Task, played: Played, seconds: float) -> None:
        """Keep one game, at once. What its seats had is left out: nothing here is told of it."""
        game = task.plan.game
        kept = kept_of(task, msgspec.structs.replace(played, tags={}), seconds)
        self.of(game)
        self._kept[game].append(kept)
        self.folder.mkdir(parents=True, exist_ok=True)
        add_line(self._file(game), kept)

    def seconds(self, game: str) -> float:
        """How long the games of one game took together."""
        return sum(one.seconds for one in self.of(game))


def _key(plan: Plan, index: int) -> bytes:
    return msgspec.json.encode(Task(plan, index), order="sorted")


class Ended(msgspec.Struct):
    """A game, and what came of it."""

    task: Task
    outcome: Outcome


def ended(task: Task) -> Ended:
    """Play one game, in any process."""
    return Ended(task, play(task))


def _lost(task: Task, reason: str) -> Ended:
    return Ended(task, lost(task, reason))


def play_on(
    names: Sequence[str],
    rounds: int,
    kept: Games,
    executor: Executor,
    minutes: float | None = None,
    what: Programme | None = None,
    tell: Callable[[Ended], None] | None = None,
) -> list[Failure]:
    """Play what is missing, always of the game that had least time so far. What failed is told, and not kept."""
    failures = []
    tasks = _in_turn(names, rounds, kept, what or programme(), minutes)
    with closing(executor.run(ended, tasks, _lost)) as results:
        for one in results:
            if isinstance(one.outcome.game, Failure):
                failures.append(one.outcome.game)
            else:
                kept.add(one.task, one.outcome.game, one.outcome.seconds)
            if tell:
                tell(one)
    return failures


def _in_turn(names: Sequence[str], rounds: int, kept: Games, what: Programme, minutes: float | None) -> Iterator[Task]:
    end = monotonic() + 60 * minutes if minutes else float("inf")
    left = {name: list(kept.missing(name, rounds, what)) for name in names}
    under_way: Counter[str] = Counter()
    while monotonic() < end and any(left.values()):
        # several processes begin before the first has ended: each game gets one of them first
        name = min((name for name in names if left[name]), key=lambda n: (kept.seconds(n), under_way[n]))
        under_way[name] += 1
        yield left[name].pop(0)


def table(names: Sequence[str], kept: Games) -> str:
    """The ratings as a table of Markdown: one line for each bot in each game, the strongest first."""
    lines = [
        "| game | bot | positions a decision | games | won | 95 % interval | equal players | rating | 95 % interval |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for name in names:
        games = kept.of(name)
        for n, line in enumerate(_strongest_first(games)):
            played = f"`{name}`, rules {games[0].rules}, bots {games[0].bots}" if n == 0 else ""
            lines.append(_row(played, line, _looks(games)))
    return "\n".join(lines)


def _strongest_first(games: list[Kept]) -> list[Standing]:
    names = {bot for one in games for bot in one.plan.roster}
    return sorted(standings([one.played for one in games], names), key=lambda line: (-line.mu, line.bot))


def _looks(games: list[Kept]) -> dict[str, int]:
    return {bot: looks for one in games for bot, looks in one.plan.looks.items()}


def _row(game: str, line: Standing, looks: Mapping[str, int]) -> str:
    interval = f"{line.mu - NORMAL * line.sigma:.1f} to {line.mu + NORMAL * line.sigma:.1f}"
    cells = [
        game,
        line.bot,
        str(looks.get(line.bot, "none")),
        str(line.games),
        f"{line.share:.0%}".replace("%", " %"),
        f"{100 * line.low:.0f}-{100 * line.high:.0f} %",
        f"{100 * line.expected:.0f} %",
        f"{line.mu:.1f}",
        interval,
    ]
    return "| " + " | ".join(cells) + " |"


def written(page: str, new: str) -> str:
    """A page with the table between its marks; ValueError if it has none.

    >>> written("Strong:\\n\\n<!-- ratings -->\\nold\\n<!-- end of ratings -->\\n", "new")
    'Strong:\\n\\n<!-- ratings -->\\n\\nnew\\n\\n<!-- end of ratings -->\\n'
    """
    marked = re.compile(f"{re.escape(BEGIN)}.*{re.escape(END)}", re.DOTALL)
    if not marked.search(page):
        raise ValueError(f"there is no place for ratings: {BEGIN} and {END}")
    return marked.sub(lambda _: f"{BEGIN}\n\n{new}\n\n{END}", page)
