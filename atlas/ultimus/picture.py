"""The two pictures of the map of Ultimus Romanorum: only the style sheet holds colours."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from atlas.preview import DARK, LIGHT, WEIGHTS, frame, lettered, path, text, town_name
from atlas.ultimus.geography import GREAT_RIVERS, Game

OWN_LIGHT = {
    "outside": "#e9dfc8", "sand": "#a8833f", "reed": "#55704f", "marsh": "#b4cdc2", "wood": "#c9cba0",
    "great": "#3f7391", "limit": "#56727d", "plate": "#fbf5e6", "gold": "#b8862b", "port": "#2f5f7d",
    "nation": "0.16", "tint": "0.22",
}  # fmt: skip
OWN_DARK = {
    "outside": "#2c2a28", "sand": "#b99a5e", "reed": "#8fab83", "marsh": "#2f4645", "wood": "#3c4433",
    "great": "#78aecd", "limit": "#6b8ea2", "plate": "#3d3935", "gold": "#d8a94a", "port": "#8fc0dd",
    "nation": "0.15", "tint": "0.28",
}  # fmt: skip
DIOCESES = {
    "hispaniae": "#c9812c", "britanniae": "#3f7fae", "viennensis": "#8a6fb0", "galliae": "#5f9a4d", "italia": "#b5473f",
    "africa": "#d0a63a", "pannoniae": "#4f9c94", "moesiae": "#c06a8e", "thracia": "#7a8f2f", "asia": "#4d73b8",
    "pontica": "#a8633a", "oriens": "#7d5aa0",
}  # fmt: skip
"""The bands of the dioceses; neighbours differ in lightness too."""
NATIONS = {
    "german": "#6d8a57", "celt": "#3f8f8a", "iranian": "#8a5f9c", "hun": "#b3702a", "hamite-semite": "#c29a35",
    "thraco-phrygian": "#a04f63",
}  # fmt: skip

STYLE = """
.sea {{ fill: {sea} }}
.graticule {{ fill: none; stroke: {grid}; stroke-width: .6 }}
.depth {{ fill: none; stroke: {depth}; stroke-width: .6 }}
.depth.d1 {{ opacity: .6 }} .depth.d2 {{ opacity: .35 }}
.limit {{ fill: none; stroke: {limit}; stroke-width: 1.3; stroke-dasharray: 7 4 }}
.coast {{ fill: {ink}; stroke: {ink}; stroke-width: 1.7; stroke-linejoin: round }}
.outland {{ fill: {waste} }} .outside {{ fill: {outside} }} .zone {{ fill: {paper} }}
.rim {{ fill: none; stroke: {ink}; stroke-width: .6; opacity: .45 }}
.nation {{ opacity: {nation} }}
.tint {{ opacity: {tint} }}
.band {{ fill: none; stroke-width: 9; stroke-linejoin: round; opacity: {band} }}
.relief {{ fill: none; stroke: {hill}; stroke-linecap: round }}
.relief.lit {{ stroke-width: .3; opacity: .42 }} .relief.level {{ stroke-width: .45; opacity: .5 }}
.relief.shade {{ stroke-width: .75; opacity: .58 }}
.river, .lake {{ fill: {river} }}
.lake {{ stroke: {ink}; stroke-width: .35 }}
.border, .frontier, .limes {{ fill: none; stroke: {ink}; stroke-width: 1.1; opacity: .9 }}
.border {{ stroke-linecap: round; stroke-dasharray: 0 3.1 }}
.frontier {{ stroke-width: 1.2; stroke-dasharray: 5.5 2.4 }}
.limes {{ stroke-width: 1.7 }}
.bank {{ fill: none; stroke: {halo}; stroke-width: 5.4; stroke-linejoin: round; stroke-linecap: round; opacity: .85 }}
.great {{ fill: none; stroke: {great}; stroke-width: 3.4; stroke-linejoin: round; stroke-linecap: round }}
.waste {{ fill: {waste}; stroke: {ink}; stroke-width: .8; stroke-dasharray: 1.4 1.6 }} .waste.marsh {{ fill: {marsh} }}
.ground {{ fill: {paper} }} .ground.forest {{ fill: {wood} }} .ground.bridge {{ fill: {bridge} }}
.ink {{ fill: none; stroke: {ink}; stroke-width: .75; stroke-linecap: round; stroke-linejoin: round }}
.ink.forest {{ stroke-width: .6 }} .ink.marsh {{ stroke: {reed}; stroke-width: .7 }}
.ink.crossing {{ stroke-width: 1.5 }}
.dots {{ fill: none; stroke: {sand}; stroke-width: 1; stroke-linecap: round }}
text {{ font-family: Cinzel, "Trajan Pro", "EB Garamond", Garamond, serif; text-anchor: middle; fill: {ink} }}
.diocese {{ font-weight: 600; opacity: .5 }}
.tribe {{ font-weight: 600; opacity: .62 }}
.stream {{ fill: {great}; font-weight: 600 }}
.sea-name {{ fill: {sea-name}; font-weight: 600 }} .water-name {{ fill: {sea-name}; font-weight: 400 }}
.land-name {{ fill: {soft}; font-weight: 400 }}
.town {{ font-family: "Source Serif 4", Georgia, serif; font-weight: 600; paint-order: stroke; stroke: {halo};
  stroke-width: 2.2; stroke-opacity: .85; stroke-linejoin: round }}
.sign {{ fill: {plate}; stroke: {ink}; stroke-width: .9; stroke-linejoin: round }}
.sign.capital {{ fill: {gold} }}
.anchor {{ fill: none; stroke: {port}; stroke-width: 1.1; stroke-linecap: round }}
.plate {{ fill: {plate}; stroke: {ink}; stroke-width: .6; opacity: .92 }}
.number {{ font: 600 8.6px "Source Sans 3", "Source Sans Pro", sans-serif; font-variant-numeric: tabular-nums }}
.refuge {{ fill: {plate}; stroke: {ink}; stroke-width: 1.2; stroke-linejoin: round }}
.tie {{ fill: none; stroke: {ink}; stroke-width: .9; stroke-dasharray: 2 2 }}
.frame {{ fill: none; stroke: {ink} }}
"""


class Picture:
    """Draws the content of the map file with one set of colours."""

    def __init__(self, content: dict[str, Any]) -> None:
        self.map = content
        game = Game.read()
        self.zones = {zone["id"]: zone for zone in game.zones}
        self.nation = {tribe["id"]: tribe["nationality"] for tribe in game.tribes}

    def svg(self, colours: dict[str, str]) -> str:
        """The whole picture."""
        width, height = self.map["size"]
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
        style = f"<style>{STYLE.format(**colours)}</style><defs>{''.join(self._shapes())}</defs>"
        layers = (
            self._water(), self._land(), self._relief(), self._borders(), self._regions(), self._signs(),
            frame(*self.map["size"]),
        )  # fmt: skip
        return "\n".join([head, style, *(piece for layer in layers for piece in layer), "</svg>\n"])

    def _owner(self, id_: str) -> str:
        """The diocese of a zone, else the nation that lives there, else nothing."""
        zone = self.zones[id_]
        return str(zone.get("diocese") or self.nation.get(zone.get("tribe", ""), "nobody"))

    def _land_of(self, owner: str) -> str:
        return "".join(row["path"] for row in self.map["zones"] if self._owner(row["id"]) == owner)

    def _owners(self) -> dict[str, str]:
        return DIOCESES | NATIONS | {"nobody": "none"}

    def _shapes(self) -> Iterator[str]:
        for owner in self._owners():
            yield f'<path id="land-{owner}" d="{self._land_of(owner)}"/>'
        yield from (f'<clipPath id="in-{owner}"><use href="#land-{owner}"/></clipPath>' for owner in DIOCESES)

    def _water(self) -> Iterator[str]:
        width, height = self.map["size"]
        yield f'<rect class="sea" width="{width}" height="{height}"/>'
        yield path("graticule", self.map["graticule"])
        yield from (path(f"depth d{i}", line) for i, line in enumerate(self.map["depth"]))
        yield path("limit", self.map["limits"])

    def _land(self) -> Iterator[str]:
        yield from (f'<use class="coast" href="#land-{owner}"/>' for owner in self._owners())
        yield path("coast", self.map["outland"]) + path("outland", self.map["outland"])
        yield from (path("coast", row["path"]) for row in self.map["wastes"])
        for owner, colour in self._owners().items():
            inside = owner in DIOCESES
            yield f'<use class="{"zone" if inside else "outside"}" href="#land-{owner}"/>'
            yield f'<use class="{"tint" if inside else "nation"}" fill="{colour}" href="#land-{owner}"/>'
        yield path("rim", "".join(row["path"] for row in self.map["zones"] if self._owner(row["id"]) not in DIOCESES))
        for row in self.map["dioceses"]:
            colour, clip = DIOCESES[row["id"]], f"url(#in-{row['id']})"
            yield f'<path class="band" stroke="{colour}" clip-path="{clip}" d="{row["path"]}"/>'

    def _relief(self) -> Iterator[str]:
        for weight, lines in zip(WEIGHTS, self.map["relief"], strict=True):
            yield path(f"relief {weight}", lines)
        yield from (path("river", river["path"]) for river in self.map["rivers"])
        yield from (path("lake", lake["path"]) for lake in self.map["lakes"])
        for row in self.map["wastes"]:
            kind = row["kind"]
            yield path(f"waste {kind}", row["path"]) + path("dots", row.get("dots", ""))
            yield path(f"ground {kind}", row.get("fill", "")) + path(f"ink {kind}", row.get("ink", ""))

    def _borders(self) -> Iterator[str]:
        rivers = "".join(row["path"] for row in self.map["borders"] if row["kind"] in GREAT_RIVERS) + self.map["banks"]
        for row in self.map["borders"]:
            if row["kind"] == "land":
                yield path(self._rank(row), row["path"])
        yield path("bank", rivers) + path("great", rivers)
        for row in self.map["borders"]:
            if "bridge" in row:
                kind = "bridge" if "fill" in row else "crossing"
                yield path("ground bridge", row.get("fill", "")) + path(f"ink {kind}", row["ink"])

    def _rank(self, row: dict[str, Any]) -> str:
        """Within a diocese or a people; between two; at the edge of the empire."""
        owners = [self._owner(row[end]) for end in ("a", "b")]
        if owners[0] == owners[1]:
            return "border"
        return "limes" if (owners[0] in DIOCESES) != (owners[1] in DIOCESES) else "frontier"

    def _regions(self) -> Iterator[str]:
        for row in self.map["dioceses"]:
            yield from lettered("diocese", row["label"])
        for row in self.map["homelands"]:
            yield from lettered("tribe", row["label"])
        for row in self.map["streams"]:
            yield from lettered("stream", row)
        for row in self.map["seas"]:
            yield from text("sea-name", row["label"])
        for kind, labels in (("water-name", self.map["waters"]), ("land-name", self.map["lands"])):
            yield from (piece for label in labels for piece in text(kind, label))

    def _signs(self) -> Iterator[str]:
        towns = {row["id"]: row["town"] for row in self.map["zones"] if row["town"]}
        for row in self.map["refuges"]:
            yield from _refuge(row, towns[row["zone"]]["at"])
        for row in self.map["zones"]:
            if row["number"]:
                yield _number(row["number"])
        yield from (_sign(town) for town in towns.values())
        yield from (piece for town in towns.values() for piece in town_name(town["label"]))


WALLS = "M-6.6 5.8v-9h2.6v2h1.9v-6h1.4v1.8h1.4v-1.8h1.4v6h1.9v-2h2.6v9z"
HOUSE = "M-4.2 4v-6.2h1.6v1.3h1.2v-3.3h2.8v3.3h1.2v-1.3h1.6v6.2z"
ANCHOR = "M0-3.2v6M-2.8.2A2.8 2.8 0 0 0 2.8.2M-1.4-1.8h2.8"


def _sign(town: dict[str, Any]) -> str:
    """Towers for a town, high walls for an imperial capital; an anchor on the gate of a port."""
    x, y = town["at"]
    turn = f'transform="translate({x} {y})"'
    sign = (
        f'<path class="sign{" capital" if town["capital"] else ""}" {turn} d="{WALLS if town["capital"] else HOUSE}"/>'
    )
    anchor = f'<path class="anchor" transform="translate({x} {y + 1.6})scale(.62)" d="{ANCHOR}"/>'
    return sign + anchor if town["port"] else sign


def _number(number: dict[str, Any]) -> str:
    x, y = number["at"]
    figure = f'<text class="number" x="{x}" y="{y + 3:.1f}">{number["text"]}</text>'
    return f'<circle class="plate" cx="{x}" cy="{y}" r="5.4"/>{figure}'


def _refuge(row: dict[str, Any], town: list[float]) -> Iterator[str]:
    """A walled box at sea, tied to its town."""
    (x, y), width, height = row["at"], row["width"], row["height"]
    left, top = x - width / 2, y - height / 2
    yield f'<path class="tie" d="M{town[0]} {town[1]}L{x} {y}"/>'
    step = width / 9
    teeth = "".join(f"v{-3 if i % 2 == 0 else 3}h{step:.2f}" for i in range(9))
    yield f'<path class="refuge" d="M{left:.1f} {top + 3:.1f}{teeth}v{height:.1f}h{-width:.1f}z"/>'
    yield f'<text class="town" font-size="6.2" x="{x}" y="{top + height - 1.6:.1f}">{escape(row["name"])}</text>'


def draw(map_file: Path, pictures: Path) -> list[Path]:
    """Draw the map, light and dark, into a folder of pictures."""
    picture = Picture(json.loads(map_file.read_text(encoding="utf-8")))
    drawn = {"ultimus-map.svg": LIGHT | OWN_LIGHT, "ultimus-map-dark.svg": DARK | OWN_DARK}
    for name, colours in drawn.items():
        (pictures / name).write_text(picture.svg(colours), encoding="utf-8", newline="\n")
    return [pictures / name for name in drawn]
