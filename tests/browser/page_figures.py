"""Figures of the page that needs no server, measured in Chromium on a plain host: `python -m browser.page_figures`.

How long it takes from an empty browser to the first question of a lesson, and at the second visit; how many bytes are
sent for the first game; how long `legatus` thinks about a choice in hre and about a turn in Imperium; and what memory a
match takes. They depend on the machine and on what else runs there; nothing is asserted.
"""

from __future__ import annotations

import re
import statistics
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, expect, sync_playwright

import romanum
from browser.chromium import flags, get
from browser.conftest import LIKELY
from browser.page_people import BUILT, PagePlayer, acts, calm, my_turn
from browser.people import PATIENCE, likes
from browser.plain_host import PlainHost

CHOICES: Final = 25
SMAPS: Final = re.compile(r"^Pss:\s+(\d+) kB", re.MULTILINE)


@contextmanager
def taking(what: str) -> Iterator[None]:
    """Tell how long it takes."""
    begun = time.perf_counter()
    yield
    print(f"{time.perf_counter() - begun:8.2f} s   {what}", flush=True)


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


def legatus(player: PagePlayer, game: str, scenario: str, seats: int) -> list[float]:
    """Seconds a choice of the bot takes, as the match tells when they were made."""
    chairs = [{"kind": "me"}, *({"kind": "bot", "level": "legatus"} for _ in range(seats - 1))]
    made = player.posts(
        "/matches",
        {"game": game, "scenario": scenario, "seats": chairs, "dice": {"kind": "seeded", "seed": 5}},
    )
    match, found = made["id"], []
    for _ in range(CHOICES):
        before = my_turn(player, match)
        if before is None or not acts(player, match, calm):
            break
        begun = time.perf_counter()
        after = my_turn(player, match)
        if after is not None and (choices := after["n"] - before["n"] - 1) > 0:
            found.append((time.perf_counter() - begun) / (choices if game == "hre" else 1))
    return found


def memory(browser: Browser) -> float:
    """Megabytes of the processes that draw and reckon, shared ones by their share."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    pids = [one["id"] for one in told if one["type"] == "renderer"]
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
        with taking("from an empty browser to the first question of a lesson"):
            begins_the_lesson(player)
        print(f"{host.bytes_sent / 1e6:8.2f} MB  sent for it", flush=True)
        player.keeps_the_page()
        player.page.goto("about:blank")
        with taking("the same at the second visit"):
            begins_the_lesson(player)
        for game, scenario, seats in (("hre", "standard", 4), ("imperium", "gallic-revolt", 2)):
            waits = legatus(player, game, scenario, seats)
            if waits:
                told = f"legatus in {game}: median; at most {max(waits):.2f}"
                print(f"{statistics.median(waits):8.2f} s   {told}", flush=True)
        print(f"{memory(browser):8.0f} MB  of memory", flush=True)
        browser.close()
    host.close()


if __name__ == "__main__":
    main()
