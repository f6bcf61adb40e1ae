"""The version stands in one place; what repeats it says the same, and the changelog has its section."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SECTION: Final = re.compile(r"^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d{2}-\d{2})$", re.MULTILINE)
REPEATED: Final = {
    "docs/hosts.md": r"romanum_games-(\d+\.\d+\.\d+)-py3",
    "docs/protocol.md": r'"version": "(\d+\.\d+\.\d+)"',
}
"""Pages that name it in an example."""


def version() -> str:
    """The version of the package, as `pyproject.toml` takes it."""
    found = re.search(r'^__version__ = "(.+)"$', _text("src/romanum/__init__.py"), re.MULTILINE)
    if not found:
        raise SystemExit("src/romanum/__init__.py: no __version__")
    return found[1]


def tag() -> str | None:
    """The tag that is being released, on a forge or in a clone; `None` between releases."""
    if os.environ.get("GITHUB_REF_TYPE") == "tag":
        return os.environ.get("GITHUB_REF_NAME")
    call = ["git", "tag", "--points-at", "HEAD", "--list", "v*"]
    found = subprocess.run(call, cwd=ROOT, capture_output=True, text=True, check=False).stdout.split()
    return found[0] if found else None


def notes(of: str, changelog: str) -> str:
    """What the changelog says of a version, without its heading; empty if it says nothing."""
    start = re.search(rf"^## \[{re.escape(of)}\].*$", changelog, re.MULTILINE)
    if not start:
        return ""
    rest = changelog[start.end() :]
    end = re.search(r"^## ", rest, re.MULTILINE)
    return rest[: end.start() if end else None].strip() + "\n"


def faults() -> list[str]:
    """Where two places name different versions."""
    ours, released, changelog = version(), tag(), _text("CHANGELOG.md")
    found = [f"{page}: {said}, not {ours}" for page in REPEATED for said in _said(page) if said != ours]
    latest = SECTION.search(changelog)
    if not latest or latest[1] != ours:
        found.append(f"CHANGELOG.md: the latest section is {latest[1] if latest else 'none'}, not {ours}")
    elif not notes(ours, changelog).strip():
        found.append(f"CHANGELOG.md: nothing is said of {ours}")
    if released and released != f"v{ours}":
        found.append(f"the tag is {released}, the version {ours}")
    return found


def _said(page: str) -> set[str]:
    return set(re.findall(REPEATED[page], _text(page))) or {"no version"}


def _text(file: str) -> str:
    return (ROOT / file).read_text(encoding="utf-8")
