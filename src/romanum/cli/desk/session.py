"""A sitting: one match on one screen, who looks at it, and what they have been told."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from romanum.cli.desk.players import HUMAN
from romanum.cli.desk.terminal import Screen
from romanum.text.boards import board_of
from romanum.text.render import result_page

if TYPE_CHECKING:
    from romanum.engine.rule import WhyNot
    from romanum.engine.standing.wishes import PassedOver
    from romanum.text.choice_menu import Choice
    from romanum.text.played import Played, Walked


class Leave(Exception):
    """The person wants to stop."""


class Command(NamedTuple):
    """Something to type at the prompt that does not play."""

    run: Callable[[Any, str], None]
    """Called with the desk and the words after the command."""
    usage: str
    words: str


class Answered(NamedTuple):
    """A question that a person has answered: how far the match was, and what else could have been said."""

    seat: int
    n: int
    step: str
    refused: frozenset[str]


class Hinted(NamedTuple):
    """An offered action that a bot would choose, and why."""

    text: str
    plan: str
    """What it is the first step of,"""
    number: str
    """one number,"""
    reasons: Sequence[str]
    """and why, the most telling first."""


class Counsel(NamedTuple):
    """What a strong bot would choose, best first; what the bot is called, and what it has left out."""

    adviser: str
    hints: Sequence[Hinted]
    left_out: str = ""


class Sitting(ABC):
    """What a desk and the loop of a match share: `Shell` has a match of its own, `Visit` one on a server."""

    commands: Mapping[str, Command] = {}
    """What can be typed here besides what every desk knows."""

    def __init__(self, match: Played, screen: Screen) -> None:
        self.match = match
        self.screen = screen
        self.board = board_of(match.game)
        self.pages = match.game.pages()
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
        """After how many actions each seat was told last what it had not been asked, by its own wish."""
        self.walks: dict[int, Walked] = {}
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
        return not self.still_asks(last.step)

    @abstractmethod
    def still_asks(self, step: str) -> bool:
        """Whether a step of this kind is still being carried out."""

    def objection(self, seat: int, actions: Sequence[str]) -> WhyNot | None:
        """What speaks against doing this although the rules allow it, as a lesson may say; None: nothing."""
        return None

    def undo(self, seat: int) -> str:
        """Take back what a seat did last and return its text; `CannotUndo` says why it stays."""
        return self.match.undo(seat)

    # ---- telling and keeping

    def show_end(self) -> None:
        """The board, the scores and the result of a match that is over, as the viewer may know them."""
        view = self.match.view(self.viewer)
        self.screen.show()
        self.screen.show(self.board.map(view, self.screen.width))
        self.screen.show(self.board.score(view, self.match.names, self.screen.width))
        self.screen.show()
        self.screen.show(result_page(self.match))

    def tell(self) -> None:
        """Print what has happened since the viewer was last told."""
        for event in self.match.events_for(self.viewer, self.told.get(self.viewer, 0)):
            self.screen.item(self.match.sentence(event), style="quiet")
        self.told[self.viewer] = len(self.match.events)

    def unasked(self, seat: int) -> list[PassedOver]:
        """What a seat was not asked since it was told of such things."""
        new = [one for one in self.match.passed_over(seat) if one.n >= self.passed.get(seat, 0)]
        self.passed[seat] = len(self.match.history)
        return new

    def forget(self) -> None:
        """After an action was taken back, nobody has been told more than has happened."""
        happened = len(self.match.events)
        self.told = {viewer: min(told, happened) for viewer, told in self.told.items()}
        played = len(self.match.history)
        self.passed = {seat: min(n, played) for seat, n in self.passed.items()}

    @abstractmethod
    def keep(self) -> None:
        """Something has changed: see to it that it lasts."""

    @abstractmethod
    def save(self, words: str) -> str:
        """Write a copy of the match into the file of that name; what there is to say of it."""

    @abstractmethod
    def advice(self, seat: int, count: int) -> Counsel:
        """What a strong bot would choose."""
