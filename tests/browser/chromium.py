"""Finds a Chromium for the browser tests, and gets one where there is none: `python tests/browser/chromium.py`.

In this order: the machine's own, the one Playwright has downloaded or can download, Debian's package where this user
may install it. The tests only look; `make test` calls this first. A browser counts only if it starts.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING: Final = (
    "the browser tests need Chromium: install the package chromium (Debian: apt-get install chromium) "
    "or Google Chrome, or run .venv/bin/python -m playwright install --with-deps chromium"
)
QUIET: Final = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
OTHERWISE_OFF: Final = (
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
"""What Playwright switches off in Chromium: of two such lists only the later one counts, and that is ours."""
IDLE: Final = (
    "InitialWebUI",
    "PreloadTopChromeWebUI",
    "SpareRendererForSitePerProcess",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "WebUIOmniboxPopup",
    "WebUIReloadButton",
)
"""Pages that Chromium draws for the frame of every window, its address bar above all, and a process that it keeps in
reserve: nobody sees them here, and together they cost more than a table with its map."""
PATIENCE: Final = 600


class NoBrowser(Exception):
    """There is none, and none could be installed. The message says what to install."""


def flags() -> list[str]:
    """Nothing is fetched or drawn behind our back; root gets no sandbox: Chromium refuses to start with one."""
    off = f"--disable-features={','.join((*OTHERWISE_OFF, *IDLE))}"
    return [*QUIET, off, *(["--no-sandbox"] if is_root() else [])]


def is_root() -> bool:
    """Whether this user may do everything."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def look() -> str:
    """The path of a browser that starts."""
    for path in _candidates():
        if _starts(path):
            return path
    raise NoBrowser(MISSING)


def get() -> str:
    """The path of a browser that starts; one is installed if need be."""
    for attempt in (_nothing, _download, _debian):
        if attempt():
            try:
                return look()
            except NoBrowser:
                continue
    raise NoBrowser(MISSING)


def _candidates() -> Iterator[str]:
    yield from (path for name in NAMES if (path := shutil.which(name)))
    own = _playwrights_own()
    if own.is_file():
        yield str(own)


def _playwrights_own() -> Path:
    """Where Playwright keeps its Chromium, whether it is there or not."""
    script = "from playwright.sync_api import sync_playwright as s\nwith s() as p: print(p.chromium.executable_path)"
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False, timeout=60)
    return Path(told.stdout.strip() or "nowhere")


def _starts(path: str) -> bool:
    try:
        return subprocess.run([path, "--version"], capture_output=True, check=False, timeout=60).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def _nothing() -> bool:
    return True


def _download() -> bool:
    print("no Chromium here: trying Playwright's own", flush=True)
    return _ran(sys.executable, "-m", "playwright", "install", "--no-shell", "chromium")


def _debian() -> bool:
    if not is_root() or not shutil.which("apt-get"):
        return False
    print("no Chromium here: installing Debian's", flush=True)
    install = ("apt-get", "install", "--yes", "--no-install-recommends", "chromium")
    return _ran("apt-get", "update") and _ran(*install)


def _ran(*command: str) -> bool:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT": "15000"}
    try:
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE)
    except (OSError, subprocess.TimeoutExpired) as problem:
        print(f"{command[0]}: {problem}", file=sys.stderr)
        return False
    if done.returncode:
        print(f"{' '.join(command)} failed: {_last_line(done.stderr or done.stdout)}", file=sys.stderr)
    return done.returncode == 0


def _last_line(text: str) -> str:
    return next((line.strip() for line in text.splitlines() if "rror" in line or line.startswith("E:")), "").strip()


def main(find: Callable[[], str] = get) -> None:
    """Print where the browser is, or what to install."""
    try:
        print(f"browser: {find()}")
    except NoBrowser as problem:
        sys.exit(str(problem))


if __name__ == "__main__":
    main()
