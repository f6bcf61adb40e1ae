"""What has been worked out from a position need not be worked out again, as long as the same tuples are in it.

Views of one position are made for each seat and for everybody who looks on; they share what all of them may know. What
is remembered may hang on any field but the secret ones and those that say what is being done.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from operator import attrgetter
from typing import Any, Final, Generic, TypeVar

from romanum.games.ultimus.state.position import LateEmpire

T = TypeVar("T")
MOST: Final = 32
"""Positions remembered."""
UNHEEDED: Final = frozenset({"stack", "dice", "reveals", *LateEmpire.secrets})
_values: Final[Callable[[LateEmpire], tuple[Any, ...]]] = attrgetter(
    *(name for name in LateEmpire.__struct_fields__ if name not in UNHEEDED)
)


class Remembered(Generic[T]):
    """A function of what is public in a position, and perhaps of something more, that remembers its last answers.

    Nobody may change an answer.
    """

    def __init__(self, work: Callable[..., T]) -> None:
        self.work = work
        self._found: dict[Hashable, tuple[Any, T]] = {}

    def __call__(self, g: LateEmpire, *more: Hashable) -> T:
        """The answer for a position: the one given before if its fields hold the very same things."""
        values = _values(g)
        key = (*map(id, values), *more)
        if key not in self._found:
            if len(self._found) >= MOST:
                del self._found[next(iter(self._found))]
            self._found[key] = values, self.work(g, *more)
        return self._found[key][1]
