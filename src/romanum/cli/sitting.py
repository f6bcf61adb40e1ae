"""A sitting: one match on one screen, who looks at it, and what they have been told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from romanum.cli.boards import board_of, pages_of
from romanum.cli.keeper import Keeper
from romanum.cli.screen import Screen
from romanum.cli.seating import HUMAN

if TYPE_CHECKING:
    from romanum.cli.menu import Choice
    from romanum.engine.asking import PassedOver
    from romanum.engine.match import Match
    from romanum.engine.rule import WhyNot
    from romanum.engine.ways import Walk


class Leave(Exception):
    """The person wants to stop."""


class Answered(NamedTuple):
    """A question that a person has answered: how far the match was, and what else could have been said."""

    seat: int
    n: int
    step: str
    refused: frozenset[str]


class Sitting:
    """What a desk and the loop of a match share."""

    def __init__(self, match: Match[Any], screen: Screen, keeper: Keeper) -> None:
        self.match = match
        self.screen = screen
        self.keeper = keeper
        self.board = board_of(match.game.id)
        self.pages = pages_of(match.game.id)
        """What the game shows besides, by the word that shows it."""
        self.kinds: list[str] = [HUMAN] * match.seats
        self.viewer: int | None = None
        """Whose eyes are on the screen; None is a spectator."""
        self.told: dict[int | None, int] = {}
        """How many events each viewer has been told."""
        self.introduced: set[int] = set()
        """The seats that have been shown what they hold."""
        self.chapter: object = None
        """The part of the game whose map is on the screen."""
        self.passed: dict[int, int] = {}
        """Of how many questions that it was not asked, by its own wish, each seat has been told."""
        self.walks: dict[int, Walk] = {}
        """How each seat went somewhere when it was asked last."""
        self._last: Answered | None = None
        """What a person has answered last."""

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, kind in enumerate(self.kinds) if kind == HUMAN]

    def remember(self, seat: int, step: str, offered: set[str], chosen: Choice) -> None:
        """A person is about to answer a question."""
        others = frozenset(offered - {chosen.action.text})
        self._last = Answered(seat, len(self.match.history), step, others)

    def ended_by_itself(self, seat: int, text: str) -> bool:
        """Whether the question a seat has just answered offered `text` too, and is over without that being said."""
        last = self._last
        if last is None or last.seat != seat or last.n + 1 != len(self.match.history) or text not in last.refused:
            return False
        return all(type(step).__name__ != last.step for step in self.match.position.stack)

    def objection(self, seat: int, actions: Sequence[str]) -> WhyNot | None:
        """What speaks against doing this although the rules allow it, as a lesson may say; None: nothing."""
        return None

    # ---- telling and keeping

    def tell(self) -> None:
        """Print what has happened since the viewer was last told."""
        for event in self.match.events_for(self.viewer, self.told.get(self.viewer, 0)):
            self.screen.item(self.match.sentence(event), style="quiet")
        self.told[self.viewer] = len(self.match.events)

    def unasked(self, seat: int) -> list[PassedOver]:
        """What a seat was not asked since it was told of such things."""
        passed = self.match.passed_over(seat)
        new = passed[self.passed.get(seat, 0) :]
        self.passed[seat] = len(passed)
        return new

    def forget(self) -> None:
        """After an action was taken back, nobody has been told more than has happened."""
        happened = len(self.match.events)
        self.told = {viewer: min(told, happened) for viewer, told in self.told.items()}

    def keep(self) -> None:
        """Save; if that fails, say so once and go on."""
        if self.keeper.keep(self.match):
            self.screen.show(f"Not saved to {self.keeper.path}: {self.keeper.problem}. Play goes on.", style="danger")
