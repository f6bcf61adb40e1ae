"""Matches as a whole over HTTP: the lobby, records, dice."""

from __future__ import annotations

from typing import Final

from romanum.server.bounds.problem import Problem
from romanum.server.lobby.quota import Quota
from romanum.server.lobby.records import Records
from romanum.server.lobby.uploads import LARGEST_RECORD
from romanum.server.routes.request import AnyRequest, Person, TheLobby, Visitor
from romanum.server.routes.vocabulary import FromHouse, FromPath, FromQuery, JSONBody, Reply, delete, get, post
from romanum.server.wire import (
    DiceFacts,
    Ended,
    Ending,
    Invitation,
    Joining,
    MatchInfo,
    MatchLists,
    NewMatch,
    Ok,
    Salt,
    Takeover,
    Vacation,
    Verification,
)

TheRecords = FromHouse[Records]
TheQuota = FromHouse[Quota]

LAST_PAGE: Final = 1_000_000


@get("/matches")
async def lists(lobby: TheLobby, visitor: Visitor, page: FromQuery[int] = 0) -> MatchLists:
    """My matches, open matches, public matches."""
    return await lobby.lists(visitor, min(max(page, 0), LAST_PAGE))


@post("/matches", most_bytes=2 * LARGEST_RECORD)
async def create(lobby: TheLobby, person: Person, data: JSONBody[NewMatch]) -> MatchInfo:
    """Make a match."""
    return await lobby.create(person, data)


@get("/matches/{match:str}")
async def match_by_id(lobby: TheLobby, visitor: Visitor, match: FromPath[str]) -> MatchInfo:
    """A match."""
    return await lobby.info(match, visitor)


@delete("/matches/{match:str}", status=200)
async def remove(lobby: TheLobby, person: Person, match: FromPath[str]) -> Ok:
    """Take a match off all lists."""
    await lobby.remove(match, person)
    return Ok()


@post("/matches/{match:str}/end", status=200)
async def end(lobby: TheLobby, person: Person, match: FromPath[str], data: JSONBody[Ending]) -> Ended:
    """Agree that a running match ends for all who play in it, or not."""
    return await lobby.end(match, person, data.agree)


@get("/join/{token:str}")
async def invitation(lobby: TheLobby, visitor: Visitor, token: FromPath[str]) -> Invitation:
    """What a seat's link leads to."""
    return await lobby.invitation(token, visitor)


@post("/join/{token:str}", status=200)
async def join_by_link(lobby: TheLobby, person: Person, token: FromPath[str], data: JSONBody[Joining]) -> MatchInfo:
    """Sit down by a link."""
    return await lobby.join_by_link(token, person, data.salt)


@post("/watch/{token:str}", status=200)
async def watch(lobby: TheLobby, person: Person, token: FromPath[str]) -> MatchInfo:
    """Watch a match by a link."""
    return await lobby.watch(token, person)


@post("/matches/{match:str}/join", status=200)
async def join(lobby: TheLobby, person: Person, match: FromPath[str], data: JSONBody[Joining]) -> MatchInfo:
    """Take an open seat."""
    return await lobby.join(match, person, data.seat, data.salt)


@post("/matches/{match:str}/salt", status=200)
async def salt(lobby: TheLobby, person: Person, match: FromPath[str], data: JSONBody[Salt]) -> MatchInfo:
    """A seat's part of the dice."""
    return await lobby.salt(match, person, data.seat, data.salt)


@post("/matches/{match:str}/start", status=200)
async def start(lobby: TheLobby, person: Person, match: FromPath[str]) -> MatchInfo:
    """Begin a match that was held back."""
    return await lobby.start(match, person)


@post("/matches/{match:str}/seats/{seat:int}", status=200)
async def hand_over(
    lobby: TheLobby, person: Person, match: FromPath[str], seat: FromPath[int], data: JSONBody[Takeover]
) -> MatchInfo:
    """A bot takes a seat over, or hands it back."""
    return await lobby.hand_over(match, person, seat, data.bot)


@post("/matches/{match:str}/vacation", status=200)
async def vacation(lobby: TheLobby, person: Person, match: FromPath[str], data: JSONBody[Vacation]) -> MatchInfo:
    """A seat's clock stands still for some days, or goes on."""
    return await lobby.vacation(match, person, data.seat, data.days)


@get("/matches/{match:str}/dice")
async def dice(lobby: TheLobby, visitor: Visitor, match: FromPath[str]) -> DiceFacts:
    """The commitment, the salts, and after the end the seed."""
    return await lobby.dice(match, visitor)


@get("/matches/{match:str}/record", media_type="text/plain")
async def record(
    records: TheRecords, visitor: Visitor, match: FromPath[str], whole: FromQuery[bool] = False
) -> Reply[str]:
    """The record of a match."""
    text = await records.download(match, visitor, whole)
    headers = {"content-disposition": f'attachment; filename="{match}.romanum"'}
    return Reply(text, headers=headers, media_type="text/plain")


async def _text(request: AnyRequest) -> str:
    try:
        return (await request.body()).decode()
    except UnicodeDecodeError:
        raise Problem(422, "record", "This is no record: it is not UTF-8 text.") from None


@post("/records", most_bytes=LARGEST_RECORD)
async def import_record(
    request: AnyRequest,
    records: TheRecords,
    person: Person,
    bots: FromQuery[list[str] | None] = None,
    seat: FromQuery[list[int] | None] = None,
) -> MatchInfo:
    """A match out of a record."""
    return await records.import_record(await _text(request), person, seat or [0], bots or [])


@post("/verify", status=200, most_bytes=LARGEST_RECORD)
async def verify(
    request: AnyRequest,
    records: TheRecords,
    quota: TheQuota,
    person: Person,
    commitment: FromQuery[str | None] = None,
    salt: FromQuery[list[str] | None] = None,
) -> Verification:
    """Whether a record is what it says."""
    with quota.checking(person):
        return await records.verify(await _text(request), person, commitment, salt)


LOBBY = [
    lists,
    create,
    match_by_id,
    remove,
    end,
    invitation,
    join_by_link,
    watch,
    join,
    salt,
    start,
    hand_over,
    vacation,
    dice,
    record,
    import_record,
    verify,
]
