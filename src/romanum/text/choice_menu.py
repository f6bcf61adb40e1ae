"""The choices of a decision: numbered, searchable, and the refused ones with letters and reasons."""

from __future__ import annotations

import re
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from romanum.engine.action import Action
    from romanum.engine.decision import Decision
    from romanum.engine.rule import WhyNot
    from romanum.text.played import Played


class Choice(NamedTuple):
    """An offered action with its number, or a refused one with its letters."""

    mark: str
    action: Action
    label: str


class Menu:
    """What one seat may choose now, made for one decision."""

    def __init__(self, match: Played, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.decision: Decision = match.decision(seat)
        self.choices = [Choice(str(n), a, match.label(a)) for n, a in enumerate(self.decision.options, 1)]

    @cached_property
    def refused(self) -> list[tuple[Choice, WhyNot]]:
        """Everything that could be thought of and may not be done."""
        refused = self.match.refused(self.seat)
        return [(Choice(letters(n), a, self.match.label(a)), why) for n, (a, why) in enumerate(refused)]

    def exactly(self, text: str) -> Choice | None:
        """The choice of that number, or whose text or label it is."""
        wanted = " ".join(text.lower().split())
        for choice in self.choices:
            if wanted in (choice.mark, choice.action.text.lower(), choice.label.lower()):
                return choice
        return None

    def matching(self, words: str) -> list[Choice]:
        """The choices whose text or label has all the words."""
        return [choice for choice in self.choices if has_all(choice, words)]

    def refused_as(self, text: str) -> list[tuple[Choice, WhyNot]]:
        """The refused ones of that letter, text or label; else those with all the words."""
        wanted = " ".join(text.lower().split())
        same = [row for row in self.refused if wanted in (row[0].mark, row[0].action.text, row[0].label.lower())]
        return same or [row for row in self.refused if has_all(row[0], wanted)]

    @property
    def words(self) -> list[str]:
        """What Tab completes: the texts of all choices."""
        return [choice.action.text for choice in self.choices]


def has_all(choice: Choice, words: str) -> bool:
    """Whether all words begin a word of the choice's text or label."""
    haystack = f"{choice.action.text} {choice.label}".lower()
    return all(re.search(rf"(?<!\w){re.escape(word)}", haystack) for word in words.lower().split())


def letters(n: int) -> str:
    """The mark of refused choice n: a, b, … z, aa, ab, …

    >>> letters(0), letters(25), letters(26)
    ('a', 'z', 'aa')
    """
    mark = chr(ord("a") + n % 26)
    return mark if n < 26 else letters(n // 26 - 1) + mark
