"""Moments of Ultimus Romanorum from which a story can begin.

They are not kept but found anew: games are played hastily, with the same dice and choices every time, until one comes
to such a moment. So no change of a rule or of a number breaks them.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final, NamedTuple

import romanum
from romanum.engine.event import Event
from romanum.engine.match import Match
from romanum.games.ultimus.state.position import BARBARIAN, ROMAN

SEEDS: Final = 400
ACTIONS: Final = 260


class LateMoment(NamedTuple):
    """A record that ends where a seat is asked, and what it is to do there."""

    text: str
    seat: int
    actions: tuple[str, ...] = ()


class Deed(NamedTuple):
    """An action of a game and what came of it at once."""

    match: Match[Any]
    number: int
    step: str
    camp: int
    actions: tuple[str, ...]
    """This one and those before it, the newest last."""
    events: tuple[Event, ...]

    def tells(self, *kinds: str) -> bool:
        """Whether all of these happened."""
        return set(kinds) <= {event.kind for event in self.events}

    def before(self, back: int = 1) -> LateMoment:
        """The game before the last so many actions."""
        match = romanum.replay(self.match.record.write()).at(self.number - back)
        return LateMoment(match.record.write(), match.pending[0], self.actions[-back:])


def hasty(options: list[str], rng: random.Random, haste: float) -> str:
    """Mostly done with it, sometimes anything."""
    if "done" in options and rng.random() < haste:
        return "done"
    if "pass" in options and rng.random() < 0.5:
        return "pass"
    return rng.choice(options)


def deeds(scenario: str, seed: int, haste: float) -> Iterator[Deed]:
    """A game, action by action."""
    match = romanum.game("ultimus").new(scenario, seed=seed)
    rng = random.Random(seed)
    done: tuple[str, ...] = ()
    roman = 0
    while not match.over and len(done) < ACTIONS:
        seat, told = match.pending[0], len(match.events)
        asked = match.decision(seat)
        camp = ROMAN if seat == roman else BARBARIAN
        action = hasty([option.text for option in asked.options], rng, haste)
        match.play(seat, action)
        done = (*done, action)
        deed = Deed(match, len(done), asked.step, camp, done, tuple(match.events[told:]))
        yield deed
        roman = 1 - roman if deed.tells("camps-swap") else roman


def found(
    scenario: str, wanted: Callable[[Deed], bool], back: int = 1, haste: float = 0.85, near: int = 0
) -> LateMoment:
    """The first of many games that comes to such a deed, before it; the search begins `near` where it ended last."""
    for seed in (near, *range(SEEDS)):
        for deed in deeds(scenario, seed, haste):
            if wanted(deed):
                return deed.before(back)
    raise LookupError(f"no hasty game of {scenario} comes to it")


@cache
def whole_war() -> str:
    """The record of a game that is over, played as hastily as can be."""
    match, rng = romanum.game("ultimus").new("tyrants-of-gaul", seed=1), random.Random(1)
    while not match.over:
        seat = match.pending[0]
        match.play(seat, hasty([option.text for option in match.decision(seat).options], rng, haste=0.9))
    return match.record.write()


@cache
def aetius_at_vienna() -> LateMoment:
    """445, the first Roman sequence: Aetius stands at Vienna with a Palatine unit, a field unit and his guard."""
    return found("scourge-of-god", lambda deed: deed.step == "Movement" and deed.camp == ROMAN)


@cache
def aetius_leads_out() -> LateMoment:
    """Then Aetius has set out, with his guard alone; nobody has been taken along yet, and he may go anywhere."""
    moment = aetius_at_vienna()
    match = romanum.replay(moment.text)
    match.play(moment.seat, "lead aetius")
    return LateMoment(match.record.write(), moment.seat)


@cache
def a_battle() -> LateMoment:
    """Several battles are to be fought; the one that is named is fought at once, nobody evades it."""

    def wanted(deed: Deed) -> bool:
        return deed.step == "CombatStep" and deed.actions[-1].startswith("fight ") and deed.tells("battle")

    return found("scourge-of-god", wanted, haste=0.05)


@cache
def rome_holds_a_plague() -> LateMoment:
    """In the Barbarian's sequence the Roman may let a plague break out."""

    def wanted(deed: Deed) -> bool:
        play = deed.actions[-1] == "play plague-breaks-out"
        theirs = deed.match.position.active == BARBARIAN
        return play and theirs and deed.step == "MomentWindow" and deed.camp == ROMAN

    return found("scourge-of-god", wanted)


@cache
def purple_of_the_west() -> LateMoment:
    """The Barbarian holds Western Usurpation; the leader who is named will be acclaimed."""

    def wanted(deed: Deed) -> bool:
        plays = deed.actions[-2:-1] == ("play western-usurpation",)
        return plays and deed.step == "ChooseUsurper" and deed.tells("usurper") and not deed.tells("puppet")

    return found("scourge-of-god", wanted, back=2)


@cache
def rome_changes_hands() -> LateMoment:
    """The last Roman sequence of a year in which a usurper has won: done, the camps are swapped and he reigns."""

    def wanted(deed: Deed) -> bool:
        last = deed.step == "Movement" and deed.actions[-1] == "done" and deed.camp == ROMAN
        first = sum(event.kind == "camps-swap" for event in deed.match.events) == 1
        won = {e.facts["leader"] for e in deed.events if e.kind == "camps-swap" and e.facts["half"] == "west"}
        reigns = any(event.kind == "augustus" and event.facts["leader"] in won for event in deed.events)
        return last and first and reigns and not deed.tells("battle") and not deed.match.over

    for scenario in ("last-emperors", "scourge-of-god", "maiorianus-and-genseric"):
        try:
            return found(scenario, wanted, near=296)
        except LookupError:
            continue
    raise LookupError("no camps change hands")


ALL: Final = (
    aetius_at_vienna,
    aetius_leads_out,
    a_battle,
    rome_holds_a_plague,
    purple_of_the_west,
    rome_changes_hands,
)
