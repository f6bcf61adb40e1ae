"""Hints: what a strong bot would do in a seat's place."""

from __future__ import annotations

import random
from typing import Any, Final

from romanum.server.bounds.limits import HINTS, PLACE, Limits
from romanum.server.bounds.problem import Problem
from romanum.server.lobby.admission import Admission
from romanum.server.store import PersonRow
from romanum.server.tables.seat_view import Screen
from romanum.server.tables.table import Table
from romanum.server.thinking.fair_queue import Who
from romanum.server.thinking.opinion import Opinion, question
from romanum.server.thinking.questions import NobodyThinks, Questions
from romanum.server.wire import Hint, Hints

ADVISER: Final = "legatus"
HINT_SECONDS: Final = 1.0
MOST_HINTS: Final = 5


class Adviser:
    """Gives hints, on the account of whoever asks."""

    def __init__(self, admission: Admission, limits: Limits, thinkers: Questions) -> None:
        self._admission = admission
        self._limits = limits
        self._thinkers = thinkers

    async def hints(self, match: str, person: PersonRow, seat: int, count: int) -> Hints:
        """What a strong bot would do, best first."""
        table = await self._admission.playing(match, person, seat, newest=True)
        if not table.row.hints:
            raise Problem(409, "no-hints", "This match is played without hints.")
        self._limits.check(HINTS, ("hints", person.id), "hints")
        async with table.still() as played:
            if seat not in played.pending:
                return Hints(ADVISER, [])
            asked = question(
                played, seat, ADVISER, random.getrandbits(48), max(1, min(count, MOST_HINTS)), HINT_SECONDS
            )
            seq = table.seq
        try:
            ranked = await self._thinkers.think(asked, Who(PLACE.get(), person.id))
        except NobodyThinks:
            raise Problem(503, "busy", "The adviser cannot be reached; try again.") from None
        async with table.still():
            if table.seq != seq:
                return Hints(ADVISER, [])
            return Hints(ADVISER, [_hint(table.screen, seat, opinion) for opinion in ranked], ranked[0].left_out)

    async def prepare(self, table: Table) -> None:
        """Have the processes ready before somebody at a table with hints asks for one; once for tables of a kind."""
        match = table.match
        kind = (match.game.id, match.scenario, match.seats)
        if not table.row.hints or self._thinkers.is_warm(kind):
            return
        async with table.still() as played:
            if not played.pending:
                return
            asked = question(played, played.pending[0], ADVISER, 0, MOST_HINTS, HINT_SECONDS)
        self._thinkers.warm_up(kind, asked)


def _hint(screen: Screen, seat: int, opinion: Opinion) -> Hint:
    odds = screen.odds(seat, opinion.text).odds
    label = next(c.label for c in _offered(screen, seat) if c.text == opinion.text)
    return Hint(
        opinion.text, label, opinion.chance, odds, opinion.reasons, opinion.trials, opinion.plan, opinion.number
    )


def _offered(screen: Screen, seat: int) -> list[Any]:
    decision = screen.decision(seat)
    return decision.options if decision is not None else []
