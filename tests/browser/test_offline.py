"""Without a connection: the page opens, a finished game that was kept is looked at, and it is said that it was kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from browser.conftest import People
from browser.people import Player
from browser.server_process import Serving

RECORD: Final = Path(__file__).parents[1] / "games" / "hre" / "records"
CONTROLLED: Final = "() => navigator.serviceWorker.controller !== null"
"""A worker takes the page over a moment after it is ready."""
NOTES: Final = """async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(
    (note) => [note.title, note.tag])"""


@pytest.fixture
def finished(people: People, tmp_path: Path) -> Iterator[tuple[Player, Serving, str]]:
    """Somebody, a server of their own, and a finished match there."""
    server = Serving(tmp_path)
    server.start()
    player = people(server, service_workers="allow")
    player.asks("/me")
    shortest = min(RECORD.glob("*.txt"), key=lambda found: found.stat().st_size)
    made = player.posts("/records", shortest.read_text(encoding="utf-8"))
    yield player, server, str(made["id"])
    server.stop()


def test_a_finished_game_that_was_kept_is_looked_at_without_a_connection(
    finished: tuple[Player, Serving, str],
) -> None:
    player, server, match = finished
    player.opens_the_lobby()
    player.page.wait_for_function(CONTROLLED)
    player.goes_to_match(match)
    player.page.get_by_label("More").click()
    player.button("Keep it for when there is no connection").click()
    expect(player.page.get_by_role("alert")).to_contain_text("Kept: it can be looked at")
    server.kill()
    player.goes_to_match(match)
    player.button("Time").click()
    player.page.get_by_role("slider").first.press("ArrowLeft")
    expect(player.page.get_by_role("region", name="Time travel")).to_be_visible()
    player.goes_to("/")
    expect(player.page.get_by_text("No connection: you see what this browser kept")).to_be_visible()


def test_the_page_can_be_installed(people: People) -> None:
    """Chromium says what is wrong with a manifest and its pictures."""
    player = people(service_workers="allow")
    player.opens_the_lobby()
    told = player.context.new_cdp_session(player.page)
    assert told.send("Page.getAppManifest")["errors"] == []
    faults = {fault["errorId"] for fault in told.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert faults <= {"in-incognito"}, "the windows of these stories remember nothing, which is no fault of the page"


def test_a_browser_that_is_told_of_a_turn_leads_to_the_table(people: People) -> None:
    """What a push service would deliver; the table is not before anybody's eyes."""
    player = people(service_workers="allow", permissions=["notifications"])
    player.opens_the_lobby()
    player.page.wait_for_function(CONTROLLED)
    told = player.context.new_cdp_session(player.page)
    workers: list[Any] = []
    told.on("ServiceWorker.workerRegistrationUpdated", lambda found: workers.extend(found["registrations"]))
    told.send("ServiceWorker.enable")
    here = player.serving.address
    while not (own := [one["registrationId"] for one in workers if one["scopeURL"].startswith(here)]):
        player.page.wait_for_timeout(100)
    message = {"origin": here, "registrationId": own[-1]}
    told.send("ServiceWorker.deliverPushMessage", message | {"data": '{"title": "Your turn: Friday", "path": "/me"}'})
    while not (shown := player.page.evaluate(NOTES)):
        player.page.wait_for_timeout(100)
    assert shown == [["Your turn: Friday", "/me"]]
