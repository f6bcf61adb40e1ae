"""A match as a flip book: its board after each action, as plain data that a page turns over (`romanum-board.js`).

What is drawn is written down once, patches and counters each in a list. A leaf of the book says how the board differs
from that of the leaf before: a run of numbers in place of another. With it stand what happened, and the dice. Words
for buttons are part of the book, so that whatever shows it needs no language of its own.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import Any, Final, Generic, TypeAlias, TypeVar

from romanum.engine.event import Event
from romanum.engine.event_roles import Roll
from romanum.engine.pages.picture import INK, SEA, Counter, Patch, Picture, ink_on
from romanum.engine.secrecy import masked
from romanum.engine.speech.language import language

Match: TypeAlias = Any
"""A match imports what it shows of itself, so this module does not know it."""
T = TypeVar("T", bound=Hashable)

VERSION: Final = 1
WORDS: Final = ("board", "first", "back", "on", "last", "dice")
"""What a book is called, its buttons, and what stands before dice."""


class _Drawn(Generic[T]):
    """What was drawn so far, each thing once, and the board of the last leaf as numbers of it."""

    def __init__(self) -> None:
        self.things: dict[T, int] = {}
        self.last: list[int] = []

    def turned(self, things: Sequence[T]) -> list[Any]:
        """How the next leaf differs: from where on, how many are left out, and what comes in their place."""
        now = [self.things.setdefault(thing, len(self.things)) for thing in things]
        before, self.last = self.last, now
        start = _alike(before, now)
        end = _alike(before[start:][::-1], now[start:][::-1])
        return [start, len(before) - start - end, now[start : len(now) - end]]


def _alike(one: Sequence[int], other: Sequence[int]) -> int:
    """How many of both are the same from the beginning on."""
    return next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


def flip_book(match: Match, seat: int | None = None, moments: Iterable[int] | None = None) -> dict[str, Any]:
    """A match as a seat saw it, or a spectator: a leaf for each moment, by the number of actions before it.

    Without moments all of the match has leaves; a game that draws no board has none.
    """
    patches: _Drawn[Patch] = _Drawn()
    counters: _Drawn[Counter] = _Drawn()
    leaves = []
    size: tuple[float, float] = (0, 0)
    for n in range(len(match.history) + 1) if moments is None else moments:
        picture = _picture(match, n, seat)
        if picture is None:
            break
        size = picture.size
        board = {"patches": patches.turned(picture.patches), "counters": counters.turned(picture.counters)}
        leaves.append({"after": n, **board, **_told(match, n, seat)})
    return {
        "book": VERSION,
        "game": match.game.title,
        "language": language(),
        "size": size,
        "sea": SEA,
        "ink": INK,
        "patches": [list(patch) for patch in patches.things],
        "counters": [[*counter, ink_on(counter.colour)] for counter in counters.things],
        "leaves": leaves,
        "words": {name: match.words.say(f"book-{name}", {}) for name in WORDS},
    }


def _picture(match: Match, n: int, seat: int | None) -> Picture | None:
    position = match.position_after(n)
    found: Picture | None = match.game.picture(masked(position, seat))
    return found


def _told(match: Match, n: int, seat: int | None) -> dict[str, Any]:
    """What the last action before a leaf led to, with its dice."""
    start = match.history[n - 1].events if n else 0
    end = match.history[n].events if n < len(match.history) else len(match.events)
    events = match.events_for(seat, start)[: end - start]
    told: dict[str, Any] = {"said": [match.sentence(event) for event in events]}
    if dice := [list(rolled) for event in events for rolled in _dice(match, event)]:
        told["dice"] = dice
    if n:
        told["by"] = match.seat_names[match.history[n - 1].seat]
    return told


def _dice(match: Match, event: Event) -> Iterator[list[int]]:
    """What each side rolled, where an event tells of it."""
    for role in match.game.roles.get(event.kind, ()):
        if isinstance(role, Roll):
            for fact in role.dice:
                rolled = event.facts.get(fact)
                if rolled is not None:
                    yield [rolled] if isinstance(rolled, int) else list(rolled)
