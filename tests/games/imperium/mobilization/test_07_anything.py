"""Chapters 6 to 8 in whatever scenario: the promises of the kit in Taxation and Mobilization Phases at random.

After every action talents are where they were, but for taxes and what was paid, and nobody has too many counters.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from games.imperium.builder import GAME
from romanum.engine import conformance
from romanum.engine.conformance import Sample
from romanum.engine.match import Match
from romanum.engine.step import advance
from romanum.games.imperium.data.charts import BUILD, TABLES
from romanum.games.imperium.data.settings import SCENARIOS
from romanum.games.imperium.data.units import CLASS, TRAIN, TYPE
from romanum.games.imperium.rules.common.morale import lose
from romanum.games.imperium.rules.diplomacy.papers import take_papers_away
from romanum.games.imperium.state.errands import Mobilization, Shipyards
from romanum.games.imperium.state.forces import settle
from romanum.games.imperium.state.position import MOBILIZATION, POWER_COUNT, RomanWorld
from romanum.games.imperium.state.rosters import each
from size import KIT, size

OF_WHOLE_GAMES = (
    "replay_equal", "saved_goes_on", "games_end", "judges_between_0_and_1", "roles_hold", "windows_are_declared",
    "wishes_are_kept", "wishes_stay",
)  # fmt: skip
CHECKS = [check for check in conformance.CHECKS if check.__name__ not in OF_WHOLE_GAMES]
"""What can be seen in a part of a match: not its record, its end, or all that ever happens in one."""
NUMBERS = size((1, 3, 12, 30), tuple(range(1, 42)))
QUARTER = 3


class Quarters(Sample, frozen=True):
    """Two Taxation and Mobilization Phases of a scenario in which everybody has lost units."""

    def begin(self, number: int = 0) -> Match[Any]:
        """A match that is over after them."""
        match = Sample.begin(self, number)
        g, chance = match.position, Random(number)
        g.stack.clear()
        take_papers_away(g)
        g.phase = MOBILIZATION
        g.month += -(g.month + 1) % QUARTER
        for stack, place in enumerate(list(g.at)):
            if place >= 0 and g.units[stack] and stack not in g.leader_in and chance.random() < 0.3:
                lose(g, stack, chance.choice(g.units[stack]), "14.5d")
        for place in sorted({place for place in g.at if place >= 0}):
            settle(g, place)
        g.push(Mobilization())
        g.push(Shipyards())
        advance(g)
        return match


def keeps_accounts(g: RomanWorld, before: RomanWorld) -> list[str]:
    """6.2d, 7.4a: talents only leave a treasury for something, and nobody is paid while units are raised."""
    return [
        f"power {power} is paid {g.treasury[power] - before.treasury[power]} talents"
        for power in range(POWER_COUNT)
        if before.plan and g.treasury[power] > before.treasury[power]
    ]


def keeps_counters(g: RomanWorld, before: RomanWorld) -> list[str]:
    """7.5c, 7.7c: a colour has no more counters on the map than there are, if it had no more before."""
    return [
        f"colour {colour} has {number} units of type {type_}"
        for (colour, type_), number in _counters(g).items()
        if number > max(BUILD[colour][type_], _counters(before).get((colour, type_), 0), TABLES.train.most)
    ]


def _counters(g: RomanWorld) -> dict[tuple[int, int], int]:
    found: dict[tuple[int, int], int] = {}
    for stack, place in enumerate(g.at):
        for kind in each(g.units[stack]) if place >= 0 else ():
            if CLASS[kind] != TRAIN:
                key = (g.colour[stack], TYPE[kind])
                found[key] = found.get(key, 0) + 1
    return found


def name_of(value: object) -> str:
    return getattr(value, "__name__", str(value))


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("check", CHECKS, ids=name_of)
def test_phases_keep_what_every_game_keeps(check: Callable[[Sample], int], number: int) -> None:
    head = SCENARIOS[number - 1]
    sample = Quarters(
        GAME, head.players[0], {"discreet": number % 2 == 0}, games=1, seed=number, scenario=head.id, share=0.02,
        invariants=(keeps_accounts, keeps_counters), **KIT,
    )  # fmt: skip
    assert check(sample) >= 0
