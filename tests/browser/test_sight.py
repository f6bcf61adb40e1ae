"""Always in sight, in every game: how everybody stands, counters that can be read, a map that stays as it is."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import ViewportSize, expect

import romanum
from browser.conftest import People
from browser.late import a_battle
from browser.mediterranean import off_a_hostile_coast
from browser.people import Player
from browser.positions import BEFORE_NISIBIS, GREEN_LANDS, Beginning
from browser.roman_world import a_battle_is_at_hand
from browser.server_process import QUICK_BOT
from romanum.engine.event_roles import Battle

SCREEN: Final[ViewportSize] = {"width": 1440, "height": 900}
TABLET: Final[ViewportSize] = {"width": 1024, "height": 768}
PHONE: Final[dict[str, Any]] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}

LEAST_COUNTER: Final = 34.0
LEAST_LETTER: Final = 8.0
ROUNDING: Final = 0.05

COUNTERS: Final = """() => [...document.querySelectorAll('.lively g.stack')].map((stack) => {
  const face = stack.querySelector('rect.edge, rect.ground').getBoundingClientRect();
  const letters = [...stack.querySelectorAll('text')].map((text) => {
    const { a, b } = text.getScreenCTM();
    return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
  });
  return { place: stack.dataset.id, wide: face.width, letters };
})"""
"""Every counter of the map as it lies on the screen: how wide, and how large each text on it is."""

SHEET_LETTERS: Final = """() => [...document.querySelectorAll('.dock section.battle svg text')]
  .filter((text) => text.textContent.trim())
  .map((text) => {
    const { a, b } = text.getScreenCTM();
    return [text.textContent, parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b)];
  })"""
"""Every text on the counters of the battle in the dock, and how large it is."""

WATCH_THE_MAP: Final = """() => {
  const map = document.querySelector('main.map');
  const world = document.querySelector('.lively');
  window.mapSizes = new Set();
  const note = () => window.mapSizes.add(`${map.offsetWidth} x ${map.offsetHeight}, ${world.clientWidth}`);
  for (const thing of [map, world]) new ResizeObserver(note).observe(thing);
}"""
"""From now on every size of the map's frame, and of what is in it, is written down."""


class Field(NamedTuple):
    """A moment of a game before a battle, and the action with which it comes to it."""

    game: str
    moment: Callable[[], Beginning]
    deed: Callable[[Any], str]
    standings: Callable[[dict[str, Any]], list[str]]
    """What is told of each seat, from a view."""


def _points(view: dict[str, Any]) -> list[str]:
    return [
        str(sum(vp for vp, of in zip(view["total_vp"], view["seat_of"], strict=True) if of == seat))
        for seat in sorted(set(view["seat_of"]))
    ]


def _conditions(view: dict[str, Any]) -> list[str]:
    return [f"{sum(row[3] for row in rows)}/{len(rows)}" for rows in view["standings"]]


FIELDS: Final = {
    field.game: field
    for field in (
        Field("hre", lambda: GREEN_LANDS, lambda _: "place roma", _points),
        Field("trajan", lambda: BEFORE_NISIBIS, lambda _: "attack", _conditions),
        Field(
            "ultimus",
            a_battle,
            lambda moment: moment.actions[-1],
            lambda view: [f"{view['pv'][camp]} PV" for camp in view["camps"]],
        ),
        Field(
            "pax",
            off_a_hostile_coast,
            lambda moment: moment.deed,
            lambda view: [f"{one['vp']} VP" for one in view["standings"]],
        ),
        # one sits down in the middle of this one
        Field("imperium", a_battle_is_at_hand, lambda moment: moment.deed, lambda _: []),
    )
}


def told(player: Player) -> list[str]:
    """How each seat stands, as the table shows it."""
    return player.page.locator("[data-testid=standings] .chip strong").all_inner_texts()


def asked(player: Player) -> list[int]:
    """The seats that are marked as being to move."""
    chips = player.page.locator("[data-testid=standings] .chip.asked")
    return [int(seat) for seat in chips.evaluate_all("(all) => all.map((one) => one.dataset.seat)")]


def catches_up(player: Player) -> Any:
    """The table as the server has it, once the strip shows the same seats as being to move."""
    for _ in range(100):
        table = player.asks(f"/matches/{player.match}/table?seat={player.seat}")
        if asked(player) == table["pending"]:
            return table
        player.page.wait_for_timeout(100)
    raise AssertionError(f"the strip says {asked(player)} are to move")


def plays_on(player: Player, wanted: str, rng: random.Random) -> list[str]:
    """One action, the wanted one where it is offered; the kinds of events that have been told by then."""
    table = player.asks(f"/matches/{player.match}/table?seat={player.seat}")
    options = [option["text"] if isinstance(option, dict) else option for option in table["decision"]["options"]]
    action = next((text for text in options if text.startswith(wanted)), rng.choice(options))
    with player.goes_on():
        player.posts(f"/matches/{player.match}/act", {"seat": player.seat, "seq": table["seq"], "action": action})
    player.waits_for_a_question()
    return [event["kind"] for event in player.asks(f"/matches/{player.match}/table")["events"]]


def letters_of_sheets(player: Player) -> list[tuple[str, float]]:
    """Texts on the counters of a battle that are too small to read; it is unfolded if it has been fought."""
    more = player.page.locator(".dock section.battle").get_by_role("button", name="Show more")
    if more.count():
        more.click()
    found = player.page.evaluate(SHEET_LETTERS)
    return [(text, size) for text, size in found if size < LEAST_LETTER - ROUNDING]


def is_told(player: Player, field: Field) -> None:
    """My seat with its colour, everybody's standing, who is to move, and what I need; and none of it on the map."""
    table = catches_up(player)
    mine = player.page.locator("[data-testid=standings] .chip.mine")
    expect(mine).to_have_attribute("data-seat", str(player.seat))
    expect(mine).to_contain_text("you")
    assert not field.standings(table["view"]) or told(player) == field.standings(table["view"])
    assert len(told(player)) == len(table["names"])
    strip = player.page.get_by_test_id("standings").bounding_box()
    frame = player.page.locator("main.map").bounding_box()
    assert strip
    assert frame
    assert strip["height"] > 0
    assert strip["y"] + strip["height"] <= frame["y"] + 1


@pytest.fixture
def player(same_player: Player) -> Player:
    """The stories here are told in one window of 1440 by 900."""
    same_player.page.set_viewport_size(SCREEN)
    return same_player


@pytest.mark.parametrize("game", FIELDS)
def test_a_turn_with_a_battle(player: Player, game: str) -> None:
    """Through it the strip is right, and the map's frame and the map in it keep their size, guide or no guide."""
    field, rng = FIELDS[game], random.Random(5)
    moment = field.moment()
    player.prefers(unguided=[])
    player.takes_a_seat_at(moment)
    is_told(player, field)
    expect(player.page.get_by_test_id("aim")).to_contain_text("To win: ")
    player.box_of(".lively")
    player.page.evaluate(WATCH_THE_MAP)
    kinds = {kind for kind, roles in romanum.game(game).roles.items() if any(isinstance(r, Battle) for r in roles)}
    before = len(player.asks(f"/matches/{player.match}/table")["events"])
    happened = plays_on(player, field.deed(moment), rng)
    assert letters_of_sheets(player) == []
    for _ in range(5):
        happened = plays_on(player, "done", rng)
    begun = 0 if game == "imperium" else before
    assert kinds & set(happened[begun:]), "there was no battle"
    is_told(player, field)
    if player.page.get_by_test_id("guide").count():
        player.sends_the_guide_away()
    player.box_of(".lively")
    sizes = player.page.evaluate("[...window.mapSizes]")
    assert len(sizes) == 1, sizes


@pytest.mark.parametrize("game", FIELDS)
def test_counters_can_be_read_as_one_sits_down(player: Player, game: str) -> None:
    """At least 34 pixels wide with letters of 8 at 1440 by 900; a button shows the whole map, and the strip fits."""
    seats = min(next(one for one in player.asks("/games") if one["id"] == game)["scenarios"][0]["players"])
    match = player.makes_a_match("me", *[QUICK_BOT] * (seats - 1), game=game, lead_in=QUICK_BOT)
    player.goes_to_match(match)
    player.waits_for_a_question()
    player.box_of(".lively")
    counters = player.page.evaluate(COUNTERS)
    assert counters
    small = [one for one in counters if one["wide"] < LEAST_COUNTER - ROUNDING]
    faint = [one for one in counters if min(one["letters"], default=99) < LEAST_LETTER - ROUNDING]
    assert (small, faint) == ([], [])
    wide = player.page.locator(".lively").evaluate("(map) => map.clientWidth")
    player.button("The whole map").click()
    player.page.wait_for_function("(wide) => document.querySelector('.lively').clientWidth <= wide", arg=wide)
    for window in (TABLET, PHONE["viewport"]):
        player.page.set_viewport_size(window)
        expect(player.page.locator("[data-testid=standings] .chip.mine")).to_be_in_viewport(ratio=0.9)
        expect(player.page.get_by_test_id("aim")).to_be_in_viewport(ratio=0.9)
        assert player.page.evaluate("document.documentElement.scrollWidth") <= window["width"]


def test_on_a_phone_counters_can_be_read_and_a_tap_opens_what_can_be_done(people: People) -> None:
    """The history opens before one's own lands; a menu opens under the finger, which presses nothing in it."""
    player = people(**PHONE)
    player.knows("hre")
    player.takes_a_seat_at(GREEN_LANDS)
    player.box_of(".lively")
    counters = player.page.evaluate(COUNTERS)
    assert counters
    assert [one for one in counters if one["wide"] < LEAST_COUNTER - ROUNDING] == []
    lesson = player.posts("/lessons", {"game": "trajan", "lesson": "walls"})["id"]
    player.goes_to_match(lesson)
    for _ in range(2):
        player.page.get_by_test_id("lesson").get_by_role("button", name="Go on").tap()
    player.taps_on_any_of(["1209"])
    expect(player.choices).to_have_count(4)
    player.page.wait_for_timeout(400)
    expect(player.confirmation).to_have_count(0)
    expect(player.choices).to_have_count(4)
