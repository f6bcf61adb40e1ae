"""How a server is set up."""

from __future__ import annotations

import os

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """One server. Several workers of one server share the same settings."""

    database: str
    hosting: bool = False
    """With accounts, for a club; otherwise local: everybody who can reach it is a guest, the owner has a key."""
    key: str = ""
    """What makes a client of a local server its owner."""
    code: str = ""
    """What a new account must know, if anything."""
    origins: tuple[str, ...] = ()
    """Further addresses under which browsers know this server, such as `https://club.example`."""
    loopback: bool = False
    """Only for this machine: requests that name another host are refused."""
    bot_processes: int = 0
    """How many; 0: one for each core but one."""
    limits: float = 1.0
    """A factor for all limits; 0: none."""
    workers: int = 1

    @property
    def thinkers(self) -> int:
        """How many processes bots think in."""
        return self.bot_processes or max(1, (os.cpu_count() or 2) - 1)
