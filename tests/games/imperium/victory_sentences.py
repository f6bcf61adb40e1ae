"""What the sentence of a way to win says in numbers, and what its data ask: both as facts that can be compared.

A fact is a kind and a number: ("least", 2), ("below", 40), ("lost", 0), ("percent", 50) and so on. One of several, said
as "one of", "a province" or "A or B", is the fact ("least", 1).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from typing import Any, Final

Row = dict[str, Any]
Facts = Counter[tuple[str, int]]

NUMBERS: Final = (
    "none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
)  # fmt: skip
NUMBER: Final = r"\b(\d+|twice|" + "|".join(NUMBERS[1:]) + r")\b"
IDLE: Final = re.compile(
    r"\bB\d{4}\b|December \d+|dead or captured|captured or falls|dead or outside|, or the game,|\bone side\b|^Or\b"
    r"|\bthe one who\b|his own or a client's|^Constantine II or Constans|^At the end one of the two"
    r"|\ball \w+ provinces\b",
    re.IGNORECASE,
)
"""Numbers and alternatives that are no threshold: names of hexes, dates, fates of leaders."""
PHRASES: Final = (
    (rf"lost no more than {NUMBER}", "lost", 0),
    (r"lost no (?:\w+ )?province|no (?:\w+ )?province (?:is )?lost", "lost", 0),
    (rf"both .* dissolved or below {NUMBER}", "both below", 0),
    (rf"(?:fewer than|below) {NUMBER}", "below", 0),
    (rf"{NUMBER} to {NUMBER} fleets", "below", 1),
    (rf"{NUMBER}(?: fleets left)? at most", "below", 1),
    (rf"strength {NUMBER} or more", "strength", 0),
    (rf"{NUMBER} point for each point of tax", "tax", 0),
    (rf"{NUMBER} for each capital", "capital", 0),
    (r"half as many", "percent", 50),
    (rf"{NUMBER} as many provinces as at the start", "times", 0),
    (r"more provinces than at the start", "more", 1),
    (r"the other has fewer", "fewer", 1),
    (r"no pirate fleet|no city of|none of|holds neither|nothing (?:but|south)|unless Persia holds", "below", 1),
    (rf"(?:at least )?{NUMBER}(?= of\b| \w+)", "least", 0),
    (
        r"\ba city of [\w ]+ or\b|\bcapital of a\b|\ba (?:\w+ )?province\b|with cities\b|\beither of\b|\bor\b",
        "least",
        1,
    ),
)
"""What a sentence may say, what kind of fact that is, and what is added to its number, if it has one."""


def number(word: str) -> int:
    """A number in digits or in letters."""
    word = word.lower()
    if word == "twice":
        return 2
    return int(word) if word.isdigit() else NUMBERS.index(word)


def told(sentence: str) -> Facts:
    """The facts of a sentence."""
    rest, found = IDLE.sub(" ", sentence), Facts()
    for pattern, kind, plus in PHRASES:
        for hit in re.finditer(pattern, rest, re.IGNORECASE):
            words = [word for word in hit.groups() if word]
            value = plus + (number(words[-1]) if words else 0)
            found[kind.removeprefix("both "), value] += 2 if kind.startswith("both ") else 1
        rest = re.sub(pattern, " ", rest, flags=re.IGNORECASE)
    return found


def asked(needs: list[Row]) -> Facts:
    """The facts of data."""
    return sum((_asked(need) for need in needs), Facts())


def _asked(need: Row) -> Facts:
    kind, found = need["is"], Facts()
    if kind == "change":
        found["more" if "least" in need else "fewer", need["least"] if "least" in need else 1 - need["below"]] = 1
    elif kind in ("all", "any", "not"):
        found = asked(need["of"])
        found["least", need.get("least", 1)] += kind == "any"
    elif kind == "kept":
        found["lost", need.get("lost", 0)] = 1
    else:
        for name in ("least", "below", "strength", "percent", "times", "tax", "capital"):
            if name in need:
                found[name, need[name]] += 1
    return found


def changed(needs: list[Row]) -> Iterator[list[Row]]:
    """The same data with one number one more or less, or with one fewer of those that are named."""
    for at, need in enumerate(needs):
        for other in _changed(need):
            yield [*needs[:at], other, *needs[at + 1 :]]


def _changed(need: Row) -> Iterator[Row]:
    for name, value in need.items():
        if isinstance(value, int) and not isinstance(value, bool):
            yield from ({**deepcopy(need), name: value + more} for more in (-1, 1))
    if need["is"] in ("all", "any", "not"):
        for parts in changed(need["of"]):
            yield {**need, "of": parts}
    elif len(need.get("of", ())) > 1 and need["is"] in ("holds", "cities") and not {"least", "below"} & set(need):
        yield {**deepcopy(need), "least": len(need["of"]) - 1}
