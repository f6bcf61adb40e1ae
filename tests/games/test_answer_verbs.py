"""Whoever writes an order is offered what answers its kind of question: every kind says with which verbs that is."""

from __future__ import annotations

import pytest

import romanum
from romanum.engine.readiness.sayings import questions_without_verbs, wordless_kinds
from romanum.games import OURS


@pytest.mark.parametrize("game", OURS)
def test_every_kind_of_question_says_with_which_verbs_it_is_answered(game: str) -> None:
    found = romanum.game(game)
    assert questions_without_verbs(found) == wordless_kinds(found) == []
    assert set(found.position_type.answer_verbs) == set(found.questions)
