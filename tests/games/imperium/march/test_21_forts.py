"""Chapter 21: forts in the field."""

from __future__ import annotations

import pytest

from games.imperium.battle_table import FIELD, MEDIOLANUM, army, attack, told
from games.imperium.builder import Table, position
from games.imperium.map.test_03_units import units
from games.imperium.march_table import campaign, plain, walk
from romanum.games.imperium.data.charts import COST, FORT_STRENGTH, TABLES
from romanum.games.imperium.data.cities import CITY_PLACE
from romanum.games.imperium.data.hexes import HEXES_OF, LAND, PLACE, PLACE_IDS, WATER
from romanum.games.imperium.data.provinces import PROVINCE_BY_ID
from romanum.games.imperium.rules.common.sieges import Fort, abandon_works, forts, keep_forts, set_fort
from romanum.games.imperium.rules.march.field_forts import can_dig, hands, levels_possible
from romanum.games.imperium.state.errands import LandMovement, NavalOperations, PhaseBegins
from romanum.games.imperium.state.forces import add
from romanum.games.imperium.state.marks import BUILDING, SUPPLIED
from romanum.games.imperium.state.position import FORTIFICATION
from romanum.games.imperium.state.rosters import called
from rules import rule


def site() -> str:
    return plain()[0]


def builders(text: str, talents: int = 20, **fields: object) -> Table:
    return campaign({site(): text}, treasury={"caesar": talents}, **fields)  # type: ignore[arg-type]


FRIENDS = (("octavian", "lepidus"),)
COSTS = COST[6]
assert COSTS is not None
LEVEL = COSTS.fort_level


@rule("21.1a", "21.1c", "21.1e", "21.1f")
def test_a_legion_that_stays_builds_a_level_for_talents_and_is_bound_to_it() -> None:
    t = walk(builders("caesar 2 20-10-a"), "caesar", f"fortify {site()}", "number 1")
    assert list(forts(t.g)) == [Fort(PLACE[site()], t.power("caesar"), 0, 1)]
    assert t.g.treasury[t.power("caesar")] == 20 - LEVEL
    assert sorted(bool(mark & BUILDING) for s, mark in enumerate(t.g.mark) if t.g.at[s] >= 0) == [False, True]


@rule("21.1f")
def test_where_all_build_nobody_is_left_beside_them() -> None:
    t = walk(builders("caesar 2 20-10-a"), "caesar", f"fortify {site()}", "number 2")
    assert t.is_sound()
    assert [bool(mark & BUILDING) for s, mark in enumerate(t.g.mark) if t.g.at[s] >= 0] == [True]


@rule("21.1c")
def test_two_light_units_are_as_good_as_a_legion_and_cavalry_builds_nothing() -> None:
    t = position({site(): "caesar 1 20-10-a 3 4-12 2 30-16-a"}, scenario=6, treasury={"caesar": 99})
    assert hands(t.g, [0]) == 2
    assert levels_possible(t.g, t.power("caesar"), PLACE[site()]) == 2
    riders = position({site(): "caesar 2 30-16-a"}, scenario=6, treasury={"caesar": 99})
    assert levels_possible(riders.g, riders.power("caesar"), PLACE[site()]) == 0


@rule("21.1a")
def test_whoever_has_moved_does_not_build() -> None:
    way = plain()
    t = campaign({way[0]: "caesar 2 20-10-a"}, treasury={"caesar": 0})
    t.g.treasury[t.power("caesar")] = 20
    walk(t, "caesar", f"march {way[0]}", "ready", f"to {way[1]}", "halt")
    assert f"fortify {way[1]}" not in t.offered("caesar")


@rule("21.1e")
def test_without_talents_nothing_is_built() -> None:
    assert f"fortify {site()}" not in builders("caesar 2 20-10-a", LEVEL - 1).offered("caesar")


@rule("21.1d", "21.1h", "21.2a")
def test_four_levels_are_the_most_in_several_turns_or_one() -> None:
    t = position({site(): "caesar 9 20-10-a"}, scenario=6, treasury={"caesar": 99})
    caesar, place = t.power("caesar"), PLACE[site()]
    assert levels_possible(t.g, caesar, place) == 4
    set_fort(t.g, place, caesar, 3)
    assert levels_possible(t.g, caesar, place) == 1
    set_fort(t.g, place, t.power("pompey"), 4)
    assert levels_possible(t.g, caesar, place) == 1


@rule("21.2h")
def test_there_are_only_so_many_markers() -> None:
    t = position({site(): "caesar 2 20-10-a"}, scenario=6, treasury={"caesar": 99})
    others = [Fort(n, t.power("pompey"), 1, 0) for n in range(TABLES.maximum_build.forts)]
    keep_forts(t.g, others)
    assert levels_possible(t.g, t.power("caesar"), PLACE[site()]) == 0


@rule("21.1f")
def test_works_become_a_fort_at_the_start_of_the_next_turn() -> None:
    t = walk(builders("caesar 2 20-10-a"), "caesar", f"fortify {site()}", "number 2")
    t.stop_at(NavalOperations).push(PhaseBegins(FORTIFICATION))
    assert list(forts(t.g)) == [Fort(PLACE[site()], t.power("caesar"), 2, 0)]


@rule("21.1g")
def test_builders_who_leave_or_lose_give_it_up() -> None:
    t = walk(builders("caesar 2 20-10-a"), "caesar", f"fortify {site()}", "number 1")
    abandon_works(t.g, t.power("caesar"), PLACE[site()])
    assert list(forts(t.g)) == []
    assert not any(mark & BUILDING for mark in t.g.mark)
    assert t.g.treasury[t.power("caesar")] == 20 - LEVEL


@rule("21.1b")
def test_a_legion_digs_in_after_a_short_march() -> None:
    way = plain()
    t = campaign({way[0]: "caesar 1 20-10-a"})
    t.g.treasury[t.power("caesar")] = 20
    walk(t, "caesar", f"march {way[0]}", "ready", f"to {way[1]}", "dig")
    assert list(forts(t.g)) == [Fort(PLACE[way[1]], t.power("caesar"), 0, 1)]


@rule("21.1f", "21.1g")
@pytest.mark.parametrize("board", ["caesar 1 20-10-a", "caesar 2 20-10-a 1 4-12 antony"])
def test_a_legion_that_has_dug_is_bound_to_it_and_gives_it_up_if_it_attacks(board: str) -> None:
    way = plain()
    t = campaign({way[0]: board}, month="May 49 BC")
    t.g.treasury[t.power("caesar")] = 20
    walk(t, "caesar", f"march {way[0]}", "ready", f"to {way[1]}", "dig")
    bound = [s for s, mark in enumerate(t.g.mark) if t.g.at[s] >= 0 and mark & BUILDING]
    assert [called(t.g.units[s]) for s in bound] == [["1 x 20-10 (A)"]]
    assert t.is_sound()
    add(t.g, t.power("pompey"), PLACE[way[1]], units("1 4-12"))
    t.g.stack.clear()
    attack(t, place=way[1])
    assert not t.g.forts


@rule("31c")
def test_two_reformed_legions_build_what_one_of_old_did() -> None:
    t = position({site(): "caesar 3 20-10-a-new 1 4-12"}, scenario=6, sections=("31",), treasury={"caesar": 99})
    assert hands(t.g, [0]) == 2
    assert f"fortify {site()}" not in builders("caesar 1 16-10-a-new", sections=("31",)).offered("caesar")
    two = walk(builders("caesar 3 16-10-a-new", sections=("31",)), "caesar", f"fortify {site()}")
    bound = [s for s, mark in enumerate(two.g.mark) if two.g.at[s] >= 0 and mark & BUILDING]
    assert [len(two.g.units[s]) for s in bound] == [2]
    way = plain()
    one = campaign({way[0]: "caesar 1 20-10-a-new"}, sections=("31",), treasury={"caesar": 20})
    assert "dig" not in walk(one, "caesar", f"march {way[0]}", "ready", f"to {way[1]}").offered("caesar")


@rule("21.1b")
def test_not_after_more_than_half_its_march_nor_without_a_legion() -> None:
    way = plain()
    t = campaign({way[0]: "caesar 1 20-10-a"})
    t.g.treasury[t.power("caesar")] = 20
    walk(t, "caesar", f"march {way[0]}", "ready")
    t.g.spent[t.g.mover] = 6
    assert not can_dig(t.g, t.g.mover)
    light = campaign({way[0]: "caesar 1 4-12"})
    light.g.treasury[light.power("caesar")] = 20
    assert "dig" not in walk(light, "caesar", f"march {way[0]}", "ready").offered("caesar")


@rule("21.1i")
def test_besiegers_build_works_only_with_a_great_leader() -> None:
    board = "pompey inside 1 20-10-b | caesar 4 20-10-a"
    t = position({"a3117": board}, scenario=6, treasury={"caesar": 99}, cities={"mediolanum": "pompey"})
    assert levels_possible(t.g, t.power("caesar"), PLACE["a3117"]) == 0
    led = position({"a3117": board + " caesar"}, scenario=6, treasury={"caesar": 99}, cities={"mediolanum": "pompey"})
    assert levels_possible(led.g, led.power("caesar"), PLACE["a3117"]) == 4


@rule("21.1b", "21.1i")
@pytest.mark.parametrize(("leader", "digs"), [("caesar", True), ("", False)])
def test_legions_that_come_to_a_siege_dig_there_under_a_great_leader(leader: str, digs: bool) -> None:
    board = f"pompey inside 1 20-10-b | caesar 4 20-10-a {leader}"
    t = position({"a3117": board}, scenario=6, treasury={"caesar": 99}, cities={"mediolanum": "pompey"})
    force = t.stack("caesar", "a3117")
    t.g.mark[force] |= SUPPLIED
    assert can_dig(t.g, force) is digs


@rule("21.1i")
def test_only_romans_build_works_around_a_city() -> None:
    """Vercingetorix is as great a leader, and would know how to build in the open."""
    gauls = "vercingetorix 4 20-8-c vercingetorix"
    riches = {"vercingetorix": 99}
    camp = position({"a2418": gauls}, scenario=1, treasury=riches)
    assert levels_possible(camp.g, camp.power("vercingetorix"), PLACE["a2418"]) > 0
    t = position({"a2521": f"caesar inside 1 20-10-a city | {gauls}"}, scenario=1, treasury=riches)
    assert levels_possible(t.g, t.power("vercingetorix"), PLACE["a2521"]) == 0


@rule("21.3c")
def test_heavy_infantry_razes_a_fort_for_mp() -> None:
    """Level C costs two; two legions share them."""
    way = plain()
    t = position({way[0]: "caesar 1 20-10-a"}, scenario=6)
    set_fort(t.g, PLACE[way[0]], t.power("caesar"), 2)
    t.g.mark[0] |= SUPPLIED
    t.push(LandMovement(t.seat("caesar")))
    walk(t, "caesar", f"march {way[0]}", "ready", "raze")
    assert (list(forts(t.g)), t.g.spent[t.g.mover]) == ([], 2)


@rule("21.2a")
@pytest.mark.parametrize(("owner", "more"), [("octavian", 1), ("lepidus", 4), ("egypt", 4)])
def test_each_player_builds_up_to_the_top_however_many_powers_he_has(owner: str, more: int) -> None:
    """Octavian's powers together have four levels in a hex; Lepidus, his ally, and others four of their own."""
    t = position(
        {site(): "octavian 5 20-10-a"}, scenario=9, treasury={"octavian": 99}, allies=(("octavian", "lepidus"),)
    )
    set_fort(t.g, PLACE[site()], t.power(owner), 3)
    assert levels_possible(t.g, t.power("octavian"), PLACE[site()]) == more
    one = position({site(): "octavian 5 20-10-a"}, scenario=9, players=3, treasury={"octavian": 99})
    set_fort(one.g, PLACE[site()], one.power("lepidus"), 3)
    assert levels_possible(one.g, one.power("octavian"), PLACE[site()]) == 1


@rule("21.1b", "21.2a")
@pytest.mark.parametrize(("owner", "digs"), [("octavian", False), ("lepidus", True)])
def test_a_legion_on_the_march_digs_beside_the_fort_of_an_ally(owner: str, digs: bool) -> None:
    t = position(
        {site(): "octavian 1 20-10-a"}, scenario=9, treasury={"octavian": 9}, allies=(("octavian", "lepidus"),)
    )
    set_fort(t.g, PLACE[site()], t.power(owner), 1)
    stack = t.stack("octavian", site())
    t.g.mark[stack] |= SUPPLIED
    assert can_dig(t.g, stack) is digs


@rule("21.2a", "21.3c")
def test_of_two_forts_in_a_hex_the_enemys_is_razed_first() -> None:
    way = plain()
    t = campaign({way[0]: "caesar 1 20-10-a"})
    caesar, pompey = t.power("caesar"), t.power("pompey")
    keep_forts(t.g, [Fort(PLACE[way[0]], caesar, 1, 0), Fort(PLACE[way[0]], pompey, 3, 0)])
    walk(t, "caesar", f"march {way[0]}", "ready", "raze")
    assert (list(forts(t.g)), t.g.spent[t.g.mover]) == ([Fort(PLACE[way[0]], caesar, 1, 0)], 3)
    walk(t, "caesar", "raze")
    assert list(forts(t.g)) == []


# ---- behind the walls of a fort


def stormed(t: Table, place: str, by: str = "caesar", of: str = "pompey") -> int:
    """All defenders go inside and are assaulted: what they defend with."""
    attack(t, 3, place=place, by=by).play(of, "enter-siege").play(by, "assault")
    return int(told(t)["defence"])


def top(t: Table) -> int:
    """What a fort of the top level is worth in this period."""
    return FORT_STRENGTH[t.g.setting.period][3]


@rule("21.2c")
def test_a_top_fort_doubles_those_inside_but_not_their_cavalry() -> None:
    t = army({FIELD: "caesar 6 20-10-b | pompey 1 20-10-b 1 6-16 fort 4"})
    assert stormed(t, FIELD) == 2 * 20 + 6 + top(t)


@rule("21.2c")
def test_without_timber_or_against_barbarians_it_triples_them() -> None:
    bare = next(
        PLACE_IDS[p] for p in HEXES_OF[PROVINCE_BY_ID["iudea"]] if LAND[p] and p not in CITY_PLACE and not WATER[p]
    )
    t = army({bare: "caesar 6 20-10-b | pompey 1 20-10-b fort 4"})
    assert stormed(t, bare) == 3 * 20 + top(t)
    gauls = army({FIELD: "vercingetorix 6 20-8-c | caesar 1 20-10-b fort 4"}, scenario=1, month="May 52 BC")
    assert stormed(gauls, FIELD, "vercingetorix", "caesar") == 3 * 20 + top(gauls)


@rule("21.2e")
@pytest.mark.parametrize("level", [2, 4])
def test_a_fort_in_a_city_adds_to_its_strength_and_multiplies_nobody_further(level: int) -> None:
    board = {MEDIOLANUM: f"caesar 6 20-10-b | pompey 1 20-10-b city fort {level}"}
    t = army(board)
    assert stormed(t, MEDIOLANUM) == 2 * 20 + 1 + FORT_STRENGTH[t.g.setting.period][level - 1]
