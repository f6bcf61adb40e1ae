"""The table over HTTP and WebSocket."""

from __future__ import annotations

import asyncio
import gzip
from contextlib import ExitStack
from functools import lru_cache, partial
from typing import Any, Final, Protocol
from zlib import crc32

import msgspec

from romanum.engine.odds import Odds
from romanum.engine.speech.language import language
from romanum.server.bounds.background import beside
from romanum.server.bounds.limits import PLACE, Held
from romanum.server.bounds.piecework import Piecework
from romanum.server.bounds.problem import Problem, some_actions
from romanum.server.lobby.admission import Admission
from romanum.server.lobby.branches import Branches
from romanum.server.lobby.hints import Adviser
from romanum.server.lobby.moments import Moments
from romanum.server.lobby.preferences import Preferences
from romanum.server.lobby.talk import Talk
from romanum.server.news.messages import table_message
from romanum.server.news.onlookers import Onlooker
from romanum.server.news.stuck_bots import StuckBots
from romanum.server.routes.request import AnyRequest, AnySocket, Person, TheAdmission, Visitor, count, token_of
from romanum.server.routes.vocabulary import (
    JSON,
    AnyRoute,
    FromHouse,
    FromPath,
    FromQuery,
    JSONBody,
    Reply,
    codings,
    get,
    post,
    put,
    socket,
)
from romanum.server.sockets.table_socket import Live
from romanum.server.sockets.table_socket import Parts as SocketParts
from romanum.server.store import PersonRow, StoreFault
from romanum.server.tables.table import Table
from romanum.server.thinking.clock import Clock
from romanum.server.wire import (
    PROTOCOL,
    Answer,
    Asked,
    BranchWish,
    ChatLine,
    Decided,
    ForesightInfo,
    GiveOrders,
    Glimpse,
    Go,
    Hints,
    HintWish,
    Line,
    MatchInfo,
    OddsAnswer,
    Ok,
    OrdersAnswer,
    Play,
    Prefer,
    PreferAnswer,
    Refused,
    ScorePoint,
    TableInfo,
    Undo,
    WhyAnswer,
)

TheStuckBots = FromHouse[StuckBots]
TheMoments = FromHouse[Moments]
ThePreferences = FromHouse[Preferences]
TheTalk = FromHouse[Talk]

LONGEST_WAIT: Final = 25
LEAST_SQUEEZED: Final = 1_000
"""A body of so many bytes is worth being made smaller,"""
MOST_AT_ONCE: Final = 50_000
"""and one of more is not made smaller while others wait."""
CLOSE: Final = {401: 4401, 403: 4403, 404: 4404, 409: 4409, 426: 4426, 429: 4429, 503: 4503}


class Parts(SocketParts, Protocol):
    """What a socket at a table needs, and whoever asks for the table in another way."""

    clock: Clock
    sockets: Held


def _speaks(protocol: int) -> None:
    """Refuse a page that was loaded from another version of the program: it would misread what it is sent."""
    if protocol != PROTOCOL:
        raise Problem(
            426, "old-client", "This page is of another version of the program than the server: load it again."
        )


@get("/matches/{match:str}/table", as_it_is=True)
async def table(
    request: AnyRequest,
    visitor: Visitor,
    match: FromPath[str],
    seat: FromQuery[int | None] = None,
    since: FromQuery[int | None] = None,
    wait: FromQuery[int] = 0,
    protocol: FromQuery[int] = PROTOCOL,
) -> Reply[TableInfo | None]:
    """Everything a seat may know; `wait` holds the answer back until there is something new."""
    _speaks(protocol)
    house: Parts = request.house
    found = await house.admission.table(match, visitor, seat, newest=False)
    if since is None and seat is not None:
        await house.clock.returned(found, (seat,))
        await house.stuck_bots.wake(match)
    me = None if visitor is None else visitor.id
    onlooker = Onlooker(() if seat is None else (seat,))
    with house.sockets.one(me, PLACE.get()):
        house.hub.join(match, onlooker)
        try:
            await found.look_again()
            if since is not None and since == found.seq and wait > 0:
                await asyncio.wait_for(onlooker.woken.wait(), min(wait, LONGEST_WAIT))
        except TimeoutError:
            pass
        finally:
            house.hub.leave(match, onlooker)
    await house.moments.read_ahead(found, seat, since)
    async with found.still():
        tag = _tag(found, seat, me, since)
        if request.headers.get("if-none-match") == tag:
            return Reply(None, status=304, headers={"etag": tag})
        told = table_message(found, seat, me, house.presence.here(found.row), house.stuck_bots.of(match), since)
    return await _sent(request, told.text, {"etag": tag})


def _tag(found: Table, seat: int | None, me: int | None, since: int | None) -> str:
    """What a table is known by as a seat may see it now."""
    own = me is not None and seat is not None and found.chairs[seat].person == me
    given = found.book.told(found.match, seat) if own and seat is not None else []
    bots = ".".join(chair.bot or "" for chair in found.chairs)
    wishes = ".".join(f"{kind}:{wish}" for kind, wish in found.wishes(seat).items())
    orders = crc32(msgspec.json.encode(given)) if given else 0
    return f'"{found.id}-{seat}-{found.seq}-{since}-{bots}-{wishes}-{orders:x}-{language()}"'


async def _sent(request: AnyRequest, body: bytes, headers: dict[str, str]) -> Reply[Any]:
    """What is written already, made smaller where that is understood: once, and beside the loop if there is much."""
    headers |= {"vary": "accept-language, accept-encoding"}
    if len(body) >= LEAST_SQUEEZED and "gzip" in codings(request.headers.get("accept-encoding", "")):
        body = await beside(partial(squeezed, body)) if len(body) > MOST_AT_ONCE else squeezed(body)
        headers |= {"content-encoding": "gzip"}
    return Reply(body, headers=headers, media_type=JSON)


@lru_cache(16)
def squeezed(body: bytes) -> bytes:
    """A body as it is sent to most."""
    return gzip.compress(body, 6)


@post("/matches/{match:str}/act", status=200)
async def act(admission: TheAdmission, person: Person, match: FromPath[str], data: JSONBody[Play]) -> Answer:
    """Play an offered action."""
    found = await admission.playing(match, person, data.seat)
    return await found.act(data.seat, data.seq, data.action, person.id)


@post("/matches/{match:str}/go", status=200)
async def go(admission: TheAdmission, person: Person, match: FromPath[str], data: JSONBody[Go]) -> Answer:
    """Play several actions in order, for as long as nothing unforeseen happens."""
    found = await admission.playing(match, person, data.seat)
    return await found.go(data.seat, data.seq, some_actions(data.actions), person.id)


@post("/matches/{match:str}/undo", status=200)
async def undo(admission: TheAdmission, person: Person, match: FromPath[str], data: JSONBody[Undo]) -> Answer:
    """Take the last action back."""
    found = await admission.playing(match, person, data.seat)
    return await found.undo(data.seat, data.seq, person.id)


@post("/matches/{match:str}/prefer", status=200)
async def prefer(
    preferences: ThePreferences, person: Person, match: FromPath[str], data: JSONBody[Prefer]
) -> PreferAnswer:
    """Keep how a seat wishes to be asked: at any time, and nobody else hears of it."""
    return await preferences.prefer(match, person, data.seat, data.wishes)


@post("/matches/{match:str}/orders", status=200)
async def orders(
    preferences: ThePreferences, person: Person, match: FromPath[str], data: JSONBody[GiveOrders]
) -> OrdersAnswer:
    """Keep how a seat answers kinds of questions: at any time, and nobody else hears of it."""
    return await preferences.order(match, person, data.seat, data.orders)


@post("/matches/{match:str}/why", status=200)
async def why(admission: TheAdmission, person: Person, match: FromPath[str], data: JSONBody[Asked]) -> WhyAnswer:
    """Why something may not be done."""
    found = await admission.table(match, person, data.seat)
    async with found.still():
        return found.screen.why(data.seat, data.action)


@get("/matches/{match:str}/refused")
async def refused(admission: TheAdmission, person: Person, match: FromPath[str], seat: FromQuery[int]) -> list[Refused]:
    """All that may not be done now."""
    found = await admission.table(match, person, seat)
    async with found.still():
        return found.screen.refused(seat)


@post("/matches/{match:str}/odds", status=200)
async def odds(admission: TheAdmission, person: Person, match: FromPath[str], data: JSONBody[Asked]) -> OddsAnswer:
    """The chances of an action."""
    found = await admission.table(match, person, data.seat)
    async with found.still():
        return found.screen.odds(data.seat, data.action)


async def _foreseen(admission: Admission, match: str, person: PersonRow, seat: int) -> ForesightInfo:
    """What the offered actions of a seat lead to, as the match stands when it has been worked out."""
    found = await admission.table(match, person, seat)
    while (info := await found.foresee(seat)) is None:
        pass
    return info


@get("/matches/{match:str}/odds")
async def all_odds(
    admission: TheAdmission, person: Person, match: FromPath[str], seat: FromQuery[int]
) -> dict[str, Odds]:
    """The chances of all actions that lead to dice."""
    return (await _foreseen(admission, match, person, seat)).odds


@get("/matches/{match:str}/final")
async def final(admission: TheAdmission, person: Person, match: FromPath[str], seat: FromQuery[int]) -> dict[str, str]:
    """The offered actions that could not be taken back, with the reason; in a lesson there are none."""
    return (await _foreseen(admission, match, person, seat)).final


@post("/matches/{match:str}/hint", status=200)
async def hint(adviser: FromHouse[Adviser], person: Person, match: FromPath[str], data: JSONBody[HintWish]) -> Hints:
    """What a strong bot would do."""
    return await adviser.hints(match, person, data.seat, data.count)


@get("/matches/{match:str}/at/{n:int}")
async def at(
    moments: TheMoments,
    visitor: Visitor,
    match: FromPath[str],
    n: FromPath[int],
    seat: FromQuery[int | None] = None,
    events: FromQuery[bool] = True,
) -> TableInfo:
    """The table as it once stood."""
    return await moments.at(match, visitor, seat, n, events)


@get("/matches/{match:str}/board")
async def glimpse(moments: TheMoments, visitor: Visitor, match: FromPath[str]) -> Glimpse:
    """The match as a small picture, and its turn."""
    return await moments.glimpse(match, visitor)


@post("/matches/{match:str}/branch")
async def branch(
    branches: FromHouse[Branches], person: Person, match: FromPath[str], data: JSONBody[BranchWish]
) -> MatchInfo:
    """Go on from a moment against bots."""
    return await branches.begin(match, person, data)


@get("/matches/{match:str}/scores")
async def scores(
    admission: TheAdmission, piecework: FromHouse[Piecework], visitor: Visitor, match: FromPath[str]
) -> list[ScorePoint]:
    """The score graph."""
    found = await admission.table(match, visitor, None)
    async with found.still() as played:
        points = found.screen.scores.points(played)
    return await piecework.done(points)


@get("/matches/{match:str}/decided")
async def decided(moments: TheMoments, visitor: Visitor, match: FromPath[str]) -> list[Decided]:
    """The moments that decided a match."""
    return await moments.decided(match, visitor)


@get("/matches/{match:str}/chat")
async def chat(talk: TheTalk, visitor: Visitor, match: FromPath[str], since: FromQuery[int] = 0) -> list[ChatLine]:
    """What was said."""
    return await talk.said(match, visitor, since)


@post("/matches/{match:str}/chat")
async def say(talk: TheTalk, person: Person, match: FromPath[str], data: JSONBody[Line]) -> ChatLine:
    """Say something."""
    return await talk.say(match, person, data.text)


@get("/matches/{match:str}/notes")
async def notes(talk: TheTalk, person: Person, match: FromPath[str]) -> Line:
    """My notes."""
    return Line(await talk.notes(match, person))


@put("/matches/{match:str}/notes")
async def write_notes(talk: TheTalk, person: Person, match: FromPath[str], data: JSONBody[Line]) -> Line:
    """Keep my notes."""
    return Line(await talk.write_notes(match, person, data.text))


@socket("/matches/{match:str}/live")
async def live(
    socket: AnySocket,
    match: FromPath[str],
    since: FromQuery[int | None] = None,
    protocol: FromQuery[int] = PROTOCOL,
    foresight: FromQuery[bool] = False,
) -> None:
    """The socket of a table; with `foresight` it tells what the offered actions lead to as well."""
    house: Parts = socket.house
    await socket.accept()
    with ExitStack() as held:
        try:
            _speaks(protocol)
            seats = tuple(sorted({int(seat) for seat in socket.asked("seat")}))
            person = await house.people.by_token(token_of(socket))
            count(house.limits, socket, person)
            held.enter_context(house.sockets.one(None if person is None else person.id, PLACE.get()))
            found = await house.admission.table(match, person, seats[0] if seats else None)
            for seat in seats:
                await house.admission.table(match, person, seat)
            if since is None:
                await house.clock.returned(found, seats)
            await house.stuck_bots.wake(match)
        except ValueError:
            await socket.close(4400, "a seat is a number")
        except Problem as problem:
            await socket.close(CLOSE.get(problem.status, 4400), problem.code)
        except StoreFault as fault:
            await socket.close(1011, str(fault)[:100])
        else:
            await Live(house, socket, found, person, seats, token_of(socket), foresight=foresight).run(since)


@post("/matches/{match:str}/wake", status=200)
async def wake(admission: TheAdmission, stuck_bots: TheStuckBots, person: Person, match: FromPath[str]) -> Ok:
    """Bots that cannot think are to try again at once."""
    await admission.seen(match, person)
    await stuck_bots.wake(match)
    return Ok()


TABLE: list[AnyRoute] = [
    table,
    act,
    go,
    undo,
    prefer,
    orders,
    why,
    refused,
    odds,
    all_odds,
    final,
    hint,
    at,
    glimpse,
    branch,
    scores,
    decided,
    chat,
    say,
    notes,
    write_notes,
    live,
    wake,
]
