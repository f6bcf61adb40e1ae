"""What is being done: tasks run, forced steps are not asked, plans are secret, windows open for those who can react."""

from typing import Any, ClassVar

import pytest

from romanum.engine.action import PASS
from romanum.engine.step import DeadEnd, Task, advance, apply, choose, offered_to, perform, settling
from toy.state import GOLD, SHIELD, SWORD, Ring
from toy.steps import Battle, Bids, Reaction, Round, Spoils, Turn, Turns
from toy.table import hands, kinds, table, texts

ATTACK = (Battle(1, 0), Reaction((1, 0), "attack", (1, 0)))
"""Seat 0 attacks Capua, which is seat 1's, from Alba."""
FIELDS: dict[str, Any] = {"owner": [0, 1, -1, -1, -1], "armies": [2, 1, 0, 0, 0]}


class TestAdvance:
    def test_tasks_run_until_somebody_must_choose(self) -> None:
        assert table(Turns((1, 0))).position.stack == [Round(), Turns((0,)), Turn(1)]

    def test_a_forced_step_is_taken_without_asking(self) -> None:
        match = table(Turn(1), Spoils(0, 1), coins=[0, 0])
        assert (match.pending, match.position.points, kinds(match)) == ((1,), [1, 0], ["spoils"])

    def test_a_real_choice_is_asked(self) -> None:
        match = table(Turn(1), Spoils(0, 1), coins=[0, 1])
        assert (match.pending, texts(match, 0)) == ((0,), ["coin", "point"])

    def test_a_step_that_offers_nothing_is_a_defect(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(Turn, "options", lambda step, g, seat: [])
        with pytest.raises(DeadEnd, match=r"Turn\(seat=0\) offers seat 0 nothing"):
            table(Turn(0))

    def test_with_nothing_left_to_do_nobody_is_asked(self) -> None:
        g = table(Turn(0)).position
        g.stack = []
        advance(g)
        assert (g.offered, g.asked, offered_to(g, 0)) == (None, -1, [])


class Passing(Task[Ring], frozen=True):
    """Counts how much is being done while it is carried out."""

    def run(self, g: Ring) -> None:
        g.rounds = len(g.stack)


class Lasting(Passing, frozen=True):
    """The same, and it goes when it has been done."""

    stays: ClassVar[bool] = True

    def run(self, g: Ring) -> None:
        super().run(g)
        g.stack.pop()


class TestOnTheStack:
    @pytest.mark.parametrize(("task", "left"), [(Passing(), 2), (Lasting(), 3)])
    def test_a_step_has_left_the_stack_when_it_is_carried_out_unless_it_stays(self, task: Passing, left: int) -> None:
        g = table(Turn(0)).position
        g.push(task)
        advance(g)
        assert (g.rounds, g.stack) == (left, [Round(), Turn(0)])

    def test_the_step_on_top_alone_is_carried_out(self) -> None:
        g = table(Turn(1), Turn(0)).position
        choose(g, 0, PASS)
        g.push(Lasting())
        perform(g)
        assert (g.rounds, g.stack) == (3, [Round(), Turn(1)])


class TestSettling:
    def test_nothing_is_at_rest_while_a_step_that_settles_is_on_the_stack(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(Battle, "settles", True)
        g = table(Turn(0)).position
        assert not settling(g)
        g.stack.insert(0, Battle(1, 0))
        assert settling(g)


class TestOffered:
    def test_the_seat_to_choose_has_the_options_of_the_step(self) -> None:
        g = table(Turn(0)).position
        assert offered_to(g, 0) == Turn(0).options(g, 0)

    def test_another_seat_has_none(self) -> None:
        assert offered_to(table(Turn(0)).position, 1) == []

    def test_a_copy_offers_the_same(self) -> None:
        g = table(Turn(0)).position
        assert offered_to(g.copy(), 0) == offered_to(g, 0)

    def test_the_fast_door_goes_on_to_the_next_choice(self) -> None:
        g = table(Turn(1), Turn(0)).position
        apply(g, 0, PASS)
        assert (g.asked, g.stack[-1]) == (1, Turn(1))


class TestSecretPlans:
    def test_all_may_answer_in_any_order(self) -> None:
        match = table(Bids((0, 1, 2)), seats=3)
        pending = [match.pending]
        for seat in (1, 2):
            match.play(seat, "bid 2")
            pending.append(match.pending)
        assert pending == [(0, 1, 2), (0, 2), (0,)]

    def test_an_answer_is_kept_and_nothing_shown_until_the_last(self) -> None:
        match = table(Bids((0, 1)))
        shown = match.position.reveals
        match.play(1, "bid 2")
        assert (match.position.bids, match.position.reveals, kinds(match)) == ([-1, 2], shown, [])

    def test_the_last_answer_shows_them_all(self) -> None:
        match = table(Bids((0, 1)), dice=[2])
        match.play(1, "bid 2")
        match.play(0, "bid 1")
        assert match.events[0].facts == {"bids": [1, 2], "first": "seat1"}

    def test_nobody_answers_twice(self) -> None:
        match = table(Bids((0, 1)))
        match.play(1, "bid 2")
        why = match.why_not(1, "bid 1")
        assert why is not None
        assert why.message == "It is not your turn: Player 1 must choose."

    def test_each_is_refused_by_what_is_his_own(self) -> None:
        match = table(Bids((0, 1)), coins=[1, 3])
        why = match.why_not(0, "bid 3")
        assert why is not None
        assert (why.rule, why.message, match.why_not(1, "bid 3")) == ("3a", "You have 1 coins, not 3.", None)


class TestWindow:
    def asked(self, *held: list[int], discreet: bool = False, dice: tuple[int, ...] = (6, 1)) -> tuple[int, ...]:
        match = table(Turn(0), *ATTACK, hands=hands(*held), discreet=discreet, dice=dice, coins=[0, 0], **FIELDS)
        return match.pending if type(match.position.stack[-1]) is Reaction else ()

    def test_who_can_react_is_asked(self) -> None:
        assert self.asked([], [SHIELD]) == (1,)

    def test_who_cannot_is_passed_over(self) -> None:
        assert self.asked([SWORD], [GOLD]) == (0,)

    def test_nobody_is_asked_if_nobody_can(self) -> None:
        assert self.asked([SHIELD], [SWORD]) == ()

    def test_a_discreet_match_asks_whoever_might(self) -> None:
        assert self.asked([], [GOLD], discreet=True) == (1,)

    def test_even_a_discreet_match_does_not_ask_who_evidently_cannot(self) -> None:
        assert self.asked([], [], discreet=True) == ()

    def test_the_next_one_is_asked_after_a_pass(self) -> None:
        match = table(*ATTACK, hands=hands([SWORD], [SHIELD]), **FIELDS)
        match.play(1, "pass")
        assert (match.pending, texts(match, 0)) == ((0,), ["sword", "pass"])

    def test_a_reaction_takes_effect_on_what_it_interrupts(self) -> None:
        match = table(Turn(1), *ATTACK, hands=hands([SWORD], [SHIELD]), **FIELDS)
        match.play(1, "shield")
        assert (match.position.stack[-1], kinds(match), match.position.discards[SHIELD]) == (Turn(1), ["shield"], 1)

    def test_what_goes_on_afterwards_knows_of_it(self) -> None:
        match = table(Turn(1), *ATTACK, hands=hands([SWORD], []), dice=[3, 3], **FIELDS)
        match.play(0, "sword")
        assert match.position.owner[1] == 0

    @pytest.mark.parametrize(
        ("action", "message"),
        [("shield", "You do not hold that card."), ("sword", "Only the attacker plays a Sword.")],
    )
    def test_what_cannot_be_played_is_refused_with_its_reason(self, action: str, message: str) -> None:
        match = table(*ATTACK, hands=hands([], [GOLD]), discreet=True, **FIELDS)
        why = match.why_not(1, action)
        assert why is not None
        assert why.message == message

    def test_another_seat_may_answer_for_the_one_asked(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(Reaction, "seat_of", lambda step, g, asker: 1 - asker)
        assert self.asked([], [SHIELD]) == (0,)


class TestChoice:
    def test_what_can_be_thought_of_is_what_can_be_chosen(self) -> None:
        g = table(Turn(1), Spoils(0, 1), coins=[0, 1]).position
        step = Spoils(0, 1)
        assert list(step.candidates(g, 0)) == step.options(g, 0) == [("coin",), ("point",)]

    def test_whatever_else_is_tried_is_refused_with_the_rule_of_the_step(self) -> None:
        match = table(Turn(1), Spoils(0, 1), coins=[0, 1])
        why = match.why_not(0, "draw")
        assert why is not None
        assert why.rule == "6c"


def test_the_fast_options_of_a_turn_are_the_allowed_candidates() -> None:
    g: Ring = table(Turn(0), **FIELDS).position
    step = Turn(0)
    assert step.options(g, 0) == [move for move in step.candidates(g, 0) if step.check(g, 0, move) is None]
