"""Imperium Romanum in the terminal: the hexes around what is going on, forces by Province, powers, sieges, victory."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator, Sequence
from typing import Final, NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text

from romanum.engine.text import pieces
from romanum.engine.text.board import Board, View
from romanum.engine.text.hexmap import Cell, draw, window
from romanum.engine.text.pieces import inset
from romanum.games.imperium.data.charts import COLOURS
from romanum.games.imperium.data.cities import CITIES, CITY_AT, CITY_STRENGTH, CITY_TAX
from romanum.games.imperium.data.hexes import (
    DEEP,
    GRID,
    HEX,
    LAND_STEPS,
    PARTS_OF,
    PLACE,
    PLACE_IDS,
    PROVINCE,
    TERRAIN,
    TERRAINS,
)
from romanum.games.imperium.data.provinces import AREA_OF, AREAS, NONE, PROVINCES, WHEAT
from romanum.games.imperium.data.seas import SEA_STEPS
from romanum.games.imperium.data.settings import SCENARIOS
from romanum.games.imperium.screen.tongues import scenario_name
from romanum.games.imperium.state.layout import FORT_FACTS, SIEGE_FACTS
from romanum.games.imperium.state.marks import ACTIVE_FORCE, FORAGED, HUNGRY, INSIDE, MOVED
from romanum.games.imperium.state.position import ABSENT, BOND_IDS, MAJOR, PEOPLE, PHASES, REBELS, SEGMENTS, USURPERS
from romanum.games.imperium.state.rosters import UNKNOWN, fleets, halves, land_strength, points
from romanum.games.imperium.text.words import (
    battle_line,
    kind_called,
    letters,
    say,
    seat_called,
    spoken,
    tell,
    units_called,
)

PAINT: Final = {
    "purple": "#6f3d91", "red": "#ad322a", "green": "#3f7a47", "blue": "#2f5f9e", "yellow": "#e0b73a",
    "orange": "#d98a3d", "brown": "#7b5433", "tan": "#c9ad7a", "black": "#2f2d31", "white": "#f3ecdb",
}  # fmt: skip
GREY: Final = "#6b6f78"
WIDTH: Final = 7
"""Of a hex on the map,"""
ROWS: Final = 9
"""and rows of hexes around what is going on;"""
OTHER_LINES: Final = 13
"""so many lines of the screen are for all else when a chapter begins."""
GROUND: Final = {**dict(enumerate(" &^%.")), NONE: "~"}
TINTS: Final = {0: "#4a4a2c", 1: "#2f4a30", 2: "#4f443c", 3: "#3a4a48", 4: "#6b5a34", NONE: "#1d3a4f"}
LEVELS: Final = (" ", "D", "C", "B", "A")
MARKS: Final = (
    (ACTIVE_FORCE, "moving"), (INSIDE, "inside"), (HUNGRY, "hungry"), (FORAGED, "foraged"), (MOVED, "moved"),
)  # fmt: skip


class Force(NamedTuple):
    """A stack as a view tells it."""

    stack: int
    power: int
    place: int
    mark: int
    units: str
    top: str
    leaders: tuple[int, ...]


class ImperiumBoard:
    """The board of the game."""

    def headline(self, view: View, names: Sequence[str]) -> RenderableType:
        """Letters and the battle, if there are any; month, season, phase, and whose turn it is."""
        line = Text.assemble((view["date"], "title"))
        season = say("winter" if view["winter"] else "summer") + (f", {say('flood')}" if view["flood"] else "")
        phase = PHASES[view["phase"]]
        line.append(f"  {scenario_name(view['scenario'], spoken())} ({season}), {say('phase-' + phase)}")
        if view["active"] >= 0 and phase in ("players", "naval"):
            line.append(f"  {seat_called(names, view['active'])}", "title")
            line.append(f": {say('segment-' + SEGMENTS[view['segment']])}" if phase == "players" else "")
        battle = battle_line(view)
        return Group(*letters(view), *([battle] if battle is not None else []), line)

    def map(self, view: View, width: int) -> RenderableType:
        """The hexes around what is going on, then who stands where, Province by Province."""
        forces = stacks(view)
        middle = focus(view, forces)
        pages = [
            page for province in (*range(len(PROVINCES)), NONE) for page in land_page(view, forces, province, width)
        ]
        return Group(*moving(view, forces), region(view, forces, middle, width), Text(tell("legend"), "quiet"), *pages)

    def glance(self, view: View, names: Sequence[str], width: int, height: int) -> RenderableType:
        """Those on the march, the hexes around them, and what one has: the pages have the rest."""
        forces = stacks(view)
        rows = max(4, min(ROWS, (height - OTHER_LINES) // 2))
        own = [p for p in present(view) if view["bond"][p] == MAJOR and view["chief"][p] == view["own"]]
        lines = [line for power in own for line in power_lines(view, forces, power, names)]
        shown = region(view, forces, focus(view, forces), width, rows)
        on_the_way = list(moving(view, forces))
        rest = [] if on_the_way else [*lines, *sieges(view), Text(tell("more"), "quiet")]
        return Group(*on_the_way, shown, *rest)

    def place(self, view: View, words: str) -> RenderableType | None:
        """A hex, a city, or a Province by its name."""
        meant = re.sub(r"[^a-z0-9]+", "-", words.lower()).strip("-")
        if not meant:
            return None
        if meant in PLACE:
            return place_page(view, PLACE[meant])
        for exact in (True, False):
            for row in CITIES:
                if _means(meant, row.id, row.name, exact):
                    return place_page(view, PLACE[row.place])
            for province, land in enumerate(PROVINCES):
                if _means(meant, land.id, land.name, exact):
                    return Group(*province_lines(view, province), *land_page(view, stacks(view), province, 80))
        return None

    def score(self, view: View, names: Sequence[str], width: int) -> RenderableType:
        """Every power: whose it is, morale, treasury, Provinces, legions and fleets; then how the scenario is won."""
        forces = stacks(view)
        shown = [power for power in present(view) if power < len(view["cast"]["powers"]) or power in view["whose"]]
        lines = [line for power in shown for line in power_lines(view, forces, power, names)]
        return Group(*lines, *alliances(view, names), *sieges(view), *wins(view))

    def hand(self, view: View, width: int) -> RenderableType:
        """Fleets under construction and the special rules of the scenario: nobody holds cards."""
        rules = view["cast"]["specials"]
        return pieces.held([Text(say("specials"), "title"), *(inset(Text(text)) for text in rules)] if rules else [])

    def chapter(self, view: View) -> Hashable:
        """Every phase of every month, every player turn, every force that sets out."""
        return view["month"], view["phase"], view["active"], view["segment"], view["mover"]


def _means(meant: str, id_: str, name: str, exact: bool) -> bool:
    plain = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
    return meant in (id_, plain) if exact else id_.startswith(meant) or plain.startswith(meant)


# ---- powers


def present(view: View) -> list[int]:
    """The powers that are in the match."""
    return [power for power, standing in enumerate(view["standing"]) if standing != ABSENT]


def power_name(view: View, power: int) -> str:
    """What a power is called."""
    if power < len(view["cast"]["powers"]):
        return str(view["cast"]["powers"][power]["name"])
    if PEOPLE <= power < REBELS:
        return PROVINCES[power - PEOPLE].name
    names = spoken().names
    return names["capital-rebels"] if power == REBELS else names.get(f"usurper-{power - USURPERS + 1}", f"#{power}")


def colour_of(view: View, power: int) -> str:
    """The first colour of a power."""
    mask = view["colours"][power] if power >= 0 else 0
    return PAINT[COLOURS[(mask & -mask).bit_length() - 1]] if mask else GREY


def power_chip(view: View, power: int, words: str = "") -> Text:
    """A power on its colour."""
    return pieces.chip(colour_of(view, power), words or power_name(view, power))


def power_lines(view: View, forces: list[Force], power: int, names: Sequence[str]) -> Iterator[RenderableType]:
    """A power in two lines: what it has, and who leads."""
    own = [force for force in forces if force.power == power]
    units = "".join(force.units for force in own if force.units != UNKNOWN)
    chief = view["chief"][power]
    head = Text.assemble(power_chip(view, power), f" {seat_called(names, chief)}" if chief >= 0 else "")
    if view["bond"][power] == MAJOR:
        head.append(f": {tell('morale', morale=view['morale'][power])}")
    else:
        head.append(f" ({tell('bond-' + BOND_IDS[view['bond'][power]])})")
    yield head
    lands = sum(lord == power for lord in view["lord"])
    more = "+" if any(force.units == UNKNOWN for force in own) else ""
    told = [tell("power", talents=view["treasury"][power], lands=lands, legions=half(halves(units)) + more)]
    told += [tell("fleets", fleets=fleets(units))] if fleets(units) else []
    men = [leader_text(view, leader) for force in own for leader in force.leaders]
    yield inset(Text("; ".join([*told, *([", ".join(men)] if men else [])]), "quiet"))


def half(number: int) -> str:
    """Halves of a Legion Equivalent.

    >>> half(5), half(4), half(1)
    ('2½', '2', '½')
    """
    return f"{number // 2 or ''}½" if number % 2 else str(number // 2)


def alliances(view: View, names: Sequence[str]) -> Iterator[RenderableType]:
    """5.8a: who is allied with whom."""
    for seat in range(view["seats"]):
        for other in range(seat + 1, view["seats"]):
            if view["allies"][seat] >> other & 1:
                yield Text(say("allies", one=seat_called(names, seat), other=seat_called(names, other)), "title")


def sieges(view: View) -> Iterator[RenderableType]:
    """17: what is besieged, and since when."""
    facts = view["sieges"]
    for at in range(0, len(facts), SIEGE_FACTS):
        place, _, since, _ = facts[at : at + SIEGE_FACTS]
        months = max(0, view["month"] - since)
        yield Text.assemble((name_of(view, place), "danger"), f" {say('besieged', months=months)}")


def wins(view: View) -> Iterator[RenderableType]:
    """25.2: how the scenario is won."""
    yield Text(say("victory"), "title")
    for row in view["cast"]["wins"]:
        chips = [piece for power in row["powers"] for piece in (power_chip(view, power), " ")]
        yield inset(Text.assemble(*chips, f"{say('grade-' + row['grade'])}: {row['text']}"))


# ---- forces


def stacks(view: View) -> list[Force]:
    """All stacks on the map."""
    leaders: dict[int, list[int]] = {}
    for leader, stack in enumerate(view["leader_in"]):
        if stack >= 0:
            leaders.setdefault(stack, []).append(leader)
    return [
        Force(n, view["whose"][n], place, view["mark"][n], view["units"][n], view["top"][n], tuple(leaders.get(n, ())))
        for n, place in enumerate(view["at"])
        if place >= 0
    ]


def leader_text(view: View, leader: int) -> str:
    """A leader with his value."""
    row = view["cast"]["leaders"][leader]
    return f"{row['name'] or spoken().names.get('leader:' + row['id'], row['id'])} {view['leader_value'][leader]:+d}"


def force_text(view: View, force: Force) -> Text:
    """A stack: strength, units, leaders, and what state it is in."""
    men = ", ".join(leader_text(view, leader) for leader in force.leaders)
    if force.units == UNKNOWN:
        told = say("unknown-stack", unit=kind_called(force.top) if force.top else "")
    else:
        told = ", ".join(units_called(force.units))
    strength = land_strength(force.units) if force.units != UNKNOWN else 0
    line = Text("; ".join(part for part in (f"{strength}  {told}" if strength else told, men) if part))
    supply = points(force.units) if force.units != UNKNOWN else 0
    marks = [tell(f"mark-{word}") for mark, word in MARKS if force.mark & mark]
    marks += [tell("supply-points", points=supply)] if supply else []
    return line.append(f"  ({', '.join(marks)})", "quiet") if marks else line


def name_of(view: View, place: int) -> str:
    """A place by its city, by what the scenario calls it, or by its hex."""
    return str(view["cast"]["sites"].get(str(place), spoken().names[PLACE_IDS[place]]))


def land_page(view: View, forces: list[Force], province: int, width: int) -> Iterator[RenderableType]:
    """A Province in which anybody stands, or the seas."""
    here = sorted((force for force in forces if PROVINCE[force.place] == province), key=lambda force: force.place)
    if not here:
        return
    if province == NONE:
        yield Text(tell("at-sea"), "title")
    else:
        lord = view["lord"][province]
        title = Text(PROVINCES[province].name, "title")
        yield title.append("  ").append_text(power_chip(view, lord)) if lord >= 0 else title
    cells = ((place_text(view, f.place), power_chip(view, f.power), force_text(view, f)) for f in here)
    yield inset(pieces.forces(cells, most=min(26, width // 3)))


def place_text(view: View, place: int) -> Text:
    """A place in a list: its name, with its city's strength or its fort."""
    line = Text(name_of(view, place))
    city = city_here(view, place)
    if city != NONE:
        line.append(f" [{CITY_STRENGTH[column(view)][city] - view['wounds'][city]}]", "quiet")
    return line.append(" !", "danger") if is_besieged(view, place) else line


def column(view: View) -> int:
    """Of the Variable City Chart."""
    return int(SCENARIOS[view["scenario"] - 1].column)


def city_here(view: View, place: int) -> int:
    """The city that there is in a place."""
    city = CITY_AT[place]
    exists = city != NONE and CITY_STRENGTH[column(view)][city] != NONE and city not in view["razed"]
    return city if exists else NONE


def is_besieged(view: View, place: int) -> bool:
    """17.1."""
    return place in view["sieges"][::SIEGE_FACTS]


def moving(view: View, forces: list[Force]) -> Iterator[RenderableType]:
    """Those on the march, and what MP they have left."""
    mover = next((force for force in forces if force.stack == view["mover"]), None)
    if mover is not None:
        facts = {"place": name_of(view, mover.place)}
        if view["left"] >= 0:
            where = tell("moving-left", **facts, left=say("mp", mp=view["left"]))
        else:
            where = tell("moving", **facts)
        yield Text.assemble(power_chip(view, mover.power), f" {where} ", force_text(view, mover))


# ---- the map


def focus(view: View, forces: list[Force]) -> int:
    """The hex that concerns what is asked: where those on the move are, else the greatest own force, else any."""
    moves = [force for force in forces if force.stack == view["mover"]]
    own = [force for force in forces if view["own"] is not None and view["chief"][force.power] == view["own"]]
    greatest = max(moves or own or forces, key=lambda f: (view["bond"][f.power] == MAJOR, len(f.units)), default=None)
    return HEX[greatest.place] if greatest is not None else 0


def region(view: View, forces: list[Force], middle: int, width: int, high: int = ROWS) -> RenderableType:
    """The hexes around one, as many as fit."""
    at = GRID.place(middle)
    columns = window(at[0] - GRID.first_column, max(1, width // WIDTH), GRID.columns)
    rows = window(at[1] - GRID.first_row, high, GRID.rows)
    by_hex: dict[int, list[Force]] = {}
    for force in forces:
        by_hex.setdefault(HEX[force.place], []).append(force)

    odd = GRID.first_column % 2
    shown = range(columns.start + odd, columns.stop + odd)
    lines = range(rows.start + GRID.first_row, rows.stop + GRID.first_row)

    def cell(shifted: int, row: int) -> Cell:
        return hex_cell(view, by_hex, GRID.index(shifted - odd + GRID.first_column, row))

    return draw(shown, lines, cell, WIDTH)


def hex_cell(view: View, by_hex: dict[int, list[Force]], here: int) -> Cell:
    """A hex in two lines: its name and ground; who stands there."""
    ground = TERRAIN[here]
    style = f"on {TINTS[ground]}"
    city = next((city_here(view, part) for part in (here, *PARTS_OF[here]) if city_here(view, part) != NONE), NONE)
    sign = GROUND[ground] if ground != NONE or not DEEP[here] else "≈"
    label = CITIES[city].name[: WIDTH - 1] if city != NONE else f"{sign * 2}"
    mark = (
        "!" if is_besieged(view, here) else "o" if city != NONE else "♦" if here in view["forts"][::FORT_FACTS] else ""
    )
    upper = Text(f"{mark}{label}"[:WIDTH].ljust(WIDTH), style)
    if city != NONE:
        upper.stylize(f"bold {bright(colour_of(view, view['city_of'][city]))}", 0, 1)
    return Cell(upper, pile(view, by_hex.get(here, []), style))


def bright(colour: str) -> str:
    """A colour that can be read on dark ground."""
    values = [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
    return "#" + "".join(f"{(value + 255) // 2:02x}" for value in values)


def pile(view: View, here: list[Force], style: str) -> Text:
    """Who stands in a hex: each power with its strength, as many as there is room for."""
    line = Text("", style)
    for power in dict.fromkeys(force.power for force in here):
        own = [force for force in here if force.power == power]
        units = "".join(force.units for force in own if force.units != UNKNOWN)
        number = land_strength(units) or fleets(units)
        words = "?" if any(force.units == UNKNOWN for force in own) else str(number or "*")
        piece = Text(f"{power_name(view, power)[:1]}{words}", f"bold #ffffff on {darker(colour_of(view, power))}")
        if len(line) + len(piece) <= WIDTH:
            line.append_text(piece)
    return line.append(" " * (WIDTH - len(line)), style)


def darker(colour: str) -> str:
    """A colour on which white can be read."""
    values = [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
    return "#" + "".join(f"{value * 2 // 3:02x}" for value in values) if sum(values) > 380 else colour


# ---- one place


def province_lines(view: View, province: int) -> Iterator[RenderableType]:
    """A Province: who controls it, what it pays, grain, area, plunder."""
    lord = view["lord"][province]
    told = [say("lord", power=power_name(view, lord)) if lord >= 0 else say("no-lord")]
    cities = [city for city, row in enumerate(CITIES) if row.province == PROVINCES[province].id]
    tax = sum(max(0, CITY_TAX[column(view)][city]) for city in cities)
    told.append(say("province-tax", tax=tax) if tax else say("no-tax"))
    told += [say("wheat", wheat=WHEAT[province])] if WHEAT[province] else []
    told += [say("area", area=AREAS[AREA_OF[province]].name)] if AREA_OF[province] != NONE else []
    told += [say("plundered", markers=view["plunder"][province])] if view["plunder"][province] else []
    yield Text.assemble((PROVINCES[province].name, "title"), f"  {'; '.join(told)}")


def place_page(view: View, place: int) -> RenderableType:
    """A place: ground, Province, city, who stands there, and where one can go from there."""
    ground = TERRAINS[TERRAIN[place]] if TERRAIN[place] != NONE else "deep" if DEEP[place] else "sea"
    parts: list[RenderableType] = [
        place_text(view, place).append(f"  {PLACE_IDS[place].upper()}, {say('ground-' + ground)}")
    ]
    if PROVINCE[place] != NONE:
        parts += province_lines(view, PROVINCE[place])
    city = city_here(view, place)
    if city != NONE:
        owner = view["city_of"][city]
        held = say("held-by", power=power_name(view, owner)) if owner >= 0 else say("no-lord")
        parts.append(Text(f"{CITIES[city].name}: {held}, {say('city-tax', tax=max(0, CITY_TAX[column(view)][city]))}"))
    here = [force for force in stacks(view) if HEX[force.place] == HEX[place]]
    parts += [Text.assemble(power_chip(view, force.power), " ", force_text(view, force)) for force in here]
    ways = ((tell("by-land"), [step[0] for step in LAND_STEPS[place]]), (tell("by-sea"), list(SEA_STEPS[place])))
    for title, links in ways:
        if links:
            parts.append(Text.assemble((f"{title}: ", "quiet"), ", ".join(name_of(view, other) for other in links)))
    return Group(*parts)


BOARD: Final[Board] = ImperiumBoard()
