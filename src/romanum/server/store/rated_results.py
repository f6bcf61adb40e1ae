"""Results of rated matches: one row a seat, with the skill before and after."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Integer, and_, cast, func, insert, or_, select, update

from romanum.server.store.database import Database, read_match
from romanum.server.store.rows import MatchRow
from romanum.server.store.schema import matches, people, results, seats

AT_ONCE: Final = 100
"""So many matches that have ended are looked at together."""
RUNNING: Final = 20
"""So many running matches stand in a profile."""
REMEMBERED: Final = 1_000
"""So many of somebody's matches a profile looks back on."""


class ResultRow(msgspec.Struct, frozen=True):
    """How one seat of a rated match came out."""

    match: str
    seat: int
    game: str
    scenario: str
    seats: int
    person: int | None
    bot: str | None
    place: int
    won: bool
    mu: float
    sigma: float
    mu_before: float
    sigma_before: float
    ended: int
    name: str | None = None
    """What the person is called."""

    @property
    def who(self) -> str:
        """Whose result it is: `person-3`, `bot-miles`."""
        return f"person-{self.person}" if self.person is not None else f"bot-{self.bot}"


class LadderRow(msgspec.Struct, frozen=True):
    """Where somebody stands in a game."""

    person: int | None
    bot: str | None
    name: str | None
    mu: float
    sigma: float
    games: int
    wins: int


_KEPT: Final = [name for name in ResultRow.__struct_fields__ if name != "name"]


def _whose(who: str) -> Any:
    kind, _, name = who.partition("-")
    return results.c.person == int(name) if kind == "person" else results.c.bot == name


def _holds(who: str) -> Any:
    """Whether a seat is somebody's: a bot's only if it does not sit there for a person."""
    kind, _, name = who.partition("-")
    return seats.c.person == int(name) if kind == "person" else and_(seats.c.bot == name, seats.c.person.is_(None))


class ClubStore:
    """The part of the store that a club needs."""

    def __init__(self, store: Database) -> None:
        self._store = store

    async def unrated(self) -> list[MatchRow]:
        """Matches that are over and that nobody has looked at, in the order in which they ended."""
        new = (matches.c.state == "over", matches.c.rated.is_(None), ~matches.c.removed)
        query = select(matches).where(*new).order_by(matches.c.changed, matches.c.id).limit(AT_ONCE)
        return [read_match(row) for row in await self._store.rows(query)]

    async def keep(self, match: str, rated: str, rows: list[ResultRow]) -> bool:
        """Write what became of a match; False if somebody else has."""
        async with self._store.change() as connection:
            new = (matches.c.id == match, matches.c.rated.is_(None))
            if (await connection.execute(update(matches).where(*new).values(rated=rated))).rowcount != 1:
                return False
            if rows:
                values = [{name: getattr(row, name) for name in _KEPT} for row in rows]
                await connection.execute(insert(results), values)
            return True

    async def skill(self, game: str, who: str) -> tuple[float, float] | None:
        """Middle and spread of somebody's skill in a game, after the last match."""
        last = (results.c.ended.desc(), results.c.match.desc())
        query = select(results.c.mu, results.c.sigma).where(results.c.game == game, _whose(who)).order_by(*last)
        found = await self._store.rows(query.limit(1))
        return (float(found[0][0]), float(found[0][1])) if found else None

    async def met(self, game: str, one: int, other: int, since: int) -> int:
        """How many rated matches of a game two people have played together since."""
        theirs = results.alias()
        both = (results.c.match == theirs.c.match, results.c.person == one, theirs.c.person == other)
        recent = (results.c.game == game, results.c.ended >= since)
        found = await self._store.rows(select(func.count(results.c.match.distinct())).where(*both, *recent))
        return int(found[0][0])

    async def whereabouts(self, ids: list[int]) -> dict[int, tuple[bool, str]]:
        """Of people by number: whether they are guests, and the place they were seen at last."""
        query = select(people.c.id, people.c.login, people.c.place).where(people.c.id.in_(ids))
        return {int(row.id): (row.login is None, str(row.place)) for row in await self._store.rows(query)}

    async def results_of(self, who: str) -> list[ResultRow]:
        """All seats of somebody's last rated matches, the newest match first."""
        ids = select(results.c.match, results.c.ended).where(_whose(who)).distinct()
        newest = ids.order_by(results.c.ended.desc(), results.c.match.desc()).limit(REMEMBERED).subquery()
        columns = [results.c[name] for name in _KEPT]
        query = (
            select(*columns, people.c.name)
            .join(newest, newest.c.match == results.c.match)
            .outerjoin(people, people.c.id == results.c.person)
            .order_by(results.c.ended.desc(), results.c.match.desc(), results.c.seat)
        )
        return [ResultRow(*row) for row in await self._store.rows(query)]

    async def ladder(self, game: str, offset: int, count: int) -> list[LadderRow]:
        """Everybody in a game, the best first; whoever is shut out is left out."""
        one = (results.c.person, results.c.bot)
        last = func.row_number().over(
            partition_by=one, order_by=(results.c.ended.desc(), results.c.match.desc(), results.c.seat)
        )
        wins = func.sum(cast(results.c.won, Integer)).over(partition_by=one)
        games = func.count().over(partition_by=one)
        all_rows = select(results, last.label("last"), wins.label("wins"), games.label("games"))
        every = all_rows.where(results.c.game == game).subquery()
        query = (
            select(every.c.person, every.c.bot, people.c.name, every.c.mu, every.c.sigma, every.c.games, every.c.wins)
            .outerjoin(people, people.c.id == every.c.person)
            .where(every.c.last == 1, or_(every.c.person.is_(None), ~people.c.blocked))
            .order_by((every.c.mu - 3 * every.c.sigma).desc(), every.c.person, every.c.bot)
        )
        found = await self._store.rows(query.offset(offset).limit(count))
        return [
            LadderRow(person, bot, name, mu, sigma, int(games), int(won))
            for person, bot, name, mu, sigma, games, won in found
        ]

    async def running_of(self, who: str, visitor: int | None) -> list[MatchRow]:
        """The running matches in which somebody has a seat, the newest first: those that all may watch, and those in
        which whoever asks has a seat too. Lessons and branches are nobody's business."""
        theirs = select(seats.c.match).where(_holds(who))
        ours = select(seats.c.match).where(seats.c.person == visitor)
        seen = or_(matches.c.public, matches.c.id.in_(ours)) if visitor is not None else matches.c.public
        played = (matches.c.state == "running", ~matches.c.removed, matches.c.start.is_(None))
        query = select(matches).where(*played, matches.c.id.in_(theirs), seen).order_by(matches.c.changed.desc())
        return [read_match(row) for row in await self._store.rows(query.limit(RUNNING))]

    async def public(self, ids: list[str]) -> set[str]:
        """Those of some matches that anybody may watch."""
        query = select(matches.c.id).where(matches.c.id.in_(ids), matches.c.public, ~matches.c.removed)
        return {str(row[0]) for row in await self._store.rows(query)}
