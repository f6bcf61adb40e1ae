"""The server's description of itself as OpenAPI: what the framework knows of the routes, and what it cannot know.

The framework reads paths, parameters and bodies off the handlers. Errors, sessions, the header against forged requests
and bodies that are plain text are the same for many routes; they are added here.
"""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin

from romanum import __version__

JSON: Final = "application/json"
SAFE: Final = ("get", "head", "options")
METHODS: Final = (*SAFE, "post", "put", "patch", "delete")
TEXT_BODIES: Final = {"/api/records": "A record.", "/api/verify": "A record."}
UNCHANGED: Final = (
    *("/api/games/{game}", "/api/games/{game}/rules", "/api/games/{game}/drawers", "/api/matches/{match}/table"),
)
"""Paths that answer 304 to a client which has the newest already."""

ERROR: Final[dict[str, Any]] = {
    "type": "object",
    "required": ["error"],
    "additionalProperties": False,
    "properties": {
        "error": {
            "type": "object",
            "required": ["code", "message"],
            "additionalProperties": False,
            "properties": {
                "code": {"type": "string", "description": "For programs."},
                "message": {"type": "string", "description": "For people."},
            },
        }
    },
}
SECURITY: Final[dict[str, Any]] = {
    "session": {"type": "apiKey", "in": "cookie", "name": "romanum", "description": "A browser's session."},
    "token": {"type": "http", "scheme": "bearer", "description": "A program's session."},
}
HEADER: Final[dict[str, Any]] = {
    "name": "X-Romanum",
    "in": "header",
    "required": False,
    "schema": {"type": "string", "example": "1"},
    "description": "Needed with a session's cookie, whatever it says: no page of another server can send it.",
}


def config() -> OpenAPIConfig:
    """Where the description is found, as JSON and as YAML."""
    return OpenAPIConfig(
        title="Romanum",
        version=__version__,
        description="Board wargames about Rome over HTTP and WebSocket; see docs/protocol.md.",
        path="/api/schema",
        render_plugins=[Json(path="/openapi.json"), Yaml()],
    )


class Json(JsonRenderPlugin):
    """The whole description as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The text of it."""
        return super().render(request, complete(openapi_schema))


class Yaml(YamlRenderPlugin):
    """The whole description as YAML."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The text of it."""
        return super().render(request, complete(openapi_schema))


def complete(schema: dict[str, Any]) -> dict[str, Any]:
    """The description with what all routes share."""
    schemas = schema["components"]["schemas"]
    sent = {name: {**schemas[name], "additionalProperties": False} for name in _sent(schema)}
    components = {**schema["components"], "schemas": {**schemas, **sent, "Error": ERROR}, "securitySchemes": SECURITY}
    paths = {
        path: {name: _operation(path, name, part) for name, part in item.items()}
        for path, item in schema["paths"].items()
    }
    return {**schema, "components": components, "paths": paths}


def _sent(schema: dict[str, Any]) -> set[str]:
    """The names of everything that clients send: there a field which nobody knows is refused."""
    bodies = [
        part.get("requestBody") for item in schema["paths"].values() for part in item.values() if isinstance(part, dict)
    ]
    found: set[str] = set()
    new = _named(bodies)
    while new:
        found |= new
        new = _named([schema["components"]["schemas"][name] for name in new]) - found
    return found


def _named(part: Any) -> set[str]:
    """The names of the shapes that a part of the description points to."""
    return {name.decode() for name in re.findall(rb'"#/components/schemas/([^"]+)"', msgspec.json.encode(part))}


def _operation(path: str, method: str, operation: Any) -> Any:
    if method not in METHODS:
        return operation
    whole = {**operation, "responses": _responses(path, operation["responses"])}
    if path.startswith("/api/"):
        whole["security"] = [{}, {"session": []}, {"token": []}]
    if method not in SAFE:
        whole["parameters"] = [*operation.get("parameters", ()), HEADER]
        if path in TEXT_BODIES:
            text = {"text/plain": {"schema": {"type": "string"}}}
            whole["requestBody"] = {"required": True, "description": TEXT_BODIES[path], "content": text}
    return whole


def _responses(path: str, known: dict[str, Any]) -> dict[str, Any]:
    """Good answers as the handler tells them; every error in one shape."""
    error = {"description": "What cannot be done, and why.", "content": {JSON: {"schema": _ref("Error")}}}
    good = {status: _ready_made(response) for status, response in known.items() if status[0] in "123"}
    if path in UNCHANGED:
        good["304"] = {"description": "Nothing is new."}
    return {**good, "4XX": error, "503": {**error, "description": "Nothing was done: the store or a bot is missing."}}


def _ready_made(response: dict[str, Any]) -> dict[str, Any]:
    """What a handler sends as bytes is taken for a string; it is JSON made beforehand."""
    if response.get("content", {}).get(JSON) == {"schema": {"type": "string"}}:
        return {**response, "content": {JSON: {"schema": {}}}}
    return response


def _ref(name: str) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{name}"}
