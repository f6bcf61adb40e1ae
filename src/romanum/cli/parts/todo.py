"""What is left to do for a game: what must be, what a whole game has, what would be nice to have."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

import romanum.arena.ratings
import romanum.lessons.check
import romanum.mcp.game_list
from romanum.engine import conformance
from romanum.engine.conformance import Sample
from romanum.engine.game import Game
from romanum.engine.outside.plug_ins import told
from romanum.engine.plain_board import game_problems
from romanum.engine.readiness import guidance, sayings, written_steps
from romanum.engine.rooms import PARTS, part_of
from romanum.engine.speech.translation import OTHERS, completeness, game_faults
from romanum.lessons import howto, seen_index
from romanum.lessons.course import studies_of

Check = Callable[[Game[Any]], list[str]]

TABLES: Final = 3
"""At so many tables at most the kit is called: those of the first scenarios, and the fewest and most seats."""
STUDIES: Final = 10
"""So many studies make a course of them."""


class Todo(NamedTuple):
    """Three lists, one line a thing."""

    must: list[str]
    """Without it the game is not sound: a draft needs this alone."""
    whole: list[str]
    """What it needs besides to be whole."""
    nice: list[str]


def todo(game: Game[Any], kit: bool = True) -> Todo:
    """What is left to do; without the kit, which plays random games, it is told at once."""
    must = [*_of(MUST, game), *(_of_the_kit(game) if kit else ())]
    whole, nice = list(_of(WHOLE, game)), list(_of(NICE, game))
    return Todo(*([line.replace(" GAME", f" {game.id}") for line in part] for part in (must, whole, nice)))


def _of(checks: Sequence[Check], game: Game[Any]) -> Iterator[str]:
    """What some checks say; one that falls over what it looks at says that."""
    for check in checks:
        try:
            yield from check(game)
        except Exception as problem:
            yield f"{check.__name__.strip('_').replace('_', ' ')}: {told(problem)}"


def _of_the_kit(game: Game[Any]) -> Iterator[str]:
    """The conformance kit in one random game at a few tables; tests of the game's own play many."""
    for sample in _tables(game):
        for check in conformance.CHECKS:
            try:
                check(sample)
            except Exception as problem:
                yield f"{check.__name__}: {told(problem)}"


def _tables(game: Game[Any]) -> list[Sample]:
    tables = [(one.id, one.players[0]) for one in game.scenarios]
    tables.insert(1, (game.scenarios[0].id, max(game.scenarios[0].players)))
    chosen = list(dict.fromkeys(tables))[:TABLES]
    return [
        Sample(game, seats, scenario=scenario, games=1, seed=seats, share=0.01, firsts=1, go_on=5, walks=1)
        for scenario, seats in chosen
    ]


def data(game: Game[Any]) -> list[str]:
    """What the game finds wrong with its own data."""
    return game.check()


def board(game: Game[Any]) -> list[str]:
    """Where a game says where its places lie, all that it shows fits them."""
    return [f"board: {problem}" for problem in game_problems(game)]


def lessons(game: Game[Any]) -> list[str]:
    """Lessons and pages that are there are right, also in a draft."""
    return [*romanum.lessons.check.faults(game), *howto.faults(game)]


def other_languages(game: Game[Any]) -> list[str]:
    """What is there of other languages fits what stands in English."""
    return [f"words/{code}.ftl: {fault}" for code in OTHERS for fault in game_faults(game, code)]


def observation(game: Game[Any]) -> list[str]:
    """What learners see has room for everything."""
    try:
        from romanum.bots.sight.misfits import misfits
    except ImportError:
        return ["observation.toml: not looked at: pip install 'romanum-games[learn]'"]
    return misfits(game)


def about(game: Game[Any]) -> list[str]:
    """What the lobby says of the game."""
    return [f"about: {part}: missing" for part in ("blurb", "feel") if not getattr(game.about, part)]


def map_of_the_browser(game: Game[Any]) -> list[str]:
    """A game with places has a table in the browser without a line of TypeScript."""
    return [] if game.components() else ["components(): no parts: places and counters make a board for the browser"]


MUST: Final[tuple[Check, ...]] = (
    data,
    board,
    written_steps.lost_steps,
    written_steps.idle_steps,
    written_steps.steps_of_no_rule,
    written_steps.unclaimed_errands,
    sayings.missing_sentences,
    sayings.wordless_kinds,
    sayings.strange_refusals,
    lessons,
    other_languages,
)
WHOLE: Final[tuple[Check, ...]] = (
    about,
    map_of_the_browser,
    sayings.untitled_chapters,
    sayings.questions_without_verbs,
    sayings.scenarios_told_elsewhere,
    sayings.missing_notes,
    guidance.lacking,
    romanum.lessons.check.lacking,
    howto.lacking,
    seen_index.lacking,
    observation,
    romanum.arena.ratings.lacking,
    romanum.mcp.game_list.lacking,
)

HOOKS: Final = {
    "scores": "the points so far, for the graph of a match",
    "turn": "the turn being played (as it stands, the field `turn`)",
    "turns": "how many turns a match has",
    "odds": "exact chances before one acts, where dice are rolled",
    "ways": "where those on the move can go, with cost and risks",
    "picture": "the board as a picture, for links, notebooks and films",
    "board": "a map in the terminal",
    "sane": "moves without the plainly pointless ones: the difference between a beginner and noise",
    "prior": "what looks promising at a glance, for bots that look ahead",
    "stage": "where a position is best judged",
    "staff": "who plans for bots: aims, and how each is pursued",
    "reckoning": "what a seat has, so that hints can say what an option brings",
    "tags": "what each seat had, for the arena's tables of balance",
    "faults": "what can never be, asked after every action of the kit",
    "begins": "whether a newcomer's own first move comes now",
}
"""Hooks that a game may leave out, and what they are good for."""
LEARNED: Final = {
    "sureness.toml": "chances to win, and how sure a judgement may be: python -m romanum.analysis.measure --write GAME",
}


def hooks(game: Game[Any]) -> list[str]:
    """Hooks that are as the engine has them."""
    kind = type(game)
    plain = [name for name in HOOKS if getattr(kind, name) is getattr(Game, name)]
    plain = [name for name in plain if name not in PARTS or part_of(kind, name) is None]
    has_turn = "turn" in game.position_type.__struct_fields__
    return [f"{name}(): {HOOKS[name]}" for name in plain if name != "turn" or not has_turn]


def tables_of_roles(game: Game[Any]) -> list[str]:
    """What logs and reports know an event by."""
    found = [] if game.roles else ["roles: what events are to log, report, film and sounds"]
    return found if game.topics else [*found, "topics: what the log can be looked through for"]


def translations(game: Game[Any]) -> list[str]:
    """Languages in which not all is said."""
    shares = {code: completeness(game, code) for code in OTHERS}
    return [f"words/{code}.ftl: {share:.0%} of what is said in English" for code, share in shares.items() if share < 1]


def more_studies(game: Game[Any]) -> list[str]:
    """A few studies are a beginning."""
    there = studies_of(game)
    return (
        [f"studies/: {there} of {STUDIES}: romanum studies GAME --find DIR looks for more"] if there < STUDIES else []
    )


def measured(game: Game[Any]) -> list[str]:
    """What games between bots tell."""
    folder = game.folder / "learned"
    there = {entry.name for entry in folder.iterdir()} if folder.is_dir() else set()
    return [f"learned/{name}: {why}" for name, why in LEARNED.items() if name not in there]


NICE: Final[tuple[Check, ...]] = (hooks, tables_of_roles, sayings.idle_sentences, translations, more_studies, measured)
