"""Whoever writes an order is offered what answers its kind of question: every kind says with which verbs that is."""

from __future__ import annotations

import pytest

import romanum
from romanum.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_question_says_with_which_verbs_it_is_answered(game: str) -> None:
    found = romanum.game(game)
    assert [kind.id for kind in found.questions.values() if not kind.verbs] == []
    assert set(found.position_type.answer_verbs) == set(found.questions)
    assert {verb for kind in found.questions.values() for verb in kind.verbs} <= set(found.vocabulary.verbs)
