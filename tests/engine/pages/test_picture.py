"""Pictures: every game draws its board from what may be seen, and matches, views and records show themselves."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

import romanum
from romanum.engine.dice import FastDice
from romanum.engine.match import Match
from romanum.engine.pages.picture import Counter, Patch, Picture, graph, polygons
from romanum.engine.record import Record
from romanum.engine.secrecy import masked
from romanum.games import OURS
from romanum.games.hre.screen.picture import colour_of

SVG = "{http://www.w3.org/2000/svg}"
DRAWN = [name for name in OURS if romanum.game(name).picture(romanum.game(name).new(seed=1).position)]


def played(game: str, actions: int = 120) -> Match[Any]:
    match, chooser = romanum.game(game).new({"pax": "v"}.get(game), seed=4), Random(4)
    for _ in range(actions):
        if match.over:
            break
        match.play(match.pending[0], chooser.choice(match.decision(match.pending[0]).options))
    return match


def test_these_games_draw_their_boards() -> None:
    assert set(DRAWN) >= {"hre", "trajan", "ultimus", "pax"}


@pytest.mark.parametrize("game", DRAWN)
def test_a_board_is_a_picture_with_counters(game: str) -> None:
    match = played(game)
    for seat in (None, *range(match.seats)):
        tree = ElementTree.fromstring(match.to_svg(seat))
        assert len(tree.findall(f"{SVG}path")) >= 2
        across, down = (float(n) for n in tree.attrib["viewBox"].split()[2:])
        discs = tree.findall(f".//{SVG}circle")
        assert discs
        assert all(0 <= float(disc.attrib["cx"]) <= across for disc in discs)
        assert all(0 <= float(disc.attrib["cy"]) <= down for disc in discs)


@pytest.mark.parametrize("game", DRAWN)
def test_a_picture_tells_nothing_that_the_seat_cannot_see(game: str) -> None:
    match = played(game)
    for seat in range(match.seats):
        other = match.game.deal(masked(match.position, seat), seat, FastDice.seeded(9))
        assert match.game.picture(masked(other, seat)) == match.game.picture(masked(match.position, seat))


def test_armies_stand_in_their_provinces_in_the_colours_of_their_side() -> None:
    match = played("hre")
    drawn = match.game.picture(match.position)
    assert drawn is not None
    armies = [counter.colour for counter in drawn.counters if counter.radius > 10]
    wanted = [colour_of(h) for h, n in zip(match.position.holder, match.position.armies, strict=True) for _ in range(n)]
    assert sorted(armies) == sorted(wanted)


def test_what_stands_on_a_counter_is_text_and_no_markup() -> None:
    drawn = Picture((10, 10), [Patch("M0 0l5 0 0 5z")], [Counter(3, 4, "#9e2b25", "<b>", "a & b")]).svg()
    tree = ElementTree.fromstring(drawn)
    assert [text.text for text in tree.iter(f"{SVG}text")] == ["<b>"]
    assert [title.text for title in tree.iter(f"{SVG}title")] == ["a & b"]


def test_every_path_that_is_drawn_can_be_read() -> None:
    for game in DRAWN:
        drawn = played(game, 0).game.picture(played(game, 0).position)
        assert drawn is not None
        for patch in drawn.patches:
            assert set("MmlLzZ") >= {sign for sign in patch.path if sign.isalpha()}
            assert list(polygons(patch.path))


# ---- notebooks


def test_a_match_shows_its_board_its_question_and_its_scores() -> None:
    match = played("hre")
    shown = match._repr_html_()
    assert match.to_svg() in shown
    assert match.waiting_for(None) in shown
    assert f"{match.names[0]}: {match.game.scores(match.position)[0]}" in shown
    assert match._repr_svg_() == match.to_svg()


def test_a_finished_match_says_who_has_won() -> None:
    match = played("hre", 10_000)
    result = match.result
    assert result is not None
    assert f"Won by {match.names[result.winners[0]]}" in match._repr_html_()


def test_a_view_shows_the_question_of_its_seat_and_is_still_a_dict_for_json() -> None:
    match = played("hre")
    seat = match.pending[0]
    view = match.view(seat)
    assert match.decision(seat).prompt in view._repr_html_()
    assert view._repr_svg_() == match.to_svg(seat)
    assert json.loads(msgspec.json.encode(view)) == json.loads(msgspec.json.encode(dict(view)))
    assert copy.deepcopy(dict(view)) == view


def test_a_view_shows_the_moment_it_was_taken_and_not_what_came_later() -> None:
    match = played("hre", 3)
    seat = match.pending[0]
    view, board, asked = match.view(seat), match.to_svg(seat), match.decision(seat).prompt
    while match.to_svg(seat) == board:
        match.play(match.pending[0], match.decision(match.pending[0]).options[-1])
    shown = view._repr_html_()
    assert view._repr_svg_() == board
    assert board in shown
    assert asked in shown
    assert "after 3 actions" in shown


def test_a_view_of_a_moment_that_was_taken_back_shows_its_board() -> None:
    match = played("hre", 0)
    while True:
        seat = match.pending[0]
        first, *_, other = match.decision(seat).options
        match.play(seat, first)
        if not match.why_no_undo(seat):
            break
    after, view, board = len(match.history), match.view(None), match.to_svg()
    match.undo(seat)
    match.play(seat, other)
    assert view._repr_svg_() == board != match.to_svg()
    assert f"after {after} actions, taken back since" in view._repr_html_()


def test_a_record_shows_what_was_played() -> None:
    record = Record.of(played("hre"))
    shown = record._repr_html_()
    assert record.position in shown
    assert record.actions[-1][1] in shown
    assert "start='111'" in shown


def test_a_graph_has_a_line_for_every_seat() -> None:
    tree = ElementTree.fromstring(graph([(0, [0, 0]), (10, [5, -3])], ["Red", "Blue"]))
    assert [line.attrib["points"].split()[0] for line in tree.iter(f"{SVG}polyline")] == ["4.0,99.0", "4.0,99.0"]
    assert [text.text for text in tree.iter(f"{SVG}text")] == ["Red: 5", "Blue: -3"]
    assert graph([], []) == ""
