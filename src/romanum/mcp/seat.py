"""A seat of a match, as an assistant has it: here, with bots in the other seats (`local`), or on a server (`remote`).

Whoever holds it is told what a person in that seat is told, in the words and drawings of the terminal: the question
with its options, the board, ways, odds, the log, the rules, a hint. Nothing of it can tell more, because nothing of it
is made from more.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import msgspec
from rich.console import Group, RenderableType

from romanum.engine.action import Action, NotUnderstood
from romanum.engine.match import CannotUndo
from romanum.engine.odds import Odds
from romanum.engine.rule import IllegalAction, WhyNot
from romanum.engine.ways import Way
from romanum.text.boards import board_of
from romanum.text.console import plain
from romanum.text.journey import how_it_went, told, way_to
from romanum.text.played import Played
from romanum.text.render import how_it_ended

WIDTH: Final = 100
"""Columns of a drawing."""


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
    headline: str
    """Which part of the game it is, and whose turn."""
    asked: bool
    question: str
    """What the seat is asked; if it is not asked, what the table waits for, or how the match has ended."""
    rule: str
    options: list[Choice]
    over: bool
    happened: list[str] = []
    """What has happened since the seat's last action, as it may know it."""


class Gone(msgspec.Struct, frozen=True):
    """How somebody went somewhere."""

    gone: bool
    """Whether anything was done: a way with risks is first told."""
    way: str
    """Its steps, what it costs and what it risks."""
    stopped: str
    """Why it ended before its time, or what to do; empty if all is well."""
    look: Look


class Hinted(msgspec.Struct, frozen=True):
    """An option that a strong bot would choose, and why, in words and numbers."""

    action: str
    label: str
    reasons: list[str]
    trials: int
    """How often it was tried in imagination."""
    chance: list[float] | None
    """How often equal players won after it, and the ends of its 95 % interval, where that was measured."""
    odds: Odds | None
    plan: str = ""
    """What it is the first step of;"""
    number: str = ""
    """the chance to win where that was measured, otherwise what changes."""


class Hints(msgspec.Struct, frozen=True):
    """What a strong bot would do, best first."""

    bot: str
    hints: list[Hinted] = []
    left_out: str = ""
    """Which options were not tried, and why."""


class Seat(ABC):
    """What can be done in a seat of a match."""

    def __init__(self, match: Played, seat: int) -> None:
        self.match = match
        self.seat = seat
        self._told = 0

    @property
    def game(self) -> str:
        """The game's id."""
        return self.match.game.id

    # ---- what differs between a match here and one on a server

    @property
    @abstractmethod
    def asked(self) -> bool:
        """Whether the seat must choose now."""

    @property
    @abstractmethod
    def waiting(self) -> str:
        """What the table waits for."""

    @property
    @abstractmethod
    def scores(self) -> list[int]:
        """Everybody's points, as far as they are known."""

    @abstractmethod
    def catch_up(self) -> None:
        """Let the others play, or see what they have played."""

    @abstractmethod
    def hints(self, count: int) -> Hints:
        """What a strong bot would do."""

    @abstractmethod
    def written(self) -> str:
        """The record of a match that is over."""

    # ---- how it stands

    def look(self) -> Look:
        """How things stand, and what has happened since the last look."""
        self.catch_up()
        match, seat = self.match, self.seat
        happened, self._told = self.log(self._told), len(match.events)
        asked = match.decision(seat) if self.asked else None
        return Look(
            self.game,
            match.scenario,
            seat,
            match.names,
            self.scores,
            self._drawn(board_of(self.match.game).headline(match.view(seat), match.names)),
            asked is not None,
            asked.prompt if asked else self._standing(),
            asked.rule if asked else "",
            [Choice(option.text, match.label(option)) for option in asked.options] if asked else [],
            match.over,
            happened,
        )

    def _standing(self) -> str:
        return f"The match is over. {how_it_ended(self.match)}" if self.match.over else self.waiting

    def view(self) -> dict[str, Any]:
        """Everything that the seat may know, field by field."""
        seen: dict[str, Any] = msgspec.to_builtins(dict(self.match.view(self.seat)))
        return seen

    def log(self, since: int) -> list[str]:
        """What has happened from a line of the log on, in sentences."""
        return [self.match.sentence(event) for event in self.match.events_for(self.seat, max(since, 0))]

    def board(self, page: str, words: str) -> str:
        """The headline, the map, the points and what the seat holds; or another page of the game."""
        view, names, pages = self.match.view(self.seat), self.match.names, self.match.game.pages()
        if page in pages:
            return self._page(pages[page].draw(view, names, words, WIDTH), pages[page].usage)
        if page:
            raise Unseated(f"there is no page {page!r}; there are: {', '.join(pages) or 'none besides the board'}")
        board = board_of(self.match.game)
        parts: list[RenderableType] = [board.headline(view, names), board.map(view, WIDTH), ""]
        parts += [board.score(view, names, WIDTH), "", board.hand(view, WIDTH)]
        parts += ["", f"Other pages: {', '.join(pages)}"] if pages else []
        return self._drawn(*parts)

    def _page(self, drawn: RenderableType | None, usage: str) -> str:
        if drawn is None:
            raise Unseated(f"nothing there is called so: {usage}")
        return self._drawn(drawn)

    def place(self, words: str) -> str:
        """One place with its neighbours."""
        drawn = board_of(self.match.game).place(self.match.view(self.seat), words)
        if drawn is None:
            raise Unseated(f"no place is called {words[:40]!r}")
        return self._drawn(drawn)

    @staticmethod
    def _drawn(*parts: RenderableType) -> str:
        return plain(Group(*parts), WIDTH)

    # ---- what can be asked

    def odds(self, action: str) -> dict[str, Any] | None:
        """The chances of an option that leads to dice."""
        found = self.match.odds(self.seat, self._offered(action))
        return None if found is None else msgspec.to_builtins(found)

    def why_not(self, action: str) -> dict[str, str] | None:
        """The rule that forbids something now; None if it is allowed."""
        why = self.match.why_not(self.seat, action)
        return None if why is None else {"rule": why.rule, "text": why.text, "message": why.message}

    def ways(self, place: str) -> str:
        """Where those on the move can go; or the best way to a place."""
        found = way_to(self.match, self.seat, place) if self.asked else ["It is not your turn."]
        return self._drawn(told(self.match, found) if isinstance(found, Way) else Group(*found))

    def record(self) -> str:
        """The whole match as a record: what was hidden and all dice too, so not before the end."""
        if not self.match.over:
            raise Unseated("the record tells what is hidden, and the dice: it is given when the match is over")
        return self.written()

    # ---- what can be done

    def play(self, action: str) -> Look:
        """Do something, and see what comes of it."""
        offered = self._offered(action)
        with self._doing():
            self.match.play(self.seat, offered)
        return self.look()

    def go(self, place: str, stay: bool | str, risks: bool) -> Gone:
        """Go to a place by single actions; a way that risks something only if that is accepted."""
        found = way_to(self.match, self.seat, place) if self.asked else ["It is not your turn."]
        if not isinstance(found, Way):
            raise Unseated(self._drawn(*found))
        way = self._drawn(told(self.match, found))
        if found.risks and not risks:
            return Gone(False, way, "Nothing was done: call go again with risks=true to go all the same.", self.look())
        with self._doing():
            walk = self.match.go(self.seat, found, stay=stay)
        return Gone(bool(walk.played), way, how_it_went(walk), self.look())

    def undo(self) -> Look:
        """Take the last action back."""
        try:
            with self._doing():
                self.match.undo(self.seat)
        except CannotUndo as reason:
            raise Unseated(f"That stays: {reason}") from None
        return self.look()

    def _offered(self, action: str) -> Action:
        why = self.match.why_not(self.seat, action)
        if why is not None:
            raise Unseated(refusal(why))
        return Action(action, self.match.game.vocabulary.read(action))

    @contextmanager
    def _doing(self) -> Iterator[None]:
        """Around something that changes the match: what happens is told from here on; what is refused is said."""
        self._told = len(self.match.events)
        try:
            yield
        except IllegalAction as problem:
            raise Unseated(refusal(problem.why)) from None
        except NotUnderstood as problem:
            raise Unseated(str(problem)) from None
        finally:
            self._told = min(self._told, len(self.match.events))


def refusal(why: WhyNot) -> str:
    """Why something may not be done, in one line with its rule, if it is one."""
    return f"{why.message} (rule {why.rule}: {why.text})" if why.rule else why.message
