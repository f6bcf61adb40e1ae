"""What the server itself says, in the language of whoever it speaks to."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from romanum.engine.speech.language import language
from romanum.engine.speech.words import Words


@cache
def words_in(code: str) -> Words:
    """The sentences in a language; what it does not have, in English."""
    return Words.load([files("romanum.server") / "words"], {}, code)


def has(message: str) -> bool:
    """Whether there is a sentence of that name in the language that is spoken."""
    return words_in(language()).has_own(message)


def say(message: str, facts: Mapping[str, Any] | None = None) -> str:
    """The sentence in the language that is spoken."""
    return words_in(language()).say(message, facts or {})
