"""Imperium Romanum in the terminal, page by page: what the browser has beside the map, each by a word."""

from __future__ import annotations

import re
from typing import Any

import pytest

from games.imperium.battle_table import attack, met
from games.imperium.builder import Table, position
from games.imperium.screen.test_text import NAMES, seen
from games.imperium.talks_table import talks
from games.terminal import drawn
from romanum.engine.text.board import Glancing
from romanum.games.imperium.game import ImperiumRomanum
from romanum.games.imperium.text.board import BOARD
from romanum.games.imperium.text.pages import pages

ARMIES = {"a2521": "caesar 2 20-10-a 1 train-6 caesar", "a2418": "vercingetorix 4 20-8-c vercingetorix"}
SCENARIOS = ("gallic-revolt", "first-triumvirate", "trajan-in-parthia", "scourge-of-god", "heraclius")


def shown(name: str, view: dict[str, Any], words: str = "", width: int = 120) -> str:
    return drawn(pages()[name].draw(view, NAMES, words, width), width)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_page_can_be_drawn_from_the_first_month_on_a_small_screen_and_a_large_one(scenario: str) -> None:
    game = ImperiumRomanum()
    match = game.new(scenario, seats=max(game.scenario(scenario).players), seed=1)
    view = match.view(0)
    for name, page in pages().items():
        for width in (80, 120):
            text = drawn(page.draw(view, match.names, "", width), width)
            assert text.strip(), name
            assert max(map(len, text.splitlines())) <= width, name


def test_only_a_few_lines_are_shown_whenever_a_chapter_begins() -> None:
    game = ImperiumRomanum()
    match = game.new("first-triumvirate", seats=4, seed=1)
    board = BOARD
    assert isinstance(board, Glancing)
    lines = drawn(board.glance(match.view(0), match.names, 80, 24), 80).splitlines()
    assert len(lines) <= 19, "a question with its answers has to find room below"
    assert any("talents" in line for line in lines)
    assert len(drawn(board.map(match.view(0), 80), 80).splitlines()) > 40


def test_the_scenario_with_dates_length_rules_and_how_it_is_won() -> None:
    page = shown("scenario", seen(position(ARMIES)))
    assert page.startswith("1. The Gallic Revolt  2 players; ")
    assert "How it is won" in page
    assert "The Gauls win as soon as Caesar is dead or captured." in page
    assert "conditions hold now" in page


def test_provinces_of_ones_own_of_a_power_and_one_alone() -> None:
    view = seen(position(ARMIES))
    own, theirs = shown("provinces", view), shown("provinces", view, "vercingetorix")
    assert "Narbonensis" in own
    assert "Narbonensis" not in theirs
    assert "Belgica" in theirs
    assert shown("provinces", view, "belgica").startswith("Belgica  controlled by Vercingetorix")
    assert pages()["provinces"].draw(view, NAMES, "nowhere", 80) is None


def test_forces_of_ones_own_and_of_another() -> None:
    view = seen(position(ARMIES))
    assert "baggage train" in shown("forces", view)
    assert "20-8 (C)" not in shown("forces", view)
    assert "4 x 20-8 (C)" in shown("forces", view, "vercin")
    assert pages()["forces"].draw(view, NAMES, "carthage", 80) is None


def test_the_ledger_has_talents_taxes_morale_and_troops_of_each_power() -> None:
    page = shown("ledger", seen(position(ARMIES, treasury={"caesar": 37})))
    row = next(line for line in page.splitlines() if line.startswith(" Caesar")).split()
    assert row[1] == "37"
    assert row[-1] == "0"


def test_supply_tells_who_is_fed_and_how() -> None:
    t = position(ARMIES)
    assert shown("supply", seen(t)) == "Narbo  fed by a port\n"
    assert "Legion Equivalents to feed (13.2c), the land yields" in shown("supply", seen(t, "vercingetorix"))
    assert re.search(r"the land yields \d+.* · \d+ %", shown("supply", seen(t, "vercingetorix")), re.DOTALL)


def test_letters_are_read_term_by_term_and_stand_above_the_question() -> None:
    t = talks().play("caesar", "talk pompey", "offer-alliance")
    for page in (shown("letters", seen(t)), drawn(BOARD.headline(seen(t), NAMES))):
        assert page.startswith("Your letter to Pompey:\n  Offers an alliance for this month")
    t.play("caesar", "propose")
    assert shown("letters", seen(t, "pompey")).startswith("Caesar proposes:\n  Offers an alliance for this month")
    assert "Nothing yet." in shown("letters", seen(position(ARMIES)))


def test_a_battle_with_its_ratio_modifiers_and_the_chance_of_each_result() -> None:
    t: Table = attack(met("4 20-10-a caesar", "2 20-10-b pompey"))
    view = seen(t)
    page = shown("battle", view)
    assert "Caesar  attacks" in page
    assert "the attacker wins: " in page
    assert "14.4.3a" in page
    assert " wins; Caesar loses " in page
    line = drawn(BOARD.headline(view, NAMES))
    assert line.startswith("Battle: ")
    assert "There is no battle now" in shown("battle", seen(position(ARMIES)))
