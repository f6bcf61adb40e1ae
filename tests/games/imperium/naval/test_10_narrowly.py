"""Chapters 7.8, 10, 17.2, 27 and 37 where an exception alone decides: whose coast, which side of the walls."""

from __future__ import annotations

import pytest

from games.imperium.builder import position
from games.imperium.naval_voyages import BESIDE, BRUNDISIUM, MASSILIA, sail, segment
from games.imperium.sea_battles import fight, sea
from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.rules.mobilization.counters import Keel
from romanum.games.imperium.rules.mobilization.shipyards import launch_due
from romanum.games.imperium.rules.naval.ports import in_port
from romanum.games.imperium.rules.naval.seamen import bonus
from romanum.games.imperium.state.rosters import fleets
from rules import rule

SAXONS, COAST = "saxon-and-frisian-pirates", "a2111"


@rule("37.2b", "7.8b")
@pytest.mark.parametrize(("enemies", "launched"), [("", 1), (" | ioannes 1 4-12", 0)])
def test_a_fleet_of_the_saxons_is_launched_on_any_coast_without_enemies(enemies: str, launched: int) -> None:
    t = position({COAST: f"{SAXONS} 1 m4-12{enemies}"}, scenario=35)
    t.g.keels = Keel(t.power(SAXONS), PLACE[COAST], t.g.month, 2, -1, 0)
    launch_due(t.g)
    afloat = [t.g.units[s] for s, at in enumerate(t.g.at) if at >= 0 and fleets(t.g.units[s])]
    assert len(afloat) == launched


@rule("27.1.2b")
@pytest.mark.parametrize(("coast", "port"), [("b4621", False), ("a1508", True)])
def test_a_coast_with_a_city_on_one_of_its_shores_is_no_port_to_pirates(coast: str, port: bool) -> None:
    """A hex with two pieces of land, of which one has a city, is no hex without a city."""
    t = position({coast: "pirates 1 18-30-c"}, scenario=3)
    assert in_port(t.g, t.stack("pirates", coast)) is port


@rule("17.2.2b")
def test_a_blockade_does_not_hold_those_who_lie_outside_the_port() -> None:
    board = "caesar inside 1 4-12 city | pompey 3 20-10-b | pompey 2 18-30-b | caesar 1 18-30-b"
    t = segment({MASSILIA: board})
    sail(t, "caesar", f"sail {MASSILIA}")
    assert f"to {BESIDE}" in t.offered("caesar")


@rule("38.2a", "38.2b")
@pytest.mark.parametrize(("leader", "expected"), [("pompey", 2), ("labienus", 0)])
def test_only_the_great_captains_give_their_faction_a_naval_bonus(leader: str, expected: int) -> None:
    t = position({MASSILIA: f"pompey 1 18-30-b {leader}"}, scenario=6, sections=("38",))
    assert bonus(t.g, t.power("pompey")) == expected


@rule("10.7.1a")
@pytest.mark.parametrize(("attacker", "defender"), [("pompey", "caesar"), ("caesar", "pompey")])
def test_whichever_player_is_attacked_off_his_port_may_withdraw_into_it(attacker: str, defender: str) -> None:
    board = {BRUNDISIUM: f"{defender} 2 18-30-b | {attacker} 3 18-30-b"}
    t = fight(sea(board, cities={"brundisium": defender}), BRUNDISIUM, attacker, defender)
    assert (t.step, t.asked) == ("IntoPort", (defender,))
