"""A seat of a match in this process, with bots in all the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import romanum
from romanum.bots import ADVISER, Bot, Chair, advise, make_bot, offered_bot
from romanum.bots.seats import seat_names
from romanum.engine.match import Match
from romanum.mcp.seat import Hinted, Hints, Seat, Unseated

HINT_SECONDS: Final = 1.0


class LocalSeat(Seat):
    """A seat here."""

    match: Match[Any]

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
        match: Match[Any] = romanum.game(game).new(scenario, seats, seed, options)
        if not 0 <= seat < match.seats:
            raise Unseated(f"this match has the seats 0 to {match.seats - 1}, not {seat}")
        super().__init__(match, seat)
        self._bots = self._seated(list(bots) or ["miles"], seed or 0)
        self.catch_up()

    def _seated(self, names: list[str], seed: int) -> dict[int, Bot]:
        match = self.match
        others = [seat for seat in range(match.seats) if seat != self.seat]
        names = [offered_bot(name) for name in names]
        chosen = dict(zip(others, [*names, *[names[-1]] * len(others)], strict=False))
        match.names[:] = seat_names(match.game, match.scenario, [chosen.get(s) for s in range(match.seats)])
        return {seat: make_bot(name, seed + seat) for seat, name in chosen.items()}

    @property
    def asked(self) -> bool:
        """Whether the seat must choose now."""
        return self.seat in self.match.pending

    @property
    def waiting(self) -> str:
        """What the table waits for."""
        return self.match.waiting_for(self.seat)

    @property
    def scores(self) -> list[int]:
        """Everybody's points."""
        return self.match.game.scores(self.match.position)

    def catch_up(self) -> None:
        """Let the bots play until the seat is asked."""
        match = self.match
        while not match.over and not self.asked:
            other = match.pending[0]
            match.play(other, self._bots[other].choose(Chair(match, other)))

    def hints(self, count: int) -> Hints:
        """What our adviser would do."""
        if not self.asked:
            return Hints(ADVISER)
        match = self.match
        advised = advise(make_bot(ADVISER, len(match.history), HINT_SECONDS), Chair(match, self.seat), count)
        return Hints(
            ADVISER,
            [
                Hinted(
                    one.action.text,
                    match.label(one.action),
                    one.reasons,
                    one.trials,
                    [one.chance.chance, one.chance.low, one.chance.high] if one.chance else None,
                    match.odds(self.seat, one.action),
                    one.plan,
                    one.number,
                )
                for one in advised.options
            ],
            advised.left_out,
        )

    def written(self) -> str:
        """The record, as a file of ours holds it."""
        return self.match.record.write()
