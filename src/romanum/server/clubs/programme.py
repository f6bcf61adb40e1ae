"""Tournaments as they are wished for and told: the programme, who has entered, the tables, how everybody stands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

import msgspec

from romanum.clubs import Format, Kind, Round, Standing, Table, breaks_of, standings
from romanum.clubs.rounds import WIN, ranked, shares
from romanum.server.clubs.profiles import Who
from romanum.server.news.messages import when
from romanum.server.store import PersonRow
from romanum.server.store.tournaments import BoardRow, EntrantRow, TournamentRow

IN_POINTS: Final = ("buchholz", "sonneborn")
"""What is counted as scores are."""


class NewTournament(msgspec.Struct, forbid_unknown_fields=True):
    """A tournament to be made."""

    title: str
    game: str
    kind: Kind
    seats: int = 2
    least: int = 0
    """The fewest at a table, where not all tables can be full; 0: all must be."""
    scenario: str | None = None
    options: dict[str, Any] = {}
    rounds: int = 0
    go_on: int = 1
    entry: Literal["open", "invited"] = "open"
    most: int = 0
    by_itself: bool = True
    public: bool = True
    hints: bool = False
    allowance: int = 0
    bank: int = 0
    increment: int = 0
    vacation: int = 0
    stand_in: str | None = None
    grace: int = 0


class Entering(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody enters; with the code where one must be invited."""

    code: str = ""


class BotEnters(msgspec.Struct, forbid_unknown_fields=True):
    """The organiser enters a bot."""

    bot: str


class Numbered(msgspec.Struct, forbid_unknown_fields=True):
    """One of those who have entered."""

    number: int


class TournamentCard(msgspec.Struct, kw_only=True):
    """A tournament in a list."""

    id: str
    title: str
    game: str
    scenario: str
    kind: Kind
    seats: int
    least: int
    state: str
    round: int
    planned: int
    entry: str
    entrants: int
    most: int
    created: str
    changed: str


class TournamentList(msgspec.Struct):
    """A page of tournaments."""

    tournaments: list[TournamentCard]
    more: bool


class EntrantInfo(msgspec.Struct):
    """Somebody who has entered; after the start numbers are by seeding."""

    number: int
    who: Who
    name: str
    """Also of a bot that has entered more than once: `miles`, `miles 2`."""
    rating: int | None
    gone: bool
    mine: bool


class ChairInfo(msgspec.Struct):
    """A seat of a table."""

    number: int
    place: int | None
    points: float | None
    score: int | None
    """Within the game."""
    absent: bool


class BoardInfo(msgspec.Struct):
    """A table of a round; `match` is its id, if whoever asks may watch it."""

    board: int
    match: str | None
    over: bool
    mine: bool
    seats: list[ChairInfo]


class RoundInfo(msgspec.Struct):
    """A round."""

    round: int
    boards: list[BoardInfo]
    byes: list[int]


class StandingInfo(msgspec.Struct):
    """Where somebody stands."""

    rank: int
    number: int
    score: float
    played: int
    wins: int
    breaks: list[float]


class TournamentInfo(TournamentCard, kw_only=True):
    """A tournament with all there is to know of it."""

    options: dict[str, Any]
    rounds: int
    go_on: int
    by_itself: bool
    public: bool
    hints: bool
    allowance: int
    bank: int
    increment: int
    vacation: int
    stand_in: str | None
    grace: int
    organiser: str
    owner: bool
    me: int | None
    """My number, if I have entered."""
    waits: bool
    """Whether all tables have ended and the organiser has to begin the next round."""
    people: list[EntrantInfo]
    breaks: list[str]
    standings: list[StandingInfo]
    course: list[RoundInfo]
    code: str | msgspec.UnsetType = msgspec.UNSET


class Course(msgspec.Struct, frozen=True):
    """A tournament as it stands."""

    row: TournamentRow
    entrants: list[EntrantRow]
    boards: list[BoardRow]

    @property
    def form(self) -> Format:
        """How it is played."""
        row = self.row
        return Format(msgspec.convert(row.kind, Kind), tuple(row.sizes), row.rounds, row.go_on, row.seed)

    @property
    def out(self) -> set[int]:
        """Who has left."""
        return {one.number for one in self.entrants if one.gone is not None}

    @property
    def current(self) -> list[BoardRow]:
        """The tables of the round that is played."""
        return [board for board in self.boards if board.round == self.row.round and not board.bye]

    @property
    def open_boards(self) -> list[BoardRow]:
        """Those of them that have not ended."""
        return [board for board in self.current if board.places is None]

    @property
    def rounds(self) -> list[Round]:
        """All rounds so far."""
        return [self._round(number) for number in range(1, self.row.round + 1)]

    def _round(self, number: int) -> Round:
        boards = [board for board in self.boards if board.round == number]
        tables = tuple(table_of(board) for board in boards if not board.bye)
        return Round(tables, tuple(board.seats[0] for board in boards if board.bye))

    def board_of(self, number: int) -> BoardRow | None:
        """The table at which somebody plays now."""
        return next((board for board in self.open_boards if number in board.seats), None)

    def standings(self) -> list[Standing]:
        """How everybody stands."""
        return standings(self.form, len(self.entrants), self.out, self.rounds, self.row.planned)


def table_of(board: BoardRow) -> Table:
    """A table as pairing knows it."""
    places = None if board.places is None else tuple(board.places)
    return Table(tuple(board.seats), places, tuple(board.scores), tuple(board.absent))


def card(row: TournamentRow, entrants: int) -> TournamentCard:
    """A tournament in a list."""
    return TournamentCard(**_card(row, entrants))


def _card(row: TournamentRow, entrants: int) -> dict[str, Any]:
    same = ("id", "title", "game", "scenario", "kind", "state", "round", "planned", "entry", "most")
    told = {name: getattr(row, name) for name in same}
    times = {"created": when(row.created), "changed": when(row.changed)}
    return told | times | {"seats": row.sizes[-1], "least": row.sizes[0], "entrants": entrants}


def told(course: Course, organiser: str, person: PersonRow | None) -> TournamentInfo:
    """A tournament as somebody may know it."""
    row = course.row
    me = next((one.number for one in course.entrants if person is not None and one.person == person.id), None)
    same = ("options", "rounds", "go_on", "by_itself", "public", "hints", "allowance", "bank", "increment", "vacation")
    begun = row.state != "open"
    owner = person is not None and (person.id == row.owner or person.owner)
    info = TournamentInfo(
        **_card(row, len(course.entrants)),
        **{name: getattr(row, name) for name in same},
        stand_in=row.stand_in,
        grace=row.grace,
        organiser=organiser,
        owner=owner,
        me=me,
        waits=row.state == "running" and not course.open_boards,
        people=_people(course.entrants, me),
        breaks=list(breaks_of(course.form)),
        standings=_standings(course) if begun else [],
        course=[_round(course, number, me, owner=owner) for number in range(1, row.round + 1)],
    )
    if owner and row.entry == "invited":
        info.code = row.code
    return info


def _people(entrants: Sequence[EntrantRow], me: int | None) -> list[EntrantInfo]:
    seen: Counter[str] = Counter()
    found = []
    for one in entrants:
        seen[one.who] += 1
        name = one.name or one.bot or ""
        numbered = f"{name} {seen[one.who]}" if seen[one.who] > 1 else name
        who = Who(one.who, name, bot=one.person is None)
        gone = one.gone is not None
        found.append(EntrantInfo(one.number, who, numbered, one.rating, gone, mine=one.number == me))
    return found


def _in_points(form: Format, score: int) -> float:
    """A score as people read it: a win is worth as much as there are others at a full table."""
    return round(score * (form.seats - 1) / WIN, 2)


def _standings(course: Course) -> list[StandingInfo]:
    form, names = course.form, breaks_of(course.form)
    found = []
    for one in course.standings():
        told = zip(names, one.breaks, strict=True)
        breaks = [_in_points(form, value) if name in IN_POINTS else float(value) for name, value in told]
        score = _in_points(form, one.score)
        found.append(StandingInfo(one.rank, one.entrant, score, one.played, one.wins, breaks))
    return found


def _round(course: Course, number: int, me: int | None, *, owner: bool) -> RoundInfo:
    boards = [board for board in course.boards if board.round == number]
    played = [_board(course.form, board, me, may_watch=owner or course.row.public) for board in boards if not board.bye]
    return RoundInfo(number, played, [board.seats[0] for board in boards if board.bye])


def _board(form: Format, board: BoardRow, me: int | None, *, may_watch: bool) -> BoardInfo:
    table = table_of(board)
    over = board.places is not None
    places: Mapping[int, int] = dict(enumerate(ranked(table))) if over else {}
    got = shares(table)
    seats = [
        ChairInfo(
            number,
            places[seat] + 1 if over else None,
            _in_points(form, got[seat]) if over else None,
            board.scores[seat] if board.scores else None,
            absent=number in board.absent,
        )
        for seat, number in enumerate(board.seats)
    ]
    mine = me in board.seats
    match = board.match_id if (may_watch or mine) and not table.walkover else None
    return BoardInfo(board.board, match, over, mine, seats)
