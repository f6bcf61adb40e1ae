"""Maps of hexes: numbers, neighbours, distances, reach, geometry."""

import math

import pytest

from romanum.board.hexgrid import DIRECTIONS, OFF, HexGrid
from romanum.board.masks import bits

GRID = HexGrid(33, 22)
PRINTED = HexGrid(84, 33, first_column=11, first_row=1)
N, NE, SE, S, SW, NW = range(6)


def names(some: tuple[int, ...]) -> list[str]:
    return [GRID.name(one) for one in some]


# ---- numbers


def test_hexes_are_counted_down_the_columns() -> None:
    assert [GRID.index(0, 0), GRID.index(0, 21), GRID.index(1, 0), GRID.index(32, 21)] == [0, 21, 22, 725]


@pytest.mark.parametrize("grid", [GRID, PRINTED])
def test_place_and_name_lead_back_to_the_hex(grid: HexGrid) -> None:
    assert all(grid.index(*grid.place(here)) == here == grid.named(grid.name(here)) for here in range(grid.size))


def test_a_name_has_two_digits_of_column_and_two_of_row() -> None:
    assert GRID.name(GRID.index(3, 8)) == "0308"


def test_printed_numbers_may_begin_elsewhere() -> None:
    assert PRINTED.name(0) == "1101"


@pytest.mark.parametrize("text", ["3300", "0022", "115", "Roma"])
def test_a_name_off_the_board_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=text):
        GRID.named(text)


def test_a_row_off_the_board_is_refused() -> None:
    with pytest.raises(ValueError, match="row 22"):
        GRID.index(0, 22)


# ---- steps


def test_neighbours_of_a_hex_in_an_even_column() -> None:
    assert names(GRID.neighbours[GRID.named("1010")]) == ["1009", "1109", "1110", "1011", "0910", "0909"]


def test_neighbours_of_a_hex_in_an_odd_column_lie_half_a_hex_lower() -> None:
    assert names(GRID.neighbours[GRID.named("1110")]) == ["1109", "1210", "1211", "1111", "1011", "1010"]


def test_the_parity_is_that_of_the_printed_column() -> None:
    assert PRINTED.named("1431") in PRINTED.neighbours[PRINTED.named("1530")]


def test_a_step_over_the_edge_leads_off_the_board() -> None:
    assert [GRID.step(0, direction) for direction in (N, NE, SW, NW)] == [OFF] * 4


@pytest.mark.parametrize("direction", range(6))
def test_a_step_and_the_opposite_step_lead_back(direction: int) -> None:
    there = [(here, GRID.step(here, direction)) for here in range(GRID.size)]
    assert all(GRID.step(to, (direction + 3) % 6) == here for here, to in there if to != OFF)


def test_the_direction_of_each_step() -> None:
    here = GRID.named("1010")
    assert [GRID.direction(here, GRID.step(here, way)) for way in range(6)] == [N, NE, SE, S, SW, NW]


def test_hexes_that_do_not_touch_have_no_direction() -> None:
    assert GRID.direction(GRID.named("1010"), GRID.named("1012")) == OFF


def test_there_are_six_directions() -> None:
    assert len(DIRECTIONS) == 6


def test_the_edge_is_the_rim_of_the_board() -> None:
    rim = {(column, row) for column, row in map(GRID.place, range(GRID.size)) if column in (0, 32) or row in (0, 21)}
    assert {GRID.place(here) for here in bits(GRID.edge)} == rim


# ---- distances


@pytest.mark.parametrize("grid", [GRID, PRINTED])
def test_distance_is_the_number_of_steps(grid: HexGrid) -> None:
    for start in (0, grid.size // 2 + 7, grid.size - 1):
        found = grid.network.steps.flood(start, grid.size)
        assert dict(found) == {there: grid.distance(start, there) for there in found}


def test_every_hex_can_be_reached_over_the_bare_board() -> None:
    assert len(GRID.network.steps.flood(0, GRID.size)) == 726


def test_rings_grow_by_six_hexes_a_step() -> None:
    assert [len(GRID.within(GRID.named("1610"), n)) for n in range(4)] == [1, 7, 19, 37]


def test_within_lists_the_nearest_first() -> None:
    here = GRID.named("0000")
    far = [GRID.distance(here, there) for there in GRID.within(here, 4)]
    assert far == sorted(far)


# ---- geometry


@pytest.mark.parametrize("grid", [GRID, PRINTED])
def test_centres_of_neighbours_lie_one_apart(grid: HexGrid) -> None:
    for here in range(0, grid.size, 7):
        assert all(
            math.isclose(math.dist(grid.centre(here), grid.centre(there)), 1.0) for there in grid.neighbours[here]
        )


def test_a_hexside_is_shared_by_both_hexes() -> None:
    here = GRID.named("1715")
    for way in range(6):
        a, b = GRID.side(here, way)
        c, d = GRID.side(GRID.step(here, way), (way + 3) % 6)
        assert [*a, *b] == pytest.approx([*d, *c])


@pytest.mark.parametrize("grid", [GRID, PRINTED])
def test_a_point_near_a_centre_lies_in_that_hex(grid: HexGrid) -> None:
    assert all(
        grid.at(x + dx, y + dy) == here
        for here in range(0, grid.size, 5)
        for x, y in [grid.centre(here)]
        for dx, dy in ((0.4, 0.1), (-0.4, -0.1), (0.1, 0.45), (0.0, -0.45))
    )


def test_a_point_beyond_the_edge_lies_in_no_hex() -> None:
    assert [GRID.at(-0.7, 0.0), GRID.at(0.0, -0.6), GRID.at(0.0, 21.6), GRID.at(33.0, 3.0)] == [OFF] * 4
