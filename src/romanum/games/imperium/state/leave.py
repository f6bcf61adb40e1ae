"""5.8c-e: what allies may do with each other's things once the owner has said yes.

A part of the rules whose player wants the use of something of an ally's asks first (`answer`), and if nobody has said
anything yet, pushes `errands.AskLeave` and looks again when it is done:

    if answer(g, player, owner, TRAINS, stack) == UNASKED:
        g.push(AskLeave(player, owner, TRAINS, stack))

What is one's own needs no leave, and what is not an ally's has none. An answer holds for the game turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from romanum.games.imperium.state.position import LEAVE_FACTS, NONE, RomanWorld

KINDS_OF_LEAVE: Final = (
    "units", "stacking", "leader", "joint-attack", "siege", "passage", "port", "train", "replenishment", "handover",
)  # fmt: skip
UNITS, STACKING, LEADER, JOINT_ATTACK, SHELTER, PASSAGE, PORT, TRAIN, REPLENISHMENT, HANDOVER = range(10)
"""5.8c: units moved by the ally (about a place). 5.8d: stack with them (place), a leader's help in battle or a force
march (leader), attack together (place), accept siege in a city (place), go aboard fleets (stack). 5.8e: supply through
a port (place) or from a train (stack), replenish in a city (place), hand over supply points or a train (stack)."""

NO, YES, UNASKED = 0, 1, 2


class Leave(NamedTuple):
    """An answer: who asked whom for what, about what (none: about anything), and 1 for yes."""

    asker: int
    owner: int
    kind: int
    about: int
    granted: int


def leaves(g: RomanWorld) -> Iterator[Leave]:
    """All answers of this game turn."""
    facts = g.leave
    return (Leave(*facts[at : at + LEAVE_FACTS]) for at in range(0, len(facts), LEAVE_FACTS))


def answer(g: RomanWorld, asker: int, owner: int, kind: int, about: int) -> int:
    """`YES`, `NO`, or `UNASKED`."""
    if asker == owner:
        return YES
    if not g.allies[asker] >> owner & 1:
        return NO
    for said in leaves(g):
        if said[:3] == (asker, owner, kind) and said.about in (NONE, about):
            return said.granted
    return UNASKED


def note(g: RomanWorld, asker: int, owner: int, kind: int, about: int, granted: bool) -> None:
    """The owner has answered."""
    g.leave += (asker, owner, kind, about, int(granted))
