"""Chapter 34: fleets become legions; special rules of scenarios about raising units."""

from __future__ import annotations

import pytest

from games.imperium.builder import Table, position
from games.imperium.map.test_03_units import units
from games.imperium.mobilization_table import draft, finish, mobilizing, raise_in
from romanum.games.imperium.data.cities import CITY
from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.data.provinces import PROVINCE_BY_ID
from romanum.games.imperium.data.units import TYPE_BY_ID
from romanum.games.imperium.game import OPTIONS
from romanum.games.imperium.rules.common.control import take_city
from romanum.games.imperium.rules.mobilization.charts import counters
from romanum.games.imperium.rules.setup import OPTIONAL
from romanum.games.imperium.state.errands import LandMovement
from romanum.games.imperium.state.forces import add
from romanum.games.imperium.state.marks import GUESTS, HELD
from romanum.games.imperium.state.position import ACTIVE, INACTIVE, PEOPLE
from rules import rule

NEAPOLIS, RAVENNA = "b3921", "a3517"


def fleet(board: str = "otho 2 18-30-b", place: str = NEAPOLIS, guests: str = "", **fields: object) -> Table:
    """Otho's fleet, in his Land Movement Segment; Vitellius' units may be guests aboard."""
    t = position({place: board}, scenario=12, month="May AD 69", **fields)  # type: ignore[arg-type]
    if guests:
        add(t.g, t.power("vitellius"), PLACE[place], units(guests), GUESTS)
    return t.push(LandMovement(t.seat("otho")))


@rule("34a")
def test_a_fleet_becomes_an_unseasoned_8_10_of_its_rating_and_two_become_two() -> None:
    t = fleet().play("otho", f"man-ashore 18-30-b {NEAPOLIS}")
    assert t[NEAPOLIS] == "otho 1 18-30-b | otho 1 16-10-b-new"
    t.play("otho", f"man-ashore 18-30-b {NEAPOLIS}")
    assert t[NEAPOLIS] == "otho 2 16-10-b-new"
    assert t.is_sound()


@rule("34c")
def test_the_fleet_of_a_client_becomes_foot_of_its_own() -> None:
    """The Bosporan kingdom is a civilized client of Rome in scenario 11; it converts in its patron's segment."""
    t = position({NEAPOLIS: "bosporan-kingdom 1 18-30-b"}, scenario=11, cities={"neapolis": "claudius"})
    t.g.standing[t.power("bosporan-kingdom")] = ACTIVE
    t.push(LandMovement(t.seat("bosporan-kingdom"))).play("bosporan-kingdom", f"man-ashore 18-30-b {NEAPOLIS}")
    assert t[NEAPOLIS] == "bosporan-kingdom 1 16-9-b-new"


@rule("34a", "7.5c")
def test_within_the_counters_and_only_where_there_is_land() -> None:
    assert not any("man-ashore" in text for text in fleet(place="b3922").offered("otho"))
    t = fleet("vitellius 1 4-12 | otho 1 18-30-b")
    assert not any("man-ashore" in text for text in t.offered("otho"))


@rule("34a", "10.4.1")
def test_not_the_ship_that_carries_others() -> None:
    t = fleet("otho 1 18-30-b aboard 1 20-10-a")
    assert not any("man-ashore" in text for text in t.offered("otho"))


@rule("34a", "10.4.1")
@pytest.mark.parametrize(("guests", "fleets"), [("1 20-10-b", 1), ("2 20-10-b", 0), ("2 4-12", 1)])
def test_nor_the_ship_that_carries_guests(guests: str, fleets: int) -> None:
    """Two ships of Otho's with a friend's units aboard: as many as these leave may become soldiers."""
    t = fleet(guests=guests, allies=(("otho", "vitellius"),))
    order = f"man-ashore 18-30-b {NEAPOLIS}"
    for _ in range(fleets):
        t.play("otho", order)
    assert order not in t.offered("otho")
    assert t.is_sound()


@rule("34a", "10.4.1")
def test_guests_find_room_on_whichever_fleets_carry_them_afterwards() -> None:
    """Otho's three empty ships carry two legions of Vitellius'; his own three are full."""
    there = "otho 3 18-30-b | vitellius 3 18-30-b aboard 3 20-10-b"
    t = fleet(there, guests="2 20-10-b", allies=(("otho", "vitellius"),))
    t.play("otho", f"man-ashore 18-30-b {NEAPOLIS}")
    assert f"man-ashore 18-30-b {NEAPOLIS}" not in t.offered("otho")


@rule("34a")
def test_a_crew_that_has_sailed_far_does_not_march_on() -> None:
    t = fleet()
    t.g.stack.clear()
    t.g.spent[t.stack("otho", NEAPOLIS)] = 11
    t.push(LandMovement(t.seat("otho"))).play("otho", f"man-ashore 18-30-b {NEAPOLIS}")
    assert sorted(mark & HELD for mark in t.g.mark) == [0, HELD]


@rule("23.1", "34a")
def test_soldiers_of_a_fleet_wake_whoever_sleeps_where_they_come_ashore() -> None:
    t = position({"b5315": "pompey 1 18-30-b"}, scenario=2, sections=("34",))
    thracians = PEOPLE + PROVINCE_BY_ID["thracia"]
    assert t.g.standing[thracians] == INACTIVE
    t.push(LandMovement(t.seat("pompey"))).roll(6, 6, 6, 6).play("pompey", "man-ashore 18-30-b b5315")
    assert t.g.standing[thracians] == ACTIVE


@rule("34b")
def test_without_an_8_10_left_it_becomes_four_2_12() -> None:
    t = position({NEAPOLIS: "otho 1 18-30-b"}, scenario=12, month="May AD 69")
    legions = counters(t.g, t.g.colours[t.power("otho")], TYPE_BY_ID["16-10"])
    t = position({NEAPOLIS: "otho 1 18-30-b", RAVENNA: f"otho {legions} 16-10-b"}, scenario=12, month="May AD 69")
    t.push(LandMovement(t.seat("otho"))).play("otho", f"man-ashore 18-30-b {NEAPOLIS}")
    assert t[NEAPOLIS] == "otho 4 4-12-new"


@rule("34c")
def test_a_civilized_power_gets_8_9() -> None:
    t = position({"c6921": "herod-agrippa 1 18-30-b"}, scenario=11, month="May AD 45")
    t.push(LandMovement(t.seat("herod-agrippa"))).play("herod-agrippa", "man-ashore 18-30-b c6921")
    assert t["c6921"] == "herod-agrippa 1 16-9-b-new"


@rule("34d")
def test_what_was_a_fleet_is_no_loss_and_never_a_fleet_again() -> None:
    t = fleet().play("otho", f"man-ashore 18-30-b {NEAPOLIS}")
    assert (t.g.lost[t.power("otho")], t.g.morale[t.power("otho")]) == ("", 100)
    assert not any("lay" in text for text in t.offered("otho"))


@rule("34e")
def test_players_may_agree_on_it_in_any_civil_war() -> None:
    assert OPTIONAL["sailors_ashore"] == "34"
    assert any(option.id == "sailors_ashore" for option in OPTIONS)
    t = position({NEAPOLIS: "pompey 1 18-30-b"}, scenario=6, month="May 49 BC")
    assert not any("man-ashore" in text for text in t.push(LandMovement(t.seat("pompey"))).offered("pompey"))
    t = position({NEAPOLIS: "pompey 1 18-30-b"}, scenario=6, month="May 49 BC", sections=("34",))
    assert any("man-ashore" in text for text in t.push(LandMovement(t.seat("pompey"))).offered("pompey"))


# ---- special rules


@rule("2.5")
def test_no_unit_is_raised_in_italia_while_the_allies_are_in_revolt() -> None:
    t = mobilizing(month="December 88 BC")
    assert not any(text == "muster italia" for text in t.offered("sulla"))
    assert t.refused("sulla", "muster italia").code == "nothing-to-raise"


@rule("2.5")
def test_rome_raises_nothing_but_fleets_against_the_pirates() -> None:
    t = mobilizing(scenario=2, month="June 67 BC")
    offered = raise_in(t, "pompey", "italia").offered("pompey")
    assert any(text.startswith("lay ") for text in offered)
    assert not any(text.startswith("raise") for text in offered)


@rule("2.5")
def test_sertorius_raises_two_more_4_12_a_year_in_lusitania() -> None:
    t = mobilizing(scenario=4, month="March 74 BC")
    raise_in(t, "sertorius", "lusitania", *["raise 4-12-new a1428"] * 4, *["raise 4-12-new a1525"] * 2)
    assert t.refused("sertorius", "raise 4-12-new a1128").code == "limit-reached"
    finish(t)
    t.g.month += 3
    raise_in(draft(t), "sertorius", "lusitania")
    assert t.refused("sertorius", "raise 4-12-new a1428").code == "limit-reached"


@rule("2.5")
def test_odenathus_raises_foreign_foot_in_place_of_legions() -> None:
    t = mobilizing({"c6616": "odenathus 1 16-9-b"}, scenario=20, month="March AD 262")
    power = t.power("odenathus")
    t.g.lord[PROVINCE_BY_ID["syria"]] = power
    t.g.city_of[CITY["antiochus"]] = power
    offered = raise_in(t, "odenathus", "syria", "raise 20-9-b-new c6616").offered("odenathus")
    assert not any("-10-" in text for text in offered)
    finish(t)
    assert t["c6616"] == "odenathus 1 20-9-b-new 1 16-9-b"
    assert sum(t.g.raised) == 1


@rule("2.5", "7.1b")
def test_odoacer_buys_two_20_8_a_quarter() -> None:
    t = mobilizing(scenario=38, month="March AD 490")
    raise_in(t, "odoacer", "italia", "raise 20-8-b-new a3621", "raise 20-8-b-new a3621")
    assert t.refused("odoacer", "raise 20-8-b-new a3621").code == "limit-reached"
    finish(t)
    assert 100 - t.g.treasury[t.power("odoacer")] == 16


@rule("2.5", "24.1e")
def test_talents_of_plunder_buy_the_goths_units() -> None:
    t = mobilizing({"b5216": "the-goths 2 20-8-b"}, scenario=30, month="March AD 378", treasury={"the-goths": 7})
    raise_in(t, "the-goths", "thracia", "raise 20-8-b-new b5216")
    assert t.refused("the-goths", "raise 20-8-b-new b5216").code == "too-few-talents"
    assert finish(t)["b5216"] == "the-goths 2 20-8-b 1 20-8-b-new"


@rule("2.5")
@pytest.mark.parametrize(("already", "units"), [(0, "herod-agrippa 1 4-12-new"), (6, "")])
def test_herod_gets_a_4_12_for_each_city_he_takes_six_at_most(already: int, units: str) -> None:
    t = position({}, scenario=11)
    power = t.power("herod-agrippa")
    cities = ("antiochus", "damascus", "dura-europos", "laodicea", "palmyra", "samosata", "sidon")
    for name in cities[: already + 1]:
        take_city(t.g, CITY[name], power, "16.1a")
        t.go_on()
    last = {0: "c6616", 6: "c6820"}[already]
    assert t[last] == units
