"""A seat of a match, as an assistant has it: here, with bots in the other seats, or on a server (`remote`).

Whoever holds it is told what a person in that seat is told: the question with its options, the view, the log, the odds,
the rules, a hint. Nothing of it can tell more, because nothing of it is made from more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

import msgspec

import romanum
from romanum.bots import ADVISER, Bot, Chair, advise, make_bot
from romanum.bots.seats import seat_names
from romanum.engine.match import Match
from romanum.engine.rule import WhyNot

HINT_SECONDS: Final = 1.0


class Unseated(ValueError):
    """What was asked cannot be done; the message says why, for whoever asked."""


class Choice(msgspec.Struct, frozen=True):
    """Something that may be answered: what to send, and what it does."""

    action: str
    label: str


class Look(msgspec.Struct, frozen=True):
    """How things stand for the seat."""

    game: str
    scenario: str
    seat: int
    names: list[str]
    scores: list[int]
    asked: bool
    question: str
    """What the seat is asked; if it is not asked, what the table waits for, or how the match has ended."""
    rule: str
    options: list[Choice]
    over: bool
    happened: list[str] = []
    """What has happened since the seat's last action, as it may know it."""


class Seat(Protocol):
    """What can be done in a seat."""

    game: str

    def look(self) -> Look:
        """How things stand."""

    def view(self) -> dict[str, Any]:
        """Everything that the seat may know, field by field."""

    def log(self, since: int) -> list[str]:
        """What has happened from a line of the log on."""

    def odds(self, action: str) -> dict[str, Any] | None:
        """The chances of an option that leads to dice."""

    def why_not(self, action: str) -> dict[str, str] | None:
        """The rule that forbids something now; None if it is allowed."""

    def hints(self, count: int) -> list[dict[str, Any]]:
        """What a strong bot would do, best first, with its reasons."""

    def play(self, action: str) -> Look:
        """Do something, and see what comes of it."""


class LocalSeat:
    """A seat of a match in this process, with bots in all the others."""

    def __init__(
        self,
        game: str,
        scenario: str | None = None,
        seats: int | None = None,
        seat: int = 0,
        bots: Sequence[str] = ("miles",),
        options: Mapping[str, Any] | None = None,
        seed: int | None = None,
    ) -> None:
        rules = romanum.game(game)
        self.game = game
        self._match: Match[Any] = rules.new(scenario, seats, seed, options)
        if not 0 <= seat < self._match.seats:
            raise Unseated(f"this match has the seats 0 to {self._match.seats - 1}, not {seat}")
        self.seat = seat
        self._bots = self._seated(list(bots) or ["miles"], seed or 0)
        self._told = 0
        self._go_on()

    def _seated(self, names: list[str], seed: int) -> dict[int, Bot]:
        others = [seat for seat in range(self._match.seats) if seat != self.seat]
        chosen = dict(zip(others, [*names, *[names[-1]] * len(others)], strict=False))
        match = self._match
        match.names[:] = seat_names(match.game, match.scenario, [chosen.get(s) for s in range(match.seats)])
        return {seat: make_bot(name, seed + seat) for seat, name in chosen.items()}

    def _go_on(self) -> None:
        """Let the bots play until the seat is asked."""
        match = self._match
        while not match.over and self.seat not in match.pending:
            other = match.pending[0]
            match.play(other, self._bots[other].choose(Chair(match, other)))

    def look(self) -> Look:
        """How things stand, and what has happened since the last look."""
        match, seat = self._match, self.seat
        happened, self._told = self.log(self._told), len(match.events)
        asked = match.decision(seat) if seat in match.pending else None
        return Look(
            self.game,
            match.scenario,
            seat,
            match.names,
            match.game.scores(match.position),
            asked is not None,
            asked.prompt if asked else self._standing(),
            asked.rule if asked else "",
            [Choice(option.text, match.label(option)) for option in asked.options] if asked else [],
            match.over,
            happened,
        )

    def _standing(self) -> str:
        result = self._match.result
        if result is None:
            return self._match.waiting_for(self.seat)
        winners = " and ".join(self._match.names[seat] for seat in result.winners)
        return f"The match is over. Won by: {winners or 'nobody'}. Scores: {list(result.scores)}."

    def view(self) -> dict[str, Any]:
        """Everything that the seat may know."""
        seen: dict[str, Any] = msgspec.to_builtins(self._match.view(self.seat))
        return seen

    def log(self, since: int) -> list[str]:
        """The log in sentences, as the seat may know it."""
        return [self._match.sentence(event) for event in self._match.events_for(self.seat, max(since, 0))]

    def odds(self, action: str) -> dict[str, Any] | None:
        """The chances, if dice are rolled."""
        self._refuse(action)
        odds = self._match.odds(self.seat, action)
        return None if odds is None else msgspec.to_builtins(odds)

    def why_not(self, action: str) -> dict[str, str] | None:
        """The rule that forbids it."""
        why = self._match.why_not(self.seat, action)
        return None if why is None else {"rule": why.rule, "text": why.text, "message": why.message}

    def hints(self, count: int) -> list[dict[str, Any]]:
        """What our adviser would do."""
        if self.seat not in self._match.pending:
            return []
        adviser = make_bot(ADVISER, len(self._match.history), HINT_SECONDS)
        found = advise(adviser, Chair(self._match, self.seat), count)
        return [{"action": one.action.text, "reasons": one.reasons} for one in found.options]

    def play(self, action: str) -> Look:
        """Through the checked door; the bots then play on."""
        self._refuse(action)
        self._told = len(self._match.events)
        self._match.play(self.seat, action)
        self._go_on()
        return self.look()

    def _refuse(self, action: str) -> None:
        why = self._match.why_not(self.seat, action)
        if why is not None:
            raise Unseated(refusal(why))


def refusal(why: WhyNot) -> str:
    """Why something may not be done, in one line with its rule."""
    return f"{why.message} (rule {why.rule}: {why.text})"
