"""History of the Roman Empire in the terminal."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

import romanum
from games.terminal import drawn, parts_drawn
from romanum.engine.match import Match
from romanum.games.hre.data.components import CARDS, DIOCESES, PROVINCES
from romanum.games.hre.text.board import BOARD

NAMES = ["Green", "Yellow (miles)", "Red (tiro)", "Blue (legatus)"]


@pytest.fixture(scope="module")
def match() -> Match[Any]:
    """A match in its second or third turn, played at random."""
    match = romanum.game("hre").new(seats=4, seed=11, names=NAMES)
    random = Random(4)
    while match.position.turn < 3:
        seat = match.pending[0]
        match.play(seat, random.choice(match.decision(seat).options))
    return match


def test_the_map_shows_every_province_and_diocese(match: Match[Any]) -> None:
    shown = drawn(BOARD.map(match.view(0), 120))
    assert [province.name for province in PROVINCES if province.name not in shown] == []
    assert [diocese.name for diocese in DIOCESES if diocese.name.upper() not in shown] == []


def test_the_map_shows_who_stands_where(match: Match[Any]) -> None:
    view = match.view(0)
    held = next(p for p, side in enumerate(view["holder"]) if 0 <= side < 4)
    holder = ("Green", "Yellow", "Red", "Blue")[view["holder"][held]]
    line = re.search(rf"{PROVINCES[held].name}.*", drawn(BOARD.map(view, 40), 40))
    assert line is not None
    assert f"{holder} {view['armies'][held]}" in line[0]


@pytest.mark.parametrize("width", [40, 60, 80, 120, 200])
def test_nothing_is_wider_than_the_terminal(match: Match[Any], width: int) -> None:
    view = match.view(0)
    lines = parts_drawn(BOARD, view, NAMES, width)
    assert [line for line in lines if len(line) > width] == []
    assert not [line for line in lines if "…" in line]


def test_the_score_has_both_kinds_of_points(match: Match[Any]) -> None:
    view = match.view(None)
    row = re.search(r"Yellow  ?\(miles\) +(-?\d+) +(-?\d+) +(-?\d+)", drawn(BOARD.score(view, NAMES, 120)))
    assert row is not None
    assert [int(n) for n in row.groups()] == [view["roman_vp"][1], view["barbarian_vp"][1], view["total_vp"][1]]


def test_a_hand_has_its_cards_with_their_text(match: Match[Any]) -> None:
    cards = [card for card in match.position.hand[:9] if card >= 0]
    shown = " ".join(drawn(BOARD.hand(match.view(0), 120)).split())
    assert cards
    for card in cards:
        assert CARDS[card].name in shown
        assert CARDS[card].text in shown


def test_nobody_sees_the_cards_of_others(match: Match[Any]) -> None:
    own, others = match.position.hand[:9], match.position.hand[9:]
    shown = drawn(BOARD.hand(match.view(0), 120))
    assert not [CARDS[c].name for c in others if c >= 0 and c not in own and f"{CARDS[c].name}  " in shown]


def test_a_spectator_sees_no_cards(match: Match[Any]) -> None:
    shown = drawn(BOARD.hand(match.view(None), 120))
    assert not [card.name for card in CARDS if f"{card.name}  " in shown]


def test_a_place_is_shown_with_its_borders(match: Match[Any]) -> None:
    shown = drawn(BOARD.place(match.view(0), "cisal"))
    assert re.search("^mountain +Raetia", shown, re.M)
    assert re.search("^open +Pannonia", shown, re.M)
    assert BOARD.place(match.view(0), "atlantis") is None


def test_a_diocese_shows_all_its_provinces(match: Match[Any]) -> None:
    assert "Lugdunensis  Gallia" in drawn(BOARD.place(match.view(0), "gallia"))
