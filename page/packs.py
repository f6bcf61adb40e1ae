"""Writes the packs of a page: `python -m page.packs FOLDER` (`build/packs` if none is named).

What lies in which pack follows from when it is asked for. A page begins with Python, its standard library and `core`;
the pack of a game comes when it is chosen, its pictures of how to play when they are looked at, and a language when it
is spoken. `packs.json` names them all.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import romanum
from page.bytecode import PYODIDE, ROOT, compiled, node
from page.imports import Source, needed, parents
from page.pack_file import digest, write_pack, write_squeezed
from page.wheels import compiled_files, licences, pure_files
from romanum.server.page.listed import baked

SOURCES: Final = ROOT / "src"
BUILD: Final = ROOT / "build"
KEPT: Final = BUILD / "bytecode"
WHEELS: Final = BUILD / "wheels"

LISTED: Final = "packs.json"
PATIENCE: Final = 900
"""Seconds after which whoever held the lock of a folder must be gone."""

HOST: Final = ("romanum.server.page.browser",)
"""What the worker begins with that holds the matches of a page."""
THINKER: Final = ("romanum.server.page.browser_thinker",)
"""What a worker begins with that thinks for it."""

ROOMS: Final = ("analysis", "board", "bots", "engine", "lessons")
"""Rooms that are taken whole but for `UNUSED`, because they find their modules by name."""

UNUSED: Final = re.compile(
    r"engine/(conformance|readiness|text)/|games/\w+/text/|bots/(sight/|learned_value)"
    r"|analysis/(measure|page)|lessons/(rehearsal|check|study_drafts|bot_exam)|\.(npz|md)$|^romanum/web/|(^|/)__pycache__/"
)
"""Checks of the workshop, boards of the terminal, what only NumPy can read, and the client of a server."""

LANGUAGES: Final = ("de", "fr", "es", "it")
"""Those beside English that come when they are spoken."""
IN_A_LANGUAGE: Final = re.compile(rf"/({'|'.join(LANGUAGES)})\.(ftl|toml)$")
LOCALE: Final = re.compile(rf"/locale-data/({'|'.join(LANGUAGES)})\.dat$")

STARTS: Final = (
    *("encodings.ascii", "encodings.cp437", "encodings.idna", "encodings.latin_1", "encodings.utf_8"),
    *("encodings.utf_8_sig", "encodings.aliases", "site", "sysconfig", "importlib.resources", "importlib.metadata"),
    *("zoneinfo", "traceback", "linecache", "random", "pickle", "decimal", "_strptime", "_pydatetime", "pkgutil"),
)
"""What Python and Pyodide ask of the standard library by themselves."""


ELSEWHERE: Final = frozenset(
    {
        *(
            "_pyrepl",
            "argparse",
            "bdb",
            "doctest",
            "pdb",
            "statistics",
            "unittest",
            "concurrent.futures.process",
            "concurrent.interpreters",
        ),
        *("concurrent.futures.interpreter", "ctypes", "ftplib", "getopt", "gettext", "http.cookiejar"),
        *("http.server", "multiprocessing", "netrc", "plistlib", "py_compile", "pydoc", "pyodide.console"),
        *("rlcompleter", "runpy", "socketserver", "tarfile", "tracemalloc", "tty", "webbrowser", "xmlrpc"),
        *("asyncio.proactor_events", "asyncio.windows_events", "asyncio.windows_utils"),
        *("email._header_value_parser", "email.headerregistry"),
    }
)
"""Modules that are imported for other places: terminals, processes, other systems, servers."""


class StandardLibrary:
    """Python's own modules as Pyodide brings them."""

    def __init__(self) -> None:
        with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as brought:
            self.files = {name: brought.read(name) for name in brought.namelist() if not name.endswith("/")}

    def find(self, name: str) -> Source | None:
        """A module of it, unless it is for other places."""
        elsewhere = name in ELSEWHERE or any(parent in ELSEWHERE for parent in parents(name))
        return None if elsewhere else _source(self.files, name)


def refresh(folder: Path) -> dict[str, Any]:
    """What `packs.json` of a folder says; the packs are written if they are missing or old, by one process alone."""
    with _alone(folder.with_name(f".{folder.name}.lock")):
        listed = folder / LISTED
        found: dict[str, Any] = json.loads(listed.read_text(encoding="utf-8")) if listed.is_file() else {}
        return found if found.get("made_of") == made_of() else build(folder)


@contextmanager
def _alone(lock: Path) -> Iterator[None]:
    """Wait until no other process does this; one that has left its lock behind is not waited for longer than that."""
    lock.parent.mkdir(parents=True, exist_ok=True)
    while True:
        try:
            os.close(os.open(lock, os.O_CREAT | os.O_EXCL))
            break
        except FileExistsError:
            with suppress(FileNotFoundError):
                if time.time() - lock.stat().st_mtime > PATIENCE:
                    lock.unlink()
            time.sleep(0.2)
    try:
        yield
    finally:
        lock.unlink(missing_ok=True)


def made_of() -> str:
    """What packs are made of, as one digest."""
    inputs = [*_own_files().items(), *((f.name, f.read_bytes()) for f in sorted((ROOT / "page").glob("*.*")))]
    brought = (PYODIDE / "package.json").read_bytes()
    return digest(brought + b"".join(path.encode() + hashlib.sha256(data).digest() for path, data in inputs))


def build(folder: Path) -> dict[str, Any]:
    """Write all packs into a folder, with `packs.json`, which is returned too. Nobody sees half of it."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix=".packs-") as fresh:
        packs = _write(Path(fresh))
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(fresh, folder)
    return packs


def _write(folder: Path) -> dict[str, Any]:
    files = {**_own_files(), **_written_down()}
    shares, stdlib = _shared_out(files)
    made = compiled({path: data for found in (stdlib, *shares.values()) for path, data in found.items()}, KEPT)
    packs: dict[str, Any] = {"pyodide": _pyodide(folder, _with_bytecode(stdlib, made))}
    names = {share: write_pack(folder, share, _with_bytecode(found, made)) for share, found in sorted(shares.items())}
    packs |= {
        "thinker": [names["core"]],
        "core": [names["core"], names["host"]],
        "games": {game: [names[game]] for game in _games()},
        "howto": {game: [names[f"{game}-howto"]] for game in _games()},
        "languages": {tongue: _of_language(tongue, names) for tongue in LANGUAGES},
    }
    packs["pyodide"]["library"] = next(path for path in shares["core"] if path.endswith(".so"))
    (folder / LISTED).write_text(json.dumps(packs | {"sizes": {}}), encoding="utf-8")
    packs["pyodide"]["memory"] = write_squeezed(folder, "memory", _memory(folder))
    packs["sizes"] = {file.name: file.stat().st_size for file in sorted(folder.glob("*.pack"))}
    told = json.loads((PYODIDE / "package.json").read_text(encoding="utf-8"))["version"]
    (folder / "python-licences.txt").write_text(licences(told), encoding="utf-8")
    packs["made_of"] = made_of()
    (folder / LISTED).write_text(json.dumps(packs, indent=1) + "\n", encoding="utf-8")
    return packs


def _memory(folder: Path) -> bytes:
    """What a Python remembers that has imported all a page begins with; it has no games yet."""
    with tempfile.TemporaryDirectory() as beside:
        file = Path(beside) / "memory"
        subprocess.run([*node(), str(ROOT / "page" / "memory.mjs"), str(folder), str(file)], check=True)
        return file.read_bytes()


def _games() -> list[str]:
    return sorted(path.parent.name for path in SOURCES.glob("romanum/games/*/game.py"))


def _of_language(tongue: str, names: Mapping[str, str]) -> dict[str, list[str]]:
    """The packs of a language: what all need under `core`, and what each game says."""
    return {part: [names[f"{part}-{tongue}"]] for part in ("core", *_games()) if f"{part}-{tongue}" in names}


def _own_files() -> dict[str, bytes]:
    """The package as it lies here, by paths below `src`."""
    found = {path.relative_to(SOURCES).as_posix(): path for path in sorted(SOURCES.rglob("*")) if path.is_file()}
    return {path: file.read_bytes() for path, file in found.items() if not UNUSED.search(path)}


def _written_down() -> dict[str, bytes]:
    """What a page cannot find out: what the lobby lists of games that have not come, and of which sources games are."""
    listed = {f"romanum/server/page/listed/{name}": data for name, data in baked().items()}
    builds = {f"romanum/games/{game}/build.txt": romanum.game(game).build.encode() for game in _games()}
    return {**listed, **builds}


def _shared_out(files: Mapping[str, bytes]) -> tuple[dict[str, dict[str, bytes]], dict[str, bytes]]:
    """Which files go into which pack, and what all of them need of the standard library."""
    wheels = {**pure_files(), **compiled_files(WHEELS)}
    library = StandardLibrary()

    def find(name: str) -> Source | None:
        return _source(files, name) or _source(wheels, name) or library.find(name)

    rooms = [_module(p) for p in files if p.endswith(".py") and p.split("/")[1] in ROOMS]
    games = [_module(p) for p in files if p.endswith(".py") and p.split("/")[1] == "games"]
    pyodide = [_module(p) for p in library.files if re.match(r"_?pyodide/(?!console).*\.py$", p)]
    begun = [*rooms, *games, *pyodide, *STARTS]
    thinking, _ = needed([*begun, *THINKER], find)
    hosting, _ = needed([*begun, *HOST, *THINKER], find)
    shares: dict[str, dict[str, bytes]] = {"core": {}, "host": {}}
    for path, data in files.items():
        if share := _share(path, thinking.keys(), hosting.keys()):
            shares.setdefault(share, {})[path] = data
    for path, data in wheels.items():
        if _wanted(path, hosting.keys()):
            locale = LOCALE.search(path)
            shares[f"core-{locale[1]}" if locale else "core"][path] = data
    return shares, {path: data for path, data in library.files.items() if _wanted(path, hosting.keys())}


def _share(path: str, thinking: Any, hosting: Any) -> str:
    """The pack that a file of ours goes into; empty if none needs it."""
    _, room, *inside = path.split("/")
    in_game = room == "games" and len(inside) > 1
    part = inside[0] if in_game else "core"
    if spoken := IN_A_LANGUAGE.search(path):
        return f"{part}-{spoken[1]}"
    if in_game:
        return f"{part}-howto" if inside[1] == "howto" else part
    if path.endswith(".py"):
        return "core" if _module(path) in thinking else "host" if _module(path) in hosting else ""
    return "core" if room in ROOMS else "host" if room == "server" else ""


def _wanted(path: str, modules: Any) -> bool:
    """Whether a file of others is needed: a module that something imports, or data beside one."""
    if path.endswith((".py", ".so")):
        return _module(path) in modules or path.endswith(".so")
    return path.endswith(".dat") and path.split("/")[0] in modules


def _module(path: str) -> str:
    """The name of the module in a file."""
    return re.sub(r"(/__init__)?\.(py|so)$", "", path).replace("/", ".")


def _source(files: Mapping[str, bytes], name: str) -> Source | None:
    place = name.replace(".", "/")
    for path, package in ((f"{place}/__init__.py", True), (f"{place}.py", False)):
        if path in files:
            return Source(files[path].decode("utf-8"), package)
    return None


def _with_bytecode(files: Mapping[str, bytes], made: Mapping[str, bytes]) -> dict[str, bytes]:
    """Files of a pack with bytecode in the place of sources."""
    return {f"{path}c" if path in made else path: made.get(path, data) for path, data in files.items()}


def _pyodide(folder: Path, stdlib: Mapping[str, bytes]) -> dict[str, Any]:
    """Pyodide's own files: what a browser imports lies in a folder named by content, the rest is squeezed."""
    scripts = {name: (PYODIDE / name).read_bytes() for name in ("pyodide.mjs", "pyodide.asm.mjs")}
    own = f"pyodide-{digest(b''.join(scripts.values()))}/"
    (folder / own).mkdir()
    for name, data in scripts.items():
        (folder / own / name).write_bytes(re.sub(rb"\n//# sourceMappingURL=\S+\s*$", b"\n", data))
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    return {
        "folder": own,
        "wasm": write_squeezed(folder, "python", (PYODIDE / "pyodide.asm.wasm").read_bytes()),
        "stdlib": write_pack(folder, "stdlib", stdlib),
        "lock": {**lock, "packages": {}},
    }


if __name__ == "__main__":
    written = refresh(Path(sys.argv[1]) if len(sys.argv) > 1 else BUILD / "packs")
    print(*(f"{size:>9,}  {name}" for name, size in written["sizes"].items()), sep="\n")
