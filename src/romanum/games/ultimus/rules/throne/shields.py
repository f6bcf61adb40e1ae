"""Chapters 6.1d and 6.1e: an Augusta shields her Emperor, at the moment it matters."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.engine.rule import Refusal
from romanum.games.ultimus.data.components import STRATAGEM, STRATAGEMS
from romanum.games.ultimus.state.actions import SHIELD
from romanum.games.ultimus.state.position import CAMP_IDS, HANDS, ROMAN, WEST, LateEmpire
from romanum.games.ultimus.state.steps import CampWindow

AUGUSTA = (STRATAGEM["augusta-occidentalis"], STRATAGEM["augusta-orientalis"])
"""By half."""


def ask_for_shield(g: LateEmpire, half: int, threat: str) -> None:
    """The task on top of the stack has a field `shielded`: the Roman may set it with the Augusta of that half."""
    g.open_window(ShieldWindow((ROMAN,), threat, (half,)))


class ShieldWindow(CampWindow, frozen=True):
    """6.1d, 6.1e: one in the Emperor's favour against murder or usurpation; a Council succeeds without a roll."""

    rule: ClassVar[str] = "6.1d"
    asks_about: ClassVar[str] = "shield"

    def reactions(self, g: LateEmpire, asker: int) -> list[Move]:
        """If she is in hand."""
        return [SHIELD] if g.has_stratagem(ROMAN, AUGUSTA[self.context[0]]) else []

    def all_candidates(self, g: LateEmpire, asker: int) -> Iterable[Move]:
        return (SHIELD,)

    def refusal(self, g: LateEmpire, asker: int, move: Move) -> Refusal:
        """She is not in hand."""
        kind = STRATAGEMS[AUGUSTA[self.context[0]]]
        return Refusal("6.1e" if self.context[0] == WEST else "6.1d", "not-in-hand", {"stratagem": kind.id})

    def might_react(self, g: LateEmpire, asker: int) -> bool:
        return HANDS.any(g, g.seat_of(asker))

    def react(self, g: LateEmpire, asker: int, move: Move) -> None:
        """The task beneath is shielded."""
        kind = AUGUSTA[self.context[0]]
        HANDS.lose(g, g.seat_of(ROMAN), kind)
        g.tell("shields", self.rule, camp=CAMP_IDS[ROMAN], stratagem=STRATAGEMS[kind].id, threat=self.trigger)
        g.become(replace(g.stack[-1], shielded=True))

    def prompt(self, g: LateEmpire, seat: int | None) -> Prompt:
        return Prompt(f"shield-{self.trigger}", self.rule, {"camp": CAMP_IDS[ROMAN]})
