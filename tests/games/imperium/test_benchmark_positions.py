"""A position with several times its units, by which the bench sees how cost grows."""

from __future__ import annotations

from romanum.engine.dice import FastDice
from romanum.engine.step import advance, apply, offered_to
from romanum.games import game


def test_ten_times_the_units_are_spread_over_their_own_land_and_play_goes_on() -> None:
    imperium = game("imperium")
    start = imperium.new("four-emperors", seed=7).position
    before = start.to_json()
    grown = imperium.grown(start, 10)
    assert grown is not None
    assert start.to_json() == before
    assert sum(map(len, grown.units)) == 10 * sum(map(len, start.units))
    assert sum(place >= 0 for place in grown.at) > 5 * sum(place >= 0 for place in start.at)
    advance(grown)
    chooser = FastDice.seeded(1)
    for _ in range(100):
        seat = grown.stack[-1].pending(grown)[0]
        moves = offered_to(grown, seat)
        apply(grown, seat, moves[chooser.roll(len(moves)) - 1])
