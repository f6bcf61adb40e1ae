"""Draw the pictures of the documentation: `python docs/pictures/make_pictures.py`.

`play.svg` is the terminal in the middle of a match. The match is played by bots with fixed seeds up to a moment at
which the first seat chooses where to attack; then the program's own screen shows it, with what a person typed.
"""

from __future__ import annotations

import io
import re
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import romanum
from romanum.bots import Chair, make_bot
from romanum.cli.desk.desk import Desk
from romanum.cli.desk.match_file import Keeper
from romanum.cli.desk.match_loop import Shell
from romanum.cli.desk.players import seat_names
from romanum.cli.desk.terminal import Screen
from romanum.engine.match import Match
from romanum.text.console import THEME

HERE: Final = Path(__file__).parent
KINDS: Final = ["human", "miles", "miles", "miles"]
SEED: Final = 11
TURN: Final = 3
WIDTH: Final = 118
MOST_CHOICES: Final = 24

BASALT: Final = TerminalTheme(
    (28, 30, 33),
    (222, 216, 200),
    [(28, 30, 33), (205, 92, 75), (124, 160, 104), (214, 170, 82),
     (104, 148, 190), (160, 124, 176), (110, 170, 168), (222, 216, 200)],
    [(110, 112, 116), (226, 116, 98), (148, 186, 126), (232, 192, 108),
     (130, 174, 214), (184, 150, 200), (136, 196, 194), (244, 240, 228)],
)  # fmt: skip


def wanted(match: Match[Any]) -> bool:
    """Whether the first seat chooses among places and attacks, few enough for a picture."""
    if match.pending != (0,) or match.view(0)["turn"] < TURN:
        return False
    decision = match.decision(0)
    attacks = sum(option.text.startswith("attack") for option in decision.options)
    several = attacks > 3 and decision.facts.get("left", 0) > 1
    return decision.step == "Place" and several and len(decision.options) <= MOST_CHOICES


def typed(match: Match[Any]) -> str:
    """What the person types: the odds of the attack with most modifiers, and a question why."""
    options = match.decision(0).options
    odds = [match.odds(0, option) for option in options]
    modified = [0 if found is None else len(found.modifiers) for found in odds]
    return f"odds {modified.index(max(modified)) + 1}\nwhy place roma\n"


def moment() -> Match[Any]:
    """A match between bots, at the moment of the picture."""
    game = romanum.game("hre")
    match = game.new(seats=len(KINDS), seed=SEED, names=seat_names(game, KINDS))
    bots = [make_bot("miles", seed=SEED + seat) for seat in range(match.seats)]
    while not match.over and not wanted(match):
        seat = match.pending[0]
        match.play(seat, bots[seat].choose(Chair(match, seat)))
    return match


def screen_of(match: Match[Any]) -> Console:
    """What a person at the first seat sees and types."""
    console = Console(
        theme=THEME, highlight=False, emoji=False, markup=False,
        record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor",
    )  # fmt: skip
    with tempfile.TemporaryDirectory() as folder:
        shell = Shell(match, Screen(console, typed=False), Keeper(Path(folder) / "match.romanum"))
        shell.kinds, shell.viewer, shell.introduced = list(KINDS), 0, {0}
        sys.stdin = io.StringIO(typed(match))
        try:
            Desk(shell, 0).decide()
        except EOFError:
            pass
        finally:
            sys.stdin = sys.__stdin__
    return console


def main() -> None:
    """Write the pictures beside this file."""
    console = screen_of(moment())
    svg = console.export_svg(title="romanum play hre", theme=BASALT, unique_id="romanum")
    (HERE / "play.svg").write_text(self_contained(svg), encoding="utf-8")


def self_contained(svg: str) -> str:
    """The drawing without fonts from a network: the reader's own monospaced face will do."""
    svg = re.sub(r"<!--.*?-->|@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    return re.sub(r"\n(?:[ \t]*\n)+", "\n", svg)


if __name__ == "__main__":
    main()
