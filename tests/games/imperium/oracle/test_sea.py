"""Games at sea as the rulebook has them: an oracle of its own reckons rounds, voyages, winter, battles anew."""

from __future__ import annotations

import pytest

from romanum.games.imperium.data.settings import SCENARIOS
from size import size

from .sea.combat import SeaCombat
from .sea.flight import Flights
from .sea.rounds import Rounds
from .sea.voyages import PortStops, Voyages
from .sea.weather import Weather
from .state.watch import Plan, complaints

SEEDS = size((1,), (1, 2, 3, 4, 5))
NAVAL = size((4, 9, 37), tuple(head.number for head in SCENARIOS))
"""Pirates and Rhodians, Sextus Pompeius in winter, the Vandals."""


def plans(mood: str, actions: int, bot: str = "") -> list[Plan]:
    """Games of these scenarios, every other with all optional rules."""
    return [
        Plan(number, SCENARIOS[number - 1].players[seed % 2], seed, (number + seed) % 2 == 1, bot, mood, actions)
        for number in NAVAL
        for seed in SEEDS
    ]


def say_nothing(plan: Plan) -> None:
    """The oracles of the sea have nothing to say against a game."""
    assert complaints(plan, Voyages(), PortStops(), Rounds(), Weather(), SeaCombat(), Flights()) == []


@pytest.mark.parametrize("plan", plans("corsairs", size(500, 1500)), ids=str)
def test_those_who_seek_each_other_at_sea_keep_to_the_rulebook(plan: Plan) -> None:
    say_nothing(plan)


@pytest.mark.parametrize("plan", plans("", size(250, 1000)), ids=str)
def test_those_who_sail_at_random_keep_to_the_rulebook(plan: Plan) -> None:
    say_nothing(plan)


@pytest.mark.parametrize("plan", plans("", size(25, 250), "miles"), ids=str)
def test_bots_at_sea_keep_to_the_rulebook(plan: Plan) -> None:
    say_nothing(plan)
