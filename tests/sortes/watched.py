"""Games of Sortes with a censor, for the arena: to gamble is a blunder."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any

from romanum.engine.action import Move
from romanum.engine.counsel.blunders import Censor
from romanum.engine.counsel.staff import Staff
from romanum.engine.speech.words import Words
from sortes.game import Sortes, Table


class Strict(Censor[Table]):
    """Disapproves of gambling, and of bids of six by another name."""

    def see(self, before: Table, seat: int, move: Move, after: Table) -> Iterable[str]:
        if move == ("gamble",):
            assert after.round > before.round or not after.stack
            return ["gambled"]
        return ["overbid"] if move == ("bid", 6) else []


class Blind(Censor[Table]):
    """Sees nothing."""

    def see(self, before: Table, seat: int, move: Move, after: Table) -> Iterable[str]:
        raise LookupError("too\ndark")


class Orderly(Staff[Table]):
    """Plans nothing."""

    def censor(self) -> Censor[Table]:
        return Strict()


class Dark(Orderly):
    """Has nobody who sees."""

    def censor(self) -> Censor[Table]:
        return Blind()


class Watched(Sortes):
    """Has a strict censor, and a word for one of the blunders."""

    @cached_property
    def words(self) -> Words:
        return Words(["blunder-gambled = Prizes that were gambled with\n"], {})

    def staff(self) -> Staff[Any] | None:
        return Orderly(self)


class Unwatched(Sortes):
    """Has a censor who fails."""

    def staff(self) -> Staff[Any] | None:
        return Dark(self)
