"""The documentation as a site: every page is in it, no link leads nowhere, and it fetches nothing from elsewhere."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PLAN = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
ELSEWHERE = r"[\"'](?:https?:)?//"
FETCHED = re.compile(
    rf"<(?:script|img|source|iframe)[^>]+src={ELSEWHERE}|<link[^>]+stylesheet[^>]+href={ELSEWHERE}",
)


def test_the_site_leads_to_every_page() -> None:
    docs = ROOT / "docs"
    nav = set(re.findall(r"[\w/-]+\.md", PLAN.partition("\nnav:\n")[2]))
    assert nav >= {page.relative_to(docs).as_posix() for page in docs.rglob("*.md")}


@pytest.mark.skipif(
    find_spec("mkdocs") is None or find_spec("mkdocstrings") is None, reason="no MkDocs here: make docs has its own"
)
def test_the_site_is_built_strictly_and_fetches_nothing(tmp_path: Path) -> None:
    paths = os.pathsep.join([str(ROOT / "docs"), str(ROOT / "src")])
    call = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", str(tmp_path)]
    built = subprocess.run(call, cwd=ROOT, env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    pages = {page.name: page.read_text(encoding="utf-8") for page in tmp_path.glob("*.html")}
    for name in ("match.Match.play", "match.Match.order", "game.Game.new", "game.Game.wish_words"):
        assert f"romanum.engine.{name}" in pages["reference.html"]
    assert [name for name, text in pages.items() if FETCHED.search(text)] == []
    rules = (tmp_path / "rules" / "hre.html").read_text(encoding="utf-8")
    assert 'type="module"' in next(line for line in rules.splitlines() if "romanum-board.js" in line)
    shown = re.findall(r'<romanum-board src="\.\./(\S+)" at="(\d+)"', rules)
    assert len(shown) > 30
    for book, at in {*shown, *re.findall(r'<romanum-board src="(\S+)" at="(\d+)"', pages["boards.html"])}:
        leaves = json.loads((tmp_path / book).read_text(encoding="utf-8"))["leaves"]
        assert int(at) in [leaf["after"] for leaf in leaves]
