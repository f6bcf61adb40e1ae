"""The staff: which Army sets out and who stays, by which tour it goes, and what is done about all else.

A plan is made twice for a move: which Army goes, before the die says how far (`sally`), and where to, once it is known
(`tour`). A tour names every place of its way, so nobody comes anywhere twice.
"""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.counsel.staff import NOWHERE, Aim, Staff
from romanum.games.pax.bots.army_tour import first_step, has_set_out, pursue_tour, tour_aims, tour_is_over
from romanum.games.pax.bots.blunders import PaxCensor
from romanum.games.pax.bots.habits import answer
from romanum.games.pax.bots.sallies import pursue_sally, sally_aims, sally_is_over
from romanum.games.pax.bots.tours import Desk
from romanum.games.pax.data.components import NONE, PLACE_IDS
from romanum.games.pax.rules.march.entry import EntryWindow
from romanum.games.pax.rules.march.land_movement import March
from romanum.games.pax.rules.march.sea_movement import Sail
from romanum.games.pax.rules.march.withdrawal import Withdrawal
from romanum.games.pax.rules.turn.operations import Expansion
from romanum.games.pax.state.position import ACTIVATION, NOBODY, Mediterranean

TURN: Final = 1000
"""More than there are Activations in a Game-Turn."""
WEIGHED: Final = (Withdrawal, EntryWindow)
"""Steps at which single answers are compared."""
ROLLED: Final = ("ready", "unit", "major", "to", "sail-to", "debark", "roll-on", "done", "pay", "intercept", "stand")
"""Choices that lead to dice."""
HABIT: Final = Aim("habit")
"""To do what is always done."""


class PaxStaff(Staff[Mediterranean]):
    """Who plans for a power."""

    answers: ClassVar[int] = 2
    """A line is judged after the next Activation but its own."""
    thought: ClassVar[float] = 4.0
    """Some choices a move decide all of it."""

    def aims(self, g: Mediterranean, seat: int, moves: list[Move]) -> list[Aim]:
        """Which Army goes, or where it goes; everything else at once."""
        step = g.stack[-1]
        if isinstance(step, Expansion):
            return sally_aims(Desk(g, seat), moves)
        if isinstance(step, March | Sail):
            return tour_aims(Desk(g, seat), moves)
        return [] if isinstance(step, WEIGHED) else [HABIT]

    def first(self, g: Mediterranean, seat: int, moves: list[Move], manner: int = 0) -> Aim | None:
        """The tour of an Army that sets out; who sets out is a matter of the script."""
        if isinstance(g.stack[-1], March | Sail) and not has_set_out(g):
            aims = tour_aims(Desk(g, seat), moves, quick=True)
            return aims[0] if aims else None
        return None

    def pursue(self, g: Mediterranean, seat: int, aim: Aim, moves: list[Move]) -> Move | None:
        """By the way that was chosen."""
        found = None
        if aim.intent in ("tour", "halt"):
            found = pursue_tour(Desk(g, seat), aim, moves)
        elif aim != HABIT:
            found = pursue_sally(Desk(g, seat), aim, moves)
        if found is None and not isinstance(g.stack[-1], WEIGHED):
            return self.script(g, seat, moves)
        return found

    def is_over(self, g: Mediterranean, seat: int, aim: Aim) -> bool:
        """When the Army has set out, or the move is over."""
        return tour_is_over(g, aim) if aim.intent in ("tour", "halt") else sally_is_over(g, aim)

    def script(self, g: Mediterranean, seat: int, moves: list[Move], manner: int = 0) -> Move:
        """By what the staff would do, or at a glance."""
        if len(moves) == 1:
            return moves[0]
        step = g.stack[-1]
        if isinstance(step, Expansion):
            desk = Desk(g, seat)
            found = pursue_sally(desk, sally_aims(desk, moves, quick=True)[0], moves)
        elif isinstance(step, March | Sail):
            found = first_step(Desk(g, seat), moves)
        else:
            found = answer(g, seat, moves)
        return super().script(g, seat, moves, manner) if found is None else found

    def answered(self, g: Mediterranean) -> int:
        """Activations that are over; all that comes before the first of a Game-Turn is one with it."""
        ended = g.activations - (g.active != NOBODY) if g.phase >= ACTIVATION else 0
        return g.turn * TURN + ended

    def luck(self, g: Mediterranean, move: Move) -> int | None:
        """By the Activation, where the moving Army is, and what it does: so marches and Battles roll alike."""
        if move[0] not in ROLLED:
            return None
        here = g.at[g.mover] if g.mover != NONE else NONE
        what = ROLLED.index(move[0])
        return hash((g.turn, g.activations, g.active, here, what, *[n for n in move[1:] if isinstance(n, int)]))

    def told(self, g: Mediterranean, aim: Aim) -> dict[str, int | str]:
        """From where, and where to."""
        return {name: PLACE_IDS[at] for name, at in (("force", aim.force), ("goal", aim.goal)) if at != NOWHERE}

    def censor(self) -> PaxCensor:
        """Capitals laid open, hopeless attacks, what lapses, lies idle or is left at sea."""
        return PaxCensor()
