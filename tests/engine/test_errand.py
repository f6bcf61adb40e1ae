"""Errands: one chapter pushes them, another carries them out."""

from __future__ import annotations

from typing import ClassVar

import pytest

from romanum.engine.errand import Errand, Unclaimed, carries_out, errand_of
from romanum.engine.position import Position
from romanum.engine.step import advance


class Hall(Position):
    """A position in which somebody may be called."""

    called: tuple[str, ...] = ()


class Call(Errand[Hall], frozen=True):
    """Somebody is called."""

    name: str
    rule: ClassVar[str] = "1a"


class Whisper(Errand[Hall], frozen=True):
    """Nobody ever hears it."""

    rule: ClassVar[str] = "1b"


@carries_out(Call)
def answer(call: Call, g: Hall) -> None:
    assert call not in g.stack
    g.called = (*g.called, call.name)


def test_an_errand_leaves_the_stack_and_is_carried_out_by_whoever_claims_it() -> None:
    g = Hall()
    g.stack = [Call("aetius"), Call("stilicho")]
    advance(g)
    assert g.called == ("stilicho", "aetius")
    assert g.stack == []


def test_an_errand_that_nobody_claims_says_so_and_stays() -> None:
    g = Hall()
    g.stack = [Whisper()]
    with pytest.raises(Unclaimed, match="no chapter carries out Whisper"):
        advance(g)
    assert g.stack == [Whisper()]


def test_an_errand_says_which_part_carries_it_out_and_by_which_rule() -> None:
    @errand_of("march", "9a")
    class Onward(Errand[Hall], frozen=True):
        """Somebody goes on."""

    assert (Onward.part, Onward.rule, Call.part) == ("march", "9a", "")


def test_an_errand_is_claimed_once() -> None:
    with pytest.raises(Unclaimed, match="Call is carried out twice"):
        carries_out(Call)(answer)
