"""The lobby: matches are made, joined, salted, begun, handed to bots and removed."""

from __future__ import annotations

import random
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Protocol

import msgspec

from romanum.bots import bot_names
from romanum.bots.seats import with_bots
from romanum.engine.dice import AnyDice, SealedDice
from romanum.engine.game import Game
from romanum.server.bounds.limits import PLACE
from romanum.server.bounds.problem import Problem, not_found
from romanum.server.lobby.admission import Admission, holds
from romanum.server.lobby.brought_positions import BroughtPositions
from romanum.server.lobby.clock_terms import check_clock, check_vacation, no_bot
from romanum.server.lobby.fair_play import agreement, agrees, may_seat, not_alone
from romanum.server.lobby.match_infos import MatchInfos, dice_info
from romanum.server.lobby.new_match import (
    LONGEST_TITLE,
    Setup,
    check_lead_in,
    check_salt,
    find_game,
    new_chair,
    new_dice,
    new_id,
    one_line,
    settled_setup,
)
from romanum.server.lobby.own_scenarios import OwnScenarios
from romanum.server.lobby.quota import Quota
from romanum.server.news.presence import Presence
from romanum.server.news.table_news import TableNews
from romanum.server.store import Change, MatchRow, PersonRow, SeatRow, clocks
from romanum.server.store.fault import Taken
from romanum.server.store.rows import Decide
from romanum.server.store.time import now
from romanum.server.store.tokens import new_token
from romanum.server.tables import seat_wishes
from romanum.server.tables.open_tables import Tables
from romanum.server.tables.restoration import first_match
from romanum.server.tables.snapshots import program_of
from romanum.server.tables.storage import Storage
from romanum.server.tables.tutors import lesson_name
from romanum.server.wire import DiceFacts, Ended, Invitation, MatchInfo, MatchLists, NewMatch


class Parts(Protocol):
    """What the lobby needs of the server."""

    @property
    def store(self) -> Storage:
        """What is kept."""

    admission: Admission
    quota: Quota
    tables: Tables
    table_news: TableNews
    presence: Presence
    match_infos: MatchInfos
    brought_positions: BroughtPositions
    own_scenarios: OwnScenarios
    results: Settling


class Settling(Protocol):
    """What is due when a match has ended."""

    async def look(self) -> None:
        """Rate what has ended, and see to what follows from it."""


class Lobby:
    """What can be done with matches as a whole."""

    def __init__(self, house: Parts) -> None:
        self._house = house
        self._store = house.store

    # ---- looking

    async def info(self, match: str, person: PersonRow | None) -> MatchInfo:
        """A match, as this person may know it."""
        row, chairs = await self._house.admission.seen(match, person)
        return self._house.match_infos.of(row, chairs, person)

    async def lists(self, person: PersonRow | None, page: int) -> MatchLists:
        """My matches, my turn first; a page of open ones, and of those to be watched."""
        counting = self._store.counts
        sat = [] if person is None else await self._store.matches_of(person.id)
        mine = [row for row in sat if lesson_name(row) is None]
        known = {row.id for row in mine}
        found = [await counting.open_matches(page), await counting.public_matches(page)]
        pages = [[row for row in rows[: counting.page] if row.id not in known] for rows in found]
        own = [] if page else await self.infos(mine, person)
        own.sort(key=lambda info: not info.my_turn)
        more = any(len(rows) > counting.page for rows in found)
        open_ones, public = [await self.infos(rows, person) for rows in pages]
        return MatchLists(own, open_ones, public, more)

    async def infos(self, rows: Sequence[MatchRow], person: PersonRow | None) -> list[MatchInfo]:
        """Matches as this person may know them, in the order they are given."""
        rows = [row for row in rows if row.public] if self._house.admission.closed_to(person) else rows
        chairs = await self._store.chairs_of([row.id for row in rows]) if rows else {}
        return [self._house.match_infos.of(row, chairs[row.id], person) for row in rows]

    # ---- making

    async def create(self, person: PersonRow, wish: NewMatch) -> MatchInfo:
        """Make a match, and begin it if nobody is missing."""
        game = find_game(wish.game)
        check_clock(wish)
        check_lead_in(wish)
        setup = await self._setup(game, wish, person)
        wishes = list(wish.seats)
        if wish.shuffle:
            random.SystemRandom().shuffle(wishes)
        chairs = [new_chair(seat, w, person, wish) for seat, w in enumerate(wishes)]
        await self._house.quota.new_match(person, chairs)
        row = MatchRow(
            id=new_id(),
            game=game.id,
            rules=game.rules_version,
            scenario=setup.scenario,
            options=setup.options,
            title=one_line(wish.title or setup.title, LONGEST_TITLE),
            names=with_bots(setup.names, [chair.bot if chair.person is None else None for chair in chairs]),
            dice=new_dice(wish.dice),
            start=setup.start,
            own=setup.own,
            owner=person.id,
            watch=new_token(),
            public=wish.public,
            hints=wish.hints,
            hold=wish.hold,
            allowance=wish.allowance,
            bank=wish.bank,
            increment=wish.increment,
            vacation=wish.vacation,
            stand_in=wish.stand_in,
            created=now(),
            changed=now(),
            place=PLACE.get(),
        )
        await self._store.add_match(row, chairs)
        await self._begin_if_full(row.id)
        return await self.info(row.id, person)

    async def _setup(self, game: Game[Any], wish: NewMatch, person: PersonRow) -> Setup:
        """How it begins: as a scenario is set up, where a record ends, or with a scenario of one's own."""
        if wish.own and wish.record:
            raise Problem(422, "setup", "A match begins with a record or with a scenario of one's own, not with both.")
        if wish.own:
            return await self._house.own_scenarios.beginning(wish, person)
        scenario, settings = settled_setup(game, wish)
        names = game.seat_names(len(wish.seats), scenario)
        if not wish.record:
            return Setup(scenario, settings, names)
        start, settings = await self._house.brought_positions.beginning(wish, scenario, person)
        return Setup(scenario, settings, names, start)

    async def set_up(self, row: MatchRow, chairs: list[SeatRow]) -> None:
        """Make a match as it was planned, unless it is there already, and begin it if it has not begun."""
        with suppress(Taken):
            if await self._store.match(row.id) is None:
                await self._store.add_match(row, chairs)
        await self._begin_if_full(row.id)

    async def _begin_if_full(self, match: str) -> None:
        """Begin a match that waits for nobody any more."""

        def decide(row: MatchRow, chairs: list[SeatRow]) -> Change | None:
            waits = row.state != "waiting" or row.hold or any(chair.free for chair in chairs)
            return None if waits else _beginning(row, chairs)

        await self._begin(match, decide)

    async def _begin(self, match: str, decide: Decide) -> None:
        if await self._store.change_match(match, decide):
            await self._wish_as_usual(match)
            await self._house.tables.table(match)
            await self._house.table_news.seats_changed(match)

    async def _wish_as_usual(self, match: str) -> None:
        """People are asked only about what concerns them, where their game says that this is usual."""
        row, chairs = await self._row(match)
        people = [chair.seat for chair in chairs if chair.person is not None]
        wished = {key: wish for seat in people for key, wish in seat_wishes.usual(find_game(row.game), seat).items()}
        if wished:
            await self._store.keep_wishes(match, wished)

    async def start(self, match: str, person: PersonRow) -> MatchInfo:
        """The owner begins a match that was held back."""
        await self._house.admission.seen(match, person)

        def decide(row: MatchRow, chairs: list[SeatRow]) -> Change:
            _only_owner(row, person)
            _only_waiting(row)
            if any(chair.free for chair in chairs):
                raise Problem(409, "seats-free", "Some seats are still free: invite people or put bots there.")
            return _beginning(row, chairs)

        await self._begin(match, decide)
        return await self.info(match, person)

    # ---- sitting down

    async def invitation(self, token: str, person: PersonRow | None) -> Invitation:
        """What a seat's link leads to."""
        match, seat = await self._link(token)
        row, chairs = await self._row(match)
        taken = not chairs[seat].free and not holds(chairs, person, seat)
        return Invitation(self._house.match_infos.of(row, chairs, person), seat, taken)

    async def join_by_link(self, token: str, person: PersonRow, salt: str) -> MatchInfo:
        """Sit down by a link; the same person may use it again."""
        match, seat = await self._link(token)
        return await self._sit(match, seat, person, salt)

    async def join(self, match: str, person: PersonRow, seat: int | None, salt: str) -> MatchInfo:
        """Take an open seat, any if none is named."""
        _, chairs = await self._house.admission.seen(match, person)
        free = [chair.seat for chair in chairs if chair.open and chair.free]
        wanted = seat if seat is not None else next(iter(free), None)
        if wanted is None or wanted not in free:
            raise Problem(409, "seat-taken", "No open seat is free there any more.")
        return await self._sit(match, wanted, person, salt)

    async def _sit(self, match: str, seat: int, person: PersonRow, salt: str) -> MatchInfo:
        await self._row(match)

        def decide(row: MatchRow, chairs: list[SeatRow]) -> Change | None:
            if holds(chairs, person, seat):
                return None
            check_salt(salt)
            if not chairs[seat].free or row.state != "waiting" or row.removed:
                raise Problem(409, "seat-taken", _taken_by(chairs[seat]))
            return Change({seat: {"person": person.id} | ({"salt": salt} if salt else {})})

        if await self._store.change_match(match, decide):
            await self._begin_if_full(match)
            await self._house.table_news.seats_changed(match)
        return await self.info(match, person)

    async def watch(self, token: str, person: PersonRow) -> MatchInfo:
        """From now on this person may watch the match."""
        match = await self._store.match_by_watch(token)
        if match is None:
            raise not_found("link")
        await self._store.add_watcher(match, person.id)
        return await self.info(match, person)

    async def salt(self, match: str, person: PersonRow, seat: int, salt: str) -> MatchInfo:
        """A seat's part of the dice, until the match begins."""
        await self._house.admission.seen(match, person)

        def decide(row: MatchRow, chairs: list[SeatRow]) -> Change:
            if not holds(chairs, person, seat):
                raise Problem(403, "not-yours", "This is not your seat.")
            _only_waiting(row)
            if not salt:
                raise Problem(422, "salt", "A salt is one line of your own choosing.")
            check_salt(salt)
            return Change({seat: {"salt": salt}})

        await self._store.change_match(match, decide)
        await self._house.table_news.seats_changed(match)
        return await self.info(match, person)

    async def hand_over(self, match: str, person: PersonRow, seat: int, bot: str | None) -> MatchInfo:
        """A bot takes a seat over, or hands it back."""
        _, known = await self._house.admission.seen(match, person)
        if bot is not None and bot not in bot_names():
            raise no_bot(bot)
        shut_out = await self._shut_out(known)

        def decide(row: MatchRow, chairs: list[SeatRow]) -> Change:
            if not 0 <= seat < len(chairs):
                raise not_found("seat")
            self._may_hand_over(row, chairs[seat], person, bot, chairs[seat].person in shut_out)
            if bot is not None:
                return Change({seat: clocks.sit_down(row, chairs[seat], bot, now())}, _another(row, chairs[seat], bot))
            return clocks.hand_back(row, chairs, seat, now())

        await self._store.change_match(match, decide)
        await self._begin_if_full(match)
        await self._house.table_news.seats_changed(match)
        return await self.info(match, person)

    async def _shut_out(self, chairs: list[SeatRow]) -> set[int]:
        """Those of the people at a table whom the host has shut out."""
        people = [await self._store.person(id=chair.person) for chair in chairs if chair.person is not None]
        return {person.id for person in people if person is not None and person.blocked}

    def _may_hand_over(self, row: MatchRow, chair: SeatRow, person: PersonRow, bot: str | None, shut_out: bool) -> None:
        if chair.person == person.id:
            return
        _only_owner(row, person)
        if chair.person is None and bot is None and row.state != "waiting":
            raise Problem(409, "not-waiting", "This seat belongs to no person: a bot has to play it.")
        if chair.person is not None and not (shut_out and bot is not None):
            may_seat(row, chair, bot, now(), here=chair.seat in self._house.presence.here(row))

    async def vacation(self, match: str, person: PersonRow, seat: int, days: int) -> MatchInfo:
        """A seat goes on vacation for so many days, or comes back."""
        await self._house.admission.seen(match, person)

        def decide(row: MatchRow, chairs: list[SeatRow]) -> Change:
            if not holds(chairs, person, seat):
                raise Problem(403, "not-yours", "This is not your seat.")
            check_vacation(row, chairs[seat], days, now())
            changed = clocks.leave(row, chairs[seat], days, now()) if days else clocks.come_back(chairs[seat], now())
            return Change({seat: changed}, unplayed=True)

        await self._store.change_match(match, decide)
        await self._house.table_news.seats_changed(match)
        return await self.info(match, person)

    async def remove(self, match: str, person: PersonRow) -> None:
        """Take a match off all lists."""
        await self._house.admission.seen(match, person)

        def decide(row: MatchRow, chairs: list[SeatRow]) -> Change:
            _only_owner(row, person)
            not_alone(row, chairs, person)
            return Change(fields={"removed": True})

        await self._house.results.look()
        await self._store.change_match(match, decide)
        await self._house.table_news.closed(match)

    async def end(self, match: str, person: PersonRow, agree: bool) -> Ended:
        """Somebody agrees that a running match ends for all who play in it, or thinks better of it."""
        await self._house.admission.seen(match, person)
        await self._store.change_match(match, lambda row, chairs: agreement(row, chairs, person, agree))
        row = await self._store.match(match)
        if row is None or row.removed:
            await self._house.table_news.closed(match)
            return Ended(True, [])
        await self._house.table_news.seats_changed(match)
        waiting = [chair for chair in await self._store.chairs(match) if chair.person and not agrees(row, chair)]
        return Ended(False, sorted({chair.who or "" for chair in waiting}))

    async def dice(self, match: str, person: PersonRow | None) -> DiceFacts:
        """Commitment and salts; after the end the seed."""
        row, chairs = await self._house.admission.seen(match, person)
        shown = dice_info(row, chairs)
        if row.state != "over":
            return DiceFacts(shown.kind, shown.commitment, shown.salts)
        table = await self._house.tables.newest(match)
        async with table.still() as played:
            rolls = played.position.dice.mark() if shown.kind == "sealed" else None
        return DiceFacts(shown.kind, shown.commitment, shown.salts, row.dice.get("seed"), rolls)

    async def _link(self, token: str) -> tuple[str, int]:
        found = await self._store.chair_by_token(token)
        if found is None:
            raise not_found("link")
        return found

    async def _row(self, match: str) -> tuple[MatchRow, list[SeatRow]]:
        row = await self._store.match(match)
        if row is None or row.removed:
            raise not_found()
        return row, await self._store.chairs(match)


def _beginning(row: MatchRow, chairs: list[SeatRow]) -> Change:
    """A match begins: the salts are mixed into its dice, and it is set up."""
    dice: AnyDice = msgspec.convert(row.dice, AnyDice)
    if isinstance(dice, SealedDice):
        dice = dice.with_salts(*(chair.salt for chair in chairs if chair.salt))
    row = msgspec.structs.replace(row, dice=msgspec.to_builtins(dice))
    begun = first_match(row)
    program = {"rules": begun.game.rules_version, "build": program_of(begun.game)}
    course = {"state": "running", "turn": list(begun.pending), "changed": now()}
    return Change(fields={"dice": row.dice, **program, **course})


def _taken_by(chair: SeatRow) -> str:
    who = chair.who or chair.bot
    return f"This seat has been taken by {who}." if who else "The match has already begun."


def _another(row: MatchRow, chair: SeatRow, bot: str) -> dict[str, Any]:
    """A match in which the owner has had another bot sit down in the middle of it is not rated."""
    changed = row.state == "running" and chair.person is None and chair.bot != bot
    return {"rated": "seats"} if changed else {}


def _only_owner(row: MatchRow, person: PersonRow) -> None:
    if row.owner != person.id:
        raise Problem(403, "not-owner", "Only the owner of the match can do that.")


def _only_waiting(row: MatchRow) -> None:
    if row.state != "waiting":
        raise Problem(409, "not-waiting", "The match has already begun.")
