"""Time travel while the match runs: the slider, the film, and branches that leave the match alone."""

from __future__ import annotations

from playwright.sync_api import Locator, Route, expect

from browser.conftest import Table
from browser.people import Player
from browser.positions import GREEN_LANDS, TURN_TWO


def slider(player: Player) -> Locator:
    """The bar of time, which may be open from before."""
    moment = player.page.get_by_label("Moment of the match")
    if not moment.count():
        player.button("Time").click()
    return moment


def test_the_slider_goes_through_the_whole_match_from_my_point_of_view(table: Table) -> None:
    player = table(GREEN_LANDS)
    moment = slider(player)
    assert len(player.counters) > 10
    moment.fill("7")
    expect(player.page.get_by_text(f"The past: after 7 of {GREEN_LANDS.actions} actions")).to_be_visible()
    assert player.counters == ["lugdunensis"]
    expect(player.page.locator("[data-testid=prompt].mine")).to_have_count(0)
    player.button("Back to the present").click()
    player.waits_for_a_question()
    assert len(player.counters) > 10


def test_nothing_can_be_played_in_the_past(table: Table) -> None:
    player = table(GREEN_LANDS)
    slider(player).fill(str(GREEN_LANDS.actions - 1))
    expect(
        player.page.get_by_text(f"The past: after {GREEN_LANDS.actions - 1} of {GREEN_LANDS.actions} actions")
    ).to_be_visible()
    player.clicks_on_place("baetica")
    assert player.n == GREEN_LANDS.actions


def test_who_is_back_in_the_present_is_not_sent_to_the_past_by_a_late_answer(table: Table) -> None:
    player = table(GREEN_LANDS)
    moment = slider(player)
    moment.fill("24")
    expect(player.page.get_by_text("The past: after 24")).to_be_visible()
    late: list[Route] = []
    player.page.route("**/at/20?*", lambda route: late.append(route))
    with player.page.expect_request("**/at/20?*"):
        moment.fill("20")
    player.button("Back to the present").click()
    player.waits_for_a_question()
    with player.page.expect_response("**/at/20?*"):
        late[0].continue_()
    player.page.unroute("**/at/20?*")
    player.page.wait_for_timeout(300)
    expect(player.page.get_by_text("The past: after")).to_have_count(0)
    player.waits_for_a_question()


def test_a_branch_against_bots_leaves_the_match_alone(table: Table) -> None:
    player = table(GREEN_LANDS)
    origin = player.match
    slider(player).fill("24")
    expect(player.page.get_by_text(f"The past: after 24 of {GREEN_LANDS.actions} actions")).to_be_visible()
    player.button("Branch from here").click()
    expect(player.page.get_by_text("a branch of")).to_be_visible()
    player.sees_the_table()
    player.waits_for_a_question()
    assert player.match != origin
    assert "3 left" in player.question
    player.answers_with_the_mouse()
    untouched = player.asks(f"/matches/{origin}")
    assert (untouched["n"], untouched["seq"]) == (GREEN_LANDS.actions, GREEN_LANDS.actions)


def test_the_film_can_be_asked_for_and_comes_back(table: Table) -> None:
    player = table(TURN_TWO)
    slider(player)
    player.button("Since my last turn").click()
    expect(player.page.get_by_test_id("film")).to_contain_text("What the others did")
    player.button("To the end").click()
    player.waits_for_a_question()
    expect(player.page.get_by_test_id("film")).to_have_count(0)
