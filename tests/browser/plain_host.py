"""A host that knows nothing but files: it serves a folder under a path of its own, and counts what it sends."""

from __future__ import annotations

import threading
from collections import Counter
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

UNDER: Final = "/games/of/rome/"
"""The path under which the folder lies: not the root, as with most hosts of files."""
TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".txt": "text/plain; charset=utf-8",
}
SQUEEZED: Final = {"br": ".br", "gzip": ".gz"}
"""What may lie beside a file for those who understand it, the smallest first."""


class PlainHost:
    """Serves a folder from a port of this machine until it is closed. What it does not have is not there: 404."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.sent: Counter[str] = Counter()
        """Bytes of bodies that the page asked for, by file."""
        self.kept: Counter[str] = Counter()
        """Those that its service worker fetched, to have them without a connection."""
        self._server: ThreadingHTTPServer | None = None
        self._port = 0

    @property
    def address(self) -> str:
        """Where the folder lies, without a slash at its end."""
        return f"http://127.0.0.1:{self._port}{UNDER.rstrip('/')}"

    @property
    def bytes_sent(self) -> int:
        return sum(self.sent.values())

    def open(self) -> None:
        """Begin to serve; a second time on the same port."""
        self._server = ThreadingHTTPServer(("127.0.0.1", self._port), _handler(self))
        self._port = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        """As if the network were gone: nobody answers any more."""
        if self._server:
            self._server.shutdown()
            self._server.server_close()
        self._server = None

    def found(self, path: str) -> Path | None:
        """The file that a path leads to."""
        if not path.startswith(UNDER):
            return None
        name = path.removeprefix(UNDER) or "index.html"
        file = (self.folder / name).resolve()
        return file if file.is_relative_to(self.folder.resolve()) and file.is_file() else None


def _handler(host: PlainHost) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            file = host.found(unquote(urlsplit(self.path).path))
            if file is None:
                self.send_error(HTTPStatus.NOT_FOUND)
                return
            body, encoding = self._body(file)
            self.send_response(HTTPStatus.OK)
            self.send_header("Content-Type", TYPES.get(file.suffix, "application/octet-stream"))
            self.send_header("Content-Length", str(len(body)))
            if encoding:
                self.send_header("Content-Encoding", encoding)
            self.end_headers()
            self.wfile.write(body)
            later = self.headers.get("Referer", "").endswith("/service.js")
            (host.kept if later else host.sent)[file.relative_to(host.folder).as_posix()] += len(body)

        def _body(self, file: Path) -> tuple[bytes, str]:
            """A file as it lies there, or what lies beside it in fewer bytes."""
            taken = {one.split(";")[0].strip() for one in self.headers.get("Accept-Encoding", "").split(",")}
            for encoding, ending in SQUEEZED.items():
                beside = file.with_name(file.name + ending)
                if encoding in taken and beside.is_file():
                    return beside.read_bytes(), encoding
            return file.read_bytes(), ""

        def log_message(self, *_: object) -> None:
            """Nobody reads along."""

    return Handler
