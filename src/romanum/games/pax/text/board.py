"""Pax Romana in the terminal: powers, the running Battle or move, armies and fleets by Territory, Provinces, books."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from romanum.engine.secrecy import HIDDEN
from romanum.engine.text import pieces
from romanum.engine.text.board import Board, View
from romanum.engine.text.pieces import inset
from romanum.games import game
from romanum.games.pax.data.components import (
    GALLEY,
    LAND_LINKS,
    LEADERS,
    NONE,
    OBJECTIVES,
    OTHERS,
    PLACE_COUNT,
    PLACES,
    POWERS,
    PROVINCE_OF,
    PROVINCES,
    PROVINCES_OF,
    SEA_LINKS,
    SEATS,
    SPACE_COUNT,
    SPACES_OF,
    TERRITORIES,
    TERRITORY_OF,
    TITLES,
    TRIBE_AT,
    UNITS,
)
from romanum.games.pax.data.settings import SETTINGS
from romanum.games.pax.state.names import leader_name
from romanum.games.pax.state.plans import ACTS
from romanum.games.pax.state.position import ACTIVE, HAND, MOVED

GREY: Final = "#6b6f78"
LINKS: Final = 24


class PaxBoard:
    """The board of the game."""

    def headline(self, view: View, names: Sequence[str]) -> RenderableType:
        """Years, Game-Turn, phase, whose Activation it is, and who comes in the first round."""
        line = Text.assemble((f"{view['year']} BC", "title"))
        line.append(f"  Game-Turn {view['turn']} of {view['last_turn']}, {say('phase-' + view['phase_name'])}")
        if view["active"] >= 0 and view["phase_name"] == "activation":
            line.append("  ").append_text(side_chip(view, view["active"]))
            for power in view["order"][view["activations"] :]:
                line.append(" ").append_text(side_chip(view, power, short=True))
            line.append(f"  {say('pool', markers=sum(view['pool']))}", "quiet")
        return line

    def map(self, view: View, width: int) -> RenderableType:
        """What is going on; then who stands where, Territory by Territory, and at sea."""
        pages = [page for territory in range(len(TERRITORIES)) for page in territory_page(view, territory, width)]
        running = [*battle_lines(view), *move_lines(view), *talks_lines(view), *ledger_lines(view)]
        return Group(*running, *pages, *at_sea(view, width))

    def place(self, view: View, words: str) -> RenderableType | None:
        """A place with its neighbours, or a Province by its name."""
        meant = re.sub(r"[^a-z0-9]+", "_", words.lower()).strip("_")
        if not meant:
            return None
        for exact in (True, False):
            for place, row in enumerate(PLACES):
                if _means(meant, row.id, row.name, exact):
                    return place_page(view, place)
            for province, land in enumerate(PROVINCES):
                if _means(meant, land.id, land.name, exact):
                    return Group(*province_lines(view, province))
        return None

    def score(self, view: View, names: Sequence[str], width: int) -> RenderableType:
        """Every power: points by kind, Treasury, Stability, what it has, and whom it is allied with."""
        parts: list[RenderableType] = []
        for power, row in enumerate(view["standings"]):
            head = Text.assemble(side_chip(view, power), f" {names[row['seat']]}: {row['vp']} VP")
            parts.append(head.append(f", {row['gop']} GOP, {row['cvp']} CVP"))
            parts.append(inset(Text(holdings(row), "quiet")))
        return Group(*parts)

    def hand(self, view: View, width: int) -> RenderableType:
        """The viewer's cards with their texts, and his Objectives with how far he has come."""
        own = view["own"]
        held = view["hands"][own * HAND : (own + 1) * HAND] if own >= 0 else ()
        cards = [TITLES[title] for title in held if title not in (NONE, HIDDEN)]
        lines: list[RenderableType] = [Text.assemble((card.name, "title"), f"  {card.text}") for card in cards]
        return pieces.held([*lines, *(objective_text(one) for one in view["progress"])])

    def chapter(self, view: View) -> tuple[int, int, int, int, bool]:
        """Every phase of every Game-Turn, every Activation, and every Battle."""
        return view["turn"], view["phase"], view["active"], view["activations"], view["battle"] is not None


def _means(meant: str, id_: str, name: str, exact: bool) -> bool:
    plain = re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")
    return meant in (id_, plain) if exact else id_.startswith(meant) or plain.startswith(meant)


def say(sentence: str, **facts: Any) -> str:
    """A sentence of the game's own screen."""
    return game("pax").words.say(f"screen-{sentence}", facts)


# ---- sides


def side_name(view: View, side: int) -> str:
    """What a side is called."""
    return POWERS[view["powers"][side]].name if side < SEATS else OTHERS[side - SEATS].name


def side_chip(view: View, side: int, short: bool = False) -> Text:
    """A side on its colour."""
    name = side_name(view, side)
    colour = POWERS[view["powers"][side]].colour if side < SEATS else GREY
    return pieces.chip(colour, name[:1] if short else name)


def holdings(row: dict[str, Any]) -> str:
    """What a power has, in one line."""
    words = [
        f"{row['treasury']}T",
        f"Stability {row['stability']:+d} ({say('range-' + row['range'])})",
        f"{row['provinces']} Provinces, {row['cities']} Cities, {row['towns']} Towns",
        f"{row['lcu']} Land Combat Units, {row['heavies']} of {row['manpower_maximum']} heavy",
        f"{row['galleys']} Galleys",
    ]
    allies = [power.name for power in POWERS if power.id in row["allies"]]
    return "; ".join([*words, *([f"allied with {', '.join(allies)}"] if allies else [])])


# ---- who stands where


def units_text(units: Sequence[Sequence[int]]) -> str:
    """Units by kind and number."""
    return ", ".join(f"{number} {UNITS[kind].short}" for kind, number in units)


def stack_text(stack: dict[str, Any]) -> Text:
    """A stack: strength, units, leaders with their ratings, whether it has moved."""
    leaders = [f"{leader_name(one)}{'*' if LEADERS[one].elite else ''}" for one in stack["leaders"]]
    told_units = "; ".join(part for part in (units_text(stack["units"]), ", ".join(leaders)) if part)
    line = Text(f"{stack['bp']} BP  {told_units}" if stack["bp"] else told_units)
    marks = [word for mark, word in ((ACTIVE, "on the move"), (MOVED, "has moved")) if stack["mark"] & mark]
    return line.append(f"  ({', '.join(marks)})", "quiet") if marks else line


def stacks_in(view: View, places: Sequence[int]) -> list[dict[str, Any]]:
    """The stacks of several places."""
    wanted = set(places)
    return sorted((stack for stack in view["stacks"] if stack["place"] in wanted), key=lambda one: one["place"])


def place_text(view: View, place: int) -> Text:
    """A place in a list: its name, a star for a Capital, walls, a Tribe, Pirates."""
    capital = place < SPACE_COUNT and SETTINGS[view["scenario"]].capital_of[place] != NONE
    line = Text(PLACES[place].name + ("*" if capital else ""), "title" if capital else "")
    walls = view["walls"][place] if place < SPACE_COUNT else 0
    line.append(f" [{walls}]" if walls else "", "quiet")
    return line.append("".join(f" {word}" for word in dangers(view, place)), "danger")


def dangers(view: View, place: int) -> list[str]:
    """A Tribe with its strength if it is known, and Pirates."""
    found = ["Pirates"] if place in view["pirates"] else []
    tribe = TRIBE_AT[place] if place < SPACE_COUNT else NONE
    if tribe != NONE and view["tribe"][tribe] != NONE:
        found.append("Tribe" if view["tribe"][tribe] == HIDDEN else f"Tribe {view['tribe'][tribe]}")
    return found


def table_of(view: View, stacks: Sequence[dict[str, Any]], width: int) -> RenderableType:
    """Stacks with their places."""
    lines = ((place_text(view, s["place"]), side_chip(view, s["side"]), stack_text(s)) for s in stacks)
    return inset(pieces.forces(lines, most=min(28, width // 3)))


def territory_page(view: View, territory: int, width: int) -> Iterator[RenderableType]:
    """A Territory in which anything stands: who holds its Provinces, then the stacks."""
    spaces = [space for province in PROVINCES_OF[territory] for space in SPACES_OF[province]]
    stacks = stacks_in(view, spaces)
    if not stacks:
        return
    title = Text(TERRITORIES[territory].name, "title")
    lord = view["territories"][territory]
    yield title.append("  ").append_text(side_chip(view, lord)) if lord >= 0 else title
    yield inset(Text(", ".join(province_brief(view, province) for province in PROVINCES_OF[territory]), "quiet"))
    yield table_of(view, stacks, width)


def province_brief(view: View, province: int) -> str:
    """A Province with its lord."""
    lord = view["provinces"][province]["lord"]
    return f"{PROVINCES[province].name} ({side_name(view, lord) if lord >= 0 else 'nobody'})"


def at_sea(view: View, width: int) -> Iterator[RenderableType]:
    """Fleets and armies on Transit Points."""
    stacks = stacks_in(view, range(SPACE_COUNT, PLACE_COUNT))
    if stacks:
        yield Text("On the way", "title")
        yield table_of(view, stacks, width)


def province_lines(view: View, province: int) -> Iterator[RenderableType]:
    """5.2: the sheet of a Province: who holds what, what it pays, what one more Space would change."""
    row, sheet = PROVINCES[province], view["provinces"][province]
    lord = say("lord", side=side_name(view, sheet["lord"])) if sheet["lord"] >= 0 else say("no-lord")
    place = f"{TERRITORIES[TERRITORY_OF[province]].name}; {say('pays', coins=row.coins)}; {lord}"
    yield Text.assemble((row.name, "title"), f"  {place}")
    held = ", ".join(f"{side_name(view, side)} {number}" for side, number in sheet["held"])
    yield inset(Text(f"{held or 'nobody'} of {len(SPACES_OF[province])} Spaces"))
    if sheet.get("needs"):
        takes = ", ".join(PLACES[space].name for space in sheet["takes"])
        yield inset(Text(say("one-more", places=takes) if takes else say("more", needs=sheet["needs"]), "quiet"))


def place_page(view: View, place: int) -> RenderableType:
    """A place: what it is, who stands there, its Province, and where one can go from there."""
    parts: list[RenderableType] = [place_text(view, place)]
    if place < SPACE_COUNT:
        parts += province_lines(view, PROVINCE_OF[place])
    parts += [Text.assemble(side_chip(view, s["side"]), " ", stack_text(s)) for s in stacks_in(view, [place])]
    for title, links in (("by land", LAND_LINKS[place]), ("by sea", SEA_LINKS[place])):
        if links:
            names = ", ".join(PLACES[other].name for other in links[:LINKS])
            parts.append(Text.assemble((f"{title}: ", "quiet"), names))
    return Group(*parts)


# ---- what is going on


def battle_lines(view: View) -> Iterator[RenderableType]:
    """10.2: the Battle being fought: its step, armies, shifts, dice or chances."""
    battle = view["battle"]
    if battle is None:
        return
    title = say("battle-at", place=PLACES[battle["space"]].name)
    yield Text.assemble((title, "danger"), f"  {say('step-' + str(battle['step']))}")
    for who, verb in enumerate(("attacks", "defends")):
        walls = f", {say('walls', walls=battle['wall_points'])}" if who and battle["walls"] else ""
        chip = side_chip(view, battle["sides"][who])
        yield inset(Text.assemble(chip, f" {say(verb)}: {battle['points'][who]} BP{walls}"))
    for what, rule, attacker, defender in battle["shifts"]:
        yield inset(Text(f"{say('shift-' + what)}: {attacker} against {defender} ({rule})", "quiet"))
    if battle["dice"]:
        yield inset(Text(f"Dice {battle['dice'][0]} and {battle['dice'][1]}"))
    elif battle["chances"]:
        won, drawn, lost = (f"{falls / sum(battle['chances']):.0%}" for falls in battle["chances"])
        yield inset(Text(say("chances", won=won, drawn=drawn, lost=lost), "chance"))


def move_lines(view: View) -> Iterator[RenderableType]:
    """9.1: the Army or Fleet on the move."""
    mover = next((stack for stack in view["stacks"] if stack["stack"] == view["mover"]), None)
    if mover is not None:
        chip = side_chip(view, mover["side"])
        ships = any(kind == GALLEY for kind, _ in mover["units"])
        what = "sails" if ships and view["afloat"] else "marches"
        yield Text.assemble(
            chip, f" {what} at {PLACES[mover['place']].name}, {view['mp']} MP left: ", stack_text(mover)
        )


def talks_lines(view: View) -> Iterator[RenderableType]:
    """4.3.1: the terms that are talked about."""
    talks = view["talks"]
    if talks is None:
        return
    names = game("pax").names
    parties = {"power": names[talks["power"]], "partner": names[talks["partner"]]}
    yield Text(say("talks-proposed" if talks["proposed"] else "talks-draft", **parties), "title")
    for term in talks["terms"]:
        facts = {key: names.get(str(value), value) for key, value in term.items()}
        yield inset(Text(say(f"term-{term['what']}", **{**facts, **parties})))


def ledger_lines(view: View) -> Iterator[RenderableType]:
    """3.2.E: the own books while secret plans are made."""
    ledger = view["ledger"]
    if ledger is None or not ledger["orders"]:
        return
    left = say("left", talents=ledger["left"])
    yield Text.assemble((say("ledger-plan"), "title"), f"  {left} of {ledger['treasury']}T")
    for act, kind, place, number, price in ledger["orders"]:
        unit = UNITS[kind].many if number > 1 and UNITS[kind].many else UNITS[kind].name
        facts = {"number": number, "unit": unit, "place": PLACES[place].name}
        yield inset(Text(f"{say('order-' + ACTS[act], **facts)}: {number * price}T"))


def objective_text(one: dict[str, Any]) -> Text:
    """15.4: an Objective with what it pays and what is missing."""
    row = OBJECTIVES[one["letter"]]
    worth = say("worth-vp", vp=one["vp"]) if one["vp"] else say("worth-gop", gop=one["gop"])
    line = Text.assemble((f"{row.id.upper()}  {worth}", "title"), f"  {row.text}")
    names = game("pax").names
    if one["lacks"]:
        return line.append(f"  {say('lacks', names=', '.join(names[name] for name in one['lacks']))}", "quiet")
    if one["number"]:
        return line.append(f"  {say('progress', has=one['number'][0], total=one['number'][1])}", "quiet")
    return line.append(f"  {say('complete')}", "quiet")


BOARD: Final[Board] = PaxBoard()
