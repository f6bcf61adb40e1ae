"""A page that is built anew while it is served: nobody is sent half of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

FIXED: Final = ("index.html", "index.html.br", "service.js", "manifest.json")


def version(folder: Path, number: int) -> Path:
    """A page in small: its first page and its service worker name what belongs to them."""
    own = f"assets/index-{number:08}.js"
    pack = f"core.{number:012x}.pack"
    old = f"pyodide-{number}/pyodide.mjs"
    for name in (own, f"{own}.br", pack, old, *FIXED):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(f"version {number} names {own} and {pack}")
    return folder


def promised(folder: Path, name: str) -> list[str]:
    return re.findall(r"assets/\S+|core\S+", (folder / name).read_text())


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder whose files are looked over whenever one of them changes."""
    folder = version(tmp_path / "served", 1)
    seen: list[str] = []

    def looked_over(how: str) -> None:
        do = getattr(Path, how)

        def done(self: Path, *more: object) -> object:
            came = do(self, *more)
            for name in FIXED:
                missing = [file for file in promised(folder, name) if not (folder / file).is_file()]
                assert not missing, f"after {how} of {self.name}, {name} names {missing}"
            if promised(folder, "service.js") != promised(folder, "index.html"):
                assert "version 2" in (folder / "index.html").read_text(), "the service worker keeps the first page"
            seen.append(how)
            return came

        monkeypatch.setattr(Path, how, done)

    looked_over("replace")
    looked_over("unlink")
    yield folder
    assert {"replace", "unlink"} <= set(seen)


def test_a_first_page_never_names_what_is_not_there(served: Path, tmp_path: Path) -> None:
    from page.build import put_in_place

    put_in_place(version(tmp_path / "fresh", 2), served)
    assert not (served / "pyodide-1").exists()
    files = {path.relative_to(served).as_posix() for path in served.rglob("*") if path.is_file()}
    assert files == {
        "assets/index-00000002.js",
        "assets/index-00000002.js.br",
        "pyodide-2/pyodide.mjs",
        "core.000000000002.pack",
        *FIXED,
    }
    assert "version 2" in (served / "index.html.br").read_text()


def test_a_folder_that_is_not_there_yet_is_made(tmp_path: Path) -> None:
    from page.build import put_in_place

    put_in_place(version(tmp_path / "fresh", 1), tmp_path / "new" / "page")
    assert (tmp_path / "new" / "page" / "service.js").is_file()
