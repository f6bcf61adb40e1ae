"""Chapters 4.2, 8.1.5a, 15.4.7 and 17.1.4: what others see, and can imagine, of choices that are made in secret."""

from __future__ import annotations

from games.pax.builder import GAME, Table, dice, position
from games.pax.cards_table import cards
from romanum.engine.dice import FastDice
from romanum.engine.position import changed
from romanum.engine.secrecy import HIDDEN, masked
from romanum.games.pax.bots.blind_deal import deal
from romanum.games.pax.data.components import NONE
from romanum.games.pax.state.errands import RetainCards, SelectLeaders
from romanum.games.pax.state.hands import spend_card
from romanum.games.pax.state.position import DRAWN, HAND
from rules import rule


def looks(t: Table, power: str) -> set[tuple[object, ...]]:
    """What the choices of a power look like to the others."""
    seat = t.g.seats[t.power(power)]
    return {GAME.outward(t.g, seat, move) for move in t.offered_moves(power)}


@rule("17.1.4b")
def test_whatever_is_kept_looks_the_same() -> None:
    t = cards(hands={"rome": "spies corvus", "greece": "ambush"}).push(RetainCards())
    assert looks(t, "rome") == looks(t, "greece") == {(HIDDEN,)}


def drawing(*numbers: int) -> Table:
    """So many leaders are drawn by each power of scenario V."""
    t = position(to_draw=numbers, dice=dice(then=2))
    return t.push(SelectLeaders())


@rule("8.1.5a")
def test_all_see_how_many_leaders_are_still_to_be_placed_and_not_whom() -> None:
    t = drawing(2, 1, 0, 2)
    assert set(t.asked) == {"rome", "carthage", "the_east"}
    assert looks(t, "rome") == {(HIDDEN,)}
    t.play("rome", t.offered("rome")[0])
    assert t.g.stack[-1].waiting.count(t.power("rome")) == 1
    assert set(t.asked) == {"rome", "carthage", "the_east"}
    t.play("rome", t.offered("rome")[0])
    assert set(t.asked) == {"carthage", "the_east"}


@rule("8.1.5a")
def test_whoever_imagines_the_rest_has_those_placed_that_are() -> None:
    t = drawing(2, 1, 0, 2)
    t.play("rome", t.offered("rome")[0]).play("the_east", t.offered("the_east")[0])
    g = deal(masked(t.g, t.g.seats[t.power("carthage")]), FastDice.seeded(4))
    for power, placed in ((t.power("rome"), 1), (t.power("the_east"), 1)):
        places = range(power * DRAWN, (power + 1) * DRAWN)
        assert sum(g.drawn[at] != NONE for at in places) == 2
        assert sum(g.drawn_to[at] != NONE for at in places) == placed
    imagined = Table(g)
    imagined.go_on()
    while imagined.g.stack:
        name = imagined.asked[0]
        imagined.play(name, imagined.offered(name)[0])
    assert imagined.is_sound()


@rule("17.2-TRAITOR")
def test_who_knows_one_of_two_copies_does_not_learn_of_the_other() -> None:
    """The copy that is known goes first; and who knows only the one that stays cannot tell which has gone."""
    t = cards(hands={"the_east": "tactical_surprise ambush tactical_surprise"})
    east, knower = t.power("the_east"), 1 << t.g.seats[t.power("greece")]
    held = t.g.hand(east)
    t.g.hand_seen = changed(t.g.hand_seen, east * HAND + 2, knower)
    spend_card(t.g, east, held[0])
    assert (t.g.hand(east), t.g.hand_seen[east * HAND : east * HAND + 3]) == ([held[0], held[1]], (0, 0, 0))
    t = cards(hands={"the_east": "tactical_surprise ambush tactical_surprise"})
    both = knower | 1 << t.g.seats[t.power("rome")]
    t.g.hand_seen = changed(
        changed(t.g.hand_seen, east * HAND, both), east * HAND + 2, 1 << t.g.seats[t.power("carthage")]
    )
    spend_card(t.g, east, held[0])
    assert (t.g.hand(east), t.g.hand_seen[east * HAND : east * HAND + 3]) == ([held[1], held[0]], (0, 0, 0))
