"""Chapter 17.2: an Army and one of allied Pergamum that stand in one Space march and fight as one."""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.errand import Errand
from romanum.engine.event import Prompt
from romanum.games.pax.data.components import NONE, PERGAMUM, PLACE_IDS, SPACE_COUNT
from romanum.games.pax.rules.march.pergamum import call_leader
from romanum.games.pax.rules.march.selection import ARMY_KINDS, Picking, army_source, begin_picking
from romanum.games.pax.state.actions import NO, YES
from romanum.games.pax.state.forces import is_alive, lcu, remark, split, tidy
from romanum.games.pax.state.position import ACTIVE, MAJOR, MOVED, SECOND_MAJOR, Mediterranean
from romanum.games.pax.state.sides import side_id
from romanum.games.pax.state.steps import PowerChoice

TOGETHER: Final = (MAJOR, SECOND_MAJOR)


class Depart(Errand[Mediterranean], frozen=True):
    """9.1.2a: MP are rolled and the move begins, once it is known who goes."""

    stack: int
    move: int
    rule: ClassVar[str] = "9.1.2a"


def company(g: Mediterranean, stack: int, move: int) -> int:
    """17.2-ALLIANCE-PERGAMUM-a: the Pergamene Army that an Army of its ally may take along; none if there is none."""
    place, side = g.at[stack], g.whose[stack]
    if move not in TOGETHER or g.patron[PERGAMUM] != side or place >= SPACE_COUNT or not lcu(g, stack):
        return NONE
    found = army_source(g, PERGAMUM, place)
    return found if found != NONE and lcu(g, found) else NONE


class Company(PowerChoice, frozen=True):
    """17.2-ALLIANCE-PERGAMUM-a: whether Pergamenes in the same Space go along."""

    stack: int
    move: int
    rule: ClassVar[str] = "17.2-ALLIANCE-PERGAMUM-a"

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        return [YES, NO]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """Which of them, as always; then the move begins."""
        g.push(Depart(self.stack, self.move))
        if move == YES:
            call_leader(g)
            source = company(g, self.stack, self.move)
            g.companion = split(g, source, ACTIVE)
            begin_picking(g, Picking(self.power, source, g.companion, NONE), ARMY_KINDS)

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        facts = {"side": side_id(g, PERGAMUM), "place": PLACE_IDS[g.at[self.stack]]}
        return Prompt("company", self.rule, facts)


def part_company(g: Mediterranean) -> None:
    """Ruling 17.2-ALLIANCE-PERGAMUM-a: they do not go to sea as one; the Pergamenes stay and have moved."""
    if is_alive(g, g.companion):
        place = g.at[g.companion]
        remark(g, g.companion, MOVED)
        g.companion = NONE
        tidy(g, place)
