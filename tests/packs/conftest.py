"""The packs of a page, made once for all tests that look at them or run in them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[2]


class Packs(NamedTuple):
    """A folder of packs, and what `packs.json` says of them."""

    folder: Path
    listed: dict[str, Any]


if str(ROOT) not in sys.path:
    sys.path.append(str(ROOT))  # where `page` lies


@pytest.fixture(scope="session")
def packs() -> Packs:
    """Those that `make page` makes, fresh."""
    from page.packs import BUILD, refresh

    folder = BUILD / "packs"
    return Packs(folder, refresh(folder))
