"""Chapters 14.5 and 14.8: units lost to a number result, picked by their owner."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from romanum.engine.action import Move
from romanum.engine.event import Asks
from romanum.engine.rule import Refusal
from romanum.engine.step import Task
from romanum.games.trajan.data.components import CITIES, CITY_AT, HEAVY_CAVALRY, HEX_NAMES, KIND, UNITS
from romanum.games.trajan.rules.combat.rounds import CIVIS, all_horse, sheltered, strength_of, troops, worth
from romanum.games.trajan.rules.turn.leaders import eliminate, out_of_combat
from romanum.games.trajan.state import subjects
from romanum.games.trajan.state.actions import LOSE, LOSE_CIVIS
from romanum.games.trajan.state.menu import SideStep
from romanum.games.trajan.state.position import NOBODY, SIDE_IDS, War


def fall(g: War, unit: int, hex: int) -> None:
    """A unit, or the Civis of the hex, is eliminated in combat; its strength counts as lost (14.14a)."""
    g.lost[g.fighting[unit] - 1] += strength_of(g, unit, hex)
    if unit == CIVIS:
        out_of_combat(g, CIVIS)
        g.civis[CITY_AT[hex]] = NOBODY
    else:
        eliminate(g, unit)


def unit_id(unit: int, hex: int) -> str:
    """The id of a unit; that of a Civis ends in its city: `civis-hatra`."""
    return f"civis-{CITIES[CITY_AT[hex]].id}" if unit == CIVIS else UNITS[unit].id


class ChooseLosses(SideStep, frozen=True):
    """14.5a: the owner picks units worth at least the number, none of them superfluous.

    He picks them in falling order of worth, the last one reaching the number: so no choice can hold a unit too many.
    """

    mark: int
    hex: int
    kind: int
    round: int
    advantage: int
    left: int
    last: int
    """Worth of the unit picked before: the next is not worth more."""
    mixed: bool
    """The force was not all of horse when the number struck: heavy horse is not spared because the others fall."""
    rule: ClassVar[str] = "14.5a"
    asks: ClassVar[Asks] = Asks("losses", subjects.SIDE, "left", subjects.HEX)
    orders_about: ClassVar[str] = "losses"

    def exposed(self, g: War) -> dict[int, int]:
        """The units that may be picked, with their worth."""
        found = {}
        for unit in troops(g, self.mark):
            value = worth(g, unit, self.kind, self.hex)
            if value and not self.spared(g, unit):
                found[unit] = value
        return found

    def spared(self, g: War, unit: int) -> bool:
        """14.9a: whether a unit maneuvers away."""
        if self.mixed and unit != CIVIS and KIND[unit] == HEAVY_CAVALRY:
            return False
        return sheltered(g, unit, self.mark, self.round, self.advantage)

    def candidates(self, g: War, seat: int) -> Iterable[Move]:
        """Every unit of the force."""
        return [LOSE_CIVIS if unit == CIVIS else LOSE[unit] for unit in troops(g, self.mark)]

    def check(self, g: War, seat: int, move: Move) -> Refusal | None:
        """14.5a, 14.9a: exposed, not worth more than the one before, and enough below it to reach the number."""
        unit = CIVIS if move == LOSE_CIVIS else move[1]
        facts = {"unit": unit_id(unit, self.hex)}
        exposed = self.exposed(g)
        if unit not in exposed:
            if self.spared(g, unit):
                return Refusal("14.9a", "maneuvers-away", facts)
            return Refusal("14.9d", "no-strength-to-lose", facts)
        if exposed[unit] > self.last:
            return Refusal("14.5a", "superfluous", {**facts, "left": self.left})
        if exposed[unit] < self.left and self.beneath(exposed, exposed[unit]) < self.left:
            return Refusal("14.5a", "too-few-left", {**facts, "left": self.left})
        return None

    def beneath(self, exposed: dict[int, int], value: int) -> int:
        """What all units worth no more than this add up to."""
        return sum([other for other in exposed.values() if other <= value])

    def options(self, g: War, seat: int) -> list[Move]:
        """The units that may be picked next, in their order."""
        exposed = self.exposed(g)
        return [
            LOSE_CIVIS if unit == CIVIS else LOSE[unit]
            for unit, value in exposed.items()
            if value <= self.last and (value >= self.left or self.beneath(exposed, value) >= self.left)
        ]

    def take(self, g: War, seat: int, move: Move) -> None:
        """The unit falls; go on until the number is reached."""
        unit = CIVIS if move == LOSE_CIVIS else move[1]
        value = worth(g, unit, self.kind, self.hex)
        g.tell(
            "falls", "14.5a", side=SIDE_IDS[self.side], unit=unit_id(unit, self.hex), hex=HEX_NAMES[self.hex],
            worth=value,
        )  # fmt: skip
        fall(g, unit, self.hex)
        if value < self.left:
            g.push(replace(self, left=self.left - value, last=value))

    def worth_of(self, g: War, seat: int, move: Move) -> int:
        """What a unit is worth in this fight."""
        return worth(g, CIVIS if move == LOSE_CIVIS else move[1], self.kind, self.hex)


class InflictLosses(Task[War], frozen=True):
    """14.5a: a number strikes a force. Where it cannot be met, all that can be lost is lost."""

    side: int
    mark: int
    hex: int
    kind: int
    round: int
    advantage: int
    number: int
    rule: ClassVar[str] = "14.5a"

    def run(self, g: War) -> None:
        """Ask the owner, or take everything."""
        step = ChooseLosses(
            self.side, self.mark, self.hex, self.kind, self.round, self.advantage, self.number, 1 << 30,
            not all_horse(g, self.mark),
        )  # fmt: skip
        exposed = step.exposed(g)
        if not exposed:
            g.tell("no-losses", "14.9a", side=SIDE_IDS[self.side], hex=HEX_NAMES[self.hex])
        elif sum(exposed.values()) > self.number:
            g.push(step)
        else:
            for unit in exposed:
                g.tell(
                    "falls", "14.5a", side=SIDE_IDS[self.side], unit=unit_id(unit, self.hex),
                    hex=HEX_NAMES[self.hex], worth=exposed[unit],
                )  # fmt: skip
                fall(g, unit, self.hex)
