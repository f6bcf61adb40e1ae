"""The Emperor's throw (chapter 6): what Agathias tells comes of it, and of no other reading."""

from __future__ import annotations

from itertools import product

from romanum_ludi.tabula.game import ZENO, ZENOS_THROW
from romanum_ludi.tabula.state import MEN, POINTS, Race
from rules import rule

from .tabula_story import GAME, all_ends

TAKEN = {point for side in ZENO.values() for point in side} - {19, 20, 23}
"""Points that the epigram gives by their numbers, and antigonus."""


def zeno() -> Race:
    return GAME.new("zeno", seed=1).position


@rule("6a")
def test_both_have_their_fifteen_men_and_the_throw_is_made() -> None:
    g = zeno()
    assert [sum(g.men(seat)) for seat in range(2)] == [MEN, MEN]
    assert g.left == ZENOS_THROW == (2, 5, 6)
    assert (g.to_move, g.turn) == (0, 1)
    assert g.blots(0) == [8, 22]
    assert g.blots(1) == [12]


@rule("6a", "2c")
def test_the_throw_can_be_played_in_one_way_alone_and_leaves_eight_men_alone() -> None:
    """All legal plays, each die with each man, in every order."""
    ends = all_ends(zeno(), 0)
    assert len(ends) == 1
    men, unplayed = ends.pop()
    assert not unplayed
    assert {point + 1 for point, count in enumerate(men) if count == 1} == {9, 10, 16, 19, 20, 22, 23, 24}
    assert men[5] == 7


@rule("6a")
def test_the_emperor_breaks_every_pair_that_he_had() -> None:
    match = GAME.new("zeno", seed=1)
    match.play(0, "move p20 to p22")
    match.play(0, "move p10 to p16")
    moved = [event.facts["point"] for event in match.events if event.kind == "move"]
    assert moved == ["p22", "p16", "p24"], "the last die plays itself"
    assert match.position.white.count(2) == 0
    assert len(match.position.blots(0)) == 8


@rule("6a")
def test_summus_and_divus_can_lie_nowhere_else() -> None:
    """The epigram calls two points by names alone: where they lie follows from the eight men."""
    fitting = []
    for summus, divus in product(range(1, POINTS), range(1, POINTS + 1)):
        places = {summus, summus + 1, divus}
        if len(places) < 3 or places & TAKEN:
            continue
        g = zeno()
        white = {6: 7, 9: 1, 10: 2, summus: 2, summus + 1: 2, divus: 1}
        g.white = [white.get(point + 1, 0) for point in range(POINTS)]
        ends = all_ends(g, 0)
        if all(not unplayed and men.count(1) == 8 for men, unplayed in ends):
            fitting.append((summus, divus))
    assert fitting == [(19, 23)]
