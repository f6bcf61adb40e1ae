"""Chapter 32: overruns."""

from __future__ import annotations

import pytest

from games.imperium.builder import Table, position
from games.imperium.march_table import campaign, plain, walk
from romanum.engine.position import changed
from romanum.games.imperium.data.cities import CITY
from romanum.games.imperium.data.hexes import (
    CLEAR,
    LAND_STEPS,
    PLACE,
    PLACE_IDS,
)
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.rules.battle.cover import take_cover
from romanum.games.imperium.rules.common.leaders import stand_apart, take_off
from romanum.games.imperium.rules.common.sieges import set_fort
from romanum.games.imperium.rules.march.overrun import can_overrun
from romanum.games.imperium.state.errands import Battle, LeaderTaken, Reckoning
from romanum.games.imperium.state.forces import stacks_at
from romanum.games.imperium.state.marks import CALLED, FOUGHT, INSIDE, SUPPLIED
from romanum.games.imperium.state.position import DEAD
from rules import rule

BESIDE_MEDIOLANUM = next(
    PLACE_IDS[there] for there, river, strait, _ in LAND_STEPS[PLACE["a3117"]] if river == NONE and not strait
)


@rule("32a", "32b", "18.2c")
def test_heavy_cavalry_of_five_times_the_strength_rides_on() -> None:
    way = plain(CLEAR, 3)
    t = campaign({way[0]: "caesar 1 30-16-a", way[1]: "pompey 1 4-12"}, sections=("32",))
    walk(t, "caesar", f"march {way[0]}", "ready", f"to {way[1]}", "overrun", f"to {way[2]}", "halt")
    assert (t[way[1]], t[way[2]]) == ("", "caesar 1 30-16-a")
    assert t.g.morale[t.power("pompey")] == 98


@rule("32a", "2.5")
@pytest.mark.parametrize(("month", "rides"), [("December 50 BC", False), ("January 49 BC", True)])
def test_nobody_is_ridden_down_in_a_truce(month: str, rides: bool) -> None:
    t = position({plain()[0]: "caesar 1 30-16-a | pompey 1 4-12"}, scenario=6, month=month, sections=("32",))
    assert can_overrun(t.g, t.stack("caesar", plain()[0])) is rides


@rule("32a")
def test_five_times_is_enough() -> None:
    way = plain(CLEAR, 3)
    t = campaign({way[0]: "caesar 1 30-16-a", way[1]: "pompey 1 6-16"}, sections=("32",))
    walk(t, "caesar", f"march {way[0]}", "ready", f"to {way[1]}", "overrun")
    assert t[way[1]] == "caesar 1 30-16-a"


@rule("32a")
def test_less_than_five_times_is_not_enough_nor_is_it_elsewhere_allowed() -> None:
    way = plain(CLEAR, 3)
    weak = campaign({way[0]: "caesar 1 30-16-a", way[1]: "pompey 1 4-12 1 4-12-new 1 6-16"}, sections=("32",))
    walk(weak, "caesar", f"march {way[0]}", "ready", f"to {way[1]}")
    assert weak.g.mover == NONE
    off = campaign({way[0]: "caesar 1 30-16-a", way[1]: "pompey 1 4-12"})
    walk(off, "caesar", f"march {way[0]}", "ready", f"to {way[1]}")
    assert off.g.mover == NONE


@rule("32b", "18.2.1a")
def test_captives_of_those_who_are_ridden_down_are_free_among_their_own() -> None:
    way = plain(CLEAR, 3)
    t = campaign({way[0]: "caesar 1 30-16-a", way[1]: "pompey 1 4-12"}, sections=("32",))
    antony = t.leader("antony")
    t.g.leader_in = changed(t.g.leader_in, antony, t.stack("pompey", way[1]))
    t.g.captor = changed(t.g.captor, antony, t.power("pompey"))
    walk(t, "caesar", f"march {way[0]}", "ready", f"to {way[1]}", "overrun")
    assert t.g.captor[antony] == -1
    assert "antony" in t[way[1]]
    assert "pompey" not in t[way[1]]
    assert t.is_sound()


@rule("32c")
@pytest.mark.parametrize("rides", [True, False])
def test_those_who_intercept_ride_down_too_or_give_battle(rides: bool) -> None:
    way = plain(CLEAR, 4)
    t = campaign({way[0]: "caesar 1 4-12 antony", way[3]: "pompey 1 30-16-b pompey"}, sections=("32",))
    t.g.leader_of = changed(t.g.leader_of, t.leader("pompey"), t.power("pompey"))
    t.g.mark[t.stack("pompey", way[3])] |= SUPPLIED
    t.stop_at(Battle, LeaderTaken, Reckoning)
    walk(t, "caesar", f"march {way[0]}", "ready", f"to {way[1]}")
    t.roll(6).play("pompey", "intercept pompey")
    if "ready" in t.offered("pompey"):
        t.play("pompey", "ready")
    assert t.offered("pompey") == ["overrun", "give-battle"]
    t.play("pompey", "overrun" if rides else "give-battle")
    assert isinstance(t.waiting, LeaderTaken if rides else Battle)
    assert t[way[1]] == ("caesar antony" if rides else "caesar 1 4-12 antony") + " | pompey 1 30-16-b pompey"
    if rides:
        take_off(t.g, t.leader("antony"), DEAD)
        while t.stopped:
            t.skip()
        assert t.g.mover == NONE
        assert not any(mark & CALLED for mark in t.g.mark)


@rule("32d")
def test_not_where_they_have_a_fort_to_stand_by() -> None:
    way = plain(CLEAR, 3)
    t = position({way[0]: "caesar 1 30-16-a | pompey 1 4-12"}, scenario=6, month="May 49 BC", sections=("32",))
    assert can_overrun(t.g, t.stack("caesar", way[0]))
    set_fort(t.g, PLACE[way[0]], t.power("pompey"), 1)
    assert not can_overrun(t.g, t.stack("caesar", way[0]))


@rule("32d")
def test_works_that_are_only_begun_and_forts_of_the_riders_protect_nobody() -> None:
    way = plain(CLEAR, 3)
    t = position({way[0]: "caesar 1 30-16-a | pompey 1 4-12"}, scenario=6, month="May 49 BC", sections=("32",))
    set_fort(t.g, PLACE[way[0]], t.power("pompey"), 0, 1)
    set_fort(t.g, PLACE[way[0]], t.power("caesar"), 4)
    assert can_overrun(t.g, t.stack("caesar", way[0]))


def riding_at(holder: str, markers: int = 0, garrison: str = "1 4-12") -> Table:
    """Heavy cavalry comes to Mediolanum, where a few men of Pompey's stand."""
    board = {BESIDE_MEDIOLANUM: "caesar 2 30-16-a", "a3117": f"pompey {garrison}"}
    t = campaign(board, sections=("32",), cities={"mediolanum": holder}, month="May 49 BC")
    t.g.city_plunder = changed(t.g.city_plunder, CITY["mediolanum"], markers)
    return walk(t, "caesar", f"march {BESIDE_MEDIOLANUM}", "ready", "to a3117", "overrun")


@rule("32d", "12.3b")
def test_whoever_stands_in_a_city_of_his_own_may_accept_siege_rather_than_be_ridden_down() -> None:
    t = riding_at("pompey")
    assert t.asked == ("pompey",)
    t.play("pompey", "take-cover")
    assert t.g.mark[t.stack("pompey", "a3117")] & INSIDE
    assert any(text.startswith("to ") for text in t.offered("caesar"))
    walk(t, "caesar", "halt")
    assert t.is_sound()


@rule("32d", "32b")
def test_he_may_stay_in_the_open_too() -> None:
    t = riding_at("pompey").play("pompey", "stay-out")
    assert "pompey" not in t["a3117"]


@rule("32d")
@pytest.mark.parametrize(("holder", "markers"), [("pompey", 1), ("caesar", 0)])
def test_a_plundered_city_and_one_of_others_are_no_cover(holder: str, markers: int) -> None:
    t = riding_at(holder, markers)
    assert "pompey" not in t["a3117"]


@rule("32d", "16.3a")
def test_those_for_whom_there_is_no_room_are_ridden_down() -> None:
    t = position({"a3117": "pompey 5 20-10-b"}, scenario=6, cities={"mediolanum": "pompey"})
    take_cover(t.g, PLACE["a3117"], t.power("pompey"))
    assert sorted(len(t.g.units[s]) for s in stacks_at(t.g, PLACE["a3117"])) == [1, 4]


@rule("18.2c", "32a")
def test_a_leader_alone_is_ridden_down_or_passed_by() -> None:
    way = plain(CLEAR, 3)
    board = {way[0]: "caesar 1 30-16-a", way[1]: "pompey cato"}
    t = campaign(board, sections=("32",))
    walk(t.stop_at(LeaderTaken), "caesar", f"march {way[0]}", "ready", f"to {way[1]}")
    assert t.offered("caesar") == ["overrun", "pass"]
    t.play("caesar", "overrun")
    assert t.waiting == LeaderTaken(t.leader("cato"), t.power("caesar"), 0)
    passed = campaign(board, sections=("32",))
    walk(passed, "caesar", f"march {way[0]}", "ready", f"to {way[1]}", "pass", f"to {way[2]}", "halt")
    assert (passed[way[1]], passed[way[2]]) == ("pompey cato", "caesar 1 30-16-a")


@rule("18.2c", "32a")
def test_others_than_heavy_cavalry_ride_no_leader_down() -> None:
    way = plain(CLEAR, 3)
    light = campaign({way[0]: "caesar 3 6-16", way[1]: "pompey cato"}, sections=("32",))
    walk(light, "caesar", f"march {way[0]}", "ready", f"to {way[1]}")
    assert f"to {way[2]}" in light.offered("caesar")


@rule("18.2c", "32b")
def test_a_leader_who_stands_apart_from_units_that_are_ridden_down_is_caught_too() -> None:
    way = plain(CLEAR, 3)
    t = campaign({way[0]: "caesar 1 30-16-a", way[1]: "pompey 1 4-12 cato"}, sections=("32",))
    cato = t.leader("cato")
    apart = stand_apart(t.g, cato, SUPPLIED | FOUGHT)
    assert t.g.leader_in[cato] == apart != t.stack("pompey", way[1])
    walk(t.stop_at(LeaderTaken), "caesar", f"march {way[0]}", "ready", f"to {way[1]}")
    t.play("caesar", "overrun")
    assert t.waiting == LeaderTaken(cato, t.power("caesar"), 0)
