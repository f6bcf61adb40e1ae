"""Chapters 5.8e and 13: who is not fed though food is near."""

from __future__ import annotations

import pytest

from games.imperium.builder import Table, position
from games.imperium.map.test_03_units import units
from games.imperium.supply.test_13_supply import ask_for_food, inland, marks
from romanum.games.imperium.data.cities import CITY, CITY_PLACE
from romanum.games.imperium.data.hexes import GRID, LAND, PLACE, PLACE_IDS, PROVINCE, ROUGH
from romanum.games.imperium.data.seas import ALWAYS_SUMMER_SEA
from romanum.games.imperium.rules.common.port_supply import _sends_ships, in_port_supply, supplies
from romanum.games.imperium.rules.common.sieges import begin_siege
from romanum.games.imperium.rules.custom_board import place_called
from romanum.games.imperium.rules.supply.needs import NO_FORAGE, forage_value
from romanum.games.imperium.rules.supply.rations import Drawn, Foraged, feed_by_ports, groups
from romanum.games.imperium.rules.supply.trains import points_at, sources
from romanum.games.imperium.state.errands import Replenishment, SupplySegment
from romanum.games.imperium.state.forces import add, has_fleets, is_naval, stacks_at
from romanum.games.imperium.state.marks import HUNGRY, INSIDE, MOVED, SUPPLIED
from romanum.games.imperium.state.position import MOVEMENT, SUPPLY
from rules import rule

BRUNDISIUM = "b4320"
BARREN = "a3233"
"""Desert that nobody tills."""
MEDIOLANUM = PLACE_IDS[CITY_PLACE[CITY["mediolanum"]]]


def in_port() -> Table:
    """Pompey's men at Syracusae, which is his with all Sicilia."""
    syracusae = PLACE_IDS[CITY_PLACE[CITY["syracusae"]]]
    own = dict.fromkeys(("syracusae", "messana", "lilybaeum"), "pompey")
    return position({syracusae: "pompey 1 20-10-b"}, scenario=6, cities=own, lords={"sicilia": "pompey"})


@rule("13.1g")
def test_who_has_gone_hungry_is_not_fed_by_a_port_afterwards() -> None:
    t = in_port()
    feed_by_ports(t.g, [0])
    assert t.g.mark[0] & SUPPLIED
    t = in_port()
    t.g.mark[0] |= HUNGRY
    feed_by_ports(t.g, [0])
    assert not t.g.mark[0] & SUPPLIED


@rule("13.4.3a")
def test_behind_walls_without_a_port_nobody_is_fed_by_sea() -> None:
    t = position({MEDIOLANUM: "pompey 1 20-10-b"}, scenario=6, cities={"mediolanum": "pompey"})
    t.g.mark[0] |= INSIDE
    assert not in_port_supply(t.g, 0)


@rule("5.8e", "13.4.3d")
def test_an_allys_train_behind_the_same_walls_feeds_with_his_leave_alone() -> None:
    t = position({MEDIOLANUM: "caesar 1 20-10-a | pompey 1 train-6"}, scenario=6, allies=(("caesar", "pompey"),))
    for stack in range(len(t.g.mark)):
        t.g.mark[stack] |= INSIDE
    place = PLACE[MEDIOLANUM]
    assert points_at(t.g, place, t.power("pompey"), inside=True) > 0
    assert points_at(t.g, place, t.power("caesar"), inside=True) == 0


@rule("13.1b")
def test_no_ships_come_from_a_port_where_soldiers_alone_are() -> None:
    for there, is_sent in (("1 20-10-b", False), ("1 18-30-b", True)):
        t = position({BRUNDISIUM: f"pompey {there}"}, scenario=6, cities={"brundisium": "pompey"})
        t.g.lord[PROVINCE[PLACE[BRUNDISIUM]]] = t.power("pompey")
        assert _sends_ships(t.g, PLACE[BRUNDISIUM], t.power("pompey")) == is_sent


GENUA = "a3118"
NARBO = "a2521"


@rule("13.1b")
@pytest.mark.parametrize(("spoilt", "feeds"), [
    ("", True), ("besieged", False), ("blockaded", False), ("hostile land", False), ("lost port", False),
    ("ships gone", False), ("another sea", False),
])  # fmt: skip
def test_ships_come_from_an_open_port_of_the_same_sea_in_friendly_land(spoilt: str, feeds: bool) -> None:
    """Narbo is Caesar's in Pompey's land; ships come from Genua, or from Alexandria, which is on another sea."""
    home = "alexandria" if spoilt == "another sea" else GENUA
    t = position(
        {NARBO: "caesar 1 20-10-a", home: "pompey 1 18-30-b" if spoilt == "ships gone" else "caesar 1 18-30-b"},
        scenario=6,
        cities={"narbo": "caesar", "genua": "caesar", "alexandria": "caesar"},
        sections=("13.6",) if spoilt == "blockaded" else (),
    )
    caesar, pompey = t.power("caesar"), t.power("pompey")
    t.g.lord[:] = [pompey] * len(t.g.lord)
    if spoilt != "hostile land":
        t.g.lord[PROVINCE[place_called(home)]] = caesar
    if spoilt == "lost port":
        t.g.city_of[CITY["genua"]] = pompey
    elif spoilt == "besieged":
        begin_siege(t.g, PLACE[GENUA])
    elif spoilt == "blockaded":
        add(t.g, pompey, PLACE[GENUA], units("3 18-30-b"))
    assert supplies(t.g, PLACE[NARBO], caesar) is feeds


@rule("13.3a")
def test_in_the_desert_nobody_even_throws_dice_for_forage() -> None:
    t = position({BARREN: "caesar 1 20-10-a"}, scenario=6)
    assert forage_value(t.g, PLACE[BARREN], t.power("caesar"), inside=False) == NO_FORAGE
    t.push(Foraged(t.seat("caesar"), (0,), True))
    assert t.g.mark[0] & HUNGRY
    assert t.events("foraged") == []


@rule("13.3e", "13.2c")
def test_where_nobody_is_fed_light_units_that_eat_nothing_are_not_either() -> None:
    t = position({BARREN: "caesar 1 20-10-a 1 4-12"}, scenario=6)
    t.push(Foraged(t.seat("caesar"), (0,), True))
    assert (t.step, marks(t, BARREN, HUNGRY)) == ("", units("1 20-10-a 1 4-12"))


@rule("13.2c", "13.2e")
def test_light_units_that_eat_nothing_do_not_go_hungry_for_the_heavy() -> None:
    """Six LE need 3 SP and have 2: two LE. The first is a legion; then a light unit is left over that eats, and counts.

    Of seven light units beside five legions two eat from the beginning.
    """
    place = inland(ROUGH, tilled=False)
    t = position({place: "caesar 6 20-10-a 6 4-12 1 train-2"}, scenario=6).roll(1, 1)
    ask_for_food(t, "caesar", place).play("caesar", "feed")
    assert marks(t, place, HUNGRY) == units("1 20-10-a")
    assert t.offered("caesar") == ["starve 20-10-a", "starve 4-12"]
    t = position({place: "caesar 5 20-10-a 7 4-12 1 train-2"}, scenario=6).roll(1, 1)
    ask_for_food(t, "caesar", place).play("caesar", "feed")
    assert t.offered("caesar") == ["starve 20-10-a", "starve 4-12"]
    t.play("caesar", "starve 4-12", "starve 4-12")
    assert t.offered("caesar") == []
    assert marks(t, place, HUNGRY) == units("1 20-10-a 2 4-12")


@rule("13.4.2a")
@pytest.mark.parametrize("segment", [MOVEMENT, SUPPLY])
def test_a_train_that_has_just_come_feeds_nobody_before_the_supply_segment(segment: int) -> None:
    place = inland(ROUGH, tilled=False)
    t = position({place: "caesar 2 20-10-a"}, scenario=6, segment=segment)
    t.g.active = t.seat("caesar")
    add(t.g, t.power("caesar"), PLACE[place], units("1 train-6"), MOVED)
    assert sources(t.g, PLACE[place], t.power("caesar"), inside=False) == ([PLACE[place]] if segment == SUPPLY else [])
    t.g.active = t.seat("pompey")
    assert sources(t.g, PLACE[place], t.power("caesar"), inside=False) == [PLACE[place]]


@rule("13.5.1a")
@pytest.mark.parametrize(("winter", "points"), [(False, 7), (True, 1)])
def test_in_winter_trains_aboard_do_not_help_those_ashore_beside_them(winter: bool, points: int) -> None:
    board = {BRUNDISIUM: "caesar 2 20-10-a 1 train-1 | caesar 1 18-30-b aboard 1 train-6"}
    t = position(board, scenario=6, winter=winter)
    assert points_at(t.g, PLACE[BRUNDISIUM], t.power("caesar"), inside=False) == points


@rule("13.4.1a")
def test_of_two_trains_the_one_that_gave_nothing_is_filled() -> None:
    """Two legions at Mediolanum need a point of the emptier train; the other rests and gains one."""
    t = position({MEDIOLANUM: "caesar 2 20-10-a 1 train-2 1 train-4"}, scenario=6, cities={"mediolanum": "caesar"})
    t.g.lord[PROVINCE[PLACE[MEDIOLANUM]]] = t.power("caesar")
    t.roll(1, 2).push(Drawn(t.seat("caesar"), (0,), PLACE[MEDIOLANUM]))
    t.push(Replenishment())
    assert t[MEDIOLANUM] == "caesar 2 20-10-a 1 train-1 1 train-5"


@rule("17.2.1", "13.1b")
@pytest.mark.parametrize("fleet", [False, True])
def test_a_besieged_port_in_a_hostile_province_needs_ships_from_home(fleet: bool) -> None:
    """Caesar's men are besieged in Syracusae, Sicilia is Pompey's; Brundisium with Italia is Caesar's."""
    syracusae = PLACE_IDS[CITY_PLACE[CITY["syracusae"]]]
    board = {syracusae: "caesar inside 1 20-10-a city | pompey 1 20-10-b"}
    if fleet:
        board[BRUNDISIUM] = "caesar 1 18-30-b city"
    t = position(board, scenario=6, lords={"sicilia": "pompey"})
    for province in range(len(t.g.lord)):
        t.g.lord[province] = t.power("pompey")
    t.g.lord[PROVINCE[PLACE[BRUNDISIUM]]] = t.power("caesar")
    assert in_port_supply(t.g, t.stack("caesar", syracusae)) is fleet


@rule("13.5.1a", "9.1e")
def test_a_train_aboard_feeds_the_shores_of_the_red_sea_all_the_year() -> None:
    sea, shore = next(
        (sea, shore)
        for sea in range(GRID.size)
        if ALWAYS_SUMMER_SEA[sea] and not LAND[sea]
        for shore in GRID.neighbours[sea]
        if LAND[shore]
    )
    board = {PLACE_IDS[shore]: "caesar 1 20-10-a", PLACE_IDS[sea]: "caesar 1 18-30-b aboard 1 train-6"}
    t = position(board, scenario=6, winter=True)
    assert sources(t.g, shore, t.power("caesar"), inside=False) == [sea]


@rule("13.5b", "13.3.1b", "17.2.1")
def test_ships_besieged_in_a_port_that_lies_apart_from_its_waters_eat_with_the_city() -> None:
    """Smyrna's harbour is a place of its own; one LE needs 1 on a 4, which the city has."""
    board = {"b5519": "pompey inside 1 4-12 city | caesar 6 20-10-a", "b5519w": "pompey 1 18-30-b | caesar 3 18-30-b"}
    t = position(board, scenario=6)
    t.g.mark[t.stack("pompey", "b5519w")] |= INSIDE
    t.roll(2, 2).push(SupplySegment(t.seat("pompey")))
    assert [event.facts["place"] for event in t.events("foraged")] == ["b5519"]
    assert t["b5519w"].endswith("pompey inside 1 18-30-b")


@rule("13.5b", "10.4.1")
@pytest.mark.parametrize("water", ["a3628", "b5519w"])
def test_men_aboard_ships_whose_crews_starve_go_ashore_in_the_port(water: str) -> None:
    """Carthago, and Smyrna whose harbour is a place of its own; two of three ships are lost, and two legions live."""
    port = water.removesuffix("w")
    board = {port: "pompey inside 1 4-12 city | caesar 6 20-10-a"}
    fleets = "pompey 3 18-30-b aboard 2 20-10-b | caesar 5 18-30-b"
    board[water] = f"{board[port]} | {fleets}" if water == port else fleets
    t = position(board, scenario=6)
    ships = next(s for s in stacks_at(t.g, PLACE[water]) if has_fleets(t.g, s) and t.g.whose[s] == t.power("pompey"))
    t.g.mark[ships] |= INSIDE
    t.roll(1, 1).push(SupplySegment(t.seat("pompey")))
    while t.asked:
        t.play("pompey", "starve 18-30-b" if "starve 18-30-b" in t.offered("pompey") else t.offered("pompey")[0])
    ashore = [s for s in stacks_at(t.g, PLACE[port]) if t.g.whose[s] == t.power("pompey") and not is_naval(t.g, s)]
    assert "".join(t.g.units[s] for s in ashore).count(units("1 20-10-b")) == 2
    assert t.is_sound()
    assert not [s for s in stacks_at(t.g, PLACE[water]) if water != port and not is_naval(t.g, s)]


@rule("13.2b", "5.2.4b")
def test_neutrals_whom_a_player_moves_are_not_fed_from_his_trains() -> None:
    place = inland(ROUGH, tilled=False)
    t = position({place: "caesar 2 20-10-a 1 train-6 | gallic-rebels 2 20-8-c"}, scenario=6)
    t.g.chief[t.power("gallic-rebels")] = t.seat("caesar")
    own, rebels = t.stack("caesar", place), t.stack("gallic-rebels", place)
    assert groups(t.g, [own, rebels]) == [(own,), (rebels,)]
    assert not sources(t.g, PLACE[place], t.power("gallic-rebels"), inside=False)
