"""The state as the rulebook has it: an oracle of its own reckons months, taxes, treasuries, levies, control anew."""

from __future__ import annotations

import pytest

from romanum.games.imperium.data.settings import SCENARIOS
from size import size

from .state_calendar import Calendar
from .state_control import Control
from .state_events import Events
from .state_muster import Muster
from .state_talents import Talents
from .state_taxes import Taxes
from .state_victory import Victory
from .state_watch import Plan, complaints
from .state_yards import Accrual, Yards

SEEDS = size((1,), (1, 2, 3, 4, 5))
NUMBERS = size((3, 9, 20, 33, 39), tuple(head.number for head in SCENARIOS))
"""Pirates before ports, shared areas, debased coin, a hired ally and hired Franks."""


def plans(actions: int, bot: str = "") -> list[Plan]:
    """Games of these scenarios, every other with all optional rules."""
    return [
        Plan(number, SCENARIOS[number - 1].players[seed % 2], seed, (number + seed) % 2 == 1, bot, actions=actions)
        for number in NUMBERS
        for seed in SEEDS
    ]


def say_nothing(plan: Plan) -> None:
    """The oracles of state have nothing to say against a game."""
    oracles = (Calendar(), Taxes(), Talents(), Muster(), Yards(), Accrual(), Control(), Victory(), Events())
    assert complaints(plan, *oracles) == []


@pytest.mark.parametrize("plan", plans(size(600, 1500)), ids=str)
def test_whoever_plays_at_random_keeps_to_the_rulebook(plan: Plan) -> None:
    say_nothing(plan)


@pytest.mark.parametrize("plan", plans(size(25, 250), "miles"), ids=str)
def test_bots_keep_to_the_rulebook(plan: Plan) -> None:
    say_nothing(plan)
