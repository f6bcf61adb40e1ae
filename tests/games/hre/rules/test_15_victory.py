"""Chapter 15: Victory Points, and who wins."""

from typing import Any

import pytest

from games.hre.builder import Table, position
from games.hre.rules.combat_builder import board, each
from romanum.games.hre.rules.order import StartTurn
from rules import rule

PRESENCE, DOMINATION, CONTROL = 1, 2, 3


def roman_points(turn: int = 2, emperor: str = "", **provinces: Any) -> dict[str, Any]:
    """What red scores at the end of its Roman Phase."""
    (points,) = position(turn=turn, **provinces).roman_phase("red", emperor, at="points").events("points")
    return points


def barbarian_points(turn: int = 2, people: str = "parthi", **provinces: Any) -> dict[str, Any]:
    """What red scores at the end of its Barbarian Phase."""
    (points,) = position(turn=turn, **provinces).barbarian_phase(people, by="red", at="points").events("points")
    return points


def game_over(**given: Any) -> Table:
    """The end of turn seven."""
    return position(turn=7, **given).push(StartTurn())


# ---- the winner


@rule("15a")
def test_the_highest_sum_of_roman_and_barbarian_points_wins() -> None:
    t = position(turn=7, roman_vp={"red": 10, "blue": 15}, barbarian_vp={"red": 10})
    result = t.match.result
    assert result is not None
    assert (result.winners, result.scores) == ((2,), (0, 0, 20, 15))


@rule("15a")
def test_the_game_ends_after_turn_seven() -> None:
    assert game_over().match.over
    assert not position(turn=6).push(StartTurn()).match.over


@rule("15b")
def test_a_tie_goes_to_the_highest_emperor_token_of_the_last_turn() -> None:
    points = {"green": 9, "red": 12, "blue": 12}
    t = position(turn=7, roman_vp=points, emperors={"green": 6, "yellow": 1, "red": 5, "blue": 3})
    result = t.match.result
    assert result is not None
    assert (result.winners, result.ranking) == ((2,), ((2,), (3,), (0,), (1,)))


@rule("15b", "2.1a")
def test_with_two_players_the_higher_of_both_emperors_breaks_the_tie() -> None:
    t = position(seats=2, turn=7, roman_vp={"green": 9, "blue": 9}, emperors={"green": 1, "red": 6, "blue": 5})
    result = t.match.result
    assert result is not None
    assert result.winners == (t.seat("red"),)


# ---- when and on which marker


@rule("15c")
def test_roman_points_are_added_to_the_roman_marker() -> None:
    t = position(roma="red:1 city", roman_vp={"red": 4}, barbarian_vp={"red": 7}).roman_phase("red", at="points")
    assert t.vp("red") == (4 + t.events("points")[0]["points"], 7)


@rule("15c")
def test_barbarian_points_are_added_to_the_barbarian_marker() -> None:
    t = position(parthia="parthi:1 by red", roman_vp={"red": 4}, barbarian_vp={"red": 7})
    t.barbarian_phase("parthi", at="points")
    assert t.vp("red") == (4, 7 + t.events("points")[0]["points"])


@rule("15c")
def test_only_the_active_player_scores() -> None:
    t = position(roma="red:1 city", achaea="blue:1 city").roman_phase("red", at="points")
    assert t.vp("blue") == (0, 0)


# ---- Cities


@rule("15.1a")
@pytest.mark.parametrize(("city", "points"), [("city", 2), ("looted", 1)])
def test_barbarians_in_roma(city: str, points: int) -> None:
    assert barbarian_points(roma=f"parthi:1 {city}")["cities"] == {"roma": points}


@rule("15.1b")
@pytest.mark.parametrize(("city", "points"), [("city", {"syria": 1}), ("looted", {})])
def test_barbarians_in_other_cities(city: str, points: dict[str, int]) -> None:
    assert barbarian_points(syria=f"parthi:1 {city}")["cities"] == points


@rule("15.1b")
def test_a_city_site_without_a_city_scores_nothing() -> None:
    assert barbarian_points(syria="parthi:1")["city_points"] == 0


@rule("15.1c")
@pytest.mark.parametrize(
    ("turn", "city", "points"), [(3, "city", 1), (3, "looted", 0), (4, "city", 2), (4, "looted", 1)]
)
def test_barbarians_in_thracia(turn: int, city: str, points: int) -> None:
    assert barbarian_points(turn, thracia=f"parthi:1 {city}")["city_points"] == points


@rule("15.1d")
def test_a_barbarian_phase_counts_all_peoples_kingdoms_and_tribes_of_the_player() -> None:
    points = barbarian_points(
        lugdunensis="galli:1 by red city", dacia="daci:1 by red city", aegyptus="garamantes:1 by red city"
    )
    assert points["cities"] == {"lugdunensis": 1, "dacia": 1, "aegyptus": 1}


@rule("15.1d")
def test_peoples_and_tribes_of_the_player_count_together_in_a_diocese() -> None:
    points = barbarian_points(syria="parthi:1 by red", iudaea="iudaei:1 by red", armenia="armenii:1 by red")
    assert points["dioceses"] == {"oriens": [DOMINATION, 2 * 2]}


@rule("15.1d")
@pytest.mark.parametrize("other", ["red:1", "galli:1 by blue", "red-rebels:1 of blue", "fort:red"])
def test_a_barbarian_phase_counts_nothing_else(other: str) -> None:
    assert barbarian_points(lugdunensis=f"{other} city")["points"] == 0


next_to = {"roma": "cisalpina", "thracia": "dacia", "dacia": "moesia"}


@rule("15.1e")
@pytest.mark.parametrize(
    ("turn", "province", "loot"), [(1, "roma", [3, 4]), (3, "thracia", [3]), (4, "thracia", [3, 4]), (4, "dacia", [3])]
)
def test_barbarians_loot_with_two_dice_in_roma_and_from_turn_four_in_thracia(
    turn: int, province: str, loot: list[int]
) -> None:
    t = (
        position(turn=turn, **board({province: "city"}))
        .place("parthi", 1, home=next_to[province], by="red")
        .roll(*loot)
    )
    t.play("red", f"place {province}", "loot")
    assert t.events("loot")[0]["points"] == sum(loot)
    assert t.unrolled == []


@rule("15.2a")
@pytest.mark.parametrize(("city", "points"), [("city", 3), ("looted", 2)])
def test_romans_in_roma(city: str, points: int) -> None:
    assert roman_points(roma=f"red:1 {city}")["cities"] == {"roma": points}


@rule("15.2b")
@pytest.mark.parametrize(("city", "points"), [("city", 2), ("looted", 1)])
def test_romans_in_other_cities(city: str, points: int) -> None:
    assert roman_points(syria=f"red:1 {city}")["cities"] == {"syria": points}


@rule("15.2b", "15.3d", "15.3b")
def test_example_anthony_scores_22() -> None:
    anthony: dict[str, Any] = {
        "roma": "red:1 city",
        "cisalpina": "red:1",
        "raetia": "red:1",
        "dalmatia": "red:1 looted",
        "sicilia": "red:1 city",
        "narbonensis": "red:1",
        "dacia": "red:1 city",
        "thracia": "red:1",
    }
    rivals = board({"achaea": "blue:1", "macedonia": "blue:1", "baetica": "green:1"})
    points = roman_points(turn=2, **anthony, **rivals)
    assert points["cities"] == {"roma": 3, "dalmatia": 1, "sicilia": 2, "dacia": 2}
    assert points["dioceses"] == {"italia": [CONTROL, 9], "graecia": [PRESENCE, 2], "hispania": [PRESENCE, 3]}
    assert points["points"] == 22


@rule("15.2b")
def test_a_city_behind_walls_alone_scores_nothing() -> None:
    assert roman_points(roma="red:1", sicilia="fort:red city")["cities"] == {}


@rule("15.2c")
@pytest.mark.parametrize(
    ("turn", "city", "points"), [(3, "city", 2), (3, "looted", 1), (4, "city", 3), (4, "looted", 2)]
)
def test_romans_in_thracia(turn: int, city: str, points: int) -> None:
    assert roman_points(turn, thracia=f"red:1 {city}")["city_points"] == points


@rule("15.2d")
@pytest.mark.parametrize(("turn", "province"), [(2, "roma"), (4, "thracia")])
def test_romans_loot_with_one_die_everywhere(turn: int, province: str) -> None:
    t = position(turn=turn, **board({next_to[province]: "red:1", province: "city"})).place("red", 2).roll(5)
    t.play("red", f"place {province}", "loot")
    assert t.vp("red") == (5, 0)


@rule("15.2d")
def test_romans_add_the_bonus_of_the_card() -> None:
    t = position(moesia="red:1", dacia="daci:1 city").place("red", 2).roll(6, 1, 1, 5)
    t.play("red", "attack dacia from moesia", "loot")
    assert t.vp("red") == (5 + 1, 0)


# ---- the end of the game


@rule("15.2e")
def test_after_the_last_turn_each_roman_province_brings_two() -> None:
    t = game_over(roma="red:3", sicilia="red:1", achaea="blue:1", thracia="fort:red", dacia="dalmatae:1 by red")
    assert t.vp("red") == (4, 0)
    assert t.vp("blue") == (2, 0)


@rule("15.2e")
def test_before_the_last_turn_provinces_bring_nothing() -> None:
    t = position(turn=6, roma="red:3", sicilia="red:1").push(StartTurn())
    assert t.vp("red") == (0, 0)


@rule("15.2f")
def test_after_the_last_turn_kingdom_cities_bring_a_loot_roll_of_roman_points() -> None:
    t = position(turn=7, aegyptus="aegyptii:1 by red city", armenia="armenii:2 by red city").roll(4, 3)
    t.push(StartTurn())
    assert t.vp("red") == (4 + 2 + 3, 0)


@rule("15.2f")
@pytest.mark.parametrize(
    "what",
    ["aegyptii:1 by red looted", "aegyptii:1 by red", "blue-rebels:1 city", "mauri:1 by red city", "city"],
)
def test_only_an_intact_city_still_held_by_its_kingdom_brings_a_loot_roll(what: str) -> None:
    t = position(turn=7, aegyptus=what, power_of={"aegyptii": "red"}).roll().push(StartTurn())
    assert t.vp("red") == (0, 0)


@rule("15.2f")
def test_a_kingdoms_conquests_bring_no_loot_roll() -> None:
    t = position(turn=7, iudaea="aegyptii:1 by red city").roll().push(StartTurn())
    assert t.vp("red") == (0, 0)


# ---- Dioceses


@rule("15.3a")
@pytest.mark.parametrize(("turn", "value"), [(1, 3), (2, 2), (6, 3)])
def test_the_value_of_a_diocese_depends_on_the_turn(turn: int, value: int) -> None:
    points = roman_points(turn, achaea="red:1", macedonia="blue:1")
    assert points["dioceses"] == {"graecia": [PRESENCE, value]}


@rule("15.3a")
def test_without_an_army_in_the_diocese_nothing_is_scored() -> None:
    walls = each(["roma", "cisalpina", "raetia", "dalmatia", "sicilia"], "fort:red")
    assert roman_points(**walls, syria="red:1", iudaea="blue:1")["dioceses"] == {"oriens": [PRESENCE, 2]}


@rule("15.3b")
@pytest.mark.parametrize("second", ["vacant", "red"])
def test_one_or_two_provinces_are_presence(second: str) -> None:
    own = each(["syria", "iudaea"] if second == "red" else ["syria"], "red:1")
    rival = each(["mesopotamia", "armenia"], "blue:1")
    assert roman_points(**own, **rival)["dioceses"] == {"oriens": [PRESENCE, 2]}


@rule("15.3c")
@pytest.mark.parametrize("fourth", ["vacant", "red"])
def test_three_or_four_provinces_are_domination(fourth: str) -> None:
    own = each(["syria", "iudaea", "mesopotamia", *(["armenia"] if fourth == "red" else [])], "red:1")
    assert roman_points(**own, parthia="blue:1")["dioceses"] == {"oriens": [DOMINATION, 4]}


@rule("15.3c")
@pytest.mark.parametrize("own", [["syria"], ["syria", "iudaea"]])
def test_more_provinces_than_any_other_player_are_domination(own: list[str]) -> None:
    rivals = board({"armenia": "blue:3", "parthia": "green:1"} if len(own) == 2 else {})
    assert roman_points(**each(own, "red:1"), **rivals)["dioceses"] == {"oriens": [DOMINATION, 4]}


@rule("15.3c")
def test_as_many_provinces_as_another_player_are_no_domination() -> None:
    points = roman_points(syria="red:1", iudaea="red:1", armenia="blue:1", parthia="blue:1")
    assert points["dioceses"] == {"oriens": [PRESENCE, 2]}


@rule("15.3c")
def test_a_rivals_romans_and_barbarians_count_together() -> None:
    points = roman_points(syria="red:1", iudaea="red:1", armenia="blue:1", parthia="parthi:1 by blue")
    assert points["dioceses"] == {"oriens": [PRESENCE, 2]}


@rule("15.3c")
def test_two_rivals_are_not_added_up() -> None:
    points = roman_points(syria="red:1", iudaea="red:1", armenia="blue:1", parthia="green:1", mesopotamia="yellow:1")
    assert points["dioceses"] == {"oriens": [DOMINATION, 4]}


@rule("15.3c")
def test_the_players_own_barbarians_are_no_rival() -> None:
    points = roman_points(syria="red:1", armenia="parthi:1 by red", parthia="parthi:1")
    assert points["dioceses"] == {"oriens": [DOMINATION, 4]}


@rule("15.3c")
def test_rebels_are_no_rival() -> None:
    points = roman_points(syria="red:1", armenia="blue-rebels:1", parthia="blue-rebels:1")
    assert points["dioceses"] == {"oriens": [DOMINATION, 4]}


@rule("15.3d")
def test_all_five_provinces_are_control() -> None:
    own = each(["syria", "iudaea", "mesopotamia", "armenia", "parthia"], "red:1")
    assert roman_points(**own)["dioceses"] == {"oriens": [CONTROL, 6]}


@rule("15.3d")
def test_barbarians_control_too() -> None:
    own = each(["syria", "iudaea", "mesopotamia", "armenia", "parthia"], "parthi:1")
    assert barbarian_points(**own)["dioceses"] == {"oriens": [CONTROL, 6]}


@rule("15.3e")
def test_one_legion_and_four_forts_control() -> None:
    walls = each(["iudaea", "mesopotamia", "armenia"], "fort:red")
    assert roman_points(syria="red:1", **walls, parthia="fortress:red")["dioceses"] == {"oriens": [CONTROL, 6]}


@rule("15.3e")
def test_forts_of_another_faction_do_not_help() -> None:
    walls = each(["iudaea", "mesopotamia", "armenia"], "fort:red")
    points = roman_points(syria="red:1", **walls, parthia="fort:blue")
    assert points["dioceses"] == {"oriens": [DOMINATION, 4]}


@rule("15.3e")
def test_forts_do_not_help_to_dominate() -> None:
    walls = each(["iudaea", "mesopotamia"], "fort:red")
    assert roman_points(syria="red:1", **walls, armenia="blue:1")["dioceses"] == {"oriens": [PRESENCE, 2]}


@rule("15.3e")
def test_forts_do_not_help_barbarians() -> None:
    own = each(["syria", "iudaea", "mesopotamia", "armenia"], "parthi:1")
    assert barbarian_points(**own, parthia="fort:red")["dioceses"] == {"oriens": [DOMINATION, 4]}


@rule("15.3e")
def test_a_fort_counts_for_the_faction_that_captured_it_last() -> None:
    walls = each(["iudaea", "parthia", "armenia"], "fort:red")
    t = position(syria="red:1", **walls, mesopotamia="fort:blue").place("red", 1)
    t.play("red", "place mesopotamia", "hold")
    t.roman_phase("red", at="build").play("red", "lift mesopotamia", "place syria")
    assert t["mesopotamia"] == "fort:red"
    assert t.events("points")[-1]["dioceses"]["oriens"] == [CONTROL, 6]


@rule("15.3f")
def test_a_player_scores_a_diocese_in_both_his_phases() -> None:
    t = position(turn=2, syria="red:1", parthia="parthi:1 by red")
    t.roman_phase("red", at="points").barbarian_phase("parthi", at="points")
    assert [p["dioceses"] for p in t.events("points")] == [{"oriens": [DOMINATION, 4]}] * 2


@rule("15.3f")
def test_romans_and_barbarians_of_a_player_are_not_pooled() -> None:
    own = each(["syria", "iudaea"], "red:1") | each(["mesopotamia", "parthia"], "parthi:1 by red")
    points = roman_points(**own, armenia="blue:1")
    assert points["dioceses"] == {"oriens": [DOMINATION, 4]}
    assert barbarian_points(**own, armenia="blue:1")["dioceses"] == {"oriens": [DOMINATION, 4]}


@rule("15.3f")
def test_romans_and_barbarians_of_a_player_do_not_control_together() -> None:
    own = each(["syria", "iudaea", "armenia"], "red:1")
    points = roman_points(**own, mesopotamia="parthi:1 by red", parthia="parthi:1")
    assert points["dioceses"] == {"oriens": [DOMINATION, 4]}
