"""What powers and leaders are called in moves and events; a player names one of several powers."""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.engine.action import Move, row
from romanum.games.imperium.data.roll import LEADER_IDS, POWER_IDS, POWER_NUMBER, leaders_of
from romanum.games.imperium.rules.common.powers import power_id
from romanum.games.imperium.state.position import RomanWorld
from romanum.games.imperium.state.steps import PlayerChoice

NAME: Final = row("name", len(POWER_IDS))


def leader_id(g: RomanWorld, leader: int) -> str:
    """What a leader is called in events and questions."""
    return LEADER_IDS[leaders_of(g.scenario, g.seats)[leader]]


def power_number(g: RomanWorld, power: int) -> int:
    """A power as moves name it."""
    return POWER_NUMBER[power_id(g, power)]


class NamedPower(PlayerChoice, frozen=True):
    """Which of several powers something is done by, or to."""

    abstract: ClassVar[bool] = True

    def powers(self, g: RomanWorld) -> list[int]:
        """Those that come into question, in the order in which they are offered."""
        raise NotImplementedError

    def named(self, g: RomanWorld, power: int) -> None:
        """What follows; the question has been taken off the stack."""
        raise NotImplementedError

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        return [NAME[power_number(g, power)] for power in self.powers(g)]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        self.named(g, next(power for power in self.powers(g) if power_number(g, power) == move[1]))
