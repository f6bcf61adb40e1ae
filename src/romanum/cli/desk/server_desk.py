"""A desk at a table of a server: the same as at home, and what only a table with others has; and a desk that waits."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich.table import Table
from rich.text import Text

from romanum.cli.desk.desk import COMMANDS as AT_EVERY_DESK
from romanum.cli.desk.desk import Desk
from romanum.cli.desk.session import Command, Sitting
from romanum.client.requests import Declined, Unreachable
from romanum.client.served_match import Moved, ServedMatch

if TYPE_CHECKING:
    from romanum.client.server_lobby import Lobby
    from romanum.client.shapes import ChatLine

CHAT_LINES: Final = 15
MEANWHILE: Final = frozenset(
    ("help", "?", "map", "hand", "score", "log", "rules", "asks", "orders", "undo", "save", "quit", "exit")
)
"""What can be typed at every desk while others are asked."""


class Visiting(Sitting):
    """What a desk at a table of a server has around it."""

    match: ServedMatch
    lobby: Lobby
    asking = False
    """Whether a line is being waited for, so that whatever is heard must be put above it."""

    @abstractmethod
    def catch_up(self, *, always: bool = False) -> None:
        """Take up what was heard meanwhile, and look at the table if something happened there; or in any case."""

    @abstractmethod
    def said(self, line: ChatLine) -> None:
        """Somebody has said something: it is shown once."""


class Guest(Desk):
    """A seat's place at a table of a server for one decision."""

    sitting: Visiting

    def __init__(self, sitting: Visiting, seat: int) -> None:
        super().__init__(sitting, seat)
        self._gist = self._asked()

    def _asked(self) -> object:
        found = self.sitting.match.table(self.seat).decision
        return None if found is None else found.gist

    def show_question(self) -> None:
        """The question, and until when it must be answered, if there is a clock."""
        super().show_question()
        clock = self.sitting.match.table(self.seat).clock
        until = clock.seats[self.seat].deadline if clock is not None else None
        if until is not None:
            self.screen.item(f"Your time is up at {until.replace('T', ' ').replace('Z', ' UTC')}.", style="quiet")

    def _line(self, words: Sequence[str]) -> str:
        """What is typed next, if the question is still the same when it is there; else `Moved`."""
        self._catch_up()
        self.sitting.asking = True
        try:
            line = super()._line(words)
        finally:
            self.sitting.asking = False
        self._catch_up()
        return line

    def _catch_up(self) -> None:
        self.sitting.catch_up()
        if self._asked() != self._gist or self.seat not in self.sitting.match.asked:
            raise Moved

    def _answer(self, line: str) -> None:
        try:
            super()._answer(line)
        except Declined as problem:
            self.screen.show(str(problem), style="danger")


class Bystander(Desk):
    """A seat that is not asked: it can look around, talk, wish and leave."""

    sitting: Visiting

    def answer(self, line: str) -> None:
        """A line while others are asked."""
        word = line.partition(" ")[0].lower()
        known = word in MEANWHILE or word in self.sitting.commands or word in self.sitting.pages
        try:
            if word in ("help", "?"):
                self.show_help("")
            elif known and line.lower() != "rules":
                self._obey(line)
            elif word in AT_EVERY_DESK or line:
                self.screen.show("You are not asked now. help tells what can be typed meanwhile.")
        except Declined as problem:
            self.screen.show(str(problem), style="danger")
        except Moved:
            self.screen.show("The table has moved on: nothing was done.", style="quiet")

    def show_help(self, _: str) -> None:
        """What can be typed meanwhile."""
        table = Table.grid(padding=(0, 2))
        table.add_column(style="can", no_wrap=self.screen.width > 50)
        every = [one for name, one in AT_EVERY_DESK.items() if name in MEANWHILE - {"?", "exit"}]
        for command in [*every, *self.sitting.commands.values()]:
            table.add_row(command.usage, Text(command.words))
        for page in self.sitting.pages.values():
            table.add_row(page.usage, Text(page.words))
        self.screen.show(table)


# ---- what a table with others has


def chat_text(line: ChatLine) -> str:
    """A line of the chat as it is shown."""
    return f"{line.who}: {line.text}"


def say(at: Desk, words: str) -> None:
    """Say something to all at the table."""
    visit = _visit(at)
    if not words:
        at.screen.show("say WORDS tells all at the table something.")
        return
    try:
        visit.said(visit.match.say(words))
    except Unreachable as problem:
        at.screen.show(f"Not said: {problem}.", style="danger")


def chat(at: Desk, words: str) -> None:
    """What was said at the table."""
    wanted = int(words) if words.isdecimal() and len(words) < 5 else CHAT_LINES
    lines = _visit(at).match.chat()[-wanted:]
    for line in lines:
        at.screen.item(Text(chat_text(line)))
    if not lines:
        at.screen.show("Nobody has said anything yet.")


def who(at: Desk, _: str) -> None:
    """Who sits where, and who is there."""
    table = Table.grid(padding=(0, 2))
    match = _visit(at).match
    for chair in match.chairs:
        here = "you" if chair.mine else "here" if chair.here or chair.kind == "bot" else "away"
        plays = f"a bot ({chair.bot}) plays on" if chair.kind == "person" and chair.bot else ""
        asked = "is asked" if chair.seat in match.pending else ""
        table.add_row(f"{chair.seat + 1}", chair.name, chair.who, Text(here, "quiet"), Text(plays or asked, "quiet"))
    at.screen.show(table)


def bot(at: Desk, words: str) -> None:
    """Let a bot play on in one's seat."""
    if not words:
        at.screen.show("bot NAME lets a bot play on in your seat, such as miles; back takes the seat again.")
        return
    visit = _visit(at)
    visit.lobby.seat_bot(visit.match.id, at.seat, words.lower())
    visit.catch_up(always=True)


def back(at: Desk, _: str) -> None:
    """Take the seat back from a bot."""
    visit = _visit(at)
    for chair in [chair for chair in visit.match.chairs if chair.mine and chair.bot is not None]:
        visit.lobby.seat_bot(visit.match.id, chair.seat, None)
    visit.catch_up(always=True)


def _visit(at: Desk) -> Visiting:
    assert isinstance(at, Guest | Bystander)
    return at.sitting


COMMANDS: Final = {
    "say": Command(say, "say WORDS", "tell all at the table something"),
    "chat": Command(chat, "chat [N]", "what was said at the table"),
    "who": Command(who, "who", "who sits where, and who is there"),
    "bot": Command(bot, "bot NAME", "let a bot play on in your seat"),
    "back": Command(back, "back", "take your seat back from the bot"),
}
