"""Which handler answers a path of the protocol, and how what a client says becomes the handler's arguments."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable, Mapping
from typing import Annotated, Any, Final, NamedTuple, get_args, get_origin, get_type_hints
from urllib.parse import parse_qs, unquote

import msgspec

from romanum.server.bounds.problem import Problem, not_found
from romanum.server.routes.vocabulary import AnyRoute, Handler, Query, Route, SocketRoute, Source

PARAMETER: Final = re.compile(r"\{(\w+):(\w+)\}")
KINDS: Final = {"int": r"\d{1,18}", "str": r"[^/]+"}


class Wanted(NamedTuple):
    """An argument of a handler: where it comes from, of which type it is, and what it is if nothing is said."""

    name: str
    source: Source | Query | None
    kind: Any
    default: Any


class Path(NamedTuple):
    """A path as it can be recognised."""

    route: AnyRoute
    form: re.Pattern[str]
    wanted: tuple[Wanted, ...]


class Found(NamedTuple):
    """Who answers, and what the path says."""

    path: Path
    said: dict[str, str]

    @property
    def route(self) -> AnyRoute:
        """Who answers."""
        return self.path.route


def _path(route: AnyRoute) -> Path:
    form = PARAMETER.sub(lambda found: f"(?P<{found[1]}>{KINDS[found[2]]})", route.path.replace(".", r"\."))
    return Path(route, re.compile(form), tuple(_wanted(route.handler)))


def _wanted(handler: Handler) -> Iterable[Wanted]:
    hints = get_type_hints(handler, include_extras=True)
    for name, parameter in inspect.signature(handler).parameters.items():
        hint = hints[name]
        kind, source = get_args(hint)[:2] if get_origin(hint) is Annotated else (hint, None)
        yield Wanted(name, source, kind, parameter.default)


class Router:
    """The paths that are answered."""

    def __init__(self, routes: Iterable[AnyRoute]) -> None:
        made = [_path(route) for route in routes]
        self._paths = [path for path in made if isinstance(path.route, Route)]
        self._sockets = [path for path in made if isinstance(path.route, SocketRoute)]

    def find(self, method: str, path: str) -> Found:
        """Who answers a request; `Problem` if nobody does."""
        ways = set()
        for one in self._paths:
            said = one.form.fullmatch(path)
            if said is not None and isinstance(one.route, Route):
                ways.add(one.route.method)
                if one.route.method == method:
                    return Found(one, _unquoted(said))
        if ways:
            raise Problem(405, "not-allowed", f"There is no {method} here.")
        raise not_found("path")

    def find_socket(self, path: str) -> Found:
        """Who answers a socket."""
        for one in self._sockets:
            said = one.form.fullmatch(path)
            if said is not None:
                return Found(one, _unquoted(said))
        raise not_found("path")


def _unquoted(said: re.Match[str]) -> dict[str, str]:
    return {name: unquote(value) for name, value in said.groupdict().items()}


def asked_in(query: str) -> dict[str, list[str]]:
    """What a query says, by names."""
    return parse_qs(query, keep_blank_values=True)


def arguments(
    found: Found, query: Mapping[str, list[str]], body: bytes, of_house: Callable[[str], Any], connection: Any
) -> dict[str, Any]:
    """What a handler is given; `Problem` 400 if what the client says is of the wrong kind."""
    given: dict[str, Any] = {}
    for wanted in found.path.wanted:
        match wanted.source:
            case None:
                given[wanted.name] = connection
            case Source.HOUSE:
                given[wanted.name] = of_house(wanted.name)
            case Source.PATH:
                given[wanted.name] = _read(found.said[wanted.name], wanted)
            case Source.BODY:
                given[wanted.name] = _body(body, wanted.kind)
            case Query(name=name):
                said = query.get(name or wanted.name)
                given[wanted.name] = _default(wanted) if said is None else _said(said, wanted)
    return given


def _default(wanted: Wanted) -> Any:
    if wanted.default is inspect.Parameter.empty:
        raise Problem(400, "bad-request", f"The query does not say {wanted.name}.")
    return wanted.default


def _said(said: list[str], wanted: Wanted) -> Any:
    lists = any(get_origin(kind) is list for kind in (wanted.kind, *get_args(wanted.kind)))
    return _read(said if lists else said[-1], wanted)


def _read(said: Any, wanted: Wanted) -> Any:
    try:
        return msgspec.convert(said, wanted.kind, strict=False)
    except msgspec.ValidationError as problem:
        raise Problem(400, "bad-request", f"{wanted.name}: {problem}") from None


def _body(body: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(body, type=kind)
    except RecursionError:
        raise Problem(400, "bad-request", "This JSON is nested too deeply.") from None
    except msgspec.MsgspecError as problem:
        raise Problem(400, "bad-request", str(problem)[:500]) from None
