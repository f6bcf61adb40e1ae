"""Trajan in the terminal: the hex map, forces, markers and how far both sides are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from romanum.board.masks import bits
from romanum.engine.secrecy import HIDDEN
from romanum.engine.text import pieces
from romanum.engine.text.board import Board, View
from romanum.engine.text.hexmap import Cell, draw, window
from romanum.games.trajan.data.aims import played
from romanum.games.trajan.data.components import (
    CITIES,
    CITY_AT,
    CITY_HEX,
    COASTS,
    DESERT,
    DISCIPLINE,
    DISCIPLINES,
    EVENT,
    EVENTS,
    GRID,
    HEX,
    HEX_NAMES,
    KIND,
    LAKE,
    LEADER,
    LEVELS,
    MARKERS,
    MOUNTAIN,
    MOVE,
    OPEN,
    RATING,
    RIVER_HEX,
    ROAD_LINKS,
    SEA,
    SEAS,
    SIDE_NAMES,
    STRATAGEMS,
    STRENGTH,
    SWAMP,
    TERRAIN,
    TERRAIN_NAMES,
    UNITS,
)
from romanum.games.trajan.data.scenarios import Goal
from romanum.games.trajan.state.actions import ARMIES, MARKER_KINDS
from romanum.games.trajan.state.names import NAMES, hex_name
from romanum.games.trajan.state.position import HAND, NONE, OFF_MAP, RECRUITS

SIDES: Final = (0, 1)
LETTERS: Final = ("R", "P")
COLOURS: Final = ("#9e2b25", "#2f5d8a")
INKS: Final = ("#ff9a88", "#9cc8ff", "#f2e6c0")
"""How cities of Rome, of Parthia and of nobody are written."""
STREAM: Final = "#8fb8d8"
SITE: Final = "o"
SITES: Final = ("●", "■")
"""The city marks of Rome and Parthia."""
GROUND: Final = {SEA: "~", OPEN: " ", DESERT: ".", MOUNTAIN: "^", SWAMP: "%"}
WATER: Final = "≈"
ROAD: Final = "="
TINTS: Final = {SEA: "#1d3a4f", OPEN: "#4a4a2c", DESERT: "#6b5a34", MOUNTAIN: "#4f443c", SWAMP: "#3a4a38"}
SMALL, LARGE = 3, 9
"""Width of a hex on the whole map, and in a window of it."""
WINDOW_ROWS: Final = 11
PAGE_ROWS: Final = 5
PAGE_COLUMNS: Final = 4
WIDE: Final = 80
LEGEND: Final = (
    "● Roman city  ■ Parthian  o nobody's  ! besieged  R3 P3 counters  * Exercitus  "
    "^ mountain  . desert  % swamp  ≈ water  = way"
)


class TrajanBoard:
    """The board of the game."""

    def headline(self, view: View, names: Sequence[str]) -> RenderableType:
        """Turn, month and year, the event, and whose segment it is."""
        line = Text.assemble((f"Turn {view['turn']} of {view['turns']}", "title"))
        if view["month"]:
            line.append(f"  {NAMES[view['month']]}, AD {view['year']}{', winter' if view['winter'] else ''}")
        if view["event_id"]:
            line.append(f"  {NAMES[view['event_id']]}", "quiet")
        if view["active_id"]:
            line.append("  ")
            line.append_text(chip(view["active"], f"{SIDE_NAMES[view['active']]}: {view['segment_id']}"))
        return line

    def map(self, view: View, width: int) -> RenderableType:
        """A window around what is going on, else the whole map if it fits; then all forces."""
        hex = focus(view)
        parts: list[RenderableType] = []
        if hex is None and width >= SMALL * GRID.columns:
            parts.append(draw(range(GRID.columns), range(GRID.rows), lambda c, r: small_cell(view, c, r), SMALL))
        else:
            parts.append(close_up(view, middle(view) if hex is None else hex, width // LARGE, WINDOW_ROWS))
        parts += [Text(LEGEND, "quiet"), *battle_lines(view), *march_lines(view), forces_table(view, width)]
        return Group(*parts)

    def place(self, view: View, words: str) -> RenderableType | None:
        """A hex by its number or its city, with its surroundings and all that stands there."""
        meant = words.lower().strip().removeprefix("hex ")
        found = [HEX[meant]] if meant in HEX else []
        found += [CITY_HEX[c] for c, city in enumerate(CITIES) if city.name.lower().startswith(meant)]
        return hex_page(view, found[0]) if found else None

    def score(self, view: View, names: Sequence[str], width: int) -> RenderableType:
        """How far both sides are with each condition of victory."""
        parts: list[RenderableType] = []
        which = (view["scenario"], view["aims"]) if "aims" in view else view["scenario"]
        for side in SIDES:
            level = view["levels"][side]
            reached = f"{LEVELS[level - 1]} victory so far" if level else "no victory so far"
            head = Text.assemble(chip(side, names[side]), f" {view['cities'][side]} cities, ")
            held = view["marker_count"][side]
            parts.append(head.append(reached if held is None else f"{held} markers, {reached}"))
            goals = played(which).goals[side]
            lines = zip(goals, view["standings"][side], strict=True)
            parts += [pieces.inset(goal_line(goal, standing)) for goal, standing in lines]
        return Group(*parts)

    def hand(self, view: View, width: int) -> RenderableType:
        """The markers that the viewer holds, each with what it can be played for; and his boxes."""
        pages = [page for side in SIDES if sees_hand(view, side) for page in hand_page(view, side)]
        return pieces.held(pages)

    def chapter(self, view: View) -> tuple[int, int, int, bool]:
        """Every segment of every turn, and every fight."""
        return view["turn"], view["active"], view["segment"], view["battle"] is not None


# ---- hexes


def focus(view: View) -> int | None:
    """The hex where something is going on: a fight or a march."""
    running = view["battle"] or view["march"]
    return None if running is None or running["hex"] < 0 else int(running["hex"])


def middle(view: View) -> int:
    """Where most units of the active side stand, as far as they are seen."""
    side = max(view["active"], 0)
    sizes = {hex: size(here[side]) for hex, here in enumerate(view["forces"]) if here is not None}
    return max(sizes, key=lambda hex: sizes[hex], default=CITY_HEX[0])


def close_up(view: View, hex: int, columns: int, rows: int) -> Text:
    """A window of the map around a hex."""
    column, row = GRID.place(hex)
    across = window(column, max(columns, 1), GRID.columns)
    return draw(across, window(row, rows, GRID.rows), lambda c, r: large_cell(view, c, r, hex), LARGE)


def size(force: dict[str, Any] | None) -> int:
    """How many counters of a force are seen or counted."""
    if force is None:
        return 0
    return len(force["out"]) + len(force["in"]) + int(force["down_out"]) + int(force["down_in"])


def shorthand(side: int, force: dict[str, Any] | None) -> str:
    """A force in two or three letters: its side, how many counters, and a star for an Exercitus."""
    if force is None:
        return ""
    number = size(force)
    return LETTERS[side] + (str(number) if number else "") + ("*" if force["armies"] else "")


def site(view: View, hex: int) -> str:
    """The mark of a city by who holds it; nothing where there is none."""
    city = CITY_AT[hex]
    if city < 0:
        return ""
    holder = view["controller"][city]
    return SITES[holder] if holder >= 0 else SITE


def ink(view: View, hex: int) -> str:
    """The colour in which a hex is marked: by the holder of its city, or by its water."""
    city = CITY_AT[hex]
    if city >= 0:
        return f"bold {INKS[view['controller'][city]]}"
    return STREAM if ground(hex) == WATER else "dim"


def ground(hex: int) -> str:
    """The mark of a hex's terrain."""
    return WATER if RIVER_HEX[hex] or LAKE[hex] else GROUND[TERRAIN[hex]]


def small_cell(view: View, column: int, row: int) -> Cell:
    """Three letters: the city and the first force; the ground and the second."""
    hex = GRID.index(column, row)
    tint = f"on {TINTS[TERRAIN[hex]]}"
    here = view["forces"][hex] or (None, None)
    shown = [(side, shorthand(side, here[side])) for side in SIDES if here[side] is not None]
    lines = []
    for mark, force in zip((site(view, hex) or ground(hex), ground(hex)), (*shown, None, None), strict=False):
        line = Text(mark, f"{ink(view, hex)} {tint}")
        letters = "" if force is None else force[1] if len(force[1]) < SMALL else f"{force[1][0]}+"
        if force is not None:
            line.append(letters, f"bold white on {COLOURS[force[0]]}")
        lines.append(line.append(" " * (SMALL - 1 - len(letters)), tint))
    return Cell(lines[0], lines[1])


def large_cell(view: View, column: int, row: int, centre: int) -> Cell:
    """The city or the number of the hex; below it the ground and both forces."""
    hex = GRID.index(column, row)
    tint = f"on {TINTS[TERRAIN[hex]]}"
    city = CITY_AT[hex]
    name = CITIES[city].name if city >= 0 else HEX_NAMES[hex]
    words = f"{site(view, hex) or ground(hex)}{name}"[: LARGE - 1].ljust(LARGE)
    besieged = city in view["besieged"]
    style = f"bold reverse {tint}" if hex == centre else f"{ink(view, hex)} {tint}"
    upper = Text(words[:-1] + ("!" if besieged else " "), style)
    lower = Text(ground(hex), tint)
    for side in SIDES:
        letters = shorthand(side, (view["forces"][hex] or (None, None))[side])
        if letters:
            lower.append(letters[:4], f"bold white on {COLOURS[side]}")
    lower.append(" " * (LARGE - 1 - len(lower)), tint)
    return Cell(upper, lower.append(ROAD if ROAD_LINKS[hex] else " ", tint))


# ---- forces


def chip(side: int, words: str) -> Text:
    """Words on the colour of a side."""
    return pieces.chip(COLOURS[side], words)


def forces_table(view: View, width: int) -> RenderableType:
    """Every hex in which anything stands: place, side, what is seen, what lies face down."""
    stacks = ((hex, side, force) for hex, here in enumerate(view["forces"]) for side, force in enumerate(here or ()))
    lines = ((place_name(hex), chip(side, LETTERS[side]), force_text(f)) for hex, side, f in stacks if f is not None)
    return pieces.forces(lines, most=min(30, width // 3))


def place_name(hex: int) -> Text:
    """A hex by its city, or by its number."""
    return Text(hex_name(hex) if CITY_AT[hex] >= 0 else f"hex {HEX_NAMES[hex]}")


def force_text(force: dict[str, Any]) -> Text:
    """The units of a force: those seen by name, leaders first; then how many lie face down, inside and outside."""
    parts = []
    for where, units, hidden in (("", force["out"], force["down_out"]), ("inside: ", force["in"], force["down_in"])):
        words = named(units) + ([f"{hidden} face down"] if hidden else [])
        if words:
            parts.append(where + ", ".join(words))
    parts += [NAMES[ARMIES[army]] for army in force["armies"]]
    return Text("; ".join(parts))


def named(units: Sequence[int]) -> list[str]:
    """Units by name, leaders first, those that differ only by their number put together."""
    leaders = [UNITS[u].name for u in units if KIND[u] == LEADER]
    others = Counter(UNITS[u].name.rstrip("0123456789 ") for u in units if KIND[u] != LEADER)
    return leaders + [name if number == 1 else f"{number} {name}" for name, number in others.items()]


def battle_lines(view: View) -> Iterator[RenderableType]:
    """The running fight: round, strengths, losses, who is disrupted."""
    battle = view["battle"]
    if battle is None:
        return
    sides = (battle["attacker"], 1 - battle["attacker"])
    yield Text.assemble(
        (f"{NAMES[battle['kind']]} at {hex_name(battle['hex'])}", "title"), f"  {NAMES[battle['round']]} round"
    )
    for place, side in enumerate(sides):
        words = f" strength {battle['left'][place]} of {battle['start'][place]}, attacks with {battle['attack'][place]}"
        line = chip(side, SIDE_NAMES[side]).append(f"{words}, lost {battle['lost'][place]}")
        line.append(", Tactical Superiority" if battle["first"] == side else "")
        line.append(", Maneuver Advantage" if battle["advantage"] == side else "")
        shaken = [u for u in battle["disrupted"] if u in battle["units"][place] and u < len(UNITS)]
        yield line.append(f"; disrupted: {', '.join(named(shaken))}" if shaken else "")


def march_lines(view: View) -> Iterator[RenderableType]:
    """The running march: by what way, with what result, how far."""
    march = view["march"]
    if march is None:
        return
    line = chip(march["side"], SIDE_NAMES[march["side"]])
    if march["phase"] == "muster":
        yield line.append(f" musters at {hex_name(march['hex'])}")
        return
    line.append(f" marches {NAMES[march['kind']]}, result {march['result']}, at {hex_name(march['hex'])}")
    most = "" if march["limit"] is None else f" of {march['limit']}"
    yield line.append(f", {march['gone']}{most} hexes gone")


# ---- one hex


def hex_page(view: View, hex: int) -> RenderableType:
    """A hex: its surroundings, its ground, its city, and everybody there with his numbers."""
    parts: list[RenderableType] = [
        close_up(view, hex, PAGE_COLUMNS, PAGE_ROWS),
        Text.assemble((hex_name(hex), "title"), "  ", (", ".join(features(hex)), "quiet")),
    ]
    city = CITY_AT[hex]
    if city >= 0:
        holder = view["controller"][city]
        held = SIDE_NAMES[holder] if holder >= 0 else "nobody"
        civis = view["civis"][city]
        people = f", Civis of {SIDE_NAMES[civis]}" if civis >= 0 else ", no Civis"
        parts.append(Text(f"held by {held}{people}{', besieged' if city in view['besieged'] else ''}"))
    for side, force in enumerate(view["forces"][hex] or ()):
        if force is not None:
            parts.append(Text.assemble(chip(side, SIDE_NAMES[side]), " ", force_text(force)))
            parts += [pieces.inset(unit_line(u)) for u in (*force["out"], *force["in"])]
    return Group(*parts)


def features(hex: int) -> list[str]:
    """Terrain, water, road and coast, the rank and colour of a city."""
    found = [HEX_NAMES[hex], TERRAIN_NAMES[TERRAIN[hex]].lower()]
    found += ["river"] if RIVER_HEX[hex] else []
    found += ["lake"] if LAKE[hex] else []
    found += ["road"] if ROAD_LINKS[hex] else []
    found += [SEAS[sea] for sea in bits(COASTS[hex])]
    city = CITY_AT[hex]
    if city >= 0:
        rank = CITIES[city].capital
        found.append(f"{CITIES[city].code} city" if rank == "none" else f"{CITIES[city].code}, {rank} capital")
    return found


def unit_line(unit: int) -> Text:
    """A unit with its numbers: strength, discipline, movement, or a leader's rating."""
    what = f"leader, rating {RATING[unit]}" if KIND[unit] == LEADER else UNITS[unit].kind.replace("-", " ")
    numbers = f"{STRENGTH[unit]}-{DISCIPLINES[DISCIPLINE[unit]]}-{MOVE[unit]}"
    return Text.assemble(UNITS[unit].name, "  ", (f"{numbers}  {what}", "quiet"))


# ---- victory and markers


def goal_line(goal: Goal, standing: Sequence[Any]) -> Text:
    """A condition of victory in words, how far it is, and whether it is met."""
    _, now, needed, met, requisite = standing
    line = Text.assemble(("✓ " if met else "· ", "good" if met else "quiet"), goal_words(goal))
    line.append("" if goal.kind in ("leader-gone", "triumph") else f": {now} of {needed}")
    return line.append(" (needed for any victory)" if requisite else "", "quiet")


def goal_words(goal: Goal) -> str:
    """What a condition asks for."""
    if goal.kind == "leader-gone":
        return f"{UNITS[goal.leader].name} is off the map"
    if goal.kind == "triumph":
        return f"a Triumph in {CITIES[goal.city].name}"
    if goal.kind == "count":
        return "cities in all"
    cities = ", ".join(CITIES[city].name for city in bits(goal.cities))
    if goal.cities.bit_count() == 1:
        return cities
    return f"all of {cities}" if goal.kind == "all-of-cities" else f"one of {cities}"


def markers_of(view: View, side: int) -> list[int]:
    """A side's hand as far as it is seen."""
    return [kind for kind in view["hand"][side * HAND : (side + 1) * HAND] if kind != NONE]


def sees_hand(view: View, side: int) -> bool:
    """Whether the viewer sees what a side holds, and there is anything to see."""
    return HIDDEN not in markers_of(view, side) and bool(markers_of(view, side) or boxes(view, side))


def boxes(view: View, side: int) -> list[tuple[str, list[int]]]:
    """The units of a side in its boxes, as far as they are seen."""
    found = []
    for name, box in (("recruits", RECRUITS), ("off-map", OFF_MAP)):
        units = [u for u, where in enumerate(view["where"]) if where == box and UNITS[u].nation in nations(side)]
        found += [(name, units)] if units else []
    return found


def nations(side: int) -> tuple[str, ...]:
    """Whose units a side commands."""
    return ("roman",) if side == 0 else ("core", "satrapy", "armenian")


def hand_page(view: View, side: int) -> Iterator[RenderableType]:
    """Each kind of marker with what it can be played for; the units in the boxes."""
    yield Text.assemble(chip(side, SIDE_NAMES[side]), " holds")
    for kind, number in sorted(Counter(markers_of(view, side)).items()):
        head = f"{MARKERS[kind].name}{f' x{number}' if number > 1 else ''}"
        uses = [action.name for action in STRATAGEMS if action.marker == MARKER_KINDS[kind]]
        yield pieces.inset(Text.assemble((head, "title"), (f"  {', '.join(uses)}", "quiet")))
    for name, units in boxes(view, side):
        yield pieces.inset(Text.assemble((NAMES[name], "title"), f": {', '.join(named(units))}"))
    if view["event_id"]:
        event = EVENTS[EVENT[view["event_id"]]]
        yield pieces.inset(Text.assemble((event.name, "title"), f"  {event.text}"))


BOARD: Final[Board] = TrajanBoard()
