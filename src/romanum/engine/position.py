"""A game in progress as plain data.

A `Position` is one object of flat lists of small ints and a few scalars. Map, counters and cards are constants
beside it; the log and the history live outside it. Copying it is slicing its lists, saving it is its JSON, and two
positions that look the same are equal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self, TypeAlias, TypeVar, overload

import msgspec

from romanum.engine.dice import AnyDice, FastDice
from romanum.engine.event import Event

if TYPE_CHECKING:
    from romanum.engine.action import Move


POSITION_VERSION: Final = 1
"""The layout of a position whose game has had no other yet."""

FOR_A_TURN: Final = "for a turn"
"""Marks a field that counts for a turn alone, `Annotated[int, FOR_A_TURN]`: see `Position.begin_anew`."""

V = TypeVar("V")

Migration: TypeAlias = Callable[[dict[str, Any]], None]
"""Brings the plain data of a saved position, its stack included, from one layout to the next, in place."""


class Frame(msgspec.Struct, frozen=True, array_like=True, tag=True, gc=False):
    """What can stand on the stack: the steps of a game, see `romanum.engine.step`."""


S = TypeVar("S", bound=Frame)
S2 = TypeVar("S2", bound=Frame)


class Position(msgspec.Struct, kw_only=True, dict=True):
    """The fields every game has. A game adds its own: lists or tuples of ints or strings, ints, bools and strings.

    Copies share tuples: one is right for what seldom changes, and then is replaced as a whole.
    `log`, `offered`, `asked` and `unasked` are no part of the position: they are not copied, compared or saved. Neither
    is what `Memo` remembers of it, which copies take with them.

    A field whose default is `UNSET` is for what few positions have: others do not save, show or observe it.

    A saved position outlives the program that saved it. A new field gets its default, and one that is gone is dropped.
    Where that is not right, or a step is no longer what it was, the class appends to `migrations` and raises `version`.
    """

    version: int = POSITION_VERSION
    """The layout: one more than there are `migrations`."""
    stack: list[Any] = []
    """What is being done, innermost last: frozen steps."""
    dice: AnyDice = msgspec.field(default_factory=lambda: FastDice(1))
    discreet: bool = False
    """Ask every seat that might react, so that being asked reveals nothing."""
    reveals: int = 0
    """How often something hidden was shown to somebody: undo never crosses a change of it."""
    wishes: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET
    """Who wants to be asked less, at which windows: each seat knows its own alone. Unset, and not saved, where all
    want to be asked about everything. `romanum.engine.standing.wishes` reads and writes it."""

    secrets: ClassVar[Mapping[str, Any]] = {}
    """Which fields are not public, each with the `Secret` that says who may see what of it."""
    public: ClassVar[frozenset[str]] = frozenset()
    """And which are: every field that a game adds stands in one of the two, or the conformance kit finds it."""
    memory: ClassVar[frozenset[str]] = frozenset()
    """Public fields that keep what was laid open for all to see and covered again: where a unit was last seen."""
    windows: ClassVar[Mapping[str, Any]] = {}
    """The kinds of windows of the game, each a `WindowKind` by its id."""
    questions: ClassVar[Mapping[str, Any]] = {}
    """The other kinds of questions that orders can answer, each a `QuestionKind` by its id."""
    answer_verbs: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """With which verbs each kind of question is answered, windows too; the conformance kit holds the game to it."""
    migrations: ClassVar[tuple[Migration, ...]] = ()
    """What leads from layout n to layout n + 1: appended to, never changed afterwards."""
    if TYPE_CHECKING:

        @property
        def log(self) -> list[Event] | None:  # noqa: D102
            ...
        @log.setter
        def log(self, events: list[Event] | None) -> None: ...
        @property
        def offered(self) -> list[Move] | None:  # noqa: D102
            ...
        @offered.setter
        def offered(self, moves: list[Move] | None) -> None: ...
        @property
        def asked(self) -> int:  # noqa: D102
            ...
        @asked.setter
        def asked(self, seat: int) -> None: ...
        @property
        def unasked(self) -> list[tuple[int, str, Any]] | None:  # noqa: D102
            ...
        @unasked.setter
        def unasked(self, found: list[tuple[int, str, Any]] | None) -> None: ...
        @property
        def memos(self) -> list[tuple[Any, ...]]:  # noqa: D102
            ...
        @memos.setter
        def memos(self, kept: list[tuple[Any, ...]]) -> None: ...
    else:
        log: ClassVar[Any] = None
        offered: ClassVar[Any] = None
        asked: ClassVar[Any] = -1
        unasked: ClassVar[Any] = None
        memos: ClassVar[Any] = ()

    def copy(self) -> Self:
        """An independent copy, without log."""
        twin: Self = _shallow(self)
        _copier(type(self))(self, twin)
        return twin

    def push(self, step: Frame) -> None:
        """Put a step on top of what is being done."""
        self.stack.append(step)

    def open_window(self, window: Frame) -> None:
        """Let seats react. Who is asked, or not, tells what is held, so nothing before it can be taken back."""
        self.stack.append(window)
        if not self.discreet:
            self.reveals += 1

    def become(self, step: Frame) -> None:
        """Replace the step on top."""
        self.stack[-1] = step

    @overload
    def innermost(self, kind: type[S], /) -> S | None: ...
    @overload
    def innermost(self, kind: type[S], other: type[S2], /) -> S | S2 | None: ...

    def innermost(self, *kinds: type[Frame]) -> Frame | None:
        """The innermost step of a kind, or of one of two: the battle being fought, the march being made."""
        for step in reversed(self.stack):
            if isinstance(step, kinds):
                return step
        return None

    def running(self, kind: type[S]) -> S:
        """The same where there must be one."""
        step: S = self.stack[self._place_of(kind)]
        return step

    def amend(self, kind: type[S], **changes: Any) -> S:
        """Change fields of the innermost step of a kind, whatever stands above it."""
        at = self._place_of(kind)
        step: S = msgspec.structs.replace(self.stack[at], **changes)
        self.stack[at] = step
        return step

    def call_off(self, kind: type[S]) -> S:
        """The innermost step of a kind is not done after all, nor is anything above it."""
        at = self._place_of(kind)
        step: S = self.stack[at]
        del self.stack[at:]
        return step

    def _place_of(self, kind: type[Frame]) -> int:
        for at in range(len(self.stack) - 1, -1, -1):
            if isinstance(self.stack[at], kind):
                return at
        raise LookupError(f"no {kind.__name__} is being done")

    def begin_anew(self, span: str = FOR_A_TURN) -> None:
        """A turn begins, or another span by which fields are marked: they stand as in a new position."""
        for name, value in _marked(type(self), span):
            setattr(self, name, value)

    def tell(
        self, kind: str, rule: str, /, *, secret: dict[str, Any] | None = None, eyes: tuple[int, ...] = (), **facts: Any
    ) -> None:
        """Write an event into the log, if one is kept. Its lists are its own: what is told does not change later."""
        if self.log is not None:
            told = {name: [*fact] if type(fact) in ROWS else fact for name, fact in facts.items()}
            self.log.append(Event(kind, rule, told, secret or {}, eyes))

    def disclose(self, known: Self) -> None:
        """Write into a masked copy what anybody may see of hidden things, such as how many lie where.

        Fields for it stay empty in the position itself: whoever deals what is hidden empties them again.
        """

    def to_json(self) -> bytes:
        """The position, secrets included, as compact JSON."""
        return msgspec.json.encode(self)

    @classmethod
    def from_json(cls, text: bytes | str, steps: Mapping[str, type[Frame]]) -> Self:
        """Read `to_json` back. Raises `ValueError` with the place where the text is wrong."""
        raw = msgspec.json.decode(text)
        if not isinstance(raw, dict):
            raise ValueError("a position is a JSON object")
        _migrate(raw, cls.migrations)
        missing = set(cls.__struct_fields__) - raw.keys() - _with_defaults(cls)
        if missing:
            raise ValueError(f"the position lacks {', '.join(sorted(missing))}")
        frames = raw.pop("stack")
        if not isinstance(frames, list):
            raise ValueError("the stack of a position is a list of steps")
        position = msgspec.convert(raw, cls)
        position.stack = [_frame(frame, steps) for frame in frames]
        return position


def _migrate(raw: dict[str, Any], migrations: tuple[Migration, ...]) -> None:
    """Bring a saved position to the layout of today."""
    found, newest = raw.get("version"), len(migrations) + POSITION_VERSION
    if type(found) is not int or not POSITION_VERSION <= found <= newest:
        raise ValueError(f"position of version {found!r}; this program reads up to {newest}")
    for version, migration in enumerate(migrations[found - POSITION_VERSION :], found + 1):
        try:
            migration(raw)
        except (LookupError, TypeError, AttributeError) as problem:
            raise ValueError(f"the position cannot be brought to version {version}: {problem!r}") from None
        raw["version"] = version


def _with_defaults(cls: type[Position]) -> set[str]:
    """The fields that a position need not tell; what stands on the stack must be told."""
    fields = msgspec.structs.fields(cls)
    return {f.name for f in fields if not f.required} - {"stack", "dice"}


def _frame(frame: Any, steps: Mapping[str, type[Frame]]) -> Frame:
    if not isinstance(frame, list) or not frame or not isinstance(frame[0], str) or frame[0] not in steps:
        raise ValueError(f"unknown step {str(frame)[:60]!r} on the stack")
    step: Frame = msgspec.convert(frame, steps[frame[0]])
    return step


ROWS: Final = frozenset({list, tuple})


@cache
def _marked(cls: type[Position], span: str) -> tuple[tuple[str, Any], ...]:
    """The fields of a span, with what a new position has in them."""
    fields = [f for f in msgspec.structs.fields(cls) if span in getattr(f.type, "__metadata__", ())]
    shared = [f.name for f in fields if f.default is msgspec.NODEFAULT]
    if shared:
        raise TypeError(f"what holds for a time needs a default that copies can share: {', '.join(shared)}")
    return tuple((f.name, f.default) for f in fields)


_shallow: Any = Position.__copy__  # type: ignore[attr-defined]  # msgspec's own, without copy.copy's detour
_copiers: dict[type, Callable[[Any, Any], None]] = {}
MEMORY: Final = ("    if old.memos:", "        new.memos = old.memos[:]")


def list_fields(cls: type[Position]) -> tuple[str, ...]:
    """The fields of a position that must be copied, not shared: its lists."""
    fields = msgspec.structs.fields(cls)
    return tuple(f.name for f in fields if getattr(f.type, "__origin__", f.type) is list)


@cache
def rare_fields(cls: type[Position]) -> tuple[str, ...]:
    """The fields that few positions have: in the others they are unset."""
    return tuple(f.name for f in msgspec.structs.fields(cls) if f.default is msgspec.UNSET)


def _copier(cls: type[Position]) -> Callable[[Any, Any], None]:
    """A function that gives a shallow copy lists and dice of its own.

    It is written out field by field and compiled once, as dataclasses do with their methods: positions are copied
    more often than anything else, and a loop over names takes three times as long.
    """
    try:
        return _copiers[cls]
    except KeyError:
        lines = [f"    new.{name} = old.{name}[:]" for name in list_fields(cls)]
        source = "\n".join(["def copier(old, new):", *lines, "    new.dice = old.dice.copy()", *MEMORY])
        namespace: dict[str, Any] = {}
        exec(source, namespace)
        _copiers[cls] = namespace["copier"]
        return _copiers[cls]


def changed(values: tuple[V, ...], at: int, value: V) -> tuple[V, ...]:
    """A field that copies share, with another value in one place.

    >>> changed((0, 0, 0, 0), 1, 5)
    (0, 5, 0, 0)
    """
    found = list(values)
    found[at] = value
    return tuple(found)


def changed_in(values: tuple[int, ...], places: Iterable[int], value: int) -> tuple[int, ...]:
    """The same in several places.

    >>> changed_in((0, 0, 0, 0), [1, 3], 5)
    (0, 5, 0, 5)
    """
    found = list(values)
    for at in places:
        found[at] = value
    return tuple(found)


MOST_DIFFERENCES: Final = 8
"""So many differences are told."""


def differences(one: bytes, other: bytes) -> list[str]:
    """What differs between two positions, given as their JSON: field by field, a line each, the first few.

    >>> differences(b'{"armies": [2, 3], "round": 1}', b'{"armies": [2, 1], "round": 1}')
    ['armies[1]: 3 and 1']
    """
    found = list(_differing("", msgspec.json.decode(one), msgspec.json.decode(other)))
    more = [f"and {len(found) - MOST_DIFFERENCES} more"] if len(found) > MOST_DIFFERENCES else []
    return found[:MOST_DIFFERENCES] + more


def _differing(place: str, one: Any, other: Any) -> Iterator[str]:
    if isinstance(one, dict) and isinstance(other, dict):
        for name in {**one, **other}:
            inner = f"{place}.{name}" if place else name
            yield from _differing(inner, one.get(name, NOTHING), other.get(name, NOTHING))
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for k, (mine, theirs) in enumerate(zip(one, other, strict=True)):
            yield from _differing(f"{place}[{k}]", mine, theirs)
    elif one != other:
        yield f"{place}: {_briefly(one)} and {_briefly(other)}"


NOTHING: Final = object()
"""Of a field that is not there."""


def _briefly(value: Any) -> str:
    told = "nothing" if value is NOTHING else msgspec.json.encode(value).decode()
    return told if len(told) <= 80 else f"{told[:80]}… ({len(told)} signs)"
