"""The oracle of shared mobilization areas (7.5d, 7.5e): what plans want and a pool has not is divided evenly, by dice.

Looked at are types with a pool of their own: legions may be ticked with better ones (7.5f), and fleets need crews
(7.8g), so that of those only the whole is reckoned (`state_muster`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from romanum.engine.plans import EMPTY, Sheets
from romanum.games.imperium.data.grants import Levy
from romanum.games.imperium.data.hexes import PLACE_COUNT
from romanum.games.imperium.data.loader import read
from romanum.games.imperium.data.provinces import AREAS
from romanum.games.imperium.data.units import KIND_COUNT
from romanum.games.imperium.state.layout import ORDERS
from romanum.games.imperium.state.position import MOBILIZATION, POWER_COUNT, RomanWorld

from .muster import ROMAN_STYLE, recruitment
from .sheet import area_of, lasting, limits, listed, province_at, type_of_kind
from .watch import Moment, Span, numbers

ACTS = 7
RAISE, RAISE_RAW = 0, 1
"""What the first two acts of a sheet are."""
SHEETS = Sheets(ORDERS, acts=ACTS * POWER_COUNT, kinds=KIND_COUNT, places=PLACE_COUNT)
APART = ("4-12", "m4-12", "6-16", "m6-16", "30-16")
"""Types with a pool of their own."""
SISTERS = {"m4-12": "4-12", "m6-16": "6-16"}
"""36a: types that share one, where that is played."""

Wanted = dict[tuple[str, str], Counter[int]]
"""By area and type: how many units each player has written down."""


def pool_of(g: RomanWorld, name: str) -> str:
    """36a: under which type a unit is ticked."""
    return SISTERS.get(name, name) if g.has_rule("36") else name


def wanted(g: RomanWorld) -> Wanted:
    """What the sheets say."""
    found: Wanted = {}
    for player in range(g.seats):
        for code in g.plan[player * ORDERS : (player + 1) * ORDERS - 1]:
            if code == EMPTY:
                break
            order = SHEETS.order(code)
            name, area = pool_of(g, type_of_kind(order.kind)), ""
            act, power = divmod(order.act, POWER_COUNT)
            if act in (RAISE, RAISE_RAW) and recruitment(g, power) == ROMAN_STYLE:
                area = area_of(province_at(order.place))
            if area and name in APART:
                found.setdefault((area, name), Counter())[player] += order.number
    return found


def left_of(g: RomanWorld, area: str, name: str) -> int:
    """7.5a: what an area may still raise of a type in this year."""
    row, chart = limits(g.scenario, area), read().mobilization
    if row is None:
        return 0
    at = next(n for n, one in enumerate(AREAS) if one.id == area)
    left = 0
    for column in [n for n, one in enumerate(chart.types) if pool_of(g, one) == name]:
        limit = row.units[column] + g.bonus[at] if row.units[column] else 0
        left += limit - g.raised[at * len(chart.types) + column]
    return max(0, left)


class Pools:
    """Looks at what is raised when all sheets are laid open."""

    def __call__(self, span: Span) -> Iterator[str]:
        """7.5d, 7.5e."""
        old = span.before
        if old.phase != MOBILIZATION or not old.plan or span.after.phase == MOBILIZATION:
            return
        if span.text != "done" or lasting(old, "more-units") or lasting(old, "fewer-units"):
            return
        levied = {pool_of(old, rule.type) for rule in old.setting.of(Levy)}
        got: Wanted = {}
        for moment in span.all("raises"):
            if moment.event.rule != "2.5" and recruitment(moment.g, moment.power()) == ROMAN_STYLE:
                self.count(got, moment)
        for (area, name), wants in wanted(old).items():
            if name not in levied:
                yield from self.divided(old, span, area, name, wants, got.get((area, name), Counter()))

    @staticmethod
    def count(got: Wanted, moment: Moment) -> None:
        """What somebody has got."""
        area, player = area_of(province_at(moment.place())), moment.g.chief[moment.power()]
        for kind in listed(moment["units"]):
            got.setdefault((area, pool_of(moment.g, type_of_kind(kind))), Counter())[player] += 1

    def divided(
        self, g: RomanWorld, span: Span, area: str, name: str, wants: Counter[int], got: Counter[int]
    ) -> Iterator[str]:
        """7.5e: all that there is, as evenly as possible; whoever gets one more has rolled the highest die."""
        left, short = left_of(g, area, name), [player for player in wants if got[player] < wants[player]]
        shown = f"{name} in {area}: {dict(wants)} wanted of {left}, got {dict(got)}"
        if sum(got.values()) != min(left, sum(wants.values())):
            yield f"7.5d: {shown}"
        for player in short:
            if any(got[other] > got[player] + 1 for other in wants):
                yield f"7.5e: not even: {shown}"
        lucky = {other for player in short for other in wants if got[other] == got[player] + 1}
        told = [m for m in span.all("pool-divided") if (m["area"], m["type"]) == (area, name)]
        drawn = {m.g.chief[number] for m in told for number in self.named(m)}
        if lucky and drawn != lucky:
            yield f"7.5e: {lucky} have one more and {drawn} won the roll: {shown}"

    @staticmethod
    def named(moment: Moment) -> list[int]:
        """The powers that an event lists."""
        return [numbers(moment.g)[name] for name in moment["powers"]]
