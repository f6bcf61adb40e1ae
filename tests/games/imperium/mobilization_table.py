"""Mobilization at the table: a position in which players are about to write down what they raise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from romanum.engine.step import choose
from romanum.games.imperium.data.provinces import AREA
from romanum.games.imperium.data.units import TYPE_BY_ID
from romanum.games.imperium.rules.common.powers import majors
from romanum.games.imperium.rules.mobilization.charts import COLUMN, COLUMNS
from romanum.games.imperium.rules.mobilization.secret_sheets import begin_drafting

from .builder import Table, position

RICH = 100
CIVIL_WAR = 3


def mobilizing(
    board: Mapping[str, str] | None = None, /, *, month: str = "March 87 BC", scenario: int = CIVIL_WAR, **fields: Any
) -> Table:
    """Sulla holds Italia, Marius Hispania, Mithridates Asia, in the first period; everybody is rich."""
    fields.setdefault("treasury", {})
    rich = fields.pop("treasury")
    if scenario == CIVIL_WAR:
        fields["cities"] = {"roma": "sulla", **fields.get("cities", {})}
    t = position(board or {}, scenario=scenario, month=month, **fields)
    for power in majors(t.g):
        t.g.treasury[power] = RICH
    for name, talents in rich.items():
        t.g.treasury[t.power(name)] = talents
    return draft(t)


def draft(t: Table) -> Table:
    """Players begin to write."""
    begin_drafting(t.g)
    return t.go_on()


def raise_in(t: Table, power: str, province: str, *orders: str) -> Table:
    """A power turns to a Province and writes orders."""
    return t.play(power, f"muster {province}", *orders)


def finish(t: Table) -> Table:
    """Everybody is done: what was written is carried out."""
    while t.step == "MobilizationPlans":
        seat = t.asked_seats[0]
        choose(t.g, seat, ("done",))
        t.go_on()
    return t


def ticked(t: Table, area: str, type_: str) -> int:
    """What an area has raised of a type this year."""
    return t.g.raised[AREA[area] * COLUMNS + COLUMN[TYPE_BY_ID[type_]]]
