"""Hands of cards or markers: drawn, held, played and discarded, and seen by nobody else."""

from collections.abc import Mapping
from typing import ClassVar

import pytest

from romanum.engine.dice import FastDice, ScriptedDice
from romanum.engine.hands import EMPTY, Hands
from romanum.engine.position import Position
from romanum.engine.secrecy import HIDDEN, Secret, masked, slowly_unseen

CARDS = Hands("cards", 3)
MARKERS = Hands("markers", 2, seat_of=lambda g, side: g.seats[side], secret_number=True)
COLOURS = Hands("colours", 2, place_of=(0, 0, 1, 1))


class Table(Position, kw_only=True):
    """Two players with cards, three sides with markers, and one card of each colour."""

    seats: tuple[int, ...] = (1, 0, 1)
    cards: list[int] = []
    markers: tuple[int, ...] = (EMPTY,) * 6
    colours: list[int] = []

    secrets: ClassVar[Mapping[str, Secret]] = {
        "cards": CARDS.secret,
        "markers": MARKERS.secret,
        "colours": COLOURS.secret,
    }


@pytest.fixture
def g() -> Table:
    return Table(cards=[7, 5, EMPTY, 8, EMPTY, EMPTY], colours=[1, 2, EMPTY, EMPTY], dice=FastDice.seeded(1))


def test_what_is_held(g: Table) -> None:
    assert (CARDS.held(g, 0), CARDS.held(g, 1), CARDS.count(g, 0)) == ([7, 5], [8], 2)
    assert (CARDS.has(g, 0, 5), CARDS.has(g, 1, 5)) == (True, False)


def test_a_card_comes_behind_the_others(g: Table) -> None:
    assert CARDS.gain(g, 1, 4)
    assert g.cards == [7, 5, EMPTY, 8, 4, EMPTY]


def test_a_full_hand_takes_no_more(g: Table) -> None:
    assert CARDS.gain(g, 0, 4)
    assert not CARDS.gain(g, 0, 3)
    assert CARDS.held(g, 0) == [7, 5, 4]


def test_a_hand_closes_up(g: Table) -> None:
    CARDS.lose(g, 0, 7)
    assert (g.cards[:3], g.reveals) == ([5, EMPTY, EMPTY], 0)


def test_a_card_with_a_place_of_its_own_leaves_it_empty(g: Table) -> None:
    COLOURS.lose(g, 0, 1)
    assert g.colours[:2] == [EMPTY, 2]
    assert COLOURS.gain(g, 1, 3)
    assert not COLOURS.gain(g, 1, 2)
    assert g.colours[2:] == [EMPTY, 3]


def test_whether_anything_is_held(g: Table) -> None:
    assert (CARDS.any(g, 1), COLOURS.any(g, 0), COLOURS.any(g, 1), MARKERS.any(g, 2)) == (True, True, False, False)
    assert (COLOURS.at(g, 0, 0), COLOURS.at(g, 1, 0), COLOURS.has(g, 0, 0), COLOURS.has(g, 0, 1)) == (
        1,
        EMPTY,
        False,
        True,
    )


def test_what_is_played_cannot_be_taken_back(g: Table) -> None:
    CARDS.play(g, 0, 5)
    assert (g.cards[:3], g.reveals) == ([7, EMPTY, EMPTY], 1)


def test_hands_may_lie_in_a_tuple_which_is_replaced(g: Table) -> None:
    before = g.markers
    MARKERS.gain(g, 1, 3)
    assert (before, g.markers) == ((EMPTY,) * 6, (EMPTY, EMPTY, 3, EMPTY, EMPTY, EMPTY))


def test_drawing_takes_as_many_as_there_are(g: Table) -> None:
    g.dice = ScriptedDice([1, 1, 1])
    assert sorted(CARDS.draw(g, 1, [1, 2], 3)) == [1, 2]
    assert (CARDS.count(g, 1), g.reveals) == (3, 1)


def test_one_card_is_drawn_by_a_single_roll(g: Table) -> None:
    g.dice = ScriptedDice([2])
    assert CARDS.draw_one(g, 1, [4, 6, 9]) == 6
    assert (CARDS.held(g, 1), g.reveals) == ([8, 6], 1)


def test_a_hand_is_discarded_from_at_random(g: Table) -> None:
    lost = CARDS.discard(g, 0, 1)
    assert sorted([*lost, *CARDS.held(g, 0)]) == [5, 7]
    assert (len(lost), g.reveals) == (1, 1)
    assert CARDS.discard(g, 0, 5) == [{5: 7, 7: 5}[lost[0]]]


def test_others_see_how_many_and_not_which(g: Table) -> None:
    known = masked(g, 1)
    assert known.cards == [HIDDEN, HIDDEN, EMPTY, 8, EMPTY, EMPTY]
    assert CARDS.count(known, 0) == 2
    assert CARDS.hidden(known) == CARDS.hidden(known, 0) == [0, 1]


def test_where_the_number_is_secret_they_do_not(g: Table) -> None:
    MARKERS.gain(g, 1, 3)
    assert masked(g, 1).markers == (EMPTY, EMPTY, HIDDEN, HIDDEN, EMPTY, EMPTY)
    assert masked(g, 0).markers == (HIDDEN, HIDDEN, 3, EMPTY, HIDDEN, HIDDEN)
    assert masked(g, None).markers == (HIDDEN,) * 6


@pytest.mark.parametrize("hands", [CARDS, MARKERS, COLOURS], ids=lambda hands: hands.field)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_quick_way_to_hide_is_the_slow_one(g: Table, hands: Hands, seat: int | None) -> None:
    length = len(getattr(g, hands.field))
    assert hands.secret.unseen is not None
    assert list(hands.secret.unseen(g, seat)) == slowly_unseen(g, hands.secret.seats, length, seat)


def test_a_hand_can_be_laid_as_a_whole(g: Table) -> None:
    CARDS.lay(g, 0, [9])
    assert g.cards[:3] == [9, EMPTY, EMPTY]
