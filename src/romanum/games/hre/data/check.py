"""Cross-checks of the data files: counts of chapter 1, references, charts, cards, facts of the rulebook."""

from collections import Counter
from pathlib import Path
from typing import Final

from msgspec import Struct, structs

from romanum.board.areas import AreaMap
from romanum.engine.data import Check, load
from romanum.games.hre.data.loader import DATA, FILES, Data, chart, read, unknown_ids
from romanum.games.hre.data.schema import Kingdom, Local, Tribe

RULES: Final = DATA.parent / "rules.toml"

DIOCESES: Final = 9
PROVINCES_EACH: Final = 5
BORDERS: Final = 80
CITY_SITES: Final = 24
ROMAN_STARTS: Final = 4
TURNS: Final = 7
PEOPLES: Final = 16
KINGDOMS: Final = 12
TRIBES: Final = 6
FACTIONS: Final = 4
COLOURS: Final = 9
CARDS_EACH: Final = 6
FULL_LEGIONS: Final = 7  # 8.2c


def check(folder: Path = DATA, rules: Path = RULES) -> list[str]:
    """All that is wrong with the data files in `folder`, one line each, with file and place.

    >>> check()
    []
    """
    found = Check(FILES)
    with found:
        data = read(folder)
        facts = load(rules, RulesFile, FILES.shown("rules")).tables.facts_from_examples
        found.add(unknown_ids(data))
    if not found.faults:
        for find in CHECKS:
            find(found, data)
        disagreements(found, data, facts)
    return found.lines


def ids(check: Check, data: Data) -> None:
    """No id stands twice."""
    check.ids(data.provinces, "provinces")
    check.ids(data.dioceses, "dioceses")
    check.ids(data.peoples, "barbarians")
    check.ids(data.emperors, "emperors")
    check.ids(data.colours, "cards")
    check.ids(data.cards, "cards")
    check.ids(data.counters.faction, "counters")


def charts(check: Check, data: Data) -> None:
    """There is one entry for each turn and token."""
    with check:
        chart(data.invasions, TURNS, data.counters.barbarian_tokens, FILES.shown("barbarians"))
    with check:
        chart(data.emperors, TURNS, data.counters.emperor_tokens, FILES.shown("emperors"))


def provinces(check: Check, data: Data) -> None:
    """Nine Dioceses of five Provinces each, Provinces in the order of the Dioceses; City Sites and starts."""
    check.number("dioceses", "$.diocese", len(data.dioceses), DIOCESES)
    members = Counter(province.diocese for province in data.provinces)
    for diocese in data.dioceses:
        check.number("provinces", f"Diocese {diocese.id}", members[diocese.id], PROVINCES_EACH)
    order = [diocese.id for diocese in data.dioceses]
    places = [order.index(province.diocese) for province in data.provinces]
    if places != sorted(places):
        check.fault("provinces", "$.province", "the Provinces do not follow the order of the Dioceses")
    for province in data.provinces:
        if province.city_site != bool(province.city):
            check.fault("provinces", province.id, "city_site and city do not agree")
        if province.roman_start and not province.city_site:
            check.fault("provinces", province.id, "a Roman starting Province without a City Site")
    check.number("provinces", "City Sites", sum(p.city_site for p in data.provinces), CITY_SITES)
    check.number("provinces", "Roman starts", sum(p.roman_start for p in data.provinces), ROMAN_STARTS)


def borders(check: Check, data: Data) -> None:
    """The map hangs together, by land and straits."""
    check.number("borders", "$.border", len(data.borders), BORDERS)
    with check:
        areas = AreaMap([province.id for province in data.provinces], data.borders, FILES.shown("borders"))
        check.number("borders", "connected parts of the map", len(areas.components()), 1)


def barbarians(check: Check, data: Data) -> None:
    """Counters are the largest strength of each People; they sum to the counters of rule 1."""
    check.number("barbarians", "$.people", len(data.peoples), PEOPLES)
    for i, people in enumerate(data.peoples):
        largest = max((row.strength for row in data.invasions if row.people == people.id), default=0)
        check.number("barbarians", f"$.people[{i}].counters ({people.id})", people.counters, largest)
    counters = sum(people.counters for people in data.peoples)
    check.number("barbarians", "sum of counters", counters, data.counters.people_armies)
    for (turn, people_id), times in Counter((row.turn, row.people) for row in data.invasions).items():
        if times > 1:
            check.fault("barbarians", f"turn {turn}", f"'{people_id}' comes {times} times")


def emperors(check: Check, data: Data) -> None:
    """Free Legions never ask for more counters than a Faction has (5.3, 8)."""
    for i, emperor in enumerate(data.emperors):
        if FULL_LEGIONS + emperor.legions > data.counters.legions:
            check.fault("emperors", f"$.emperor[{i}].legions ({emperor.id})", "more Legions than counters")


def cards(check: Check, data: Data) -> None:
    """Nine colours of six cards and one optional card; turns and numbers in order."""
    check.number("cards", "$.colour", len(data.colours), COLOURS)
    for colour in data.colours:
        pile = [card for card in data.cards if card.colour == colour.id and not card.optional]
        check.number("cards", f"colour {colour.id}", len(pile), CARDS_EACH)
    check.number("cards", "optional cards", sum(card.optional for card in data.cards), 1)
    for i, card in enumerate(data.cards):
        check.number("cards", f"$.card[{i}].number ({card.id})", card.number, i + 1)
        if card.turns[0] > card.turns[1]:
            check.fault("cards", f"$.card[{i}].turns ({card.id})", "the first turn is after the last")


def card_texts(check: Check, data: Data) -> None:
    """Each card's text can be filled in, and names the places where the card works."""
    names = {province.id: province.name for province in data.provinces}
    diocese_names = {diocese.id: diocese.name for diocese in data.dioceses}
    for i, card in enumerate(data.cards):
        place = f"$.card[{i}].text ({card.id})"
        try:
            text = card.text
        except (KeyError, ValueError, IndexError) as error:
            check.fault("cards", place, f"cannot be filled in: {error}")
            continue
        if isinstance(card, Local):
            wanted = [names[p] for p in card.in_provinces] + [diocese_names[d] for d in card.in_dioceses]
            for name in wanted:
                if name not in text:
                    check.fault("cards", place, f"does not name {name}")
        if isinstance(card, Kingdom | Tribe) and names[card.start] not in text:
            check.fault("cards", place, f"does not name {names[card.start]}")


def powers(check: Check, data: Data) -> None:
    """Twelve Kingdoms on City Sites and six Tribes, with the Army counters of rule 1."""
    sites = {province.id for province in data.provinces if province.city_site}
    kingdoms = [card for card in data.cards if isinstance(card, Kingdom)]
    tribes = [card for card in data.cards if isinstance(card, Tribe)]
    check.number("cards", "Kingdoms", len(kingdoms), KINGDOMS)
    check.number("cards", "Tribes", len(tribes), TRIBES)
    for card in kingdoms:
        if card.start not in sites:
            check.fault("cards", f"card {card.id}, start", f"'{card.start}' has no City Site")
    armies = sum(card.armies for card in kingdoms) + sum(card.armies for card in tribes)
    check.number("cards", "sum of armies", armies, data.counters.power_armies)
    markers = data.counters.kingdom_markers
    check.number("cards", "colours of Kingdoms", len({card.colour for card in kingdoms}), markers)


def counters(check: Check, data: Data) -> None:
    """The counters sum to the total, and each number has a source."""
    box = data.counters
    check.number("counters", "$.faction", len(box.faction), FACTIONS)
    each = box.legions + box.kingdom_markers + box.past_markers + box.vp_markers
    tokens = box.barbarian_tokens + box.emperor_tokens
    armies = box.people_armies + box.power_armies + box.rebels
    pieces = box.cities + box.forts + box.fortresses
    check.number("counters", "$.total", box.total, FACTIONS * each + tokens + armies + pieces)
    numbers = {field for field, value in structs.asdict(box).items() if isinstance(value, int)}
    for field in sorted(numbers ^ set(box.sources)):
        check.fault("counters", f"$.sources.{field}", "a number without a source, or a source without a number")


def turns(check: Check, data: Data) -> None:
    """Seven turns, each beginning where the one before ends."""
    check.number("turns", "$.turn", len(data.turns), TURNS)
    for i, turn in enumerate(data.turns):
        check.number("turns", f"$.turn[{i}].number", turn.number, i + 1)
        if turn.first_year >= turn.last_year:
            check.fault("turns", f"$.turn[{i}]", "ends before it begins")
        if i and turn.first_year != data.turns[i - 1].last_year:
            check.fault("turns", f"$.turn[{i}].first_year", "is not the last year of the turn before")


def sources(check: Check, data: Data) -> None:
    """Each part of each source says R, P or H and then what."""
    tables: dict[str, list[tuple[str, str]]] = {
        "provinces": [(row.id, row.source) for row in data.provinces],
        "borders": [(f"{row.a} - {row.b}", row.source) for row in data.borders],
        "dioceses": [(row.id, row.source) for row in data.dioceses],
        "barbarians": [(row.id, row.source) for row in data.peoples]
        + [(f"turn {row.turn}, token {row.token}", row.source) for row in data.invasions],
        "emperors": [(row.id, row.source) for row in data.emperors],
        "cards": [(row.id, row.source) for row in data.cards],
        "counters": [(row.id, row.source) for row in data.counters.faction] + list(data.counters.sources.items()),
        "turns": [(f"turn {row.number}", row.source) for row in data.turns],
    }
    for file, rows in tables.items():
        check.sources(file, rows)


CHECKS: Final = (
    ids,
    charts,
    provinces,
    borders,
    barbarians,
    emperors,
    cards,
    card_texts,
    powers,
    counters,
    turns,
    sources,
)


# ---- what the worked examples of the rulebook give away


class PeopleFact(Struct, frozen=True, forbid_unknown_fields=True):
    """A People's entry on a chart."""

    start: str
    strength: int


class KingdomFact(Struct, frozen=True, forbid_unknown_fields=True):
    """A Kingdom's card."""

    start: str
    armies: int


class Facts(Struct, frozen=True, forbid_unknown_fields=True):
    """The table `facts_from_examples` of the rule catalogue; names as players read them."""

    turn_2_diocese_value: dict[str, int]
    italia_provinces: tuple[str, ...]
    graecia_includes: tuple[str, ...]
    hispania_includes: tuple[str, ...]
    gallia_note: str
    turn_1_galli: PeopleFact
    turn_3_token_2: str
    turn_4_token_3: str
    turn_6_gothi_strength: int
    daci_kingdom: KingdomFact
    aegyptii_loot_bonus: int
    caesar_legion_bonus: int
    domitian_legion_bonus: int
    caligula_bonus: str
    nero_bonus: str
    adjacent_by_example: tuple[tuple[str, str], ...]
    difficult_border_by_example: tuple[tuple[str, str], ...]


class Tables(Struct, frozen=True):
    """The tables of the rule catalogue that are checked here."""

    facts_from_examples: Facts


class RulesFile(Struct, frozen=True):
    """rules.toml, as far as it is checked here."""

    tables: Tables


def disagreements(check: Check, data: Data, facts: Facts) -> None:
    """Where the data say something else than the rulebook's examples."""
    _map_disagreements(check, data, facts)
    _chart_disagreements(check, data, facts)
    _card_disagreements(check, data, facts)


def _map_disagreements(check: Check, data: Data, facts: Facts) -> None:
    values = {diocese.name: diocese.values[1] for diocese in data.dioceses}
    for name, value in facts.turn_2_diocese_value.items():
        check.printed("dioceses", f"{name}, turn 2", values.get(name), value)
    where = {province.name: province.diocese for province in data.provinces}
    members = {"italia": facts.italia_provinces, "graecia": facts.graecia_includes}
    members |= {"hispania": facts.hispania_includes, "gallia": _named_in(facts.gallia_note, data)}
    for diocese, names in members.items():
        for name in names:
            check.printed("provinces", f"Diocese of {name}", where.get(name), diocese)
    ids = {province.name: province.id for province in data.provinces}
    kinds = {frozenset((border.a, border.b)): border.kind for border in data.borders}
    for pair in facts.adjacent_by_example:
        if frozenset(ids.get(name, name) for name in pair) not in kinds:
            check.fault("borders", " - ".join(pair), "this border is missing")
    for pair in facts.difficult_border_by_example:
        if kinds.get(frozenset(ids.get(name, name) for name in pair)) in (None, "open"):
            check.fault("borders", " - ".join(pair), "this border should be difficult")


def _named_in(text: str, data: Data) -> tuple[str, ...]:
    return tuple(province.name for province in data.provinces if province.name in text)


def _chart_disagreements(check: Check, data: Data, facts: Facts) -> None:
    provinces = {province.id: province.name for province in data.provinces}
    peoples = {people.id: people.name for people in data.peoples}
    entries = {(row.turn, peoples[row.people]): (provinces[row.start], row.strength) for row in data.invasions}
    galli = facts.turn_1_galli
    check.printed("barbarians", "turn 1, Galli", entries.get((1, "Galli")), (galli.start, galli.strength))
    gothi = entries.get((6, "Gothi"), ("", 0))
    check.printed("barbarians", "turn 6, Gothi", gothi[1], facts.turn_6_gothi_strength)
    tokens = {(row.turn, row.token): peoples[row.people] for row in data.invasions}
    check.printed("barbarians", "turn 3, token 2", tokens.get((3, 2)), facts.turn_3_token_2)
    check.printed("barbarians", "turn 4, token 3", tokens.get((4, 3)), facts.turn_4_token_3)
    legions = {(row.turn, row.id): row.legions for row in data.emperors}
    check.printed("emperors", "turn 1, caesar", legions.get((1, "caesar")), facts.caesar_legion_bonus)
    check.printed("emperors", "turn 3, domitianus", legions.get((3, "domitianus")), facts.domitian_legion_bonus)
    bonuses = {row.id: row.bonuses for row in data.emperors}
    check.printed("emperors", "caligula", bonuses.get("caligula"), facts.caligula_bonus)
    check.printed("emperors", "nero", bonuses.get("nero"), facts.nero_bonus)


def _card_disagreements(check: Check, data: Data, facts: Facts) -> None:
    provinces = {province.id: province.name for province in data.provinces}
    kingdoms = {card.id: card for card in data.cards if isinstance(card, Kingdom)}
    entries = {name: (provinces[card.start], card.armies) for name, card in kingdoms.items()}
    loot = {name: card.loot_bonus for name, card in kingdoms.items()}
    daci = facts.daci_kingdom
    check.printed("cards", "card daci", entries.get("daci"), (daci.start, daci.armies))
    check.printed("cards", "loot bonus of aegyptii", loot.get("aegyptii"), facts.aegyptii_loot_bonus)
