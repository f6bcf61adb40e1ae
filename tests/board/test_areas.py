"""Maps of areas: neighbours, kinds of border, masks, connected parts, faults."""

import pytest

from romanum.board.areas import AreaMap, Border
from romanum.board.masks import bits, mask
from romanum.engine.data import DataError

IDS = ["gaul", "italy", "sicily", "africa", "egypt"]
BORDERS = [
    Border("gaul", "italy", "mountain"),
    Border("italy", "sicily", "strait"),
    Border("africa", "egypt", "open"),
]


@pytest.fixture
def world() -> AreaMap:
    return AreaMap(IDS, BORDERS)


def test_areas_are_numbered_in_the_order_given(world: AreaMap) -> None:
    assert [world.index[area] for area in world.ids] == [0, 1, 2, 3, 4]


def test_a_border_is_seen_from_both_sides(world: AreaMap) -> None:
    assert world.border(0, 1) == world.border(1, 0) == "mountain"


def test_areas_that_do_not_touch_have_no_border(world: AreaMap) -> None:
    assert world.border(0, 2) is None


def test_neighbours_are_listed_in_order(world: AreaMap) -> None:
    assert world.neighbours == ((1,), (0, 2), (1,), (4,), (3,))


def test_masks_hold_the_neighbours_over_one_kind_of_border(world: AreaMap) -> None:
    assert world.mask_of("strait") == (0, 0b00100, 0b00010, 0, 0)


def test_masks_of_several_kinds_are_joined(world: AreaMap) -> None:
    assert world.mask_of("strait", "mountain")[1] == 0b00101


def test_an_unused_kind_of_border_has_empty_masks(world: AreaMap) -> None:
    assert world.mask_of("river") == (0, 0, 0, 0, 0)


def test_connected_parts_over_all_borders(world: AreaMap) -> None:
    assert [bits(part) for part in world.components()] == [[0, 1, 2], [3, 4]]


def test_connected_parts_over_some_borders(world: AreaMap) -> None:
    assert [bits(part) for part in world.components("strait")] == [[0], [1, 2], [3], [4]]


def test_spread_stops_at_the_edge_of_the_borders_given(world: AreaMap) -> None:
    assert world.network.over("mountain").spread(mask([0])) == mask([0, 1])


def test_bits_and_mask_undo_each_other() -> None:
    assert bits(mask([7, 0, 44])) == [0, 7, 44]


@pytest.mark.parametrize(
    ("ids", "borders", "line"),
    [
        (IDS, [*BORDERS, Border("gaul", "spain", "open")], "map: $.border[3].b: unknown area 'spain'"),
        (IDS, [*BORDERS, Border("gaul", "gaul", "open")], "map: $.border[3]: 'gaul' borders itself"),
        (
            IDS,
            [*BORDERS, Border("italy", "gaul", "open")],
            "map: $.border[3]: the border of 'italy' and 'gaul' stands twice",
        ),
        ([*IDS, "thule"], BORDERS, "map: thule: this area has no border"),
        ([*IDS, "gaul"], BORDERS, "map: gaul: this area stands twice"),
    ],
    ids=["unknown", "self", "twice", "isolated", "same-id"],
)
def test_a_faulty_map_is_refused_in_one_line(ids: list[str], borders: list[Border], line: str) -> None:
    with pytest.raises(DataError) as refused:
        AreaMap(ids, borders)
    assert str(refused.value) == line
