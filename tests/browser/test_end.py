"""A match ends: who won and why, what decided it, and what to play next."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import People
from browser.people import Player
from browser.positions import Moment
from browser.test_looks import faults

LAST_ARMY: Final = Moment("2-miles-bribes-102.txt", 552, 1)
"""One Army is left to be placed, in Iudaea; then the game is over, and this seat has lost."""
SCREENS: Final[Any] = {
    "usual": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}


def ends(player: Player) -> Locator:
    """The last Army is placed."""
    player.sits_down_at(LAST_ARMY)
    player.button(re.compile("^List")).click()
    player.page.get_by_placeholder("Find a choice").fill("Iudaea")
    player.page.get_by_test_id("choices").get_by_text("Iudaea").click()
    end = player.page.get_by_test_id("the-end")
    expect(end).to_be_visible()
    return end


@pytest.mark.parametrize("screen", SCREENS)
def test_the_end_tells_who_won_and_why_and_what_decided_it(people: People, screen: str) -> None:
    player = people(**SCREENS[screen])
    end = ends(player)
    expect(end.get_by_role("heading")).to_have_text("Defeat")
    expect(end.get_by_role("list", name="Standing").get_by_role("listitem")).to_have_count(2)
    moments = end.get_by_role("list", name="What decided it").get_by_role("listitem")
    expect(moments).to_have_count(3)
    expect(moments.first).to_contain_text(re.compile(r"\d+.*%.*→"))
    for picture in moments.locator("img").all():
        assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    assert not faults(player, "[data-testid=the-end]")
    box, window = end.bounding_box(), player.page.viewport_size
    assert box is not None
    assert window is not None
    assert 0 <= box["x"] < box["x"] + box["width"] <= window["width"]
    moments.first.get_by_role("button").click()
    expect(end).to_have_count(0)
    expect(player.page.get_by_text(re.compile("^The past"))).to_be_visible()


def test_the_other_side_is_played_next(player: Player) -> None:
    end = ends(player)
    before = player.asks(f"/matches/{player.match}")
    end.get_by_role("button", name="Other side").click()
    expect(player.page).not_to_have_url(re.compile(before["id"]))
    player.sees_the_table()
    now = player.asks(f"/matches/{player.match}")
    assert (before["mine"], now["mine"]) == ([1], [0])
    assert [now[field] for field in ("game", "scenario", "options")] == [
        before[field] for field in ("game", "scenario", "options")
    ]


def test_the_end_makes_room_for_the_map(player: Player) -> None:
    end = ends(player)
    player.page.keyboard.press("Escape")
    expect(end).to_have_count(0)
    expect(player.page.get_by_test_id("report")).to_be_visible()
