"""The two pictures of the map of Trajan: only the style sheet holds colours."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from atlas.preview import DARK, LIGHT, frame, lettered, path, text, town_name
from atlas.trajan.hexes import GRID

OWN_LIGHT = {
    "sand": "#e7cf9c", "grain": "#a8833f", "rock": "#ddc9a2", "peak": "#f1e6cb", "marsh": "#c9d2b0", "reed": "#55704f",
    "side": "#6b5638", "side-weight": ".36", "wave": "#6f8a94", "number": "#7d6748",
    "road": "#8f2f22", "bed": "#f7efdc", "trade": "#8a5a16",
    "roman": "#a3262a", "parthian": "#2f6d4a", "armenian": "#6b4a94", "arabian": "#b5761a",
}  # fmt: skip
OWN_DARK = {
    "sand": "#463a26", "grain": "#b99a5e", "rock": "#413a33", "peak": "#4a433b", "marsh": "#33402f", "reed": "#8fab83",
    "side": "#d8c9a8", "side-weight": ".26", "wave": "#57788a", "number": "#b8a88c",
    "road": "#c4604f", "bed": "#2a2725", "trade": "#cf9f52",
    "roman": "#d2504d", "parthian": "#4f9f73", "armenian": "#9677c4", "arabian": "#d89a3a",
}  # fmt: skip

STYLE = """
.sea {{ fill: {sea} }}
.depth {{ fill: none; stroke: {depth}; stroke-width: .6 }}
.depth.d1 {{ opacity: .6 }} .depth.d2 {{ opacity: .35 }}
.coast {{ fill: {paper}; stroke: {ink}; stroke-width: 1.5; stroke-linejoin: round; paint-order: stroke }}
.wash.mountain {{ fill: {rock}; opacity: .75 }} .wash.desert {{ fill: {sand}; opacity: .75 }}
.wash.swamp {{ fill: {marsh}; opacity: .9 }}
.sand {{ fill: none; stroke: {grain}; stroke-width: .95; stroke-linecap: round; opacity: .75 }}
.reeds {{ fill: none; stroke: {reed}; stroke-width: .7; stroke-linecap: round }}
.sides {{ fill: none; stroke: {side}; stroke-width: .6; opacity: {side-weight} }}
.faint {{ fill: none; stroke: {wave}; stroke-width: .5; opacity: .35 }}
.peaks {{ fill: {peak}; stroke: {hill}; stroke-width: .62; stroke-linejoin: round; stroke-linecap: round }}
.river, .lake {{ fill: {river} }}
.lake {{ stroke: {ink}; stroke-width: .35 }}
.bed {{ fill: none; stroke: {bed}; stroke-width: 3.4; stroke-linecap: round; opacity: .8 }}
.roman-road {{ fill: none; stroke: {road}; stroke-width: 1.5; stroke-linecap: round }}
.trade-road {{ fill: none; stroke: {trade}; stroke-width: 1.35; stroke-dasharray: 3.6 2.2 }}
text {{ font-family: Cinzel, "Trajan Pro", "EB Garamond", Garamond, serif; text-anchor: middle; fill: {ink} }}
.region {{ font-weight: 600; opacity: .4 }}
.range {{ fill: {hill}; font-weight: 600; opacity: .95 }}
.stream {{ fill: {river}; font-weight: 600 }}
.sea-name {{ fill: {sea-name}; font-weight: 400 }}
.land-name {{ fill: {soft}; font-weight: 600 }}
.number {{ font: 400 4.4px "Source Sans 3", sans-serif; fill: {number}; opacity: .62 }}
.town {{ font-family: "Source Serif 4", Georgia, serif; font-weight: 600; paint-order: stroke; stroke: {halo};
  stroke-width: 2.4; stroke-opacity: .85; stroke-linejoin: round }}
.city {{ stroke: {ink}; stroke-width: .9; stroke-linejoin: round }}
.roman {{ fill: {roman} }} .parthian {{ fill: {parthian} }}
.armenian {{ fill: {armenian} }} .arabian {{ fill: {arabian} }}
.wall {{ fill: {bridge}; stroke: {ink}; stroke-width: .9; stroke-linejoin: round }}
.frame {{ fill: none; stroke: {ink} }}
"""


class Picture:
    """Draws the content of the map file with one set of colours."""

    def __init__(self, content: dict[str, Any]) -> None:
        self.map = content

    def svg(self, colours: dict[str, str]) -> str:
        """The whole picture."""
        width, height = self.map["size"]
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
        style = f"<style>{STYLE.format(**colours)}</style>"
        layers = (self._water(), self._ground(), self._lines(), self._names(), frame(*self.map["size"]))
        return "\n".join([head, style, *(piece for layer in layers for piece in layer), "</svg>\n"])

    def _water(self) -> Iterator[str]:
        width, height = self.map["size"]
        yield f'<rect class="sea" width="{width}" height="{height}"/>'
        yield from (path(f"depth d{i}", line) for i, line in enumerate(self.map["depth"]))
        yield path("faint", self.map["grid"]["faint"])
        yield from (piece for label in self.map["seas"] for piece in text("sea-name", label))

    def _ground(self) -> Iterator[str]:
        yield path("coast", self.map["land"])
        yield from (path(f"wash {name}", shape) for name, shape in self.map["washes"].items())
        yield path("sand", self.map["sand"])
        yield path("reeds", self.map["reeds"])
        yield path("sides", self.map["grid"]["sides"])

    def _lines(self) -> Iterator[str]:
        yield from (path("river", river["path"]) for river in self.map["rivers"])
        yield from (path("lake", lake["path"]) for lake in self.map["lakes"])
        yield from (path("peaks", row) for row in self.map["mountains"])
        yield from (piece for row in self.map["regions"] for piece in lettered("region", row))
        roads = [*self.map["roads"], *self.map["exits"]]
        yield path("bed", "".join(road["path"] for road in roads))
        for kind in ("trade", "roman"):
            yield path(f"{kind}-road", "".join(road["path"] for road in roads if road["kind"] == kind))

    def _names(self) -> Iterator[str]:
        yield from self._numbers()
        yield from (piece for row in self.map["ranges"] for piece in lettered("range", row))
        yield from (piece for row in (*self.map["streams"], *self.map["pools"]) for piece in lettered("stream", row))
        yield from (piece for label in self.map["islands"] for piece in text("land-name", label))
        yield from (_city(city) for city in self.map["cities"])
        yield from (piece for city in self.map["cities"] for piece in town_name(city["label"]))

    def _numbers(self) -> Iterator[str]:
        grid = self.map["grid"]
        for here in range(GRID.size):
            x, y = (o + c * grid["hex"] for o, c in zip(grid["origin"], GRID.centre(here), strict=True))
            yield f'<text class="number" x="{x:.1f}" y="{y - grid["hex"] * 0.405:.1f}">{GRID.name(here)}</text>'


EMBLEMS = {
    "roman": "M0-2.6A2.6 2.6 0 1 1 0 2.6 2.6 2.6 0 1 1 0-2.6z",
    "parthian": "M0-3.1L3.1 0 0 3.1-3.1 0z",
    "armenian": "M-2.3-2.3H2.3V2.3H-2.3z",
    "arabian": "M0-3L2.8 2H-2.8z",
}
"""What the colour of a city says, its shape repeats."""
CAPITALS = {
    "provincial": "M-6.6 5.8v-9h2.6v2h1.9v-6h1.4v1.8h1.4v-1.8h1.4v6h1.9v-2h2.6v9z",
    "regional": "M-6.6 5.8v-8.4l1.7-2.4 1.7 2.4v1.4h1.5v-4.4l1.7-3 1.7 3v4.4h1.5v-1.4l1.7-2.4 1.7 2.4v8.4z",
}
"""Square towers for a Roman capital, pointed ones for a Parthian."""


def _city(row: dict[str, Any]) -> str:
    """A ring around the emblem of the city's code; a capital is a walled town."""
    x, y = row["site"]
    turn = f'transform="translate({x} {y})"'
    if row["capital"]:
        return f'<path class="city {row["code"]}" {turn} d="{CAPITALS[row["capital"]]}"/>'
    ring = f'<circle class="wall" cx="{x}" cy="{y}" r="4.4"/>'
    return f'{ring}<path class="emblem {row["code"]}" {turn} d="{EMBLEMS[row["code"]]}"/>'


def draw(map_file: Path, pictures: Path) -> list[Path]:
    """Draw the map, light and dark, into a folder of pictures."""
    picture = Picture(json.loads(map_file.read_text(encoding="utf-8")))
    drawn = {"trajan-map.svg": LIGHT | OWN_LIGHT, "trajan-map-dark.svg": DARK | OWN_DARK}
    for name, colours in drawn.items():
        (pictures / name).write_text(picture.svg(colours), encoding="utf-8", newline="\n")
    return [pictures / name for name in drawn]
