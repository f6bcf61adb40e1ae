"""Chapters 7.7 and 7.8: baggage trains are raised, fleets laid down, stopped and taken up again."""

from __future__ import annotations

import pytest

from games.imperium.builder import Table
from games.imperium.map.test_03_units import units
from games.imperium.mobilization_table import RICH, draft, finish, mobilizing, raise_in, ticked
from romanum.engine.position import changed
from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.data.names import Month
from romanum.games.imperium.data.provinces import AREA
from romanum.games.imperium.data.units import TYPE_BY_ID
from romanum.games.imperium.rules.common.morale import lose
from romanum.games.imperium.rules.mobilization.charts import COLUMNS, counters
from romanum.games.imperium.rules.mobilization.counters import Keel, keels, used
from romanum.games.imperium.rules.mobilization.phase import END, PartOfPhase
from romanum.games.imperium.rules.mobilization.shipyards import launch_due
from romanum.games.imperium.state.errands import Shipyards
from romanum.games.imperium.state.forces import add
from romanum.games.imperium.state.position import BARE_PORTS
from rules import rule

ROMA, PISAE, NEAPOLIS, ANCONA = "a3621", "a3319", "b3921", "a3718"
LEADERS = {ROMA: "sulla 1 20-10-a sulla lucullus"}
JUNE = int(Month.of("June 87 BC"))


# ---- trains


@rule("7.7a", "7.7d")
def test_trains_have_no_area_and_come_full_to_cities_and_ports_of_tilled_land() -> None:
    t = mobilizing(LEADERS, lords={"sardinia": "sulla"}, cities={"corduba": "sulla"})
    t.g.port_of = changed(t.g.port_of, BARE_PORTS.index(PLACE["a3223"]), t.power("sulla"))
    raise_in(t, "sulla", "sardinia", "raise train-6 a3223")
    assert t.refused("sulla", "raise 4-12-new a3223").code == "no-city"
    raise_in(t, "sulla", "italia", f"raise train-6 {PISAE}")
    finish(t)
    assert (t["a3223"], t[PISAE], RICH - t.g.treasury[t.power("sulla")]) == ("sulla 1 train-6", "sulla 1 train-6", 4)
    assert sum(t.g.raised) == 0


@rule("7.7a")
def test_no_train_is_raised_in_wild_land_and_each_takes_a_place() -> None:
    board = {"a1428": "marius 1 20-10-a marius cinna carbo sertorius"}
    t = mobilizing(board)
    assert "raise train-6 a1428" not in raise_in(t, "marius", "lusitania").offered("marius")
    raise_in(t, "marius", "tarraconensis", *["raise train-6 a2324"] * 2)
    assert t.refused("marius", "raise train-6 a2324").code == "city-full"


@rule("7.7b")
def test_no_more_trains_are_raised_than_leaders_are_on_the_map() -> None:
    t = mobilizing(LEADERS)
    raise_in(t, "sulla", "italia", f"raise train-6 {PISAE}", f"raise train-6 {PISAE}")
    assert t.refused("sulla", f"raise train-6 {ROMA}").code == "trains-and-leaders"
    finish(t)
    t.g.month += 12
    assert raise_in(draft(t), "sulla", "italia").refused("sulla", f"raise train-6 {ROMA}").rule == "7.7b"
    lose(t.g, t.stack("sulla", PISAE), units("1 train-6"), "14.5d")
    t.play("sulla", f"raise train-6 {ROMA}")


@rule("7.7c")
def test_a_power_has_sixteen_trains_at_most() -> None:
    t = mobilizing({ROMA: "sulla 1 20-10-a 15 train-6 sulla lucullus"})
    raise_in(t, "sulla", "italia", f"raise train-6 {ROMA}")
    assert t.refused("sulla", f"raise train-6 {PISAE}").code == "trains-enough"


# ---- fleets


@rule("7.8b")
def test_a_fleet_paid_for_in_march_lies_in_its_port_in_june() -> None:
    t = mobilizing()
    raise_in(t, "sulla", "italia", f"lay {NEAPOLIS}")
    finish(t)
    assert (t[NEAPOLIS], RICH - t.g.treasury[t.power("sulla")]) == ("", 3)
    assert [keel.due for keel in keels(t.g)] == [JUNE]
    t.g.month = JUNE
    launch_due(t.g)
    assert t[NEAPOLIS] == "sulla 1 18-30-a"


@rule("7.8f")
def test_a_city_begins_two_fleets_and_a_bare_port_one() -> None:
    t = mobilizing(lords={"sardinia": "sulla"})
    t.g.port_of = changed(t.g.port_of, BARE_PORTS.index(PLACE["a3223"]), t.power("sulla"))
    raise_in(t, "sulla", "italia", f"lay {NEAPOLIS}", f"lay {NEAPOLIS}")
    assert t.refused("sulla", f"lay {NEAPOLIS}").code == "yard-full"
    t.play("sulla", f"lay {PISAE}")
    t = mobilizing({}, scenario=6, month="March 49 BC", lords={"achaea-epirus": "pompey"})
    t.g.port_of = changed(t.g.port_of, BARE_PORTS.index(PLACE["b4823"]), t.power("pompey"))
    raise_in(t, "pompey", "achaea-epirus", "lay b4823")
    assert t.refused("pompey", "lay b4823").code == "yard-full"


@rule("7.8g")
def test_a_fleet_ticks_its_own_limit_and_a_legion() -> None:
    t = mobilizing()
    raise_in(t, "sulla", "italia", f"lay {NEAPOLIS}", f"lay-with 20-10 {NEAPOLIS}", f"lay {PISAE}")
    finish(t)
    assert [ticked(t, "italia", type_) for type_ in ("18-30", "16-10", "20-10")] == [3, 2, 1]
    assert [keel.column for keel in keels(t.g)] == [1, 0, 1]


@rule("7.8g")
def test_without_a_legion_left_no_fleet_is_begun() -> None:
    t = mobilizing()
    t.g.raised = changed(changed(t.g.raised, AREA["italia"] * COLUMNS, 3), AREA["italia"] * COLUMNS + 1, 3)
    raise_in(t, "sulla", "italia", f"lay {NEAPOLIS}")
    assert t.refused("sulla", f"lay {PISAE}").code == "no-crew"
    assert t.refused("sulla", f"raise 16-10-a-new {PISAE}").code == "limit-reached"


@rule("7.8g", "7.5e")
def test_a_fleet_whose_crew_another_got_is_not_begun() -> None:
    t = mobilizing(lords={"baetica": "sulla"}, cities={"corduba": "sulla", "hispalis": "sulla"})
    t.g.raised = changed(t.g.raised, AREA["hispania"] * COLUMNS + 1, 1)
    raise_in(t, "sulla", "baetica", "lay a1530")
    raise_in(t, "marius", "tarraconensis", "raise 16-10-b-new a2324")
    finish(t.roll(6, 1) if t.g.order.index(t.seat("marius")) < t.g.order.index(t.seat("sulla")) else t.roll(1, 6))
    assert (t["a2324"], t.g.keels, ticked(t, "hispania", "18-30")) == ("marius 1 16-10-b-new", (), 0)
    assert t.g.treasury[t.power("sulla")] == RICH


# ---- work is stopped and taken up again


def stocks() -> Table:
    """Sulla has begun a fleet at Neapolis whose crew was ticked as a 16-10."""
    t = mobilizing()
    raise_in(t, "sulla", "italia", f"lay {NEAPOLIS}")
    finish(t)
    t.g.month += 1
    return t.push(Shipyards())


@rule("7.8h")
def test_as_a_month_begins_a_crew_may_come_ashore_as_infantry() -> None:
    t = stocks().play("sulla", f"stop-work {NEAPOLIS}")
    assert "at a1530" not in t.offered("sulla")
    t.play("sulla", f"at {ROMA}")
    assert (t[ROMA], t.step) == ("sulla 1 16-10-a-new", "KeepFleet")
    assert RICH - t.g.treasury[t.power("sulla")] == 3


@rule("7.5c", "7.8h")
@pytest.mark.parametrize(("spare", "may"), [(1, True), (0, False)])
def test_a_crew_comes_ashore_only_where_there_is_a_counter_for_it(spare: int, may: bool) -> None:
    t = mobilizing()
    raise_in(t, "sulla", "italia", f"lay {NEAPOLIS}")
    finish(t)
    sulla, legion = t.power("sulla"), TYPE_BY_ID["16-10"]
    have = counters(t.g, t.g.colours[sulla], legion) - used(t.g, sulla, legion) - spare
    add(t.g, sulla, PLACE[ROMA], units(f"{have} 16-10-a"))
    t.push(Shipyards())
    assert (t.step == "StopWork") is may


@rule("7.8i")
def test_a_stopped_fleet_is_given_up_or_slips_a_month_every_month() -> None:
    t = stocks().play("sulla", f"stop-work {NEAPOLIS}", f"at {ROMA}", "no")
    assert t.g.keels == ()
    t = stocks().play("sulla", f"stop-work {NEAPOLIS}", f"at {ROMA}", "yes")
    assert [(keel.due, keel.halted) for keel in keels(t.g)] == [(JUNE, 1)]
    for month in (JUNE - 1, JUNE):
        t.g.month = month
        t.push(Shipyards())
    assert [keel.due for keel in keels(t.g)] == [JUNE + 2]


@rule("7.8i")
def test_a_fleet_that_is_stopped_in_the_month_it_is_due_is_not_launched() -> None:
    t = stocks()
    t.g.month = JUNE
    t.play("sulla", f"stop-work {NEAPOLIS}", f"at {ROMA}", "yes")
    launch_due(t.g)
    assert (t[NEAPOLIS], [(keel.due, keel.halted) for keel in keels(t.g)]) == ("", [(JUNE, 1)])


@rule("7.8b", "7.8i")
@pytest.mark.parametrize(("resumed", "launched"), [((f"resume {NEAPOLIS}",), "sulla 1 18-30-a"), ((), "")])
def test_a_fleet_that_lacked_only_its_crew_is_launched_as_the_phase_ends(
    resumed: tuple[str, ...], launched: str
) -> None:
    t = mobilizing()
    t.g.keels = Keel(t.power("sulla"), PLACE[NEAPOLIS], t.g.month, 0, 1, 1)
    t.g.stack.clear()
    t.g.push(PartOfPhase(END))
    draft(t)
    t.play("sulla", *resumed)
    finish(t)
    assert t[NEAPOLIS] == launched


@rule("7.8i")
@pytest.mark.parametrize(("ticks", "free"), [(6, True), (7, False)])
def test_it_is_taken_up_again_where_a_legion_can_be_ticked(ticks: int, free: bool) -> None:
    t = mobilizing(treasury={"sulla": 0})
    t.g.keels = Keel(t.power("sulla"), PLACE[NEAPOLIS], JUNE, 0, 1, 1)
    t.g.raised = changed(changed(t.g.raised, AREA["italia"] * COLUMNS + 1, 4), AREA["italia"] * COLUMNS, ticks - 4)
    t.g.stack.clear()
    draft(t)
    assert (f"resume {NEAPOLIS}" in t.offered("sulla")) == free
    if free:
        t.play("sulla", f"resume {NEAPOLIS}")
        assert t.refused("sulla", f"resume {NEAPOLIS}").rule == "7.8i"
        finish(t)
        assert [(keel.due, keel.halted) for keel in keels(t.g)] == [(JUNE, 0)]
        assert ticked(t, "italia", "20-10") == 3
