"""Who is asking and of what kind of server, sessions and accounts, and the host's notice."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

PROTOCOL: Final = 1
"""Raised when the messages change in a way that a page loaded before would misread."""


class NoticeInfo(msgspec.Struct):
    """The host's notice to all."""

    id: int
    text: str
    at: str


class Me(msgspec.Struct):
    """Who is asking, and of what kind of server."""

    mode: Literal["local", "hosting"]
    signed_in: bool
    can_create: bool
    version: str
    protocol: int = PROTOCOL
    public: str = ""
    """The address under which everybody reaches this server, if the host has given one."""
    reach: Literal["machine", "network"] = "network"
    """Whether other machines can reach this server at all."""
    needs_code: bool = False
    """Whether a new account must give a code."""
    page: bool = False
    """Whether there is no server: all of it happens in the page itself."""
    along: str = ""
    """Where the page lies that needs no server, so that matches can be taken along; empty: nowhere."""
    mail: bool = False
    """Whether this server can send mail."""
    ratings: bool = True
    """Whether matches are rated here."""
    tournaments: bool = False
    """Whether I may make tournaments."""
    notice: NoticeInfo | None = None
    id: int | None = None
    name: str = ""
    owner: bool = False
    token: str | msgspec.UnsetType = msgspec.UNSET


class Health(msgspec.Struct):
    """The server can play."""

    version: str
    ok: bool = True


class NewSession(msgspec.Struct, forbid_unknown_fields=True):
    """A session without an account."""

    name: str = ""
    key: str = ""


class PasswordChange(msgspec.Struct, forbid_unknown_fields=True):
    """Another password."""

    old: str
    new: str


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    """A password chosen by a link."""

    password: str


class ResetInfo(msgspec.Struct):
    """Whose password a link changes."""

    login: str


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    """What a person wants to be called."""

    name: str


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    """An account's login and password; the rest is for a new one."""

    login: str
    password: str
    name: str = ""
    code: str = ""
