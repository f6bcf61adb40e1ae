"""The kit on the toy game: every check passes, and each of them notices a game that breaks its promise."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import count
from random import Random
from typing import Any

import pytest

from romanum.engine.action import PASS, Move
from romanum.engine.asking import WindowKind, grant, windows
from romanum.engine.conformance import (
    CHECKS,
    Sample,
    choices,
    course,
    every_step_met,
    hidden,
    moments,
    orders,
    plain_data,
    playout,
    random_game,
    roles,
    wishes,
)
from romanum.engine.dice import AnyDice, Dice
from romanum.engine.event import Prompt
from romanum.engine.game import Result
from romanum.engine.match import CannotUndo, Match
from romanum.engine.record import Record
from romanum.engine.roles import Loss, Roll, Score
from romanum.engine.roles import Turn as TurnRole
from romanum.engine.rule import Refusal
from romanum.engine.step import unwanted
from size import size
from toy.game import TOY, Toy
from toy.state import CARDS, HANDS, HOLDINGS, SWORD, Ring
from toy.steps import Bids, Omen, Reaction, Spoils, TruceAnswer, Turn, Turns, name

Check = Callable[[Sample], int]


@pytest.mark.parametrize("discreet", [False, True], ids=["plain", "discreet"])
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_toy_game_keeps_every_promise(check: Check, seats: int, discreet: bool) -> None:
    options = {"discreet": discreet, "length": "long"}
    assert check(Sample(TOY, seats, options, games=size(2, 8), seed=seats, share=size(0.05, 0.1))) > 0


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


def test_a_sample_says_how_often_a_kind_of_step_is_looked_at() -> None:
    once, twice = (list(moments(Sample(TOY, 4, games=1, share=0, firsts=often))) for often in (1, 2))
    assert len(once) < len(twice)


def test_both_doors_play_to_the_end() -> None:
    match = random_game(TOY, 3, seed=5)
    assert match.over
    assert not playout(TOY.new(seats=3, seed=5).position, seed=5).stack


def noticed(
    check: Check, problem: str, game: Toy = TOY, *, seats: int = 3, discreet: bool = False, limit: int = 500
) -> None:
    """The check fails, and says so."""
    with pytest.raises(AssertionError, match=re.escape(problem)):
        check(Sample(game, seats, {"discreet": discreet}, games=20, seed=1, share=0.3, limit=limit))


Patch = pytest.MonkeyPatch


class TestTheCourse:
    def test_a_game_without_end(self) -> None:
        noticed(course.games_end, "no end after 5 actions", limit=5)

    def test_a_ranking_without_the_last(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Toy, "result", lambda game, g: Result((0,), ((0,), (1,)), (2, 1, 0), "points"))
        noticed(course.games_end, "the ranking is ((0,), (1,))")

    def test_a_result_without_a_sentence(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Toy, "result", lambda game, g: Result((0,), ((0, 1, 2),), (0, 0, 0), "luck"))
        noticed(course.games_end, "there is no sentence how-luck")

    def test_a_step_that_is_never_met(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Spoils, "asks_anyway", lambda step, g: False)
        monkeypatch.setattr(Spoils, "options", lambda step, g, seat: [("point",)])
        noticed(every_step_met, "never came to Spoils")

    def test_a_question_without_a_choice(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Bids, "candidates", lambda step, g, seat: [("bid", 0)])
        noticed(course.no_forced_questions, "seat 0 is asked, but can only 'bid 0'")

    def test_a_card_that_vanishes(self, monkeypatch: Patch) -> None:
        def lost(g: Ring, seat: int, card: int) -> None:
            HANDS.lay(g, seat, [held for held in g.hand(seat) if held != card])
            g.reveals += 1

        monkeypatch.setattr(Ring, "play_card", lost)
        noticed(course.everything_in_its_place, "4 cards are ")

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
        noticed(course.everything_in_its_place, "as seat 0 imagines it: 6 cards are shield")

    def test_what_a_sample_wants_to_hold_true_beside(self) -> None:
        def poor(g: Ring, before: Ring) -> list[str]:
            return [f"{coins} coins" for coins, had in zip(g.coins, before.coins, strict=True) if coins > had + 1]

        def rich(g: Ring, before: Ring) -> list[str]:
            return [f"{coins} coins" for coins in g.coins if coins == 0]

        assert course.everything_in_its_place(Sample(TOY, 3, invariants=(poor,))) > 0
        with pytest.raises(AssertionError, match="0 coins"):
            course.everything_in_its_place(Sample(TOY, 3, invariants=(poor, rich)))

    def test_a_value_that_is_no_chance(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Toy, "value", lambda game, g, seat: 1.5)
        noticed(course.judges_between_0_and_1, "worth 1.5 to seat 0")


class TestRoles:
    """What logs, reports and tables of luck rely on."""

    def given(self, monkeypatch: Patch, **roles: Any) -> None:
        monkeypatch.setattr(Toy, "roles", {**Toy.roles, **roles})

    def test_an_event_that_there_is_not(self, monkeypatch: Patch) -> None:
        self.given(monkeypatch, riot=(Loss(),))
        noticed(roles.roles_hold, "no such events: riot")

    def test_a_game_without_turns(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Toy, "roles", {"battle": Toy.roles["battle"]})
        noticed(roles.roles_hold, "no event is the beginning of a turn")

    def test_turns_that_are_not_told(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Toy, "turn", lambda game, g: g.round)
        assert roles.roles_hold(Sample(TOY, 3)) > 0
        self.given(monkeypatch, end=(TurnRole(number="rounds"),), round=())
        noticed(roles.roles_hold, "3 turns began, and 1 were told")

    def test_a_fact_that_is_missing(self, monkeypatch: Patch) -> None:
        self.given(monkeypatch, taken=(Score(side="seat", points="points"),))
        noticed(roles.roles_hold, "the event taken as score has no points")

    def test_a_place_that_has_no_name(self, monkeypatch: Patch) -> None:
        self.given(monkeypatch, spoils=(Loss(place="what"),))
        noticed(roles.roles_hold, "has no name")

    def test_dice_that_nobody_counts(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(roles, "DICE_FACTS", frozenset({"defence"}))
        self.given(monkeypatch, battle=())
        noticed(roles.roles_hold, "the event battle tells defence, but has no such roll")

    def test_a_die_with_too_few_faces(self, monkeypatch: Patch) -> None:
        self.given(monkeypatch, battle=(Roll(dice=("attack",), faces=(5,)),))
        noticed(roles.roles_hold, "6 on a die of 5")

    def test_a_heading_without_words(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Toy, "topics", {**Toy.topics, "riots": ("taken",)})
        noticed(roles.roles_hold, "no words ['topic-riots']")

    def test_a_chance_that_is_not_that_of_the_dice(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr("toy.steps.win_chance", lambda *dice: 0.9)
        noticed(roles.roles_hold, "more than their chances", seats=4)

    def test_what_had_no_chance(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr("toy.steps.win_chance", lambda *dice: 0)
        noticed(roles.roles_hold, "battle came without a chance")


class TestPlainData:
    def test_something_outside_the_position(self, monkeypatch: Patch) -> None:
        clock = count()
        take = Turn.take

        def late(step: Turn, g: Ring, seat: int, move: Move) -> None:
            take(step, g, seat, move)
            g.points[0] = next(clock)

        monkeypatch.setattr(Turn, "take", late)
        noticed(plain_data.replay_equal, "replayed, the match ends in another position")

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


class TestChoices:
    def test_a_fast_list_that_forgets_something(self, monkeypatch: Patch) -> None:
        options = Turn.options
        monkeypatch.setattr(Turn, "options", lambda step, g, seat: options(step, g, seat)[1:])
        noticed(choices.stable_options, "allowed and not offered")

    def test_a_fast_list_with_something_more(self, monkeypatch: Patch) -> None:
        options = Turn.options

        def longer(step: Turn, g: Ring, seat: int) -> list[Move]:
            weak = [
                p for p, owner in enumerate(g.owner) if owner not in (seat, -1) and g.armies[p] == 1 and g.coins[seat]
            ]
            return [*options(step, g, seat), *(("raise", p) for p in weak if g.round == 4)]

        monkeypatch.setattr(Turn, "options", longer)
        noticed(choices.stable_options, "offered and not allowed [('raise', ")

    def test_a_check_that_is_stricter_than_the_fast_list(self, monkeypatch: Patch) -> None:
        check = Turn.check

        def stricter(step: Turn, g: Ring, seat: int, move: Move) -> Refusal | None:
            tired = move[0] == "raise" and g.coins[seat] == 3 and g.round == 4
            return Refusal("4c", "no-coins") if tired else check(step, g, seat, move)

        monkeypatch.setattr(Turn, "check", stricter)
        noticed(choices.stable_options, "offered and not allowed [('raise', ")

    def test_a_check_that_is_stricter_where_one_thing_alone_is_offered(self, monkeypatch: Patch) -> None:
        """The step answers itself, so nobody is ever asked and no moment shows it."""
        monkeypatch.setattr(Spoils, "candidates", lambda step, g, seat: [("coin",), ("point",)])
        monkeypatch.setattr(Spoils, "options", lambda step, g, seat: [("point",)])
        noticed(choices.stable_options, "allowed and not offered [('coin',)]")

    def test_another_order(self, monkeypatch: Patch) -> None:
        options = Turn.options
        monkeypatch.setattr(Turn, "options", lambda step, g, seat: options(step, g, seat)[::-1])
        noticed(choices.stable_options, "the order")

    def test_a_candidate_that_stands_twice(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Turn, "candidates", lambda step, g, seat: [PASS, PASS])
        noticed(choices.stable_options, "stands twice")

    def test_a_move_that_is_written_as_another(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Turn, "candidates", lambda step, g, seat: [("raise", -1), *Turn.options(step, g, seat)])
        noticed(choices.stable_options, "which reads otherwise")

    def test_a_refusal_by_no_rule(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Bids, "check", lambda step, g, seat, move: Refusal("99z", "no-coins") if move[1] else None)
        noticed(choices.refusals_cite_rules, "'bid 1': there is no rule '99z'")

    def test_a_refusal_without_a_sentence(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Bids, "check", lambda step, g, seat, move: Refusal("3a", "mood") if move[1] else None)
        noticed(choices.refusals_cite_rules, "there is no sentence why-mood")

    def test_a_question_without_a_sentence(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Turn, "prompt", lambda step, g, seat: Prompt("riddle", "4a"))
        noticed(choices.refusals_cite_rules, "ask-riddle")

    def test_a_sentence_that_lacks_a_fact(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Turn, "prompt", lambda step, g, seat: Prompt("turn", "4a"))
        with pytest.raises(ValueError, match="sentence ask-turn"):
            choices.refusals_cite_rules(Sample(TOY, 2))

    def test_an_event_by_no_rule(self, monkeypatch: Patch) -> None:
        run = Turns.run

        def told(step: Turns, g: Ring) -> None:
            run(step, g)
            g.tell("battle", "6a", province="roma", attack=1, defence=1, modifiers=[{"rule": "99z", "value": 1}])

        monkeypatch.setattr(Turns, "run", told)
        noticed(choices.refusals_cite_rules, "the event battle cites '99z'")

    def test_an_event_without_a_sentence_for_those_in_the_secret(self, monkeypatch: Patch) -> None:
        run = Turns.run

        def told(step: Turns, g: Ring) -> None:
            run(step, g)
            g.tell("pass", "4a", secret={"why": "a mood"}, eyes=(1,), seat=name(0))

        monkeypatch.setattr(Turns, "run", told)
        noticed(choices.refusals_cite_rules, "there is no sentence event-pass-known")

    def test_a_step_by_no_rule(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Spoils, "rule", "99z")
        noticed(choices.refusals_cite_rules, "Spoils: there is no rule '99z'")

    def test_a_door_that_takes_what_only_equals_a_seat(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Match, "_is_asked", lambda match, seat: seat in match.pending)
        with pytest.raises((AssertionError, TypeError)):
            choices.forgeries_change_nothing(Sample(TOY, 2))

    def test_a_door_that_does_not_look(self, monkeypatch: Patch) -> None:
        judged = Match._judged

        def careless(match: Match[Ring], seat: int, action: Any) -> Any:
            return action.move if hasattr(action, "move") and seat in match.pending else judged(match, seat, action)

        monkeypatch.setattr(Match, "_judged", careless)
        with pytest.raises((AssertionError, TypeError)):
            choices.forgeries_change_nothing(Sample(TOY, 2))


class TestSecrets:
    def test_a_view_that_shows_the_deck(self, monkeypatch: Patch) -> None:
        secrets = {field: secret for field, secret in Ring.secrets.items() if field != "deck"}
        monkeypatch.setattr(Toy, "deal", shuffled_deck)
        monkeypatch.setattr(Ring, "secrets", secrets)
        noticed(hidden.secrets_stay, "what is dealt contradicts what seat 0 knows")

    def test_a_question_that_depends_on_the_deck(self, monkeypatch: Patch) -> None:
        facts = {"seat": "seat0"}
        monkeypatch.setattr(Turn, "prompt", lambda step, g, seat: Prompt("turn", "4a", {**facts, "round": g.deck[0]}))
        noticed(hidden.secrets_stay, "what is waited for shows seat 0 something hidden")

    def test_a_choice_that_depends_on_the_deck(self, monkeypatch: Patch) -> None:
        options = Turn.options
        monkeypatch.setattr(Turn, "options", lambda step, g, seat: options(step, g, seat)[g.deck[0] % 2 :])
        noticed(hidden.secrets_stay, "the question shows seat")

    def test_a_refusal_that_tells_of_anothers_hand(self, monkeypatch: Patch) -> None:
        def check(step: Bids, g: Ring, seat: int, move: Move) -> Refusal | None:
            other = g.hand(1 - seat) if seat < 2 else []
            return Refusal("3a", "too-dear", {"coins": sum(other), "bid": move[1]}) if move[1] > 1 else None

        monkeypatch.setattr(Bids, "check", check)
        noticed(hidden.secrets_stay, "a refusal shows seat")

    def test_a_log_that_tells_a_secret_plan(self, monkeypatch: Patch) -> None:
        def store(step: Bids, g: Ring, seat: int, move: Move) -> None:
            g.bids[seat] = move[1]
            g.tell("draw", "4b", seat=name(seat), card=CARDS[max(g.hands)] if 2 in g.hand(seat) else "none")

        monkeypatch.setattr(Bids, "store", store)
        noticed(hidden.secrets_stay, "the log shows")

    def test_a_drawn_card_that_may_be_put_back(self, monkeypatch: Patch) -> None:
        take = Turn.take

        def quiet(step: Turn, g: Ring, seat: int, move: Move) -> None:
            shown = g.reveals
            take(step, g, seat, move)
            g.reveals = shown

        monkeypatch.setattr(Turn, "take", quiet)
        noticed(hidden.secrets_stay, "something hidden")

    @pytest.mark.parametrize("discreet", [False, True], ids=["plain", "discreet"])
    def test_a_public_counter_that_rises_with_a_hidden_fact(self, monkeypatch: Patch, discreet: bool) -> None:
        """It rises, with the number of reveals, only if the one who draws has drawn a Sword."""
        draw = Ring.draw_card

        def telling(g: Ring, seat: int) -> int:
            card = draw(g, seat)
            g.reveals += card == SWORD
            g.points[0] += card == SWORD
            return card

        monkeypatch.setattr(Ring, "draw_card", telling)
        noticed(hidden.secrets_stay, "the view shows seat", discreet=discreet)

    def test_a_leak_in_the_very_action_that_shows_something_else(self, monkeypatch: Patch) -> None:
        """3b: the first player looks at the omen; a public field betrays the top of the deck to all."""
        run = Omen.run

        def careless(step: Omen, g: Ring) -> None:
            run(step, g)
            g.points[0] += 2 in g.deck[:4]

        monkeypatch.setattr(Omen, "run", careless)
        noticed(hidden.secrets_stay, "the view shows seat")

    def test_what_is_laid_open_for_a_moment_and_remembered_is_no_leak(self, monkeypatch: Patch) -> None:
        """The same public field, if it is where the game keeps what all have been shown."""
        run = Omen.run

        def lay_open(step: Omen, g: Ring) -> None:
            run(step, g)
            g.points[0] += 2 in g.deck[:4]

        monkeypatch.setattr(Omen, "run", lay_open)
        monkeypatch.setattr(Ring, "memory", frozenset({"points"}))
        assert hidden.secrets_stay(Sample(TOY, 3, games=size(6, 20), seed=1, share=0.3)) > 0

    @pytest.mark.parametrize("discreet", [False, True], ids=["plain", "discreet"])
    def test_a_leak_after_the_first_reveal(self, monkeypatch: Patch, discreet: bool) -> None:
        """The twins part before the bids are shown; what betrays the deck comes in the turns after that."""
        take = Turn.take

        def careless(step: Turn, g: Ring, seat: int, move: Move) -> None:
            take(step, g, seat, move)
            g.points[0] += g.deck[0] == SWORD

        monkeypatch.setattr(Turn, "take", careless)
        monkeypatch.setattr(hidden, "moments", only_bids)
        noticed(hidden.secrets_stay, "the view shows seat", discreet=discreet)

    def test_being_asked_in_a_discreet_match(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Reaction, "might_react", lambda step, g, asker: False)
        noticed(hidden.secrets_stay, "shows seat", discreet=True)

    def test_odds_from_what_the_seat_does_not_know(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr("romanum.engine.match.masked", lambda position, seat: position.copy())
        noticed(hidden.secrets_stay, "the view shows seat 0 something hidden")

    def test_a_deal_that_deals_nothing(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Toy, "deal", lambda game, known, seat, dice: known.copy())
        noticed(hidden.secrets_stay, "deal leaves hands hidden for seat 0")

    def test_a_deal_that_spoils_what_it_is_given(self, monkeypatch: Patch) -> None:
        deal = Toy.deal

        def spoil(game: Toy, known: Ring, seat: int, dice: Dice) -> Ring:
            dealt = deal(game, known, seat, dice)
            known.hands = dealt.hands
            return dealt

        monkeypatch.setattr(Toy, "deal", spoil)
        noticed(hidden.secrets_stay, "deal must fill in a copy")

    def test_what_is_imagined_against_better_knowledge(self, monkeypatch: Patch) -> None:
        deal = Toy.deal

        def robbed(game: Toy, known: Ring, seat: int, dice: Dice) -> Ring:
            dealt = deal(game, known, seat, dice)
            dealt.coins[seat] += 1
            return dealt

        monkeypatch.setattr(Toy, "deal", robbed)
        noticed(hidden.imagined_positions_play, "seat 0 imagines what it knows to be otherwise")


def only_bids(sample: Sample) -> Iterator[tuple[Match[Any], Random]]:
    """The moments at which the bids of a round begin."""
    for match, rng in moments(sample):
        if not match.over and isinstance(match.position.stack[-1], Bids) and len(match.pending) == sample.seats:
            yield match, rng


def shuffled_deck(game: Toy, known: Ring, seat: int, dice: Dice) -> Ring:
    """Deals as if the deck were hidden, though it is not."""
    g = known.copy()
    left = g.deck[: len(g.deck) - g.drawn]
    dice.shuffle(left)
    g.deck[: len(left)] = left
    g.hands = [0 if card == -9 else card for card in g.hands]
    g.bids = [0 if bid == -9 else bid for bid in g.bids]
    g.omen = 1 if g.omen == -9 else g.omen
    return g


class TestWishes:
    def test_a_window_that_the_game_does_not_list(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(TruceAnswer, "asks_about", "treaty")
        noticed(wishes.windows_are_declared, "there is no kind of window 'treaty'")

    def test_a_window_without_words(self, monkeypatch: Patch) -> None:
        kinds = windows(WindowKind("sling", "5a"), *TOY.windows.values())
        monkeypatch.setattr(Ring, "windows", kinds)
        noticed(wishes.windows_are_declared, "there is no sentence window-sling")

    def test_a_window_under_no_rule(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Ring, "windows", windows(WindowKind("sword", "9z")))
        noticed(wishes.windows_are_declared, "the window sword cites '9z'")

    def test_a_window_that_cannot_be_declined(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(TruceAnswer, "decline", PASS)
        noticed(wishes.windows_are_declared, "cannot ('pass',) in its absence")

    def test_a_concern_that_tells_what_others_hold(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Reaction, "concerns", lambda step, g, seat: g.holds(1 - step.askers[0], SWORD))
        noticed(wishes.windows_are_declared, "tells what it cannot know", seats=2)

    def test_a_wish_that_a_record_forgets(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Match, "grant", lambda match, wanted: grant(match.position, wanted))
        noticed(wishes.wishes_are_kept, "replayed, the match ends in another position")

    def test_an_undo_that_takes_wishes_back(self, monkeypatch: Patch) -> None:
        def undo(match: Match[Ring], seat: int) -> str:
            reason = match.why_no_undo(seat)
            if reason:
                raise CannotUndo(reason)
            past = match.history.pop()
            match._return_to(past)
            return past.text

        monkeypatch.setattr(Match, "undo", undo)
        noticed(wishes.wishes_are_kept, "undo changes what somebody wished")

    def test_a_public_record_with_wishes(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Record, "without_seed", lambda record: record)
        noticed(wishes.wishes_are_kept, "the public record tells wishes")

    @pytest.mark.parametrize("discreet", [False, True], ids=["plain", "discreet"])
    def test_wishes_that_all_are_told(self, monkeypatch: Patch, discreet: bool) -> None:
        monkeypatch.setattr("romanum.engine.secrecy.own_wishes", lambda g, seat: g.wishes)
        noticed(wishes.wishes_stay, "what is known shows seat", discreet=discreet)

    def test_a_seat_that_is_not_asked_where_all_must_be(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Reaction, "asked_openly", lambda step, g: False)
        noticed(wishes.wishes_stay, "is not asked in a discreet match, and all can tell", discreet=True)

    def test_an_event_about_a_wish(self, monkeypatch: Patch) -> None:
        take = Reaction.take

        def gossip(step: Reaction, g: Ring, seat: int, move: Move) -> None:
            if unwanted(g, seat):
                g.tell("pass", "5a", seat=name(seat))
            take(step, g, seat, move)

        monkeypatch.setattr(Reaction, "take", gossip)
        noticed(wishes.wishes_stay, "the log shows")

    def test_a_pass_by_wish_that_looks_like_no_other(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Toy, "outward", lambda game, g, seat, move: ("passes",) if unwanted(g, seat) else move)
        noticed(wishes.wishes_stay, "the public record shows", discreet=True)


class TestOrders:
    def test_a_question_of_a_kind_that_is_not_listed(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Spoils, "orders_about", "booty")
        noticed(orders.questions_are_declared, "there is no kind of question 'booty'")

    def test_an_answer_that_nobody_can_give(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(TruceAnswer, "standard", lambda step, g, seat, answer: ("attack", 0, 1))
        noticed(orders.questions_are_declared, "if-dear comes to")

    def test_an_event_about_an_order(self, monkeypatch: Patch) -> None:
        def gossip(match: Match[Any]) -> None:
            while (found := match.ordered) is not None:
                match.position.tell("pass", "5a", seat=name(found[0]))
                match.enter(found[0], found[1].text)

        monkeypatch.setattr(Match, "go_on", gossip)
        noticed(orders.orders_stay, "that an order answered")

    def test_a_position_that_remembers_an_order(self, monkeypatch: Patch) -> None:
        def counted(match: Match[Any]) -> None:
            while (found := match.ordered) is not None:
                match.enter(found[0], found[1].text)
                match.position.reveals += 1

        monkeypatch.setattr(Match, "go_on", counted)
        noticed(orders.orders_stay, "order")
