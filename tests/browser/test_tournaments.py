"""A tournament from its announcement to the last table, and the page for the wall."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import expect

from browser.conftest import People
from browser.people import PLAYING, Player
from browser.server_process import QUICK_BOT
from browser.test_looks import faults


def lets_a_bot_play(player: Player, match: str) -> None:
    """His seats are played to the end by a bot."""
    mine = player.asks(f"/matches/{match}")["mine"]
    for seat in mine:
        player.posts(f"/matches/{match}/seats/{seat}", {"bot": QUICK_BOT})


def test_a_round_robin_of_a_person_and_bots_is_played_to_its_final_table(people: People) -> None:
    """Livia announces it, enters, adds two bots and begins; Drusus follows it on the wall, and sees who has won."""
    livia, drusus = people(), people(viewport={"width": 390, "height": 844})
    livia.opens_the_lobby()
    livia.page.get_by_role("link", name=re.compile("^Tournaments")).click()
    livia.page.get_by_role("link", name="New tournament").click()
    livia.page.get_by_label("Title", exact=True).fill("Ides Cup")
    livia.page.locator("select").first.select_option("pax")
    expect(livia.page.get_by_label("Players at a table")).to_have_value("2")
    assert faults(livia) == []
    livia.button("Make the tournament").click()
    expect(livia.page.get_by_role("heading", name="Ides Cup")).to_be_visible()
    livia.button("Enter").click()
    livia.page.get_by_label("Enter a bot").select_option(QUICK_BOT)
    for count in (2, 3):
        livia.button("Add").click()
        expect(livia.page.get_by_text(f"{count} of up to 32 have entered")).to_be_visible()
    assert faults(livia) == []
    cup = livia.page.url.split("/tournaments/")[1]
    drusus.goes_to(f"/tournaments/{cup}/wall")
    expect(drusus.page.get_by_text("3 of up to 32 have entered")).to_be_visible()
    livia.button("Begin with those who have entered").click()
    expect(livia.page.get_by_text("Round 1 of 3")).to_be_visible()
    drusus.page.reload()
    expect(drusus.page.get_by_role("heading", name="Tables of round 1")).to_be_visible()
    assert faults(drusus) == []

    for number, board in enumerate(_open_tables(livia, cup)):
        livia.goes_to(f"/tournaments/{cup}")
        to_my_table = livia.page.get_by_role("link", name="To my table")
        expect(to_my_table).to_have_attribute("href", f"/match/{board}")
        if number == 0:
            to_my_table.click()
            livia.sees_the_table()
        lets_a_bot_play(livia, board)
    livia.goes_to(f"/tournaments/{cup}")
    expect(livia.page.get_by_role("heading", name="Final standings")).to_be_visible(timeout=PLAYING)
    told = livia.asks(f"/tournaments/{cup}")
    assert [len(one["boards"]) for one in told["course"]] == [1, 1, 1]
    assert sum(line["score"] for line in told["standings"]) == 3
    expect(livia.page.get_by_role("row", name=re.compile("you"))).to_be_visible()
    assert faults(livia) == []
    expect(drusus.page.get_by_text("Final standings")).to_be_visible()


def _open_tables(player: Player, cup: str) -> Iterator[str]:
    """The tables at which this person has to play, one after the other."""
    seen: set[str] = set()
    for _ in range(600):
        told = player.asks(f"/tournaments/{cup}")
        boards = [board for one in told["course"] for board in one["boards"] if board["mine"] and not board["over"]]
        for board in boards:
            if board["match"] not in seen:
                seen.add(board["match"])
                yield board["match"]
        if told["state"] == "over":
            return
        player.page.wait_for_timeout(100)
