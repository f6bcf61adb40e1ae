"""What never changes about a game, for a client: its components, rules and tables; and how to tell people of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

import romanum
from romanum.bots import bot_names
from romanum.engine.action import Vocabulary
from romanum.engine.game import Game, Option, Scenario
from romanum.engine.match import Match
from romanum.engine.secrecy import HIDDEN, masked
from romanum.games import GAMES
from romanum.server.wire import ScorePoint


class About(msgspec.Struct, frozen=True):
    """A game for somebody who does not know it."""

    minutes: tuple[int, int]
    blurb: str
    feel: str


class BotInfo(msgspec.Struct):
    """A bot one can play against."""

    id: str
    title: str
    help: str


class GameInfo(msgspec.Struct):
    """A game in the lobby."""

    id: str
    title: str
    players: list[int]
    minutes: tuple[int, int]
    blurb: str
    feel: str
    scenarios: tuple[Scenario, ...]
    options: tuple[Option, ...]
    bots: list[BotInfo]
    seat_names: dict[str, list[str]]


ABOUT: Final = {
    "hre": About(
        (90, 240),
        "Seven turns from the first triumvirate to the last emperor. Everybody leads a Roman faction and, turn by"
        " turn, one of the peoples at the gates: build cities with one hand, burn them with the other.",
        "Bold and a little wicked: short turns, secret tokens, cards that turn the table, a race that stays open.",
    )
}
BOTS: Final = {
    "tiro": "The recruit: anything that is allowed. For trying things out.",
    "miles": "The soldier: quick and sensible. A good first opponent.",
    "centurio": "The centurion: looks a little ahead.",
    "legatus": "The general: looks further ahead. The strongest.",
}


def game_infos() -> list[GameInfo]:
    """All games."""
    return [game_info(romanum.game(name)) for name in GAMES]


def game_info(game: Game[Any]) -> GameInfo:
    """A game in the lobby."""
    players = sorted({count for scenario in game.scenarios for count in scenario.players})
    about = ABOUT.get(game.id, About((60, 240), game.title, ""))
    names = {str(count): [game.seat_name(seat, count) for seat in range(count)] for count in players}
    bots = [BotInfo(name, name.capitalize(), BOTS.get(name, "")) for name in bot_names()]
    return GameInfo(
        game.id, game.title, players, about.minutes, about.blurb, about.feel, game.scenarios, game.options, bots, names
    )


def game_data(game: Game[Any]) -> dict[str, Any]:
    """What a client fetches once."""
    shown = ("id", "text", "topic", "variant", "ruling", "example")
    return {
        "id": game.id,
        "title": game.title,
        "rules_version": game.rules_version,
        "names": dict(game.names),
        "rules": [{name: getattr(rule, name) for name in shown} for rule in game.rules.values()],
        "tables": game.rules.tables,
        "hidden": HIDDEN,
        "verbs": _verbs(game),
        "components": COMPONENTS[game.id]() if game.id in COMPONENTS else {},
    }


def _verbs(game: Game[Any]) -> dict[str, str]:
    """How each verb is written, with the kinds of its arguments."""
    return {verb: " ".join(_pattern(game.vocabulary, verb)) for verb in game.vocabulary.verbs}


def _pattern(vocabulary: Vocabulary, verb: str) -> Iterator[str]:
    """The words of a sample, with the kinds of its arguments in their places."""
    kinds = list(vocabulary.kinds[verb])
    for word in vocabulary.write((verb, *(0 for _ in kinds))).split():
        sample = "" if not kinds else "0" if kinds[0] == "number" else vocabulary.names[kinds[0]][0]
        yield f"{{{kinds.pop(0)}}}" if word == sample else word


def score_points(match: Match[Any]) -> list[ScorePoint]:
    """Everybody's points where a stage of the game ended, and now: for the graph."""
    game = match.game
    positions = [*(past.before for past in match.history), match.position]
    points = []
    for n, position in enumerate(positions):
        last = n == len(positions) - 1
        if last or game.stage(position) != game.stage(positions[n + 1]):
            told = game.describe(masked(position, None), None)
            if "total_vp" in told:
                points.append(ScorePoint(n, getattr(position, "turn", 0), list(told["total_vp"])))
    return points


def _hre() -> dict[str, Any]:
    """The components of History of the Roman Empire, in the order in which a position counts them."""
    from romanum.games.hre import components as c

    def kind(side: int) -> str:
        if c.is_faction(side) or c.is_rebel(side):
            return "faction" if c.is_faction(side) else "rebels"
        return "people" if c.is_people(side) else c.KINGDOMS[side - c.FIRST_POWER].kind

    def colour(side: int) -> str:
        if c.is_people(side):
            return c.PEOPLES[side - c.FIRST_PEOPLE].colour
        if c.is_power(side):
            card = c.CARDS[c.KINGDOMS[side - c.FIRST_POWER].card]
            return c.COLOURS[c.COLOUR[card.colour]].colour
        return c.FACTIONS[side if c.is_faction(side) else side - c.FIRST_REBEL].colour

    def faction(side: int) -> int:
        return side if c.is_faction(side) else side - c.FIRST_REBEL if c.is_rebel(side) else -1

    ids = [province.id for province in c.PROVINCES]
    return {
        "provinces": [
            {**_plain(province), "coast": bool(c.COAST_MASK >> p & 1)} for p, province in enumerate(c.PROVINCES)
        ],
        "borders": [
            {"a": ids[a], "b": ids[b], "kind": c.MAP.border(a, b)}
            for a in range(len(ids))
            for b in c.NEIGHBOURS[a]
            if a < b
        ],
        "dioceses": [_plain(diocese) for diocese in c.DIOCESES],
        "sides": [
            {"id": name, "name": c.SIDE_NAMES[i], "kind": kind(i), "colour": colour(i), "faction": faction(i)}
            for i, name in enumerate(c.SIDE_IDS)
        ],
        "factions": [_plain(f) for f in c.FACTIONS],
        "peoples": [_plain(people) for people in c.PEOPLES],
        "powers": [
            {**_plain(power), "start": ids[power.start], "card": c.CARDS[power.card].id} for power in c.KINGDOMS
        ],
        "emperors": [[{**_plain(e), "bonuses": e.bonuses} for e in row] for row in c.EMPERORS],
        "barbarians": [
            [{**_plain(b), "people": c.PEOPLES[b.people].id, "start": ids[b.start]} for b in row]
            for row in c.BARBARIANS
        ],
        "colours": [_plain(pile) for pile in c.COLOURS],
        "cards": [{**_plain(card), "kind": card.kind, "text": card.text} for card in c.CARDS],
        "turns": [_plain(turn) for turn in c.TURNS],
        "counters": {name: n for name, n in _plain(c.COUNTERS).items() if isinstance(n, int)},
    }


def _plain(row: msgspec.Struct) -> dict[str, Any]:
    """An entry without its provenance."""
    fields: dict[str, Any] = msgspec.to_builtins(row)
    return {name: value for name, value in fields.items() if name not in ("source", "sources")}


COMPONENTS: Final[dict[str, Callable[[], dict[str, Any]]]] = {"hre": _hre}
"""To add a game, add a line."""
