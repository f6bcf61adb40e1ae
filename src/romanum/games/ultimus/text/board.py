"""Ultimus Romanorum in the terminal: areas by diocese, princes, Tribes by status, the order of play, points."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from romanum.engine.secrecy import HIDDEN
from romanum.engine.text import pieces as board_pieces
from romanum.engine.text.board import Board, View
from romanum.engine.text.pieces import inset
from romanum.games import game
from romanum.games.ultimus.data.components import (
    BORDER,
    BT,
    CC,
    COLUMNS,
    COST,
    CP,
    DIOCESE,
    DIOCESE_HALF,
    DIOCESE_NAMES,
    DIOCESE_ZONES,
    HALF,
    KIND,
    KINDS,
    LEADER_COUNT,
    NEIGHBOURS,
    ORIGIN_OF,
    PF,
    PIECE_NAMES,
    PM,
    QU,
    REFUGES,
    SEA_NAMES,
    SEAS_OF,
    STRATAGEMS,
    TRIBAL,
    TRIBES,
    VS,
    ZONE_COUNT,
    ZONE_IDS,
    ZONES,
)
from romanum.games.ultimus.state.actions import FLEET_IDS
from romanum.games.ultimus.state.names import NAMES, area_name
from romanum.games.ultimus.state.position import (
    BARBARIAN,
    CAMP_IDS,
    FOEDERATI,
    HALF_IDS,
    HAND,
    NOBODY,
    NONE,
    PEACE,
    REGNUM,
    REVOLT,
    ROMAN,
    STATUS_IDS,
    TRIBE_OF,
    WAR,
)

CAMPS: Final = (0, 1)
CAMP_NAMES: Final = tuple(NAMES[camp] for camp in CAMP_IDS)
LETTERS: Final = ("R", "B")
COLOURS: Final = ("#9e2b25", "#3f6b3a")
REASONS: Final = {
    "pacified": "Tribes pacified",
    "augusti": "both Augusti in capitals",
    "no-civil-war": "no civil war",
    "east-capitals": "the eastern capitals",
    "west-capitals": "the western capitals",
    "pax": "Pax Romana",
    "revenue": "the revenue of the provinces",
    "occupation": "areas occupied",
    "roma": "Roma",
    "usurpation": "a usurpation",
    "no-successor": "no successor",
    "regnum": "a Regnum founded",
    "council": "the Council",
}
"""What Phase F scores for (10.2)."""
LEVELS: Final = {"won": "ahead", "decisive": "more than twice as many", "complete": "more than five times as many"}


class UltimusBoard:
    """The board of the game."""

    def headline(self, view: View, names: Sequence[str]) -> RenderableType:
        """Year, phase, the event of the year, and the sequences still to come."""
        line = Text.assemble((f"AD {max(view['year'], view['first_year'])}", "title"))
        line.append(f"  turn {max(view['turn'], 1)} of {view['turns']}, Phase {view['phase_id']}")
        line.append(f" ({phase_name(view['phase_id'])})")
        if view["event_id"]:
            line.append(f"  {NAMES[view['event_id']]}", "quiet")
        if view["initiative"] != NOBODY:
            line.append(f"  initiative: {CAMP_NAMES[view['initiative']]}", "quiet")
        for camp in view["order"]:
            line.append(" ").append_text(chip(camp, LETTERS[camp]))
        return line

    def map(self, view: View, width: int) -> RenderableType:
        """What is going on; princes and Tribes; then the areas, diocese by diocese, and those abroad."""
        running = [*battle_lines(view), *march_lines(view)]
        areas = [page for half in (0, 1) for page in half_page(view, half)]
        return Group(*running, *prince_lines(view), *tribe_lines(view), *areas, *abroad(view), *at_sea(view))

    def place(self, view: View, words: str) -> RenderableType | None:
        """An area by its town, its diocese and number or its people; a whole diocese by its name."""
        meant = re.sub(r"[^a-z0-9]+", "-", words.lower()).strip("-")
        if not meant:
            return None
        for diocese, name in enumerate(DIOCESE_NAMES):
            if name.lower() == meant:
                return diocese_page(view, diocese)
        exact = [area for area in range(ZONE_COUNT) if meant in ids_of(area)]
        found = exact or [area for area in range(ZONE_COUNT) if any(one.startswith(meant) for one in ids_of(area))]
        return area_page(view, found[0]) if found else None

    def score(self, view: View, names: Sequence[str], width: int) -> RenderableType:
        """Points of both camps, who commands them, and what Phase F would bring as things stand."""
        parts: list[RenderableType] = []
        for camp in CAMPS:
            seat = view["camps"].index(camp)
            line = Text.assemble(chip(camp, CAMP_NAMES[camp]), f" {names[seat]}: {view['pv'][camp]} PV")
            if view["level"]["seat"] == seat:
                line.append(f", {LEVELS[view['level']['how']]}")
            parts.append(line)
            items = [item for item in view["forecast"] if item[0] == camp]
            told = ", ".join(f"{points} for {REASONS.get(why, why)}" for _, points, _, why in items)
            forecast = f"Phase F would bring {view['forecast_total'][camp]}"
            parts.append(inset(Text(f"{forecast}: {told}" if told else forecast, "quiet")))
        if view["level"]["to_win"]:
            behind = CAMP_NAMES[BARBARIAN if view["level"]["to_win"] > 0 else ROMAN]
            told = f"In this scenario the {behind} wins only if he is more than {abs(view['level']['to_win'])} PV ahead"
            parts.append(Text(told, "quiet"))
        if view["swaps"]:
            parts.append(Text(f"The camps have changed hands {times(view['swaps'])}.", "quiet"))
        return Group(*parts)

    def hand(self, view: View, width: int) -> RenderableType:
        """The viewer's stratagems: what each does, when and for whom; and how often he is asked."""
        parts: list[RenderableType] = []
        for seat in CAMPS:
            held = [kind for kind in view["hand"][seat * HAND : (seat + 1) * HAND] if kind != NONE]
            if held and HIDDEN not in held:
                parts.append(Text.assemble(chip(view["camps"][seat], CAMP_NAMES[view["camps"][seat]]), " holds"))
                parts += [inset(card(kind, number)) for kind, number in sorted(Counter(held).items())]
        return board_pieces.held(parts)

    def chapter(self, view: View) -> tuple[int, int, int, tuple[int, ...], bool]:
        """Every phase of every year, every sequence, and every battle."""
        return view["year"], view["phase"], view["active"], tuple(view["sequences"]), view["battle"] is not None


def phase_name(phase: str) -> str:
    """What a phase of the year is called."""
    return game("ultimus").words.say(f"screen-phase-{phase}", {}).lower()


def chip(camp: int, words: str) -> Text:
    """Words on the colour of a camp."""
    return board_pieces.chip(COLOURS[camp], words)


def times(number: int) -> str:
    """Once, twice, or so many times."""
    return {1: "once", 2: "twice"}.get(number, f"{number} times")


# ---- who stands where


def titled(view: View, leader: int) -> str:
    """A leader with the offices he holds (3.5, 3.6, 4.5.3)."""
    titles = []
    for half, name in enumerate(HALF_IDS):
        offices = {"augustus": "Augustus", "caesar": "Caesar", "usurper": "Usurper", "puppet": "to be Augustus"}
        titles += [f"{office} {name}" for field, office in offices.items() if view[field][half] == leader]
    titles += ["king"] if leader in view["king"] else []
    return f"{PIECE_NAMES[leader]} ({', '.join(titles)})" if titles else PIECE_NAMES[leader]


def named(view: View, pieces: Iterable[int]) -> str:
    """Leaders with their offices; units that are alike put together, with how many of them are reduced."""
    pieces = list(pieces)
    leaders = [titled(view, piece) for piece in pieces if piece < LEADER_COUNT]
    kinds = Counter(kind_of(piece) for piece in pieces if piece >= LEADER_COUNT)
    weak = Counter(kind_of(piece) for piece in pieces if piece >= LEADER_COUNT and view["reduced"][piece])
    units = [f"{number} {kind}" if number > 1 else kind for kind, number in kinds.items()]
    told = [name + reduction(weak[kind], kinds[kind]) for name, kind in zip(units, kinds, strict=True)]
    return ", ".join([*leaders, *told])


def kind_of(unit: int) -> str:
    """A unit without the number, or the letter of a tribal one, that tells it from its like."""
    if KIND[unit - LEADER_COUNT] == TRIBAL:
        return TRIBES[TRIBE_OF[unit]].name
    return re.sub(r" \(\d+\)$", "", PIECE_NAMES[unit])


def reduction(weak: int, number: int) -> str:
    """How many of some units are reduced."""
    if not weak:
        return ""
    return " reduced" if weak == number else f" ({weak} reduced)"


def force_text(view: View, force: dict[str, Any]) -> Text:
    """A force: its strength, its leaders and units, those of a usurper apart."""
    parts = []
    for cause in (0, 1, 2):
        pieces = [p for p in (*force["leaders"], *force["units"]) if view["cause"][p] == cause]
        whose = f"for {PIECE_NAMES[view['usurper'][cause - 1]]}: " if cause else ""
        parts += [whose + named(view, pieces)] if pieces else []
    strength = f"{force['pf']} PF  " if force["units"] else ""
    return Text(f"{strength}{'; '.join(parts)}")


def forces_of(view: View, area: int) -> list[tuple[int, dict[str, Any]]]:
    """The forces in an area, by camp."""
    return [(camp, force) for camp, force in enumerate(view["areas"][area] or ()) if force is not None]


def table_of(view: View, areas: Iterable[int]) -> RenderableType:
    """Areas with what stands in them."""
    found = ((area, camp, force) for area in areas for camp, force in forces_of(view, area))
    lines = ((place_text(view, area), chip(camp, LETTERS[camp]), force_text(view, f)) for area, camp, f in found)
    return inset(board_pieces.forces(lines, most=24))


def place_text(view: View, area: int) -> Text:
    """An area in a list: its number and town, a star for a capital, what has befallen it."""
    zone = ZONES[area]
    name = f"{zone.number} {zone.town or zone.name}" if DIOCESE[area] >= 0 else zone.name
    line = Text(name + ("*" if zone.capital else ""), "title" if zone.capital else "")
    return line.append("".join(f" {mark}" for mark in marks(view, area)), "danger")


def marks(view: View, area: int) -> list[str]:
    """Plague, a Council, the capital of a kingdom."""
    found = ["plague!"] if view["plague"] == area else []
    found += ["Council"] if view["council"] == area else []
    return found + [f"capital of {TRIBES[tribe].name}" for tribe, seat in enumerate(view["capital"]) if seat == area]


def half_page(view: View, half: int) -> Iterator[RenderableType]:
    """A half of the empire, diocese by diocese."""
    yield Text.assemble((f"Dioceses of the {NAMES[HALF_IDS[half]]}", "title"), ("  (* imperial capital)", "quiet"))
    for diocese, its_half in enumerate(DIOCESE_HALF):
        if its_half == half:
            yield diocese_page(view, diocese)


def diocese_page(view: View, diocese: int) -> RenderableType:
    """A diocese: who holds how much of it, its forces, and the areas where nobody is."""
    areas = DIOCESE_ZONES[diocese]
    lost = [area for area in areas if view["holder"][area] == 1]
    head = Text.assemble((DIOCESE_NAMES[diocese], "title"))
    head.append(f"  {len(areas) - len(lost)} of {len(areas)} areas Roman", "quiet")
    empty = [place_text(view, area) for area in areas if not forces_of(view, area)]
    parts: list[RenderableType] = [head, table_of(view, areas)]
    if empty:
        parts.append(inset(Text("nobody: ", "quiet").append_text(Text(", ").join(empty))))
    return Group(*parts)


def abroad(view: View) -> Iterator[RenderableType]:
    """The areas outside the empire in which anybody stands."""
    areas = [area for area in range(ZONE_COUNT) if HALF[area] < 0 and forces_of(view, area)]
    if areas:
        yield Text("Outside the empire", "title")
        yield table_of(view, areas)


def at_sea(view: View) -> Iterator[RenderableType]:
    """The refuges, and the fleets with who is aboard."""
    for half, pieces in enumerate(view["refuges"]):
        if pieces:
            yield Text.assemble(
                (f"Behind the walls of {ZONES[REFUGES[half]].town}", "title"), f"  {named(view, pieces)}"
            )
    for number, fleet in enumerate(view["fleets"]):
        where = fleet_place(fleet)
        if where:
            aboard = f", aboard: {named(view, fleet['aboard'])}" if fleet["aboard"] else ""
            line = Text.assemble((f"The {NAMES[FLEET_IDS[number]]}", "title"), f"  {where}{aboard} ")
            yield line.append_text(chip(fleet["camp"], LETTERS[fleet["camp"]])) if fleet["camp"] >= 0 else line


def fleet_place(fleet: dict[str, Any]) -> str:
    """Where a fleet is; nothing for one that is not in the game."""
    if fleet["area"] >= 0:
        return f"at {area_name(fleet['area'])}"
    if fleet["sea"] >= 0:
        return f"on {SEA_NAMES[fleet['sea']]}"
    return f"lost until AD {fleet['back']}" if fleet["back"] else ""


# ---- princes and peoples


def prince_lines(view: View) -> Iterator[RenderableType]:
    """Augustus, Caesar and Usurper of each half."""
    for half, name in enumerate(HALF_IDS):
        line = Text.assemble((NAMES[name], "title"), "  Augustus ", princely(view["augustus"][half]))
        line.append(f", Caesar {princely(view['caesar'][half])}")
        if view["usurper"][half] != NOBODY:
            line.append(f", Usurper {princely(view['usurper'][half])}", "danger")
        if view["puppet"][half] != NOBODY:
            line.append(f" for {princely(view['puppet'][half])}", "danger")
        yield line


def princely(leader: int) -> str:
    """Who holds an office."""
    return PIECE_NAMES[leader] if leader != NOBODY else "nobody"


def tribe_lines(view: View) -> Iterator[RenderableType]:
    """The Tribes by status, those at war first; with how many units are on the map, and whom they follow."""
    for status in (WAR, REVOLT, REGNUM, FOEDERATI, PEACE):
        tribes = [tribe for tribe, state in enumerate(view["status"]) if state == status]
        if tribes:
            told = ", ".join(tribe_text(view, tribe) for tribe in tribes)
            yield Text.assemble((NAMES[STATUS_IDS[status]], "title"), f"  {told}")


def tribe_text(view: View, tribe: int) -> str:
    """A Tribe: its name, a sign for a Major one, its units, its king, whom it follows."""
    units = view["tribe_units"][tribe]
    facts = [f"{units} unit{'s' if units > 1 else ''}"] if units else []
    facts += [f"king {princely(view['king'][tribe])}"] if view["capital"][tribe] != NONE else []
    facts += [f"with {TRIBES[view['ally'][tribe]].name}"] if view["ally"][tribe] != NOBODY else []
    facts += ["migrating"] if view["migrating"][tribe] else []
    name = f"{TRIBES[tribe].name}{'+' if view['major'][tribe] else ''}"
    return f"{name} ({', '.join(facts)})" if facts else name


# ---- what is going on


def battle_lines(view: View) -> Iterator[RenderableType]:
    """A battle that is about to be fought: both sides, odds, column, what changes the die."""
    battle = view["battle"]
    if battle is None:
        return
    yield Text(f"Battle at {area_name(battle['area'])}", "title")
    sides = (battle["attacker"], 1 - battle["attacker"])
    for camp, pieces, strength in zip(
        sides, (battle["attackers"], battle["defenders"]), battle["strengths"], strict=True
    ):
        yield Text.assemble(chip(camp, CAMP_NAMES[camp]), f" {strength} PF  {named(view, pieces)}")
    column = "/".join(map(str, COLUMNS[battle["shifted"]]))
    line = Text(f"odds {battle['ratio']}, column {column}, die {battle['bonus']:+d}", "quiet")
    for one in battle["modifiers"]:
        line.append(f"; {NAMES[one['what']]} {one['value']:+d} [{one['rule']}]")
    yield line


def march_lines(view: View) -> Iterator[RenderableType]:
    """Who is on the move, and how far."""
    march = view["march"]
    if march is None:
        return
    pieces = [*([march["leader"]] if march["leader"] >= 0 else []), *march["units"]]
    line = chip(march["camp"], CAMP_NAMES[march["camp"]])
    yield line.append(f" {named(view, pieces)} at {area_name(march['area'])}, {march['left']} PM left")


# ---- one area


def ids_of(area: int) -> list[str]:
    """How an area may be called: its id, its code, its town, its province."""
    zone = ZONES[area]
    return [re.sub(r"[^a-z0-9]+", "-", name.lower()) for name in (zone.id, zone.code, zone.town, zone.name) if name]


def area_page(view: View, area: int) -> RenderableType:
    """An area: what it is, what lies around it and at what price, and everybody there with his numbers."""
    parts: list[RenderableType] = [
        Text.assemble((area_name(area), "title"), "  ", (", ".join(features(view, area)), "quiet"))
    ]
    near = [f"{area_name(there)} {COST[area][there]} PM{border(area, there)}" for there in NEIGHBOURS[area]]
    parts.append(Text(f"to {', '.join(near)}" if near else "an island: by fleet alone"))
    for camp, force in forces_of(view, area):
        parts.append(Text.assemble(chip(camp, CAMP_NAMES[camp]), " ", force_text(view, force)))
        parts += [inset(piece_line(view, piece)) for piece in (*force["leaders"], *force["units"])]
    return Group(*parts)


def border(area: int, there: int) -> str:
    """What lies between two areas, if it is no open land."""
    kind = BORDER[area][there]
    return "" if kind == "land" else f" ({kind.replace('-', ' ').capitalize()})"


def features(view: View, area: int) -> list[str]:
    """Province, kind of town, coasts, whose home it is, who holds it."""
    zone = ZONES[area]
    found = [ZONE_IDS[area], zone.name] if DIOCESE[area] >= 0 else [ZONE_IDS[area]]
    found += ["imperial capital"] if zone.capital else ["town"] if zone.town else []
    found += ["port"] if zone.port else []
    found += [SEA_NAMES[sea] for sea in range(len(SEA_NAMES)) if SEAS_OF[area] >> sea & 1]
    found += [f"home of {TRIBES[ORIGIN_OF[area]].name}"] if ORIGIN_OF[area] >= 0 else []
    found += [f"held by the {CAMP_NAMES[view['holder'][area]]}"] if view["holder"][area] >= 0 else []
    return found + marks(view, area)


def piece_line(view: View, piece: int) -> Text:
    """A leader with his four values, or a unit with its strength as it stands."""
    if piece < LEADER_COUNT:
        numbers = f"CC {CC[piece]}  VS {VS[piece]}  BT {BT[piece][0]}  CP {CP[piece]}"
        return Text.assemble(titled(view, piece), "  ", (numbers, "quiet"))
    weak = view["reduced"][piece]
    kind = "" if KIND[piece - LEADER_COUNT] == TRIBAL else f"{KINDS[KIND[piece - LEADER_COUNT]]}  "
    numbers = f"{kind}PF {PF[piece][weak]}  QU {QU[piece][weak]}  BT {BT[piece][weak]}  PM {PM[piece]}"
    return Text.assemble(PIECE_NAMES[piece], "  ", (f"{numbers}{'  reduced' if weak else ''}", "quiet"))


def card(kind: int, number: int) -> Text:
    """A stratagem: how many of it, what it does, in which Phases it is played, by whom."""
    stratagem = STRATAGEMS[kind]
    head = f"{stratagem.name}{f' x{number}' if number > 1 else ''}"
    whose = "" if stratagem.camp == "mixed" else f", {NAMES[stratagem.camp]} only"
    when = f"  (Phase {', '.join(stratagem.phases)}{whose}; {stratagem.rule})"
    return Text.assemble((head, "title"), f"  {stratagem.text}", (when, "quiet"))


BOARD: Final[Board] = UltimusBoard()
