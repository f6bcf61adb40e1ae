"""Ways lead where they say, by offered actions alone."""

from __future__ import annotations

from random import Random
from typing import Any

from romanum.engine.conformance.sample import Sample, moments, where
from romanum.engine.match import Match
from romanum.engine.step import offered_to
from romanum.engine.ways import FIRST, Leg, Ways


def ways_walk(sample: Sample) -> int:
    """Every way begins with what is offered, cites rules, has words, and is walked by single actions to its end.

    A walk may stop where somebody else is asked, dice fall or something is shown. If it is still on the move and
    nothing of that has happened, it was no way. A game in which nobody goes anywhere has none, at every moment.
    """
    tried = 0
    for match, rng in moments(sample):
        for seat in match.pending:
            ways = match.ways(seat)
            _well_made(match, seat, ways)
            tried += 1 + _walks(match, seat, ways, rng)
    return tried


def _well_made(match: Match[Any], seat: int, ways: Ways) -> None:
    offered = offered_to(match.position, seat)
    for number, leg in enumerate(ways.legs):
        place = f"{where(match)}: the way of seat {seat} to {leg.place}"
        assert FIRST <= leg.before < number, f"{place} has a leg before its time"
        cost = ways.legs[leg.before].cost if leg.before != FIRST else 0
        assert leg.cost >= cost, f"{place} gets cheaper on the way"
        _told(match, leg, place)
    first = [leg.move for leg in ways.legs if leg.before == FIRST]
    forged = [move for move in (*first, *ways.stays) if move not in offered]
    assert not forged, f"{where(match)}: seat {seat} is shown a way by {forged}, which is not offered"


def _told(match: Match[Any], leg: Leg, place: str) -> None:
    rules, words = match.game.rules, match.game.words
    unknown = [rule for rule in (*(risk.rule for risk in leg.risks), leg.ends) if rule and rule not in rules]
    assert not unknown, f"{place} cites {unknown}, which the catalogue does not have"
    silent = [risk.kind for risk in leg.risks if not words.has(f"risk-{risk.kind}")]
    assert not silent, f"{place} has no words for {silent}"


def _walks(match: Match[Any], seat: int, ways: Ways, rng: Random) -> int:
    """Walk to some of the goals, each in a copy."""
    goals = rng.sample(ways.goals, min(len(ways.goals), 3))
    for goal in goals:
        for way in ways.to(goal):
            stay = rng.choice([None, *way.stays])
            _arrives(match.copy(), seat, goal, way.moves(stay))
    return len(goals)


def _arrives(match: Match[Any], seat: int, goal: str, moves: list[Any]) -> None:
    done, step, place = len(match.history), type(match.position.stack[-1]), f"{where(match)}: seat {seat} to {goal}"
    walk = match.walk(seat, moves)
    texts = [past.text for past in match.history[done:]]
    assert texts == walk.played, f"{place}: walked {walk.played}, but the record says {texts}"
    on_the_move = bool(match.position.stack) and type(match.position.stack[-1]) is step
    assert walk.stopped != "changed" or not on_the_move, f"{place}: {moves} is no way after {walk.played}"
