"""Finished matches are rated, a game for itself, in the order in which they ended: people and bots on one scale."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final, Literal

from romanum.bots.skill import Skill, newcomer, rate
from romanum.server.store import MatchRow, SeatRow, Store, clocks
from romanum.server.store.rated_results import ClubStore, ResultRow

Verdict = Literal["rated", "bots", "self", "position", "dice", "empty", "place", "imported", "seats"]

FIRST: Final = 1000
SCALE: Final = 40
"""A rating as it is shown: everybody begins at `FIRST`, and one unit of openskill is `SCALE` points."""


OFTEN: Final = 4
"""So many matches with the same person count whole,"""
OFTEN_DAYS: Final = 30
"""within so many days."""


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


def worth(times: int) -> float:
    """What a match with somebody counts whom one has met so many times of late: the whole, half, a quarter, …

    >>> [worth(times) for times in range(7)]
    [1.0, 1.0, 1.0, 1.0, 0.5, 0.25, 0.125]
    """
    return 0.5 ** max(0, times - OFTEN + 1)


def part_of_the_way(before: Skill, after: Skill, part: float) -> Skill:
    """A skill that goes only a part of the way."""
    return Skill(before.mu + part * (after.mu - before.mu), before.sigma + part * (after.sigma - before.sigma))


def of_one_place(found: Iterable[tuple[bool, str]]) -> bool:
    """Whether a guest plays with somebody of the place that he comes from; each is told as a guest or not, and a place.

    >>> of_one_place([(True, "rome"), (False, "rome")]), of_one_place([(False, "rome"), (False, "rome")])
    (True, False)
    """
    known = [one for one in found if one[1]]
    return any(guest and sum(place == other for _, other in known) > 1 for guest, place in known)


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
        if found == "rated" and await self._at_one_place(chairs):
            found = "place"
        await self._club.keep(row.id, found, await self._rated(row, chairs) if found == "rated" else [])

    async def _at_one_place(self, chairs: list[SeatRow]) -> bool:
        ids = [chair.person for chair in chairs if chair.person is not None]
        return of_one_place((await self._club.whereabouts(ids)).values())

    async def _worth(self, row: MatchRow, chairs: list[SeatRow], mine: SeatRow) -> float:
        """How much a match counts for a seat: the less, the oftener the same people have met."""
        if mine.person is None:
            return 1.0
        since = row.changed - OFTEN_DAYS * clocks.DAY
        parts = [
            1.0 if chair.person is None else worth(await self._club.met(row.game, mine.person, chair.person, since))
            for chair in chairs
            if chair.seat != mine.seat
        ]
        return sum(parts) / len(parts)

    async def _rated(self, row: MatchRow, chairs: list[SeatRow]) -> list[ResultRow]:
        seating = [holder(chair) for chair in chairs]
        before = {who: await self._skill(row.game, who) for who in sorted(set(seating))}
        place = places(row)
        after = rate(before, seating, [float(place[seat]) for seat in range(len(chairs))])
        for chair, who in zip(chairs, seating, strict=True):
            after[who] = part_of_the_way(before[who], after[who], await self._worth(row, chairs, chair))
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
