"""A newcomer's first game: from the lobby to the first Army, and a whole turn, by mouse and by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import People
from browser.people import Player
from browser.server_process import QUICK_BOT

AGAINST_BOTS = ("me", QUICK_BOT, QUICK_BOT, QUICK_BOT)


def vacant_starts(player: Player) -> list[str]:
    """Where a new game lets him begin without a fight; now and then the others hold every such Province already."""
    player.opens_the_lobby()
    player.clicks = 0
    player.starts_a_game()
    player.waits_for_a_question()
    return [place for place in player.glowing if not player.armies_in(place)]


def test_a_newcomer_has_an_army_on_the_map_after_two_clicks(player: Player) -> None:
    """The first click starts the game in the lobby, the second places the Army."""
    vacant = next(filter(None, (vacant_starts(player) for _ in range(5))))
    with player.goes_on():
        place = player.clicks_on_any_of(vacant)
    assert player.armies_in(place) == 1
    assert player.clicks == 2


def test_the_guide_tells_and_explains_until_it_is_sent_away(player: Player) -> None:
    """What was drawn for a newcomer, and the first question; who has sent it away decides everything himself."""
    player.opens_the_lobby()
    player.starts_a_game()
    player.waits_for_a_question()
    guide = player.page.get_by_test_id("guide")
    expect(guide).to_contain_text("Your lot was drawn for you: the ")
    guide.get_by_role("button", name="No more hints").click()
    player.answers_with_the_mouse()
    player.waits_for_a_question()
    expect(guide).to_have_count(0)
    player.opens_the_lobby()
    player.starts_a_game()
    mine = player.asks(f"/matches/{player.match}")["seats"][player.seat]
    assert (mine["away"], mine["lead_in"]) == (False, None)


def test_a_whole_turn_by_mouse(player: Player) -> None:
    player.makes_a_match(*AGAINST_BOTS)
    player.opens_the_lobby()
    player.page.get_by_role("link", name="Play", exact=True).click()
    player.sees_the_table()
    player.sends_the_guide_away()
    while player.turn < 2:
        player.waits_for_a_question()
        player.answers_with_the_mouse()
        player.waits_for_a_question()
    assert player.n > 40


def test_a_whole_turn_by_keyboard_alone(people: People) -> None:
    """From the lobby on: the mouse is never touched, and the keyboard is never lost."""
    player = people(has_touch=False)
    player.opens_the_lobby()
    player.tabs_to("Play against bots")
    player.presses("Enter")
    player.sees_the_table()
    while player.turn < 2:
        player.waits_for_a_question()
        player.answers_with_the_keyboard()
        player.waits_for_a_question()
    assert player.n > 40


@pytest.mark.parametrize("digit", [1, 2])
def test_a_digit_presses_the_button_that_shows_it(player: Player, digit: int) -> None:
    player.goes_to_match(player.makes_a_match(*AGAINST_BOTS))
    player.waits_for_a_question()
    wanted = player.answers.nth(digit - 1).inner_text().split("\n")[0]
    player.answers_with_the_keyboard(digit)
    player.looks_at("Log")
    verb = {"Keep": "keeps", "Hand": "hands"}[wanted.split()[0]]
    expect(player.log).to_contain_text(verb)
