"""What can be asked at a table besides playing: hints, the past, branches, chat and notes."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, Final

import msgspec

from romanum.engine.dice import FastDice
from romanum.engine.event import Event
from romanum.engine.match import Match
from romanum.engine.orders import Order
from romanum.engine.past import NotKept
from romanum.engine.position import Position
from romanum.server.build import beginning_of
from romanum.server.fair import Who
from romanum.server.house import House
from romanum.server.limits import CHAT, HINTS, PLACE
from romanum.server.lobby import bot_seats, match_info, new_id
from romanum.server.messages import chat_line, table_info
from romanum.server.problem import Problem
from romanum.server.seeing import Screen
from romanum.server.snapshots import program_of
from romanum.server.store import MatchRow, PersonRow
from romanum.server.store.store import new_token, now
from romanum.server.table import Table
from romanum.server.thinking import Opinion, question
from romanum.server.wire import BranchWish, ChatLine, Hint, Hints, MatchInfo, OrdersAnswer, PreferAnswer, TableInfo

ADVISER: Final = "legatus"
HINT_SECONDS: Final = 1.0
MOST_HINTS: Final = 5
LONGEST_LINE: Final = 500
LONGEST_NOTES: Final = 20_000
FEW: Final = 40
"""So many events are put into words at once."""


async def hints(house: House, match: str, person: PersonRow, seat: int, count: int) -> Hints:
    """What a strong bot would do, best first."""
    table = await house.playing(match, person, seat, newest=True)
    if not table.row.hints:
        raise Problem(409, "no-hints", "This match is played without hints.")
    house.limits.check(HINTS, ("hints", person.id), "hints")
    async with table.still() as played:
        if seat not in played.pending:
            return Hints(ADVISER, [])
        asked = question(played, seat, ADVISER, random.getrandbits(48), max(1, min(count, MOST_HINTS)), HINT_SECONDS)
        seq = table.seq
    try:
        ranked = await house.thinkers.think(asked, Who(PLACE.get(), person.id))
    except BrokenProcessPool:
        raise Problem(503, "busy", "The adviser cannot be reached; try again.") from None
    async with table.still():
        if table.seq != seq:
            return Hints(ADVISER, [])
        return Hints(ADVISER, [_hint(table.screen, seat, opinion) for opinion in ranked], ranked[0].left_out)


def _hint(screen: Screen, seat: int, opinion: Opinion) -> Hint:
    odds = screen.odds(seat, opinion.text).odds
    label = next(c.label for c in _offered(screen, seat) if c.text == opinion.text)
    return Hint(opinion.text, label, opinion.chance, odds, opinion.reasons, opinion.trials)


def _offered(screen: Screen, seat: int) -> list[Any]:
    decision = screen.decision(seat)
    return decision.options if decision is not None else []


async def prefer(house: House, match: str, person: PersonRow, seat: int, wishes: Mapping[str, str]) -> PreferAnswer:
    """Keep how a seat wishes to be asked."""
    table = await house.playing(match, person, seat)
    kept = PreferAnswer(await table.prefer(seat, wishes))
    await house.preferred(match)
    return kept


async def order(house: House, match: str, person: PersonRow, seat: int, orders: Sequence[Order]) -> OrdersAnswer:
    """Keep the orders of a seat; also while a bot plays it, which then answers itself."""
    table = await house.table(match, person, seat, newest=False)
    kept = OrdersAnswer(await table.order(seat, orders))
    await house.ordered(table)
    return kept


async def read_ahead(house: House, table: Table, seat: int | None, since: int | None) -> None:
    """Before somebody is shown a table: put what has happened into words, if that is much, piece by piece."""
    async with table.still() as played:
        first = 0 if since is None else table.events_kept(since)
        if len(played.events) - first <= FEW:
            return
        reading = table.screen.read_ahead(seat, first)
    await house.piecework.done(reading)


async def at(house: House, match: str, person: PersonRow | None, seat: int | None, n: int, events: bool) -> TableInfo:
    """The table after n actions: from one's own seat, or after the end from any."""
    row, chairs = await house.seen(match, person)
    everything_open = row.state == "over" and (seat is None or 0 <= seat < len(chairs))
    table = await house.table(match, person, None if everything_open else seat)
    if events:
        await read_ahead(house, table, seat, None)
    async with table.still() as played:
        if not 0 <= n <= len(played.history):
            raise Problem(404, "not-found", f"This match has {len(played.history)} actions, not {n}.")
        me = None if person is None else person.id
        with _what_was_kept():
            past, stuck = played.at(n), house.stuck(match)
            return table_info(table, seat, me, house.here(table.row), stuck, past=past, events=events)


@contextmanager
def _what_was_kept() -> Iterator[None]:
    """Say so where a position of the past cannot be shown."""
    try:
        yield
    except NotKept as problem:
        raise Problem(409, "not-kept", f"This moment cannot be shown: {problem}.") from None


async def branch(house: House, match: str, person: PersonRow, wish: BranchWish) -> MatchInfo:
    """Go on from a moment against bots; what the seat could not know then is dealt anew."""
    table = await house.table(match, person, wish.seat)
    chairs = bot_seats(len(table.row.names), [wish.seat], person, wish.bots)
    await house.quota.new_match(person, chairs)
    async with table.still() as played:
        if not 0 <= wish.n <= len(played.history):
            raise Problem(404, "not-found", f"This match has {len(played.history)} actions, not {wish.n}.")
        with _what_was_kept():
            position, events = _imagined(played.at(wish.n), wish.seat)
    row = MatchRow(
        id=new_id(),
        game=table.row.game,
        rules=table.match.game.rules_version,
        build=program_of(table.match.game),
        scenario=table.row.scenario,
        options=table.row.options,
        title=f"Branch of {table.row.title or match}, from action {wish.n}",
        names=table.row.names,
        dice=msgspec.to_builtins(position.dice),
        start=beginning_of(position, events),
        branch_of=match,
        owner=person.id,
        watch=new_token(),
        state="running",
        created=now(),
        changed=now(),
        place=PLACE.get(),
    )
    await house.store.add_match(row, chairs)
    started = await house.tables.table(row.id)
    row = msgspec.structs.replace(row, turn=list(started.pending))
    house.bots.look(started)
    return match_info(house, row, await house.store.chairs(row.id), person)


def _imagined(past: Match[Any], seat: int) -> tuple[Position, list[Event]]:
    """A position that fits what the seat knew, and the events as it had seen them."""
    if past.over:
        raise Problem(409, "not-running", "The match was over by then: branch from an earlier moment.")
    dice = FastDice.seeded(random.SystemRandom().getrandbits(63))
    return past.imagine(seat, dice), past.events_for(seat)


async def say(house: House, match: str, person: PersonRow, text: str) -> ChatLine:
    """A message of somebody with a seat, or of the owner."""
    row, chairs = await house.seen(match, person)
    seat = next((chair.seat for chair in chairs if chair.person == person.id), None)
    if seat is None and row.owner != person.id:
        raise Problem(403, "not-yours", "Only people with a seat can talk at this table.")
    text = "".join(c for c in text if c.isprintable() or c == "\n").strip()
    if not text or len(text) > LONGEST_LINE:
        raise Problem(400, "bad-request", f"A message has 1 to {LONGEST_LINE} characters.")
    house.limits.check(CHAT, ("chat", person.id), "messages")
    said = await house.store.say(match, person, seat, text)
    await house.said(match, said)
    return chat_line(said)


async def chat(house: House, match: str, person: PersonRow | None, since: int) -> list[ChatLine]:
    """What was said after message number `since`."""
    await house.seen(match, person)
    return [chat_line(row) for row in await house.store.said(match, since)]


async def write_notes(house: House, match: str, person: PersonRow, text: str) -> str:
    """Keep private notes, as they can be shown."""
    await house.seen(match, person)
    if len(text) > LONGEST_NOTES:
        raise Problem(413, "too-large", f"Notes have at most {LONGEST_NOTES} characters.")
    kept = "".join(c for c in text if c.isprintable() or c in "\n\t")
    if kept and not await house.store.notes(match, person.id):
        await house.quota.new_notes(person)
    await house.store.write_notes(match, person.id, kept)
    return kept
