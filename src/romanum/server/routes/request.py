"""What handlers need of a request: the parts of the server that can answer it, and the person who asks."""

from __future__ import annotations

from typing import Any, Final, Protocol

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.datastructures.state import State
from litestar.di import NamedDependency, Provide

from romanum.server.bounds.limits import PLACE, REQUESTS, REQUESTS_THERE, Limits
from romanum.server.bounds.prices import Prices
from romanum.server.bounds.problem import Problem
from romanum.server.bounds.settings import Settings
from romanum.server.clubs.tournaments import Tournaments
from romanum.server.lobby.admission import Admission
from romanum.server.lobby.lobby import Lobby
from romanum.server.lobby.people import SESSION_SECONDS, People
from romanum.server.store import PersonRow, Store

COOKIE: Final = "romanum"

AnyRequest = Request[Any, Any, Any]
Connection = ASGIConnection[Any, Any, Any, State]


TheStore = NamedDependency[Store]
TheSettings = NamedDependency[Settings]
ThePeople = NamedDependency[People]
TheAdmission = NamedDependency[Admission]
TheLobby = NamedDependency[Lobby]
TheTournaments = NamedDependency[Tournaments]
Visitor = NamedDependency[PersonRow | None]
"""The person who asks, or nobody."""
Person = NamedDependency[PersonRow]
"""The person who asks; without one the answer is 401."""


class Parts(Protocol):
    """What is asked of the server before a request is answered."""

    settings: Settings
    limits: Limits
    prices: Prices
    people: People


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The session's token: of a program by its header, of a browser by its cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else connection.cookies.get(COOKIE, "")


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The client's address."""
    return connection.client.host if connection.client is not None else ""


def part(name: str) -> Provide:
    """A part of the server, which travels with the request."""

    def provided(request: AnyRequest) -> Any:
        return getattr(request.state.house, name)

    return Provide(provided, sync_to_thread=False)


async def visitor(request: AnyRequest) -> PersonRow | None:
    """The person who asks, or nobody."""
    house: Parts = request.state.house
    person = await house.people.by_token(token_of(request))
    count(house.limits, request, person)
    house.prices.admit(request.state.question, asked(request), None if person is None else person.id)
    return person


def asked(request: AnyRequest) -> str:
    """What kind of question a request is: its method and the pattern of its path."""
    return f"{request.method} {request.scope.get('path_template', '')}"


def count(limits: Limits, connection: ASGIConnection[Any, Any, Any, Any], person: PersonRow | None) -> None:
    """Count a request, or a socket that is opened, of somebody and of the place he is at; `Problem` if it is too many.

    Whoever asks too much himself does not use up what the others there may ask for.
    """
    limits.check(REQUESTS, person.id if person is not None else address_of(connection), "requests")
    limits.check(REQUESTS_THERE, ("requests", PLACE.get()), "requests from your network")


async def person(visitor: Visitor) -> PersonRow:
    """The person who asks; there must be one."""
    if visitor is None:
        raise Problem(401, "sign-in", "Sign in first.")
    return visitor


def cookie(request: AnyRequest, token: str) -> Cookie:
    """The session's cookie; an empty token takes it away."""
    house: Parts = request.state.house
    secure = request.url.scheme == "https" or any(o.startswith("https:") for o in house.settings.origins)
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=SESSION_SECONDS if token else 0,
        httponly=True,
        samesite="lax",
        secure=secure,
        path="/",
    )
