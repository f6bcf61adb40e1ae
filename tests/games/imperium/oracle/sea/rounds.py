"""The oracle of naval rounds (10.1): who has a segment, in which order, who holds back, and that all have theirs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from romanum.games.imperium.state.marks import borrower
from romanum.games.imperium.state.position import ACTIVE, MAJOR, RomanWorld

from ..state.sheet import stacks
from ..state.watch import Moment, Span, numbers
from .chart import fleets_in

BORROWED = -2


def segments_of(g: RomanWorld, player: int) -> set[int]:
    """10.1b: a player's segments: one for each major power with a fleet, -1 for all his minor powers together.

    Ruling 10.1b: borrowed fleets act in any of these; who has nothing else has one for them.
    """
    found: set[int] = set()
    borrows = False
    for stack in stacks(g):
        power = stack.power
        lent = borrower(stack.mark)
        if not fleets_in(stack.units) or g.standing[power] != ACTIVE:
            continue
        if lent == player + 1:
            borrows = True
        elif g.chief[power] == player:
            found.add(power if g.bond[power] == MAJOR else -1)
    return found or ({BORROWED} if borrows else set())


class Rounds:
    """Follows the dice and segments of a Naval Operations Phase."""

    def __init__(self) -> None:
        self.first: dict[int, set[int]] = {}
        """By player: his segments when the phase began,"""
        self.since: dict[int, set[int]] = {}
        """those that he has come to have since, by fleets won,"""
        self.had: Counter[int] = Counter()
        """and how many he has had."""
        self.dice: dict[int, list[int]] = {}
        """By player: his dice in this round, those of ties after each other."""
        self.gone: list[int] = []
        self.holds = -1
        self.on = False
        self.woken = 0
        """23.1: powers that have joined in this phase."""

    def __call__(self, span: Span) -> Iterator[str]:
        """Event by event."""
        for moment in span.moments:
            if moment.kind == "phase":
                yield from self.phase(moment)
            elif moment.kind == "power-wakes":
                self.woken += 1
            elif self.on and moment.kind == "naval-die":
                self.roll(moment)
            elif self.on and moment.kind == "holds-back":
                yield from self.hold(moment)
            elif self.on and moment.kind == "naval-segment":
                yield from self.segment(moment)

    def phase(self, moment: Moment) -> Iterator[str]:
        """10.1c: the phase ends when every segment has been."""
        g = moment.g
        if self.on:
            for player, first in self.first.items():
                now = segments_of(g, player)
                most = len(first | now | self.since[player]) + self.woken
                if not len(first & now) <= self.had[player] <= most:
                    yield f"10.1c: player {player} has had {self.had[player]} segments of {first}"
        self.on = moment["phase"] == "naval"
        self.first = {player: segments_of(g, player) for player in range(g.seats)} if self.on else {}
        self.since = {player: set() for player in self.first}
        self.had.clear()
        self.woken = 0
        self.new_round()

    def new_round(self) -> None:
        """10.1d."""
        self.dice, self.gone, self.holds = {}, [], -1

    def roll(self, moment: Moment) -> None:
        """10.1d: all who have a segment left roll; ties are rolled again (ruling)."""
        if self.gone:
            self.new_round()
        player = moment.g.chief[numbers(moment.g)[moment["power"]]]
        self.dice.setdefault(player, []).append(moment["die"])

    def ranking(self) -> list[int]:
        """From the highest to the lowest."""
        return sorted(self.dice, key=lambda player: self.dice[player], reverse=True)

    def hold(self, moment: Moment) -> Iterator[str]:
        """10.1e: only whoever rolled highest."""
        player = moment.g.chief[moment.power()]
        if self.gone or player != self.ranking()[0]:
            yield f"10.1e: player {player} holds back with {self.dice}"
        self.holds = player

    def segment(self, moment: Moment) -> Iterator[str]:
        """10.1d to 10.1f: whose turn it is; one who is alone needs no die."""
        player = moment.g.active
        self.had[player] += 1
        self.since[player] |= segments_of(moment.g, player)
        if len(self.dice) > 1 and set(self.gone) == set(self.dice):
            self.new_round()
        if len(self.dice) > 1:
            yield from self.turn(player)
        elif any(len(own) > self.had[other] for other, own in self.first.items() if other != player):
            yield from self.alone(moment, player)
        self.gone.append(player)

    def alone(self, moment: Moment, player: int) -> Iterator[str]:
        """10.1c: without dice only if nobody else has a segment left."""
        others = [
            other
            for other, own in self.first.items()
            if other != player and len(own & segments_of(moment.g, other)) > self.had[other]
        ]
        if others:
            yield f"10.1d: player {player} sails without a die, {others} wait"

    def turn(self, player: int) -> Iterator[str]:
        """10.1e, 10.1f: highest first; if he holds back the lowest, and then from the second highest down."""
        order = self.ranking()
        if self.holds >= 0:
            rest = [one for one in order if one != self.holds]
            order = [rest[-1], *rest[:-1]]
            if player == self.holds:
                if not self.gone:
                    yield f"10.1f: player {player} held back and comes first"
                return
        waiting = [one for one in order if one not in self.gone]
        if not waiting or player != waiting[0]:
            yield f"10.1d: player {player} sails, it is for {waiting[:1]} by {self.dice}, held back {self.holds}"
        if player in self.gone:
            yield f"10.1b: player {player} has two segments in one round"
