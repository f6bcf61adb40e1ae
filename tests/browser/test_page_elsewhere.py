"""The page that needs no server beside others: at a server, as an app, and beside a newer version of itself."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from browser.chromium import flags
from browser.page_people import BUILT, Windows, is_as_it_was, my_turn, sealed_in
from browser.people import Player
from browser.plain_host import PlainHost
from browser.server_process import Serving
from browser.test_page import only_in_full

LOOK: Final = "() => navigator.serviceWorker.getRegistration().then((found) => found.update())"
"""Asks at once whether there is a new version, which the page does twice an hour."""
SECOND: Final = "() => !!document.querySelector('meta[name=second]')"


@pytest.fixture(scope="module")
def built() -> Path:
    if not (BUILT / "index.html").is_file():
        pytest.fail("the page is not built: make page", pytrace=False)
    return BUILT


@contextmanager
def hosted(folder: Path) -> Iterator[PlainHost]:
    host = PlainHost(folder)
    host.open()
    yield host
    host.close()


def another_version(folder: Path) -> None:
    """As if the page had been built anew: its first page says so, and its service worker has another name."""
    first, service = folder / "index.html", folder / "service.js"
    texts = {
        first: first.read_text(encoding="utf-8").replace("<title>", '<meta name="second" content="yes" /><title>', 1),
        service: re.sub(r'"version":"\w+"', '"version":"second"', service.read_text(encoding="utf-8"), count=1),
    }
    for file, text in texts.items():
        for form in folder.glob(f"{file.name}*"):
            form.unlink()  # a link to the file of the first version
        file.write_text(text, encoding="utf-8")


def test_chromium_would_install_the_page(built: Path, browser: Browser, chromium_path: str, tmp_path: Path) -> None:
    """It installs nothing in a window that forgets, as those of other stories are."""
    with hosted(built) as host:
        window = browser.browser_type.launch_persistent_context(tmp_path, executable_path=chromium_path, args=flags())
        page = window.pages[0]
        page.goto(f"{host.address}/")
        told = window.new_cdp_session(page)
        found = told.send("Page.getAppManifest")
        assert (found["errors"], json.loads(found["data"])["icons"] != []) == ([], True)
        assert found["url"] == f"{host.address}/manifest.json"
        assert told.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
        window.close()


@only_in_full
def test_a_new_version_waits_for_the_end_of_a_match_takes_over_and_says_so(
    built: Path, browser: Browser, chromium_path: str, tmp_path: Path
) -> None:
    folder = tmp_path / "page"
    shutil.copytree(built, folder, copy_function=os.link)
    with hosted(folder) as host, sealed_in(browser, chromium_path) as sealed:
        windows = Windows(sealed, host)
        player = windows.open()
        match = player.makes_a_match("me", "tiro", "tiro", "tiro")
        player.goes_to_match(match)
        before = my_turn(player, match)
        assert before is not None
        player.keeps_the_page()
        player.page.reload()
        player.sees_the_table()
        another_version(folder)
        player.page.evaluate(LOOK)
        expect(player.page.get_by_role("status").filter(has_text="A new version is here")).to_be_visible()
        assert not player.page.evaluate(SECOND)
        player.page.get_by_title("To the lobby").click()
        player.page.wait_for_function(SECOND)
        expect(player.page.get_by_role("status").filter(has_text="brought up to date")).to_be_visible()
        is_as_it_was(player, match, before)
        player.goes_to_match(match)
        windows.close()


@only_in_full
def test_a_match_is_taken_along_from_a_server_and_brought_back(
    built: Path, browser: Browser, chromium_path: str, tmp_path: Path
) -> None:
    """The server is gone while the match goes on in its page, and cannot take it back before it is there again."""
    server = Serving(tmp_path, page=built)
    server.start()
    with sealed_in(browser, chromium_path) as sealed:
        windows = Windows(sealed, server)
        player = Player(windows.window(), server)
        left = player.makes_a_match("me", "tiro", "tiro", "tiro")
        player.goes_to_match(left)
        player.waits_for_a_question()
        player.page.get_by_label("More").click()
        player.page.get_by_role("link", name="Take this match along").click()
        player.button("Take it along").click()
        player.page.wait_for_url("**/page/#/match/*")
        player.sees_the_table()
        server.kill()
        for _ in range(2):
            player.waits_for_a_question()
            player.answers_with_the_mouse()
        player.waits_for_a_question()
        gone_on = player.shown_seq
        player.page.get_by_label("More").click()
        player.button("Bring it back").click()
        expect(player.page.get_by_role("alert")).to_contain_text("The server does not answer. It stays here")
        server.start()
        player.page.get_by_label("More").click()
        player.button("Bring it back").click()
        player.page.wait_for_url(re.compile(r":\d+/match/\w+$"))
        player.sees_the_table()
        assert player.match != left
        assert player.n >= gone_on
        assert player.asks(f"/matches/{left}")["n"] < gone_on, "the one that went along stays as it was"
        player.answers_with_the_mouse()
        windows.close()
    server.stop()
