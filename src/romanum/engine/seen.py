"""Seen in play: moments of recorded games in which a rule spoke.

Some records stand in a game's folder `seen/`, and beside them `index.json`: for each rule a few events that cite it, or
actions that answered a question of it, each with the number of the action. A script makes both from the recorded games
of the tests (`tests/games/make_seen.py`), and a test plays the records and finds everything where the index says it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

import msgspec

from romanum.engine.event import Event

if TYPE_CHECKING:
    from romanum.engine.game import Game
    from romanum.engine.match import Match

FOLDER: Final = "seen"
INDEX: Final = "index.json"
NAME: Final = re.compile(r"[a-z0-9-]+")
"""What the name of a record looks like."""
MOST: Final = 3
"""Moments of a rule that are kept, at most."""


class Moment(msgspec.Struct, frozen=True):
    """An event that cites a rule: in which record, after how many of its actions, and what everybody may know of it.

    Without a kind it is an action: `seat` and `action` are its facts.
    """

    record: str
    n: int
    kind: str = ""
    facts: dict[str, Any] = {}


class Recorded(msgspec.Struct, frozen=True):
    """A record that can be looked at."""

    scenario: str
    seats: int
    actions: int


class Seen(msgspec.Struct, frozen=True):
    """All there is to look at in a game, by record and by rule."""

    records: dict[str, Recorded] = {}
    moments: dict[str, list[Moment]] = {}


def read_seen(game: Game[Any]) -> Seen:
    """What has been seen of a game's rules; nothing in a game without records."""
    file = game.folder / FOLDER / INDEX
    return msgspec.json.decode(file.read_bytes(), type=Seen) if file.is_file() else Seen()


def read_record(game: Game[Any], name: str) -> str:
    """The text of a record that can be looked at; `LookupError` if there is none of that name."""
    if not NAME.fullmatch(name) or name not in game.seen.records:
        raise LookupError(f"{game.id} has no record {name!r} to look at")
    return (game.folder / FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def sentence(game: Game[Any], moment: Moment) -> str:
    """What happened, in the language that is spoken."""
    if not moment.kind:
        deed = game.plain_label(game.vocabulary.read(moment.facts["action"]))
        return f"{game.seat_in_words(moment.facts['seat'])}: {deed}"
    return game.words.say(f"event-{moment.kind}", moment.facts)


def spoken(match: Match[Any]) -> Iterator[tuple[str, Moment]]:
    """The rules that spoke in a match, one after another: in events, and in questions that were answered."""
    begun = [*(past.events for past in match.history), len(match.events)]
    told = match.events_for(None)
    yield from _told(told[: begun[0]], 0)
    for n, past in enumerate(match.history, 1):
        rule = str(past.before.stack[-1].rule)
        yield rule, Moment("", n, "", {"seat": match.names[past.seat].partition(" (")[0], "action": past.text})
        yield from _told(told[begun[n - 1] : begun[n]], n)


def _told(events: list[Event], n: int) -> Iterator[tuple[str, Moment]]:
    for event in events:
        for rule in dict.fromkeys((event.rule, *_cited(event.facts))):
            yield rule, Moment("", n, event.kind, event.facts)


def _cited(facts: dict[str, Any]) -> Iterator[str]:
    """The rules of the modifiers that an event lists."""
    for value in facts.values():
        for one in value if isinstance(value, list) else ():
            if isinstance(one, dict) and isinstance(one.get("rule"), str):
                yield one["rule"]
