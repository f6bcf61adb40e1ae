"""What is stated of combats on land comes as often when they are fought: in the open, at walls, before one stands."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.imperium.battle.test_14_anything import CIVIL_WAR, FOUR_EMPERORS, board
from games.imperium.builder import GAME
from games.imperium.test_conformance import Months, Table
from romanum.engine.conformance.sample import Sample, moments
from romanum.engine.conformance.stated_odds import comes_true, stated
from romanum.engine.match import Match
from romanum.engine.step import advance
from romanum.games.imperium.data.settings import SCENARIOS
from romanum.games.imperium.rules.battle.actions import STAND
from romanum.games.imperium.rules.march.interception import Interception
from romanum.games.imperium.state.errands import LandCombat
from romanum.games.imperium.state.marks import SUPPLIED
from rules import rule
from size import KIT, size

ATTACKS = ("Attacks", "Withdrawal", "BesiegeOrAssault")


FEW_OUTSIDE = 38
"""A war in which some are inside a city, and others before it."""


class Wars(Sample, frozen=True):
    """Games that begin with a Land Combat Segment in which two armies are in one place."""

    def begin(self, number: int = 0) -> Match[Any]:
        """Two sides, or three, somewhere at random."""
        war = (CIVIL_WAR, FOUR_EMPERORS)[number % 2]
        table, _ = board(Random(self.seed + number), war)
        match = GAME.new(SCENARIOS[war.scenario - 1].id, table.g.seats, seed=self.seed + number)
        match.position = table.g
        match.position.stack = [LandCombat(table.seat(war.attacker))]
        match.events.clear()
        advance(match.position)
        return match


def looked_at(match: Match[Any]) -> bool:
    """Whether somebody can attack, assault or stand."""
    return bool(match.pending) and type(match.position.stack[-1]).__name__ in ATTACKS


@rule("14.3.1b")
def test_whoever_stands_before_walls_with_others_inside_is_attacked_alone_or_with_them() -> None:
    """The odds are those of what is better for the attacker, and never of a combat in the open with both."""
    told = 0
    for match, rng in moments(Wars(GAME, 2, games=1, seed=FEW_OUTSIDE, share=1.0)):
        for seat, move, odds in stated(match) if looked_at(match) else ():
            told += move == STAND and comes_true(match, seat, move, odds, rng, KIT["trials"] // 3)
    assert told > 0


@rule("14.4.2b")
@pytest.mark.parametrize("seed", range(1, size(3, 30)))
def test_combats_end_as_often_as_is_stated(seed: int) -> None:
    told = 0
    for match, rng in moments(Wars(GAME, 2, games=6, seed=seed * 6, share=1.0)):
        for seat, move, odds in stated(match) if looked_at(match) else ():
            told += comes_true(match, seat, move, odds, rng, KIT["trials"] // 3)
    assert told > 0


@rule("12.4.1c")
def test_interceptors_who_are_fed_come_as_often_as_is_stated() -> None:
    told = 0
    facts = Table(34, 5, open=True, seed=195).facts() | {"share": 1.0}
    for match, rng in moments(Months(**facts, months=2)):
        if match.pending and type(match.position.stack[-1]) is Interception:
            for stack in range(len(match.position.mark)):
                match.position.mark[stack] |= SUPPLIED
            told += sum(comes_true(match, *found, rng, KIT["trials"] // 2) for found in stated(match))
        if told > 1:
            return
    raise AssertionError("nobody could intercept")
