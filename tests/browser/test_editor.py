"""A scenario of one's own is made on a game's own board, and what is wrong with it is told where it is wrong."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import People


def test_a_scenario_of_the_empire_is_made_played_and_shared(people: People) -> None:
    """The Galli stand in Roma, nine of them, which is too many; that is undone, somebody leads them, and it is played
    by whoever made it, and by somebody else who has its link, and whose record is taken up once more."""
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
    play.click()
    expect(livia.prompt).to_be_visible()
    drusus.goes_to(address.removeprefix(drusus.serving.address))
    card = drusus.page.get_by_role("main")
    expect(card).to_contain_text("The Galli in Roma")
    card.get_by_role("button", name="Play").first.click()
    expect(drusus.prompt).to_be_visible()
    record = drusus.asks(f"/matches/{drusus.match}/record?whole=true")
    assert '"title":"The Galli in Roma"' in record
    taken_up = livia.posts("/records?bots=miles&seat=1", record)
    again = livia.asks(f"/matches/{taken_up['id']}/record?whole=true")
    assert '"title":"The Galli in Roma"' in again
