"""Chapters 7.8i, 17.2.1, 25.1 and 43: what is done for some and not for those beside them."""

from __future__ import annotations

from games.imperium.builder import position
from games.imperium.map.test_03_units import units
from romanum.games.imperium.data.charts import TREASURE
from romanum.games.imperium.data.cities import CITY, CITY_PLACE
from romanum.games.imperium.data.hexes import PLACE, PLACE_IDS
from romanum.games.imperium.data.names import Month
from romanum.games.imperium.rules.mobilization.counters import Keel, keels
from romanum.games.imperium.rules.mobilization.disclosure import _resume
from romanum.games.imperium.rules.mobilization.sheets import RESUME, Line
from romanum.games.imperium.rules.scenario.victory import judge
from romanum.games.imperium.rules.siege.plunder import may_take_treasure
from romanum.games.imperium.rules.supply.rations import LastResort
from romanum.games.imperium.state.forces import add
from romanum.games.imperium.state.marks import HUNGRY, INSIDE
from rules import rule

CARTHAGO = "a3628"
MEDIOLANUM = PLACE_IDS[CITY_PLACE[CITY["mediolanum"]]]
JUNE = int(Month.of("June 49 BC"))


@rule("7.8i")
def test_work_goes_on_with_another_crew_where_it_had_stopped_alone() -> None:
    t = position({}, scenario=6, cities={"carthago": "pompey"})
    pompey, place = t.power("pompey"), PLACE[CARTHAGO]
    t.g.keels = Keel(pompey, place, JUNE, 1, 1, 0) + Keel(pompey, place, JUNE, 1, 1, 1)
    _resume(t.g, Line(RESUME, pompey, 0, place, 1), [2])
    assert [(keel.column, keel.halted) for keel in keels(t.g)] == [(1, 0), (2, 0)]


@rule("17.2.1")
def test_the_trains_inside_are_no_last_resort_for_those_outside() -> None:
    t = position({MEDIOLANUM: "pompey 1 20-10-b"}, scenario=6, cities={"mediolanum": "pompey"})
    t.g.mark[0] |= HUNGRY
    add(t.g, t.power("pompey"), PLACE[MEDIOLANUM], units("1 train-6"), INSIDE)
    t.push(LastResort(t.seat("pompey"), PLACE[MEDIOLANUM]))
    assert t.g.mark[0] & HUNGRY


@rule("25.1a")
def test_a_way_to_win_is_told_once() -> None:
    t = position({}, scenario=39)
    row = next(at for at, row in enumerate(t.g.setting.victory) if not row.closes)
    for _ in range(2):
        judge(t.g, [row], last=False)
    assert len(t.events("way-to-win")) == 1


@rule("43.2a")
def test_who_lies_off_a_city_takes_no_treasure_out_of_it() -> None:
    city = next(c for c in TREASURE if any(first <= 6 <= last for first, last in TREASURE[c]))
    for army, may in (("1 20-10-a", True), ("1 20-10-a 2 18-30-b", False)):
        t = position({PLACE_IDS[CITY_PLACE[city]]: f"caesar {army}"}, scenario=6, sections=("43",))
        t.g.city_of[city] = t.power("caesar")
        assert may_take_treasure(t.g, t.power("caesar"), city) is may
