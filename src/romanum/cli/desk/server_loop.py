"""A visit: a seat at a table of a server, on the same screen and at the same desk as a match at home."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from romanum.cli.desk.match_file import is_record
from romanum.cli.desk.players import HUMAN
from romanum.cli.desk.server_desk import COMMANDS, Bystander, Guest, Visiting, chat_text
from romanum.cli.desk.session import Counsel, Hinted, Leave
from romanum.client.live import Live
from romanum.client.served_match import Moved, ServedMatch
from romanum.client.shapes import ChatLine
from romanum.engine.record import write_file

if TYPE_CHECKING:
    from romanum.cli.desk.terminal import Screen
    from romanum.client.server_lobby import Lobby
    from romanum.client.shapes import MatchInfo

LOOKS: Final = 0.2
"""Seconds between two looks whether a line was typed, while others are waited for."""
ANYWAY: Final = 10.0
"""After so many seconds of silence the table is looked at even if nothing was heard of it."""
BREATH: Final = 0.1
"""Seconds for each seat here between two looks at the table: bots are quicker than anybody reads."""
WAITING_ROOM: Final = 1.0
"""Seconds between two looks whether a match has begun."""


class Visit(Visiting):
    """The loop of a match on a server."""

    commands = COMMANDS

    def __init__(self, lobby: Lobby, info: MatchInfo, screen: Screen) -> None:
        match = ServedMatch(lobby.caller, info)
        super().__init__(match, screen)
        self.lobby = lobby
        self._heard: SimpleQueue[dict[str, Any]] = SimpleQueue()
        self._chat = 0
        """The last line of the chat that was shown."""
        self._waited = ""
        self._noted = False
        self._looked = 0.0

    @property
    def address(self) -> str:
        """Where to come back to."""
        return f"{self.lobby.caller.address}/match/{self.match.id}"

    # ---- the loop

    def run(self) -> None:
        """Sit at the table until the match is over; `Leave` when the person goes, `Moved` never."""
        self._wait_for_others()
        self.match.look()
        live = Live(self.lobby.caller, self.match.id, self.match.mine, self.match.seq, self._hear)
        live.start()
        try:
            self._open()
            while not self.match.over:
                self._turn()
            self._finish()
        finally:
            live.close()

    def _turn(self) -> None:
        asked = self.match.asked
        if not asked:
            self._wait()
            return
        seat = self.viewer if self.viewer in asked else asked[0]
        if seat != self.viewer:
            self._hand_over(seat)
        self._waited = ""
        try:
            Guest(self, seat).decide()
        except Moved:
            self.screen.show("The table has moved on: nothing was done.", style="quiet")
            self.match.look()
            self.tell()

    def _hand_over(self, seat: int) -> None:
        if len(self.match.mine) > 1:
            self.screen.hand_over(self.match.names[seat])
        self.viewer, self.chapter = seat, None
        self.tell()

    def _wait(self) -> None:
        """Tell what others do, and answer lines that can be answered meanwhile, until a seat here is asked."""
        self._say_what_is_waited_for()
        quiet = time.monotonic()
        while not self.match.asked and not self.match.over:
            try:
                self.catch_up(always=self._take(self._heard.get(timeout=LOOKS)))
                quiet = time.monotonic()
            except Empty:
                if time.monotonic() - quiet > ANYWAY:
                    self.catch_up(always=True)
                    quiet = time.monotonic()
            if self.screen.typed and self.screen.line_is_there():
                Bystander(self, self.match.mine[0]).answer(self.screen.line_at_hand())
                self._waited = ""
            elif self._people_are_asked and self.screen.has_ended():
                raise EOFError
            self._say_what_is_waited_for()

    @property
    def _people_are_asked(self) -> bool:
        """Whether it may take long."""
        return any(chair.bot is None for chair in self.match.chairs if chair.seat in self.match.pending)

    def _say_what_is_waited_for(self) -> None:
        stand_ins = [chair for chair in self.match.chairs if chair.mine and chair.bot is not None]
        waited = f"A bot ({stand_ins[0].bot}) plays for you: back takes the seat again." if stand_ins else ""
        waited = waited or self.match.waiting
        if waited and waited != self._waited and not self.match.asked:
            self._waited = waited
            self.screen.show(Text.assemble(("Waiting: ", "quiet"), (waited, "quiet")))

    # ---- what is heard

    def _hear(self, message: dict[str, Any]) -> None:
        """From the thread that listens: to be taken up later; above a line that is being typed, some of it at once."""
        if self.asking and message.get("type") == "chat":
            self.said(_chat_line(message))
            return
        if self.asking and message.get("type") == "lost":
            self.screen.interject("The connection is lost: trying again.", "danger")
            return
        if self.asking and message.get("type") == "back":
            self.screen.interject("Connected again.", "quiet")
            message = {**message, "told": True}
        elif self.asking and message.get("type") == "update" and not self._noted:
            self._noted = True
            self.screen.interject("Something has happened at the table: Enter shows it.", "quiet")
        self._heard.put(message)

    def _take(self, message: dict[str, Any]) -> bool:
        """What was heard, in its turn; whether the table has to be looked at."""
        kind = message.get("type")
        if kind == "chat":
            self.said(_chat_line(message))
        elif kind == "lost":
            self.screen.show(
                "The connection is lost: trying again. Ctrl-C leaves, and nothing is lost.", style="danger"
            )
        elif kind == "ended":
            raise Leave(str(message.get("why")))
        elif kind == "closed":
            raise Leave("the host has closed the match")
        elif kind == "back" and not message.get("told"):
            self.screen.show("Connected again.", style="quiet")
        return kind in ("back", "seats") or int(message.get("seq", 0)) > self.match.seq

    def said(self, line: ChatLine) -> None:
        """A line of the chat, above what is being typed if need be."""
        if line.id > self._chat:
            self._chat = line.id
            (self.screen.interject if self.asking else self.screen.show)(chat_text(line), "good")

    def catch_up(self, *, always: bool = False) -> None:
        """Take up what was heard; look at the table if something happened there, and tell it."""
        self._noted = False
        with suppress(Empty):
            while True:
                always |= self._take(self._heard.get_nowait())
        if not always:
            return
        before = self._who_is_here()
        time.sleep(max(self._looked + BREATH * len(self.match.mine) - time.monotonic(), 0.0))
        self.match.look()
        self._looked = time.monotonic()
        if self.match.taken_back:
            self.match.taken_back = False
            self.forget()
            self.screen.show("An action was taken back.", style="quiet")
        self.tell()
        self._tell_who_came(before)

    def _who_is_here(self) -> dict[int, tuple[bool, str | None]]:
        return {chair.seat: (chair.here, chair.bot) for chair in self.match.chairs if not chair.mine}

    def _tell_who_came(self, before: dict[int, tuple[bool, str | None]]) -> None:
        for chair in self.match.chairs:
            was = before.get(chair.seat)
            if was is None or was == (chair.here, chair.bot) or chair.kind != "person":
                continue
            name = self.match.names[chair.seat]
            if was[1] != chair.bot:
                line = f"{name}: {f'a bot ({chair.bot}) plays on' if chair.bot else 'is back in the seat'}."
            else:
                line = f"{name} {'is here' if chair.here else 'has gone'}."
            self.screen.item(line, style="quiet")

    # ---- what a desk asks for

    def still_asks(self, step: str) -> bool:
        """Whether a seat here is asked by a step of this kind."""
        return any(self.match.decision(seat).step == step for seat in self.match.asked)

    def keep(self) -> None:
        """The server has kept it already."""

    def save(self, words: str) -> str:
        """The record of the match, where the server gives it."""
        if not words:
            return f"The server keeps the match. Come back with: romanum join {self.address}"
        path = Path(words).expanduser()
        if path.exists() and not is_record(path):
            return f"{path} exists and is no match of ours: it stays as it is."
        try:
            write_file(path, self.match.record())
        except OSError as problem:
            return f"Not saved to {path}: {problem.strerror or problem}."
        return f"Saved to {path}."

    def advice(self, seat: int, count: int) -> Counsel:
        """What the server's adviser would choose."""
        found = self.match.hints(seat, count)
        hints = [Hinted(one.text, one.plan, one.number, one.reasons) for one in found.hints]
        return Counsel(found.bot, hints, found.left_out)

    # ---- beginning and end

    def _wait_for_others(self) -> None:
        """Before it begins: who is there, and the links of the seats that are free."""
        info, told = self.match.info, ""
        while info.state == "waiting":
            stands = ", ".join(f"{one.name}: {one.who or 'free'}" for one in info.seats)
            if stands != told:
                told = stands
                self._show_waiting_room(info, stands)
            end = time.monotonic() + WAITING_ROOM
            while time.monotonic() < end:
                time.sleep(LOOKS)
                if self.screen.typed and self.screen.line_is_there():
                    self._answer_in_waiting_room(self.screen.line_at_hand())
                    break
                if self.screen.has_ended():
                    raise EOFError
            info = self.lobby.match(self.match.id)
        self.match.info, self.match.mine = info, list(info.mine)

    def _show_waiting_room(self, info: MatchInfo, stands: str) -> None:
        self.screen.show(f"The table waits for players. {stands}")
        for seat, link in (info.links.seats if info.links else {}).items():
            whole = link if "://" in link else f"{self.lobby.caller.address}{link}"
            self.screen.whole(f"{info.seats[int(seat)].name}: {whole}")
        if self.screen.typed:
            begin = "bot SEAT NAME seats a bot; " if info.owner else ""
            self.screen.show(f"{begin}quit leaves, and keeps your seat.", style="quiet")

    def _answer_in_waiting_room(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word in ("quit", "exit"):
            raise Leave
        seat, _, bot = rest.partition(" ")
        if word == "bot" and seat.isdecimal() and bot:
            self.lobby.seat_bot(self.match.id, int(seat) - 1, bot.strip())
        elif line:
            self.screen.show("bot 2 miles seats a bot in seat 2; quit leaves.")

    def _open(self) -> None:
        match, info = self.match, self.match.info
        self.kinds = [HUMAN if seat in match.mine else "other" for seat in range(match.seats)]
        title = Text.assemble((match.game.title, "title"), f"  {match.game.scenario(match.scenario).title}")
        self.screen.show(title if not info.title else title.append(f"  “{info.title}”"))
        self.screen.whole(f"At {self.address}")
        if info.dice.commitment and not match.history:
            self.screen.whole(f"The dice are sealed: {info.dice.commitment}")
        self.viewer = match.mine[0] if len(match.mine) == 1 else None
        if match.history:
            self.screen.show(f"After {len(match.history)} actions.", style="quiet")
            self.told = {seat: len(match.events_for(seat)) for seat in match.mine}
        for line in match.chat():
            self._chat = max(self._chat, line.id)
        self.tell()

    def tell(self) -> None:
        """What has happened since the viewer was last told; at a screen of several people, to whoever looks."""
        if self.viewer is not None:
            super().tell()

    def _finish(self) -> None:
        self.viewer = self.viewer if self.viewer is not None else self.match.mine[0]
        self.tell()
        self.show_end()
        self.screen.whole(f"The match: {self.address}")


def _chat_line(message: dict[str, Any]) -> ChatLine:
    return ChatLine(int(message["id"]), str(message["who"]), str(message["text"]))
