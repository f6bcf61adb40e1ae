"""Answers and what they mean: room for all of them, one that stands out, and words that tell what comes of it."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

import romanum
from browser.conftest import People, Table
from browser.people import Player
from browser.positions import GALLI_ENTER, GREEN_LANDS, Moment, whole_game
from browser.server_process import Serving
from browser.test_looks import faults
from romanum.games.hre.data.components import CARD, CARDS

PHONE: Any = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
USUAL: Any = {"viewport": {"width": 1280, "height": 800}}
WIDE: Any = {"width": 1440, "height": 900}
HIDDEN_ANSWERS = """(all) => all.filter((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2)) || x < 0 || x + width > innerWidth + 1;
}).map((one) => one.innerText)"""


@cache
def full_hand() -> tuple[str, int, str]:
    """The moment of a recorded game at which most cards can be played: its record, the seat, and one of the cards."""
    match = romanum.replay(whole_game())
    best: tuple[int, str, int, str] = (0, "", 0, "")
    for n in range(len(match.history)):
        moment = match.at(n)
        if type(moment.position.stack[-1]).__name__ != "PlayEvent":
            continue
        seat = moment.pending[0]
        cards = [option.text for option in moment.decision(seat).options if option.text.startswith("card ")]
        if len(cards) > best[0]:
            best = (len(cards), moment.record.write(), seat, cards[0].removeprefix("card "))
    assert best[0] >= 5
    return best[1:]


class Held(Moment):
    """A moment found in a game rather than kept."""

    @property
    def text(self) -> str:
        return full_hand()[0]


def sits_down_with_many_cards(player: Player) -> str:
    """At a table where many cards can be played; the name of one of them."""
    _, seat, card = full_hand()
    player.sits_down_at(Held("", 0, seat))
    return card


@pytest.mark.parametrize("screen", [USUAL, PHONE], ids=["usual", "phone"])
def test_every_answer_has_room_and_none_stands_out_that_gives_something_up(people: People, screen: Any) -> None:
    """On the usual screen, and when the window is made wide."""
    player = people(**screen)
    sits_down_with_many_cards(player)
    for window in [screen["viewport"], *([WIDE] if screen is USUAL else [])]:
        player.page.set_viewport_size(window)
        assert player.answers.count() > 5
        assert player.answers.evaluate_all(HIDDEN_ANSWERS) == []
        expect(player.answers.last).to_have_text(re.compile("Pass"))
        assert player.prompt.locator(".buttons button.can").count() == 0  # to pass lets cards fade


def test_a_card_tells_its_text_before_it_is_played(player: Player) -> None:
    card = CARDS[CARD[sits_down_with_many_cards(player)]]
    player.prompt.get_by_role("button", name=f"Play {card.name}").click()
    expect(player.confirmation).to_contain_text(card.text)
    expect(player.confirmation).to_contain_text("Something hidden is shown: the card, to everybody.")


def test_done_does_not_stand_out_while_armies_wait(table: Table) -> None:
    player = table(GREEN_LANDS)
    expect(player.answers).to_have_text(re.compile("Done"))
    assert player.prompt.locator(".buttons button.can").count() == 0


def test_escape_closes_the_keys(table: Table) -> None:
    player = table(GREEN_LANDS)
    player.presses("k")
    keys = player.page.get_by_role("dialog", name="Keys")
    expect(keys).to_be_visible()
    player.presses("Escape")
    expect(keys).to_be_hidden()


def test_a_battle_stays_until_it_has_been_read(table: Table) -> None:
    player = table(GREEN_LANDS)
    with player.goes_on():
        player.attacks("roma")
        player.confirmation.locator("button.can").click()
    battles = player.page.get_by_test_id("battles")
    expect(battles).to_contain_text("Green attacks Yellow in Roma")
    expect(battles).to_contain_text(re.compile("the (attacker|defender) wins"))
    player.page.wait_for_timeout(3500)
    expect(battles).to_be_visible()
    player.button("I have read it").click()
    expect(battles).to_have_count(0)


@pytest.mark.parametrize("screen", [USUAL, PHONE], ids=["usual", "phone"])
def test_the_tab_of_the_settings_fits(people: People, screen: Any) -> None:
    player = people(**screen)
    player.sits_down_at(GREEN_LANDS)
    player.page.get_by_label("More").click()
    player.button("Settings").click()
    tab = player.page.get_by_role("tab", name="Settings").bounding_box()
    side = player.page.get_by_role("complementary", name="Side panel").bounding_box()
    assert tab
    assert side
    assert side["x"] <= tab["x"]
    assert tab["x"] + tab["width"] <= side["x"] + side["width"]


@pytest.mark.parametrize("screen", [USUAL, PHONE], ids=["usual", "phone"])
def test_a_hint_is_short_and_tells_more_to_whoever_asks(people: People, screen: Any) -> None:
    """A number and one reason for each; then everything, and what was left out."""
    player = people(**screen)
    player.sits_down_at(GREEN_LANDS)
    player.page.keyboard.press("h")
    hints = player.page.get_by_test_id("hints")
    first = hints.get_by_role("listitem").first
    expect(first).to_be_visible(timeout=30_000)
    expect(first.locator(".number")).to_contain_text(re.compile(r"\d"))
    expect(first.locator(".help")).to_have_count(1)
    assert not faults(player, "[data-testid=hints]")
    hints.get_by_role("button", name="More").click()
    expect(first.locator(".help").nth(1)).to_be_visible()
    expect(hints.get_by_role("button", name="More")).to_have_count(0)


def test_no_more_hints_is_for_one_game(player: Player) -> None:
    guide = player.page.get_by_test_id("guide")
    player.sits_down_at(GREEN_LANDS)
    expect(guide).to_have_count(0)
    player.goes_to_match(player.makes_a_match("me", "tiro", game="ultimus"))
    player.waits_for_a_question()
    expect(guide).to_be_visible()


def test_a_match_with_others_asks_which_game(player: Player) -> None:
    for way, seat in (("At one screen", "me"), ("With friends, by link", "link")):
        player.opens_the_lobby()
        player.page.get_by_role("link", name=way).click()
        expect(player.page.get_by_role("heading", level=1)).to_contain_text("Which game")
        player.page.get_by_role("link", name="Trajan").click()
        expect(player.page.get_by_role("heading", level=1)).to_have_text("Trajan: new match")
        assert player.page.get_by_role("combobox", name=re.compile("^Parthia")).input_value() == seat


def test_a_match_that_waits_is_a_card_with_a_small_map(player: Player) -> None:
    match = player.makes_a_match("me", "tiro", game="trajan", title="Tuesday evening")
    player.opens_the_lobby()
    waiting = player.page.get_by_role("region", name="My matches").get_by_role("listitem")
    card = waiting.filter(has=player.page.locator(f'a.title[href="/match/{match}"]'))
    expect(card).to_contain_text("Tuesday evening")
    expect(card).to_contain_text("Trajan")
    expect(card).to_contain_text("Your turn")
    player.page.get_by_role("banner").get_by_role("link", name="for you").click()
    expect(player.page.get_by_role("heading", name="Matches that wait for you")).to_be_visible()
    card = player.page.get_by_role("listitem").filter(has=player.page.locator(f'a.title[href="/match/{match}"]'))
    drawn = card.locator(".map img")
    expect(drawn).to_be_visible()
    assert drawn.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0


def test_whoever_has_finished_no_lesson_begins_one_with_a_click(player: Player) -> None:
    player.opens_the_lobby()
    first = player.page.get_by_role("region", name="Start here").get_by_role("button")
    expect(first).to_be_visible()
    expect(player.page.locator(".shelf .button.can")).to_have_count(0)
    first.click()
    expect(player.page).to_have_url(re.compile("/match/"))
    player.page.evaluate("localStorage.setItem('romanum.lessons', '{\"hre\": [\"first\"]}')")
    player.opens_the_lobby()
    expect(player.page.get_by_role("heading", name="History of the Roman Empire")).to_be_visible()
    expect(player.page.get_by_role("region", name="Start here")).to_have_count(0)
    expect(player.page.locator(".shelf .button.can")).to_have_count(5)


def test_five_games_stand_on_one_screen(people: People) -> None:
    player = people(viewport={"width": 1440, "height": 900})
    player.opens_the_lobby()
    for game in player.page.locator(".shelf article").all():
        foot = game.get_by_role("link", name="Rules").bounding_box()
        assert foot is not None
        assert foot["y"] + foot["height"] <= 900


def test_a_bot_asks_before_it_plays_for_somebody_can_be_stopped_and_taken_back(people: People, tmp_path: Any) -> None:
    server = Serving(tmp_path, pace=1.0)
    server.start()
    try:
        player = people(server)
        player.sits_down_at(GALLI_ENTER)
        before = player.n
        player.page.get_by_label("More").click()
        player.button(re.compile("Let a bot play Yellow")).click()
        expect(player.page.get_by_test_id("stand-in")).to_contain_text("Let a bot play Yellow?")
        player.button("No, I play on").click()
        player.page.wait_for_timeout(1500)
        assert player.n == before, "it has been asked, and not begun"
        player.page.get_by_label("More").click()
        player.button(re.compile("Let a bot play Yellow")).click()
        with player.goes_on():
            player.button("Let it play").click()
        player.button("Stop, I play on myself").click()
        player.waits_for_a_question()
        stopped = player.n
        assert before < stopped <= before + 6, "a step at a time"
        player.page.wait_for_timeout(2200)
        assert player.n == stopped
        player.button("Take back what the bot did").click()
        expect(player.button("Take back what the bot did")).to_have_count(0)
        assert player.n == before, "no dice have fallen"
    finally:
        server.stop()
