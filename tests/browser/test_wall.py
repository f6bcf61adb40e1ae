"""What people see of a club: ladder, profile, wall and embeds, after a real match."""

from __future__ import annotations

import random
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from browser.conftest import People
from browser.people import Player
from browser.server_process import Serving
from browser.test_looks import faults

PHONE = {"width": 390, "height": 844}
FITS = "document.documentElement.scrollWidth <= innerWidth"


def plays_a_match(livia: Player, drusus: Player, title: str) -> str:
    """A whole short match of Trajan between two people, whatever they do, with sealed dice and for all to see.

    They have accounts: of guests of one address it would not be rated.
    """
    for one, name in ((livia, "Livia"), (drusus, "Drusus")):
        one.posts("/account", {"login": name.lower(), "password": f"{name} plays at the club", "name": name})
    wish: dict[str, Any] = {"game": "trajan", "scenario": "114", "title": title, "public": True}
    made = livia.posts("/matches", {**wish, "seats": [{"kind": "me"}, {"kind": "link"}]})
    match = str(made["id"])
    drusus.posts(f"/join/{livia.link_of(match, 1).removeprefix('/join/')}")
    chance, seat = random.Random(1), 0
    while True:
        who = (livia, drusus)[seat]
        asked = who.asks(f"/matches/{match}/table?seat={seat}&since=1000000")
        if asked["state"] == "over":
            return match
        if seat != asked["pending"][0]:
            seat = asked["pending"][0]
            continue
        action = chance.choice(asked["decision"]["options"])["text"]
        who.posts(f"/matches/{match}/act", {"seat": seat, "seq": asked["seq"], "action": action})


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Serving]:
    """A server whose people have accounts, with a page that needs none: here one that says no more than its name."""
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<title>The page of the club</title>", encoding="utf-8")
    server = Serving(tmp_path, accounts=True, page=page)
    server.start()
    yield server
    server.stop()


def test_a_match_changes_a_rating_and_hangs_on_the_wall(people: People, club: Serving) -> None:
    """Livia and Drusus play; the ladder, her profile, the wall and a page elsewhere tell of it."""
    livia, drusus = people(club), people(club, color_scheme="dark")
    tries_without_an_account(drusus)
    match = plays_a_match(livia, drusus, "At the club")
    winner = livia.asks(f"/matches/{match}")["result"]["winners"]
    until_rated(livia)
    livia.opens_the_lobby()
    expect(livia.page.get_by_role("link", name="Try it without an account")).to_be_visible()
    livia.page.get_by_role("link", name=re.compile("My profile")).click()
    expect(livia.page.get_by_role("heading", level=1)).to_have_text("Livia")
    form = livia.page.get_by_test_id("form-trajan")
    expect(form.locator(".rating b")).not_to_have_text("1000")
    expect(form).to_contain_text("1 match")
    expect(form.get_by_role("img")).to_have_accessible_name(re.compile("Trajan: the rating after each of 1 match"))
    expect(livia.page.get_by_test_id("past")).to_contain_text(f"{1 if 0 in winner or not winner else 2} of 2")
    assert faults(livia) == []
    form.get_by_role("link").click()
    ladder = livia.page.get_by_test_id("ladder")
    expect(ladder.locator("tr.me")).to_contain_text("Livia")
    assert faults(livia) == []
    ladder.get_by_role("link", name="Drusus").click()
    expect(livia.page.get_by_role("heading", level=1)).to_have_text("Drusus")
    livia.page.get_by_role("link", name="Report").click()
    livia.sees_the_table()
    livia.looks_at("Players")
    expect(livia.page.get_by_test_id("players").get_by_role("link", name="Drusus")).to_have_attribute(
        "href", re.compile(r"^/profile/person-\d+$")
    )
    hangs_on_the_wall(drusus, match)
    is_annotated(livia)
    is_shown_elsewhere(livia, match)


def tries_without_an_account(stranger: Player) -> None:
    """Whoever has none is led to the page that needs none, too."""
    stranger.goes_to("/")
    stranger.page.get_by_role("link", name="Try it without an account").click()
    expect(stranger.page).to_have_title("The page of the club")


def until_rated(livia: Player) -> None:
    """The ladder is counted a moment after a match is over."""
    for _ in range(600):
        if "Livia" in str(livia.asks("/ladders/trajan")):
            return
        livia.page.wait_for_timeout(50)
    raise AssertionError("Livia is not on the ladder")


def hangs_on_the_wall(drusus: Player, match: str) -> None:
    """On a phone, in the dark: nothing sticks out, and the board is a picture."""
    drusus.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    for path in ("/profile/bot-miles", "/ladder/trajan", "/wall"):
        drusus.goes_to(path)
        expect(drusus.page.get_by_role("heading", level=1)).to_be_visible()
        assert drusus.page.evaluate(FITS), path
    card = drusus.page.locator(f"[data-match='{match}']").last
    card.scroll_into_view_if_needed()
    expect(card).to_contain_text("Livia")
    drusus.page.wait_for_function(
        "(id) => [...document.querySelectorAll(`[data-match='${id}'] img`)].some((one) => one.naturalWidth === 1200)",
        arg=match,
    )
    assert faults(drusus) == []
    card.get_by_role("link", name="Watch it again").click()
    drusus.sees_the_table()


def is_annotated(livia: Player) -> None:
    """Livia says what she thinks of the last moment but one, with an arrow, and finds it again on the time bar."""
    livia.page.get_by_role("button", name="One action back").click()
    livia.looks_at("Remarks")
    livia.page.get_by_label("A remark on this moment").fill("Here it was lost.")
    livia.page.get_by_label("Arrow from").fill("Atlantis")
    livia.button("Add").click()
    expect(livia.page.get_by_test_id("remarks").get_by_role("alert")).to_contain_text("no place of that name")
    livia.page.get_by_label("Arrow from").fill("Antioch")
    livia.page.get_by_label("to", exact=True).fill("Edessa")
    livia.button("Add").click()
    livia.button("Keep the remark").click()
    expect(livia.page.get_by_test_id("remark")).to_contain_text(re.compile(r"Livia:\s*Here it was lost\."))
    expect(livia.page.get_by_test_id("told").locator(".line")).to_have_count(1)
    expect(livia.page.get_by_test_id("moment")).to_have_count(1)
    assert faults(livia, "[data-testid=remarks]") == []


def is_shown_elsewhere(livia: Player, match: str) -> None:
    """The code that the menu copies shows the game on a page of somebody else; none of our other pages can be shown."""
    livia.context.grant_permissions(["clipboard-read", "clipboard-write"])
    livia.page.get_by_label("More").click()
    livia.button("Copy embed code").click()
    expect(livia.page.get_by_role("alert")).to_contain_text("on the clipboard")
    code = livia.page.evaluate("navigator.clipboard.readText()")
    assert f"/embed/{match}" in code

    forbidden = f'<iframe name="no" src="{livia.serving.address}/match/{match}"></iframe>'
    with blog(f"<h1>A blog</h1>{code}{forbidden}") as address:
        livia.page.goto(address)
        looks_at_the_frame(livia, match)


@contextmanager
def blog(page: str) -> Iterator[str]:
    """The address of a page of somebody else: a server on another port is another origin."""

    class Blog(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(page.encode())

        def log_message(self, *_: object) -> None: ...

    server = ThreadingHTTPServer(("127.0.0.1", 0), Blog)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://localhost:{server.server_port}/"
    finally:
        server.shutdown()


def looks_at_the_frame(livia: Player, match: str) -> None:
    frame = livia.page.frame_locator(f"iframe[src*='/embed/{match}']")
    expect(frame.get_by_role("application")).to_be_visible()
    slider = frame.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    assert last > 10
    frame.get_by_role("button", name="One action back").click()
    expect(frame.get_by_text(f"{last - 1} / {last}")).to_be_visible()
    expect(frame.get_by_test_id("remark")).to_contain_text("Here it was lost.")
    expect(frame.get_by_test_id("told").locator(".line")).to_have_count(1)
    expect(frame.get_by_role("button", name=re.compile("Branch"))).to_have_count(0)
    expect(frame.get_by_role("link")).to_have_attribute("target", "_blank")
    assert livia.page.frame_locator("iframe[name=no]").locator("#app").count() == 0


def test_without_ratings_there_are_no_ladders_and_profiles(player: Player) -> None:
    def unrated(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "ratings": False})

    player.page.route("**/api/me", unrated)
    for path in ("/ladder/trajan", "/profile/bot-miles"):
        player.goes_to(path)
        missing = player.page.get_by_text("There is no such page").or_(player.page.get_by_role("alert"))
        expect(missing.first).to_be_visible()
    player.opens_the_lobby()
    expect(player.page.get_by_role("link", name=re.compile("The wall"))).to_be_visible()
    expect(player.page.locator("a[href^='/ladder'], a[href^='/profile']")).to_have_count(0)
