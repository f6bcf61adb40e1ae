"""17.2: fleets before a besieged port and in it: winter, sallies, running in and out, and who finds no room."""

from __future__ import annotations

from typing import Any

import pytest

from games.imperium.builder import Table, position
from games.imperium.naval_voyages import BESIDE, MASSILIA, sail, segment
from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.rules.common.sieges import begin_siege
from romanum.games.imperium.rules.naval.attrition import limit
from romanum.games.imperium.rules.naval.rounds import BesiegersWeather
from romanum.games.imperium.state.errands import LeaderTaken, NavalBattle, Proclaimed, Reckoning, SiegesSeen
from romanum.games.imperium.state.forces import is_naval
from romanum.games.imperium.state.marks import ACTIVE_FORCE, FOUGHT, INSIDE, MOVED
from rules import rule

SIEGE = "pompey 3 20-10-b"
"""Ashore before Massilia."""


def besieged(inside: str, outside: str, **fields: Any) -> Table:
    """Caesar's fleets in Massilia, which Pompey besieges; it is Caesar's segment."""
    board = {MASSILIA: f"caesar inside 1 4-12 city | caesar inside {inside} | {SIEGE} | pompey {outside}"}
    return segment(board, **fields)


# ---- winter


@rule("17.2c")
@pytest.mark.parametrize(("mp", "value"), [(0, 1), (6, 2), (12, 3)])
def test_a_besieging_fleet_checks_with_one_and_one_more_if_it_moved(mp: int, value: int) -> None:
    t = position({MASSILIA: f"caesar inside 1 4-12 city | {SIEGE} | pompey 2 18-30-b"}, scenario=6, winter=True)
    fleet = next(stack for stack in range(len(t.g.at)) if is_naval(t.g, stack))
    assert limit(t.g, fleet, mp) == value


@rule("17.2c")
@pytest.mark.parametrize(("winter", "die", "left"), [(True, 1, ""), (True, 2, "1 18-30-b"), (False, 1, "1 18-30-b")])
def test_at_the_end_of_winter_operations_besieging_fleets_check(winter: bool, die: int, left: str) -> None:
    t = position({MASSILIA: f"caesar inside 1 4-12 city | {SIEGE} | pompey 1 18-30-b"}, scenario=6, winter=winter)
    t.stop_at(Reckoning, SiegesSeen).roll(*([die] if winter else []))
    t.push(BesiegersWeather())
    while t.stopped:
        t.skip()
    rest = f" | pompey {left}" if left else ""
    assert t[MASSILIA] == f"caesar inside 1 4-12 | {SIEGE}{rest}"


@rule("17.2c")
def test_one_that_has_moved_has_checked_already() -> None:
    t = position({MASSILIA: f"caesar inside 1 4-12 city | {SIEGE} | pompey 1 18-30-b"}, scenario=6, winter=True)
    for stack in range(len(t.g.at)):
        t.g.mark[stack] |= MOVED
    t.push(BesiegersWeather())
    assert t.g.stack == []


# ---- sallies


def sally(t: Table, *dice: int) -> Table:
    """Caesar's besieged fleets engage Pompey's before the port."""
    t.stop_at(Reckoning, SiegesSeen, LeaderTaken, Proclaimed).roll(*dice)
    sail(t, "caesar", f"sail {MASSILIA}")
    assert "engage pompey" in t.offered("caesar")
    t.play("caesar", "engage pompey")
    while t.stopped:
        t.skip()
    return t


@rule("17.2.2a")
def test_besieged_fleets_engage_the_besiegers_and_are_back_in_port_if_beaten() -> None:
    t = sally(besieged("8 18-30-b", "9 18-30-b"), 1)
    assert t.events("sea-combat")[0].facts["winner"] == "pompey"
    assert f"caesar inside {8 - t.events('sea-combat')[0].facts['lost']} 18-30-b" in t[MASSILIA]
    assert t.is_sound()


@rule("17.2.2a", "17.2.2b")
def test_a_blockade_keeps_them_in_until_they_have_broken_it() -> None:
    """Nine before the port and eight in it: only after a victory do they sail."""
    t = besieged("8 18-30-b", "9 18-30-b")
    sail(t, "caesar", f"sail {MASSILIA}")
    assert t.refused("caesar", f"to {BESIDE}").rule == "17.2.2b"
    won = sally(besieged("8 18-30-a", "9 18-30-b"), 6)
    assert won.events("sea-combat")[0].facts["winner"] == "caesar"
    assert won.g.mark[won.g.mover] & FOUGHT
    assert f"to {BESIDE}" in won.offered("caesar")
    assert "engage pompey" not in won.offered("caesar")


@rule("17.2.2b")
def test_without_a_blockade_they_come_and_go_with_those_aboard() -> None:
    t = besieged("3 18-30-b", "2 18-30-b")
    sail(t, "caesar", f"sail {MASSILIA}", "embark 4-12", f"to {BESIDE}")
    assert t[BESIDE] == "caesar 1 4-12 3 18-30-b"
    assert not t.g.mark[t.g.mover] & INSIDE
    inside = f"caesar inside 1 4-12 city | caesar inside 3 18-30-b | {SIEGE} | pompey 2 18-30-b"
    relief = segment({MASSILIA: inside, BESIDE: "caesar 1 18-30-b 1 20-10-a"})
    sail(relief, "caesar", f"sail {BESIDE}", f"to {MASSILIA}", "halt")
    assert "caesar inside 1 20-10-a 1 18-30-b" in relief[MASSILIA]
    assert relief.is_sound()


@rule("17.2.2b")
def test_a_blockaded_port_is_closed_from_outside_too() -> None:
    board = {MASSILIA: f"caesar inside 1 4-12 city | {SIEGE} | pompey 2 18-30-b", BESIDE: "caesar 1 18-30-b"}
    t = segment(board)
    sail(t, "caesar", f"sail {BESIDE}", f"to {MASSILIA}", "halt")
    assert "caesar 1 18-30-b" in t[MASSILIA]
    assert not t.g.mark[t.stack("caesar", MASSILIA, MOVED)] & INSIDE


@rule("17.2.2a")
def test_fleets_shut_in_are_not_attacked_from_outside() -> None:
    t = position({MASSILIA: f"caesar inside 2 18-30-b city | {SIEGE} | pompey 3 18-30-b"}, scenario=6)
    t.push(NavalBattle(PLACE[MASSILIA], t.power("pompey"), t.power("caesar"), intercepting=False))
    assert not t.events("sea-battle")


# ---- room


@rule("17.2.2d")
def test_whoever_found_no_room_inside_cannot_board_the_fleets_there() -> None:
    inside = "caesar inside 2 18-30-b city | caesar inside 1 4-12"
    t = segment({MASSILIA: f"{inside} | caesar 1 20-10-a | {SIEGE} | pompey 1 18-30-b"})
    sail(t, "caesar", f"sail {MASSILIA}")
    assert "embark 4-12" in t.offered("caesar")
    assert "embark 20-10-a" not in t.offered("caesar")
    assert t.g.mark[t.g.mover] & ACTIVE_FORCE


@rule("17.1c")
def test_the_siege_is_looked_at_as_soon_as_fleets_sail_off() -> None:
    board = {MASSILIA: "pompey inside 1 20-10-b | caesar 2 18-30-b"}
    t = segment(board, cities={"massilia": "pompey"})
    begin_siege(t.g, PLACE[MASSILIA])
    t.play("caesar", f"sail {MASSILIA}", f"to {BESIDE}")
    assert isinstance(t.waiting, SiegesSeen)
    t.ignored = ()
    assert (t.go_on()[MASSILIA], t.events("siege-broken")[0].facts["place"]) == ("pompey 1 20-10-b", MASSILIA)
