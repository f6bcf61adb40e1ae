"""Chapter 7.8: fleets on the stocks."""

from __future__ import annotations

import pytest

from games.imperium.builder import Table, position
from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.data.names import Month
from romanum.games.imperium.rules.mobilization.counters import Keel, keels, keep_keels
from romanum.games.imperium.rules.mobilization.shipyards import launch_due
from romanum.games.imperium.state.errands import LandMovement, Mobilization, Shipyards, ShipyardTaken
from rules import rule

CARTHAGO = "a3628"
JUNE = int(Month.of("June 49 BC"))


def stocks(month: int = JUNE, halted: int = 0) -> Table:
    """Pompey builds a fleet at Carthago that is due in June."""
    t = position({}, scenario=6, cities={"carthago": "pompey"})
    t.g.month = month
    t.g.keels = Keel(t.power("pompey"), PLACE[CARTHAGO], JUNE, 1, 1, halted)
    return t


@rule("7.8b")
def test_a_fleet_begun_in_march_lies_in_its_port_in_june() -> None:
    assert stocks(JUNE - 1).push(Shipyards())[CARTHAGO] == ""
    t = stocks().push(Mobilization())
    assert (t[CARTHAGO], t.g.keels) == ("pompey 1 18-30-b", ())
    assert t.is_sound()


@rule("7.8b", "7.8d")
@pytest.mark.parametrize(("late", "lies"), [(0, ""), (1, "pompey 1 18-30-b")])
def test_only_what_is_late_is_launched_as_a_month_begins(late: int, lies: str) -> None:
    """In June the Mobilization Phase comes after the events of the month."""
    t = stocks(JUNE + late)
    keep_keels(t.g, [keel._replace(due=JUNE + late) for keel in keels(t.g)])
    assert t.push(Shipyards())[CARTHAGO] == lies


@rule("7.8c", "7.8d")
@pytest.mark.parametrize(("dice", "delay"), [((2, 3), 0), ((6, 4), 1), ((6, 5), 1), ((2, 6), 2)])
def test_a_captor_takes_an_unfinished_fleet_that_may_be_late(dice: tuple[int, int], delay: int) -> None:
    t = stocks(JUNE - 1)
    t.g.city_of[:] = [t.power("caesar") if owner == t.power("pompey") else owner for owner in t.g.city_of]
    t.push(ShipyardTaken(PLACE[CARTHAGO], t.power("caesar"))).roll(*dice).play("caesar", "yes")
    assert [(keel.power, keel.due) for keel in keels(t.g)] == [(t.power("caesar"), JUNE + delay)]
    t.g.month = JUNE + delay
    launch_due(t.g)
    assert t[CARTHAGO] == "caesar 1 18-30-b"


@rule("42a", "7.8d")
def test_the_gods_are_asked_before_both_dice_of_a_captured_fleet() -> None:
    """Two die rolls of the captor's: he may appeal before each, and all see what fell."""
    t = stocks(JUNE - 1)
    t.g.rules |= position(scenario=6, sections=("42",)).g.rules
    t.push(ShipyardTaken(PLACE[CARTHAGO], t.power("caesar"))).play("caesar", "yes")
    assert t.step == "AppealToGods"
    t.roll(2).play("caesar", "pass")
    assert t.step == "AppealToGods"
    t.roll(6, 4).play("caesar", "appeal")
    assert [keel.due for keel in keels(t.g)] == [JUNE]
    told = {event.kind: event.facts["die"] for event in t.g.log or () if event.kind.startswith("keel")}
    assert told == {"keel-taken": 2, "keel-delayed": 3}


@rule("7.8c")
def test_on_a_one_it_burns_and_whoever_does_not_want_it_has_none() -> None:
    t = stocks()
    t.push(ShipyardTaken(PLACE[CARTHAGO], t.power("caesar"))).roll(1).play("caesar", "yes")
    assert t.g.keels == ()
    t = stocks()
    assert t.push(ShipyardTaken(PLACE[CARTHAGO], t.power("caesar"))).play("caesar", "no").g.keels == ()


@rule("7.8e")
def test_in_his_movement_segment_a_builder_may_scrap_his_own_fleet() -> None:
    t = stocks(JUNE - 1)
    t.push(LandMovement(t.seat("caesar")))
    assert f"scrap {CARTHAGO}" not in t.offered("caesar")
    t = stocks(JUNE - 1)
    t.push(LandMovement(t.seat("pompey"))).play("pompey", f"scrap {CARTHAGO}")
    assert t.g.keels == ()
