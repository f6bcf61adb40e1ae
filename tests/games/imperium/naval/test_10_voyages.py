"""10.2 to 10.4: fleets sail, board and land, and what their MP are."""

from __future__ import annotations

from typing import Any

import pytest

from games.imperium.builder import Table
from games.imperium.naval_voyages import (
    BESIDE,
    BRUNDISIUM,
    DEEP_SEA,
    GENUA,
    MASSILIA,
    OFF_MASSILIA,
    left,
    sail,
    segment,
)
from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.data.units import KIND_BY_ID
from romanum.games.imperium.rules.geography.travel import sea_cost
from romanum.games.imperium.rules.naval.combat.sides import attackers
from romanum.games.imperium.rules.naval.voyage import Voyage
from romanum.games.imperium.state.errands import NavalBattle, SeaInterception
from romanum.games.imperium.state.forces import is_naval, stacks_at
from romanum.games.imperium.state.marks import AT_SEA, FRESH, HELD, INSIDE, LANDED, MOVED, SHELTERED
from romanum.games.imperium.state.rosters import LETTER
from rules import rule


def under_way(board: str = "caesar 2 18-30-b", **fields: Any) -> Table:
    """Caesar's fleet sets sail from Massilia."""
    return sail(segment({MASSILIA: board}, **fields), "caesar", f"sail {MASSILIA}")


@rule("10.2")
def test_the_active_player_moves_any_fleet_of_the_power_and_what_it_carries() -> None:
    board = {MASSILIA: "caesar 2 18-30-b | caesar 1 20-10-a", GENUA: "caesar 1 18-30-b", BRUNDISIUM: "pompey 1 18-30-b"}
    t = segment(board)
    assert t.offered("caesar") == [f"sail {MASSILIA}", f"sail {GENUA}", "done"]
    sail(t, "caesar", f"sail {MASSILIA}", "embark 20-10-a", f"to {OFF_MASSILIA}", "halt")
    assert t[OFF_MASSILIA] == "caesar 1 20-10-a 2 18-30-b"
    assert t.offered("caesar") == [f"sail {GENUA}", "done"]


@rule("10.3a")
def test_coastal_and_deep_water_cost_what_the_chart_says_up_to_thirty() -> None:
    t = under_way()
    assert left(t) == 30
    assert left(sail(t, "caesar", f"to {OFF_MASSILIA}")) == 29
    assert left(sail(t, "caesar", f"to {DEEP_SEA}")) == 27
    t.g.spent[t.g.mover] += 26
    refusal = t.refused("caesar", "to a2923")
    assert (refusal.rule, refusal.facts["cost"], refusal.facts["left"]) == ("10.3a", 2, 1)


@rule("10.3b")
def test_outside_the_mediterranean_every_hex_costs_double() -> None:
    t = segment({"b5209": "caesar 1 18-30-b"}, cities={"tyras": "caesar"})
    sail(t, "caesar", "sail b5209", "to b5308")
    assert left(t) == 28
    assert sea_cost(t.g, PLACE[MASSILIA], PLACE[OFF_MASSILIA]) == 1


@rule("10.3c")
def test_no_fleet_crosses_a_hexside_that_is_all_land() -> None:
    t = segment({"c2512": "caesar 1 18-30-b"}, cities={"charax": "caesar"})
    sail(t, "caesar", "sail c2512")
    assert [text for text in t.offered("caesar") if text.startswith("to ")] == ["to c2613"]


@rule("10.3d")
def test_who_ends_in_a_friends_port_lies_in_it_at_no_cost() -> None:
    t = sail(under_way(), "caesar", f"to {BESIDE}", f"to {MASSILIA}")
    assert left(t) == 28
    assert t.g.mark[t.stack("caesar", MASSILIA)] & INSIDE == 0
    besieged = segment({MASSILIA: "caesar 1 4-12 inside city | pompey 3 20-10-b", BESIDE: "caesar 1 18-30-b"})
    sail(besieged, "caesar", f"sail {BESIDE}", f"to {MASSILIA}", "halt")
    assert besieged[MASSILIA] == "caesar inside 1 4-12 | caesar inside 1 18-30-b | pompey 3 20-10-b"
    assert besieged.is_sound()


@rule("10.3d")
def test_who_ends_before_an_enemys_port_is_not_in_it() -> None:
    t = segment({BESIDE: "caesar 1 18-30-b", MASSILIA: "pompey 1 4-12 city"}, cities={})
    sail(t, "caesar", f"sail {BESIDE}", f"to {MASSILIA}", "halt")
    assert t[MASSILIA] == "caesar 1 18-30-b | pompey 1 4-12"


@rule("10.3e")
def test_enemy_land_units_stop_no_fleet() -> None:
    t = segment({MASSILIA: "caesar 1 18-30-b", BESIDE: "pompey 4 20-10-b"})
    sail(t, "caesar", f"sail {MASSILIA}", f"to {BESIDE}")
    assert f"to {OFF_MASSILIA}" in t.offered("caesar")
    assert "halt" in t.offered("caesar")


@rule("10.4.1")
def test_a_fleet_carries_one_legion_equivalent_and_leaders_besides() -> None:
    t = under_way("caesar 2 18-30-b | caesar 1 20-10-a 3 4-12 caesar")
    sail(t, "caesar", "embark 20-10-a", "embark 4-12", "embark 4-12")
    assert "embark 4-12" not in t.offered("caesar")
    sail(t, "caesar", "embark-leader caesar")
    assert t[MASSILIA] == "caesar 1 20-10-a 2 4-12 2 18-30-b caesar | caesar 1 4-12"


@rule("10.4.2a")
def test_boarding_costs_two_in_a_friends_port_however_many_go() -> None:
    t = under_way("caesar 2 18-30-b | caesar 1 20-10-a 1 4-12 caesar")
    sail(t, "caesar", "embark-leader caesar")
    assert left(t) == 30
    sail(t, "caesar", "embark 20-10-a")
    assert left(t) == 28
    sail(t, "caesar", "embark 4-12")
    assert left(t) == 28


@rule("10.4.2a")
def test_boarding_costs_six_on_an_open_coast_on_the_way() -> None:
    t = segment({MASSILIA: "caesar 2 18-30-b | caesar 1 4-12", BESIDE: "caesar 1 20-10-a"})
    sail(t, "caesar", f"sail {MASSILIA}", "embark-all", f"to {BESIDE}", "embark 20-10-a")
    assert left(t) == 30 - 2 - 1 - 6
    sail(t, "caesar", f"to {OFF_MASSILIA}", "halt")
    assert t[OFF_MASSILIA] == "caesar 1 20-10-a 1 4-12 2 18-30-b"


@rule("10.4.3a")
def test_who_has_put_units_ashore_sails_no_farther() -> None:
    t = under_way("caesar 1 18-30-b aboard 1 20-10-a")
    sail(t, "caesar", f"to {BESIDE}", f"to {MASSILIA}", f"land {MASSILIA}")
    assert t.g.innermost(Voyage) is None
    assert t.g.mark[t.stack("caesar", MASSILIA)] & MOVED


@rule("10.4.3b")
def test_going_ashore_in_a_friends_port_costs_two_and_a_leader_nothing() -> None:
    t = under_way("caesar 2 18-30-b aboard 2 4-12 caesar")
    sail(t, "caesar", f"to {BESIDE}", f"to {MASSILIA}", "set-ashore caesar")
    assert left(t) == 28
    fleet = t.g.mover
    sail(t, "caesar", f"land {MASSILIA}", "ready")
    assert t.g.spent[fleet] == 4
    assert "2 4-12" in t[MASSILIA].split(" | ")[1]


@rule("10.4.3c")
def test_on_a_coast_without_a_port_friends_land_for_six() -> None:
    t = segment({MASSILIA: "caesar 1 18-30-b aboard 1 20-10-a"}, lords={"narbonensis": "caesar"})
    sail(t, "caesar", f"sail {MASSILIA}", f"to {BESIDE}")
    fleet = t.g.mover
    sail(t, "caesar", f"land {BESIDE}")
    assert t.g.spent[fleet] == 7
    assert t[BESIDE] == "caesar 1 18-30-b | caesar 1 20-10-a"


@rule("10.4.3c")
def test_from_a_hex_that_is_all_sea_one_lands_in_the_hexes_beside_it() -> None:
    t = segment({MASSILIA: "caesar 1 18-30-b aboard 1 20-10-a"}, lords={"narbonensis": "caesar"})
    sail(t, "caesar", f"sail {MASSILIA}", f"to {OFF_MASSILIA}", f"land {BESIDE}")
    assert t[OFF_MASSILIA] == "caesar 1 18-30-b"
    assert t[BESIDE] == "caesar 1 20-10-a"


@rule("10.4.3c")
def test_in_an_enemys_province_nobody_lands_in_peace() -> None:
    t = segment({MASSILIA: "caesar 1 18-30-b aboard 1 20-10-a"}, lords={"narbonensis": "pompey"})
    sail(t, "caesar", f"sail {MASSILIA}", f"to {BESIDE}")
    assert t.refused("caesar", f"land {BESIDE}").rule == "10.5b"


@rule("10.4.3e")
def test_a_besieged_port_is_relieved_by_sea_unless_a_fleet_besieges_it() -> None:
    board = {MASSILIA: "caesar 1 4-12 inside city | pompey 3 20-10-b", BESIDE: "caesar 1 18-30-b aboard 1 20-10-a"}
    t = sail(segment(board), "caesar", f"sail {BESIDE}", f"to {MASSILIA}", f"land {MASSILIA}")
    assert "caesar inside 1 20-10-a 1 4-12" in t[MASSILIA]
    board[MASSILIA] = "caesar 1 4-12 inside city | caesar 2 18-30-b inside | pompey 3 20-10-b | pompey 1 18-30-b"
    t = sail(segment(board), "caesar", f"sail {BESIDE}", f"to {MASSILIA}")
    assert t.refused("caesar", f"land {MASSILIA}").rule == "10.4.3e"


@rule("10.4.3f")
def test_a_friends_port_in_an_enemys_province_is_open() -> None:
    t = segment({BESIDE: "caesar 1 18-30-b aboard 1 20-10-a"}, lords={"narbonensis": "pompey"})
    fleet = t.stack("caesar", BESIDE)
    sail(t, "caesar", f"sail {BESIDE}", f"to {MASSILIA}", f"land {MASSILIA}")
    assert t.g.spent[fleet] == 3
    assert "caesar 1 20-10-a" in t[MASSILIA]


@rule("10.4.3g")
def test_land_units_may_stay_aboard() -> None:
    t = under_way("caesar 2 18-30-b aboard 1 20-10-a 1 4-12")
    sail(t, "caesar", f"to {BESIDE}", f"to {MASSILIA}", f"land {MASSILIA}", "keep-aboard 20-10-a")
    assert t[MASSILIA] == "caesar 1 20-10-a 2 18-30-b | caesar 1 4-12"
    other = sail(under_way("caesar 1 18-30-b aboard 1 20-10-a"), "caesar", "halt")
    assert other[MASSILIA] == "caesar 1 20-10-a 1 18-30-b"


@rule("10.4.3h")
def test_boarding_and_landing_cost_the_same_in_the_black_sea() -> None:
    t = segment({"b5209": "caesar 1 18-30-b | caesar 1 20-10-a"}, cities={"tyras": "caesar"})
    sail(t, "caesar", "sail b5209", "embark 20-10-a")
    assert left(t) == 28
    fleet = t.g.mover
    sail(t, "caesar", "land b5209")
    assert t.g.spent[fleet] == 4


@rule("10.4.3i")
def test_who_is_aboard_is_in_the_fleets_stack_and_as_hidden() -> None:
    t = under_way("caesar 1 18-30-b | caesar 1 20-10-a")
    sail(t, "caesar", "embark 20-10-a", f"to {OFF_MASSILIA}", "halt")
    assert t[OFF_MASSILIA] == "caesar 1 20-10-a 1 18-30-b"
    t.g.hidden = True
    known, stack = t.known("pompey"), t.stack("caesar", OFF_MASSILIA)
    assert (known.units[stack], known.top[stack]) == ("?", LETTER[KIND_BY_ID["18-30-b"]])


@rule("10.4.4a")
def test_after_ten_mp_of_the_fleet_those_who_land_march_on() -> None:
    t = under_way("caesar 1 18-30-b aboard 1 20-10-a")
    t.g.spent[t.g.mover] += 8
    sail(t, "caesar", f"land {MASSILIA}")
    assert not t.g.mark[t.stack("caesar", MASSILIA, 0)] & HELD


@rule("10.4.4b")
def test_after_eleven_they_do_not() -> None:
    t = under_way("caesar 1 18-30-b aboard 1 20-10-a")
    t.g.spent[t.g.mover] += 9
    sail(t, "caesar", f"land {MASSILIA}")
    assert t.stack("caesar", MASSILIA, HELD) >= 0


def test_fleets_may_stay_behind_as_long_as_the_rest_can_carry_all() -> None:
    t = under_way("caesar 3 18-30-b aboard 2 20-10-a")
    sail(t, "caesar", "stay-behind 18-30-b")
    assert "stay-behind 18-30-b" not in t.offered("caesar")
    sail(t, "caesar", f"to {OFF_MASSILIA}", "halt")
    assert (t[MASSILIA], t[OFF_MASSILIA]) == ("caesar 1 18-30-b", "caesar 2 20-10-a 2 18-30-b")
    assert f"sail {MASSILIA}" in t.offered("caesar")


def test_interception_is_asked_after_every_step_but_not_on_the_deep_sea() -> None:
    t = under_way()
    t.play("caesar", f"to {OFF_MASSILIA}")
    assert t.waiting == SeaInterception(t.g.mover, PLACE[OFF_MASSILIA])
    t.skip()
    t.play("caesar", f"to {DEEP_SEA}")
    assert not t.stopped


def test_a_moving_fleet_engages_enemies_and_sails_on_if_nothing_stops_it() -> None:
    t = segment({MASSILIA: "caesar 2 18-30-b", OFF_MASSILIA: "pompey 1 18-30-b"})
    sail(t, "caesar", f"sail {MASSILIA}", f"to {OFF_MASSILIA}")
    t.play("caesar", "engage pompey")
    assert t.waiting == NavalBattle(PLACE[OFF_MASSILIA], t.power("caesar"), t.power("pompey"), False)
    t.skip()
    assert t.step == "Voyage"


@rule("10.7.1b", "10.7a")
def test_a_fleet_that_had_withdrawn_into_port_comes_out_to_attack() -> None:
    """It fights then: else it could engage for ever, and nothing would come of it."""
    t = segment({MASSILIA: "caesar 2 18-30-b | pompey 1 18-30-b"})
    stack = t.stack("caesar", MASSILIA)
    t.g.mark[stack] |= SHELTERED
    sail(t, "caesar", f"sail {MASSILIA}")
    t.play("caesar", "engage pompey")
    assert not t.g.mark[stack] & SHELTERED
    assert attackers(t.g, PLACE[MASSILIA], t.power("caesar"), t.power("pompey")) == [stack]


def test_a_fleet_that_was_stopped_rests_where_it_was_put() -> None:
    t = under_way()
    t.play("caesar", f"to {OFF_MASSILIA}")
    t.g.mark[t.g.mover] = AT_SEA
    t.skip()
    assert t.g.innermost(Voyage) is None
    assert t.stack("caesar", OFF_MASSILIA, AT_SEA | MOVED) >= 0


@rule("10.4.4b", "10.5.1a")
@pytest.mark.parametrize(("mark", "boards"), [(FRESH, True), (HELD, False), (LANDED, False)])
def test_who_came_ashore_from_afar_or_to_attack_boards_no_other_fleet(mark: int, boards: bool) -> None:
    t = segment({MASSILIA: "caesar 2 18-30-b | caesar 1 20-10-a"})
    t.g.mark[next(s for s in stacks_at(t.g, PLACE[MASSILIA]) if not is_naval(t.g, s))] = mark
    sail(t, "caesar", f"sail {MASSILIA}")
    assert ("embark 20-10-a" in t.offered("caesar")) is boards
