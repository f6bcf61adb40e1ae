"""`python -m romanum.learn hre standard 4`: what each number of an observation says, and how many actions there are."""

from __future__ import annotations

import sys
from typing import Final

import romanum

USAGE: Final = "python -m romanum.learn GAME [SCENARIO [SEATS]]"


def main(game: str, scenario: str | None = None, seats: int | None = None) -> str:
    """The layout of a game's observations as a table, one field a line."""
    from romanum.bots.sight.observation import Observer
    from romanum.learn.numbering import Numbering

    rules = romanum.game(game)
    observer = Observer(rules.new(scenario, seats, seed=1))
    fields = [f"{f.start:6} {f.length:5}  {f.kind:6} {f.name:20} {f.help}" for f in observer.layout]
    head = f"{game}: {observer.size} numbers, {Numbering(rules.vocabulary).size} actions"
    return "\n".join([head, f"{'from':>6} {'long':>5}  {'kind':6} {'field':20} what it says", *fields])


def told(words: list[str]) -> str:
    """The same by the words of a command line; `SystemExit` with what is wrong with them."""
    if not 1 <= len(words) <= 3 or words[0].startswith("-") or not all(seats.isdecimal() for seats in words[2:]):
        raise SystemExit(USAGE)
    try:
        return main(words[0], words[1] if words[1:] else None, int(words[2]) if words[2:] else None)
    except ValueError as problem:
        raise SystemExit(str(problem)) from None


if __name__ == "__main__":
    print(told(sys.argv[1:]))
