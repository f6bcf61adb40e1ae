"""Numbered rules, and refusals that cite them.

A game's `rules.toml` is its catalogue: every rule in our own words with the number of the rulebook. The same
entries index the tests, fill the in-app reference and give every refusal its reason.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, Final

import msgspec

MENTION: Final = re.compile(r"(?<![\w.-])\d+[a-z]?(?:[.-]\w+)*")
"""What may be the number of a rule inside a text: 9a, 10.2b, 2.C.a, 39.2-E."""


class Rule(msgspec.Struct, frozen=True):
    """One numbered rule of a game."""

    id: str
    text: str
    topic: str = ""
    variant: str = "core"
    ruling: str = ""
    example: str = ""
    choice: str = ""
    needs: list[str] = []
    hidden: bool = False
    simultaneous: bool = False

    def __str__(self) -> str:
        return f"{self.id} {self.text}"


class Refusal(msgspec.Struct, frozen=True):
    """Why something may not be done: the rule, a short code for the sentence, and the numbers that failed."""

    rule: str
    code: str
    facts: dict[str, Any] = {}


NO_RULE: Final = ""
"""What is cited where no rule of the game forbids something: it is not understood, or there is nothing to do."""


class WhyNot(msgspec.Struct, frozen=True):
    """A refusal ready for a person: the rule's number and text, one exact sentence, and the facts behind it.

    Without a rule (`NO_RULE`) there is nothing in the game to cite, such as for a place that it does not have.
    """

    rule: str
    text: str
    message: str
    facts: dict[str, Any] = {}

    def __str__(self) -> str:
        """The sentence with the number of its rule, unless the sentence has it already."""
        cited = self.rule == NO_RULE or f"({self.rule})" in self.message
        return self.message if cited else f"{self.message} [{self.rule}]"


class Wrong(ValueError):
    """What is wrong with a position, or with something that is said of one: a short code for the sentence
    (`fault-…`), the rule that says so, and what the sentence speaks of.

    >>> str(Wrong("too-many", "8a", side="galli", counters=6))
    "too-many: side 'galli', counters 6 [8a]"
    """

    def __init__(self, code: str, rule: str = NO_RULE, /, **facts: Any) -> None:
        super().__init__(code)
        self.code, self.rule, self.facts = code, rule, facts

    def __str__(self) -> str:
        told = ", ".join(f"{name} {value!r}" for name, value in self.facts.items())
        return self.code + (f": {told}" if told else "") + (f" [{self.rule}]" if self.rule else "")


class IllegalAction(ValueError):
    """Something that was not offered to that seat at that moment. Nothing has changed."""

    def __init__(self, why: WhyNot) -> None:
        super().__init__(str(why))
        self.why = why


class Catalogue(Mapping[str, Rule]):
    """All rules of a game, by number, in the rulebook's order."""

    def __init__(
        self,
        title: str,
        rules: list[Rule],
        tables: dict[str, Any],
        interrupts: list[dict[str, Any]],
        chapters: Mapping[str, str] | None = None,
    ) -> None:
        self.title = title
        self.chapters = dict(chapters or {})
        """What chapters are called, by number."""
        self.tables = tables
        self.interrupts = interrupts
        self._rules = {rule.id: rule for rule in rules}
        if len(self._rules) != len(rules):
            raise ValueError(f"{title}: a rule number stands twice in the catalogue")

    def __getitem__(self, number: str) -> Rule:
        return self._rules[number]

    def __iter__(self) -> Iterator[str]:
        return iter(self._rules)

    def __len__(self) -> int:
        return len(self._rules)

    def __repr__(self) -> str:
        return f"<{self.title}: {len(self)} rules>"

    def under(self, number: str) -> list[Rule]:
        """The rule of that number, or all rules of that chapter or section: `10.2` finds 10.2a, 10.2b, …"""
        if number in self._rules:
            return [self._rules[number]]
        deeper = re.compile(re.escape(number) + r"(?![0-9]).*")
        return [rule for rule in self._rules.values() if deeper.fullmatch(rule.id)]

    def search(self, words: str) -> list[Rule]:
        """Rules that contain all the words, in their text, topic, ruling or example."""
        wanted = words.lower().split()
        return [
            rule
            for rule in self._rules.values()
            if all(w in f"{rule.id} {rule.topic} {rule.text} {rule.ruling} {rule.example}".lower() for w in wanted)
        ]

    def chapter(self, number: str) -> str:
        """The chapter that a rule stands in.

        >>> Catalogue("", [], {}, []).chapter("10.2a"), Catalogue("", [], {}, []).chapter("9a")
        ('10', '9')
        """
        found = re.match(r"\d+|[^.]+", number)
        return found[0] if found else number

    def contents(self) -> dict[str, list[Rule]]:
        """The rules of each chapter, in the rulebook's order."""
        found: dict[str, list[Rule]] = defaultdict(list)
        for rule in self._rules.values():
            found[self.chapter(rule.id)].append(rule)
        return dict(found)

    def links(self, rule: Rule) -> dict[str, str]:
        """The numbers of other rules that a rule names, as they stand there, and the rules they lead to.

        A section leads to its first rule. A bare number is no rule's: "9 Legions" names nothing.
        """
        found: dict[str, str] = {}
        for text in (rule.text, rule.ruling, rule.example):
            for word in MENTION.findall(text):
                told, goal = self._named(word)
                if goal and goal != rule.id:
                    found[told] = goal
        return found

    def _named(self, word: str) -> tuple[str, str]:
        """As much of a word as is the number of a rule or a section, and the rule; else nothing."""
        while not word.isdecimal():
            if word in self._rules:
                return word, word
            if "." in word and (under := self.under(word)):
                return word, under[0].id
            shorter = re.fullmatch(r"(.+)[.-]\w+", word)
            if shorter is None:
                break
            word = shorter[1]
        return word, ""

    @cached_property
    def named_by(self) -> Mapping[str, list[str]]:
        """By rule, the other rules that name it."""
        found: dict[str, list[str]] = {}
        for rule in self._rules.values():
            for goal in dict.fromkeys(self.links(rule).values()):
                found.setdefault(goal, []).append(rule.id)
        return found
