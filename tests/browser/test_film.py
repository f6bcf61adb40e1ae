"""What the others did: a captioned film since my last action, which waits for nobody who wants to act."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Locator, expect

import romanum
from browser.conftest import People
from browser.people import Player
from browser.positions import GREEN_LANDS, TURN_TWO

GAMES: Final = Path(__file__).parents[1] / "games"
PHONE: Final = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}

ONE_LINE: Final = 50
"""Pixels that a line with a key beside it takes at most."""


@pytest.fixture
def player(same_player: Player) -> Player:
    """The stories here are told in one window."""
    return same_player


class Return(NamedTuple):
    """A recorded game at which somebody sits down again after the others have done much."""

    text: str
    seat: int
    missed: list[str]

    @property
    def beginning(self) -> str:
        """What the film must tell first."""
        return self.missed[0]


@cache
def back_to(game: str, file: str, begin: int, missed: int = 10) -> Return:
    """The first moment after so many actions at which a seat is asked that has missed so many."""
    match = romanum.replay((GAMES / game / "records" / file).read_text(encoding="utf-8"))
    assert len(match.names) == 4
    history = match.history
    for n in range(begin, len(history)):
        seat = history[n].seat
        if all(past.seat != seat for past in history[n - missed : n]):
            return _return(match.at(n), seat)
    raise AssertionError("nobody waits so long")


def _return(match: Any, seat: int) -> Return:
    last = next(n for n in range(len(match.history), 0, -1) if match.history[n - 1].seat == seat)
    told = match.events_for(seat, match.history[last].events)
    return Return(match.record.write(), seat, [match.sentence(event) for event in told])


def comes_back(player: Player, game: str, moment: Return) -> None:
    """Opens the table of a recorded game with bots in the other seats."""
    if player.guided:
        player.knows(game)
    player.asks("/me")
    made = player.posts(f"/records?bots=tiro&seat={moment.seat}", moment.text)
    player.goes_to_match(made["id"])


def film(player: Player) -> Locator:
    return player.page.get_by_test_id("film")


def caption(player: Player) -> str:
    """The sentences on the screen, as plain text."""
    words = player.page.get_by_test_id("caption").inner_text()
    return re.sub(r"\s+", " ", re.sub("since your last turn|what the others did", "", words, flags=re.I)).strip()


def count(player: Player) -> tuple[int, int]:
    """Which take is on, and how many there are."""
    found = re.findall(r"\d+", player.page.get_by_test_id("film-count").inner_text())
    return int(found[0]), int(found[1])


def plain(sentence: str) -> str:
    """A sentence without the brackets of its rules."""
    return re.sub(r"\s+", " ", sentence.replace("[", "").replace("]", "")).strip()


GAMES_OF_FOUR: Final = [("hre", "4-miles-107.txt", 150), ("pax", "v-miles-standard-23.txt", 40)]


@pytest.mark.parametrize(("game", "file", "begin"), GAMES_OF_FOUR, ids=["hre", "pax"])
def test_the_film_of_a_game_of_four_is_watched(player: Player, game: str, file: str, begin: int) -> None:
    """Paused, stepped back and on, faster, only what is mine, and to its end, where I am asked."""
    moment = back_to(game, file, begin)
    player.prefers(film="slow")
    comes_back(player, game, moment)
    expect(film(player)).to_contain_text("Since your last turn")
    player.button("Pause").click()
    begun, takes = count(player)
    player.button("One step on").click()
    at = begun + 1
    expect(player.page.get_by_test_id("film-count")).to_have_text(f"{at} / {takes}")
    second = caption(player)
    player.button("One step back").click()
    expect(player.page.get_by_test_id("film-count")).to_have_text(f"{at - 1} / {takes}")
    assert caption(player) != second
    player.page.wait_for_timeout(400)
    for _ in range(at - 2):
        player.presses("b")
    expect(player.page.get_by_test_id("film-count")).to_have_text(f"1 / {takes}")
    assert caption(player).startswith(plain(moment.beginning))
    player.page.get_by_label("Only what concerns me").check()
    mine = count(player)[1] if film(player).get_by_test_id("film-count").count() else 0
    assert mine < takes
    player.page.get_by_label("Only what concerns me").uncheck()
    player.button("To the end").click() if mine else None
    player.waits_for_a_question()
    expect(player.page.get_by_test_id("film-count")).to_have_count(0)
    assert plain(moment.missed[-1]) in caption(player)


def test_the_film_goes_on_by_itself_with_arrows_and_dice_and_the_map_stays_as_large(player: Player) -> None:
    player.prefers(film="fast")
    player.page.emulate_media(reduced_motion="no-preference")
    comes_back(player, "hre", back_to("hre", "4-miles-107.txt", 150))
    wide = player.page.locator('.hit[data-id="roma"]').bounding_box()
    expect(player.page.get_by_test_id("film-count")).to_have_text(re.compile(r"^[3-9] /"))
    player.presses("f")
    for _ in range(40):
        if player.page.locator("[data-testid=told] path.line").count() and film(player).locator(".dice svg").count():
            break
        player.presses("g")
    expect(player.page.locator("[data-testid=told] path.line").first).to_be_attached()
    expect(film(player).locator(".dice svg").first).to_be_visible()
    later, bar = player.page.locator('.hit[data-id="roma"]').bounding_box(), film(player).bounding_box()
    question = player.prompt.bounding_box()
    assert wide
    assert later
    assert bar
    assert question
    assert later["width"] == pytest.approx(wide["width"])
    assert bar["y"] + bar["height"] <= question["y"] + 1
    player.presses("e")
    expect(player.page.get_by_test_id("film-count")).to_have_count(0)
    assert player.box_of("[data-testid=film]")["height"] < ONE_LINE
    lower = player.box_of("[data-testid=prompt]")
    assert lower["y"] + lower["height"] == pytest.approx(question["y"] + question["height"])
    assert player.box_of('.hit[data-id="roma"]')["width"] == pytest.approx(wide["width"])


def test_an_answer_is_not_delayed_by_the_film(player: Player) -> None:
    player.prefers(film="slow")
    comes_back(player, "hre", back_to("hre", "4-miles-107.txt", 150))
    expect(player.page.get_by_test_id("film-count")).to_be_visible()
    before = player.seq
    with player.goes_on():
        player.presses("1")
        if player.confirmation.count():
            player.presses("Enter")
    assert player.seq > before


def test_what_happened_since_my_last_turn_is_told_on_another_machine_too(player: Player) -> None:
    player.prefers(film="slow")
    player.takes_a_seat_at(GREEN_LANDS)
    player.presses("e")
    match, before = player.match, player.seq
    while player.is_asked and player.seq < before + 12:
        table = player.asks(f"/matches/{match}/table?seat={player.seat}")
        texts = [option["text"] for option in table["decision"]["options"]]
        done = "done" if "done" in texts else texts[0]
        player.posts(f"/matches/{match}/act", {"seat": table["seat"], "seq": table["seq"], "action": done})
    player.goes_to("/")
    until_asked_again(player, match)
    player.page.evaluate("localStorage.removeItem(Object.keys(localStorage).find((key) => key.includes('.left.')))")
    player.goes_to_match(match)
    expect(film(player)).to_contain_text("Since your last turn")
    table = player.asks(f"/matches/{match}/table?seat={player.seat}")
    missed = [event["sentence"] for event in table["events"] if event["n"] > table["acted"]]
    player.presses("f", "b", "b", "b")
    assert caption(player).startswith(plain(missed[0]))


def until_asked_again(player: Player, match: str) -> None:
    """The others have played."""
    for _ in range(600):
        now = player.asks(f"/matches/{match}")
        if set(now["mine"]) & set(now["turn"]):
            return
        player.page.wait_for_timeout(50)
    raise AssertionError("the others do not play")


def test_at_the_end_of_a_turn_a_card_tells_who_scored_and_why(player: Player) -> None:
    player.prefers(film="fast")
    player.takes_a_seat_at(TURN_TWO)
    card = player.page.get_by_test_id("score-card")
    for _ in range(60):
        if card.count():
            break
        player.presses("g")
    expect(card).to_contain_text("Turn 1 is over")
    totals = [int(text.split()[0]) for text in card.locator("small").all_inner_texts()]
    view = player.asks(f"/matches/{player.match}/table?seat=0")["view"]
    assert sorted(totals) == sorted(view["total_vp"])
    assert len(card.locator("ul li").all()) >= 4
    player.page.wait_for_timeout(600)
    expect(card).to_be_visible()
    player.presses("x")
    expect(card).to_have_count(0)
    player.waits_for_a_question()


def test_speed_is_kept_and_a_film_that_is_off_shows_nothing(player: Player) -> None:
    player.prefers(film="normal")
    comes_back(player, "hre", back_to("hre", "4-miles-107.txt", 150))
    player.page.get_by_label("Speed of the film").select_option("Slow")
    player.page.reload()
    expect(player.page.get_by_label("Speed of the film")).to_have_value("slow")
    player.page.get_by_label("Speed of the film").select_option("Off")
    expect(film(player)).to_have_count(0)
    player.page.reload()
    player.waits_for_a_question()
    expect(film(player)).to_have_count(0)
    assert player.glowing or player.answers.count()


def test_on_a_phone_the_film_has_its_keys_and_a_tap_on_the_map_ends_it(people: People) -> None:
    player = people(film="slow", **PHONE)
    comes_back(player, "hre", back_to("hre", "4-miles-107.txt", 150))
    expect(player.page.get_by_test_id("film-count")).to_be_visible()
    keys = player.page.get_by_role("group", name="Keys of the film").bounding_box()
    assert keys
    assert keys["x"] >= 0
    assert keys["x"] + keys["width"] <= PHONE["viewport"]["width"]  # type: ignore[index]
    before = player.seq
    player.page.locator('.hit[data-id="roma"]').tap(force=True)
    expect(player.page.get_by_test_id("film-count")).to_have_count(0)
    assert player.seq == before
    assert player.box_of("[data-testid=film]")["height"] < ONE_LINE
    player.button("Show it again").tap()
    expect(player.page.get_by_test_id("film-count")).to_be_visible()
