"""Your turn, notices and what a person wants to be told, over HTTP and WebSocket."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, get, post, put, websocket
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect
from litestar.router import Router

from romanum.server.asking import AnyRequest, Person, TheHouse, count, token_of
from romanum.server.house import House
from romanum.server.limits import PLACE
from romanum.server.live import SHUT_OUT, TOO_MANY
from romanum.server.notices import Wishes
from romanum.server.notices.wishes import NewWishes, NoticeWishes, Told
from romanum.server.problem import Problem
from romanum.server.store import StoreFault
from romanum.server.turns import LobbySocket, Turns, turns_of
from romanum.server.wire import Ok

TheWishes = NamedDependency[Wishes]


def wishes(request: AnyRequest) -> Wishes:
    """People's wishes."""
    house: House = request.state.house
    return Wishes(house.notices, house.limits, house.store)


@get("/turns")
async def turns(house: TheHouse, person: Person) -> Turns:
    """The matches that wait for me."""
    return await turns_of(house, person)


@websocket("/live")
async def lobby_live(socket: WebSocket[Any, Any, Any]) -> None:
    """The socket of the lobby."""
    house: House = socket.state.house
    await socket.accept()
    try:
        person = await house.people.by_token(token_of(socket))
        if person is None:
            await socket.close(SHUT_OUT, "sign-in")
            return
        count(house, socket, person)
        with house.sockets.one(person.id, PLACE.get()):
            await LobbySocket(house, socket, person, token_of(socket)).run()
    except StoreFault as fault:
        await socket.close(1011, str(fault)[:100])
    except Problem as problem:
        await socket.close(TOO_MANY, problem.code)


@get("/me/notices")
async def my_wishes(wishes: TheWishes, person: Person) -> NoticeWishes:
    """What I want to be told."""
    return await wishes.show(person)


@put("/me/notices")
async def change_wishes(wishes: TheWishes, person: Person, data: JSONBody[NewWishes]) -> NoticeWishes:
    """Be told something else, or in another way."""
    return await wishes.change(person, data)


@post("/me/notices/test", status_code=200)
async def trial(wishes: TheWishes, person: Person) -> Ok:
    """Try all ways."""
    await wishes.trial(person)
    return Ok()


@post("/me/notices/confirm", status_code=200)
async def ask_again(wishes: TheWishes, person: Person) -> Ok:
    """Send the link to my address once more."""
    await wishes.ask_again(person)
    return Ok()


@post("/confirm/{token:str}", status_code=200)
async def confirm(wishes: TheWishes, token: FromPath[str]) -> Told:
    """The address of a link is right."""
    return await wishes.confirm(token)


@post("/unsubscribe/{token:str}", status_code=200)
async def unsubscribe(wishes: TheWishes, token: FromPath[str]) -> Told:
    """No more mails. Mail programs send this by themselves, without a session."""
    return await wishes.leave(token)


@get("/unsubscribe/{token:str}", status_code=303)
async def to_unsubscribe(token: FromPath[str]) -> Redirect:
    """A mail program that only opens links is led to the page that asks."""
    return Redirect(f"/unsubscribe/{token}", status_code=303)


NOTICES = Router(
    "/",
    route_handlers=[
        turns,
        lobby_live,
        my_wishes,
        change_wishes,
        trial,
        ask_again,
        confirm,
        unsubscribe,
        to_unsubscribe,
    ],
    dependencies={"wishes": Provide(wishes, sync_to_thread=False)},
)
