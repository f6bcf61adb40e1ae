"""The kit on the toy game: what is offered, refused and worded is checked, and each check notices a broken promise."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from romanum.engine.action import PASS, Move
from romanum.engine.conformance import (
    Sample,
    choices,
    stakes,
)
from romanum.engine.decision import ToldStake
from romanum.engine.event import Prompt
from romanum.engine.match import Match
from romanum.engine.rule import Refusal
from toy.game import TOY
from toy.state import Ring
from toy.steps import Bids, Spoils, Turn, Turns, name
from toy.watchful_check import Patch, noticed


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

    def test_a_refusal_by_no_rule_of_what_was_offered_before(self, monkeypatch: Patch) -> None:
        """Nobody thinks of it any more, so no candidate is refused: whoever asks for it still hears why."""
        monkeypatch.setattr(Turn, "out_of_reach", lambda step, g, seat, move: Refusal("99z", "no-coins"))
        noticed(choices.refusals_cite_rules, "there is no rule '99z'")

    def test_refusals_are_counted_where_whatever_comes_to_mind_is_allowed(self, monkeypatch: Patch) -> None:
        for kind in [step for step in TOY.steps.values() if not step.automatic]:
            thought, check = kind.candidates, kind.check

            def allowed(step: Any, g: Ring, seat: int, thought: Any = thought, check: Any = check) -> list[Move]:
                return [move for move in thought(step, g, seat) if check(step, g, seat, move) is None]

            monkeypatch.setattr(kind, "candidates", allowed)
        sample = Sample(TOY, 2)
        assert choices.refusals_cite_rules(sample) > 0
        monkeypatch.setattr(choices, "AGAIN", 0)
        assert choices.refusals_cite_rules(sample) == 0

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


class TestStakes:
    def test_a_usual_answer_that_gives_something_up(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(type(TOY), "usual", lambda game, known, seat, moves, stakes: next(iter(stakes), None))
        noticed(stakes.stakes_are_sound, "'pass' stands out for seat")

    def test_a_usual_answer_that_is_not_offered(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(type(TOY), "usual", lambda game, known, seat, moves, stakes: ("sword",))
        noticed(stakes.stakes_are_sound, "which is not offered")

    def test_stakes_that_tell_what_the_seat_cannot_see(self, monkeypatch: Patch) -> None:
        at_stake = Match.at_stake

        def telling(match: Match[Ring], seat: int) -> Any:
            found = at_stake(match, seat)
            if "pass" not in found.stakes:
                return found
            return replace(found, stakes={"pass": ToldStake("quits", str(match.position.deck))})

        monkeypatch.setattr(Match, "at_stake", telling)
        noticed(stakes.stakes_are_sound, "if what it cannot see is otherwise")
