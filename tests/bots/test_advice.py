"""What a hint shows was tried, or it says what was not, and why; where nothing was searched it says by which rule."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.resources.abc import Traversable
from typing import Any

import pytest

import romanum
from romanum.bots import Advised, Chair, Ranked, advise, make_bot
from romanum.bots.advice import rule_of_thumb
from romanum.bots.budget import Budget
from romanum.bots.search import Legatus, Search
from romanum.engine.action import Action, Move
from romanum.engine.counsel.staff import Aim, Staff
from romanum.engine.game import Game
from romanum.engine.position import Position
from romanum.engine.speech.language import speaking
from sortes.game import Sortes, Table
from toy.game import TOY, Toy
from toy.state import PROVINCES, Ring


def asked(game: Game[Any] = TOY) -> Chair:
    match = game.new(seats=2, seed=4)
    for seat in (0, 1):
        match.play(seat, "bid 0")
    return Chair(match, match.pending[0])


def label(option: Action) -> str:
    return TOY.words.say(f"do-{option.move[0]}", TOY.vocabulary.facts(option.move))


def opening(game: Sortes) -> Chair:
    return Chair(game.new(seats=2, seed=4), 0)


class Ours(Toy):
    """The toy with its own words, wherever its class stands."""

    @property
    def folder(self) -> Traversable:
        return TOY.folder


class Resolute(Ours):
    """Calls all but the first option hopeless at a glance."""

    def prior(self, g: Ring, seat: int, moves: list[Move]) -> list[float] | None:
        return [0.0, *[-20.0] * (len(moves) - 1)]


class Single(Ours):
    """Calls all but the first option pointless."""

    def sane(self, known: Ring, seat: int, moves: list[Move]) -> list[Move]:
        return moves[:1]


class Planning(Ours):
    """Plans: to raise an Army here or there, to draw a card, and to draw one for another reason."""

    def staff(self) -> Staff[Ring]:
        return Quartermaster(self)

    def reckoning(self, g: Ring, seat: int) -> dict[str, float]:
        return {"points": float(g.points[seat]), "armies": float(sum(own_armies(g, seat)))}


class Quartermaster(Staff[Ring]):
    """Aims that share a first move, and one that is told with its province."""

    def aims(self, g: Ring, seat: int, moves: list[Move]) -> list[Aim]:
        raised = [Aim("raise", goal=move[1], score=1.0) for move in moves if move[0] == "raise"]
        drawn = [Aim("draw", score=0.5), Aim("gold", score=0.4)] if ("draw",) in moves else []
        return raised + drawn

    def pursue(self, g: Ring, seat: int, aim: Aim, moves: list[Move]) -> Move | None:
        wanted = ("raise", aim.goal) if aim.intent == "raise" else ("draw",)
        return wanted if wanted in moves else None

    def is_over(self, g: Ring, seat: int, aim: Aim) -> bool:
        return False

    def answered(self, g: Ring) -> int:
        return g.round

    def told(self, g: Ring, aim: Aim) -> dict[str, int | str]:
        return {"province": PROVINCES[aim.goal]} if aim.intent == "raise" else {}


def own_armies(g: Ring, seat: int) -> list[int]:
    return [armies for owner, armies in zip(g.owner, g.armies, strict=True) if owner == seat]


# ---- plan, number, reason


def planned() -> Advised:
    return advise(make_bot("legatus", 1, iterations=60), asked(Planning()), 3)


def test_a_hint_tells_the_plan_in_a_line_of_the_games_words() -> None:
    plans = {hint.action.text: hint.plan for hint in planned().options}
    assert plans.pop("raise alba") == "Make Alba strong"
    assert set(plans) == {"draw"}


def test_of_plans_that_begin_alike_the_best_is_told_once() -> None:
    moves = [hint.action.text for hint in planned().options]
    assert len(set(moves)) == len(moves)
    drawn = next(hint for hint in planned().options if hint.action.text == "draw")
    assert drawn.plan in ("Look for a better card", "Look for gold")


def test_where_no_chance_was_measured_the_number_is_what_changes() -> None:
    numbers = [hint.number for hint in planned().options]
    assert all("as far as the bot looks ahead" in number for number in numbers)
    raised = next(hint for hint in planned().options if hint.action.text == "raise alba")
    assert raised.chance is None
    assert "+" in raised.number


def test_where_a_chance_was_measured_it_is_the_number() -> None:
    hre = romanum.game("hre").new(seats=4, seed=7)
    hint = advise(make_bot("legatus", 1, iterations=40), Chair(hre, hre.pending[0])).options[0]
    assert hint.chance is not None
    assert hint.number.startswith(f"{round(100 * hint.chance.chance)}% to win (")


def test_the_most_telling_reason_comes_first_and_how_the_chance_was_found_last() -> None:
    for hint in planned().options:
        assert hint.reasons[0].startswith(("Against the ", "The next best", "About as good", "As far as"))
        assert hint.reasons[-1].startswith("No chance to win is given")


# ---- how often something was tried


@pytest.mark.parametrize(("trials", "says"), [(0, "This was not tried"), (1, "No chance"), (7, "No chance")])
def test_an_option_that_was_hardly_tried_reads_no_chance_at_all(trials: int, says: str) -> None:
    class Hasty:
        name = "hasty"

        def choose(self, chair: Chair) -> Action:
            return chair.options[0]

        def rank(self, chair: Chair, n: int = 3) -> list[Ranked]:
            return [Ranked(chair.options[0], 0.5, trials)]

    hint = advise(Hasty(), asked()).options[0]
    assert hint.chance is None
    assert hint.reasons[-1].startswith(says)


def test_every_option_that_is_shown_was_tried_eight_times_at_least() -> None:
    hints = advise(make_bot("legatus", 1, iterations=1), asked(), 3).options
    assert len(hints) == 3
    assert min(hint.trials for hint in hints) >= 8


def test_what_there_was_no_time_to_try_is_left_out_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Search, "_try_on", lambda self, chair, shown, least: None)
    chair = asked()
    advised = advise(make_bot("legatus", 1, iterations=9), chair, 3)
    assert len(advised.options) == 1
    named = advised.left_out.partition("no time to try them 8 times: ")[2]
    assert named.count(",") == 1, "the two others of the three"
    assert label(advised.options[0].action) not in named


def test_what_only_looks_worse_is_named_and_the_rest_of_it_counted() -> None:
    chair = asked(Resolute())
    others = [label(option) for option in chair.options[1:]]
    assert len(others) > 3
    advised = advise(make_bot("legatus", 1, iterations=20), chair, 3)
    assert len(advised.options) == 1
    named = f"{', '.join(others[:3])} and {len(others) - 3} more."
    assert advised.left_out == f"Not tried, because at a glance they look worse: {named}"


def test_where_all_was_tried_nothing_is_left_out() -> None:
    assert advise(make_bot("legatus", 1, iterations=200), asked(), 2).left_out == ""


def test_a_hint_that_is_counted_in_lines_repeats_itself() -> None:
    once, again = (advise(make_bot("legatus", 5, iterations=3), asked(), 3) for _ in range(2))
    assert once == again


# ---- the clock


class Clock:
    """A clock that stands still unless it is told to go on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        monkeypatch.setattr("romanum.bots.budget.perf_counter", lambda: self.now)


def test_a_pause_is_charged_once(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    budget = Budget(1.0, None)
    clock.now += 0.4
    assert budget.spent == pytest.approx(0.4 / 0.9)
    assert budget.spent == pytest.approx(0.4 / 0.9)


def test_of_pauses_that_come_again_the_next_is_kept_in_reserve(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    budget = Budget(1.0, None)
    found = []
    for pause in (0.2, 0.1, 0.2):
        clock.now += pause
        found.append(budget.spent)
    assert found == pytest.approx([0.2 / 0.9, 0.3 / 0.8, 0.5 / 0.7])


def test_the_first_look_pays_for_no_loading(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a process works out for the first time takes long; only then the clock of the look begins to run."""
    clock = Clock(monkeypatch)
    monkeypatch.setattr("romanum.bots.search._WARM", set())

    class Slow(Sortes):
        loaded = False

        def value(self, g: Table, seat: int) -> float:
            clock.now += 0.001 if self.loaded else 60.0
            self.loaded = True
            return super().value(g, seat)

    slow = opening(Slow())
    first = make_bot("legatus", 1, seconds=1.0).rank(slow, 3)
    assert min(one.trials for one in first) > 8


def test_a_process_is_warmed_up_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("romanum.bots.search._WARM", set())
    lines = []

    class Watched(Legatus):
        def _try_all(self, chair: Chair, world: Position, candidates: Any, budget: Budget) -> None:
            lines.append(budget)
            budget.lines += 1

    clock = Clock(monkeypatch)
    monkeypatch.setattr(clock, "now", 0.0)
    for _ in range(2):
        Watched(1, iterations=1).choose(opening(Sortes()))
    counted = len(lines)
    with monkeypatch.context() as still:
        still.setattr("romanum.bots.budget.SAFETY", 0.0)
        Watched(1, seconds=1.0).choose(opening(Sortes()))
        warmed = len(lines) - counted
        Watched(1, seconds=1.0).choose(opening(Sortes()))
    assert (counted, warmed, len(lines) - counted - warmed) == (6, 4, 3), "three passes each, and one to warm up"


# ---- rules of thumb


def test_what_was_not_compared_is_told_by_a_rule_of_thumb() -> None:
    best = advise(make_bot("legatus", 1, iterations=20), asked(Resolute())).options[0]
    assert best.reasons[0] == (
        "The bot did not search here; it goes by a rule of thumb. Everything else looks much worse at a glance."
    )


def test_what_was_compared_needs_no_rule_of_thumb() -> None:
    compared = advise(make_bot("legatus", 1, iterations=80), asked()).options
    assert not any("rule of thumb" in reason for hint in compared for reason in hint.reasons)


def test_what_is_pointless_is_told_from_what_only_looks_worse() -> None:
    chair = asked(Single())
    assert rule_of_thumb(chair, chair.options[0]) == "Everything else that is offered here is pointless."


def test_to_be_done_is_told_as_that() -> None:
    assert rule_of_thumb(asked(Single()), Action("done", ("done",))).startswith("Nothing else that is offered")


@pytest.mark.parametrize("code", ["en", "de", "fr", "es", "it"])
def test_a_game_says_its_own_rule_of_thumb_in_every_language_it_has(code: str) -> None:
    hre = romanum.game("hre")
    with speaking(code):
        told = rule_of_thumb(Chair(hre.new(seats=2, seed=3), 0), Action("loot", ("loot",)))
    assert told == hre.words_in(code).say("thumb-loot", {})
    assert hre.words_in(code).has_own("thumb-loot")


@pytest.mark.parametrize("name", ["trajan", "ultimus", "pax", "imperium"])
def test_every_verb_that_bots_judge_has_its_rule_of_thumb_in_words(name: str) -> None:
    """What a verb is always worth needs one where that is much; what is chosen by the step has one by the step."""
    game, policy = romanum.game(name), import_module(f"romanum.games.{name}.bots.policy")
    flat: Mapping[str, float] = getattr(policy, "FLAT", {})
    by_step = {"leader", "tribe", "area", "done"}
    judged = {*policy.JUDGES, *(verb for verb, score in flat.items() if score > 0)} - by_step
    assert {verb for verb in judged if not game.words.has(f"thumb-{verb}")} == set()


def test_every_step_that_bots_judge_has_its_rule_of_thumb_in_words() -> None:
    """Ultimus: whom, which Tribe and where are judged by what they are chosen for."""
    policy = import_module("romanum.games.ultimus.bots.stratagem_policy")
    steps = {step.__name__ for table in (policy.LEADERS, policy.TRIBES_FOR, policy.AREAS_FOR) for step in table}
    words = romanum.game("ultimus").words
    assert {step for step in steps if not words.has(f"thumb-{step}") and not words.has(f"thumb-{step}-leader")} == set()


def test_every_glance_of_hre_has_a_rule_of_thumb() -> None:
    """Whatever its bots may prefer to be done or to pass."""
    hre = romanum.game("hre")
    silent = {verb for verb in hre.vocabulary.verbs if not hre.words.has(f"thumb-{verb}")}
    assert silent == {"done", "pass", "start", "buy-fort", "spare", "raze"}
