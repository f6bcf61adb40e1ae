"""Imperium Romanum as a library: positions in words, views as objects, and what is wrong with either."""

from __future__ import annotations

import re

import pytest

import romanum
from romanum.games import imperium
from romanum.games.imperium import forces, position, provinces, rations, resume

BOARD = {
    "narbo": "caesar 2 20-10-a 1 train-6 caesar city",
    "gergovia": "vercingetorix 4 20-8-c vercingetorix inside | caesar 3 20-10-a",
}

OTHERS = "there are 65, such as '24-10-a', '24-10-b', '24-10-c'."


@pytest.mark.parametrize(
    ("board", "wrong"),
    [
        ({"atlantis": "caesar 1 20-10-a"}, "There is no 'atlantis'; near it: 'pallantia', 'salamis', 'valentia'."),
        ({"narbo": "hannibal 1 20-10-a"}, "There is no 'hannibal'; there are: 'caesar', 'vercingetorix', 'aedui'."),
        ({"narbo": "caesar 1 elephant"}, f"board.narbo: There is no '1 elephant'; {OTHERS}"),
        ({"narbo": "caesar pompey"}, f"board.narbo: There is no 'pompey'; {OTHERS}"),
        ({"narbo": "caesar 1 20-10-a |"}, "board.narbo: A stack has units or a leader."),
    ],
)
def test_a_board_that_cannot_be_read_says_which_word_is_wrong(board: dict[str, str], wrong: str) -> None:
    with pytest.raises(romanum.BadSetup, match=re.escape(wrong)):
        position(board)


def test_a_segment_is_movement_or_combat() -> None:
    with pytest.raises(romanum.BadSetup, match=r"^segment: There is no 'supply'; there are: 'movement', 'combat'\.$"):
        position(BOARD, segment="supply")


def test_forces_are_read_from_what_a_seat_may_know() -> None:
    match = position(BOARD, to_move="caesar", hidden=True)
    own, theirs = (
        {f.place: f for f in forces(match.view(0)) if f.power == name} for name in ("caesar", "vercingetorix")
    )
    assert own["a2521"].leaders == {"caesar": 3}
    assert theirs["a2418"].seen, "who has units in the hex may look"
    spectators = {f.place: f for f in forces(match.view(None)) if f.power == "vercingetorix"}
    assert (spectators["a2418"].seen, spectators["a2418"].units, spectators["a2418"].leaders) == (
        False,
        {"20-8-c": 1},
        {},
    )


def test_provinces_and_rations() -> None:
    match = position(BOARD, to_move="caesar")
    assert {p.power for p in provinces(match.view(None))} >= {"caesar", "vercingetorix"}
    assert {r.where: r.way for r in rations(match.view(0))} == {"Gergovia": "forage", "Narbo": "port"}
    assert {r.where: r.chance < 1 for r in rations(match.view(0))} == {"Gergovia": True, "Narbo": False}
    assert rations(match.view(None)) == []


def test_a_match_from_a_position_is_played_taken_back_and_kept() -> None:
    match = position(BOARD, to_move="caesar", month="May 52 BC")
    before = match.fingerprint()
    match.play(0, "march a2521")
    assert match.undo(0) == "march a2521"
    assert match.fingerprint() == before == resume(match.position.to_json()).fingerprint()
    match.play(0, "done")
    assert match.over


def test_a_city_stands_for_its_hex_where_one_goes() -> None:
    rome = romanum.game("imperium")
    assert (rome.place("narbo"), rome.place("a2521")) == ("a2521", "a2521")


def test_the_package_has_its_names_and_no_others() -> None:
    assert all(getattr(imperium, name) for name in imperium.__all__)
    with pytest.raises(AttributeError, match="has no attribute 'elephants'"):
        imperium.elephants  # noqa: B018
