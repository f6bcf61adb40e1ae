"""What is answered when something cannot be done: a status, a code for programs and a sentence for people."""

from __future__ import annotations

from math import ceil
from typing import Final

from romanum.engine.speech.language import ENGLISH, language
from romanum.server.bounds import speech
from romanum.server.store.fault import NoRoom, StoreFault


class Problem(Exception):
    """A request that is answered with an error; nothing has changed."""

    def __init__(self, status: int, code: str, message: str, *, retry_after: float | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.retry_after = retry_after

    def body(self) -> dict[str, dict[str, str]]:
        """The error as JSON."""
        return {"error": {"code": self.code, "message": self._in_words()}}

    def headers(self) -> dict[str, str]:
        """When to try again, where waiting helps."""
        return {} if self.retry_after is None else {"retry-after": str(ceil(self.retry_after))}

    def _in_words(self) -> str:
        """What is wrong: exactly in English; in other languages what kind of thing it is."""
        kind = f"problem-{self.code}"
        if language() == ENGLISH or not speech.has(kind):
            return self.message
        return speech.say(kind, {"seconds": ceil(self.retry_after or 0), "detail": self.message})


def not_found(what: str = "match") -> Problem:
    """There is no such thing, or it is not for this person."""
    return Problem(404, "not-found", f"There is no such {what}.")


def broken_game(name: str) -> Problem:
    """A game of another distribution that cannot be had: what is wrong with it is the host's business, in the log."""
    return Problem(409, "broken", f"The game {name!r} is broken on this server; its host finds the reason in the log.")


def store_problem(fault: StoreFault) -> Problem:
    """The store could not be written to, or not be read."""
    if isinstance(fault, NoRoom):
        return Problem(507, "shelf-full", f"Nothing was done: {fault}.")
    return Problem(503, "store", f"Nothing was done: {fault}.")


MOST_ACTIONS: Final = 64
"""So many actions are played by one message."""


def some_actions(texts: list[str]) -> list[str]:
    """A list of actions that is neither empty nor too long."""
    if not 0 < len(texts) <= MOST_ACTIONS:
        raise Problem(400, "bad-request", f"actions: from 1 to {MOST_ACTIONS} of them.")
    return texts
