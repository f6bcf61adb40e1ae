"""The first lesson, from the lobby to its end: by mouse, by keyboard alone, and on a phone."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import People
from browser.people import Player
from browser.test_looks import BEYOND, PHONE, faults

SHOWN: Final = ("narbonensis", "lugdunensis", "lugdunensis", "lugdunensis", "lugdunensis")
"""Where each step of the lesson points."""
LABELS: Final = (
    "Place an Army in Narbonensis",
    "Attack Lugdunensis from Aquitania",
    "Place an Army in Lugdunensis",
    "Raise a Fort in Lugdunensis",
    "Found a City in Lugdunensis",
)


@pytest.fixture
def player(same_player: Player) -> Player:
    """The stories here are told in one window."""
    return same_player


def voice(player: Player) -> Locator:
    return player.page.get_by_test_id("lesson")


def begins(player: Player) -> None:
    """From the lobby into the lesson, and past its first page."""
    player.goes_to("/")
    player.clicks_on(player.page.locator('a[href="/learn/hre"]'))
    player.clicks_on(player.button("Begin: Caesar in Gaul"))
    expect(voice(player)).to_contain_text("Welcome to Gaul")
    expect(voice(player)).to_contain_text("the dice fall as the story wants it")
    player.clicks_on(voice(player).get_by_role("button", name="Go on"))


def is_at_step(player: Player, step: int) -> None:
    expect(voice(player)).to_contain_text(f"Step {step} of 5")


def test_the_first_lesson_takes_a_dozen_clicks(player: Player) -> None:
    begins(player)
    for step, place in enumerate(SHOWN, 1):
        is_at_step(player, step)
        assert player.lit == [place]
        player.answers_on(place)
    expect(voice(player)).to_contain_text("That was a whole Roman turn")
    assert player.armies_in("lugdunensis") == 2
    assert player.clicks <= 12
    player.clicks_on(voice(player).get_by_role("button", name="Leave the lesson"))
    expect(player.page.get_by_role("listitem").first).to_contain_text("done")
    expect(player.button("Begin: Caesar in Gaul")).to_have_text("Again")


def test_something_else_is_answered_the_rule_is_one_click_away_and_taking_back_leads_back(player: Player) -> None:
    """What the lesson does not want is not done; and a step that was taken back is told again."""
    player.asks("/me")
    player.goes_to_match(player.posts("/lessons", {"game": "hre", "lesson": "battle"})["id"])
    player.clicks_on(voice(player).get_by_role("button", name="Go on"))
    player.clicks_on_place("lusitania")
    why = player.page.get_by_test_id("why-not").or_(player.choices.first)
    expect(why).to_be_visible()
    if player.choices.count():
        player.clicks_on(player.choices.first)
    expect(player.page.get_by_test_id("why-not")).to_contain_text("Legions even sail")
    assert player.n == 0
    is_at_step(player, 1)
    player.presses("Escape")
    voice(player).get_by_role("button", name="9.3.1a").click()
    expect(player.page.get_by_role("tabpanel")).to_contain_text("9.3.1a")
    player.answers_on("narbonensis")
    is_at_step(player, 2)
    player.answers_on("lugdunensis")
    is_at_step(player, 3)
    for step in (2, 1):
        player.button("Undo").first.click()
        is_at_step(player, step)
    expect(player.button("Undo").first).to_be_disabled()


def test_the_first_lesson_by_keyboard_alone(player: Player) -> None:
    player.goes_to("/learn/hre")
    expect(player.button("Begin: Caesar in Gaul")).to_be_visible()
    player.tabs_to("Begin: Caesar in Gaul")
    player.presses("Enter")
    is_at_step(player, 1)
    for label in LABELS:
        with player.goes_on():
            player.tabs_to("List ")
            player.presses("Enter")
            player.page.keyboard.type(label)
            player.tabs_to(label)
            player.presses("Enter")
            if label.startswith("Attack"):
                expect(player.confirmation).to_be_visible()
                player.presses("Enter")
    expect(voice(player)).to_contain_text("That was a whole Roman turn")


MEANT = "[data-place=narbonensis].meant"
FACTS = """(meant) => {
  const frame = document.querySelector('main.map').getBoundingClientRect();
  const { x, y, width, height } = meant.getBoundingClientRect();
  const style = getComputedStyle(meant);
  return {
    pulses: style.animationIterationCount === 'infinite' && parseFloat(style.animationDuration) > 0.1,
    seen: x > frame.x && y > frame.y && x + width < frame.right && y + height < frame.bottom,
    light: Number(getComputedStyle(document.querySelector('.lights')).opacity),
  };
}"""
"""Whether the sign of a place pulses and is on the screen, and how bright all other light is."""


def test_the_place_that_is_meant_pulses_the_others_dim_and_show_me_brings_it_back(player: Player) -> None:
    player.page.emulate_media(reduced_motion="no-preference")
    begins(player)
    meant = player.page.locator(MEANT)
    player.box_of(".lively")
    assert meant.evaluate(FACTS) == {"pulses": True, "seen": True, "light": 0.3}
    assert len(player.glowing) > 1
    player.button("Zoom in").click(click_count=3)
    player.board.focus()
    for _ in range(20):
        player.presses("Shift+ArrowRight")
    player.box_of(".lively")
    assert not meant.evaluate(FACTS)["seen"]
    voice(player).get_by_role("button", name="Show me").click()
    player.page.wait_for_timeout(600)
    assert meant.evaluate(FACTS)["seen"]
    player.page.emulate_media(reduced_motion="reduce")
    assert not meant.evaluate(FACTS)["pulses"]
    voice(player).get_by_role("button", name="Back").click()
    expect(meant).to_have_count(0)
    expect(player.page.locator(".meant")).to_have_count(2)


def test_the_first_lesson_on_a_phone(people: People) -> None:
    player = people(**PHONE)
    player.goes_to("/learn/hre")
    assert player.page.evaluate(BEYOND) == []
    player.button("Begin: Caesar in Gaul").tap()
    for step, place in enumerate(SHOWN, 1):
        is_at_step(player, step)
        assert player.page.evaluate(BEYOND) == []
        with player.goes_through():
            player.taps_on_any_of([place])
    expect(voice(player)).to_contain_text("That was a whole Roman turn")


MARCHES: Final = {
    "trajan": (
        "Quietus strikes",
        ["1208", "1209", "on", "Halt here", "Pass", "Done", "1209", "", ""],
        "Nobody of theirs is left",
    ),
    "ultimus": (
        "Stilicho against the Goths",
        ["italia-2 0", "pannoniae-2", "italia-4 2", "pannoniae-2", "Done", ""],
        "Radagaisus is no more",
    ),
}
"""First lessons of games in which one marches: a title, what is clicked on, and how they end. What is clicked on is a
place, a place and which of the leaders there goes with all, a button, or what the lesson wants, out of all."""


def reads_on(player: Player) -> None:
    """Past the pages that are only to be read."""
    page = voice(player).get_by_role("button", name="Go on")
    while page.count():
        player.clicks_on(page)


def takes_from_the_list(player: Player) -> None:
    """What the lesson wants, out of the list of all that can be done."""
    fit = player.asks(f"/matches/{player.match}/lesson")["fits"][0]
    options = player.asks(f"/matches/{player.match}/table?seat={player.seat}")["decision"]["options"]
    label = next(option["label"] for option in options if option["text"] == fit)
    player.clicks_on(player.button(re.compile("^List ")))
    player.clicks_on(player.page.get_by_test_id("choices").get_by_role("button", name=label).first)


def clicks_through(player: Player, act: str) -> None:
    """One click of a story, and whatever the table asks back."""
    place, _, leader = act.partition(" ")
    with player.goes_through():
        if leader.isdigit():
            player.clicks_on_place(place)
            player.clicks_on(player.page.get_by_role("button", name=re.compile("with all")).nth(int(leader)))
        elif player.page.locator(f'.hit[data-id="{act}"]').count():
            player.clicks_on_place(act)
        elif act == "on":
            player.clicks_on(player.page.get_by_role("button", name="Go on", exact=True))
        elif act:
            player.clicks_on(player.prompt.get_by_role("button", name=act).first)
        else:
            takes_from_the_list(player)


@pytest.mark.parametrize("game", MARCHES)
def test_the_first_lesson_of_a_game_of_marches_by_mouse(player: Player, game: str) -> None:
    title, story, end = MARCHES[game]
    player.goes_to(f"/learn/{game}")
    player.clicks_on(player.button(f"Begin: {title}"))
    expect(voice(player)).to_be_visible()
    for act in story:
        reads_on(player)
        said = voice(player).inner_text()
        clicks_through(player, act)
        if game == "ultimus":  # whoever goes with all, or far, does several things at once: the voice then speaks again
            expect(voice(player)).not_to_have_text(said, use_inner_text=True)
    expect(voice(player)).to_contain_text(end)


def test_axe_finds_nothing_serious_in_a_course_and_a_lesson(player: Player) -> None:
    player.goes_to("/learn/hre")
    expect(player.button("Begin: Caesar in Gaul")).to_be_visible()
    found = faults(player)
    player.button("Begin: Caesar in Gaul").click()
    expect(voice(player)).to_be_visible()
    found += faults(player)
    assert not found, "\n".join(found)


def test_a_study_is_missed_tried_again_and_solved(player: Player) -> None:
    player.goes_to("/learn/hre")
    expect(player.page.get_by_role("heading", name="Studies")).to_be_visible()
    player.clicks_on(player.button("Begin: Far, not many"))
    expect(voice(player)).to_contain_text("Green's Galli have two Armies left")
    assert player.lit == []
    player.answers_on("belgica")
    expect(voice(player)).to_contain_text("Not solved")
    expect(voice(player)).to_contain_text("Best is: Place an Army in Pannonia.")
    player.clicks_on(voice(player).get_by_role("button", name="Try again"))
    expect(voice(player)).to_contain_text("Step 1 of 2")
    for place in ("pannonia", "dacia"):
        player.answers_on(place)
    expect(voice(player)).to_contain_text("Solved")
    expect(voice(player)).to_contain_text("22 points")
    expect(voice(player).get_by_role("button", name="Next study: ")).to_be_visible()
    player.clicks_on(voice(player).get_by_role("button", name="Leave the study"))
    expect(player.page.get_by_text(re.compile(r"^1 of \d+ solved$"))).to_be_visible()
    expect(player.button("Begin: Far, not many")).to_have_text("Again")


def test_a_study_on_a_phone(people: People) -> None:
    player = people(**PHONE, color_scheme="dark")
    player.goes_to("/learn/hre")
    expect(player.page.get_by_role("heading", name="Studies")).to_be_visible()
    assert player.page.evaluate(BEYOND) == []
    player.button("Begin: Far, not many").tap()
    for step, place in enumerate(("Pannonia", "Dacia"), 1):
        expect(voice(player)).to_contain_text(f"Step {step} of 2")
        assert player.page.evaluate(BEYOND) == []
        player.button(re.compile("^List ")).tap()
        player.page.get_by_test_id("choices").get_by_role("button", name=f"Place an Army in {place}").first.tap()
    expect(voice(player)).to_contain_text("Solved")
    assert not faults(player)
