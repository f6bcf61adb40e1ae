"""Chapter 21: whose hands build forts and raze them; fleets that somebody joins at the start."""

from __future__ import annotations

from games.imperium.builder import position
from games.imperium.map.test_03_units import units
from games.imperium.march_table import plain
from romanum.games.imperium.data.cities import CITY, CITY_PLACE
from romanum.games.imperium.data.hexes import PLACE, PLACE_IDS
from romanum.games.imperium.rules.common.sieges import set_fort
from romanum.games.imperium.rules.march.field_forts import builders, levels_possible, raze_cost
from romanum.games.imperium.rules.powers.placement import zone
from romanum.games.imperium.state.forces import add
from romanum.games.imperium.state.marks import ACTIVE_FORCE, POOL, SHELTERED, SUPPLIED
from rules import rule

ROMA, BRUNDISIUM = PLACE_IDS[CITY_PLACE[CITY["roma"]]], "b4320"


@rule("21.3c")
def test_heavy_infantry_alone_shares_the_work_of_razing() -> None:
    for army, cost in (("2 20-10-a", 2), ("2 20-10-a 3 30-16-a", 2), ("1 20-10-a 3 30-16-a", 4)):
        here = plain()[0]
        t = position({here: f"caesar {army}"}, scenario=6)
        set_fort(t.g, PLACE[here], t.power("caesar"), 4)
        t.g.mark[0] |= SUPPLIED | ACTIVE_FORCE
        t.g.mover = 0
        assert raze_cost(t.g, 0) == cost


@rule("21.1a")
def test_nobody_builds_from_aboard() -> None:
    t = position({BRUNDISIUM: "pompey 1 20-10-b"}, scenario=6)
    pompey, place = t.power("pompey"), PLACE[BRUNDISIUM]
    ashore = t.stack("pompey", BRUNDISIUM)
    add(t.g, pompey, place, units("1 20-10-b 2 18-30-b"), SHELTERED)
    assert builders(t.g, pompey, place) == [ashore]


@rule("2.5")
def test_who_joins_a_fleet_is_put_where_fleets_are() -> None:
    """Cn. Pompeius comes to a fleet of Pompey's, wherever legions of his may stand; to these if he has no fleet."""
    t = position({BRUNDISIUM: "pompey 2 18-30-b", ROMA: "pompey 1 20-10-b"}, scenario=6)
    start = next(n for n, row in enumerate(t.g.setting.powers[t.power("pompey")].stacks) if row.joins)
    assert zone(t.g, t.power("pompey"), start) == [PLACE[BRUNDISIUM]]
    t = position({ROMA: "pompey 1 20-10-b"}, scenario=6)
    assert zone(t.g, t.power("pompey"), start) == [PLACE[ROMA]]
    add(t.g, t.power("pompey"), PLACE[BRUNDISIUM], units("1 18-30-b"), POOL)
    assert zone(t.g, t.power("pompey"), start) == [PLACE[ROMA]]  # fleets that are to be placed are nowhere yet


@rule("21.1i")
def test_a_leader_of_two_is_great_enough_for_works_and_one_of_one_is_not() -> None:
    for leader, levels in (("pompey", 4), ("afranius", 0)):
        board = {"a3117": f"caesar inside 1 20-10-a | pompey 4 20-10-b {leader}"}
        t = position(board, scenario=6, treasury={"pompey": 99}, cities={"mediolanum": "caesar"})
        assert levels_possible(t.g, t.power("pompey"), PLACE["a3117"]) == levels
