"""What is said in other languages fits what is said in English, and of complete games nothing is missing.

A game counts as complete in a language as soon as all its words are there; then its lessons, studies and how-to must be
there too, and a whole game must be told without a word of English. That a game stays complete its own tests say.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, cast

import pytest

import romanum
from romanum.engine.speech.language import ENGLISH, LANGUAGES, speaking
from romanum.engine.speech.translation import OTHERS, faults, game_faults, game_missing, missing, sources
from romanum.games import OURS
from romanum.lessons import course
from romanum.lessons.howto import page_of
from size import size

PARTS = {name: [files(f"romanum.{name}") / "words"] for name in ("engine", "server", "lessons")}
COMPLETE: Final = [(game, code) for game in OURS for code in OTHERS if not game_missing(romanum.game(game), code)]
"""Games and the languages in which nothing of their words is missing."""
COURSES: Final = [(game, code) for game, code in COMPLETE if course(game).own_folders]
ID: Final = re.compile(r"(?<![\w-])[a-z][a-z0-9]*(?:[-_][a-z0-9]+)+(?![\w-])")
"""How ids of several words are written."""
ENGLISH_TOO: Final = {"off-map"}
"""Ids that are words of English, in sentences of English."""
UNSAID: Final = re.compile(r"[{}]|\b(event|ask|do|why|bonus|name)-[a-z]|\bnone\b(?! [a-zà-ü])")
"""What only a sentence shows that could not be said."""

complete = pytest.mark.parametrize(("game", "code"), COMPLETE)
with_course = pytest.mark.parametrize(("game", "code"), COURSES)


def words(part: str, code: str) -> str:
    return sources(PARTS[part], code)


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("part", PARTS)
def test_the_words_of_a_part_fit_the_english_ones(part: str, code: str) -> None:
    assert faults(words(part, ENGLISH), words(part, code)) == []


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("part", PARTS)
def test_nothing_of_a_part_is_missing(part: str, code: str) -> None:
    assert missing(words(part, ENGLISH), words(part, code)) == []


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("game", OURS)
def test_the_words_of_a_game_fit_the_english_ones(game: str, code: str) -> None:
    assert game_faults(romanum.game(game), code) == []


def test_a_sentence_in_another_folder_than_the_english_one_is_found(tmp_path: Path) -> None:
    for folder, code, text in (
        ("camp", "en", "tent = Tent\n"),
        ("road", "en", "mile = Mile\n"),
        ("road", "de", "tent = Zelt\n"),
    ):
        (tmp_path / folder).mkdir(exist_ok=True)
        (tmp_path / folder / f"{code}.ftl").write_text(text, encoding="utf-8")
    game = SimpleNamespace(word_folders=(tmp_path, tmp_path / "camp", tmp_path / "road"), data_words={})
    assert game_faults(cast("Any", game), "de") == ["tent: in English it does not stand in road/"]


@pytest.mark.parametrize("game", OURS)
def test_names_that_are_made_are_made_in_english_as_they_are_called(game: str) -> None:
    own = romanum.game(game)
    english = own.words_in(ENGLISH)
    for thing, (message, facts) in own.made_names.items():
        told = {fact: value if value == thing else own.names.get(value, value) for fact, value in facts.items()}
        made = english.patterns(message)[message]
        assert isinstance(made, str)
        assert made.format(**told) == own.names[thing]


@with_course
def test_nothing_of_the_lessons_is_missing(game: str, code: str) -> None:
    own = course(game).own_folders
    assert missing(sources(own, ENGLISH), sources(own, code)) == []
    assert faults(sources(own, ENGLISH), sources(own, code)) == []


@with_course
def test_every_lesson_speaks_the_language(game: str, code: str) -> None:
    own = course(game)
    for lesson in own.lessons:
        english = own.about(lesson), *(own.sentence(lesson, step.say) for step in lesson.step)
        with speaking(code):
            told = own.about(lesson), *(own.sentence(lesson, step.say) for step in lesson.step)
        assert not set(english) & set(told)


@with_course
def test_every_study_speaks_the_language(game: str, code: str) -> None:
    own = course(game)
    for study in own.studies:
        english = own.about(study), own.sentence(study, "reason")
        with speaking(code):
            told = own.about(study), own.sentence(study, "reason")
        assert not set(english) & set(told)


@complete
def test_nothing_of_how_to_play_is_missing(game: str, code: str) -> None:
    english, other = page_of(game), page_of(game, code)
    assert other.language == code
    assert other.intro != english.intro
    for mine, theirs in zip(english.subject, other.subject, strict=True):
        assert (theirs.id, theirs.language, theirs.rules, theirs.shot) == (mine.id, code, mine.rules, mine.shot)
        assert (len(theirs.text), len(theirs.points)) == (len(mine.text), len(mine.points))
        said = {mine.caption, *mine.text, *mine.points} & {theirs.caption, *theirs.text, *theirs.points}
        assert not said, theirs.id


def told(match: Any, choose: Any, most: int) -> Iterator[str]:
    """What is said in a game: events, questions, labels, odds, refusals, hints of what cannot be undone."""
    for _ in range(most):
        if match.over:
            break
        seat = match.pending[0]
        decision = match.decision(seat)
        yield decision.prompt
        yield from (match.label(option) for option in decision.options)
        yield from (why.message for _, why in match.refused(seat))
        yield match.why_no_undo(seat)
        match.play(seat, choose(decision.options))
    yield from (match.sentence(event) for viewer in (None, 0, 1) for event in match.events_for(viewer))


def a_match(game: str) -> Any:
    own = romanum.game(game)
    return own.new(own.scenarios[0].id, max(own.scenarios[0].players), seed=3)


@cache
def heard(game: str, code: str) -> frozenset[str]:
    """What is said in the beginning of a random game."""
    with speaking(code):
        return frozenset(told(a_match(game), random.Random(3).choice, size(120, 100_000)))


@complete
def test_a_game_can_be_told(game: str, code: str) -> None:
    said = heard(game, code)
    assert len(said) > 100
    assert [one for one in said if UNSAID.search(one)] == []


def raw_ids(sentence: str, names: Mapping[str, str]) -> list[str]:
    """Ids that stand in a sentence where their names should."""
    return [word for word in ID.findall(sentence) if names.get(word, word) != word]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_no_sentence_tells_the_id_of_a_thing_that_has_a_name(game: str, code: str) -> None:
    own = romanum.game(game)
    ids = dict.fromkeys((thing for things in own.vocabulary.names.values() for thing in things), "")
    known = ids | dict(own.words_in(code).names)
    if code == ENGLISH:
        known |= {word: word for word in ENGLISH_TOO}
    assert [(raw, one) for one in heard(game, code) if (raw := raw_ids(one, known))] == []


def test_a_raw_id_is_found() -> None:
    names = {"gallia-belgica": "Gallia Belgica", "roma": "Roma", "mare-nostrum": "mare-nostrum"}
    assert raw_ids("Red takes gallia-belgica from mare-nostrum at Roma", names) == ["gallia-belgica"]
    assert raw_ids("A well-known half-step to the_east", {**names, "the_east": "The East"}) == ["the_east"]


@complete
def test_a_game_is_told_without_whole_sentences_of_english(game: str, code: str) -> None:
    """Names may be alike; what both say alike has no word that is English alone."""
    alike = heard(game, code) & heard(game, ENGLISH)
    assert [one for one in alike if re.search(r"\b(the|of|and|with|to|is|are|from|by|near)\b", one)] == []
