"""A match as a film: the board at the end of each stage, one picture after the other, as an animated GIF."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from romanum.cli.common import Complaint
from romanum.engine.pages.picture import INK, SEA, Counter, Patch, Picture, Point, ink_on, polygons
from romanum.engine.secrecy import masked

if TYPE_CHECKING:
    from PIL.Image import Image

    from romanum.engine.match import Match

WIDTH: Final = 800
MOST_FRAMES: Final = 150
FRAME: Final = 400
"""Milliseconds that a picture is shown,"""
LAST_FRAME: Final = 3000
"""and the last one."""
SIGN: Final = 1.2
"""How large the signs on a counter are, in its radius."""


def write_gif(match: Match[Any], seat: int | None, file: Path) -> int:
    """Write the film of a match as a seat saw it, or a spectator, into a file; how many pictures it has."""
    frames = [image(picture, WIDTH) for picture in _pictures(match, seat)]
    if not frames:
        raise Complaint(f"{match.game.title} draws no board")
    times = [FRAME] * (len(frames) - 1) + [LAST_FRAME]
    frames[0].save(file, format="GIF", save_all=True, append_images=frames[1:], duration=times, loop=0)
    return len(frames)


def _pictures(match: Match[Any], seat: int | None) -> list[Picture]:
    """The board at the beginning of each stage, some of them if there are many, and at the end."""
    changes = [n for n, past in enumerate(match.history) if not n or past.stage != match.history[n - 1].stage]
    step = -(-len(changes) // MOST_FRAMES) or 1
    positions = [match.history[n].before for n in changes[::step]] + [match.position]
    found = (match.game.picture(masked(position, seat)) for position in positions)
    return [picture for picture in found if picture is not None]


def image(picture: Picture, width: int) -> Image:
    """A picture as dots."""
    try:
        from PIL import Image as Images
        from PIL.ImageDraw import Draw
    except ImportError:
        raise Complaint("--gif needs Pillow: pip install 'romanum-games[report]'") from None
    scale = width / picture.size[0]
    made = Images.new("RGB", (width, round(picture.size[1] * scale)), SEA)
    brush = Draw(made)
    for patch in picture.patches:
        _surface(brush, patch, scale)
    for counter in picture.counters:
        _disc(brush, counter, scale)
    return made.convert("P", palette=Images.Palette.ADAPTIVE)


@lru_cache(maxsize=1024)
def _parts(path: str) -> tuple[list[Point], ...]:
    """The parts of an outline; the same ones come in every picture of a film."""
    return tuple(polygons(path))


def _surface(brush: Any, patch: Patch, scale: float) -> None:
    for corners in _parts(patch.path):
        points = [(x * scale, y * scale) for x, y in corners]
        if patch.fill != "none" and len(points) > 2:
            brush.polygon(points, fill=patch.fill)
        brush.line([*points, points[0]] if patch.fill != "none" else points, fill=patch.line)


def _disc(brush: Any, counter: Counter, scale: float) -> None:
    x, y, radius = counter.x * scale, counter.y * scale, max(counter.radius * scale, 2.0)
    brush.ellipse([x - radius, y - radius, x + radius, y + radius], fill=counter.colour, outline=INK)
    if counter.text:
        brush.text((x, y), counter.text, fill=ink_on(counter.colour), anchor="mm", font_size=max(radius * SIGN, 6))
