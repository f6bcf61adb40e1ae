"""A pack: a zip whose files are stored as they are, squeezed as a whole with gzip, and named by what is in it.

The same files make the same bytes, so that a browser fetches again only what has changed.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

ENDING: Final = ".pack"
THEN: Final = (1980, 1, 1, 0, 0, 0)


def write_pack(folder: Path, name: str, files: Mapping[str, bytes]) -> str:
    """Write files as a pack into a folder, and return what it is called there."""
    return write_squeezed(folder, name, zipped(files))


def write_squeezed(folder: Path, name: str, data: bytes) -> str:
    """Write bytes squeezed into a folder, and return what the file is called there."""
    squeezed = gzip.compress(data, compresslevel=9, mtime=0)
    called = f"{name}.{digest(squeezed)}{ENDING}"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / called).write_bytes(squeezed)
    return called


def zipped(files: Mapping[str, bytes]) -> bytes:
    """Files as a zip in which they are stored as they are, in the order of their names."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_STORED) as pack:
        for path in sorted(files):
            pack.writestr(zipfile.ZipInfo(path, THEN), files[path])
    return whole.getvalue()


def digest(data: bytes) -> str:
    """What bytes are called by their content."""
    return hashlib.sha256(data).hexdigest()[:12]
