"""Verbs of the turn: it asks nobody anything."""

from __future__ import annotations

from typing import Final

VERBS: Final[dict[str, str]] = {}
