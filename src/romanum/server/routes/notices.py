"""Your turn, notices and what a person wants to be told, over HTTP and WebSocket."""

from __future__ import annotations

from typing import Any, Protocol

from litestar import WebSocket, delete, get, post, put, websocket
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect
from litestar.router import Router

from romanum.server.bounds.limits import PLACE, Held, Limits
from romanum.server.bounds.problem import Problem
from romanum.server.lobby.turns import Turns, turns_of
from romanum.server.notices import Notices, Wishes
from romanum.server.notices.subscriptions import NewBrowser, NewWishes, NoticeWishes, OldBrowser, Told
from romanum.server.routes.request import AnyRequest, Person, TheStore, count, token_of
from romanum.server.sockets.closure import SHUT_OUT, TOO_MANY
from romanum.server.sockets.lobby_socket import LobbySocket
from romanum.server.sockets.lobby_socket import Parts as LobbyParts
from romanum.server.store import Store, StoreFault
from romanum.server.wire import Ok


class Parts(Protocol):
    """What people's wishes need of the server."""

    store: Store
    limits: Limits
    notices: Notices


class SocketParts(LobbyParts, Protocol):
    """What the lobby's socket needs, and who counts the open ones."""

    sockets: Held


TheWishes = NamedDependency[Wishes]


def wishes(request: AnyRequest) -> Wishes:
    """People's wishes."""
    house: Parts = request.state.house
    return Wishes(house.notices, house.limits, house.store)


@get("/turns")
async def turns(store: TheStore, person: Person) -> Turns:
    """The matches that wait for me."""
    return await turns_of(store, person)


@websocket("/live")
async def lobby_live(socket: WebSocket[Any, Any, Any]) -> None:
    """The socket of the lobby."""
    house: SocketParts = socket.state.house
    await socket.accept()
    try:
        person = await house.people.by_token(token_of(socket))
        if person is None:
            await socket.close(SHUT_OUT, "sign-in")
            return
        count(house.limits, socket, person)
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


@put("/me/notices/browser")
async def add_browser(wishes: TheWishes, person: Person, data: JSONBody[NewBrowser]) -> NoticeWishes:
    """Tell this browser, too, even when it is closed."""
    return await wishes.add_browser(person, data)


@delete("/me/notices/browser", status_code=200)
async def drop_browser(wishes: TheWishes, person: Person, data: JSONBody[OldBrowser]) -> NoticeWishes:
    """Tell this browser no more."""
    return await wishes.drop_browser(person, data)


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
        add_browser,
        drop_browser,
        trial,
        ask_again,
        confirm,
        unsubscribe,
        to_unsubscribe,
    ],
    dependencies={"wishes": Provide(wishes, sync_to_thread=False)},
)
