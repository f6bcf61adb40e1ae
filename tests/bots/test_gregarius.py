"""The yardstick of the arena stays as it is, and is not offered to people.

Progress can only be seen beside somebody who does not change. Gregarius goes by the plain advice of a game (`sane`,
`prior`, `value` of the game itself, not of `closely`), so that may not change either: what makes bots better belongs
to the closer advice and to the staff. His first choices of some matches are kept as fingerprints.

Only where the *rules* of a game have changed may its fingerprints be made anew:

    .venv/bin/python tests/bots/test_gregarius.py hre
"""

from __future__ import annotations

import sys
import tomllib
from hashlib import sha256
from pathlib import Path

import pytest

import romanum
from romanum.bots import YARDSTICKS, Chair, bot_names, make_bot
from romanum.games import OURS

FILE = Path(__file__).with_name("gregarius.toml")
DECISIONS = 150
MATCHES = {
    "hre": {"standard": 11},
    "trajan": {"114": 12, "115": 13},
    "ultimus": {"scourge-of-god": 14, "last-emperors": 15},
    "pax": {"i": 16, "ii": 17},
    "imperium": {"gallic-revolt": 18, "caesar-and-pompey": 19},
}
"""The scenarios of each game that he plays against himself, each with its seed."""

CHANGED = """
gregarius chooses otherwise in {game}, {scenario}, than he did when he was made the yardstick.
He is what all other bots are measured by: with him the figures of years cease to compare.
If you changed the plain advice of the game (sane, prior, value), put it back and change the closer one or the staff.
Only if the rules changed, so that matches go otherwise anyway: {command}"""


def fingerprint(game: str, scenario: str, seed: int) -> str:
    """A hash of what he chooses at the beginning of a match against himself."""
    match = romanum.game(game).new(scenario, seed=seed)
    bots = [make_bot("gregarius", seed + seat) for seat in range(match.seats)]
    chosen: list[str] = []
    while not match.over and len(chosen) < DECISIONS:
        seat = match.pending[0]
        action = bots[seat].choose(Chair(match, seat))
        match.play(seat, action)
        chosen.append(f"{seat} {action.text}\n")
    return sha256("".join(chosen).encode()).hexdigest()[:16]


def kept() -> dict[str, dict[str, str]]:
    """By game and scenario."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def remake(games: list[str]) -> None:
    """Write the fingerprints of some games anew, and leave the others."""
    known = kept() if FILE.exists() else {}
    for game in games:
        known[game] = {scenario: fingerprint(game, scenario, seed) for scenario, seed in MATCHES[game].items()}
    head = "# What gregarius chooses, made by tests/bots/test_gregarius.py after a change of rules, never of advice.\n"
    tables = (
        f"\n[{game}]\n" + "".join(f'{key} = "{value}"\n' for key, value in known[game].items()) for game in MATCHES
    )
    FILE.write_text(head + "".join(tables), encoding="utf-8")


@pytest.mark.parametrize(("game", "scenario"), [(game, scenario) for game in MATCHES for scenario in MATCHES[game]])
def test_the_yardstick_chooses_as_ever(game: str, scenario: str) -> None:
    command = f".venv/bin/python tests/bots/test_gregarius.py {game}"
    told = CHANGED.format(game=game, scenario=scenario, command=command)
    assert fingerprint(game, scenario, MATCHES[game][scenario]) == kept()[game][scenario], told


def test_every_game_has_its_fingerprints() -> None:
    assert set(kept()) == set(MATCHES) == set(OURS)


def test_the_yardstick_is_not_among_the_bots() -> None:
    assert not set(YARDSTICKS) & set(bot_names())


if __name__ == "__main__":
    remake(sys.argv[1:] or list(MATCHES))
