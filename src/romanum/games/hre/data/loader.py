"""Reading the data files of History of the Roman Empire, and the references among them."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, Protocol, TypeVar

from msgspec import Struct

from romanum.engine.data import DataError, Files, Used
from romanum.games.hre.data.schema import (
    AnyCard,
    CardColour,
    Counters,
    Diocese,
    Emperor,
    Games,
    GameTurn,
    HeavyCavalry,
    Invasion,
    Kingdom,
    People,
    Province,
    ProvinceBorder,
    Rebellion,
    Revolt,
    Treachery,
    Tribe,
)

DATA: Final = Path(__file__).parent
FILES: Final = Files("hre")


class BarbariansFile(Struct, frozen=True, forbid_unknown_fields=True):
    """barbarians.toml."""

    people: tuple[People, ...]
    entry: tuple[Invasion, ...]


class CardsFile(Struct, frozen=True, forbid_unknown_fields=True):
    """cards.toml."""

    colour: tuple[CardColour, ...]
    card: tuple[AnyCard, ...]


class Data(Struct, frozen=True):
    """All data files of the game, decoded."""

    provinces: tuple[Province, ...]
    borders: tuple[ProvinceBorder, ...]
    dioceses: tuple[Diocese, ...]
    peoples: tuple[People, ...]
    invasions: tuple[Invasion, ...]
    emperors: tuple[Emperor, ...]
    colours: tuple[CardColour, ...]
    cards: tuple[AnyCard, ...]
    counters: Counters
    turns: tuple[GameTurn, ...]


def read(folder: Path = DATA) -> Data:
    """Read all data files in a folder; raise DataError for the first thing that is wrong in one."""

    barbarians = FILES.load(folder, "barbarians", BarbariansFile)
    cards = FILES.load(folder, "cards", CardsFile)
    return Data(
        provinces=FILES.rows(folder, "provinces", "province", Province),
        borders=FILES.rows(folder, "borders", "border", ProvinceBorder),
        dioceses=FILES.rows(folder, "dioceses", "diocese", Diocese),
        peoples=barbarians.people,
        invasions=barbarians.entry,
        emperors=FILES.rows(folder, "emperors", "emperor", Emperor),
        colours=cards.colour,
        cards=cards.card,
        counters=FILES.load(folder, "counters", Counters),
        turns=FILES.rows(folder, "turns", "turn", GameTurn),
    )


def unknown_ids(data: Data) -> Iterator[DataError]:
    """One error for each id that some file uses and no file defines."""
    known = {
        "province": {row.id for row in data.provinces},
        "diocese": {row.id for row in data.dioceses},
        "people": {row.id for row in data.peoples},
        "colour": {row.id for row in data.colours},
    }
    return FILES.unknown(known, _used_ids(data))


def _used_ids(data: Data) -> Iterator[Used]:
    """Every reference in the files: file, place, what it refers to, id."""
    for i, province in enumerate(data.provinces):
        yield "provinces", f"$.province[{i}].diocese", "diocese", province.diocese
    for i, border in enumerate(data.borders):
        yield "borders", f"$.border[{i}].a", "province", border.a
        yield "borders", f"$.border[{i}].b", "province", border.b
    for i, invasion in enumerate(data.invasions):
        yield "barbarians", f"$.entry[{i}].people", "people", invasion.people
        yield "barbarians", f"$.entry[{i}].start", "province", invasion.start
    for i, card in enumerate(data.cards):
        for field, what, used in _used_by(card):
            yield "cards", f"$.card[{i}].{field}", what, used


def _used_by(card: AnyCard) -> Iterator[tuple[str, str, str]]:
    yield "colour", "colour", card.colour
    match card:
        case Kingdom() | Tribe():
            yield "start", "province", card.start
        case Rebellion() | Revolt() | Treachery():
            yield from (("in_dioceses", "diocese", used) for used in card.in_dioceses)
            yield from (("in_provinces", "province", used) for used in card.in_provinces)
        case HeavyCavalry():
            yield from (("peoples", "people", used) for used in card.peoples)
        case Games():
            yield "province", "province", card.province


class ChartRow(Protocol):
    """An entry of one of the two charts, found by turn and token."""

    @property
    def turn(self) -> int:
        """The Game Turn."""

    @property
    def token(self) -> int:
        """The number on the token."""


R = TypeVar("R", bound=ChartRow)


def chart(rows: Iterable[R], turns: int, tokens: int, file: str) -> tuple[tuple[R, ...], ...]:
    """A chart as rows[turn - 1][token - 1]; raise DataError unless each place is filled once."""
    cells: dict[tuple[int, int], R] = {}
    for row in rows:
        place = f"turn {row.turn}, token {row.token}"
        if (row.turn, row.token) in cells:
            raise DataError(file, place, "this entry stands twice")
        if row.turn > turns or row.token > tokens:
            raise DataError(file, place, f"the chart has {turns} turns of {tokens} tokens")
        cells[row.turn, row.token] = row
    for turn in range(1, turns + 1):
        for token in range(1, tokens + 1):
            if (turn, token) not in cells:
                raise DataError(file, f"turn {turn}, token {token}", "this entry is missing")
    return tuple(tuple(cells[turn, token] for token in range(1, tokens + 1)) for turn in range(1, turns + 1))
