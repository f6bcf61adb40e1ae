"""Recorded games of the package: opened as a finished match, once for each person."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.visitors import running


@pytest.mark.anyio
async def test_a_recorded_game_is_opened_once_for_each_person(tmp_path: Path) -> None:
    async with running(str(tmp_path / "romanum.db")) as server, server.visitor() as livia, server.visitor() as drusus:
        moment = (await livia.get("/games/hre/seen"))[0]
        assert set(moment) == {"rule", "record", "n", "sentence"}
        path = f"/games/hre/seen/{moment['record']}"
        first, again, other = await livia.post(path), await livia.post(path), await drusus.post(path)
        assert (first["state"], first["game"]) == ("over", "hre")
        assert first["id"] == again["id"] != other["id"]
        assert moment["n"] <= first["n"]


@pytest.mark.anyio
async def test_nothing_else_is_opened(tmp_path: Path) -> None:
    async with running(str(tmp_path / "romanum.db")) as server, server.visitor() as livia:
        for path in ("/games/hre/seen/index", "/games/hre/seen/nothing", "/games/nothing/seen/4-random-7"):
            assert (await livia.post(path))["error"]["code"] == "not-found"
