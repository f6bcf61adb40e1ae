"""The words in which the paths of the protocol are declared, whoever serves them: a web server, or a page.

A handler says by its annotations what it wants: parts of the path, of the query, the body, and parts of the house by
their names. It gives back what is to be sent as JSON, or a `Reply`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Annotated, Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

T = TypeVar("T")

JSON: Final = "application/json"
TEXT: Final = "text/plain"


class Source(Enum):
    """Where an argument of a handler comes from."""

    PATH = "path"
    BODY = "body"
    HOUSE = "house"


class Query(NamedTuple):
    """An argument that comes from the query: by its own name, or another one."""

    name: str = ""


FromPath: TypeAlias = Annotated[T, Source.PATH]
FromQuery: TypeAlias = Annotated[T, Query()]
JSONBody: TypeAlias = Annotated[T, Source.BODY]
FromHouse: TypeAlias = Annotated[T, Source.HOUSE]
"""A part of the house, or the person who asks: the name of the argument says which."""


@dataclass(frozen=True)
class Cookie:
    """A session's cookie."""

    name: str
    value: str
    max_age: int
    secure: bool


@dataclass
class Reply(Generic[T]):
    """An answer that says more than what is in it."""

    content: T
    status: int | None = None
    headers: dict[str, str] = field(default_factory=dict)
    media_type: str = JSON
    cookies: tuple[Cookie, ...] = ()


Handler = Callable[..., Any]


@dataclass(frozen=True)
class Route:
    """A path with who answers there."""

    method: str
    path: str
    handler: Handler
    status: int
    media_type: str = JSON
    most_bytes: int | None = None
    """So many bytes a body may have, if not as many as usual."""
    as_it_is: bool = False
    """Whether what is sent is compressed already, where that helps."""
    in_thread: bool = False
    """Whether a server has it answered beside its loop."""


@dataclass(frozen=True)
class SocketRoute:
    """A path at which a socket is opened."""

    path: str
    handler: Handler


AnyRoute = Route | SocketRoute


def _declares(method: str, usual: int) -> Callable[..., Callable[[Handler], Route]]:
    def declared(path: str, *, status: int = usual, **how: Any) -> Callable[[Handler], Route]:
        return lambda handler: Route(method, path, handler, status, **how)

    return declared


get = _declares("GET", 200)
post = _declares("POST", 201)
put = _declares("PUT", 200)
patch = _declares("PATCH", 200)
delete = _declares("DELETE", 200)


def socket(path: str) -> Callable[[Handler], SocketRoute]:
    """Declare who answers a socket."""
    return lambda handler: SocketRoute(path, handler)


def under(prefix: str, routes: Iterable[Route]) -> list[Route]:
    """Paths that all begin alike."""
    return [replace(route, path=prefix + route.path.removesuffix("/")) for route in routes]


def codings(accepted: str) -> set[str]:
    """The ways to compress that a client names."""
    return {part.split(";")[0].strip() for part in accepted.lower().split(",")}


Headers = Mapping[str, str]
