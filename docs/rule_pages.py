"""The pages of the rules on the site: the catalogue of every game, and boards that show where a rule spoke in play.

They are made from the catalogues, and the boards from the recorded games that come with each game, as flip books that
`romanum-board.js` leafs through.
"""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any, Final

import romanum
from romanum.engine.game import Game
from romanum.engine.pages.flip_book import flip_book
from romanum.engine.record import Record, replay
from romanum.engine.rule import Rule
from romanum.games import OURS

ELEMENT: Final = Path(__file__).parent.parent / "web" / "public" / "romanum-board.js"
AROUND: Final = 3
"""So many actions before a moment, and after it, can be looked at."""
HEAD: Final = """\
# {title}: the rules

Every rule in our own words, by the number it has in the rulebook; letters are ours. Where a rulebook is silent, the
*ruling* says what we take, and why. Under *seen in play* a moment of a recorded game can be leafed through; the same
are in the browser and with `romanum rules {game}`.
"""


def pages() -> Iterator[tuple[str, str]]:
    """A page for each game: where it lies on the site, and its text."""
    for name in OURS:
        game = romanum.game(name)
        chapters = (_chapter(game, number, rules) for number, rules in game.rules.contents().items())
        yield f"rules/{name}.md", HEAD.format(title=game.title, game=name) + "".join(chapters)


def books() -> Iterator[tuple[str, str]]:
    """The flip books that these pages show: where each lies, and its text."""
    for name in OURS:
        game = romanum.game(name)
        wanted: dict[str, set[int]] = defaultdict(set)
        for moments in game.seen.moments.values():
            wanted[moments[0].record].add(moments[0].n)
        for record, at in wanted.items():
            match = replay(Record.read(game.seen_record(record)), romanum.game)
            last = len(match.history)
            leaves = {n for one in at for n in range(max(0, one - AROUND), min(last, one + AROUND) + 1)}
            bound = flip_book(match, moments=sorted(leaves))
            yield f"books/{name}/{record}.json", json.dumps(bound, ensure_ascii=False, separators=(",", ":"))


def _chapter(game: Game[Any], number: str, rules: list[Rule]) -> str:
    title = game.rules.chapters.get(number, "")
    return f"\n## {number} {title}\n\n" + "\n".join(_rule(game, rule) for rule in rules)


def _rule(game: Game[Any], rule: Rule) -> str:
    """A rule as HTML: no sign of its text is a sign of Markdown."""
    said = [f"<b>{rule.id}</b> {_text(game, rule, rule.text)}"]
    said += [f"<i>Ruling:</i> {_text(game, rule, rule.ruling)}"] if rule.ruling else []
    said += [f"<i>Example:</i> {_text(game, rule, rule.example)}"] if rule.example else []
    told = "".join(f"<p>{one}</p>" for one in said)
    return f'<div id="{_anchor(rule.id)}">{told}{_moment(game, rule)}</div>\n'


def _text(game: Game[Any], rule: Rule, text: str) -> str:
    links = game.rules.links(rule)
    if not links:
        return escape(text)
    named = "|".join(sorted(map(re.escape, links), key=len, reverse=True))
    parts = re.split(rf"(?<![\w.])({named})(?![\w])", text)
    return "".join(_link(links, part) if n % 2 else escape(part) for n, part in enumerate(parts))


def _link(links: dict[str, str], number: str) -> str:
    return f'<a href="#{_anchor(links[number])}">{escape(number)}</a>'


def _moment(game: Game[Any], rule: Rule) -> str:
    moments = game.seen.moments.get(rule.id)
    if not moments:
        return ""
    one = moments[0]
    board = f'<romanum-board src="../books/{game.id}/{one.record}.json" at="{one.n}"></romanum-board>'
    return f"<details><summary>Seen in play</summary>{board}</details>"


def _anchor(number: str) -> str:
    return f"rule-{number}"
