"""Pax Romana in the terminal: powers, the running Battle or move, armies and fleets by Territory, Provinces, books."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from romanum.engine.secrecy import HIDDEN
from romanum.engine.text import pieces
from romanum.engine.text.board import Board, View
from romanum.engine.text.figures import percent
from romanum.engine.text.pieces import inset
from romanum.games import game
from romanum.games.pax.data.components import (
    GALLEY,
    LAND_LINKS,
    LEADER_IDS,
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
from romanum.games.pax.data.schema import Card
from romanum.games.pax.data.settings import SETTINGS
from romanum.games.pax.screen.tongues import said
from romanum.games.pax.state.names import called_in, local_names
from romanum.games.pax.state.plans import ACTS
from romanum.games.pax.state.position import ACTIVE, HAND, MOVED

GREY: Final = "#6b6f78"
LINKS: Final = 24


class PaxBoard:
    """The board of the game."""

    def headline(self, view: View, names: Sequence[str]) -> RenderableType:
        """Years, Game-Turn, phase, whose Activation it is, and who comes in the first round."""
        line = Text.assemble((say("year", year=view["year"]), "title"))
        phase = say("phase-" + view["phase_name"])
        line.append(f"  {say('turn-of', turn=view['turn'], last=view['last_turn'], phase=phase)}")
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
        meant = _plain(words)
        if not meant:
            return None
        for exact in (True, False):
            for place, row in enumerate(PLACES):
                if _means(meant, row.id, exact):
                    return place_page(view, place)
            for province, land in enumerate(PROVINCES):
                if _means(meant, land.id, exact):
                    return Group(*province_lines(view, province))
        return None

    def score(self, view: View, names: Sequence[str], width: int) -> RenderableType:
        """Every power: points by kind, Treasury, Stability, what it has, and whom it is allied with."""
        parts: list[RenderableType] = []
        for power, row in enumerate(view["standings"]):
            points = say("points-of", name=names[row["seat"]], vp=row["vp"], gop=row["gop"], cvp=row["cvp"])
            parts.append(Text.assemble(side_chip(view, power), f" {points}"))
            parts.append(inset(Text(holdings(row), "quiet")))
        return Group(*parts)

    def hand(self, view: View, width: int) -> RenderableType:
        """The viewer's cards with their texts, and his Objectives with how far he has come."""
        own = view["own"]
        held = view["hands"][own * HAND : (own + 1) * HAND] if own >= 0 else ()
        cards = [TITLES[title] for title in held if title not in (NONE, HIDDEN)]
        lines: list[RenderableType] = [card_text(card) for card in cards]
        return pieces.held([*lines, *(objective_text(one) for one in view["progress"])])

    def chapter(self, view: View) -> tuple[int, int, int, int, bool]:
        """Every phase of every Game-Turn, every Activation, and every Battle."""
        return view["turn"], view["phase"], view["active"], view["activations"], view["battle"] is not None


def _plain(words: str) -> str:
    """Words as an id is written: small letters without accents."""
    letters = unicodedata.normalize("NFKD", words.lower()).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "_", letters).strip("_")


def _means(meant: str, thing: str, exact: bool) -> bool:
    plain = _plain(named(thing))
    return meant in (thing, plain) if exact else thing.startswith(meant) or plain.startswith(meant)


def say(sentence: str, **facts: Any) -> str:
    """A sentence of the game's own screen."""
    return game("pax").words.say(f"screen-{sentence}", facts)


def named(thing: str) -> str:
    """What a thing is called."""
    return game("pax").words.names[thing]


# ---- sides


def called(view: View, thing: str) -> str:
    """What a side or a leader is called in the scenario."""
    names = game("pax").words.names
    local = local_names(called_in(SETTINGS[view["scenario"]].row, view["turn"]), names)
    return local.get(thing) or names[thing]


def side_name(view: View, side: int) -> str:
    """What a side is called."""
    return called(view, POWERS[view["powers"][side]].id if side < SEATS else OTHERS[side - SEATS].id)


def side_chip(view: View, side: int, short: bool = False) -> Text:
    """A side on its colour."""
    name = side_name(view, side)
    colour = POWERS[view["powers"][side]].colour if side < SEATS else GREY
    return pieces.chip(colour, name[:1] if short else name)


def holdings(row: dict[str, Any]) -> str:
    """What a power has, in one line."""
    level = f"{row['stability']:+d}"
    words = [
        say("coins", coins=row["treasury"]),
        say("stability-of", level=level, range=say("range-" + row["range"])),
        say("lands-of", provinces=row["provinces"], cities=row["cities"], towns=row["towns"]),
        say("soldiers-of", lcu=row["lcu"], heavies=row["heavies"], maximum=row["manpower_maximum"]),
        say("ships-of", galleys=row["galleys"]),
    ]
    allies = ", ".join(named(power.id) for power in POWERS if power.id in row["allies"])
    return "; ".join([*words, *([say("allied-with", powers=allies)] if allies else [])])


# ---- who stands where


def units_text(units: Sequence[Sequence[int]]) -> str:
    """Units by kind and number."""
    return ", ".join(f"{number} {short(kind)}" for kind, number in units)


def short(kind: int) -> str:
    """A kind of unit in few letters."""
    return said(game("pax").words, f"short-{UNITS[kind].id}", UNITS[kind].short)


def stack_text(view: View, stack: dict[str, Any]) -> Text:
    """A stack: strength, units, leaders with their ratings, whether it has moved."""
    leaders = [f"{called(view, LEADER_IDS[one])}{'*' if LEADERS[one].elite else ''}" for one in stack["leaders"]]
    told_units = "; ".join(part for part in (units_text(stack["units"]), ", ".join(leaders)) if part)
    line = Text(f"{say('bp', points=stack['bp'])}  {told_units}" if stack["bp"] else told_units)
    marks = [say(word) for mark, word in ((ACTIVE, "on-the-move"), (MOVED, "moved")) if stack["mark"] & mark]
    return line.append(f"  ({', '.join(marks)})", "quiet") if marks else line


def stacks_in(view: View, places: Sequence[int]) -> list[dict[str, Any]]:
    """The stacks of several places."""
    wanted = set(places)
    return sorted((stack for stack in view["stacks"] if stack["place"] in wanted), key=lambda one: one["place"])


def place_text(view: View, place: int) -> Text:
    """A place in a list: its name, a star for a Capital, walls, a Tribe, Pirates."""
    capital = place < SPACE_COUNT and SETTINGS[view["scenario"]].capital_of[place] != NONE
    line = Text(named(PLACES[place].id) + ("*" if capital else ""), "title" if capital else "")
    walls = view["walls"][place] if place < SPACE_COUNT else 0
    line.append(f" [{walls}]" if walls else "", "quiet")
    return line.append("".join(f" {word}" for word in dangers(view, place)), "danger")


def dangers(view: View, place: int) -> list[str]:
    """A Tribe with its strength if it is known, and Pirates."""
    found = [say("pirates")] if place in view["pirates"] else []
    tribe = TRIBE_AT[place] if place < SPACE_COUNT else NONE
    if tribe != NONE and view["tribe"][tribe] != NONE:
        strength = view["tribe"][tribe]
        found.append(say("a-tribe") if strength == HIDDEN else say("a-tribe-of", strength=strength))
    return found


def table_of(view: View, stacks: Sequence[dict[str, Any]], width: int) -> RenderableType:
    """Stacks with their places."""
    lines = ((place_text(view, s["place"]), side_chip(view, s["side"]), stack_text(view, s)) for s in stacks)
    return inset(pieces.forces(lines, most=min(28, width // 3)))


def territory_page(view: View, territory: int, width: int) -> Iterator[RenderableType]:
    """A Territory in which anything stands: who holds its Provinces, then the stacks."""
    spaces = [space for province in PROVINCES_OF[territory] for space in SPACES_OF[province]]
    stacks = stacks_in(view, spaces)
    if not stacks:
        return
    title = Text(named(TERRITORIES[territory].id), "title")
    lord = view["territories"][territory]
    yield title.append("  ").append_text(side_chip(view, lord)) if lord >= 0 else title
    yield inset(Text(", ".join(province_brief(view, province) for province in PROVINCES_OF[territory]), "quiet"))
    yield table_of(view, stacks, width)


def province_brief(view: View, province: int) -> str:
    """A Province with its lord."""
    lord = view["provinces"][province]["lord"]
    return f"{named(PROVINCES[province].id)} ({side_name(view, lord) if lord >= 0 else named('nobody')})"


def at_sea(view: View, width: int) -> Iterator[RenderableType]:
    """Fleets and armies on Transit Points."""
    stacks = stacks_in(view, range(SPACE_COUNT, PLACE_COUNT))
    if stacks:
        yield Text(say("on-the-way"), "title")
        yield table_of(view, stacks, width)


def province_lines(view: View, province: int) -> Iterator[RenderableType]:
    """5.2: the sheet of a Province: who holds what, what it pays, what one more Space would change."""
    row, sheet = PROVINCES[province], view["provinces"][province]
    lord = say("lord", side=side_name(view, sheet["lord"])) if sheet["lord"] >= 0 else say("no-lord")
    place = f"{named(TERRITORIES[TERRITORY_OF[province]].id)}; {say('pays', coins=row.coins)}; {lord}"
    yield Text.assemble((named(row.id), "title"), f"  {place}")
    held = ", ".join(f"{side_name(view, side)} {number}" for side, number in sheet["held"])
    yield inset(Text(say("held-of", held=held or named("nobody"), spaces=len(SPACES_OF[province]))))
    if sheet.get("needs"):
        takes = ", ".join(named(PLACES[space].id) for space in sheet["takes"])
        yield inset(Text(say("one-more", places=takes) if takes else say("more", needs=sheet["needs"]), "quiet"))


def place_page(view: View, place: int) -> RenderableType:
    """A place: what it is, who stands there, its Province, and where one can go from there."""
    parts: list[RenderableType] = [place_text(view, place)]
    if place < SPACE_COUNT:
        parts += province_lines(view, PROVINCE_OF[place])
    parts += [Text.assemble(side_chip(view, s["side"]), " ", stack_text(view, s)) for s in stacks_in(view, [place])]
    for title, links in (("by-land", LAND_LINKS[place]), ("by-sea", SEA_LINKS[place])):
        if links:
            names = ", ".join(named(PLACES[other].id) for other in links[:LINKS])
            parts.append(Text.assemble((f"{say(title)} ", "quiet"), names))
    return Group(*parts)


# ---- what is going on


def battle_lines(view: View) -> Iterator[RenderableType]:
    """10.2: the Battle being fought: its step, armies, shifts, dice or chances."""
    battle = view["battle"]
    if battle is None:
        return
    title = say("battle-at", place=named(PLACES[battle["space"]].id))
    yield Text.assemble((title, "danger"), f"  {say('step-' + str(battle['step']))}")
    for who, verb in enumerate(("attacks", "defends")):
        walls = f", {say('walls', walls=battle['wall_points'])}" if who and battle["walls"] else ""
        chip = side_chip(view, battle["sides"][who])
        yield inset(Text.assemble(chip, f" {say(verb)}: {say('bp', points=battle['points'][who])}{walls}"))
    for what, rule, attacker, defender in battle["shifts"]:
        shifts = say("shifts-of", what=say("shift-" + what), attacker=attacker, defender=defender)
        yield inset(Text(f"{shifts} ({rule})", "quiet"))
    if battle["dice"]:
        yield inset(Text(say("dice-are", attacker=battle["dice"][0], defender=battle["dice"][1])))
    elif battle["chances"]:
        won, drawn, lost = (percent(falls / sum(battle["chances"])) for falls in battle["chances"])
        yield inset(Text(say("chances", won=won, drawn=drawn, lost=lost), "chance"))


def move_lines(view: View) -> Iterator[RenderableType]:
    """9.1: the Army or Fleet on the move."""
    mover = next((stack for stack in view["stacks"] if stack["stack"] == view["mover"]), None)
    if mover is not None:
        chip = side_chip(view, mover["side"])
        ships = any(kind == GALLEY for kind, _ in mover["units"])
        what = "sails-at" if ships and view["afloat"] else "marches-at"
        told_move = say(what, place=named(PLACES[mover["place"]].id), mp=view["mp"])
        yield Text.assemble(chip, f" {told_move} ", stack_text(view, mover))


def talks_lines(view: View) -> Iterator[RenderableType]:
    """4.3.1: the terms that are talked about."""
    talks = view["talks"]
    if talks is None:
        return
    parties = {"power": talks["power"], "partner": talks["partner"]}
    yield Text(say("talks-proposed" if talks["proposed"] else "talks-draft", **parties), "title")
    for term in talks["terms"]:
        yield inset(Text(say(f"term-{term['what']}", **{**term, **parties})))


def ledger_lines(view: View) -> Iterator[RenderableType]:
    """3.2.E: the own books while secret plans are made."""
    ledger = view["ledger"]
    if ledger is None or not ledger["orders"]:
        return
    left = say("left-of", talents=ledger["left"], treasury=ledger["treasury"])
    yield Text.assemble((say("ledger-plan"), "title"), f"  {left}")
    for act, kind, place, number, price in ledger["orders"]:
        facts = {"number": number, "unit": UNITS[kind].id, "place": PLACES[place].id}
        order = say("order-" + ACTS[act], **facts)
        yield inset(Text(say("priced", order=order, talents=number * price)))


def card_text(card: Card) -> Text:
    """A card with what it does."""
    words = game("pax").words
    text = said(words, f"card-{card.id}", card.text)
    return Text.assemble((words.names[f"card:{card.id}"], "title"), f"  {text}")


def objective_text(one: dict[str, Any]) -> Text:
    """15.4: an Objective with what it pays and what is missing."""
    row = OBJECTIVES[one["letter"]]
    worth = say("worth-vp", vp=one["vp"]) if one["vp"] else say("worth-gop", gop=one["gop"])
    text = said(game("pax").words, f"objective-{row.id}", row.text)
    line = Text.assemble((f"{row.id.upper()}  {worth}", "title"), f"  {text}")
    if one["lacks"]:
        return line.append(f"  {say('lacks', names=', '.join(map(named, one['lacks'])))}", "quiet")
    if one["number"]:
        return line.append(f"  {say('progress', has=one['number'][0], total=one['number'][1])}", "quiet")
    return line.append(f"  {say('complete')}", "quiet")


BOARD: Final[Board] = PaxBoard()
