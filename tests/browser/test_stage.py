"""The stage of every game: the map stays as it is whatever stands around it, and sheets keep off what they tell of."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import FloatRect, expect

from browser.conftest import People, Table
from browser.mediterranean import off_a_hostile_coast
from browser.people import Player
from browser.positions import BLUFF_AT_EDESSA, GREEN_LANDS, TRAJAN_SETS_OUT
from romanum.games.pax.data.components import PLACES

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
    with player.catches('[aria-label="Combat at Roma"]', '.hit[data-id="roma"]') as found:
        player.confirmation.locator("button.can").click()
    battle, roma = found
    assert not overlap(battle, roma)
    expect(player.page.get_by_role("region", name="Combat at Roma")).to_have_count(0)


# ---- names

ASTRAY: Final = """() => {
  const frame = document.querySelector('main.map').getBoundingClientRect();
  for (const name of document.querySelectorAll('[data-name]')) {
    const { x, y, width, height } = name.getBoundingClientRect();
    const at = { x: x + width / 2, y: y + height / 2, id: name.dataset.name };
    if (at.x < frame.x + 20 || at.y < frame.y + 150 || at.x > frame.right - 60 || at.y > frame.bottom - 150) continue;
    const things = document.elementsFromPoint(at.x, at.y);
    const under = things.find((thing) => thing.matches('.hit'));
    const astray = under && under.dataset.id !== at.id && !under.matches('.can');
    if (astray && things[0].closest('[data-name]') === name) return at;
  }
  return null;
}"""
"""A name on the map whose middle lies in another place than its own, where nothing can be done."""


def test_a_name_on_the_map_means_its_place(table: Table) -> None:
    player = table(TRAJAN_SETS_OUT)
    player.box_of(".lively")
    at = player.page.evaluate(ASTRAY)
    assert at, "every name lies in its place"
    player.page.mouse.move(at["x"], at["y"])
    expect(player.page.locator(".hit.hover")).to_have_attribute("data-id", at["id"])


def test_a_place_that_a_sentence_names_has_a_label_however_far_away_it_is(table: Table) -> None:
    """The whole Mediterranean is too far away for names: a place that is pointed at in the log has one."""
    player = table(off_a_hostile_coast())
    player.looks_at("Log")
    player.page.set_viewport_size({"width": 1024, "height": 700})
    player.button("The whole map").click()
    player.box_of(".lively")
    assert player.page.locator(".lively [data-name]").count() == 0
    names = {place.name for place in PLACES}
    place = next(name for name in player.log.locator(".name").all()[::-1] if name.inner_text() in names)
    place.hover()
    expect(player.page.locator(".tags span").get_by_text(place.inner_text(), exact=True)).to_be_visible()


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
