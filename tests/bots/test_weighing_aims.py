"""Weighing: what lines say of candidates beside the script's own."""

from __future__ import annotations

from collections.abc import Sequence

from romanum.bots.aim_comparison import FEWEST, Weighing
from romanum.bots.candidates import Candidate


def weighed(*rows: Sequence[float]) -> Weighing:
    """Candidates, the script's first, with what came of their lines in one imagined position after the other."""
    weighing = Weighing([Candidate(("go", number), float(number)) for number in range(len(rows))])
    for which, row in enumerate(rows):
        for world, outcome in enumerate(row):
            weighing.add(which, world, outcome)
    return weighing


def test_what_is_better_line_by_line_is_chosen_however_widely_the_lines_differ() -> None:
    script = [0.1, 0.9, 0.3, 0.7, 0.5, 0.2]
    assert weighed(script, [one + 0.05 for one in script]).ranked() == [1, 0]


def test_what_is_better_by_no_more_than_chance_explains_is_not_chosen() -> None:
    assert weighed([0.5] * 6, [0.9, 0.1, 0.8, 0.2, 0.9, 0.2]).ranked() == [0, 1]


def test_nothing_is_chosen_on_the_strength_of_a_few_lines() -> None:
    few = FEWEST - 1
    assert weighed([0.1] * few, [0.9] * few).ranked() == [0, 1]


def test_lines_count_only_where_the_script_was_tried_as_well() -> None:
    weighing = weighed([0.5] * FEWEST, [0.6] * FEWEST)
    weighing.add(1, 99, 0.0)
    assert weighing.lines(1) == FEWEST
    assert weighing.edges()[1].gain > 0.09


def test_a_rival_is_given_up_when_it_is_plainly_no_better() -> None:
    weighing = weighed([0.5] * 8, [0.4, 0.41] * 4, [0.5, 0.52] * 4)
    edges = weighing.edges()
    assert not weighing.worth_trying(1, edges)
    assert weighing.worth_trying(2, edges)


def test_a_rival_is_tried_on_as_long_as_little_is_known_of_it() -> None:
    weighing = weighed([0.5] * 8, [0.1])
    assert weighing.worth_trying(1, weighing.edges())


def test_of_several_that_are_better_the_surest_comes_first_and_the_untried_last() -> None:
    script = [0.5] * 8
    surely, perhaps = [0.6, 0.61] * 4, [0.9, 0.35] * 4
    assert weighed(script, perhaps, surely, []).ranked() == [2, 1, 0, 3]
