"""Sheets: positions in words.

A *sheet* is plain data, what TOML can hold:

    scenario = "standard"            # whose map, seats and rules it rests on
    seats = 4
    options = { bribes = true }      # those that are not as usual
    turn = 3                         # and the game's own drawers
    board = { roma = "red 3 fort city", aquitania = "galli 2" }

`read` makes a position of it. What is in a drawer is all there is of its kind; a drawer that is left out is as the
scenario sets it up, where dice decide that, as they fall. `write` makes a sheet of a position. Every drawer of that
sheet is there in which the position differs from the scenario as it is set up, and those that the game marks.

**Moments.** A sheet begins where a game says that one can (`Sheets.moments`): at the beginning of a turn, of a season,
of the phase of a side. Nothing is being done then, and the stack follows from what the drawers say. A position in the
midst of things is written as if what is being done began anew: `write(read(x))` is `x` for whatever was written, and
`read(write(g))` is `g` at such a moment, but for dice and what is only kept for taking back.

**Faults.** A sheet that is wrong raises `BadSheet`, with all that was found: drawer, entry, what would be right, and
the rule. First each drawer is read; if all can be, the game looks whether the whole is sound (`Sheets.unsound`,
`Game.faults`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from secrets import randbits
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from msgspec import UNSET

from romanum.engine.dice import AnyDice, FastDice, SealedDice
from romanum.engine.game import BadSetup, Game
from romanum.engine.position import Position
from romanum.engine.rule import Wrong
from romanum.engine.sheets.captions import called, row_titles, title_of
from romanum.engine.sheets.drawers import Drawer
from romanum.engine.sheets.faults import Fault, Faults, spot, told, unknown
from romanum.engine.speech.game_words import engine_words
from romanum.engine.speech.language import language
from romanum.engine.step import apply, offered_to

if TYPE_CHECKING:
    from romanum.engine.match import Match

P = TypeVar("P", bound=Position)

HEAD: Final = ("scenario", "seats", "options")
"""What every sheet has besides the drawers of its game."""
TRIED: Final = 100
"""So many random decisions are tried from a position of somebody's own."""
SETTING_UP: Final = 1
"""The dice with which a scenario is set up to compare a position with it."""
SEEDS: Final = 1 << 31
"""Of so many seeds one is for what a sheet leaves to dice."""


class BadSheet(BadSetup):
    """A sheet that says no position, or a file that is none: all faults that were found, one line each."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        self.faults = list(faults)
        super().__init__("\n".join(map(str, self.faults)))


def bad(where: str, problem: Wrong) -> BadSheet:
    """A single fault, whatever the game."""
    return all_bad([(where, problem)])


def all_bad(found: Iterable[tuple[str, Wrong]]) -> BadSheet:
    """Several of them."""
    faults = Faults()
    for where, problem in found:
        faults.wrong(where, problem)
    return BadSheet(faults.said(engine_words(language())))


class Head(NamedTuple):
    """What a position rests on."""

    scenario: str
    seats: int
    options: Mapping[str, Any]


class Sheets(ABC, Generic[P]):
    """How a game says its positions in words."""

    drawers: ClassVar[tuple[Drawer, ...]]
    moments: ClassVar[tuple[str, ...]]
    """At which moments a sheet can begin: `turn`, `phase`, … The first is that of the scenarios."""
    always: ClassVar[frozenset[str]] = frozenset()
    """Drawers that a written sheet always has."""
    fleeting: ClassVar[frozenset[str]] = frozenset()
    """Fields that are set anew after such a moment before anybody looks at them: no drawer keeps them."""

    @abstractmethod
    def head(self, g: P) -> Head:
        """Scenario, seats and options of a position."""

    @abstractmethod
    def moment(self, g: P) -> str:
        """Which moment a position is at; empty if something is being done."""

    @abstractmethod
    def begin(self, g: P, faults: Faults) -> None:
        """Everything has been read: put on the stack what is done next, and work out what follows from the rest."""

    def rest(self, g: P) -> P:
        """A copy at the nearest moment: what is being done has not begun."""
        return g.copy()

    def unsound(self, g: P, faults: Faults) -> None:
        """What no drawer can see alone: stacks, how many counters there are, who may stand where."""


def sheets_of(game: Game[P]) -> Sheets[P]:
    """How a game says its positions in words; `BadSheet` if it does not."""
    found = game.sheets()
    if found is None:
        raise bad("game", Wrong("no-sheets", game=game.title))
    return found


def read(game: Game[P], sheet: Mapping[str, Any], seed: int = SETTING_UP) -> tuple[Head, P]:
    """The position that a sheet says, and what it rests on; its dice are of no account.

    With the seed falls what the sheet leaves to dice.
    """
    sheets = sheets_of(game)
    head = head_of(game, sheet)
    g, faults = _set_up(game, head, seed), Faults(sheet)
    known = {drawer.id: drawer for drawer in sheets.drawers}
    for name in sheet:
        if name not in known and name not in HEAD:
            faults.wrong(str(name)[:40], unknown(name, [*HEAD, *known]))
    fill(sheets, g, sheet, faults)
    for look in (sheets.begin, sheets.unsound):
        if not faults:
            look(g, faults)
    if not faults:
        for fault in game.faults(g):
            faults.wrong("position", fault if isinstance(fault, Wrong) else Wrong("unsound", problem=fault))
    if faults:
        raise BadSheet(faults.said(game.words_of(head.scenario, head.seats)))
    return head, g


def fill(sheets: Sheets[P], g: P, sheet: Mapping[str, Any], faults: Faults) -> None:
    """Put what is in drawers into a position, in the order that the game has them."""
    for drawer in sheets.drawers:
        if drawer.id in sheet:
            drawer.read(g, sheet[drawer.id], faults)


def write(game: Game[P], g: P) -> dict[str, Any]:
    """A sheet that says a position, at the nearest moment at which one can begin."""
    sheets = sheets_of(game)
    g = sheets.rest(g)
    head = sheets.head(g)
    usual = game.settings({})
    options = {**head.options, **({"discreet": True} if g.discreet else {})}
    sheet: dict[str, Any] = {"scenario": head.scenario, "seats": head.seats}
    changed = {name: value for name, value in options.items() if value != usual[name]}
    if changed:
        sheet["options"] = changed
    before = _set_up(game, Head(head.scenario, head.seats, game.settings(options)), SETTING_UP)
    for drawer in sheets.drawers:
        found = drawer.write(g)
        if drawer.id in sheets.always or found != drawer.write(before):
            sheet[drawer.id] = found
    return sheet


def begin(
    game: Game[P], sheet: Mapping[str, Any], dice: AnyDice | None = None, names: list[str] | None = None
) -> Match[P]:
    """A match that begins with the position that a sheet says; without dice of its own it has sealed ones."""
    from romanum.engine.match import Match

    head, g = read(game, sheet, dice.copy().roll(SEEDS) if isinstance(dice, FastDice) else randbits(31))
    g.dice = SealedDice.fresh([]) if dice is None else dice
    if names is not None and len(names) != head.seats:
        raise bad("names", Wrong("name-count", count=len(names), seats=head.seats))
    try:
        match = Match.of(game, head.scenario, head.seats, g, names)
        try_out(match)
    except MemoryError:
        raise
    except Exception as problem:
        raise bad("", Wrong("cannot-go-on", problem=type(problem).__name__)) from problem
    return match


def try_out(match: Match[Any], tried: int = TRIED) -> None:
    """Look at a match from every seat, and play on at random for a while, aside; whatever goes wrong is raised."""
    g, chance = match.position.copy(), FastDice.seeded(1)
    g.dice = FastDice.seeded(2)
    for seat in (None, *range(match.seats)):
        match.view(seat)
    for _ in range(tried):
        if not g.stack:
            return
        seat = g.stack[-1].pending(g)[0]
        moves = offered_to(g, seat)
        apply(g, seat, moves[chance.roll(len(moves)) - 1])


def about(game: Game[P], scenario: str | None = None, seats: int | None = None) -> list[dict[str, Any]]:
    """The drawers of a game for an editor, as they are in a scenario: which places, which counters, which bounds; what
    each is called, and its words that are no names of the game (`called`)."""
    head = head_of(game, {"scenario": scenario or game.scenarios[0].id, **({"seats": seats} if seats else {})})
    g = _set_up(game, head, SETTING_UP)
    found = [{"id": drawer.id, "rule": drawer.rule, **drawer.about(g)} for drawer in sheets_of(game).drawers]
    words = game.words_of(head.scenario, head.seats)
    for one in found:
        one |= {"title": title_of(words, one["id"]), "called": called(words, one)}
        if one["shape"] == "blocks":
            one["titles"] = row_titles(words, one)
    return found


def differences(game: Game[P], one: P, other: P) -> list[str]:
    """The fields in which two positions at a moment differ, but for dice, and what a sheet need not keep."""
    apart = sheets_of(game).fleeting | {"dice", "reveals", "wishes", "version", "phases"}
    return [
        field for field in one.__struct_fields__ if field not in apart and getattr(one, field) != getattr(other, field)
    ]


def head_of(game: Game[Any], sheet: Mapping[str, Any]) -> Head:
    """What a sheet rests on: the first scenario, and as many seats as can be, if it does not say."""
    faults = Faults()
    name, options = sheet.get("scenario", game.scenarios[0].id), sheet.get("options", {})
    chosen = next((one for one in game.scenarios if one.id == name), None)
    if chosen is None:
        faults.wrong("scenario", unknown(name, [one.id for one in game.scenarios]))
    seats = sheet.get("seats", max(chosen.players) if chosen else 0)
    if chosen and (type(seats) is not int or seats not in chosen.players):
        faults.blame("seats", "seats", players=", ".join(map(str, chosen.players)), given=told(seats))
    settings = _settings(game, options, faults)
    if faults or chosen is None:
        raise BadSheet(faults.said(game.words))
    return Head(chosen.id, seats, settings)


def _settings(game: Game[Any], options: Any, faults: Faults) -> dict[str, Any]:
    if not isinstance(options, Mapping):
        faults.blame("options", "table", given=told(options))
        return {}
    known, right = {option.id: option for option in game.options}, dict[str, Any]()
    for name, value in options.items():
        option = known.get(name)
        if option is None:
            faults.wrong(spot("options", name), unknown(name, [*known]))
        elif option.choices and value not in option.choices:
            faults.wrong(spot("options", name), unknown(value, option.choices))
        elif not option.choices and type(value) is not bool:
            faults.blame(spot("options", name), "flag", given=told(value))
        else:
            right[name] = value
    return game.settings(right)


def _set_up(game: Game[P], head: Head, seed: int) -> P:
    g = game.setup(head.scenario, head.seats, head.options, FastDice.seeded(seed))
    g.discreet = bool(head.options.get("discreet", False))
    g.wishes = UNSET
    return g


__all__ = [
    "BadSheet",
    "Head",
    "Sheets",
    "about",
    "all_bad",
    "bad",
    "begin",
    "differences",
    "fill",
    "read",
    "try_out",
    "write",
]
