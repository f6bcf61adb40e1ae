"""The Mediterranean at the table: a fleet that goes where one points, and what axe finds on every sheet."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from browser.conftest import People
from browser.mediterranean import (
    a_card_fits,
    a_fleet_puts_out,
    before_a_meeting,
    four_write_plans,
    walls_are_bid_for,
)
from browser.people import Player
from browser.test_looks import PHONE, faults, faults_of_panels
from browser.test_pax import battle, books, sits_at_sea, view
from romanum.games.pax.data.components import PLACE
from size import size

DESKTOP: Final = {"viewport": {"width": 1440, "height": 900}}
Screen = dict[str, Any]


LEAST_COUNTER: Final = 34.0
LEAST_LETTERS: Final = 8.0
SIZES: Final = """() => {
  const size = (thing) => thing.getBoundingClientRect();
  const seen = (box) => box.left > 0 && box.top > 0 && box.right < innerWidth && box.bottom < innerHeight;
  const edges = [...document.querySelectorAll('g.stack .counter .edge')].map(size).filter(seen);
  const scale = (text) => text.getScreenCTM().a * parseFloat(getComputedStyle(text).fontSize);
  const names = [...document.querySelectorAll('g.stack .counter .name')].filter((text) => seen(size(text)));
  return [edges.map((box) => Math.min(box.width, box.height)), names.map(scale)];
}"""
"""The sides of all counters on the screen, and the sizes of the letters on their bands, in pixels."""


# ---- what one sees on sitting down


def test_one_sits_down_before_ones_own_units_and_can_read_them(people: People) -> None:
    """On a screen of 1440 by 900: who one is, and counters and letters large enough, with nothing touched."""
    player = people(**DESKTOP)
    sits_at_sea(player, before_a_meeting())
    expect(player.my_chip).to_contain_text("Greece")
    player.page.wait_for_function(f"() => {{ const [counters] = ({SIZES})(); return counters.length > 10; }}")
    player.is_in_reach_of_the_mouse("pella")
    counters, letters = player.page.evaluate(SIZES)
    assert min(counters) >= LEAST_COUNTER
    assert min(letters) >= LEAST_LETTERS
    assert all(player.is_in_reach_of_the_mouse(place) for place in ("pella", "athens", "corinth"))


# ---- where one points


def stands_at(player: Player, place: str) -> int:
    """How many Units of this person's power are in a place."""
    shown = view(player)
    mine = [stack for stack in shown["stacks"] if (stack["place"], stack["side"]) == (PLACE[place], shown["own"])]
    return sum(number for stack in mine for _, number in stack["units"])


def test_a_fleet_goes_where_one_points_over_several_points_at_sea(player: Player) -> None:
    """One click, and it lies where the course leads, the dice of the weather having fallen on the way."""
    moment = a_fleet_puts_out()
    goal = next(goal for goal in moment.match.ways(moment.seat).goals if is_calm_to(goal))
    sits_at_sea(player, moment)
    player.waits_for_a_question()
    clicks = player.clicks
    player.answers_on(goal)
    assert stands_at(player, goal) > 0
    assert player.clicks - clicks == 1
    player.looks_at("Log")
    expect(player.log).to_contain_text("nothing happens to")


def is_calm_to(goal: str) -> bool:
    """Whether a Fleet comes there by one order over a point at sea, as the dice of the match will fall."""
    moment = a_fleet_puts_out()
    match = moment.match
    way = match.ways(moment.seat).to(goal)[0]
    if len(way.legs) < 2 or not any(leg.rolls for leg in way.legs) or any(risk.loses for risk in way.risks):
        return False
    walk = match.go(moment.seat, goal)
    return not walk.stopped and "continuity" not in {event.kind for event in match.events[-8:]}


# ---- axe


def opens(player: Player, tab: str) -> None:
    """A tab of the panel, which on a phone has to be called first."""
    panel = player.page.get_by_role("tabpanel")
    if not panel.count():
        player.button("Panel").click()
        expect(panel).to_be_visible()
    if player.page.get_by_role("tab", name=tab).get_attribute("aria-selected") != "true":
        player.looks_at(tab)
    expect(panel).to_be_visible()


def at_every_panel(player: Player) -> list[str]:
    """What axe finds on the table, and on each panel."""
    return [
        *faults(player, with_map=True),
        *faults_of_panels(player, "Hand", "Players", "Log", "Board", "Rules", opens=opens),
    ]


@pytest.mark.parametrize("screen", size([DESKTOP], [DESKTOP, PHONE]), ids=size(["desktop"], ["desktop", "phone"]))
def test_axe_finds_nothing_serious_at_the_table_of_four(people: People, screen: Screen) -> None:
    """While plans are written: the map with its books, and every panel."""
    player = people(**screen)
    sits_at_sea(player, four_write_plans())
    expect(books(player)).to_be_visible()
    assert at_every_panel(player) == []


@pytest.mark.parametrize("screen", size([DESKTOP], [DESKTOP, PHONE]), ids=size(["desktop"], ["desktop", "phone"]))
def test_axe_finds_nothing_serious_in_a_siege(people: People, screen: Screen) -> None:
    """The stage of the Battle, and the bids."""
    player = people(**screen)
    sits_at_sea(player, walls_are_bid_for())
    expect(battle(player)).to_be_visible()
    assert faults(player) == []


@pytest.mark.parametrize("screen", size([PHONE], [DESKTOP, PHONE]), ids=size(["phone"], ["desktop", "phone"]))
def test_axe_finds_nothing_serious_where_a_card_may_be_played(people: People, screen: Screen) -> None:
    """The hand with its cards and Objectives."""
    player = people(**screen)
    sits_at_sea(player, a_card_fits())
    opens(player, "Hand")
    assert faults(player) == []
