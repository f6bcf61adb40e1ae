"""Chapter 13: ports, baggage trains, foraging, and who goes hungry."""

from __future__ import annotations

import pytest

from games.imperium.builder import Table, position
from games.imperium.map.test_03_units import units
from romanum.engine.position import changed
from romanum.games.imperium.data.cities import CITY, CITY_PLACE
from romanum.games.imperium.data.hexes import (
    BESIDE,
    CLEAR,
    GRID,
    HEX,
    LAND,
    PLACE,
    PLACE_IDS,
    PROVINCE,
    ROUGH,
    TERRAIN,
    WATER,
)
from romanum.games.imperium.data.provinces import CULTIVATED, NONE, PROVINCE_BY_ID, SUN
from romanum.games.imperium.rules.common.port_supply import in_port_supply, ports_near, supplies
from romanum.games.imperium.rules.common.sieges import set_fort
from romanum.games.imperium.rules.supply.needs import NO_FORAGE, forage_value, halves_to_feed, hungry_at_zero, pasture
from romanum.games.imperium.rules.supply.trains import distance_modifier, points_at
from romanum.games.imperium.rules.turn.sequence import Segment
from romanum.games.imperium.state.effects import FAMINE, begin
from romanum.games.imperium.state.errands import (
    LandCombat,
    LandMovement,
    Provision,
    Replenishment,
    SiegeResolution,
    SupplySegment,
)
from romanum.games.imperium.state.forces import add, go
from romanum.games.imperium.state.marks import FORAGED, GAVE, HUNGRY, MOVED, SUPPLIED
from romanum.games.imperium.state.position import COMBAT, MOVEMENT, SIEGE, SUPPLY
from rules import rule

PERIOD = 1


def inland(terrain: int, *, tilled: bool) -> str:
    """A hex of the Gallic Provinces without city or river, far from ports."""
    for place, province in enumerate(PROVINCE[: GRID.size]):
        bare = LAND[place] and TERRAIN[place] == terrain and not BESIDE[place] and place not in CITY_PLACE
        if bare and province != NONE and CULTIVATED[PERIOD][province] is tilled and not SUN[province]:
            return PLACE_IDS[place]
    raise LookupError


def ask_for_food(t: Table, name: str, place: str) -> Table:
    own = tuple(s for s, at in enumerate(t.g.at) if at == PLACE[place] and t.g.whose[s] == t.power(name))
    return t.push(Provision(t.seat(name), own))


def marks(t: Table, place: str, mark: int) -> str:
    """The units in a place that carry a mark."""
    g = t.g
    return "".join(g.units[s] for s, at in enumerate(g.at) if at == PLACE[place] and g.mark[s] & mark)


# ---- what is needed


@rule("13.2c")
def test_one_light_unit_for_each_heavy_one_eats_nothing() -> None:
    assert halves_to_feed(units("4 20-10-a 2 4-12"), False) == 8
    assert halves_to_feed(units("1 20-10-a 3 4-12"), False) == 4
    assert halves_to_feed(units("1 30-16-a 2 m6-16 1 4-12"), False) == 4
    assert halves_to_feed(units("1 20-10-a 1 train-6"), False) == 2
    assert halves_to_feed(units("4 20-10-a-new"), True) == 4


@rule("13.5b", "2.7.1a")
def test_a_fleet_that_must_be_fed_eats_like_a_legion() -> None:
    assert halves_to_feed(units("2 18-30-b 1 4-12"), False) == 5


@rule("13.2d", "13.2e")
def test_six_legions_on_a_train_with_two_points_that_need_three() -> None:
    """The rulebook's example: 6 LE, dice 2, 3 SP needed, 2 at hand: two LE go hungry."""
    place = inland(ROUGH, tilled=False)
    t = position({place: "caesar 6 20-10-a 1 train-2"}, scenario=6).roll(1, 1)
    ask_for_food(t, "caesar", place).play("caesar", "feed")
    assert marks(t, place, HUNGRY) == units("2 20-10-a")
    assert marks(t, place, SUPPLIED) == units("4 20-10-a 1 train-0")


@rule("13.2a")
def test_who_is_moved_from_train_to_forage_and_back_leaves_no_empty_stack() -> None:
    place = inland(CLEAR, tilled=True)
    t = ask_for_food(position({place: "caesar 2 20-10-a 1 train-2"}, scenario=6, winter=True), "caesar", place)
    t.play("caesar", f"draw {place}")
    for verb in ("forage-unit", "draw-unit"):
        for left in (1, 0):
            t.play("caesar", f"{verb} 20-10-a")
            assert t.is_sound()
            assert (f"{verb} 20-10-a" in t.offered("caesar")) is bool(left)


@rule("13.2a")
def test_some_draw_on_the_train_and_others_forage() -> None:
    """Eight LE, six on the train and two that forage: two dice for each group, the train first."""
    place = inland(CLEAR, tilled=False)
    t = position({place: "caesar 8 20-10-a 1 train-2"}, scenario=6).roll(1, 1, 6, 6)
    ask_for_food(t, "caesar", place)
    t.play("caesar", "forage-unit 20-10-a", "forage-unit 20-10-a", "feed")
    assert marks(t, place, HUNGRY) == units("2 20-10-a")
    assert marks(t, place, FORAGED) == units("2 20-10-a")
    assert len(marks(t, place, SUPPLIED)) == 7


@rule("13.3c", "13.3e", "13.3f")
def test_seven_legions_in_winter_with_a_leader_and_a_train() -> None:
    """The rulebook's example: four on the train (5 + 1: one SP), three that forage in rough (8 + 1 + 1: nothing)."""
    place = inland(ROUGH, tilled=True)
    t = position({place: "caesar 7 20-10-a 1 train-2 labienus"}, scenario=6, winter=True)
    t.g.leader_value = changed(t.g.leader_value, t.leader("labienus"), 2)
    t.roll(2, 3, 4, 4)
    ask_for_food(t, "caesar", place)
    t.play("caesar", "forage-unit 20-10-a", "forage-unit 20-10-a", "forage-unit 20-10-a", "feed")
    assert marks(t, place, HUNGRY) == ""
    assert points_at(t.g, PLACE[place], t.power("caesar"), inside=False) == 1


@rule("13.3e")
@pytest.mark.parametrize(("needed", "hungry"), [(0, 0), (1, 4), (2, 8), (3, 12), (4, 12)])
def test_where_nothing_grows_two_thirds_are_fed_or_one_or_nobody(needed: int, hungry: int) -> None:
    assert hungry_at_zero(12, needed) == hungry


@rule("13.3e")
def test_where_the_land_yields_nothing_a_third_goes_hungry_if_one_is_needed() -> None:
    place = inland(ROUGH, tilled=True)
    t = position({place: "caesar 3 20-10-a"}, scenario=6, winter=True).roll(3, 3)
    ask_for_food(t, "caesar", place)
    assert (marks(t, place, HUNGRY), marks(t, place, SUPPLIED)) == (units("1 20-10-a"), units("2 20-10-a"))


@rule("13.3d")
def test_a_hex_that_yields_less_than_is_needed_feeds_a_share() -> None:
    """Clear and tilled in winter yields 2; nine LE on a roll of 4 need 3: a third goes hungry."""
    place = inland(CLEAR, tilled=True)
    t = position({place: "caesar 9 20-10-a"}, scenario=6, winter=True).roll(2, 2)
    ask_for_food(t, "caesar", place)
    assert marks(t, place, HUNGRY) == units("3 20-10-a")


@rule("13.3b")
def test_no_more_than_ten_legions_forage_in_one_hex() -> None:
    place = inland(CLEAR, tilled=True)
    t = position({place: "caesar 12 20-10-a"}, scenario=6).roll(6, 6)
    ask_for_food(t, "caesar", place)
    assert marks(t, place, SUPPLIED) == units("10 20-10-a")


@rule("13.3b")
def test_who_forages_after_others_in_the_same_segment_finds_what_they_left() -> None:
    """Eight LE forage and march off; of four more only two may try, until the Supply Segment begins."""
    place = inland(CLEAR, tilled=True)
    t = position({place: "caesar 8 20-10-a | pompey 1 4-12"}, scenario=6).roll(*[6] * 12)
    power = t.power("caesar")
    ask_for_food(t, "caesar", place)
    assert t.g.grazed == (PLACE[place], power, 16)
    assert (pasture(t.g, PLACE[place], power), pasture(t.g, PLACE[place], t.power("pompey"))) == (4, 20)
    away = next(p for p in GRID.neighbours[PLACE[place]] if LAND[p])
    for stack in [s for s in range(len(t.g.at)) if t.g.whose[s] == power]:
        go(t.g, stack, away)
    add(t.g, power, PLACE[place], units("4 20-10-a"))
    ask_for_food(t, "caesar", place)
    assert (marks(t, place, SUPPLIED), marks(t, place, HUNGRY)) == (units("2 20-10-a"), units("2 20-10-a"))
    t.push(Segment(t.seat("caesar"), SUPPLY))
    assert marks(t, place, SUPPLIED) == units("2 20-10-a") * 2


@rule("13.0a", "13.3b")
@pytest.mark.parametrize(("segment", "left"), [(MOVEMENT, 20), (COMBAT, 4), (SIEGE, 4), (SUPPLY, 20)])
def test_who_forages_to_fight_finds_what_those_who_marched_have_left(segment: int, left: int) -> None:
    place = inland(ROUGH, tilled=True)
    t = position({place: "caesar 1 4-12"}, scenario=6)
    t.g.grazed = (PLACE[place], t.power("caesar"), 16)
    t.stop_at(LandMovement, LandCombat, SiegeResolution, SupplySegment).push(Segment(t.seat("caesar"), segment))
    assert pasture(t.g, PLACE[place], t.power("caesar")) == left


@rule("13.2d")
def test_above_ten_one_rolls_again_for_each_further_ten() -> None:
    """Twelve LE: 7 for the first ten (2 SP), 7 for the other two (none)."""
    place = inland(ROUGH, tilled=False)
    t = position({place: "caesar 12 20-10-a 1 train-6"}, scenario=6).roll(3, 4, 3, 4)
    ask_for_food(t, "caesar", place).play("caesar", "feed")
    assert points_at(t.g, PLACE[place], t.power("caesar"), inside=False) == 4
    assert marks(t, place, HUNGRY) == ""


@rule("13.0a", "4j")
def test_units_that_are_not_supplied_may_not_move_but_are_not_lost_yet() -> None:
    place = inland(ROUGH, tilled=True)
    t = position({place: "caesar 2 20-10-a"}, scenario=6, winter=True).roll(1, 1)
    ask_for_food(t, "caesar", place)
    assert marks(t, place, HUNGRY) == units("1 20-10-a") or marks(t, place, HUNGRY) == units("2 20-10-a")
    assert t[place].endswith("20-10-a")


# ---- forage values


@rule("13.3a")
def test_what_a_hex_yields_depends_on_season_fields_and_ground() -> None:
    t = position(scenario=6)
    power = t.power("caesar")
    tilled, wild = PLACE[inland(CLEAR, tilled=True)], PLACE[inland(CLEAR, tilled=False)]
    summer = [forage_value(t.g, place, power, inside=False) for place in (tilled, wild)]
    t.g.winter = True
    assert (summer, [forage_value(t.g, place, power, inside=False) for place in (tilled, wild)]) == ([3, 2], [2, 1])


@rule("13.3.1a", "13.3.1b")
def test_a_friendly_city_adds_its_own_and_in_a_siege_divides_it() -> None:
    t = position(scenario=6, cities={"mediolanum": "caesar"})
    place, caesar, pompey = PLACE["a3117"], t.power("caesar"), t.power("pompey")
    ground = forage_value(t.g, place, pompey, inside=False)
    assert forage_value(t.g, place, caesar, inside=False) == ground + 1
    besieged = position(
        {"a3117": "caesar inside 1 4-12 | pompey 1 20-10-a"}, scenario=6, cities={"mediolanum": "caesar"}
    )
    assert forage_value(besieged.g, place, caesar, inside=True) == 1
    assert forage_value(besieged.g, place, pompey, inside=False) == ground


@rule("13.3.1c")
def test_roma_as_imperial_capital_yields_two() -> None:
    t = position(scenario=6, cities={"roma": "caesar"})
    place = CITY_PLACE[CITY["roma"]]
    plain = forage_value(t.g, place, t.power("pompey"), inside=False)
    assert forage_value(t.g, place, t.power("caesar"), inside=False) == plain + 2


@rule("13.3.1d", "21.2g")
def test_a_top_fort_without_a_city_adds_one() -> None:
    place = PLACE[inland(ROUGH, tilled=True)]
    t = position(scenario=6)
    power = t.power("caesar")
    before = forage_value(t.g, place, power, inside=False)
    set_fort(t.g, place, power, 3)
    assert forage_value(t.g, place, power, inside=False) == before
    set_fort(t.g, place, power, 4)
    assert forage_value(t.g, place, power, inside=False) == before + 1


@rule("24.4")
def test_a_plundered_province_yields_half() -> None:
    place = PLACE[inland(CLEAR, tilled=True)]
    t = position(scenario=6)
    assert forage_value(t.g, place, t.power("caesar"), inside=False) == 3
    t.g.plunder = changed(t.g.plunder, PROVINCE[place], 2)
    assert forage_value(t.g, place, t.power("caesar"), inside=False) == 1


@rule("3.0b", "24.4", "39.2-F")
def test_half_of_little_is_still_something() -> None:
    """Wild land in winter yields 1, plundered or not; a rich hex in famine and plundered a quarter, and at least 1."""
    wild, tilled = PLACE[inland(CLEAR, tilled=False)], PLACE[inland(CLEAR, tilled=True)]
    t = position(scenario=6, winter=True)
    t.g.plunder = changed(t.g.plunder, PROVINCE[wild], 2)
    assert forage_value(t.g, wild, t.power("caesar"), inside=False) == 1
    t.g.plunder = changed(t.g.plunder, PROVINCE[tilled], 2)
    begin(t.g, FAMINE, PROVINCE[tilled], until=t.g.month)
    assert forage_value(t.g, tilled, t.power("caesar"), inside=False) == 1


def test_in_the_desert_nobody_forages() -> None:
    desert = next(
        place
        for place, province in enumerate(PROVINCE[: GRID.size])
        if province != NONE and TERRAIN[place] == 4 and not CULTIVATED[PERIOD][province]
    )
    t = position(scenario=6)
    assert forage_value(t.g, desert, t.power("caesar"), inside=False) == NO_FORAGE


# ---- ports


@rule("13.1a", "13.1g")
def test_a_friendly_port_in_a_friendly_province_feeds_all_in_its_hex() -> None:
    t = position({"a2521": "caesar 9 20-10-a"}, scenario=6, cities={"narbo": "caesar"}, lords={"narbonensis": "caesar"})
    assert in_port_supply(t.g, 0)
    ask_for_food(t, "caesar", "a2521")
    assert marks(t, "a2521", SUPPLIED) == units("9 20-10-a")
    assert not marks(t, "a2521", FORAGED)


@rule("13.1a")
def test_a_port_under_siege_or_of_an_enemy_feeds_nobody() -> None:
    t = position({"a2521": "caesar 1 20-10-a"}, scenario=6, cities={"narbo": "pompey"})
    assert not in_port_supply(t.g, 0)


@rule("13.1b")
def test_a_port_in_a_foreign_province_feeds_if_ships_come_from_a_friendly_one() -> None:
    board = {"a2521": "caesar 1 20-10-a"}
    t = position(board, scenario=6, cities={"narbo": "caesar"}, lords={"narbonensis": "pompey", "baetica": "pompey"})
    for province, lord in enumerate(t.g.lord):
        if lord == t.power("caesar"):
            t.g.lord[province] = t.power("pompey")
    t.g.lord[PROVINCE_BY_ID["cisalpina"]] = t.power("caesar")
    t.g.city_of[CITY["genua"]] = t.power("caesar")
    assert not supplies(t.g, PLACE["a2521"], t.power("caesar"))
    ships = position(
        {**board, PLACE_IDS[CITY_PLACE[CITY["genua"]]]: "caesar 1 18-30-b"},
        scenario=6,
        cities={"narbo": "caesar", "genua": "caesar"},
        lords={"narbonensis": "pompey", "cisalpina": "caesar"},
    )
    assert supplies(ships.g, PLACE["a2521"], ships.power("caesar"))


@rule("13.1h")
def test_no_port_feeds_anybody_farther_than_two_hexes_up_its_river() -> None:
    t = position(scenario=6)
    far = {
        place: [GRID.distance(HEX[port], HEX[place]) for port in ports_near(t.g, place)]
        for place in range(GRID.size)
        if BESIDE[place] and LAND[place]
    }
    assert {distance for found in far.values() for distance in found} == {0, 1, 2}


@rule("13.1h")
def test_a_port_feeds_up_its_river_to_two_hexes() -> None:
    """Olbia: units beside its river and within two hexes are fed; others are not."""
    olbia = CITY_PLACE[CITY["olbia"]]
    near = next(p for p in GRID.within(HEX[olbia], 2) if p != olbia and LAND[p] and set(BESIDE[p]) & set(BESIDE[olbia]))
    away = next(p for p in GRID.within(HEX[olbia], 2) if LAND[p] and not set(BESIDE[p]) & set(BESIDE[olbia]))
    t = position(
        {PLACE_IDS[near]: "caesar 1 4-12", PLACE_IDS[away]: "caesar 1 4-12"}, scenario=6, cities={"olbia": "caesar"}
    )
    t.g.lord[PROVINCE[olbia]] = t.power("caesar")
    assert [in_port_supply(t.g, stack) for stack in (0, 1)] == [True, False]


@rule("13.4.3a", "13.4.3c", "13.5b", "17.2.1")
@pytest.mark.parametrize(("ships", "fed"), [(1, True), (2, False)])
def test_the_besieged_are_fed_from_the_sea_unless_they_are_blockaded(ships: int, fed: bool) -> None:
    board = f"pompey inside 1 20-10-b | pompey inside 1 18-30-b | caesar 3 20-10-a | caesar {ships} 18-30-b"
    t = position({"a3628": board}, scenario=6, cities={"carthago": "pompey"})
    inside = [s for s in range(len(t.g.at)) if t.g.whose[s] == t.power("pompey")]
    assert [in_port_supply(t.g, stack) for stack in inside] == [fed, fed]


@rule("17.2.1", "13.4.2c")
@pytest.mark.parametrize(("ships", "told"), [(1, ["foraged", "drawn"]), (0, [])])
def test_in_a_blockaded_port_one_forages_first_and_draws_on_trains_then(ships: int, told: list[str]) -> None:
    """One of three finds food in Carthago, and the train feeds the others; nobody is asked. An open port feeds all."""
    fleet = f" | caesar {ships} 18-30-b" if ships else ""
    board = f"pompey inside 3 20-10-b 1 train-6 | caesar 6 20-10-a{fleet}"
    t = position({"a3628": board}, scenario=6, cities={"carthago": "pompey"}).roll(*([1, 1, 6, 6] if ships else []))
    t.push(SupplySegment(t.seat("pompey")))
    assert "change a3628" not in t.offered("pompey")
    t.play("pompey", "done")
    assert [event.kind for event in t.g.log or () if event.kind in ("foraged", "drawn")] == told
    assert "".join(sorted(marks(t, "a3628", SUPPLIED))) == units("3 20-10-b 1 train-6")


@rule("13.5.1b")
def test_a_group_that_a_fleet_feeds_pays_more_if_any_of_it_stands_in_rough_ground_or_desert() -> None:
    """Two points and ten per cent, rounded up, are three; the train aboard has six."""
    sea, clear, rough = next(
        (water, one, two)
        for water in range(GRID.size)
        if not LAND[water] and WATER[water]
        for one in GRID.neighbours[water]
        for two in GRID.neighbours[water]
        if LAND[one] and LAND[two] and TERRAIN[one] == CLEAR and TERRAIN[two] == ROUGH and one not in CITY_PLACE
    )
    names = {place: PLACE_IDS[place] for place in (sea, clear, rough)}
    board = {names[clear]: "caesar 5 20-10-a", names[rough]: "caesar 1 20-10-a"}
    t = position({**board, names[sea]: "caesar 2 18-30-b aboard 1 train-6"}, scenario=6).roll(2, 2)
    ask_for_food(t, "caesar", names[clear])
    t.play("caesar", f"feed-with {names[rough]}", "feed")
    assert [event.facts["needed"] for event in t.g.log or () if event.kind == "drawn"] == [3]
    assert points_at(t.g, sea, t.power("caesar"), inside=False) == 3


@rule("13.5a")
def test_fleets_and_those_aboard_are_always_fed() -> None:
    t = position({"a2522": "caesar 2 18-30-b aboard 1 20-10-a"}, scenario=6)
    assert in_port_supply(t.g, 0)


# ---- trains


@rule("13.4.2a", "13.4.2b")
def test_a_train_feeds_up_to_two_hexes_away_at_a_price() -> None:
    place = inland(ROUGH, tilled=False)
    ring = [p for p in GRID.within(PLACE[place], 2) if GRID.distance(p, PLACE[place]) == 2 and LAND[p]]
    away = PLACE_IDS[next(p for p in ring if not set(BESIDE[p]) & set(BESIDE[PLACE[place]]))]
    assert distance_modifier(PLACE[away], PLACE[place]) == -2
    t = position({place: "caesar 4 20-10-a", away: "caesar 1 train-6"}, scenario=6).roll(4, 4)
    ask_for_food(t, "caesar", place).play("caesar", "feed")
    assert points_at(t.g, PLACE[away], t.power("caesar"), inside=False) == 5


@rule("13.4.2b")
@pytest.mark.parametrize(("hexes", "less"), [(0, 0), (1, -1), (2, -2)])
def test_each_hex_between_train_and_units_takes_one_off_the_roll(hexes: int, less: int) -> None:
    """The rulebook's: beside them one less, two hexes away two less."""
    here = PLACE[inland(ROUGH, tilled=False)]
    away = next(p for p in GRID.within(here, 2) if GRID.distance(p, here) == hexes and not BESIDE[p])
    assert distance_modifier(away, here) == less


@rule("13.4.2a")
def test_three_hexes_are_too_far() -> None:
    place = inland(ROUGH, tilled=False)
    far = PLACE_IDS[next(p for p in GRID.within(PLACE[place], 3) if GRID.distance(p, PLACE[place]) == 3 and LAND[p])]
    t = position({place: "caesar 4 20-10-a", far: "caesar 1 train-6"}, scenario=6).roll(6, 6)
    ask_for_food(t, "caesar", place)
    assert points_at(t.g, PLACE[far], t.power("caesar"), inside=False) == 6
    assert marks(t, place, FORAGED)


@rule("13.4.4a")
def test_along_a_common_river_there_is_no_penalty() -> None:
    pairs = ((a, b) for a in range(GRID.size) for b in GRID.neighbours[a] if set(BESIDE[a]) & set(BESIDE[b]))
    here, there = next(pairs)
    assert distance_modifier(here, there) == 0


@rule("13.2b")
def test_units_of_two_hexes_may_draw_on_one_train_together() -> None:
    """Three and three LE: together they need 1 on a roll of 7, apart one each."""
    place = inland(ROUGH, tilled=False)
    other = PLACE_IDS[next(n for n in GRID.neighbours[PLACE[place]] if LAND[n])]
    t = position({place: "caesar 3 20-10-a 1 train-6", other: "caesar 3 20-10-a"}, scenario=6).roll(4, 4)
    ask_for_food(t, "caesar", place).play("caesar", f"feed-with {other}", "feed")
    assert marks(t, other, SUPPLIED) == units("3 20-10-a")
    assert points_at(t.g, PLACE[place], t.power("caesar"), inside=False) >= 5


@rule("13.4.3d")
def test_those_inside_cannot_use_the_train_outside() -> None:
    t = position(
        {"a3117": "caesar inside 2 20-10-a | caesar 1 train-6 1 20-10-a | pompey 3 20-10-a"},
        scenario=6,
        cities={"mediolanum": "caesar"},
    )
    assert points_at(t.g, PLACE["a3117"], t.power("caesar"), inside=True) == 0
    assert points_at(t.g, PLACE["a3117"], t.power("caesar"), inside=False) == 6


@rule("13.4.1a", "4m")
def test_a_train_that_rests_in_a_friendly_city_gains_a_point() -> None:
    t = position({"a3117": "caesar 1 train-2 | caesar 1 train-6"}, scenario=6, cities={"mediolanum": "caesar"})
    t.push(Replenishment())
    assert t["a3117"].count("train-3") == 1
    assert t["a3117"].count("train-6") == 1


@rule("13.4.1a", "13.4.3b")
@pytest.mark.parametrize("mark", [MOVED, GAVE])
def test_one_that_moved_or_gave_does_not(mark: int) -> None:
    t = position({"a3117": "caesar 1 train-2"}, scenario=6, cities={"mediolanum": "caesar"})
    t.g.mark[0] |= mark
    t.push(Replenishment())
    assert t["a3117"] == "caesar 1 train-2"


@rule("13.4.3b")
def test_one_under_siege_does_not() -> None:
    t = position({"a3117": "caesar inside 1 train-2 | pompey 1 20-10-a"}, scenario=6, cities={"mediolanum": "caesar"})
    t.push(Replenishment())
    assert "train-2" in t["a3117"]


@rule("13.4.1b")
def test_a_power_whose_land_has_no_cities_replenishes_at_home() -> None:
    """The Gauls of 53 BC have no cities."""
    t = position({"a2418": "vercingetorix 1 train-2", "a3117": "vercingetorix 1 train-2"}, scenario=1)
    t.push(Replenishment())
    assert (t["a2418"], t["a3117"]) == ("vercingetorix 1 train-3", "vercingetorix 1 train-2")


@rule("13.4.1b", "5.6.1c")
def test_a_fort_that_was_named_as_a_city_is_one_for_trains() -> None:
    """Caesar has named a fort in Gaul; had the Gauls named one at home, they would replenish there alone."""
    board = {"a2418": "caesar 1 train-2 | vercingetorix 1 train-2", "a2419": "vercingetorix 1 train-2"}
    t = position(board, scenario=1)
    t.g.founded = (PLACE["a2418"], t.power("caesar"))
    t.push(Replenishment())
    assert t["a2418"].startswith("caesar 1 train-3")
    t = position({"a2418": "vercingetorix 1 train-2", "a2419": "vercingetorix 1 train-2"}, scenario=1)
    t.g.founded = (PLACE["a2418"], t.power("vercingetorix"))
    t.push(Replenishment())
    assert (t["a2418"], t["a2419"]) == ("vercingetorix 1 train-3", "vercingetorix 1 train-2")
