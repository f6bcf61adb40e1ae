"""The example that learns runs, writes its curve and goes on where it stopped; without PyTorch it cannot be asked."""

from __future__ import annotations

import csv
import runpy
import sys
from pathlib import Path
from typing import Any

import pytest

SCRIPT = Path(__file__).parents[2] / "docs" / "examples" / "learn_hre.py"
CURVE = SCRIPT.parent / "learned" / "curve.csv"


def test_the_kept_curve_tells_what_the_page_says() -> None:
    """Nine in ten against chance, and more than half against tiro, within an hour of two processors."""
    with CURVE.open(newline="") as file:
        last = {row["rival"]: row for row in csv.DictReader(file)}
    page = (SCRIPT.parents[1] / "learning.md").read_text()
    for rival, row in last.items():
        assert float(row["processor minutes"]) <= 120
        assert f"| `{rival}` | {row['matches']} | {100 * float(row['won']):.0f} % |" in page
    assert set(last) == {"random", "tiro", "miles"}
    assert float(last["random"]["won"]) >= 0.9
    assert float(last["tiro"]["won"]) > 0.5


def run(folder: Path, monkeypatch: pytest.MonkeyPatch, minutes: str) -> dict[str, Any]:
    words = ["--minutes", minutes, "--every", "1", "--matches", "1", "--last", "4", "--steps", "8"]
    monkeypatch.setattr(sys, "argv", [str(SCRIPT), str(folder), *words])
    return runpy.run_path(str(SCRIPT), run_name="__main__")


def test_the_example_learns_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("sb3_contrib")
    scope = run(tmp_path, monkeypatch, "0.02")
    first = scope["read"](tmp_path / "curve.csv")
    assert [row["rival"] for row in first[-3:]] == ["random", "tiro", "miles"]
    assert (tmp_path / "network.zip").exists()
    again = run(tmp_path, monkeypatch, "0.05")["read"](tmp_path / "curve.csv")
    assert again[: len(first)] == first
    assert int(again[-1]["decisions"]) > int(first[-1]["decisions"])
