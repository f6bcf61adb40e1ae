"""Chapter 2.6 and 2.7: what units are, and how much of a legion."""

from __future__ import annotations

from romanum.games.imperium.data.charts import TABLES
from romanum.games.imperium.data.units import (
    CAVALRY,
    CER,
    CLASSES,
    HALF_LE,
    HEAVY,
    INFANTRY,
    KIND,
    KIND_BY_ID,
    KIND_COUNT,
    KIND_IDS,
    LEADER_MA,
    LEADER_VALUES,
    MA,
    MISSILE,
    NEW,
    PRINTED,
    STRENGTH,
    SUPPLY_POINTS,
    TRAINS,
    TYPE,
    TYPE_BY_ID,
    TYPE_IDS,
    TYPES,
)
from rules import rule


def kinds(*types: str) -> list[int]:
    return [kind for kind in range(KIND_COUNT) if TYPE_IDS[TYPE[kind]] in types]


@rule("2.6.1a")
def test_a_land_unit_has_a_weaker_unseasoned_face() -> None:
    """A 20-10 is 10-10 while unseasoned, a 16-9 is 8-9, a 30-16 is 15-16, a 4-12 is 2-12."""
    for name, veteran, new in (("20-10-b", 20, 10), ("16-9-c", 16, 8), ("30-16-a", 30, 15), ("4-12", 4, 2)):
        assert (STRENGTH[KIND_BY_ID[name]], STRENGTH[KIND_BY_ID[f"{name}-new"]]) == (veteran, new)
    for kind in range(KIND_COUNT):
        printed = PRINTED[TYPE[kind]].replace("(", "").replace(")", "")
        assert printed == "BT" or MA[kind] == int(printed.split("-")[1])
        assert printed == "BT" or NEW[kind] or STRENGTH[kind] == int(printed.split("-")[0])


@rule("2.6.1a")
def test_elite_legions_fleets_and_trains_are_never_unseasoned() -> None:
    assert not any(NEW[kind] for kind in kinds("24-10", "18-30", "train"))
    assert all(any(NEW[kind] for kind in kinds(row.id)) for row in TYPES if row.id not in ("24-10", "18-30", "train"))


@rule("2.6.1b")
def test_fleets_are_counted_singly() -> None:
    """A 36-30 is no kind of its own."""
    assert {STRENGTH[kind] for kind in kinds("18-30")} == {18}
    assert not any(name.startswith("36-30") for name in KIND_IDS)


@rule("2.6.1c")
def test_a_boxed_strength_is_a_missile_unit() -> None:
    assert {TYPE_IDS[TYPE[kind]] for kind in range(KIND_COUNT) if MISSILE[kind]} == {"m4-12", "m6-16"}
    assert all(MISSILE[kind] == PRINTED[TYPE[kind]].startswith("(") for kind in range(KIND_COUNT))


@rule("2.6.1d")
def test_leaders_have_a_value_and_walk_sixteen() -> None:
    assert LEADER_VALUES == (0, 1, 2, 3)
    assert LEADER_MA == 16


@rule("2.6.1e")
def test_icons_make_no_difference() -> None:
    """Units of the same strength and allowance are of one type, whatever is drawn on them."""
    assert len(set(PRINTED)) == len(TYPES) == 13


@rule("2.6.1f")
def test_a_train_walks_four_and_shows_its_supply() -> None:
    assert {MA[kind] for kind in TRAINS} == {4}
    assert [SUPPLY_POINTS[kind] for kind in TRAINS] == [0, 1, 2, 3, 4, 5, 6]


@rule("2.6.2")
def test_markers_are_no_units() -> None:
    """There are only legions, foreign and light infantry, cavalry, fleets and trains among the kinds."""
    assert len(CLASSES) == 8
    assert {row.class_ for row in TYPES} == set(CLASSES)
    assert KIND_COUNT == 57


@rule("2.7a")
def test_legions_foreign_infantry_and_heavy_cavalry_are_legion_sized() -> None:
    heavy = kinds("24-10", "20-10", "16-10", "20-9", "16-9", "20-8", "30-16")
    assert [kind for kind in range(KIND_COUNT) if HEAVY[kind]] == heavy
    assert [kind for kind in heavy if CAVALRY[kind]] == kinds("30-16")
    assert all(HEAVY[kind] != INFANTRY[kind] for kind in kinds("30-16", "4-12", "m4-12"))


@rule("2.7.1a")
def test_heavy_units_trains_and_fleets_are_a_whole_le() -> None:
    one = kinds("24-10", "20-10", "16-10", "20-9", "16-9", "20-8", "30-16", "18-30", "train")
    assert {HALF_LE[kind] for kind in one} == {2}


@rule("2.7.1b")
def test_light_units_are_half_an_le() -> None:
    assert {HALF_LE[kind] for kind in kinds("4-12", "m4-12", "6-16", "m6-16")} == {1}


@rule("2.7.1c")
def test_le_are_the_same_for_either_face() -> None:
    """What counts for load, supply and sieges is the unit, not its seasoning or rating."""
    for row in range(len(TYPES)):
        assert len({HALF_LE[kind] for kind in range(KIND_COUNT) if TYPE[kind] == row}) == 1


@rule("2.7.2")
def test_a_turn_is_a_month_and_a_hex_fifty_miles() -> None:
    assert (TABLES.calendar.months_a_turn, TABLES.calendar.miles_a_hex) == (1, 50)


def test_kinds_are_found_by_type_face_and_rating() -> None:
    for kind in range(KIND_COUNT):
        if TYPE_IDS[TYPE[kind]] != "train":
            assert KIND[TYPE[kind]][NEW[kind]][CER[kind]] == kind
    archers = TYPE_BY_ID["m4-12"]
    assert {KIND_IDS[kind] for kind in KIND[archers][0]} == {"m4-12"}
