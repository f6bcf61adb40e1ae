"""Errands: tasks that one chapter puts on the stack and a later one carries out.

A leader dies in battle, of plague, at sea; what that means for thrones and kingdoms is known to chapters that need all
of these themselves. So the chapter of deaths declares an `Errand` and pushes it, and the other one says how it is
done. Neither imports the other's reasons, and the stack holds plain data as ever.

    class Mourning(Errand[LateEmpire], frozen=True):     # in `losses`, which pushes it
        leader: int

    @carries_out(Mourning)                               # in `deaths`, which knows what it brings
    def mourn(death: Mourning, g: LateEmpire) -> None: ...

Where the rules are parts that do not import each other, an errand says which of them carries it out:

    @errand_of("march", "9.1.2a")
    class MoveArmy(Errand[Mediterranean], frozen=True): ...
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, Generic, TypeVar

from romanum.engine.position import Position
from romanum.engine.step import P, Task

G = TypeVar("G", bound=Position)
E = TypeVar("E", bound="Errand[Any]")
Carrier = Callable[[Any, Any], None]

_CARRIERS: Final[dict[type, Carrier]] = {}


class Unclaimed(RuntimeError):
    """An errand that no chapter carries out, or more than one: always a defect of the game."""


class Errand(Task[P], Generic[P], frozen=True):
    """A task whose carrying out is another chapter's."""

    stays: ClassVar[bool] = True
    """Until somebody is found who carries it out: one that nobody claims is still on the stack for all to see."""
    part: ClassVar[str] = ""
    """Which part of the rules carries it out, in games whose rules have parts."""

    def run(self, g: P) -> None:
        """It leaves the stack and is done."""
        carrier = _CARRIERS.get(type(self)) or carrier_of(type(self))
        g.stack.pop()
        carrier(self, g)


def errand_of(part: str, rule: str) -> Callable[[type[E]], type[E]]:
    """Declare which part of the rules carries an errand out, and by which rule."""

    def declare(errand: type[E]) -> type[E]:
        errand.part, errand.rule = part, rule
        return errand

    return declare


def carrier_of(errand: type[Errand[Any]]) -> Carrier:
    """Who carries an errand out."""
    try:
        return _CARRIERS[errand]
    except KeyError:
        raise Unclaimed(f"no chapter carries out {errand.__name__}") from None


def carries_out(errand: type[E]) -> Callable[[Callable[[E, G], None]], Callable[[E, G], None]]:
    """Mark the one function that carries an errand out."""

    def claim(carrier: Callable[[E, G], None]) -> Callable[[E, G], None]:
        if errand in _CARRIERS:
            raise Unclaimed(f"{errand.__name__} is carried out twice")
        _CARRIERS[errand] = carrier
        return carrier

    return claim
