"""What a game says: titles of its chapters, words for every verb, question and refusal, scenarios told in full."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from romanum.engine.conformance.wording import Wording, choices_keep_their_names, no_sentence_for_nothing
from romanum.engine.game import Game
from romanum.engine.standing.orders import QuestionKind

ELSEWHERE: Final = re.compile(r"^as (in )?(scenario|the)\b|\bas (in )?scenario [ivx0-9]+\b|^as in ", re.IGNORECASE)
"""How a scenario sends its reader to another, whom he has not before him."""
NOWHERE: Final = "atlantis"
"""No game has a place of that name."""


def missing_sentences(game: Game[Any]) -> list[str]:
    """What the code asks for and no file has: events, questions, refusals, labels of verbs."""
    wording = Wording(game)
    silent = {f"do-{verb}" for verb in game.vocabulary.verbs if not game.words.has(f"do-{verb}")}
    wanted = sorted((wording.needed - wording.messages) | silent)
    return [f"words/en.ftl: {name}: missing" for name in wanted if not game.words.has(name)]


def idle_sentences(game: Game[Any]) -> list[str]:
    """What no code asks for by its whole name: left over, or put together from parts; and choices hidden by names."""
    return [*_said_of(no_sentence_for_nothing, Wording(game)), *_said_of(choices_keep_their_names, Wording(game))]


def _said_of(check: Callable[[Wording], int], wording: Wording) -> list[str]:
    try:
        check(wording)
    except AssertionError as problem:
        return [f"words/en.ftl: {str(problem).partition(': ')[2]} (unless its name is put together from parts)"]
    return []


def wordless_kinds(game: Game[Any]) -> list[str]:
    """Kinds of windows and questions without a name, or without what they are about."""
    found = []
    for kind in game.questions.values():
        name = _message(kind)
        found += [f"words/en.ftl: {one}: missing" for one in (name, f"{name}-about") if not game.words.has(one)]
    return found


def _message(kind: QuestionKind) -> str:
    return f"{'window' if kind.window else 'question'}-{kind.id}"


def untitled_chapters(game: Game[Any]) -> list[str]:
    """Chapters of the catalogue without a title, and titles that stand for nothing or in another order."""
    titles, chapters = game.rules.chapters, game.rules.contents()
    found = [f"rules.toml: chapters: {number}: missing" for number in chapters if number not in titles]
    found += [f"rules.toml: chapters: {number}: there is none" for number in titles if number not in chapters]
    return found or ([] if list(titles) == list(chapters) else ["rules.toml: chapters: not in the order of the rules"])


def questions_without_verbs(game: Game[Any]) -> list[str]:
    """Whoever writes an order is offered what answers its kind of question, so every kind says with which verbs."""
    told, verbs = game.position_type.answer_verbs, set(game.vocabulary.verbs)
    found = [f"answer_verbs: {kind.id}: missing" for kind in game.questions.values() if not kind.verbs]
    found += [f"answer_verbs: {name}: no such kind of question" for name in told if name not in game.questions]
    return found + [
        f"answer_verbs: {kind.id}: {verb}: no such verb"
        for kind in game.questions.values()
        for verb in kind.verbs
        if verb not in verbs
    ]


def scenarios_told_elsewhere(game: Game[Any]) -> list[str]:
    """What a scenario says of itself is said in full: whoever reads it has no other scenario before him."""
    told = game.components().get("scenarios", [])
    texts = [*_texts(told), *(text for one in game.scenarios for text in (one.title, one.help))]
    empty = [
        f"scenario {one.id}: it has no title, or no help" for one in game.scenarios if not (one.title and one.help)
    ]
    return empty + [f"scenario: {text!r} sends its reader to another" for text in texts if ELSEWHERE.search(text)]


def _texts(thing: Any) -> Iterator[str]:
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, dict):
        for part in thing.values():
            yield from _texts(part)
    elif isinstance(thing, list | tuple):
        for part in thing:
            yield from _texts(part)


def strange_refusals(game: Game[Any]) -> list[str]:
    """What a game does not know is told as that, by no rule; what it knows and does not offer now, by a rule."""
    match, verbs = game.new(seed=3), game.vocabulary.verbs
    seat, found = match.pending[0], []
    offered = {option.text for option in match.decision(seat).options}
    for verb in verbs:
        places = len(game.vocabulary.fact_names(verb))
        words = " ".join([verb, *[NOWHERE] * places])
        if not places and words in offered:
            continue
        why = match.why_not(seat, words)
        if why is None:
            found.append(f"{words!r}: it is neither offered nor refused")
        elif places and why.rule:
            found.append(f"{words!r}: refused by rule {why.rule}, though no place is called so")
        elif not places and why.rule not in game.rules:
            found.append(f"{words!r}: refused, and by no rule of the catalogue")
    return found


def missing_notes(game: Game[Any]) -> list[str]:
    """Where the data come from, what was decided, what may be tuned."""
    there = (Path(str(game.folder)) / "notes.md").is_file()
    return [] if there else ["notes.md: missing: where data come from, rulings, what may be tuned"]
