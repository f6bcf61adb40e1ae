"""One source of legality that explains itself, and one door that lets nothing else in."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any, Final

from romanum.engine.action import LONGEST_TEXT, Action, Move, NotUnderstood
from romanum.engine.conformance.sample import Sample, moments, where
from romanum.engine.event import Event, Prompt
from romanum.engine.match import Match
from romanum.engine.position import Position
from romanum.engine.rule import NO_RULE, IllegalAction, Refusal
from romanum.engine.step import Step, choose, offered_to, perform


def stable_options(sample: Sample) -> int:
    """The same position offers the same things in the same order: the allowed candidates, each once.

    Where a step lists its options a faster way, this is held true after every action, also where one thing alone can be
    chosen and nobody is asked.
    """
    game, tried = sample.game, 0
    for match, _ in moments(sample):
        reloaded = game.position_type.from_json(match.position.to_json(), game.steps)
        for seat in match.pending:
            step, offered = reloaded.stack[-1], offered_to(match.position, seat)
            assert step.options(reloaded, seat) == offered, f"{where(match)}: reloaded, seat {seat} has other options"
            tried += _written_candidates(match, seat)
    for number in range(max(sample.games, sample.walks)):
        tried += _follow(sample, number)
    return tried


def _written_candidates(match: Match[Any], seat: int) -> int:
    g, step, vocabulary = match.position, match.position.stack[-1], match.game.vocabulary
    candidates = list(step.candidates(g, seat))
    assert list(step.candidates(g, seat)) == candidates, (
        f"{where(match)}: asked twice, seat {seat} thinks of other things"
    )
    assert len(set(candidates)) == len(candidates), f"{where(match)}: a candidate of seat {seat} stands twice"
    for move in candidates:
        text = vocabulary.write(move)
        assert vocabulary.read(text) == move, f"{where(match)}: {move} is written {text!r}, which reads otherwise"
        assert len(text) <= LONGEST_TEXT, f"{where(match)}: {text!r} is too long"
    _allowed_are_offered(where(match), g, seat, offered_to(g, seat))
    return len(candidates)


def _allowed_are_offered(place: str, g: Position, seat: int, offered: list[Move]) -> None:
    step = g.stack[-1]
    allowed = [move for move in step.candidates(g, seat) if step.check(g, seat, move) is None]
    if offered != allowed:
        gone, more = [m for m in allowed if m not in offered], [m for m in offered if m not in allowed]
        found = f"allowed and not offered {gone[:9]}, offered and not allowed {more[:9]}"
        raise AssertionError(f"{place}: {type(step).__name__} to seat {seat}: {found if gone or more else 'the order'}")


def _follow(sample: Sample, number: int) -> int:
    """Both lists at every question of a random game at which a step lists its options a way of its own."""
    match, rng, tried = sample.begin(number), Random(sample.seed + number), 0
    for g, seat, offered in _questions(match.position.copy(), rng, sample.limit):
        if type(g.stack[-1]).options is not Step.options:
            _allowed_are_offered(where(match), g, seat, offered)
            tried += 1
    return tried


def _questions(g: Position, rng: Random, limit: int) -> Iterator[tuple[Position, int, list[Move]]]:
    """Every question of a random game through the fast door, also those that answer themselves."""
    for _ in range(limit):
        while g.stack and g.stack[-1].automatic:
            perform(g)
        if not g.stack:
            return
        step = g.stack[-1]
        seat = rng.choice(step.pending(g))
        offered = step.options(g, seat)
        yield g, seat, offered
        choose(g, seat, rng.choice(offered))


# ---- refusals and sentences


AGAIN: Final = 10
"""So many things that were offered before are asked for again at a moment at which they are not."""


def refusals_cite_rules(sample: Sample) -> int:
    """Every refusal names a rule and says why; every question, choice and event has its sentence and its rule.

    What is refused are candidates that the rules forbid, and what was offered earlier and no longer is: so a sample in
    which whatever comes to mind is allowed has refusals too, and their number says that some were looked at.
    """
    game, refused, earlier = sample.game, 0, dict[str, None]()
    for name, step in game.steps.items():
        assert step.rule in game.rules or (step.automatic and not step.rule), f"{name}: there is no rule {step.rule!r}"
    for match, rng in moments(sample):
        if match.over:
            for event in match.events:
                _event_is_told(match, event)
            continue
        for viewer in (*range(sample.seats), None):
            _prompt_is_told(match, match.position.stack[-1].prompt(match.position, viewer))
        for seat in match.pending:
            refused += sum(_is_explained(match, seat, move) for move in _candidates(match, seat))
            refused += sum(_is_past(match, seat, text) for text in rng.sample(list(earlier), min(len(earlier), AGAIN)))
        for seat in match.pending:
            earlier.update(dict.fromkeys(action.text for action in match.decision(seat).options))
    return refused


def _candidates(match: Match[Any], seat: int) -> list[Move]:
    return list(match.position.stack[-1].candidates(match.position, seat))


def _is_explained(match: Match[Any], seat: int, move: Move) -> bool:
    """Whether a candidate is refused; if so, with a reason, and in any case with a label."""
    text = match.game.vocabulary.write(move)
    assert match.game.words.has(f"do-{move[0]}"), f"{where(match)}: there is no sentence do-{move[0]}"
    assert match.label(move), f"{where(match)}: {text!r} has no label"
    refusal = match.position.stack[-1].check(match.position, seat, move)
    if refusal is not None:
        _reason_is_told(match, text, refusal)
    why = match.why_not(seat, text)
    same = (None if refusal is None else refusal.rule) == (None if why is None else why.rule)
    assert same, f"{where(match)}: {text!r}: the check says {refusal}, the door says {why}"
    return refusal is not None


def _is_past(match: Match[Any], seat: int, text: str) -> bool:
    """Whether what was offered before is refused now; if so, by a rule and in words."""
    step, move = match.position.stack[-1], match.game.vocabulary.read(text)
    if move not in step.candidates(match.position, seat):
        refusal = step.out_of_reach(match.position, seat, move)
        if refusal is not None:
            _reason_is_told(match, text, refusal)
    why = match.why_not(seat, text)
    if why is None:
        return False
    assert why.message, f"{where(match)}: {text!r} is refused without a word"
    return True


def _reason_is_told(match: Match[Any], text: str, refusal: Refusal) -> None:
    game = match.game
    assert refusal.rule in game.rules, f"{where(match)}: {text!r}: there is no rule {refusal.rule!r}"
    assert game.words.has(f"why-{refusal.code}"), f"{where(match)}: {text!r}: there is no sentence why-{refusal.code}"


def _prompt_is_told(match: Match[Any], prompt: Prompt) -> None:
    assert prompt.rule in match.game.rules, f"{where(match)}: the question cites {prompt.rule!r}"
    assert match.game.words.has(f"ask-{prompt.kind}"), f"{where(match)}: there is no sentence ask-{prompt.kind}"
    assert match.sentence(prompt), f"{where(match)}: the question is empty"


def _event_is_told(match: Match[Any], event: Event) -> None:
    for rule in (event.rule, *_cited(event.facts), *_cited(event.secret)):
        assert rule in match.game.rules, f"{match.game.id}: the event {event.kind} cites {rule!r}"
    for viewer in (*range(match.seats), None):
        seen = event.seen_by(viewer)
        assert match.game.words.has(f"event-{seen.kind}"), f"{match.game.id}: there is no sentence event-{seen.kind}"
        assert match.sentence(seen), f"{match.game.id}: the sentence event-{seen.kind} is empty"


def _cited(facts: Any) -> Iterator[str]:
    """The rules named anywhere in an event's facts, by its modifiers."""
    if isinstance(facts, dict):
        if isinstance(facts.get("rule"), str):
            yield facts["rule"]
        facts = list(facts.values())
    if isinstance(facts, list | tuple):
        for fact in facts:
            yield from _cited(fact)


# ---- the checked door


def forgeries_change_nothing(sample: Sample) -> int:
    """Whatever was not offered to that seat at that moment is refused, and not a byte changes."""
    tries, earlier = 0, dict[str, None]()
    for match, rng in moments(sample):
        before = match.position.to_json()
        for seat, action in _forgeries(match, rng, list(earlier)):
            _is_refused(match, seat, action, before)
            tries += 1
        for seat in match.pending:
            earlier.update(dict.fromkeys(action.text for action in match.decision(seat).options))
    return tries


def _is_refused(match: Match[Any], seat: Any, action: Any, before: bytes) -> None:
    lengths, why = (len(match.events), len(match.history)), None
    try:
        match.play(seat, action)
    except IllegalAction as refused:
        why = refused.why
    assert why is not None, f"{where(match)}: seat {seat!r} was allowed {action!r}"
    cited = why.rule in match.game.rules or (why.rule == NO_RULE and not _is_understood(match, seat, action))
    assert cited, f"{where(match)}: {action!r} by seat {seat!r} was refused by no rule: {why}"
    same = match.position.to_json() == before and (len(match.events), len(match.history)) == lengths
    assert same, f"{where(match)}: refused, {action!r} by seat {seat!r} still changed something"


def _is_understood(match: Match[Any], seat: Any, action: Any) -> bool:
    """Whether a game could say by which rule it forbids something: it knows the seat and all words of the action."""
    if isinstance(seat, bool) or not isinstance(seat, int) or seat not in range(match.seats) or match.over:
        return False
    try:
        move = match.game.vocabulary.read(action.text if isinstance(action, Action) else action)
    except NotUnderstood:
        return False
    return not isinstance(action, Action) or action.move == move


def _forgeries(match: Match[Any], rng: Random, earlier: list[str]) -> Iterator[tuple[Any, Any]]:
    """Pairs of seat and action of which none is offered."""
    asked = {seat: match.decision(seat).options for seat in match.pending}
    some = [rng.choice(options) for options in asked.values()] or [Action("pass", ("pass",))]
    for wrong in _wrong_seats(match):
        for action in some:
            yield wrong, action
            yield wrong, action.text
    for seat, options in asked.items():
        offered = [action.text for action in options]
        made_up = [_made_up(match, rng) for _ in range(20)]
        for text in (*_garbage(some[0].text), *rng.sample(earlier, min(len(earlier), 20)), *made_up):
            if text not in offered:
                yield seat, text
                yield seat, Action(text, options[0].move)
        for action, other in pairwise(options):
            yield seat, Action(action.text, other.move)
        yield seat, Action(offered[0], (*options[0].move, 0))


def _wrong_seats(match: Match[Any]) -> list[Any]:
    """Seats that are not asked, and things that are no seats, some of which equal one that is."""
    others = [seat for seat in range(match.seats) if seat not in match.pending]
    asked = match.pending[0] if match.pending else 0
    return [*others, -1, match.seats, 10**30, True, False, None, str(asked), float(asked), [asked]]


def _garbage(text: str) -> list[Any]:
    verb = text.split()[0]
    return [
        *("", " ", "\n", "\x00", "\U0001f4a5", "\u043f\u0430\u0441\u0441", "\ud800", "x" * 100_000, f"{verb} " * 1000),
        *(f"{text} ", f" {text}", f"{text}\n", f"{text} more", f"{text}\u00a0", f"{text}\x00", text.upper(), "{}"),
        *(f"{verb} -1", f"{verb} +1", f"{verb} 01", f"{verb} 1e3", f"{verb} \u0661", f"{verb} {9**99}", f"{verb} {{}}"),
        *(None, 7, True, 1.5, text.encode(), [text], {"text": text}, (text,), object()),
    ]


def _made_up(match: Match[Any], rng: Random) -> str:
    """An action in the game's own words with any arguments."""
    vocabulary = match.game.vocabulary
    verb = rng.choice(vocabulary.verbs)
    arguments = (
        rng.choice((0, 1, 2, 7, 999_999_999)) if kind == "number" else rng.randrange(len(vocabulary.names[kind]))
        for kind in vocabulary.kinds[verb]
    )
    return vocabulary.write((verb, *arguments))
