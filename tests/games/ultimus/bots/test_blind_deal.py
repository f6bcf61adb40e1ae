"""What a seat imagines of the other's stratagems."""

import pytest

from games.ultimus.builder import Table, position
from romanum.engine.dice import FastDice
from romanum.engine.step import apply
from romanum.games.ultimus.bots.blind_deal import deal
from romanum.games.ultimus.data.components import STRATAGEM, STRATAGEMS, ZONE
from romanum.games.ultimus.rules.stratagems.playable import allowed
from romanum.games.ultimus.state.actions import AREA
from romanum.games.ultimus.state.position import BARBARIAN, HAND, NONE
from rules import rule


def dreams(t: Table) -> list[list[int]]:
    """The Barbarian's hand as the Roman imagines it, many times."""
    known = t.known("roman")
    return [deal(known, FastDice.seeded(seed)).stratagems(1) for seed in range(60)]


@rule("6c")
def test_as_many_as_he_holds_none_of_them_ones_own() -> None:
    t = position(hand={"roman": "migration rex", "barbarian": "fleet fleet rex"})
    assert {len(hand) for hand in dreams(t)} == {3}
    mine = t.g.stratagems(0)
    for hand in dreams(t):
        for kind in {*hand, *mine}:
            assert (hand + mine).count(kind) <= STRATAGEMS[kind].count


@rule("2.F.d", "6c")
def test_what_his_camp_cannot_use_is_the_last_he_drew_or_nothing() -> None:
    hands = dreams(position(hand={"barbarian": "fleet rex migration"}))
    assert all(allowed(BARBARIAN, kind) for hand in hands for kind in hand[:-1])
    assert not all(allowed(BARBARIAN, hand[-1]) for hand in hands)


@rule("6b")
def test_a_stratagem_that_is_being_played_is_in_no_hand() -> None:
    t = position(
        {"hunni-1": "hunni-a"}, hand={"barbarian": "three-major-tribe-uprisings fleet fleet fleet rex"}, omen=True
    ).geostrategy("barbarian")
    t.play("barbarian", "play three-major-tribe-uprisings")
    assert t.asked == "OmenWindow"
    assert all(STRATAGEM["three-major-tribe-uprisings"] not in hand for hand in dreams(t))


@rule("6b", "6.3d", "6.3m")
@pytest.mark.parametrize("counter", ["ecumenical-council", "fleet"])
def test_a_counter_that_is_to_be_laid_on_the_map_is_in_no_hand_and_not_in_the_cup_afterwards(counter: str) -> None:
    t = position({"asia-2": "procopius"}, hand={"roman": counter, "barbarian": "rex initiative initiative"})
    t = t.geostrategy("roman") if counter == "ecumenical-council" else t.sequence("roman")
    t.play("roman", f"play {counter}")
    for seed in range(60):
        dealt = deal(t.known("roman"), FastDice.seeded(seed))
        apply(dealt, 0, AREA[ZONE["asia-2"]])
        assert STRATAGEM[counter] not in (*dealt.stratagems(1), *dealt.cup())


@rule("6c")
def test_ones_own_hand_stays_as_it_is() -> None:
    t = position(hand={"roman": "tribute pope", "barbarian": "fleet"})
    dealt = deal(t.known("roman"), FastDice.seeded(1))
    assert dealt.hand[:HAND] == t.g.hand[:HAND]
    assert dealt.hand[HAND + 1 :] == (NONE,) * (HAND - 1)
