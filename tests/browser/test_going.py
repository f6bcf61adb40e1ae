"""Going somewhere at the table: one points at a place within reach and goes there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from playwright.sync_api import expect

import romanum
from browser.conftest import People, Table
from browser.late import LateMoment, aetius_leads_out
from browser.people import Player
from browser.positions import TRAJAN_SETS_OUT
from romanum.games.trajan.data.components import HEX_NAMES, UNIT

PHONE: Final[Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
ACTION, PLACE, COST, BEFORE, RISKS, _, STAYS = range(7)


def decision(player: Player) -> Any:
    """What this person is asked."""
    player.waits_for_a_question()
    return player.asks(f"/matches/{player.match}/table?seat={player.seat}")["decision"]


def legs_to(ways: Any, number: int) -> Iterator[Any]:
    """The legs of a way, the last one first."""
    while number >= 0:
        yield ways["legs"][number]
        number = ways["legs"][number][BEFORE]


def loses(ways: Any, number: int) -> bool:
    """Whether anything can be lost on a way."""
    return any(ways["risks"][risk]["loses"] for leg in legs_to(ways, number) for risk in leg[RISKS])


def goals(player: Player, *, safe: bool = True) -> list[str]:
    """Places within reach, the farthest first, to which one way leads, and where one can halt."""
    ways = decision(player)["ways"]
    found = [(ways["legs"][number][COST], place) for place, (number, *more) in ways["goals"].items() if not more]
    plain = [one for one in found if ways["legs"][ways["goals"][one[1]][0]][STAYS : STAYS + 1] == [["halt"]]]
    return [place for _, place in sorted(plain, reverse=True) if loses(ways, ways["goals"][place][0]) != safe]


# ---- pointing


SATALA, BEYOND_TRAPEZUS = "1005", "1003"


@cache
def mustering() -> LateMoment:
    """Trajan's force at Satala is about to march."""
    match = romanum.replay(TRAJAN_SETS_OUT.text)
    match.play(TRAJAN_SETS_OUT.seat, f"march {SATALA}")
    return LateMoment(match.record.write(), TRAJAN_SETS_OUT.seat)


def points_at(player: Player, place: str) -> None:
    """The mouse rests on a place."""
    spot = player._spot(place)
    assert spot
    player.page.mouse.move(spot["x"] + 1, spot["y"] + 1)
    player.page.mouse.move(spot["x"], spot["y"])


def test_out_of_reach_the_rule_is_told(table: Table) -> None:
    player = table(mustering())
    player.clicks_on_place("1110")
    expect(player.page.get_by_role("menu")).to_have_count(0)
    assert decision(player)["step"] == "Muster"


def test_a_place_within_reach_tells_its_way_before_anybody_goes(table: Table) -> None:
    player = table(mustering())
    before = player.seq
    points_at(player, BEYOND_TRAPEZUS)
    card = player.page.get_by_test_id("way-card")
    expect(card).to_contain_text("2 hexes")
    expect(card).to_contain_text("it loses a unit, 17% 20.A")
    expect(player.page.locator("polyline.way")).to_have_count(1)
    assert player.seq == before


def test_where_something_can_be_lost_a_click_asks_and_a_second_goes(table: Table) -> None:
    player = table(mustering())
    before = player.seq
    player.clicks_on_place("1004")
    expect(player.page.get_by_role("menu", name="Ways to Hex 1004")).to_be_visible()
    assert player.seq == before
    with player.goes_on():
        player.clicks_on_place("1004")
    assert decision(player)["step"] == "Marching"  # the die costs a unit: it does not go on by itself
    with player.goes_on():
        player.button("Go on").click()
    table_now = player.asks(f"/matches/{player.match}/table?seat=0")
    assert HEX_NAMES[table_now["view"]["where"][UNIT["trajan"]]] == "1004"
    assert table_now["n"] - before >= 2  # by road, the hex: single actions
    assert decision(player)["step"] == "Marching"  # nobody has said that it is over
    with player.goes_on():
        player.button(re.compile("^Halt")).click()
    assert decision(player)["step"] != "Marching"


def test_a_finger_is_shown_the_way_first(people: People) -> None:
    player = people(**PHONE)
    player.knows("ultimus")
    player.takes_a_seat_at(aetius_leads_out())
    place = goals(player)[0]
    before = player.seq
    player.taps_on_any_of([place, *goals(player)])
    ways = player.page.get_by_role("menu", name=re.compile("^Ways to"))
    expect(ways.locator("abbr[data-about^='PM: movement points']")).not_to_have_count(0)
    assert player.seq == before
    with player.goes_on():
        player.choices.first.tap()
    assert player.seq > before + 1
