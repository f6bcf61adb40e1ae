"""Tournaments: somebody makes one, people and bots enter, it begins, and the organiser has the last word."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable
from typing import Any, Final, Protocol

import msgspec

from romanum.bots import bot_names
from romanum.bots.skill import Skill, newcomer
from romanum.clubs import fits, rounds_planned
from romanum.server.bounds.limits import PLACE
from romanum.server.bounds.problem import Problem, not_found
from romanum.server.bounds.settings import Settings
from romanum.server.clubs.programme import (
    Course,
    NewTournament,
    TournamentInfo,
    TournamentList,
    card,
    told,
)
from romanum.server.clubs.ratings import shown
from romanum.server.clubs.tournament_progress import Follower
from romanum.server.lobby.admission import Admission
from romanum.server.lobby.clock_terms import check_clock, no_bot
from romanum.server.lobby.lobby import Lobby
from romanum.server.lobby.new_match import LONGEST_TITLE, find_game, new_id, one_line, settled_setup
from romanum.server.lobby.quota import Quota
from romanum.server.news.table_news import TableNews
from romanum.server.store import PersonRow, Store, StoreFault
from romanum.server.store.rated_results import ClubStore
from romanum.server.store.time import now
from romanum.server.store.tournaments import BoardRow, EntrantRow, TournamentRow
from romanum.server.wire import NewMatch, SeatWish

MOST_ENTRANTS: Final = 128
MOST_AMONG_ALL: Final = 32
"""In a round robin."""
MOST_BOTS: Final = 16
MOST_ROUNDS: Final = 62
"""Everybody of a round robin against everybody, twice."""
LONGEST_GRACE: Final = 30 * 24 * 60
"""In minutes: thirty days."""
LARGEST_SEED: Final = 2**53
MOST_ATTEMPTS: Final = 20

Decide = Callable[[Course], dict[str, Any]]
"""What is to change of a tournament as it stands."""


class Parts(Protocol):
    """What tournaments need of the server."""

    settings: Settings
    store: Store
    admission: Admission
    quota: Quota
    table_news: TableNews
    lobby: Lobby


class Tournaments:
    """What people can do with tournaments."""

    def __init__(self, house: Parts) -> None:
        self._settings = house.settings
        self._store = house.store
        self._admission = house.admission
        self._quota = house.quota
        self.follower = Follower(house.store, house.quota, house.table_news, house.lobby)
        self._kept = self.follower.tournaments

    # ---- looking

    async def lists(self, person: PersonRow | None, page: int) -> TournamentList:
        """Those open to all, and one's own."""
        found = await self._kept.listed(None if person is None else person.id, page)
        size = self._kept.page
        return TournamentList([card(row, many) for row, many in found[:size]], len(found) > size)

    async def info(self, cup: str, person: PersonRow | None) -> TournamentInfo:
        """One of them."""
        course = await self._course(cup)
        if self._admission.closed_to(person) and not course.row.public:
            raise Problem(401, "sign-in", "This club is for those who were invited: sign in first.")
        organiser = await self._store.person(id=course.row.owner)
        return told(course, organiser.name if organiser is not None else "", person)

    async def _course(self, cup: str) -> Course:
        course = await self.follower.course(cup)
        if course is None:
            raise not_found("tournament")
        return course

    # ---- making

    async def create(self, person: PersonRow, wish: NewTournament) -> TournamentInfo:
        """Make a tournament, open for entries."""
        if not self._settings.may_make_tournaments(person.owner):
            raise Problem(403, "not-owner", "Here only the host makes tournaments.")
        title = one_line(wish.title, LONGEST_TITLE)
        if not title:
            raise Problem(422, "setup", "A tournament needs a title.")
        scenario, options, sizes = _setup(wish)
        _check_numbers(wish)
        await self._quota.new_tournament(person)
        most = MOST_AMONG_ALL if wish.kind == "round-robin" else MOST_ENTRANTS
        clock = ("allowance", "bank", "increment", "vacation", "stand_in", "grace")
        same = ("rounds", "go_on", "entry", "by_itself", "public", "hints", *clock)
        row = TournamentRow(
            id=new_id(),
            title=title,
            game=wish.game,
            scenario=scenario,
            options=options,
            kind=wish.kind,
            sizes=sizes,
            code=secrets.token_urlsafe(9),
            most=min(wish.most or most, most),
            seed=secrets.randbelow(LARGEST_SEED),
            owner=person.id,
            place=PLACE.get(),
            created=now(),
            changed=now(),
            **{name: getattr(wish, name) for name in same},
        )
        await self._kept.add(row)
        return await self.info(row.id, person)

    async def _change(self, cup: str, decide: Decide) -> None:
        """Change a tournament, decided from how it stands; if somebody else is faster, it is decided again."""
        for _ in range(MOST_ATTEMPTS):
            course = await self._course(cup)
            if await self._kept.change(course.row, **decide(course)):
                return
        raise StoreFault("too many want to change this tournament at once; try again")

    # ---- entering and leaving

    async def enter(self, cup: str, person: PersonRow, code: str) -> TournamentInfo:
        """Take part."""

        def decide(course: Course) -> dict[str, Any]:
            row = course.row
            if (
                row.entry == "invited"
                and row.owner != person.id
                and not secrets.compare_digest(_bytes(code), _bytes(row.code))
            ):
                raise Problem(403, "by-invitation", "One enters this tournament with the organiser's link.")
            if any(one.person == person.id for one in course.entrants):
                return {}
            return {"entered": _with(course, EntrantRow(_next(course), person=person.id, entered=now()))}

        await self._change(cup, decide)
        return await self.info(cup, person)

    async def enter_bot(self, cup: str, person: PersonRow, bot: str) -> TournamentInfo:
        """The organiser enters a bot."""
        if bot not in bot_names():
            raise no_bot(bot)

        def decide(course: Course) -> dict[str, Any]:
            _only_organiser(course, person)
            if sum(one.person is None for one in course.entrants) >= MOST_BOTS:
                raise Problem(409, "no-room", f"No more than {MOST_BOTS} bots may enter.")
            return {"entered": _with(course, EntrantRow(_next(course), bot=bot, entered=now()))}

        await self._change(cup, decide)
        return await self.info(cup, person)

    async def leave(self, cup: str, person: PersonRow) -> TournamentInfo:
        """Leave: before the start it is forgotten, afterwards the table that one plays at is lost."""

        def decide(course: Course) -> dict[str, Any]:
            mine = next((one.number for one in course.entrants if one.person == person.id), None)
            if mine is None:
                raise Problem(409, "not-entered", "You have not entered this tournament.")
            return _leaving(course, mine)

        return await self._then_follow(cup, person, decide)

    async def send_away(self, cup: str, person: PersonRow, number: int) -> TournamentInfo:
        """The organiser takes somebody out."""

        def decide(course: Course) -> dict[str, Any]:
            _only_organiser(course, person)
            _entrant(course, number)
            _not_his_own_table(course, person, number)
            return _leaving(course, number)

        return await self._then_follow(cup, person, decide)

    async def forfeit(self, cup: str, person: PersonRow, number: int) -> TournamentInfo:
        """The organiser declares that somebody has lost the table at which he should be playing."""

        def decide(course: Course) -> dict[str, Any]:
            _only_organiser(course, person)
            _entrant(course, number)
            _not_his_own_table(course, person, number)
            lost = _lost(course, number)
            if not lost:
                raise Problem(409, "not-running", "There is no table at which this player plays now.")
            return {"decided": lost}

        return await self._then_follow(cup, person, decide)

    async def _then_follow(self, cup: str, person: PersonRow, decide: Decide) -> TournamentInfo:
        await self._change(cup, decide)
        await self.follower.follow(cup)
        return await self.info(cup, person)

    # ---- beginning and going on

    async def start(self, cup: str, person: PersonRow) -> TournamentInfo:
        """No more entries: everybody is seeded, and the first round begins."""
        course = await self._course(cup)
        _only_organiser(course, person)
        ratings = await self._ratings(course)
        planned = await asyncio.to_thread(rounds_planned, course.form, len(course.entrants))

        def decide(course: Course) -> dict[str, Any]:
            _only_open(course)
            if not fits(course.form, len(course.entrants)):
                raise Problem(409, "too-few", f"At least {course.row.sizes[0]} have to enter before it can begin.")
            if len(course.entrants) != len(ratings):
                raise StoreFault("somebody has entered or left just now; try again")
            return {"entered": _seeded(course, ratings), "state": "running", "planned": planned}

        return await self._then_follow(cup, person, decide)

    async def _ratings(self, course: Course) -> dict[int, float | None]:
        """By number what everybody's skill surely exceeds in this game; None: nobody has seen him play."""
        club, found = ClubStore(self._store), dict[int, float | None]()
        for one in course.entrants:
            known = await club.skill(course.row.game, one.who) if self._settings.ratings else None
            found[one.number] = None if known is None else Skill(*known).ordinal
        return found

    async def next(self, cup: str, person: PersonRow) -> TournamentInfo:
        """The organiser begins the next round."""
        course = await self._course(cup)
        _only_organiser(course, person)
        if course.row.state != "running" or course.open_boards:
            raise Problem(409, "not-over", "The round is not over yet.")
        await self.follower.go_on(course)
        await self.follower.follow(cup)
        return await self.info(cup, person)

    async def remove(self, cup: str, person: PersonRow) -> None:
        """Forget a tournament; matches that have begun stay as they are."""
        _only_organiser(await self._course(cup), person)
        await self._kept.delete(cup)


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


def _setup(wish: NewTournament) -> tuple[str, dict[str, Any], list[int]]:
    """The scenario, its options, and how many may sit at a table."""
    game = find_game(wish.game)
    chairs = [SeatWish("bot")] * max(0, min(wish.seats, 8))
    clock = {name: getattr(wish, name) for name in ("allowance", "bank", "increment", "vacation", "stand_in")}
    match = NewMatch(wish.game, chairs, scenario=wish.scenario, options=wish.options, **clock)
    scenario, options = settled_setup(game, match)
    check_clock(match)
    least = wish.least or wish.seats
    if not 2 <= least <= wish.seats:
        raise Problem(422, "setup", "At a table sit two at least, and no more than it has seats.")
    return scenario, options, [size for size in sorted(game.scenario(scenario).players) if least <= size <= wish.seats]


def _check_numbers(wish: NewTournament) -> None:
    """`Problem` 422 unless the numbers of a tournament make sense."""
    for value, least, most, words in (
        (wish.rounds, 0, MOST_ROUNDS, f"A tournament has up to {MOST_ROUNDS} rounds."),
        (wish.go_on, 1, wish.seats - 1, "Of each table at least one goes on, and at least one does not."),
        (wish.most, 0, MOST_ENTRANTS, f"Up to {MOST_ENTRANTS} may enter."),
        (wish.grace, 0, LONGEST_GRACE, f"The time to appear is 0 to {LONGEST_GRACE} minutes."),
    ):
        if not least <= value <= most:
            raise Problem(422, "setup", words)


def _only_organiser(course: Course, person: PersonRow) -> None:
    if course.row.owner != person.id and not person.owner:
        raise Problem(403, "not-owner", "Only the organiser of the tournament can do that.")


def _not_his_own_table(course: Course, person: PersonRow, number: int) -> None:
    """Whoever plays at a table does not judge it, organiser or host."""
    board = course.board_of(number)
    mine = {one.number for one in course.entrants if one.person == person.id} - {number}
    if board is not None and mine & set(board.seats):
        words = "You play at this table yourself: the time to appear decides there, or somebody else who may."
        raise Problem(403, "own-table", words)


def _only_open(course: Course) -> None:
    if course.row.state != "open":
        raise Problem(409, "not-open", "The tournament has begun: nobody can enter any more.")


def _entrant(course: Course, number: int) -> EntrantRow:
    if not any(one.number == number for one in course.entrants):
        raise not_found("player")
    return next(one for one in course.entrants if one.number == number)


def _next(course: Course) -> int:
    """The number of whoever enters now."""
    _only_open(course)
    if len(course.entrants) >= course.row.most:
        raise Problem(409, "no-room", "As many have entered as can play.")
    return max((one.number for one in course.entrants), default=-1) + 1


def _with(course: Course, one: EntrantRow) -> list[EntrantRow]:
    return [*course.entrants, one]


def _leaving(course: Course, number: int) -> dict[str, Any]:
    """What changes when somebody leaves."""
    row = course.row
    if row.state == "open":
        return {"entered": [one for one in course.entrants if one.number != number]}
    if row.state == "over":
        raise Problem(409, "not-running", "The tournament is over.")
    if _entrant(course, number).gone is not None:
        return {}
    gone = [msgspec.structs.replace(one, gone=row.round) if one.number == number else one for one in course.entrants]
    return {"entered": gone, "decided": _lost(course, number)}


def _lost(course: Course, number: int) -> list[BoardRow]:
    """The table at which somebody plays now, with him absent."""
    board = course.board_of(number)
    if board is None or number in board.absent:
        return []
    return [msgspec.structs.replace(board, absent=[*board.absent, number])]


def _seeded(course: Course, ratings: dict[int, float | None]) -> list[EntrantRow]:
    """Everybody, numbered from the strongest to the weakest; who is equally strong is drawn by lot."""
    drawn = list(course.entrants)
    random.Random(course.row.seed).shuffle(drawn)
    first = newcomer().ordinal

    def strength(one: EntrantRow) -> float:
        known = ratings.get(one.number)
        return first if known is None else known

    order = sorted(drawn, key=strength, reverse=True)
    return [
        msgspec.structs.replace(one, number=number, rating=_shown(ratings.get(one.number)))
        for number, one in enumerate(order)
    ]


def _shown(ordinal: float | None) -> int | None:
    return None if ordinal is None else shown(Skill(ordinal, 0.0))
