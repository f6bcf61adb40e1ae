"""What a game does not know is told as that, and no rule is cited that has nothing to do with it."""

from __future__ import annotations

from typing import Any

import pytest

import romanum
from romanum.engine.match import Match


def asked(name: str) -> tuple[Match[Any], int]:
    match = romanum.game(name).new(seed=3)
    return match, match.pending[0]


@pytest.mark.parametrize("name", romanum.games())
def test_an_unknown_place_is_refused_by_no_rule(name: str) -> None:
    match, seat = asked(name)
    vocabulary = match.game.vocabulary
    for verb in vocabulary.verbs:
        words = " ".join([verb, *["atlantis"] * len(vocabulary.fact_names(verb))])
        if words != verb:
            why = match.why_not(seat, words)
            assert why is not None
            assert (why.rule, why.text) == ("", ""), words
            assert "I do not understand that" in why.message


@pytest.mark.parametrize("name", romanum.games())
def test_what_the_game_knows_is_refused_by_a_rule(name: str) -> None:
    match, seat = asked(name)
    offered = {option.text for option in match.decision(seat).options}
    verb = next(verb for verb in match.game.vocabulary.verbs if verb not in offered and not fact_names(match, verb))
    why = match.why_not(seat, verb)
    assert why is not None
    assert why.rule in match.game.rules


def fact_names(match: Match[Any], verb: str) -> list[str]:
    return list(match.game.vocabulary.fact_names(verb))
