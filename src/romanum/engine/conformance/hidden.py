"""What a seat may not see reaches it by no way, and what it imagines can be played."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from romanum.engine.conformance.sample import GO_ON, Sample, moments, playout, where
from romanum.engine.dice import FastDice
from romanum.engine.match import DEALS, Match
from romanum.engine.position import Position
from romanum.engine.secrecy import HIDDEN, masked


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
            _play_twins(match.copy(), twin, seat, rng)
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
        left = HIDDEN in value if isinstance(value, list | tuple) else value == HIDDEN
        assert not left, f"{where(match)}: deal leaves {name} hidden for seat {seat}"
    same = masked(dealt, seat).to_json() == before
    assert same, f"{where(match)}: what is dealt contradicts what seat {seat} knows:\n{dealt}\n{known}"
    return dealt


def _has_choice(g: Position) -> bool:
    step = g.stack[-1] if g.stack else None
    return step is None or all(step.asks_anyway(g) or len(step.options(g, s)) > 1 for s in step.pending(g))


def _play_twins(real: Match[Any], twin: Match[Any], seat: int, rng: Random) -> None:
    """Go on in both with actions that look the same to the seat, until dice fall or something is shown, and compare."""
    since, start = len(real.events), real.position.copy()
    for _ in range(GO_ON):
        both = [(s, a, b) for s in real.pending for a, b in _alike(real, twin, s, seat)]
        if not both:
            return
        actor, one, other = rng.choice(both)
        real.play(actor, one)
        twin.play(actor, other)
        written = [match.seen_by_all(match.history[-1]) for match in (real, twin)]
        assert written[0] == written[1], f"{where(real)}: the public record shows something hidden: {written}"
        for g in (real.position, twin.position):
            if g.dice.mark() != start.dice.mark() or g.reveals != start.reveals:
                return
        if not start.discreet and real.position.stack != twin.position.stack:
            return  # somebody was asked, or not, for a card in hand
        _same_for(real, twin, seat, since)


def _alike(real: Match[Any], twin: Match[Any], actor: int, seat: int) -> list[tuple[str, str]]:
    """Pairs of actions, one in each match, that the seat cannot tell apart: its own by name, others by their look."""
    if actor not in twin.pending:
        return []
    looks = [_looks(match, actor, seat) for match in (real, twin)]
    return [(one, other) for one, seen in looks[0] for other, looked in looks[1] if seen == looked]


def _looks(match: Match[Any], actor: int, seat: int) -> list[tuple[str, Any]]:
    options = match.decision(actor).options
    if actor == seat:
        return [(action.text, action.text) for action in options]
    return [(action.text, match.game.outward(match.position, actor, action.move)) for action in options]


def _same_for(real: Match[Any], twin: Match[Any], seat: int, since: int) -> None:
    for viewer in (seat, None):
        one, other = sent(real, viewer, since), sent(twin, viewer, since)
        for part, content in one.items():
            who = "a spectator" if viewer is None else f"seat {viewer}"
            assert content == other[part], (
                f"{where(real)}: {part} shows {who} something hidden:\n{content!r}\n{other[part]!r}"
            )


def sent(match: Match[Any], seat: int | None, since: int = 0) -> dict[str, bytes]:
    """All that a seat (None: a spectator) is ever sent at this moment, part by part, as JSON."""
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
        parts["the odds"] = [match.odds(seat, action) for action in decision.options]
    return {part: msgspec.json.encode(content) for part, content in parts.items()}


def imagined_positions_play(sample: Sample) -> int:
    """What a seat imagines agrees with all it knows, and can be played to the end."""
    imagined = 0
    for match, rng in moments(sample):
        before = match.position.to_json()
        for seat in range(sample.seats):
            dream = match.imagine(seat, FastDice.seeded(rng.getrandbits(64)))
            same = masked(dream, seat).to_json() == masked(match.position, seat).to_json()
            assert same, f"{where(match)}: seat {seat} imagines what it knows to be otherwise"
            end = playout(dream, rng.getrandbits(32))
            assert sample.game.result(end).ranking, f"{where(match)}: imagined by seat {seat}, the game has no end"
            imagined += 1
        assert match.position.to_json() == before, f"{where(match)}: imagining changed the position"
    return imagined
