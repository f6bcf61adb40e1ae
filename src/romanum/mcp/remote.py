"""A seat of a match on a server, joined by its link: the protocol of `docs/protocol.md`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final
from urllib.parse import quote, urlsplit

from romanum.client.calling import Caller, Stranger, Unanswered
from romanum.mcp.seat import Choice, Look, Unseated

PATIENCE: Final = 20
"""So many seconds a look waits for the seat to be asked."""


class Server:
    """A server, and a guest's session there."""

    def __init__(self, address: str, name: str) -> None:
        with _told():
            self._caller = Caller(address)
        with _ours():
            self._caller.token = self.call("/session", {"name": name})["token"]

    def call(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """A request; what the server says is wrong with it is raised as `Unseated`."""
        with _told():
            return self._caller.call(path, body)


@contextmanager
def _told() -> Iterator[None]:
    """Where something is asked that cannot be had: the assistant is told why."""
    try:
        yield
    except Unanswered as problem:
        raise Unseated(str(problem)) from None


@contextmanager
def _ours() -> Iterator[None]:
    """Where an answer is read that some other server may have given: it is then told that this is none of ours."""
    try:
        yield
    except (LookupError, TypeError):
        raise Unseated(str(Stranger())) from None


class RemoteSeat:
    """A seat on a server."""

    def __init__(self, link: str, name: str) -> None:
        parts = urlsplit(link)
        self._server = Server(f"{parts.scheme}://{parts.netloc}", name)
        match = self._server.call(f"/join/{quote(parts.path.rsplit('/', 1)[-1])}", {})
        with _ours():
            self._match, self.seat, self.game = match["id"], match["mine"][0], match["game"]
            self._scenario = match["scenario"]
        self._told = 0

    def _path(self, what: str) -> str:
        return f"/matches/{self._match}/{what}"

    def _table(self, wait: bool = False) -> dict[str, Any]:
        """Everything the seat may know; if it is not asked, what comes next is waited for a while."""
        table: dict[str, Any] = self._server.call(self._path(f"table?seat={self.seat}"))
        if wait and not table["decision"] and not table["result"]:
            since = table["seq"]
            self._server.call(self._path(f"table?seat={self.seat}&since={since}&wait={PATIENCE}"))
            table = self._server.call(self._path(f"table?seat={self.seat}"))
        return table

    def look(self) -> Look:
        """How things stand; where others are asked, after some seconds in which they may have played."""
        table = self._table(wait=True)
        asked, result = table["decision"], table["result"]
        happened, self._told = _sentences(table, self._told), len(table["events"])
        standing = f"The match is over. {result['sentence']}" if result else table["waiting"]
        return Look(
            self.game,
            self._scenario,
            self.seat,
            table["names"],
            result["scores"] if result else [],
            bool(asked),
            asked["prompt"] if asked else standing,
            asked["rule"] if asked else "",
            [Choice(option["text"], option["label"]) for option in asked["options"]] if asked else [],
            bool(result),
            happened,
        )

    def view(self) -> dict[str, Any]:
        """Everything that the seat may know."""
        seen: dict[str, Any] = self._table()["view"]
        return seen

    def log(self, since: int) -> list[str]:
        """The log in sentences."""
        return _sentences(self._table(), max(since, 0))

    def odds(self, action: str) -> dict[str, Any] | None:
        """The chances, if dice are rolled."""
        found: dict[str, Any] | None = self._server.call(self._path("odds"), self._about(action))["odds"]
        return found

    def why_not(self, action: str) -> dict[str, str] | None:
        """The rule that forbids it."""
        found = self._server.call(self._path("why"), self._about(action))
        return None if found["allowed"] else {part: found["refused"][part] for part in ("rule", "text", "message")}

    def hints(self, count: int) -> list[dict[str, Any]]:
        """What the server's adviser would do, if the match is played with hints."""
        found = self._server.call(self._path("hint"), {"seat": self.seat, "count": count})["hints"]
        return [{"action": one["text"], "reasons": one["reasons"]} for one in found]

    def _about(self, action: str) -> dict[str, Any]:
        return {"seat": self.seat, "action": action}

    def play(self, action: str) -> Look:
        """Through the server's door."""
        table = self._table()
        self._told = len(table["events"])
        answer = self._server.call(self._path("act"), {**self._about(action), "seq": table["seq"]})
        if answer["answer"] == "refused":
            why = answer["refused"]
            raise Unseated(f"{why['message']} (rule {why['rule']}: {why['text']})")
        if answer["answer"] == "stale":
            raise Unseated("The match has gone on meanwhile: look again.")
        return self.look()


def _sentences(table: dict[str, Any], since: int) -> list[str]:
    return [event["sentence"] for event in table["events"][since:]]
