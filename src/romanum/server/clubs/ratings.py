"""Finished matches are rated, a game for itself, in the order in which they ended: people and bots on one scale."""

from __future__ import annotations

import asyncio
from typing import Final, Literal

from romanum.bots.skill import Skill, newcomer, rate
from romanum.server.store import MatchRow, SeatRow, Store
from romanum.server.store.clubs import ClubStore, ResultRow

Verdict = Literal["rated", "bots", "self", "position", "dice", "empty"]

FIRST: Final = 1000
SCALE: Final = 40
"""A rating as it is shown: everybody begins at `FIRST`, and one unit of openskill is `SCALE` points."""


def shown(skill: Skill) -> int:
    """A rating as people read it.

    >>> shown(newcomer())
    1000
    """
    return round(FIRST + SCALE * skill.ordinal)


def highest(skill: Skill) -> int:
    """Where the skill ends with near certainty; the rating that is shown is where it begins.

    >>> highest(newcomer())
    3000
    """
    return round(FIRST + SCALE * (skill.mu + 3 * skill.sigma))


def verdict(row: MatchRow, chairs: list[SeatRow]) -> Verdict:
    """Whether a finished match is rated, or why it is not."""
    people = [chair.person for chair in chairs if chair.person is not None]
    if row.result is None or any(chair.free for chair in chairs):
        return "empty"
    if row.start is not None or row.branch_of is not None:
        return "position"
    if row.dice.get("type") != "SealedDice":
        return "dice"
    if not people:
        return "bots"
    return "self" if len(set(people)) < len(people) else "rated"


def holder(chair: SeatRow) -> str:
    """Whose result a seat's is: the person's, also if a bot has played for him."""
    return f"person-{chair.person}" if chair.person is not None else f"bot-{chair.bot}"


def places(row: MatchRow) -> dict[int, int]:
    """The place of each seat; those of equal rank share one."""
    ranking = (row.result or {}).get("ranking", [])
    return {seat: place for place, group in enumerate(ranking) for seat in group}


class Registrar:
    """Keeps the book of results."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._club = ClubStore(store)
        self._lock = asyncio.Lock()

    async def tick(self) -> int:
        """Look at all matches that have ended since; how many there were."""
        seen = 0
        async with self._lock:
            while found := await self._club.unrated():
                for row in found:
                    await self._look(row)
                seen += len(found)
        return seen

    async def _look(self, row: MatchRow) -> None:
        chairs = await self._store.chairs(row.id)
        found = verdict(row, chairs)
        await self._club.keep(row.id, found, await self._rated(row, chairs) if found == "rated" else [])

    async def _rated(self, row: MatchRow, chairs: list[SeatRow]) -> list[ResultRow]:
        seating = [holder(chair) for chair in chairs]
        before = {who: await self._skill(row.game, who) for who in sorted(set(seating))}
        place = places(row)
        after = rate(before, seating, [float(place[seat]) for seat in range(len(chairs))])
        winners = (row.result or {}).get("winners", [])
        return [
            ResultRow(
                match=row.id,
                seat=chair.seat,
                game=row.game,
                scenario=row.scenario,
                seats=len(chairs),
                person=chair.person,
                bot=chair.bot if chair.person is None else None,
                place=place[chair.seat],
                won=chair.seat in winners,
                mu=after[who].mu,
                sigma=after[who].sigma,
                mu_before=before[who].mu,
                sigma_before=before[who].sigma,
                ended=row.changed,
            )
            for chair, who in zip(chairs, seating, strict=True)
        ]

    async def _skill(self, game: str, who: str) -> Skill:
        known = await self._club.skill(game, who)
        return newcomer() if known is None else Skill(*known)
