"""What has been worked out on a position need not be worked out again while nothing that it hangs on has changed.

A `Memo` is a function of a position that names the fields it hangs on, and remembers:

    CAMPS = Memo(camps_of, "cause", "status", "migrating")
    camps = CAMPS.of(g)

The answer stays with the position and goes with its copies: a search that copies a position a thousand times works it
out once. Where positions do not descend from each other, or answers are large, the last ones are kept in the memo
itself, for whichever position holds the same: `Memo(survey, "where", most=100)`. Nobody may change an answer.

What is remembered is right as long as the fields named are all that the work looks at; the conformance kit looks.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Final, Generic, TypeVar

from romanum.engine.position import Position

P = TypeVar("P", bound=Position)
T = TypeVar("T")
K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
Fact = str | Callable[[Any], object]
"""What an answer hangs on: a field, or a function of the position that is quick to ask."""

_NOTHING: Final = object()
_all: Final[list[Memo[Any, Any]]] = []
"""Every memo whose answers stay with positions, by its place among them."""


class Memo(Generic[P, T]):
    """A function of a position that remembers its answers.

    `of(g)` asks. With `most`, so many of the last answers are kept here instead of with positions, and further
    arguments may be given, which count like facts. `strict` compares by what a field is and not by what it holds:
    quicker where fields are long, and never wrong, as no list is taken. `onward`: the work is given the last answer
    too, or `None` the first time, and may begin from it. `each`: further arguments may be given although answers stay
    with the position, which has one for each.
    """

    def __init__(
        self,
        work: Callable[..., T],
        *facts: Fact,
        most: int = 0,
        strict: bool = False,
        onward: bool = False,
        each: bool = False,
    ) -> None:
        self.work = work
        self.facts = facts
        self.most = most
        self.each = each
        self.strict = strict
        self.onward = onward
        self.last: T | None = None
        self._kept: dict[Hashable, tuple[Any, T]] = {}
        self._newest: tuple[Any, Any] = (None, None)
        """What was asked last, and its answer; never strictly, as what it hangs on might be gone."""
        self._values: Callable[[P], tuple[Any, ...]] | None = None
        self.keep: Callable[[P, Any], None]
        """Whoever has changed a position and knows the new answer need not have it worked out."""
        self._entry: Callable[[P, Any], Any]
        self.of: Callable[..., T] = self._of_any if most else self._of_each() if each else self._with_position()

    def _now(self, g: P) -> tuple[Any, ...]:
        return tuple([getattr(g, fact) if isinstance(fact, str) else fact(g) for fact in self.facts])

    def answers(self, g: P) -> dict[Any, T]:
        """Of a memo for `each`: all that is known now, by what was given, for whoever asks for many at once.

        He writes down there what he has worked out himself, as `work` would have.
        """
        known: dict[Any, T] = self._answers(g)
        return known

    def _with_position(self) -> Callable[[P], Any]:
        """The question, written out fact by fact and compiled once, as copying is: it is asked all the time."""
        place = len(_all)
        _all.append(self)
        names = [f"g.{fact}" if isinstance(fact, str) else f"fact{n}(g)" for n, fact in enumerate(self.facts)]
        same = " and ".join(f"((now := {name}) is was[{n}] or now == was[{n}])" for n, name in enumerate(names))
        kept = [f"now[:] if type(now := {name}) is list else now" for name in names]
        lines = (
            "def of(g):",
            "    try:",
            f"        was = g.memos[{place}]",
            "    except IndexError:",
            "        return work_out(g)",
            f"    return was[-1] if {same} else work_out(g)",
            "def entry(g, key):",
            "    try:",
            f"        was = g.memos[{place}]",
            "    except IndexError:",
            "        return work_out(g).get(key, otherwise)",
            f"    return (was[-1] if {same} else work_out(g)).get(key, otherwise)",
            "def keep(g, answer):",
            "    memos = g.memos",
            f"    if len(memos) <= {place}:",
            f"        memos = g.memos = [*memos, *[nothing] * ({place + 1} - len(memos))]",
            f"    memos[{place}] = ({', '.join(kept)}, answer)",
        )
        namespace: dict[str, Any] = {f"fact{n}": fact for n, fact in enumerate(self.facts) if not isinstance(fact, str)}
        namespace |= {"work_out": self._work_out, "nothing": (_NOTHING,)}
        exec("\n".join(lines), namespace)
        self.keep, self._entry = namespace["keep"], namespace["entry"]
        asked: Callable[[P], Any] = namespace["of"]
        return asked

    def entries(self: Memo[P, dict[K, V]], otherwise: V) -> Callable[[P, K], V]:
        """Of a memo whose answer is a dict: a function that tells one entry of it, in one call.

        For what is asked all the time. There is one such function of a memo.
        """
        self._entry.__globals__["otherwise"] = otherwise
        return self._entry

    def _work_out(self, g: P) -> Any:
        answer: Any = {} if self.each else self._worked(g)
        self.keep(g, answer)
        return answer

    def _of_each(self) -> Callable[..., T]:
        """What stays with the position are answers by what else was given; each is worked out when it is asked for."""
        answers_on = self._answers = self._with_position()

        def of(g: P, *more: Hashable) -> T:
            answers: dict[Hashable, T] = answers_on(g)
            if more not in answers:
                answers[more] = self.work(g, *more)
            return answers[more]

        return of

    def _worked(self, g: P, *more: Hashable) -> T:
        answer = self.work(g, self.last, *more) if self.onward else self.work(g, *more)
        if self.onward:
            self.last = answer
        return answer

    def _of_any(self, g: P, *more: Hashable) -> T:
        if self._values is None:
            self._values = self._getter(g)
        values = self._values(g)
        key = (*map(id, values), *more) if self.strict else (*values, *more)
        if key == self._newest[0]:  # quicker than a hash, which no tuple keeps
            answer: T = self._newest[1]
            return answer
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) >= self.most:
                del self._kept[next(iter(self._kept))]
            found = self._kept[key] = values, self._worked(g, *more)
        if not self.strict:
            self._newest = key, found[1]
        return found[1]

    def _getter(self, g: P) -> Callable[[P], tuple[Any, ...]]:
        """What an answer hangs on, all at once, lists as tuples; compiled when it is first known which are lists."""
        parts = []
        for n, (fact, value) in enumerate(zip(self.facts, self._now(g), strict=True)):
            if self.strict and type(value) is list:
                raise TypeError(f"a list may change and stay the same: {fact} cannot be compared strictly")
            part = f"g.{fact}" if isinstance(fact, str) else f"fact{n}(g)"
            parts.append(f"tuple({part})" if type(value) is list else part)
        facts = {f"fact{n}": fact for n, fact in enumerate(self.facts)}
        getter: Callable[[P], tuple[Any, ...]] = eval(f"lambda g: ({', '.join(parts)},)", facts)
        return getter


def remembered(g: Position) -> list[tuple[Memo[Any, Any], Any]]:
    """What a position remembers now, each with its answer; a memo for `each` with its answers by what was given."""
    memos = zip(_all, g.memos, strict=False)
    return [(memo, kept[-1]) for memo, kept in memos if kept[0] is not _NOTHING and _is_current(memo, kept, g)]


def _is_current(memo: Memo[Any, Any], kept: tuple[Any, ...], g: Position) -> bool:
    return memo._now(g) == kept[:-1]
