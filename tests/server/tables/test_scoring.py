"""The graph of points over time: right, and worked out once."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeVar

import pytest

import romanum
from romanum.engine.match import Match
from romanum.engine.secrecy import masked
from romanum.server.tables import score_book
from romanum.server.tables.score_book import ScoreBook

T = TypeVar("T")


def worked_out(pieces: Generator[None, None, T]) -> tuple[int, T]:
    """How many pieces there were, and what came of them."""
    count = 0
    while True:
        try:
            next(pieces)
        except StopIteration as end:
            return count, end.value
        count += 1


def play(match: Match[Any], actions: int) -> None:
    for _ in range(actions):
        match.play(match.pending[0], match.decision(match.pending[0]).options[0])


def test_the_score_graph_ends_with_the_present() -> None:
    match = romanum.game("hre").new(seats=4, seed=5)
    play(match, 80)
    pieces, points = worked_out(ScoreBook().points(match))
    assert pieces == len(points) - 1 > 2
    assert points[-1].n == 80
    assert points[-1].scores == match.view(None)["total_vp"]
    assert [p.n for p in points] == sorted({p.n for p in points})


def test_what_was_worked_out_is_kept_and_only_what_is_new_is_worked_out() -> None:
    match, book = romanum.game("hre").new(seats=4, seed=5), ScoreBook()
    play(match, 80)
    before = worked_out(book.points(match))[1]
    assert worked_out(book.points(match)) == (0, before)
    play(match, 40)
    pieces, after = worked_out(book.points(match))
    assert after[: len(before) - 1] == before[:-1]
    assert pieces == len(after) - len(before)
    assert after == worked_out(ScoreBook().points(match))[1]


def test_what_was_taken_back_counts_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """An action that takes the place of another is looked at anew, though its number is known."""
    match, book = romanum.game("hre").new(seats=4, seed=5), ScoreBook()
    play(match, 80)
    ends = [point.n for point in worked_out(book.points(match))[1][:-1]]
    other = match.at(ends[-1])
    looked: list[int] = []
    usual = score_book._point

    def point(game: Any, n: int, past: Any) -> Any:
        looked.append(n)
        return usual(game, n, past)

    monkeypatch.setattr(score_book, "_point", point)
    play(other, 10)
    worked_out(book.points(other))
    assert looked
    assert all(n >= ends[-1] for n in looked)


def test_points_are_counted_from_what_everybody_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also by a game whose points rest on something hidden."""
    match = romanum.game("hre").new(seats=4, seed=5)
    play(match, 80)
    counted: list[Any] = []
    usual = match.game.scores

    def scores(position: Any) -> list[int]:
        counted.append(position)
        return usual(position)

    monkeypatch.setattr(match.game, "scores", scores)
    worked_out(ScoreBook().points(match))
    assert len(counted) > 2
    assert all(position == masked(position, None) for position in counted)
