"""The oracle of winter at sea (10.3.1, 17.2c): who must roll for attrition, against what, and who is lost."""

from __future__ import annotations

from collections.abc import Iterator

from romanum.games.imperium.data.characters import NavalLeader
from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.state.position import RomanWorld

from ..state.sheet import lasting, stacks
from ..state.watch import Moment, Span, place_name
from .chart import attrition_value, fleets_in, friendly, is_cold, pirate_ways, water_cost
from .voyages import step_name

SEA_DOGS = frozenset({"pompey", "sextus-pompeius", "agrippa", "belisarius"})
"""38.2a."""


def knows_the_sea(g: RomanWorld, leader: int) -> bool:
    """38.2a, and whom a scenario adds."""
    if leader in {rule.leader for rule in g.setting.of(NavalLeader)}:
        return True
    rows = g.setting.leaders
    return g.has_rule("38") and leader < len(rows) and rows[leader].id in SEA_DOGS


class Weather:
    """Follows voyages in winter."""

    def __init__(self) -> None:
        self.sailed = 0
        self.cold = False
        self.owed: tuple[int, int] | None = None
        """MP and power of a voyage that is over and has not rolled yet."""

    def __call__(self, span: Span) -> Iterator[str]:
        """Voyages, and every roll that is told."""
        before, words = span.before, span.text.split()
        if words[0] == "sail" and step_name(before) == "Sailing":
            self.sailed, self.cold = 0, False
        if step_name(before) == "Voyage" and words[0] == "to" and any(span.all("sails")):
            there = PLACE[words[1]]
            self.sailed += water_cost(before, there)
            self.cold |= is_cold(before, there)
        for moment in span.all("naval-attrition"):
            yield from self.roll(moment, span)
        if step_name(before) == "Voyage" and words[0] == "halt" and self.sailed:
            yield from self.halted(span)

    def halted(self, span: Span) -> Iterator[str]:
        """10.3.1a: a voyage through cold water ends with a roll, at once or after a question about it."""
        rolled = any(span.all("naval-attrition"))
        asked = any(type(step).__name__ in ("Weather", "AppealToGods") for step in span.after.stack)
        alive = span.before.at[span.before.mover] >= 0
        if self.cold and alive and not rolled and not asked and span.after.phase == 4:
            yield f"10.3.1a: {self.sailed} MP in winter and no roll"
        if not self.cold and any(m.place() == span.before.at[span.before.mover] for m in span.all("naval-attrition")):
            yield "10.3.1a: a roll without winter"

    def roll(self, moment: Moment, span: Span) -> Iterator[str]:
        """10.3.1b to 10.3.1d."""
        g, power, place = moment.g, moment.power(), moment.place()
        dice, limit, lost = moment["dice"], moment["limit"], moment["lost"]
        if not (g.winter or lasting(g, "storms")):
            yield "10.3.1a: naval attrition in summer"
        if self.is_mover(span) and place == self.mover_at(span) and self.sailed:
            wanted = self.limits(g, power, place)
            if limit not in wanted:
                yield f"10.3.1a: at {place_name(place)} after {self.sailed} MP the value is {limit}, reckoned {wanted}"
        if len(dice) == 1:
            fleets = max(self.fleets_at(span.before, power, place), self.fleets_at(g, power, place) + lost)
            if (lost > 0) != (dice[0] <= limit) or lost > fleets:
                yield f"10.3.1d: a roll of {dice[0]} against {limit} costs {lost} of {fleets} fleets"
        elif lost != sum(die <= limit for die in dice):
            yield f"10.3.1d: rolls of {dice} against {limit} cost {lost} fleets"

    @staticmethod
    def is_mover(span: Span) -> bool:
        """Whether the fleet under sail rolls, and none that intercepts it."""
        g = span.before
        return step_name(g) == "Voyage" or (step_name(g) == "Weather" and g.stack[-1].stack == g.mover)

    @staticmethod
    def mover_at(span: Span) -> int:
        """Where the fleet under sail is."""
        g = span.before
        return g.at[g.mover] if g.mover >= 0 else -1

    @staticmethod
    def fleets_at(g: RomanWorld, power: int, place: int) -> int:
        """18-30s of a power in a hex."""
        return sum(fleets_in(stack.units) for stack in stacks(g) if stack.place == place and stack.power == power)

    def limits(self, g: RomanWorld, power: int, place: int) -> set[int]:
        """The value of the table with all that changes it; a siege may add one (17.2c)."""
        value = attrition_value(min(self.sailed, 30))
        if "sea" in pirate_ways(g, power):
            value -= 1
        if lasting(g, "storms") and g.winter:
            value += 1
        here = [stack for stack in stacks(g) if stack.place == place and friendly(g, power, stack.power)]
        if any(knows_the_sea(g, leader) for stack in here for leader in stack.leaders):
            value -= 1
        value -= g.favour[power] if power < len(g.favour) else 0
        return {value, value + 1}
