"""What a screen is shown of Tabula: the plain board, and a picture of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from romanum.engine.pages.picture import Counter, Patch, Picture
from romanum_ludi.tabula.state import HALF, MEN, POINT_IDS, POINTS, SIDES, Race

WIDE: Final = 60
"""Of a point,"""
DEEP: Final = 210
"""as long as it is,"""
TALL: Final = 520
"""and of the board."""
MARGIN: Final = 110
"""On the right, where the men wait who are not on it."""
SIZE: Final = (WIDE * HALF + MARGIN, TALL)
OUTSIDE: Final = ("outside-white", "outside-black")
HOMES: Final = ("home-white", "home-black")
COLOURS: Final = ("#f4ecd8", "#2d2a28")
SEAT_COLOURS: Final = ("#b39248", "#3a3f4b")
"""Of seats on a table and in graphs: both can be told from paper, in light and in dark."""
GROUNDS: Final = ("#b5835a", "#8c5a3c")
BOARD: Final = "#ddc9a3"
MOST_DRAWN: Final = 6
"""Men in a pile that a picture draws one by one."""


def corners(point: int) -> list[list[float]]:
    """The triangle of a point: the first half runs along the foot of the board to the right, the second back above."""
    above = point >= HALF
    column = POINTS - 1 - point if above else point
    left, foot = column * WIDE, 0 if above else TALL
    return [[left, foot], [left + WIDE, foot], [left + WIDE / 2, DEEP if above else TALL - DEEP]]


def middle(point: int) -> tuple[float, float]:
    """Where the men of a point stand."""
    (left, foot), (right, _), (_, tip) = corners(point)
    return (left + right) / 2, foot + (tip - foot) * 0.3


def places(names: Mapping[str, str]) -> list[dict[str, Any]]:
    """The points, and beside the board where each side's men wait and where they are at home."""
    found: list[dict[str, Any]] = []
    for point, name in enumerate(POINT_IDS):
        x, y = middle(point)
        links = [POINT_IDS[other] for other in (point - 1, point + 1) if 0 <= other < POINTS]
        outline = {"polygon": corners(point), "kind": ("light", "dark")[point % 2]}
        found.append({"id": name, "name": names[name], "x": x, "y": y, "links": links, **outline})
    heights = zip((*HOMES, *OUTSIDE), (70, 180, TALL - 180, TALL - 70), strict=True)
    beside = WIDE * HALF + MARGIN / 2
    return found + [{"id": one, "name": names[one], "x": beside, "y": y, "kind": "beside"} for one, y in heights]


def counters(known: Race, names: Mapping[str, str]) -> list[dict[str, Any]]:
    """Every pile of men."""
    found = []
    for seat, side in enumerate(SIDES):
        piles = [*zip(POINT_IDS, known.men(seat), strict=True)]
        piles += [(OUTSIDE[seat], known.waiting[seat] + known.hit[seat]), (HOMES[seat], known.home[seat])]
        found += [{"place": place, "name": names[side], "side": seat, "count": men} for place, men in piles if men]
    return found


def tracks(known: Race, names: Mapping[str, str]) -> list[dict[str, Any]]:
    """Men at home, and points still to go."""
    home = [{"name": names["home"], "value": known.home[seat], "most": MEN, "side": seat} for seat in range(2)]
    return home + [{"name": names["pips"], "value": known.pips(seat), "side": seat} for seat in range(2)]


def picture(known: Race) -> Picture:
    """The board with its men, for a page or a notebook."""
    ground = [Patch(f"M0 0l{SIZE[0]} 0 0 {TALL}-{SIZE[0]} 0z", BOARD)]
    for point in range(POINTS):
        (left, foot), _, (_, tip) = corners(point)
        ground.append(Patch(f"M{left} {foot}l{WIDE} 0 {-WIDE / 2} {tip - foot}z", GROUNDS[point % 2]))
    return Picture(SIZE, ground, list(_men(known)))


def _men(known: Race) -> Iterator[Counter]:
    ids = {one: one for one in (*POINT_IDS, *OUTSIDE, *HOMES, *SIDES)}
    for place in places(ids):
        for pile in (one for one in counters(known, ids) if one["place"] == place["id"]):
            x, y, colour = place["x"], place["y"], COLOURS[pile["side"]]
            if place["kind"] == "beside":
                yield Counter(x, y, colour, str(pile["count"]), place["id"], 24)
                continue
            step = -34 if y > TALL / 2 else 34
            start = TALL - 24 if step < 0 else 24
            drawn = min(pile["count"], MOST_DRAWN)
            for number in range(drawn):
                more = str(pile["count"]) if number == drawn - 1 and pile["count"] > drawn else ""
                yield Counter(x, start + step * number, colour, more, place["id"], 22)
