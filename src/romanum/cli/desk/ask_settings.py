"""`asks` and `never` in the terminal: when a seat wants to be asked, by kind of window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from romanum.engine.standing.wishes import PassedOver
    from romanum.text.played import Played

MOST_PASSED: Final = 20


def wishes_table(match: Played, seat: int, words: str = "") -> Table | None:
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
        own = (wish_words[wishes[kind]], "title")
        table.add_row(kind, Text.assemble(own, f"  {about} ", (f"Or: {others}. ", "quiet"), (window.rule, "rule")))
    return table


def passed_words(match: Played, passed: Sequence[PassedOver]) -> list[Text]:
    """What a seat was not asked, in a line for each kind: how often, and how to be asked."""
    found: dict[str, int] = {}
    for one in passed:
        found[one.window] = found.get(one.window, 0) + 1
    name = match.game.words.say
    return [
        Text.assemble(
            (f"Passed over {_times(n)}, as you wish: {name(f'window-{kind}', {})}. ", "quiet"),
            (f"asks {kind}", "can"),
            (" tells when you are asked, ", "quiet"),
            ("asks passed", "can"),
            (" what it was.", "quiet"),
        )
        for kind, n in found.items()
    ]


def _times(number: int) -> str:
    return "once" if number == 1 else f"{number} times"


def passed_table(match: Played, seat: int) -> Table | None:
    """The last questions that a seat was not asked, as they would have been put."""
    passed = match.passed_over(seat)[-MOST_PASSED:]
    if not passed:
        return None
    table = Table.grid(padding=(0, 2))
    for one in passed:
        table.add_row(Text(str(one.n), "quiet"), Text(match.sentence(one.prompt)), Text(one.prompt.rule, "rule"))
    return table


def kinds_named(match: Played, words: str) -> list[str]:
    """The kinds of windows that a person means: by id, or part of id or name."""
    wanted = words.lower().strip()
    if wanted in match.game.windows:
        return [wanted]
    names = {kind: match.game.words.say(f"window-{kind}", {}).lower() for kind in match.game.windows}
    return [kind for kind, name in names.items() if wanted in kind or wanted in name]


def split_wish(match: Played, words: str) -> tuple[str, str]:
    """The kind of window that words name, and the wish they end with, if they do."""
    kind, _, wish = words.lower().strip().rpartition(" ")
    known = {wish for window in match.game.windows.values() for wish in window.wishes}
    return (kind, wish) if wish in known else (words, "")
