"""How rules, refusals, odds, results and events look in the terminal."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from romanum.engine.rule import NO_RULE
from romanum.engine.text.figures import percent

if TYPE_CHECKING:
    from romanum.engine.game import Game, Result
    from romanum.engine.odds import Odds
    from romanum.engine.rule import Catalogue, Rule, WhyNot
    from romanum.text.played import Played


def rule_page(rule: Rule, game: Game[Any] | None = None) -> RenderableType:
    """A rule: number and topic, text, ruling, example, what is to be chosen; which others it names and which name it.

    With a game also where it was seen in play.
    """
    head = Text.assemble((rule.id, "rule"), "  ", (rule.topic, "quiet"))
    if rule.variant != "core":
        head.append(f"  ({rule.variant})", "quiet")
    parts: list[RenderableType] = [head, Padding(Text(rule.text), (0, 0, 0, 2))]
    for title, words in (("Ruling", rule.ruling), ("Example", rule.example), ("To choose", rule.choice)):
        if words:
            parts.append(Padding(Text.assemble((f"{title}: ", "title"), words), (0, 0, 0, 2)))
    for title, words in _around(rule, game) if game else ():
        parts.append(Padding(Text.assemble((f"{title}: ", "quiet"), words), (0, 0, 0, 2)))
    return Padding(Group(*parts), (0, 0, 1, 0))


def _around(rule: Rule, game: Game[Any]) -> Iterator[tuple[str, str]]:
    """The rules around a rule, and moments of recorded games in which it spoke."""
    names, namers = dict.fromkeys(game.rules.links(rule).values()), game.rules.named_by.get(rule.id, [])
    if names:
        yield "Names", ", ".join(names)
    if namers:
        yield "Named by", ", ".join(namers)
    for moment in game.seen.moments.get(rule.id, []):
        where = f"romanum replay {game.id}/{moment.record} --at {moment.n}"
        yield "Seen in play", f"{game.seen_sentence(moment)} ({where})"


def contents_page(rules: Catalogue) -> RenderableType:
    """The chapters of a catalogue with their sections, topics and the number of rules in each."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="rule")
    table.add_column()
    table.add_column(justify="right", style="quiet")
    for number, chapter in rules.contents().items():
        if number in rules.chapters:
            table.add_row(number, Text(rules.chapters[number], "title"), f"{len(chapter)}")
        sections: dict[str, list[Rule]] = {}
        for rule in chapter:
            sections.setdefault(_section(rule.id), []).append(rule)
        for section, found in sections.items():
            topics = Text(", ".join(dict.fromkeys(rule.topic for rule in found)))
            if section == number in rules.chapters:
                table.add_row("", topics, "")
            else:
                table.add_row(f"  {section}" if number in rules.chapters else section, topics, f"{len(found)}")
    title = Text.assemble((rules.title, "title"), f": {len(rules)} rules")
    return Group(title, Text(), table)


def _section(number: str) -> str:
    """The chapter or section a rule stands in: 10.2a in 10.2, 9a in 9."""
    found = re.match(r"[0-9]+(\.[0-9]+)?|[^.]+", number)
    return found[0] if found else number


def refusal(why: WhyNot) -> RenderableType:
    """Why not: the exact sentence, then the rule it rests on, if it is one."""
    head = Text.assemble((why.message, "danger"))
    if why.rule == NO_RULE:
        return head
    return Group(head, Padding(Text.assemble((why.rule, "rule"), "  ", (why.text, "quiet")), (0, 0, 0, 2)))


def told_with_rule(why: WhyNot) -> Text:
    """The sentence of a refusal with the number of its rule, unless the sentence has it already."""
    sentence = Text(why.message, "quiet")
    return sentence if why.rule in why.message else sentence.append(f" {why.rule}", "rule")


def odds_table(rows: Iterable[tuple[int, str, Odds]]) -> RenderableType:
    """The odds of several choices, one a line, best first."""
    table = Table(box=None, padding=(0, 1), header_style="quiet", pad_edge=False)
    table.add_column("", justify="right", style="can")
    table.add_column("choice", overflow="fold")
    table.add_column("win", justify="right", style="chance")
    table.add_column("own loss", justify="right")
    table.add_column("enemy", justify="right")
    for number, label, odds in sorted(rows, key=lambda row: (-row[2].win, row[0])):
        losses = odds.expected_losses
        chance = percent(odds.win) if odds.gain is None else f"{odds.gain:+.1f}"
        chance += "" if odds.escape is None else " if they stand"
        table.add_row(str(number), Text(label), chance, f"{losses.own:.1f}", f"{losses.enemy:.1f}")
    return table


def odds_page(label: str, odds: Odds, width: int) -> RenderableType:
    """The odds of one choice: every outcome with its chance, every modifier with its rule."""
    hope = _chance(odds) if odds.gain is None else f"{odds.gain:+.1f} on average"
    head = Text.assemble((label, "title"), "  ", (hope, "chance"))
    table = Table.grid(padding=(0, 1))
    longest = max(width - 30, 5)
    for outcome in odds.outcomes:
        bar = "#" * max(round(outcome.probability * min(longest, 40)), 1 if outcome.probability else 0)
        table.add_row(Text(outcome.outcome), Text(percent(outcome.probability), justify="right"), Text(bar, "chance"))
    told = [(f"{m.value:+d} " if m.value else "") + (m.name or m.what) for m in odds.modifiers]
    cited = [Text.assemble(f"{words} ", (m.rule, "rule")) for words, m in zip(told, odds.modifiers, strict=True)]
    shown: list[RenderableType] = [table, *cited] if odds.outcomes else [*cited]
    lines = [head] if odds.gain is not None else [head, _losses(odds)]
    return Group(*lines, *(Padding(part, (0, 0, 0, 2)) for part in shown))


def _chance(odds: Odds) -> str:
    """The chance, what it is a chance of, and what it assumes."""
    told = f"{percent(odds.win)} {odds.hope or 'to win'}"
    return told if odds.escape is None else f"{told}, if they stand; {percent(odds.escape)} that they can get away"


def _losses(odds: Odds) -> Text:
    losses = odds.expected_losses
    return Text(f"Losses on average: own {losses.own:.2f}, enemy {losses.enemy:.2f}", style="quiet")


def result_page(match: Played) -> RenderableType:
    """How the match ended: who won and how, then all seats by rank."""
    result = match.result
    assert result is not None
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right")
    for rank, seats in ranks(result):
        for seat in seats:
            style = "can" if seat in result.winners else ""
            table.add_row(f"{rank}.", Text(match.names[seat], style), Text(str(result.scores[seat]), justify="right"))
    return Group(Text(how_it_ended(match), "title"), table)


def ranks(result: Result) -> list[tuple[int, Sequence[int]]]:
    """The places and who shares them: after two seconds comes a fourth."""
    places: list[tuple[int, Sequence[int]]] = []
    place = 1
    for seats in result.ranking:
        places.append((place, seats))
        place += len(seats)
    return places


def how_it_ended(match: Played) -> str:
    """The sentence that tells the result."""
    result = match.result
    assert result is not None
    winners = " and ".join(match.names[seat] for seat in result.winners)
    line = f"{winners} {'wins' if len(result.winners) == 1 else 'share the victory'}." if winners else "Nobody wins."
    told = match.game.words.say(f"how-{result.how}", result.facts)
    end = "" if told.endswith(".") else "."
    return f"{line} {told[:1].upper()}{told[1:]}{end}"


def result_as_dict(match: Played) -> dict[str, Any] | None:
    """The result as JSON shows it; None while the match goes on."""
    result = match.result
    if result is None:
        return None
    return {
        "winners": [match.names[seat] for seat in result.winners],
        "ranking": [list(seats) for seats in result.ranking],
        "scores": list(result.scores),
        "how": how_it_ended(match),
    }
