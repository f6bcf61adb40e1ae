"""Sheets that people send are read in processes of their own, with limits of time and memory.

A scenario may be edited for hours, so such a process stays for a while: it has the games at hand, and answers in a few
milliseconds. Whatever a sheet asks for, the server goes on: a process that takes too long, or dies, is replaced.

    python -m romanum.server.lobby.trials

is that process: it reads one `Case` after the other and answers each with a `Finding`.
"""

from __future__ import annotations

import asyncio
import sys
import time
import zlib
from contextlib import suppress
from typing import TYPE_CHECKING, Any, BinaryIO, Final, Literal

import msgspec

from romanum.engine.speech.game_words import engine_words
from romanum.server.bounds.problem import Problem
from romanum.server.lobby.uploads import MEMORY, limit_memory
from romanum.server.wire import HeadingInfo, SheetFault

if TYPE_CHECKING:  # the server itself reads no such sheet
    from romanum.engine.game import Game
    from romanum.engine.match import Match
    from romanum.engine.sheets.faults import Fault
    from romanum.engine.sheets.scenario_file import ScenarioFile

SECONDS: Final = 10.0
"""So long a sheet may take."""
AT_ONCE: Final = 2
MOST_WAITING: Final = 20
IDLE: Final = 300.0
"""After so many seconds without a sheet a process ends,"""
MOST_CASES: Final = 1_000
"""and after so many sheets."""
LARGEST_PICTURE: Final = 2_000_000
SEEDS: Final = (1, 2)
"""What is not the same with both is left to dice."""
LENGTH: Final = 4
"""Bytes that say how long a message is."""
TOO_LONG: Final = "too-long"
TOO_MUCH: Final = "too-much"
"""Why a sheet was not read to its end: what is said of it begins `fault-`."""


class Case(msgspec.Struct):
    """What is to be looked at: a sheet, the text of a file, or a position whose sheet is wanted."""

    kind: Literal["sheet", "text", "position"]
    game: str = ""
    sheet: dict[str, Any] = {}
    heading: HeadingInfo = msgspec.field(default_factory=HeadingInfo)
    text: str = ""
    position: str = ""
    language: str = "en"
    wanted: Literal["look", "keep", "begin"] = "look"
    """What it is for: to be shown, to be kept with a picture, or for a match to begin with."""


class Finding(msgspec.Struct):
    """What came of it."""

    faults: list[SheetFault] = []
    game: str = ""
    scenario: str = ""
    seats: int = 0
    sheet: dict[str, Any] = {}
    heading: HeadingInfo = msgspec.field(default_factory=HeadingInfo)
    view: dict[str, Any] | None = None
    text: str = ""
    picture: bytes = b""
    position: str = ""
    names: list[str] = []
    """Who sits where, the game's own names where the file has none."""
    discreet: bool = False
    seconds: float = 0.0
    """So long it has taken a processor."""


class Trials:
    """The processes of one worker."""

    def __init__(self, seconds: float = SECONDS, memory: int = MEMORY) -> None:
        self._seconds = seconds
        self._memory = memory
        self._free = asyncio.Semaphore(AT_ONCE)
        self._resting: list[Reader] = []
        self._waiting = 0

    async def look_at(self, case: Case) -> Finding:
        """Have a sheet read; `Problem` if too many wait already."""
        if self._waiting >= MOST_WAITING:
            raise Problem(503, "busy", "Too many scenarios are being looked at; try again in a minute.")
        self._waiting += 1
        try:
            async with self._free:
                return await self._in_a_process(case)
        finally:
            self._waiting -= 1

    async def _in_a_process(self, case: Case) -> Finding:
        reader = self._resting.pop() if self._resting else Reader(self._memory)
        reader.wake()
        try:
            async with asyncio.timeout(self._seconds):
                answer = await reader.read(msgspec.json.encode(case))
        except TimeoutError:
            await reader.end()
            return _refused(TOO_LONG, case.language, self._seconds)
        except (asyncio.IncompleteReadError, OSError):
            await reader.end()
            return _refused(TOO_MUCH, case.language, self._seconds)
        except BaseException:
            await reader.end()
            raise
        if reader.cases >= MOST_CASES:
            await reader.end()
        else:
            self._resting.append(reader)
            reader.rest(lambda: self._dismiss(reader))
        return msgspec.json.decode(answer, type=Finding)

    def _dismiss(self, reader: Reader) -> None:
        if reader in self._resting:
            self._resting.remove(reader)
            reader.kill()

    async def close(self) -> None:
        """End all processes."""
        while self._resting:
            await self._resting.pop().end()


class Reader:
    """One process, asked one thing at a time."""

    def __init__(self, memory: int) -> None:
        self.cases = 0
        self._memory = memory
        self._process: asyncio.subprocess.Process | None = None
        self._alarm: asyncio.TimerHandle | None = None

    async def read(self, case: bytes) -> bytes:
        """Ask, and wait for the answer."""
        if self._process is None:
            pipe = asyncio.subprocess.PIPE
            command = (sys.executable, "-m", "romanum.server.lobby.trials", str(self._memory))
            quiet = asyncio.subprocess.DEVNULL
            self._process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, stderr=quiet)
        self.cases += 1
        asked, told = self._process.stdin, self._process.stdout
        assert asked is not None
        assert told is not None
        asked.write(len(case).to_bytes(LENGTH, "big") + case)
        await asked.drain()
        return await told.readexactly(int.from_bytes(await told.readexactly(LENGTH), "big"))

    def rest(self, dismiss: Any) -> None:
        """Nothing is to be read: after a while the process is not needed any more."""
        self._alarm = asyncio.get_running_loop().call_later(IDLE, dismiss)

    def wake(self) -> None:
        """There is something to read."""
        if self._alarm is not None:
            self._alarm.cancel()

    def kill(self) -> None:
        """End the process."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()

    async def end(self) -> None:
        """End it, and wait until it has ended."""
        self.wake()
        self.kill()
        if self._process is not None:
            await self._process.wait()


def _refused(code: str, language: str, seconds: float = 0.0) -> Finding:
    return Finding([SheetFault("", "", engine_words(language).say(f"fault-{code}", {}), "")], seconds=seconds)


def fault_of(fault: Fault) -> SheetFault:
    """A fault as the engine tells it, in its parts.

    >>> from romanum.engine.sheets.faults import Fault
    >>> fault_of(Fault("board.roma", "one side alone is in a Province", "9.1a")).entry
    'roma'
    """
    drawer, _, entry = fault.where.partition(".")
    return SheetFault(drawer, entry, fault.text, fault.rule)


def finding_of(case: Case) -> Finding:
    """Look at a case; never raises for what is wrong with it."""
    from romanum.engine.speech.language import speaking

    found = Finding()
    with speaking(case.language):
        try:
            _look(case, found)
        except (MemoryError, OSError, ImportError):  # a sheet opens no file: a module had no room to be loaded
            return _refused(TOO_MUCH, case.language)
        except Exception as problem:
            found.faults = _faults_in(problem)
            found.view, found.text, found.picture, found.position = None, "", b"", ""
    return found


def _faults_in(problem: Exception) -> list[SheetFault]:
    from romanum.engine.rule import Wrong
    from romanum.engine.sheets.sheet import BadSheet, bad

    found = problem if isinstance(problem, BadSheet) else bad("", Wrong("unreadable", problem=type(problem).__name__))
    return [fault_of(fault) for fault in found.faults]


def _look(case: Case, found: Finding) -> None:
    """What is in a case, piece by piece, so that what was found before something is wrong stays found."""
    from romanum.engine.dice import FastDice
    from romanum.engine.rule import Wrong
    from romanum.engine.sheets import sheet as sheets
    from romanum.engine.sheets.scenario_file import ScenarioFile
    from romanum.engine.sheets.sheet import bad

    file = _file(case)
    game = _game(file.game)
    heading, found.game, found.sheet = file.heading, file.game, file.position
    found.heading = HeadingInfo(heading.title, heading.author, heading.story, file.names)
    dice = None if case.wanted == "begin" else FastDice.seeded(sheets.SETTING_UP)
    match = sheets.begin(game, file.position, dice, file.names or None)
    found.scenario, found.seats, found.names = match.scenario, match.seats, list(match.names)
    if match.over:
        raise bad("moment", Wrong("over"))
    found.sheet = _whole(game, file.position)
    found.text = msgspec.structs.replace(file, position=found.sheet).write()
    ScenarioFile.read(found.text)
    if case.wanted == "begin":
        found.position, found.discreet = _bare(match), match.position.discreet
    elif case.wanted == "keep":
        found.picture = _picture(match)
    else:
        found.view = match.everything()


def _file(case: Case) -> ScenarioFile:
    """What is to be looked at as a file; one without a title is called after its scenario."""
    from romanum.engine.sheets.heading import Heading
    from romanum.engine.sheets.scenario_file import ScenarioFile
    from romanum.engine.sheets.sheet import head_of

    if case.kind == "text":
        return ScenarioFile.read(case.text)
    game, given = _game(case.game), case.sheet
    if case.kind == "position":
        given = game.sheet(game.position_type.from_json(case.position.encode(), game.steps))
    told = case.heading
    title = told.title.strip() or game.scenario(head_of(game, given).scenario).title
    return ScenarioFile(case.game, Heading(title, told.author, told.story.strip()), told.names, given)


def _whole(game: Game[Any], given: dict[str, Any]) -> dict[str, Any]:
    """A sheet with what every sheet of its game says, but for what dice say anew in every match."""
    from romanum.engine.sheets import sheet as sheets

    says = {*sheets.HEAD[:2], *sheets.sheets_of(game).always}
    once, again = (sheets.write(game, sheets.read(game, given, seed)[1]) for seed in SEEDS)
    missing = {name: value for name, value in once.items() if name in says and name not in given}
    settled = {name: value for name, value in missing.items() if again.get(name) == value}
    head: dict[str, Any] = {name: settled.pop(name) for name in sheets.HEAD if name in settled}
    return {**head, **given, **settled}


def _game(name: str) -> Game[Any]:
    import romanum
    from romanum.engine.rule import Wrong
    from romanum.engine.sheets.faults import told
    from romanum.engine.sheets.sheet import bad
    from romanum.games import UnknownGame

    try:
        return romanum.game(name)
    except UnknownGame:
        raise bad("game", Wrong("no-game", given=told(name))) from None


def _bare(match: Match[Any]) -> str:
    """The position with which a match begins, for one with dice of its own."""
    from msgspec import UNSET

    from romanum.engine.dice import FastDice

    assert match.start is not None
    position = match.start.copy()
    position.dice, position.wishes = FastDice(0), UNSET
    text: str = position.to_json().decode()
    return text


def _picture(match: Match[Any]) -> bytes:
    """The board as somebody sees it who looks on, squeezed; nothing if the game draws none."""
    from romanum.engine.secrecy import masked

    assert match.start is not None
    drawn = match.game.picture(masked(match.start, None))
    text = b"" if drawn is None else drawn.svg().encode()
    return zlib.compress(text) if 0 < len(text) <= LARGEST_PICTURE else b""


def serve(asked: BinaryIO, told: BinaryIO) -> None:
    """Look at one case after the other."""
    while head := asked.read(LENGTH):
        begun = time.process_time()
        case = msgspec.json.decode(asked.read(int.from_bytes(head, "big")), type=Case)
        found = finding_of(case)
        found.seconds = time.process_time() - begun
        answer = msgspec.json.encode(found)
        told.write(len(answer).to_bytes(LENGTH, "big") + answer)
        told.flush()


def main() -> None:
    """The process."""
    limit_memory(int(sys.argv[1]))
    with suppress(BrokenPipeError):
        serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
