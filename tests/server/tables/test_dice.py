"""Dice anyone can check, from the seal at the beginning to the check at the end."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest
from click.testing import CliRunner

from romanum.cli import main
from romanum.engine.dice import verify_roll
from romanum.engine.record import Record
from server.thinking.test_server_bots import over
from server.visitors import running

pytestmark = pytest.mark.anyio


async def test_a_match_is_verified_from_seal_to_record(tmp_path: Path) -> None:
    """A match of two people with salts of their own, whose seats bots then play to the end."""
    async with (
        running(str(tmp_path / "x.db")) as server,
        server.visitor(name="Livia") as livia,
        server.visitor(name="Drusus") as drusus,
    ):
        made = await livia.match([{"kind": "me"}, {"kind": "link"}], hold=True)
        match, seal = made["id"], made["dice"]["commitment"]
        await drusus.post(made["links"]["seats"]["1"], {"salt": "iacta est"})
        await livia.post(f"/matches/{match}/salt", {"seat": 0, "salt": "alea"})
        begun = await livia.post(f"/matches/{match}/start")
        assert begun["dice"] == {"kind": "sealed", "commitment": seal, "salts": ["alea", "iacta est"]}
        assert (await drusus.get(f"/matches/{match}/dice"))["seed"] is None

        for seat, visitor in enumerate((livia, drusus)):
            await visitor.post(f"/matches/{match}/seats/{seat}", {"bot": "tiro"})
        await over(livia, match)

        dice = await drusus.get(f"/matches/{match}/dice")
        assert sha256(bytes.fromhex(dice["seed"])).hexdigest() == seal
        assert dice["rolls"] > 50
        assert verify_roll(dice["seed"], dice["salts"], 0) in range(1, 7)
        text = (await drusus.client.get(f"/api/matches/{match}/record")).text

    assert Record.read(text).dice["salts"] == ["alea", "iacta est"]
    file = tmp_path / "match.romanum"
    file.write_text(text)
    line = CliRunner().invoke(main, ["verify", str(file), "--commitment", seal])
    assert line.exit_code == 0, line.output
    file.write_text(text.replace(dice["seed"], "00" * 32))
    forged = CliRunner().invoke(main, ["verify", str(file), "--commitment", seal])
    assert forged.exit_code == 1
