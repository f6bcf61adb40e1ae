"""`python -m release [CHECK …]`: all checks, or those named; `notes` prints the changelog's section instead."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from typing import Final

CHECKS: Final = ("versions", "workflows", "container", "site", "package")
"""From the quickest to the slowest. Each is a module, loaded when it is asked for: they need different tools."""


def main(words: list[str]) -> int:
    """Run the checks, print what they find, and say whether that was nothing."""
    if words == ["notes"]:
        from release.versions import ROOT, notes, version

        sys.stdout.write(notes(version(), (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")))
        return 0
    if unknown := set(words) - set(CHECKS):
        raise SystemExit(f"release: no check {', '.join(sorted(unknown))}; there are {', '.join(CHECKS)}, and notes")
    found = 0
    for name in words or CHECKS:
        faults: Callable[[], list[str]] = import_module(f"release.{name}").faults
        told = faults()
        print(*told, f"{name}: {len(told) or 'no'} fault{'' if len(told) == 1 else 's'}", sep="\n", flush=True)
        found += len(told)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
