"""Plays the recorded games anew: `python -m tests.make_records` in examples/ludi, with its `src` on the path."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from romanum.bots import Chair, make_bot
from romanum.games import GAMES, game

HERE: Final = Path(__file__).parent
PLACES: Final = {
    "tabula": "romanum_ludi.tabula.game:Tabula",
    "latrunculi": "romanum_ludi.latrunculi.game:Latrunculi",
}
OTHER: Final = {"tabula": "miles", "latrunculi": "tiro"}
"""Two soldiers at Latrunculi are long about it: a recruit makes a better story."""
MOST: Final = 400
"""Actions of a game that are kept."""


def main() -> None:
    """One game of every scenario by a soldier and another."""
    GAMES.update(PLACES)
    for name in PLACES:
        for scenario in game(name).scenarios:
            match = game(name).new(scenario.id, seed=11)
            bots = [make_bot("miles", 1), make_bot(OTHER[name], 2)]
            while not match.over and len(match.history) < MOST:
                seat = match.pending[0]
                match.play(seat, bots[seat].choose(Chair(match, seat)))
            file = HERE / name / "records" / f"{scenario.id}.txt"
            file.parent.mkdir(exist_ok=True)
            file.write_text(match.record.write(), encoding="utf-8")


if __name__ == "__main__":
    main()
