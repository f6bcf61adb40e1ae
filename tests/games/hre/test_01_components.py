"""Chapter 1, components: what the rulebook states or lets slip about map, charts, counters and cards."""

from collections import Counter
from itertools import pairwise

import pytest

from games.hre.builder import position
from romanum.board.masks import bits
from romanum.games.hre.data import schema
from romanum.games.hre.data.components import (
    BARBARIANS,
    CARD,
    CARDS,
    CATAPHRACTS,
    COAST_MASK,
    COLOURS,
    COUNTERS,
    DIOCESE,
    DIOCESE_MASK,
    DIOCESE_OF,
    DIOCESE_PROVINCES,
    DIOCESES,
    EMPERORS,
    FACTIONS,
    FIRST_PEOPLE,
    FIRST_POWER,
    FIRST_REBEL,
    KINGDOMS,
    MAP,
    NEIGHBOURS,
    OPEN_MASK,
    PEOPLE,
    PEOPLES,
    PILES,
    POWER,
    PROVINCE,
    PROVINCES,
    ROUGH_MASK,
    SIDE,
    SIDE_COUNT,
    SIDE_IDS,
    SIDE_NAMES,
    SITE_MASK,
    STARTS,
    TARGET_MASK,
    TURNS,
    Barbarians,
    is_faction,
    is_people,
    is_power,
    is_rebel,
)
from rules import rule


def border(a: str, b: str) -> str | None:
    return MAP.border(PROVINCE[a], PROVINCE[b])


def emperor(name: str) -> schema.Emperor:
    return next(emperor for row in EMPERORS for emperor in row if emperor.id == name)


def provinces(mask: int) -> set[str]:
    return {PROVINCES[p].id for p in bits(mask)}


# ---- the map


@rule("1a")
def test_there_are_nine_dioceses_of_five_provinces() -> None:
    assert [len(members) for members in DIOCESE_PROVINCES] == [5] * 9
    assert len(PROVINCES) == 45


@rule("1a")
def test_a_diocese_s_mask_holds_its_provinces() -> None:
    assert provinces(DIOCESE_MASK[DIOCESE["italia"]]) == {"roma", "cisalpina", "raetia", "dalmatia", "sicilia"}


@rule("1a")
def test_a_province_belongs_to_one_diocese() -> None:
    assert sorted(p for members in DIOCESE_PROVINCES for p in members) == list(range(45))


@rule("1a")
@pytest.mark.parametrize(("province", "site"), [("roma", True), ("cisalpina", False), ("lugdunensis", True)])
def test_the_map_records_city_sites(province: str, site: bool) -> None:
    assert (SITE_MASK >> PROVINCE[province] & 1 == 1) == site


@rule("1a")
def test_the_map_records_straits_difficult_borders_coasts_and_starts() -> None:
    assert border("roma", "sicilia") == "strait"
    assert border("lugdunensis", "belgica") == "forest"
    assert provinces(COAST_MASK) >= {"roma", "sicilia"}
    assert "raetia" not in provinces(COAST_MASK)
    assert len(STARTS) == 4


@rule("9.2.2a")
def test_gallia_is_lugdunensis_belgica_and_the_british_isles() -> None:
    assert provinces(DIOCESE_MASK[DIOCESE["gallia"]]) == {
        "lugdunensis",
        "belgica",
        "britannia",
        "caledonia",
        "hibernia",
    }


@rule("15.2b")
@pytest.mark.parametrize(
    ("province", "diocese"), [("dacia", "graecia"), ("thracia", "graecia"), ("narbonensis", "hispania")]
)
def test_provinces_outside_italia_in_anthony_s_example(province: str, diocese: str) -> None:
    assert DIOCESE_OF[PROVINCE[province]] == DIOCESE[diocese]


@rule("9.3a")
def test_the_four_roman_starting_provinces() -> None:
    assert {PROVINCES[p].id for p in STARTS} == {"aquitania", "roma", "achaea", "syria"}


@rule("9.3a")
def test_every_starting_province_has_a_city_site() -> None:
    assert all(SITE_MASK >> p & 1 for p in STARTS)


@rule("15.2b", "12b")
@pytest.mark.parametrize("province", ["roma", "dalmatia", "sicilia", "dacia", "thracia", "aegyptus"])
def test_provinces_with_a_city_in_the_examples_have_a_site(province: str) -> None:
    assert SITE_MASK >> PROVINCE[province] & 1


@rule("9.3.3a")
def test_drusus_wins_one_new_city_site() -> None:
    won = ["narbonensis", "cisalpina", "raetia", "germania-magna", "belgica", "lugdunensis"]
    assert [p for p in won if SITE_MASK >> PROVINCE[p] & 1] == ["lugdunensis"]


@rule("9.3.1a")
def test_drusus_can_expand_from_aquitania_step_by_step() -> None:
    way = ["aquitania", "narbonensis", "cisalpina", "raetia", "germania-magna", "belgica", "lugdunensis"]
    assert all(border(a, b) for a, b in pairwise(way))


@rule("10a")
def test_aquitania_and_lugdunensis_meet_over_an_open_border() -> None:
    assert border("aquitania", "lugdunensis") == "open"


@rule("10.2a")
def test_belgica_and_lugdunensis_meet_in_a_forest() -> None:
    assert border("belgica", "lugdunensis") == "forest"


@rule("7.2a")
def test_dacia_touches_dalmatia_and_thracia() -> None:
    assert border("dacia", "dalmatia")
    assert border("dacia", "thracia")


@rule("10.3a", "9.2.2a")
def test_the_galli_reach_the_british_isles_over_straits() -> None:
    assert border("belgica", "britannia") == "strait"
    assert border("caledonia", "hibernia") == "strait"


@rule("10.2a", "10.3b")
def test_each_border_is_either_open_or_rough() -> None:
    for p, neighbours in enumerate(NEIGHBOURS):
        assert OPEN_MASK[p] & ROUGH_MASK[p] == 0
        assert tuple(bits(OPEN_MASK[p] | ROUGH_MASK[p])) == neighbours


@rule("10.3b")
def test_a_strait_is_rough() -> None:
    assert ROUGH_MASK[PROVINCE["roma"]] >> PROVINCE["sicilia"] & 1


@rule("10.3a")
def test_all_provinces_hang_together() -> None:
    assert len(MAP.components()) == 1


@rule("9.3.2a")
def test_the_caspian_shore_is_no_coast() -> None:
    assert provinces(COAST_MASK).isdisjoint({"armenia", "parthia"})


@rule("9.3.2a")
def test_a_province_on_both_seas_is_a_coast() -> None:
    assert COAST_MASK >> PROVINCE["alania"] & 1


# ---- charts


@rule("15.3a", "15.2b")
@pytest.mark.parametrize(("diocese", "value"), [("italia", 3), ("graecia", 2), ("hispania", 3)])
def test_diocese_values_of_turn_two(diocese: str, value: int) -> None:
    assert DIOCESES[DIOCESE[diocese]].values[1] == value


@rule("3a")
def test_there_are_seven_turns() -> None:
    assert [turn.number for turn in TURNS] == [1, 2, 3, 4, 5, 6, 7]


@rule("5.2", "1b")
def test_the_barbarians_chart_has_five_peoples_a_turn() -> None:
    assert [[entry.token for entry in row] for row in BARBARIANS] == [[1, 2, 3, 4, 5]] * 7


@rule("5.3a", "1b")
def test_the_emperors_chart_has_six_emperors_a_turn() -> None:
    assert [[emperor.token for emperor in row] for row in EMPERORS] == [[1, 2, 3, 4, 5, 6]] * 7


@rule("5.3a")
def test_no_emperor_rules_twice() -> None:
    assert len({emperor.id for row in EMPERORS for emperor in row}) == 42


@rule("9.2.2a")
def test_five_galli_start_in_lugdunensis_on_turn_one() -> None:
    galli = next(entry for entry in BARBARIANS[0] if entry.people == PEOPLE["galli"])
    assert (galli.strength, galli.start) == (5, PROVINCE["lugdunensis"])


@rule("5.4b")
def test_the_sarmatae_are_token_three_on_turn_four() -> None:
    assert BARBARIANS[3][2].people == PEOPLE["sarmatae"]


@rule("5.2")
def test_the_alani_are_token_two_on_turn_three() -> None:
    assert BARBARIANS[2][1].people == PEOPLE["alani"]


@rule("8.1b")
def test_the_gothi_have_strength_seven_on_turn_six() -> None:
    assert [entry.strength for entry in BARBARIANS[5] if entry.people == PEOPLE["gothi"]] == [7]


@rule("5.2")
def test_no_people_comes_twice_in_a_turn() -> None:
    assert all(len({entry.people for entry in row}) == 5 for row in BARBARIANS)


@rule("5.3d")
def test_caesar_gives_two_legions_on_turn_one() -> None:
    assert (emperor("caesar").turn, emperor("caesar").legions) == (1, 2)


@rule("8.2b")
def test_domitian_gives_one_legion_on_turn_three() -> None:
    assert (emperor("domitianus").turn, emperor("domitianus").bonuses) == (3, "+1 Legion")


@rule("5.3a")
def test_caligula_gives_nothing() -> None:
    assert emperor("caligula").bonuses == "none"


@rule("5.3e")
def test_nero_wins_ties() -> None:
    assert emperor("nero").bonuses == "wins ties"


@rule("5.3d")
def test_an_emperor_with_two_bonuses_names_both() -> None:
    assert emperor("traianus").bonuses == "+2 Legions, +1 die"


# ---- counters


@rule("1c")
def test_a_faction_owns_twenty_counters() -> None:
    c = COUNTERS
    assert (c.legions, c.kingdom_markers, c.past_markers, c.vp_markers) == (10, 2, 6, 2)


@rule("1b")
def test_there_are_five_barbarian_and_six_emperor_tokens() -> None:
    assert (COUNTERS.barbarian_tokens, COUNTERS.emperor_tokens) == (5, 6)


@rule("1d")
def test_the_peoples_share_84_armies() -> None:
    assert sum(people.counters for people in PEOPLES) == 84


@rule("1d", "8a")
def test_a_people_has_counters_for_its_largest_strength() -> None:
    largest: Counter[int] = Counter()
    for entry in (entry for row in BARBARIANS for entry in row):
        largest[entry.people] = max(largest[entry.people], entry.strength)
    assert [people.counters for people in PEOPLES] == [largest[p] for p in range(len(PEOPLES))]


@rule("1d")
def test_kingdoms_and_tribes_share_46_armies() -> None:
    assert sum(power.armies for power in KINGDOMS) == 46


@rule("1d")
def test_every_army_counter_belongs_to_one_people_or_power() -> None:
    assert sum(p.counters for p in PEOPLES) == COUNTERS.people_armies
    assert sum(p.armies for p in KINGDOMS) == COUNTERS.power_armies


@rule("1e")
def test_a_city_is_intact_or_looted() -> None:
    t = position(roma="red:2 looted", roman_vp={"red": 1}).roman_phase("red", at="build").play("red", "repair roma")
    assert t["roma"] == "red:2 city"


@rule("1e")
def test_forts_and_fortresses_are_different_counters() -> None:
    t = position(roma="red:2 fort city", roman_vp={"red": 1}).roman_phase("red", at="build")
    assert t.g.forts_in_use() == 1
    t.play("red", "fortify roma")
    assert t.g.forts_in_use() == 0


@rule("1e")
def test_rebels_have_counters_of_their_own() -> None:
    t = position(roma="blue-rebels:2 of red")
    assert (t.g.rebels_on_map(), t.g.armies_of(SIDE["red"])) == (2, 0)


@rule("1g", "9.1a")
@pytest.mark.parametrize("side", ["red", "mauri"])
def test_what_is_said_of_armies_holds_for_legions_too(side: str) -> None:
    t = position(mauretania=f"{side}:3").place(side, 1)
    assert t.forbids("red" if side == "red" else "blue", "place mauretania") == "9.1a"


@rule("1g", "10.1c")
def test_what_is_said_of_legions_holds_for_romans_alone() -> None:
    board = {"numidia": "mauri:2", "africa": "mauri:1", "mauretania": "red:1"}
    t = position(board).place("red", 2).roll(6, 6, 1, 1, 1, 1, 6, 6).play("red", "attack numidia from mauretania")
    assert t.asked == "Place"
    board = {"numidia": "blue:2", "africa": "blue:1", "mauretania": "red:1"}
    t = position(board).place("red", 2).roll(6, 6, 1, 1).play("red", "attack numidia from mauretania")
    assert t.asked == "Retreat"


@rule("1f")
def test_there_are_five_dice() -> None:
    assert COUNTERS.dice == 5


# ---- cards


@rule("1f")
def test_there_are_55_cards_in_nine_colours() -> None:
    assert (len(CARDS), len(COLOURS)) == (55, 9)


@rule("2c")
def test_each_colour_has_six_cards_besides_the_optional_one() -> None:
    assert [sum(not CARDS[c].optional for c in pile) for pile in PILES] == [6] * 9


@rule("1f")
def test_the_oracle_is_the_optional_card() -> None:
    assert [card.id for card in CARDS if card.optional] == ["oraculum"]


@rule("1f")
def test_cards_stand_at_their_numbers() -> None:
    assert [card.number for card in CARDS] == list(range(1, 56))


@rule("7.2d")
def test_no_faction_can_be_dealt_more_kingdoms_than_it_has_markers() -> None:
    assert len({CARDS[power.card].colour for power in KINGDOMS if power.kind == "kingdom"}) == COUNTERS.kingdom_markers


@rule("7.2a")
def test_three_daci_rise_in_dacia_and_may_do_so_on_turn_one() -> None:
    daci = KINGDOMS[POWER["daci"]]
    assert (daci.kind, daci.start, daci.armies) == ("kingdom", PROVINCE["dacia"], 3)
    assert CARDS[daci.card].playable_on(1)


@rule("12b", "12c")
def test_the_city_of_the_aegyptii_adds_two_to_the_loot() -> None:
    aegyptii = KINGDOMS[POWER["aegyptii"]]
    assert (aegyptii.start, aegyptii.loot_bonus) == (PROVINCE["aegyptus"], 2)


@rule("7.2d", "9.1c")
def test_every_kingdom_rises_on_a_city_site() -> None:
    assert all(SITE_MASK >> power.start & 1 for power in KINGDOMS if power.kind == "kingdom")


@rule("7.2d", "14a")
def test_twelve_kingdoms_come_before_six_tribes() -> None:
    assert [power.kind for power in KINGDOMS] == ["kingdom"] * 12 + ["tribe"] * 6


@rule("7.1")
def test_a_card_is_playable_on_its_turns_only() -> None:
    iudaei = CARDS[CARD["iudaei"]]
    assert [turn for turn in range(1, 8) if iudaei.playable_on(turn)] == [1, 2, 3]


@rule("7.1")
def test_every_card_is_playable_on_some_turn() -> None:
    assert all(any(card.playable_on(turn) for turn in range(1, 8)) for card in CARDS)


@rule("7.3a")
@pytest.mark.parametrize("level", ["epidemic", "pestilence", "plague"])
def test_the_three_diseases_exist(level: str) -> None:
    assert [card for card in CARDS if isinstance(card, schema.Disease) and card.level == level]


@rule("11a", "12e")
@pytest.mark.parametrize("kind", ["rebellion", "revolt", "treachery"])
def test_rebellion_revolt_and_treachery_exist(kind: str) -> None:
    assert [card for card in CARDS if card.kind == kind]


@rule("7c")
def test_a_card_s_text_shows_its_numbers() -> None:
    assert CARDS[CARD["limes"]].text == "2 Forts are ready at once, free of charge, to be placed in this Phase."


@rule("11a")
def test_a_card_bound_to_dioceses_works_in_all_their_provinces() -> None:
    assert TARGET_MASK[CARD["carausius"]] == DIOCESE_MASK[DIOCESE["gallia"]]


@rule("11a")
def test_a_card_bound_to_provinces_works_there_only() -> None:
    assert provinces(TARGET_MASK[CARD["praetoriani"]]) == {"roma"}


@rule("11a")
def test_a_card_bound_to_nothing_works_everywhere() -> None:
    assert len(provinces(TARGET_MASK[CARD["tyrannus"]])) == 45


def test_six_peoples_ride_in_armour() -> None:
    assert {PEOPLES[p].id for p in CATAPHRACTS} == {"parthi", "persae", "sarmatae", "alani", "gothi", "hunni"}


# ---- sides


@rule("6e")
def test_sides_are_numbered_factions_peoples_powers_rebels() -> None:
    assert [side for side in range(SIDE_COUNT) if is_faction(side)] == list(range(len(FACTIONS)))
    assert sum(is_people(side) for side in range(SIDE_COUNT)) == len(PEOPLES)
    assert sum(is_power(side) for side in range(SIDE_COUNT)) == len(KINGDOMS)
    assert sum(is_rebel(side) for side in range(SIDE_COUNT)) == len(FACTIONS)


@rule("6e")
def test_a_side_s_number_leads_to_its_struct() -> None:
    assert PEOPLES[SIDE["hunni"] - FIRST_PEOPLE].name == "Hunni"
    assert KINGDOMS[SIDE["blemmyes"] - FIRST_POWER].name == "Blemmyes"
    assert SIDE["blue-rebels"] - FIRST_REBEL == SIDE["blue"]


@rule("6e")
def test_no_two_sides_share_an_id_or_a_name() -> None:
    assert len(set(SIDE_IDS)) == len(set(SIDE_NAMES)) == SIDE_COUNT


def test_components_cannot_be_changed() -> None:
    entry: Barbarians = BARBARIANS[0][0]
    with pytest.raises(AttributeError):
        entry.strength = 9  # type: ignore[misc]
