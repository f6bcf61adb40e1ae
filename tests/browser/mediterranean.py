"""Moments of Pax Romana from which a story can begin.

They are not kept but found anew: games are played in haste towards them, with the same dice and choices every time,
until one comes there. So no change of a rule or of a number breaks them.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

import romanum
from romanum.engine.event import Event
from romanum.engine.match import Match
from romanum.games.pax.data.components import SEATS

GAMES: Final = 200
ACTIONS: Final = 140
NUMBERS_ON_BUTTONS: Final = 6
WAYS_OUT: Final = ("done", "pass", "no", "halt")

Likes = Mapping[str, float]
"""How often somebody does a kind of thing where he can, the first first."""

MARCHING: Final = {"pay": 1, "expansion": 1, "major": 0.9, "ready": 0.95, "to": 0.85}
SAILING: Final = {"pay": 1, "expansion": 1, "major": 0.9, "ready": 0.95, "embark": 0.9, "sail-to": 0.9, "debark": 1}


class SeaMoment(NamedTuple):
    """A match up to where a seat is asked, and what is done there."""

    scenario: str
    game: str
    seed: int
    actions: tuple[tuple[int, str], ...]
    seat: int
    next: tuple[tuple[int, str], ...] = ()

    @property
    def options(self) -> dict[str, Any]:
        """What is not as usual in the match."""
        return {"game": self.game}

    @property
    def match(self) -> Match[Any]:
        """The match as it stands."""
        match = begun(self.scenario, self.game, self.seed)
        for seat, action in self.actions:
            match.play(seat, action)
        return match

    @property
    def text(self) -> str:
        """The record up to here."""
        return self.match.record.write()

    @property
    def deed(self) -> str:
        """What the seat does there."""
        return self.next[0][1]


class Deed(NamedTuple):
    """An action of a game and what came of it at once."""

    match: Match[Any]
    step: str
    seat: int
    pending: tuple[int, ...]
    """Who was asked, together with the one who answered."""
    actions: tuple[tuple[int, str], ...]
    """This one and those before it, the newest last."""
    events: tuple[Event, ...]

    @property
    def verb(self) -> str:
        """What kind of thing was done."""
        return self.actions[-1][1].split()[0]

    def tells(self, kind: str, **facts: object) -> bool:
        """Whether it happened, with these facts."""
        return any(event.kind == kind and facts.items() <= event.facts.items() for event in self.events)


Wanted = Callable[[Deed], bool]


def begun(scenario: str, game: str, seed: int) -> Match[Any]:
    """A match of which nothing has been played."""
    return romanum.game("pax").new(scenario, seed=seed, options={"game": game})


def eager(options: Sequence[str], rng: random.Random, likes: Likes) -> str:
    """What one likes to do, else nothing more, else anything."""
    for verb, share in likes.items():
        liked = [option for option in options if option.split()[0] == verb]
        if liked and rng.random() < share:
            return rng.choice(liked)
    return next((way for way in WAYS_OUT if way in options), None) or rng.choice(options)


def deeds(scenario: str, game: str, seed: int, likes: Likes) -> Iterator[Deed]:
    """A game, action by action."""
    match, rng = begun(scenario, game, seed), random.Random(seed)
    done: tuple[tuple[int, str], ...] = ()
    while not match.over and len(done) < ACTIONS:
        pending, told = match.pending, len(match.events)
        asked = match.decision(pending[0])
        action = eager([option.text for option in asked.options], rng, likes)
        match.play(pending[0], action)
        done = (*done, (pending[0], action))
        yield Deed(match, asked.step, pending[0], pending, done, tuple(match.events[told:]))


def found(
    scenario: str, likes: Likes, wanted: Wanted, *, game: str = "standard", back: int = 1, near: int = 0
) -> SeaMoment:
    """The first of many games that comes to such a deed, before it; the search begins `near` where it ended last."""
    for seed in (near, *range(GAMES)):
        for deed in deeds(scenario, game, seed, likes):
            if wanted(deed):
                before, after = deed.actions[:-back], deed.actions[-back:]
                return SeaMoment(scenario, game, seed, before, after[0][0], after)
    raise LookupError(f"no hasty game of {scenario} comes to it")


# ---- moments


@cache
def four_write_plans() -> SeaMoment:
    """The Manpower Phase of the whole Mediterranean: all four have Talents, and nobody has written anything yet."""
    return found("v", {"pay": 0.5}, lambda deed: deed.step == "ManpowerPlans" and len(deed.pending) == SEATS)


@cache
def an_army_is_met() -> SeaMoment:
    """Somebody marches past an Army; its owner may intercept him, and the dice will let him."""

    def wanted(deed: Deed) -> bool:
        return deed.verb == "ready" and deed.tells("intercepts", success=True) and deed.tells("battle-begins")

    return found("i", {**MARCHING, "intercept": 1}, wanted, back=2, near=18)


@cache
def walls_are_bid_for() -> SeaMoment:
    """A power attacks walls: it and their owner write down in secret what they pay for Siege Expertise."""

    def wanted(deed: Deed) -> bool:
        both = deed.step == "SiegeBids" and len(deed.pending) > 1
        return both and max(deed.match.view(deed.seat)["battle"]["sides"]) < SEATS

    return found("i", {**MARCHING, "use-walls": 1}, wanted, near=27)


@cache
def off_a_hostile_coast() -> SeaMoment:
    """An Army lies off a Port that others hold; once it debarks the Battle begins."""

    def wanted(deed: Deed) -> bool:
        asked_on = deed.match.position.stack[-1].__class__.__name__ == "SpendShifts"
        return deed.verb == "debark" and deed.tells("battle-begins") and asked_on

    return found("iii", SAILING, wanted, near=1)


@cache
def a_fleet_puts_out() -> SeaMoment:
    """Ships alone have left a Port and may go wherever the sea leads."""
    likes = {"pay": 1, "expansion": 1, "major-fleet": 0.95, "ready": 0.95}
    return found("ha", likes, lambda deed: (deed.step, deed.verb) == ("Sail", "halt"))


@cache
def before_a_meeting() -> SeaMoment:
    """The first Activation of the whole Mediterranean is to be paid for, or a Meeting is called."""
    return found("v", {"meeting": 1}, lambda deed: deed.verb == "meeting")


@cache
def a_card_fits() -> SeaMoment:
    """In another's Activation somebody holds Spies, and may look into the hand of whoever is active."""

    def wanted(deed: Deed) -> bool:
        active = deed.match.position.seats[deed.match.position.active]
        spied = deed.tells("spies", power=romanum.game("pax").side(deed.match.position, active))
        return deed.step == "CardWindow" and deed.seat != active and spied

    return found("vii", {"pay": 1, "play": 1}, wanted, game="advanced", near=1)


@cache
def slaves_rise() -> SeaMoment:
    """A Slave Revolt breaks out against one power; another says where."""
    return found("vii", {"pay": 1, "play": 0.9, "name": 1}, lambda d: d.step == "PlaceSlaves", game="advanced", near=9)


@cache
def many_can_be_hired() -> SeaMoment:
    """In an Expansion so many Mercenaries can be paid for that their number is typed and not clicked on."""

    def wanted(deed: Deed) -> bool:
        return deed.verb == "hire" and int(deed.actions[-1][1].split()[1]) > NUMBERS_ON_BUTTONS

    return found("hb", {"pay": 1, "expansion": 1, "hire": 1}, wanted, near=7)


ALL: Final = (
    four_write_plans,
    an_army_is_met,
    walls_are_bid_for,
    off_a_hostile_coast,
    a_fleet_puts_out,
    before_a_meeting,
    a_card_fits,
    slaves_rise,
    many_can_be_hired,
)
