"""How everybody stands: scores, and what tells those apart who have the same."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

import msgspec

from romanum.clubs import knockout
from romanum.clubs.format import Format
from romanum.clubs.rounds import WIN, Round, Table, ranked, shares

OF_TWO: Final = {"round-robin": ("sonneborn", "wins"), "swiss": ("buchholz", "sonneborn", "wins"), "knock-out": ()}
OF_MORE: Final = {
    "round-robin": ("wins", "seconds", "points"),
    "swiss": ("wins", "seconds", "points"),
    "knock-out": (),
}


class Standing(msgspec.Struct, frozen=True):
    """Where somebody stands; scores are counted in parts of a win (`rounds.WIN`)."""

    entrant: int
    rank: int
    """From 1; those whom nothing tells apart share one."""
    score: int
    played: int
    wins: int
    breaks: tuple[int, ...]


def breaks_of(form: Format) -> tuple[str, ...]:
    """What tells those with equal scores apart, by name, in order: `buchholz` is the sum of the opponents' scores,
    `sonneborn` that of those beaten, with half of those held; `points` were scored within the games."""
    return (OF_TWO if form.seats == 2 else OF_MORE)[form.kind]


def standings(form: Format, people: int, out: Collection[int], rounds: Sequence[Round], planned: int) -> list[Standing]:
    """Everybody, the best first."""
    book = _Book(form, people, _annulled(form, out, rounds, planned), rounds)
    keys = {who: _key(form, book, who, people, out, rounds) for who in range(people)}
    order = sorted(keys, key=lambda who: (keys[who], who))
    return [
        Standing(
            who,
            1 + sum(key < keys[who] for key in keys.values()),
            book.score[who],
            book.played[who],
            book.wins[who],
            book.breaks(who),
        )
        for who in order
    ]


def _key(
    form: Format, book: _Book, who: int, people: int, out: Collection[int], rounds: Sequence[Round]
) -> tuple[int, ...]:
    """The smaller, the better."""
    if form.kind == "knock-out":
        return _reached(form, who, people, out, rounds)
    return (-book.score[who], *(-value for value in book.breaks(who)))


def _reached(form: Format, who: int, people: int, out: Collection[int], rounds: Sequence[Round]) -> tuple[int, ...]:
    """How far somebody has come, and his place at the last table."""
    over = bool(rounds) and knockout.final(rounds[-1])
    decided = rounds and rounds[-1].over
    if decided and not over and who in knockout.survivors(rounds, people, out, form.sizes, form.go_on):
        return (-len(rounds) - 1, 0)
    for number in range(len(rounds), 0, -1):
        if who in rounds[number - 1].byes:
            return (-number, 0)
        for table in rounds[number - 1].tables:
            if who in table.seats:
                return (-number, ranked(table)[table.seats.index(who)] if table.places is not None else 0)
    return (0, 0)


def _annulled(form: Format, out: Collection[int], rounds: Sequence[Round], planned: int) -> set[int]:
    """In a round robin of two at a table: who left before half of it was played has not been there for anybody."""
    if form.kind != "round-robin" or form.seats > 2:
        return set()
    tables = [table for one in rounds for table in one.tables]
    played = {who: sum(who in table.seats and who not in table.absent for table in tables) for who in out}
    return {who for who, count in played.items() if 2 * count < planned}


class _Book:
    """What everybody has got."""

    def __init__(self, form: Format, people: int, annulled: set[int], rounds: Sequence[Round]) -> None:
        self._form = form
        self._tables = [
            table
            for one in rounds
            for table in one.tables
            if table.places is not None and not annulled.intersection(table.seats)
        ]
        self.score = [0] * people
        self.played = [0] * people
        self.wins = [0] * people
        self.seconds = [0] * people
        self.points = [0] * people
        self._free = [0] * people
        for table in self._tables:
            self._enter(table)
        for who in (who for one in rounds for who in one.byes):
            self._free[who] += 1
            self.score[who] += _bye(form)

    def _enter(self, table: Table) -> None:
        points = table.scores or (0,) * len(table.seats)
        for who, share, place, scored in zip(table.seats, shares(table), ranked(table), points, strict=True):
            self.score[who] += share
            self.points[who] += scored
            if who in table.absent:
                continue
            self.played[who] += not table.walkover
            self.wins[who] += place == 0
            self.seconds[who] += place == 1

    def breaks(self, who: int) -> tuple[int, ...]:
        """The values of what tells equals apart."""
        known = {"wins": self.wins, "seconds": self.seconds, "points": self.points}
        return tuple(
            known[name][who] if name in known else self._opponents(who, weighed=name == "sonneborn")
            for name in breaks_of(self._form)
        )

    def _opponents(self, who: int, *, weighed: bool) -> int:
        """Scores of the opponents; who had none, by a bye or a walkover, is taken to have met his equal."""
        total = 0 if weighed else self._free[who] * self.score[who]
        for table in self._tables:
            if who in table.seats:
                own = table.seats.index(who)
                other = table.seats[1 - own]
                score = self.score[who] if table.walkover else self.score[other]
                total += score * shares(table)[own] // WIN if weighed else score
        return total


def _bye(form: Format) -> int:
    """What sitting out is worth: in a Swiss tournament a win, or the middle of a larger table; elsewhere nothing."""
    if form.kind != "swiss":
        return 0
    return WIN if form.seats == 2 else WIN // 2
