"""Figures of the page that needs no server, measured in Chromium on a plain host: `python -m browser.page_figures`.

How long it takes from an empty browser to the first question of a lesson, and at the second visit; how many bytes are
sent for the first game; how long `legatus` thinks about a choice in hre and about a whole turn in Imperium; and what
memory a match takes. Seconds depend on what else runs on the machine, so those of processor time are told beside them,
of all that the browser does; nothing is asserted.
"""

from __future__ import annotations

import re
import statistics
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, expect, sync_playwright

import romanum
from browser.chromium import flags, get
from browser.conftest import LIKELY
from browser.page_people import BUILT, PagePlayer, acts, calm, my_turn
from browser.people import PATIENCE, likes
from browser.plain_host import PlainHost

CHOICES: Final = 25
MONTHS: Final = 6
SCENARIOS: Final = {"gallic-revolt": 2, "justinian": 2}
"""The first that a newcomer plays, and a large one, each with its seats."""
SMAPS: Final = re.compile(r"^Pss:\s+(\d+) kB", re.MULTILINE)


class Spent(NamedTuple):
    """Seconds by the clock, and of processor time."""

    clock: float
    processor: float

    @classmethod
    def now(cls, browser: Browser) -> Spent:
        """Of a browser, since it began."""
        return cls(time.perf_counter(), sum(one["cpuTime"] for one in processes(browser)))

    def until(self, later: Spent) -> Spent:
        return Spent(later.clock - self.clock, later.processor - self.processor)

    def __str__(self) -> str:
        return f"{self.clock:8.2f} s, {self.processor:6.2f} s of processor time  "


def processes(browser: Browser) -> list[dict[str, Any]]:
    """All that a browser consists of."""
    told: list[dict[str, Any]] = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return told


@contextmanager
def taking(browser: Browser, what: str) -> Iterator[None]:
    """Tell how long it takes."""
    begun = Spent.now(browser)
    yield
    print(f"{begun.until(Spent.now(browser))} {what}", flush=True)


def comes(browser: Browser, host: PlainHost) -> PagePlayer:
    """Somebody whose browser has nothing of the page."""
    context = browser.new_context(**{**LIKELY, "service_workers": "allow"})
    context.set_default_timeout(2 * PATIENCE)
    context.add_init_script(likes({"film": "off", "unguided": sorted(romanum.games())}))
    return PagePlayer(context, host)


def begins_the_lesson(player: PagePlayer) -> None:
    """From the address to the first question of the first lesson."""
    player.goes_to("/learn/hre")
    player.button(re.compile("^(Begin|Again)")).click()
    player.page.get_by_test_id("lesson").get_by_role("button", name="Go on").click()
    player.waits_for_a_question()


def against_legatus(player: PagePlayer, game: str, scenario: str, seats: int) -> str:
    """A match that is begun."""
    chairs = [{"kind": "me"}, *({"kind": "bot", "level": "legatus"} for _ in range(seats - 1))]
    dice = {"kind": "seeded", "seed": 5}
    made = player.posts("/matches", {"game": game, "scenario": scenario, "seats": chairs, "dice": dice})
    return str(made["id"])


def waits(player: PagePlayer, match: str) -> Iterator[tuple[dict[str, Any], int, Spent]]:
    """The table before each choice of mine; how many choices of bots followed, and how long I waited for them."""
    browser = player.context.browser
    assert browser
    while (before := my_turn(player, match)) is not None and acts(player, match, calm):
        begun = Spent.now(browser)
        after = my_turn(player, match)
        yield before, (after or before)["n"] - before["n"] - 1, begun.until(Spent.now(browser))


def a_choice(player: PagePlayer) -> list[Spent]:
    """What a choice of `legatus` takes in hre."""
    found = waits(player, against_legatus(player, "hre", "standard", 4))
    return [
        Spent(took.clock / choices, took.processor / choices)
        for _, choices, took in islice(found, CHOICES)
        if choices > 0
    ]


def a_turn(player: PagePlayer, scenario: str, seats: int) -> list[Spent]:
    """What a whole turn of `legatus` takes in Imperium: all its choices of a month, those in my part of it too."""
    turns: dict[int, Spent] = {}
    for before, choices, took in waits(player, against_legatus(player, "imperium", scenario, seats)):
        month = before["view"]["month"]
        if len(turns) == MONTHS and month not in turns:
            break
        known = turns.setdefault(month, Spent(0, 0))
        if choices > 0:
            turns[month] = Spent(known.clock + took.clock, known.processor + took.processor)
    return list(turns.values())


def told(what: str, found: list[Spent]) -> None:
    """Print the median and the most."""
    halves = Spent(*(statistics.median(one) for one in zip(*found, strict=True)))
    print(f"{halves} {what}, the median of {len(found)}\n{max(found)} at most", flush=True)


def memory(browser: Browser) -> float:
    """Megabytes of the processes that draw and reckon, shared ones by their share."""
    pids = [one["id"] for one in processes(browser) if one["type"] == "renderer"]
    rolled = [Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="utf-8") for pid in pids]
    return sum(int(found[1]) for text in rolled if (found := SMAPS.search(text))) / 1024


def main() -> None:
    """Measure, and print."""
    host = PlainHost(BUILT)
    host.open()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=get(), args=flags())
        expect.set_options(timeout=2 * PATIENCE)
        player = comes(browser, host)
        with taking(browser, "from an empty browser to the first question of a lesson"):
            begins_the_lesson(player)
        print(f"{host.bytes_sent / 1e6:8.2f} MB  sent for it", flush=True)
        player.keeps_the_page()
        player.page.goto("about:blank")
        with taking(browser, "the same at the second visit"):
            begins_the_lesson(player)
        told("legatus: a choice in hre", a_choice(player))
        print(f"{memory(browser):8.0f} MB  of memory after it", flush=True)
        for scenario, seats in SCENARIOS.items():
            told(f"legatus: a turn in Imperium, {scenario}", a_turn(player, scenario, seats))
        print(f"{memory(browser):8.0f} MB  of memory after all of it", flush=True)
        browser.close()
    host.close()


if __name__ == "__main__":
    main()
