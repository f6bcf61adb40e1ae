"""Takes the pictures of how both games are played: `PYTHONPATH=../../tests python -m tests.pictures` in examples/ludi.

The board of `Game.picture` at the moments that the subjects name, in light and in dark. It wants the distribution
installed, or its `src` on the path as well.
"""

from __future__ import annotations

import io
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

import romanum
from browser.chromium import flags, get
from romanum.games import GAMES, game
from romanum.lessons.howto import FOLDER, LOOKS, Shot, how_to_play, picture_name

from .make_records import HERE, PLACES

SIZE: Final = (592, 388)
QUALITY: Final = 40
GROUND: Final = {"light": "#f7f2e6", "dark": "#1d1a17"}
FILTER: Final = {"light": "none", "dark": "brightness(.74)"}


def page_of(name: str, shot: Shot, look: str) -> str:
    """The board at a moment, as a page."""
    text = (HERE / name / "records" / f"{shot.record}.txt").read_text(encoding="utf-8")
    position = romanum.replay(text).at(shot.at).position
    picture = game(name).picture(position)
    assert picture is not None
    style = f"margin:0;background:{GROUND[look]};display:grid;place-items:center;height:100vh"
    board = picture.svg(500).replace("<svg ", f'<svg style="filter:{FILTER[look]};max-height:364px" ', 1)
    return f'<body style="{style}">{board}</body>'


def take(browser: Browser, name: str) -> None:
    """All pictures of a game."""
    width, height = SIZE
    page = browser.new_page(viewport={"width": width, "height": height})
    for subject in how_to_play(game(name)).subject:
        for look in LOOKS:
            page.set_content(page_of(name, subject.shot, look))
            picture = Image.open(io.BytesIO(page.screenshot()))
            file = Path(str(game(name).folder)) / FOLDER / picture_name(subject.id, look)
            picture.save(file, "WEBP", quality=QUALITY, method=6)


def main() -> None:
    """Both games."""
    GAMES.update(PLACES)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=get(), args=flags())
        for name in PLACES:
            take(browser, name)
        browser.close()


if __name__ == "__main__":
    main()
