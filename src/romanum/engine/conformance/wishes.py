"""A seat may wish not to be asked: kinds of windows are declared, wishes are kept, and nobody else learns of them."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any, Final

import msgspec

from romanum.engine.conformance.hidden import sent
from romanum.engine.conformance.sample import Sample, finder, moments, where
from romanum.engine.match import CannotUndo, Match
from romanum.engine.record import Record, RecordError, replay
from romanum.engine.secrecy import masked
from romanum.engine.standing.wishes import CONCERNED
from romanum.engine.step import unwanted

OFTEN: Final = 0.2
"""So often, before an action, somebody changes his wishes,"""
SELDOM: Final = 0.05
"""and after one, takes it back."""


def windows_are_declared(sample: Sample) -> int:
    """Every step at which a seat can wish not to be asked is of a kind that the game lists, with words and a rule."""
    game, met = sample.game, 0
    for kind in game.windows.values():
        assert kind.rule in game.rules, f"{game.id}: the window {kind.id} cites {kind.rule!r}"
        for part in ("", "-about", *(["-concerns"] if CONCERNED in kind.wishes else [])):
            assert game.words.has(f"window-{kind.id}{part}"), f"{game.id}: there is no sentence window-{kind.id}{part}"
    for match, _ in moments(sample):
        met += 1
        for seat in match.pending:
            _is_declared(match, seat)
    return met


def _is_declared(match: Match[Any], seat: int) -> None:
    g, step = match.position, match.position.stack[-1]
    kind = step.window(g)
    if not kind:
        return
    assert kind in match.game.windows, f"{where(match)}: there is no kind of window {kind!r}"
    assert step.amid(g, seat) or step.decline in step.options(g, seat), (
        f"{where(match)}: seat {seat} cannot {step.decline} in its absence"
    )
    assert match.game.windows[kind].turn(g) >= 0, f"{where(match)}: {kind} counts turns below 0"
    assert step.concerns(g, seat) == step.concerns(masked(g, seat), seat), (
        f"{where(match)}: whether {kind} concerns seat {seat} tells what it cannot know"
    )


def wishes_are_kept(sample: Sample) -> int:
    """With wishes that change all the time, and undos, a match is still its record, at the end and on the way."""
    wished = int(not sample.game.windows)
    for number in range(sample.games if sample.game.windows else 0):
        match, rng = sample.begin(number), Random(sample.seed + number)
        while not match.over:
            if rng.random() < OFTEN:
                _wish(match, rng.randrange(sample.seats), rng)
            seat = rng.choice(match.pending)
            match.play(seat, rng.choice(match.decision(seat).options))
            if rng.random() < SELDOM:
                _wish(match, rng.randrange(sample.seats), rng)
                _undo(match)
        wished += len(match.preferences)
        _is_its_record(match)
        _is_its_record(match.at(len(match.history) // 2))
    return wished


def _undo(match: Match[Any]) -> None:
    """Take the last action back, if that is allowed; wishes hold."""
    wishes = match.position.wishes
    with suppress(CannotUndo):
        match.undo(match.history[-1].seat)
    assert match.position.wishes == wishes, f"{where(match)}: undo changes what somebody wished"


def _is_its_record(match: Match[Any]) -> None:
    record = Record.read(match.record.write())
    assert record == match.record, f"{where(match)}: read back, the record differs"
    try:
        again = replay(record, finder(match.game))
    except RecordError as problem:
        raise AssertionError(f"{where(match)}: with wishes, {problem}") from problem
    assert again.position == match.position, f"{where(match)}: replayed, the position differs"
    assert again.events == match.events, f"{where(match)}: replayed, the events differ"
    public = match.public_record.write()
    assert "\n~" not in public, f"{where(match)}: the public record tells wishes"


def _wish(match: Match[Any], seat: int, rng: Random) -> None:
    if match.game.windows:
        kind = rng.choice(list(match.game.windows.values()))
        match.prefer(seat, kind.id, rng.choice(kind.wishes))


def wishes_stay(sample: Sample) -> int:
    """Whether somebody wished not to be asked, or was asked and passed, nobody else can tell: not a byte differs.

    In a match that is not discreet, somebody who is not asked might as well have nothing to react with: then only how
    often somebody was asked may differ.
    """
    compared = int(not sample.game.windows)
    for number in range(sample.games if sample.game.windows else 0):
        wishing, asked = sample.begin(number), sample.begin(number)
        rng = Random(sample.seed + number)
        shy = rng.randrange(sample.seats)
        wishing.wish_as_usual(shy)
        unasked, seen = 0, 0
        while not wishing.over:
            if rng.random() < OFTEN:
                _wish(wishing, shy, rng)
            seat = rng.choice(wishing.pending)
            action = rng.choice(wishing.decision(seat).options).text
            for match in (wishing, asked):
                match.enter(seat, action)
            unasked += _decline(wishing, asked, shy)
            if rng.random() < sample.share or wishing.over:
                compared += _same_for_others(wishing, asked, shy, seen, undo=not unasked)
                seen = len(wishing.events)
    return compared


def _decline(wishing: Match[Any], asked: Match[Any], shy: int) -> int:
    """The one who wished it passes in the one match; in the other he is asked, and passes. How many fewer times."""
    entered = 0
    while wishing.unwanted is not None:
        wishing.enter(wishing.unwanted, wishing.declining)
        entered -= 1
    while shy in asked.pending and _is_unwanted(asked, wishing, shy):
        asked.enter(shy, asked.declining)
        entered += 1
    hidden = not wishing.position.discreet
    assert not entered or hidden, f"{where(asked)}: seat {shy} is not asked in a discreet match, and all can tell"
    return entered


def _is_unwanted(asked: Match[Any], wishing: Match[Any], shy: int) -> bool:
    """Whether the one who is asked would not have been, with the wishes of the other match."""
    question = asked.position.copy()
    question.wishes = wishing.position.wishes
    return unwanted(question, shy)


def _same_for_others(wishing: Match[Any], asked: Match[Any], shy: int, since: int, *, undo: bool) -> int:
    for viewer in (*range(wishing.seats), None):
        if viewer == shy:
            continue
        one, other = (_all_sent(match, viewer, since, undo=undo) for match in (wishing, asked))
        for part, content in one.items():
            who = "a spectator" if viewer is None else f"seat {viewer}"
            assert content == other[part], f"{where(asked)}: {part} shows {who} what seat {shy} wished"
    return 1


def _all_sent(match: Match[Any], viewer: int | None, since: int, *, undo: bool) -> dict[str, bytes]:
    """What somebody is sent and knows, and how many actions there were if that is to be the same."""
    parts = sent(match, viewer, since, odds=False)
    known = masked(match.position, viewer)
    known.reveals = 0
    parts["what is known"] = known.to_json()
    if undo:
        parts["the number of actions"] = str(len(match.history)).encode()
        parts["the public record"] = msgspec.json.encode(match.public_record)
    else:
        parts.pop("why it may not undo", None)
    return parts
