"""What is built and installed: its name, whose work travels with it, and which Python it wants."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

import romanum
from romanum.games import OURS
from romanum.server.routes.pages import DIST

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
WORDS = [*(ROOT / "src").rglob("*.py"), *(ROOT / "docs").glob("*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]


def test_whoever_is_told_to_install_something_is_told_our_name() -> None:
    """`romanum` on the package index is somebody else's."""
    wrong = re.compile(r"pip install '?romanum\[")
    assert [str(path.relative_to(ROOT)) for path in WORDS if wrong.search(path.read_text(encoding="utf-8"))] == []


def test_extras_name_the_distribution_itself() -> None:
    wanted = [needed for needs in PROJECT["optional-dependencies"].values() for needed in needs]
    assert {needed.partition("[")[0] for needed in wanted if "romanum" in needed} == {PROJECT["name"]}


def test_licences_of_what_the_client_contains_travel_with_it() -> None:
    told = (DIST / "licences.txt").read_text(encoding="utf-8")
    for name in ("@fontsource/cinzel", "@fontsource/source-sans-3", "@fontsource/source-serif-4", "svelte"):
        assert f"\n{name} " in f"\n{told}"
    assert told.count("SIL OPEN FONT LICENSE") >= 3
    assert "Permission is hereby granted, free of charge" in told


@pytest.mark.parametrize("source", ["GSHHG", "World Data Bank II", "ITU-R P.1511", "SIL Open Font License"])
def test_a_notice_of_typefaces_and_map_data_is_among_the_licence_files(source: str) -> None:
    texts = [(ROOT / name).read_text(encoding="utf-8") for name in PROJECT["license-files"]]
    assert any(source in text for text in texts)


def test_an_old_python_is_refused_before_anything_is_fetched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Building the package asks the hook first what it needs; so it speaks before pip looks at any requirement."""
    for name, kind in (("builders.hooks", "BuildHookInterface"), ("metadata", "MetadataHookInterface")):
        plugin = ModuleType(f"hatchling.{name}.plugin.interface")
        setattr(plugin, kind, dict)
        monkeypatch.setitem(sys.modules, plugin.__name__, plugin)
    source = compile((ROOT / "hatch_build.py").read_text(encoding="utf-8"), "hatch_build.py", "exec", dont_inherit=True)
    exec(source, {"__name__": "hook"})
    monkeypatch.setattr(sys, "version_info", (3, 10, 13))
    with pytest.raises(SystemExit, match=r"needs Python 3\.11"):
        exec(source, {"__name__": "hook"})


def test_the_face_of_the_package_has_every_name_it_promises() -> None:
    for name in romanum.__all__:
        assert getattr(romanum, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'Legion'"):
        _ = romanum.Legion


def test_the_example_that_lists_the_games_lists_all() -> None:
    """No doctest finds it: once a game is imported, the folder of the games stands where the function stood."""
    assert f"    {tuple(OURS)!r}\n" in Path(romanum.__file__).read_text(encoding="utf-8")
