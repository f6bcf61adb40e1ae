"""What a game does not know is told as that, and no rule is cited that has nothing to do with it."""

from __future__ import annotations

import pytest

import romanum
from romanum.engine.readiness.sayings import strange_refusals
from romanum.games import OURS


@pytest.mark.parametrize("name", OURS)
def test_an_unknown_place_is_refused_by_no_rule_and_what_is_known_by_one(name: str) -> None:
    assert strange_refusals(romanum.game(name)) == []
    match = romanum.game(name).new(seed=3)
    verb = next(verb for verb in match.game.vocabulary.verbs if match.game.vocabulary.fact_names(verb))
    why = match.why_not(match.pending[0], f"{verb} atlantis atlantis")
    assert why is not None
    assert "I do not understand that" in why.message
