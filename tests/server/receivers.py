"""A real mail server and a real receiver of webhooks on this machine, for tests."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import msgspec
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

from romanum.server.bounds.settings import Smtp


class Mailbox:
    """Keeps what is sent; `refuse` is an answer instead of taking a mail."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refuse = ""
        self.signed_in: list[str] = []

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        """The protocol's own name."""
        if self.refuse:
            return self.refuse
        found: Any = message_from_bytes(envelope.content or b"", policy=default)  # type: ignore[arg-type]
        self.mails.append(found)
        return "250 OK"

    def sign_in(self, server: Any, session: Any, envelope: Any, mechanism: str, given: Any) -> AuthResult:
        """Anybody whose password is `alea`."""
        assert isinstance(given, LoginPassword)
        self.signed_in.append(given.login.decode())
        return AuthResult(success=given.password == b"alea")


@contextmanager
def mail_server(user: str = "") -> Iterator[tuple[Mailbox, Smtp]]:
    """A mail server, and how it is reached."""
    mailbox = Mailbox()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    controller = Controller(
        mailbox,
        hostname="127.0.0.1",
        port=port,
        authenticator=mailbox.sign_in,
        auth_require_tls=False,
        auth_required=False,
    )
    controller.start()
    try:
        where = f"smtp+plain://{user}@127.0.0.1:{port}" if user else f"smtp+plain://127.0.0.1:{port}"
        yield mailbox, Smtp.by_url(where, "Romanum <romanum@club.example>")
    finally:
        controller.stop()


class Receiver:
    """Keeps what is posted; `status` is what it answers."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}/hook?for=livia"
        self.status = 204
        self.posts: list[tuple[str, dict[str, str], bytes]] = []

    @property
    def messages(self) -> list[dict[str, Any]]:
        """The bodies."""
        return [msgspec.json.decode(body) for _, _, body in self.posts]


@contextmanager
def webhook_receiver() -> Iterator[Receiver]:
    """A receiver that runs."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            receiver.posts.append((self.path, dict(self.headers), body))
            self.send_response(receiver.status)
            self.send_header("Location", "/elsewhere")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Quietly."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    receiver = Receiver(server.server_address[1])
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield receiver
    finally:
        server.shutdown()
        server.server_close()
