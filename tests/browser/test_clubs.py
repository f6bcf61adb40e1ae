"""A club: clocks that people agree on, ratings, tournaments."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import People
from browser.test_looks import faults


def test_a_clock_is_agreed_on_and_ticks_at_the_table(people: People) -> None:
    """Livia gives everybody a bank and vacation; Drusus reads so before he sits down; both see the clock run."""
    livia, drusus = people(), people()
    livia.goes_to("/new/trajan?with=friends")
    livia.page.get_by_label("For each decision").select_option(label="5 minutes")
    livia.page.get_by_label("In the bank of each seat").select_option(label="1 hour")
    livia.page.get_by_label("Added to the bank after each turn").select_option(label="30 seconds")
    livia.page.get_by_label("Vacation, during which").select_option(label="7 days")
    assert faults(livia) == []
    livia.button("Make the match").click()
    expect(livia.page.get_by_text("beyond it 60 minutes in the bank")).to_be_visible()
    match = livia.match
    drusus.goes_to(livia.link_of(match, 1))
    expect(drusus.page.get_by_text("30 seconds more after each turn")).to_be_visible()
    drusus.button("Take the seat").click()
    drusus.sees_the_table()
    livia.sees_the_table()
    expect(livia.page.get_by_test_id("clock")).to_have_text(re.compile(r"1:0\d:\d\d"))
    livia.looks_at("Players")
    expect(livia.page.get_by_test_id("clock-0")).to_contain_text("1:00:00 in the bank")
    livia.button(re.compile("Go on vacation")).click()
    expect(livia.page.get_by_test_id("clock-0")).to_contain_text("on vacation until")
    assert faults(livia, "[data-testid=players]") == []
    assert livia.asks(f"/matches/{match}")["clock"]["seats"][0]["vacation"] == 6
    livia.button("I am back").click()
    expect(livia.button(re.compile("Go on vacation"))).to_be_visible()
