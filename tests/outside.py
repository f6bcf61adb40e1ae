"""Games that distributions offer: entry points as if they were installed, and folders in which they are."""

from __future__ import annotations

import shutil
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint
from pathlib import Path
from types import SimpleNamespace

import pytest

from romanum.engine.outside import plug_ins
from romanum.games import GAMES, GROUP


def entry(name: str, place: str, package: str = "romanum-ring 1.2") -> EntryPoint:
    """An entry point of a distribution that is not there."""
    found = EntryPoint(name, place, GROUP)
    if package:
        distribution, _, version = package.partition(" ")
        vars(found)["dist"] = SimpleNamespace(name=distribution, version=version)
    return found


@contextmanager
def installed(*entries: EntryPoint) -> Iterator[None]:
    """These games alone are offered, and nothing else."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(plug_ins, "entry_points", lambda group: [one for one in entries if one.group == group])
        GAMES.look_again()
        yield
    GAMES.look_again()


def lay_out(project: Path, site: Path) -> None:
    """Put a package where an installer would, which here has no index to build it with: its modules, and what its
    `pyproject.toml` says of it."""
    about = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    shutil.copytree(project / "src", site, dirs_exist_ok=True)
    told = site / f"{about['name'].replace('-', '_')}-{about['version']}.dist-info"
    told.mkdir()
    offers = [f"{name} = {place}" for name, place in about["entry-points"][GROUP].items()]
    (told / "entry_points.txt").write_text("\n".join([f"[{GROUP}]", *offers, ""]), encoding="utf-8")
    (told / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {about['name']}\nVersion: {about['version']}\n", encoding="utf-8"
    )
