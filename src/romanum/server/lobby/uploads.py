"""Records that people send are played in a process of their own, with limits of time and memory.

Whatever such a record asks for, the server goes on: the process is ended when its time is up, and dies by itself when
it needs more memory than it may. Only a few run at once; who comes when too many wait is told to come again.

    python -m romanum.server.lobby.uploads

is that process: it reads one `Task` and answers with one `Outcome`.
"""

from __future__ import annotations

import asyncio
import sys
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec

from romanum.server.bounds.problem import Problem
from romanum.server.wire import Check, Verification

if TYPE_CHECKING:  # the server itself plays no such record
    from romanum.engine.match import Match

LARGEST_RECORD: Final = 2_000_000
"""So many bytes a record may have."""
SECONDS: Final = 60
"""So long a record may take."""
MEMORY: Final = 512 * 1024 * 1024
"""So many bytes the process may have; an ordinary match takes less than a tenth of it."""
MOST_ACTIONS: Final = 20_000
TRIED: Final = 100
"""So many actions are tried from a position that somebody has brought."""
AT_ONCE: Final = 2
MOST_WAITING: Final = 20
TOO_MUCH: Final = "playing it takes more time or memory than a record may"


class Task(msgspec.Struct):
    """A record to be looked at: to be verified, or else to be made a match of."""

    text: str
    verify: bool
    commitment: str | None = None
    salts: list[str] | None = None
    last: bool = False
    """Whether the position at its end is wanted, for another match to begin with."""


class Ended(msgspec.Struct):
    """How a record ends that can be made a match of."""

    options: dict[str, Any]
    turn: list[int]
    over: bool
    result: dict[str, Any] | None
    position: str = ""
    """Where it ends, if that is wanted: without dice, and without the wishes of those who played."""


class Outcome(msgspec.Struct):
    """What came of a task: one of the three."""

    problem: str | None = None
    ended: Ended | None = None
    verification: Verification | None = None
    seconds: float = 0.0
    """So long it has taken a processor."""


class Uploads:
    """The processes of one worker."""

    def __init__(self, seconds: float = SECONDS, memory: int = MEMORY) -> None:
        self._seconds = seconds
        self._memory = memory
        self._free = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    async def look_at(self, task: Task) -> Outcome:
        """Have a record played; `Problem` if too many wait already."""
        if self._waiting >= MOST_WAITING:
            raise Problem(503, "busy", "Too many records are being looked at; try again in a minute.")
        self._waiting += 1
        try:
            async with self._free:
                return await self._in_a_process(msgspec.json.encode(task))
        finally:
            self._waiting -= 1

    async def _in_a_process(self, task: bytes) -> Outcome:
        pipe = asyncio.subprocess.PIPE
        command = (sys.executable, "-m", "romanum.server.lobby.uploads", str(self._memory), str(int(self._seconds) + 1))
        process = await asyncio.create_subprocess_exec(
            *command, stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL
        )
        try:
            async with asyncio.timeout(self._seconds):
                answer, _ = await process.communicate(task)
        except TimeoutError:
            return Outcome(f"playing it takes longer than {self._seconds:g} seconds", seconds=self._seconds)
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
        try:
            return msgspec.json.decode(answer, type=Outcome)
        except msgspec.DecodeError:
            return Outcome(TOO_MUCH, seconds=self._seconds)


def outcome_of(task: Task) -> Outcome:
    """Play a record; never raises for what is wrong with it."""
    try:
        return Outcome(verification=_verified(task)) if task.verify else Outcome(ended=_ended(task))
    except MemoryError:
        return Outcome(TOO_MUCH)
    except ValueError as problem:
        return Outcome(str(problem))


def _ended(task: Task) -> Ended:
    import romanum
    from romanum.engine.record import RecordError, replay
    from romanum.server.tables.seat_view import result_info

    record = read_bounded(task.text)
    if record.new_dice and not task.last:
        when = record.new_dice[0][0]
        raise RecordError(f"after action {when} it goes on with other dice, as a branch does: a match keeps its dice")
    match = replay(record, romanum.game, lean=True)
    if record.start:
        _try_out(match)
    options = match.options | ({"discreet": True} if match.position.discreet else {})
    ended = Ended(options, list(match.pending), match.over, result_info(match))
    if task.last:
        ended.position = _bare(match)
    return ended


def _try_out(match: Match[Any]) -> None:
    """Look at a position that somebody has brought from every seat, and play on from it at random for a while.

    One of the right shape may still be impossible; what goes wrong with it is to go wrong here.
    """
    from romanum.engine.dice import FastDice
    from romanum.engine.record import RecordError
    from romanum.engine.step import apply, offered_to

    g, chance = match.position.copy(), FastDice.seeded(1)
    g.dice = FastDice.seeded(2)
    try:
        for seat in (None, *range(match.seats)):
            match.view(seat)
        for _ in range(TRIED):
            if not g.stack:
                return
            seat = g.stack[-1].pending(g)[0]
            moves = offered_to(g, seat)
            apply(g, seat, moves[chance.roll(len(moves)) - 1])
    except MemoryError:
        raise
    except Exception as problem:
        words = f"{type(problem).__name__}: {problem}"[:200]
        raise RecordError(f"it cannot be played on from its position ({words})") from problem


def _bare(match: Match[Any]) -> str:
    """The position of a match that goes on, for others to begin with."""
    from msgspec import UNSET

    from romanum.engine.dice import FastDice
    from romanum.engine.record import RecordError

    if match.over:
        raise RecordError("it is over: nothing can be played on from its end")
    position = match.position.copy()
    position.dice, position.wishes = FastDice(0), UNSET
    text: str = position.to_json().decode()
    return text


def _verified(task: Task) -> Verification:
    import romanum
    from romanum.engine.verify import plain_commitment, unchecked, verifies, verify

    given = None if task.commitment is None else plain_commitment(task.commitment)
    verdicts = verify(read_bounded(task.text), romanum.game, given, task.salts)
    return Verification(verifies(verdicts), [Check(*verdict) for verdict in verdicts], unchecked(verdicts))


def read_bounded(text: str) -> Any:
    """A record of which a server plays that much."""
    from romanum.engine.record import Record, RecordError

    record = Record.read(text)
    if len(record.actions) > MOST_ACTIONS:
        raise RecordError(f"it has more than {MOST_ACTIONS} actions")
    return record


def limit_memory(memory: int) -> None:
    """Where the system can, take away what is not needed; elsewhere the parent's clock has to do."""
    with suppress(ImportError, ValueError, OSError):
        import os
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        os.nice(5)


def _limit_time(seconds: int) -> None:
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))


def main() -> None:
    """The process."""
    limit_memory(int(sys.argv[1]))
    _limit_time(int(sys.argv[2]))
    task = msgspec.json.decode(sys.stdin.buffer.read(), type=Task)
    outcome = msgspec.structs.replace(outcome_of(task), seconds=time.process_time())
    sys.stdout.buffer.write(msgspec.json.encode(outcome))


if __name__ == "__main__":
    main()
