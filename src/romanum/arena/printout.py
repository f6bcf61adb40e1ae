"""An arena in the terminal: a bar while it runs, tables when it is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console, Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar
from rich.table import Table
from rich.text import Text

from romanum.arena.blunder_table import TURNS, lines
from romanum.arena.result import ArenaResult, Progress, Share
from romanum.arena.strength import told

SHOWN: Final = 5
"""Of a long table of labels so many of the best and of the worst are shown."""


@contextmanager
def bar(console: Console, games: int) -> Iterator[Callable[[Progress], None]]:
    """A progress bar with the running win shares; what it yields is the `progress` of `run`."""
    columns = (
        TextColumn("Arena"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[shares]}"),
    )
    with Bar(*columns, console=console, transient=True) as display:
        task = display.add_task("arena", total=games, shares="")

        def show(state: Progress) -> None:
            shares = "  ".join(f"{bot} {share:.0%}" for bot, share in state.shares.items())
            failed = f"  [red]{state.failures} failed[/red]" if state.failures else ""
            display.update(task, completed=state.done, shares=shares + failed)

        yield show


def render(result: ArenaResult) -> RenderableType:
    """Everything worth reading, for a rich console."""
    parts: list[RenderableType] = [_headline(result)]
    if result.strength:
        parts.append(Text(told(result.strength)))
    if result.played:
        parts += [
            _standings(result),
            _ratings(result),
            *_blunders(result),
            _balance("Seat", [_from_one(share) for share in result.by_seat]),
        ]
        parts += [_balance(category.capitalize(), _ends(shares)) for category, shares in result.by_tag.items()]
    parts += [Text(f"failed: {failure}", style="red") for failure in result.failures]
    return Group(*parts)


def _headline(result: ArenaResult) -> Text:
    pace = result.pace
    text = Text(f"{result.title}: {len(result.played)} of {result.planned} games", style="bold")
    if result.interrupted:
        text.append(", interrupted", style="yellow")
    if result.out_of_time:
        text.append(", the time is up")
    length = f"{result.decisions:.0f} decisions" + (f" and {result.turns:.1f} turns" if result.turns else "")
    text.append(f"\n{length} a game, {pace.decisions_per_second:,.0f} decisions a second", style="dim")
    faults = sum(game.faults for game in result.played)
    if faults:
        text.append(f"\n{faults} lines of thought broke off", style="yellow")
    unwatched = [game.unwatched for game in result.played if game.unwatched]
    if unwatched:
        text.append(f"\n{len(unwatched)} games were not watched for blunders: {unwatched[0]}", style="yellow")
    return text


def _table(*columns: str) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(columns[0])
    for column in columns[1:]:
        table.add_column(column, justify="right")
    return table


def _standings(result: ArenaResult) -> Table:
    table = _table("Bot", "Seats", "Wins", "Share", "95 %", "Fair", "Score")
    for line in result.standings:
        table.add_row(
            line.bot,
            f"{line.seats:g}",
            f"{line.wins:g}",
            Text(f"{line.share:.1%}", style=_tone(line.low, line.high, line.expected)),
            f"{line.low:.1%}-{line.high:.1%}",
            f"{line.expected:.1%}",
            f"{line.score:.1f}",
        )
    return table


def _ratings(result: ArenaResult) -> Table:
    table = _table("Bot", "Rating", "At least", "ms a decision", "Slowest ms", "s a turn", "Slowest s")
    pace = result.pace
    for line in result.standings:
        times = [
            f"{pace.thinking.get(line.bot, 0.0) * 1000:.1f}",
            f"{pace.slowest.get(line.bot, 0.0) * 1000:.0f}",
            f"{pace.turns.get(line.bot, 0.0):.2f}",
            f"{pace.slowest_turns.get(line.bot, 0.0):.1f}",
        ]
        table.add_row(line.bot, f"{line.mu:.1f}±{line.sigma:.1f}", f"{line.ordinal:.1f}", *times)
    return table


def _blunders(result: ArenaResult) -> list[Table]:
    """None where there is nothing to count."""
    found = lines(result)
    if not found:
        return []
    table = _table(f"Blunders in {TURNS} turns", *result.conduct)
    for line in found:
        table.add_row(line.what, *line.often)
    return [table]


def _balance(title: str, shares: list[Share | None]) -> Table:
    table = _table(title, "Held", "Wins", "Share", "95 %", "Expected")
    for share in shares:
        if share is None:
            table.add_row("…")
            continue
        table.add_row(
            share.label,
            f"{share.games}",
            f"{share.wins:g}",
            Text(f"{share.share:.1%}", style=_tone(share.low, share.high, share.expected)),
            f"{share.low:.1%}-{share.high:.1%}",
            f"{share.expected:.1%}",
        )
    return table


def _from_one(share: Share) -> Share:
    """Seats are counted from 1 for people."""
    return Share(str(int(share.label) + 1), share.games, share.wins, share.share, share.low, share.high, share.expected)


def _ends(shares: list[Share]) -> list[Share | None]:
    """A long list's two ends, with a gap between."""
    return [*shares] if len(shares) <= 2 * SHOWN + 1 else [*shares[:SHOWN], None, *shares[-SHOWN:]]


def _tone(low: float, high: float, expected: float) -> str:
    """Whether a share is surely above or below what was expected."""
    return "green" if low > expected else "red" if high < expected else ""
