"""How oracles read positions and events, and how games are played under their eyes.

An oracle reckons from the rulebook and the data files alone what the game reckons with its rules; here is only what a
position says by itself. `watch` plays a match and shows every action and every event, with the position as it was then,
to some oracles, which note what they find wrong:

    class Frugal(Oracle):
        def told(self, moment: Moment) -> None:
            if moment.event.kind == "taxes":
                self.expect(moment, "6.1", moment.event.facts["talents"] >= 0, "nobody is taxed below nothing")

    assert watch(match, [Frugal()], decisions=200, choose=at_random(7)) == []
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from functools import cache
from typing import Any, Final, NamedTuple
from unittest.mock import patch

from romanum.bots import Chair, make_bot
from romanum.engine.event import Event
from romanum.engine.match import Match
from romanum.engine.position import Position
from romanum.games.imperium.data.cities import CITY_AT, CITY_PLACE, CITY_STRENGTH
from romanum.games.imperium.data.hexes import PLACE, PROVINCE
from romanum.games.imperium.data.loader import read
from romanum.games.imperium.data.provinces import PROVINCES
from romanum.games.imperium.data.units import KIND_IDS
from romanum.games.imperium.rules.common.powers import power_id
from romanum.games.imperium.state.layout import FORT_FACTS, IN_FORCE, SEATS, SIEGE_FACTS
from romanum.games.imperium.state.position import LISTED, NEUTRAL, NOBODY, NONE, POWER_COUNT, RomanWorld
from romanum.games.imperium.state.rosters import LETTER

from ..builder import GAME

World = RomanWorld


# ---- units (2.6, 2.7.1)


class Unit(NamedTuple):
    """One counter: what is printed on it, its class, and how well it fights."""

    type: str
    cls: str
    strength: int
    cer: str
    new: bool
    ma: int
    half_le: int
    missile: bool
    points: int
    """Supply points of a train."""

    @property
    def foot(self) -> bool:
        """Infantry, heavy or light."""
        return self.cls in ("legion", "civilized", "barbarian", "light-infantry")

    @property
    def horse(self) -> bool:
        """Cavalry, heavy or light."""
        return self.cls in ("heavy-cavalry", "light-cavalry")

    @property
    def heavy(self) -> bool:
        """2.7a: legion sized land units."""
        return self.cls in ("legion", "civilized", "barbarian", "heavy-cavalry")

    @property
    def fights(self) -> bool:
        """On land."""
        return self.foot or self.horse


def _unit(kind: str) -> Unit:
    rows = {row.id: row for row in read().tables.unit}
    name = max((row for row in rows if kind == row or kind.startswith(row + "-")), key=len)
    row, rest = rows[name], kind[len(name) :].split("-")[1:]
    new = "new" in rest
    cer = rest[0].upper() if rest and rest[0] in ("a", "b", "c") else "D"
    points = int(rest[0]) if row.class_ == "train" else 0
    strength = row.unseasoned if new else row.strength
    return Unit(name, row.class_, strength, cer, new, row.ma, row.half_le, row.missile, points)


UNIT: Final = {letter: _unit(kind) for letter, kind in zip(LETTER, KIND_IDS, strict=True)}


def units_in(g: World, stack: int) -> list[Unit]:
    """The counters of a stack."""
    return [UNIT[letter] for letter in g.units[stack]]


def half_le(g: World, unit: Unit) -> int:
    """2.7.1, 31: a reformed legion is one half."""
    return 1 if unit.cls == "legion" and in_force(g, "31") else unit.half_le


# ---- places


def stacks_at(g: World, place: int) -> list[int]:
    """The stacks in a place, on land and water alike."""
    return [stack for stack, there in enumerate(g.at) if there == place]


def is_fleet(g: World, stack: int) -> bool:
    """Whether it is a stack of ships, with whoever is aboard."""
    return any(UNIT[letter].cls == "fleet" for letter in g.units[stack])


def leaders_in(g: World, stack: int) -> list[int]:
    """The leaders of a stack who are nobody's captives."""
    return [leader for leader, where in enumerate(g.leader_in) if where == stack and g.captor[leader] == NOBODY]


def province_at(place: int) -> Any:
    """The entry of the Province of a land place."""
    return PROVINCES[PROVINCE[place]]


def has_roads(g: World, place: int) -> bool:
    """11.1, by the period."""
    return bool(province_at(place).roads[g.setting.period] == "Y")


def is_cultivated(g: World, place: int) -> bool:
    """11.2, by the period."""
    return bool(province_at(place).cultivation[g.setting.period] == "C")


def is_winter(g: World, place: int) -> bool:
    """9.1: where the sun always shines there is none."""
    return g.winter and not (PROVINCE[place] != NONE and province_at(place).sun)


def city_in(g: World, place: int) -> int:
    """The city of a place that exists in this scenario and has not been razed."""
    city = CITY_AT[place]
    exists = city != NONE and CITY_STRENGTH[g.setting.column][city] != NONE and not g.razed >> city & 1
    return city if exists else NONE


def sieges(g: World) -> dict[int, tuple[int, ...]]:
    """By place: months, since when, what a fort has lost."""
    rows = [g.sieges[at : at + SIEGE_FACTS] for at in range(0, len(g.sieges), SIEGE_FACTS)]
    return {row[0]: tuple(row[1:]) for row in rows}


def forts(g: World, place: int) -> list[tuple[int, int]]:
    """Power and level of every finished fort in a place."""
    rows = [g.forts[at : at + FORT_FACTS] for at in range(0, len(g.forts), FORT_FACTS)]
    return [(row[1], row[2]) for row in rows if row[0] == place and row[2]]


# ---- powers


def in_force(g: World, section: str) -> bool:
    """2.4: whether a section that does not always apply is played."""
    return bool(g.rules & IN_FORCE[section])


def side(g: World, power: int) -> int:
    """5.2: the player on whose side a power is; a neutral is a side of its own."""
    return SEATS + power if g.bond[power] == NEUTRAL or g.chief[power] == NOBODY else g.chief[power]


def friends(g: World, power: int, other: int) -> bool:
    """5.2.1, 5.8."""
    a, b = side(g, power), side(g, other)
    return a == b or (a < SEATS and b < SEATS and bool(g.allies[a] >> b & 1))


@cache
def _powers(scenario: int, seats: int) -> dict[str, int]:
    g = World(scenario=scenario, seats=seats)
    numbers = (*range(len(g.setting.powers)), *range(LISTED, POWER_COUNT), NOBODY)
    return {power_id(g, power): power for power in numbers}


def power_of(g: World, name: str) -> int:
    """A power as events call it."""
    return _powers(g.scenario, g.seats)[name]


def place_of(name: str) -> int:
    """A place as events call it."""
    return PLACE[name]


# ---- watching


class Moment(NamedTuple):
    """An event, with the position as it is now, as it was at the event before, and as it was before the action."""

    seat: int
    action: str
    start: World
    before: World
    g: World
    event: Event

    def fact(self, name: str) -> Any:
        """One of its facts, a secret one too."""
        return self.event.facts.get(name, self.event.secret.get(name))

    @property
    def place(self) -> int:
        """Where it happens."""
        return place_of(self.fact("place"))

    @property
    def power(self) -> int:
        """Whom it is about."""
        return power_of(self.g, self.fact("power"))


class Deed(NamedTuple):
    """An action that was played, with the positions before and after it and what was told meanwhile."""

    seat: int
    action: str
    start: World
    g: World
    events: tuple[Event, ...]


class Oracle:
    """Looks at a game; `faults` is what it has found wrong, a line each."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.seen: dict[str, int] = {}
        """By rule: how often something was reckoned."""

    def hooks(self) -> AbstractContextManager[Any]:
        """What it listens to besides events while a game is played."""
        return nullcontext()

    def told(self, moment: Moment) -> None:
        """Something happened."""

    def done(self, deed: Deed) -> None:
        """An action was played to its end."""

    def expect(self, at: Moment | Deed, rule: str, holds: bool, what: str) -> None:
        """Note a fault unless something holds."""
        self.seen[rule] = self.seen.get(rule, 0) + 1
        if not holds:
            event = f" [{at.event.kind} {at.event.facts}]" if isinstance(at, Moment) else ""
            head = f"scenario {at.g.scenario}, month {at.g.month}"
            self.faults.append(f"{rule}: {what}; {head}, seat {at.seat}: {at.action}{event}")


Choose = Callable[[Match[World], int], Any]


def at_random(seed: int) -> Choose:
    """Anybody does anything, but nobody makes peace: there would be nothing to see."""
    rng = random.Random(seed)

    def choose(match: Match[World], seat: int) -> Any:
        options = match.decision(seat).options
        return rng.choice([option for option in options if option.text != "propose-peace"] or options)

    return choose


EAGER: Final = (
    "attack",
    "assault",
    "besiege",
    "intercept",
    "retreat",
    "enter-siege",
    "stand",
    "overrun",
    "force-march",
)
"""What those who look for a fight rather do than anything else."""


def warlike(seed: int) -> Choose:
    """At random too, but eager to meet others and to fight them."""
    rng = random.Random(seed)
    plainly = at_random(seed)

    def choose(match: Match[World], seat: int) -> Any:
        options = match.decision(seat).options
        eager = [option for option in options if option.text.split()[0] in EAGER]
        if eager and rng.random() < 0.7:
            return rng.choice(eager)
        g = match.position
        foreign = {place for place, power in zip(g.at, g.whose, strict=True) if place >= 0 and g.chief[power] != seat}
        foreign |= {CITY_PLACE[city] for city, power in enumerate(g.city_of) if power >= 0 and g.chief[power] != seat}
        meeting = [o for o in options if o.text.startswith("to ") and PLACE.get(o.text[3:]) in foreign]
        return rng.choice(meeting) if meeting and rng.random() < 0.8 else plainly(match, seat)

    return choose


def by_bots(name: str, seats: int) -> Choose:
    """Bots of one kind in all seats."""
    bots = [make_bot(name, seed=seat) for seat in range(seats)]
    return lambda match, seat: bots[seat].choose(Chair(match, seat))


@contextmanager
def _heard(hear: Callable[[World, Event], None]) -> Iterator[None]:
    """Every event is heard in the moment in which it is told."""
    tell = Position.tell

    def told(g: World, kind: str, rule: str, /, **facts: Any) -> None:
        tell(g, kind, rule, **facts)
        if g.log is not None:
            hear(g, g.log[-1])

    with patch.object(Position, "tell", told):
        yield


def watch(match: Match[World], oracles: Sequence[Oracle], decisions: int, choose: Choose) -> list[str]:
    """Play so many decisions; what the oracles found wrong."""
    with ExitStack() as listening:
        for oracle in oracles:
            listening.enter_context(oracle.hooks())
        _play(match, oracles, decisions, choose)
    return [fault for oracle in oracles for fault in oracle.faults]


def _play(match: Match[World], oracles: Sequence[Oracle], decisions: int, choose: Choose) -> None:
    for _ in range(decisions):
        if match.over:
            break
        seat = match.pending[0]
        option = choose(match, seat)
        start, text = match.position.copy(), str(getattr(option, "text", option))
        last = [start]
        begun = len(match.events)

        def hear(
            g: World, event: Event, seat: int = seat, text: str = text, start: World = start, last: list[World] = last
        ) -> None:
            moment = Moment(seat, text, start, last[0], g, event)
            for oracle in oracles:
                oracle.told(moment)
            last[0] = g.copy()

        with _heard(hear):
            match.play(seat, option)
        deed = Deed(seat, text, start, match.position, tuple(match.events[begun:]))
        for oracle in oracles:
            oracle.done(deed)


def new_match(scenario: str, players: int, seed: int, **options: Any) -> Match[World]:
    """A match to be watched: nothing is hidden unless told, so that events tell all."""
    return GAME.new(scenario, players, seed=seed, options={"limited_intelligence": False, **options})
