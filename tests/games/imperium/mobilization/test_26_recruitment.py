"""Chapter 26: civilized powers build for talents and replacement points."""

from __future__ import annotations

from games.imperium.builder import Table, position
from games.imperium.mobilization_table import RICH, draft, finish, mobilizing, raise_in
from games.imperium.scenario_facts import begun
from romanum.games.imperium.data.names import Month
from romanum.games.imperium.data.units import TYPE_BY_ID
from romanum.games.imperium.rules.common.control import total_tax
from romanum.games.imperium.rules.mobilization.charts import counters, price
from romanum.games.imperium.rules.mobilization.counters import keels
from romanum.games.imperium.rules.mobilization.restoration import accrue
from romanum.games.imperium.rules.mobilization.taxes import taxes
from romanum.games.imperium.state.effects import DOUBLE_POINTS, NO_POINTS, begin
from romanum.games.imperium.state.forces import stacks_of
from romanum.games.imperium.state.rosters import fleets
from rules import rule

EPHESUS, SARDIS, SINOPE = "b5620", "b5619", "b6010"


def mithridates(points: int, month: str = "March 87 BC", scenario: int = 3) -> Table:
    """Mithridates, rich, with so many halves of replacement points."""
    t = mobilizing(month=month, scenario=scenario)
    t.g.stack.clear()
    t.g.points[t.power("mithridates")] = points
    return draft(t)


@rule("26.1", "8.1a")
def test_points_come_every_phase_and_are_kept_even_by_one_who_lost_nothing() -> None:
    t = position({}, scenario=3)
    power = t.power("mithridates")
    for points in (8, 16, 24):
        accrue(t.g)
        assert t.g.points[power] == points


@rule("39.2-X", "39.2-Y")
def test_events_double_the_points_or_take_them() -> None:
    t = position({}, scenario=3)
    power = t.power("mithridates")
    begin(t.g, DOUBLE_POINTS, power, until=t.g.month)
    accrue(t.g)
    assert t.g.points[power] == 16
    t.g.effects = ()
    begin(t.g, NO_POINTS, power, until=t.g.month)
    accrue(t.g)
    assert t.g.points[power] == 16


@rule("26.2a")
def test_only_types_of_the_set_up_are_built_to_the_limit_of_the_counters() -> None:
    t = mithridates(80)
    offered = raise_in(t, "mithridates", "asia").offered("mithridates")
    types = {text.split()[1].removesuffix("-new") for text in offered if text.startswith("raise ")}
    assert types == {"20-9-c", "16-9-c", "30-16-c", "4-12", "6-16"}
    both = counters(t.g, t.g.colours[t.power("mithridates")], TYPE_BY_ID["20-9"])
    assert both == 6 + 4
    t = mobilizing({EPHESUS: f"mithridates {both - 1} 20-9-c"})
    t.g.stack.clear()
    t.g.points[t.power("mithridates")] = 80
    raise_in(draft(t), "mithridates", "asia", f"raise 20-9-c-new {SARDIS}")
    assert t.refused("mithridates", f"raise 20-9-c-new {SARDIS}").rule == "7.5c"


@rule("26.2a")
def test_herod_may_build_archers_whom_he_did_not_begin_with() -> None:
    t = mobilizing(scenario=11, month="March AD 46")
    t.g.stack.clear()
    t.g.points[t.power("herod-agrippa")] = 20
    offered = raise_in(draft(t), "herod-agrippa", "iudea").offered("herod-agrippa")
    types = {text.split()[1].removesuffix("-new") for text in offered if text.startswith("raise")}
    assert {"m4-12", "m6-16", "30-16-b"} <= types


@rule("26.2b")
def test_civilized_powers_tax_their_land_like_others() -> None:
    t = position({}, scenario=3)
    assert taxes(t.g, t.power("mithridates")) == total_tax(t.g, t.power("mithridates")) > 0


@rule("26.2c")
def test_a_unit_costs_talents_and_a_point_or_half_a_point() -> None:
    t = mithridates(3)
    raise_in(t, "mithridates", "asia", f"raise 16-9-c-new {EPHESUS}", f"raise 4-12-new {EPHESUS}")
    assert t.refused("mithridates", f"raise 4-12-new {SARDIS}").code == "too-few-points"
    finish(t)
    power = t.power("mithridates")
    assert (t.g.points[power], RICH - t.g.treasury[power]) == (0, 3 + 1)
    assert t[EPHESUS] == "mithridates 1 16-9-c-new 1 4-12-new"


@rule("26.2d")
def test_no_area_limits_what_a_civilized_power_builds() -> None:
    t = mithridates(20)
    raise_in(t, "mithridates", "asia", *[f"raise 16-9-c-new {EPHESUS}"] * 4)
    finish(t)
    assert sum(t.g.raised) == 0


@rule("26.2e")
def test_a_20_9_costs_like_a_20_10_and_a_16_9_like_a_16_10() -> None:
    t = position({}, scenario=3, month="March 87 BC")
    costs = [price(t.g, TYPE_BY_ID[name]) for name in ("20-9", "20-10", "16-9", "16-10")]
    assert costs == [4, 4, 3, 3]


@rule("26.2f")
def test_doubling_places_and_fleets_are_those_of_chapter_7() -> None:
    t = mithridates(20, month="June 87 BC")
    raise_in(t, "mithridates", "asia", *[f"raise 4-12-new {SARDIS}"] * 2)
    assert t.refused("mithridates", f"raise 4-12-new {SARDIS}").code == "city-full"
    t.play("mithridates", f"lay {EPHESUS}")
    finish(t)
    power = t.power("mithridates")
    assert (RICH - t.g.treasury[power], t.g.points[power]) == (2 * (1 + 1 + 3), 20 - 1 - 1 - 2)
    assert [(keel.power, keel.due - t.g.month) for keel in keels(t.g)] == [(power, 3)]


@rule("26.2c", "7.4d")
def test_the_gauls_pay_points_alone_and_gather_anywhere_in_their_land() -> None:
    t = mobilizing({"a2413": "caesar 1 20-10-a"}, scenario=1, month="March 52 BC")
    t.g.stack.clear()
    power = t.power("vercingetorix")
    t.g.points[power], t.g.treasury[power] = 2, 0
    offered = raise_in(draft(t), "vercingetorix", "belgica").offered("vercingetorix")
    assert "raise 20-8-c-new a2412" in offered
    assert "raise 20-8-c-new a2413" not in offered
    t.play("vercingetorix", "raise 20-8-c-new a2412")
    finish(t)
    assert (t["a2412"], t.g.points[power]) == ("vercingetorix 1 20-8-c-new", 0)


@rule("26.1", "26.2c", "7.8b")
def test_the_pirates_of_67_have_thirteen_fleets_and_never_one_more() -> None:
    """Half a point a phase makes a fleet in September at the earliest, and that would be ready in December."""
    g = begun(2, 2)
    pirates = next(power for power, start in enumerate(g.setting.powers) if start.id == "pirates")
    assert sum(fleets(g.units[stack]) for stack in stacks_of(g, pirates)) == 13
    first, last = Month.of("June 67 BC"), Month(g.last_month)
    accrue(g)
    assert g.points[pirates] < 2
    accrue(g)
    assert g.points[pirates] == 2
    assert first + 3 + 3 > last
