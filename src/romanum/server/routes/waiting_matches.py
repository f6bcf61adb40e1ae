"""Your turn, over HTTP and WebSocket."""

from __future__ import annotations

from typing import Final, Protocol

from romanum.server.bounds.limits import PLACE, Held
from romanum.server.bounds.problem import Problem
from romanum.server.lobby.waiting_matches import Turns, turns_of
from romanum.server.routes.request import AnySocket, Person, TheStore, count, token_of
from romanum.server.routes.vocabulary import AnyRoute, get, socket
from romanum.server.sockets.closure import SHUT_OUT, TOO_MANY
from romanum.server.sockets.lobby_socket import LobbySocket
from romanum.server.sockets.lobby_socket import Parts as LobbyParts
from romanum.server.store import StoreFault


class SocketParts(LobbyParts, Protocol):
    """What the lobby's socket needs, and who counts the open ones."""

    sockets: Held


@get("/turns")
async def turns(store: TheStore, person: Person) -> Turns:
    """The matches that wait for me."""
    return await turns_of(store, person)


@socket("/live")
async def lobby_live(socket: AnySocket) -> None:
    """The socket of the lobby."""
    house: SocketParts = socket.house
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


TURNS: Final[list[AnyRoute]] = [turns, lobby_live]
