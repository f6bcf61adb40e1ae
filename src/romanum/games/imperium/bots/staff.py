"""Who plans for the bots: what a veteran does without looking ahead, and what else he might set out for."""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.counsel.staff import Aim, Staff
from romanum.games.imperium.bots import operations, policy
from romanum.games.imperium.bots.blunders import RomanCensor
from romanum.games.imperium.bots.glance import Glance
from romanum.games.imperium.bots.habits import VETERAN
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.rules.battle.segment import Attacks
from romanum.games.imperium.rules.march.segment import Campaign
from romanum.games.imperium.rules.naval.voyage import Sailing
from romanum.games.imperium.state.position import PLAYERS, RomanWorld

CAST: Final = ("march", "activate", "fortify", "sail", "attack", "done")
"""What has dice of its own, by its number."""


class GeneralStaff(Staff[RomanWorld]):
    """By the operations of a veteran."""

    answers: ClassVar[int] = 60
    """A month, in parts that two to six players can share."""
    thought: ClassVar[float] = 3.0

    def aims(self, g: RomanWorld, seat: int, moves: list[Move]) -> list[Aim]:
        """In a Land Movement Segment what the next force may do; at sea what the next fleet does."""
        if isinstance(g.stack[-1], Campaign):
            return operations.marches(Glance(g, seat, VETERAN))
        first = self.first(g, seat, moves)
        return [] if first is None else [first]

    def first(self, g: RomanWorld, seat: int, moves: list[Move], manner: int = 0) -> Aim | None:
        """The first of them, by itself."""
        step = g.stack[-1]
        if isinstance(step, Campaign):
            return operations.first_march(Glance(g, seat, VETERAN))
        return operations.first_voyage(Glance(g, seat, VETERAN)) if isinstance(step, Sailing) else None

    def pursue(self, g: RomanWorld, seat: int, aim: Aim, moves: list[Move]) -> Move | None:
        """The next step of the way."""
        return operations.pursue(g, seat, aim, moves)

    def is_over(self, g: RomanWorld, seat: int, aim: Aim) -> bool:
        """When the next may set out."""
        return operations.is_over(g, seat, aim)

    def answered(self, g: RomanWorld) -> int:
        """4a: player turns, as parts of a month: whoever moves now has his answer when it is his turn again."""
        done = 0
        if g.phase == PLAYERS and g.active in g.order:
            done = g.order.index(g.active)
        elif g.phase > PLAYERS:
            done = g.seats
        return g.month * self.answers + done * self.answers // g.seats

    def luck(self, g: RomanWorld, move: Move) -> int | None:
        """Marches, voyages, attacks and the ends of segments have dice of their own."""
        if not isinstance(g.stack[-1], Campaign | Sailing | Attacks) or move[0] not in CAST:
            return None
        return hash((g.month, g.phase, g.active, g.segment, CAST.index(move[0]), *move[1:]))

    def told(self, g: RomanWorld, aim: Aim) -> dict[str, int | str]:
        """From where, and where to."""
        return {"force": PLACE_IDS[aim.force], "goal": PLACE_IDS[aim.goal]}

    def censor(self) -> RomanCensor:
        """Marches there and back, peoples that are woken, fleets without a port, attacks and Imperators thrown away."""
        return RomanCensor()

    def script(self, g: RomanWorld, seat: int, moves: list[Move], manner: int = 0) -> Move:
        """What is part of the best operation; the first of several that look alike."""
        return moves[0] if len(moves) == 1 else policy.chosen(Glance(g, seat, VETERAN), moves)
