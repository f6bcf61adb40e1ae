"""Chapter 6.3e: the eastern Augustus at the Council; and whatever else meets pieces that come into an area (6.3h)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from romanum.engine.step import Task
from romanum.games.ultimus.data.components import CP
from romanum.games.ultimus.rules.stratagems.plague import catch_plague
from romanum.games.ultimus.rules.throne.shields import ask_for_shield
from romanum.games.ultimus.rules.year.points import COUNCIL_PV, score
from romanum.games.ultimus.state.position import EAST, NOBODY, NONE, ROMAN, LateEmpire


def come_into(g: LateEmpire, pieces: Iterable[int], area: int) -> None:
    """Whoever comes into a plague catches it (6.3h); the eastern Augustus ends the Council that he reaches (6.3e)."""
    if g.plague != NONE or g.epidemic != NONE:
        catch_plague(g, pieces, area)
    if area == g.council:
        meet_council(g)


def meet_council(g: LateEmpire) -> None:
    """6.3e: if the eastern Augustus is where the Council is."""
    augustus = g.augustus[EAST]
    if g.council != NONE and augustus != NOBODY and g.where[augustus] == g.council:
        g.push(HoldCouncil())
        ask_for_shield(g, EAST, "council")


class HoldCouncil(Task[LateEmpire], frozen=True):
    """6.3e: 1d6 at most his CP scores; an Augusta makes it certain."""

    shielded: bool = False
    rule: ClassVar[str] = "6.3e"

    def run(self, g: LateEmpire) -> None:
        """The die, unless she has spoken."""
        g.council = NONE
        augustus = g.augustus[EAST]
        die = 0 if self.shielded else g.dice.roll()
        needed = CP[augustus] if augustus != NOBODY else 0
        g.tell("council-roll", "6.3e", die=die, needed=needed, success=die <= needed)
        if die <= needed:
            score(g, ROMAN, COUNCIL_PV, "6.3e", "council")
