"""What handlers need of a request: the parts of the server that can answer it, and the person who asks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Protocol

from romanum.server.bounds.limits import PLACE, REQUESTS, REQUESTS_THERE, Limits
from romanum.server.bounds.prices import Prices, Question
from romanum.server.bounds.problem import Problem
from romanum.server.bounds.settings import Settings
from romanum.server.lobby.admission import Admission
from romanum.server.lobby.lobby import Lobby
from romanum.server.lobby.people import SESSION_SECONDS, People
from romanum.server.routes.vocabulary import Cookie, FromHouse
from romanum.server.sockets.socket import Socket
from romanum.server.store import PersonRow
from romanum.server.tables.storage import Storage

COOKIE: Final = "romanum"


class Connection(Protocol):
    """A request or a socket, with what its client says of itself."""

    @property
    def house(self) -> Any:
        """Where it is answered."""

    @property
    def headers(self) -> Mapping[str, str]:
        """By their names, in small letters."""

    @property
    def cookies(self) -> Mapping[str, str]:
        """By their names."""

    @property
    def address(self) -> str:
        """The client's address; empty if it has none."""


class AnyRequest(Connection, Protocol):
    """A request."""

    @property
    def method(self) -> str:
        """How it asks."""

    @property
    def pattern(self) -> str:
        """The path as it was declared."""

    @property
    def secure(self) -> bool:
        """Whether it came over TLS."""

    @property
    def question(self) -> Question:
        """What it costs is counted there."""

    async def body(self) -> bytes:
        """What it brings."""


class AnySocket(Connection, Socket, Protocol):
    """A socket that a client wants to open."""

    def asked(self, name: str) -> list[str]:
        """What its address says under a name."""

    async def accept(self) -> None:
        """Open it."""


TheStore = FromHouse[Storage]
TheSettings = FromHouse[Settings]
ThePeople = FromHouse[People]
TheAdmission = FromHouse[Admission]
TheLobby = FromHouse[Lobby]
Visitor = FromHouse[PersonRow | None]
"""The person who asks, or nobody."""
Person = FromHouse[PersonRow]
"""The person who asks; without one the answer is 401."""


class Parts(Protocol):
    """What is asked of the server before a request is answered."""

    settings: Settings
    limits: Limits
    prices: Prices
    people: People


def token_of(connection: Connection) -> str:
    """The session's token: of a program by its header, of a browser by its cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else connection.cookies.get(COOKIE, "")


async def visitor(request: AnyRequest) -> PersonRow | None:
    """The person who asks, or nobody."""
    house: Parts = request.house
    person = await house.people.by_token(token_of(request))
    count(house.limits, request, person)
    house.prices.admit(request.question, asked(request), None if person is None else person.id)
    return person


def asked(request: AnyRequest) -> str:
    """What kind of question a request is: its method and the pattern of its path."""
    return f"{request.method} {request.pattern}"


def count(limits: Limits, connection: Connection, person: PersonRow | None) -> None:
    """Count a request, or a socket that is opened, of somebody and of the place he is at; `Problem` if it is too many.

    Whoever asks too much himself does not use up what the others there may ask for.
    """
    limits.check(REQUESTS, person.id if person is not None else connection.address, "requests")
    limits.check(REQUESTS_THERE, ("requests", PLACE.get()), "requests from your network")


def signed_in(visitor: PersonRow | None) -> PersonRow:
    """The person who asks; there must be one."""
    if visitor is None:
        raise Problem(401, "sign-in", "Sign in first.")
    return visitor


def cookie(request: AnyRequest, token: str) -> Cookie:
    """The session's cookie; an empty token takes it away."""
    house: Parts = request.house
    secure = request.secure or any(o.startswith("https:") for o in house.settings.origins)
    return Cookie(COOKIE, token, SESSION_SECONDS if token else 0, secure)
