"""Make the recorded games of `records/` anew: `python tests/games/trajan/make_records.py`, with `tests` on the path.

Half of them are played at random, of which the beginning is kept, half by bots. Whoever changes what a position holds,
or a rule that these games come to, runs this and looks at what changed.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import romanum
from games.recorded_games import SOME, WHOLE, played, write
from romanum.engine.match import Match

FOLDER = Path(__file__).parent / "records"


class Plan(NamedTuple):
    """A game to be recorded."""

    scenario: str
    player: str
    seed: int
    options: dict[str, Any]

    @property
    def most(self) -> int:
        """How many actions are recorded: of a campaign too the beginning is enough."""
        return SOME if self.player == "random" or self.scenario == "campaign" else WHOLE

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
    """Play a game as far as it is recorded; the same every time."""
    match = romanum.game("trajan").new(plan.scenario, seed=plan.seed, options=plan.options)
    return played(match, plan.player, plan.seed, plan.most)


def main() -> None:
    """Write all of them."""
    write(FOLDER, ((plan.file, play(plan)) for plan in PLANS))


if __name__ == "__main__":
    main()
