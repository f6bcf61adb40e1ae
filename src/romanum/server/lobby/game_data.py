"""What never changes about a game, for a client: its components, rules and tables; and how to tell people of it."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from romanum.bots import about_bot
from romanum.bots.levels import offered_bots
from romanum.engine.folder.guide import minutes_of
from romanum.engine.game import Game, Option, Ripeness, Scenario
from romanum.engine.rule import Catalogue, Rule
from romanum.engine.secrecy import HIDDEN
from romanum.engine.speech.words import SENT
from romanum.engine.standing.orders import QuestionKind
from romanum.engine.standing.wishes import WindowKind
from romanum.games import available, leave_out
from romanum.lessons.course import lessons_of, studies_of
from romanum.lessons.howto import how_to_play
from romanum.server.bounds import speech
from romanum.server.wire import QuestionInfo, WindowInfo

T = TypeVar("T", Scenario, Option)


class BotInfo(msgspec.Struct):
    """A bot one can play against."""

    id: str
    title: str
    help: str


class ScenarioInfo(Scenario, kw_only=True, frozen=True):
    """A scenario for whoever chooses one: how long it takes as measured, how hard it is, what it teaches."""

    minutes: int | None
    open: bool
    """Whether it goes on until somebody has won; the minutes are those of one turn."""
    difficulty: str
    teaches: str
    start: bool
    """Whether a newcomer begins with it."""


class GameInfo(msgspec.Struct):
    """A game in the lobby."""

    id: str
    title: str
    players: list[int]
    minutes: tuple[int, int]
    blurb: str
    feel: str
    scenarios: list[ScenarioInfo]
    click_seconds: float
    """What a click counts for in the lengths of scenarios."""
    options: tuple[Option, ...]
    bots: list[BotInfo]
    seat_names: dict[str, list[str]]
    lessons: int
    """How many lessons its course has,"""
    studies: int
    """and how many studies."""
    how_to: int
    """How many subjects its page on how to play it has."""
    ripeness: Ripeness
    """Whether it is a draft, or whole."""
    package: str
    """The distribution that has brought it, and its version; empty if it is one of ours."""
    editable: bool
    """Whether scenarios of one's own can be made of it."""


def game_infos() -> list[GameInfo]:
    """All games that can be had; one of another distribution that fails here is told and left out."""
    found = []
    for game in available():
        try:
            found.append(game_info(game))
        except Exception as problem:
            leave_out(game.id, problem)
    return found


def game_info(game: Game[Any]) -> GameInfo:
    """A game in the lobby."""
    players = sorted({count for scenario in game.scenarios for count in scenario.players})
    about = game.about
    bots = [BotInfo(name, name.capitalize(), _bot(name)) for name in offered_bots(game)]
    return GameInfo(
        game.id,
        game.title,
        players,
        about.minutes,
        game.in_words("about-blurb", about.blurb),
        game.in_words("about-feel", about.feel),
        scenario_infos(game),
        game.lengths.seconds if game.lengths else 0.0,
        tuple(_option(game, one) for one in game.options),
        bots,
        _names(game),
        lessons_of(game),
        studies_of(game),
        len(how_to_play(game).subject),
        game.ripeness,
        game.package,
        game.sheets() is not None,
    )


def scenario_infos(game: Game[Any]) -> list[ScenarioInfo]:
    """The scenarios in the language that is spoken, with what is said and was measured of them."""
    return [_scenario(game, _told(game, "scenario", one)) for one in game.scenarios]


def _scenario(game: Game[Any], one: Scenario) -> ScenarioInfo:
    minutes, is_open = minutes_of(game.lengths).get(one.id, (None, False))
    advice = game.guide.get(one.id)
    return ScenarioInfo(
        one.id,
        one.title,
        one.help,
        one.players,
        minutes=minutes,
        open=is_open,
        difficulty=advice.difficulty if advice else "",
        teaches=game.in_words(f"scenario-{one.id}-teaches", advice.teaches) if advice else "",
        start=advice is not None and advice.start,
    )


def _bot(name: str) -> str:
    """What a bot is like."""
    return speech.say(f"bot-{name}") if speech.has(f"bot-{name}") else about_bot(name)


def _told(game: Game[Any], kind: str, one: T) -> T:
    """A scenario or an option in the language that is spoken."""
    title = game.in_words(f"{kind}-{one.id}", one.title)
    return msgspec.structs.replace(one, title=title, help=game.in_words(f"{kind}-{one.id}-help", one.help))


def _option(game: Game[Any], one: Option) -> Option:
    """An option with what its choices are called."""
    called = tuple(game.in_words(f"option-{one.id}-{choice}", choice) for choice in one.choices)
    return msgspec.structs.replace(_told(game, "option", one), called=called)


def _names(game: Game[Any]) -> dict[str, list[str]]:
    """What seats are called: by how many there are, and by scenario and number where that makes a difference."""
    pairs = [(scenario.id, count) for scenario in game.scenarios for count in scenario.players]
    say = game.seat_in_words
    names = {str(count): [say(game.seat_name(seat, count)) for seat in range(count)] for _, count in pairs}
    own = {f"{scenario} {count}": [*map(say, game.seat_names(count, scenario))] for scenario, count in pairs}
    return names | {key: found for key, found in own.items() if found != names[key.split()[1]]}


def game_data(game: Game[Any]) -> dict[str, Any]:
    """What a client fetches once."""
    return {
        "id": game.id,
        "title": game.title,
        "rules_version": game.rules_version,
        "names": dict(game.words.names),
        "tables": game.rules.tables,
        "hidden": HIDDEN,
        "verbs": game.vocabulary.patterns,
        "labels": dict(game.labels),
        "roles": msgspec.to_builtins(game.roles),
        "topics": game.topics,
        "unit_roles": dict(game.unit_roles),
        "words": game.words.patterns(*SENT),
        "components": game.components(),
        "seats": _seats(game),
        "windows": [window_info(game, kind) for kind in game.windows.values()],
        "questions": [question_info(game, kind) for kind in game.questions.values()],
    }


def _seats(game: Game[Any]) -> list[dict[str, str]]:
    """What seats are called and in which colours they are shown, at the fullest table."""
    most = max(count for scenario in game.scenarios for count in scenario.players)
    return [
        {"name": game.seat_in_words(game.seat_name(seat, most)), "colour": game.seat_colour(seat, most)}
        for seat in range(most)
    ]


def window_info(game: Game[Any], kind: WindowKind) -> WindowInfo:
    """A kind of window in words."""
    name, about = (game.words.say(f"window-{kind.id}{part}", {}) for part in ("", "-about"))
    return WindowInfo(kind.id, name, about, kind.rule, game.wish_words(kind))


def question_info(game: Game[Any], kind: QuestionKind) -> QuestionInfo:
    """A kind of question in words."""
    return QuestionInfo(
        kind.id, *game.question_words(kind), kind.rule, game.answer_words(kind), kind.window, kind.verbs
    )


def game_rules(game: Game[Any]) -> list[dict[str, Any]]:
    """The catalogue of a game's rules, fetched when somebody opens it."""
    return [_rule(game.rules, rule) for rule in game.rules.values()]


def _rule(rules: Catalogue, rule: Rule) -> dict[str, Any]:
    """A rule with its chapter, the numbers in its text that lead to other rules, and the rules that name it."""
    shown = ("id", "text", "topic", "variant", "ruling", "example")
    chapter = rules.chapter(rule.id)
    return {name: getattr(rule, name) for name in shown} | {
        "chapter": chapter,
        "chapter_title": rules.chapters.get(chapter, ""),
        "links": rules.links(rule),
        "named_by": rules.named_by.get(rule.id, []),
    }
