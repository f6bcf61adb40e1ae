"""10.3f-i, 10.3.1: fleets that find no port, and the sea in winter."""

from __future__ import annotations

from typing import Any

import pytest

from games.imperium.builder import Table, position
from games.imperium.naval_voyages import BESIDE, BRUNDISIUM, DEEP_SEA, MASSILIA, OFF_MASSILIA, left, sail, segment
from romanum.games.imperium.data.provinces import PROVINCE_BY_ID
from romanum.games.imperium.data.units import KIND_BY_ID
from romanum.games.imperium.rules.naval.attrition import Overboard, limit, roll
from romanum.games.imperium.rules.siege.plunder import plunder_province
from romanum.games.imperium.state.effects import STORMS, begin
from romanum.games.imperium.state.errands import Appeal, LeaderLost, NavalOperations
from romanum.games.imperium.state.forces import is_naval
from romanum.games.imperium.state.marks import LENT
from rules import rule

SHIP = KIND_BY_ID["18-30-b"]
ALLIES = (("caesar", "pompey"),)


def phase(board: dict[str, str], name: str = "caesar", **fields: Any) -> Table:
    """A whole Naval Operations Phase in which one power has fleets."""
    found: dict[str, Any] = {"scenario": 6, "month": "May 49 BC", "cities": {"massilia": name}, **fields}
    return position(board, **found).push(NavalOperations())


# ---- port stops


@rule("10.3f")
def test_a_fleet_at_sea_that_finds_no_port_is_lost() -> None:
    t = phase({OFF_MASSILIA: "caesar 2 18-30-b aboard 1 20-10-a"}).play("caesar", "done")
    assert t[OFF_MASSILIA] == ""
    assert t.g.morale[t.power("caesar")] == 100 - 3 * 4
    assert [event.rule for event in t.events("no-port")] == ["10.3f"]


@rule("10.3f")
def test_one_that_finds_a_port_is_saved_and_one_that_was_in_port_may_stay_out_a_month() -> None:
    t = phase({OFF_MASSILIA: "caesar 2 18-30-b", MASSILIA: "caesar 1 18-30-c"})
    t.play("caesar", f"sail {OFF_MASSILIA}", f"to {MASSILIA}", "halt")
    t.play("caesar", f"sail {MASSILIA}", f"to {BESIDE}", "halt")
    assert (t[MASSILIA], t[BESIDE]) == ("caesar 2 18-30-b", "caesar 1 18-30-c")


@rule("10.3h")
@pytest.mark.parametrize("by", ["caesar", "pompey", ""])
def test_a_fleet_may_stay_in_an_enemys_port_that_its_side_has_plundered_with_the_province(by: str) -> None:
    cities, lords = {"massilia": "pompey"}, {"narbonensis": "pompey"}
    t = position({MASSILIA: "caesar 1 18-30-b"}, scenario=6, month="May 49 BC", cities=cities, lords=lords)
    if by:
        plunder_province(t.g, t.seat(by), t.power(by), PROVINCE_BY_ID["narbonensis"])
        t.g.stack.clear()
    t.push(NavalOperations()).play("caesar", "done")
    assert t[MASSILIA] == ("caesar 1 18-30-b" if by == "caesar" else "")


@rule("10.3i", "17.2b")
def test_a_besieger_beside_friends_ashore_needs_no_port() -> None:
    board = "pompey 1 4-12 city inside | caesar 2 18-30-b"
    alone = phase({BRUNDISIUM: board}, cities={"brundisium": "pompey"}).play("caesar", "done")
    assert "18-30" not in alone[BRUNDISIUM]
    helped = phase({BRUNDISIUM: f"{board} | caesar 4 20-10-a"}, cities={"brundisium": "pompey"})
    assert "2 18-30-b" in helped.play("caesar", "done")[BRUNDISIUM]


# ---- winter


def in_winter(board: str = "caesar 2 18-30-b", **fields: Any) -> Table:
    t = segment({MASSILIA: board}, winter=True, **fields)
    return sail(t, "caesar", f"sail {MASSILIA}")


@rule("10.3.1a")
def test_in_winter_hexes_cost_more_and_who_has_sailed_checks_attrition() -> None:
    t = in_winter("caesar 1 18-30-b")
    assert left(sail(t, "caesar", f"to {OFF_MASSILIA}")) == 28
    assert left(sail(t, "caesar", f"to {DEEP_SEA}")) == 24
    sail(t.roll(2), "caesar", "halt")
    assert len(t.events("naval-attrition")) == 1
    summer = sail(segment({MASSILIA: "caesar 1 18-30-b"}), "caesar", f"sail {MASSILIA}", f"to {OFF_MASSILIA}", "halt")
    assert not summer.events("naval-attrition")


@rule("10.3.1a")
def test_it_is_always_summer_in_the_red_sea() -> None:
    t = segment({"c1730": "caesar 1 18-30-b"}, winter=True, cities={"berenice": "caesar"})
    sail(t, "caesar", "sail c1730", "to c1729", "halt")
    assert not t.events("naval-attrition")


@rule("10.3.1b")
@pytest.mark.parametrize(("mp", "value"), [(1, 1), (6, 1), (7, 2), (12, 2), (18, 3), (24, 4), (30, 5)])
def test_the_value_grows_with_the_mp(mp: int, value: int) -> None:
    t = position({OFF_MASSILIA: "caesar 1 18-30-b"}, scenario=6, winter=True)
    assert limit(t.g, t.stack("caesar", OFF_MASSILIA), mp) == value


@rule("10.3.1b")
@pytest.mark.parametrize(("die", "there"), [(1, ""), (2, "caesar 1 18-30-b")])
def test_a_fleet_is_lost_on_the_value_or_less(die: int, there: str) -> None:
    t = sail(in_winter("caesar 1 18-30-b").roll(die), "caesar", f"to {OFF_MASSILIA}", "halt")
    assert t[OFF_MASSILIA] == there


@rule("10.3.1c")
def test_only_the_mp_for_sea_hexes_count() -> None:
    t = in_winter("caesar 1 18-30-b | caesar 1 20-10-a")
    sail(t, "caesar", "embark 20-10-a", f"to {BESIDE}", f"to {MASSILIA}")
    t.g.spent[t.g.mover] += 10
    sail(t.roll(2), "caesar", f"land {MASSILIA}")
    assert t.events("naval-attrition")[0].facts["limit"] == 1
    still = in_winter("caesar 1 18-30-b | caesar 1 20-10-a")
    sail(still, "caesar", "embark 20-10-a", "halt")
    assert not still.events("naval-attrition")


@rule("10.3.1d")
def test_one_roll_for_all_or_one_for_each_fleet() -> None:
    together = sail(in_winter().roll(1), "caesar", f"to {OFF_MASSILIA}", "halt", "roll-together")
    assert together[OFF_MASSILIA] == ""
    singly = sail(in_winter().roll(1, 2), "caesar", f"to {OFF_MASSILIA}", "halt", "roll-singly")
    assert singly[OFF_MASSILIA] == "caesar 1 18-30-b"


@rule("10.3.1e", "5.8c")
def test_the_owner_of_lent_ships_picks_who_goes_down_with_them() -> None:
    board = {MASSILIA: "pompey 3 18-30-b aboard 2 20-10-a 2 4-12"}
    t = position(board, scenario=6, month="January 49 BC", winter=True, cities={"massilia": "caesar"}, allies=ALLIES)
    stack = t.stack("pompey", MASSILIA)
    t.g.mark[stack] |= LENT * (t.seat("caesar") + 1)
    roll(t.roll(1, 6, 6).g, stack, 30, singly=True)
    assert t.g.stack[-1] == Overboard(t.seat("pompey"), stack, (SHIP,))


@rule("10.3.1e")
def test_who_finds_no_room_on_the_other_fleets_goes_down_with_the_lost() -> None:
    t = in_winter("caesar 2 18-30-b aboard 1 20-10-a 2 4-12").roll(1, 2)
    sail(t, "caesar", f"to {OFF_MASSILIA}", "halt", "roll-singly")
    assert t.offered("caesar") == ["overboard 20-10-a", "overboard 4-12"]
    sail(t, "caesar", "overboard 4-12")
    assert t.offered("caesar") == ["overboard 20-10-a", "overboard 4-12"]
    sail(t, "caesar", "overboard 4-12")
    assert t[OFF_MASSILIA] == "caesar 1 20-10-a 1 18-30-b"
    assert t.is_sound()


@rule("10.3.1e")
def test_a_lost_fleet_takes_all_aboard_with_it_leaders_too() -> None:
    t = in_winter("caesar 1 18-30-b aboard 1 20-10-a caesar").roll(1)
    sail(t, "caesar", f"to {OFF_MASSILIA}").stop_at(LeaderLost).play("caesar", "halt")
    assert t.waiting == LeaderLost(t.leader("caesar"), -1, killed=True, in_battle=False)


@rule("39.2-K")
def test_storms_bring_winter_in_summer_and_are_worse_in_winter() -> None:
    t = position({OFF_MASSILIA: "caesar 1 18-30-b"}, scenario=6, winter=True)
    begin(t.g, STORMS, until=t.g.month)
    assert limit(t.g, t.stack("caesar", OFF_MASSILIA), 6) == 2


@rule("17.2c")
def test_besiegers_that_stay_check_with_a_value_of_one() -> None:
    board = {BRUNDISIUM: "pompey 1 4-12 city inside | caesar 1 18-30-b | caesar 4 20-10-a"}
    fields: dict[str, Any] = {"cities": {"brundisium": "pompey"}, "winter": True}
    lost = phase(board, **fields).roll(1).play("caesar", "done")
    assert "18-30" not in lost[BRUNDISIUM]
    saved = phase(board, **fields).roll(2).play("caesar", "done")
    assert "18-30" in saved[BRUNDISIUM]


@rule("17.2c")
def test_a_besieger_that_has_sailed_adds_one() -> None:
    board = {BRUNDISIUM: "pompey 1 4-12 city inside | caesar 4 20-10-a | caesar 1 18-30-b"}
    t = position(board, scenario=6, winter=True, cities={"brundisium": "pompey"})
    fleet = next(stack for stack in range(len(t.g.at)) if is_naval(t.g, stack))
    assert [limit(t.g, fleet, mp) for mp in (0, 6, 7)] == [1, 2, 3]


@rule("42a")
def test_before_a_lone_fleet_is_rolled_for_its_player_may_appeal() -> None:
    t = in_winter("caesar 1 18-30-b", sections=("42",))
    t.play("caesar", f"to {OFF_MASSILIA}").skip()
    t.stop_at(Appeal).play("caesar", "halt")
    assert t.waiting == Appeal(t.power("caesar"))
