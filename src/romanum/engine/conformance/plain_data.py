"""A game in progress is plain data: it is copied, saved, replayed and taken back without loss."""

from __future__ import annotations

from itertools import zip_longest
from random import Random
from typing import Any, Final

import msgspec

from romanum.engine.conformance.memory import remembers_rightly
from romanum.engine.conformance.sample import Sample, apply_on, finder, moments, play_on, where
from romanum.engine.match import CannotUndo, Match
from romanum.engine.position import POSITION_VERSION, Position, differences
from romanum.engine.record import Record, RecordError, load, replay

SAVED: Final = 4
"""At so many moments a game is saved, for each time that a sample looks at a kind of step."""


def replay_equal(sample: Sample) -> int:
    """A record, written and read, replays to the same position and the same events, at the end and on the way."""
    for number in range(sample.games):
        match = sample.play(number)
        text = match.record.write()
        record = Record.read(text)
        assert record == match.record, f"{where(match)}: read back, the record differs"
        assert record.write() == text, f"{where(match)}: read and written again, the record differs"
        again = _replayed(match, record, len(record.actions))
        _same(match, again, "replayed")
        assert again.fingerprint() == record.position, f"{where(match)}: the record has another position at its end"
        half = len(match.history) // 2
        there, here = match.at(half), _replayed(match, record, half)
        _same(there, here, f"at action {half} of the replay")
    return sample.games


def _same(one: Match[Any], other: Match[Any], how: str) -> None:
    """The same position and the same events; if not, which fields differ, and from which event on."""
    found = differences(one.position.to_json(), other.position.to_json())
    assert not found, f"{where(one)}: {how}, the position differs: {'; '.join(found)}"
    told = zip_longest(one.events, other.events)
    first = next(((n, mine, theirs) for n, (mine, theirs) in enumerate(told) if mine != theirs), None)
    assert first is None, f"{where(one)}: {how}, event {first and first[0]} differs: {first and first[1:]}"


def _replayed(match: Match[Any], record: Record, upto: int) -> Match[Any]:
    try:
        return replay(record, finder(match.game), upto)
    except RecordError as problem:
        raise AssertionError(f"{where(match)}: {problem}") from problem


def copies_independent(sample: Sample) -> int:
    """Whatever is done to a copy leaves the original as it was, JSON holds it whole, and it remembers rightly."""
    tried = 0
    for match, rng in moments(sample):
        position, before, events = match.position, match.position.to_json(), len(match.events)
        _whole_copy(match, position.copy())
        remembers_rightly(match)
        raw = msgspec.json.decode(before)
        fields = {name for name in position.__struct_fields__ if getattr(position, name) is not msgspec.UNSET}
        assert set(raw) == fields, f"{where(match)}: the JSON lacks fields"
        again = sample.game.position_type.from_json(before, sample.game.steps)
        assert again == position, f"{where(match)}: read back, the position differs"
        assert again.to_json() == before, f"{where(match)}: read and written again, the position differs"
        layouts = len(type(position).migrations) + POSITION_VERSION
        assert position.version == layouts, f"{where(match)}: a position of version {position.version}, not {layouts}"
        twin, branch = position.copy(), match.copy()
        for _ in range(sample.go_on):
            if twin.stack:
                apply_on(twin, rng)
            if not branch.over:
                play_on(branch, rng)
        assert position.to_json() == before, f"{where(match)}: playing on in a copy changed the original"
        assert len(match.events) == events, f"{where(match)}: playing on in a copy wrote into the original's log"
        tried += 1
    return tried


def _whole_copy(match: Match[Any], twin: Position) -> None:
    assert twin == match.position, f"{where(match)}: the copy differs"
    assert twin.log is None, f"{where(match)}: the copy writes into the log"
    for name in twin.__struct_fields__:
        mine, its = getattr(match.position, name), getattr(twin, name)
        flat = isinstance(mine, int | str | list | tuple) or name == "dice" or mine is msgspec.UNSET
        assert flat, f"{match.game.id}: the field {name} is a {type(mine).__name__}; copies would share it"
        assert not isinstance(mine, list) or mine is not its, f"{match.game.id}: copies share the list {name}"
        if isinstance(mine, list | tuple) and name != "stack":
            deep = [type(v).__name__ for v in mine if not isinstance(v, int | str)]
            kind = type(mine).__name__
            assert not deep, f"{match.game.id}: the {kind} {name} holds a {deep[0]}; copies would share it"
    assert twin.dice is not match.position.dice, f"{match.game.id}: copies share the dice"


def saved_goes_on(sample: Sample) -> int:
    """A match saved at any moment and loaded goes on as if nothing had happened; loading plays it anew."""
    saved = 0
    for number in range(sample.games):
        played, rng = sample.play(number), Random(sample.seed + number)
        moments = range(len(played.history) + 1)
        for moment in rng.sample(moments, min(len(moments), SAVED * sample.firsts)):
            _goes_on(played.at(moment), rng, sample)
            saved += 1
    return saved


def _goes_on(going: Match[Any], rng: Random, sample: Sample) -> None:
    loaded, place = load(going.to_json(), finder(sample.game)), where(going)
    assert loaded.events == going.events, f"{place}: loaded, the match tells other events"
    for _ in range(5 * sample.go_on):
        if not going.over:
            play_on(going, rng)
            loaded.play(going.history[-1].seat, going.history[-1].text)
    assert loaded.fingerprint() == going.fingerprint(), f"{place}: loaded, the match goes another way"
    assert loaded.events == going.events, f"{place}: loaded, the match tells other events"


def undo_is_fair(sample: Sample) -> int:
    """Undo gives back the exact position, and never crosses dice, something shown, or another seat's action."""
    tried = 0
    for match, rng in moments(sample):
        if match.over:
            continue
        trial = match.copy()
        play_on(trial, rng)
        last = trial.history[-1]
        for seat in range(sample.seats):
            if seat != last.seat:
                _cannot_undo(trial, seat, "another seat's action")
        if trial.position.dice.mark() != match.position.dice.mark():
            _cannot_undo(trial, last.seat, "dice")
        elif trial.position.reveals != match.position.reveals:
            _cannot_undo(trial, last.seat, "something shown")
        elif trial.over:
            _cannot_undo(trial, last.seat, "the end")
        else:
            _undo_and_redo(match, trial)
        tried += 1
    return tried


def _undo_and_redo(match: Match[Any], trial: Match[Any]) -> None:
    after, told, last = trial.position.to_json(), trial.events[:], trial.history[-1]
    assert trial.undo(last.seat) == last.text
    back = trial.position.to_json() == match.position.to_json() and trial.events == match.events
    assert back, f"{where(match)}: {last.text!r} undone does not give back the position"
    trial.play(last.seat, last.text)
    again = trial.position.to_json() == after and trial.events == told
    assert again, f"{where(match)}: {last.text!r} undone and done again differs"


def _cannot_undo(match: Match[Any], seat: int, what: str) -> None:
    before = match.position.to_json()
    try:
        match.undo(seat)
    except CannotUndo:
        assert match.position.to_json() == before, f"{where(match)}: a refused undo changed the position"
    else:
        raise AssertionError(f"{where(match)}: seat {seat} could undo across {what}")
