"""Whole games at random: whatever is offered can be played, said and played again, and the rules are never left."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from romanum.engine.dice import FACES, Dice, FastDice, SealedDice
from romanum.engine.match import Match
from romanum.engine.record import replay
from romanum.engine.secrecy import masked
from romanum.games.imperium.data.settings import SCENARIOS
from romanum.games.imperium.state.position import RomanWorld
from rules import rule
from size import size

from .builder import GAME

SHORT = (1, 2, 13, 17, 18, 24, 27, 32)
"""Scenarios of a few months or of few units; with `ROMANUM_FULL=1` all of them."""
NUMBERS = size(SHORT, tuple(head.number for head in SCENARIOS))
DECISIONS = size(250, 5000)
EVERYTHING = {option.id: True for option in GAME.options if not option.choices}


def at_random(match: Match[RomanWorld], decisions: int, seed: int) -> None:
    """So many decisions; nobody makes peace, or there would be nothing to see."""
    choices = random.Random(seed)
    for _ in range(decisions):
        if match.over:
            return
        seat = choices.choice(match.pending)
        options = match.decision(seat).options
        going_on = [option for option in options if option.text != "propose-peace"]
        match.play(seat, choices.choice(going_on or options))
        assert GAME.faults(match.position) == [], f"after {match.history[-1].text}"


@pytest.mark.parametrize("number", NUMBERS)
def test_a_game_at_random_keeps_to_the_rules_and_can_be_played_again(number: int) -> None:
    match = GAME.new(SCENARIOS[number - 1].id, SCENARIOS[number - 1].players[1], seed=number)
    at_random(match, DECISIONS, number)
    assert all(match.sentence(event) for event in match.events_for(None))
    again = replay(match.record, lambda _: GAME)
    assert again.fingerprint() == match.fingerprint()
    assert match.position.copy() == match.position


@pytest.mark.parametrize("number", size((1, 13), NUMBERS))
def test_a_game_with_every_optional_rule(number: int) -> None:
    match = GAME.new(SCENARIOS[number - 1].id, SCENARIOS[number - 1].players[0], seed=number, options=EVERYTHING)
    at_random(match, DECISIONS, number)
    assert all(match.sentence(event) for event in match.events_for(None))


class Counted:
    """How many six-sided dice have fallen since one last looked."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.fallen = 0
        for kind in (FastDice, SealedDice):
            monkeypatch.setattr(kind, "roll", self._counting(kind.roll))

    def _counting(self, roll: Callable[..., int]) -> Callable[..., int]:
        def counted(dice: Dice, sides: int = FACES) -> int:
            self.fallen += sides == FACES
            return roll(dice, sides)

        return counted


def dice_told(facts: Mapping[str, Any]) -> int:
    """The dice of which an event tells; two where it gives their sum."""
    dice = facts.get("dice", ())
    return ("die" in facts) + (2 if isinstance(dice, int) else len(dice))


@rule("39.1a", "42a")
@pytest.mark.parametrize("number", size((2, 20), NUMBERS))
def test_every_die_that_falls_is_told(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = Counted(monkeypatch)
    options = {**EVERYTHING, "discreet": False, "limited_intelligence": False}
    match = GAME.new(SCENARIOS[number - 1].id, SCENARIOS[number - 1].players[0], seed=number, options=options)
    begun, counted.fallen = len(match.events), 0
    at_random(match, DECISIONS, number)
    assert counted.fallen == sum(dice_told(event.facts) for event in match.events[begun:])


@rule("3.2a")
@pytest.mark.parametrize("number", [3, 9, 36])
def test_what_a_seat_imagines_agrees_with_what_it_knows(number: int) -> None:
    match = GAME.new(SCENARIOS[number - 1].id, SCENARIOS[number - 1].players[0], seed=number)
    for part in range(4):
        at_random(match, 60, number + part)
        for seat in range(match.seats):
            known = masked(match.position, seat)
            before = known.to_json()
            imagined = GAME.deal(known, seat, FastDice.seeded(seat))
            assert known.to_json() == before
            assert masked(imagined, seat).to_json() == before
            assert "?" not in imagined.units
            assert GAME.faults(imagined) == []
