"""The language that sentences are made in: of whoever looks, and of nothing that is kept.

`romanum.use_language("de")` sets it for a program; a server sets it for each request and socket. What is not there in a
language is said in English, sentence by sentence. Records, logs, positions and their fingerprints know no language.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

ENGLISH: Final = "en"
LANGUAGES: Final = {"en": "English", "de": "Deutsch", "fr": "Français", "es": "Español", "it": "Italiano"}
"""Every language there are words in, by its own name."""
LONGEST_LIST: Final = 500
"""So many characters of a list of languages are read."""

_spoken: ContextVar[str] = ContextVar("language", default=ENGLISH)


def language() -> str:
    """The language that sentences are made in here and now."""
    return _spoken.get()


def use_language(code: str) -> None:
    """Make sentences in this language from here on; `ValueError` if there are no words in it.

    >>> use_language("en")
    >>> language()
    'en'
    """
    if code not in LANGUAGES:
        raise ValueError(f"there are no words in {code!r}; there are: {', '.join(LANGUAGES)}")
    _spoken.set(code)


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Make sentences in this language for a while."""
    token = _spoken.set(code if code in LANGUAGES else ENGLISH)
    try:
        yield
    finally:
        _spoken.reset(token)


def best_language(wanted: Iterable[str]) -> str:
    """The first language of a list that there are words in, whatever its country; English if there is none.

    >>> best_language(["nl", "de_AT.UTF-8", "en"])
    'de'
    """
    plain = (one.replace("_", "-").split("-")[0].split(".")[0].strip().lower() for one in wanted)
    return next((one for one in plain if one in LANGUAGES), ENGLISH)


def accepted(header: str) -> list[str]:
    """The languages of an `Accept-Language` header, the most welcome first.

    >>> accepted("fr;q=0.5, de-CH, *;q=0.1")
    ['de-CH', 'fr']
    """
    weighed = [_weighed(one) for one in header[:LONGEST_LIST].split(",")]
    welcome = [(weight, name) for weight, name in weighed if name and name != "*" and weight > 0]
    return [name for _, name in sorted(welcome, key=lambda one: -one[0])]


def _weighed(one: str) -> tuple[float, str]:
    name, _, weight = one.partition(";")
    try:
        return float(weight.strip().removeprefix("q=") or 1), name.strip()
    except ValueError:
        return 0.0, name.strip()
