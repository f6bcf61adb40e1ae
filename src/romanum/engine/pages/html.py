"""Paper: a page of HTML that stands alone, by day and by night, for whoever reports something. Nothing is fetched."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files
from typing import Final


def page(title: str, body: Iterable[str], style: str) -> str:
    """A whole page: its body in HTML, and what of its looks is its own."""
    common = (files("romanum.engine") / "paper.css").read_text(encoding="utf-8")
    return _PAGE.format(title=escape(title), style=f"{common}{style}", body="\n".join(body))


def table(head: Sequence[str], rows: Iterable[Sequence[str]], kind: str = "figures") -> str:
    """A table of texts, each row named by its first: one of `figures`, or of `words`.

    One that is too wide for a phone is moved by itself, by keyboard too. A cell of words knows its column's title, for
    whoever sets rows below each other there.
    """
    titles = "".join(f"<th scope='col'>{escape(cell)}</th>" for cell in head)
    lines = "".join(_line(head, row) for row in rows)
    whole = f"<table class='{kind}'><thead><tr>{titles}</tr></thead><tbody>{lines}</tbody></table>"
    return f"<div class='wide' tabindex='0'>{whole}</div>"


def _line(head: Sequence[str], row: Sequence[str]) -> str:
    titled = zip(head[1:], row[1:], strict=True)
    cells = "".join(f"<td data-title='{escape(title)}'>{escape(cell)}</td>" for title, cell in titled)
    return f"<tr><th scope='row'>{escape(row[0])}</th>{cells}</tr>"


_PAGE: Final = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<main>
{body}
</main>
</body>
</html>
"""
