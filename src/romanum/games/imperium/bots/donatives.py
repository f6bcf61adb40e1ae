"""19.3: donatives that change a roll; whoever pays anything else has thrown his talents away."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from romanum.engine.action import Move
from romanum.games.imperium.data.charts import TABLES
from romanum.games.imperium.rules.common.donatives import Donatives, shift
from romanum.games.imperium.state.actions import NUMBER, PASS
from romanum.games.imperium.state.position import RomanWorld

TALENT: Final = 0.01
"""What a talent is worth."""
SHIFTS: Final = (-1, 0, 1)
"""What morale may change the attacker's roll by."""
Pair = tuple[int, int]


def raises(own: int, other: int, left: int) -> Iterator[int]:
    """The sums that change the roll, of so many talents left, at such morale with what has been paid; least first."""
    gap = TABLES.morale.gap
    for talents in (other - gap + 1 - own, other + gap - own):
        if 0 < talents <= left:
            yield talents


def telling(g: RomanWorld, step: Donatives) -> list[Move]:
    """To pay nothing more, or the least that changes the roll as things stand; more than that helps nobody."""
    own, other = (g.morale[step.powers[side]] + step.paid[side] for side in (step.turn, 1 - step.turn))
    return [PASS, *(NUMBER[talents] for talents in raises(own, other, step.left(g)))]


def thrifty(g: RomanWorld, moves: list[Move]) -> list[Move]:
    """Of what may be paid in a battle, what tells; all other questions as they are."""
    if PASS not in moves:
        return moves
    step = g.stack[-1]
    return telling(g, step) if isinstance(step, Donatives) else moves


class Auction:
    """19.3.1b: how donatives end if both sides reckon with each other's answer to the last talent.

    `stakes` say for each side what the battle is worth to it, by what morale changes the roll.
    """

    def __init__(self, g: RomanWorld, step: Donatives, stakes: tuple[Mapping[int, float], Mapping[int, float]]) -> None:
        self._start, self._stakes = step, stakes
        self._morale = [g.morale[power] for power in step.powers]
        self._most = [paid + replace(step, turn=side).left(g) for side, paid in enumerate(step.paid)]
        self._silent = [g.chief[power] < 0 for power in step.powers]
        self._known: dict[tuple[Pair, int, bool], tuple[float, float]] = {}

    def gain(self, talents: int) -> float:
        """What it is worth to whoever has the word to pay so much, rather than nothing more."""
        paid, turn = self._start.paid, self._start.turn
        return (
            self._end(self._with(paid, turn, talents), 1 - turn)[turn]
            - self._passed(paid, turn, self._start.passed)[turn]
        )

    def _passed(self, paid: Pair, turn: int, other_has: bool) -> tuple[float, float]:
        """What comes of it if whoever has the word pays nothing more."""
        return self._agreed(paid) if other_has else self._end(paid, 1 - turn, other_has=True)

    def _end(self, paid: Pair, turn: int, *, other_has: bool = False) -> tuple[float, float]:
        """What comes of it for both sides; whether the other has just passed."""
        if self._silent[turn]:
            return self._agreed(paid)
        key = paid, turn, other_has
        if key not in self._known:
            best = self._passed(paid, turn, other_has)
            own, other = (self._morale[side] + paid[side] for side in (turn, 1 - turn))
            for talents in raises(own, other, self._most[turn] - paid[turn]):
                found = self._end(self._with(paid, turn, talents), 1 - turn)
                best = max(best, found, key=lambda ends: ends[turn])
            self._known[key] = best
        return self._known[key]

    @staticmethod
    def _with(paid: Pair, side: int, talents: int) -> Pair:
        return (paid[0] + talents, paid[1]) if side == 0 else (paid[0], paid[1] + talents)

    def _agreed(self, paid: Pair) -> tuple[float, float]:
        by = shift(self._morale[0] + paid[0], self._morale[1] + paid[1])
        one, two = (self._stakes[side][by] - TALENT * paid[side] for side in (0, 1))
        return one, two
