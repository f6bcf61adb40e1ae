"""The page speaks the browser's language, or the one that is chosen, which is kept; the server says the rest in it."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import People
from browser.positions import GREEN_LANDS
from browser.test_looks import BEYOND, PHONE, faults


def test_the_page_speaks_the_language_of_the_browser_and_one_that_is_chosen_is_kept(people: People) -> None:
    player = people(locale="de-DE")
    player.takes_a_seat_at(GREEN_LANDS)
    expect(player.page.locator("html")).to_have_attribute("lang", "de")
    assert player.question.startswith("Grün: Setze deine Legionen")
    expect(player.button("Regeln")).to_be_visible()
    player.page.get_by_role("tab", name="Verlauf").click()
    expect(player.page.get_by_role("tabpanel")).to_contain_text("Grün")
    assert not faults(player)
    player.page.locator("summary").first.click()
    player.button("Einstellungen").click()
    choice = player.page.get_by_label("Sprache")
    expect(choice).to_have_accessible_description("Die Regeltexte bleiben englisch.")
    choice.select_option("fr")
    expect(player.page.locator("html")).to_have_attribute("lang", "fr")
    player.sees_the_table()
    player.page.reload()
    player.waits_for_a_question()
    assert player.question.startswith("Vert\N{NO-BREAK SPACE}: placez vos légions")


def test_a_lesson_and_how_to_play_speak_the_language(people: People) -> None:
    player = people(locale="de-DE")
    player.goes_to("/how-to/hre")
    aim = player.page.locator("#aim")
    expect(aim).to_contain_text("In jeder Runde punktest du zweimal")
    expect(aim).to_have_attribute("lang", "de")
    player.page.get_by_role("link", name="Lernen").click()
    player.button("Beginnen: Caesar in Gallien").click()
    voice = player.page.get_by_test_id("lesson")
    expect(voice).to_contain_text("Willkommen in Gallien")
    expect(voice).to_contain_text("fallen die Würfel, wie die Geschichte es will")
    voice.get_by_role("button", name="Weiter").click()
    player.answers_on("narbonensis")
    expect(voice).to_contain_text("Greif Lugdunensis an")
    assert not faults(player)


def test_a_longer_language_fits_a_phone(people: People) -> None:
    player = people(locale="fr-FR", **PHONE)
    player.goes_to("/how-to/hre")
    expect(player.page.locator("#aim")).to_have_attribute("lang", "fr")
    assert player.page.evaluate(BEYOND) == []
    player.takes_a_seat_at(GREEN_LANDS)
    assert player.page.evaluate(BEYOND) == []
