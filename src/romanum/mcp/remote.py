"""A seat of a match on a server, joined by its link: the protocol of `docs/protocol.md`."""

from __future__ import annotations

from typing import Final
from urllib.parse import quote

from romanum.client.requests import Caller, Stranger
from romanum.client.served_match import ServedMatch
from romanum.client.server_lobby import read_link
from romanum.client.shapes import Hint, MatchInfo, Me
from romanum.engine.action import Action
from romanum.mcp.seat import Hinted, Hints, Seat, Unseated

PATIENCE: Final = 20
"""So many seconds a look waits for the seat to be asked."""


class RemoteSeat(Seat):
    """A seat on a server, held by a guest."""

    match: ServedMatch

    def __init__(self, link: str, name: str) -> None:
        found = read_link(link)
        if not found.join:
            raise Unseated(f"{link!r} is no address of a seat, such as http://localhost:8711/join/TOKEN")
        caller = Caller(found.server)
        me: Me = caller.call("/session", {"name": name}, kind=Me)
        caller.token = me.token
        info: MatchInfo = caller.call(f"/join/{quote(found.join, safe='')}", {}, kind=MatchInfo)
        if not info.mine:
            raise Stranger
        match = ServedMatch(caller, info)
        match.look()
        super().__init__(match, info.mine[0])

    @property
    def asked(self) -> bool:
        """Whether the seat must choose now, and no bot plays it."""
        return self.seat in self.match.asked

    @property
    def waiting(self) -> str:
        """What the table waits for."""
        return self.match.waiting

    @property
    def scores(self) -> list[int]:
        """Everybody's points, once the match is over; before, the board tells them."""
        result = self.match.result
        return list(result.scores) if result is not None else []

    def catch_up(self) -> None:
        """See what was played; where others are asked, after some seconds in which they may have played."""
        self.match.look()
        if not self.asked and not self.match.over:
            self.match.wait(PATIENCE)

    def hints(self, count: int) -> Hints:
        """What the server's adviser would do, if the match is played with hints."""
        found = self.match.hints(self.seat, count)
        return Hints(found.bot, [self._hinted(one) for one in found.hints], found.left_out)

    def _hinted(self, one: Hint) -> Hinted:
        action = Action(one.text, self.match.game.vocabulary.read(one.text))
        chance = [one.chance.chance, one.chance.low, one.chance.high] if one.chance else None
        odds = self.match.odds(self.seat, action)
        return Hinted(one.text, self.match.label(action), one.reasons, one.trials, chance, odds, one.plan, one.number)

    def written(self) -> str:
        """The record, as the server gives it."""
        return self.match.record()
