"""What a position remembers of itself is what would be worked out on it anew."""

from __future__ import annotations

from functools import cached_property
from inspect import getattr_static
from types import FunctionType, MethodType
from typing import Any

from romanum.engine.conformance.sample import where
from romanum.engine.match import Match
from romanum.engine.memo import Memo, remembered
from romanum.engine.position import Position


def remembers_rightly(match: Match[Any]) -> None:
    """Every answer that the position would give from memory is right, and hangs on what its memo names and no more."""
    g = match.position
    for memo, answer in remembered(g):
        name = getattr(memo.work, "__qualname__", repr(memo.work))
        fields = _fields_of(memo, g)
        fresh = Seen(g)
        for more, one in answer.items() if memo.each else [((), answer)]:
            assert memo.work(fresh, *more) == one, f"{where(match)}: {name} is remembered wrongly"
        more = sorted(fresh.looked_at - fields)
        assert not more, f"{where(match)}: {name} looks at {', '.join(more)} too, which its memo does not name"


def _fields_of(memo: Memo[Any, Any], g: Position) -> set[str]:
    """The fields that a memo names, itself or by functions."""
    seen = Seen(g)
    for fact in memo.facts:
        if isinstance(fact, str):
            getattr(seen, fact)
        else:
            fact(seen)
    return seen.looked_at


class Seen:
    """A position without memory, which notes down the fields that are looked at."""

    def __init__(self, g: Position) -> None:
        self.g = g
        self.memos: list[Any] = []
        self.looked_at: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        if name in self.g.__struct_fields__:
            self.looked_at.add(name)
            return getattr(self.g, name)
        found = getattr_static(type(self.g), name)
        if isinstance(found, FunctionType):
            return MethodType(found, self)
        if isinstance(found, property) and found.fget is not None:
            return found.fget(self)
        if isinstance(found, cached_property):
            return found.func(self)
        return found
