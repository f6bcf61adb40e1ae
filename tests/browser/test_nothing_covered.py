"""A walk through recorded games of all five kinds: whatever the screen is like, nothing is covered and nothing is cut.

With `ROMANUM_FULL=1` the walk is long: many moments of each record instead of one, with everything open that opens.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import cycle
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import ViewportSize

import romanum
from browser.covered import faults
from browser.people import Player
from size import size

RECORDS: Final = Path(__file__).parents[1] / "games"
WALKS: Final = {
    "hre": "4-miles-107.txt",
    "trajan": "115-miles-no-parley-106.txt",
    "ultimus": "maiorianus-and-genseric-miles-discreet-109.txt",
    "pax": "ii-miles-standard-20.txt",
    "imperium": "trajan-in-dacia-2-miles-optional-12.txt",
}
"""By game the record that is walked through."""

STOPS: Final = size((0.3,), (0.05, 0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 0.95))
"""After which parts of a game one sits down; there the first question with many answers is asked."""

LANGUAGES: Final = ("de", "en", "fr", "es", "it")
"""In which one sits down, by turns: first in the one that has the longest words."""

MANY: Final = 4
SCREENS: Final[tuple[ViewportSize, ...]] = (
    {"width": 1440, "height": 900},
    {"width": 1024, "height": 700},
    {"width": 390, "height": 844},
    {"width": 844, "height": 390},
)
OPENERS: Final = (
    ("details.menu > summary", "details.menu > .card"),
    (".aim", ".whole"),
    (".prompt .tools button[aria-expanded]", ".asks"),
)
"""What opens something over the table, and what it opens."""

SEVERAL_THINGS: Final = """(texts) => {
  const often = (id) => texts.filter((text) => text.split(' ').includes(id)).length;
  return [...document.querySelectorAll('.hit.can')].map((place) => place.dataset.id).filter((id) => often(id) > 1);
}"""
"""Places on the map at which more than one thing is offered."""


PRESSED: Final = """(opener) => {
  const thing = [...document.querySelectorAll(opener)].find((one) => one.checkVisibility());
  thing?.click();
  return !!thing;
}"""
"""What opens something is pressed, if it is there: that the mouse could have done it is asked of every control."""


class Stop(NamedTuple):
    """A recorded game up to a question with many answers, and who is asked."""

    text: str
    seat: int
    actions: int


@cache
def stop(game: str, part: float) -> Stop:
    """The first such question after a part of the record."""
    match = romanum.replay((RECORDS / game / "records" / WALKS[game]).read_text(encoding="utf-8"))
    for n in range(int(len(match.history) * part), len(match.history)):
        here = match.at(n)
        if len(here.decision(here.pending[0]).options) >= MANY:
            return Stop(here.record.write(), here.pending[0], n)
    raise LookupError(f"nobody has a choice in {game} after {part:.0%}")


def seen(player: Player, k: int) -> Iterator[str]:
    """What is amiss on a screen: as the table lies there, and with things open, all of them or a few."""
    page = player.page
    page.set_viewport_size(SCREENS[k])
    yield from faults(page)
    for opener, part in size((OPENERS * 2)[k : k + 1], OPENERS):
        if page.evaluate(PRESSED, opener):
            yield from (f"{part}: {fault}" for fault in faults(page, part))
            page.evaluate(PRESSED, opener)
    if size(k % 2, True):
        yield from menu_of_a_place(player)
    if size(k % 2 == 0, True):
        yield from at_the_cursor(player)


def menu_of_a_place(player: Player) -> Iterator[str]:
    """What is amiss with what a click opens where several things can be done, if there is such a place in sight."""
    player.waits_for_a_question()
    asked = player.asks(f"/matches/{player.match}/table?seat={player.seat}")["decision"]
    texts = [option["text"] if isinstance(option, dict) else option for option in asked["options"]]
    places = [] if asked.get("ways") else player.page.evaluate(SEVERAL_THINGS, texts)
    if place := next(filter(player.is_in_reach_of_the_mouse, places), None):
        player.clicks_on_place(place)
        yield from (f"menu of {place}: {fault}" for fault in faults(player.page))
        player.presses("Escape")


def at_the_cursor(player: Player) -> Iterator[str]:
    """What is amiss with what is shown of a place that the keyboard points at, and of the way there."""
    player.board.focus()
    player.presses(".", " ")
    yield from (f"card: {fault}" for fault in faults(player.page))
    player.presses("Escape")


def with_a_hint(player: Player) -> Iterator[str]:
    """What is amiss with the advice of a bot on the screens, or on the two that are lowest."""
    player.prompt.locator("button:has(kbd:text-is('H'))").click()
    player.page.get_by_test_id("hints").wait_for()
    for screen in size(SCREENS[1::2], SCREENS):
        player.page.set_viewport_size(screen)
        yield from (f"{screen['width']} x {screen['height']}, hint: {fault}" for fault in faults(player.page))
    player.presses("Escape")


@pytest.mark.parametrize("game", WALKS)
def test_a_walk_through_a_recorded_game(same_player: Player, game: str) -> None:
    """Every control can be reached and read; menus, cards and sheets cover neither each other nor the goal."""
    player, found = same_player, list[str]()
    for part, language in zip(STOPS, cycle(LANGUAGES)):
        moment = stop(game, part)
        player.prefers(language=language)
        player.takes_a_seat_at(moment)
        for k, screen in enumerate(SCREENS):
            where = f"{game} after {moment.actions} in {language}, {screen['width']} x {screen['height']}"
            found += [f"{where}: {fault}" for fault in seen(player, k)]
        found += [f"{game} after {moment.actions}, {fault}" for fault in with_a_hint(player)]
    assert not found, "\n".join(found)
