"""The web framework's own form of the paths of the protocol, and of the requests and sockets that reach them."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints

from litestar import Request, Response, WebSocket, delete, get, patch, post, put, websocket
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter

from romanum.server.bounds.prices import Question
from romanum.server.routes import request as requests
from romanum.server.routes.admin import the_host
from romanum.server.routes.pages import SENT_AS_IT_IS
from romanum.server.routes.vocabulary import AnyRoute, Handler, Query, Reply, SocketRoute, Source
from romanum.server.sockets.quick_socket import way_of
from romanum.server.sockets.socket import Gone
from romanum.server.store import PersonRow

WAYS: Final = {"GET": get, "POST": post, "PUT": put, "PATCH": patch, "DELETE": delete}

FrameworkRequest = Request[Any, Any, Any]
FrameworkSocket = WebSocket[Any, Any, Any]


class _Connected:
    """What requests and sockets have in common."""

    def __init__(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        self._connection = connection

    @property
    def house(self) -> Any:
        """Where it is answered."""
        return self._connection.state.house

    @property
    def headers(self) -> Mapping[str, str]:
        """By their names, in small letters."""
        return self._connection.headers

    @property
    def cookies(self) -> Mapping[str, str]:
        """By their names."""
        return self._connection.cookies

    @property
    def address(self) -> str:
        """The client's address."""
        client = self._connection.client
        return client.host if client is not None else ""


class WebRequest(_Connected):
    """A request as the web framework has it."""

    def __init__(self, request: FrameworkRequest) -> None:
        super().__init__(request)
        self._request = request

    @property
    def method(self) -> str:
        """How it asks."""
        return self._request.method

    @property
    def pattern(self) -> str:
        """The path as it was declared."""
        found: str = self._request.scope.get("path_template", "")
        return found

    @property
    def secure(self) -> bool:
        """Whether it came over TLS."""
        return self._request.url.scheme == "https"

    @property
    def question(self) -> Question:
        """What it costs is counted there."""
        found: Question = self._request.state.question
        return found

    async def body(self) -> bytes:
        """What it brings."""
        return await self._request.body()


class WebConnection(_Connected):
    """A socket as the web framework has it."""

    def __init__(self, socket: FrameworkSocket) -> None:
        super().__init__(socket)
        self._socket = socket
        self.at_once = way_of(socket.scope)

    def asked(self, name: str) -> list[str]:
        """What its address says under a name."""
        return list(self._socket.query_params.getall(name, []))

    async def accept(self) -> None:
        """Open it."""
        await self._socket.accept()

    async def receive_text(self) -> str:
        """The next message of the client."""
        try:
            return await self._socket.receive_text()
        except WebSocketDisconnect as problem:
            raise Gone(str(problem)) from problem

    async def send_text(self, text: bytes | str) -> None:
        """Send a message."""
        try:
            await self._socket.send_text(text)
        except (WebSocketDisconnect, RuntimeError) as problem:
            raise Gone(str(problem)) from problem

    async def close(self, code: int, reason: str) -> None:
        """End the connection."""
        try:
            await self._socket.close(code, reason)
        except RuntimeError:  # the client was faster
            return


# ---- who asks


def part(name: str) -> Provide:
    """A part of the server, which travels with the request."""

    def provided(request: FrameworkRequest) -> Any:
        return getattr(request.state.house, name)

    return Provide(provided, sync_to_thread=False)


async def _visitor(request: FrameworkRequest) -> PersonRow | None:
    return await requests.visitor(WebRequest(request))


async def _person(visitor: NamedDependency[PersonRow | None]) -> PersonRow:
    return requests.signed_in(visitor)


async def _host(person: NamedDependency[PersonRow]) -> PersonRow:
    return the_host(person)


WHO_ASKS: Final = {"visitor": Provide(_visitor), "person": Provide(_person), "host": Provide(_host)}


# ---- handlers


def handler_of(route: AnyRoute) -> BaseRouteHandler:
    """A path as the web framework declares it."""
    wrapped = _wrapped(route.handler)
    if isinstance(route, SocketRoute):
        return websocket(route.path)(wrapped)
    how: dict[str, Any] = {"status_code": route.status, "media_type": route.media_type}
    if route.most_bytes is not None:
        how["request_max_body_size"] = route.most_bytes
    if route.as_it_is:
        how["opt"] = {SENT_AS_IT_IS: True}
    if not inspect.iscoroutinefunction(route.handler):
        how["sync_to_thread"] = route.in_thread
    found: BaseRouteHandler = WAYS[route.method](route.path, **how)(wrapped)
    return found


def _wrapped(handler: Handler) -> Handler:
    """A handler as the framework calls it: its arguments declared in the framework's words, its answer in its form."""
    hints = get_type_hints(handler, include_extras=True)

    def given(arguments: dict[str, Any]) -> dict[str, Any]:
        if "request" in arguments:
            arguments["request"] = WebRequest(arguments["request"])
        if "socket" in arguments:
            arguments["socket"] = WebConnection(arguments["socket"])
        return arguments

    async def awaited(**arguments: Any) -> Any:
        return _answer(await handler(**given(arguments)))

    def called(**arguments: Any) -> Any:
        return _answer(handler(**given(arguments)))

    wrapped = awaited if inspect.iscoroutinefunction(handler) else called
    theirs = {name: _theirs(name, hint) for name, hint in hints.items()}
    parameters = [
        parameter.replace(annotation=theirs[name], kind=inspect.Parameter.KEYWORD_ONLY)
        for name, parameter in inspect.signature(handler).parameters.items()
    ]
    for name in ("__name__", "__qualname__", "__module__", "__doc__"):
        setattr(wrapped, name, getattr(handler, name))
    wrapped.__annotations__ = theirs
    vars(wrapped)["__signature__"] = inspect.Signature(parameters, return_annotation=theirs["return"])
    return wrapped


def _theirs(name: str, hint: Any) -> Any:
    """An annotation in the framework's words."""
    if name == "request":
        return FrameworkRequest
    if name == "socket":
        return FrameworkSocket
    if get_origin(hint) is Reply:
        return Response[get_args(hint)[0]]  # type: ignore[misc]
    if get_origin(hint) is not Annotated:
        return hint
    kind, source = get_args(hint)[:2]
    if isinstance(source, Query):
        return Annotated[kind, QueryParameter(name=source.name or None)]
    words: dict[Source, Any] = {Source.PATH: FromPath, Source.BODY: JSONBody, Source.HOUSE: NamedDependency}
    return words[source][Any if source is Source.HOUSE else kind]  # the framework need not look at a part of the house


def _answer(found: Any) -> Any:
    if not isinstance(found, Reply):
        return found
    cookies = [
        Cookie(
            key=one.name,
            value=one.value,
            max_age=one.max_age,
            httponly=True,
            samesite="lax",
            secure=one.secure,
            path="/",
        )
        for one in found.cookies
    ]
    return Response(
        found.content, status_code=found.status, headers=found.headers, media_type=found.media_type, cookies=cookies
    )
