"""Helpers of the command line's tests."""

from __future__ import annotations

import codecs
import os
import pty
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from select import select
from typing import Any

from click.testing import Result

TESTS = Path(__file__).parent.parent
START = f"""
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs the tests in the background ignores it
sys.path.insert(0, {str(TESTS)!r})
from romanum.games import GAMES
GAMES["toy"] = "toy.game:Toy"
from romanum.cli import main
main()
"""
"""The program with the toy game among its games."""

Run = Callable[..., Result]
Spawn = Callable[..., "subprocess.CompletedProcess[str]"]


class Terminal:
    """The command in a pseudo-terminal, as a person has it."""

    def __init__(self, *args: str) -> None:
        ours, theirs = pty.openpty()
        self.line = ours
        self.shown = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")()  # a sign may come in two parts
        env = {**os.environ, "TERM": "xterm-256color"}
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, *args], stdin=theirs, stdout=theirs, stderr=theirs, env=env
        )
        os.close(theirs)

    def expect(self, words: str, seconds: float = 20) -> str:
        """What is shown up to the words; what came before them is forgotten."""
        end = time.monotonic() + seconds
        while words not in self.shown:
            ready, _, _ = select([self.line], [], [], max(end - time.monotonic(), 0))
            assert ready, f"{words!r} never came: {self.shown!r}"
            try:
                self.shown += self._decoder.decode(os.read(self.line, 65536))
            except OSError:  # the other end has gone
                raise AssertionError(f"{words!r} never came: {self.shown!r}") from None
        before, _, self.shown = self.shown.partition(words)
        return before

    def type(self, line: str) -> None:
        """A line and Enter."""
        os.write(self.line, f"{line}\r".encode())

    def press_ctrl_c(self) -> None:
        """An interrupt from the keyboard, once the line editor behind the prompt waits for one."""
        time.sleep(0.3)
        self.process.send_signal(signal.SIGINT)

    def close(self) -> int:
        """Wait for the end; the exit code."""
        try:
            return self.process.wait(20)
        finally:
            self.process.kill()
            os.close(self.line)


def edited(path: Path, change: Callable[[str], str]) -> str:
    """The file with its text changed, under the same name."""
    before = path.read_text()
    after = change(before)
    assert after != before
    path.write_text(after)
    return str(path)


def only_record(tmp_path: Path) -> Path:
    """The one match kept in the user's data folder."""
    [found] = (tmp_path / "data" / "romanum").glob("*.romanum")
    return found


def one_line(result: Any) -> str:
    """The one line on stderr."""
    [line] = result.stderr.splitlines()
    return str(line)
