"""What everybody has ashore, looked at for a judgement alone, is what a survey of the map finds."""

from __future__ import annotations

from random import Random

import pytest

import romanum
from romanum.bots.playout import asked, glance
from romanum.engine.step import apply
from romanum.games.imperium.bots.muster import OWN_MIGHT, TOTALS
from romanum.games.imperium.bots.survey import Survey


@pytest.mark.parametrize("hidden", [True, False])
@pytest.mark.parametrize("scenario", ["maximinus-thrax", "gallic-revolt"])
def test_a_muster_finds_what_a_survey_finds(scenario: str, hidden: bool) -> None:
    game, random = romanum.game("imperium"), Random(2)
    g = game.new(scenario, seed=4).position
    g.hidden = hidden
    for _ in range(5):
        for eyes in range(g.seats):
            forces = Survey(g, eyes).forces
            by_seat = [[f.total for f in forces if g.chief[f.power] == seat] for seat in range(g.seats)]
            assert [[it for it in row if it] for row in TOTALS.of(g, eyes)] == by_seat
            own = sum(force.might for force in Survey(g, eyes).own())
            assert OWN_MIGHT.of(g)[eyes] == pytest.approx(own, abs=1e-9)
        for _ in range(8):
            seat, moves = asked(g)
            apply(g, seat, glance(game, g, seat, moves, random, 0.5))
