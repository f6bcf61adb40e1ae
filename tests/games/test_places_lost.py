"""Whoever loses a place is told so: events of places that change hands say who has it now, and who had it."""

from __future__ import annotations

import pytest

import romanum
from games.hre.builder import position as empire
from games.pax.battle_table import enter
from games.pax.builder import position as mediterranean
from games.ultimus.builder import position as late_empire
from games.ultimus.builder import ten
from romanum.engine.event_roles import Taken
from romanum.games import OURS
from romanum.games.pax.state.errands import Capture

NO_SUCCESSOR = {("imperium", "province-lost")}
"""A Province that nobody controls any more."""


@pytest.mark.parametrize("game", OURS)
def test_whatever_is_taken_has_a_winner_and_a_loser(game: str) -> None:
    found = [(kind, one) for kind, roles in romanum.game(game).roles.items() for one in roles if isinstance(one, Taken)]
    assert found
    assert [kind for kind, one in found if not one.old] == []
    assert {(game, kind) for kind, one in found if not one.side} <= NO_SUCCESSOR


def test_a_town_is_taken_from_whoever_had_it() -> None:
    t = mediterranean({"pisae": "greece 4 heavy greece_4", "genua": "rome walls 2"}, active="greece")
    enter(t, "greece", "pisae", "genua")
    t.push(Capture(t.g.mover)).play("greece", "take-city")
    assert [(one.facts["side"], one.facts["old"]) for one in t.events("captures")] == [("greece", "rome")]


def test_a_province_is_conquered_from_whoever_held_it_or_from_nobody() -> None:
    t = empire(macedonia="red:1", thracia="dalmatae:1 city").place("red", 2).roll(6, 1, 1)
    t.play("red", "attack thracia from macedonia")
    assert [(one["side"], one["old"]) for one in t.events("conquer")] == [("red", "dalmatae")]
    t = empire(macedonia="red:1", thracia="city").place("red", 1).play("red", "place thracia")
    assert [(one["side"], one["old"]) for one in t.events("conquer")] == [("red", "nobody")]


def test_rome_loses_the_city_that_falls_with_its_augustus() -> None:
    board = {"ravenna": "valentinianus-iii lanciarii-seniores", "italia-4": "visigothi-a"}
    t = late_empire(board, augusti={"west": "valentinianus-iii"}, status={"visigothi": "revolt"}, year=425)
    t.roll(ten(0), then=1).phase("F").idle()
    assert [(one["area"], one["camp"], one["old"]) for one in t.events("refuge-falls")] == [
        ("italia-4", "barbarian", "roman")
    ]
