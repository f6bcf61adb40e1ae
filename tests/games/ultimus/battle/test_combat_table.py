"""Chapters 8.3 and 8.4: the Combat Table fits every example and clue, and rises with odds and die."""

import pytest

from romanum.games.ultimus.data.components import (
    ATTACKER,
    CODES,
    COLUMNS,
    COMBAT_RESULT,
    DEFENDER,
    HALF_LOSS,
    PIECE,
    QU,
    ROWS,
    A,
    E,
    R,
    column_of,
    row_of,
)
from rules import rule

# ---- 8: the Combat Table


STEPS = ["ER", "EQ", "AR", "AQ", "AH", "AT", "TA", "HA", "QA", "RA", "QE", "RE"]
"""Results from worst to best for the attacker: T, H, Q for three quarters, half, a quarter."""


def step(row: int, column: int) -> int:
    attacker, defender, _ = COMBAT_RESULT[row][column]
    return STEPS.index("EARQHT"[attacker] + "EARQHT"[defender])


@rule("8.3b")
def test_55_against_37_is_rounded_to_5_to_4() -> None:
    assert COLUMNS[column_of(55, 37)] == (5, 4)


@rule("8.3b")
@pytest.mark.parametrize(
    ("attack", "defence", "ratio"),
    [(56, 37, (3, 2)), (10, 10, (1, 1)), (9, 10, (4, 5)), (1, 10, (1, 3)), (99, 1, (4, 1)), (8, 2, (4, 1))],
)
def test_odds_are_rounded_in_the_defenders_favour(attack: int, defence: int, ratio: tuple[int, int]) -> None:
    assert COLUMNS[column_of(attack, defence)] == ratio


def test_the_top_row_is_nine_or_more_and_the_bottom_row_two_or_less() -> None:
    assert (ROWS[0], ROWS[-1]) == (2, 9)
    assert [row_of(die) for die in (-2, 2, 9, 12)] == [0, 0, len(ROWS) - 1, len(ROWS) - 1]


@rule("8.3b")
def test_better_odds_are_never_worse_for_the_attacker() -> None:
    for row in range(len(ROWS)):
        steps = [step(row, column) for column in range(len(COLUMNS))]
        assert steps == sorted(steps)


@rule("8.3b")
def test_a_higher_die_is_never_worse_for_the_attacker() -> None:
    for column in range(len(COLUMNS)):
        steps = [step(row, column) for row in range(len(ROWS))]
        assert steps == sorted(steps)


def test_the_loser_is_eliminated_or_reduced_and_the_winner_loses_a_fraction_or_nothing() -> None:
    for row in COMBAT_RESULT:
        for attacker, defender, winner in row:
            won, lost = (attacker, defender) if winner == ATTACKER else (defender, attacker)
            assert lost in (E, A)
            assert won not in (E, A)


def test_every_code_occurs_and_both_sides_can_win() -> None:
    cells = [cell for row in COMBAT_RESULT for cell in row]
    assert {code for cell in cells for code in cell[:2]} == set(range(len(CODES)))
    assert {winner for *_, winner in cells} == {ATTACKER, DEFENDER}


def test_the_result_of_the_example_is_on_the_table() -> None:
    assert (HALF_LOSS, A, ATTACKER) in COMBAT_RESULT[row_of(7)]


def test_at_even_odds_the_attacker_wins_four_times_in_ten() -> None:
    even = column_of(10, 10)
    assert sum(COMBAT_RESULT[row_of(die)][even][2] == ATTACKER for die in range(10)) == 4


def test_r_and_e_are_the_extremes_of_the_table() -> None:
    assert COMBAT_RESULT[0][0] == (E, R, DEFENDER)
    assert COMBAT_RESULT[-1][-1] == (R, E, ATTACKER)


def test_the_units_of_the_quality_example_exist() -> None:
    force = ("comitatenses-galliae-1", "comitatenses-galliae-2", "comites-alani", "comites-seniores")
    assert [QU[PIECE[unit]][0] for unit in force] == [1, 1, 3, 2]
