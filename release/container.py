"""The container's file, as far as it can be checked where no image can be built."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any, Final

from release.versions import ROOT

FILE: Final = ROOT / "deploy" / "Containerfile"
KNOWN: Final = {
    "FROM",
    "WORKDIR",
    "COPY",
    "RUN",
    "USER",
    "VOLUME",
    "EXPOSE",
    "ENV",
    "HEALTHCHECK",
    "CMD",
    "LABEL",
    "ARG",
}


def instructions(text: str) -> list[tuple[str, str]]:
    """Each instruction and what it is given; lines that go on are one."""
    lines = (line for line in text.replace("\\\n", " ").splitlines() if line.strip() and not line.startswith("#"))
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in lines)]


def faults(text: str | None = None) -> list[str]:
    """What a build or a start would stumble over."""
    told = instructions(FILE.read_text(encoding="utf-8") if text is None else text)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [f"Containerfile: {fault}" for fault in (*_shape(told), *_python(told, project), *_starts(told, project))]


def _shape(told: list[tuple[str, str]]) -> list[str]:
    stages = [rest.split()[2] for word, rest in told if word == "FROM" and len(rest.split()) == 3]
    found = [f"{word} is no instruction" for word, _ in told if word not in KNOWN]
    found += [] if told and told[0][0] == "FROM" else ["it does not begin with FROM"]
    for _, rest in (pair for pair in told if pair[0] == "COPY"):
        source = re.match(r"--from=(\S+)", rest)
        if source and source[1] not in stages:
            found.append(f"there is no stage {source[1]}")
        if not source and not all((ROOT / name).exists() for name in rest.split()[:-1]):
            found.append(f"COPY {rest}: that is not there")
    return found


def _python(told: list[tuple[str, str]], project: dict[str, Any]) -> list[str]:
    named = {line.rpartition(" ")[2] for line in project["classifiers"] if re.search(r":: 3\.\d+$", line)}
    used = {rest: re.match(r"(?:docker\.io/library/)?python:(\d+\.\d+)", rest) for word, rest in told if word == "FROM"}
    found = [
        f"FROM {rest}: no Python that we name" for rest, match in used.items() if not match or match[1] not in named
    ]
    runs = " ".join(rest for word, rest in told if word == "RUN")
    extras = {extra for group in re.findall(r"'\.\[([\w,]+)\]'", runs) for extra in group.split(",")}
    return found + [f"no extra {extra}" for extra in sorted(extras - set(project["optional-dependencies"]))]


def _starts(told: list[tuple[str, str]], project: dict[str, Any]) -> list[str]:
    commands = [rest for word, rest in told if word == "CMD"]
    if len(commands) != 1 or json.loads(commands[0])[0] not in project["scripts"]:
        return ["CMD does not start our command"]
    if not [rest for word, rest in told if word == "USER" and rest != "root"]:
        return ["it would run as root"]
    checks = [re.search(r"CMD (\[.*\])$", rest) for word, rest in told if word == "HEALTHCHECK"]
    for check in checks:
        if not check:
            return ["HEALTHCHECK is not a list of words"]
        compile(json.loads(check[1])[2], Path("healthcheck").name, "exec")
    return [] if checks else ["no HEALTHCHECK"]
