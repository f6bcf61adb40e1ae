"""The club's wall: open invitations, what is being played, what was played, and the best games.

A game is the better the closer it ended, the oftener the lead changed hands, and the less the winner was expected to
win. Each of the three counts up to `MOST` points, so that none of them decides alone:

- **close**: three for a tie or a point, or a margin of up to 2 % of the winner's points; two up to 5 %, one up to 10 %;
- **turning points**: one for each time that somebody else came to lead alone at the end of a stage;
- **upsets**: one if the winner was rated 100 or more below the best-rated of the others, two from 200, three from 400.

Looked at are public matches with a person at the table, once, when they are over; what was found is kept.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from romanum.bots.skill import Skill
from romanum.server.bounds.piecework import Piecework
from romanum.server.bounds.problem import Problem
from romanum.server.clubs.ratings import shown
from romanum.server.store import MatchRow, Store, StoreFault
from romanum.server.store.walls import HighlightRow, WallStore
from romanum.server.tables.open_tables import Tables
from romanum.server.wire import MatchInfo, ScorePoint

log = logging.getLogger(__name__)

OPEN: Final = 12
RUNNING: Final = 12
FINISHED: Final = 12
BEST: Final = 6
MOST: Final = 3
"""So many points each reason counts at most."""
CLOSE: Final = (0.02, 0.05, 0.10)
"""Shares of the winner's points within which a margin counts three points, two, one."""
UPSETS: Final = (100, 200, 400)


class Highlight(msgspec.Struct):
    """A game worth looking at, and why."""

    match: MatchInfo
    margin: int | None
    leads: int
    upset: int
    score: int


class Wall(msgspec.Struct):
    """All that hangs there."""

    open: list[MatchInfo]
    running: list[MatchInfo]
    finished: list[MatchInfo]
    best: list[Highlight]


def closeness(result: dict[str, Any]) -> tuple[int | None, int]:
    """By how many points a match was decided, if that was close, and what it counts.

    >>> closeness({"winners": [1], "scores": [240, 251]})
    (11, 2)
    >>> closeness({"winners": [1], "scores": [100, 251]})
    (None, 0)
    >>> closeness({"winners": [0, 1], "scores": [9, 9]})
    (0, 3)
    """
    winners, scores = result["winners"], result["scores"]
    if not winners or not any(scores):
        return None, 0
    if len(winners) > 1:
        return 0, MOST
    best = scores[winners[0]]
    margin = best - max((score for seat, score in enumerate(scores) if seat not in winners), default=0)
    if margin < 0 or best <= 0:
        return None, 0
    points = MOST if margin <= 1 else MOST - sum(margin > share * best for share in CLOSE)
    return (margin, points) if points else (None, 0)


def changes_of_lead(points: Sequence[ScorePoint]) -> int:
    """How often somebody else came to lead alone: what the report calls turning points."""
    changes, leader = 0, None
    for point in points:
        best = max(point.scores)
        if not best or point.scores.count(best) > 1 or point.scores.index(best) == leader:
            continue
        changes += leader is not None
        leader = point.scores.index(best)
    return changes


def upset(skills: Sequence[tuple[bool, float, float]]) -> int:
    """How much lower than the best of the others the best of the winners was rated; 0 if it was no upset."""
    rated = [(won, shown(Skill(mu, sigma))) for won, mu, sigma in skills]
    winners, others = [[rating for won, rating in rated if won is wanted] for wanted in (True, False)]
    below = max(others) - max(winners) if winners and others else 0
    return below if below >= UPSETS[0] else 0


class Critic:
    """Looks at finished public matches, once each."""

    def __init__(self, store: Store, tables: Tables, piecework: Piecework, *, rated: bool) -> None:
        self._store = store
        self._wall = WallStore(store)
        self._tables = tables
        self._piecework = piecework
        self._rated = rated

    async def tick(self) -> int:
        """Look at a few that are new; at how many."""
        found = await self._wall.unseen(rated=self._rated)
        for row in found:
            try:
                await self._wall.keep(await self.opinion(row))
            except Problem as problem:
                if problem.code == "full":
                    return 0
                await self._wall.keep(HighlightRow(row.id, None, 0, 0, 0, row.changed))
            except StoreFault:
                raise
            except Exception:
                log.exception("match %s cannot be judged", row.id)
                await self._wall.keep(HighlightRow(row.id, None, 0, 0, 0, row.changed))
        return len(found)

    async def opinion(self, row: MatchRow) -> HighlightRow:
        """What makes a match worth looking at; nothing, if bots alone played it, or nothing is known of it."""
        chairs = await self._store.chairs(row.id)
        if row.result is None or all(chair.person is None for chair in chairs):
            return HighlightRow(row.id, None, 0, 0, 0, row.changed)
        margin, close = closeness(row.result)
        leads = await self._leads(row.id)
        below = upset(await self._wall.skills_before(row.id))
        score = close + min(leads, MOST) + sum(below >= least for least in UPSETS)
        return HighlightRow(row.id, margin, leads, below, score, row.changed)

    async def _leads(self, match: str) -> int:
        table = await self._tables.newest(match)
        async with table.still() as played:
            points = table.screen.scores.points(played)
        try:
            return changes_of_lead(await self._piecework.done(points))
        except Exception:
            log.exception("the scores of match %s cannot be read", match)
            return 0
