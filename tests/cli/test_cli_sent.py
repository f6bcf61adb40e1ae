"""What the terminal draws at a table of a server: the same as at home, from a view that has gone over the wire."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from rich.console import Console

import romanum
from romanum.engine.match import Match
from romanum.text.boards import Glancing, View, board_of
from romanum.text.console import THEME

WIDTH = 100
GAMES = ("hre", "trajan", "ultimus", "pax", "imperium")


def drawn(game: str, view: View, names: list[str], options: list[str]) -> list[str]:
    """All that a board and its pages show of a view."""
    rules, out = romanum.game(game), []
    board = board_of(rules)
    console = Console(width=WIDTH, theme=THEME, highlight=False)
    shown: list[Any] = [
        board.headline(view, names),
        board.map(view, WIDTH),
        board.score(view, names, WIDTH),
        board.hand(view, WIDTH),
        str(board.chapter(view)),
        *(page.draw(view, names, "", WIDTH) for page in rules.pages().values()),
    ]
    if isinstance(board, Glancing):
        shown.append(board.glance(view, names, WIDTH, 24))
    for one in shown:
        with console.capture() as capture:
            console.print(one)
        out.append(capture.get())
    return out


def moments(game: str) -> list[Match[Any]]:
    """Some moments of a game that random players play."""
    chance, found = Random(7), []
    match = romanum.game(game).new(seed=7)
    for n in range(181):
        if match.over:
            break
        if n % 60 == 0:
            found.append(match.copy())
        seat = match.pending[0]
        match.play(seat, chance.choice(match.decision(seat).options))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_view_that_was_sent_is_drawn_like_one_at_home(game: str) -> None:
    for match in moments(game):
        for seat in range(match.seats):
            options = [one.text for one in match.decision(seat).options] if seat in match.pending else []
            view = match.view(seat)
            sent = msgspec.json.decode(msgspec.json.encode(view))
            assert drawn(game, sent, match.names, options) == drawn(game, view, match.names, options)
