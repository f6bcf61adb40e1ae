"""What has been worked out on a position is remembered while nothing that it hangs on has changed."""

import pytest

from romanum.engine.memo import Memo, remembered
from romanum.engine.position import Position
from romanum.engine.secrecy import masked
from toy.game import TOY
from toy.state import HOLDINGS, Ring


class Camp(Position, kw_only=True):
    """A list, a tuple and a number."""

    tents: list[int] = []
    guards: tuple[int, ...] = ()
    night: int = 0


@pytest.fixture
def g() -> Camp:
    return Camp(tents=[3, 4], guards=(1, 2), night=1)


class Work:
    """Counts how often it is done."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self, g: Camp, *more: int) -> int:
        self.times += 1
        return sum(g.tents) + sum(g.guards) + sum(more)


@pytest.fixture
def work() -> Work:
    return Work()


class TestWithThePosition:
    def test_it_is_worked_out_once(self, g: Camp, work: Work) -> None:
        memo = Memo[Camp, int](work, "tents", "guards")
        assert (memo.of(g), memo.of(g), work.times) == (10, 10, 1)

    def test_a_copy_need_not_work_it_out_again(self, g: Camp, work: Work) -> None:
        memo = Memo[Camp, int](work, "tents", "guards")
        memo.of(g)
        assert (memo.of(g.copy()), work.times) == (10, 1)

    def test_a_list_that_changes_in_its_place_is_noticed(self, g: Camp, work: Work) -> None:
        memo = Memo[Camp, int](work, "tents", "guards")
        memo.of(g)
        g.tents[0] += 1
        assert (memo.of(g), work.times) == (11, 2)

    def test_a_tuple_that_is_replaced_is_noticed(self, g: Camp, work: Work) -> None:
        memo = Memo[Camp, int](work, "tents", "guards")
        memo.of(g)
        g.guards = (1, 3)
        assert (memo.of(g), work.times) == (11, 2)

    def test_what_does_not_matter_may_change(self, g: Camp, work: Work) -> None:
        memo = Memo[Camp, int](work, "tents", "guards")
        memo.of(g)
        g.night = 2
        g.guards = (*g.guards[:1], 2)
        assert (memo.of(g), work.times) == (10, 1)

    def test_a_copy_that_goes_on_leaves_the_memory_of_the_first_alone(self, g: Camp, work: Work) -> None:
        memo = Memo[Camp, int](work, "tents", "guards")
        memo.of(g)
        twin = g.copy()
        twin.tents[1] = 0
        assert (memo.of(twin), memo.of(g), work.times) == (6, 10, 2)

    def test_a_new_answer_can_be_told(self, g: Camp, work: Work) -> None:
        memo = Memo[Camp, int](work, "tents", "guards")
        g.guards = ()
        memo.keep(g, 7)
        assert (memo.of(g), work.times) == (7, 0)

    def test_it_may_hang_on_what_another_memo_says(self, g: Camp, work: Work) -> None:
        guards = Memo[Camp, int](lambda g: len(g.guards), "guards")
        memo = Memo[Camp, int](work, guards.of, "tents")
        memo.of(g)
        g.guards = (5, 5)
        assert (memo.of(g), work.times) == (10, 1)
        g.guards = ()
        assert (memo.of(g), work.times) == (7, 2)

    def test_memory_is_no_part_of_the_position(self, g: Camp, work: Work) -> None:
        memo, before = Memo[Camp, int](work, "tents"), g.to_json()
        memo.of(g)
        assert (g.to_json(), g) == (before, Camp(tents=[3, 4], guards=(1, 2), night=1))

    def test_what_is_still_true_can_be_listed(self, g: Camp, work: Work) -> None:
        memo = Memo[Camp, int](work, "tents")
        memo.of(g)
        assert remembered(g) == [(memo, 10)]
        g.tents.append(1)
        assert remembered(g) == []


class TestForEach:
    def test_each_is_worked_out_once(self, g: Camp, work: Work) -> None:
        memo = Memo[Camp, int](work, "tents", each=True)
        assert (memo.of(g, 1), memo.of(g, 2), memo.of(g, 1), work.times) == (11, 12, 11, 2)

    def test_all_are_forgotten_when_what_they_hang_on_changes(self, g: Camp, work: Work) -> None:
        memo = Memo[Camp, int](work, "tents", each=True)
        memo.of(g, 1)
        g.tents[0] = 0
        assert (memo.of(g, 2), memo.of(g, 1), work.times) == (9, 8, 3)

    def test_copies_share_them_until_they_differ(self, g: Camp, work: Work) -> None:
        memo = Memo[Camp, int](work, "tents", each=True)
        twin = g.copy() if memo.of(g, 1) else g
        assert (memo.of(twin, 2), memo.of(g, 2), work.times) == (12, 12, 2)
        twin.tents[0] = 0
        assert (memo.of(twin, 1), memo.of(g, 1), work.times) == (8, 11, 3)

    def test_they_are_listed_by_what_was_given(self, g: Camp, work: Work) -> None:
        memo = Memo[Camp, int](work, "tents", each=True)
        memo.of(g, 1), memo.of(g, 2)
        assert remembered(g) == [(memo, {(1,): 11, (2,): 12})]


class TestInTheMemo:
    def test_positions_that_hold_the_same_share_an_answer(self, g: Camp, work: Work) -> None:
        memo = Memo[Camp, int](work, "tents", "guards", most=3)
        memo.of(g)
        assert (memo.of(Camp(tents=[3, 4], guards=(1, 2))), work.times) == (10, 1)
        assert not g.memos

    def test_the_oldest_is_forgotten_first(self, g: Camp, work: Work) -> None:
        memo = Memo[Camp, int](work, "night", most=2)
        for g.night in (1, 2, 3):
            memo.of(g)
        for g.night in (2, 3):
            memo.of(g)
        assert work.times == 3
        g.night = 1
        memo.of(g)
        assert work.times == 4

    def test_more_can_be_asked_of_the_same_position(self, g: Camp, work: Work) -> None:
        memo = Memo[Camp, int](work, "tents", most=9)
        assert (memo.of(g, 1), memo.of(g, 2), memo.of(g, 1), work.times) == (11, 12, 11, 2)

    def test_strictly_only_the_very_same_thing_counts(self, g: Camp, work: Work) -> None:
        memo = Memo[Camp, int](work, "guards", most=9, strict=True)
        memo.of(g)
        memo.of(g.copy())
        assert work.times == 1
        g.guards = (*g.guards[:1], 2)
        memo.of(g)
        assert work.times == 2

    def test_a_list_cannot_be_compared_strictly(self, g: Camp, work: Work) -> None:
        with pytest.raises(TypeError, match="tents cannot be compared strictly"):
            Memo[Camp, int](work, "tents", most=9, strict=True).of(g)

    def test_work_may_begin_from_the_last_answer(self, g: Camp) -> None:
        memo = Memo[Camp, list[int]](lambda g, last: [*(last or []), g.night], "night", most=9, onward=True)
        for g.night in (1, 2, 1, 3):
            memo.of(g)
        assert memo.of(g) == [1, 2, 3]


def test_what_a_seat_may_not_know_is_not_remembered_for_it() -> None:
    hands = Memo[Ring, list[int]](lambda g: [card for card in g.hands if card >= 0], "hands")
    g = TOY.new(seats=2, seed=1).position
    assert (len(hands.of(g)), len(hands.of(masked(g, 0)))) == (4, 2)


def test_the_toy_game_remembers_who_holds_what() -> None:
    g = TOY.new(seats=2, seed=1).position
    HOLDINGS.of(g)
    assert [memo for memo, _ in remembered(g)] == [HOLDINGS]


def test_one_entry_of_an_answer_is_told_as_long_as_nothing_has_changed(g: Camp) -> None:
    asked = []

    def by_night(g: Camp) -> dict[int, list[int]]:
        asked.append(g.night)
        return {g.night: list(g.guards)}

    memo: Memo[Camp, dict[int, list[int]]] = Memo(by_night, "guards", "night")
    guards_of = memo.entries([])
    assert (guards_of(g, 1), guards_of(g, 2), memo.of(g)) == ([1, 2], [], {1: [1, 2]})
    g.guards = (3,)
    assert (guards_of(g, 1), guards_of(g.copy(), 1)) == ([3], [3])
    memo.keep(g, {1: [4]})
    assert guards_of(g, 1) == [4]
    assert asked == [1, 1]
