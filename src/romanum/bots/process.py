"""A bot that is a program of its own, in any language: a line of JSON a decision on its input, one on its output.

The program is sent what its seat is shown and nothing else. It must answer in time with one of the options; one that
takes too long is killed, with whatever it has started (`warden`). It is started when it is first asked, and asked again
and again, for any match and any seat, so it keeps nothing between lines. It ends when its input does.
"""

from __future__ import annotations

import atexit
import os
import shutil
import signal
import subprocess
import sys
import time
from collections import deque
from contextlib import suppress
from pathlib import Path
from queue import Empty, Full, Queue
from threading import Lock, Thread
from typing import IO, Any, Final

import msgspec

from romanum.bots import warden
from romanum.bots.bot import BotFailed, Ranked
from romanum.bots.chair import Chair
from romanum.engine.action import Action

VERSION: Final = 1
"""Of what is said on the lines."""
LONGEST_ANSWER: Final = 1 << 16
LAST_WORDS: Final = 5
"""So many lines of what a program complains of are told when it fails,"""
LONGEST_COMPLAINT: Final = 500
"""each up to so many characters."""
LISTENS: Final = 0.1
"""So many seconds are waited for them where none has come."""
GUARDS: Final = sys.platform == "linux"
"""Whether programs have wardens; elsewhere one that leaves its group (`setsid`) is not found again."""
LONGEST_FAREWELL: Final = 2.0
"""So many seconds a warden may take longer than it kills."""
MOST_UNHEARD: Final = 4
"""So many lines that nobody asked for are kept; one is too many already."""


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """One line to the program: everything that its seat is shown."""

    version: int = VERSION
    game: str
    scenario: str
    seats: int
    seat: int
    seed: int
    """A random number, another for each decision, the same if a game is played again with its seed."""
    seconds: float
    """How long the program has; who answers later has lost."""
    step: str
    rule: str
    prompt: str
    options: list[str]
    view: dict[str, Any]


class Answer(msgspec.Struct):
    """The line that is expected: the text of an option, or its number, counted from 0."""

    action: str | None = None
    option: int | None = None


class ProcessBot:
    """A program in a seat."""

    def __init__(
        self, name: str, command: list[str], folder: Path, limit: float, seed: int = 0, seconds: float | None = None
    ) -> None:
        self.name = name
        self._line = _line(tuple(command), folder)
        self._limit = limit if seconds is None else min(limit, seconds)
        self._seed = seed

    def choose(self, chair: Chair) -> Action:
        """What the program answers; `BotFailed` if it does not."""
        options = chair.options
        answer = self._line.ask(self._question(chair, options), self._limit)
        return options[self._chosen(answer, [option.text for option in options])]

    def rank(self, chair: Chair, n: int = 3) -> list[Ranked]:
        """The program says what it would do, and not what it thinks of the rest."""
        return [Ranked(self.choose(chair), 1.0)]

    def _question(self, chair: Chair, options: list[Action]) -> bytes:
        decision = chair.decision
        self._seed = (self._seed * 6364136223846793005 + 1442695040888963407) % (1 << 53)
        question = Question(
            game=chair.game.id,
            scenario=chair.scenario,
            seats=chair.seats,
            seat=chair.seat,
            seed=self._seed,
            seconds=self._limit,
            step=decision.step,
            rule=decision.rule,
            prompt=decision.prompt,
            options=[option.text for option in options],
            view=chair.view(),
        )
        return msgspec.json.encode(question)

    def _chosen(self, line: bytes, options: list[str]) -> int:
        shown = line.decode("utf-8", "replace").strip()[:200]
        try:
            answer = msgspec.json.decode(line, type=Answer)
        except msgspec.DecodeError as problem:
            raise BotFailed(
                f"{self.name} answered {shown!r}, which is no answer: {problem}{self._line.said()}"
            ) from None
        if answer.option is not None and 0 <= answer.option < len(options):
            return answer.option
        if answer.action in options:
            return options.index(answer.action)
        said = self._line.said()
        raise BotFailed(f"{self.name} answered {shown!r}, which is none of its {len(options)} options{said}")


class Line:
    """A running program, and the lines to and from it."""

    def __init__(self, command: tuple[str, ...], folder: Path) -> None:
        self._command, self._folder = command, folder
        self._process: subprocess.Popen[bytes] | None = None
        self._answers: Queue[bytes] = Queue(MOST_UNHEARD)
        self._complaints: deque[str] = deque(maxlen=LAST_WORDS)
        self._lock = Lock()

    def ask(self, question: bytes, limit: float) -> bytes:
        """Send a line and wait for one, so many seconds; who does not answer is killed, and started anew next time."""
        with self._lock:
            process = self._process or self._start()
            if not self._answers.empty():
                self._end()
                raise BotFailed(f"{self._command[0]} has ended, or said more than one line to a question{self.said()}")
            until = time.monotonic() + limit
            telling = Thread(target=_tell, args=(process.stdin, question), daemon=True)
            telling.start()
            answer: bytes | None = None
            with suppress(Empty):
                answer = self._answers.get(timeout=limit)
                telling.join(max(0.0, until - time.monotonic()))
            if answer is None or telling.is_alive():
                self._end()
                raise BotFailed(f"{self._command[0]} was killed: no answer in {limit:g} seconds{self.said()}")
            if not answer.endswith(b"\n"):
                code = self._end()
                raise BotFailed(f"{self._command[0]} has ended with {code}, or answered without end{self.said()}")
            return answer

    def _start(self) -> subprocess.Popen[bytes]:
        self._answers, self._complaints = Queue(MOST_UNHEARD), deque(maxlen=LAST_WORDS)
        pipe = subprocess.PIPE
        try:
            process = subprocess.Popen(
                self._guarded(), stdin=pipe, stdout=pipe, stderr=pipe, cwd=self._folder, start_new_session=True
            )
        except OSError as problem:
            raise BotFailed(f"{self._command[0]} cannot be started: {problem}") from None
        for work, stream in ((_hear, process.stdout), (_note, process.stderr)):
            kept: Any = self._answers if work is _hear else self._complaints
            Thread(target=work, args=(stream, kept), daemon=True).start()
        self._process = process
        return process

    def _guarded(self) -> tuple[str, ...]:
        """The command, with a warden before it where there are some. One that is not there fails as it is."""
        first = self._command[0]
        there = str(self._folder / first) if os.sep in first else first
        if not GUARDS or shutil.which(there) is None:
            return self._command
        return (sys.executable, "-I", "-S", warden.__file__, *self._command)

    def _end(self) -> int:
        """Kill the program and all that it has started: by its warden, else by its group."""
        process, self._process = self._process, None
        if process is None:
            return 0
        with suppress(subprocess.TimeoutExpired):
            if GUARDS:
                process.terminate()
                return process.wait(warden.PATIENCE + LONGEST_FAREWELL)
        with suppress(OSError):
            if sys.platform == "win32":
                process.kill()
            else:
                os.killpg(process.pid, signal.SIGKILL)
        return process.wait()

    def close(self) -> None:
        """Nobody will ask any more."""
        with self._lock:
            self._end()

    def said(self) -> str:
        """The last lines that the program has complained of. They come by another way than its answers, and later."""
        if not self._complaints:
            time.sleep(LISTENS)
        return f"; it said: {' / '.join([*self._complaints])}" if self._complaints else ""


def _tell(stream: IO[bytes], question: bytes) -> None:
    """Write a question. A program that does not read holds up this thread alone, until it is killed."""
    with suppress(OSError, ValueError):
        stream.write(question + b"\n")
        stream.flush()


def _hear(stream: IO[bytes], answers: Queue[bytes]) -> None:
    """Take down what a program says, until it has ended or says far too much: then nobody listens any longer."""
    with suppress(Full):
        while line := stream.readline(LONGEST_ANSWER):
            answers.put_nowait(line)
        answers.put_nowait(b"")


def _note(stream: IO[bytes], complaints: deque[str]) -> None:
    while line := stream.readline(LONGEST_ANSWER):
        complaints.append(line.decode("utf-8", "replace").rstrip()[:LONGEST_COMPLAINT])


_lines: dict[tuple[tuple[str, ...], Path], Line] = {}


def _line(command: tuple[str, ...], folder: Path) -> Line:
    """The line to a program; all bots of this process that are the same program share it."""
    if (command, folder) not in _lines:
        _lines[command, folder] = Line(command, folder)
    return _lines[command, folder]


@atexit.register
def end_all() -> None:
    """End every program that was started."""
    while _lines:
        _lines.popitem()[1].close()
