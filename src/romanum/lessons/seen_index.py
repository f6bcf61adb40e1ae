"""The moments seen in play: made from recorded games, and held against them.

    python -m romanum.lessons.seen_index GAME RECORDS

Of the finished games in the folder RECORDS those are chosen, one after another, in which most rules speak that spoke in
none before; games between bots come before random ones. They are copied into the folder of the game, with an index of
the moments. Whoever records games anew runs this too.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

import romanum
from romanum.engine.event import Event
from romanum.engine.folder.rule_moments import FOLDER, INDEX, MOST, Moment, Recorded, Seen
from romanum.engine.game import Game
from romanum.engine.match import Match
from romanum.engine.record import Record, replay

RECORDS: Final = 5
"""Records of a game that are kept."""
LIKED: Final = 1.6
"""A game between bots is liked as much as a random one in which so many times the rules speak."""
MANY: Final = 50
"""Of so many rules a whole game has moments; of half of them, if it has fewer than twice as many."""
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


def make(game: Game[Any], records: Path) -> str:
    """Choose, copy and write; what came of it, in a line."""
    texts = {path.stem: path.read_text(encoding="utf-8") for path in sorted(records.glob("*.txt"))}
    replayed = ((name, replay(Record.read(text), lambda _: game)) for name, text in texts.items())
    matches = {name: match for name, match in replayed if match.over}
    told = {name: moments(name, match) for name, match in matches.items()}
    names = chosen(told)
    kept = {n: Recorded(matches[n].scenario, matches[n].seats, len(matches[n].history)) for n in names}
    found = Seen(kept, together(names, told))
    folder = Path(str(game.folder)) / FOLDER
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.txt"):
        old.unlink()
    for name in names:
        (folder / f"{name}.txt").write_text(texts[name], encoding="utf-8")
    text = msgspec.json.encode(found, order="sorted").replace(b'],"', b'],\n"')
    (folder / INDEX).write_bytes(text + b"\n")
    return f"{game.id}: {len(found.moments)} of {len(game.rules)} rules in {', '.join(names)}"


def lacking(game: Game[Any]) -> list[str]:
    """What is missing or untrue of the moments that a whole game has, one line each."""
    known, few = len(game.seen.moments), min(MANY, len(game.rules) // 2)
    if not game.seen.records:
        return ["seen/: no recorded games; python -m romanum.lessons.seen_index GAME RECORDS makes it of some"]
    found = [] if known >= few else [f"seen/{INDEX}: moments of {known} rules, and {few} at least are wanted"]
    return found + _untrue(game) + _untold(game)


def _untrue(game: Game[Any]) -> list[str]:
    """The records are played again, and everything is looked for where the index says it is."""
    faults, there = [], dict[tuple[str, str], list[Moment]]()
    for name, about in game.seen.records.items():
        match = replay(Record.read(game.seen_record(name)), lambda _: game)
        if (match.scenario, match.seats, len(match.history), match.over) != (*_numbers(about), True):
            faults.append(f"seen/{name}.txt: not as long as the index says, or not over")
        for rule, moment in spoken(match):
            there.setdefault((name, rule), []).append(moment)
    for rule, own in game.seen.moments.items():
        if rule not in game.rules or not 0 < len(own) <= MOST:
            faults.append(f"seen/{INDEX}: {rule}: no such rule, or not one to {MOST} moments")
        for one in own:
            met = there.get((one.record, rule), [])
            if not any((m.n, m.kind, m.facts) == (one.n, one.kind, one.facts) for m in met):
                faults.append(f"seen/{INDEX}: {rule}: nothing of the kind after action {one.n} of {one.record}")
    return faults


def _numbers(about: Recorded) -> tuple[str, int, int]:
    return about.scenario, about.seats, about.actions


def _untold(game: Game[Any]) -> list[str]:
    """Moments that nobody has a sentence for."""
    told = [(rule, game.seen_sentence(one)) for rule, own in game.seen.moments.items() for one in own]
    return [f"seen/{INDEX}: {rule}: no sentence" for rule, said in told if not said or said.startswith("event-")]


if __name__ == "__main__":
    print(make(romanum.game(sys.argv[1]), Path(sys.argv[2])))
