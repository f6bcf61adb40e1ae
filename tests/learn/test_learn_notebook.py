"""The example notebook runs from its first cell to its last, and shows what it says it shows."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import nbclient
import nbformat
import pytest

import romanum

NOTEBOOK = Path(__file__).parents[2] / "docs" / "examples" / "match.ipynb"


def shown(cell: Any) -> dict[str, str]:
    """What a cell shows, by the kind of it."""
    return dict(cell.outputs[-1].data) if cell.outputs else {}


def test_the_example_notebook_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    source = str(Path(romanum.__file__).parents[1])
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([source, os.environ.get("PYTHONPATH", "")]))
    read: Any = nbformat.read
    notebook = read(NOTEBOOK, as_version=4)
    assert not any(cell.get("outputs") for cell in notebook.cells), "it is kept without what it shows"
    nbclient.NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
    match, view, record, same, board, numbers = [shown(cell) for cell in notebook.cells if cell.cell_type == "code"]
    assert "<svg" in match["text/html"]
    assert "<svg" in match["image/svg+xml"]
    assert "<li>" in view["text/html"]
    assert "<table>" in record["text/html"]
    assert same["text/plain"] == "True"
    assert board["text/plain"] == "True"
    assert numbers["text/plain"].startswith("[")
