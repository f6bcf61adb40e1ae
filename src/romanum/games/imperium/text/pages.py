"""Imperium Romanum in the terminal, page by page: what the browser has beside the map, each by a word of its own.

Every page is made from a seat's view alone, as the board is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from romanum.engine.folder.guide import minutes_of
from romanum.engine.text.board import Page, View
from romanum.engine.text.figures import how_long, percent
from romanum.engine.text.pieces import inset
from romanum.games import game
from romanum.games.imperium.data.charts import siege_value
from romanum.games.imperium.data.cities import CITIES, CITY_TAX
from romanum.games.imperium.data.hexes import HEX
from romanum.games.imperium.data.provinces import AREA_OF, AREAS, NONE, PROVINCES, WHEAT
from romanum.games.imperium.data.settings import SCENARIOS
from romanum.games.imperium.screen.supply_sheet import WAYS
from romanum.games.imperium.screen.tongues import about, month_in_words, scenario_name
from romanum.games.imperium.state.layout import KEEL_FACTS, SECTION_BITS, SIEGE_FACTS
from romanum.games.imperium.state.position import MAJOR
from romanum.games.imperium.state.rosters import UNKNOWN, fleets, halves
from romanum.games.imperium.text.board import (
    alliances,
    column,
    force_text,
    half,
    land_page,
    name_of,
    power_chip,
    power_name,
    present,
    province_lines,
    sieges,
    stacks,
)
from romanum.games.imperium.text.words import chances, letters, names_in, say, seat_called, spoken, tell

Draw: TypeAlias = Callable[[View, Sequence[str], str, int], RenderableType | None]
NOTHING: Final = "-"
QUARTERS: Final = ("none", "quarter", "half", "three-quarters", "equal", "all")


# ---- the scenario


def scenario(view: View, names: Sequence[str], words: str, width: int) -> RenderableType:
    """What a scenario is about, how long, how hard, who plays whom, how it is won, and its own rules."""
    own, head = game("imperium"), SCENARIOS[view["scenario"] - 1]
    advice, minutes = own.guide.get(head.id), minutes_of(own.lengths).get(head.id)
    most, fewest = head.players[:2]
    told = [tell("players-range", fewest=fewest, most=most) if fewest < most else tell("players", fewest=fewest)]
    told += [how_long(*minutes)] if minutes else []
    told += [tell(f"difficulty-{advice.difficulty}")] if advice else []
    first, last = (month_in_words(view[month], spoken()) for month in ("first_month", "last_month"))
    lasts = say("lasts-on", start=first) if view["last_month"] == NONE else say("lasts", start=first, end=last)
    parts: list[RenderableType] = [
        Text.assemble((f"{head.number}. {scenario_name(head.number, spoken())}", "title"), f"  {'; '.join(told)}"),
        Text(about(head.number, spoken())),
        Text(lasts, "quiet"),
    ]
    parts += [Text(own.in_words(f"scenario-{head.id}-teaches", advice.teaches), "quiet")] if advice else []
    parts += _lots(view, names)
    parts += victory(view, names, "", width).renderables
    rules = view["cast"]["specials"]
    parts += [Text(say("specials"), "title"), *(inset(Text(text)) for text in rules)] if rules else []
    sections = ", ".join(name for bit, name in enumerate(SECTION_BITS) if view["rules"] >> bit & 1)
    parts += [Text(say("in-force", sections=sections), "quiet")] if sections else []
    return Group(*parts)


def _lots(view: View, names: Sequence[str]) -> Iterator[RenderableType]:
    for seat in range(view["seats"]):
        own = [power for power in present(view) if view["chief"][power] == seat and view["bond"][power] == MAJOR]
        chips = [piece for power in own for piece in (power_chip(view, power), " ")]
        yield Text.assemble(*chips, seat_called(names, seat), f" {say('you')}" if seat == view["own"] else "")


def victory(view: View, names: Sequence[str], words: str, width: int) -> Group:
    """25.2: every way to win, said once, and how far each is by it, as far as one can see."""
    parts: list[RenderableType] = [Text(say("victory"), "title")]
    alike: dict[tuple[str, str], list[tuple[list[int], list[int]]]] = {}
    for row, met in zip(view["cast"]["wins"], view["progress"], strict=True):
        alike.setdefault((row["grade"], row["text"]), []).append((row["powers"], met))
    for (grade, text), rows in alike.items():
        parts.append(inset(Text(f"{say('grade-' + grade)}: {text}")))
        parts += [inset(inset(_far(view, powers, *met))) for powers, met in rows]
    return Group(*parts)


def _far(view: View, powers: Sequence[int], met: int, all_: int, hidden: int) -> Text:
    """Who can win so, and how many of its conditions hold."""
    chips = [piece for power in powers for piece in (power_chip(view, power), " ")]
    far = say("conditions-hidden" if hidden else "conditions-met", met=met, all=all_, hidden=hidden) if all_ else ""
    return Text.assemble(*chips, ("■" * met, "can"), ("□" * (all_ - met), "quiet"), f"  {far}")


# ---- forces, land, food, money


def meant_power(view: View, words: str) -> int:
    """The power that words name, by part of its name; none if they name none."""
    wanted = words.lower().strip()
    found = (power for power in present(view) if wanted and wanted in power_name(view, power).lower())
    return next(found, NONE)


def forces(view: View, names: Sequence[str], words: str, width: int) -> RenderableType | None:
    """Who stands where: one's own, those of a power, or all."""
    power, all_ = meant_power(view, words), words.lower() == "all"
    if words and not all_ and power == NONE:
        return None
    own = [
        force
        for force in stacks(view)
        if all_ or (force.power == power if words else view["chief"][force.power] == view["own"])
    ]
    pages = [page for land in (*range(len(PROVINCES)), NONE) for page in land_page(view, own, land, width)]
    more = [] if all_ else [Text(tell("forces-of-others"), "quiet")]
    return Group(*(pages or [Text(say("letter-blank"))]), *more)


def provinces(view: View, names: Sequence[str], words: str, width: int) -> RenderableType | None:
    """Province by Province: who controls it, tax, grain, where it mobilizes; one's own, a power's, all, or one."""
    power = meant_power(view, words)
    named = [n for n, row in enumerate(PROVINCES) if words and row.name.lower().startswith(words.lower())]
    if named and power == NONE:
        return Group(*(line for province in named for line in province_lines(view, province)))
    if words and words.lower() != "all" and power == NONE:
        return None
    shown = [
        province
        for province, lord in enumerate(view["lord"])
        if words.lower() == "all" or (lord == power if words else lord >= 0 and view["chief"][lord] == view["own"])
    ]
    head = (say("provinces"), "", say("layer-tax"), say("layer-grain"), say("layer-mobilization"))
    table = _table(head, (_province_row(view, province) for province in shown), numbers=(2, 3))
    total = sum(_tax(view, province) for province in shown)
    return Group(table, Text(f"{len(shown)} {say('provinces')}, {say('province-tax', tax=total)}", "title"))


def _province_row(view: View, province: int) -> list[RenderableType]:
    lord, area = view["lord"][province], AREA_OF[province]
    marks = f" ({say('plundered', markers=view['plunder'][province])})" if view["plunder"][province] else ""
    return [
        Text(PROVINCES[province].name + marks),
        power_chip(view, lord) if lord >= 0 else Text(NOTHING),
        Text(str(_tax(view, province) or NOTHING)),
        Text(str(WHEAT[province] or NOTHING)),
        Text(AREAS[area].name if area != NONE else NOTHING),
    ]


def _tax(view: View, province: int) -> int:
    """6.1: what the cities of a Province pay in the chart of the scenario, plundered or not."""
    taxes = CITY_TAX[column(view)]
    return sum(max(0, taxes[n]) for n, city in enumerate(CITIES) if city.province == PROVINCES[province].id)


def supply(view: View, names: Sequence[str], words: str, width: int) -> RenderableType:
    """13: every group of one's own: how it is fed where it stands, how likely all eat, and who starves."""
    rows = sorted(view["supply"], key=lambda row: -row[1])
    if not rows:
        return Text(say("letter-blank"))
    cells = []
    for place, way, eat, yields, points, _, chance, _ in rows:
        facts = {"legions": half(eat), "forage": yields, "points": points}
        style = "danger" if WAYS[way] in ("hungry", "nothing") else ""
        dice = f" · {chance} %" if WAYS[way] in ("train", "forage") else ""
        cells.append([Text(name_of(view, place)), Text(say(f"supply-{WAYS[way]}", **facts) + dice, style)])
    return _table((), cells)


def ledger(view: View, names: Sequence[str], words: str, width: int) -> RenderableType:
    """6, 19: by power its treasury, taxes, morale, land and troops; then fleets under construction (7.8)."""
    known = stacks(view)
    head = ("", say("talents"), say("layer-tax"), say("morale"), say("provinces"), say("legions"), say("fleets"))
    shown = [power for power in present(view) if view["bond"][power] == MAJOR or view["treasury"][power]]
    table = _table(head, (_ledger_row(view, known, power) for power in shown), numbers=range(1, 7))
    return Group(table, *_keels(view))


def _ledger_row(view: View, known: Iterable[Any], power: int) -> list[RenderableType]:
    own = [force for force in known if force.power == power]
    units = "".join(force.units for force in own if force.units != UNKNOWN)
    more = "+" if any(force.units == UNKNOWN for force in own) else ""
    lands = [province for province, lord in enumerate(view["lord"]) if lord == power]
    tax = sum(_tax(view, province) for province in lands)
    numbers = (view["treasury"][power], tax, view["morale"][power], len(lands), half(halves(units)) + more)
    return [power_chip(view, power), *(Text(str(number)) for number in numbers), Text(f"{fleets(units)}{more}")]


def _keels(view: View) -> Iterator[RenderableType]:
    facts = view["keels"]
    if facts:
        yield Text(say("keels"), "title")
    for at in range(0, len(facts), KEEL_FACTS):
        power, place, due, _, _, halted = facts[at : at + KEEL_FACTS]
        told = {"power": power_name(view, power), "place": name_of(view, place), "month": month_in_words(due, spoken())}
        yield inset(Text(say("keel-halted" if halted else "keel", **told)))


# ---- others


def allied(view: View, names: Sequence[str], words: str, width: int) -> RenderableType:
    """5.8: who is allied with whom, which alliances run out, and who is nobody's enemy."""
    pairs = [(one, other) for other in range(view["seats"]) for one in range(other)]
    ending = [(a, b) for a, b in pairs if view["lapsed"][a] >> b & 1 and not view["allies"][a] >> b & 1]
    parts = list(alliances(view, names))
    parts += [
        Text(say("allies-once", one=seat_called(names, a), other=seat_called(names, b)), "danger") for a, b in ending
    ]
    clients = [power for power in present(view) if view["patron"][power] >= 0]
    for power in clients:
        patron = power_chip(view, view["patron"][power])
        parts.append(Text.assemble(power_chip(view, power), f" {say('bond-client').lower()}: ", patron))
    return Group(Text(say("alliances"), "title"), *(parts or [inset(Text(NOTHING))]))


def post(view: View, names: Sequence[str], words: str, width: int) -> RenderableType:
    """4d: what is proposed to a seat and by it, term by term, and the letter it is writing."""
    return Group(*letters(view)) if view["letters"] else Text(say("letter-blank"))


# ---- combat


def battle(view: View, names: Sequence[str], words: str, width: int) -> RenderableType:
    """10.7, 14: the combat being fought: who, strengths, every modifier with its rule, the chance of each result."""
    found = view["battle"]
    if found is None:
        return Text(tell("no-battle"))
    parts: list[RenderableType] = [
        Text.assemble((say(f"battle-{found['mode']}"), "title"), f"  {name_of(view, found['place'])}")
    ]
    strengths = found.get("strength", ["", ""])
    for side, (power, own) in enumerate(zip(found["powers"], found["stacks"], strict=True)):
        told = say("attacks") if side == 0 else say("defends")
        parts.append(Text.assemble(power_chip(view, power), f" {told}  {strengths[side]}"))
        parts += [inset(force_text(view, force)) for force in stacks(view) if force.stack in own]
    if "won" in found:
        winner = power_name(view, found["powers"][found["won"]])
        return Group(*parts, Text(say("battle-won", power=winner, ratio=found["ratio"]), "title"))
    if "ratio" not in found:
        return Group(*parts, Text(say("battle-hidden"), "quiet"))
    return Group(*parts, *_reckoning(view, found))


def _reckoning(view: View, found: Mapping[str, Any]) -> Iterator[RenderableType]:
    yield Text.assemble((f"{found['ratio']} ", "title"), say("ratio"))
    for what, rule, value in found["modifiers"]:
        yield inset(Text.assemble(f"{value:+d}  {names_in(view).get(what, what)}  ", (rule, "rule")))
    if len(found["modifiers"]) != 1:
        none = not found["modifiers"]
        yield inset(Text(say("no-modifiers") if none else f"{found['shift']:+d}  {say('modifier-sum')}", "quiet"))
    results = chances(found)
    won = sum(chance for (winner, *_), chance in results.items() if winner == 0)
    yield Text(say("chance-to-win", chance=percent(won)), "title")
    sides = [power_name(view, power) for power in found["powers"]]
    for (winner, own, other), chance in sorted(results.items(), key=lambda row: -row[1]):
        lost = [_lost(found["mode"], number) for number in (own, other)]
        facts = {"attacker": sides[0], "defender": sides[1], "own": lost[0], "other": lost[1]}
        told = say("result-draw", **facts) if winner < 0 else say("result", winner=sides[winner], **facts)
        yield inset(Text(f"{percent(chance):>4}  {told}"))


def _lost(mode: str, number: int) -> str:
    return say("fleets-lost", number=number) if mode == "sea" else say(f"lost-{QUARTERS[min(number, 5)]}")


def besieged(view: View, names: Sequence[str], words: str, width: int) -> RenderableType:
    """17: every siege: since when, who lies inside and around it, and at which die the next attrition strikes."""
    facts, told, known = view["sieges"], list(sieges(view)), stacks(view)
    if not facts:
        return Text(tell("no-siege"))
    parts: list[RenderableType] = []
    for line, at in zip(told, range(0, len(facts), SIEGE_FACTS), strict=True):
        place, months = facts[at], facts[at + 1]
        value = siege_value(months + 1)
        attrition = f"17.3: {tell('siege-attrition', value=value)}" if value > 0 else "17.3"
        parts += [line, inset(Text(attrition, "quiet"))]
        here = [force for force in known if HEX[force.place] == HEX[place]]
        parts += [inset(Text.assemble(power_chip(view, f.power), " ", force_text(view, f))) for f in here]
    return Group(*parts)


def _table(head: Sequence[str], cells: Iterable[Sequence[RenderableType]], numbers: Iterable[int] = ()) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    right, rows = set(numbers), [list(row) for row in cells]
    for at in range(len(head) or max(map(len, rows), default=0)):
        table.add_column(justify="right" if at in right else "left", overflow="fold")
    if head:
        table.add_row(*(Text(word, "quiet") for word in head))
    for row in rows:
        table.add_row(*row)
    return table


def pages() -> Mapping[str, Page]:
    """By the word that shows them, in the language that is spoken."""
    return {word: Page(draw, usage, tell(f"page-{word}")) for word, (draw, usage) in PAGES.items()}


PAGES: Final[Mapping[str, tuple[Draw, str]]] = {
    "scenario": (scenario, "scenario"),
    "victory": (victory, "victory"),
    "forces": (forces, "forces [POWER | all]"),
    "provinces": (provinces, "provinces [NAME | all]"),
    "supply": (supply, "supply"),
    "ledger": (ledger, "ledger"),
    "alliances": (allied, "alliances"),
    "letters": (post, "letters"),
    "battle": (battle, "battle"),
    "sieges": (besieged, "sieges"),
}
"""By the word that shows them: what draws them, and how they are asked for."""
