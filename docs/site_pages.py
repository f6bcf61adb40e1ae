"""What the site has beside the pages in this folder: those of the root, the page of modules and those of the rules,
which are made from the sources, and files of the sources that pages lead to."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import list_modules
import rule_pages
from mkdocs.structure.files import File, Files

ROOT: Final = Path(__file__).parent.parent
PAGES: Final = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
}
"""Pages of the root, and what they are called on the site."""
LINK: Final = re.compile(r"\]\(([^)#\s]+)(#[^)\s]*)?\)")


def anchor(title: str, separator: str) -> str:
    """What a heading is called in a link: as on a forge, so that the same links hold in both places."""
    return re.sub(r"[^\w -]", "", title.lower()).replace(" ", separator)


def on_files(files: Files, config: Any) -> Files:
    """Add the pages of the root and those that are made, and every file of the sources that a page leads to."""
    if written := files.get_file_from_path(list_modules.PAGE.name):
        files.remove(written)
    files.append(File.generated(config, list_modules.PAGE.name, content=list_modules.page()))
    for place, text in (*rule_pages.pages(), *rule_pages.books()):
        files.append(File.generated(config, place, content=text))
    files.append(File.generated(config, rule_pages.ELEMENT.name, content=rule_pages.ELEMENT.read_bytes()))
    for name, on_site in PAGES.items():
        files.append(File.generated(config, on_site, content=_moved(ROOT, (ROOT / name).read_text(encoding="utf-8"))))
    for path in sorted(_led_to(config)):
        files.append(File.generated(config, _place(path), content=path.read_bytes()))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    """Links out of this folder lead to where that lies on the site."""
    made = page.file.src_uri in PAGES.values() or page.file.src_uri.startswith("rules/")
    return markdown if made else _moved(ROOT / "docs", markdown)


def _moved(folder: Path, text: str) -> str:
    return LINK.sub(lambda link: f"]({_target(folder, link[1])}{link[2] or ''})", text)


def _target(folder: Path, link: str) -> str:
    path = (folder / link).resolve()
    if "://" in link or not path.is_relative_to(ROOT):
        return link
    if path.is_relative_to(ROOT / "docs"):
        return path.relative_to(ROOT / "docs").as_posix()
    return PAGES.get(path.relative_to(ROOT).as_posix()) or _place(path)


def _place(path: Path) -> str:
    """A file of the sources on the site; a page that belongs to a game is shown as text."""
    place = path.relative_to(ROOT).as_posix()
    return f"sources/{place.removesuffix('.md') + '.txt' if place.endswith('.md') else place}"


def _led_to(config: Any) -> set[Path]:
    pages = [(ROOT / name).parent / name for name in PAGES] + list(Path(config.docs_dir).glob("*.md"))
    found = set()
    for page in pages:
        for link, _ in LINK.findall(page.read_text(encoding="utf-8")):
            path = (page.parent / link).resolve()
            outside = path.is_relative_to(ROOT) and not path.is_relative_to(ROOT / "docs")
            if "://" not in link and outside and path.is_file() and path.relative_to(ROOT).as_posix() not in PAGES:
                found.add(path)
    return found
