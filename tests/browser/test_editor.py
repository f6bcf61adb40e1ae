"""A scenario of one's own is made on a game's own board, and what is wrong with it is told where it is wrong."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner
from playwright.sync_api import expect

from browser.conftest import People
from browser.people import Player
from browser.server_process import Serving
from browser.test_looks import faults
from romanum.cli import main

FILE = 'game = "hre"\ntitle = "{title}"\n[position]\nseats = 2\n'


def test_a_scenario_of_the_empire_is_made_played_and_shared(people: People, tmp_path: Path) -> None:
    """The Galli stand in Roma, nine of them, which is too many; that is undone, and somebody leads them. Whoever made
    it plays with a friend who joins by a link and with bots; the friend plays it alone as well, since he has its link,
    and his record is verified where nothing of this server is."""
    livia, drusus = people(), people()
    livia.goes_to("/edit?game=hre")
    page = livia.page
    words, play = page.get_by_label("In words, as in the file"), page.get_by_role("button", name="Play", exact=True)
    expect(play).to_be_enabled()
    page.locator('[data-counter="galli"]').click()
    page.locator('[role="application"] [data-id="roma"]').first.click()
    expect(words).to_have_value("galli 1")
    page.keyboard.press("Escape")
    words.fill("galli 9")
    place = page.get_by_role("region", name="Place", exact=True)
    expect(place.get_by_role("alert")).to_contain_text("from 1 to 3")
    expect(place.get_by_role("link", name="9.1a")).to_have_attribute("href", "/rules/hre#9.1a")
    expect(play).to_be_disabled()
    page.get_by_role("button", name="Undo").click()
    expect(words).to_have_value("galli 1")
    peoples = page.locator('[data-drawer="peoples"]')
    expect(peoples.get_by_role("alert")).to_contain_text("which Faction leads them")
    peoples.get_by_label("Add to Who leads the peoples").select_option("galli")
    expect(play).to_be_enabled()
    page.get_by_label("Title", exact=True).fill("The Galli in Roma")
    expect(play).to_be_enabled()
    page.get_by_role("button", name="Share").click()
    address = page.get_by_label("Whoever has this link can play it:").input_value()
    page.get_by_role("button", name="Choose who plays").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The Galli in Roma: new match")
    expect(page.get_by_label("Title", exact=True)).to_have_value("The Galli in Roma")
    page.get_by_label("Yellow").select_option("link")
    page.get_by_label("Red").select_option("bot:tiro")
    page.get_by_role("button", name="Make the match").click()
    page.wait_for_url("**/match/*")
    together = livia.match
    drusus.takes_the_link(livia.link_of(together, 1))
    livia.sees_the_table()
    told = drusus.asks(f"/matches/{together}")
    assert (told["own"]["title"], told["state"]) == ("The Galli in Roma", "running")
    assert [seat["bot"] for seat in told["seats"]] == [None, None, "tiro", "miles"]
    drusus.goes_to(address.removeprefix(drusus.serving.address))
    card = drusus.page.get_by_role("main")
    expect(card).to_contain_text("The Galli in Roma")
    card.get_by_role("button", name="Play").first.click()
    expect(drusus.prompt).to_be_visible()
    record = drusus.asks(f"/matches/{drusus.match}/record?whole=true")
    assert '"title":"The Galli in Roma"' in record
    file = tmp_path / "galli.romanum"
    file.write_text(record, encoding="utf-8")
    verified = CliRunner().invoke(main, ["verify", str(file)])
    assert verified.exit_code == 0, verified.output


def test_a_scenario_of_pax_is_made_from_scratch_played_shared_and_taken_up(people: People) -> None:
    """A legion is dragged to Neapolis with the mouse, somebody wins by a row of the author's, and it is played against
    bots; whoever has its link has its file, and its record goes on elsewhere. axe finds nothing serious."""
    livia, drusus = people(), people()
    livia.goes_to("/edit?game=pax")
    page = livia.page
    words, play = page.get_by_label("In words, as in the file"), page.get_by_role("button", name="Play", exact=True)
    expect(play).to_be_enabled()
    page.get_by_role("combobox", name="Side", exact=True).select_option("rome")
    where = page.get_by_role("combobox", name="Place", exact=True)
    where.fill("neap")
    where.press("Enter")
    expect(page.get_by_role("heading", name="Neapolis")).to_be_visible()
    drags(livia, '[data-counter="legion"]', "neapolis")
    expect(words).to_have_value("rome 1 legion")
    assert not faults(livia)
    page.get_by_label("Say something else").select_option("last_turn")
    page.get_by_role("region", name="Last turn").get_by_label("Last turn", exact=True).fill("1")
    page.get_by_label("Title", exact=True).fill("Rome at Neapolis")
    page.get_by_label("My seat").select_option("Rome")
    expect(play).to_be_enabled()
    page.get_by_role("button", name="Share").click()
    address = page.get_by_label("Whoever has this link can play it:").input_value()
    play.click()
    expect(livia.prompt).to_be_visible()
    for _ in range(2):
        livia.answers_with_the_mouse()
    kept = drusus.asks(f"/scenarios/{address.rsplit('/', 1)[1]}")
    assert (kept["title"], kept["game"]) == ("Rome at Neapolis", "pax")
    assert 'neapolis = "rome 1 legion"' in kept["text"]
    record = livia.asks(f"/matches/{livia.match}/record?whole=true")
    drusus.asks("/me")
    taken_up = drusus.posts("/records?bots=miles&seat=1", record)
    again = drusus.asks(f"/matches/{taken_up['id']}/record?whole=true")
    assert '"title":"Rome at Neapolis"' in again


def drags(player: Player, counter: str, place: str) -> None:
    """From the tray onto the map, with the mouse."""
    start = player.page.locator(counter).bounding_box()
    end = player.page.locator(f'[role="application"] [data-id="{place}"]').first.bounding_box()
    assert start
    assert end
    mouse = player.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    mouse.up()


def test_the_host_looks_at_what_was_reported_and_keeps_it_or_removes_it(people: People, serving: Serving) -> None:
    livia, drusus, host = people(), people(), people()
    for person in (livia, drusus):
        person.asks("/me")
    kept = [livia.posts("/scenarios", FILE.format(title=title))["id"] for title in ("Rude", "Harmless")]
    for scenario in kept:
        drusus.posts(f"/scenarios/{scenario}/report", {"text": "Look at this."})
    page = host.page
    host.goes_to(f"/?key={serving.key}")
    page.wait_for_url(lambda url: "key=" not in url)
    host.goes_to("/host/reports")
    rude, harmless = (page.get_by_role("row", name=title) for title in ("Rude", "Harmless"))
    expect(rude).to_contain_text("Look at this.")
    expect(rude.get_by_role("link", name="Rude")).to_have_attribute("href", f"/scenarios/{kept[0]}")
    harmless.get_by_role("button", name="Keep").click()
    expect(harmless).to_have_count(0)
    page.on("dialog", lambda dialog: dialog.accept())
    rude.get_by_role("button", name="Remove").click()
    expect(rude).to_have_count(0)
    assert "error" in livia.asks(f"/scenarios/{kept[0]}")
    assert livia.asks(f"/scenarios/{kept[1]}")["title"] == "Harmless"
    assert not faults(host)
