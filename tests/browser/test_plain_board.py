"""Games that have no line in the client are played on a board of plain data, to their end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from playwright.sync_api import Browser, expect

from browser.conftest import LIKELY, People
from browser.people import Player, likes
from browser.server_process import Serving
from outside import lay_out
from romanum.cli import main

OVERLAPS = """(selector) => {
  const all = [...document.querySelectorAll(selector)].map((one) => [one, one.getBoundingClientRect()]);
  const beside = (a, b) => a.right <= b.left + 1 || a.bottom <= b.top + 1;
  const apart = (a, b) => beside(a, b) || beside(b, a);
  return all.flatMap(([one, box], k) => all.slice(k + 1).filter(([, other]) => !apart(box, other)))
    .map(([other]) => other.textContent);
}"""
"""Things of a kind that lie over one another."""
OUTSIDE = """(selector) => {
  const map = document.querySelector('main.map').getBoundingClientRect();
  return [...document.querySelectorAll(selector)].map((one) => [one.textContent, one.getBoundingClientRect()])
    .filter(([, box]) => box.left < map.left || box.right > map.right || box.top < map.top || box.bottom > map.bottom)
    .map(([name]) => name);
}"""
"""Those that reach over the edge of the map."""
LUDI = Path(__file__).parents[2] / "examples" / "ludi"
NAMES = ".plain-map .names text"
PLACES = {"alba", "capua", "nola", "ostia", "roma"}


@pytest.fixture(scope="module")
def ring(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that has the toy game beside ours, and in its environment a package as `romanum new-game` writes it, and
    the games that Romans played."""
    folder = tmp_path_factory.mktemp("others")
    written = CliRunner().invoke(
        main, ["new-game", "via_appia", "--title", "The Appian Way", "--folder", str(folder / "package")]
    )
    assert written.exit_code == 0, written.output
    for package in (folder / "package", LUDI):
        lay_out(package, folder / "site")
    server = Serving(folder, others="toy=toy.game:Toy", site=folder / "site")
    server.start()
    yield server
    server.stop()


class Friend:
    """Who sits in the other seat without a window: bids nothing, passes, accepts what must be answered."""

    def __init__(self, player: Player, match: str) -> None:
        self._player, self._match = player, match

    def sits_down(self, link: str) -> None:
        self._player.asks("/me")
        self._player.posts(link, {})

    def answers(self) -> None:
        while (table := self._table())["decision"]:
            options = [option["text"] for option in table["decision"]["options"]]
            action = "pass" if "pass" in options else options[0]
            answer = {"seat": 1, "seq": table["seq"], "action": action}
            self._player.posts(f"/matches/{self._match}/act", answer)

    def _table(self) -> dict[str, Any]:
        found: dict[str, Any] = self._player.asks(f"/matches/{self._match}/table?seat=1")
        return found


def fits(player: Player) -> None:
    """Every name can be read, and nothing reaches beyond the map."""
    expect(player.page.locator(NAMES)).to_have_count(len(PLACES))
    assert player.page.evaluate(OVERLAPS, NAMES) == []
    assert player.page.evaluate(OUTSIDE, NAMES) == []
    assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_ring_is_played_to_its_end_by_clicking_places(browser: Browser, ring: Serving) -> None:
    settings = likes({"film": "off", "unguided": ["toy"]})
    windows = [browser.new_context(**LIKELY) for _ in range(2)]
    windows[0].add_init_script(settings)
    player = Player(windows[0], ring)
    match = player.makes_a_match("me", "link", game="toy")
    friend = Friend(Player(windows[1], ring), match)
    friend.sits_down(player.link_of(match, 1))
    player.goes_to_match(match)
    fits(player)

    turns = 0
    while not player.asks(f"/matches/{match}")["result"]:
        friend.answers()
        if not player.waits_for_a_question_or_the_end():
            break
        if "bid" in player.question:
            player.says("Bid 0")
        elif "turn of" in player.question:
            turns += 1
            plays_a_turn(player, turns)
        else:
            player.answers_with_the_mouse()
    assert turns == 4
    player.page.get_by_role("tab", name="Report").click()
    expect(player.page.get_by_role("tabpanel")).to_contain_text("Player 1 wins.")

    player.looks_at("Board")
    expect(player.page.get_by_role("tabpanel")).to_contain_text("Coins")
    player.looks_at("Log")
    expect(player.log).to_contain_text("marches into Capua")
    expect(player.log).to_contain_text("raises an Army in Capua")
    player.page.set_viewport_size({"width": 390, "height": 844})
    player.page.emulate_media(color_scheme="dark")
    expect(player.page.get_by_role("tabpanel")).to_have_count(0)
    player.button("The whole map").click()
    player.page.wait_for_timeout(400)
    fits(player)
    for window in windows:
        window.close()


def plays_a_turn(player: Player, turn: int) -> None:
    """Into Capua by two clicks, then an Army by one, then another by keys; what glows is what can be done."""
    if turn == 1:
        assert set(player.glowing) == {"alba", "capua", "roma"}
        player.clicks_on_place("alba")
        player.choices.filter(has_text="Attack … from Alba").click()
        assert set(player.glowing) == {"capua", "roma"}
        expect(player.page.get_by_test_id("taken")).to_contain_text("Attack … from Alba")
        player.answers_on("capua")
        expect(player.page.locator('g.stack[data-id="capua"]')).to_be_visible()
    elif turn == 2:
        player.answers_on("alba")
    elif turn == 3:
        player.board.focus()
        player.answers_by_keys(".", "Enter")
    else:
        player.says("Pass")


def test_a_package_of_a_new_game_is_found_in_the_lobby_and_played_to_its_end(people: People, ring: Serving) -> None:
    livia = people(ring)
    livia.knows("via_appia")
    livia.opens_the_lobby()
    card = livia.page.get_by_role("article").filter(has_text="The Appian Way")
    expect(card).to_contain_text("Draft")
    card.get_by_role("button", name="Play against bots").click()
    livia.sees_the_table()
    while livia.waits_for_a_question_or_the_end():
        livia.answers_with_the_mouse()
    expect(livia.button("Again")).to_be_visible()
    record = livia.asks(f"/matches/{livia.match}/record?whole=true")
    assert "package: romanum-via-appia 0.1" in record
    plays_as_romans_did(livia)


def plays_as_romans_did(livia: Player) -> None:
    """Tabula, which an installed distribution has brought, for a few throws. It knows no positions in words, so nothing
    offers to make a scenario of it."""
    livia.knows("tabula")
    livia.opens_the_lobby()
    card = livia.page.get_by_role("article").filter(has_text="Tabula")
    expect(card).not_to_contain_text("Draft")
    card.get_by_role("button", name="Play against bots").click()
    livia.sees_the_table()
    for _ in range(3):
        livia.waits_for_a_question()
        livia.answers_with_the_mouse()
    livia.button("Time").click()
    expect(livia.button("Branch from here")).to_be_visible()
    expect(livia.page.get_by_role("link", name="Edit this moment")).to_have_count(0)
    record = livia.asks(f"/matches/{livia.match}/record?whole=true")
    assert "package: romanum-ludi 1.0.0" in record
    livia.goes_to("/edit")
    expect(livia.page.get_by_role("region", name="Trajan")).to_be_visible()
    expect(livia.page.get_by_role("region", name="Tabula")).to_have_count(0)
