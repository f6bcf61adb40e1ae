"""Chapter 10.4: Forts and Fortresses."""

import pytest

from games.hre.builder import Table, position
from rules import rule

INTO_LUGDUNENSIS = "attack lugdunensis from aquitania"


def assault(walls: str, attacker: str = "suebi", armies: int = 1) -> Table:
    """Over an open border, against whatever stands in Lugdunensis."""
    return position(turn=2, aquitania=f"{attacker}:1", lugdunensis=walls).place(attacker, armies)


@rule("10.4a")
def test_a_fort_adds_one_to_the_defence() -> None:
    t = assault("red:1 fort").roll(5, 1, 5).play("blue", INTO_LUGDUNENSIS)
    assert t["lugdunensis"] == "red:1 fort"


@rule("10.4a")
def test_a_fort_does_not_win_ties() -> None:
    t = assault("red:1 fort").roll(5, 1, 4, 1, 1, 6).play("blue", INTO_LUGDUNENSIS)
    assert [e["outcome"] for e in t.events("round")] == ["tie", "loss"]


@rule("10.4a")
def test_a_fort_helps_whoever_stands_there() -> None:
    t = assault("daci:1 fort", "red").roll(5, 1, 5).play("red", INTO_LUGDUNENSIS)
    assert t["lugdunensis"] == "daci:1 fort"


@rule("10.4a")
def test_a_fort_does_not_help_its_garrison_to_attack() -> None:
    t = position(aquitania="red:1 fort", lugdunensis="galli:1").place("red", 1).roll(4, 1, 5)
    t.play("red", INTO_LUGDUNENSIS)
    assert t["lugdunensis"] == "galli:1"


@rule("10.4b")
def test_a_fortress_adds_one_to_the_defence() -> None:
    t = assault("red:1 fortress").roll(5, 1, 5).play("blue", INTO_LUGDUNENSIS)
    assert t["lugdunensis"] == "red:1 fortress"


@rule("10.4b")
def test_a_fortress_wins_ties() -> None:
    t = assault("red:1 fortress").roll(5, 1, 4).play("blue", INTO_LUGDUNENSIS)
    assert [e["outcome"] for e in t.events("round")] == ["loss"]
    assert t["lugdunensis"] == "red:1 fortress"


@rule("10.4b", "5.3e")
def test_a_fortress_against_an_emperor_who_wins_ties_is_rolled_again() -> None:
    t = position(aquitania="red:1", lugdunensis="blue:1 fortress").place("red", 1, emperor="nero")
    t.roll(5, 1, 4, 1, 1, 6).play("red", INTO_LUGDUNENSIS)
    assert [e["outcome"] for e in t.events("round")] == ["tie", "loss"]


@rule("10.4c")
def test_walls_come_on_top_of_difficult_terrain() -> None:
    t = position(turn=2, belgica="suebi:1", lugdunensis="red:1 fort").place("suebi", 1).roll(5, 1, 2, 5)
    t.play("blue", "attack lugdunensis from belgica")
    assert t["lugdunensis"] == "red:1 fort"


@rule("10.4c")
def test_walls_come_on_top_of_a_card() -> None:
    t = position(turn=2, belgica="suebi:1", lugdunensis="red:1 fort", hand={"red": ["insidiae"]}).place("suebi", 1)
    t.roll(6, 1, 4, 5).play("blue", "attack lugdunensis from belgica").play("red", "card insidiae")
    (fight,) = t.events("round")
    assert {m["rule"] for m in fight["modifiers"]} >= {"10.4a", "7c"}
    assert (max(fight["defence"]), fight["outcome"]) == (5, "loss")


@rule("10.4c")
def test_walls_come_on_top_of_the_bonus_against_a_landing() -> None:
    t = position(roma="red:1", aegyptus="mauri:1 fort").place("red", 1).roll(6, 6, 4, 5)
    t.play("red", "attack aegyptus from sea")
    assert t["aegyptus"].startswith("mauri:1")


@rule("10.4d")
def test_walls_stand_as_long_as_an_army_defends_them() -> None:
    t = assault("red:2 fort").roll(6, 1, 1, 1, 1, 6).play("blue", INTO_LUGDUNENSIS)
    assert t["lugdunensis"] == "red:1 fort"
    assert [e["enemy"] for e in t.events("round")] == ["red", "red"]


# ---- lone walls and Romans


@rule("10.4e")
@pytest.mark.parametrize("walls", ["fort", "fortress"])
def test_a_roman_walks_into_lone_walls_and_keeps_them(walls: str) -> None:
    t = assault(f"{walls}:blue", "red").roll().play("red", "place lugdunensis", "hold")
    assert t["lugdunensis"] == f"red:1 {walls}"


@rule("10.4e")
def test_a_roman_walks_into_lone_walls_and_razes_them() -> None:
    t = assault("fort:blue", "red").roll().play("red", "place lugdunensis", "raze")
    assert t["lugdunensis"] == "red:1"


@rule("10.4e")
def test_a_roman_who_has_beaten_the_garrison_has_the_walls_without_more_combat() -> None:
    t = assault("daci:1 fort", "red").roll(6, 1, 1).play("red", INTO_LUGDUNENSIS)
    assert t.options("red") == ["hold", "raze"]


@rule("10.4e")
def test_a_roman_does_not_fight_lone_walls() -> None:
    assert assault("fort:blue", "red").forbids("red", INTO_LUGDUNENSIS) == "10a"


@rule("10.4e")
def test_a_faction_that_comes_back_to_its_own_walls_is_not_asked() -> None:
    t = assault("fort:red", "red", armies=2).play("red", "place lugdunensis")
    assert t["lugdunensis"] == "red:1 fort"
    assert t.asked == "Place"


@rule("10.4e")
def test_a_roman_may_land_at_lone_walls() -> None:
    t = position(syria="red:1", lugdunensis="fort:blue").place("red", 1).roll()
    t.play("red", "place lugdunensis", "hold")
    assert t["lugdunensis"] == "red:1 fort"


# ---- lone walls and others


@rule("10.4f")
def test_barbarians_cannot_walk_into_lone_walls() -> None:
    assert assault("fort:red").forbids("blue", "place lugdunensis") == "10.4f"


@rule("10.4f")
def test_barbarians_destroy_the_walls_they_beat() -> None:
    t = assault("fort:red").roll(6, 1, 4).play("blue", INTO_LUGDUNENSIS)
    assert t["lugdunensis"] == "suebi:1"


@rule("10.4f")
def test_lone_walls_can_win() -> None:
    t = assault("fort:red", armies=2).roll(3, 1, 3).play("blue", INTO_LUGDUNENSIS)
    assert t["lugdunensis"] == "fort:red"
    assert t.match.view(0)["to_place"] == 1


@rule("10.4f")
def test_lone_walls_count_as_one_army() -> None:
    t = assault("fortress:red").roll(6, 1, 4).play("blue", INTO_LUGDUNENSIS)
    assert t["lugdunensis"] == "suebi:1"


@rule("10.4f")
def test_a_lone_fortress_wins_ties() -> None:
    t = assault("fortress:red").roll(5, 1, 4).play("blue", INTO_LUGDUNENSIS)
    assert t["lugdunensis"] == "fortress:red"


@rule("10.4f")
def test_lone_walls_behind_difficult_terrain_roll_two_dice() -> None:
    t = position(turn=2, belgica="suebi:1", lugdunensis="fort:red").place("suebi", 1).roll(5, 1, 1, 5)
    t.play("blue", "attack lugdunensis from belgica")
    assert t["lugdunensis"] == "fort:red"


@rule("10.4f")
def test_example_the_army_that_killed_the_legion_goes_on_against_the_fort() -> None:
    t = assault("red:1 fort").roll(6, 1, 4, 3, 1, 2, 2, 1, 5).play("blue", INTO_LUGDUNENSIS)
    assert [(e["enemy"], e["outcome"]) for e in t.events("round")] == [
        ("red", "win"),
        ("fort", "tie"),
        ("fort", "loss"),
    ]
    assert t["lugdunensis"] == "fort:red"


@rule("10.4f")
@pytest.mark.parametrize("side", ["daci", "cantabri"])
def test_kingdoms_and_tribes_must_beat_lone_walls_too(side: str) -> None:
    t = position(aquitania=f"{side}:1 by red", lugdunensis="fort:blue").place(side, 1, phase_of="red").roll(1, 1, 6)
    assert t.forbids("red", "place lugdunensis") == "10.4f"
    t.play("red", INTO_LUGDUNENSIS)
    assert t["lugdunensis"] == "fort:blue"


@rule("10.4f")
def test_barbarians_must_beat_the_lone_walls_of_their_own_player_too() -> None:
    t = assault("fort:blue").roll(1, 1, 6).play("blue", INTO_LUGDUNENSIS)
    assert t["lugdunensis"] == "fort:blue"
