"""Chapter 8: battles, from the choice of the area to the retreat of the beaten.

A battle goes through its moments one by one: flight, refuge and evasion of those who will not fight (`evasion`), then
the stratagems before the die, the roll, losses, retreat (`aftermath`). Each is a step of its own on the stack.
"""

from __future__ import annotations

from typing import ClassVar, Final

from msgspec.structs import replace

from romanum.engine.action import Move
from romanum.engine.event import Asks
from romanum.engine.position import changed_in
from romanum.games.ultimus.data.components import (
    ATTACKER,
    CODES,
    COLUMNS,
    COMBAT_RESULT,
    LEADER_COUNT,
    PIECE_COUNT,
    PIECES,
    VICTORY,
    ZONE_IDS,
    row_of,
)
from romanum.games.ultimus.rules.battle.aftermath import apply_result
from romanum.games.ultimus.rules.battle.evasion import before_battle
from romanum.games.ultimus.rules.battle.forces import HIGHEST_ROW, strengths
from romanum.games.ultimus.rules.stratagems.windows import watch
from romanum.games.ultimus.state import subjects
from romanum.games.ultimus.state.actions import FIGHT
from romanum.games.ultimus.state.dice import TEN, d10
from romanum.games.ultimus.state.position import BARBARIAN, CAMP_IDS, ROMAN, TRIBE_OF, LateEmpire
from romanum.games.ultimus.state.steps import CampChoice, Fight

GREAT_BATTLE: Final = VICTORY.battle_pf
"""10.1a: PF on both sides together that make the winner's fame."""


def battlefields(g: LateEmpire) -> list[int]:
    """8.1a: areas with combat units of both camps in which combat is not over in this sequence."""
    where = g.where
    roman, barbarian = ({where[p] for p in g.on_map(camp) if p >= LEADER_COUNT} for camp in (ROMAN, BARBARIAN))
    return sorted((roman & barbarian).difference(g.fought))


def must_fight(g: LateEmpire, camp: int, area: int) -> bool:
    """Event 10: a Tribe kept quiet does not attack; everybody else must."""
    return any(TRIBE_OF[u] not in g.quiet for u in g.units_at(camp, area))


class CombatStep(CampChoice, frozen=True):
    """2.E.2, 8.1a: the camp whose sequence it is picks the order of its combats; all must be fought."""

    rule: ClassVar[str] = "2.E.2"
    stays: ClassVar[bool] = True
    asks: ClassVar[Asks] = Asks("combat", subjects.CAMP)

    def options(self, g: LateEmpire, seat: int) -> list[Move]:
        """The battlefields; with none left the step ends."""
        found = [FIGHT[area] for area in battlefields(g) if must_fight(g, self.camp, area)]
        return found or [("done",)]

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        """One battle after the other."""
        if move == ("done",):
            g.stack.pop()
            return
        area = move[1]
        g.fought = (*g.fought, area)
        g.push(Battle(self.camp, area))
        before_battle(g, self.camp, area)


class Battle(Fight, frozen=True):
    """8.3: all pieces of both camps still in the area fight."""

    rule: ClassVar[str] = "8.3a"

    def run(self, g: LateEmpire) -> None:
        """If anybody is left on both sides: stratagems, then the die."""
        attackers, defenders = g.of_camp(self.camp, self.area), g.of_camp(1 - self.camp, self.area)
        if not any(p >= LEADER_COUNT for p in attackers) or not any(p >= LEADER_COUNT for p in defenders):
            return
        if not self.asked:
            g.push(replace(self, asked=True))
            watch(g, self.camp, "roll", self.area)
            watch(g, 1 - self.camp, "roll", self.area)
            return
        self.fight(g, attackers, defenders)

    def fight(self, g: LateEmpire, attackers: list[int], defenders: list[int]) -> None:
        """8.3b: odds, shifts, die, result."""
        odds = strengths(g, attackers, defenders, self.favour)
        die = d10(g)
        row = row_of(die + odds.bonus)
        if self.fury in (1, 2):
            row = HIGHEST_ROW if self.fury == 1 else 0
        result = COMBAT_RESULT[row][odds.shifted]
        total = g.strength(attackers) + g.strength(defenders)
        g.quiet = tuple([tribe for tribe in g.quiet if all(TRIBE_OF[piece] != tribe for piece in defenders)])
        g.fighting = changed_in(changed_in((0,) * PIECE_COUNT, attackers, 1), defenders, 2)
        if g.log is not None:
            g.tell(
                "battle", "8.3b", camp=CAMP_IDS[self.camp], area=ZONE_IDS[self.area],
                attackers=[PIECES[p] for p in attackers], defenders=[PIECES[p] for p in defenders],
                attack=g.strength(attackers), defence=g.strength(defenders), ratio=ratio(odds.column),
                column=ratio(odds.shifted), die=die, bonus=odds.bonus, total=die + odds.bonus,
                modifiers=odds.modifiers, factors=len(odds.modifiers), result=[CODES[code] for code in result[:2]],
                winner=CAMP_IDS[self.camp if result[2] == 0 else 1 - self.camp], fury=self.fury,
                enemy=CAMP_IDS[1 - self.camp], won=result[2] == ATTACKER, chance=self.chance(odds.bonus, odds.shifted),
            )  # fmt: skip
        apply_result(g, self.camp, self.area, result, great=total >= GREAT_BATTLE)

    def chance(self, bonus: int, column: int) -> float | None:
        """8.3b: how many of the ten faces are the attacker's; none to count where fury decides."""
        if self.fury in (1, 2):
            return None
        faces = [COMBAT_RESULT[row_of(die + bonus)][column][2] for die in range(TEN)]
        return faces.count(ATTACKER) / TEN


def ratio(column: int) -> str:
    """A column of the Combat Table as it is headed."""
    return "/".join(map(str, COLUMNS[column]))
