"""What stands out, and before what the table asks once more, as people have it who have set nothing."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import People
from browser.positions import GREEN_LANDS


def test_what_is_left_is_told_before_it_is_lost_and_asked_but_once(people: People) -> None:
    player = people(ask="stake")
    player.takes_a_seat_at(GREEN_LANDS)
    assert player.prompt.locator(".buttons button.can").count() == 0
    player.prompt.get_by_role("button", name=re.compile("^Done")).click()
    expect(player.confirmation).to_contain_text("Armies are not placed and will be lost.")
    player.confirmation.get_by_role("button", name="Not yet").click()
    assert player.n == GREEN_LANDS.actions
    player.prompt.get_by_role("button", name=re.compile("^Done")).click()
    with player.goes_on():
        player.confirmation.locator("button.can").click()
    assert player.n > GREEN_LANDS.actions


def test_an_attack_with_the_odds_is_made_at_once(people: People) -> None:
    player = people(ask="stake")
    player.takes_a_seat_at(GREEN_LANDS)
    odds = player.asks(f"/matches/{player.match}/odds?seat={player.seat}")
    assert odds["attack roma from sea"]["win"] >= 0.5
    player.answers_on("roma")
    assert player.n > GREEN_LANDS.actions
    assert player.confirmations == 0


def test_whoever_wishes_it_is_never_asked(people: People) -> None:
    player = people(ask="never")
    player.takes_a_seat_at(GREEN_LANDS)
    with player.goes_on():
        player.prompt.get_by_role("button", name=re.compile("^Done")).click()
    assert player.n > GREEN_LANDS.actions
