"""25.1b: players agree to end the match as a draw."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Asks
from romanum.games.imperium.rules.common.powers import after
from romanum.games.imperium.rules.scenario.victory import PEACE, end
from romanum.games.imperium.rules.special.specials import may_propose_peace
from romanum.games.imperium.state.actions import ACCEPT, REFUSE
from romanum.games.imperium.state.errands import ProposePeace
from romanum.games.imperium.state.position import RomanWorld
from romanum.games.imperium.state.steps import PlayerChoice


@carries_out(ProposePeace)
def propose(errand: ProposePeace, g: RomanWorld) -> None:
    """All others are asked in their order, where the scenario allows it."""
    others = after(g, errand.player)
    if may_propose_peace(g) and others:
        g.push(PeaceAnswer(others[0], others[1:]))


class PeaceAnswer(PlayerChoice, frozen=True):
    """One after the other; a single refusal is enough."""

    others: tuple[int, ...]
    rule: ClassVar[str] = "25.1b"
    asks: ClassVar[Asks] = Asks("peace")
    orders_about: ClassVar[str] = "peace"
    agree: ClassVar[Move] = ACCEPT
    decline: ClassVar[Move] = REFUSE

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        return [ACCEPT, REFUSE]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """The next one is asked; when all have accepted the match is a draw."""
        if move == REFUSE:
            return
        if self.others:
            g.push(PeaceAnswer(self.others[0], self.others[1:]))
        else:
            end(g, (), PEACE)
