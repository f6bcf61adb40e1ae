"""`asks` and `never` in the terminal: when a seat wants to be asked, by kind of window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from romanum.engine.match import Match


def wishes_table(match: Match[Any], seat: int, words: str = "") -> Table | None:
    """All kinds of windows, or those with these words: name, what is wished, what else can be, what it is about."""
    wishes, found = match.wishes(seat), kinds_named(match, words)
    if not found:
        return None
    table = Table.grid(padding=(0, 2))
    table.add_column(style="can", no_wrap=True)
    for kind in found:
        window = match.game.windows[kind]
        wish_words = match.game.wish_words(window)
        others = ", ".join(f"{wish} ({wish_words[wish].lower()})" for wish in window.wishes if wish != wishes[kind])
        about = match.game.words.say(f"window-{kind}-about", {})
        told = Text.assemble(f"{about} ", (f"Or: {others}. ", "quiet"), (window.rule, "rule"))
        table.add_row(kind, Text(wish_words[wishes[kind]]), told)
    return table


def kinds_named(match: Match[Any], words: str) -> list[str]:
    """The kinds of windows that a person means: by id, or part of id or name."""
    wanted = words.lower().strip()
    if wanted in match.game.windows:
        return [wanted]
    names = {kind: match.game.words.say(f"window-{kind}", {}).lower() for kind in match.game.windows}
    return [kind for kind, name in names.items() if wanted in kind or wanted in name]


def split_wish(match: Match[Any], words: str) -> tuple[str, str]:
    """The kind of window that words name, and the wish they end with, if they do."""
    kind, _, wish = words.lower().strip().rpartition(" ")
    known = {wish for window in match.game.windows.values() for wish in window.wishes}
    return (kind, wish) if wish in known else (words, "")
