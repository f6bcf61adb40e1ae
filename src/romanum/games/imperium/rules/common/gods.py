"""42: appeals to the gods before a roll, where 42 is in force.

A task that is about to roll for a power asks first; if the power's player has not said yet whether he appeals, he is
asked, and the task, which has not left the stack, runs again when he has:

    def run(self, g):
        if appeals(g, power):
            return
        g.stack.pop()
        die = roll_for(g, power)                   # or with high=False where low rolls are good for the roller

`favour` keeps what came of it: 0 where he has not been asked, else `ASKED` and what the gods do to the roll.
"""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Move
from romanum.engine.dice import FACES
from romanum.engine.position import changed
from romanum.engine.step import Task
from romanum.games.imperium.state.errands import Appeal
from romanum.games.imperium.state.position import NOBODY, RomanWorld
from romanum.games.imperium.state.steps import Retaken

ASKED: Final = 100


def appeals(g: RomanWorld, power: int, again: Task[RomanWorld] | None = None) -> bool:
    """Whether the player of a power is asked now if he appeals; one appeal a roll (ruling 42a).

    What has left the stack already is put back on it to run `again`.
    """
    if not g.has_rule("42") or power == NOBODY or g.chief[power] == NOBODY or g.favour[power]:
        return False
    if again is not None:
        g.push(again)
    g.push(Appeal(power))
    return True


def heard(g: RomanWorld, power: int, value: int) -> None:
    """A player has said what he does, and this is what it does to the roll."""
    g.favour = changed(g.favour, power, ASKED + value)


def favour_of(g: RomanWorld, power: int) -> int:
    """What the gods do to the roll that a power makes now: good for the roller if above 0; they have spoken then."""
    if power == NOBODY or not g.favour[power]:
        return 0
    value = g.favour[power] - ASKED
    g.favour = changed(g.favour, power, 0)
    return value


def roll_for(g: RomanWorld, power: int, *, high: bool = True) -> int:
    """A die for a power, with the favour of the gods; low rolls are good for the roller unless `high`."""
    die, favour = g.dice.roll(), favour_of(g, power)
    return faced(die + favour if high else die - favour)


def faced(die: int) -> int:
    """Ruling 42a: the gods make no die show less than 1 or more than 6."""
    return min(max(die, 1), FACES)


def appeals_first(g: RomanWorld, power: int, seat: int, move: Move) -> bool:
    """The same where a player's choice leads to the roll: if he is asked, the step takes his move again afterwards."""
    if not g.has_rule("42") or power == NOBODY or g.chief[power] == NOBODY or g.favour[power]:
        return False
    g.push(Retaken(seat, move))
    g.push(Appeal(power))
    return True
