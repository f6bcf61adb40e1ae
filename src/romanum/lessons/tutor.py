"""The tutor: where a learner stands in a lesson, what is said there, and what is said to something else.

Where the learner stands follows from what has been played since the lesson began, so taking back leads back in the
script too, and a match that was kept can be gone on with. A tutor remembers the way that he followed last, and nothing
else: he is asked after every action, and need not begin anew each time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from romanum.engine.action import Action, NotUnderstood
from romanum.engine.event import Event
from romanum.engine.match import CannotUndo, Match
from romanum.engine.past import Past
from romanum.engine.rule import WhyNot
from romanum.lessons.course import Course
from romanum.lessons.lesson import Lesson, Step
from romanum.lessons.study import Study


class Page(msgspec.Struct, frozen=True):
    """Something that is said: the sentence, what it points at, and the rule behind it."""

    text: str
    point: tuple[str, ...] = ()
    rule: str = ""


class Voice(msgspec.Struct, frozen=True):
    """What a lesson says now. The last page tells what is to be done; those before it are to be read first."""

    pages: list[Page]
    done: int
    """How many of the things to do are done,"""
    deeds: int
    """and how many there are."""
    over: bool
    free: bool
    """Whether the learner may do whatever he likes."""
    fits: list[str]
    """The offered actions that do what is expected."""
    dice: str
    """That the dice are arranged; empty where they are not."""
    remark: str
    """What is said of something else that was just done and counted; at the end of a study, whether it is solved."""
    study: bool = False
    """Whether it is a study: then what fits is not told before the answer,"""
    missed: bool = False
    """and whether the answer was another."""


class Stand(NamedTuple):
    """How far a learner is: the step that is to be done (past the last one: the end), and the others' answers since."""

    step: int
    last: int
    """The step at which the learner did something last; -1 before the first."""
    answered: int
    along: int = 0
    """How far on the way to that step."""
    aside: bool = False
    """Whether what the learner did last was something else, which counted."""


class Tutor:
    """Leads through a lesson over a match that began with it, its first `base` actions being the lesson's opening."""

    def __init__(self, course: Course, lesson: Lesson, base: int = 0) -> None:
        self.course = course
        self.lesson = lesson
        self.base = base
        self._followed: list[_Followed] = []

    # ---- where the learner stands

    def stand(self, match: Match[Any]) -> Stand:
        """How far the learner is."""
        found = self._follow(match)
        if match.over and found.step < len(self.lesson.step) and self.lesson.step[found.step].until:
            return found._replace(step=self._deed_from(found.step + 1), last=found.step)
        return found

    def _follow(self, match: Match[Any]) -> Stand:
        """How far what was done has led, from where it parts from what was followed last."""
        ends = _Ends(match, self.base)
        same = min(len(self._followed), len(ends))
        while same and self._followed[same - 1][:2] != ends[same - 1]:
            same -= 1
        followed = self._followed[:same]
        found = followed[-1].stand if followed else Stand(self._deed_from(0), -1, 0)
        for number in range(same, len(ends)):
            past, end = ends[number]
            found = self._led_on(found, past, match.events[past.events : end])
            followed.append(_Followed(past, end, found))
        self._followed = followed
        return found

    def _led_on(self, now: Stand, past: Past[Any], events: list[Event]) -> Stand:
        """Where an action, and what came of it, has led to."""
        at, mine = now.step, past.seat == self.lesson.seat
        if at == len(self.lesson.step):
            return now
        if self.lesson.step[at].until:
            now = now._replace(aside=now.aside and not mine)
            met = _told(events, self.lesson.step[at].until)
            return now._replace(step=self._deed_from(at + 1), last=at, answered=0) if met else now
        if not mine:
            return now._replace(answered=now.answered + 1)
        step, along, aside = self._after(at, now.along, past.text, events)
        return Stand(step, at, now.answered if now.last == at else 0, along, aside)

    def _after(self, at: int, along: int, action: str, events: list[Event]) -> tuple[int, int, bool]:
        """The step to be done after an action, how far on the way to it, and whether the action was something else."""
        step = self.lesson.step[at]
        if _does(step, action, events):
            return self._deed_from(at + 1), 0, False
        farther = step.along(action, along)
        if farther:
            return at, farther, False
        return self._deed_from(self.lesson.number(step.then) if step.then else at + 1), 0, True

    def _deed_from(self, number: int) -> int:
        """The first step from there on in which something is to be done."""
        return next((deed for deed in self.lesson.deeds if deed >= number), len(self.lesson.step))

    def step(self, match: Match[Any]) -> Step | None:
        """The step to be done; None at the end."""
        at = self.stand(match).step
        return self.lesson.step[at] if at < len(self.lesson.step) else None

    # ---- what is said

    def voice(self, match: Match[Any]) -> Voice:
        """What the lesson says now."""
        stand, deeds = self.stand(match), self.lesson.deeds
        over, study = stand.step == len(self.lesson.step), isinstance(self.lesson, Study)
        return Voice(
            [self._page(step) for step in self._said(stand)],
            sum(deed < stand.step for deed in deeds),
            len(deeds),
            over,
            not over and bool(self.lesson.step[stand.step].until),
            [] if over or study else self.fitting(match),
            self.course.words.say("lesson-dice", {}) if self.lesson.dice else "",
            self.remark(match),
            study,
            self.missed(match),
        )

    def _said(self, stand: Stand) -> Iterator[Step]:
        """The step to be done, and the pages before it that come after the one that was done last."""
        first = stand.step
        while first > 0 and self.lesson.step[first - 1].is_page:
            first -= 1
        yield from self.lesson.step[first : stand.step + 1]

    def _page(self, step: Step) -> Page:
        return Page(self.course.sentence(self.lesson, step.say), step.point, step.rule)

    def fitting(self, match: Match[Any]) -> list[str]:
        """The offered actions that do what is expected, or lead on the way there: the farthest ones first.

        Nothing where anything does, or nobody asks the learner.
        """
        step, so_far = self.step(match), self.stand(match).along
        if step is None or step.until or self.lesson.seat not in match.pending:
            return []
        offered = match.decision(self.lesson.seat).options
        doing = [one.text for one in offered if self._fits(match, step, one)]
        leading = [one.text for one in offered if step.along(one.text, so_far) and one.text not in doing]
        return doing + sorted(leading, key=step.along, reverse=True)

    def _fits(self, match: Match[Any], step: Step, action: Action) -> bool:
        return step.names(action.text) or (bool(step.leads) and self._leads(match, step, action))

    def _leads(self, match: Match[Any], step: Step, action: Action) -> bool:
        """Whether an action leads to what is wanted, tried out on a copy."""
        twin = match.copy()
        before = len(twin.events)
        twin.enter(self.lesson.seat, action)
        return _told(twin.events[before:], step.leads)

    # ---- what is done

    def objection(self, match: Match[Any], seat: int, action: str) -> WhyNot | None:
        """What is said to a learner who is about to do something else that does not count; None: it may be done."""
        step = self.step(match)
        if step is None or step.until or step.counts or seat != self.lesson.seat:
            return None
        if match.why_not(seat, action) is not None or action in self.fitting(match):
            return None
        rule = match.game.rules[step.rule or match.decision(seat).rule]
        said = self.course.sentence(self.lesson, step.otherwise) if step.otherwise else ""
        return WhyNot(rule.id, rule.text, said or self.course.words.say("lesson-otherwise", {}))

    def objection_on_the_way(self, match: Match[Any], seat: int, actions: Sequence[str]) -> WhyNot | None:
        """The same of several actions in a row, as far as they can be played: tried out on a copy."""
        twin = match.copy()
        for action in actions:
            found = self.objection(twin, seat, action)
            if found is not None or twin.accept(seat, action) is not None:
                return found
        return None

    def remark(self, match: Match[Any]) -> str:
        """What is said of something else that the learner has just done and that counted; empty if it was expected."""
        stand = self.stand(match)
        step = self.lesson.step[stand.last]
        if isinstance(self.lesson, Study):
            return self._verdict(match, self.lesson, step) if stand.step == len(self.lesson.step) else ""
        said = stand.aside and step.counts and step.otherwise
        return self.course.sentence(self.lesson, step.otherwise) if said else ""

    def missed(self, match: Match[Any]) -> bool:
        """Whether a study was answered otherwise than by its plan."""
        return isinstance(self.lesson, Study) and self.stand(match).aside

    def _verdict(self, match: Match[Any], study: Study, step: Step) -> str:
        """Whether a study is solved; if not what was best; and the numbers."""
        words = self.course.words
        facts = {"best": self._named(match, step.expect), "novice": self._named(match, (study.novice,))}
        said = [words.say("study-missed" if self.missed(match) else "study-solved", facts)]
        if study.worth is not None:
            best, novice = (round(100 * part) for part in study.worth)
            numbers = {"value": best, "simple": novice, "lines": study.lines}
            said.append(words.say("study-numbers", {**facts, **numbers}))
        return " ".join(said)

    def _named(self, match: Match[Any], texts: tuple[str, ...]) -> str:
        """The first of some actions as its button says it; one with a star as it is written."""
        try:
            return match.label(match.game.vocabulary.read(texts[0]))
        except NotUnderstood:
            return texts[0]

    # ---- taking back

    def steps_back(self, match: Match[Any]) -> int:
        """How many actions lead back to before what the learner did last; 0 if that is nothing yet."""
        since = reversed(match.history[self.base :])
        return next((n for n, past in enumerate(since, 1) if past.seat == self.lesson.seat), 0)

    def why_no_undo(self, match: Match[Any]) -> str:
        """Empty if the learner may take back what he did last, else the reason.

        The lesson is his alone: neither dice nor what was shown, nor the others' answers, nor the end stand in his way.
        """
        back = self.steps_back(match)
        if not back:
            return match.game.words.say("undo-nothing", {})
        updated = any(when > len(match.history) - back for when, _ in match.carried)
        return match.game.words.say("undo-updated", {}) if updated else ""

    def undo(self, match: Match[Any]) -> str:
        """Take back what the learner did last, and all that others did since; its text. `CannotUndo` says why not."""
        reason = self.why_no_undo(match)
        if reason:
            raise CannotUndo(reason)
        return [match.take_back() for _ in range(self.steps_back(match))][-1]

    # ---- what others do

    def answer(self, match: Match[Any]) -> tuple[int, str] | None:
        """What another seat does now by the script; None if the learner is asked, or the script has no answer."""
        others = [seat for seat in match.pending if seat != self.lesson.seat]
        stand = self.stand(match)
        if not others or stand.last < 0:
            return None
        answers = self.lesson.step[stand.last].others[stand.answered :]
        if not answers or match.why_not(others[0], answers[0]) is not None:
            return None
        return others[0], answers[0]


class _Followed(NamedTuple):
    """An action since the lesson began, how many events there were after it, and where it led to."""

    past: Past[Any]
    end: int
    stand: Stand


class _Ends:
    """What was done since the lesson began, each with how many events there were after it."""

    def __init__(self, match: Match[Any], base: int) -> None:
        self._match, self._base = match, base

    def __len__(self) -> int:
        return max(0, len(self._match.history) - self._base)

    def __getitem__(self, number: int) -> tuple[Past[Any], int]:
        history, at = self._match.history, self._base + number
        return history[at], history[at + 1].events if at + 1 < len(history) else len(self._match.events)


def _does(step: Step, action: str, events: list[Event]) -> bool:
    """Whether what was done is what was expected."""
    return step.names(action) or (bool(step.leads) and _told(events, step.leads))


def _told(events: list[Event], kind: str) -> bool:
    return any(event.kind == kind for event in events)
