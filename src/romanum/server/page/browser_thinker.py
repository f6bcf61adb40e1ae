"""A worker of a browser that thinks for a page: a task comes from JavaScript as bytes, and so does the answer go."""

from __future__ import annotations

from typing import Protocol

from romanum.server.page import thinkers


class Bytes(Protocol):
    """Bytes of JavaScript."""

    def to_bytes(self) -> bytes:
        """The same as Python has them."""


def in_worker(task: Bytes) -> bytes:
    """Do a task."""
    return thinkers.in_worker(task.to_bytes())
