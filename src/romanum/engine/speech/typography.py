"""What a language sets apart by a space, and yet keeps on one line."""

from __future__ import annotations

import re
from typing import Final

NO_BREAK: Final = "\N{NO-BREAK SPACE}"
BEFORE_SIGNS: Final = re.compile(r"(?<=[^\s\]=>]) (?=[:;?!»%])|(?<=«) ")
"""The space that French has before high signs, after words and facts; not what follows the key of a case."""


def held_together(text: str, language: str) -> str:
    """Words as they stand in a file, with spaces at which no line ends where the language wants them.

    >>> held_together("ask = Où débarquer { $who } ?", "fr")
    'ask = Où débarquer { $who }\\xa0?'
    >>> held_together("ask = Wohin?", "de")
    'ask = Wohin?'
    """
    return BEFORE_SIGNS.sub(NO_BREAK, text) if language == "fr" else text
