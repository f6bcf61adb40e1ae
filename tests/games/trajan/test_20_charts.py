"""Chapter 20, charts and tables: terrain, discipline, strengths, combat results, marches, sieges, victories."""

import pytest

from romanum.games.trajan.data.components import (
    ATTACK,
    ATTRITION,
    BY_RIVER,
    BY_ROAD,
    BY_SEA,
    CIVIS,
    CIVIS_ATTACK,
    COMBAT_LEAST,
    COMBAT_RESULTS,
    CROSS_COUNTRY,
    DISCIPLINE_RESULTS,
    DISCIPLINES,
    EXTRA,
    FORCED,
    FORMAL_SIEGE,
    GRID,
    HEX,
    KIND,
    KINDS,
    LAKE,
    MARCH_TABLE,
    MOUNTAIN,
    MOVE_M1,
    MOVE_M2,
    MOVE_N,
    MOVE_O,
    MOVE_R,
    NO_MANEUVER,
    REDUCED,
    RIVER_HEX,
    RIVER_HEXES,
    ROAD_EXTRA,
    SCATTER,
    STOPS,
    STRENGTH,
    SWAMP,
    TERRAIN,
    UNIT,
    WINTER,
    WORTH,
    WRECK,
    victory_size,
)
from rules import rule


def kind(name: str) -> int:
    return KINDS.index(name)


@rule("20.terrain", "14.12a")
def test_mountains_stop_marches_hamper_horse_and_shelter() -> None:
    hills = [here for here in range(GRID.size) if TERRAIN[here] == MOUNTAIN]
    assert hills
    assert all(STOPS[here] and NO_MANEUVER[here] and REDUCED[here] for here in hills)


@rule("20.terrain", "14.12b")
def test_swamps_stop_marches_and_hamper_horse_but_shelter_only_by_a_river() -> None:
    marshes = [here for here in range(GRID.size) if TERRAIN[here] == SWAMP]
    assert marshes
    assert all(STOPS[here] and NO_MANEUVER[here] for here in marshes)
    assert all(REDUCED[here] == (RIVER_HEX[here] or LAKE[here]) for here in marshes)


@rule("20.terrain", "14.12c")
def test_rivers_and_lakes_stop_marches_and_shelter() -> None:
    assert all(STOPS[here] and REDUCED[here] for here in range(GRID.size) if RIVER_HEX[here] or LAKE[here])


@rule("20.terrain")
def test_open_and_desert_hexes_do_nothing() -> None:
    assert not STOPS[HEX["0813"]]  # Palmyra in the desert
    assert not any(NO_MANEUVER[here] for here in range(GRID.size) if TERRAIN[here] not in (MOUNTAIN, SWAMP))


@rule("20.disc")
@pytest.mark.parametrize(
    ("discipline", "results"),
    [("I", "GPPPPP"), ("V", "FGPPPP"), ("R", "FFGGPP"), ("M", "FFFFGP"), ("B", "FFGGGP")],
)
def test_the_discipline_table(discipline: str, results: str) -> None:
    assert "".join(DISCIPLINE_RESULTS[DISCIPLINES.index(discipline)]) == results


@rule("10.2")
def test_on_a_3_veterans_pass_and_recruits_go_berserk() -> None:
    assert [DISCIPLINE_RESULTS[DISCIPLINES.index(name)][3 - 1] for name in "VR"] == ["P", "G"]


@rule("20.units", "14.42", "14.43")
@pytest.mark.parametrize(
    ("name", "fire", "melee", "pursuit", "worth"),
    [
        ("heavy-infantry", 0, 2, 1, 2),
        ("auxiliary-infantry", 1, 1, 1, 1),
        ("light-infantry", 1, 1, 1, 1),
        ("heavy-cavalry", 0, 2, 1, 2),
        ("equites", 0, 1, 2, 1),
        ("horse-archers", 1, 1, 2, 1),
        ("elephants", 0, 3, 1, 1),
        ("civis", 1, 1, 1, 1),
        ("impeditus", 0, 0, 0, 0),
        ("court", 0, 0, 0, 0),
        ("leader", 0, 0, 0, 0),
    ],
)
def test_the_strength_table(name: str, fire: int, melee: int, pursuit: int, worth: int) -> None:
    assert ATTACK[kind(name)] == (fire, melee, pursuit)
    assert WORTH[kind(name)] == worth


@rule("20.units")
def test_a_civis_has_a_line_of_its_own() -> None:
    assert KINDS[CIVIS] == "civis"
    assert CIVIS_ATTACK == (1, 1, 1)
    assert CIVIS not in KIND


@rule("14.13", "20.units")
def test_the_strengths_of_the_worked_battle() -> None:
    rome = [UNIT[name] for name in ("legio-i-adiutrix", "legio-iii-gallica", "cohortes-v-1", "cohortes-v-2")]
    rome += [UNIT[name] for name in ("alae-1", "alae-2", "alae-3")]
    totals = [sum(STRENGTH[unit] * ATTACK[KIND[unit]][stage] for unit in rome) for stage in range(3)]
    assert totals == [8, 34, 30]


@rule("20.crt")
def test_the_combat_results_table_has_ten_rows_from_1_to_100() -> None:
    assert COMBAT_LEAST == (1, 5, 10, 15, 20, 30, 40, 50, 75, 100)
    assert [len(row) for row in COMBAT_RESULTS] == [6] * 10


@rule("20.crt", "14.13")
@pytest.mark.parametrize(
    ("total", "die", "result"),
    [
        (8, 4, (0, False)),
        (15, 1, (0, True)),
        (34, 4, (5, True)),
        (6, 5, (0, False)),
        (30, 1, (0, True)),
        (4, 6, (0, False)),
        (5, 6, (2, False)),
        (99, 6, (15, False)),
        (100, 5, (10, True)),
    ],
)
def test_results_of_the_worked_battle_and_others(total: int, die: int, result: tuple[int, bool]) -> None:
    row = max(i for i, least in enumerate(COMBAT_LEAST) if least <= total)
    assert COMBAT_RESULTS[row][die - 1] == result


@rule("20.march", "20.N")
def test_every_march_fails_on_a_1_and_on_nothing_else() -> None:
    assert [[result.move == MOVE_N for result in row] for row in MARCH_TABLE] == [[True] + [False] * 5] * 4


@rule("20.march")
@pytest.mark.parametrize(
    ("march", "results"),
    [
        (BY_ROAD, "N M/W M2/A M/F M2/F M2/W"),
        (CROSS_COUNTRY, "N M/S/W M/S/A M/A M/F M1/W"),
        (BY_RIVER, "N R/W R/A R/F R/S R/W"),
        (BY_SEA, "N O/W O/X O/A O/F O/W"),
    ],
)
def test_the_march_table(march: int, results: str) -> None:
    assert " ".join(result.text for result in MARCH_TABLE[march]) == results


@rule("20.M2", "20.M1")
def test_extra_hexes_are_two_on_roads_and_one_across_country() -> None:
    assert {result.move for result in MARCH_TABLE[BY_ROAD]} >= {MOVE_M2}
    assert MARCH_TABLE[CROSS_COUNTRY][6 - 1].move == MOVE_M1
    assert (ROAD_EXTRA, EXTRA) == (2, 1)


@rule("20.R", "20.O")
def test_river_marches_go_ten_hexes_and_sea_marches_anywhere() -> None:
    assert {result.move for result in MARCH_TABLE[BY_RIVER][1:]} == {MOVE_R}
    assert {result.move for result in MARCH_TABLE[BY_SEA][1:]} == {MOVE_O}
    assert RIVER_HEXES == 10


@rule("20.Sa", "20.A", "20.F", "20.W", "20.X")
@pytest.mark.parametrize(
    ("march", "die", "effects"),
    [
        (CROSS_COUNTRY, 2, SCATTER | WINTER),
        (CROSS_COUNTRY, 3, SCATTER | ATTRITION),
        (BY_ROAD, 4, FORCED),
        (BY_RIVER, 5, SCATTER),
        (BY_SEA, 3, WRECK),
        (BY_ROAD, 1, 0),
    ],
)
def test_letters_after_the_move_are_what_else_happens(march: int, die: int, effects: int) -> None:
    assert MARCH_TABLE[march][die - 1].effects == effects


@rule("20.siege")
def test_a_formal_siege_breaches_on_1_to_3_and_suffers_a_sortie_on_4() -> None:
    assert FORMAL_SIEGE == ("B", "B", "B", "S", "-", "-")


@rule("14.16", "6.52a")
@pytest.mark.parametrize(
    ("loss", "size", "markers"),
    [(0, "Skirmish", 0), (4, "Skirmish", 0), (5, "Minor", 1), (24, "Minor", 1), (25, "Major", 2), (99, "Major", 2)],
)
def test_the_size_of_a_victory_and_its_markers(loss: int, size: str, markers: int) -> None:
    assert (victory_size(loss).name, victory_size(loss).markers) == (size, markers)
