"""Numbered rules, and refusals that cite them.

A game's `rules.toml` is its catalogue: every rule in our own words with the number of the rulebook. The same
entries index the tests, fill the in-app reference and give every refusal its reason.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec


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


class WhyNot(msgspec.Struct, frozen=True):
    """A refusal ready for a person: the rule's number and text, one exact sentence, and the facts behind it."""

    rule: str
    text: str
    message: str
    facts: dict[str, Any] = {}

    def __str__(self) -> str:
        return f"{self.message} [{self.rule}]"


class IllegalAction(ValueError):
    """Something that was not offered to that seat at that moment. Nothing has changed."""

    def __init__(self, why: WhyNot) -> None:
        super().__init__(str(why))
        self.why = why


class Catalogue(Mapping[str, Rule]):
    """All rules of a game, by number, in the rulebook's order."""

    def __init__(self, title: str, rules: list[Rule], tables: dict[str, Any], interrupts: list[dict[str, Any]]) -> None:
        self.title = title
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
