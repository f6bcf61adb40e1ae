"""Value, screens and bots of Ludus latrunculorum."""

from __future__ import annotations

import io

from rich.console import Console

from romanum.bots import Chair, make_bot

from .latrunculi_story import GAME, board


def test_men_bonds_and_danger_count() -> None:
    more, fewer = board("a1 b1 c1", "g8 h8").g, board("a1 b1", "f8 g8 h8").g
    assert GAME.value(more, 0) > 0.5 > GAME.value(fewer, 0)
    held = board("c4 e4 h1", "d4 g8 h8", bound="d4", first="black").g
    free = board("c4 e5 h1", "d4 g8 h8", first="black").g
    assert GAME.value(held, 0) > GAME.value(free, 0)
    exposed = board("d4 h1", "c4 f4 h8", first="black").g
    aside = board("d3 h1", "c4 f4 h8", first="black").g
    assert GAME.value(aside, 0) > GAME.value(exposed, 0)


def test_a_leap_is_judged_as_if_it_were_over() -> None:
    t = board("a1 a2 a5 b3 h8", "a4 g5 g6").play("white", "leap a1 to a3")
    before = GAME.value(t.g, 0)
    assert t.bound == ""
    t.play("white", "halt")
    assert t.bound == "a4"
    assert abs(GAME.value(t.g, 0) - before) < 0.01


def test_miles_beats_tiro() -> None:
    won = 0.0
    for seed in range(2):
        match, soldier = GAME.new("manipulus", seed=seed), seed % 2
        bots = [make_bot("miles" if seat == soldier else "tiro", seed) for seat in range(2)]
        while not match.over:
            seat = match.pending[0]
            match.play(seat, bots[seat].choose(Chair(match, seat)))
        assert match.result is not None
        won += (soldier in match.result.winners) / len(match.result.winners)
    assert won == 2


def test_the_board_is_shown_in_a_terminal() -> None:
    t = board("c4 e4 h1", "d4 g8", bound="d4")
    console = Console(width=80, record=True, file=io.StringIO())
    drawn, view = GAME.board(), t.match.view(0)
    for part in (drawn.headline(view, ["A", "B"]), drawn.map(view, 80), drawn.score(view, ["A", "B"], 80)):
        console.print(part)
    text = console.export_text()
    assert "1: A" in text
    assert "  a   b" in text
    assert (text.count("\u25cb"), text.count("\u25cf"), text.count("\u25c9")) == (3, 1, 1)
    assert "A: 3" in text
    assert str(drawn.place(view, "D4")) == "d4: Black x"
    assert drawn.place(view, "roma") is None


def test_the_plain_board_has_every_man_and_every_square() -> None:
    t = board("c4 e4 h1", "d4 g8", bound="d4")
    view, parts = t.match.view(0), GAME.components()
    assert [place["id"] for place in parts["places"]] == list(GAME.vocabulary.names["square"])
    assert {one["place"] for one in view["counters"] if one["side"] == 0} == {"c4", "e4", "h1"}
    assert [one["place"] for one in view["counters"] if one.get("text")] == ["d4"]
    assert "<svg" in GAME.picture(t.g).svg()


def test_seats_have_the_colours_of_their_men() -> None:
    light, dark = (int(GAME.seat_colour(seat, 2)[1:3], 16) for seat in range(2))
    assert light > 0xA0 > 0x60 > dark
