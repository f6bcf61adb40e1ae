"""19.3: donatives that change a roll; whoever pays anything else has thrown his talents away."""

from __future__ import annotations

from romanum.engine.action import Move
from romanum.games.imperium.state.actions import NUMBER, PASS
from romanum.games.imperium.state.donatives import Donatives, shift
from romanum.games.imperium.state.position import RomanWorld


def telling(g: RomanWorld, step: Donatives) -> list[Move]:
    """To pay nothing more, or the least that changes the roll as things stand; more than that helps nobody."""
    attacker, defender = (g.morale[power] + paid for power, paid in zip(step.powers, step.paid, strict=True))
    found, reached = [PASS], shift(attacker, defender)
    for talents in range(1, step.left(g) + 1):
        raised = shift(attacker, defender + talents) if step.turn else shift(attacker + talents, defender)
        if raised != reached:
            found.append(NUMBER[talents])
            reached = raised
    return found


def thrifty(g: RomanWorld, moves: list[Move]) -> list[Move]:
    """Of what may be paid in a battle, what tells; all other questions as they are."""
    if PASS not in moves:
        return moves
    step = g.stack[-1]
    return telling(g, step) if isinstance(step, Donatives) else moves
