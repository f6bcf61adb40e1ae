"""`romanum play` at a real terminal: Ctrl-C, and several people at one screen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from cli.commandline import Terminal, only_record

Open = Callable[..., Terminal]


def test_ctrl_c_at_the_prompt_saves_and_leaves(terminal: Open, tmp_path: Path) -> None:
    screen = terminal("play", "toy", "--seats", "human,tiro", "--seed", "3")
    screen.expect("> ")
    screen.type("bid 1")
    screen.expect("the turn of")
    screen.expect("> ")
    screen.press_ctrl_c()
    screen.expect("Saved. Go on with: romanum play --resume")
    assert screen.close() == 130
    assert "0 bid 1" in only_record(tmp_path).read_text()


def test_ctrl_c_while_bots_play_saves_and_leaves(terminal: Open, tmp_path: Path) -> None:
    screen = terminal("play", "toy", "--seats", "tiro,tiro", "--seed", "3", "--delay", "5")
    screen.expect("Round 1 begins.")
    screen.press_ctrl_c()
    screen.expect("Saved. Go on with:")
    assert screen.close() == 130
    assert only_record(tmp_path).exists()


def test_the_screen_is_handed_over_before_secrets_are_shown(terminal: Open) -> None:
    screen = terminal("play", "toy", "--seats", "human,human", "--seed", "3")
    screen.expect("Hand the screen to Player 1.")
    screen.expect("Press Enter when only you can see it.")
    screen.type("")
    assert "2 cards" in screen.expect("do you bid?")
    screen.expect("> ")
    screen.type("bid 2")
    before = screen.expect("Hand the screen to Player 2.")
    assert "\x1b[2J\x1b[3J" in before
    assert "2 cards" not in screen.expect("Press Enter when only you can see it.")
    screen.type("")
    assert "\x1b[2J\x1b[3J" in screen.expect("2 cards")


def test_one_person_needs_no_pause(terminal: Open) -> None:
    screen = terminal("play", "toy", "--seats", "human,tiro", "--seed", "3")
    assert "Hand the screen" not in screen.expect("> ")
