"""A picture of a finished map, light and dark, as the web client may style it: only the style sheet holds colours."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from atlas.tables import toml

LIGHT = {
    "sea": "#c3d0d3", "depth": "#7f98a1", "grid": "#aebfc4", "sea-name": "#56727d", "river": "#5c8396",
    "paper": "#f1e7d0", "waste": "#e6dbc3", "hill": "#7d6748", "wood": "#c9cba0", "bridge": "#f8f1e0",
    "ink": "#3b2f25", "soft": "#8a765c", "halo": "#f4ecd8", "tint": "0.2", "band": "0.5",
}  # fmt: skip
DARK = {
    "sea": "#15242f", "depth": "#3d5a6c", "grid": "#223643", "sea-name": "#7fa0b3", "river": "#6f9bb3",
    "paper": "#33312f", "waste": "#272625", "hill": "#b8a88c", "wood": "#3c4433", "bridge": "#403b36",
    "ink": "#e9dfc9", "soft": "#9b8f7c", "halo": "#2b2927", "tint": "0.26", "band": "0.5",
}  # fmt: skip

STYLE = """
.sea {{ fill: {sea} }}
.graticule {{ fill: none; stroke: {grid}; stroke-width: .6 }}
.depth {{ fill: none; stroke: {depth}; stroke-width: .6 }}
.depth.d1 {{ opacity: .6 }} .depth.d2 {{ opacity: .35 }}
.coast {{ fill: {ink}; stroke: {ink}; stroke-width: 1.7; stroke-linejoin: round }}
.outland {{ fill: {waste} }}
.province {{ fill: {paper} }}
.tint {{ opacity: {tint} }}
.band {{ fill: none; stroke-width: 9; stroke-linejoin: round; opacity: {band} }}
.relief {{ fill: none; stroke: {hill}; stroke-linecap: round }}
.relief.lit {{ stroke-width: .3; opacity: .42 }} .relief.level {{ stroke-width: .45; opacity: .5 }}
.relief.shade {{ stroke-width: .75; opacity: .58 }}
.river, .lake {{ fill: {river} }}
.lake {{ stroke: {ink}; stroke-width: .35 }}
.border, .frontier {{ fill: none; stroke: {ink}; stroke-width: 1.15; opacity: .9 }}
.border {{ stroke-linecap: round; stroke-dasharray: 0 3.1 }}
.frontier {{ stroke-dasharray: 5.5 2.4 }}
.ground {{ fill: {paper} }} .ground.forest {{ fill: {wood} }} .ground.bridge {{ fill: {bridge} }}
.ink {{ fill: none; stroke: {ink}; stroke-width: .75; stroke-linecap: round; stroke-linejoin: round }}
.ink.forest {{ stroke-width: .6 }}
text {{ font-family: Cinzel, "Trajan Pro", "EB Garamond", Garamond, serif; text-anchor: middle; fill: {ink} }}
.name {{ font-weight: 600; paint-order: stroke; stroke: {halo}; stroke-width: 2.2; stroke-linejoin: round }}
.region {{ font-weight: 600; opacity: .42 }}
.sea-name {{ fill: {sea-name}; font-weight: 400 }}
.land-name {{ fill: {soft}; font-weight: 400 }}
.city {{ fill: {bridge}; stroke: {ink}; stroke-width: .9; stroke-linejoin: round }}
.frame {{ fill: none; stroke: {ink} }}
"""
WEIGHTS = ("lit", "level", "shade")


class Picture:
    """Draws the content of a map file with one set of colours."""

    def __init__(self, content: dict[str, Any], dioceses: dict[str, str], diocese_of: dict[str, str]) -> None:
        self.map = content
        self.colours = dioceses
        self.diocese_of = diocese_of

    def svg(self, colours: dict[str, str]) -> str:
        """The whole picture."""
        width, height = self.map["size"]
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
        clips = "".join(self._clips())
        style = f"<style>{STYLE.format(**colours)}</style><defs>{clips}</defs>"
        layers = (self._water(), self._land(), self._relief(), self._borders(), self._names(), frame(*self.map["size"]))
        return "\n".join([head, style, *(piece for layer in layers for piece in layer), "</svg>\n"])

    def _provinces_of(self, diocese: str) -> str:
        return "".join(row["path"] for row in self.map["provinces"] if self.diocese_of[row["id"]] == diocese)

    def _clips(self) -> Iterator[str]:
        for diocese in self.colours:
            yield f'<clipPath id="in-{diocese}"><use href="#land-{diocese}"/></clipPath>'
            yield f'<path id="land-{diocese}" d="{self._provinces_of(diocese)}"/>'

    def _water(self) -> Iterator[str]:
        width, height = self.map["size"]
        yield f'<rect class="sea" width="{width}" height="{height}"/>'
        yield path("graticule", self.map["graticule"])
        for i, line in enumerate(self.map["depth"]):
            yield path(f"depth d{i}", line)

    def _land(self) -> Iterator[str]:
        yield from (f'<use class="coast" href="#land-{diocese}"/>' for diocese in self.colours)
        yield path("coast", self.map["outland"])
        yield path("outland", self.map["outland"])
        for diocese, colour in self.colours.items():
            outline = next(row["path"] for row in self.map["dioceses"] if row["id"] == diocese)
            yield f'<use class="province" href="#land-{diocese}"/>'
            yield f'<use class="tint" fill="{colour}" href="#land-{diocese}"/>'
            yield f'<path class="band" stroke="{colour}" clip-path="url(#in-{diocese})" d="{outline}"/>'

    def _relief(self) -> Iterator[str]:
        for weight, strokes in zip(WEIGHTS, self.map["relief"], strict=True):
            yield path(f"relief {weight}", strokes)
        yield from (path("river", river["path"]) for river in self.map["rivers"])
        yield from (path("lake", lake["path"]) for lake in self.map["lakes"])

    def _borders(self) -> Iterator[str]:
        for row in self.map["borders"]:
            rank = "border" if self.diocese_of[row["a"]] == self.diocese_of[row["b"]] else "frontier"
            yield path(rank, row["path"])
        for row in self.map["massifs"]:
            yield path("ground massif", row["fill"]) + path("ink", row["ink"])
        for row in self.map["borders"]:
            kind = "bridge" if "bridge" in row else row["kind"]
            if "ink" in row:
                yield path(f"ground {kind}", row["fill"]) + path(f"ink {kind}", row["ink"])

    def _names(self) -> Iterator[str]:
        for row in self.map["dioceses"]:
            size = row["label"]["size"]
            for letter, (x, y, angle) in zip(row["label"]["text"], row["label"]["letters"], strict=True):
                yield f'<text class="region" font-size="{size}" {at(x, y, angle, size)}>{letter}</text>'
        for kind, labels in (("sea-name", self.map["seas"]), ("land-name", self.map["lands"])):
            yield from (piece for label in labels for piece in text(kind, label))
        for row in self.map["provinces"]:
            if row["city"]:
                yield _city(*row["city"])
            yield from text("name", row["label"])


def path(kind: str, data: str) -> str:
    """A path of one kind; nothing if it is empty."""
    return f'<path class="{kind}" d="{data}"/>' if data else ""


def at(x: float, y: float, angle: float, size: float, line: float = 0.0) -> str:
    """Where a text has its middle, and how it is turned."""
    turn = f"translate({x} {y})" + (f"rotate({angle})" if angle else "")
    return f'transform="{turn}" y="{round((line + 0.35) * size, 1)}"'


def text(kind: str, label: dict[str, Any]) -> Iterator[str]:
    """The lines of a label."""
    lines = label["lines"]
    for i, line in enumerate(lines):
        turn = at(label["x"], label["y"], label["angle"], label["size"], 1.05 * (i - (len(lines) - 1) / 2))
        space = round(label["spacing"] * label["size"], 2)
        yield f'<text class="{kind}" font-size="{label["size"]}" letter-spacing="{space}" {turn}>{escape(line)}</text>'


def lettered(kind: str, row: dict[str, Any]) -> Iterator[str]:
    """A name written letter by letter along a curve."""
    for letter, (x, y, angle) in zip(row["text"], row["letters"], strict=True):
        if letter != " ":
            yield f'<text class="{kind}" font-size="{row["size"]}" {at(x, y, angle, row["size"])}>{letter}</text>'


def town_name(label: dict[str, Any]) -> Iterator[str]:
    """The name of a town, beside its sign."""
    lines, size = label["lines"], label["size"]
    for i, line in enumerate(lines):
        y = label["y"] + (i - (len(lines) - 1) / 2) * size + 0.31 * size
        place = f'x="{label["x"]}" y="{y:.1f}" style="text-anchor:{label["anchor"]}"'
        yield f'<text class="town" font-size="{size}" {place}>{escape(line)}</text>'


def frame(width: float, height: float) -> Iterator[str]:
    """A thick line and a thin one around the whole map."""
    for inset, weight in ((1.5, 3), (6, 0.7)):
        size = f'width="{width - 2 * inset}" height="{height - 2 * inset}"'
        yield f'<rect class="frame" x="{inset}" y="{inset}" {size} stroke-width="{weight}"/>'


def _city(x: float, y: float) -> str:
    """A walled town: three towers."""
    data = "m-5 4.5v-7h2v1.6h1.4v-4.6h1.1v1.4h1v-1.4h1.1v4.6h1.4v-1.6h2v7z"
    return f'<path class="city" transform="translate({x} {y})" d="{data.replace("m-5", "M-5", 1)}"/>'


def draw(map_file: Path, game: Path, pictures: Path) -> list[Path]:
    """Draw a map with the data of its game, light and dark, into a folder of pictures."""
    content = json.loads(map_file.read_text(encoding="utf-8"))
    dioceses = toml(game / "dioceses.toml")["diocese"]
    provinces = toml(game / "provinces.toml")["province"]
    picture = Picture(
        content,
        {row["id"]: row["colour"] for row in dioceses},
        {row["id"]: row["diocese"] for row in provinces},
    )
    drawn = {"hre-map.svg": LIGHT, "hre-map-dark.svg": DARK}
    for name, colours in drawn.items():
        (pictures / name).write_text(picture.svg(colours), encoding="utf-8", newline="\n")
    return [pictures / name for name in drawn]
