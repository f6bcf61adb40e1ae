"""Chapters 6.1, 6.2 and 16.0b: a leader plays a marker, and an enemy leader may cancel it with one of the same type."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.engine.position import changed
from romanum.engine.rule import Refusal
from romanum.engine.step import Window
from romanum.games.trajan.data.components import HEX_NAMES, RATING, UNITS
from romanum.games.trajan.state.actions import COUNTER, MARKER_KINDS
from romanum.games.trajan.state.position import HANDS, ON_MARCH, SIDE_IDS, War


def play_marker(g: War, side: int, leader: int, kind: int, action: str, hex: int, rule: str = "6.1a") -> None:
    """6.0d, 6.1: the marker goes back to the pool and counts against the leader, who is named to his side alone."""
    HANDS.lose(g, side, kind)
    g.plays = changed(g.plays, leader, g.plays[leader] + 1)
    if g.log is not None:
        g.tell(
            "plays", rule, side=SIDE_IDS[side], marker=MARKER_KINDS[kind], action=action, hex=HEX_NAMES[hex],
            secret={"leader": UNITS[leader].id}, eyes=(side,),
        )  # fmt: skip


def noticed(g: War, leader: int) -> None:
    """What only one leader can do shows everybody where he is, though he stays face down."""
    g.reveals += 1
    g.remember([leader])


def check_play(g: War, side: int, leader: int, kind: int) -> Refusal | None:
    """6.1a, 6.1b: the marker is in hand and the leader has not used up his rating."""
    if not g.holds(side, kind):
        return Refusal("6.1a", "no-marker", {"marker": MARKER_KINDS[kind]})
    if not g.can_play(leader):
        return Refusal("6.1b", "leader-spent", {"leader": UNITS[leader].id, "rating": RATING[leader]})
    return None


ANYWHERE: Final = 0
INSIDE: Final = 1
"""16.0b: a revolt is countered from inside the city,"""
OUTSIDE: Final = 2
"""14.15d: a pursuit by the force that flees, which is in the open,"""
STANDING: Final = 3
"""20.Sb: and an interception of a force that scatters by others in the hex."""


def open_counter(g: War, side: int, kind: int, hex: int, action: str, who: int = ANYWHERE) -> None:
    """6.2a: what `side` has just played acts in a hex; a leader of the enemy there may cancel it.

    The effect is on top of the stack as a step of its own: a counter takes it off.
    """
    g.open_window(CounterWindow((1 - side,), action, (hex, kind, who)))


class CounterWindow(Window[War], frozen=True):
    """6.2a, 6.2b: cancel an enemy marker played against the leader's hex."""

    rule: ClassVar[str] = "6.2a"
    asks_about: ClassVar[str] = "counter"

    def bars(self, g: War, leader: int) -> Refusal | None:
        """14.15d, 16.0b, 20.Sb: some leaders in the hex have no say in it."""
        who, facts = self.context[2], {"leader": UNITS[leader].id}
        if who == INSIDE and not g.inside[leader]:
            return Refusal("16.0b", "not-in-city", facts)
        if who == OUTSIDE and g.inside[leader]:
            return Refusal("14.15d", "not-pursued", facts)
        if who == STANDING and g.marched[leader] in ON_MARCH:
            return Refusal("20.Sb", "scattering")
        return None

    def reactions(self, g: War, asker: int) -> list[Move]:
        """One of the same type, by a leader who may still play."""
        if not g.holds(asker, self.context[1]):
            return []
        leaders = g.leaders_at(asker, self.context[0])
        return [COUNTER[u] for u in leaders if g.can_play(u) and self.bars(g, u) is None]

    def all_candidates(self, g: War, asker: int) -> Iterable[Move]:
        """Every leader in the hex."""
        return [COUNTER[u] for u in g.leaders_at(asker, self.context[0])]

    def refusal(self, g: War, asker: int, move: Move) -> Refusal:
        """No marker, spent, or without a say."""
        refused = check_play(g, asker, move[1], self.context[1]) or self.bars(g, move[1])
        assert refused is not None
        return refused

    def might_react(self, g: War, asker: int) -> bool:
        """Whoever has something in the hex, on that side of the walls where it matters: no hand tells its number."""
        hex, _, who = self.context
        return (who != INSIDE and g.seems_outside(asker, hex)) or (who != OUTSIDE and bool(g.garrison(asker, hex)))

    def react(self, g: War, asker: int, move: Move) -> None:
        """The effect beneath does not happen."""
        g.stack.pop()
        play_marker(g, asker, move[1], self.context[1], "counter", self.context[0], "6.2a")
        g.tell("countered", "6.2a", side=SIDE_IDS[asker], action=self.trigger, hex=HEX_NAMES[self.context[0]])

    def prompt(self, g: War, seat: int | None) -> Prompt:
        facts = {"side": SIDE_IDS[self.askers[0]], "action": self.trigger, "hex": HEX_NAMES[self.context[0]]}
        return Prompt("counter", self.rule, facts)
