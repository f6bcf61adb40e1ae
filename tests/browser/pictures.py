"""Takes the pictures of the browser for README and docs: `PYTHONPATH=tests .venv/bin/python -m browser.pictures`.

Lobby, table in light and dark, phone, a battle and the report, from moments of recorded games, so that they show the
same match each time. Look at each before you keep it.
"""

from __future__ import annotations

import tempfile
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Browser, expect, sync_playwright

from browser.chromium import flags, get
from browser.people import PATIENCE, Player, likes
from browser.positions import GREEN_LANDS, Moment, whole_game
from browser.server_process import Serving

FOLDER: Final = Path(__file__).parents[2] / "docs" / "pictures"
MOVING: Final = Path(__file__).parents[2] / "web" / "src" / "lobby" / "moving"
MOVING_SIZE: Final = (480, 270)
SCREEN: Final[Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: Final[Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
GOTHI_BREAK_IN: Final = Moment("4-miles-107.txt", 384, 3)
"""The fifth turn: Blue leads the Gothi into an Empire that is full of Legions."""
REST: Final = 2500
"""Milliseconds until moves and camera have come to rest."""


class Painter:
    """Somebody who looks at the table and keeps what he sees."""

    def __init__(self, browser: Browser, serving: Serving) -> None:
        self._browser = browser
        self._serving = serving

    def person(self, **looks: Any) -> Player:
        """Somebody with a window of that kind, who is asked before every roll: the question is in a picture."""
        window = self._browser.new_context(**{**SCREEN, **looks})
        window.set_default_timeout(PATIENCE)
        window.add_init_script(likes({"ask": "always"}))
        return Player(window, self._serving)

    def keep(self, player: Player, name: str, rest: int = REST) -> None:
        """The window as a picture."""
        player.page.wait_for_load_state("networkidle")
        player.page.mouse.move(2, 2)
        player.page.wait_for_timeout(rest)
        player.page.screenshot(path=FOLDER / f"{name}.png")
        print(f"{name}.png")

    def lobby(self) -> None:
        """A shelf of games, and a match that waits for me."""
        player = self.person()
        player.sits_down_at(GREEN_LANDS)
        player.opens_the_lobby()
        self.keep(player, "lobby")

    def table(self, name: str, **looks: Any) -> None:
        """A running match, its log open."""
        player = self.person(**looks)
        player.sits_down_at(GOTHI_BREAK_IN)
        if not looks.get("is_mobile"):
            player.looks_at("Log")
        self.keep(player, name)

    def battle(self) -> None:
        """Dice have fallen."""
        player = self.person()
        player.sits_down_at(GREEN_LANDS)
        player.looks_at("Log")
        with player.goes_on():
            player.attacks("roma")
            player.confirmation.locator("button.can").click()
        self.keep(player, "battle", 700)

    def moving(self) -> None:
        """A few moments of an attack for the lobby, as a picture that moves, and its last as one that does not."""
        player = self.person(viewport={"width": 960, "height": 700})
        player.sits_down_at(GREEN_LANDS)
        player.page.wait_for_timeout(REST)
        seen = [(self._map(player), REST)]
        with player.goes_on():
            player.attacks("roma")
            seen.append((self._map(player), 900))
            player.confirmation.locator("button.can").click()
            for _ in range(8):
                player.page.wait_for_timeout(150)
                seen.append((self._map(player), 220))
        player.page.wait_for_timeout(REST)
        seen.append((self._map(player), REST))
        first, *others = [image for image, _ in seen]
        times = [time for _, time in seen]
        MOVING.mkdir(exist_ok=True)
        moving: Any = {"save_all": True, "append_images": others, "duration": times, "loop": 0}
        first.save(MOVING / "table.webp", quality=42, method=6, **moving)
        others[-1].save(MOVING / "still.webp", quality=60, method=6)

    def _map(self, player: Player) -> Image.Image:
        """The middle of the map as it is now."""
        shot = player.page.screenshot(clip={"x": 0, "y": 100, "width": 656, "height": 369})
        return Image.open(BytesIO(shot)).convert("RGB").resize(MOVING_SIZE, Image.Resampling.LANCZOS)

    def report(self) -> None:
        """A finished game."""
        player = self.person()
        player.asks("/me")
        made = player.posts("/records?bots=miles&seat=3", whole_game())
        player.goes_to(f"/match/{made['id']}")
        expect(player.page.get_by_test_id("report")).to_be_visible()
        self.keep(player, "report")


def main() -> None:
    """Take all pictures."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder))
        serving.start()
        browser = playwright.chromium.launch(executable_path=get(), args=flags())
        try:
            painter = Painter(browser, serving)
            painter.lobby()
            painter.table("table", color_scheme="light")
            painter.table("table-dark", color_scheme="dark")
            painter.table("phone", **PHONE)
            painter.battle()
            painter.report()
            painter.moving()
        finally:
            browser.close()
            serving.stop()


if __name__ == "__main__":
    main()
