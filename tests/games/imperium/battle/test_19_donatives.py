"""19.3: whose morale a force has, what the gap is worth, and how donatives are paid."""

from __future__ import annotations

from typing import ClassVar

from games.imperium.builder import Table, position
from romanum.games.imperium.rules.common.donatives import Donatives, can_matter, morale_of, most, shift
from romanum.games.imperium.state.position import RomanWorld


class Trial(Donatives, frozen=True):
    """Donatives of a battle that nobody fights."""

    outcome: ClassVar[list[tuple[int, int]]] = []

    def agreed(self, g: RomanWorld) -> None:
        """Remember what was paid."""
        self.outcome.append(self.paid)


def bidding(caesar: int, pompey: int, treasury: dict[str, int]) -> Table:
    """Caesar attacks Pompey, who may both pay."""
    Trial.outcome.clear()
    t = position(scenario=6, morale={"caesar": caesar, "pompey": pompey}, treasury=treasury)
    return t.push(Trial(t.seat("caesar"), (t.power("caesar"), t.power("pompey"))))


def test_a_gap_of_fifty_is_worth_one_to_the_higher() -> None:
    assert [shift(150, 100), shift(149, 100), shift(100, 149), shift(100, 150)] == [1, 0, 0, -1]


def test_the_larger_share_gives_its_morale() -> None:
    t = position(scenario=6)
    assert morale_of(t.g, {t.power("caesar"): 103, t.power("pompey"): 102}, []) == t.power("caesar")
    assert morale_of(t.g, {t.power("caesar"): 102, t.power("pompey"): 103}, []) == t.power("pompey")


def test_on_equal_shares_the_higher_leader_decides_and_a_head_always_does() -> None:
    t = position(scenario=6)
    caesar, pompey = t.power("caesar"), t.power("pompey")
    t.g.head = (-1,) * len(t.g.head)
    his = t.leader("pompey")
    assert morale_of(t.g, {caesar: 50, pompey: 50}, [his]) == pompey
    assert morale_of(t.g, {caesar: 51, pompey: 50}, [his]) == caesar
    t.g.head = (*t.g.head[:pompey], his, *t.g.head[pompey + 1 :])
    assert morale_of(t.g, {caesar: 51, pompey: 50}, [his]) == pompey


def test_twenty_talents_make_a_hundred_a_hundred_and_twenty_for_one_battle() -> None:
    """The rulebook's: 100 with 20 talents counts as 120, so that 70 is 50 less; what is recorded stays as it was."""
    t = bidding(100, 70, {"caesar": 20, "pompey": 0})
    t.play("caesar", "number 20")
    while t.asked:
        t.play(t.asked[0], "pass")
    caesar, pompey = t.power("caesar"), t.power("pompey")
    ((paid, _),) = Trial.outcome
    assert (t.g.morale[caesar] + paid, shift(t.g.morale[caesar] + paid, t.g.morale[pompey])) == (120, 1)
    assert (t.g.morale[caesar], t.g.treasury[caesar]) == (100, 0)


def test_nobody_pays_more_than_a_fifth_of_his_morale_or_than_he_has() -> None:
    t = position(scenario=6, morale={"caesar": 99, "pompey": 100}, treasury={"caesar": 50, "pompey": 7})
    assert [most(t.g, t.power(name)) for name in ("caesar", "pompey")] == [19, 7]


def test_nobody_is_asked_where_no_payment_changes_the_roll() -> None:
    t = position(scenario=6, morale={"caesar": 100, "pompey": 70}, treasury={"caesar": 19, "pompey": 0})
    caesar, pompey = t.power("caesar"), t.power("pompey")
    assert not can_matter(t.g, caesar, pompey)
    t.g.treasury[caesar] = 20
    assert can_matter(t.g, caesar, pompey)


def test_they_add_in_turn_and_what_is_bid_is_paid() -> None:
    t = bidding(100, 70, {"caesar": 30, "pompey": 10})
    t.play("caesar", "number 12").play("pompey", "number 5").play("caesar", "number 8").play("pompey", "pass")
    assert Trial.outcome == [(20, 5)]
    assert [t.g.treasury[t.power(name)] for name in ("caesar", "pompey")] == [10, 5]


def test_whoever_has_passed_may_still_answer() -> None:
    t = bidding(100, 70, {"caesar": 30, "pompey": 10})
    t.play("caesar", "pass").play("pompey", "number 1").play("caesar", "number 20").play("pompey", "pass")
    assert Trial.outcome == [(20, 1)]


def test_it_concerns_whoever_could_change_the_roll_as_it_stands() -> None:
    """Who is ahead far enough has nothing to add, until the other has."""
    t = bidding(160, 100, {"caesar": 30, "pompey": 30})
    caesar, pompey = t.seat("caesar"), t.seat("pompey")
    assert not t.g.stack[-1].concerns(t.g, caesar), "a gap of sixty is worth what it can be worth"
    t.play("caesar", "pass")
    assert t.g.stack[-1].concerns(t.g, pompey)
    t.play("pompey", "number 11")
    assert t.g.stack[-1].concerns(t.g, caesar)


def test_it_concerns_nobody_whose_treasury_cannot_change_it() -> None:
    t = bidding(100, 100, {"caesar": 3, "pompey": 3})
    assert not t.g.stack[-1].concerns(t.g, t.seat("caesar"))
