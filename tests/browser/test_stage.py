"""The stage of every game: the map stays as it is whatever stands around it, and sheets keep off what they tell of."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import FloatRect, expect

from browser.conftest import People
from browser.people import Player
from browser.positions import BLUFF_AT_EDESSA, GREEN_LANDS

PHONE: Final = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}


def sits_down(player: Player) -> None:
    """At the table, and no guide speaks up: when it goes away, the map takes its room."""
    player.knows("hre")
    player.takes_a_seat_at(GREEN_LANDS)


def box_of(player: Player, selector: str) -> FloatRect:
    """Where something is on the screen, once it rests."""
    player.page.wait_for_timeout(600)
    box = player.page.locator(selector).first.bounding_box()
    assert box
    return box


def overlap(one: FloatRect, other: FloatRect) -> bool:
    """Whether two boxes share a part of the screen."""
    across = one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
    return across and one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]


def test_the_map_stays_where_it_is_and_as_large_when_the_foot_of_the_table_grows(player: Player) -> None:
    sits_down(player)
    before, frame = box_of(player, '.hit[data-id="roma"]'), box_of(player, "main.map")
    player.button("Time").click()
    grown = box_of(player, "main.map")
    assert grown["height"] < frame["height"]
    assert box_of(player, '.hit[data-id="roma"]') == before
    player.button("Time").click()
    assert box_of(player, '.hit[data-id="roma"]') == before


def test_the_map_fills_the_table_again_when_the_panel_is_folded(people: People) -> None:
    player = people(viewport={"width": 1000, "height": 900})
    sits_down(player)
    before = box_of(player, '.hit[data-id="roma"]')
    player.button("Fold").click()
    assert box_of(player, '.hit[data-id="roma"]')["width"] > before["width"]


def test_a_battle_is_told_in_the_dock_and_its_province_can_be_seen(people: People) -> None:
    player = people(reduced_motion="no-preference")
    sits_down(player)
    player.attacks("roma")
    player.confirmation.locator("button.can").click()
    told = player.page.get_by_role("region", name="Combat at Roma")
    expect(told).to_be_visible()
    battle, roma = told.bounding_box(), player.page.locator('.hit[data-id="roma"]').bounding_box()
    assert battle
    assert roma
    assert not overlap(battle, roma)
    expect(told).to_have_count(0)


@pytest.mark.parametrize("window", [{}, PHONE], ids=["screen", "phone"])
def test_sheets_keep_off_the_force_on_the_march(people: People, window: dict[str, Any]) -> None:
    player = people(**window)
    player.knows("trajan")
    player.takes_a_seat_at(BLUFF_AT_EDESSA)
    assert not overlap(box_of(player, ".dock > section"), box_of(player, "path.column"))


def test_on_a_phone_a_sheet_leaves_the_map_to_whoever_marches(people: People) -> None:
    """Who goes along is one tap away."""
    player = people(**PHONE)
    player.asks("/me")
    match = player.posts("/lessons", {"game": "pax", "lesson": "road"})["id"]
    player.goes_to_match(match)
    for seq, action in enumerate(("pay", "expansion", "major rome", "ready")):
        assert player.posts(f"/matches/{match}/act", {"seat": 1, "seq": seq, "action": action})["answer"] == "done"
    sheet = player.page.locator(".dock > section")
    expect(sheet.get_by_role("button", name="Show more")).to_be_visible()
    assert box_of(player, ".dock > section")["height"] < box_of(player, "main.map")["height"] / 5
    sheet.get_by_role("button", name="Show more").tap()
    expect(sheet.get_by_role("img").first).to_be_visible()
