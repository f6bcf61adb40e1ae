"""Games that are watched: every action with the position before and after it, and at each event as it is told."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from romanum.bots import Chair, make_bot
from romanum.engine.dice import FastDice
from romanum.engine.event import Event
from romanum.engine.match import Match
from romanum.games.imperium.data.hexes import GRID, HEX, PLACE, PLACE_IDS
from romanum.games.imperium.data.provinces import PROVINCES
from romanum.games.imperium.data.settings import SCENARIOS, setting
from romanum.games.imperium.rules.common.powers import power_id
from romanum.games.imperium.state.position import LISTED, MOBILIZATION, NAVAL, PLAYERS, POWER_COUNT, RomanWorld
from romanum.games.imperium.state.rosters import FLEETS

from ...builder import GAME, Table
from .. import moments as reading

BEGIN = "(begins)"
"""What stands for the action before the first."""
NEVER = ("discreet", "limited_intelligence")
EVERYTHING = {option.id: True for option in GAME.options if not option.choices and option.id not in NEVER}


@dataclass(frozen=True)
class Moment:
    """An event, and the position as it stood when it was told."""

    event: Event
    g: RomanWorld

    @property
    def kind(self) -> str:
        """What happened; the same for those who are in the secret."""
        return self.event.kind.removesuffix("-known")

    def __getitem__(self, fact: str) -> Any:
        """A fact of the event, secret or not."""
        return self.event.secret.get(fact, self.event.facts.get(fact))

    def power(self, fact: str = "power") -> int:
        """The number of a power that the event names."""
        return numbers(self.g)[self[fact]]

    def place(self, fact: str = "place") -> int:
        """The number of a place that the event names."""
        return PLACE[self[fact]]


class Span(NamedTuple):
    """An action and all that came of it, until somebody was asked again."""

    number: int
    seat: int
    text: str
    before: RomanWorld
    moments: tuple[Moment, ...]
    after: RomanWorld

    def all(self, *kinds: str) -> Iterator[Moment]:
        """The events of some kinds."""
        return (moment for moment in self.moments if moment.kind in kinds)

    def steps(self, *kinds: str) -> Iterator[tuple[RomanWorld, Moment]]:
        """The events of some kinds, or all, each with the position as it was when the event before was told."""
        before = self.before
        for moment in self.moments:
            if not kinds or moment.kind in kinds:
                yield before, moment
            before = moment.g


Oracle = Callable[[Span], Iterator[str]]
"""Says what of an action is not as the rulebook has it."""


Player = Callable[["Watched", int, random.Random], Any]
"""Picks what a seat does."""


def numbers(g: RomanWorld) -> Mapping[str, int]:
    """The powers of a match by what events call them."""
    return _numbers(g.scenario, g.seats)


@cache
def _numbers(scenario: int, seats: int) -> Mapping[str, int]:
    shown = RomanWorld(scenario=scenario, seats=seats)
    powers = (-1, *range(len(setting(scenario, seats).powers)), *range(LISTED, POWER_COUNT))
    return {power_id(shown, power): power for power in powers}


class _Told(list[Event]):
    """A log that keeps the position of each event."""

    def __init__(self, look: Callable[[], RomanWorld]) -> None:
        super().__init__()
        self.look = look
        self.moments: list[Moment] = []

    def append(self, event: Event) -> None:
        super().append(event)
        self.moments.append(Moment(event, self.look().copy()))

    def taken(self) -> tuple[Moment, ...]:
        """What was told since one last looked."""
        found, self.moments = tuple(self.moments), []
        return found


class Watched(Match[RomanWorld]):
    """A match whose log keeps positions."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.events = self.told = _Told(lambda: self.position)


class Plan(NamedTuple):
    """A game to be watched."""

    scenario: int
    players: int
    seed: int
    optional: bool = False
    bot: str = ""
    """Who plays; nobody: dice do."""
    mood: str = ""
    """How those play who play by dice: `corsairs` seek each other at sea and let the land be, the `warlike` look for a
    fight on land, `recruits` write long sheets for areas that they share, the `idle` let time go by."""
    actions: int = 300

    def __str__(self) -> str:
        who = self.bot or self.mood or "random"
        return f"{self.scenario}-{self.players}-{self.seed}-{who}{'-optional' * self.optional}"


def spans(plan: Plan) -> Iterator[Span]:
    """A game, action by action. Nobody who plays by dice makes peace, or there would be nothing to see."""
    options = {**(EVERYTHING if plan.optional else {}), "limited_intelligence": False}
    scenario = SCENARIOS[plan.scenario - 1].id
    match = Watched.begin(GAME, scenario, plan.players, GAME.settings(options), FastDice.seeded(plan.seed))
    assert isinstance(match, Watched)
    choices = random.Random(plan.seed)
    bots = [make_bot(plan.bot, seed=seat) for seat in range(plan.players)] if plan.bot else []
    play = player_of(plan)
    before = GAME.setup(scenario, plan.players, GAME.settings(options), FastDice.seeded(plan.seed))
    yield Span(0, -1, BEGIN, before, match.told.taken(), match.position.copy())
    for number in range(1, plan.actions + 1):
        if match.over:
            return
        before = match.position.copy()
        if bots:
            seat = match.pending[0]
            action = bots[seat].choose(Chair(match, seat))
        else:
            seat = choices.choice(match.pending)
            action = play(match, seat, choices)
        match.play(seat, action)
        yield Span(number, seat, action.text, before, match.told.taken(), match.position.copy())


def player_of(plan: Plan) -> Player:
    """Who plays by dice in such a mood."""
    fights = reading.warlike(plan.seed)
    players: dict[str, Player] = {"corsairs": _as_corsair, "recruits": _as_recruiter, "idle": _as_idler}
    players["warlike"] = lambda match, seat, _: fights(match, seat)
    return players.get(plan.mood, _by_verb)


def _by_verb(match: Watched, seat: int, choices: random.Random) -> Any:
    """A verb, and then something that can be done with it, so that what has few options is done as often."""
    options = [one for one in match.decision(seat).options if one.text != "propose-peace"]
    options = options or list(match.decision(seat).options)
    if choices.random() < 0.5:
        return choices.choice(options)
    verbs = sorted({one.text.split()[0] for one in options})
    verb = choices.choice(verbs)
    return choices.choice([one for one in options if one.text.split()[0] == verb])


def _as_corsair(match: Watched, seat: int, choices: random.Random) -> Any:
    """Towards the nearest ships of others, and at them; on land one mostly has done."""
    options, g = match.decision(seat).options, match.position
    found = {one.text.split()[0]: one for one in options}
    for verb in ("sail-against", "engage", "sail-out"):
        if verb in found and choices.random() < 0.8:
            return found[verb]
    steps = [one for one in options if one.text.startswith("to ")]
    if g.phase == NAVAL and steps and choices.random() < 0.85:
        others = [place for s, place in enumerate(g.at) if place >= 0 and _is_prey(g, s, seat)]
        if others:
            return min(steps, key=lambda one: _nearest(PLACE[one.text.split()[1]], others))
    if g.phase == PLAYERS and "done" in found and choices.random() < 0.8:
        return found["done"]
    sails = [one for one in options if one.text.split()[0] in ("sail", "muster", "lay", "embark-all", "land")]
    if sails and choices.random() < 0.7:
        return choices.choice(sails)
    return _by_verb(match, seat, choices)


def _as_recruiter(match: Watched, seat: int, choices: random.Random) -> Any:
    """All the units that can be paid for, in areas that others share; everything else is over soon."""
    options, g = match.decision(seat).options, match.position
    ends = [one for one in options if one.text in ("done", "pass")]
    if g.phase != MOBILIZATION or (ends and choices.random() < 0.04):
        return choices.choice(ends or options)
    raises = [one for one in options if one.text.split()[0] == "raise"]
    if raises and choices.random() < 0.9:
        return choices.choice(raises)
    shared = [one for one in options if one.text.startswith("muster ") and _is_shared(g, one.text.split()[1])]
    return choices.choice(shared or raises or ends or options)


def _as_idler(match: Watched, seat: int, choices: random.Random) -> Any:
    """Nothing, if that can be done."""
    options = match.decision(seat).options
    return choices.choice([one for one in options if one.text in ("done", "pass")] or options)


def _is_shared(g: RomanWorld, province: str) -> bool:
    """Whether several players have provinces of its area."""
    area = next(row.area for row in PROVINCES if row.id == province)
    lords = {g.lord[number] for number, row in enumerate(PROVINCES) if area and row.area == area}
    return len({g.chief[lord] for lord in lords if lord >= 0}) > 1


def _is_prey(g: RomanWorld, stack: int, seat: int) -> bool:
    """Ships of another player's."""
    ships = any(letter in FLEETS for letter in g.units[stack])
    return ships and g.chief[g.whose[stack]] not in (seat, -1)


def _nearest(place: int, others: list[int]) -> int:
    return min(GRID.distance(HEX[place], HEX[other]) for other in others)


def at_table(t: Table, *deeds: Callable[[], object]) -> Iterator[Span]:
    """What is done at a table with a position that was built, deed by deed."""
    t.g.log = log = _Told(lambda: t.g)
    for number, deed in enumerate(deeds, 1):
        before = t.g.copy()
        deed()
        yield Span(number, -1, "", before, log.taken(), t.g.copy())


def show(oracle: reading.Oracle, span: Span) -> list[str]:
    """Let an oracle of the other kind see an action; what it finds wrong."""
    for before, moment in span.steps():
        oracle.told(reading.Moment(span.seat, span.text, span.before, before, moment.g, moment.event))
    oracle.done(reading.Deed(span.seat, span.text, span.before, span.after, tuple(m.event for m in span.moments)))
    found, oracle.faults = oracle.faults, []
    return found


def complaints(plan: Plan, *oracles: Oracle) -> list[str]:
    """All that oracles have to say against a game."""
    found = []
    for span in spans(plan):
        for oracle in oracles:
            found += [f"{plan} {span.number} {span.text!r}: {what}" for what in oracle(span)]
    return found


def place_name(place: int) -> str:
    """A place as it is written."""
    return PLACE_IDS[place] if place >= 0 else str(place)
