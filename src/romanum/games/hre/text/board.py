"""History of the Roman Empire in the terminal: the map by Dioceses, scores, cards and tokens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from romanum.engine.secrecy import HIDDEN
from romanum.engine.text import pieces
from romanum.engine.text.board import Board, View
from romanum.games.hre.data.components import (
    BARBARIANS,
    CARDS,
    COLOUR,
    COLOURS,
    DIOCESE_OF,
    DIOCESE_PROVINCES,
    DIOCESES,
    EMPERORS,
    FACTIONS,
    FIRST_PEOPLE,
    FIRST_POWER,
    FIRST_REBEL,
    MAP,
    NEIGHBOURS,
    PEOPLES,
    PROVINCES,
    SIDE_NAMES,
    TURNS,
)
from romanum.games.hre.screen.picture import colour_of
from romanum.games.hre.state.position import FORT, FORTRESS, HAND, INTACT, LOOTED

COLUMN: Final = 37
"""Width of a Diocese on the screen."""
WIDE: Final = 80
MIDDLING: Final = 60
NUMERALS: Final = ("", "I", "II", "III", "IV", "V", "VI")
CITY_MARKS: Final = {INTACT: "●", LOOTED: "◐"}
SITE: Final = "○"
FORT_MARKS: Final = {FORT: "F", FORTRESS: "FF"}
LEGEND: Final = "● City  ◐ looted  ○ City Site  F Fort  FF Fortress  * starting Province"
LONGEST_NAME: Final = max(len(province.name) for province in PROVINCES)


class RomanEmpire:
    """The board of the game."""

    def headline(self, view: View, names: Sequence[str]) -> RenderableType:
        """Turn, years, and whose Phase it is."""
        turn = TURNS[max(view["turn"], 1) - 1]
        line = Text.assemble((f"Turn {turn.number} of {len(TURNS)}", "title"), f"  {turn.title}, {turn.dates}")
        if view["active"] >= 0 and view["side"] >= 0:
            line.append("  ")
            line.append_text(chip(view["side"], f"Phase of {phase_name(view)}"))
        return line

    def map(self, view: View, width: int) -> RenderableType:
        """The nine Dioceses side by side, as many as fit, with five Provinces each."""
        abreast = max(1, min(width // COLUMN, 3))
        grid = Table.grid(padding=(0, 2, 0, 0))
        blocks = [diocese_block(view, d) for d in range(len(DIOCESES))]
        for first in range(0, len(blocks), abreast):
            grid.add_row(*blocks[first : first + abreast])
        return Group(grid, Text(LEGEND, "quiet"))

    def place(self, view: View, words: str) -> RenderableType | None:
        """A Province, or all of a Diocese, with the borders."""
        meant = words.lower().strip()
        found = [p for p, province in enumerate(PROVINCES) if province.name.lower().startswith(meant)]
        for d, diocese in enumerate(DIOCESES):
            if not found and diocese.name.lower().startswith(meant):
                found = list(DIOCESE_PROVINCES[d])
        return Group(*(province_page(view, p) for p in found)) if found else None

    def score(self, view: View, names: Sequence[str], width: int) -> RenderableType:
        """Both kinds of points, and what each Faction has on the map and in hand."""
        table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="quiet")
        table.add_column("Faction", overflow="fold")
        for head in ("Rome", "Barb", "VP") + ("Prov.", "Legions", "cards") * (width >= WIDE):
            table.add_column(head, justify="right")
        if width >= MIDDLING:
            table.add_column("holds", overflow="fold")
        for faction in ranked(view):
            cells = [owner_chip(view, faction, names), *map(Text, map(str, points(view, faction)))]
            cells += [Text(str(n)) for n in forces(view, faction)] * (width >= WIDE)
            table.add_row(*cells, *[tokens(view, faction)] * (width >= MIDDLING))
        return table

    def hand(self, view: View, width: int) -> RenderableType:
        """The tokens and cards of the viewer's Factions, each card with its turns and text."""
        pages = [page for faction in own_factions(view) for page in faction_page(view, faction)]
        return pieces.held(pages)

    def chapter(self, view: View) -> tuple[int, int, int]:
        """Every Phase of every turn."""
        return view["turn"], view["active"], view["side"]


# ---- the map


def diocese_block(view: View, diocese: int) -> RenderableType:
    """A Diocese: its name and value this turn, then its Provinces."""
    row = DIOCESES[diocese]
    worth = row.values[max(view["turn"], 1) - 1]
    lines = (province_row(view, province) for province in DIOCESE_PROVINCES[diocese])
    table = pieces.rows(lines, LONGEST_NAME, 1, 2, 0)
    title = Text.assemble((row.name.upper(), f"bold {row.colour}"), (f"  {worth} VP", "quiet"))
    return Group(title, table, Text())


def province_row(view: View, province: int) -> tuple[Text, Text, Text, Text]:
    """Name, City, Fort, and who stands there with how many Armies."""
    row = PROVINCES[province]
    side = view["holder"][province]
    name = Text(row.name + ("*" if row.roman_start else ""), "" if side >= 0 else "quiet")
    city = CITY_MARKS.get(view["city"][province], SITE if row.city_site else "")
    fort = Text(FORT_MARKS.get(view["fort"][province], ""), "bold")
    return name, Text(city), fort, army_text(view, side, view["armies"][province])


def army_text(view: View, side: int, armies: int) -> Text:
    """The Armies in a Province as a counter, with the Faction that commands them."""
    if side < 0:
        return Text("")
    text = chip(side, f"{side_name(side)} {armies}")
    owner = owner_of(view, side)
    if side >= FIRST_PEOPLE and owner >= 0 and side < FIRST_REBEL:
        text.append(f" {FACTIONS[owner].name[0]}", f"bold {FACTIONS[owner].colour}")
    return text


def chip(side: int, words: str) -> Text:
    """Words on the colour of a side."""
    return pieces.chip(colour_of(side), words)


def side_name(side: int) -> str:
    """Short enough for the map: all Rebels are Rebels."""
    return "Rebels" if side >= FIRST_REBEL else SIDE_NAMES[side]


def owner_of(view: View, side: int) -> int:
    """The Faction that commands a side; -1 if none does."""
    if side < FIRST_PEOPLE:
        return side
    if side < FIRST_POWER:
        return int(view["people_of"][side - FIRST_PEOPLE])
    return int(view["power_of"][side - FIRST_POWER]) if side < FIRST_REBEL else side - FIRST_REBEL


def phase_name(view: View) -> str:
    """Whose Phase: a Faction, or a People with its Faction."""
    side, active = view["side"], FACTIONS[view["active"]].name
    return active if side < FIRST_PEOPLE else f"{SIDE_NAMES[side]}, led by {active}"


def province_page(view: View, province: int) -> RenderableType:
    """A Province, its City and Diocese, and its neighbours with the kind of border."""
    row = PROVINCES[province]
    coast = "coast" if "O" in row.sea else "no sea"
    words = f"{DIOCESES[DIOCESE_OF[province]].name}, {coast}{f', site of {row.city}' if row.city else ''}"
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_row("", *province_row(view, province))
    for other in NEIGHBOURS[province]:
        table.add_row(Text(MAP.border(province, other) or "", "quiet"), *province_row(view, other))
    return Group(Text.assemble((row.name, "title"), "  ", (words, "quiet")), table)


# ---- Factions


def points(view: View, faction: int) -> tuple[int, int, int]:
    """Roman and Barbarian points, and both together."""
    roman, barbarian = view["roman_vp"][faction], view["barbarian_vp"][faction]
    return roman, barbarian, roman + barbarian


def forces(view: View, faction: int) -> tuple[int, int, int]:
    """Provinces, Legions on the map, cards in hand."""
    held = [p for p, side in enumerate(view["holder"]) if side == faction]
    cards = sum(card != -1 for card in hand_of(view, faction))
    return len(held), sum(view["armies"][p] for p in held), cards


def factions(view: View) -> range:
    """The Factions that play."""
    return range(len(view["seat_of"]))


def ranked(view: View) -> list[int]:
    """Factions by total points, most first."""
    return sorted(factions(view), key=lambda f: (-view["roman_vp"][f] - view["barbarian_vp"][f], f))


def hand_of(view: View, faction: int) -> list[int]:
    """The cards of a Faction as far as they are seen."""
    return list(view["hand"][faction * HAND : (faction + 1) * HAND])


def own_factions(view: View) -> list[int]:
    """The Factions of which the viewer sees what they hold."""

    def holds(faction: int) -> bool:
        tokens = view["barbarian_token"][faction], view["emperor_token"][faction]
        return any(held >= 0 for held in hand_of(view, faction)) or any(token > 0 for token in tokens)

    return [f for f in factions(view) if HIDDEN not in hand_of(view, f) and holds(f)]


def owner_chip(view: View, faction: int, names: Sequence[str]) -> Text:
    """A Faction and who plays it."""
    player = names[view["seat_of"][faction]]
    text = chip(faction, FACTIONS[faction].name)
    if player != FACTIONS[faction].name:
        text.append(f" {player.removeprefix(FACTIONS[faction].name).strip()}", "quiet")
    if view["dead"][faction]:
        text.append(" eliminated", "danger")
    return text


def tokens(view: View, faction: int) -> Text:
    """The tokens of this turn, with what they stand for if the viewer knows."""
    people, emperor = view["barbarian_token"][faction], view["emperor_token"][faction]
    parts = [people_name(view, people)] if people > 0 else []
    parts += [EMPERORS[view["turn"] - 1][emperor - 1].name] if emperor > 0 else []
    secret = (people, emperor).count(HIDDEN)
    parts += [f"{secret} secret"] if secret else []
    return Text(", ".join(parts), "quiet")


def people_name(view: View, token: int) -> str:
    """The People a token brings this turn."""
    people: str = PEOPLES[BARBARIANS[view["turn"] - 1][token - 1].people].name
    return people


def faction_page(view: View, faction: int) -> Iterator[RenderableType]:
    """The tokens and cards of one Faction."""
    yield Text.assemble(chip(faction, FACTIONS[faction].name), " holds")
    yield from (pieces.inset(line) for line in token_lines(view, faction))
    for card in hand_of(view, faction):
        if card >= 0:
            yield pieces.inset(card_text(card, view["turn"]))


def token_lines(view: View, faction: int) -> Iterator[Text]:
    """What the two tokens mean."""
    people, emperor = view["barbarian_token"][faction], view["emperor_token"][faction]
    if people > 0:
        entry = BARBARIANS[view["turn"] - 1][people - 1]
        where = PROVINCES[entry.start].name
        words = f"  token {NUMERALS[people]}: strength {entry.strength}, from {where}"
        yield Text.assemble((PEOPLES[entry.people].name, "title"), words)
    if emperor > 0:
        row = EMPERORS[view["turn"] - 1][emperor - 1]
        words = f"  token {NUMERALS[emperor]}: bonus {row.bonuses}"
        yield Text.assemble((row.name, "title"), words)


def card_text(card: int, turn: int) -> Text:
    """A card: name, colour, the turns it may be played on, text; pale if this is not one of them."""
    row = CARDS[card]
    colour = COLOURS[COLOUR[row.colour]]
    first, last = row.turns
    turns = f"turn {first}" if first == last else f"turns {first}-{last}"
    now = row.playable_on(max(turn, 1))
    head = Text.assemble((row.name, f"bold {colour.colour}"), (f"  {colour.name}, {turns}: ", "quiet"))
    return head + Text(row.text, "" if now else "quiet")


BOARD: Final[Board] = RomanEmpire()
