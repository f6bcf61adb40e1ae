"""A match as a desk in the terminal needs it: one of this process (`Match`), or one on a server (`client.ServedMatch`).

Everything a screen shows is asked for here and nowhere else, and always for a seat: so a desk that plays over a wire
shows what the server has sent to that seat, and a desk at home cannot show more than that by mistake.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Sized
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from romanum.engine.action import Action, Move
    from romanum.engine.decision import AtStake, Decision
    from romanum.engine.game import Game, Result
    from romanum.engine.odds import Odds
    from romanum.engine.rule import WhyNot
    from romanum.engine.speech.words import Words
    from romanum.engine.standing.orders import Order, Orders
    from romanum.engine.standing.wishes import PassedOver
    from romanum.engine.ways import Stopped, Way, Ways


class Happened(Protocol):
    """Something that happened, as `events_for` tells it; `sentence` puts it into words."""

    @property
    def rule(self) -> str:
        """The rule it follows."""


class Walked(Protocol):
    """Several actions by one line: how far they got, and how it goes on."""

    played: list[str]
    stopped: Stopped

    def onward(self) -> list[Move]:
        """The actions that end it, once the seat is asked again; none if anything has happened to those who go."""


class Played(Protocol):
    """A match, as far as the seats of whoever sits at this screen are concerned."""

    game: Game[Any]
    scenario: str

    @property
    def names(self) -> list[str]:
        """What the seats are called, and who sits there."""

    @property
    def seats(self) -> int:
        """How many there are."""

    @property
    def history(self) -> Sized:
        """As long as there are actions in effect."""

    @property
    def events(self) -> Sized:
        """As long as the log is."""

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that must choose now."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def result(self) -> Result | None:
        """The outcome, or None while the game goes on."""

    # ---- what a seat is asked

    def decision(self, seat: int) -> Decision:
        """What this seat is asked now."""

    def at_stake(self, seat: int) -> AtStake:
        """What its answers give up, spend or harm, and which of them is the usual one."""

    def refused(self, seat: int) -> list[tuple[Action, WhyNot]]:
        """Everything the seat could think of now and may not do, each with its reason."""

    def why_not(self, seat: int, action: str) -> WhyNot | None:
        """None if the seat may do this now, else the rule that forbids it."""

    def odds(self, seat: int, action: Action) -> Odds | None:
        """The chances of an offered action that leads to dice; else None."""

    def ways(self, seat: int) -> Ways:
        """Where those whom the seat has on the move can go."""

    # ---- what it does

    def play(self, seat: int, action: Action) -> None:
        """Carry out an offered action, or raise `IllegalAction` and change nothing."""

    def go(self, seat: int, goal: Way, *, stay: bool | str = True) -> Walked:
        """Go a way by single actions."""

    def walk(self, seat: int, moves: Sequence[Move]) -> Walked:
        """Play actions one after the other, until one of them leads to something unforeseen."""

    def undo(self, seat: int) -> str:
        """Take the seat's last action back and return its text; `CannotUndo` says why it stays."""

    # ---- what it sees

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """Everything a seat may know; None is a spectator."""

    def events_for(self, seat: int | None, since: int = 0) -> Sequence[Happened]:
        """The events from number `since` on, as a seat may know them."""

    def sentence(self, what: Any) -> str:
        """What has happened, or was not asked, in plain words."""

    def label(self, action: Action | Move) -> str:
        """What an action does, as a button would say it."""

    @property
    def words(self) -> Words:
        """The sentences of the game, with the names of this scenario."""

    # ---- what it has said beforehand

    @property
    def window(self) -> str:
        """The kind of window that somebody is asked at; empty where nobody can wish not to be asked."""

    @property
    def declining(self) -> str:
        """The action with which a seat passes there."""

    def wishes(self, seat: int) -> dict[str, str]:
        """What a seat wishes at each kind of window."""

    def prefer(self, seat: int, window: str, wish: str) -> None:
        """Let a seat wish when it is asked."""

    def passed_over(self, seat: int | None) -> Sequence[PassedOver]:
        """What this seat was not asked by its own wish."""

    def orders_of(self, seat: int) -> Orders:
        """The orders of a seat that have not lapsed."""

    def give_orders(self, seat: int, orders: Iterable[Order]) -> None:
        """Give a seat these orders instead of those it had; `BadOrder` says what is wrong."""

    def go_on(self) -> None:
        """Let those answer whose orders do, until somebody must be asked."""
