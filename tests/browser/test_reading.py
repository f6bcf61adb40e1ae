"""Before one plays: choosing a scenario, reading the rules and seeing them in play, how a game is played."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import People
from browser.people import Player
from browser.test_looks import BEYOND, PHONE, faults

PAGES = (("/new/imperium", "Start here"), ("/rules/trajan", "Contents"), ("/how-to/pax", "The aim"))
"""Pages that are read, and what stands on them when they are there."""


@pytest.fixture
def player(same_player: Player) -> Player:
    """The stories here are told in one window."""
    return same_player


def scenarios(player: Player) -> Locator:
    return player.page.get_by_test_id("scenarios").get_by_role("radio")


def test_a_scenario_is_found_among_many(player: Player) -> None:
    player.goes_to("/new/imperium")
    expect(scenarios(player)).to_have_count(41)
    first = player.page.get_by_test_id("scenarios").locator("label").first
    expect(first).to_contain_text("The Gallic Revolt")
    expect(first).to_contain_text("Start here")
    expect(first).not_to_contain_text("five minutes")
    expect(first).to_contain_text(re.compile(r"about .* hours"))
    expect(first).to_contain_text("Teaches: Marching, supply")
    wishes = player.page.locator(".wishes")
    wishes.get_by_role("combobox", name="Players").select_option(label="5 players")
    wishes.get_by_role("combobox", name="Difficulty").select_option("hard")
    wishes.get_by_role("combobox", name="Sort by").select_option("length")
    shown = player.page.get_by_test_id("scenarios").locator("label:not(.start)")
    expect(player.page.get_by_role("status").filter(has_text="scenarios")).to_have_text(re.compile(r"^\d+ scenarios$"))
    shown.filter(has_text="First Triumvirate").locator("input").check()
    player.button("Begin").click()
    player.sees_the_table()
    assert player.asks(f"/matches/{player.match}")["scenario"] == "first-triumvirate"


def test_rules_lead_to_each_other_and_into_a_recorded_game(player: Player) -> None:
    player.goes_to("/rules/hre")
    rules = player.page.get_by_test_id("rules")
    contents = player.page.get_by_role("navigation", name="Contents")
    contents.get_by_role("button", name=re.compile("Combat")).click()
    expect(rules.locator("h3[data-chapter='10']")).to_be_in_viewport()
    named = rules.locator("article .named button").first
    goal = named.inner_text()
    named.click()
    expect(rules.locator(f"article[data-rule='{goal}']")).to_have_class(re.compile("marked"))
    rule = rules.locator("article[data-rule='10.2a']")
    rule.get_by_text("Seen in play").click()
    link = rule.locator(".seen a").first
    told = link.inner_text()
    link.click()
    player.sees_the_table()
    expect(player.page.get_by_test_id("time")).to_be_visible()
    found = re.search(r"\?at=(\d+)", player.page.url)
    assert found
    player.looks_at("Log")
    expect(player.page.get_by_role("tabpanel")).to_contain_text(told.split(":")[0])
    once = player.match
    player.page.go_back()
    player.goes_to(f"/seen/hre/{_record(player, told)}?at=3")
    player.sees_the_table()
    assert player.match == once


def _record(player: Player, told: str) -> str:
    (found, *_) = [one for one in player.asks("/games/hre/seen") if one["rule"] == "10.2a"]
    assert told
    return str(found["record"])


def test_axe_finds_nothing_where_one_reads(player: Player) -> None:
    for path, there in PAGES:
        player.goes_to(path)
        expect(player.page.get_by_text(there).first).to_be_visible()
        assert faults(player) == [], path


def test_what_one_reads_fits_a_phone(people: People) -> None:
    screen: Any = PHONE
    player = people(**screen)
    for path, there in PAGES:
        player.goes_to(path)
        expect(player.page.get_by_text(there).first).to_be_visible()
        assert player.page.evaluate(BEYOND) == [], path


def test_how_to_play_is_found_from_the_lobby_and_leads_to_the_rules(player: Player) -> None:
    player.goes_to("/")
    player.page.locator('a[href="/how-to/trajan"]').first.click()
    subjects = player.page.get_by_test_id("subject")
    expect(subjects).to_have_count(8)
    player.page.get_by_role("navigation", name="Contents").get_by_role("link", name="Battle").click()
    expect(player.page.locator("#fighting")).to_be_in_viewport()
    seen = "(all) => all.filter((one) => one.checkVisibility()).every((one) => one.complete && one.naturalWidth > 0)"
    expect(subjects.locator("img.light").first).to_be_visible()
    player.page.wait_for_load_state("networkidle")
    assert subjects.locator("img").evaluate_all(seen)
    player.page.emulate_media(media="print", color_scheme="dark")
    expect(player.button("Print")).to_be_hidden()
    expect(subjects.locator("img.dark").first).to_be_hidden()
    player.page.emulate_media(media="screen")
    player.page.locator("#fighting .rule-link").first.click()
    expect(player.page.get_by_test_id("rules")).to_be_visible()
