"""Tournaments over HTTP."""

from __future__ import annotations

from typing import Final

from romanum.server.clubs.programme import (
    BotEnters,
    Entering,
    NewTournament,
    Numbered,
    TournamentInfo,
    TournamentList,
)
from romanum.server.clubs.tournaments import Tournaments
from romanum.server.routes.request import Person, Visitor
from romanum.server.routes.vocabulary import FromHouse, FromPath, FromQuery, JSONBody, delete, get, post, under
from romanum.server.wire import Ok

TheTournaments = FromHouse[Tournaments]

LAST_PAGE: Final = 1_000_000


@get("/")
async def lists(tournaments: TheTournaments, visitor: Visitor, page: FromQuery[int] = 0) -> TournamentList:
    """Tournaments that anybody may enter, and one's own."""
    return await tournaments.lists(visitor, min(max(page, 0), LAST_PAGE))


@post("/")
async def create(tournaments: TheTournaments, person: Person, data: JSONBody[NewTournament]) -> TournamentInfo:
    """Make a tournament."""
    return await tournaments.create(person, data)


@get("/{tournament:str}")
async def by_id(tournaments: TheTournaments, visitor: Visitor, tournament: FromPath[str]) -> TournamentInfo:
    """A tournament: who has entered, its tables, how everybody stands."""
    return await tournaments.info(tournament, visitor)


@delete("/{tournament:str}", status=200)
async def remove(tournaments: TheTournaments, person: Person, tournament: FromPath[str]) -> Ok:
    """Forget a tournament; its matches stay."""
    await tournaments.remove(tournament, person)
    return Ok()


@post("/{tournament:str}/enter", status=200)
async def enter(
    tournaments: TheTournaments, person: Person, tournament: FromPath[str], data: JSONBody[Entering]
) -> TournamentInfo:
    """Enter."""
    return await tournaments.enter(tournament, person, data.code)


@post("/{tournament:str}/leave", status=200)
async def leave(tournaments: TheTournaments, person: Person, tournament: FromPath[str]) -> TournamentInfo:
    """Leave it."""
    return await tournaments.leave(tournament, person)


@post("/{tournament:str}/bots", status=200)
async def enter_bot(
    tournaments: TheTournaments, person: Person, tournament: FromPath[str], data: JSONBody[BotEnters]
) -> TournamentInfo:
    """The organiser enters a bot."""
    return await tournaments.enter_bot(tournament, person, data.bot)


@post("/{tournament:str}/send-away", status=200)
async def send_away(
    tournaments: TheTournaments, person: Person, tournament: FromPath[str], data: JSONBody[Numbered]
) -> TournamentInfo:
    """The organiser takes somebody out."""
    return await tournaments.send_away(tournament, person, data.number)


@post("/{tournament:str}/forfeit", status=200)
async def forfeit(
    tournaments: TheTournaments, person: Person, tournament: FromPath[str], data: JSONBody[Numbered]
) -> TournamentInfo:
    """The organiser declares a table lost for somebody."""
    return await tournaments.forfeit(tournament, person, data.number)


@post("/{tournament:str}/start", status=200)
async def start(tournaments: TheTournaments, person: Person, tournament: FromPath[str]) -> TournamentInfo:
    """Begin."""
    return await tournaments.start(tournament, person)


@post("/{tournament:str}/next", status=200)
async def next_round(tournaments: TheTournaments, person: Person, tournament: FromPath[str]) -> TournamentInfo:
    """Begin the next round."""
    return await tournaments.next(tournament, person)


TOURNAMENTS = under(
    "/tournaments",
    [lists, create, by_id, remove, enter, leave, enter_bot, send_away, forfeit, start, next_round],
)
