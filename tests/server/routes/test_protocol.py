"""`docs/protocol.md` is true: it names every field that is sent, and its program plays."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from romanum.server import wire
from romanum.server.app import routes
from server.visitors import running

TEXT = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text(encoding="utf-8")
SENT = [kind for kind in vars(wire).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]


@pytest.mark.parametrize("kind", SENT, ids=lambda kind: kind.__name__)
def test_every_field_is_described(kind: type[msgspec.Struct]) -> None:
    names = [field.encode_name for field in msgspec.structs.fields(kind)]
    assert not [name for name in names if not re.search(rf"[\"`{{ ]{name}[\"`?,}}: ]", TEXT)]


def test_every_path_is_described() -> None:
    paths = {route.path for route in routes().routes if route.path.startswith("/api/") and "schema" not in route.path}
    ends = {re.sub(r"\{[^}]*\}", "", path).rstrip("/").rsplit("/", 1)[-1] for path in paths}
    assert not [end for end in ends if not re.search(rf"/{end}\b", TEXT)]


@pytest.mark.anyio
async def test_the_program_plays(tmp_path: Path) -> None:
    found = re.search(r"^```python\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    assert found is not None
    program: dict[str, Any] = {}
    exec(found[1], program)
    async with running(str(tmp_path / "romanum.db")) as server, server.visitor() as livia:
        match = await livia.match([{"kind": "link"}, {"kind": "bot", "level": "tiro"}])
        result = await asyncio.to_thread(program["play"], server.address, match["links"]["seats"]["0"])
        assert result == (await livia.get(f"/matches/{match['id']}"))["result"]
