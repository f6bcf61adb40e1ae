"""The foyer of a server in the terminal: which tables there are, a new one, a seat by a link."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from rich.table import Table
from rich.text import Text

import romanum
from romanum.bots import bot_names
from romanum.cli.common import complaints
from romanum.cli.desk.players import REST, read_options
from romanum.cli.desk.session import Leave
from romanum.client.requests import Declined, Unanswered
from romanum.client.server_lobby import SEATS, read_link
from romanum.engine.game import BadSetup
from romanum.games import FIRST, GAMES, UnknownGame, available

if TYPE_CHECKING:
    from collections.abc import Sequence

    from romanum.cli.desk.terminal import Screen
    from romanum.client.server_lobby import Link, Lobby
    from romanum.client.shapes import MatchInfo
    from romanum.engine.game import Game

NEW = "new GAME [SCENARIO] [SEATS] [OPTION=VALUE …]"
HELP = (
    ("3", "sit down at table 3"),
    (NEW, "open a table; SEATS such as me,link,open,miles: yourself, whoever has the link, anybody, a bot"),
    ("games", f"which games there are; games {FIRST} lists the scenarios of one"),
    ("LINK", "take the seat that an invitation is for"),
    ("name WORDS", "be called otherwise"),
    ("Enter", "look again"),
    ("quit", "leave"),
)


class Wanted(NamedTuple):
    """A table to be opened."""

    game: str
    scenario: str | None
    seats: list[str]
    options: dict[str, Any]


def wanted(words: Sequence[str]) -> Wanted:
    """A table as it is typed: the game, then in any order a scenario, who sits, and options.

    >>> wanted(["hre", "me,miles"])
    Wanted(game='hre', scenario=None, seats=['me', 'miles'], options={})
    """
    if not words:
        raise BadSetup(f"which game? {', '.join(GAMES)}")
    game = romanum.game(words[0])
    kinds = (*SEATS, *bot_names())
    scenario, seats, settings = None, "", []
    for word in words[1:]:
        if "=" in word:
            settings.append(word)
        elif word.split(",")[0] in kinds:
            seats = word
        else:
            scenario = game.scenario(word).id
    return Wanted(game.id, scenario, seats_of(game, scenario, seats), read_options(game, tuple(settings)))


def seats_of(game: Game[Any], scenario: str | None, text: str) -> list[str]:
    """Who sits at a new table; if nobody says so, oneself and bots."""
    if not text:
        most = max(game.scenario(scenario or game.scenarios[0].id).players)
        return ["me", *[REST] * (most - 1)]
    seats = [word.strip().lower() for word in text.split(",")]
    kinds = (*SEATS, *bot_names())
    for seat in seats:
        if seat not in kinds:
            raise BadSetup(f"nobody is called {seat!r}; a seat is for {', '.join(kinds)}")
    if "me" not in seats:
        raise BadSetup("one seat must be for me")
    return seats


def sit_down(lobby: Lobby, link: Link) -> MatchInfo:
    """The match that a link leads to, with a seat for whoever follows it."""
    if link.join:
        return lobby.join(link.join)
    info = lobby.match(link.match)
    if not info.mine and any(seat.kind == "free" for seat in info.seats):
        info = lobby.take(info.id)
    if not info.mine:
        raise Unanswered(
            f"you have no seat at that table: watch it in a browser, {lobby.caller.address}/match/{info.id}"
        )
    return info


class Foyer:
    """Where a table is chosen."""

    def __init__(self, lobby: Lobby, screen: Screen) -> None:
        self.lobby = lobby
        self.screen = screen
        self._listed: list[MatchInfo] = []

    def choose(self) -> MatchInfo:
        """The table at which the person sits down; `Leave` if at none."""
        self.show()
        self.screen.show(f"A number sits down, {NEW.split(' [')[0]} opens a table, help tells the rest.", style="quiet")
        while True:
            line = self.screen.ask(["new", "games", "name", "help", "quit"]).strip()
            try:
                found = self._answer(line)
            except (Unanswered, BadSetup, UnknownGame) as problem:
                if not isinstance(problem, Declined | BadSetup | UnknownGame):
                    raise
                self.screen.show(str(problem), style="danger")
                continue
            if found is not None:
                return found

    def _answer(self, line: str) -> MatchInfo | None:
        word, _, rest = line.partition(" ")
        if word in ("quit", "exit"):
            raise Leave
        if word.isdecimal() and 0 < int(word) <= len(self._listed):
            return sit_down(
                self.lobby, read_link(self.lobby.caller.address)._replace(match=self._listed[int(word) - 1].id)
            )
        if word == "new":
            wish = wanted(rest.split())
            return self.lobby.make(wish.game, wish.scenario, wish.seats, wish.options)
        if "/" in word:
            return self._follow(word)
        if word == "name" and rest:
            self.lobby.rename(rest)
            self.screen.show(f"You are {self.lobby.me.name} here.")
        elif word == "games":
            self._show_games(rest.strip())
        elif not line:
            self.show()
        else:
            self._show_help(word)
        return None

    def _follow(self, text: str) -> MatchInfo:
        link = read_link(text if "://" in text else f"{self.lobby.caller.address}/{text.lstrip('/')}")
        if link.server != self.lobby.caller.address:
            raise BadSetup(f"that is a table of {link.server}: romanum join {text}")
        return sit_down(self.lobby, link)

    # ---- what is shown

    def show(self) -> None:
        """One's own tables, and those with a seat for anybody."""
        found = self.lobby.lists()
        self._listed = [*found.mine, *found.open]
        if not self._listed:
            self.screen.show("There is no table yet.")
        number = 1
        for heading, matches in (("Your tables", found.mine), ("Open to anybody", found.open)):
            if matches:
                self.screen.show(Text(heading, "title"))
                self.screen.show(matches_table(matches, number))
            number += len(matches)

    def _show_games(self, name: str) -> None:
        table = Table.grid(padding=(0, 2))
        table.add_column(style="can")
        if name:
            for scenario in romanum.game(name).scenarios:
                table.add_row(scenario.id, Text(scenario.title), f"for {', '.join(map(str, scenario.players))}")
        else:
            for game in available():
                table.add_row(game.id, Text(game.title))
        self.screen.show(table)

    def _show_help(self, word: str) -> None:
        if word not in ("help", "?"):
            self.screen.show(f"“{word[:40]}” is nothing that can be typed here:")
        table = Table.grid(padding=(0, 2))
        table.add_column(style="can")
        for usage, words in HELP:
            table.add_row(usage, Text(words))
        self.screen.show(table)


def matches_table(matches: Sequence[MatchInfo], first: int) -> Table:
    """Matches, numbered: the game, its scenario and title, who sits there, and how it stands."""
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right", style="can")
    for number, match in enumerate(matches, first):
        table.add_row(f"{number}", Text(called(match)), Text(seated(match)), stands(match))
    return table


def called(match: MatchInfo) -> str:
    """The game and scenario of a match, and its title."""
    try:
        scenario = romanum.game(match.game).scenario(match.scenario).title
    except (UnknownGame, BadSetup):
        scenario = match.scenario
    return f"{match.game}: {scenario}" + (f" “{match.title}”" if match.title else "")


def seated(match: MatchInfo) -> str:
    """Who sits at a table."""
    return ", ".join("you" if seat.mine else seat.who or "free" for seat in match.seats)


def stands(match: MatchInfo) -> Text:
    """How a match stands, in two words."""
    if match.my_turn:
        return Text("your turn", "can")
    words = {"waiting": "waits for players", "running": f"{match.n} actions", "over": "over"}
    return Text(words.get(match.state, match.state), "quiet")


def checked_wish(words: Sequence[str]) -> Wanted:
    """The same for the command line: what is wrong with it is a complaint."""
    with complaints():
        return wanted(words)
