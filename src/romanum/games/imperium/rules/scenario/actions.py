"""Verbs of the scenario: what it asks is answered with those that all share."""

from __future__ import annotations

from typing import Final

VERBS: Final[dict[str, str]] = {}
