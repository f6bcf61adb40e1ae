"""The stage of every game: the map stays as it is whatever stands around it, and sheets keep off what they tell of."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import FloatRect, expect

from browser.conftest import People, Table
from browser.people import Player
from browser.positions import BLUFF_AT_EDESSA, GREEN_LANDS, TRAJAN_SETS_OUT

PHONE: Final[dict[str, Any]] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}


def overlap(one: FloatRect, other: FloatRect) -> bool:
    """Whether two boxes share a part of the screen."""
    across = one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
    return across and one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]


def test_the_map_stays_where_it_is_and_as_large_when_the_foot_of_the_table_grows(table: Table) -> None:
    player = table(GREEN_LANDS)
    before, frame = player.box_of('.hit[data-id="roma"]'), player.box_of("main.map")
    bar = player.page.get_by_label("Moment of the match")
    player.button("Time").click()
    expect(bar).to_be_visible()
    grown = player.box_of("main.map")
    assert grown["height"] < frame["height"]
    assert player.box_of('.hit[data-id="roma"]') == before
    player.button("Time").click()
    expect(bar).to_have_count(0)
    assert player.box_of('.hit[data-id="roma"]') == before


def test_the_map_fills_the_table_again_when_the_panel_is_folded(table: Table) -> None:
    player = table(GREEN_LANDS)
    player.page.set_viewport_size({"width": 1000, "height": 900})
    before = player.box_of('.hit[data-id="roma"]')
    player.button("Fold").click()
    expect(player.button("Panel")).to_be_visible()
    assert player.box_of('.hit[data-id="roma"]')["width"] > before["width"]
    player.button("Panel").click()


def test_a_battle_is_told_in_the_dock_and_its_province_can_be_seen(table: Table) -> None:
    player = table(GREEN_LANDS)
    player.page.emulate_media(reduced_motion="no-preference")
    player.attacks("roma")
    player.confirmation.locator("button.can").click()
    told = player.page.get_by_role("region", name="Combat at Roma")
    expect(told).to_be_visible()
    battle, roma = told.bounding_box(), player.page.locator('.hit[data-id="roma"]').bounding_box()
    assert battle
    assert roma
    assert not overlap(battle, roma)
    expect(told).to_have_count(0)


# ---- what can be chosen, and is out of sight


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["screen", "phone"])
def test_arrows_at_the_edge_lead_to_what_can_be_chosen_out_of_sight(table: Table, size: tuple[int, int]) -> None:
    """Trajan's forces stand between Satala and Bostra; the map is pulled away from them, and brought back."""
    player = table(TRAJAN_SETS_OUT)
    player.page.set_viewport_size({"width": size[0], "height": size[1]})
    player.button("Zoom in").click(click_count=3)
    player.board.focus()
    for _ in range(20):
        player.presses("Shift+ArrowRight")
    arrow = player.page.get_by_role("group", name="Beyond the edge of the map").get_by_role("button")
    expect(arrow.first).to_have_accessible_name(re.compile("out of sight: .*Satala", re.IGNORECASE))
    boxes = [player.box_of(f".pointers button >> nth={k}") for k in range(arrow.count())]
    assert not any(overlap(one, player.box_of(".tools")) for one in boxes)
    assert player.seq == TRAJAN_SETS_OUT.actions
    before = arrow.evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    arrow.first.focus()
    player.presses("Enter")
    expect(player.board).to_be_focused()
    player.page.wait_for_timeout(600)
    assert arrow.evaluate_all("(all) => all.map((one) => one.ariaLabel)") != before
    with player.goes_on():
        player.presses("Enter")


def keeps_off(player: Player) -> bool:
    """Whether the sheet lies beside the force on the march."""
    return not overlap(player.box_of(".dock > section"), player.box_of("path.column"))


def test_sheets_keep_off_the_force_on_the_march(table: Table) -> None:
    assert keeps_off(table(BLUFF_AT_EDESSA))


def test_on_a_phone_a_sheet_leaves_the_map_to_whoever_marches(people: People) -> None:
    """It keeps off the force here too; and where it is long, who goes along is one tap away."""
    player = people(**PHONE)
    player.knows("trajan")
    player.takes_a_seat_at(BLUFF_AT_EDESSA)
    assert keeps_off(player)
    match = player.posts("/lessons", {"game": "pax", "lesson": "road"})["id"]
    player.goes_to_match(match)
    for seq, action in enumerate(("pay", "expansion", "major rome", "ready")):
        assert player.posts(f"/matches/{match}/act", {"seat": 1, "seq": seq, "action": action})["answer"] == "done"
    sheet = player.page.locator(".dock > section")
    expect(sheet.get_by_role("button", name="Show more")).to_be_visible()
    assert player.box_of(".dock > section")["height"] < player.box_of("main.map")["height"] / 5
    sheet.get_by_role("button", name="Show more").tap()
    expect(sheet.get_by_role("img").first).to_be_visible()
