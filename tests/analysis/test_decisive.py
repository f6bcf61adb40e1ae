"""What decided a match, at a quick look."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

import romanum
from romanum.analysis.decisive import LEAST, MOST, Swing, decisive
from romanum.engine.match import Match

RECORDS: Final = Path(__file__).parents[1] / "games"
GAMES: Final = (
    "hre/records/2-miles-101.txt",
    "trajan/records/114-miles-no-parley-101.txt",
    "pax/records/ha-random-standard-optional-5.txt",
)


def found(match: Match[Any]) -> tuple[list[Swing], int]:
    """The moments, and in how many pieces they were found."""
    work, pieces = decisive(match), 0
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value, pieces
        pieces += 1


@pytest.mark.parametrize("record", GAMES)
def test_at_most_three_moments_are_told_as_they_came(record: str) -> None:
    match = romanum.replay((RECORDS / record).read_text(encoding="utf-8"))
    swings, pieces = found(match)
    assert 0 < len(swings) <= MOST
    assert [swing.n for swing in swings] == sorted({swing.n for swing in swings})
    assert all(swing.first < swing.n <= len(match.history) for swing in swings)
    assert all(swing.size > LEAST for swing in swings)
    assert pieces < len(match.history)
    for swing in swings:
        assert sum(swing.before) == sum(swing.after) == 10_000


def test_a_last_die_that_turns_the_match_is_one_of_them() -> None:
    """The Britanni fall at the very end: whoever was behind has won."""
    match = romanum.replay((RECORDS / GAMES[0]).read_text(encoding="utf-8"))
    assert match.result is not None
    last = found(match)[0][-1]
    assert last.n == len(match.history)
    assert [seat for seat, chance in enumerate(last.after) if chance == 10_000] == list(match.result.winners)
    assert last.before.index(max(last.before)) not in match.result.winners


def test_the_largest_of_its_stage_is_told() -> None:
    """No other single action of the stage moved the chances more."""
    match = romanum.replay((RECORDS / GAMES[0]).read_text(encoding="utf-8"))
    swings, _ = found(match)
    assert all(swing.n - swing.first == 1 for swing in swings)
