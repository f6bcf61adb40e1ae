"""Where the browser of the tests comes from."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browser import chromium


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A machine without any browser; the list tells what was tried to install one."""
    tried: list[str] = []
    monkeypatch.setattr(chromium, "_candidates", lambda: iter(()))
    monkeypatch.setattr(chromium, "_download", lambda: tried.append("playwright"))
    monkeypatch.setattr(chromium, "_debian", lambda: tried.append("debian"))
    return tried


def test_a_machine_without_a_browser_is_told_what_to_install(bare: list[str]) -> None:
    with pytest.raises(SystemExit, match="install the package chromium"):
        chromium.main()
    assert bare == ["playwright", "debian"]


def test_the_tests_themselves_install_nothing(bare: list[str]) -> None:
    with pytest.raises(chromium.NoBrowser, match="apt-get install chromium"):
        chromium.look()
    assert bare == []


def test_a_browser_that_does_not_start_does_not_count(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    broken, sound = tmp_path / "broken", tmp_path / "sound"
    for program, code in ((broken, 127), (sound, 0)):
        program.write_text(f"#!/bin/sh\nexit {code}\n")
        program.chmod(0o755)
    monkeypatch.setattr(chromium, "_candidates", lambda: iter([str(broken), str(sound)]))
    assert chromium.look() == str(sound)


@pytest.mark.parametrize(("user", "sandbox"), [(0, False), (1000, True)])
def test_only_root_goes_without_a_sandbox(monkeypatch: pytest.MonkeyPatch, user: int, sandbox: bool) -> None:
    monkeypatch.setattr("os.geteuid", lambda: user)
    assert ("--no-sandbox" not in chromium.flags()) == sandbox
    assert "--disable-background-networking" in chromium.flags()


def test_nothing_is_drawn_but_the_page(browser: Browser) -> None:
    """No address bar with pages of its own, which cost more than ours. A later Chromium may name them otherwise."""
    window = browser.new_context()
    window.new_page()
    told = browser.new_browser_cdp_session().send("Target.getTargets", {"filter": [{}]})
    window.close()
    drawn = {target["url"] for target in told["targetInfos"]}
    assert drawn == {"about:blank"}
