"""Chapters 10, 14.6, 14.7 and 14.10: discipline checks, disruption, and the class a leader lends."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Final

from romanum.engine.action import PASS, Move
from romanum.engine.event import Prompt
from romanum.engine.position import changed_in
from romanum.engine.rule import Refusal
from romanum.engine.step import Task
from romanum.games.trajan.data.components import (
    BETTER,
    DISCIPLINE,
    DISCIPLINE_RESULTS,
    HEX_NAMES,
    KIND,
    LEADER,
    UNITS,
    WORSE,
)
from romanum.games.trajan.rules.combat.losses import fall, unit_id
from romanum.games.trajan.rules.combat.rounds import (
    CIVIS,
    MELEE,
    PURSUIT,
    ROUND_IDS,
    discipline_of,
    fighters,
    strength_of,
    troops,
    wiped_out,
)
from romanum.games.trajan.state.actions import LEND_CIVIS
from romanum.games.trajan.state.event_ids import discipline_shift
from romanum.games.trajan.state.menu import SideStep
from romanum.games.trajan.state.position import SIDE_IDS, War

CLASS_IDS: Final = ("I", "V", "R", "M", "B")


def shifted(discipline: int, steps: int) -> int:
    """Events 11 to 14 and the Imperator marker: a class better (1), worse (-1), or twice so."""
    while steps > 0:
        discipline, steps = BETTER[discipline], steps - 1
    while steps < 0:
        discipline, steps = WORSE[discipline], steps + 1
    return discipline


def class_of(g: War, side: int, unit: int, hex: int, eagle: bool) -> int:
    """The class a unit checks as before any leader lends his."""
    return shifted(discipline_of(unit, hex), discipline_shift(g, side) + eagle)


def is_better(one: int, other: int) -> bool:
    """10.1: whether one class passes more often than the other, or fails less."""
    return _order(one) < _order(other)


def _order(discipline: int) -> tuple[int, int]:
    row = DISCIPLINE_RESULTS[discipline]
    return -row.count("P"), row.count("F")


def helpers(g: War, side: int, mark: int, hex: int, eagle: bool) -> tuple[int, ...]:
    """14.10a: the leaders who could raise anybody."""
    classes = [class_of(g, side, unit, hex, eagle) for unit in troops(g, mark)]
    leaders = [u for u in fighters(g, mark) if u != CIVIS and KIND[u] == LEADER]
    return tuple(u for u in leaders if any(is_better(DISCIPLINE[u], other) for other in classes))


class Lend(SideStep, frozen=True):
    """5.2, 14.10a: before the die each leader in turn may raise one unit to his class."""

    mark: int
    hex: int
    round: int
    eagle: bool
    leaders: tuple[int, ...]
    lent: tuple[tuple[int, int], ...] = ()
    """Units raised so far, each with its class."""
    rule: ClassVar[str] = "14.10a"
    orders_about: ClassVar[str] = "lending"

    def candidates(self, g: War, seat: int) -> Iterable[Move]:
        """The first leader's choice among all units, the Civis of a stormed city included; or nobody."""
        leader = self.leaders[0]
        return [
            *(LEND_CIVIS[leader] if unit == CIVIS else ("lend", leader, unit) for unit in troops(g, self.mark)), PASS
        ]  # fmt: skip

    def check(self, g: War, seat: int, move: Move) -> Refusal | None:
        """A unit of a worse class that no other leader has raised."""
        if move == PASS:
            return None
        raised = self.raised(move)
        facts = {"unit": unit_id(raised, self.hex), "leader": UNITS[move[1]].id}
        if any(unit == raised for unit, _ in self.lent):
            return Refusal("14.10a", "raised-already", facts)
        if not is_better(DISCIPLINE[move[1]], class_of(g, self.side, raised, self.hex, self.eagle)):
            return Refusal("14.10a", "no-better-class", facts)
        return None

    def raised(self, move: Move) -> int:
        """The unit that a move raises."""
        return CIVIS if move[0] == "lend-civis" else int(move[2])

    def take(self, g: War, seat: int, move: Move) -> None:
        """On to the next leader, then the die."""
        lent = self.lent
        if move != PASS:
            raised = self.raised(move)
            lent = (*lent, (raised, DISCIPLINE[move[1]]))
            g.tell(
                "lends", "14.10a", side=SIDE_IDS[self.side], leader=UNITS[move[1]].id, unit=unit_id(raised, self.hex)
            )
        if len(self.leaders) > 1:
            g.push(Lend(self.side, self.mark, self.hex, self.round, self.eagle, self.leaders[1:], lent))
        else:
            g.push(RollCheck(self.side, self.mark, self.hex, self.round, self.eagle, lent))

    def prompt(self, g: War, seat: int | None) -> Prompt:
        facts = {
            "side": SIDE_IDS[self.side],
            "leader": UNITS[self.leaders[0]].id,
            "class": CLASS_IDS[DISCIPLINE[self.leaders[0]]],
            "round": ROUND_IDS[self.round],
        }
        return Prompt("lend", self.rule, facts)

    def worth_of(self, g: War, seat: int, move: Move) -> int | None:
        """The strength of whoever would be raised."""
        return None if move == PASS else strength_of(g, self.raised(move), self.hex)

    def matter(self, g: War, seat: int) -> Any:
        """What is asked, and where."""
        return self.prompt(g, seat).facts, HEX_NAMES[self.hex]


class CheckDiscipline(Task[War], frozen=True):
    """14.5b, 10.2: a force checks discipline. Leaders may help first."""

    side: int
    mark: int
    hex: int
    round: int
    eagle: bool
    rule: ClassVar[str] = "10.2"

    def run(self, g: War) -> None:
        """Ask the leaders who could help, then roll; a force wiped out by the losses before has nobody to check."""
        if wiped_out(g, self.mark, self.hex):
            return
        leaders = helpers(g, self.side, self.mark, self.hex, self.eagle)
        if leaders:
            g.push(Lend(self.side, self.mark, self.hex, self.round, self.eagle, leaders))
        else:
            g.push(RollCheck(self.side, self.mark, self.hex, self.round, self.eagle, ()))


class RollCheck(Task[War], frozen=True):
    """10.2: one die for the whole force, looked up for each class in it."""

    side: int
    mark: int
    hex: int
    round: int
    eagle: bool
    lent: tuple[tuple[int, int], ...]
    rule: ClassVar[str] = "10.2"

    def run(self, g: War) -> None:
        """Roll, then apply the result class by class."""
        die = g.dice.roll()
        lent = dict(self.lent)
        disrupted, lost = [], []
        for unit in troops(g, self.mark):
            own = class_of(g, self.side, unit, self.hex, self.eagle)
            result = DISCIPLINE_RESULTS[lent.get(unit, own)][die - 1]
            if self.eliminates(g, unit, result):
                lost.append(unit)
            elif self.disrupts(result):
                disrupted.append(unit)
        g.disrupted = changed_in(g.disrupted, disrupted, 1)
        if g.log is not None:
            g.tell(
                "check", "10.2", side=SIDE_IDS[self.side], hex=HEX_NAMES[self.hex], round=ROUND_IDS[self.round],
                die=die, disrupted=[unit_id(u, self.hex) for u in disrupted],
                lost=[unit_id(u, self.hex) for u in lost], failed=len(disrupted), fallen=len(lost),
            )  # fmt: skip
        for unit in lost:
            fall(g, unit, self.hex)

    def disrupts(self, result: str) -> bool:
        """14.6b, 14.6c: failing; or going berserk in the Melee round."""
        return result == "F" or (result == "G" and self.round == MELEE)

    def eliminates(self, g: War, unit: int, result: str) -> bool:
        """14.6c, 14.7a: berserk in the Pursuit round, or disrupted a second time."""
        if result == "G" and self.round == PURSUIT:
            return True
        return bool(g.disrupted[unit]) and self.disrupts(result)
