"""Lessons played by hands that do what is expected of them: for checks and tests."""

from __future__ import annotations

from typing import Any, Final

from romanum.bots import Chair, make_bot
from romanum.engine.action import NotUnderstood
from romanum.engine.data import DataError
from romanum.engine.dice import DiceError
from romanum.engine.game import BadSetup
from romanum.engine.match import Match
from romanum.engine.rule import IllegalAction
from romanum.lessons.lesson import BadLesson
from romanum.lessons.tutor import Stand, Tutor

RECRUIT: Final = "tiro"
"""Plays the other seats where the script leaves them free, and the learner's in free play."""
MOST_ACTIONS: Final = 20_000
"""After so many actions a lesson that is still not over never will be."""


class Stuck(Exception):
    """A lesson does not go on; the message says where and why."""


def begun(tutor: Tutor) -> Match[Any]:
    """The match at the first step; `Stuck` if its opening does not fit the rules any more."""
    try:
        match = tutor.lesson.begin(tutor.course.game)
    except (BadLesson, BadSetup, IllegalAction, NotUnderstood, DiceError, DataError) as problem:
        raise Stuck(f"its opening does not fit: {problem}") from None
    tutor.base = len(match.history)
    if tutor.lesson.seat not in match.pending:
        raise Stuck(f"seat {tutor.lesson.seat} is not asked at its beginning, but {match.pending}")
    return match


def play_on(tutor: Tutor, match: Match[Any]) -> None:
    """Do what is expected until the script is over; `Stuck` where nothing of it can be done."""
    bot = make_bot(RECRUIT, tutor.lesson.seed)
    for _ in range(MOST_ACTIONS):
        if tutor.step(match) is None:
            return
        match.play(*_next(tutor, match, bot))
    raise Stuck(f"it is not over after {MOST_ACTIONS} actions")


def _next(tutor: Tutor, match: Match[Any], bot: Any) -> tuple[int, str]:
    """Whoever is asked, and what he does; the script first, where several are asked at once."""
    step, seat = tutor.step(match), tutor.lesson.seat
    assert step is not None
    if match.over:
        raise Stuck(f"the match is over before step {step.say!r}")
    answer = tutor.answer(match)
    if answer is not None:
        return answer
    if seat in match.pending and not step.until:
        return seat, _fitting(tutor, match)[0]
    asked_seat = match.pending[0]
    if not step.until:
        raise Stuck(f"step {step.say!r}: seat {asked_seat} is asked ({match.waiting_for(None)}) and has no answer")
    return asked_seat, bot.choose(Chair(match, asked_seat)).text


def _fitting(tutor: Tutor, match: Match[Any]) -> list[str]:
    """What fits now; `Stuck` if nothing does, and what is offered instead."""
    found, step, seat = tutor.fitting(match), tutor.step(match), tutor.lesson.seat
    if not found and step is not None:
        asked, done = match.decision(seat), [past.text for past in match.history[tutor.base :] if past.seat == seat]
        offered = ", ".join(one.text for one in asked.options[:8])
        after = f" after {', '.join(done)}" if done else ""
        raise Stuck(f"step {step.say!r}: nothing that is expected is offered{after}, but ({asked.step}) {offered}")
    return found


def play_every_way(tutor: Tutor, match: Match[Any], luck: int = 0) -> int:
    """Do all that fits at every step, each in a match of its own; how many moments the learner was asked at.

    `Stuck` at the first of them from which the lesson cannot be finished by what it says. Where play is free the
    learner's hand and the others' are a recruit's, who has his own luck.
    """
    known: set[tuple[Stand, bytes]] = set()
    todo = [match.copy()]
    while todo:
        now = todo.pop()
        _to_the_next_question(tutor, now, make_bot(RECRUIT, luck))
        moment = (tutor.stand(now), now.position.to_json())
        if tutor.step(now) is None or moment in known:
            continue
        known.add(moment)
        for action in _fitting(tutor, now):
            twin = now.copy()
            twin.play(tutor.lesson.seat, action)
            todo.append(twin)
    return len(known)


def _to_the_next_question(tutor: Tutor, match: Match[Any], bot: Any) -> None:
    """Let others answer, and free play come to its end, until the learner is expected to do something."""
    for _ in range(MOST_ACTIONS):
        step = tutor.step(match)
        if step is None or (tutor.answer(match) is None and not step.until and tutor.lesson.seat in match.pending):
            return
        match.play(*_next(tutor, match, bot))
    raise Stuck(f"it is not over after {MOST_ACTIONS} actions")


def something_else(tutor: Tutor, match: Match[Any]) -> str:
    """An offered action that is not expected now; empty if there is none, or anything goes."""
    step = tutor.step(match)
    if step is None or step.until or tutor.lesson.seat not in match.pending:
        return ""
    fitting = tutor.fitting(match)
    options = match.decision(tutor.lesson.seat).options
    return next((one.text for one in options if one.text not in fitting), "")


def play_aside(tutor: Tutor, match: Match[Any]) -> int:
    """Go through a lesson and try something else at every step; how many such tries there were.

    What does not count is objected to and changes nothing; what counts leads to the end as well.
    """
    tries = 0
    bot = make_bot(RECRUIT, tutor.lesson.seed)
    for _ in range(MOST_ACTIONS):
        step = tutor.step(match)
        if step is None:
            return tries
        other = something_else(tutor, match)
        if other:
            tries += 1
            _try(tutor, match, other)
        match.play(*_next(tutor, match, bot))
    raise Stuck(f"it is not over after {MOST_ACTIONS} actions")


def _try(tutor: Tutor, match: Match[Any], other: str) -> None:
    step, seat = tutor.step(match), tutor.lesson.seat
    assert step is not None
    if (tutor.objection(match, seat, other) is None) != step.counts:
        raise Stuck(f"step {step.say!r}: {other!r} is {'refused' if step.counts else 'let pass'}")
    if step.counts:
        twin = match.copy()
        twin.play(seat, other)
        try:
            play_on(tutor, twin)
        except Stuck as problem:
            raise Stuck(f"after {other!r} at step {step.say!r}: {problem}") from None
