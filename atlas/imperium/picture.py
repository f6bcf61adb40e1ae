"""The two pictures of the map of Imperium Romanum: only the style sheet holds colours."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from atlas.preview import DARK, LIGHT, frame, lettered, path, text, town_name

OWN_LIGHT = {
    "sand": "#ead39f", "grain": "#a8833f", "rock": "#dcc7a0", "peak": "#f1e6cb", "marsh": "#c4d0ad", "reed": "#55704f",
    "leaf": "#b9c795", "tree": "#5c7046", "side": "#6b5638", "border": "#8f2f22", "anchor": "#33566b",
}  # fmt: skip
OWN_DARK = {
    "sand": "#463a26", "grain": "#b99a5e", "rock": "#413a33", "peak": "#4a433b", "marsh": "#33402f", "reed": "#8fab83",
    "leaf": "#36412c", "tree": "#93a87a", "side": "#d8c9a8", "border": "#c4604f", "anchor": "#8fb8cf",
}  # fmt: skip

STYLE = """
.sea {{ fill: {sea} }}
.depth {{ fill: none; stroke: {depth}; stroke-width: .6 }}
.depth.d1 {{ opacity: .5 }}
.coast {{ fill: {paper}; stroke: {ink}; stroke-width: 1.2; stroke-linejoin: round; paint-order: stroke }}
.wash {{ opacity: .75 }}
.wash.rough {{ fill: {rock} }} .wash.desert {{ fill: {sand} }} .wash.marsh {{ fill: {marsh} }}
.wash.forest {{ fill: {leaf} }}
.hills {{ fill: {peak}; stroke: {hill}; stroke-width: .5; stroke-linejoin: round; stroke-linecap: round }}
.reeds {{ fill: none; stroke: {reed}; stroke-width: .55; stroke-linejoin: round }}
.trees {{ fill: {leaf}; stroke: {tree}; stroke-width: .5; stroke-linejoin: round }}
.sand {{ fill: none; stroke: {grain}; stroke-width: .9; stroke-linecap: round; opacity: .7 }}
.sides {{ fill: none; stroke: {side}; stroke-width: .4; opacity: .3 }}
.river {{ fill: none; stroke: {river}; stroke-linecap: round; stroke-linejoin: round }}
.river.main {{ stroke-width: 2.6 }} .river.major {{ stroke-width: 1.9 }} .river.minor {{ stroke-width: 1.3 }}
.lake {{ fill: {river}; stroke: {ink}; stroke-width: .35 }}
.lake-side {{ fill: none; stroke: {river}; stroke-width: 3 }}
.range {{ fill: {peak}; stroke: {ink}; stroke-width: .6; stroke-linejoin: round; stroke-linecap: round }}
.border {{ fill: none; stroke: {border}; stroke-width: 1; stroke-linecap: round; stroke-dasharray: 0 2.8 }}
.strait {{ fill: none; stroke: {ink}; stroke-width: .8; stroke-linecap: round }}
text {{ font-family: Cinzel, "Trajan Pro", "EB Garamond", Garamond, serif; text-anchor: middle; fill: {ink} }}
.province {{ font-weight: 600; opacity: .42 }}
.stream {{ fill: {river}; font-weight: 600 }}
.sea-name {{ fill: {sea-name}; font-weight: 400 }}
.town {{ font-family: "Source Serif 4", Georgia, serif; font-weight: 600; paint-order: stroke; stroke: {halo};
  stroke-width: 1.5; stroke-opacity: .85; stroke-linejoin: round }}
.city {{ fill: {bridge}; stroke: {ink}; stroke-width: .8 }} .city.capital {{ fill: {border} }}
.port {{ fill: none; stroke: {anchor}; stroke-width: .8; stroke-linecap: round }}
.frame {{ fill: none; stroke: {ink} }}
"""
ANCHOR = "m0-2.2v4.2m-1.2-2.8h2.4m-3.2 1.2q.2 1.8 2 1.8 1.8 0 2-1.8"


class Picture:
    """Draws the content of the map file with one set of colours."""

    def __init__(self, content: dict[str, Any]) -> None:
        self.map = content

    def svg(self, colours: dict[str, str]) -> str:
        """The whole picture."""
        width, height = self.map["size"]
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
        clip = f'<defs><clipPath id="dry"><path d="{self.map["land"]}"/></clipPath>{self._tile()}</defs>'
        style = f"<style>{STYLE.format(**colours)}</style>"
        layers = (self._water(), self._ground(), self._lines(), self._names(), frame(*self.map["size"]))
        return "\n".join([head, style, clip, *(piece for layer in layers for piece in layer), "</svg>\n"])

    def _tile(self) -> str:
        """Two columns of the grid as a pattern."""
        (x, y), size = self.map["grid"]["origin"], self.map["grid"]["hex"]
        side, wide = size / 3**0.5, size * 3**0.5
        line = (
            f"M{side / 2:.2f} 0l{side / 2:.2f} {size / 2:.2f} {-side / 2:.2f} {size / 2:.2f}M{side:.2f} {size / 2:.2f}"
            f"h{side:.2f}l{side / 2:.2f} {-size / 2:.2f}M{2 * side:.2f} {size / 2:.2f}l{side / 2:.2f} {size / 2:.2f}"
            f"M{side / 2:.2f} 0h{-side / 2:.2f}M{2.5 * side:.2f} 0h{side / 2:.2f}"
        )
        at = f'x="{x:.2f}" y="{y - size / 2:.2f}" width="{wide:.4f}" height="{size:.4f}"'
        return f'<pattern id="grid" patternUnits="userSpaceOnUse" {at}><path class="sides" d="{line}"/></pattern>'

    def _water(self) -> Iterator[str]:
        width, height = self.map["size"]
        yield f'<rect class="sea" width="{width}" height="{height}"/>'
        yield from (path(f"depth d{i}", line) for i, line in enumerate(self.map["depth"]))
        yield from (piece for label in self.map["seas"] for piece in text("sea-name", label))

    def _ground(self) -> Iterator[str]:
        width, height = self.map["size"]
        yield path("coast", self.map["land"])
        yield '<g clip-path="url(#dry)">'
        yield from (path(f"wash {name}", shape) for name, shape in self.map["washes"].items())
        yield "</g>"
        yield from (path(name, self.map[name]) for name in ("sand", "reeds", "hills", "trees"))
        yield f'<rect fill="url(#grid)" width="{width}" height="{height}"/>'

    def _lines(self) -> Iterator[str]:
        yield from (path("lake", lake) for lake in self.map["lakes"])
        yield path("lake-side", self.map["lake_sides"])
        yield '<g clip-path="url(#dry)">'
        yield from (path(f"river {row['rank']}", row["path"]) for row in self.map["rivers"])
        yield from (path("border", row["path"]) for row in self.map["borders"])
        yield "</g>"
        yield from (path("range", row["ink"]) for row in self.map["ranges"])
        yield from (path("strait", row["path"]) for row in self.map["straits"])

    def _names(self) -> Iterator[str]:
        yield from (piece for row in self.map["provinces"] for piece in lettered("province", row))
        yield from (piece for row in self.map["streams"] for piece in lettered("stream", row))
        yield from (path("port", f"M{x} {y}{ANCHOR}") for x, y in self.map["ports"].values())
        yield from (piece for city in self.map["cities"] for piece in _city(city))


def _city(city: dict[str, Any]) -> Iterator[str]:
    x, y = city["site"]
    half = 2.9 if city["capital"] else 2.2
    kind = "city capital" if city["capital"] else "city"
    yield f'<rect class="{kind}" x="{x - half:.1f}" y="{y - half:.1f}" width="{2 * half}" height="{2 * half}"/>'
    yield from town_name(city["label"])


def draw(map_file: Path, pictures: Path) -> list[Path]:
    """Draw the map, light and dark, into a folder of pictures."""
    picture = Picture(json.loads(map_file.read_text(encoding="utf-8")))
    drawn = {"imperium-map.svg": LIGHT | OWN_LIGHT, "imperium-map-dark.svg": DARK | OWN_DARK}
    for name, colours in drawn.items():
        (pictures / name).write_text(picture.svg(colours), encoding="utf-8", newline="\n")
    return [pictures / name for name in drawn]
