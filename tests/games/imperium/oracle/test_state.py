"""The state as the rulebook has it: an oracle of its own reckons months, taxes, treasuries, levies, control anew."""

from __future__ import annotations

import pytest

from romanum.games.imperium.data.settings import SCENARIOS
from size import size

from .state.calendar import Calendar
from .state.control import Control
from .state.events import Events
from .state.grain import Grain
from .state.leaders import Leaders
from .state.militia import Militia
from .state.muster import Muster
from .state.plunder import Plunder
from .state.pools import Pools
from .state.powers import Powers
from .state.purses import Purses
from .state.siege import SiegesGoOn
from .state.spirit import Morale
from .state.talents import Talents
from .state.taxes import Taxes
from .state.victory import Victory
from .state.watch import Plan, complaints
from .state.yards import Accrual, Yards

SEEDS = size((1,), (1, 2, 3, 4, 5))
ALL = tuple(head.number for head in SCENARIOS)
NUMBERS = size((3, 9, 20, 33, 39), ALL)
"""Pirates before ports, shared areas, debased coin, a hired ally and hired Franks."""


def plans(actions: int, bot: str = "", mood: str = "", numbers: tuple[int, ...] = NUMBERS) -> list[Plan]:
    """Games of these scenarios, every other with all optional rules."""
    return [
        Plan(number, SCENARIOS[number - 1].players[seed % 2], seed, (number + seed) % 2 == 1, bot, mood, actions)
        for number in numbers
        for seed in SEEDS
    ]


def say_nothing(plan: Plan) -> None:
    """The oracles of state have nothing to say against a game."""
    treasury = (Calendar(), Taxes(), Purses(), Talents(), Muster(), Pools(), Yards(), Accrual())
    rule_of_powers = (Control(), Powers(), Grain(), Plunder(), Victory(), Events())
    in_the_field = (Militia(), SiegesGoOn(), Leaders(), Morale())
    assert complaints(plan, *treasury, *rule_of_powers, *in_the_field) == []


@pytest.mark.parametrize("plan", plans(size(600, 1500)), ids=str)
def test_whoever_plays_at_random_keeps_to_the_rulebook(plan: Plan) -> None:
    say_nothing(plan)


@pytest.mark.parametrize("plan", plans(size(500, 1500), mood="warlike", numbers=size((2, 24, 32), ALL)), ids=str)
def test_those_who_look_for_a_fight_keep_to_the_rulebook(plan: Plan) -> None:
    say_nothing(plan)


@pytest.mark.parametrize("plan", plans(size(120, 600), mood="recruits", numbers=size((23,), ALL)), ids=str)
def test_those_who_want_all_recruits_keep_to_the_rulebook(plan: Plan) -> None:
    say_nothing(plan)


@pytest.mark.parametrize("plan", plans(size(25, 250), "miles"), ids=str)
def test_bots_keep_to_the_rulebook(plan: Plan) -> None:
    say_nothing(plan)
