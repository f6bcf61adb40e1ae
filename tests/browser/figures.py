"""Figures of the browser client, measured in Chromium against a server of its own: `make figures`.

What is measured: kilobytes of the first load as they come over the wire, with brotli as browsers want it over https and
on this machine, and with gzip as they want it over plain http (the finest lines of the map, which follow when the board
is there, apart); frames while a full map is dragged about, and
the time from a click or key to the page that shows the confirmed action. They depend on the machine and on what else
runs there; nothing is asserted.
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
from browser.serving import Serving

WINDOW: Final[Any] = {"width": 1440, "height": 900}
DRAGGING: Final = 4.0
ACTIONS: Final = 40
LATER: Final = "/lines-"
"""What follows when the board is there."""

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
    """Somebody with an empty cache."""
    headers = {"Accept-Encoding": encoding}
    return Player(browser.new_context(viewport=WINDOW, extra_http_headers=headers).new_page(), serving)


def first_load(player: Player, path: str) -> tuple[float, float]:
    """Kilobytes that come over the wire until the page at an address can be used, and those that follow."""
    wire = player.context.new_cdp_session(player.page)
    wire.send("Network.enable")
    sizes: dict[str, float] = {}
    addresses: dict[str, str] = {}
    wire.on("Network.requestWillBeSent", lambda sent: addresses.update({sent["requestId"]: sent["request"]["url"]}))
    wire.on("Network.loadingFinished", lambda done: sizes.update({done["requestId"]: done["encodedDataLength"]}))
    player.goes_to(path)
    player.page.wait_for_load_state("networkidle")
    later = sum(size for request, size in sizes.items() if LATER in addresses.get(request, ""))
    return (sum(sizes.values()) - later) / 1000, later / 1000


def table_link(player: Player) -> tuple[float, float]:
    """The first load of somebody who opens a match by its address."""
    player.asks("/me")
    made = player.posts(f"/records?bots=tiro&seat={GREEN_LANDS.seat}", GREEN_LANDS.text)
    return first_load(player, f"/match/{made['id']}")


def frame_times(player: Player) -> list[float]:
    """Milliseconds between frames while a map full of Armies is dragged."""
    player.sits_down_at(FULL_MAP)
    player.presses("+", "+", "+")
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

    frames, (answers, requests) = frame_times(fresh()), waits(fresh())
    link, relief = table_link(fresh())
    plain_link, plain_relief = table_link(fresh("gzip"))
    return [
        ("first load, lobby", f"{first_load(fresh(), '/')[0]:.0f} kB", "300 kB at most"),
        ("  with gzip", f"{first_load(fresh('gzip'), '/')[0]:.0f} kB", "300 kB at most"),
        ("first load, a table by its link", f"{link:.0f} kB (+ {relief:.0f} relief)", "300 kB at most"),
        ("  with gzip", f"{plain_link:.0f} kB (+ {plain_relief:.0f} relief)", "300 kB at most"),
        ("frames while dragging a full map", f"{1000 / statistics.mean(frames):.1f} a second", "55 at least"),
        ("  of them later than 20 ms", f"{sum(f > 20 for f in frames)} of {len(frames)}", ""),
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
