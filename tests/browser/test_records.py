"""Records out of and into the browser, the report after the game, and pages that are not there."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from browser.conftest import People
from browser.people import Player
from browser.positions import GREEN_LANDS, whole_game
from browser.test_looks import faults

WINNER = "Blue"
NOWHERE = {"/match/nosuchmatch": "no such match", "/join/nosuchlink": "link", "/nowhere/at/all": "Nothing here"}


def imported(player: Player, text: str) -> None:
    """The page of imports, with a record in it."""
    player.goes_to("/import")
    player.page.get_by_label("or its text").fill(text)


def finished(player: Player) -> None:
    """At the table of a game that is over."""
    player.asks("/me")
    player.goes_to(f"/match/{player.posts('/records', whole_game())['id']}")
    expect(player.page.get_by_test_id("report")).to_be_visible()


def test_a_match_is_exported_and_goes_on_from_its_record(player: Player, tmp_path: Path) -> None:
    player.sits_down_at(GREEN_LANDS)
    with player.goes_on():
        player.clicks_on_place("baetica")
    file = tmp_path / "match.romanum"
    with player.page.expect_download() as download:
        player.page.get_by_role("banner").locator("summary").click()
        player.button("Download the record").click()
    download.value.save_as(file)
    player.goes_to("/import")
    player.page.get_by_label("A file").set_input_files(file)
    player.page.get_by_label("My seat").select_option("Green")
    player.button("Open").click()
    player.sees_the_table()
    player.waits_for_a_question()
    assert "5 left" in player.question
    assert player.armies_in("baetica") == 1


def test_others_are_invited_to_play_on_from_where_a_record_ends(player: Player) -> None:
    imported(player, GREEN_LANDS.text)
    player.page.get_by_label("Invite others to play on").check()
    player.page.get_by_label("My seat").select_option("Green")
    expect(player.page.get_by_text("not rated")).to_be_visible()
    player.button("Open").click()
    expect(player.page.get_by_role("button", name="Copy the link").first).to_be_visible()
    made = player.asks(f"/matches/{player.match}")
    assert (made["state"], made["brought"], made["mine"]) == ("waiting", True, [0])
    player.goes_to(f"/join/{made['links']['seats']['1'].rsplit('/', 1)[1]}")
    expect(player.page.get_by_text("begins with a position that its owner brought")).to_be_visible()


def test_the_dice_of_a_record_are_checked_in_the_browser(player: Player) -> None:
    imported(player, whole_game())
    player.button("Check the dice").click()
    expect(player.page.get_by_role("status")).to_contain_text("✓")


def test_a_spoilt_record_is_refused_with_the_line_that_is_wrong(player: Player) -> None:
    text = whole_game().replace("1 place raetia", "1 place carthago")
    imported(player, text)
    player.button("Open").click()
    expect(player.page.get_by_role("alert")).to_contain_text("carthago")


def test_the_report_ranks_the_players_and_counts_their_luck(player: Player) -> None:
    imported(player, whole_game())
    player.button("Open").click()
    report = player.page.get_by_test_id("report")
    expect(report).to_be_visible()
    result = player.asks(f"/matches/{player.match}")["result"]
    expect(report).to_contain_text(result["sentence"])
    for score in result["scores"]:
        expect(report.get_by_role("list").first).to_contain_text(str(score))
    expect(report.get_by_role("heading", name="The map of each turn")).to_be_visible()
    expect(report.get_by_role("img").first).to_be_visible()


def test_a_match_is_looked_over_and_its_moments_are_visited(player: Player) -> None:
    """With graph, luck and turning points, which lead to the moment on the time bar; axe looks at it too."""
    finished(player)
    found = player.page.get_by_test_id("analysis")
    found.get_by_role("button", name="Analyse this match").click()
    expect(found.get_by_role("status")).to_contain_text("Looking over")
    expect(found.get_by_role("heading", name="Luck against play")).to_be_visible(timeout=120_000)
    expect(found.get_by_role("img").first).to_be_visible()
    told = player.asks(f"/matches/{player.match}/analysis")
    expect(found.get_by_role("row")).to_have_count(1 + len(told["balances"]))
    first = told["turning_points"][0]
    found.get_by_role("button", name=first["headline"]).first.click()
    expect(player.page.get_by_role("slider", name="Moment of the match")).to_have_value(str(first["n"] + 1))
    assert not faults(player, "[data-testid=analysis]")
    player.page.reload()
    expect(found.get_by_role("heading", name="Luck against play")).to_be_visible()


def test_the_report_is_one_page_that_needs_no_server(player: Player, people: People, tmp_path: Path) -> None:
    finished(player)
    file = tmp_path / "report.html"
    with player.page.expect_download() as download:
        player.button("Save as one page").click()
    download.value.save_as(file)
    reader = people(offline=True)
    asked: list[str] = []
    reader.page.on("request", lambda request: asked.append(request.url))
    reader.page.goto(file.as_uri())
    expect(reader.page.get_by_text(re.compile("Report|History of the Roman Empire")).first).to_be_visible()
    assert reader.page.locator("svg").count() >= 7
    assert [url for url in asked if not url.startswith(("file:", "data:"))] == []


def test_after_the_end_everything_is_open_from_every_seat(player: Player) -> None:
    finished(player)
    seen = player.page.get_by_label("Seen by")
    player.page.get_by_label("Moment of the match").fill("42")
    expect(player.page.get_by_text("The past: after 42 of 583 actions")).to_be_visible()
    seen.select_option("Red")
    expect(player.page.get_by_text("The past: after 42 of 583 actions")).to_be_visible()


def test_an_address_that_leads_nowhere_says_so_and_leads_back(player: Player) -> None:
    for path, words in NOWHERE.items():
        player.goes_to(path)
        expect(player.page.locator("main, body").first).to_contain_text(re.compile(words, re.IGNORECASE))
        player.page.get_by_role("link", name="To the lobby").click()
        expect(player.button("Play against bots")).to_be_visible()
