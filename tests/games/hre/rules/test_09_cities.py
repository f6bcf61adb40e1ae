"""Chapter 9.3.3: building Cities, and 9.1c: where they may stand."""

from games.hre.builder import Table, position
from rules import rule


def found(t: Table, faction: str = "red") -> set[str]:
    """Where the Faction may found a City now."""
    return {text.split()[1] for text in t.options(faction) if text.startswith("found ")}


@rule("9.1c")
def test_no_city_without_a_city_site() -> None:
    t = position(roma="red:1 city", sicilia="red:1", dalmatia="red:1", cisalpina="red:1").roman_phase(
        "red", at="cities"
    )
    assert t.forbids("red", "found cisalpina") == "9.1c"


@rule("9.1c", "9.3.3b")
def test_no_second_city_in_a_province() -> None:
    t = position(roma="red:1 city", sicilia="red:1 looted", dalmatia="red:1", thracia="red:1", achaea="red:1")
    t.roman_phase("red", at="cities")
    assert t.forbids("red", "found sicilia") == "9.3.3b"


@rule("9.3.3a")
def test_example_one_new_city_site_builds_nothing() -> None:
    t = position(start={"red": "aquitania"}, aquitania="red:1 city", lugdunensis="red:1", cisalpina="red:2")
    t.roman_phase("red", at="cities")
    assert t.events("points"), "the step passes without a question"
    assert t["lugdunensis"] == "red:1"


@rule("9.3.3a")
def test_example_two_new_city_sites_build_one_city() -> None:
    t = position(start={"red": "aquitania"}, aquitania="red:1 city", lugdunensis="red:1", britannia="red:1")
    t.roman_phase("red", at="cities").play("red", "found lugdunensis")
    assert (t["lugdunensis"], t["britannia"]) == ("red:1 city", "red:1")
    assert t.events("points"), "and no second one"


@rule("9.3.3a")
def test_three_city_sites_are_one_pair() -> None:
    t = position(roma="red:1 city", sicilia="red:1", dalmatia="red:1", thracia="red:1").roman_phase("red", at="cities")
    t.play("red", "found sicilia")
    assert len(t.events("found")) == 1
    assert t.asked == ""


@rule("9.3.3a")
def test_two_pairs_build_two_cities() -> None:
    t = position(roma="red:1 city", sicilia="red:1", dalmatia="red:1", thracia="red:1", achaea="red:1")
    t.roman_phase("red", at="cities").play("red", "found sicilia", "found achaea")
    assert (t["sicilia"], t["achaea"]) == ("red:1 city", "red:1 city")


@rule("9.3.3a")
def test_a_player_need_not_build() -> None:
    t = position(roma="red:1 city", sicilia="red:1", dalmatia="red:1").roman_phase("red", at="cities")
    t.play("red", "done")
    assert t.events("found") == []


@rule("9.3.3a")
def test_cities_are_built_after_the_expansion() -> None:
    t = position(roma="red:1 city", sicilia="red:1").place("red", 1)
    t.play("red", "place macedonia")
    assert found(t) == {"sicilia", "macedonia"}


@rule("9.3.3a")
def test_barbarians_never_build_cities() -> None:
    t = position(turn=1, lugdunensis="galli:1", britannia="galli:1", aquitania="galli:1", baetica="galli:1")
    t.barbarian_phase("galli", at="cities")
    assert t.events("points")
    assert t.events("found") == []


@rule("9.3.3b")
def test_a_city_needs_a_site_of_the_faction() -> None:
    t = position(roma="red:1 city", sicilia="red:1", dalmatia="red:1", achaea="blue:1", thracia="fort:red")
    t.roman_phase("red", at="cities")
    assert t.forbids("red", "found achaea") == "9.3.3b"
    assert t.forbids("red", "found thracia") == "9.3.3b"


@rule("9.3.3c")
def test_the_starting_province_comes_first() -> None:
    t = position(roma="red:1", sicilia="red:1", dalmatia="red:1").roman_phase("red", at="cities")
    assert found(t) == {"roma"}
    assert t.forbids("red", "found sicilia") == "9.3.3c"


@rule("9.3.3c")
def test_a_starting_province_that_is_lost_does_not_come_first() -> None:
    t = position(roma="blue:1", sicilia="red:1", dalmatia="red:1").roman_phase("red", at="cities")
    assert found(t) == {"sicilia", "dalmatia"}


@rule("9.3.3d")
def test_a_city_already_there_uses_up_its_pair() -> None:
    t = position(roma="red:1 city", sicilia="red:1 city", dalmatia="red:1", forts_ready={"red": 1})
    t.roman_phase("red", at="cities")
    assert t.forbids("red", "found dalmatia") == "9.3.3d"


@rule("9.3.3d")
def test_a_looted_city_uses_up_its_pair_too() -> None:
    t = position(roma="red:1 city", sicilia="red:1 looted", dalmatia="red:1", forts_ready={"red": 1})
    t.roman_phase("red", at="cities")
    assert t.forbids("red", "found dalmatia") == "9.3.3d"


@rule("9.3.3d")
def test_cities_in_lost_provinces_do_not_count() -> None:
    t = position(roma="red:1 city", sicilia="blue:1 city", dalmatia="red:1", thracia="red:1")
    t.roman_phase("red", at="cities")
    assert found(t) == {"dalmatia", "thracia"}


@rule("9.3.3d")
def test_without_a_free_site_nothing_is_built() -> None:
    t = position(roma="red:1 city", sicilia="red:1 city", dalmatia="red:1 city", thracia="red:1 city")
    t.roman_phase("red", at="cities")
    assert t.events("points")


@rule("9.3.3e")
def test_cities_beyond_the_pairs_stay_and_score() -> None:
    t = position(roma="red:1 city", sicilia="red:1 city", dalmatia="red:1 city").roman_phase("red", at="cities")
    assert (t["sicilia"], t["dalmatia"]) == ("red:1 city", "red:1 city")
    assert t.events("points")[0]["cities"] == {"roma": 3, "sicilia": 2, "dalmatia": 2}
