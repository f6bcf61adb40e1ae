"""10.5, 13.6, 17.2.2: invasions from the sea, what follows them ashore, and blockades."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.imperium.builder import Table, position
from games.imperium.map.test_03_units import units
from games.imperium.naval_voyages import BESIDE, BRUNDISIUM, MASSILIA, OFF_MASSILIA, left, sail, segment
from romanum.games.imperium.data.cities import CITY, CITY_PLACE
from romanum.games.imperium.data.hexes import PLACE, PLACE_IDS, PROVINCE
from romanum.games.imperium.data.seas import PORT_WATERS
from romanum.games.imperium.data.units import KIND_BY_ID
from romanum.games.imperium.rules.common.port_supply import in_port_supply
from romanum.games.imperium.rules.common.sieges import is_blockaded
from romanum.games.imperium.rules.naval.embarkation import who_lands
from romanum.games.imperium.rules.naval.segments import minors_of
from romanum.games.imperium.rules.naval.voyage import Sailing
from romanum.games.imperium.rules.setup import deploy
from romanum.games.imperium.state.errands import (
    Activated,
    FleetsLeave,
    LandMovement,
    LandTheRest,
    NavalBattle,
    NavalOperations,
    Reckoning,
    SeaInterception,
    SiegesSeen,
    Trespass,
)
from romanum.games.imperium.state.forces import add, is_naval
from romanum.games.imperium.state.marks import GUESTS, HELD, INSIDE, LANDED, SHELTERED, SUPPLIED
from romanum.games.imperium.state.position import ACTIVE, INACTIVE, NOBODY, PEOPLE
from romanum.games.imperium.state.rosters import LETTER
from rules import rule

ABOARD = "caesar 2 18-30-b aboard 1 20-10-a 1 6-16 1 train-6 caesar"


def off_coast(there: str = "", aboard: str = "caesar 2 18-30-b aboard 2 20-10-a caesar", **fields: Any) -> Table:
    """Caesar's fleet off a coast of Pompey's Narbonensis."""
    fields = {"lords": {"narbonensis": "pompey"}, **fields}
    t = segment({MASSILIA: aboard, BESIDE: there} if there else {MASSILIA: aboard}, **fields)
    return sail(t, "caesar", f"sail {MASSILIA}", f"to {BESIDE}")


@rule("10.5a")
def test_in_summer_units_land_on_an_enemys_coast_and_in_winter_they_do_not() -> None:
    t = sail(off_coast(), "caesar", f"land {BESIDE}", "ready")
    assert "caesar 2 20-10-a caesar" in t[BESIDE]
    assert t.events("invades")
    assert off_coast(winter=True).refused("caesar", f"land {BESIDE}").rule == "10.5a"


@rule("10.5b")
@pytest.mark.parametrize(("leader", "may"), [("caesar", True), ("antony", True), ("fabius", False), ("", False)])
def test_only_a_great_leader_leads_an_invasion(leader: str, may: bool) -> None:
    t = position(scenario=6)
    value = t.g.leader_value[t.leader(leader)] if leader else 0
    assert (value >= 2) is may
    t = off_coast(aboard=f"caesar 2 18-30-b aboard 2 20-10-a {leader}")
    assert (f"land {BESIDE}" in t.offered("caesar")) is may
    if not may:
        assert t.refused("caesar", f"land {BESIDE}").rule == "10.5b"


@rule("10.5b", "10.4.1")
@pytest.mark.parametrize(("leader", "may"), [("antony", True), ("canidius", False)])
def test_a_great_leader_among_those_whom_a_fleet_carries_leads_one_too(leader: str, may: bool) -> None:
    """Cleopatra's ships carry Antony's army."""
    board = {MASSILIA: f"egypt 2 18-30-b | antony 2 20-10-a {leader}"}
    t = position(board, scenario=9, cities={"massilia": "antony"}, lords={"narbonensis": "octavian"})
    assert (t.g.leader_value[t.leader(leader)] >= 2) is may
    t.stop_at(SeaInterception, NavalBattle, SiegesSeen, Reckoning, Trespass)
    t.push(Sailing(t.seat("antony"), minors_of(t.seat("antony"))))
    sail(t, "antony", f"sail {MASSILIA}", "welcome antony", f"to {BESIDE}")
    assert (f"land {BESIDE}" in t.offered("antony")) is may


@rule("10.4.3d")
def test_an_invasion_costs_six_with_a_port_or_without() -> None:
    t = off_coast()
    fleet = t.g.mover
    sail(t, "caesar", f"land {BESIDE}", "ready")
    assert t.g.spent[fleet] == 7
    t = segment({BESIDE: "caesar 2 18-30-b aboard 2 20-10-a caesar"}, cities={"massilia": "pompey"})
    fleet = t.stack("caesar", BESIDE)
    sail(t, "caesar", f"sail {BESIDE}", f"to {MASSILIA}", f"land {MASSILIA}", "ready")
    assert t.g.spent[fleet] == 7
    t = off_coast()
    t.g.spent[t.g.mover] += 24
    assert (left(t), t.refused("caesar", f"land {BESIDE}").rule) == (5, "10.4.3d")


@rule("10.5.1a")
@pytest.mark.parametrize("there", ["pompey 2 4-12", "pompey fort 1 1 4-12", "pompey 1 20-10-b"])
def test_those_who_land_among_enemies_must_attack_them(there: str) -> None:
    t = sail(off_coast(there), "caesar", f"land {BESIDE}", "ready")
    assert t.stack("caesar", BESIDE, LANDED) >= 0


@rule("10.5.1a", "10.5.1b")
def test_fleets_outside_a_port_bar_the_landing_until_they_are_beaten_or_inside() -> None:
    t = segment(
        {BESIDE: "caesar 2 18-30-b aboard 2 20-10-a caesar", MASSILIA: "pompey 1 18-30-b | pompey 1 4-12"},
        cities={"massilia": "pompey"},
    )
    sail(t, "caesar", f"sail {BESIDE}", f"to {MASSILIA}")
    assert t.refused("caesar", f"land {MASSILIA}").rule == "10.5.1b"
    enemy = next(s for s in range(len(t.g.at)) if is_naval(t.g, s) and t.g.whose[s] == t.power("pompey"))
    t.g.mark[enemy] |= SHELTERED
    sail(t.go_on(), "caesar", f"land {MASSILIA}", "ready")
    assert "caesar 2 20-10-a caesar" in t[MASSILIA]


@rule("10.5.1b")
@pytest.mark.parametrize(("where", "barred"), [(BESIDE, True), (OFF_MASSILIA, False)])
def test_from_the_open_sea_fleets_in_the_hex_of_the_landing_bar_it_and_no_others(where: str, barred: bool) -> None:
    board = {MASSILIA: "caesar 2 18-30-b aboard 2 20-10-a caesar", where: "pompey 1 18-30-b"}
    t = sail(segment(board, lords={"narbonensis": "pompey"}), "caesar", f"sail {MASSILIA}", f"to {OFF_MASSILIA}")
    assert (f"land {BESIDE}" not in t.offered("caesar")) is barred
    if barred:
        assert t.refused("caesar", f"land {BESIDE}").rule == "10.5.1b"


@rule("10.5.1c")
def test_against_enemies_infantry_and_leaders_alone_go_ashore() -> None:
    t = sail(off_coast("pompey 2 4-12", "caesar 3 18-30-b aboard 1 20-10-a 1 6-16 1 train-6 caesar"), "caesar")
    sail(t, "caesar", f"land {BESIDE}", "ready")
    assert "caesar 1 20-10-a caesar" in t[BESIDE]
    assert "caesar 1 6-16 3 18-30-b 1 train-6" in t[BESIDE]
    empty = sail(off_coast("", "caesar 3 18-30-b aboard 1 20-10-a 1 6-16 1 train-6 caesar"), "caesar")
    sail(empty, "caesar", f"land {BESIDE}", "ready")
    assert "caesar 1 20-10-a 1 6-16 1 train-6 caesar" in empty[BESIDE]


@rule("10.5.1d")
def test_cavalry_and_trains_follow_those_who_have_survived_and_go_no_farther() -> None:
    board = {BESIDE: "caesar 1 20-10-a | caesar 2 18-30-b aboard 1 6-16 1 train-6"}
    t = position(board, scenario=6).push(LandTheRest(PLACE[BESIDE], position(scenario=6).power("caesar")))
    assert t.offered("caesar") == ["ready", "unit 6-16", "unit train-6", "done"]
    t.play("caesar", "unit 6-16", "done")
    assert t[BESIDE] == "caesar 1 20-10-a | caesar 2 18-30-b 1 train-6 | caesar 1 6-16"
    assert t.g.mark[t.stack("caesar", BESIDE, HELD)] & HELD


@rule("10.5.1d")
def test_they_also_come_from_a_sea_hex_beside_the_coast() -> None:
    board = {BESIDE: "caesar 1 20-10-a", OFF_MASSILIA: "caesar 2 18-30-b aboard 1 6-16 1 train-6"}
    t = position(board, scenario=6).push(LandTheRest(PLACE[BESIDE], position(scenario=6).power("caesar")))
    t.play("caesar", "ready")
    assert (t[BESIDE], t[OFF_MASSILIA]) == ("caesar 1 20-10-a | caesar 1 6-16 1 train-6", "caesar 2 18-30-b")


@rule("10.5.1d", "10.4.1")
def test_so_do_those_whom_the_ships_of_another_power_carry() -> None:
    """Antony's cavalry is aboard Cleopatra's ships."""
    t = position({BESIDE: "antony 1 20-10-a | egypt 2 18-30-b"}, scenario=9)
    add(t.g, t.power("antony"), PLACE[BESIDE], units("1 6-16 1 train-6"), GUESTS)
    t.push(LandTheRest(PLACE[BESIDE], t.power("antony"))).play("antony", "ready")
    assert t[BESIDE] == "antony 1 20-10-a | antony 1 6-16 1 train-6 | egypt 2 18-30-b"
    assert t.g.mark[t.stack("antony", BESIDE, HELD)] == HELD
    assert t.is_sound()


@rule("10.5.1e")
def test_invaders_do_not_march_in_the_same_game_turn() -> None:
    t = position({BESIDE: "caesar 2 20-10-a"}, scenario=6, month="May 49 BC")
    stack = t.stack("caesar", BESIDE)
    t.g.mark[stack] = SUPPLIED
    assert f"march {BESIDE}" in t.push(LandMovement(t.seat("caesar"))).offered("caesar")
    t = sail(off_coast(), "caesar", f"land {BESIDE}", "ready")
    landed = t.stack("caesar", BESIDE, LANDED)
    t.g.mark[landed] |= SUPPLIED
    assert f"march {BESIDE}" not in t.push(LandMovement(t.seat("caesar"))).offered("caesar")


@rule("10.4.4c")
def test_land_units_set_up_with_a_fleet_are_ashore() -> None:
    t = position(scenario=6)
    power = t.power("pompey")
    fleets, others = (KIND_BY_ID[name] for name in ("18-30-b", "20-10-b"))
    stack = next(stack for stack in t.g.setting.powers[power].stacks if stack.coloured)
    both = msgspec.structs.replace(stack, coloured=((0, ((others, 1), (fleets, 1))),), leaders=(), fort=-1)
    deploy(t.g, power, both, PLACE[BRUNDISIUM])
    assert t[BRUNDISIUM] == "pompey 1 20-10-b | pompey 1 18-30-b"


def test_whoever_lands_in_a_province_wakes_who_sleeps_there() -> None:
    t = off_coast().stop_at(Trespass)
    t.play("caesar", f"land {BESIDE}", "ready")
    assert t.waiting.province == PROVINCE[PLACE[BESIDE]]


@rule("5.6f")
def test_an_open_city_falls_to_those_who_land() -> None:
    board = {BESIDE: "caesar 2 18-30-b aboard 2 20-10-a caesar"}
    t = segment(board, cities={"massilia": "pompey"})
    city = CITY["massilia"]
    t.g.city_plunder = (*t.g.city_plunder[:city], 1, *t.g.city_plunder[city + 1 :])
    sail(t, "caesar", f"sail {BESIDE}", f"to {MASSILIA}", f"land {MASSILIA}", "ready")
    assert t.holder("massilia") == "caesar"
    closed = segment(board, cities={"massilia": "pompey"})
    sail(closed, "caesar", f"sail {BESIDE}", f"to {MASSILIA}", f"land {MASSILIA}", "ready")
    assert closed.holder("massilia") == "pompey"


@rule("18.2.1a")
def test_captives_go_aboard_with_the_last_of_their_guards() -> None:
    t = segment({MASSILIA: "caesar 2 18-30-b | caesar 2 4-12 scipio"})
    scipio = t.leader("scipio")
    t.g.captor = (*t.g.captor[:scipio], t.power("caesar"), *t.g.captor[scipio + 1 :])
    t.g.leader_of = (*t.g.leader_of[:scipio], t.power("pompey"), *t.g.leader_of[scipio + 1 :])
    sail(t, "caesar", f"sail {MASSILIA}", "embark-all")
    assert t.g.leader_in[scipio] == t.g.mover
    assert t.is_sound()


# ---- blockades


def blockade(outside: int, *sections: str, inside: int = 1) -> Table:
    ships = f"pompey {inside} 18-30-b aboard 1 4-12 | " if inside else ""
    board = {BRUNDISIUM: f"{ships}pompey 1 20-10-b city | caesar {outside} 18-30-b aboard 2 20-10-a"}
    return segment(board, "pompey", cities={"brundisium": "pompey"}, sections=sections)


@rule("13.6a")
def test_fewer_points_of_fleets_inside_than_outside_are_a_blockade_where_it_is_in_force() -> None:
    place = PLACE[BRUNDISIUM]
    assert is_blockaded(blockade(2, "13.6").g, place)
    assert not is_blockaded(blockade(2).g, place)
    assert not is_blockaded(blockade(1, "13.6").g, place)


@rule("13.6d")
def test_no_fleet_with_land_units_leaves_a_blockaded_port_without_a_fight() -> None:
    t = sail(blockade(2, "13.6"), "pompey", f"sail {BRUNDISIUM}")
    assert t.refused("pompey", "to b4420").rule == "17.2.2b"
    assert "engage caesar" in t.offered("pompey")
    assert "to b4420" not in t.offered("pompey")
    free = sail(blockade(1, "13.6"), "pompey", f"sail {BRUNDISIUM}")
    assert "to b4420" in free.offered("pompey")


@rule("13.6d")
def test_nor_does_one_enter() -> None:
    board = {BRUNDISIUM: "pompey 1 20-10-b city | caesar 2 18-30-b", "b4420": "pompey 1 18-30-b aboard 1 4-12"}
    t = segment(board, "pompey", cities={"brundisium": "pompey"}, sections=("13.6",))
    sail(t, "pompey", "sail b4420", f"to {BRUNDISIUM}")
    assert t.refused("pompey", f"land {BRUNDISIUM}").rule == "13.6d"


@rule("13.6b")
def test_a_blockaded_port_feeds_nobody() -> None:
    def is_fed(*sections: str) -> bool:
        t = blockade(2, *sections)
        ashore = next(s for s in range(len(t.g.at)) if t.g.whose[s] == t.power("pompey") and not is_naval(t.g, s))
        return in_port_supply(t.g, ashore)

    assert is_fed()
    assert not is_fed("13.6")


@rule("13.5b")
def test_a_fleet_shut_in_an_island_port_is_fed_by_sea_unless_it_is_blockaded() -> None:
    def is_fed(outside: int) -> bool:
        board = {"b4621b": "pompey 1 4-12 city inside | caesar 3 20-10-a", "b4621": "pompey 1 18-30-b"}
        t = position(board, scenario=6)
        fleet = t.stack("pompey", "b4621")
        t.g.mark[fleet] |= INSIDE
        if outside:
            add(t.g, t.power("caesar"), PLACE["b4621"], LETTER[KIND_BY_ID["18-30-b"]] * outside)
        return in_port_supply(t.g, fleet)

    assert is_fed(0)
    assert not is_fed(2)


@rule("13.6c")
def test_land_units_in_the_port_do_not_fight_the_blockaders() -> None:
    t = blockade(2, "13.6", inside=0)
    assert t.step == "Sailing" or not t.g.stack
    assert t.offered("pompey") in ([], ["done"])


@rule("13.6e")
def test_blockading_fleets_need_a_port_like_others() -> None:
    board = {BRUNDISIUM: "pompey 1 4-12 city | caesar 2 18-30-b"}
    t = position(board, scenario=6, month="May 49 BC", cities={"brundisium": "pompey"}, sections=("13.6",))
    t.push(NavalOperations()).play("caesar", "done")
    assert "18-30" not in t[BRUNDISIUM]


@rule("17.2.2a")
def test_besieged_fleets_come_out_against_their_besiegers() -> None:
    board = {BRUNDISIUM: "pompey 1 18-30-b city inside | caesar 2 18-30-b | caesar 4 20-10-a"}
    t = segment(board, "pompey", cities={"brundisium": "pompey"})
    sail(t, "pompey", f"sail {BRUNDISIUM}")
    assert t.refused("pompey", "to b4420").rule == "17.2.2b"
    t.play("pompey", "engage caesar")
    assert isinstance(t.waiting, NavalBattle)


@rule("17.2.2b")
def test_an_unblockaded_port_under_siege_is_left_and_entered_freely() -> None:
    board = {BRUNDISIUM: "pompey 1 18-30-b inside | pompey 1 4-12 city inside | caesar 4 20-10-a"}
    t = segment(board, "pompey", cities={"brundisium": "pompey"})
    sail(t, "pompey", f"sail {BRUNDISIUM}", "embark 4-12", "to b4420", "halt")
    assert t["b4420"] == "pompey 1 4-12 1 18-30-b"
    assert t.is_sound()


# ---- out of a port that is attacked


@rule("14.6d")
def test_fleets_that_leave_a_port_lie_before_it_or_go_to_sea() -> None:
    board = {BRUNDISIUM: "pompey 2 18-30-b | pompey 1 20-10-b city | caesar 4 20-10-a"}
    t = position(board, scenario=6, cities={"brundisium": "pompey"})
    t.push(FleetsLeave(PLACE[BRUNDISIUM], t.power("pompey")))
    assert {f"at {BRUNDISIUM}", "at b4420"} <= set(t.offered("pompey"))
    t.play("pompey", "at b4420")
    assert t["b4420"] == "pompey 2 18-30-b"


@rule("14.6f")
def test_they_attack_enemy_fleets_outside_at_once() -> None:
    board = {BRUNDISIUM: "pompey 2 18-30-b city | caesar 1 18-30-b | caesar 4 20-10-a"}
    t = position(board, scenario=6, month="May 49 BC", cities={"brundisium": "pompey"}).stop_at(NavalBattle)
    t.push(FleetsLeave(PLACE[BRUNDISIUM], t.power("pompey")))
    assert (t.waiting.attacker, t.waiting.defender) == (t.power("pompey"), t.power("caesar"))


@rule("14.6g")
def test_beaten_fleets_go_elsewhere() -> None:
    t = position({BESIDE: "caesar 1 18-30-b", MASSILIA: "caesar 1 4-12 city"}, scenario=6)
    t.push(FleetsLeave(PLACE[BESIDE], t.power("caesar")))
    assert f"at {BESIDE}" not in t.offered("caesar")
    t.play("caesar", f"at {MASSILIA}")
    assert "1 18-30-b" in t[MASSILIA]


@rule("5.2.3b", "5.6f", "23.1")
def test_a_city_of_those_who_sleep_is_theirs_when_somebody_lands_there() -> None:
    """Melita is nobody's in 49 BC: its people wake and hold their city before anybody walks into it."""
    melita = PLACE_IDS[CITY_PLACE[CITY["melita"]]]
    water = PLACE_IDS[PORT_WATERS[PLACE[melita]][0]]
    t = position({water: "caesar 2 18-30-b aboard 2 20-10-a caesar"}, scenario=6, month="May 49 BC")
    people = PEOPLE + PROVINCE[PLACE[melita]]
    assert (t.g.city_of[CITY["melita"]], t.g.standing[people]) == (NOBODY, INACTIVE)
    t.roll(1, 1, 1, 1).stop_at(Activated)
    t.push(Sailing(t.seat("caesar"), t.power("caesar"))).play("caesar", f"sail {water}", f"land {melita}", "ready")
    while t.stopped:
        t.skip()
    assert t.g.standing[people] == ACTIVE
    assert t.g.city_of[CITY["melita"]] == people
    assert t.g.lord[PROVINCE[PLACE[melita]]] == people


@rule("10.5.1c", "23.1")
@pytest.mark.parametrize(("land", "ashore"), [("egypt", "1 20-10-a"), ("marius", "1 20-10-a 1 6-16 1 train-6")])
def test_neutrals_at_home_are_enemies_of_those_who_land_among_them(land: str, ashore: str) -> None:
    """Egypt sleeps; in its own land it wakes, so that neither cavalry nor trains land beside its army."""
    board = {"b6426": "egypt 2 16-9-b | marius 3 18-30-b aboard 1 20-10-a 1 6-16 1 train-6 marius"}
    t = position(board, scenario=3, lords={"aegyptus": land})
    assert t.g.standing[t.power("egypt")] == INACTIVE
    assert who_lands(t.g, t.stack("marius", "b6426"), PLACE["b6426"]) == units(ashore)
