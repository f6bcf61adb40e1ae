"""The tools that an assistant has: it starts or joins a match, and then sits in one seat of it.

Every tool tells what a person in that seat could see. There is one seat at a time: to start or join another match is to
get up from this one.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.types import ToolAnnotations

import romanum
from romanum.bots import bot_names
from romanum.client.served_match import Moved
from romanum.engine.rule import Rule
from romanum.mcp.game_list import listed
from romanum.mcp.local import LocalSeat
from romanum.mcp.remote import RemoteSeat
from romanum.mcp.seat import Look, Seat

INSTRUCTIONS: Final = (
    "Board wargames about Rome by their full rules. Call list_games, then start_match or join_match; then look to read "
    "the question, play to answer it with one of the offered actions, word for word. board draws the map with points "
    "and hand, place one place of it; while somebody is on the move ways says what is in reach, and go goes there. "
    "explain says what an action does, by which rule and with which odds; rules looks rules up; hint asks a strong "
    "bot; undo takes back. You see what one seat may see."
)
READS: Final = ToolAnnotations(read_only_hint=True, open_world_hint=False)
"""What a tool is that changes nothing,"""
PLAYS: Final = ToolAnnotations(read_only_hint=False, destructive_hint=False, open_world_hint=False)
"""and one that goes on with a match,"""
LEAVES: Final = ToolAnnotations(read_only_hint=False, destructive_hint=True, open_world_hint=True)
"""and one that gets up from the match there was."""
MOST_RULES: Final = 12
MOST_HINTS: Final = 5


class Chairs:
    """The seat that the assistant has, if it has one."""

    def __init__(self) -> None:
        self._seat: Seat | None = None

    @property
    def seat(self) -> Seat:
        """The seat; `ToolError` if there is none yet."""
        if self._seat is None:
            raise ToolError("You sit at no table yet: call start_match or join_match.")
        return self._seat

    def take(self, seat: Seat) -> Look:
        """Sit down, and look."""
        self._seat = seat
        return seat.look()


def build() -> MCPServer:
    """The server, with a seat of its own for whoever connects to it."""
    server, chairs = MCPServer("romanum", instructions=INSTRUCTIONS, version=romanum.__version__), Chairs()
    for add in (_matches, _knowledge, _advice):
        add(server, chairs)
    return server


def _plain(value: object) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(value)
    return told


def _matches(server: MCPServer, chairs: Chairs) -> None:
    """To have a seat, and to play."""

    @server.tool(annotations=READS)
    def list_games() -> dict[str, Any]:
        """All games with their scenarios, numbers of players and options, and the bots to play against."""
        return {"games": listed(), "bots": list(bot_names())}

    @server.tool(annotations=LEAVES)
    def start_match(
        game: str,
        scenario: str | None = None,
        seats: int | None = None,
        seat: int = 0,
        bots: list[str] | None = None,
        options: dict[str, bool | str] | None = None,
        seed: int | None = None,
    ) -> dict[str, Any]:
        """Start a match here and sit in a seat, counted from 0. Bots take the other seats, the last one all left.

        A seed makes a match that can be repeated; without one the dice are sealed.
        """
        with _told():
            return _plain(chairs.take(LocalSeat(game, scenario, seats, seat, bots or ["miles"], options, seed)))

    @server.tool(annotations=LEAVES)
    def join_match(link: str, name: str = "Assistant") -> dict[str, Any]:
        """Take a seat of a match on a server by the link of that seat, such as http://localhost:8711/join/TOKEN."""
        with _told():
            return _plain(chairs.take(RemoteSeat(link, name)))

    @server.tool(annotations=READS)
    def look() -> dict[str, Any]:
        """The question that the seat is asked with all its options, the scores, and what has happened since."""
        with _told():
            return _plain(chairs.seat.look())

    @server.tool(annotations=PLAYS)
    def play(action: str) -> dict[str, Any]:
        """Answer the question with one of the offered actions, word for word; what happens then is told."""
        with _told():
            return _plain(chairs.seat.play(action))

    @server.tool(annotations=PLAYS)
    def go(place: str, stay: bool | str = True, risks: bool = False) -> dict[str, Any]:
        """Go with those on the move to a place, by single actions that are played until something unforeseen happens.

        stay: false to be free to go on from there, or the action that ends the way where several can. A way that
        risks something is only told, until you accept that by risks=true.
        """
        with _told():
            return _plain(chairs.seat.go(place, stay, risks))

    @server.tool(annotations=PLAYS)
    def undo() -> dict[str, Any]:
        """Take your last action back, unless dice were rolled, something was revealed or somebody else has acted."""
        with _told():
            return _plain(chairs.seat.undo())


def _knowledge(server: MCPServer, chairs: Chairs) -> None:
    """What can be read."""

    @server.tool(annotations=READS)
    def board(page: str = "", words: str = "") -> str:
        """The board drawn in characters: headline, map, points, and what the seat holds.

        page: another page that the game has, such as forces or supply (the board names them); words: of what.
        """
        with _told():
            return chairs.seat.board(page, words)

    @server.tool(annotations=READS)
    def place(name: str) -> str:
        """One place of the map: who stands there, what belongs to it, and its neighbours."""
        with _told():
            return chairs.seat.place(name)

    @server.tool(annotations=READS)
    def ways(place: str = "") -> str:
        """Where those on the move can go, with steps, costs and risks; of one place, the best way there or why none."""
        with _told():
            return chairs.seat.ways(place)

    @server.tool(annotations=READS)
    def view() -> dict[str, Any]:
        """Everything the seat may know of the position, field by field; -9 is what it may not see."""
        with _told():
            return chairs.seat.view()

    @server.tool(annotations=READS)
    def log(since: int = 0) -> list[str]:
        """What has happened in the match from a line of the log on, in sentences, as the seat may know it."""
        with _told():
            return chairs.seat.log(since)

    @server.tool(annotations=READS)
    def record() -> str:
        """The record of the whole match, once it is over: `romanum replay` and `romanum analyse` read it."""
        with _told():
            return chairs.seat.record()

    @server.tool(annotations=READS)
    def rules(words: str, game: str | None = None) -> list[dict[str, Any]]:
        """Rules by number (10.2) or by the words in them (retreat fort); of this match's game, or of another."""
        with _told():
            found = romanum.game(game or chairs.seat.game).rules
            return [_rule(rule) for rule in (found.under(words.strip()) or found.search(words))[:MOST_RULES]]


def _advice(server: MCPServer, chairs: Chairs) -> None:
    """What helps to choose."""

    @server.tool(annotations=READS)
    def odds(action: str) -> dict[str, Any]:
        """The exact chances of an offered action that leads to dice; null if it does not."""
        with _told():
            return {"action": action, "odds": chairs.seat.odds(action)}

    @server.tool(annotations=READS)
    def explain(action: str | None = None) -> dict[str, Any]:
        """What an action does and by which rule, or why it is not allowed now; without one, the question itself."""
        with _told():
            return _explained(chairs.seat, action)

    @server.tool(annotations=READS)
    def hint(count: int = 3) -> dict[str, Any]:
        """What a strong bot would do here, best first: reasons, trials, the chance to win with its interval, odds."""
        with _told():
            return _plain(chairs.seat.hints(max(1, min(count, MOST_HINTS))))


def _explained(seat: Seat, action: str | None) -> dict[str, Any]:
    now = seat.look()
    rules = romanum.game(seat.game).rules
    asked = {"question": now.question, "rule": _rule(rules[now.rule]) if now.rule in rules else None}
    if action is None:
        return asked
    why = seat.why_not(action)
    if why is not None:
        return {"action": action, "allowed": False, "because": why, **asked}
    label = next(choice.label for choice in now.options if choice.action == action)
    return {"action": action, "allowed": True, "does": label, "odds": seat.odds(action), **asked}


def _rule(rule: Rule) -> dict[str, Any]:
    told = {"rule": rule.id, "text": rule.text, "ruling": rule.ruling, "example": rule.example}
    return {name: text for name, text in told.items() if text}


class _told:  # noqa: N801, it reads like a word
    """What is wrong with a wish becomes the answer of the tool: games, set-ups, links and actions complain of it."""

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, problem: BaseException | None, trace: object) -> None:
        if isinstance(problem, Moved):
            raise ToolError("The match has gone on meanwhile: look again.") from None
        if isinstance(problem, ValueError) and not isinstance(problem, ToolError):
            raise ToolError(str(problem)) from None
