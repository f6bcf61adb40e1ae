"""Several people: a link and who may use it, one screen with a curtain, two browsers that tell each other nothing."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import People
from browser.overheard import Overheard, secrets_told, stands_alone
from browser.people import Player
from browser.server_process import QUICK_BOT
from size import size

WATCHED = size(40, 120)
"""Actions of the match that are watched in the browsers."""


def test_a_seat_link_serves_one_person(people: People) -> None:
    """Drusus takes the seat; Nero with the same link is told so; Drusus himself may use it again."""
    livia, drusus, nero = people(), people(), people()
    match = livia.makes_a_match("me", "link", QUICK_BOT, QUICK_BOT)
    link = livia.link_of(match, 1)
    drusus.takes_the_link(link)
    nero.goes_to(link)
    expect(nero.page.get_by_role("alert")).to_contain_text("has been taken")
    expect(nero.page.get_by_role("button", name="Take the seat")).to_have_count(0)
    drusus.goes_to(link)
    drusus.button("To the table").click()
    drusus.sees_the_table()


def test_a_friend_joins_by_link_and_both_are_at_the_table(people: People) -> None:
    livia, drusus = people(), people()
    match = livia.makes_a_match("me", "link", QUICK_BOT, QUICK_BOT)
    livia.goes_to(f"/match/{match}")
    expect(livia.button("Copy the link")).to_be_visible()
    drusus.takes_the_link(livia.link_of(match, 1))
    livia.sees_the_table()


def told(player: Player, cards: list[str]) -> list[str]:
    """Those of the cards that the page names anywhere, seen or unseen."""
    page = player.page.content()
    return [card for card in cards if stands_alone(card, page)]


def test_the_curtain_hides_the_hand_of_whoever_played_before(player: Player) -> None:
    """Two people at one screen: while it is handed over, the page holds no card of anybody."""
    match = player.makes_a_match("me", "me", QUICK_BOT, QUICK_BOT)
    cards = {seat: player.cards_of(match, seat) for seat in (0, 1)}
    player.goes_to(f"/match/{match}")
    curtain = player.page.get_by_test_id("curtain")
    sat: set[int] = set()
    while sat != {0, 1}:
        expect(curtain).to_be_visible()
        assert not told(player, cards[0] + cards[1])
        seat = 0 if "Green" in curtain.inner_text() else 1
        curtain.get_by_role("button", name=re.compile("I am")).click()
        player.looks_at("Hand")
        hand = player.page.get_by_role("tabpanel")
        expect(hand).to_contain_text(cards[seat][0])
        assert not told(player, cards[1 - seat])
        sat.add(seat)
        until_the_curtain_falls(player)


def until_the_curtain_falls(player: Player) -> None:
    """Answers whatever is asked of whoever sits there."""
    curtain, asked = player.page.get_by_test_id("curtain"), player.page.locator("[data-testid=prompt].mine")
    while True:
        expect(curtain.or_(asked)).to_be_visible()
        if curtain.count():
            return
        player.answers_with_the_mouse()


def test_two_browsers_never_learn_each_others_secrets(people: People) -> None:
    """Every frame, answer and page that Livia's and Drusus' browsers get is searched for what the other holds."""
    livia, drusus = people(), people()
    match = livia.makes_a_match("me", "link")
    heard = [Overheard(livia.page), Overheard(drusus.page)]
    drusus.takes_the_link(livia.link_of(match, 1))
    livia.goes_to_match(match)
    for _ in range(8):
        asked = livia if livia.is_asked else drusus
        asked.answers_with_the_mouse()
        for ears in heard:
            ears.looks_at_the_page()
    record = played_to_its_end(match, livia, drusus, heard)
    for seat, ears in enumerate(heard):
        assert len(ears.everything()) > WATCHED * 2 // 3
        assert list(secrets_told(record, seat, ears)) == []
        assert any(secrets_told(record, 1 - seat, ears)), "a search that finds nothing anywhere searches nothing"


def played_to_its_end(match: str, livia: Player, drusus: Player, heard: list[Overheard]) -> str:
    """Bots take both seats over. For a while the people look on; when all is over, the record tells what was secret."""
    for seat, person in enumerate((livia, drusus)):
        person.posts(f"/matches/{match}/seats/{seat}", {"bot": QUICK_BOT})
    while livia.asks(f"/matches/{match}")["n"] < WATCHED:
        for ears in heard:
            ears.looks_at_the_page()
    for ears in heard:
        ears.leaves()
    while livia.asks(f"/matches/{match}")["state"] != "over":
        livia.page.wait_for_timeout(300)
    return str(livia.asks(f"/matches/{match}/record"))
