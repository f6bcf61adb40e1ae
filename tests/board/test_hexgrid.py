"""Maps of hexes: numbers, neighbours, distances, reach, geometry."""

import math
from itertools import pairwise

import pytest

from romanum.board.hexgrid import DIRECTIONS, OFF, HexGrid, Network, flood, flood_costs, hexes, mask

GRID = HexGrid(33, 22)
PRINTED = HexGrid(84, 33, first_column=11, first_row=1)
N, NE, SE, S, SW, NW = range(6)
CORRIDOR = ((1,), (0, 2), (1, 3), (2, 4), (3,))


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
    assert {GRID.place(here) for here in hexes(GRID.edge)} == rim


# ---- distances


@pytest.mark.parametrize("grid", [GRID, PRINTED])
def test_distance_is_the_number_of_steps(grid: HexGrid) -> None:
    for start in (0, grid.size // 2 + 7, grid.size - 1):
        assert flood(grid.neighbours, start, grid.size) == {
            there: grid.distance(start, there) for there in flood(grid.neighbours, start, grid.size)
        }


def test_every_hex_can_be_reached_over_the_bare_board() -> None:
    assert len(flood(GRID.neighbours, 0, GRID.size)) == 726


def test_rings_grow_by_six_hexes_a_step() -> None:
    assert [len(GRID.within(GRID.named("1610"), n)) for n in range(4)] == [1, 7, 19, 37]


def test_within_lists_the_nearest_first() -> None:
    here = GRID.named("0000")
    far = [GRID.distance(here, there) for there in GRID.within(here, 4)]
    assert far == sorted(far)


# ---- masks


def test_masks_and_hexes_are_each_other_s_reverse() -> None:
    assert hexes(mask([725, 0, 33])) == [0, 33, 725]


# ---- reach


def test_a_flood_ends_with_its_budget() -> None:
    assert flood(CORRIDOR, 0, 2) == {0: 0, 1: 1, 2: 2}


def test_a_stop_is_entered_but_not_left() -> None:
    assert flood(CORRIDOR, 0, 4, stops=mask([2])) == {0: 0, 1: 1, 2: 2}


def test_a_way_may_begin_in_a_stop() -> None:
    assert flood(CORRIDOR, 2, 1, stops=mask([2])) == {2: 0, 1: 1, 3: 1}


def test_a_barred_hex_is_not_entered() -> None:
    assert flood(CORRIDOR, 0, 4, barred=mask([2])) == {0: 0, 1: 1}


def test_costs_of_one_are_a_plain_flood() -> None:
    ones = tuple((1,) * len(row) for row in GRID.neighbours)
    stops, barred = mask(range(100, 140)), mask(range(300, 310))
    plain = flood(GRID.neighbours, 389, 9, stops=stops, barred=barred)
    assert flood_costs(GRID.neighbours, ones, 389, 9, stops=stops, barred=barred) == plain


def test_the_cheaper_way_counts_though_it_is_longer() -> None:
    links, costs = ((1, 2), (0, 2), (1, 0)), ((9, 1), (9, 1), (1, 1))
    assert flood_costs(links, costs, 0, 9) == {0: 0, 2: 1, 1: 2}


def test_a_step_dearer_than_the_budget_is_not_taken() -> None:
    assert flood_costs(((1,), (0,)), ((3,), (3,)), 0, 2) == {0: 0}


def test_the_reach_of_a_network_is_kept() -> None:
    road = Network(CORRIDOR)
    assert road.reach(0, 3) is road.reach(0, 3)


def test_the_reach_as_a_mask() -> None:
    assert Network(CORRIDOR).reach_mask(4, 1) == mask([3, 4])


def test_a_way_is_a_chain_of_steps_as_long_as_the_distance() -> None:
    a, b = GRID.named("0405"), GRID.named("1809")
    way = Network(GRID.neighbours).way(a, b)
    steps = [GRID.distance(*pair) for pair in pairwise(way)]
    assert (way[0], way[-1], steps) == (a, b, [1] * GRID.distance(a, b))


def test_a_way_goes_round_stops_and_barred_hexes() -> None:
    around = ((1, 2, 4), (0, 3), (0, 3), (1, 2, 4), (0, 3))
    assert Network(around).way(0, 3, stops=mask([1]), barred=mask([2])) == (0, 4, 3)


def test_a_way_takes_the_cheapest_steps() -> None:
    net = Network(((1, 2), (0, 2), (1, 0)), ((9, 1), (9, 1), (1, 1)))
    assert net.way(0, 1) == (0, 2, 1)


def test_there_is_no_way_beyond_the_budget() -> None:
    assert Network(CORRIDOR).way(0, 4, budget=3) == ()


def test_the_parts_of_a_network() -> None:
    assert Network(((1,), (0,), (3,), (2,), ())).parts() == (0b00011, 0b01100, 0b10000)


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
