"""The Roman world at the table: a force that goes where one points, a battle before the die, layers, words for all."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

import romanum
from browser.people import Player
from browser.roman_world import WorldMoment, a_battle_is_at_hand, a_month_of_marches, points_at

pytestmark = pytest.mark.skipif("imperium" not in romanum.games(), reason="the game is not played yet")


def sits_down(player: Player, moment: WorldMoment) -> None:
    """At a table where a match has come to a moment, with bots in the other seats."""
    player.knows("imperium")
    player.takes_a_seat_at(moment)


def table(player: Player) -> Any:
    """What the server sends to this person."""
    return player.asks(f"/matches/{player.match}/table?seat={player.seat}")


def test_a_force_goes_where_one_points_in_few_clicks(player: Player) -> None:
    """The force, who goes along, the goal; where it may be met on the way, that is said and asked once."""
    sits_down(player, a_month_of_marches())
    before = table(player)
    march = next(option["text"] for option in before["decision"]["options"] if option["text"].startswith("march "))
    with player.goes_on():
        points_at(player, march.split()[1])
    while table(player)["decision"]["step"] != "March":
        with player.goes_on():
            player.clicks_on(player.answers.first)
    goal, risky = far_goal(table(player)["decision"]["ways"])
    with player.goes_on():
        points_at(player, goal)
        if risky:
            player.clicks_on(player.choices.first)
    assert player.clicks <= 5
    assert table(player)["view"]["at"] != before["view"]["at"]


def far_goal(ways: Any) -> tuple[str, bool]:
    """The place that costs the most to come to without a risk, or with one if there is no other."""
    legs = [leg for leg in ways["legs"] if not leg[4]] or ways["legs"]
    _, goal, _, _, risks, *_ = max(legs, key=lambda leg: leg[2])
    return goal, bool(risks)


def test_a_battle_is_told_before_the_die(player: Player) -> None:
    sits_down(player, a_battle_is_at_hand())
    stage = player.page.locator("section.battle")
    expect(stage).to_be_visible()
    expect(stage).to_contain_text("the attacker wins:")
    expect(stage).to_contain_text(table(player)["view"]["battle"]["ratio"])


def test_layers_colour_the_provinces_and_the_board_tells_how_it_is_won(player: Player) -> None:
    sits_down(player, a_month_of_marches())
    player.page.get_by_role("button", name="Control").click()
    player.page.get_by_role("radio", name="Taxes").click()
    expect(player.page.locator(".figures text").first).to_be_visible()
    player.looks_at("Board")
    expect(player.page.get_by_text("The Gauls win as soon as Caesar is dead or captured.")).to_be_visible()
    expect(player.page.get_by_role("heading", name="Major powers")).to_be_visible()


def test_whoever_cannot_see_is_told_what_stands_where(player: Player) -> None:
    sits_down(player, a_month_of_marches())
    places = player.page.get_by_role("list", name="Places")
    own = places.get_by_role("listitem").filter(has_text="Caesar: ")
    expect(own.first).to_contain_text(re.compile(r"strength \d+"))
