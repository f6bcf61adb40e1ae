"""What a seat may not see reaches it by no way, and what it imagines can be played."""

from __future__ import annotations

from itertools import zip_longest
from random import Random
from typing import Any, NamedTuple

import msgspec

from romanum.engine.conformance.sample import Sample, moments, playout, where
from romanum.engine.dice import FastDice
from romanum.engine.event import Event
from romanum.engine.match import DEALS, Match
from romanum.engine.position import Position
from romanum.engine.secrecy import is_hidden, masked
from romanum.engine.step import SecretPlans, Window


def fields_are_declared(sample: Sample) -> int:
    """Of every field somebody has said whether all may see it: it is public or a secret, and not both."""
    kind = sample.game.position_type
    own = set(kind.__struct_fields__) - set(Position.__struct_fields__)
    secret, public = set(kind.secrets), set(kind.public)
    for wrong, what in (
        (own - secret - public, "are neither public nor secrets; who may see them?"),
        (secret & public, "are public and secrets"),
        ((secret | public) - own, "are declared, and there is no such field"),
        (kind.memory - public, "keep what was laid open, and are not public"),
    ):
        assert not wrong, f"{sample.game.id}: the fields {', '.join(sorted(wrong))} {what}"
    return len(own)


def secrets_stay(sample: Sample) -> int:
    """Changing what a seat may not see changes nothing that the seat, or a spectator, is sent: not a byte."""
    twins = different = 0
    for match, rng in moments(sample):
        before = match.position.to_json()
        for seat in range(sample.seats):
            twin = _twin(match, seat, FastDice.seeded(rng.getrandbits(64)))
            if twin is None:
                continue
            twins += 1
            different += twin.position.to_json() != before
            _same_for(match, twin, seat, len(match.events) if twins % 10 else 0)
            _play_twins(match.copy(), twin, seat, rng, sample.go_on)
        assert match.position.to_json() == before, f"{where(match)}: looking at it changed the position"
    assert different or not sample.game.position_type.secrets, f"{sample.game.id}: deal never changes what is hidden"
    return twins


def _twin(match: Match[Any], seat: int, dice: FastDice) -> Match[Any] | None:
    """The match with what the seat cannot see dealt anew. None if no deal explains why somebody is asked.

    In a discreet match being asked must need no explanation.
    """
    known = masked(match.position, seat)
    for _ in range(DEALS):
        dealt = _deal(match, known, seat, dice)
        asked = _has_choice(dealt)
        assert asked or not dealt.discreet, f"{where(match)}: being asked shows seat {seat} something hidden"
        if asked:
            twin = match.copy()
            twin.position, dealt.log, dealt.dice = dealt, twin.events, match.position.dice.copy()
            return twin
    return None


def _deal(match: Match[Any], known: Position, seat: int, dice: FastDice) -> Position:
    before = known.to_json()
    dealt: Position = match.game.deal(known, seat, dice)
    assert known.to_json() == before, f"{match.game.id}: deal must fill in a copy, not what it is given"
    for name in dealt.secrets:
        value = getattr(dealt, name)
        left = any(map(is_hidden, value)) if isinstance(value, list | tuple) else is_hidden(value)
        assert not left, f"{where(match)}: deal leaves {name} hidden for seat {seat}"
    same = masked(dealt, seat).to_json() == before
    assert same, f"{where(match)}: what is dealt contradicts what seat {seat} knows:\n{dealt}\n{known}"
    return dealt


def _has_choice(g: Position) -> bool:
    step = g.stack[-1] if g.stack else None
    return step is None or all(step.asks_anyway(g) or len(step.options(g, s)) > 1 for s in step.pending(g))


def _play_twins(real: Match[Any], twin: Match[Any], seat: int, rng: Random, actions: int) -> None:
    """Go on in both with actions that look the same to the seat, and compare what it is sent after each.

    Where it has rightly been shown something that differs, the rest is dealt anew, and the comparison goes on.
    """
    for _ in range(actions):
        both = [(s, a, b) for s in real.pending for a, b in _alike(real, twin, s, seat)]
        if not both:
            return
        actor, one, others = rng.choice(both)
        other = rng.choice(others)
        since = len(real.events)
        changes = [_play(match, actor, action, seat) for match, action in ((real, one), (twin, other))]
        written = [match.seen_by_all(match.history[-1]) for match in (real, twin)]
        assert written[0] == written[1], f"{where(real)}: the public record shows something hidden: {written}"
        watched = one != other and changes[0].seen != changes[1].seen
        if not watched and not _parted(real, twin, changes):
            _same_for(real, twin, seat, since, odds=False)
            continue
        again = _twin(real, seat, FastDice.seeded(rng.getrandbits(64)))
        if again is None:
            return
        twin = again


class _Change(NamedTuple):
    """What an action did to the things that the seat could not see before it."""

    shown: list[tuple[str, int, Any]]
    """Those that it can see now: the field, the place in it, and the value; what is disclosed of others; and what was
    laid open for a moment, if the action cannot be taken back (`Position.memory`)."""
    moved: list[tuple[str, int, int]]
    """Those that have become something else or are gone, seen or not."""
    seen: list[tuple[str, int, Any]]
    """Those that it could see before, and has seen become something else: where two actions look alike to all others,
    whoever stands beside it may know them apart."""
    told: list[Event]
    """What everybody was told."""
    confided: list[dict[str, Any]]
    """What the seat was told and others were not."""
    reveals: int
    rolled: bool


def _play(match: Match[Any], actor: int, action: str, seat: int) -> _Change:
    before, known = match.position.copy(), masked(match.position, seat)
    since = len(match.events)
    match.play(actor, action)
    now, g = masked(match.position, seat), match.position
    shown: list[tuple[str, int, Any]] = []
    moved: list[tuple[str, int, int]] = []
    seen: list[tuple[str, int, Any]] = []
    for name in before.secrets:
        unseen = zip_longest(_flat(before, name), _flat(known, name), _flat(g, name), _flat(now, name))
        for place, (was, knew, became, knows) in enumerate(unseen):
            if (knew is None or is_hidden(knew)) and not is_hidden(knows) and knows is not None:
                shown.append((name, place, knows))
            if is_hidden(knew) and was != became:
                moved.append((name, place, was))
            if not is_hidden(knew) and not is_hidden(knows) and knew != knows:
                seen.append((name, place, knows))
    shown += [(name, -1, getattr(now, name)) for name in now.__struct_fields__ if _disclosed(g, now, name)]
    confided = [event.secret for event in match.events[since:] if seat in event.eyes]
    rolled = g.dice.mark() != before.dice.mark()
    if rolled or g.reveals != before.reveals:
        shown += [(name, -1, getattr(g, name)) for name in g.memory if getattr(g, name) != getattr(before, name)]
    return _Change(shown, moved, seen, match.events_for(None, since), confided, g.reveals - before.reveals, rolled)


def _reacts(*matches: Match[Any]) -> bool:
    """Whether somebody is asked for a reaction, which in a discreet match tells nothing of what he holds."""
    return any(isinstance(match.position.stack[-1], Window) for match in matches if match.position.stack)


def _disclosed(g: Position, known: Position, name: str) -> bool:
    """Whether a field holds what anybody may see of hidden things (`Position.disclose`)."""
    return name not in g.secrets and name not in ("dice", "wishes") and getattr(g, name) != getattr(known, name)


def _flat(g: Position, name: str) -> list[int]:
    value = getattr(g, name)
    return list(value) if isinstance(value, list | tuple) else [value]


def _parted(real: Match[Any], twin: Match[Any], changes: list[_Change]) -> bool:
    """Whether the two may differ from now on, because the seat was shown something that is not the same in both.

    Shown is what it could not see and now can; what it is told in confidence; what all are told when dice fall or
    something hidden is used up, changes or is laid open; and who is asked, in a discreet match only for what must be
    done. If all of that is the same, nothing else may tell the two apart.
    """
    mine, its = changes
    another = real.position.stack != twin.position.stack
    if not (mine.reveals or its.reveals or mine.rolled or its.rolled):
        return another and not real.position.discreet
    asked_otherwise = another and not (real.position.discreet and _reacts(real, twin))
    if real.position.dice.mark() != twin.position.dice.mark():
        return True  # other dice fall from here on
    laid_open = mine.rolled or mine.moved != its.moved or mine.reveals != its.reveals
    told_otherwise = mine.confided != its.confided or (mine.told != its.told and laid_open)
    return asked_otherwise or mine.shown != its.shown or told_otherwise


def _alike(real: Match[Any], twin: Match[Any], actor: int, seat: int) -> list[tuple[str, list[str]]]:
    """Actions, each with those of the twin that the seat cannot tell from it: its own by name, others by their look."""
    if actor not in twin.pending:
        return []
    same: dict[Any, list[str]] = {}
    for action, look in _looks(twin, actor, seat):
        same.setdefault(look, []).append(action)
    return [(action, same[look]) for action, look in _looks(real, actor, seat) if look in same]


def _looks(match: Match[Any], actor: int, seat: int) -> list[tuple[str, Any]]:
    options = match.decision(actor).options
    if actor == seat:
        return [(action.text, action.text) for action in options]
    return [(action.text, match.game.outward(match.position, actor, action.move)) for action in options]


def _same_for(real: Match[Any], twin: Match[Any], seat: int, since: int, *, odds: bool = True) -> None:
    for viewer in (seat, None):
        one, other = sent(real, viewer, since, odds=odds), sent(twin, viewer, since, odds=odds)
        for part, content in one.items():
            who = "a spectator" if viewer is None else f"seat {viewer}"
            assert content == other[part], (
                f"{where(real)}: {part} shows {who} something hidden:\n{_difference(content, other[part])}"
            )


def _difference(one: bytes, other: bytes) -> str:
    """What differs: of two views, or of two lists, the fields and places alone."""
    mine, its = msgspec.json.decode(one), msgspec.json.decode(other)
    if isinstance(mine, dict) and isinstance(its, dict):
        mine, its = ({k: v for k, v in a.items() if b.get(k) != v} for a, b in ((mine, its), (its, mine)))
    elif isinstance(mine, list) and isinstance(its, list):
        mine, its = [a for a in mine if a not in its], [b for b in its if b not in mine]
    return f"{mine!r}\n{its!r}"


def sent(match: Match[Any], seat: int | None, since: int = 0, *, odds: bool = True) -> dict[str, bytes]:
    """All that a seat (None: a spectator) is ever sent at this moment, part by part, as JSON.

    Odds can be left out: they take the longest to work out, and follow from what the seat knows by the same door.
    """
    parts: dict[str, Any] = {
        "the view": match.view(seat),
        "what is waited for": match.waiting_for(seat),
        "the log": match.events_for(seat, since),
    }
    if seat is not None:
        parts["why it may not choose"] = match.why_not(seat, "")
        parts["why it may not undo"] = match.why_no_undo(seat)
    if seat is not None and seat in match.pending:
        decision = match.decision(seat)
        parts["the question"] = decision
        parts["a refusal"] = match.refused(seat)
        parts["a way"] = match.ways(seat)
        if odds:
            parts["the odds"] = [match.odds(seat, action) for action in decision.options]
    return {part: msgspec.json.encode(content) for part, content in parts.items()}


def plans_are_named(sample: Sample) -> int:
    """Where secret plans have been laid open, whoever wants to undo is told that, and not that something was shown."""
    looked, wrong = 0, sample.game.words.say("shown-otherwise", {})
    for match, _ in moments(sample):
        step = match.position.stack[-1] if match.position.stack else None
        if not isinstance(step, SecretPlans) or len(step.waiting) > 1:
            looked += 1
            continue
        trial, seat = match.copy(), step.waiting[0]
        trial.play(seat, trial.decision(seat).options[0])
        last = trial.history[-1]
        told = trial.shown(trial.events[last.events :], last.before)
        assert told != wrong, f"{where(match)}: plans are laid open, and whoever wants to undo is told: {told}"
        assert trial.why_no_undo(seat), f"{where(match)}: plans are laid open, and can be taken back"
        looked += 1
    return looked


def imagined_positions_play(sample: Sample) -> int:
    """What a seat imagines agrees with all it knows, and can be played to the end: by the seats in turn."""
    imagined = 0
    for number, (match, rng) in enumerate(moments(sample)):
        before = match.position.to_json()
        for seat in range(sample.seats):
            dream = match.imagine(seat, FastDice.seeded(rng.getrandbits(64)))
            same = masked(dream, seat).to_json() == masked(match.position, seat).to_json()
            assert same, f"{where(match)}: seat {seat} imagines what it knows to be otherwise"
            if seat == number % sample.seats:
                end = playout(dream, rng.getrandbits(32), sample.limit)
                assert sample.game.result(end).ranking, f"{where(match)}: imagined by seat {seat}, the game has no end"
            imagined += 1
        assert match.position.to_json() == before, f"{where(match)}: imagining changed the position"
    return imagined
