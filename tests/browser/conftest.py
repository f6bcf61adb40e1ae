"""A browser, a server and people, for the stories. On a failure the screen is kept as a picture."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from browser.chromium import NoBrowser, flags, look
from browser.people import PATIENCE, Player, likes
from browser.serving import Cable, Serving
from romanum.server.pages import DIST

People = Callable[..., Player]
FAILED = pytest.StashKey[bool]()


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


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """Where Chromium is: looked for once, which takes a while."""
    if not (DIST / "index.html").is_file():
        pytest.fail("the client is not built: make web", pytrace=False)
    try:
        return look()
    except NoBrowser as problem:
        pytest.fail(str(problem), pytrace=False)


@pytest.fixture(scope="module")
def browser(chromium_path: str) -> Iterator[Browser]:
    """Chromium. It is closed after each file: while it is open, no test of this process can have a loop of its own."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=chromium_path, args=flags())
        yield chromium
        chromium.close()


@pytest.fixture
def people(request: pytest.FixtureRequest, browser: Browser, serving: Serving, tmp_path: Path) -> Iterator[People]:
    """Makes persons, each with a browser window and cookies of their own; wishes are those of Playwright's contexts.

    Unless a story is about the film of what the others did, they have switched it off; and unless it is about being
    without a connection, nothing stands between the page and the server."""
    contexts: list[BrowserContext] = []

    def sit(server: Serving | Cable = serving, film: str = "off", **wishes: Any) -> Player:
        window = {"width": 1280, "height": 800}
        likely = {"viewport": window, "reduced_motion": "reduce", "service_workers": "block"}
        context = browser.new_context(**{**likely, **wishes})
        context.set_default_timeout(PATIENCE)
        context.add_init_script(likes({"film": film}))
        contexts.append(context)
        return Player(context.new_page(), server)

    yield sit
    if request.node.stash.get(FAILED, False):
        _keep_pictures(contexts, tmp_path, request.node.name)
    for context in contexts:
        context.close()


@pytest.fixture
def player(people: People) -> Player:
    """One person."""
    return people()


def _keep_pictures(contexts: list[BrowserContext], folder: Path, test: str) -> None:
    for k, page in enumerate(page for context in contexts for page in context.pages):
        picture = folder / f"{re.sub(r'[^a-z0-9]+', '-', test)}-{k}.png"
        page.screenshot(path=picture)
        print(f"the screen when it failed: {picture}")
