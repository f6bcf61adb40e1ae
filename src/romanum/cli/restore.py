"""`romanum restore` stands beside `romanum backup`."""

from __future__ import annotations

from romanum.cli.backup import restore_command as command

__all__ = ["command"]
