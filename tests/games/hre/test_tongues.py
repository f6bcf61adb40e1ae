"""What is said in other languages fits what is said in English, and of complete parts nothing is missing."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

import romanum
from romanum.engine.speech.language import ENGLISH, speaking
from romanum.engine.speech.translation import OTHERS, faults, game_faults, game_missing, missing, sources
from romanum.games import OURS
from romanum.games.hre.data.components import CARDS
from romanum.games.hre.screen.tongues import card_message, facts_of
from romanum.lessons import course
from romanum.lessons.howto import page_of

COMPLETE = ("de", "fr", "es", "it")
"""Languages in which nothing of the game may be missing."""
PARTS = {name: [files(f"romanum.{name}") / "words"] for name in ("engine", "server", "lessons")}


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


@pytest.mark.parametrize("code", COMPLETE)
def test_nothing_of_the_game_is_missing(code: str) -> None:
    assert game_missing(romanum.game("hre"), code) == []


@pytest.mark.parametrize("code", COMPLETE)
def test_nothing_of_the_lessons_is_missing(code: str) -> None:
    own = course("hre").own_folders
    assert missing(sources(own, ENGLISH), sources(own, code)) == []
    assert faults(sources(own, ENGLISH), sources(own, code)) == []


@pytest.mark.parametrize("code", COMPLETE)
def test_every_lesson_speaks_the_language(code: str) -> None:
    own = course("hre")
    for lesson in own.lessons:
        english = own.title(lesson), own.about(lesson), *(own.sentence(lesson, step.say) for step in lesson.step)
        with speaking(code):
            told = own.title(lesson), own.about(lesson), *(own.sentence(lesson, step.say) for step in lesson.step)
        assert not set(english) & set(told)


@pytest.mark.parametrize("code", COMPLETE)
def test_every_study_speaks_the_language(code: str) -> None:
    own = course("hre")
    for study in own.studies:
        english = own.title(study), own.about(study), own.sentence(study, "reason")
        with speaking(code):
            told = own.title(study), own.about(study), own.sentence(study, "reason")
        assert not set(english) & set(told)


@pytest.mark.parametrize("code", COMPLETE)
def test_nothing_of_how_to_play_is_missing(code: str) -> None:
    english, other = page_of("hre"), page_of("hre", code)
    assert other.language == code
    assert other.intro != english.intro
    for mine, theirs in zip(english.subject, other.subject, strict=True):
        assert (theirs.id, theirs.language, theirs.rules, theirs.shot) == (mine.id, code, mine.rules, mine.shot)
        assert (len(theirs.text), len(theirs.points)) == (len(mine.text), len(mine.points))
        said = {mine.caption, *mine.text, *mine.points} & {theirs.caption, *theirs.text, *theirs.points}
        assert not said, theirs.id


@pytest.mark.parametrize("code", OTHERS)
def test_every_card_can_be_read(code: str) -> None:
    spoken = romanum.game("hre").words_in(code)
    for card in CARDS:
        if spoken.has_own(card_message(card)):
            assert spoken.say(card_message(card), facts_of(card))


def told(match: Any, choose: Any) -> Iterator[str]:
    """Everything that is said in a game: events, questions, labels, odds, refusals, hints of what cannot be undone."""
    while not match.over:
        seat = match.pending[0]
        decision = match.decision(seat)
        yield decision.prompt
        yield from (match.label(option) for option in decision.options)
        yield from (why.message for _, why in match.refused(seat))
        yield match.why_no_undo(seat)
        match.play(seat, choose(decision.options))
    yield from (match.sentence(event) for viewer in (None, 0, 1) for event in match.events_for(viewer))


@pytest.mark.parametrize("code", OTHERS)
def test_a_whole_game_can_be_told(code: str) -> None:
    import random

    chance = random.Random(3)
    match = romanum.game("hre").new(seats=4, seed=3, options={"bribes": True})
    with speaking(code):
        said = list(told(match, chance.choice))
    assert not [one for one in said if "{" in one or "event-" in one]
    assert not [one for one in said if "per Province" in one or "bonus-" in one or "wins ties" in one]
    assert len(said) > 5000
