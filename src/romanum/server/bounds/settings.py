"""How a server is set up."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, Literal
from urllib.parse import unquote, urlsplit

import msgspec

from romanum.bots.crew import all_but_one

SMTP_PASSWORD: Final = "ROMANUM_SMTP_PASSWORD"
"""The environment variable with the password of the mail server."""
SMTP_KINDS: Final = {"smtp": ("starttls", 587), "smtps": ("tls", 465), "smtp+plain": ("none", 25)}

PAGE: Final = "/page/"
"""Where a server has the page that needs none."""


class Smtp(msgspec.Struct, frozen=True, kw_only=True):
    """The mail server that notices are handed to."""

    host: str
    port: int
    security: Literal["starttls", "tls", "none"]
    sender: str
    """The address that mails come from."""
    user: str = ""
    password_file: str = ""

    @property
    def password(self) -> str:
        """From the file, else from the environment: it never stands in a command line."""
        if self.password_file:
            return Path(self.password_file).read_text(encoding="utf-8").strip()
        return os.environ.get(SMTP_PASSWORD, "")

    @classmethod
    def by_url(cls, url: str, sender: str, password_file: str = "") -> Smtp:
        """A mail server by its address; `ValueError` says what is wrong with it.

        >>> Smtp.by_url("smtp://livia@mail.example", "romanum@club.example").port
        587
        """
        parts = urlsplit(url)
        if parts.scheme not in SMTP_KINDS or not parts.hostname:
            raise ValueError("a mail server is smtp://USER@HOST:PORT, smtps://… or smtp+plain://…")
        if parts.password:
            raise ValueError(f"the password of the mail server belongs into {SMTP_PASSWORD} or a file")
        if "@" not in sender:
            raise ValueError("mail needs an address that it comes from")
        security, port = SMTP_KINDS[parts.scheme]
        return cls(
            host=parts.hostname,
            port=parts.port or port,
            security=msgspec.convert(security, Literal["starttls", "tls", "none"]),
            sender=sender,
            user=unquote(parts.username or ""),
            password_file=password_file,
        )


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """One server. Several workers of one server share the same settings."""

    database: str
    hosting: bool = False
    """With accounts, for a club; otherwise local: everybody who can reach it is a guest, the owner has a key."""
    key: str = ""
    """What makes a client of a local server its owner, and the first account of a hosted one the host's."""
    code: str = ""
    """An invitation code that is always good."""
    invited_only: bool = False
    """New accounts need a code even if there is no such code: the host makes them."""
    origins: tuple[str, ...] = ()
    """Further addresses under which browsers know this server, such as `https://club.example`."""
    loopback: bool = False
    """Only for this machine: requests that name another host are refused."""
    bot_processes: int = 0
    """How many; 0: one for each core but one."""
    crew: int = 1
    """Processes that think together about one decision of a bot that takes them; 0: one for each core but one."""
    limits: float = 1.0
    """A factor for all limits; 0: none."""
    pace: float = 1.5
    """Seconds that a bot waits before each step it takes for a person who has asked it to."""
    workers: int = 1
    memory: int = 512
    """So many megabytes the tables of one worker take; above it those that nobody touches rest."""
    smtp: Smtp | None = None
    webhooks: Literal["public", "any", "none"] = "public"
    """Which addresses webhooks may have: `any` includes this machine and its network."""

    analysis: float = 90.0
    """Seconds that the processes think about a finished match which somebody has looked over; 0: nobody can."""
    ratings: bool = True
    """Whether finished matches are rated: profiles, ladders and badges."""
    tournaments: Literal["all", "host", "none"] = "all"
    """Who may make tournaments."""
    metrics: Literal["local", "any", "none"] = "local"
    """Who may read `/metrics`: programs on this machine, everybody, nobody."""
    page: str = ""
    """The folder of the page that needs no server, which is hosted beside it; empty: none."""
    log_level: Literal["debug", "info", "warning", "error"] = "warning"
    log_format: Literal["text", "json"] = "text"

    @property
    def thinkers(self) -> int:
        """How many processes bots think in."""
        return self.bot_processes or all_but_one()

    @property
    def helpers(self) -> int:
        """How many processes think together about one decision; 1: nobody helps."""
        return self.crew or all_but_one()

    def may_make_tournaments(self, host: bool) -> bool:
        """Whether somebody may make tournaments."""
        return self.tournaments == "all" or (self.tournaments == "host" and host)

    @property
    def public_url(self) -> str:
        """The address for links in mails and invitations, without a slash at its end; empty if it is not known."""
        return self.origins[0].rstrip("/") if self.origins else ""

    @property
    def sends_mail(self) -> bool:
        """Whether mail can be sent: there is a mail server, and an address for the links."""
        return self.smtp is not None and bool(self.public_url)

    @property
    def along(self) -> str:
        """Where matches can be taken along to; empty: nowhere."""
        return PAGE if self.page else ""

    @property
    def needs_code(self) -> bool:
        """Whether a new account must know a code."""
        return self.hosting and (bool(self.code) or self.invited_only)
