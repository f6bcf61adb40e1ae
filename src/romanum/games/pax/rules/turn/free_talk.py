"""Chapter 4.5: where all have agreed to it, powers talk and ally whenever they like.

Ruling: anybody may open talks at the start of an Activation, and the Active power before each act of its Operation;
with each other power once in an Activation.
"""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.event import Asks
from romanum.engine.rule import Refusal
from romanum.games.pax.data.components import SEATS
from romanum.games.pax.rules.turn.actions import TALK
from romanum.games.pax.state import subjects
from romanum.games.pax.state.errands import Talks
from romanum.games.pax.state.position import FREE_TALK, Mediterranean
from romanum.games.pax.state.sides import after
from romanum.games.pax.state.steps import EXPANSION_MENUS, OPERATIONS_MENUS, Menu, PowerWindow

RANK: Final = 60


def partners(g: Mediterranean, power: int) -> list[int]:
    """4.5: with whom a power may still open talks in this Activation."""
    if not g.optional & FREE_TALK:
        return []
    return [p for p in range(len(g.powers)) if p != power and not g.talked >> power * SEATS + p & 1]


def candidates(g: Mediterranean, power: int) -> list[Move]:
    """Everybody else, where talk is free."""
    return [TALK[g.powers[partner]] for partner in partners(g, power)]


def check(g: Mediterranean, power: int, move: Move) -> Refusal | None:
    """Whoever is listed may be talked to."""
    return None


def take(g: Mediterranean, power: int, move: Move) -> None:
    """4.5: the two talk."""
    partner = g.who(move[1])
    g.talked |= 1 << power * SEATS + partner
    g.push(Talks(power, 1 << partner))


_menu: Final = Menu(frozenset({"talk"}), candidates, check, candidates, take)
IN_EXPANSION: Final = EXPANSION_MENUS.add(RANK, _menu)
IN_OPERATIONS: Final = OPERATIONS_MENUS.add(RANK, _menu)


def open_talk(g: Mediterranean, power: int) -> None:
    """4.5: at the start of a power's Activation everybody may open talks, the others after it in play order."""
    g.talked = 0
    if g.optional & FREE_TALK:
        g.open_window(FreeTalk((power, *after(g, power)), "activation"))


class FreeTalk(PowerWindow, frozen=True):
    """4.5: whoever likes opens talks."""

    rule: ClassVar[str] = "4.5"
    asks: ClassVar[Asks] = Asks("free-talk", subjects.ASKER)
    asks_about: ClassVar[str] = "free-talk"

    def reactions(self, g: Mediterranean, asker: int) -> list[Move]:
        return candidates(g, asker)

    def surely_reacts(self, g: Mediterranean, asker: int) -> bool:
        """All can see that."""
        return bool(partners(g, asker))

    def refusal(self, g: Mediterranean, asker: int, move: Move) -> Refusal:
        """There is nothing else to think of."""
        return Refusal(self.rule, "has-talked")

    def react(self, g: Mediterranean, asker: int, move: Move) -> None:
        """They talk; then he may talk to another."""
        g.open_window(FreeTalk((asker,), "activation"))
        take(g, asker, move)
