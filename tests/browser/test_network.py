"""A connection that breaks in the middle, a server that dies and comes back, and a browser without WebSocket."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import People
from browser.people import Player
from browser.positions import GREEN_LANDS
from browser.server_process import Cable, Serving


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Serving]:
    """A server of its own, to be killed."""
    server = Serving(tmp_path)
    server.start()
    yield server
    server.stop()


def status(player: Player, words: str) -> None:
    expect(player.page.get_by_role("banner").get_by_role("status")).to_have_text(re.compile(words))


def test_a_killed_server_comes_back_and_the_page_goes_on(people: People, mortal: Serving) -> None:
    player = people(mortal)
    player.sits_down_at(GREEN_LANDS)
    status(player, "Live")
    with player.goes_on():
        player.clicks_on_place("baetica")
    mortal.kill()
    status(player, "Connection lost")
    mortal.start()
    status(player, "Live")
    assert player.armies_in("baetica") == 1
    with player.goes_on():
        player.clicks_on_place("tarraconensis")
    assert player.n == GREEN_LANDS.actions + 2


def test_what_was_played_while_the_server_was_away_is_played_once(people: People, mortal: Serving) -> None:
    player = people(mortal)
    player.sits_down_at(GREEN_LANDS)
    mortal.kill()
    status(player, "Connection lost")
    with player.goes_on():
        player.clicks_on_place("baetica")
        mortal.start()
    status(player, "Live")
    assert player.armies_in("baetica") == 1
    assert player.n == GREEN_LANDS.actions + 1


def test_a_connection_that_is_cut_in_the_middle_is_taken_up_again(people: People, serving: Serving) -> None:
    """What was played while it was cut arrives once."""
    cable = Cable(serving)
    player = people(cable)
    player.sits_down_at(GREEN_LANDS)
    status(player, "Live")
    cable.cut()
    status(player, "Connection lost")
    with player.goes_on():
        player.clicks_on_place("baetica")
        cable.mend()
    status(player, "Live")
    assert player.n == GREEN_LANDS.actions + 1
    assert player.armies_in("baetica") == 1


def test_a_browser_without_websocket_plays_on(people: People) -> None:
    player = people()
    player.page.add_init_script("delete window.WebSocket")
    player.sits_down_at(GREEN_LANDS)
    status(player, "Connected without live updates")
    with player.goes_on():
        player.clicks_on_place("baetica")
    assert player.armies_in("baetica") == 1


def test_a_browser_without_websocket_sees_what_the_others_do(people: People) -> None:
    livia, drusus = people(), people()
    drusus.page.add_init_script("delete window.WebSocket")
    match = livia.makes_a_match("me", "link")
    drusus.takes_the_link(livia.link_of(match, 1))
    livia.goes_to_match(match)
    asked, other = (livia, drusus) if livia.is_asked else (drusus, livia)
    with other.goes_on():
        asked.answers_with_the_mouse()
