"""Health, sessions, accounts and games over HTTP."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import romanum
from romanum import __version__
from romanum.engine.game import Game
from romanum.engine.speech.language import language
from romanum.games import GAMES
from romanum.server.bounds.problem import not_found
from romanum.server.lobby.game_data import GameInfo, game_data, game_infos, game_rules
from romanum.server.lobby.people import People
from romanum.server.routes.lasting import Lasting, fetched_once, lasting
from romanum.server.routes.request import (
    AnyRequest,
    Person,
    ThePeople,
    TheSettings,
    TheStore,
    Visitor,
    cookie,
    token_of,
)
from romanum.server.routes.vocabulary import FromPath, JSONBody, Reply, get, patch, post, put
from romanum.server.store import PersonRow
from romanum.server.wire import Credentials, Health, Me, NewName, NewPassword, NewSession, Ok, PasswordChange, ResetInfo


async def _begun(request: AnyRequest, people: People, person: PersonRow, token: str) -> Reply[Me]:
    return Reply(await people.me(person, token), cookies=(cookie(request, token),))


@get("/me")
async def who_am_i(request: AnyRequest, settings: TheSettings, people: ThePeople, visitor: Visitor) -> Reply[Me]:
    """Who is asking; on a local server somebody new becomes a guest."""
    if visitor is not None or settings.hosting:
        return Reply(await people.me(visitor))
    person, token = await people.guest(request.address)
    return Reply(await people.me(person), cookies=(cookie(request, token),))


@patch("/me")
async def rename(people: ThePeople, person: Person, data: JSONBody[NewName]) -> Me:
    """Another name."""
    renamed = await people.rename(person, data.name)
    return await people.me(renamed)


@post("/session")
async def new_session(request: AnyRequest, people: ThePeople, data: JSONBody[NewSession]) -> Reply[Me]:
    """A session without an account."""
    person, token = await people.guest(request.address, data.name, data.key)
    return await _begun(request, people, person, token)


@post("/account")
async def new_account(request: AnyRequest, people: ThePeople, data: JSONBody[Credentials]) -> Reply[Me]:
    """A new account."""
    person, token = await people.account(data, request.address)
    return await _begun(request, people, person, token)


@post("/login", status=200)
async def login(request: AnyRequest, people: ThePeople, data: JSONBody[Credentials]) -> Reply[Me]:
    """A session of an account."""
    person, token = await people.login(data, request.address)
    return await _begun(request, people, person, token)


@post("/logout", status=200)
async def logout(request: AnyRequest, people: ThePeople, person: Person) -> Reply[Ok]:
    """End the session."""
    await people.logout(person, token_of(request))
    return Reply(Ok(), cookies=(cookie(request, ""),))


@put("/me/password")
async def change_password(request: AnyRequest, people: ThePeople, person: Person, data: JSONBody[PasswordChange]) -> Ok:
    """Another password."""
    await people.change_password(person, token_of(request), data.old, data.new)
    return Ok()


@get("/reset/{token:str}")
async def whose_reset(people: ThePeople, token: FromPath[str]) -> ResetInfo:
    """Whose password a link of the host changes."""
    return ResetInfo(await people.login_of_reset(token))


@post("/reset/{token:str}", status=200)
async def reset(request: AnyRequest, people: ThePeople, token: FromPath[str], data: JSONBody[NewPassword]) -> Reply[Me]:
    """A new password by a link of the host."""
    person, session = await people.reset(token, data.password, request.address)
    return await _begun(request, people, person, session)


@get("/health")
async def health(store: TheStore) -> Health:
    """Whether this server can play: it answers, and so does its database."""
    await store.look()
    return Health(__version__)


@get("/games")
def games() -> list[GameInfo]:
    """All games."""
    return game_infos()


@cache
def _lasting(name: str, part: Callable[[Game[Any]], object], _: str) -> Lasting:
    return lasting(part(romanum.game(name)))


def _fetched_once(request: AnyRequest, name: str, part: Callable[[Game[Any]], object]) -> Reply[bytes]:
    if name not in GAMES:
        raise not_found("game")
    return fetched_once(request, _lasting(name, part, language()))


@get("/games/{game:str}", as_it_is=True)
def game(request: AnyRequest, game: FromPath[str]) -> Reply[bytes]:
    """What never changes about a game."""
    return _fetched_once(request, game, game_data)


@get("/games/{game:str}/rules", as_it_is=True)
def rules(request: AnyRequest, game: FromPath[str]) -> Reply[bytes]:
    """The catalogue of a game's rules."""
    return _fetched_once(request, game, game_rules)


PEOPLE = [
    health,
    who_am_i,
    rename,
    new_session,
    new_account,
    login,
    logout,
    change_password,
    whose_reset,
    reset,
    games,
    game,
    rules,
]
