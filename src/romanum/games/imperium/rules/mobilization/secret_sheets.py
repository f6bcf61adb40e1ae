"""7.5e: all players write down together, in secret, what their powers raise."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from romanum.engine import plans
from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.engine.rule import Refusal
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.data.provinces import NONE, PROVINCE_IDS
from romanum.games.imperium.data.units import KIND_IDS, TYPE_IDS
from romanum.games.imperium.rules.common.powers import in_order, majors
from romanum.games.imperium.rules.mobilization import orders, sheet_options, sheets
from romanum.games.imperium.rules.mobilization.charts import FLEET
from romanum.games.imperium.rules.mobilization.counters import keels
from romanum.games.imperium.rules.mobilization.disclosure import show
from romanum.games.imperium.rules.mobilization.means import Means
from romanum.games.imperium.rules.mobilization.sheets import MILITIA, RESUME, Line
from romanum.games.imperium.state.actions import DONE
from romanum.games.imperium.state.position import RomanWorld


def begin_drafting(g: RomanWorld) -> None:
    """7.1a: whoever has a major power with talents or points writes."""
    writing = tuple(player for player in in_order(g) if _can_pay(g, player))
    if writing:
        sheets.open_sheets(g)
        g.push(MobilizationPlans(writing))


def _can_pay(g: RomanWorld, player: int) -> bool:
    return any(g.treasury[power] or g.points[power] for power in majors(g, player)) or bool(_waiting(g, player))


def _waiting(g: RomanWorld, player: int) -> bool:
    """7.8i: fleets to be taken up again."""
    return any(keel.halted and g.chief[keel.power] == player for keel in keels(g))


class MobilizationPlans(plans.Drafting[RomanWorld], frozen=True):
    """7.3 to 7.8, 26, 29.4: units, fleets and militia, a Province at a time."""

    rule: ClassVar[str] = "7.5e"

    def candidates(self, g: RomanWorld, seat: int) -> Iterable[Move]:
        """Everything in the Province that is mustered, other Provinces, last year's sheet, taking back."""
        have = Means(g, seat)
        return [*orders.candidates(have, sheets.note(g, seat).province), DONE]

    def check(self, g: RomanWorld, seat: int, move: Move) -> Refusal | None:
        """Each by its own rules, for what is left."""
        return None if move == DONE else orders.why_not(Means(g, seat), sheets.note(g, seat).province, move)

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        return [*sheet_options.options(g, seat), DONE]

    def write(self, g: RomanWorld, writer: int, move: Move) -> None:
        """In secret."""
        orders.write(g, writer, move)

    def show(self, g: RomanWorld) -> None:
        show(g)

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        """What is left, and where units are raised just now."""
        if seat is None or seat not in self.waiting:
            return Prompt("mobilization", self.rule, {"talents": 0, "province": "nobody", "written": 0, "lines": []})
        have, province = Means(g, seat), sheets.note(g, seat).province
        facts = {
            "talents": sum(have.talents.values()),
            "province": PROVINCE_IDS[province] if province != NONE else "nobody",
            "written": len(have.lines),
            "lines": [described(line) for line in have.lines],
        }
        return Prompt("mobilization", self.rule, facts)


def described(line: Line) -> dict[str, list[str]]:
    """A line for people to read: how many, and the ids of what and where, which sentences put into words."""
    if line.act == MILITIA:
        what, where = "militia", f"province:{PROVINCE_IDS[line.place]}"
    else:
        what = f"kind:{KIND_IDS[line.kind]}" if line.act != RESUME else f"type:{TYPE_IDS[FLEET]}"
        where = PLACE_IDS[line.place]
    return {f"{line.number} x": [what, where]}
