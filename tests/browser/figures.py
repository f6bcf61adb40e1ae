"""Figures of the browser client, measured in Chromium against a server of its own: `make figures`.

What is measured: kilobytes of the first load as they come over the wire, with brotli as browsers want it over https and
on this machine, and with gzip as they want it over plain http: all there is, and how much of it are the finest lines of
the map, which follow when the board is there; frames while a full map and the whole Roman world are dragged about; and
the time from a click or key to the page that shows the confirmed action. They depend on the machine and on what else
runs there; nothing is asserted but, in a story of `test_imperium.py`, the first load of the largest table.
"""

from __future__ import annotations

import statistics
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table

from browser.chromium import flags, get
from browser.people import Player
from browser.positions import FULL_MAP, GREEN_LANDS
from browser.roman_world import begun
from browser.server_process import Serving
from browser.wire import Wire

WINDOW: Final[Any] = {"width": 1440, "height": 900}
DRAGGING: Final = 4.0
ACTIONS: Final = 40
LATER: Final = "/lines-"
"""What follows when the board is there."""
LATEST: Final = 20.0
"""Seconds in which it surely has followed."""
WORLD: Final = ("third-century", 5)
"""The scenario with the most on the map, and its players."""

COUNT_FRAMES: Final = """() => {
  window.frames_seen = [];
  const count = (now) => { window.frames_seen.push(now); window.counting = requestAnimationFrame(count); };
  requestAnimationFrame(count);
}"""

WATCH_ACTIONS: Final = """() => {
  window.waits = [];
  let begun = 0;
  for (const kind of ['pointerup', 'keydown']) addEventListener(kind, () => (begun = performance.now()), true);
  new MutationObserver(() => window.waits.push(performance.now() - begun))
    .observe(document.querySelector('[data-seq]'), { attributes: true, attributeFilter: ['data-seq'] });
}"""


def sitting(browser: Browser, serving: Serving, encoding: str) -> Player:
    """Somebody with an empty cache. A service worker would answer for a part of what is counted, as soon as it can."""
    context = browser.new_context(
        viewport=WINDOW, extra_http_headers={"Accept-Encoding": encoding}, service_workers="block"
    )
    return Player(context, serving)


def first_load(player: Player, path: str) -> tuple[float, float]:
    """Kilobytes that come over the wire for the page at an address, all in all, and the finest lines among them."""
    wire = Wire(player.page)
    player.goes_to(path)
    player.page.wait_for_load_state("networkidle")
    end = time.monotonic() + (LATEST if "/match/" in path else 0)
    while not wire.kilobytes(LATER) and time.monotonic() < end:
        player.page.wait_for_timeout(100)
    return wire.kilobytes(), wire.kilobytes(LATER)


def table_link(player: Player, text: str, seat: int) -> tuple[float, float]:
    """The first load of somebody who opens a match by its address."""
    player.asks("/me")
    made = player.posts(f"/records?bots=tiro&seat={seat}", text)
    return first_load(player, f"/match/{made['id']}")


def full_map(player: Player) -> list[float]:
    """Milliseconds between frames while a map full of Armies is dragged."""
    player.sits_down_at(FULL_MAP)
    player.presses("+", "+", "+")
    return frame_times(player)


def whole_world(player: Player, text: str) -> list[float]:
    """The same with the whole Roman world on the screen, when its finest lines are there."""
    player.knows("imperium")
    table_link(player, text, 0)
    player.presses("0")
    player.page.wait_for_timeout(1500)
    return frame_times(player)


def frame_times(player: Player) -> list[float]:
    """Milliseconds between frames while the map is dragged to and fro."""
    box = player.board.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    player.page.mouse.move(x, y)
    player.page.mouse.down()
    player.page.mouse.move(x + 20, y)
    player.page.evaluate(COUNT_FRAMES)
    end = time.monotonic() + DRAGGING
    k = 0
    while time.monotonic() < end:
        k += 1
        player.page.mouse.move(x + 20 + 160 * _swing(k, 90), y + 90 * _swing(k, 70))
    seen: list[float] = player.page.evaluate("(cancelAnimationFrame(window.counting), window.frames_seen)")
    player.page.mouse.up()
    return [after - before for before, after in pairwise(seen)]


def _swing(k: int, period: int) -> float:
    """To and fro between -1 and 1."""
    return abs(k % period / period * 4 - 2) - 1


def waits(player: Player) -> tuple[list[float], float]:
    """Milliseconds from an input to the page that shows the confirmed action, placing and taking back in turn; and how
    many requests an action costs besides what goes over the socket."""
    player.sits_down_at(GREEN_LANDS)
    player.page.wait_for_load_state("networkidle")
    asked: list[str] = []
    player.page.on("request", lambda request: asked.append(request.url))
    player.page.evaluate(WATCH_ACTIONS)
    for _ in range(ACTIONS // 2):
        with player.goes_on():
            player.clicks_on_place("baetica")
        player.page.wait_for_timeout(150)
        with player.goes_on():
            player.presses("u")
        player.page.wait_for_timeout(150)
    measured: list[float] = player.page.evaluate("window.waits")
    return measured, len(asked) / ACTIONS


def measured(browser: Browser, serving: Serving) -> list[tuple[str, str, str]]:
    """What, how much, and what it must be."""

    def fresh(encoding: str = "gzip, br") -> Player:
        return sitting(browser, serving, encoding)

    world = begun(*WORLD, 1, {}).record.write()
    frames, (answers, requests) = full_map(fresh()), waits(fresh())
    wide = whole_world(fresh(), world)

    def table(text: str, seat: int, encoding: str = "gzip, br") -> str:
        whole, lines = table_link(fresh(encoding), text, seat)
        return f"{whole:.0f} kB ({lines:.0f} of it finest lines)"

    return [
        ("first load, lobby", f"{first_load(fresh(), '/')[0]:.0f} kB", "300 kB at most"),
        ("  with gzip", f"{first_load(fresh('gzip'), '/')[0]:.0f} kB", "300 kB at most"),
        ("first load, a table by its link", table(GREEN_LANDS.text, GREEN_LANDS.seat), "300 kB at most"),
        ("  with gzip", table(GREEN_LANDS.text, GREEN_LANDS.seat, "gzip"), "300 kB at most"),
        ("first load, the table of Imperium Romanum", table(world, 0), "520 kB at most"),
        ("  with gzip", table(world, 0, "gzip"), "600 kB at most"),
        ("frames while dragging a full map", f"{1000 / statistics.mean(frames):.1f} a second", "55 at least"),
        ("  of them later than 20 ms", f"{sum(f > 20 for f in frames)} of {len(frames)}", ""),
        ("frames while dragging the whole Roman world", f"{1000 / statistics.mean(wide):.1f} a second", "55 at least"),
        ("  of them later than 20 ms", f"{sum(f > 20 for f in wide)} of {len(wide)}", ""),
        ("input to confirmed action on the page, p50", f"{_percentile(answers, 50):.0f} ms", ""),
        ("input to confirmed action on the page, p95", f"{_percentile(answers, 95):.0f} ms", "60 ms at most"),
        ("further requests for an action", f"{requests:g}", "none"),
    ]


def _percentile(values: list[float], which: int) -> float:
    return statistics.quantiles(values, n=100, method="inclusive")[which - 1]


def main() -> None:
    """Measure, and print a table."""
    table = Table("what", "measured", "must", title="The browser client")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder))
        serving.start()
        browser = playwright.chromium.launch(executable_path=get(), args=flags())
        try:
            for row in measured(browser, serving):
                table.add_row(*row)
        finally:
            browser.close()
            serving.stop()
    Console().print(table)


if __name__ == "__main__":
    main()
