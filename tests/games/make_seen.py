"""Make the moments seen in play anew: `PYTHONPATH=src:tests python -m games.make_seen`.

Of the finished games that each game's tests have recorded those are chosen, one after another, in which most rules
speak that spoke in none before; games between bots come before random ones. They are copied into the package, with an
index of the moments. Whoever records games anew runs this too.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

import romanum
from romanum.engine.event import Event
from romanum.engine.match import Match
from romanum.engine.seen import FOLDER, INDEX, MOST, Moment, Recorded, Seen
from romanum.games import GAMES

HERE: Final = Path(__file__).parent
PACKAGE: Final = HERE.parents[1] / "src" / "romanum" / "games"
RECORDS: Final = 5
"""Records of a game that are kept."""
LIKED: Final = 1.6
"""A game between bots is liked as much as a random one in which so many times the rules speak."""
Rules = dict[str, list[Moment]]


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


def moments(name: str, match: Match[Any]) -> Rules:
    """By rule, where it spoke: at most one moment for each kind of event, actions last."""
    found: Rules = {}
    for rule, moment in spoken(match):
        own = found.setdefault(rule, [])
        if rule in match.game.rules and all(one.kind != moment.kind for one in own):
            own.append(msgspec.structs.replace(moment, record=name))
    return {rule: sorted(own, key=lambda one: not one.kind)[:MOST] for rule, own in found.items() if own}


def chosen(told: dict[str, Rules]) -> list[str]:
    """The records in which most rules speak, each counted for what it adds."""
    kept: list[str] = []
    known: set[str] = set()
    while len(kept) < RECORDS:
        gains = {
            name: len(set(rules) - known) * (LIKED if "miles" in name else 1)
            for name, rules in told.items()
            if name not in kept
        }
        best = max(gains, key=gains.__getitem__, default="")
        if not best or not gains[best]:
            break
        kept.append(best)
        known |= set(told[best])
    return kept


def together(names: list[str], told: dict[str, Rules]) -> Rules:
    """The moments of a rule from as many records as there are."""
    rules = sorted({rule for name in names for rule in told[name]})
    rounds = ((rule, [told[name].get(rule, []) for name in names]) for rule in rules)
    return {rule: [own[k] for k in range(MOST) for own in rows if k < len(own)][:MOST] for rule, rows in rounds}


def make(game: str) -> None:
    """Choose, copy and write."""
    texts = {path.stem: path.read_text(encoding="utf-8") for path in sorted((HERE / game / "records").glob("*.txt"))}
    replayed = ((name, romanum.replay(text)) for name, text in texts.items())
    matches = {name: match for name, match in replayed if match.over}
    told = {name: moments(name, match) for name, match in matches.items()}
    names = chosen(told)
    records = {n: Recorded(matches[n].scenario, matches[n].seats, len(matches[n].history)) for n in names}
    found = Seen(records, together(names, told))
    folder = PACKAGE / game / FOLDER
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.txt"):
        old.unlink()
    for name in names:
        (folder / f"{name}.txt").write_text(texts[name], encoding="utf-8")
    text = msgspec.json.encode(found, order="sorted").replace(b'],"', b'],\n"')
    (folder / INDEX).write_bytes(text + b"\n")
    print(f"{game}: {len(found.moments)} of {len(romanum.game(game).rules)} rules in {', '.join(names)}")


if __name__ == "__main__":
    for one in sys.argv[1:] or GAMES:
        make(one)
