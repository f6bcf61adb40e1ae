"""What never changes about a game, for a client: its components, rules and tables; and how to tell people of it."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

import msgspec

import romanum
from romanum.bots import about_bot, bot_names
from romanum.engine.asking import WindowKind
from romanum.engine.game import Game, Option, Scenario
from romanum.engine.match import Match, NotKept
from romanum.engine.position import Position
from romanum.engine.secrecy import HIDDEN, masked
from romanum.engine.words import SENT
from romanum.games import GAMES
from romanum.lessons.course import lessons_of
from romanum.server.wire import ScorePoint, WindowInfo


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
    lessons: int
    """How many lessons its course has."""


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
    about = game.about
    bots = [BotInfo(name, name.capitalize(), BOTS.get(name) or about_bot(name)) for name in bot_names()]
    return GameInfo(
        game.id,
        game.title,
        players,
        about.minutes,
        about.blurb,
        about.feel,
        game.scenarios,
        game.options,
        bots,
        _names(game),
        lessons_of(game),
    )


def _names(game: Game[Any]) -> dict[str, list[str]]:
    """What seats are called: by how many there are, and by scenario and number where that makes a difference."""
    pairs = [(scenario.id, count) for scenario in game.scenarios for count in scenario.players]
    names = {str(count): [game.seat_name(seat, count) for seat in range(count)] for _, count in pairs}
    own = {f"{scenario} {count}": game.seat_names(count, scenario) for scenario, count in pairs}
    return names | {key: found for key, found in own.items() if found != names[key.split()[1]]}


def game_data(game: Game[Any]) -> dict[str, Any]:
    """What a client fetches once."""
    return {
        "id": game.id,
        "title": game.title,
        "rules_version": game.rules_version,
        "names": dict(game.names),
        "tables": game.rules.tables,
        "hidden": HIDDEN,
        "verbs": game.vocabulary.patterns,
        "labels": dict(game.labels),
        "roles": msgspec.to_builtins(game.roles),
        "topics": game.topics,
        "words": game.words.patterns(*SENT),
        "components": game.components(),
        "windows": [window_info(game, kind) for kind in game.windows.values()],
    }


def window_info(game: Game[Any], kind: WindowKind) -> WindowInfo:
    """A kind of window in words."""
    name, about = (game.words.say(f"window-{kind.id}{part}", {}) for part in ("", "-about"))
    return WindowInfo(kind.id, name, about, kind.rule, game.wish_words(kind))


def game_rules(game: Game[Any]) -> list[dict[str, str]]:
    """The catalogue of a game's rules, fetched when somebody opens it."""
    shown = ("id", "text", "topic", "variant", "ruling", "example")
    return [{name: getattr(rule, name) for name in shown} for rule in game.rules.values()]


def _before(match: Match[Any], n: int) -> Position | None:
    """The position before an action, if it can be shown."""
    try:
        found: Position = match.history[n].before
    except NotKept:
        return None
    return found


def score_points(match: Match[Any]) -> list[ScorePoint]:
    """Everybody's points where a stage of the game ended, and now: for the graph."""
    game = match.game
    if not game.scores(masked(match.position, None)):
        return []
    stages = [*(past.stage for past in match.history), game.stage(match.position)]
    ends = [n for n, (stage, after) in enumerate(pairwise(stages)) if stage != after]
    positions = [(n, before) for n in ends if (before := _before(match, n)) is not None]
    positions.append((len(match.history), match.position))
    return [ScorePoint(n, game.turn(g), game.scores(masked(g, None))) for n, g in positions]
