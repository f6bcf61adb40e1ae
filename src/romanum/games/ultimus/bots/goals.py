"""What areas promise those who march: goals by themselves, or a field in which the way is reckoned in."""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.games.ultimus.bots.survey import WAY

NEXT_YEAR: Final = 0.4
"""What is left of a promise if nobody can be there this year."""
FARTHEST_GOAL: Final = 16


def share(distance: int, left: int, speed: int, sequences: int, slower: float) -> float:
    """What a way leaves of a promise: whoever does not arrive in this sequence must wait for another of this year's.

    `slower` is what each sequence of marching leaves of it.
    """
    waits = (distance - left + speed - 1) // speed if distance > left else 0
    kept: float = (1 - 0.02 * distance) * slower ** (waits + 1 if distance else 0)
    return kept if waits < sequences else kept * NEXT_YEAR


class Goals(dict[int, float]):
    """What areas promise a group that stands there, in points; the way to them is still to be reckoned in."""

    must_arrive: ClassVar[bool] = False
    """Whether the group knows its way to the end, and must not stop among enemies."""

    def staying(self, here: int) -> float:
        """What the area in which the group stands promises by itself."""
        return self.get(here, 0.0)

    def least(self, here: int) -> float:
        """What a first step must promise more than."""
        return -1.0

    def pull(self, there: int, left: int, speed: int, sequences: int, blocked: bool, slower: float) -> float:
        """What an area promises by itself, or on the way to something better if the enemy does not block it.

        Some PM are left in this sequence, and so many sequences in this year; each leaves less of a promise.
        """
        if blocked:
            return self.get(there, -1.0)
        way, best = WAY[there], -1.0
        for goal, worth in self.items():
            distance = way[goal]
            if distance <= FARTHEST_GOAL:
                best = max(best, worth * share(distance, left, speed, sequences, slower))
        return best


class Field(Goals):
    """What areas promise an Augustus, the way from there to what he wants reckoned in."""

    must_arrive = True
    stay: float = 0.0

    def staying(self, here: int) -> float:
        """What he has where he is, beside any way from there."""
        return self.stay

    def least(self, here: int) -> float:
        """No step leads him away from what he wants."""
        return self.get(here, 0.0)

    def pull(self, there: int, left: int, speed: int, sequences: int, blocked: bool, slower: float) -> float:
        """The way is reckoned in already, and so are enemies."""
        return self.get(there, -1.0)
