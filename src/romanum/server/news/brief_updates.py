"""Updates in few words: what a client has, or can work out by itself, is not sent again.

- Of a list of the view only the entries that differ are sent, if its length is the same.
- An option is its text alone where its label follows from the game's `labels` and `names` (`Screen.brief_decision`).
- An event leaves out its place in the log, which follows from the place of the first one; the place of the slider where
  it is the update's own; and kind, rule and facts that are those of the event before it in the same message.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from romanum.server.wire import BriefEvent, EventLine

SHORT: Final = 6
"""Lists that are not longer are sent whole."""
LISTS: Final = (list, tuple)
"""What is a list in JSON."""

Fields = dict[str, Any]
_NOTHING: Final = object()


def changes(old: Fields, new: Fields) -> tuple[Fields, dict[str, Fields]]:
    """The fields that differ, and of long lists the entries that do.

    >>> changes({"turn": 1, "armies": [0] * 9}, {"turn": 2, "armies": [0, 3] + [0] * 7})
    ({'turn': 2}, {'armies': {'1': 3}})
    """
    whole: Fields = {}
    entries: dict[str, Fields] = {}
    for name, value in new.items():
        before = old.get(name, _NOTHING)
        if before is value or before == value:
            continue
        found = _entries(before, value)
        if found is None:
            whole[name] = value
        else:
            entries[name] = found
    return whole, entries


def _entries(old: Any, new: Any) -> Fields | None:
    """The entries of a list that differ; None where the whole list is the shorter thing to say."""
    if not isinstance(old, LISTS) or not isinstance(new, LISTS) or len(old) != len(new) or len(new) <= SHORT:
        return None
    found = {str(i): value for i, (before, value) in enumerate(zip(old, new, strict=True)) if before != value}
    return found if 3 * len(found) < len(new) else None


def brief_events(lines: Iterable[EventLine], n: int) -> list[BriefEvent]:
    """Events without what follows from the update and from the event before."""
    out: list[BriefEvent] = []
    before: EventLine | None = None
    for line in lines:
        out.append(_event(line, before, n))
        before = line
    return out


def _event(line: EventLine, before: EventLine | None, n: int) -> BriefEvent:
    event = BriefEvent(line.sentence, line.kind, line.rule, line.facts, n=None if line.n == n else line.n)
    if before is None:
        return event
    old = before.facts
    same = [name for name, value in line.facts.items() if name in old and old[name] == value]
    event.facts = {name: value for name, value in line.facts.items() if name not in same}
    event.same = True if same and old.keys() <= line.facts.keys() else same
    if (line.kind, line.rule) == (before.kind, before.rule):
        event.kind = event.rule = ""
    return event
