"""A match in somebody else's page: the element shows a book, is leafed through, and says what is wrong."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

import romanum
from browser.plain_host import PlainHost
from romanum.engine.pages.flip_book import flip_book
from romanum.engine.record import Record, replay

ROOT = Path(__file__).parents[2]
ELEMENT = (ROOT / "web" / "public" / "romanum-board.js").read_text(encoding="utf-8")
RECORD = (ROOT / "tests" / "games" / "hre" / "records" / "2-miles-101.txt").read_text(encoding="utf-8")
HERE = "http://somebody.example/blog/"
POST = '<!doctype html><title>A post</title><script type="module" src="romanum-board.js"></script>'


def bound(actions: int) -> str:
    return json.dumps(flip_book(replay(Record.read(RECORD), romanum.game, actions)))


@pytest.fixture
def post(browser: Browser) -> Iterator[Page]:
    """A page of somebody else's, whose host has the element and two books."""
    files = {
        "romanum-board.js": ("text/javascript", ELEMENT),
        "match.json": ("application/json", bound(60)),
        "beginning.json": ("application/json", bound(0)),
    }

    def answer(route: Route) -> None:
        name = route.request.url.removeprefix(HERE)
        kind, body = files.get(name, ("text/html", POST))
        route.fulfill(status=404 if name == "gone.json" else 200, content_type=kind, body=body)

    context = browser.new_context()
    context.route("**/*", answer)
    page = context.new_page()
    page.goto(HERE)
    yield page
    context.close()


def board(post: Page, /, **attributes: str) -> Locator:
    """A board that is put into the page."""
    words = " ".join(f'{name}="{value}"' for name, value in attributes.items())
    post.evaluate(
        "html => document.body.insertAdjacentHTML('beforeend', html)", f"<romanum-board {words}></romanum-board>"
    )
    return post.locator("romanum-board").last


def test_a_match_is_leafed_through(post: Page) -> None:
    shown = board(post, src="match.json", at="33")
    expect(shown.locator("output")).to_have_text("33 / 60")
    leaf = json.loads(bound(60))["leaves"][33]
    expect(shown.locator("div p")).to_have_count(len(leaf["said"]))
    pieces = shown.locator("svg > g").nth(1).locator("circle")
    before = pieces.count()
    assert before > 20
    shown.get_by_role("button", name="To the beginning").click()
    expect(shown.locator("output")).to_have_text("0 / 60")
    expect(shown.get_by_role("button", name="One action back")).to_be_disabled()
    assert pieces.count() < before
    shown.get_by_role("button", name="One action on").click()
    expect(shown.locator("output")).to_have_text("1 / 60")
    shown.get_by_role("slider").focus()
    post.keyboard.press("End")
    expect(shown.locator("output")).to_have_text("60 / 60")


def test_dice_are_shown_where_they_fell(post: Page) -> None:
    leaves = json.loads(bound(60))["leaves"]
    rolled = next(leaf for leaf in leaves if "dice" in leaf)
    shown = board(post, src="match.json", at=str(rolled["after"]))
    dice = [str(die) for side in rolled["dice"] for die in side]
    expect(shown.locator(".dice b")).to_have_text(dice)
    shown.evaluate("(element, at) => element.setAttribute('at', at)", "0")
    expect(shown.locator(".dice")).to_have_count(len(leaves[0].get("dice", [])[:1]))


def test_a_position_has_nothing_to_leaf_through(post: Page) -> None:
    shown = board(post, src="beginning.json")
    expect(shown.locator("svg")).to_be_visible()
    expect(shown.locator("nav")).to_be_hidden()


def test_a_book_that_is_not_there_is_told(post: Page) -> None:
    expect(board(post, src="gone.json").get_by_role("alert")).to_contain_text("gone.json: 404")


def test_two_boards_turn_by_themselves(post: Page) -> None:
    board(post, src="match.json")
    other = board(post, src="match.json", at="10")
    expect(other.locator("output")).to_have_text("10 / 60")
    one = post.locator("romanum-board").first
    one.get_by_role("button", name="To the end").click()
    expect(one.locator("output")).to_have_text("60 / 60")
    expect(other.locator("output")).to_have_text("10 / 60")


def test_a_record_is_played_again_by_the_page_that_lies_beside(browser: Browser) -> None:
    built = ROOT / "build" / "page"
    if not (built / "index.html").is_file():
        pytest.fail("the page is not built: make page", pytrace=False)
    host = PlainHost(built)
    host.open()
    context = browser.new_context()
    try:
        context.route("**/post.html", lambda route: route.fulfill(content_type="text/html", body=POST))
        context.route("**/match.romanum", lambda route: route.fulfill(content_type="text/plain", body=RECORD))
        page = context.new_page()
        page.goto(f"{host.address}/post.html")
        page.evaluate("document.documentElement.lang = 'de'")
        shown = board(page, src="match.romanum", page="./", at="33")
        actions = len(Record.read(RECORD).actions)
        expect(shown.locator("output")).to_have_text(f"33 / {actions}", timeout=90_000)
        shown.get_by_role("button", name="Eine Aktion weiter").click()
        expect(shown.locator("output")).to_have_text(f"34 / {actions}")
    finally:
        context.close()
        host.close()
