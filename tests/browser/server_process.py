"""`romanum serve` as a process of its own, which a test may kill and start again on the same port."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).parent.parent
COMMAND: Final = f"import sys; sys.path.insert(0, {str(TESTS)!r}); from browser.at_home import command; command()"
QUICK_BOT: Final = "tiro"


class Serving:
    """A server with a database of its own."""

    def __init__(
        self,
        folder: Path,
        pace: float = 0.0,
        *,
        accounts: bool = False,
        others: str = "",
        site: Path | None = None,
        page: Path | None = None,
    ) -> None:
        self.folder = folder
        self.accounts = accounts
        self.others = others
        self.site = site
        """Where distributions are installed that nothing else knows of."""
        self.page = page
        """The folder of the page that needs no server."""
        self.pace = pace
        self.port = 0
        self.key = ""
        """Whoever opens the address with it is the host."""
        self.log = folder / "server.log"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it says where it is."""
        call = [sys.executable, "-c", COMMAND, "serve", "--port", str(self.port), "--limits", "0", "--bots", "1"]
        call += ["--pace", str(self.pace), "--analysis", "4"]
        call += ["--db", str(self.folder / "romanum.db"), *(["--accounts"] if self.accounts else [])]
        call += ["--page", str(self.page)] if self.page else []
        environment = {**os.environ, "XDG_DATA_HOME": str(self.folder), "ROMANUM_NO_BROWSER": "1"}
        environment["ROMANUM_OTHER_GAMES"] = self.others
        if self.site:
            paths = [str(self.site), *filter(None, [environment.get("PYTHONPATH")])]
            environment["PYTHONPATH"] = os.pathsep.join(paths)
        with self.log.open("ab") as errors:
            process = subprocess.Popen(call, stdout=subprocess.PIPE, stderr=errors, env=environment)
        self._process = process
        assert process.stdout
        told = process.stdout.readline().decode()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", told)
        assert found, f"the server did not start: {told}{self.log.read_text()}"
        self.port = int(found[1])
        self.key = told.strip().partition("key=")[2]

    def kill(self) -> None:
        """As if the machine had lost its power."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        try:
            self._process.wait(15)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        if self._process.stdout:
            self._process.stdout.close()
        self._process = None


class Cable:
    """A way to the server that can be cut and mended, as a bad network does."""

    def __init__(self, serving: Serving) -> None:
        self._serving = serving
        self._ends: list[socket.socket] = []
        self._whole = True
        self._listening = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._listening.getsockname()[1]}"

    def cut(self) -> None:
        """Whatever is connected breaks off, and nothing can be connected any more."""
        self._whole = False
        for end in self._ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self._ends.clear()

    def mend(self) -> None:
        self._whole = True

    def _accept(self) -> None:
        while True:
            near, _ = self._listening.accept()
            if not self._whole:
                near.close()
                continue
            far = socket.create_connection(("127.0.0.1", self._serving.port))
            self._ends += [near, far]
            for ends in ((near, far), (far, near)):
                threading.Thread(target=_carry, args=ends, daemon=True).start()


def _carry(source: socket.socket, goal: socket.socket) -> None:
    with suppress(OSError):
        while part := source.recv(65536):
            goal.sendall(part)
    for end in (source, goal):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
