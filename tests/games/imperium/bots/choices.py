"""What bots choose at a table, one choice after the other."""

from __future__ import annotations

from games.imperium.builder import GAME, Table
from romanum.engine.step import offered_to
from romanum.games.imperium.bots import policy
from romanum.games.imperium.bots.habits import PLAIN, Habits


def best(t: Table, power: str, habits: Habits = PLAIN) -> str:
    """What looks best to a power of what is not pointless."""
    seat = t.seat(power)
    moves = policy.sane(t.g, seat, offered_to(t.g, seat))
    scores = policy.prior(t.g, seat, moves, habits)
    return GAME.vocabulary.write(moves[max(range(len(moves)), key=scores.__getitem__)])


def carry_on(t: Table, power: str, most: int = 60, habits: Habits = PLAIN) -> list[str]:
    """What a power does, choice by choice, as long as it is asked."""
    done: list[str] = []
    while t.g.stack and t.asked == (power,) and len(done) < most:
        done.append(best(t, power, habits))
        t.play(power, done[-1])
    return done
