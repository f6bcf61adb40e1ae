"""What others wrote and a page needs: the packages that the package asks for, as Pyodide takes them.

Pure ones are taken from the environment this runs in, so that the page has the very versions that are tested. What is
compiled is fetched as the wheel for Pyodide, with pip, and kept in `build/`.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import zipfile
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

PURE: Final = ("fluent.runtime", "fluent.syntax", "babel", "pytz", "attrs", "typing_extensions")
COMPILED: Final = "msgspec"

FOR_PYODIDE: Final = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14")
"""What pip calls the platform of the Pyodide in `web/package.json`."""

TONGUES: Final = ("en", "de", "fr", "es", "it")
KEPT_LOCALES: Final = re.compile(rf"babel/locale-data/(root|{'|'.join(TONGUES)})\.dat")
LEFT_OUT: Final = re.compile(
    r"(^|/)(__pycache__|messages|support|testing|resources)/|\.(pyi|pyc|so|typed|c|h)$|^pytz/zoneinfo/|\.dist-info/"
)
"""Tables of time zones, what gathers messages, and types: nothing a page asks for."""


def pure_files() -> dict[str, bytes]:
    """The files of the pure packages, without what no page needs."""
    found = {}
    for name in PURE:
        for file in distribution(name).files or ():
            path = str(file).replace("\\", "/")
            if path.startswith("..") or LEFT_OUT.search(path):
                continue
            if path.startswith("babel/locale-data/") and not KEPT_LOCALES.fullmatch(path):
                continue
            found[path] = Path(str(file.locate())).read_bytes()
    return found


def compiled_files(kept: Path) -> dict[str, bytes]:
    """The files of the compiled packages; their wheels are fetched into a folder, unless they lie there."""
    version = distribution(COMPILED).version
    found = list(kept.glob(f"{COMPILED}-{version}-*.whl")) or _fetched(f"{COMPILED}=={version}", kept)
    with zipfile.ZipFile(found[0]) as wheel:
        names = [name for name in wheel.namelist() if not name.endswith("/")]
        return {name: wheel.read(name) for name in names if name.endswith(".so") or not LEFT_OUT.search(name)}


def _fetched(wanted: str, kept: Path) -> list[Path]:
    kept.mkdir(parents=True, exist_ok=True)
    how = ["--quiet", "--disable-pip-version-check", "--only-binary=:all:", "--no-deps", "--dest", str(kept)]
    subprocess.run([sys.executable, "-m", "pip", "download", *FOR_PYODIDE, *how, wanted], check=True)
    return list(kept.glob("*.whl"))


def licences(pyodide: str) -> str:
    """The texts of the licences of all this, of Pyodide and of Python, each under its name and version."""
    told = [f"Pyodide {pyodide}\n\n{PYODIDE}", f"Python, of which Pyodide is a build\n\n{_of_python()}"]
    for name in (*PURE, COMPILED):
        one = distribution(name)
        texts = [file for file in one.files or () if re.search(r"(?i)licen[cs]e|notice|copying", file.name)]
        said = "\n\n".join(file.read_text() for file in texts)
        told.append(f"{name} {one.version}\n\n{said or one.metadata['License']}")
    return f"\n\n{'-' * 80}\n\n".join(told) + "\n"


PYODIDE: Final = """\
The Pyodide contributors. Mozilla Public License 2.0, https://mozilla.org/MPL/2.0/. Its sources, with those of what is
linked into it, are at https://github.com/pyodide/pyodide under the tag of this version."""


def _of_python() -> str:
    file = Path(os.__file__).with_name("LICENSE.txt")
    if file.is_file():
        return file.read_text(encoding="utf-8")
    return "The Python Software Foundation. PSF License Agreement, https://docs.python.org/3/license.html."
