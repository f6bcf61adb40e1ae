"""Takes the pictures of how games are played: `PYTHONPATH=src:tests python -m browser.howto_pictures [GAME] [SUBJECT]`.

Every subject of a game's `howto.toml` names a moment of a recorded game and a place of the map. The real client shows
it at a real table, in light and in dark; what is kept is small. Look at each picture before you keep it.
"""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path
from typing import Any, Final, cast

from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

import romanum
from browser.chromium import flags, get
from browser.people import Player, likes
from browser.server_process import QUICK_BOT, Serving
from romanum.games import GAMES
from romanum.lessons.howto import FOLDER, LOOKS, Shot, Subject, how_to_play, picture_name

HERE: Final = Path(__file__).parents[1]
PACKAGE: Final = HERE.parent / "src" / "romanum" / "games"
SCREEN: Final = {"width": 1440, "height": 900}
SIZE: Final = (640, 420)
KEPT: Final = (592, 388)
"""What is taken around a place, and how large it is kept."""
QUALITY: Final = 30
PATIENCE: Final = 180_000
"""Milliseconds for a page to come, on a machine that does much else."""
REST: Final = 900
"""Milliseconds until camera and colours have come to rest."""
GLOWING: Final = "can"
"""For a place: one of those that can be chosen, in the middle of them."""
CENTRE: Final = """([name, glowing]) => {
  const all = [...document.querySelectorAll(name === glowing ? '.hit.can, [data-id].can' : `[data-id="${name}"]`)];
  const spots = all.map((one) => one.getBoundingClientRect()).filter((box) => box.width)
    .map((box) => [box.x + box.width / 2, box.y + box.height / 2]);
  if (!spots.length) return null;
  const middle = [0, 1].map((k) => spots.map((spot) => spot[k]).sort((a, b) => a - b)[spots.length >> 1]);
  const far = (spot) => Math.hypot(spot[0] - middle[0], spot[1] - middle[1]);
  return spots.sort((a, b) => far(a) - far(b))[0];
}"""

WHOLE: Final = """([left, top, width, height]) => {
  for (const one of document.querySelectorAll('[role=application] .widget, .dock > *, .foot')) {
    const box = one.getBoundingClientRect();
    const inside = box.left >= left && box.top >= top && box.right <= left + width && box.bottom <= top + height;
    one.style.visibility = inside && !one.matches('.pointers') ? '' : 'hidden';
  }
}"""
"""Trays and sheets that a picture would cut are left out of it, and so are arrows to what lies beyond the window."""


def moment(game: str, shot: Shot) -> tuple[str, int]:
    """The record up to the moment, and the seat that is asked there."""
    text = (HERE / "games" / game / "records" / f"{shot.record}.txt").read_text(encoding="utf-8")
    match = romanum.replay(text).at(shot.at)
    return match.record.write(), match.pending[0]


class Painter:
    """Somebody who sits down at tables and keeps what he sees."""

    def __init__(self, browser: Browser, serving: Serving, game: str) -> None:
        self._game = game
        context = browser.new_context(
            viewport=cast("Any", SCREEN), reduced_motion="reduce", service_workers="block", color_scheme="light"
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(likes({"film": "off", "unguided": [game]}))
        self._player = Player(context, serving)

    @property
    def _page(self) -> Page:
        return self._player.page

    def paint(self, subject: Subject) -> None:
        """Both pictures of a subject."""
        text, seat = moment(self._game, subject.shot)
        self._player.asks("/me")
        made = self._player.posts(f"/records?bots={QUICK_BOT}&seat={seat}", text)
        self._player.goes_to(f"/match/{made['id']}")
        expect(self._player.board).to_be_visible(timeout=PATIENCE)
        self._page.wait_for_timeout(REST)
        self._go_near(subject.shot)
        for look in LOOKS:
            self._page.evaluate("(look) => { document.documentElement.dataset.theme = look }", look)
            self._page.wait_for_timeout(REST)
            self._keep(subject, look)

    def _go_near(self, shot: Shot) -> None:
        for _ in range(shot.zoom if shot.place else 0):
            spot = self._centre(shot.place)
            if spot is None:
                return
            self._page.mouse.move(*spot)
            self._page.mouse.wheel(0, -200)
            self._page.wait_for_timeout(REST // 3)
        self._page.mouse.move(2, 2)
        self._page.wait_for_timeout(REST)

    def _centre(self, place: str) -> tuple[float, float] | None:
        found = self._page.evaluate(CENTRE, [place, GLOWING]) if place else None
        return None if found is None else (found[0], found[1])

    def _keep(self, subject: Subject, look: str) -> None:
        frame = self._player.board.bounding_box()
        assert frame
        spot = self._centre(subject.shot.place)
        if subject.shot.place and spot is None:
            raise SystemExit(f"{self._game} {subject.id}: there is no place {subject.shot.place!r}")
        width, height = SIZE if spot else (frame["width"], frame["width"] * SIZE[1] / SIZE[0])
        width, height = min(width, frame["width"]), min(height, frame["height"])
        middle = spot or (frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2)
        left = min(max(middle[0] - width / 2, frame["x"]), frame["x"] + frame["width"] - width)
        top = min(max(middle[1] - height / 2, frame["y"]), frame["y"] + frame["height"] - height)
        self._page.evaluate(WHOLE, [left, top, width, height])
        shot = self._page.screenshot(clip={"x": left, "y": top, "width": width, "height": height})
        image = Image.open(io.BytesIO(shot)).convert("RGB")
        image = image.resize(KEPT, Image.Resampling.LANCZOS)
        name = picture_name(subject.id, look)
        file = PACKAGE / self._game / FOLDER / name
        image.save(file, "WEBP", quality=QUALITY, method=6)
        print(f"{self._game} {name}: {file.stat().st_size} bytes", flush=True)


def main(games: list[str], only: list[str]) -> None:
    """Take all pictures of these games, or those of some subjects."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder))
        serving.start()
        browser = playwright.chromium.launch(executable_path=get(), args=flags())
        try:
            for game in games:
                painter = Painter(browser, serving, game)
                for subject in how_to_play(romanum.game(game)).subject:
                    if not only or subject.id in only:
                        painter.paint(subject)
        finally:
            browser.close()
            serving.stop()


if __name__ == "__main__":
    words = sys.argv[1:]
    main([word for word in words if word in GAMES] or list(GAMES), [word for word in words if word not in GAMES])
