"""Networks: kinds of links, masks, parts, floods, cheapest ways; on small nets and on the largest board."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from romanum.board.hexgrid import HexGrid
from romanum.board.masks import bits, mask
from romanum.board.network import Link, Network, Roads, Stride, explore

CORRIDOR = Network(((1,), (0, 2), (1, 3), (2, 4), (3,)))
TRIANGLE = Roads([[(1, 9), (2, 1)], [(0, 9), (2, 1)], [(1, 1), (0, 1)]])
WORLD = HexGrid(84, 33, first_column=11, first_row=1)


def test_masks_and_places_are_each_other_s_reverse() -> None:
    assert bits(mask([2771, 0, 33])) == [0, 33, 2771]


# ---- links


def test_a_link_leads_both_ways_unless_told_otherwise() -> None:
    assert Network.joined(2, [Link(0, 1, "land")]).links == ((1,), (0,))
    assert Network.joined(2, [Link(0, 1, "downstream")], both_ways=False).links == ((1,), ())


def test_a_link_may_be_of_another_kind_on_the_way_back() -> None:
    river = Network.joined(2, [Link(0, 1, "downstream"), Link(1, 0, "upstream")], both_ways=False)
    assert (river.kind(0, 1), river.kind(1, 0)) == ("downstream", "upstream")


def test_the_kinds_of_a_network_are_told_apart() -> None:
    net = Network.joined(4, [Link(0, 1, "land"), Link(1, 2, "strait"), Link(2, 3, "sea")])
    assert net.kinds == ("land", "strait", "sea")
    assert net.over("land", "strait").links == ((1,), (0, 2), (1,), ())
    assert net.over("road").links == ((), (), (), ())


def test_a_mask_within_bounds_where_one_spreads() -> None:
    assert CORRIDOR.spread(mask([0]), within=mask([0, 1, 3, 4])) == mask([0, 1])


def test_parts_are_found_within_some_places() -> None:
    assert CORRIDOR.parts(within=mask([0, 1, 3, 4])) == (0b00011, 0b11000)


def test_the_parts_of_a_network() -> None:
    assert Network(((1,), (0,), (3,), (2,), ())).parts() == (0b00011, 0b01100, 0b10000)


# ---- reach


def test_a_flood_ends_with_its_budget() -> None:
    assert dict(CORRIDOR.steps.flood(0, 2)) == {0: 0, 1: 1, 2: 2}


def test_a_stop_is_entered_but_not_left() -> None:
    assert dict(CORRIDOR.steps.flood(0, 4, stops=mask([2]))) == {0: 0, 1: 1, 2: 2}


def test_a_way_may_begin_in_a_stop() -> None:
    assert dict(CORRIDOR.steps.flood(2, 1, stops=mask([2]))) == {2: 0, 1: 1, 3: 1}


def test_a_barred_place_is_not_entered() -> None:
    assert dict(CORRIDOR.steps.flood(0, 4, barred=mask([2]))) == {0: 0, 1: 1}


def test_the_cheaper_way_counts_though_it_is_longer() -> None:
    assert dict(TRIANGLE.flood(0, 9)) == {0: 0, 2: 1, 1: 2}
    assert TRIANGLE.way(0, 1) == (0, 2, 1)


def test_a_step_dearer_than_the_budget_is_not_taken() -> None:
    assert dict(Roads([[(1, 3)], [(0, 3)]]).flood(0, 2)) == {0: 0}


def test_a_step_may_cost_nothing() -> None:
    assert dict(Roads([[(1, 0)], [(2, 0)], []]).flood(0, 0)) == {0: 0, 1: 0, 2: 0}


def test_a_step_without_a_price_is_not_taken() -> None:
    net = Network.joined(3, [Link(0, 1, "land"), Link(1, 2, "sea")])
    assert dict(net.priced(lambda link: {"land": 2}.get(link.kind)).flood(0, 9)) == {0: 0, 1: 2}


def test_the_nearest_come_first() -> None:
    found = list(TRIANGLE.flood(0, 9).values())
    assert found == sorted(found)


def test_a_reach_is_kept() -> None:
    assert CORRIDOR.steps.reach(0, 3) is CORRIDOR.steps.reach(0, 3)


def test_the_reach_as_a_mask() -> None:
    assert CORRIDOR.steps.reach(4, 1).mask == mask([3, 4])


def test_a_way_is_a_chain_of_steps_as_long_as_the_distance() -> None:
    a, b = WORLD.named("2009"), WORLD.named("6021")
    way = WORLD.network.steps.way(a, b)
    steps = [WORLD.distance(*pair) for pair in pairwise(way)]
    assert (way[0], way[-1], steps) == (a, b, [1] * WORLD.distance(a, b))


def test_a_way_goes_round_stops_and_barred_places() -> None:
    around = Network(((1, 2, 4), (0, 3), (0, 3), (1, 2, 4), (0, 3)))
    assert around.steps.way(0, 3, stops=mask([1]), barred=mask([2])) == (0, 4, 3)


def test_there_is_no_way_beyond_the_budget() -> None:
    assert CORRIDOR.steps.way(0, 4, budget=3) == ()


def test_the_way_to_where_one_stands_is_that_place() -> None:
    assert CORRIDOR.steps.way(2, 2) == (2,)


# ---- from the nearest of some places


def test_a_field_counts_from_the_nearest_place() -> None:
    assert CORRIDOR.steps.field((0, 4), 9) == [0, 1, 2, 1, 0]


def test_where_no_way_leads_it_is_far() -> None:
    assert Network(((1,), (0,), ())).steps.field((0,), 9) == [0, 1, 9]
    assert CORRIDOR.steps.field((0,), 3) == [0, 1, 2, 3, 3]


def test_a_toll_is_paid_by_whoever_goes_on_and_a_barred_place_is_not_entered() -> None:
    around = Network(((1, 2), (0, 3), (0, 3), (1, 2)))
    assert around.steps.field((0,), 99, tolls={1: 5}) == [0, 1, 1, 2]
    assert around.steps.field((0,), 99, tolls={0: 5, 1: 5, 2: 7}) == [0, 6, 6, 12]
    assert around.steps.field((0,), 99, barred=mask([1, 2])) == [0, 99, 99, 99]


# ---- the same by asking


def test_a_way_ends_where_the_answer_says_so() -> None:
    found = explore(CORRIDOR.links, 0, 9, lambda here, there, spent, burden: Stride(1, ends=there == 2))
    assert dict(found) == {0: 0, 1: 1, 2: 2}


def test_a_place_that_ends_one_way_may_be_passed_on_a_cheaper_one() -> None:
    """A strait ends the march, the road round it does not and is cheaper."""
    prices = {(0, 1): Stride(3, ends=True), (0, 2): Stride(1), (2, 1): Stride(1), (1, 3): Stride(1)}
    found = explore(((1, 2), (3,), (1,), ()), 0, 9, lambda here, there, spent, burden: prices[here, there])
    assert dict(found) == {0: 0, 2: 1, 1: 2, 3: 3}
    assert found.way(3) == (0, 2, 1, 3)


def test_a_dearer_way_leads_on_where_the_cheaper_one_ends() -> None:
    """The strait is cheap and ends the march; who goes round can march on."""
    prices = {(0, 1): Stride(1, ends=True), (0, 2): Stride(2), (2, 1): Stride(2), (1, 3): Stride(1)}
    found = explore(((1, 2), (3,), (1,), ()), 0, 9, lambda here, there, spent, burden: prices[here, there])
    assert dict(found) == {0: 0, 1: 1, 2: 2, 3: 5}
    assert (found.way(1), found.way(3)) == ((0, 1), (0, 2, 1, 3))


def test_what_was_spent_is_told_to_whoever_is_asked() -> None:
    seen: list[tuple[int, int, int]] = []

    def ask(here: int, there: int, spent: int, burden: int) -> Stride | None:
        seen.append((here, there, spent))
        return Stride(2)

    explore(CORRIDOR.links, 0, 4, ask)
    assert seen == [(0, 1, 0), (1, 2, 2), (2, 3, 4)]


def test_a_dearer_way_that_has_gathered_less_leads_farther() -> None:
    """Two days in the desert are too many: who goes round the first may cross the second."""
    deserts, links = {1, 3}, ((1, 2), (3,), (1,), ())

    def ask(here: int, there: int, spent: int, burden: int) -> Stride | None:
        days = burden + (there in deserts and here != 2)
        return Stride(5 if here == 2 else 1, burden=days) if days < 2 else None

    found = explore(links, 0, 9, ask)
    assert dict(found) == {0: 0, 1: 1, 2: 1, 3: 7}
    assert (found.way(1), found.way(3)) == ((0, 1), (0, 2, 1, 3))
    assert [branch.place for branch in found.tree] == [1, 2, 1, 3]


def test_what_was_gathered_before_the_start_counts() -> None:
    ask = lambda here, there, spent, burden: Stride(1, burden=burden + 1) if burden < 3 else None  # noqa: E731
    assert list(explore(CORRIDOR.links, 0, 9, ask, burden=1)) == [0, 1, 2]


def test_the_steps_of_a_tree_follow_each_other() -> None:
    tree = explore(CORRIDOR.links, 2, 2, lambda here, there, spent, burden: Stride(1)).tree
    assert [tuple(branch) for branch in tree] == [(1, 1, -1), (3, 1, -1), (0, 2, 0), (4, 2, 1)]


@pytest.mark.parametrize("seed", range(5))
def test_flood_and_exploration_agree_on_the_largest_board(seed: int) -> None:
    dice = random.Random(seed)
    ground = [dice.choice((1, 1, 2, 3)) for _ in range(WORLD.size)]
    stops, barred = (mask(dice.sample(range(WORLD.size), 300)) for _ in range(2))
    start = dice.randrange(WORLD.size)

    def ask(here: int, there: int, spent: int, burden: int) -> Stride | None:
        return None if barred >> there & 1 else Stride(ground[there], ends=bool(stops >> there & 1))

    roads = WORLD.network.priced(lambda link: ground[link.b])
    found = roads.flood(start, 10, stops, barred)
    assert dict(explore(WORLD.network.links, start, 10, ask)) == dict(found)
    for there, cost in found.items():
        assert sum(ground[place] for place in found.way(there)[1:]) == cost
