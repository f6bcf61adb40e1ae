"""What is at stake in an answer is told in words, from what the seat knows; and no answer that gives up stands out."""

from __future__ import annotations

from typing import Any

from romanum.engine.conformance.sample import Sample, moments, where
from romanum.engine.decision import AtStake, is_sound
from romanum.engine.dice import FastDice
from romanum.engine.match import Match
from romanum.engine.step import offered_to


def stakes_are_sound(sample: Sample) -> int:
    """Stakes and usual answers are among what is offered; the usual one neither quits nor harms.

    They are told in words, and are the same in a position dealt out as the seat may imagine it: they tell no secret.
    """
    tried = 0
    for match, rng in moments(sample):
        for seat in match.pending:
            told = match.at_stake(seat)
            _offered(match, seat, told)
            _keeps_secrets(match, seat, rng.getrandbits(31), told)
            tried += 1
    return tried


def _offered(match: Match[Any], seat: int, told: AtStake) -> None:
    offered = {option.text for option in match.decision(seat).options}
    strange = [text for text in (told.usual, *told.stakes) if text and text not in offered]
    assert not strange, f"{where(match)}: seat {seat} is told of {strange}, which is not offered"
    sound = not told.usual or is_sound(told.stakes.get(told.usual))
    assert sound, f"{where(match)}: {told.usual!r} stands out for seat {seat}, and gives something up"


def _keeps_secrets(match: Match[Any], seat: int, seed: int, told: AtStake) -> None:
    imagined = match.imagine(seat, FastDice.seeded(seed))
    if not imagined.stack or offered_to(imagined, seat) != offered_to(match.position, seat):
        return
    twin = match.copy()
    twin.position = imagined
    again = twin.at_stake(seat)
    assert again == told, f"{where(match)}: seat {seat} is told {told}, but {again} if what it cannot see is otherwise"
