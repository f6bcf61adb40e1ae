"""Romanum in a page: a folder of files on a plain host, under a path of its own, with every other host out of reach."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

import romanum
from browser.page_people import (
    BUILT,
    PagePlayer,
    Windows,
    acts,
    calm,
    is_as_it_was,
    my_turn,
    sealed_in,
    table,
)
from browser.plain_host import PlainHost
from size import FULL, in_turn, size

RECORDS: Final = Path(__file__).parents[1] / "games" / "hre" / "records"
LONGEST: Final = 2_000
"""More choices than somebody is asked in a whole match."""
ROOM: Final = 64_000_000
"""So many bytes the browser of the stories keeps: little enough that all of it can be asked for at once."""

MOST_FOR_THE_FIRST_GAME: Final = 12_000_000
"""Bytes as sent, until its first question is asked."""
ANALYSED: Final = size(60_000, 240_000)
"""Milliseconds within which an analysis is there: it may think for a minute and a half."""

Window = Callable[[], PagePlayer]
only_in_full = pytest.mark.skipif(not FULL, reason="at full size: what it proves is proved without a browser too")


@pytest.fixture(scope="module")
def host() -> Iterator[PlainHost]:
    if not (BUILT / "index.html").is_file():
        pytest.fail("the page is not built: make page", pytrace=False)
    found = PlainHost(BUILT)
    found.open()
    yield found
    found.close()


@pytest.fixture(scope="module")
def sealed(browser: Browser, chromium_path: str) -> Iterator[Browser]:
    with sealed_in(browser, chromium_path) as found:
        yield found


@pytest.fixture
def window(sealed: Browser, host: PlainHost) -> Iterator[Window]:
    """Opens windows of a browser with nothing in it."""
    windows = Windows(sealed, host)
    yield windows.open
    windows.close()


@pytest.fixture(scope="module")
def player(sealed: Browser, host: PlainHost) -> Iterator[PagePlayer]:
    """Somebody whose page is open already, for the stories that follow one another: Python begins once."""
    windows = Windows(sealed, host)
    found = windows.open()
    found.has_room(ROOM)
    found.opens_the_lobby()
    yield found
    windows.close()


@pytest.fixture(scope="module")
def begun(player: PagePlayer, host: PlainHost) -> int:
    """So many bytes were sent until the page was there, before any game was chosen."""
    return host.bytes_sent


def verified(record: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """What `romanum verify` says of a record."""
    file = folder / "of-a-page.romanum"
    file.write_text(record, encoding="utf-8")
    call = "from romanum.cli import main; main()"
    return subprocess.run(
        [sys.executable, "-c", call, "verify", str(file)], capture_output=True, text=True, check=False, timeout=300
    )


@contextmanager
def full_storage(player: PagePlayer) -> Iterator[None]:
    """There is no room left. Chromium remembers for a while how much there was, unless more is asked for."""
    player.has_room(1)
    assert player.asks_for_room(ROOM) == "QuotaExceededError"
    yield
    player.has_room(ROOM)


def worker_of(page: Page, kind: str) -> Any:
    return next(worker for worker in page.workers if kind in worker.url)


def kills(page: Page, kind: str) -> None:
    """As if the browser had run out of memory in a worker."""
    with suppress(Exception):
        worker_of(page, kind).evaluate("self.close()")


@pytest.mark.parametrize("game", in_turn(list(romanum.games()), 2))
def test_the_first_lesson_of_a_game_begins(player: PagePlayer, host: PlainHost, begun: int, game: str) -> None:
    """A bar tells what is fetched for it; with all that came before it is not much."""
    before = host.bytes_sent
    heard = player.hears_what_comes()
    player.goes_to(f"/learn/{game}")
    player.button(re.compile("^(Begin|Again)")).click()
    voice = player.page.get_by_test_id("lesson")
    voice.get_by_role("button", name="Go on").click()
    expect(voice).to_contain_text("Step 1 of")
    player.waits_for_a_question()
    assert any(romanum.game(game).title in told for told in heard()), heard()
    assert begun + host.bytes_sent - before <= MOST_FOR_THE_FIRST_GAME
    looks_where_people_would_be(player)


def looks_where_people_would_be(player: PagePlayer) -> None:
    """Whatever needs people elsewhere stands there, grey, and says so."""
    player.looks_at("Chat")
    elsewhere = player.page.get_by_test_id("elsewhere").first
    expect(elsewhere).to_contain_text("needs people elsewhere")
    player.page.get_by_title("To the lobby").click()
    for title in ("The wall", "Ladders", "With friends, by link", "Tournaments"):
        expect(player.page.get_by_role("link", name=title)).to_be_disabled()
    expect(elsewhere).to_contain_text("romanum serve")


def test_everything_is_saved_as_a_file_and_taken_in_again(player: PagePlayer) -> None:
    """A match that is gone is there again, in the middle where it was."""
    match = player.makes_a_match("me", "tiro", "tiro", "tiro")
    assert acts(player, match)
    before = my_turn(player, match)
    assert before is not None
    player.goes_to("/me")
    with player.page.expect_download() as download:
        player.button("Save the file").click()
    assert player.tries("DELETE", f"/matches/{match}")[0] < 400
    assert player.tries("GET", f"/matches/{match}/table?seat=0")[0] == 404
    player.page.get_by_label("Take in a file").set_input_files(download.value.path())
    expect(player.page.get_by_role("status")).to_contain_text("matches 1")
    is_as_it_was(player, match, before)


def test_a_scenario_of_ones_own_is_made_played_and_kept(player: PagePlayer) -> None:
    player.goes_to("/edit?game=hre")
    page, play = player.page, player.button("Play")
    expect(play).to_be_enabled()
    page.locator('[data-counter="galli"]').click()
    page.locator('[role="application"] [data-id="roma"]').first.click()
    expect(page.get_by_label("In words, as in the file")).to_have_value("galli 1")
    page.locator('[data-drawer="peoples"]').get_by_label("Add to Who leads the peoples").select_option("galli")
    page.get_by_label("Title", exact=True).fill("The Galli in Roma")
    expect(play).to_be_enabled()
    assert page.url == f"{player.host.address}/#/edit?resume=true", "the address says where to go on after a reload"
    play.click()
    player.sees_the_table()
    record = player.asks(f"/matches/{player.match}/record?whole=true")
    assert '"title":"The Galli in Roma"' in record
    player.goes_to("/scenarios")
    kept = page.get_by_test_id("scenario").filter(has_text="The Galli in Roma")
    kept.get_by_role("link", name="Choose who plays").click()
    expect(page.get_by_label("Yellow").locator("option[value=link]")).to_be_disabled()
    page.get_by_label("Yellow").select_option("me")
    page.get_by_label("The same again").check()
    player.button("Begin").click()
    page.get_by_test_id("curtain").get_by_role("button", name=re.compile("^I am")).click()
    player.sees_the_table()
    told = player.asks(f"/matches/{player.match}")
    assert (told["own"]["title"], told["dice"]["kind"]) == ("The Galli in Roma", "seeded")
    assert [seat["mine"] for seat in told["seats"]] == [True, True, False, False]


def test_full_storage_is_told_and_loses_nothing(player: PagePlayer) -> None:
    player.keeps_the_page()
    match = player.makes_a_match("me", "tiro", "tiro", "tiro")
    assert acts(player, match)
    before = my_turn(player, match)
    assert before is not None
    body = {"seat": 0, "seq": before["seq"], "action": before["decision"]["options"][0]["text"]}
    with full_storage(player):
        status, told = player.tries("POST", f"/matches/{match}/act", body)
        assert (status, told["error"]["code"]) == (507, "shelf-full")
    is_as_it_was(player, match, before)
    assert acts(player, match)


def test_two_tabs_play_one_match_and_one_goes_on_for_the_other(player: PagePlayer) -> None:
    """The worker that holds the tables breaks down, and the other tab's takes over. It is started again: when the other
    tab is closed, the match goes on where it broke down."""
    match = player.makes_a_match("me", "tiro", "tiro", "tiro")
    player.goes_to_match(match)
    second = PagePlayer(player.context, player.host)
    second.goes_to_match(match)
    for k in range(6):
        assert acts((player, second)[k % 2], match)
    before = my_turn(second, match)
    assert before is not None
    expect(second.page.locator(f"[data-seq='{before['seq']}']")).to_be_visible()
    kills(player.page, "host.worker")
    is_as_it_was(second, match, before)
    second.answers_with_the_mouse()
    before = my_turn(second, match)
    second.page.close()
    assert before is not None
    is_as_it_was(player, match, before)
    player.answers_with_the_mouse()


def test_a_match_goes_on_without_a_connection_and_is_verified(
    player: PagePlayer, host: PlainHost, tmp_path: Path
) -> None:
    """By mouse at first; then the host is gone and the page is opened anew, and nothing is lost."""
    match = player.makes_a_match("me", "tiro", "tiro", "tiro")
    player.goes_to_match(match)
    for _ in range(2):
        player.waits_for_a_question()
        player.answers_with_the_mouse()
    before = my_turn(player, match)
    assert before is not None
    player.keeps_the_page()
    host.close()
    try:
        player.page.reload()
        player.sees_the_table()
        is_as_it_was(player, match, before)
        for _ in range(size(2, LONGEST)):
            if not acts(player, match):
                break
        player.page.get_by_label("More").click()
        with player.page.expect_download() as download:
            player.button("Download the record").click()
        told = verified(Path(download.value.path()).read_text(encoding="utf-8"), tmp_path)
        assert told.returncode == 0, told.stdout + told.stderr
        if FULL:
            expect(player.page.get_by_role("tab", name="Report")).to_be_visible()
        player.goes_to("/learn/ultimus")
        expect(player.button(re.compile("^(Begin|Again)"))).to_be_visible()
    finally:
        host.open()


@only_in_full
def test_the_gallic_revolt_goes_on_for_three_months(player: PagePlayer) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "legatus"}]
    dice = {"kind": "seeded", "seed": 3}
    made = player.posts("/matches", {"game": "imperium", "scenario": "gallic-revolt", "seats": seats, "dice": dice})
    begun = table(player, made["id"])["view"]
    while (now := table(player, made["id"])["view"])["month"] < begun["month"] + 3:
        assert acts(player, made["id"], calm), f"the match is over in month {now['month']}, begun in {begun['month']}"
        assert now["month"] >= begun["month"]
    assert table(player, made["id"])["view"]["month"] == begun["month"] + 3
    player.goes_to_match(made["id"])


def a_record() -> str:
    """Of a match that is over; in the usual size the last player turn of Trajan, with little on the map."""
    if FULL:
        return min(RECORDS.glob("*.txt"), key=lambda found: found.stat().st_size).read_text(encoding="utf-8")
    board = {"nisibis": "trajan praetoriani", "ctesiphon": "chosroes"}
    sheet = {"scenario": "114", "turn": 2, "last_turn": 2, "moment": "parthian", "board": board}
    match = romanum.game("trajan").position(sheet, seed=4)
    while match.pending:
        options = [option.text for option in match.decision(match.pending[0]).options]
        match.play(match.pending[0], calm(options))
    return match.record.write()


def test_a_finished_match_is_analysed_while_the_page_goes_on(player: PagePlayer) -> None:
    made = player.posts("/records", a_record())
    player.goes_to_match(made["id"])
    found = player.page.get_by_test_id("analysis")
    found.get_by_role("button", name="Analyse this match").click()
    expect(found.get_by_role("status")).to_contain_text("Looking over")
    other = player.makes_a_match("me", "tiro", "tiro", "tiro")
    assert acts(player, other)
    assert my_turn(player, other) is not None
    expect(found.get_by_role("heading", name="Luck against play")).to_be_visible(timeout=ANALYSED)
    told = player.asks(f"/matches/{made['id']}/analysis")
    assert told["state"] == "done"
    assert told["weighed"] > 0
    expect(found.get_by_role("row")).to_have_count(1 + len(told["balances"]))


@only_in_full
@pytest.mark.parametrize("kind", ["host.worker", "thinker.worker"])
def test_a_worker_that_is_gone_is_replaced_and_the_match_goes_on(window: Window, kind: str) -> None:
    player = window()
    match = player.makes_a_match("me", "tiro", "tiro", "tiro")
    player.goes_to_match(match)
    assert acts(player, match)
    before = my_turn(player, match)
    assert before is not None
    kills(player.page, kind)
    after = my_turn(player, match)
    assert after is not None
    assert after["seq"] >= before["seq"]
    player.waits_for_a_question()
    player.answers_with_the_mouse()
    assert acts(player, match)


@only_in_full
def test_a_tab_that_is_closed_leaves_its_matches_to_the_other(window: Window) -> None:
    first = window()
    match = first.makes_a_match("me", "tiro", "tiro", "tiro")
    first.goes_to_match(match)
    second = PagePlayer(first.context, first.host)
    second.goes_to_match(match)
    before = my_turn(second, match)
    assert before is not None
    first.page.close()
    is_as_it_was(second, match, before)
    second.answers_with_the_mouse()
