"""Chapters 5, 13, 20, 22, 23 and special rules where a bound or an exception alone decides."""

from __future__ import annotations

import pytest

from games.imperium.builder import position
from games.imperium.event_table import happens, table
from games.imperium.map.test_03_units import units
from games.imperium.powers.test_20_defection import RED, against_colour
from games.imperium.scenario.test_25_bargains import talks as diplomacy
from games.imperium.supply.test_13_supply import ask_for_food, inland, marks
from games.imperium.talks_table import HERE, talks
from romanum.games.imperium.data.charts import BUILD
from romanum.games.imperium.data.cities import CITY
from romanum.games.imperium.data.hexes import BESIDE, GRID, HEXES_OF, LAND, PLACE, PLACE_IDS, ROUGH
from romanum.games.imperium.data.provinces import PROVINCE_BY_ID
from romanum.games.imperium.data.units import KIND_IDS, TYPE_BY_ID
from romanum.games.imperium.rules.common.leaders import take_off
from romanum.games.imperium.rules.common.powers import EVERY_PLAYER, wake
from romanum.games.imperium.rules.powers.grain import hungry_capitals
from romanum.games.imperium.state.errands import Trespass
from romanum.games.imperium.state.forces import add, stacks_of
from romanum.games.imperium.state.marks import SUPPLIED
from romanum.games.imperium.state.position import ACTIVE, BARBARIAN, CIVILIZED, NEUTRAL, PEOPLE, UNBORN
from romanum.games.imperium.state.rosters import numbers
from rules import rule

# ---- food


@rule("13.0a", "13.2a")
@pytest.mark.parametrize(("active", "fed"), [("caesar", False), ("pompey", True)])
def test_whose_turn_it_is_has_not_been_fed_yet_and_who_had_his_has(active: str, fed: bool) -> None:
    """Caesar comes first: in his own turn his men must be fed, in Pompey's they have been."""
    place = inland(ROUGH, tilled=False)
    t = position({place: "caesar 3 20-10-a 1 train-6"}, scenario=6)
    t.g.order = (t.seat("caesar"), t.seat("pompey"))
    t.g.active = t.seat(active)
    ask_for_food(t, "caesar", place)
    assert bool(marks(t, place, SUPPLIED)) is fed
    assert (t.step == "Feeding") is not fed


@rule("13.4.2b", "13.2b")
def test_those_farthest_from_the_train_make_it_dear_for_all_who_draw_together() -> None:
    """Four LE, two of them two hexes away: an 8, of which they would need nothing, is a 6, and they need 1."""
    place = inland(ROUGH, tilled=False)
    other = _two_hexes_from(place)
    t = position({place: "caesar 2 20-10-a 1 train-6", other: "caesar 2 20-10-a"}, scenario=6).roll(4, 4)
    ask_for_food(t, "caesar", place).play("caesar", f"feed-with {other}", "feed")
    assert t.events("drawn")[-1].facts["needed"] == 1


def _two_hexes_from(place: str) -> str:
    """A hex without a river in common."""
    here = PLACE[place]
    return next(
        PLACE_IDS[there]
        for there in range(GRID.size)
        if LAND[there] and GRID.distance(here, there) == 2 and not set(BESIDE[here]) & set(BESIDE[there])
    )


# ---- powers


@rule("20.3.2c")
def test_of_two_defectors_one_finds_the_last_counter() -> None:
    legions = BUILD[RED][TYPE_BY_ID["20-10"]]
    assert against_colour("4 20-10-a", f"octavian {legions - 1} 20-10-a")["a2121"] == "octavian 1 20-10-a"


@rule("22.2.2a", "2.5")
def test_stilicho_is_asked_for_the_grain_of_one_of_his_two_capitals() -> None:
    t = position(scenario=33)
    roma, ravenna = CITY["roma"], CITY["ravenna"]
    t.g.capitals = 1 << roma | 1 << ravenna
    t.g.city_of[roma] = t.g.city_of[ravenna] = t.power("stilicho")
    assert len(hungry_capitals(t.g)) == 1


@rule("23.1")
@pytest.mark.parametrize(("origin", "wakes"), [(CIVILIZED, True), (BARBARIAN, False)])
def test_barbarians_on_the_march_wake_civilized_neutrals_and_no_barbarians(origin: int, wakes: bool) -> None:
    """The people of Hibernia, awake and nobody's friend, comes to Egypt."""
    people, aegyptus = PEOPLE + PROVINCE_BY_ID["hibernia"], PROVINCE_BY_ID["aegyptus"]
    t = position(scenario=6)
    t.g.origin[people], t.g.bond[people] = BARBARIAN, NEUTRAL
    wake(t.g, people, EVERY_PLAYER)
    t.g.origin[t.power("egypt")] = origin
    stack = add(t.g, people, PLACE["b5828"], units("2 20-8-c"))
    t.push(Trespass(stack, aegyptus))
    assert (t.g.standing[t.power("egypt")] == ACTIVE) is wakes


@rule("23.3a")
@pytest.mark.parametrize(
    ("scenario", "power", "found"), [(14, "trajan", {"20-8-c": 1}), (24, "carinus", {"20-8-c": 2})]
)
def test_the_period_changes_what_a_people_musters(scenario: int, power: str, found: dict[str, int]) -> None:
    """From the fourth period on barbarians add 1: in the third a 5 and 2 less for Hibernia is 3, in the fourth 4."""
    hibernia = PROVINCE_BY_ID["hibernia"]
    place = PLACE_IDS[HEXES_OF[hibernia][0]]
    t = position({place: f"{power} 2 20-10-a"}, scenario=scenario)
    t.roll(2, 3).push(Trespass(t.stack(power, place), hibernia))
    mustered = "".join(t.g.units[stack] for stack in stacks_of(t.g, PEOPLE + hibernia))
    assert {KIND_IDS[kind]: n for kind, n in numbers(mustered).items()} == found


# ---- events and special rules


@rule("39.2-B")
def test_nobody_dies_where_the_head_of_a_power_is_not_on_the_map() -> None:
    t = table({HERE: "caesar 2 20-10-a"})
    take_off(t.g, t.g.head[t.power("caesar")], UNBORN)
    happens(t, "B")
    assert not t.events("leader-dies")


@rule("2.5")
@pytest.mark.parametrize(("month", "sold"), [("June AD 394", True), ("July AD 394", False)])
def test_gildo_sells_his_grain_once_a_quarter(month: str, sold: bool) -> None:
    t = position(scenario=32, players=2, month=month, treasury={"theodosius": 8, "eugenius": 7})
    assert (diplomacy(t).step == "Bids") is sold


@rule("2.5")
@pytest.mark.parametrize(
    ("month", "leaves"), [("March AD 351", True), ("April AD 351", False), ("March AD 353", False)]
)
def test_shapur_leaves_in_march_of_two_years_alone(month: str, leaves: bool) -> None:
    t = position({"c1113": "persia 4 30-16-b shapur"}, scenario=28, month=month)
    diplomacy(t)
    assert (t.g.leader_in[t.leader("shapur")] == UNBORN) is leaves


@rule("5.8g")
def test_two_units_of_a_kind_are_given_as_one_line() -> None:
    t = talks({HERE: "caesar 3 20-10-a"}).play("caesar", "talk pompey", "offer-alliance", f"offer-at {HERE}")
    t.play("caesar", "cede-unit 20-10-a", "cede-unit 20-10-a")
    assert "cede-unit 20-10-a" in t.offered("caesar")
    t.play("caesar", "elsewhere", "propose")
    assert [event.secret["number"] for event in t.events("term") if event.secret["what"] == "units"] == [2]
    t.play("pompey", "agree caesar")
    assert t[HERE] == "caesar 1 20-10-a | pompey 2 20-10-a"
