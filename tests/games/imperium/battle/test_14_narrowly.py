"""Chapters 14, 16, 21, 29 and 32 where a bound or an exception alone decides."""

from __future__ import annotations

import pytest

from games.imperium.battle_table import FIELD, MEDIOLANUM, army, attack, met, neighbours, told
from games.imperium.map.test_03_units import units
from games.imperium.march_table import campaign, plain, walk
from romanum.engine.position import changed
from romanum.games.imperium.data.cities import CITIES_OF
from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.data.provinces import PROVINCE_BY_ID
from romanum.games.imperium.rules.common.control import exists
from romanum.games.imperium.rules.common.powers import make_client
from romanum.games.imperium.rules.common.sieges import Fort, keep_forts
from romanum.games.imperium.state.forces import new_stack
from romanum.games.imperium.state.marks import SUPPLIED
from romanum.games.imperium.state.position import ACTIVE, BARE_PORTS
from rules import rule

NORTH = neighbours(FIELD)[0]
CORSICA = "a3220"
"""A port without a city."""
NARBO = "a2521"
"""A port city of Narbonensis."""
MARKERS = 40
"""21.2h: as many forts as there are markers."""


@rule("14.2.1e")
@pytest.mark.parametrize(("came", "bars"), [("2 4-12 1 4-12-new", True), ("2 4-12", False)])
def test_who_came_by_a_side_with_just_a_quarter_of_the_strength_bars_it(came: str, bars: bool) -> None:
    """A quarter of 40 is 10: 10 points that came from the north bar the way there, 8 do not."""
    t = met("4 20-10-b", "2 20-10-b")
    north = new_stack(t.g, t.power("caesar"), PLACE[FIELD], units(came), SUPPLIED)
    t.g.came[north] = PLACE[NORTH]
    attack(t)
    assert (f"retreat {NORTH}" not in t.offered("pompey")) is bars


@rule("16.1e")
def test_a_port_of_the_attackers_adds_nothing_to_the_defence() -> None:
    t = met("2 20-10-b", "2 20-10-b", CORSICA)
    t.g.port_of = changed(t.g.port_of, BARE_PORTS.index(PLACE[CORSICA]), t.power("caesar"))
    attack(t, 4, place=CORSICA).play("pompey", "stand")
    assert told(t)["defence"] == 40


@rule("14.6d", "14.6b")
def test_fleets_off_a_port_of_the_attackers_are_not_in_it() -> None:
    """Pompey's men are attacked at Narbo, which is Caesar's: his ships lie outside and are not asked to stay."""
    board = {NARBO: "caesar 3 20-10-b | pompey 1 20-10-b | pompey 2 18-30-b"}
    t = attack(army(board, cities={"narbo": "caesar"}), 4, place=NARBO)
    assert t.offered("pompey")[0] == "stand"


@rule("29.3d", "18.2a")
def test_militia_that_suffers_a_loss_keeps_the_leader_beside_it_from_being_taken() -> None:
    """12 points of militia in a city, doubled, and its 1; Caesar's 20 fall, and half of as many are militia's."""
    t = army({MEDIOLANUM: "caesar 1 20-10-b | pompey inside labienus"}, lords={"cisalpina": "pompey"}, sections=("29",))
    cisalpina = PROVINCE_BY_ID["cisalpina"]
    t.g.militia = changed(t.g.militia, cisalpina, 12)
    for city in CITIES_OF[cisalpina]:
        if exists(t.g, city):
            t.g.city_of[city] = t.power("pompey")
    attack(t, 4, place=MEDIOLANUM).play("pompey", "militia 12")
    assert t.g.militia[cisalpina] < 12
    assert t[MEDIOLANUM] == "pompey labienus"


@rule("21.2h", "21.1b")
@pytest.mark.parametrize(("markers", "digs"), [(MARKERS - 1, True), (MARKERS, False)])
def test_legions_on_the_march_dig_with_the_last_marker_and_not_without_one(markers: int, digs: bool) -> None:
    way = plain()
    t = campaign({way[0]: "caesar 1 20-10-a"}, treasury={"caesar": 20})
    keep_forts(t.g, [Fort(n, t.power("pompey"), 1, 0) for n in range(markers)])
    walk(t, "caesar", f"march {way[0]}", "ready", f"to {way[1]}")
    assert ("dig" in t.offered("caesar")) is digs


@rule("18.2c", "32d")
@pytest.mark.parametrize(("holder", "rides"), [("pompey", False), ("caesar", True)])
def test_a_leader_alone_behind_walls_of_his_own_is_not_ridden_down(holder: str, rides: bool) -> None:
    beside = neighbours(MEDIOLANUM)[0]
    board = {beside: "caesar 1 30-16-a", MEDIOLANUM: "pompey cato"}
    t = campaign(board, sections=("32",), cities={"mediolanum": holder}, month="May 49 BC")
    walk(t, "caesar", f"march {beside}", "ready", f"to {MEDIOLANUM}")
    assert ("overrun" in t.offered("caesar")) is rides


@rule("14.3e")
@pytest.mark.parametrize(("by", "defence"), [("caesar", 81), ("parthia", 121)])
def test_parthians_are_no_barbarians_and_storm_like_them(by: str, defence: int) -> None:
    """Two legions behind walls that have wood around them: doubled against Romans, tripled against Parthians."""
    board = {MEDIOLANUM: f"{by} 6 20-9-b | pompey inside 2 20-10-b"}
    t = army(board, cities={"mediolanum": "pompey"})
    if by == "parthia":
        make_client(t.g, t.power("parthia"), t.power("caesar"))
        t.g.standing[t.power("parthia")] = ACTIVE
    attack(t, 4, place=MEDIOLANUM)
    assert told(t)["defence"] == defence
