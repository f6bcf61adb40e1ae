"""Chapters 2.A, 2.F.d and 6d: stratagems drawn, kept and given back."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.engine.step import Task
from romanum.games.ultimus.data.components import RESERVE, STRATAGEMS
from romanum.games.ultimus.state.actions import DISCARD
from romanum.games.ultimus.state.position import CAMP_IDS, HANDS, ROMAN, LateEmpire
from romanum.games.ultimus.state.steps import CampChoice


def draw(g: LateEmpire, camp: int, rule: str = "2.A.a") -> None:
    """2.A.a: one at random from the cup; only its owner sees which."""
    cup = g.cup()
    if not cup:
        return
    seat = g.seat_of(camp)
    kind = HANDS.draw_one(g, seat, cup)
    g.tell("draws", rule, camp=CAMP_IDS[camp], secret={"stratagem": STRATAGEMS[kind].id}, eyes=(seat,))


def give(g: LateEmpire, camp: int, kind: int, rule: str) -> bool:
    """A certain stratagem from the cup, if one is there."""
    if kind not in g.cup():
        return False
    HANDS.gain(g, g.seat_of(camp), kind)
    g.tell("receives", rule, camp=CAMP_IDS[camp], stratagem=STRATAGEMS[kind].id)
    return True


def return_useless(g: LateEmpire) -> None:
    """2.F.d: each player gives back what his camp cannot use; how many is seen, which is not."""
    for seat in (0, 1):
        camp = CAMP_IDS[g.camp_of(seat)]
        useless = [kind for kind in g.stratagems(seat) if STRATAGEMS[kind].camp not in ("mixed", camp)]
        for kind in useless:
            HANDS.lose(g, seat, kind)
        g.reveals += 1
        if useless:
            names = [STRATAGEMS[kind].id for kind in useless]
            g.tell("returns", "2.F.d", camp=camp, number=len(useless), secret={"stratagems": names}, eyes=(seat,))


class KeepFive(Task[LateEmpire], frozen=True):
    """6d: the surplus over five is discarded, Roman first."""

    rule: ClassVar[str] = "6d"
    stays: ClassVar[bool] = True

    def run(self, g: LateEmpire) -> None:
        """Ask whoever holds too many."""
        for camp in (ROMAN, 1 - ROMAN):
            if len(g.stratagems(g.seat_of(camp))) > RESERVE:
                g.push(Discard(camp))
                return
        g.stack.pop()


class Discard(CampChoice, frozen=True):
    """6d: the holder picks what goes."""

    rule: ClassVar[str] = "6d"

    def options(self, g: LateEmpire, seat: int) -> list[Move]:
        return [DISCARD[kind] for kind in sorted(set(g.stratagems(seat)))]

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        """Back to the cup."""
        HANDS.lose(g, seat, move[1])
        g.tell("discards", "6d", camp=CAMP_IDS[self.camp], secret={"stratagem": STRATAGEMS[move[1]].id}, eyes=(seat,))

    def prompt(self, g: LateEmpire, seat: int | None) -> Prompt:
        return Prompt("discard", self.rule, {"camp": CAMP_IDS[self.camp], "reserve": RESERVE})
