"""A browser, a server and people, for the stories. On a failure the screen is kept as a picture."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, expect, sync_playwright

import romanum
from browser.chromium import NoBrowser, flags, look
from browser.people import PAINTED, PATIENCE, UNPAINTED, Player, likes
from browser.positions import Beginning
from browser.server_process import Cable, Serving
from romanum.server.routes.pages import DIST

People = Callable[..., Player]
Table = Callable[[Beginning], Player]
FAILED = pytest.StashKey[bool]()
SEATS: Final = 4
LIKELY: Final[dict[str, Any]] = {
    "viewport": {"width": 1280, "height": 800},
    "reduced_motion": "reduce",
    "service_workers": "block",
}
"""What the window of a story is like unless it wishes otherwise."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server for all stories that do not harm it."""
    server = Serving(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


class OpenBrowser:
    """The Chromium of a process, which its files of stories share."""

    def __init__(self) -> None:
        self._playwright: Playwright | None = None
        self._chromium: Browser | None = None

    def open(self, path: str) -> Browser:
        """The browser; a new one if the last was closed, or has broken down."""
        if self._chromium is None or not self._chromium.is_connected():
            self.close()
            expect.set_options(timeout=PATIENCE)
            self._playwright = sync_playwright().start()
            self._chromium = self._playwright.chromium.launch(executable_path=path, args=flags())
        return self._chromium

    def close(self) -> None:
        """End it, and what drives it."""
        if self._chromium is not None and self._chromium.is_connected():
            self._chromium.close()
        if self._playwright is not None:
            self._playwright.stop()
        self._playwright = self._chromium = None


CHROMIUM: Final = OpenBrowser()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Generator[None]:
    """While Chromium is open, no test of this process can have a loop of its own: it is closed before other tests."""
    try:
        yield
    finally:
        if nextitem is None or Path(__file__).parent not in nextitem.path.parents:
            CHROMIUM.close()


@pytest.fixture(scope="session")
def chromium_path() -> Iterator[str]:
    """Where Chromium is: looked for once, which takes a while."""
    if not (DIST / "index.html").is_file():
        pytest.fail("the client is not built: make web", pytrace=False)
    try:
        yield look()
    except NoBrowser as problem:
        pytest.fail(str(problem), pytrace=False)
    CHROMIUM.close()


@pytest.fixture(scope="module")
def browser(chromium_path: str) -> Browser:
    """Chromium, for as long as stories follow one another."""
    return CHROMIUM.open(chromium_path)


@pytest.fixture
def people(request: pytest.FixtureRequest, browser: Browser, serving: Serving, tmp_path: Path) -> Iterator[People]:
    """Makes persons, each with a browser window and cookies of their own; wishes are those of Playwright's contexts.

    Unless a story is about the film of what the others did, they have switched it off; and unless it is about being
    without a connection, nothing stands between the page and the server."""
    contexts: list[BrowserContext] = []

    def sit(server: Serving | Cable = serving, film: str = "off", ask: str = "always", **wishes: Any) -> Player:
        contexts.append(_window(browser, {"film": film, "ask": ask}, {**LIKELY, **wishes}))
        return Player(contexts[-1], server)

    yield sit
    if request.node.stash.get(FAILED, False):
        _keep_pictures(contexts, tmp_path, request.node.name)
    for context in contexts:
        context.close()


@pytest.fixture
def player(people: People) -> Player:
    """One person."""
    return people()


class SharedTable:
    """One person in one window, at a table that is laid anew only where somebody has played on."""

    def __init__(self, browser: Browser, serving: Serving) -> None:
        self._browser = browser
        self._serving = serving
        self._laid: tuple[Beginning, int] | None = None
        self.player: Player | None = None

    def sits_at(self, moment: Beginning) -> Player:
        """As `Player.sits_down_at`, with nothing open that the story before has opened but tabs of the panel."""
        player = self._as_usual(self.player or self._opens())
        if self._laid and self._laid[0] == moment and self._laid[1] == player.seq:
            player.presses("Escape", "Escape")
            player.waits_for_a_question()
        else:
            player.takes_a_seat_at(moment)
        self._laid = (moment, player.seq)
        return player

    def comes(self) -> Player:
        """Somebody who sits nowhere yet, and likes what everybody likes."""
        if self.player is None:
            return self._opens()
        if self.player.has_a_page and self.player.page.url.startswith("http"):
            self.player.page.evaluate("localStorage.clear(); sessionStorage.clear()")
            self.player.page.goto("about:blank")
        self._laid = None
        return self._as_usual(self.player)

    def _as_usual(self, player: Player) -> Player:
        """Nothing is left of what another story has wished of the window: its size, colours, motion, answers."""
        if player.has_a_page:
            player.page.set_viewport_size(LIKELY["viewport"])
            player.page.emulate_media(media="screen", color_scheme="light", reduced_motion="reduce")
            player.page.unroute_all()
        player.begins_anew()
        return player

    def _opens(self) -> Player:
        window = _window(self._browser, {"film": "off", "ask": "always", "unguided": sorted(romanum.games())}, LIKELY)
        self.player = Player(window, self._serving, guided=False)
        return self.player

    def closes(self) -> None:
        """The next story has a window of its own."""
        if self.player:
            self.player.context.close()
        self.player = self._laid = None


@pytest.fixture(scope="module")
def shared_table(browser: Browser, serving: Serving) -> Iterator[SharedTable]:
    """For the stories of a file that begin alike: a window, a match and a map for each cost more than they tell."""
    table = SharedTable(browser, serving)
    yield table
    table.closes()


@pytest.fixture
def table(watched: SharedTable) -> Table:
    """Sits one person down at a moment, in the window of the file."""
    return watched.sits_at


@pytest.fixture
def same_player(watched: SharedTable) -> Player:
    """One person, in the window of the file: for stories that begin at moments of their own. The guide is silent."""
    return watched.comes()


@pytest.fixture
def watched(request: pytest.FixtureRequest, shared_table: SharedTable, tmp_path: Path) -> Iterator[SharedTable]:
    """The window of the file; after a failure it is closed."""
    yield shared_table
    if request.node.stash.get(FAILED, False):
        if shared_table.player:
            _keep_pictures([shared_table.player.context], tmp_path, request.node.name)
        shared_table.closes()


@pytest.fixture(scope="module")
def shared_tables(browser: Browser, serving: Serving) -> Iterator[list[SharedTable]]:
    """For the stories of a file in which several people sit at one table."""
    tables = [SharedTable(browser, serving) for _ in range(SEATS)]
    yield tables
    for table in tables:
        table.closes()


@pytest.fixture
def company(request: pytest.FixtureRequest, shared_tables: list[SharedTable], tmp_path: Path) -> Iterator[list[Player]]:
    """Four persons, each with a window that the stories of the file share; who only asks and posts opens none."""
    yield [table.comes() for table in shared_tables]
    if request.node.stash.get(FAILED, False):
        _keep_pictures([table.player.context for table in shared_tables if table.player], tmp_path, request.node.name)
        for table in shared_tables:
            table.closes()


def _window(browser: Browser, liked: dict[str, Any], wishes: dict[str, Any]) -> BrowserContext:
    context = browser.new_context(**wishes)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(likes(liked))
    context.add_init_script(UNPAINTED)
    return context


def _keep_pictures(contexts: list[BrowserContext], folder: Path, test: str) -> None:
    for k, page in enumerate(page for context in contexts for page in context.pages):
        picture = folder / f"{re.sub(r'[^a-z0-9]+', '-', test)}-{k}.png"
        page.evaluate(PAINTED)
        page.screenshot(path=picture)
        print(f"the screen when it failed: {picture}")
