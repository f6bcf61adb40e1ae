"""What a game shows of itself in a terminal. A board draws from a seat's view alone, so it cannot show a secret."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from rich.console import RenderableType

View = Mapping[str, Any]
"""What `Match.view` returns."""


class Board(Protocol):
    """What the shell asks of a game's drawing."""

    def headline(self, view: View, names: Sequence[str]) -> RenderableType:
        """One line: which part of the game, whose turn."""

    def map(self, view: View, width: int) -> RenderableType:
        """What stands on the map."""

    def place(self, view: View, words: str) -> RenderableType | None:
        """One place of the map with its neighbours; None if no place is meant by the words."""

    def score(self, view: View, names: Sequence[str], width: int) -> RenderableType:
        """Points of everybody."""

    def hand(self, view: View, width: int) -> RenderableType:
        """What the seat holds: cards with their text, tokens."""

    def chapter(self, view: View) -> Hashable:
        """Changes when the map should be shown again."""


class Page(NamedTuple):
    """Something of a game's own that a word shows: drawn from a view, names, the words after it, and the width."""

    draw: Callable[[View, Sequence[str], str, int], RenderableType | None]
    """None if the words mean nothing."""
    usage: str
    words: str


@runtime_checkable
class Glancing(Protocol):
    """A board whose map is too long to be shown whenever a chapter begins."""

    def glance(self, view: View, names: Sequence[str], width: int, height: int) -> RenderableType:
        """What has to be seen then, on a screen of that size."""
