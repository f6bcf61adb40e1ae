"""A match looked over: what there is to do, in what order, and what came of it. It computes nothing itself.

First all actions are looked at, a stretch at a time: the chances at resting points, and what the dice did. Then choices
are weighed, those of the spans with the largest swings first, for as long as there is time. At last those that seem to
have cost much are weighed once more against the better option alone, with fresh dice and more time: the best of several
guesses is a lucky one, and is not believed at once.

Whoever drives a survey (the command line in processes, a server in its own) asks what there is to do, has each task
made when its turn comes, and tells the survey the answers, in any order. It may stop at any time; the report says what
was left out.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec

from romanum.analysis.analysis import Analysis
from romanum.analysis.parts import Choice, Judged, Setting, Stretch, Stroke, Weighed, raw
from romanum.bots import strongest
from romanum.engine.match import Match
from romanum.engine.secrecy import masked

STRETCH: Final = 12
"""So many actions are judged in one go."""
WORLDS: Final = 16
LEAST_SECONDS: Final = 0.2
"""A choice is not weighed in less time than this; rather some are left out."""
MOST_SECONDS: Final = 1.0
AGAIN: Final = 24
"""So many choices at most are weighed once more."""
DEEPER: Final = 4.0
"""They get so many times the time of the first look."""
SUSPICIOUS: Final = 100
"""A choice that seems to have cost so much, in hundredths of a percent, is worth a second look."""


class NotOver(ValueError):
    """The match has no end yet, from which its luck and its play could be reckoned."""


class Survey:
    """The looking over of one match that is over."""

    def __init__(self, match: Match[Any], bot: str = "", known: Analysis | None = None) -> None:
        if match.result is None:
            raise NotOver("the match is not over")
        self.match = match
        self.bot = bot or strongest()
        self.setting = Setting(match.game.id, match.scenario, match.options, match.names, len(match.history))
        self.seen: dict[int, Judged] = {}
        self.weighed: dict[int, Weighed] = {}
        for look in known.looks if known else ():
            self.seen[look.n] = look
        for choice in known.weighed if known else ():
            if choice.told:
                self.weighed[choice.n] = choice

    # ---- what there is to do

    def stretches(self, worlds: int = WORLDS, seconds: float | None = None) -> list[Callable[[], Stretch]]:
        """The stretches that have not been judged, or only in a hurry; each for so long at most in its process.

        The last comes first: towards the end dice weigh most.
        """
        starts = reversed(range(0, len(self.match.history), STRETCH))
        return [partial(self._stretch, n, worlds, seconds) for n in starts if not self._is_judged(n)]

    def _is_judged(self, first: int) -> bool:
        numbers = range(first, min(first + STRETCH, len(self.match.history)))
        return all(n in self.seen and self.seen[n].tried for n in numbers)

    def _stretch(self, first: int, worlds: int, seconds: float | None) -> Stretch:
        strokes = [
            Stroke(past.seat, past.text, raw(past.before), *self._chance(n))
            for n, past in enumerate(self.match.history[first : first + STRETCH], first)
        ]
        end = raw(self.match.position_after(first + len(strokes)))
        return Stretch(self.setting, first, strokes, end, worlds, seconds)

    def _chance(self, n: int) -> tuple[bool, bool]:
        """Whether dice fell at an action, and whether something hidden was shown."""
        before, after = self.match.position_after(n), self.match.position_after(n + 1)
        return before.dice.mark() != after.dice.mark(), before.reveals != after.reveals

    def choices(self, seconds: float | None = None, iterations: int | None = None) -> list[Callable[[], Choice]]:
        """The choices that have not been weighed, the most important first, and no more than there is time for."""
        swings = {n: span.swing for span in self.analysis().spans() for n in range(span.first, span.end)}
        unseen = [look for look in self.seen.values() if look.open and look.n not in self.weighed]
        unseen.sort(key=lambda look: (-swings[look.n], look.n))
        if seconds is not None:
            unseen = unseen[: int(seconds / LEAST_SECONDS)]
            seconds = min(MOST_SECONDS, seconds / max(len(unseen), 1))
        return [partial(self._choice, look, seconds, iterations) for look in unseen]

    def doubtful(self, seconds: float | None = None, iterations: int | None = None) -> list[Callable[[], Choice]]:
        """The choices that seem to have cost most, to be weighed once more."""
        costly = sorted(self.weighed.values(), key=lambda choice: (-choice.cost, choice.n))
        costly = [choice for choice in costly[:AGAIN] if choice.cost >= SUSPICIOUS and not choice.again]
        if seconds is not None:
            seconds = max(LEAST_SECONDS, min(DEEPER * MOST_SECONDS, seconds / max(len(costly), 1)))
        if iterations is not None:
            iterations = round(DEEPER * iterations)
        return [partial(self._choice, self.seen[one.n], seconds, iterations, one.best) for one in costly]

    def _choice(self, look: Judged, seconds: float | None, iterations: int | None, against: str = "") -> Choice:
        known = raw(masked(self.match.history[look.n].before, look.seat))
        return Choice(self.setting, look.n, look.seat, look.text, known, self.bot, seconds, iterations, against)

    # ---- what came of it

    def heard(self, answer: list[Judged] | Weighed | None) -> None:
        """Take an answer to a task; None: its process died, and nothing is known of it."""
        if isinstance(answer, Weighed):
            self.weighed[answer.n] = answer
        elif answer is not None:
            self.seen.update({look.n: look for look in answer})

    @property
    def judged(self) -> bool:
        """Whether all actions have been looked at: before that there is nothing to tell."""
        return len(self.seen) == len(self.match.history)

    @property
    def open(self) -> int:
        """How many choices there are to weigh, as far as is known."""
        return sum(look.open for look in self.seen.values())

    def analysis(self) -> Analysis:
        """What has been found so far."""
        match = self.match
        assert match.result is not None
        return Analysis(
            match.game.id,
            match.scenario,
            list(match.names),
            match.fingerprint(),
            match.game.build,
            self.bot,
            list(match.result.winners),
            len(match.history),
            [self.seen[n] for n in sorted(self.seen)],
            sorted(self.weighed.values(), key=lambda choice: choice.n),
        )


def hurried(stretch: Stretch) -> Stretch:
    """The same stretch without trying what the dice might have done: there is no time."""
    return msgspec.structs.replace(stretch, worlds=0)
