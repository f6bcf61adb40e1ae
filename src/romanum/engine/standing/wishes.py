"""Asked only when it matters: for each kind of window a seat can wish not to be asked.

A game declares its kinds of windows (`Position.windows`), and a step says of which kind it is (`Step.window`). A seat
may change its wish at any time, also when it is not asked. Wishes are kept in the position and are nobody else's
business: `masked` leaves a seat its own alone, and whoever imagines a position takes it that the others want to be
asked.

    WINDOWS = windows(WindowKind("interception", "12.5", concerned=True), WindowKind("counter", "6.2a"))

A wish "never" holds for the rest of the turn, as the kind measures turns, and lapses by itself: then the wish before it
counts again.

A kind of window that comes often says what people `usual`ly wish there. Nobody is taken to wish it: a program or a bot
that sits down is asked about everything, and whoever seats a person says so (`Beforehand.wish_as_usual`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from romanum.engine.event import Prompt
from romanum.engine.position import Position

ASK: Final = "ask"
"""Ask me."""
CONCERNED: Final = "concerned"
"""Ask me only if it concerns me: `Step.concerns`."""
NEVER: Final = "never"
"""Do not ask me in this turn."""
WISHES: Final = (ASK, CONCERNED, NEVER)

DECLINE: Final = "decline"
"""The standard answer of whoever passes: what the step has as `decline`."""


class BadWish(ValueError):
    """A wish that cannot be had: an unknown kind of window, or one that makes no sense there."""


def this_turn(g: Any) -> int:
    """The turn of a game that counts them in a field of that name."""
    return int(getattr(g, "turn", 0))


class WindowKind(msgspec.Struct, frozen=True):
    """A kind of window. Its words: `window-ID`, `window-ID-about`, and `window-ID-concerns` where it is `concerned`."""

    id: str
    rule: str
    concerned: bool = False
    """Whether some of these windows concern a seat more than others."""
    turn: Callable[[Any], int] = this_turn
    """How long "never" holds: as long as this number stays the same. It is 0 or more, and never comes back."""
    answers: tuple[str, ...] = (DECLINE,)
    """The standard answers that orders can give there: see `romanum.engine.standing.orders`."""

    usual: str = ASK
    """What a person wishes who has not said otherwise."""

    @property
    def wishes(self) -> tuple[str, ...]:
        """What a seat can wish here."""
        return WISHES if self.concerned else (ASK, NEVER)


def windows(*kinds: WindowKind) -> Mapping[str, WindowKind]:
    """Kinds of windows by their id, in the order in which they are listed."""
    return {kind.id: kind for kind in kinds}


def usual_wishes(kinds: Mapping[str, WindowKind]) -> dict[str, str]:
    """What a person wishes who has not said otherwise, by kind: where it is not to be asked about everything."""
    return {kind.id: kind.usual for kind in kinds.values() if kind.usual != ASK}


class PassedOver(msgspec.Struct, frozen=True):
    """A question that its seat wished not to be put: after how many actions, of which kind, and what it was."""

    n: int
    seat: int
    window: str
    prompt: Prompt


class Preference(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish as it stands in records: whose, about what, and in which turn it was made."""

    seat: int
    window: str
    wish: str
    turn: int = 0


def preference(g: Position, seat: int, window: str, wish: str) -> Preference:
    """A wish made now; `BadWish` says what is wrong with it."""
    kind = g.windows.get(window) if isinstance(window, str) else None
    if kind is None:
        raise BadWish(f"there is no kind of window {str(window)[:40]!r}; there are: {', '.join(g.windows) or 'none'}")
    if wish not in kind.wishes:
        raise BadWish(f"{window}: the wish is one of {', '.join(kind.wishes)}, not {str(wish)[:40]!r}")
    return Preference(seat, window, wish, kind.turn(g) if wish == NEVER else 0)


def grant(g: Position, wanted: Preference) -> None:
    """Keep a wish in the position."""
    value = int(wanted.wish == CONCERNED)
    if wanted.wish == NEVER:
        value = _value(g, wanted.seat, wanted.window) % _TURN + _TURN * (wanted.turn + 1)
    name = f"{wanted.seat} {wanted.window} "
    others = [kept for kept in all_wishes(g) if not kept.startswith(name)]
    g.wishes = tuple(sorted([*others, f"{name}{value}"] if value else others)) or msgspec.UNSET


def wish_of(g: Position, seat: int, window: str) -> str:
    """What a seat wishes now."""
    value = _value(g, seat, window)
    if value >= _TURN and value // _TURN == g.windows[window].turn(g) + 1:
        return NEVER
    return CONCERNED if value % _TURN else ASK


def all_wishes(g: Position) -> tuple[str, ...]:
    """The wishes of all seats as the position keeps them, `SEAT WINDOW NUMBER` each: those that ask for less."""
    return () if g.wishes is msgspec.UNSET else g.wishes


def own_wishes(g: Position, seat: int | None) -> tuple[str, ...] | msgspec.UnsetType:
    """What a position keeps of one seat's wishes."""
    name = f"{seat} "
    return tuple([kept for kept in all_wishes(g) if kept.startswith(name)]) or msgspec.UNSET


_TURN: Final = 2
"""Below it a number says what is wished in general; the rest of it is the turn of a "never", from 1 on."""


def _value(g: Position, seat: int, window: str) -> int:
    name = f"{seat} {window} "
    return next((int(kept[len(name) :]) for kept in all_wishes(g) if kept.startswith(name)), 0)
