"""Chapter 8: minor powers restore what they have lost."""

from __future__ import annotations

import pytest

from games.imperium.builder import Table, position
from games.imperium.map.test_03_units import units
from romanum.engine.position import changed
from romanum.engine.step import choose
from romanum.games.imperium.data.cities import CITY, CITY_PLACE
from romanum.games.imperium.data.hexes import PLACE, PROVINCE
from romanum.games.imperium.data.provinces import PROVINCE_BY_ID
from romanum.games.imperium.rules.common.baggage import take_trains
from romanum.games.imperium.rules.common.powers import make_client, wake
from romanum.games.imperium.rules.mobilization.counters import keels
from romanum.games.imperium.rules.mobilization.restoration import accrue, begin_restoring, forget_points
from romanum.games.imperium.rules.mobilization.shipyards import launch_due
from romanum.games.imperium.rules.mobilization.sites import restoring_ports, restoring_sites
from romanum.games.imperium.state.effects import PLAGUE, begin
from romanum.games.imperium.state.errands import Mobilization
from romanum.games.imperium.state.forces import add
from romanum.games.imperium.state.position import ACTIVE, BARE_PORTS, INACTIVE
from rules import rule

AMIDA, ARTAXATA = "c6911", "c1206"


def armenia(lost: str, rate: int = 2, month: str = "March 87 BC", **fields: object) -> Table:
    """Armenia, a client of Mithridates, has lost something."""
    t = position({}, scenario=3, month=month, **fields)  # type: ignore[arg-type]
    return losing(t, "armenia", lost, rate)


def losing(t: Table, name: str, lost: str, rate: int) -> Table:
    power = t.power(name)
    wake(t.g, power, 0)
    t.g.lost = tuple(units(lost) if other == power else "" for other in range(len(t.g.lost)))
    t.g.rate = tuple(rate if other == power else 0 for other in range(len(t.g.rate)))
    accrue(t.g)
    begin_restoring(t.g)
    return t.go_on()


@rule("8.0", "8.2")
def test_only_what_was_lost_comes_back_for_points_and_no_talents() -> None:
    t = armenia("1 20-9-c 2 4-12", rate=4)
    assert not any("30-16" in text for text in t.offered("armenia"))
    t.play("armenia", f"restore 20-9-c {AMIDA}", f"restore 4-12 {AMIDA}", f"restore 4-12 {ARTAXATA}")
    assert (t[AMIDA], t[ARTAXATA]) == ("armenia 1 20-9-c-new 1 4-12-new", "armenia 1 4-12-new")
    assert (t.g.points[t.power("armenia")], t.g.lost[t.power("armenia")]) == (0, "")
    assert sum(t.g.treasury) == 0


@rule("8.1a", "8.2")
def test_a_legion_costs_a_point_and_a_detachment_half_a_point() -> None:
    t = armenia("1 20-9-c 1 4-12", rate=1)
    assert t.offered("armenia") == [f"restore 4-12 {AMIDA}", f"restore 4-12 {ARTAXATA}", "done"]
    assert f"restore 20-9-c {AMIDA}" in armenia("1 20-9-c 1 4-12", rate=2).offered("armenia")


@rule("8.1b", "8.1c")
def test_who_has_lost_nothing_gets_no_points_and_nobody_saves_any() -> None:
    t = armenia("", rate=4)
    assert (t.g.points[t.power("armenia")], t.step) == (0, "")
    t = position({}, scenario=3, month="March 87 BC")
    power = t.power("armenia")
    wake(t.g, power, 0)
    t.g.lost = tuple(units("1 20-9-c") if other == power else "" for other in range(len(t.g.lost)))
    t.push(Mobilization()).play("armenia", "done")
    while t.asked_seats:
        choose(t.g, t.asked_seats[0], ("done",))
        t.go_on()
    assert t.g.points[power] == 0


@rule("5.2.2a", "5.2.3a", "8.1a")
def test_who_is_asleep_gets_no_points_whatever_was_lost_before() -> None:
    """Armenia is an inactive client of Mithridates, Egypt an inactive neutral."""
    for name in ("armenia", "egypt"):
        t = position({}, scenario=3, month="March 87 BC")
        power = t.power(name)
        t.g.lost = tuple(units("1 20-9-c") if other == power else "" for other in range(len(t.g.lost)))
        t.g.rate = tuple(2 for _ in t.g.rate)
        assert t.g.standing[power] == INACTIVE
        accrue(t.g)
        assert t.g.points[power] == 0
        wake(t.g, power, 0)
        accrue(t.g)
        assert t.g.points[power] == 2


@rule("8.3a")
def test_two_units_a_city_and_only_in_land_that_was_its_own_from_the_start() -> None:
    t = armenia("3 4-12", rate=6, lords={"colchis": "armenia"}, cities={"phasis": "armenia"})
    assert not any("c6606" in text for text in t.offered("armenia"))
    t.play("armenia", *[f"restore 4-12 {AMIDA}"] * 2)
    assert t.offered("armenia") == [f"restore 4-12 {ARTAXATA}", "done"]


@rule("8.3a")
def test_not_in_a_city_that_is_besieged_or_land_that_is_lost() -> None:
    t = position({AMIDA: "armenia inside 1 4-12 | sulla 5 20-10-a"}, scenario=3, month="March 87 BC")
    assert losing(t, "armenia", "1 4-12", 2).offered("armenia") == [f"restore 4-12 {ARTAXATA}", "done"]
    t = armenia("1 4-12", lords={"armenia": "sulla"})
    assert t.step == ""


@rule("24.1d")
def test_nor_where_a_plunder_marker_lies() -> None:
    t = position({}, scenario=3, month="March 87 BC")
    t.g.city_plunder = changed(t.g.city_plunder, CITY["amida"], 1)
    assert losing(t, "armenia", "1 4-12", 2).offered("armenia") == [f"restore 4-12 {ARTAXATA}", "done"]
    t = position({}, scenario=3, month="March 87 BC")
    t.g.plunder = changed(t.g.plunder, PROVINCE_BY_ID["armenia"], 1)
    assert losing(t, "armenia", "1 4-12", 2).step == ""


@rule("45.2c", "24.3")
def test_nor_in_plague_or_in_land_that_it_has_ruined_itself() -> None:
    t = position({}, scenario=3, month="March 87 BC", sections=("45",))
    begin(t.g, PLAGUE, PROVINCE_BY_ID["armenia"], until=t.g.month)
    assert losing(t, "armenia", "1 4-12", 2).step == ""
    t = position({}, scenario=3, month="March 87 BC")
    t.g.ruined_cities = (t.power("armenia"), CITY["amida"])
    assert losing(t, "armenia", "1 4-12", 2).offered("armenia") == [f"restore 4-12 {ARTAXATA}", "done"]


@rule("24.1d", "45.2c", "2.5")
def test_nor_there_where_a_scenario_lets_units_appear() -> None:
    """Spartacus restores units in any Italian city he holds; Gothic fleets lie in Tyras and Olbia."""
    t = position({}, scenario=4, cities={"neapolis": "spartacus"})
    spartacus, neapolis = t.power("spartacus"), CITY["neapolis"]
    assert CITY_PLACE[neapolis] in restoring_sites(t.g, spartacus)
    t.g.city_plunder = changed(t.g.city_plunder, neapolis, 2)
    assert CITY_PLACE[neapolis] not in restoring_sites(t.g, spartacus)
    t.g.city_plunder = changed(t.g.city_plunder, neapolis, 0)
    begin(t.g, PLAGUE, PROVINCE_BY_ID["italia"], until=t.g.month)
    assert restoring_sites(t.g, spartacus) == []
    goths = position({}, scenario=20)
    tyras = CITY["tyras"]
    assert CITY_PLACE[tyras] in restoring_ports(goths.g, goths.power("goths-and-heruli"))
    goths.g.city_plunder = changed(goths.g.city_plunder, tyras, 2)
    assert CITY_PLACE[tyras] not in restoring_ports(goths.g, goths.power("goths-and-heruli"))


@rule("8.3b")
def test_fleets_come_three_months_later_and_the_others_unseasoned() -> None:
    t = position({}, scenario=3, month="March 87 BC")
    make_client(t.g, t.power("egypt"), t.power("sulla"))
    wake(t.g, t.power("egypt"), 0)
    losing(t, "egypt", "1 18-30-c", 2).play("egypt", "restore 18-30-c b6426")
    assert [(keel.place, keel.due - t.g.month) for keel in keels(t.g)] == [(PLACE["b6426"], 3)]
    t.g.month += 3
    launch_due(t.g)
    assert t["b6426"] == "egypt 1 18-30-c"


@rule("8.3a", "7.8f")
def test_a_port_without_a_city_takes_one_fleet_in_land_that_was_its_own_from_the_start() -> None:
    """Egypt holds ports on Cyprus, which was its own, and on Creta, which was not."""
    t = position({}, scenario=3, month="March 87 BC", lords={"cyprus": "egypt", "creta": "egypt"})
    egypt, cyprus, creta = t.power("egypt"), PLACE["b6419"], PLACE["b5723"]
    make_client(t.g, egypt, t.power("sulla"))
    t.g.home = changed(t.g.home, PROVINCE_BY_ID["cyprus"], egypt)
    for port in (cyprus, creta):
        t.g.port_of = changed(t.g.port_of, BARE_PORTS.index(port), egypt)
    losing(t, "egypt", "3 18-30-c", 6)
    assert "restore 18-30-c b6419" in t.offered("egypt")
    assert "restore 18-30-c b5723" not in t.offered("egypt")
    t.play("egypt", "restore 18-30-c b6419")
    assert "restore 18-30-c b6419" not in t.offered("egypt")
    t.play("egypt", "restore 18-30-c b6426")
    assert "restore 18-30-c b6426" in t.offered("egypt"), "a city takes two"


@rule("8.3c")
def test_who_began_without_cities_restores_anywhere_at_home_but_among_enemies() -> None:
    t = position({}, scenario=13, month="March AD 101")
    wake(t.g, t.power("roxolani-and-bastarnae"), 0)
    add(t.g, t.power("trajan"), PLACE["b5005"], units("1 20-10-a"))
    losing(t, "roxolani-and-bastarnae", "1 6-16", 2)
    places = {text.split()[-1] for text in t.offered("roxolani-and-bastarnae")}
    assert len(places) > 20
    assert "b5005" not in places


@rule("8.3d")
def test_a_power_without_land_gets_and_restores_nothing() -> None:
    t = armenia("1 4-12", lords={"armenia": ""})
    assert (t.step, t.g.points[t.power("armenia")]) == ("", 0)
    assert armenia("1 4-12").step == "Restoring"


@rule("8.3d")
def test_spartacus_has_no_land_and_restores_in_the_cities_he_holds() -> None:
    t = position({}, scenario=4, month="March 74 BC", cities={"neapolis": "spartacus"})
    wake(t.g, t.power("spartacus"), 1)
    t.g.chief[t.power("spartacus")] = t.seat("mithridates")
    losing(t, "spartacus", "1 16-9-c", 2)
    assert t.offered("spartacus") == ["restore 16-9-c b3921", "done"]


@rule("8.3e")
def test_a_lost_train_comes_back_full_and_no_new_one_is_bought() -> None:
    t = armenia("1 train-6", rate=4).play("armenia", f"restore train-6 {AMIDA}")
    assert (t[AMIDA], t.g.points[t.power("armenia")]) == ("armenia 1 train-6", 2)
    assert t.step == ""


@rule("8.3e", "13.4.5a")
@pytest.mark.parametrize(("choice", "lost"), [("burn", "2 train-6"), ("capture", "")])
def test_trains_that_an_enemy_burns_may_be_restored(choice: str, lost: str) -> None:
    board = {ARTAXATA: "armenia 2 train-3 | sulla 1 20-10-a"}
    t = position(board, scenario=3, cities={"artaxata": "sulla"})
    wake(t.g, t.power("armenia"), 0)
    take_trains(t.g, t.stack("armenia", ARTAXATA), t.power("sulla"), kept=choice == "capture")
    assert t.g.lost[t.power("armenia")] == (units(lost) if lost else "")


@rule("37.2b")
def test_saxons_restore_units_on_any_coast_of_the_ocean() -> None:
    t = position({}, scenario=35, month="March AD 424")
    name = "saxon-and-frisian-pirates"
    t.g.chief[t.power(name)] = 0
    losing(t, name, "1 m4-12 1 18-30-c", 4)
    offered = t.offered(name)
    places = {text.split()[-1] for text in offered if "18-30" in text}
    assert len(places) > 30
    assert not places & {"a2010", "a3621"}


@rule("23.1", "37.2b")
@pytest.mark.parametrize(
    ("place", "whose", "wakes"),
    [("a1913", "burgundians", True), ("a2111", "britannia", True), ("a2212", "franks", False)],
)
def test_saxons_who_are_restored_on_a_foreign_coast_have_come_to_it(place: str, whose: str, wakes: bool) -> None:
    """Clients of an enemy and civilized neutrals wake; other barbarians sleep on."""
    t = position({}, scenario=38, month="March AD 490")
    name = "saxon-and-frisian-pirates"
    t.g.chief[t.power(name)] = t.seat("theodoric")
    losing(t.roll(3, 3), name, "1 m4-12", 1).play(name, f"restore m4-12 {place}")
    assert t.g.lord[PROVINCE[PLACE[place]]] == t.power(whose)
    assert (t.g.standing[t.power(whose)] == ACTIVE) == wakes


@rule("8.1c", "26.1")
def test_civilized_powers_keep_their_points() -> None:
    t = position({}, scenario=3, month="March 87 BC")
    power = t.power("mithridates")
    for points in (8, 16):
        accrue(t.g)
        forget_points(t.g)
        assert t.g.points[power] == points
