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
    play, site = tmp_path / "page", tmp_path / "site"
    paths = os.pathsep.join([str(ROOT / "docs"), str(ROOT / "src")])
    call = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", str(site)]
    play.mkdir()
    (play / "index.html").write_text("a page", encoding="utf-8")
    own = {"PYTHONPATH": paths, "ROMANUM_PLAY": str(play)}
    built = subprocess.run(call, cwd=ROOT, env={**os.environ, **own}, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    pages = {page.name: page.read_text(encoding="utf-8") for page in site.glob("*.html")}
    [led] = re.findall(r'<a [^>]*href="(\S+)">Play now</a>', pages["index.html"])
    assert (site / led).read_text(encoding="utf-8") == "a page", "Play now leads to the page in the site"
    for name in ("match.Match.play", "match.Match.order", "game.Game.new", "game.Game.wish_words"):
        assert f"romanum.engine.{name}" in pages["reference.html"]
    assert [name for name, text in pages.items() if FETCHED.search(text)] == []
    rules = (site / "rules" / "hre.html").read_text(encoding="utf-8")
    assert 'type="module"' in next(line for line in rules.splitlines() if "romanum-board.js" in line)
    shown = re.findall(r'<romanum-board src="\.\./(\S+)" at="(\d+)"', rules)
    assert len(shown) > 30
    for book, at in {*shown, *re.findall(r'<romanum-board src="(\S+)" at="(\d+)"', pages["boards.html"])}:
        leaves = json.loads((site / book).read_text(encoding="utf-8"))["leaves"]
        assert int(at) in [leaf["after"] for leaf in leaves]
