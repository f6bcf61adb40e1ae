"""Roles of events: what a game promises to logs, reports and tables of luck that do not know it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from math import sqrt
from typing import Any, Final, NamedTuple

from romanum.engine.conformance.sample import Sample, where
from romanum.engine.event import Event
from romanum.engine.event_roles import BATTLES, DICE_FACTS, Battle, Role, Roll, Score, Turn
from romanum.engine.game import Game
from romanum.engine.match import Match

FAIR: Final = 5
"""So many standard deviations from what was to be expected, and a chance is not what the event says."""

NUMBERED_FROM_0: Final = 10
"""A die with so many faces shows 0 to 9."""


class Cast(NamedTuple):
    """A roll: what was to be expected of it, what came, and how far apart the two may well be."""

    chance: float
    won: float
    variance: float


def roles_hold(sample: Sample) -> int:
    """Roles and topics name events that there are, and events of random games have the facts their roles say.

    Whoever rolls dice says so, turns that pass are told, names are known, and chances are those of the dice.
    """
    game, met = sample.game, 0
    _named(game)
    luck: defaultdict[str, list[Cast]] = defaultdict(list)
    for number in range(sample.games):
        match = sample.play(number)
        _turns_are_told(match)
        for event in match.events:
            _dice_are_told(game, event)
            for role in game.roles.get(event.kind, ()):
                _facts_are_there(game, event, role)
                met += 1
                luck[event.kind] += _casts(role, event.facts)
    for kind, casts in luck.items():
        _fair(game, kind, casts)
    return met


def _named(game: Game[Any]) -> None:
    """Every kind and every heading has its words, and there are turns."""
    topics = [kind for kinds in game.topics.values() for kind in kinds]
    unknown = sorted({kind for kind in (*game.roles, *topics) if not game.words.has(f"event-{kind}")})
    assert not unknown, f"{game.id}: no such events: {', '.join(unknown)}"
    tips = {name.removeprefix("tip-") for name in game.words.patterns("tip-") if "." not in name}
    assert tips <= game.steps.keys(), f"{game.id}: tips for no step: {', '.join(sorted(tips - game.steps.keys()))}"
    roles = [role for found in game.roles.values() for role in found]
    words = game.words.patterns("topic-", "luck-")
    headings = [f"luck-{role.of}" for role in roles if isinstance(role, Roll) and role.of]
    wanted = [*(f"topic-{one}" for one in game.topics), *headings, *(f"{one}.counted" for one in headings)]
    assert not set(wanted) - words.keys(), f"{game.id}: no words {sorted(set(wanted) - words.keys())}"
    assert any(isinstance(role, Turn) for role in roles), f"{game.id}: no event is the beginning of a turn"
    fights = any(isinstance(role, Battle) for role in roles)
    assert not fights or BATTLES in game.topics, f"{game.id}: there are battles, but no topic of them"


def _turns_are_told(match: Match[Any]) -> None:
    """Every turn that was begun in a match has its event."""
    game = match.game
    passed = game.turn(match.position) - game.turn(match.history[0].before)
    roles = [role for event in match.events for role in game.roles.get(event.kind, ())]
    told = sum(isinstance(role, Turn) for role in roles)
    assert told >= passed, f"{where(match)}: {passed} turns began, and {told} were told"


def _dice_are_told(game: Game[Any], event: Event) -> None:
    rolls = [role for role in game.roles.get(event.kind, ()) if isinstance(role, Roll)]
    told = {fact for role in rolls for fact in role.dice}
    forgotten = sorted(DICE_FACTS & {*event.facts, *event.secret} - told)
    assert not forgotten, f"{game.id}: the event {event.kind} tells {', '.join(forgotten)}, but has no such roll"


def _facts_are_there(game: Game[Any], event: Event, role: Role) -> None:
    what = f"{game.id}: the event {event.kind} as {type(role).__name__.lower()}"
    missing = [fact for fact in role.facts() if fact not in event.facts]
    assert not missing, f"{what} has no {', '.join(missing)}"
    for field in ("place", "side", "enemy"):
        fact = getattr(role, field, "")
        if fact and event.facts[fact] != "":
            assert event.facts[fact] in game.names, f"{what}: {event.facts[fact]!r} has no name"
    if isinstance(role, Roll):
        _dice_have_faces(what, event.facts, role)
    if isinstance(role, Score):
        assert isinstance(event.facts[role.points], int), f"{what}: points {event.facts[role.points]!r}"


def _dice_have_faces(what: str, facts: Mapping[str, Any], role: Roll) -> None:
    told = facts.get("faces", 0)
    for fact in role.dice:
        dice = facts[fact] if isinstance(facts[fact], list) else [facts[fact]]
        for k, die in enumerate(dice):
            faces = told or role.faces[min(k, len(role.faces) - 1)]
            least = 0 if faces == NUMBERED_FROM_0 else 1
            assert least <= die < least + faces, f"{what}: {die} on a die of {faces}"


def _casts(role: Role, facts: Mapping[str, Any]) -> Iterator[Cast]:
    """The roll, if it counts. An amount may be as far from its mean as it was; yes or no as chance has it."""
    if isinstance(role, Roll) and role.chance and facts[role.chance] is not None:
        won, chance = role.won(facts), facts[role.chance]
        if won is not None:
            amount = not isinstance(facts[role.got], bool | str)
            yield Cast(chance, won, (won - chance) ** 2 if amount else chance * (1 - chance))


def _fair(game: Game[Any], kind: str, casts: list[Cast]) -> None:
    """Nothing comes that could not, and all together the dice bring what was to be expected, as chance has it."""
    assert all(cast.chance or not cast.won for cast in casts), f"{game.id}: {kind} came without a chance"
    spread, more = sqrt(sum(cast.variance for cast in casts)), sum(cast.won - cast.chance for cast in casts)
    assert abs(more) <= FAIR * spread + 1, (
        f"{game.id}: {len(casts)} rolls of {kind} brought {more:+.1f} more than their chances"
    )
