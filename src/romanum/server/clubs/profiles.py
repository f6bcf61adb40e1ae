"""Profiles: how somebody stands in each game, what was played, against whom, and the badges that were won."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

import msgspec

from romanum.bots.skill import Skill
from romanum.server.clubs.ratings import highest, shown
from romanum.server.news.messages import when
from romanum.server.store.rated_results import LadderRow, ResultRow
from romanum.server.wire import MatchInfo

SHOWN: Final = 50
"""So many matches stand in a profile."""
GENERALS: Final = frozenset({"legatus", "imperator"})
"""Bots whose defeat is worth a badge; which of them a game offers hangs on what was measured there."""
DRAWN: Final = 300
"""So many points a graph of ratings has."""
SETTLED: Final = 5
"""After so many matches a rating is more than a first guess."""

Table = list[ResultRow]
"""All seats of one match."""


class Who(msgspec.Struct, frozen=True):
    """A person or a bot."""

    id: str
    name: str
    bot: bool


class LadderLine(msgspec.Struct):
    """A rung. The skill lies between `rating` and `most` with near certainty."""

    rank: int
    who: Who
    rating: int
    most: int
    games: int
    wins: int
    settled: bool


class Ladder(msgspec.Struct):
    """A game's ladder, a page of it."""

    game: str
    lines: list[LadderLine]
    more: bool


class Form(msgspec.Struct):
    """How somebody stands in a game."""

    game: str
    rating: int
    most: int
    games: int
    wins: int
    settled: bool


class Point(msgspec.Struct):
    """A point of the graph: the rating after a match."""

    game: str
    ended: str
    rating: int


class Past(msgspec.Struct):
    """A match that was played; `match` is its id, if whoever asks may see it."""

    game: str
    scenario: str
    ended: str
    place: int
    seats: int
    won: bool
    rating: int
    gain: int
    others: list[Who]
    match: str | None


class Rival(msgspec.Struct):
    """Head to head: how often somebody finished before another, behind, or beside."""

    who: Who
    games: int
    before: int
    behind: int
    equal: int


class Badge(msgspec.Struct, frozen=True):
    """Something achieved, and when: `first-win`, `legatus`, `every-side` of a scenario, `every-game`."""

    kind: str
    game: str
    scenario: str
    since: str


class Profile(msgspec.Struct):
    """Somebody's book."""

    who: Who
    forms: list[Form]
    badges: list[Badge]
    rivals: list[Rival]
    past: list[Past]
    course: list[Point]
    running: list[MatchInfo]
    """Matches that are being played, of those that whoever asks may see."""


def who_is(row: ResultRow | LadderRow) -> Who:
    """The person or bot of a row."""
    if row.person is not None:
        return Who(f"person-{row.person}", row.name or "", bot=False)
    return Who(f"bot-{row.bot}", row.bot or "", bot=True)


def ladder(game: str, rows: Sequence[LadderRow], first: int, count: int) -> Ladder:
    """A page of a ladder, from rung `first` on."""
    lines = [
        LadderLine(
            rank,
            who_is(row),
            shown(Skill(row.mu, row.sigma)),
            highest(Skill(row.mu, row.sigma)),
            row.games,
            row.wins,
            settled=row.games >= SETTLED,
        )
        for rank, row in enumerate(rows[:count], first + 1)
    ]
    return Ladder(game, lines, len(rows) > count)


def profile(
    who: Who,
    rows: Sequence[ResultRow],
    may_see: Iterable[str],
    games: Sequence[str],
    running: Sequence[MatchInfo] = (),
) -> Profile:
    """A book out of all seats of somebody's matches, the newest first."""
    tables = tables_of(rows)
    known = set(may_see)
    return Profile(
        who=who,
        forms=forms(who.id, tables),
        badges=badges(who.id, tables, games),
        rivals=rivals(who.id, tables),
        past=[_past(who.id, table, known) for table in tables[:SHOWN]],
        course=[_point(who.id, table) for table in reversed(tables[:DRAWN])],
        running=list(running),
    )


def tables_of(rows: Sequence[ResultRow]) -> list[Table]:
    """Rows in the order of their matches, match by match."""
    return [list(seats) for _, seats in groupby(rows, key=lambda row: row.match)]


def _own(who: str, table: Table) -> Table:
    """The seats somebody held, the best first: a bot can hold several."""
    return sorted((row for row in table if row.who == who), key=lambda row: row.place)


def forms(who: str, tables: Sequence[Table]) -> list[Form]:
    """How somebody stands in each game that he has played."""
    found: dict[str, Form] = {}
    for table in tables:
        best = _own(who, table)[0]
        skill = Skill(best.mu, best.sigma)
        form = found.setdefault(best.game, Form(best.game, shown(skill), highest(skill), 0, 0, settled=False))
        form.games += 1
        form.wins += any(row.won for row in _own(who, table))
        form.settled = form.games >= SETTLED
    return [found[game] for game in sorted(found)]


def rivals(who: str, tables: Sequence[Table]) -> list[Rival]:
    """Head to head with everybody, those met most often first."""
    found: dict[str, Rival] = {}
    for table in tables:
        own = _own(who, table)[0]
        for other in [row for row in table if row.who != who]:
            rival = found.setdefault(other.who, Rival(who_is(other), 0, 0, 0, 0))
            rival.games += 1
            rival.before += own.place < other.place
            rival.behind += own.place > other.place
            rival.equal += own.place == other.place
    return sorted(found.values(), key=lambda rival: (-rival.games, rival.who.name, rival.who.id))


def badges(who: str, tables: Sequence[Table], games: Sequence[str]) -> list[Badge]:
    """What somebody has achieved, in the order in which it came."""
    found: dict[tuple[str, str, str], Badge] = {}
    sides: dict[tuple[str, str, int], set[int]] = {}
    won: set[str] = set()

    def achieve(kind: str, row: ResultRow, scenario: str = "") -> None:
        game = "" if kind == "every-game" else row.game
        found.setdefault((kind, game, scenario), Badge(kind, game, scenario, when(row.ended)))

    for table in reversed(tables):
        for row in [own for own in _own(who, table) if own.won]:
            achieve("first-win", row)
            if any(other.bot in GENERALS for other in table if other.who != who):
                achieve("legatus", row)
            held = sides.setdefault((row.game, row.scenario, row.seats), set())
            held.add(row.seat)
            if len(held) == row.seats:
                achieve("every-side", row, row.scenario)
            won.add(row.game)
            if won >= set(games):
                achieve("every-game", row)
    return list(found.values())


def _point(who: str, table: Table) -> Point:
    own = _own(who, table)[0]
    return Point(own.game, when(own.ended), shown(Skill(own.mu, own.sigma)))


def _past(who: str, table: Table, may_see: set[str]) -> Past:
    own = _own(who, table)[0]
    after, before = shown(Skill(own.mu, own.sigma)), shown(Skill(own.mu_before, own.sigma_before))
    return Past(
        game=own.game,
        scenario=own.scenario,
        ended=when(own.ended),
        place=own.place + 1,
        seats=own.seats,
        won=own.won,
        rating=after,
        gain=after - before,
        others=[who_is(row) for row in table if row.who != who],
        match=own.match if own.match in may_see else None,
    )
