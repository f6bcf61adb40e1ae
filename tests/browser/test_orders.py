"""Orders in the browser: always so from the question, a condition from the form, and what they did is marked."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, expect

from browser.conftest import Table
from browser.people import Player
from browser.positions import BEFORE_NISIBIS, Moment
from browser.test_looks import faults
from browser.test_trajan import NISIBIS, confirms

WALLS_OF_LUGDUNENSIS: Final = Moment("4-miles-107.txt", 35, 1)
"""Yellow has taken Lugdunensis with its Fort: keep the walls, or raze them?"""


def orders(player: Player) -> Locator:
    """The list in the settings of the table."""
    if not player.page.get_by_test_id("orders").count():
        player.page.get_by_label("More").click()
        player.button("When to ask me …").click()
    return player.page.get_by_test_id("orders")


def test_always_so_answers_the_question_and_is_listed_marked_and_withdrawn(table: Table) -> None:
    player = table(WALLS_OF_LUGDUNENSIS)
    player.button("Standing order …").click()
    card = player.page.get_by_test_id("always")
    expect(card.get_by_role("group", name="Only if it is about")).to_contain_text("Lugdunensis")
    assert not faults(player, "[data-testid=always]")
    with player.goes_on():
        card.get_by_role("button", name="Always keep it").click()
    expect(card).to_have_count(0)
    player.looks_at("Log")
    expect(player.log).to_contain_text("By your order")
    listed = orders(player)
    expect(listed).to_contain_text("Captured Forts: Always keep it")
    expect(listed).to_contain_text("What they have done")
    assert not faults(player, "[data-testid=orders]")
    listed.get_by_role("button", name=re.compile("^Withdraw")).click()
    expect(listed).to_contain_text("You have given no orders")
    assert player.asks(f"/matches/{player.match}/table?seat={player.seat}")["orders"] == []


def test_a_conditional_order_is_written_in_the_form_and_answers_where_it_fits(table: Table) -> None:
    player = table(BEFORE_NISIBIS)
    form = orders(player)
    form.get_by_text("Another order").click()
    form.get_by_label("If I am asked about").select_option("superiority")
    form.get_by_label("Only if it is about").fill(NISIBIS)
    form.get_by_role("button", name="Add").click()
    form.get_by_label("Then answer").select_option("This action …")
    offered = form.locator("select").last.locator("option").all_inner_texts()
    assert len(offered) == 4, "the choice, and the three verbs that answer it"
    form.get_by_label("Then answer").select_option("Never play one")
    assert not faults(player, "[data-testid=orders]")
    form.get_by_role("button", name="Give this order").click()
    expect(form.locator("ol")).to_contain_text(re.compile("Superiority, about .*: Never play one"))
    player.clicks_on_place(NISIBIS)
    confirms(player)
    expect(player.prompt).to_contain_text("which units go into Nisibis?")
    told = player.asks(f"/matches/{player.match}/table?seat={player.seat}")
    assert [done["order"]["about"] for done in told["obeyed"]] == [[NISIBIS]]
    expect(form).to_contain_text("What they have done")
