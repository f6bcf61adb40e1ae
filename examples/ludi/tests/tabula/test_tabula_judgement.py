"""Odds, value, screens and bots of Tabula."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from itertools import product

import pytest
from rich.console import Console

from romanum.bots import Chair, make_bot
from romanum.engine.dice import ScriptedDice
from romanum_ludi.tabula.chances import THROWS, hit_chance
from romanum_ludi.tabula.state import POINTS, Race, Side, plays, side_of
from romanum_ludi.tabula.steps import Man, Turn

from .tabula_story import GAME, Game, board

EMPTY = (0,) * POINTS


def men(**points: int) -> tuple[int, ...]:
    return tuple(points.get(f"p{point + 1}", 0) for point in range(POINTS))


def played_out(t: Game) -> int:
    """In how many of the 216 throws Black has a play that hits, looked for with the game itself."""
    found = 0
    for dice in product(range(1, 7), repeat=3):
        g = t.g.copy()
        g.stack, g.to_move, g.turn, g.dice = [Turn()], 0, 1, ScriptedDice(list(dice))
        g.stack[-1].run(g)
        found += some_play_hits(g, g.hit[0])
    return found


def some_play_hits(g: Race, before: int) -> bool:
    return g.hit[0] > before or any(some_play_hits(then, before) for then in nexts(g))


def nexts(g: Race) -> Iterator[Race]:
    """What the next die of Black's can make of a board."""
    for move in plays(side_of(g, 1), g.left):
        then = g.copy()
        Man(1).take(then, 1, move)
        yield then


BOARDS: tuple[Callable[[], Game], ...] = (
    lambda: board({7: 1, 20: 14}, {1: 1, 21: 14}),
    lambda: board({7: 1, 12: 1, 3: 2, 4: 2, 20: 9}, {1: 3, 21: 12}),
    lambda: board({5: 1, 2: 2, 20: 12}, {9: 2, 22: 11}, hit=(0, 2)),
    lambda: board({20: 1, 24: 14}, {22: 2, 1: 1}),
)


@pytest.mark.parametrize("made", BOARDS)
def test_the_chance_of_being_hit_is_that_of_all_throws(made: Callable[[], Game]) -> None:
    t = made()
    assert hit_chance(side_of(t.g, 1)) * 216 == played_out(t)


def test_all_throws_are_counted() -> None:
    assert sum(THROWS.values()) == 216
    assert len(THROWS) == 56
    assert hit_chance(Side(EMPTY, men(p4=1), 0, 0)) == 0


def test_odds_are_told_with_the_last_die_alone() -> None:
    t = board({1: 2, 20: 13}, {3: 2, 21: 13})
    t.g.left = (6,)
    told = GAME.odds(t.known("white"), 0, ("move", 0, 6))
    assert told is not None
    assert told.hope == "unhit"
    assert 0 < told.win < 1
    assert told.expected_losses.own == pytest.approx(1 - told.win)
    t.g.left = (1, 6)
    assert GAME.odds(t.known("white"), 0, ("move", 0, 6)) is None


def test_who_is_ahead_and_safe_is_worth_more() -> None:
    ahead, behind = board({20: 15}, {10: 15}).g, board({10: 15}, {20: 15}).g
    assert GAME.value(ahead, 0) > 0.9 > 0.1 > GAME.value(behind, 0)
    alone, together = board({10: 1, 12: 1, 20: 13}, {5: 15}).g, board({11: 2, 20: 13}, {5: 15}).g
    assert GAME.value(together, 0) > GAME.value(alone, 0)
    assert GAME.value(board({20: 1}, {}).g, 1) == 1


def test_miles_beats_tiro() -> None:
    won = 0
    for seed in range(4):
        match, soldier = GAME.new("tabula", seed=seed), seed % 2
        bots = [make_bot("miles" if seat == soldier else "tiro", seed) for seat in range(2)]
        while not match.over:
            seat = match.pending[0]
            match.play(seat, bots[seat].choose(Chair(match, seat)))
        assert match.result is not None
        won += soldier in match.result.winners
    assert won >= 3


def test_the_board_is_shown_in_a_terminal() -> None:
    match = GAME.new("zeno", seed=1)
    console = Console(width=80, record=True, file=io.StringIO())
    drawn, view = GAME.board(), match.view(0)
    for part in (drawn.headline(view, ["A", "B"]), drawn.map(view, 80), drawn.score(view, ["A", "B"], 80)):
        console.print(part)
    text = console.export_text()
    assert "A  [2 5 6]" in text
    assert " 13 " in text
    assert "7\u25cb" in text
    assert "2\u25cf" in text
    place = drawn.place(view, "summus") or drawn.place(view, "19")
    assert place is not None
    assert "2 White" in str(place)
    assert drawn.place(view, "roma") is None


def test_the_plain_board_has_every_man_and_every_point_of_the_actions() -> None:
    match = GAME.new("zeno", seed=1)
    view, parts = match.view(0), GAME.components()
    ids = {place["id"] for place in parts["places"]}
    assert set(GAME.vocabulary.names["point"]) <= ids
    assert all(counter["place"] in ids for counter in view["counters"])
    assert [sum(one["count"] for one in view["counters"] if one["side"] == seat) for seat in range(2)] == [15, 15]
    assert "<svg" in GAME.picture(match.position).svg()


def test_seats_have_the_colours_of_their_men() -> None:
    light, dark = (int(GAME.seat_colour(seat, 2)[1:3], 16) for seat in range(2))
    assert light > 0xA0 > 0x60 > dark
