"""`python -m romanum.learn hre standard 4`: what each number of an observation says, and how many actions there are."""

from __future__ import annotations

import sys

import romanum
from romanum.bots.sight.observation import Observer
from romanum.learn.numbering import Numbering


def main(game: str, scenario: str | None = None, seats: int | None = None) -> str:
    """The layout of a game's observations as a table, one field a line."""
    rules = romanum.game(game)
    observer = Observer(rules.new(scenario, seats, seed=1))
    fields = [f"{f.start:6} {f.length:5}  {f.kind:6} {f.name:20} {f.help}" for f in observer.layout]
    head = f"{game}: {observer.size} numbers, {Numbering(rules.vocabulary).size} actions"
    return "\n".join([head, f"{'from':>6} {'long':>5}  {'kind':6} {'field':20} what it says", *fields])


if __name__ == "__main__":
    wanted, seats = sys.argv[1:3], sys.argv[3:4]
    print(main(wanted[0], wanted[1] if wanted[1:] else None, int(seats[0]) if seats else None))
