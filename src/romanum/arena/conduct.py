"""How bots conduct themselves: blunders are counted while a match is played.

What is a blunder in a game its censor says (`romanum.engine.counsel.blunders`). Marches that come back to a place are
counted in all games that have any.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from romanum.arena.marches import Marches
from romanum.arena.result import Conduct
from romanum.engine.action import Move
from romanum.engine.match import Match
from romanum.engine.past import Past

log = logging.getLogger(__name__)

REVISIT: Final = "revisit"
"""The blunder of a march that comes back to a place where it has been."""


class Watch:
    """Looks on at one match. If that fails, the match goes on unwatched, and `trouble` says why."""

    def __init__(self, match: Match[Any]) -> None:
        staff = match.game.closely().staff()
        self._match = match
        self._censor = None if staff is None else staff.censor()
        self._marches = Marches(match.game, match.seats)
        self._turns: set[int] = set()
        self._blunders = [Counter[str]() for _ in range(match.seats)]
        self.trouble = ""

    def see(self, past: Past[Any]) -> None:
        """An action that has just been played."""
        if self.trouble:
            return
        try:
            self._look(past, self._match.game.vocabulary.read(past.text))
        except Exception as problem:  # a defect of a censor: the game is no worse for it
            log.info("a match goes on unwatched", exc_info=True)
            self.trouble = " ".join(f"{type(problem).__name__}: {problem}".split())

    def _look(self, past: Past[Any], move: Move) -> None:
        after = self._match.position
        self._turns.add(self._match.game.turn(past.before))
        self._marches.see(past.before, past.seat, move, after, self._match.events[past.events :])
        if self._censor is not None:
            self._blunders[past.seat].update(self._censor.see(past.before, past.seat, move, after))

    def conduct(self, seating: Sequence[str]) -> dict[str, Conduct]:
        """By bot; empty if not all was seen."""
        if self.trouble:
            return {}
        seats = [self._of(seat) for seat in range(len(seating))]
        return together({bot: conduct} for bot, conduct in zip(seating, seats, strict=True))

    def _of(self, seat: int) -> Conduct:
        back = Counter({REVISIT: self._marches.back[seat]})
        return Conduct(len(self._turns), self._marches.begun[seat], dict(+(self._blunders[seat] + back)))


def together(parts: Iterable[Mapping[str, Conduct]]) -> dict[str, Conduct]:
    """The sum of what was seen of each bot.

    >>> together([{"miles": Conduct(3, 1, {"revisit": 1})}, {"miles": Conduct(2, 0, {"idle": 2})}])
    {'miles': Conduct(turns=5, marches=1, blunders={'idle': 2, 'revisit': 1})}
    """
    found: dict[str, Conduct] = {}
    for bot, new in ((bot, new) for part in parts for bot, new in part.items()):
        old = found.get(bot, Conduct())
        blunders = Counter(old.blunders) + Counter(new.blunders)
        found[bot] = Conduct(old.turns + new.turns, old.marches + new.marches, dict(sorted(blunders.items())))
    return dict(sorted(found.items()))
