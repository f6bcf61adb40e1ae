"""Stands between us and a bot's program, on Linux: whatever the program has started ends with it.

    python warden.py COMMAND ...

A process can leave the group that it was born in (`setsid`), and outlive the one that started it: then it is found
neither by its group nor by its parent. So the warden has itself told to the system as the one to whom orphans below it
come, and when the program has ended, or the warden is to end (`SIGTERM`), or whoever started it is gone, it kills
everybody below it until there is nobody. It needs no rights for that. It imports nothing of ours, so as to start at
once.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path

SUBREAPER = 36
"""`PR_SET_CHILD_SUBREAPER` of prctl."""
LOOKS = 1.0
"""So often, in seconds, it is looked whether whoever started the warden is still there."""
PATIENCE = 5.0
"""So long it kills those who start others faster than they are killed."""
NOT_FOUND = 127


def main(command: list[str]) -> int:
    """Run a program; how it ended, as a shell would say it, and below 0 by which signal."""
    parent = os.getppid()
    ctypes.CDLL(None).prctl(SUBREAPER, 1, 0, 0, 0)
    heard = {signal.SIGTERM, signal.SIGCHLD}
    signal.pthread_sigmask(signal.SIG_BLOCK, heard)
    try:
        program = os.posix_spawnp(command[0], command, os.environ, setsigmask=[])
    except OSError as problem:
        print(problem, file=sys.stderr)
        return NOT_FOUND
    status = _watch(program, parent, heard)
    _end_all()
    return os.waitstatus_to_exitcode(status)


def _watch(program: int, parent: int, heard: set[signal.Signals]) -> int:
    """Wait until the program has ended, or is to end."""
    while os.getppid() == parent:
        status = _reaped(program)
        if status is not None:
            return status
        said = signal.sigtimedwait(heard, LOOKS)
        if said is not None and said.si_signo == signal.SIGTERM:
            break
    return int(signal.SIGKILL)


def _reaped(program: int) -> int | None:
    """Bury those who have ended; how the program did, if it is among them."""
    found = None
    with suppress(ChildProcessError):
        while (ended := os.waitpid(-1, os.WNOHANG))[0]:
            if ended[0] == program:
                found = ended[1]
    return found


def _end_all() -> None:
    until = time.monotonic() + PATIENCE
    while (below := descendants(os.getpid())) and time.monotonic() < until:
        for process in below:
            with suppress(OSError):
                os.kill(process, signal.SIGKILL)
        _reaped(0)
        time.sleep(0.001)


def descendants(of: int) -> list[int]:
    """All processes below one that have not ended."""
    born: dict[int, list[int]] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with suppress(OSError, IndexError, ValueError):
                state, parent, *_ = (entry / "stat").read_text(errors="replace").rpartition(")")[2].split()
                if state not in "ZX":
                    born.setdefault(int(parent), []).append(int(entry.name))
    found, looking = list[int](), [of]
    while looking:
        children = born.get(looking.pop(), [])
        found += children
        looking += children
    return found


if __name__ == "__main__":
    code = main(sys.argv[1:])
    if code < 0:  # as the program ended, so that whoever started it hears the same
        signal.signal(-code, signal.SIG_DFL) if -code not in (signal.SIGKILL, signal.SIGSTOP) else None
        os.kill(os.getpid(), -code)
    sys.exit(code)
