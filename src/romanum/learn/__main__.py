"""`python -m romanum.learn hre standard 4`: what each number of an observation says, and how many actions there are."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Final

import msgspec

SCALED: Final = "--scaled"
JSON: Final = "--json"
USAGE: Final = f"python -m romanum.learn GAME [SCENARIO [SEATS]] [{SCALED}] [{JSON}]"


def main(game: str, scenario: str | None = None, seats: int | None = None, flags: Iterable[str] = ()) -> str:
    """The layout of a game's observations: one field a line, or for programs."""
    from romanum.learn.tables import table

    found = table(game, scenario, seats, "scaled" if SCALED in flags else "plain")
    return msgspec.json.format(msgspec.json.encode(found)).decode() if JSON in flags else str(found)


def told(words: list[str]) -> str:
    """The same by the words of a command line; `SystemExit` with what is wrong with them."""
    flags = [word for word in words if word in (SCALED, JSON)]
    words = [word for word in words if word not in flags]
    if not 1 <= len(words) <= 3 or words[0].startswith("-") or not all(seats.isdecimal() for seats in words[2:]):
        raise SystemExit(USAGE)
    try:
        return main(words[0], words[1] if words[1:] else None, int(words[2]) if words[2:] else None, flags)
    except ValueError as problem:
        raise SystemExit(str(problem)) from None


if __name__ == "__main__":
    print(told(sys.argv[1:]))
