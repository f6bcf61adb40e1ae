"""What is wrong with a position in words is said in every language, and nothing is said that nothing finds."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Final

import pytest

import romanum
from games.nonsense import spoilt
from games.test_sheets import GAMES, examples
from romanum.engine.conformance.wording import called
from romanum.engine.game import BadSetup
from romanum.engine.sheets.faults import Fault
from romanum.engine.sheets.sheet import BadSheet
from romanum.engine.speech.fluent_files import messages_of
from romanum.engine.speech.language import ENGLISH, LANGUAGES, speaking
from romanum.engine.speech.translation import OTHERS, facts_of, sources
from romanum.games import OURS
from size import size

SOURCE: Final = Path(romanum.__file__).parent
TOLD: Final = re.compile(r"'[^']*'|\"[^\"]*\"|`[^`]*`|\([A-Z]\w+\)|\S*…")
"""What was given, words as they are to be written, and the name of what broke."""
ENGLISH_WORDS: Final = re.compile(r"\b(the|is|are|there|here|stands?|and|from|with|whose|must|this|that|which)\b")


def codes(folder: Path) -> Iterator[tuple[str, frozenset[str]]]:
    """What code finds wrong, with the facts that it tells of it."""
    for path in folder.rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and called(call) in ("Wrong", "blame"):
                place = 1 if called(call) == "blame" else 0
                code = call.args[place] if len(call.args) > place else None
                if isinstance(code, ast.Constant):
                    yield str(code.value), frozenset(word.arg for word in call.keywords if word.arg)


@cache
def engine_words(code: str) -> str:
    return sources([files("romanum.engine") / "words"], code)


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_a_game_finds_wrong_has_a_sentence_that_says_its_facts(game: str, code: str) -> None:
    words = {**messages_of(engine_words(code)), **messages_of(sources(romanum.game(game).word_folders[1:], code))}
    for fault, facts in codes(SOURCE / "games" / game):
        assert facts_of(words[f"fault-{fault}"]) == facts, fault


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_else_that_is_wrong_has_one_too_and_none_stands_there_for_nothing(code: str) -> None:
    words = messages_of(engine_words(code))
    shared = [*codes(SOURCE / "engine"), *codes(SOURCE / "server")]
    for fault, facts in shared:
        if facts:
            assert facts_of(words[f"fault-{fault}"]) == facts, fault
    constants = {text for path in SOURCE.rglob("*.py") for text in re.findall(r'"([a-z-]+)"', path.read_text())}
    assert {name for name in words if name.startswith("fault-")} <= {f"fault-{text}" for text in constants}


def found_wrong(text: str, code: str) -> list[Fault]:
    with speaking(code):
        try:
            romanum.load_scenario(text, seed=1)
        except BadSheet as problem:
            return problem.faults
        except BadSetup as problem:
            raise AssertionError(f"in English alone: {problem}") from problem
    return []


@pytest.mark.parametrize("game", GAMES)
def test_what_is_wrong_with_a_spoilt_file_is_told_in_each_language(game: str) -> None:
    chance, told = Random(9), 0
    for _ in range(size(12, 600)):
        text = spoilt(examples()[game], chance)
        english = found_wrong(text, ENGLISH)
        for code in OTHERS:
            found = found_wrong(text, code)
            assert [(one.where, one.rule) for one in found] == [(one.where, one.rule) for one in english]
            for one, other in zip(found, english, strict=True):
                assert one.text != other.text, (code, one)
                assert not ENGLISH_WORDS.search(TOLD.sub("", one.text)), (code, one)
            told += len(found)
    assert told > 10
