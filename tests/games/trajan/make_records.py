"""Make the recorded games of `records/` anew: `python tests/games/trajan/make_records.py`.

Half of them are played at random, half by bots. Whoever changes what a position holds, or a rule that these games come
to, runs this and looks at what changed.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import romanum
from romanum.bots import Chair, make_bot
from romanum.engine.match import Match

FOLDER = Path(__file__).parent / "records"


class Plan(NamedTuple):
    """A game to be recorded."""

    scenario: str
    player: str
    seed: int
    options: dict[str, Any]

    @property
    def file(self) -> str:
        """`114-miles-discreet-5.txt`: scenario, who plays, what is not as usual, seed."""
        unusual = [name if value else f"no-{name}" for name, value in self.options.items()]
        return f"{'-'.join([self.scenario, self.player, *unusual, str(self.seed)])}.txt"


QUIET = {"parley": False}
DISCREET = {"parley": False, "discreet": True}

PLANS = [
    *(
        Plan(scenario, player, first + n, options)
        for player, first in (("random", 1), ("miles", 101))
        for n, (scenario, options) in enumerate(
            (scenario, options) for scenario in ("114", "115", "116") for options in (QUIET, DISCREET, QUIET)
        )
    ),
    Plan("campaign", "random", 10, {}),
    Plan("campaign", "miles", 110, QUIET),
]


def play(plan: Plan) -> Match[Any]:
    """Play a game to its end; the same every time."""
    match = romanum.game("trajan").new(plan.scenario, seed=plan.seed, options=plan.options)
    rng = Random(plan.seed)
    bots = [] if plan.player == "random" else [make_bot(plan.player, seed=seat) for seat in range(2)]
    while not match.over:
        seat = match.pending[0]
        match.play(seat, bots[seat].choose(Chair(match, seat)) if bots else rng.choice(match.decision(seat).options))
    return match


def main() -> None:
    """Write all of them."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for plan in PLANS:
        (FOLDER / plan.file).write_text(play(plan).record.write(), encoding="utf-8")


if __name__ == "__main__":
    main()
