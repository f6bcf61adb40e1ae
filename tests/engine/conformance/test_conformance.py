"""The kit on the toy game: every check passes, and those of whole games, roles and data notice a broken promise."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import Any

import pytest

from romanum.engine.action import Move
from romanum.engine.conformance import (
    CHECKS,
    Sample,
    event_roles,
    every_step_met,
    moments,
    plain_data,
    playout,
    random_game,
    shared,
    whole_games,
)
from romanum.engine.dice import AnyDice, Dice
from romanum.engine.event_roles import Loss, Roll, Score
from romanum.engine.event_roles import Turn as TurnRole
from romanum.engine.game import Result
from romanum.engine.match import Match
from size import KIT, size
from toy.game import TOY, Toy
from toy.state import HANDS, HOLDINGS, Ring
from toy.steps import Bids, Spoils, Turn
from toy.watchful_check import Check, Patch, noticed


@pytest.mark.parametrize("discreet", [False, True], ids=["plain", "discreet"])
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_toy_game_keeps_every_promise(check: Check, seats: int, discreet: bool) -> None:
    options = {"discreet": discreet, "length": "long"}
    sample = Sample(TOY, seats, options, games=size(2, 8), seed=seats, share=size(0.05, 0.1), go_on=KIT["go_on"])
    assert check(sample) > 0


def test_random_games_come_to_every_step() -> None:
    assert every_step_met(Sample(TOY, 4, {"length": "long"}, games=40)) > 0


def test_games_are_played_until_all_steps_are_met_the_rare_ones_first() -> None:
    begun: list[int] = []

    class Noted(Sample, frozen=True):
        def begin(self, number: int = 0) -> Match[Any]:
            begun.append(number)
            return Sample.begin(self, number)

    every_step_met(Noted(TOY, 4, {"length": "long"}, games=1000), first=(7, 3))
    assert begun[:3] == [7, 3, 0]
    assert len(begun) < 100


def test_a_sample_is_played_once_and_looked_at_again_as_it_was() -> None:
    begun: list[int] = []

    class Noted(Sample, frozen=True):
        def begin(self, number: int = 0) -> Match[Any]:
            begun.append(number)
            return Sample.begin(self, number)

    sample = Noted(TOY, 3, games=2, share=0.3)
    first, again = (
        [(match.to_json(), match.position.offered, len(match.events), rng.random()) for match, rng in moments(sample)]
        for _ in range(2)
    )
    assert first == again
    assert begun == [0, 1]
    assert sample.play(1) is sample.play(1)


def test_checks_that_follow_each_other_share_a_sample() -> None:
    one = shared(Sample(TOY, 3, {"length": "long"}))
    assert shared(Sample(TOY, 3, {"length": "long"})) is one
    assert shared(Sample(TOY, 2, {"length": "long"})) is not one


def test_a_sample_says_how_often_a_kind_of_step_is_looked_at() -> None:
    once, twice = (list(moments(Sample(TOY, 4, games=1, share=0, firsts=often))) for often in (1, 2))
    assert len(once) < len(twice)


def test_both_doors_play_to_the_end() -> None:
    match = random_game(TOY, 3, seed=5)
    assert match.over
    assert not playout(TOY.new(seats=3, seed=5).position, seed=5).stack


class TestTheCourse:
    def test_a_game_without_end(self) -> None:
        noticed(whole_games.games_end, "no end after 5 actions", limit=5)

    def test_a_ranking_without_the_last(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Toy, "result", lambda game, g: Result((0,), ((0,), (1,)), (2, 1, 0), "points"))
        noticed(whole_games.games_end, "the ranking is ((0,), (1,))")

    def test_a_result_without_a_sentence(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Toy, "result", lambda game, g: Result((0,), ((0, 1, 2),), (0, 0, 0), "luck"))
        noticed(whole_games.games_end, "there is no sentence how-luck")

    def test_a_step_that_is_never_met(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Spoils, "asks_anyway", lambda step, g: False)
        monkeypatch.setattr(Spoils, "options", lambda step, g, seat: [("point",)])
        noticed(every_step_met, "never came to Spoils")

    def test_a_question_without_a_choice(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Bids, "candidates", lambda step, g, seat: [("bid", 0)])
        noticed(whole_games.no_forced_questions, "seat 0 is asked, but can only 'bid 0'")

    def test_a_card_that_vanishes(self, monkeypatch: Patch) -> None:
        def lost(g: Ring, seat: int, card: int) -> None:
            HANDS.lay(g, seat, [held for held in g.hand(seat) if held != card])
            g.reveals += 1

        monkeypatch.setattr(Ring, "play_card", lost)
        noticed(whole_games.everything_in_its_place, "4 cards are ")

    def test_armies_out_of_nowhere(self, monkeypatch: Patch) -> None:
        take = Turn.take

        def generous(step: Turn, g: Ring, seat: int, move: Move) -> None:
            take(step, g, seat, move)
            if move[0] == "raise":
                g.armies[(move[1] + 1) % len(g.armies)] += 1

        monkeypatch.setattr(Turn, "take", generous)
        noticed(plain_data.replay_equal, "Armies out of nowhere")

    def test_a_deal_with_a_card_too_many(self, monkeypatch: Patch) -> None:
        deal = Toy.deal

        def lavish(game: Toy, known: Ring, seat: int, dice: Dice) -> Ring:
            g = deal(game, known, seat, dice)
            g.discards[0] += 1
            return g

        monkeypatch.setattr(Toy, "deal", lavish)
        noticed(whole_games.everything_in_its_place, "as seat 0 imagines it: 6 cards are shield")

    def test_what_a_sample_wants_to_hold_true_beside(self) -> None:
        def poor(g: Ring, before: Ring) -> list[str]:
            return [f"{coins} coins" for coins, had in zip(g.coins, before.coins, strict=True) if coins > had + 1]

        def rich(g: Ring, before: Ring) -> list[str]:
            return [f"{coins} coins" for coins in g.coins if coins == 0]

        assert whole_games.everything_in_its_place(Sample(TOY, 3, invariants=(poor,))) > 0
        with pytest.raises(AssertionError, match="0 coins"):
            whole_games.everything_in_its_place(Sample(TOY, 3, invariants=(poor, rich)))

    def test_a_value_that_is_no_chance(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Toy, "value", lambda game, g, seat: 1.5)
        noticed(whole_games.judges_between_0_and_1, "worth 1.5 to seat 0")


class TestRoles:
    """What logs, reports and tables of luck rely on."""

    def given(self, monkeypatch: Patch, **roles: Any) -> None:
        monkeypatch.setattr(Toy, "roles", {**Toy.roles, **roles})

    def test_an_event_that_there_is_not(self, monkeypatch: Patch) -> None:
        self.given(monkeypatch, riot=(Loss(),))
        noticed(event_roles.roles_hold, "no such events: riot")

    def test_a_game_without_turns(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Toy, "roles", {"battle": Toy.roles["battle"]})
        noticed(event_roles.roles_hold, "no event is the beginning of a turn")

    def test_turns_that_are_not_told(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Toy, "turn", lambda game, g: g.round)
        assert event_roles.roles_hold(Sample(TOY, 3)) > 0
        self.given(monkeypatch, end=(TurnRole(number="rounds"),), round=())
        noticed(event_roles.roles_hold, "3 turns began, and 1 were told")

    def test_a_fact_that_is_missing(self, monkeypatch: Patch) -> None:
        self.given(monkeypatch, taken=(Score(side="seat", points="points"),))
        noticed(event_roles.roles_hold, "the event taken as score has no points")

    def test_a_place_that_has_no_name(self, monkeypatch: Patch) -> None:
        self.given(monkeypatch, spoils=(Loss(place="what"),))
        noticed(event_roles.roles_hold, "has no name")

    def test_dice_that_nobody_counts(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(event_roles, "DICE_FACTS", frozenset({"defence"}))
        self.given(monkeypatch, battle=())
        noticed(event_roles.roles_hold, "the event battle tells defence, but has no such roll")

    def test_a_die_with_too_few_faces(self, monkeypatch: Patch) -> None:
        self.given(monkeypatch, battle=(Roll(dice=("attack",), faces=(5,)),))
        noticed(event_roles.roles_hold, "6 on a die of 5")

    def test_a_heading_without_words(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Toy, "topics", {**Toy.topics, "riots": ("taken",)})
        noticed(event_roles.roles_hold, "no words ['topic-riots']")

    def test_a_chance_that_is_not_that_of_the_dice(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr("toy.steps.win_chance", lambda *dice: 0.9)
        noticed(event_roles.roles_hold, "more than their chances", seats=4)

    def test_what_had_no_chance(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr("toy.steps.win_chance", lambda *dice: 0)
        noticed(event_roles.roles_hold, "battle came without a chance")


class TestPlainData:
    def test_something_outside_the_position(self, monkeypatch: Patch) -> None:
        clock = count()
        take = Turn.take

        def late(step: Turn, g: Ring, seat: int, move: Move) -> None:
            take(step, g, seat, move)
            g.points[0] = next(clock)

        monkeypatch.setattr(Turn, "take", late)
        noticed(plain_data.replay_equal, "replayed, the position differs: points[0]: ")

    def test_a_list_that_copies_share(self) -> None:
        class Shared(Ring, kw_only=True):
            pairs: list[list[int]] = []

        class SharedToy(Toy):
            position_type = Shared

            def setup(self, scenario: str, seats: int, options: Mapping[str, Any], dice: AnyDice) -> Ring:
                g = super().setup(scenario, seats, options, dice)
                fields = {field: getattr(g, field) for field in g.__struct_fields__}
                return Shared(**fields, pairs=[[1, 2]])

        noticed(plain_data.copies_independent, "the list pairs holds a list", SharedToy())

    def test_a_defect_of_a_step(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Turn, "options", lambda step, g, seat: [])
        noticed(plain_data.replay_equal, "fails: DeadEnd")

    def test_a_memory_that_is_wrong(self, monkeypatch: Patch) -> None:
        take = Turn.take

        def sure(step: Turn, g: Ring, seat: int, move: Move) -> None:
            take(step, g, seat, move)
            HOLDINGS.keep(g, [[0], [1], [2]])

        monkeypatch.setattr(Turn, "take", sure)
        noticed(plain_data.copies_independent, "_holdings is remembered wrongly")

    def test_a_memory_that_hangs_on_more_than_it_says(self, monkeypatch: Patch) -> None:
        work = HOLDINGS.work
        monkeypatch.setattr(HOLDINGS, "work", lambda g: work(g) if g.armies else [])
        noticed(plain_data.copies_independent, "looks at armies too, which its memo does not name")

    def test_a_copy_that_is_none(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Ring, "copy", lambda g: g)
        with pytest.raises(AssertionError):
            plain_data.copies_independent(Sample(TOY, 2))

    def test_an_undo_across_dice(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Match, "why_no_undo", lambda match, seat: "")
        noticed(plain_data.undo_is_fair, "could undo across another seat's action")

    def test_an_undo_that_forgets_something(self, monkeypatch: Patch) -> None:
        back = Match._return_to

        def forgetful(match: Match[Ring], past: Any) -> None:
            back(match, past)
            match.position.coins[0] += 1

        monkeypatch.setattr(Match, "_return_to", forgetful)
        noticed(plain_data.undo_is_fair, "undone does not give back the position")
