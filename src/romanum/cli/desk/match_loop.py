"""Playing in the terminal: the loop of a match. It knows no game; a game's board draws its own map.

People at one screen take turns looking: what only one of them may know is shown after the screen was handed over.
"""

from __future__ import annotations

import shlex
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from romanum.bots.crew import Crew, all_but_one
from romanum.cli.common import Complaint
from romanum.cli.desk.desk import Desk
from romanum.cli.desk.match_file import Keeper, is_record, save
from romanum.cli.desk.players import kinds_of, make_bots, read_seats
from romanum.cli.desk.session import Counsel, Hinted, Leave, Sitting
from romanum.cli.desk.terminal import Screen
from romanum.engine.dice import SealedDice
from romanum.text.render import result_as_dict

if TYPE_CHECKING:
    from romanum.bots import Bot
    from romanum.engine.action import Action
    from romanum.engine.match import Match

INTERRUPTED: Final = 130
UNSAVED: Final = 1
HINT_SECONDS: Final = 2.0


class Shell(Sitting):
    """The loop of a match."""

    match: Match[Any]

    def __init__(self, match: Match[Any], screen: Screen, keeper: Keeper) -> None:
        super().__init__(match, screen)
        self.keeper = keeper
        self.bots: dict[int, Bot] = {}
        self.crew = Crew(1)
        self.delay = 0.0

    def seat_players(
        self, seats: str | None, seed: int, seconds: float | None = None, processes: int | None = None
    ) -> None:
        """Seat people and bots: as given, or by the names in the record."""
        self.kinds = read_seats(seats, self.match.seats) if seats else kinds_of(self.match.names)
        if len(self.kinds) != self.match.seats:
            from romanum.cli.common import Complaint

            raise Complaint(f"--seats: {len(self.kinds)} players for the {self.match.seats} seats of this match")
        self.crew = Crew(all_but_one() if processes is None else processes)
        self.bots = make_bots(self.kinds, seed + len(self.match.history), seconds, self.crew)
        for seat in self.people:
            self.match.wish_as_usual(seat)

    # ---- the loop

    @property
    def finished(self) -> bool:
        """Whether there is nothing left to play."""
        return self.match.over

    def run(self) -> int:
        """Play until the game is over or the person leaves; the exit code."""
        try:
            self._open()
            while not self.finished:
                self._turn()
            self._finish()
            return self._saved()
        except (EOFError, Leave):
            return self._farewell()
        except KeyboardInterrupt:
            self._farewell()
            return INTERRUPTED
        finally:
            self.keeper.keep(self.match)
            self.crew.close()

    def _turn(self) -> None:
        pending = self.match.pending
        bots = [seat for seat in pending if seat in self.bots]
        if bots:
            self._bot_acts(bots[0])
        else:
            self._person_acts(self.viewer if self.viewer in pending else pending[0])

    def _bot_acts(self, seat: int) -> None:
        bot = self.bots[seat]
        if self.screen.typed and bot.name not in ("tiro", "miles"):
            with self.screen.console.status(Text(f"{self.match.names[seat]} thinks", "quiet")):
                action = self._chosen(bot, seat)
        else:
            action = self._chosen(bot, seat)
        self.match.play(seat, action)
        self.tell()
        if self.delay:
            time.sleep(self.delay)

    def _chosen(self, bot: Bot, seat: int) -> Action:
        from romanum.bots import BotFailed, Chair

        try:
            return bot.choose(Chair(self.match, seat))
        except BotFailed as problem:
            raise Complaint(str(problem)) from None

    def _person_acts(self, seat: int | None) -> None:
        assert seat is not None
        if seat != self.viewer:
            self.screen.hand_over(self.match.names[seat])
            self.viewer, self.chapter = seat, None
            self.tell()
        self.keep()
        Desk(self, seat).decide()
        self.keep()

    # ---- what a desk asks for

    def still_asks(self, step: str) -> bool:
        """Whether a step of this kind is still being carried out."""
        return any(type(one).__name__ == step for one in self.match.position.stack)

    def keep(self) -> None:
        """Save; if that fails, say so once and go on."""
        if self.keeper.keep(self.match):
            self.screen.show(f"Not saved to {self.keeper.path}: {self.keeper.problem}. Play goes on.", style="danger")

    def save(self, words: str) -> str:
        """A copy of the match in another file."""
        path = Path(words).expanduser() if words else self.keeper.path
        if words and path.exists() and not is_record(path):
            return f"{path} exists and is no match of ours: it stays as it is."
        problem = save(self.match, path)
        return f"Not saved to {path}: {problem}." if problem else f"Saved to {path}."

    def advice(self, seat: int, count: int) -> Counsel:
        """What our adviser would choose after some seconds."""
        from romanum.bots import ADVISER, Chair, advise, make_bot

        adviser = make_bot(ADVISER, len(self.match.history), HINT_SECONDS)
        found = advise(adviser, Chair(self.match, seat), count)
        hints = [Hinted(one.action.text, one.plan, one.number, one.reasons) for one in found.options]
        return Counsel(adviser.name, hints, found.left_out)

    # ---- beginning and end

    def _open(self) -> None:
        match = self.match
        title = Text.assemble((match.game.title, "title"), f"  {match.game.scenario(match.scenario).title}")
        self.screen.show(title)
        if isinstance(match.first_dice, SealedDice) and not match.history:
            self.screen.whole(f"The dice are sealed: {match.first_dice.commitment()}")
        if match.history:
            self.screen.show(f"Resumed after {len(match.history)} actions.", style="quiet")
            self.told = dict.fromkeys([None, *self.people], len(match.events))
        self.viewer = self.people[0] if len(self.people) == 1 else None
        self.tell()

    def _finish(self) -> None:
        if len(self.people) > 1:
            self.viewer = None
        self.show_end()
        self.keeper.keep(self.match)
        if not self.keeper.problem:
            self.screen.whole(f"The record: {self.keeper.path}")

    def _farewell(self) -> int:
        """Save, say where, and how to go on; the exit code."""
        self.keeper.keep(self.match)
        self.screen.show()
        if not self.keeper.problem:
            self.screen.whole(f"Saved. Go on with: romanum play --resume {shlex.quote(str(self.keeper.path))}")
        return self._saved()

    def _saved(self) -> int:
        if not self.keeper.problem:
            return 0
        print(f"romanum: {self.keeper.path}: not saved: {self.keeper.problem}", file=sys.stderr)
        return UNSAVED

    def as_dict(self) -> dict[str, Any]:
        """The match as JSON shows it."""
        return {
            "game": self.match.game.id,
            "names": self.match.names,
            "actions": len(self.match.history),
            "over": self.match.over,
            "result": result_as_dict(self.match),
            "record": None if self.keeper.problem else str(self.keeper.path),
        }
