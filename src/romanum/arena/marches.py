"""Marches: who goes which way in a match, and whether he comes back to a place for nothing.

Events that tell of legs (`romanum.engine.event_roles.Leg`) are followed. In a game whose events only tell that
somebody sets out, its `ways` are asked once which of the actions that a step offers are legs. A march lasts as long as
the step that asks for its legs. Whoever has done something on the way, taken somebody aboard, left a garrison or fought
a battle, may well go back from there: his way begins anew.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from romanum.engine.action import Move
from romanum.engine.event import Event
from romanum.engine.event_roles import Battle, Leg
from romanum.engine.game import Game
from romanum.engine.position import Position


class March:
    """One that is under way."""

    __slots__ = ("asks", "back", "places", "seat")

    def __init__(self, seat: int, places: list[str]) -> None:
        self.seat = seat
        self.places = places
        self.asks: type | None = None
        """The kind of step that asks for its legs."""
        self.back = False
        """Whether it has come back to a place."""

    def go(self, place: str) -> bool:
        """One leg on; whether it comes back by it, for the first time."""
        found = not self.back and place in self.places
        self.back |= found
        self.places.append(place)
        return found

    def begin_anew(self) -> None:
        """Something was done where it is."""
        del self.places[:-1]


class Marches:
    """Those of one match. `begun` counts, by seat, those that went anywhere, `back` those that came back to a place."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self._game = game
        self._legs = {kind: role for kind, roles in game.roles.items() for role in roles if isinstance(role, Leg)}
        self._battles = {kind for kind, roles in game.roles.items() if any(isinstance(role, Battle) for role in roles)}
        self._told = any(not leg.starts for leg in self._legs.values())
        self._verbs: dict[type, dict[str, str]] = {}
        """By kind of step: the verbs of its legs, each with the fact that names the place; empty if one stays there."""
        self._under_way: dict[str, March] = {}
        """By side."""
        self.begun = [0] * seats
        self.back = [0] * seats

    def see(self, before: Position, seat: int, move: Move, after: Position, events: Sequence[Event]) -> None:
        """A choice, and what was told of it."""
        if not self._legs:
            return
        asks, kinds = type(before.stack[-1]), {event.kind for event in events}
        went = bool(kinds & self._legs.keys()) if self._told else self._follow(before, seat, move)
        fought = bool(kinds & self._battles)
        for march in self._under_way.values():
            if fought or (not went and march.seat == seat and march.asks is asks):
                march.begin_anew()
        for event in events:
            if event.kind in self._legs:
                self._read(self._legs[event.kind], event, seat, asks)
        steps = {type(step) for step in after.stack}
        self._under_way = {side: one for side, one in self._under_way.items() if one.asks is None or one.asks in steps}

    def _read(self, leg: Leg, event: Event, seat: int, asks: type) -> None:
        """What an event tells: somebody sets out, or goes on."""
        side, place = str(event.facts.get(leg.side, "")), str(event.facts[leg.place])
        if leg.starts:
            self._under_way[side] = March(seat, [place])
            return
        march = self._under_way.get(side)
        origin = str(event.facts[leg.origin]) if leg.origin else ""
        if march is None or (origin and march.places[-1] != origin):
            march = self._under_way[side] = March(seat, [origin] if origin else [])
        self._go(march, place, asks if seat == march.seat else march.asks)

    def _follow(self, before: Position, seat: int, move: Move) -> bool:
        """What a choice tells, where events do not: the leg that it is, if it is one."""
        marches = [march for march in self._under_way.values() if march.seat == seat]
        fact = self._leg_verbs(before, seat).get(move[0]) if marches else None
        if fact:
            self._go(marches[-1], str(self._game.vocabulary.facts(move)[fact]), type(before.stack[-1]))
        return fact is not None

    def _go(self, march: March, place: str, asks: type | None) -> None:
        if march.asks is None:
            self.begun[march.seat] += 1
        march.asks = asks
        self.back[march.seat] += march.go(place)

    def _leg_verbs(self, g: Position, seat: int) -> dict[str, str]:
        """Asked of the game once for each kind of step that has legs."""
        kind = type(g.stack[-1])
        if kind not in self._verbs:
            found = dict(self._learned(g, seat))
            if not found:
                return found
            self._verbs[kind] = found
        return self._verbs[kind]

    def _learned(self, g: Position, seat: int) -> Iterator[tuple[str, str]]:
        facts = self._game.vocabulary.facts
        for leg in self._game.ways(g, seat).legs:
            yield leg.move[0], next((fact for fact, value in facts(leg.move).items() if value == leg.place), "")
