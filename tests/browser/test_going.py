"""Going somewhere at the table: one points at a place within reach and goes there; how few clicks a turn then takes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from typing import Any, Final

from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import expect

import romanum
from browser.conftest import People, Table
from browser.late import LateMoment, aetius_at_vienna, aetius_leads_out
from browser.people import Player
from browser.positions import TRAJAN_SETS_OUT
from romanum.games.trajan.data.components import HEX_NAMES, UNIT

FORCES: Final = 6
MOST_CLICKS: Final = 24
PATIENCE: Final = 5_000
PHONE: Final[Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
STILL: Final = ".table:not(.filmed) [data-testid=prompt].mine"
COUNT: Final = "() => { window.clicks = 0; addEventListener('pointerdown', () => (window.clicks += 1), true); }"
ACTION, PLACE, COST, BEFORE, RISKS, _, STAYS = range(7)


def counts_clicks(player: Player) -> None:
    """From now on every click is counted, wherever it goes."""
    player.page.evaluate(COUNT)


def clicks(player: Player) -> int:
    """How many there were."""
    return int(player.page.evaluate("() => window.clicks"))


def decision(player: Player) -> Any:
    """What this person is asked."""
    player.waits_for_a_question()
    return player.asks(f"/matches/{player.match}/table?seat={player.seat}")["decision"]


def texts(player: Player) -> list[str]:
    """What may be answered."""
    return [option["text"] for option in decision(player)["options"]]


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


def goes(player: Player) -> str:
    """A click on a place where nothing can be lost; where there is none, one on the nearest, and one to say so."""
    safe = goals(player)
    place = next(place for place in safe or goals(player, safe=False)[::-1] if player.is_in_reach_of_the_mouse(place))
    with player.goes_on():
        player.clicks_on_place(place)
        if not safe:
            player.choices.first.click()
    return place


def is_done(player: Player) -> None:
    """The turn is over, whatever could still be done."""
    with player.goes_through():
        player.button(re.compile("^Done|^End")).click()


def settled(player: Player) -> str:
    """What is asked once bots have answered, the film is over and the page shows what the server knows. A click on the
    map while the film runs would only end it."""
    seen = -1
    while seen != player.seq or seen != player.shown_seq:
        seen = player.seq
        player.page.locator(STILL).wait_for()
        player.page.wait_for_timeout(400)
    player.page.locator(STILL).wait_for()
    return str(decision(player)["step"])


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
    expect(player.page.get_by_role("menu", name=re.compile("^Ways to"))).to_be_visible()
    assert player.seq == before
    with player.goes_on():
        player.choices.first.tap()
    assert player.seq > before + 1


# ---- Trajan


def good_harvest() -> LateMoment:
    """April 114 in a year of good harvest, when marches by road cost nothing: six Roman forces can march, and Parthia
    has no marker to play meanwhile."""
    game = romanum.game("trajan")
    start = game.new("114", seed=9, options={"parley": False})
    for seat in (0, 1):
        start.play(seat, "done")
    sheet = game.sheet(start.position_after(2))
    match = game.position({**sheet, "hands": {"roman": [], "parthian": []}}, seed=24)
    for text in ("take king-of-kings", "take trade-concession", "done", "done"):
        match.play(1, text)
    for text in ("take imperator", "take triumph", "take agent"):
        match.play(0, text)
    assert match.view(0)["event_id"] == "good-harvest"
    return LateMoment(match.record.write(), 0)


def marches(player: Player, force: str) -> None:
    """A click on the force, one on where it goes, none when the die is plain; another click there ends it, and whoever
    could be driven on rests."""
    with player.goes_on():
        player.clicks_on_place(force)
    goes(player)
    for _ in range(FORCES):
        if settled(player) == "MovementSegment":
            return
        with suppress(PlaywrightTimeout):  # a way of several steps may have gone on by itself meanwhile
            if settled(player) == "Marching" and not player.button("Go on").count():
                player.clicks_on_place(decision(player)["ways"]["at"])
            else:
                player.button(re.compile("^(Go on|Pass)")).first.click(timeout=PATIENCE)
    assert settled(player) == "MovementSegment"


def test_a_turn_of_trajan_with_six_forces_takes_few_clicks(table: Table) -> None:
    player = table(good_harvest())
    forces = [text.split()[1] for text in texts(player) if text.startswith("march ")]
    assert len(forces) == FORCES
    counts_clicks(player)
    for force in forces:
        marches(player, force)
    is_done(player)
    assert clicks(player) <= MOST_CLICKS, clicks(player)


# ---- Ultimus


def test_a_sequence_of_ultimus_with_six_forces_takes_few_clicks(table: Table) -> None:
    player = table(aetius_at_vienna())
    counts_clicks(player)
    moved = 0
    for zone in zones_of_leaders(player):
        if moved < FORCES and player.is_in_reach_of_the_mouse(zone):
            leads(player, zone)
            moved += 1
    assert moved == FORCES
    is_done(player)
    assert clicks(player) <= MOST_CLICKS, clicks(player)


def zones_of_leaders(player: Player) -> list[str]:
    """The areas in which leaders stand who may set out."""
    table = player.asks(f"/matches/{player.match}/table?seat={player.seat}")
    parts = player.asks("/games/ultimus")["components"]
    numbers = {leader["id"]: number for number, leader in enumerate(parts["leaders"])}
    able = [text.split()[1] for text in texts(player) if text.startswith("lead ")]
    zones = [table["view"]["where"][numbers[leader]] for leader in able]
    return [parts["zones"][zone]["id"] for zone in dict.fromkeys(zones) if 0 <= zone < len(parts["zones"])]


def leads(player: Player, zone: str) -> None:
    """A click on the area, one on a leader with everybody, one on where they go."""
    player.clicks_on_place(zone)
    company = player.page.get_by_role("button", name=re.compile("^with all"))
    with player.goes_on():
        if company.count():
            company.first.click()
        else:
            player.button(re.compile("lead out$")).first.click()
    assert settled(player) == "Group"
    goes(player)
    if settled(player) == "Group":
        with player.goes_on():
            player.button(re.compile("^Halt")).click()
    assert settled(player) == "Movement"
