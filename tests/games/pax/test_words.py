"""The sentences of the game: every one that the code can ask for is there, and none is there for nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from romanum.engine.conformance import wording
from romanum.games.pax.data.components import TITLE_IDS
from romanum.games.pax.game import PaxRomana

GAME = PaxRomana()
CODE = wording.Wording(GAME)
BUILT = {"ask-aim-": TITLE_IDS, "ask-": tuple(CODE.constants)}
"""Whom a card strikes is asked by its title; windows and Rebellions name their questions in tables."""
WORDING = wording.Wording(GAME, BUILT)


@pytest.mark.parametrize("check", wording.CHECKS, ids=lambda check: check.__name__)
def test_words(check: Callable[[wording.Wording], int]) -> None:
    assert check(WORDING) > 0


def test_the_sentences_of_every_part_are_looked_at() -> None:
    some = {"event-garrisons-fall", "ask-manpower", "event-slaves-rise", "event-siege-bids", "ask-withdraw-to"}
    assert some <= WORDING.messages & (WORDING.needed | {f"ask-{kind}" for kind in WORDING.constants})


@pytest.mark.parametrize(("verb", "bare"), [("pay", "pays 2T for {};"), ("earn", "gets 2T from {};")])
def test_what_is_paid_for_is_told_in_words(verb: str, bare: str) -> None:
    """No sum is told with the id of its reason, unless that is the word for it."""
    given = [call.args[-1] for call in WORDING.calls(verb) if len(call.args) > 4]
    reasons = set().union(*map(wording.texts, given))
    facts = {"power": "rome", "talents": 2, "left": 3}
    told = {what: GAME.words.say(f"event-{verb}s", {**facts, "what": what}) for what in reasons}
    assert reasons >= {"toll", "agreement"}
    assert {what for what in reasons if bare.format(what) in told[what]} <= {"mercenaries", "ships", "walls", "plunder"}


def test_every_reason_of_stability_is_told_in_words() -> None:
    calls = [call for verb in ("shift_stability", "set_stability") for call in WORDING.calls(verb)]
    reasons = set().union(*(wording.texts(call.args[-1]) for call in calls)) | {"most-points", "fewest"}
    assert reasons >= {"capital-still-lost", "too-many-soldiers", "conspiracy", "political-scene", "harvest"}
    facts = {"power": "rome", "by": -1, "level": 2}
    told = {why: GAME.words.say("event-stability", {**facts, "why": why}) for why in reasons}
    assert [why for why, said in told.items() if f"({why})" in said or "(other)" in said] == []
    assert len(set(told.values())) == len(reasons)


@pytest.mark.parametrize(
    ("by", "level", "told"),
    [(1, 3, "+1 to +3"), (-2, -1, "\N{MINUS SIGN}2 to \N{MINUS SIGN}1"), (-1, 0, "\N{MINUS SIGN}1 to 0")],
)
def test_gains_of_stability_have_a_plus_and_losses_a_minus(by: int, level: int, told: str) -> None:
    facts = {"power": "rome", "by": by, "level": level, "why": "rich"}
    assert f"Stability {told} (" in GAME.words.say("event-stability", facts)


@pytest.mark.parametrize(("number", "told"), [(1, "A Garrison of Rome falls"), (2, "2 Garrisons of Rome fall")])
def test_one_garrison_falls_and_several_fall(number: int, told: str) -> None:
    facts = {"number": number, "side": "rome", "space": "pisae"}
    assert GAME.words.say("event-garrisons-fall", facts) == f"{told} at Pisae."


def test_barbarians_near_a_capital_are_no_unit() -> None:
    facts = {"power": "rome", "by": -1, "level": 2, "why": "barbarians", "range": "stable"}
    assert "Barbarians near the Capital" in GAME.words.say("event-stability", facts)


@pytest.mark.parametrize(
    ("scenario", "names"),
    [("i", ["Greece", "Rome"]), ("ix", ["Macedon", "Lysimachus", "Seleucus", "Ptolemy"])],
)
def test_seats_are_called_by_the_powers_of_the_scenario(scenario: str, names: list[str]) -> None:
    assert GAME.new(scenario, seed=1).record.names == names


@pytest.mark.parametrize(("number", "said"), [(1, "1 Legion"), (2, "2 Legions")])
def test_several_units_are_called_as_several(number: int, said: str) -> None:
    facts = {"power": "rome", "number": number, "unit": "legion", "place": "pisae"}
    assert GAME.words.say("event-raises", facts) == f"Rome raises {said} at Pisae."
    assert GAME.words.say("do-bring", {"number": number, "unit": "galleys"}).endswith("Squadrons") is (number > 1)
