"""Chapter 9, placement: stacking, Barbarians, the first Roman, Roman expansion and Naval Movement."""

import pytest

from games.hre.builder import position
from games.hre.rules.combat_builder import each
from rules import rule

BRITISH = ("britannia", "caledonia", "hibernia")


def placed(texts: list[str], verb: str = "place") -> set[str]:
    """The Provinces named by options of one verb."""
    return {text.split()[1] for text in texts if text.startswith(f"{verb} ")}


# ---- one at a time


@rule("9a")
def test_armies_are_placed_one_at_a_time() -> None:
    t = position(roma="red:1").place("red", 2)
    t.play("red", "place roma")
    assert t["roma"] == "red:2"
    assert t.match.view(0)["to_place"] == 1


@rule("9a")
def test_a_player_may_stop_placing() -> None:
    t = position(roma="red:1").place("red", 2)
    t.play("red", "done")
    assert t["roma"] == "red:1"
    assert t.events("unplaced") == [{"side": "red", "armies": 2}]


@rule("9a")
def test_nothing_can_be_placed_when_all_armies_are() -> None:
    t = position(roma="red:1", forts_ready={"red": 1}).place("red", 1)
    t.play("red", "place roma")
    assert t.forbids("red", "place roma") == "9a"


# ---- stacking


@rule("9.1a")
def test_a_fourth_army_finds_no_room() -> None:
    t = position(roma="red:3").place("red", 1)
    assert t.forbids("red", "place roma") == "9.1a"


@rule("9.1a")
def test_a_third_army_finds_room() -> None:
    t = position(roma="red:2").place("red", 1)
    t.play("red", "place roma")
    assert t["roma"] == "red:3"


@rule("9.1a")
def test_a_province_has_one_fort_only() -> None:
    t = position(roma="red:1 fort", forts_ready={"red": 1}).place("red", 1)
    assert t.forbids("red", "raise roma") == "8.2.3b"


@rule("9.1a")
def test_three_defenders_and_an_attacker_are_not_too_many() -> None:
    t = position(lugdunensis="galli:3", aquitania="red:1").place("red", 1).roll(5, 4, 6)
    t.play("red", "attack lugdunensis from aquitania")
    assert t["lugdunensis"] == "galli:3"


@rule("9.1b")
def test_two_peoples_of_one_player_do_not_share_a_province() -> None:
    t = position(turn=1, suebia="suebi:1 by blue", cimbria="marcomanni:1 by blue").place("suebi", 1)
    assert t.forbids("blue", "place cimbria") == "9.2.2b"


@rule("9.1b")
def test_a_people_and_a_tribe_of_one_player_do_not_share_a_province() -> None:
    t = position(turn=2, tarraconensis="cantabri:1 by blue", mauretania="mauri:1 by blue", baetica="mauri:1")
    t.place("mauri", 1).play("blue", "attack tarraconensis from baetica")
    assert t["tarraconensis"] == "mauri:1"


# ---- the first Barbarian


@rule("9.2a")
def test_a_new_people_begins_in_the_starting_province_of_the_chart() -> None:
    t = position(turn=1).barbarian_phase("galli", by="blue", at="build")
    assert t["lugdunensis"] == "galli:1"
    assert t.match.view(0)["to_place"] == 4


@rule("9.2a")
def test_a_people_wiped_out_since_the_turn_began_enters_anew() -> None:
    t = position(turn=2, began=["parthi"]).barbarian_phase("parthi", by="blue", at="build")
    assert t["parthia"] == "parthi:1"


@rule("9.2a")
def test_a_people_on_the_map_does_not_begin_in_its_starting_province() -> None:
    t = position(turn=2, armenia="parthi:1").barbarian_phase("parthi", at="build")
    assert t["parthia"] == "vacant"


@rule("9.2b")
def test_enemies_in_the_starting_province_withdraw_to_their_own_next_door() -> None:
    t = position(turn=1, lugdunensis="red:1", aquitania="red:1").barbarian_phase("galli", at="build")
    assert t["lugdunensis"] == "galli:1"
    assert t["aquitania"] == "red:2"


@rule("9.2b")
def test_the_owner_of_displaced_armies_picks_where_they_go() -> None:
    t = position(turn=1, lugdunensis="red:2", aquitania="red:1", narbonensis="red:1")
    t.barbarian_phase("galli", by="blue", at="build")
    t.play("red", "withdraw narbonensis", "withdraw aquitania")
    assert (t["aquitania"], t["narbonensis"]) == ("red:2", "red:2")


@rule("9.2b")
@pytest.mark.parametrize(
    ("refuge", "number"),
    [("raetia", "9.2b"), ("baetica", "9.2b"), ("belgica", "9.1a")],
)
def test_displaced_armies_go_to_friends_next_door_with_room(refuge: str, number: str) -> None:
    t = position(turn=1, lugdunensis="red:2", aquitania="red:1", narbonensis="red:1", belgica="red:3", raetia="blue:1")
    t.barbarian_phase("galli", at="build")
    assert t.forbids("red", f"withdraw {refuge}") == number


@rule("9.2b")
def test_displaced_armies_without_friends_next_door_are_eliminated() -> None:
    t = position(turn=1, lugdunensis="red:2", aquitania="green:1", roma="red:1").barbarian_phase("galli", at="build")
    assert t["lugdunensis"] == "galli:1"
    assert t.g.armies_of(2) == 1


@rule("9.2b")
def test_displaced_armies_that_find_no_room_are_eliminated() -> None:
    t = position(turn=1, lugdunensis="red:2", aquitania="red:2").barbarian_phase("galli", at="build")
    assert t["aquitania"] == "red:3"
    assert t.g.armies_of(2) == 3


@rule("9.2b")
@pytest.mark.parametrize("side", ["red-rebels", "britanni"])
def test_other_forces_of_the_player_and_rebels_are_no_friends(side: str) -> None:
    t = position(
        turn=1, lugdunensis=f"{side}:1", aquitania="red:1", belgica="red-rebels:1", people_of={"britanni": "red"}
    )
    t.barbarian_phase("galli", at="build")
    assert (t["aquitania"], t["belgica"]) == ("red:1", "red-rebels:1")


@rule("9.2b")
def test_walls_in_the_starting_province_are_removed_without_combat() -> None:
    t = position(turn=1, lugdunensis="red:1 fortress").roll().barbarian_phase("galli", at="build")
    assert t["lugdunensis"] == "galli:1"


# ---- lifting Barbarians


@rule("9.2.1a")
def test_armies_of_the_people_may_be_lifted_and_placed_with_the_new_ones() -> None:
    t = position(turn=2, parthia="parthi:2", mesopotamia="parthi:2").barbarian_phase("parthi", at="build")
    t.play("blue", "lift parthia", "lift parthia", "lift mesopotamia", "done")
    assert t.match.view(0)["to_place"] == 1 + 3


@rule("9.2.1a")
def test_only_armies_of_the_people_whose_phase_it_is_are_lifted() -> None:
    t = position(turn=2, parthia="parthi:2", sarmatia="sarmatae:2 by blue").barbarian_phase("parthi", by="blue")
    assert t.options("blue") == ["lift parthia", "done"]
    assert t.why("blue", "lift sarmatia").facts == {"province": "sarmatia", "side": "parthi"}


@rule("9.2.1a")
def test_a_people_that_did_not_begin_the_turn_on_the_map_is_not_lifted() -> None:
    t = position(turn=2, parthia="parthi:2", began=[]).barbarian_phase("parthi", at="build")
    assert t.asked == "Place"
    assert t["parthia"] == "parthi:2"


@rule("9.2.1b")
def test_a_province_emptied_by_lifting_is_nobodys() -> None:
    t = position(turn=2, parthia="parthi:1", mesopotamia="parthi:1").barbarian_phase("parthi", at="build")
    t.play("blue", "lift mesopotamia")
    assert t["mesopotamia"] == "vacant"


@rule("9.2.1b")
def test_nothing_is_lifted_once_placement_has_begun() -> None:
    t = position(turn=2, parthia="parthi:1", mesopotamia="parthi:1").barbarian_phase("parthi", at="build")
    t.play("blue", "done")
    assert t.forbids("blue", "lift mesopotamia") == "9a"


# ---- Barbarian expansion


@rule("9.2.2a")
def test_example_the_galli_take_gallia() -> None:
    t = position(turn=1).barbarian_phase("galli", by="blue", at="build")
    t.play("blue", "place belgica", *(f"place {province}" for province in BRITISH))
    assert [t[p] for p in ("lugdunensis", "belgica", *BRITISH)] == ["galli:1"] * 5


@rule("9.2.2a")
def test_a_people_spreads_to_itself_and_to_neighbours_of_its_armies_and_of_its_start() -> None:
    t = position(turn=2, syria="parthi:1").place("parthi", 1, home="parthia")
    beside_army = {"cilicia", "pontus", "iudaea", "mesopotamia"}
    assert placed(t.options("blue")) == {"syria", *beside_army, "armenia"}


@rule("9.2.2a")
def test_a_people_cannot_jump() -> None:
    t = position(turn=2, parthia="parthi:1").place("parthi", 1, home="parthia")
    assert t.forbids("blue", "place syria") == "9.2.2a"


@rule("9.2.2a")
def test_the_starting_province_itself_is_entered_from_next_door_only() -> None:
    t = position(turn=2).place("parthi", 2, home="parthia", by="blue")
    assert t.forbids("blue", "place parthia") == "9.2.2a"
    t.play("blue", "place mesopotamia", "place parthia")
    assert t["parthia"] == "parthi:1"


@rule("9.2.2a")
def test_a_people_attacks_from_its_starting_province_even_without_an_army_there() -> None:
    t = position(turn=2, mesopotamia="red:1").place("parthi", 1, home="parthia", by="blue").roll(6, 1, 1)
    t.play("blue", "attack mesopotamia from parthia")
    assert t["mesopotamia"] == "parthi:1"


@rule("9.2.2a")
def test_a_people_spreads_from_its_starting_province_even_with_an_enemy_in_it() -> None:
    t = position(turn=2, parthia="red:1").place("parthi", 1, home="parthia", by="blue")
    assert placed(t.options("blue")) == {"mesopotamia", "armenia"}
    t.play("blue", "place mesopotamia")
    assert t["mesopotamia"] == "parthi:1"


@rule("9.2.2a")
def test_a_people_attacks_from_its_starting_province_even_with_an_enemy_in_it() -> None:
    t = position(turn=2, parthia="red:1", mesopotamia="red:1").place("parthi", 1, home="parthia", by="blue")
    t.roll(6, 1, 1).play("blue", "attack mesopotamia from parthia")
    assert t["mesopotamia"] == "parthi:1"


@rule("9.2.2b")
def test_barbarians_cannot_enter_beside_an_enemy_without_a_fight() -> None:
    t = position(turn=2, parthia="parthi:1", mesopotamia="red:1").place("parthi", 1, home="parthia")
    assert t.forbids("blue", "place mesopotamia") == "9.2.2b"


@rule("9.2.2b")
def test_barbarian_placement_goes_on_elsewhere_after_a_fight() -> None:
    t = position(turn=2, parthia="parthi:1", mesopotamia="red:1").place("parthi", 3, home="parthia").roll(2, 1, 6)
    t.play("blue", "attack mesopotamia from parthia", "place armenia", "place armenia")
    assert (t["mesopotamia"], t["armenia"]) == ("red:1", "parthi:2")


# ---- the first Roman


@rule("9.3a")
def test_a_faction_opens_turn_one_with_a_legion_and_a_city_in_a_starting_province() -> None:
    t = position(turn=1).roman_phase("red")
    assert t.options("red") == ["start aquitania", "start roma", "start achaea", "start syria"]
    t.play("red", "start roma")
    assert t["roma"] == "red:1 city"


@rule("9.3a")
def test_no_other_province_is_a_roman_start() -> None:
    assert position(turn=1).roman_phase("red").forbids("red", "start aegyptus") == "9.3a"


@rule("9.3a")
def test_the_province_chosen_stays_the_starting_province() -> None:
    t = position(turn=1).roman_phase("red").play("red", "start syria")
    assert t.match.view(0)["start"][2] == t.g.holder.index(2)


@rule("9.3b")
def test_a_starting_province_is_taken_once() -> None:
    t = position(turn=1, start={"green": "roma"}).roman_phase("red")
    assert t.forbids("red", "start roma") == "9.3b"


@rule("9.3c")
def test_whoever_stands_in_the_chosen_start_gives_way_without_combat() -> None:
    t = position(turn=1, aquitania="galli:2", lugdunensis="galli:2").roman_phase("red").roll()
    t.play("red", "start aquitania")
    assert (t["aquitania"], t["lugdunensis"]) == ("red:1 city", "galli:3")


@rule("9.3c")
def test_the_owner_picks_where_the_displaced_go_on_turn_one_too() -> None:
    t = position(turn=1, aquitania="galli:1 by blue", lugdunensis="galli:1", narbonensis="galli:1").roman_phase("red")
    t.play("red", "start aquitania").play("blue", "withdraw narbonensis")
    assert (t["aquitania"], t["narbonensis"]) == ("red:1 city", "galli:2")


@rule("9.3c")
def test_walls_in_the_chosen_start_are_removed() -> None:
    t = position(turn=1, syria="iudaei:1 fort").roman_phase("red").play("red", "start syria")
    assert t["syria"] == "red:1 city"


# ---- Roman expansion


@rule("9.3.1a")
def test_example_drusus_expands_from_aquitania() -> None:
    t = position(turn=1, lugdunensis="galli:1", belgica="galli:1", **each(BRITISH, "galli:1"))
    t.roman_phase("red", emperor="caesar").play("red", "start aquitania", "raise aquitania")
    t.play("red", "place narbonensis", "place cisalpina", "place cisalpina", "place raetia", "place germania-magna")
    t.roll(6, 2, 1, 3, 4).play("red", "attack belgica from raetia")
    t.roll(1, 1, 2, 5).play("red", "attack lugdunensis from aquitania")
    t.roll(4, 5, 1, 2).play("red", "attack lugdunensis from aquitania")
    assert [t[p] for p in ("narbonensis", "cisalpina", "raetia")] == ["red:1", "red:2", "red:1"]
    assert [t[p] for p in ("germania-magna", "belgica", "lugdunensis")] == ["red:1", "red:1", "red:1"]
    assert t["aquitania"] == "red:1 fort city"
    assert t.events("found") == [], "one new City Site is not a pair"


@rule("9.3.1a")
def test_a_legion_goes_to_its_faction_or_next_door() -> None:
    t = position(raetia="red:1").place("red", 1)
    beside = {"cisalpina", "lugdunensis", "belgica", "germania-magna", "boiohaemum", "pannonia"}
    assert placed(t.options("red")) == {"raetia", *beside}


@rule("9.3.1a")
def test_a_fort_alone_is_no_base() -> None:
    t = position(raetia="red:1", armenia="fort:red").place("red", 1)
    assert t.forbids("red", "place parthia") == "9.3.1a"


@rule("9.3.1a")
def test_armies_of_another_faction_are_no_base() -> None:
    t = position(raetia="red:1", armenia="blue:1").place("red", 1)
    assert t.forbids("red", "place parthia") == "9.3.1a"


@rule("9.3.1b")
def test_a_legion_cannot_enter_beside_an_enemy_without_a_fight() -> None:
    t = position(raetia="red:1", pannonia="norici:1").place("red", 1)
    assert t.forbids("red", "place pannonia") == "9.3.1b"


@rule("9.3.1b")
def test_roman_placement_goes_on_elsewhere_after_a_fight() -> None:
    t = position(cisalpina="red:1", pannonia="norici:1").place("red", 2).roll(2, 1, 6)
    t.play("red", "attack pannonia from cisalpina", "place dalmatia")
    assert (t["pannonia"], t["dalmatia"]) == ("norici:1", "red:1")


@rule("9.3.1b")
def test_roman_placement_may_go_on_from_a_province_just_won() -> None:
    t = position(cisalpina="red:1", pannonia="norici:1").place("red", 2).roll(6, 1, 2)
    t.play("red", "attack pannonia from cisalpina", "place boiohaemum")
    assert t["boiohaemum"] == "red:1"


# ---- Naval Movement


@rule("9.3.2a")
def test_romans_sail_any_distance() -> None:
    t = position(syria="red:1").place("red", 1).play("red", "place hibernia")
    assert t["hibernia"] == "red:1"


@rule("9.3.2a")
def test_nobody_else_sails() -> None:
    t = position(turn=2, mauretania="mauri:1", sicilia="red:1").place("mauri", 1, home="mauretania")
    assert t.forbids("blue", "place lusitania") == "9.2.2a"
    assert t.forbids("blue", "attack sicilia from sea") == "9.3.2a"


@rule("9.3.2a")
def test_a_kingdom_does_not_sail() -> None:
    t = position(africa="numidae:1 by red", sicilia="blue:1").place("numidae", 1, home="numidia", phase_of="red")
    assert t.forbids("red", "attack sicilia from sea") == "9.3.2a"


@rule("9.3.2a")
def test_the_mare_caspium_is_not_crossed() -> None:
    t = position(parthia="red:1").place("red", 1)
    assert t.forbids("red", "place alania") == "9.3.2a"


@rule("9.3.2a")
def test_a_voyage_does_not_end_at_the_mare_caspium() -> None:
    t = position(syria="red:1").place("red", 1)
    assert t.forbids("red", "place parthia") == "9.3.1a"


@rule("9.3.2a")
def test_a_voyage_begins_at_a_coast_with_a_legion_of_the_faction() -> None:
    t = position(raetia="red:1", roma="fort:red").place("red", 1)
    assert t.forbids("red", "place sicilia") == "9.3.2a"


@rule("9.3.2a")
def test_the_attacker_may_take_the_land_route_instead() -> None:
    t = position(turn=2, roma="red:1", cisalpina="dalmatae:1").place("red", 1)
    assert placed(t.options("red"), "attack") == {"cisalpina"}
    assert {"attack cisalpina from roma", "attack cisalpina from sea"} <= set(t.options("red"))


@rule("9.3.2b")
@pytest.mark.parametrize("holder", ["blue:1", "aegyptii:1 by blue"])
def test_romans_and_kingdoms_defend_a_coast_with_two_dice(holder: str) -> None:
    t = position(roma="red:1", aegyptus=holder).place("red", 1).roll(5, 4, 1, 6)
    t.play("red", "attack aegyptus from sea")
    assert t["aegyptus"] == holder.split()[0]


@rule("9.3.2b")
@pytest.mark.parametrize("holder", ["blue:1", "aegyptii:1 by blue", "blue-rebels:1"])
def test_nothing_is_added_to_the_dice_of_romans_kingdoms_and_rebels_on_a_coast(holder: str) -> None:
    t = position(roma="red:1", aegyptus=holder).place("red", 1).roll(5, 4, 4, 4)
    t.play("red", "attack aegyptus from sea")
    assert t["aegyptus"] == "red:1"


@rule("9.3.2c")
@pytest.mark.parametrize("holder", ["mauri:1", "garamantes:1"])
def test_barbarians_and_tribes_defend_a_coast_with_two_dice_and_one_more_on_each(holder: str) -> None:
    t = position(roma="red:1", aegyptus=holder).place("red", 1).roll(5, 4, 1, 5)
    t.play("red", "attack aegyptus from sea")
    assert t["aegyptus"] == holder


@rule("9.3.2c")
def test_over_land_barbarians_add_nothing() -> None:
    t = position(iudaea="red:1", aegyptus="mauri:1").place("red", 1).roll(6, 4, 5)
    t.play("red", "attack aegyptus from iudaea")
    assert t["aegyptus"] == "red:1"
