"""Sessions, accounts and games over HTTP."""

from __future__ import annotations

from functools import cache
from hashlib import sha256

import msgspec
from litestar import Response, get, patch, post
from litestar.params import FromPath, JSONBody

import romanum
from romanum.games import GAMES
from romanum.server.asking import AnyRequest, Person, TheHouse, Visitor, address_of, cookie, token_of
from romanum.server.boards import GameInfo, game_data, game_infos
from romanum.server.house import House
from romanum.server.problem import not_found
from romanum.server.store import PersonRow
from romanum.server.wire import Credentials, Me, NewName, NewSession, Ok


def _begun(request: AnyRequest, house: House, person: PersonRow, token: str) -> Response[Me]:
    return Response(house.people.me(person, token), cookies=[cookie(request, token)])


@get("/me")
async def who_am_i(request: AnyRequest, house: TheHouse, visitor: Visitor) -> Response[Me]:
    """Who is asking; on a local server somebody new becomes a guest."""
    if visitor is not None or house.settings.hosting:
        return Response(house.people.me(visitor))
    person, token = await house.people.guest(address_of(request))
    return Response(house.people.me(person), cookies=[cookie(request, token)])


@patch("/me")
async def rename(request: AnyRequest, house: TheHouse, person: Person, data: JSONBody[NewName]) -> Me:
    """Another name."""
    return house.people.me(await house.people.rename(person, token_of(request), data.name))


@post("/session")
async def new_session(request: AnyRequest, house: TheHouse, data: JSONBody[NewSession]) -> Response[Me]:
    """A session without an account."""
    person, token = await house.people.guest(address_of(request), data.name, data.key)
    return _begun(request, house, person, token)


@post("/account")
async def new_account(request: AnyRequest, house: TheHouse, data: JSONBody[Credentials]) -> Response[Me]:
    """A new account."""
    person, token = await house.people.account(data, address_of(request))
    return _begun(request, house, person, token)


@post("/login", status_code=200)
async def login(request: AnyRequest, house: TheHouse, data: JSONBody[Credentials]) -> Response[Me]:
    """A session of an account."""
    person, token = await house.people.login(data, address_of(request))
    return _begun(request, house, person, token)


@post("/logout", status_code=200)
async def logout(request: AnyRequest, house: TheHouse, person: Person) -> Response[Ok]:
    """End the session."""
    await house.people.logout(token_of(request))
    return Response(Ok(), cookies=[cookie(request, "")])


@get("/games", sync_to_thread=False)
def games() -> list[GameInfo]:
    """All games."""
    return game_infos()


@cache
def _data(name: str) -> tuple[bytes, str]:
    body = msgspec.json.encode(game_data(romanum.game(name)))
    return body, f'"{sha256(body).hexdigest()[:20]}"'


@get("/games/{game:str}", sync_to_thread=False)
def game(request: AnyRequest, game: FromPath[str]) -> Response[bytes]:
    """What never changes about a game."""
    if game not in GAMES:
        raise not_found("game")
    body, tag = _data(game)
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type="application/json")
    return Response(body, headers=headers, media_type="application/json")


PEOPLE = [who_am_i, rename, new_session, new_account, login, logout, games, game]
