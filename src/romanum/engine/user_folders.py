"""Where a person's own files are, as the system wants it: matches and settings."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """Where matches are kept when nobody says otherwise."""
    return _folder("LOCALAPPDATA", "AppData/Local", "XDG_DATA_HOME", ".local/share")


def config_folder() -> Path:
    """Where a user's settings are kept."""
    return _folder("APPDATA", "AppData/Roaming", "XDG_CONFIG_HOME", ".config")


def _folder(windows: str, windows_usual: str, xdg: str, usual: str) -> Path:
    """By the variables of Windows and of the desktops of Unix, and by where they point if they are not set."""
    if sys.platform == "win32":
        home = os.environ.get(windows)
        return (Path(home) if home else Path.home() / windows_usual) / "romanum"
    chosen = os.environ.get(xdg, "")
    if Path(chosen).is_absolute():
        return Path(chosen) / "romanum"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "romanum"
    return Path.home() / usual / "romanum"
