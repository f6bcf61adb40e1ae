"""The two pictures of the map of Pax Romana: only the style sheet holds colours."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from atlas.pax.geography import Game
from atlas.pax.points import CAPITAL, DEEP, PASS, SPACE, TRANSIT
from atlas.preview import DARK, LIGHT, WEIGHTS, frame, lettered, path, text, town_name

OWN_LIGHT = {
    "plate": "#fdf8ea", "gold": "#e2b24a", "port": "#2f6f9a", "bay": "#a9cbdc", "lane": "#2c6d9c", "road": "#5a3a22",
    "alp": "#8a4b1e", "strait": "#1d4f8a", "tribe": "#3f7a3a", "tint": "0.3", "case": "#f8f0dd",
}  # fmt: skip
OWN_DARK = {
    "plate": "#3d3935", "gold": "#8f6a1f", "port": "#8fc0dd", "bay": "#2b566e", "lane": "#67a9d4", "road": "#d9bf95",
    "alp": "#d98f4e", "strait": "#8fc5f5", "tribe": "#8cc07e", "tint": "0.34", "case": "#262422",
}  # fmt: skip

STYLE = """
.sea {{ fill: {sea} }}
.graticule {{ fill: none; stroke: {grid}; stroke-width: .6 }}
.depth {{ fill: none; stroke: {depth}; stroke-width: .6 }}
.depth.d1 {{ opacity: .6 }} .depth.d2 {{ opacity: .35 }}
.coast {{ fill: {ink}; stroke: {ink}; stroke-width: 1.6; stroke-linejoin: round }}
.outland {{ fill: {waste} }} .ground {{ fill: {paper} }} .tint {{ opacity: {tint} }}
.band {{ fill: none; stroke-width: 9; stroke-linejoin: round; opacity: {band} }}
.relief {{ fill: none; stroke: {hill}; stroke-linecap: round }}
.relief.lit {{ stroke-width: .3; opacity: .42 }} .relief.level {{ stroke-width: .45; opacity: .5 }}
.relief.shade {{ stroke-width: .75; opacity: .58 }}
.river, .lake {{ fill: {river} }}
.lake {{ stroke: {ink}; stroke-width: .35 }}
.border, .frontier {{ fill: none; stroke: {ink}; opacity: .8 }}
.border {{ stroke-width: 1.4; stroke-linecap: round; stroke-dasharray: 0 3.1 }}
.frontier {{ stroke-width: 1.5; stroke-dasharray: 7 2.6 }}
.case {{ fill: none; stroke: {case}; stroke-width: 4; stroke-linejoin: round; opacity: .7 }}
.land, .alpine {{ fill: none; stroke: {road}; stroke-width: 1.9; stroke-linejoin: round; stroke-linecap: round }}
.naval {{ fill: none; stroke: {lane}; stroke-width: 1.6; stroke-linejoin: round; stroke-dasharray: 5 2.6 }}
.alpine {{ stroke: {alp}; stroke-width: 2.4; stroke-dasharray: 1.6 2.2; stroke-linecap: butt }}
.naval-case {{ stroke: {sea} }}
.strait, .heads {{ fill: none; stroke: {strait}; stroke-width: 2.4; stroke-linecap: round; stroke-linejoin: round }}
.summit {{ fill: {plate}; stroke: {alp}; stroke-width: 1.3 }}
.stop {{ fill: {road}; stroke: {case}; stroke-width: .8 }}
.stop.naval {{ fill: {lane}; stroke-width: .8; stroke-dasharray: none; stroke: {case} }}
.stop.deep {{ fill: {bay}; stroke: {lane}; stroke-width: 1.2 }}
.wave {{ fill: none; stroke: {lane}; stroke-width: 1.1; stroke-linecap: round }}
.disc {{ fill: {plate}; stroke: {ink}; stroke-width: 1.3 }}
.disc.capital {{ fill: {gold}; stroke-width: 1.7 }}
.bay {{ fill: {bay} }}
.rim {{ fill: none; stroke: {ink}; stroke-width: 1.3 }} .rim.capital {{ stroke-width: 1.7 }}
.glyph {{ fill: none; stroke: {ink}; stroke-width: 1; stroke-linecap: round; stroke-linejoin: round }}
.glyph.tribal {{ stroke: {tribe}; stroke-width: 1.3 }}
.glyph.alp {{ stroke: {alp}; stroke-width: 1.1 }}
.glyph.capital {{ stroke-width: 1.1 }}
text {{ font-family: Cinzel, "Trajan Pro", "EB Garamond", Garamond, serif; text-anchor: middle; fill: {ink} }}
.territory {{ font-weight: 600; opacity: .4 }}
.province {{ font-weight: 600; opacity: .72 }}
.stream {{ fill: {lane}; font-weight: 600 }}
.sea-name {{ fill: {sea-name}; font-weight: 600; opacity: .8 }}
.land-name {{ fill: {soft}; font-weight: 400 }}
.town {{ font-family: "Source Serif 4", Georgia, serif; font-weight: 600; paint-order: stroke; stroke: {halo};
  stroke-width: 2.2; stroke-opacity: .85; stroke-linejoin: round }}
.frame {{ fill: none; stroke: {ink} }}
"""

GLYPHS = {
    "tribal": "M-4.2 2.2a4.2 4.2 0 0 1 8.4 0zM-5.6 2.2h11.2M-4.4-.6q-2.6-1-1.8-4M4.4-.6q2.6-1 1.8-4",
    "fortress": "M-5.6 3.8l3.4-6 1.7 2.6 2.6-5 3.7 8.4zM1.3-1.8l.9 1.4.9-1.2",
    "mine": "M-4.4 4.4l7.2-7.6M-.6-5q4.4-.6 5.6 4.6M4.4 4.4l-7-7.4M-4.6-1.2l3.4-3.6",
    "capital": "M-5.8 4.6h11.6M-4.6 4v-5M-1.5 4v-5M1.5 4v-5M4.6 4v-5M-6-1.4L0-5.4 6-1.4z",
}
WAVE = "M-3-1q1.5-1.6 3 0t3 0M-3 1.4q1.5-1.6 3 0t3 0"
MOUNTAIN = "M-3.6 2.4l2.3-4 1.2 1.8 1.4-2.9 2.5 5.1z"


class Picture:
    """Draws the content of the map file with one set of colours."""

    def __init__(self, content: dict[str, Any]) -> None:
        self.map = content
        game = Game.read()
        self.spaces = {row["id"]: row for row in game.spaces}
        self.territory = {row["id"]: row["territory"] for row in game.provinces}
        self.colours = {row["id"]: row["colour"] for row in game.territories}

    def svg(self, colours: dict[str, str]) -> str:
        """The whole picture."""
        width, height = self.map["size"]
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
        style = f"<style>{STYLE.format(**colours)}</style><defs>{''.join(self._shapes())}</defs>"
        layers = (
            self._water(), self._land(), self._relief(), self._borders(), self._regions(), self._lines(), self._signs(),
            frame(*self.map["size"]),
        )  # fmt: skip
        return "\n".join([head, style, *(piece for layer in layers for piece in layer), "</svg>\n"])

    def _land_of(self, territory: str) -> str:
        return "".join(row["path"] for row in self.map["provinces"] if self.territory[row["id"]] == territory)

    def _shapes(self) -> Iterator[str]:
        for territory in self.colours:
            yield f'<path id="land-{territory}" d="{self._land_of(territory)}"/>'
            yield f'<clipPath id="in-{territory}"><use href="#land-{territory}"/></clipPath>'

    def _water(self) -> Iterator[str]:
        width, height = self.map["size"]
        yield f'<rect class="sea" width="{width}" height="{height}"/>'
        yield path("graticule", self.map["graticule"])
        yield from (path(f"depth d{i}", line) for i, line in enumerate(self.map["depth"]))

    def _land(self) -> Iterator[str]:
        yield from (f'<use class="coast" href="#land-{territory}"/>' for territory in self.colours)
        yield path("coast", self.map["outland"]) + path("outland", self.map["outland"])
        for row in self.map["territories"]:
            id_, colour = row["id"], self.colours[row["id"]]
            yield f'<use class="ground" href="#land-{id_}"/><use class="tint" fill="{colour}" href="#land-{id_}"/>'
            yield f'<path class="band" stroke="{colour}" clip-path="url(#in-{id_})" d="{row["path"]}"/>'

    def _relief(self) -> Iterator[str]:
        for weight, lines in zip(WEIGHTS, self.map["relief"], strict=True):
            yield path(f"relief {weight}", lines)
        yield from (path("river", river["path"]) for river in self.map["rivers"])
        yield from (path("lake", lake["path"]) for lake in self.map["lakes"])

    def _borders(self) -> Iterator[str]:
        for row in self.map["borders"]:
            same = self.territory[row["a"]] == self.territory[row["b"]]
            yield path("border" if same else "frontier", row["path"])

    def _regions(self) -> Iterator[str]:
        for row in self.map["territories"]:
            yield from lettered("territory", row["label"])
        for row in self.map["provinces"]:
            yield from lettered("province", row["label"]) if row["label"] else ()
        for row in self.map["streams"]:
            yield from lettered("stream", row)
        for kind, labels in (("sea-name", self.map["seas"]), ("land-name", self.map["lands"])):
            yield from (piece for label in labels for piece in text(kind, label))

    def _lines(self) -> Iterator[str]:
        rows = self.map["connections"]
        for kind in ("naval", "land", "alpine", "strait"):
            data = "".join(row["path"] for row in rows if row["kind"] == kind)
            yield path(f"case {kind}-case", data) + path(kind, data)
        yield path("heads", "".join(row.get("ink", "") for row in rows))
        for row in rows:
            if "summit" in row:
                yield _disc("summit", row["summit"], PASS) + _glyph("alp", row["summit"], MOUNTAIN)

    def _signs(self) -> Iterator[str]:
        for row in self.map["transits"]:
            deep = row["kind"] == "deep"
            yield _disc(f"stop {row['kind']}", row["at"], DEEP if deep else TRANSIT)
            yield _glyph_path("wave", row["at"], WAVE) if deep else ""
        yield from (_sign(row["at"], self.spaces[row["id"]]) for row in self.map["spaces"])
        yield from (piece for row in self.map["spaces"] for piece in town_name(row["label"]))


def _disc(kind: str, at: list[float], radius: float) -> str:
    return f'<circle class="{kind}" cx="{at[0]}" cy="{at[1]}" r="{radius}"/>'


def _glyph_path(kind: str, at: list[float], data: str) -> str:
    return f'<path class="{kind}" transform="translate({at[0]} {at[1]})" d="{data}"/>'


def _glyph(kind: str, at: list[float], data: str) -> str:
    return _glyph_path(f"glyph {kind}", at, data)


def _sign(at: list[float], space: dict[str, Any]) -> str:
    """A disc, half of it water at a port; a temple, a helmet, a mountain or tools by what the space is."""
    capital = bool(space.get("capital"))
    radius = CAPITAL if capital else SPACE
    rank = " capital" if capital else ""
    drawn = _disc(f"disc{rank}", at, radius)
    if space.get("port"):
        low = radius * 0.25
        wide = (radius**2 - low**2) ** 0.5
        drawn += _glyph_path("bay", at, f"M{-wide:.2f} {low:.2f}A{radius} {radius} 0 0 0 {wide:.2f} {low:.2f}z")
        drawn += _disc(f"rim{rank}", at, radius)
    return drawn + "".join(_glyph(kind, at, data) for kind, data in GLYPHS.items() if space.get(kind))


def draw(map_file: Path, pictures: Path) -> list[Path]:
    """Draw the map, light and dark, into a folder of pictures."""
    picture = Picture(json.loads(map_file.read_text(encoding="utf-8")))
    drawn = {"pax-map.svg": LIGHT | OWN_LIGHT, "pax-map-dark.svg": DARK | OWN_DARK}
    for name, colours in drawn.items():
        (pictures / name).write_text(picture.svg(colours), encoding="utf-8", newline="\n")
    return [pictures / name for name in drawn]
