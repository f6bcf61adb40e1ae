"""Chapters 2.E.b and 6e: a stratagem of Phase E may be played at any moment, also in the other camp's sequence.

The natural moments are: when a sequence begins, after a move, before a battle, before its die, after its result, and
when all sequences are over. Only a camp that can play something is asked, and who wishes so only before battles, or not
in this sequence.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from msgspec.structs import replace

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.engine.rule import Refusal
from romanum.games.ultimus.data.components import ZONE_IDS
from romanum.games.ultimus.rules.stratagems.playable import begin, playable, timely, why_unplayable
from romanum.games.ultimus.state.actions import PLAY
from romanum.games.ultimus.state.position import BARBARIAN, CAMP_IDS, HANDS, NONE, ROMAN, LateEmpire
from romanum.games.ultimus.state.steps import CampWindow

BATTLE_MOMENTS: Final = frozenset({"battle", "roll"})


def watch(g: LateEmpire, camp: int, moment: str, area: int = NONE) -> None:
    """Let a camp play stratagems at a moment; in silence if it holds none, which everybody knows."""
    seat = g.seat_of(camp)
    if not HANDS.any(g, seat):
        return
    if g.discreet or not timely(camp, moment, g.phase).isdisjoint(HANDS.of(g, seat)):
        g.open_window(MomentWindow((camp,), moment, (area,)))
    else:
        g.reveals += 1  # not being asked tells something too


class MomentWindow(CampWindow, frozen=True):
    """6e: anything in hand that works now, one after the other."""

    rule: ClassVar[str] = "6e"
    asks_about: ClassVar[str] = "stratagems"

    def reactions(self, g: LateEmpire, asker: int) -> list[Move]:
        """What can be played."""
        if self.is_past(g):
            return []
        return [PLAY[kind] for kind in playable(g, asker, self.trigger, self.context[0])]

    def is_past(self, g: LateEmpire) -> bool:
        """Whether a battle will not take place after all, as one side has slipped away."""
        area = self.context[0]
        return self.trigger in BATTLE_MOMENTS and not (g.has_unit(ROMAN, area) and g.has_unit(BARBARIAN, area))

    def concerns(self, g: LateEmpire, seat: int) -> bool:
        """Whether there is a battle."""
        return self.trigger in BATTLE_MOMENTS

    def all_candidates(self, g: LateEmpire, asker: int) -> Iterable[Move]:
        return PLAY

    def refusal(self, g: LateEmpire, asker: int, move: Move) -> Refusal:
        """Not in hand, not now, or nothing to do with it."""
        return why_unplayable(g, asker, move[1], self.trigger, self.context[0])

    def might_react(self, g: LateEmpire, asker: int) -> bool:
        return HANDS.any(g, g.seat_of(asker)) and not self.is_past(g)

    def react(self, g: LateEmpire, asker: int, move: Move) -> None:
        """Play it, then ask again, before a battle the other camp too (6.2k)."""
        watch(g, asker, self.trigger, self.context[0])
        answer = replace(self, askers=(1 - asker,))
        if self.trigger in BATTLE_MOMENTS and answer not in g.stack:
            watch(g, 1 - asker, self.trigger, self.context[0])
        begin(g, asker, move[1])

    def prompt(self, g: LateEmpire, seat: int | None) -> Prompt:
        facts = {"camp": CAMP_IDS[self.askers[0]]}
        if self.context[0] != NONE:
            facts["area"] = ZONE_IDS[self.context[0]]
        return Prompt(f"moment-{self.trigger}", self.rule, facts)
