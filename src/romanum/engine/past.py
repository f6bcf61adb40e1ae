"""The actions of a match's history, each with the position before it, held or made anew when somebody looks at it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from romanum.engine.position import Position

P = TypeVar("P", bound=Position)


class Past(Generic[P]):
    """One action of the history, with the position, the number of events and the stage of the game before it.

    The position may be given as a function that makes it, called whenever somebody looks at it.
    """

    __slots__ = ("_before", "events", "seat", "stage", "text")

    def __init__(self, seat: int, text: str, before: P | Callable[[], P], events: int, stage: int) -> None:
        self.seat = seat
        self.text = text
        self.events = events
        self.stage = stage
        self._before = before

    def outline(self) -> Past[P]:
        """The same without the position: whoever asks for it is refused."""
        return Past(self.seat, self.text, _not_kept, self.events, self.stage)

    @property
    def before(self) -> P:
        """The position; nobody may change it."""
        return self._before if isinstance(self._before, Position) else self._before()

    @property
    def kept(self) -> P | Callable[[], P]:
        """The position, or what makes it."""
        return self._before

    def put_away(self, make: Callable[[], P]) -> None:
        """Let go of the position, which `make` can make anew."""
        self._before = make


class NotKept(LookupError):
    """An earlier position was asked for that was not kept, or that this program cannot read; the message says so."""


def _not_kept() -> Any:
    raise NotKept("this position was not kept")
