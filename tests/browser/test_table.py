"""At the table: why not, odds before an attack, undo, and the links of the log."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import Table
from browser.people import PAINTED, PLACES
from browser.positions import BRITANNIA_IS_FULL, GALLI_ENTER, GREEN_LANDS
from romanum.games.hre.data.components import PROVINCES

NAMES = {province.name: province.id for province in PROVINCES}


def test_why_not_tells_the_rule_its_text_and_the_numbers(table: Table) -> None:
    player = table(BRITANNIA_IS_FULL)
    player.clicks_on_place("britannia")
    why_not = player.page.get_by_test_id("why-not")
    expect(why_not).to_contain_text("Britannia is full: 3 Armies")
    expect(why_not).to_contain_text("9.1a")
    why_not.get_by_role("button", name="9.1a").click()
    expect(player.page.get_by_role("tabpanel")).to_contain_text("9.1a")


def test_what_is_not_offered_changes_nothing(table: Table) -> None:
    player = table(GALLI_ENTER)
    player.clicks_on_place("parthia")
    expect(player.page.get_by_test_id("why-not")).to_be_visible()
    assert player.n == GALLI_ENTER.actions


def test_why_not_offers_the_nearest_legal_thing(table: Table) -> None:
    """The Galli cannot enter Roma; Cisalpina, Narbonensis or another Province near it is one click away."""
    player = table(GALLI_ENTER)
    player.clicks_on_place("roma")
    why_not = player.page.get_by_test_id("why-not")
    expect(why_not).to_contain_text("Roma is not next to Armies of Galli")
    nearest = why_not.locator("button.can").first
    offered = re.search(r"in (.+)$", nearest.inner_text().split("\n")[0].strip())
    assert offered
    with player.goes_on():
        nearest.click()
    assert player.armies_in(NAMES[offered[1]]) == 1 + (offered[1] == "Lugdunensis")


def test_odds_are_shown_before_an_attack_with_every_modifier_and_its_rule(table: Table) -> None:
    player = table(GREEN_LANDS)
    player.attacks("roma")
    odds = player.asks(f"/matches/{player.match}/odds?seat=0")["attack roma from sea"]
    expect(player.confirmation).to_contain_text(f"{odds['win']:.0%}")
    expect(player.confirmation).to_contain_text("Expected own losses")
    expect(player.confirmation).to_contain_text("Expected enemy losses")
    for modifier in odds["modifiers"]:
        expect(player.confirmation.get_by_label("Modifiers")).to_contain_text(modifier["rule"])
    assert player.n == GREEN_LANDS.actions


LONG_PRESS = """abbr => abbr.dispatchEvent(
    new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true, clientX: 1, clientY: 1 }))"""


def test_a_name_in_the_log_lights_up_its_place_and_an_abbreviation_explains_itself(table: Table) -> None:
    player = table(GREEN_LANDS)
    player.looks_at("Log")
    player.log.get_by_role("button", name="Macedonia", exact=True).last.hover()
    assert player.lit == ["macedonia"]
    points, told = player.log.locator("abbr", has_text="VP").last, player.page.get_by_role("tooltip")
    points.hover()
    expect(told).to_have_text("VP: Victory Points")
    player.page.mouse.move(1, 1)
    expect(told).to_have_count(0)
    points.evaluate(LONG_PRESS)
    expect(told).to_have_text("VP: Victory Points")


def test_a_number_in_the_log_jumps_to_its_moment(table: Table) -> None:
    """At action 8 the Galli had just come to Raetia; in the present Green lands."""
    player = table(GREEN_LANDS)
    player.looks_at("Log")
    player.log.get_by_label("Look at this moment: action 8", exact=True).first.click()
    expect(player.page.get_by_text(f"The past: after 8 of {GREEN_LANDS.actions} actions")).to_be_visible()
    player.presses("Escape")
    expect(player.page.get_by_text("The past")).to_have_count(0)
    player.waits_for_a_question()


def test_the_hand_tells_why_a_card_cannot_be_played(table: Table) -> None:
    player = table(GREEN_LANDS)
    player.looks_at("Hand")
    player.page.get_by_role("tabpanel").get_by_role("button", name=re.compile("Cannot be played now")).first.click()
    expect(player.page.get_by_test_id("why-not")).to_contain_text(re.compile(r"\d"))


def test_an_action_costs_no_further_request(table: Table) -> None:
    """Over the socket comes all there is to know: the question, its labels, the odds, and what cannot be taken back."""
    player = table(GREEN_LANDS)
    player.page.wait_for_load_state("networkidle")
    asked: list[str] = []
    player.page.on("request", lambda request: asked.append(request.url))
    with player.goes_on():
        player.clicks_on_place("baetica")
    player.attacks("roma")
    expect(player.confirmation).to_contain_text("Expected own losses")
    player.page.wait_for_timeout(300)
    assert asked == []


def test_an_army_can_be_taken_back(table: Table) -> None:
    player = table(GREEN_LANDS)
    with player.goes_on():
        player.clicks_on_place("baetica")
    assert player.armies_in("baetica") == 1
    with player.goes_on():
        player.button("Undo").click()
    assert player.armies_in("baetica") == 0
    assert "6 left" in player.question


def test_an_attack_begins_only_when_it_is_confirmed(table: Table) -> None:
    player = table(GREEN_LANDS)
    player.attacks("roma")
    player.confirmation.get_by_role("button", name="Not yet").click()
    expect(player.confirmation).to_have_count(0)
    assert player.n == GREEN_LANDS.actions
    player.attacks("roma")
    with player.goes_on():
        player.confirmation.locator("button.can").click()
    player.looks_at("Log")
    expect(player.log).to_contain_text("Roma: Green rolls")


def test_a_drawn_line_sends_armies_and_what_the_dice_have_decided_cannot_be_taken_back(table: Table) -> None:
    """Into a Province where nobody stands, and then against the next, until it is theirs or all are gone."""
    player = table(GREEN_LANDS)
    with player.goes_on():
        player.draws_a_line("tarraconensis", "aquitania")
    expect(player.button("Halt the Armies")).to_have_count(0)
    player.waits_for_a_question()
    player.looks_at("Log")
    assert "Tarraconensis" in player.log.inner_text().partition("Green attacks Yellow in Aquitania")[0]
    assert player.armies_in("tarraconensis") == 1
    holder = player.asks(f"/matches/{player.match}/table")["view"]["holder"][PLACES["aquitania"]]
    assert holder == player.seat or "Aquitania" in player.glowing
    expect(player.button("Undo")).to_be_disabled()


def test_the_map_is_painted_for_whoever_looks_at_it(table: Table) -> None:
    """Which stories do not; without its lines and colours a picture of it takes less than half."""
    player = table(GREEN_LANDS)
    unpainted = player.board.screenshot()
    player.page.evaluate(PAINTED)
    assert len(player.board.screenshot()) > 2 * len(unpainted)
