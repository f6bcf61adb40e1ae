"""What a seat is asked, as the terminal shows it: the board, the question, numbered choices and lettered refusals."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import groupby
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from romanum.cli.desk.ask_settings import passed_words
from romanum.cli.desk.session import Sitting
from romanum.engine.action import Move, Vocabulary
from romanum.engine.rule import WhyNot
from romanum.engine.text.figures import percent
from romanum.text.boards import Glancing, View
from romanum.text.choice_menu import Choice, Menu
from romanum.text.render import told_with_rule

MOST_REFUSED_SHOWN: Final = 4
COLUMN_GAP: Final = 3
MARK: Final = 5
"""What a number and the gap after it take."""
MOST_COLUMNS: Final = 4
MOST_LINES: Final = 16
"""More lines of choices than these are put together by kind,"""
FEW: Final = 3
"""where there are so many of one."""
MOST_NUMBERS: Final = 6
"""More choices than these that differ in a number alone are one line."""


class Situation:
    """A seat before one decision."""

    def __init__(self, sitting: Sitting, seat: int) -> None:
        self.sitting = sitting
        self.match = sitting.match
        self.screen = sitting.screen
        self.seat = seat

    @cached_property
    def menu(self) -> Menu:
        """What the seat may choose; it must be asked."""
        return Menu(self.match, self.seat)

    def show_situation(self) -> None:
        """The board where a chapter has begun, the headline, and the question."""
        view = self.match.view(self.seat)
        board = self.sitting.board
        chapter = board.chapter(view)
        self.screen.show()
        fresh = self.seat not in self.sitting.introduced
        if fresh:
            self.sitting.introduced.add(self.seat)
            self.screen.show(board.hand(view, self.screen.width))
            self.screen.show()
        if chapter != self.sitting.chapter:
            self.sitting.chapter = chapter
            self._show_board(view)
        for line in passed_words(self.match, self.sitting.unasked(self.seat)):
            self.screen.show(line)
        self.screen.show(board.headline(view, self.match.names))
        self.show_question()
        if fresh:
            self.screen.show("A number or part of a name chooses; help tells what else can be typed.", style="quiet")

    def _show_board(self, view: View) -> None:
        """The map and the points; of a game whose map is long, what has to be seen."""
        board, names, screen = self.sitting.board, self.match.names, self.screen
        if isinstance(board, Glancing):
            screen.show(board.glance(view, names, screen.width, screen.console.height))
        else:
            screen.show(board.map(view, screen.width))
            screen.show(board.score(view, names, screen.width))

    def show_question(self) -> None:
        """What is asked, what can be answered, and how to learn of the rest."""
        decision = self.menu.decision
        question = Text.assemble((decision.prompt, "ask"), "  ", (decision.rule, "rule"))
        if self.sitting.kinds.count("human") > 1:
            question = Text.assemble((f"{self.match.names[self.seat]}: ", "can")) + question
        self.screen.show(question)
        self.show_choices(self.menu.choices, chances=bool(decision.window))
        refused = self.menu.refused
        if refused and len(refused) <= MOST_REFUSED_SHOWN:
            self.show_refused(refused)
        elif refused:
            self.screen.item("refused lists what cannot be done now; why WORDS tells the rule.", style="quiet")

    def show_choices(self, choices: list[Choice], *, chances: bool = False) -> None:
        """Choices with the numbers that play them; where somebody may react, with the chance of each that has one."""
        choices = counted(choices, self.match.game.vocabulary)
        rows = [(c.mark, "can", self._with_chance(c) if chances else Text(c.label)) for c in choices]
        if height(rows, self.screen.width) <= MOST_LINES:
            self.screen.show(columns(rows, self.screen.width))
            return
        for heading, some in grouped(choices):
            self.screen.show(Text(heading, "quiet") if heading else "")
            marked = [(c.mark, "can", Text(c.label[len(heading) :].strip())) for c in some]
            self.screen.show(columns(marked, self.screen.width))

    def _with_chance(self, choice: Choice) -> Text:
        odds = self.match.odds(self.seat, choice.action)
        label = Text(choice.label)
        return label if odds is None or odds.gain is not None else label.append(f"  {percent(odds.win)}", "quiet")

    def show_refused(self, refused: list[tuple[Choice, WhyNot]]) -> None:
        """Refused choices with the letters that ask for them, each with its reason."""
        rows = [(c.mark, "quiet", Text.assemble((f"{c.label}: ", "quiet"), told_with_rule(why))) for c, why in refused]
        self.screen.show(columns(rows, 1))


def counted(choices: Sequence[Choice], vocabulary: Vocabulary) -> list[Choice]:
    """Choices of which those in a row that differ in a number alone, where they are many, are one."""
    runs = [list(run) for _, run in groupby(choices, lambda choice: _but_number(choice.action.move, vocabulary))]
    return [one for run in runs for one in ([_run(run)] if len(run) > MOST_NUMBERS else run)]


def _but_number(move: Move, vocabulary: Vocabulary) -> tuple[object, ...]:
    """A move without its number; what has none is like no other."""
    kinds = vocabulary.kinds[move[0]]
    if "number" not in kinds:
        return move
    at = kinds.index("number") + 1
    return (*move[:at], None, *move[at + 1 :])


def _run(run: Sequence[Choice]) -> Choice:
    """The first of many numbers, with the last, and how the others are chosen."""
    first, last = run[0], run[-1]
    others = f"{first.mark} to {last.mark}, or {first.action.text} to {last.action.text}"
    return Choice(first.mark, first.action, f"{first.label} … {last.label} ({others})")


def grouped(choices: Sequence[Choice]) -> list[tuple[str, list[Choice]]]:
    """Choices of one kind under the words that they begin with, what stands alone under none; in their order."""
    kinds: dict[str, list[Choice]] = {}
    for choice in choices:
        kinds.setdefault(choice.action.move[0], []).append(choice)
    found = [(_beginning([c.label for c in some]), some) for some in kinds.values() if len(some) >= FEW]
    found = [(heading, some) for heading, some in found if heading]
    within = {c.mark for _, some in found for c in some}
    alone = [c for c in choices if c.mark not in within]
    sections = [*found, ("", alone)] if alone else found
    place = {choice.mark: at for at, choice in enumerate(choices)}
    return sorted(sections, key=lambda section: place[section[1][0].mark])


def _beginning(labels: Sequence[str]) -> str:
    """The words that all labels begin with; none of them is these words alone."""
    words = [label.split(" ") for label in labels]
    same = 0
    while all(len(own) > same + 1 and own[same] == words[0][same] for own in words):
        same += 1
    return " ".join(words[0][:same])


def height(rows: Sequence[tuple[str, str, Text]], width: int) -> int:
    """How many lines marked lines take."""
    return -(-len(rows) // _across(rows, width))


def _across(rows: Sequence[tuple[str, str, Text]], width: int) -> int:
    """In how many columns, each as wide as its own longest line, they fit."""
    lengths = [row[2].cell_len + MARK + COLUMN_GAP for row in rows]
    for across in range(MOST_COLUMNS if len(rows) > MOST_COLUMNS else 1, 1, -1):
        high = -(-len(rows) // across)
        if sum(max(lengths[at : at + high]) for at in range(0, len(rows), high)) <= width:
            return across
    return 1


def columns(rows: list[tuple[str, str, Text]], width: int) -> RenderableType:
    """Marked lines in as many columns as fit, read downwards."""
    across = _across(rows, width)
    high = -(-len(rows) // across)
    table = Table.grid(padding=(0, COLUMN_GAP if across > 1 else 1, 0, 0))
    for _ in range(across):
        table.add_column(overflow="fold")
    lines = [_marked(*row) for row in rows] + [Text()] * (high * across - len(rows))
    for i in range(high):
        table.add_row(*lines[i::high])
    return table


def _marked(mark: str, style: str, label: Text) -> RenderableType:
    line = Table.grid(padding=(0, 2, 0, 0))
    line.add_column(width=3, justify="right", style=style)
    line.add_column(overflow="fold")
    line.add_row(mark, label)
    return line
