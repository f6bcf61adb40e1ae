"""One decision of a person: a line is a choice, a search among the choices, or a command."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich.table import Table
from rich.text import Text

from romanum.cli.desk import inquiries
from romanum.cli.desk.ask_settings import kinds_named, passed_table, split_wish, wishes_table
from romanum.cli.desk.orders import USAGE as HOW_TO_ORDER
from romanum.cli.desk.orders import kinds_table, order_words, orders_table, read_order
from romanum.cli.desk.question import Situation
from romanum.cli.desk.session import Command, Leave, Sitting
from romanum.engine.action import NotUnderstood
from romanum.engine.match import CannotUndo
from romanum.engine.rule import IllegalAction
from romanum.engine.standing.orders import BadOrder
from romanum.engine.standing.wishes import NEVER
from romanum.engine.ways import Way
from romanum.text.boards import Page
from romanum.text.choice_menu import Choice
from romanum.text.journey import how_it_went, told, way_to
from romanum.text.render import refusal

if TYPE_CHECKING:
    from romanum.text.played import Walked


class Desk(Situation):
    """A seat's place at the table for one decision."""

    def __init__(self, sitting: Sitting, seat: int) -> None:
        super().__init__(sitting, seat)
        self.filter = ""
        self._decided = False
        self._warned = ""
        """What the person has been warned of, and may do all the same."""

    def decide(self) -> None:
        """Show the situation and answer lines until one of them plays, or takes back, an action.

        Whoever was stopped on the way because others were asked goes on first, if nothing has happened.
        """
        self._go_on()
        if self._decided:
            return
        self.show_situation()
        words = [*self.menu.words, *COMMANDS, *self.sitting.commands, *self.sitting.pages]
        while not self._decided:
            self._answer(self._line(words))

    def _line(self, words: Sequence[str]) -> str:
        """What is typed next; `words` are what Tab completes."""
        return self.screen.ask(words).strip()

    # ---- answering a line

    def _answer(self, line: str) -> None:
        if not line:
            self._enter()
            return
        choice = self.menu.exactly(line)
        if choice is not None:
            self._consider(choice, line)
            return
        if not self._obey(line):
            self._search(line)

    def _obey(self, line: str) -> bool:
        """Run the command, or show the page, that a line begins with; whether it does."""
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word.lower()) or self.sitting.commands.get(word.lower())
        page = self.sitting.pages.get(word.lower())
        if command is not None:
            command.run(self, rest.strip())
        elif page is not None:
            self._show_page(page, rest.strip())
        return command is not None or page is not None

    def _show_page(self, page: Page, words: str) -> None:
        drawn = page.draw(self.match.view(self.seat), self.match.names, words, self.screen.width)
        self.screen.show(f"Nothing there is called “{words[:40]}”: {page.usage}" if drawn is None else drawn)

    def _enter(self) -> None:
        """Enter alone plays the one choice a search has left; otherwise it asks again."""
        left = self.menu.matching(self.filter) if self.filter else []
        if len(left) == 1:
            self._consider(left[0], "")
        else:
            self.filter = ""
            self.show_question()

    def _consider(self, choice: Choice, line: str) -> None:
        """Play, unless something would be wasted or the line was meant for a question that is over: then ask again."""
        text = choice.action.text
        warning = self._stray(text, line) or self._wasted(text)
        if warning and self._warned != text:
            self._warned = text
            self.screen.show(f"{warning} Say {text} again to do it all the same.", style="danger")
            return
        self._play(choice)

    def _wasted(self, text: str) -> str:
        stake = self.match.at_stake(self.seat).stakes.get(text)
        return stake.words if stake else ""

    def _stray(self, text: str, line: str) -> str:
        """Whether `done` was meant for the question before, which had nothing left to choose and ended by itself."""
        if line.strip().lower() != text or not self.sitting.ended_by_itself(self.seat, text):
            return ""
        return f"The question before was done by itself. Now it is: {self.menu.decision.prompt}"

    def _objected(self, actions: Sequence[str]) -> bool:
        """Whether something other than the rules speaks against it; then it is told."""
        found = self.sitting.objection(self.seat, actions)
        if found is not None:
            self.screen.show(refusal(found))
        return found is not None

    def _play(self, choice: Choice) -> None:
        if self._objected([choice.action.text]):
            return
        self.sitting.remember(self.seat, self.menu.decision.step, {c.action.text for c in self.menu.choices}, choice)
        try:
            self.match.play(self.seat, choice.action)
        except IllegalAction as problem:
            self.screen.show(refusal(problem.why))
            return
        self._decided = True
        self.sitting.tell()

    def _search(self, words: str) -> None:
        if words.isdigit():
            self.screen.show(f"There are the choices 1 to {len(self.menu.choices)}.")
            return
        found = self.menu.matching(words)
        if found:
            self.filter = words
            self.show_choices(found)
            if len(found) == 1:
                self.screen.item("Enter plays it.", style="quiet")
            return
        self._explain_missing(words)

    def _explain_missing(self, words: str) -> None:
        refused = self.menu.refused_as(words)
        if len(refused) == 1:
            self.screen.show(refusal(refused[0][1]))
        elif refused:
            self.show_refused(refused[: inquiries.MOST_RULES_SHOWN])
        else:
            self.screen.show(f"No choice has “{words[:40]}” in it; help tells what can be typed.")

    # ---- going somewhere

    def go(self, words: str) -> None:
        """Go to a place by single actions and stay there; what may go wrong is told first."""
        place, _, stay = words.partition(" by ")
        self._go("go", place, stay or True)

    def via(self, words: str) -> None:
        """The same without staying there."""
        self._go("via", words, False)

    def _go(self, word: str, place: str, stay: bool | str) -> None:
        found = way_to(self.match, self.seat, place)
        if isinstance(found, Way):
            self._walk(f"{word} {place}", found, stay)
            return
        for line in found:
            self.screen.show(line)

    def _walk(self, line: str, way: Way, stay: bool | str) -> None:
        self.screen.item(told(self.match, way))
        if way.risks and self._warned != line:
            self._warned = line
            self.screen.show(f"Say {line} again to go.", style="danger")
            return
        try:
            if self._objected(self._on_the_way(way, stay)):
                return
            walk = self.match.go(self.seat, way, stay=stay)
        except (IllegalAction, NotUnderstood) as problem:
            self.screen.show(str(problem))
            return
        self._has_walked(walk)

    def _on_the_way(self, way: Way, stay: bool | str) -> list[str]:
        """The single actions of a way, as `go` plays them."""
        vocabulary = self.match.game.vocabulary
        halt = way.only_stay if stay is True else vocabulary.read(stay) if stay else None
        return [vocabulary.write(move) for move in way.moves(halt)]

    def all_of(self, words: str) -> None:
        """Every choice of one kind, one after the other: take all, leave all."""
        moves = [choice.action.move for choice in self.menu.choices if choice.action.move[0] == words]
        if len(moves) < 2 or len({len(move) for move in moves}) > 1:
            self.screen.show(
                "all WORD does every choice that begins with the word, such as take; there are not several."
            )
            return
        if not self._objected([self.match.game.vocabulary.write(move) for move in moves]):
            self._has_walked(self.match.walk(self.seat, moves))

    def _go_on(self) -> None:
        walk = self.sitting.walks.pop(self.seat, None)
        moves = walk.onward() if walk is not None else []
        write = self.match.game.vocabulary.write
        if moves and self.sitting.objection(self.seat, [write(move) for move in moves]) is None:
            self._has_walked(self.match.walk(self.seat, moves))

    def _has_walked(self, walk: Walked) -> None:
        self._decided = bool(walk.played)
        self.sitting.walks[self.seat] = walk
        self.sitting.tell()
        if stopped := how_it_went(walk):
            self.screen.show(stopped, style="quiet")

    # ---- when to be asked

    def asks(self, words: str) -> None:
        """The kinds of windows and what is wished there; or a wish, for one kind or for all."""
        if words == "passed":
            passed = passed_table(self.match, self.seat)
            self.screen.show(passed if passed is not None else "Nothing has been passed over.")
            return
        named, wish = split_wish(self.match, words)
        if not wish:
            table = wishes_table(self.match, self.seat, words)
            self.screen.show(table if table is not None else f"There is no window called “{words[:40]}”.")
            return
        found = list(self.match.game.windows) if named == "all" else kinds_named(self.match, named or self.match.window)
        if len(found) != 1 and named != "all":
            self.screen.show(f"Which? {', '.join(found)}" if found else f"There is no window called “{named[:40]}”.")
            return
        self._wish([kind for kind in found if wish in self.match.game.windows[kind].wishes], wish)

    def _wish(self, kinds: list[str], wish: str) -> None:
        for kind in kinds:
            self.match.prefer(self.seat, kind, wish)
        self.sitting.keep()
        names = ", ".join(self.match.game.words.say(f"window-{kind}", {}) for kind in kinds)
        words = self.match.game.wish_words(self.match.game.windows[kinds[0]])[wish] if kinds else ""
        self.screen.show(f"{names}: {words}. Nobody else knows." if kinds else f"“{wish}” cannot be wished there.")

    def never(self, _: str) -> None:
        """Pass, and do not be asked at such windows again this turn."""
        choice = self.menu.exactly(self.match.declining) if self.match.window else None
        if choice is None:
            self.screen.show("This question is always asked.")
            return
        self._wish([self.match.window], NEVER)
        self._play(choice)

    # ---- how to answer without being asked

    def orders(self, words: str) -> None:
        """The orders of the seat; the kinds of questions; one order more; or one less."""
        verb, _, rest = words.partition(" ")
        if not words:
            table = orders_table(self.match, self.seat)
            self.screen.show(table if table is not None else f"You have given no orders. {HOW_TO_ORDER}")
        elif verb == "kinds":
            self.screen.show(kinds_table(self.match, rest))
        elif verb == "drop":
            self._drop_order(rest)
        else:
            self._give_order(words)

    def _give_order(self, words: str) -> None:
        try:
            self.match.give_orders(self.seat, [*self.match.orders_of(self.seat), read_order(words)])
        except BadOrder as problem:
            self.screen.show(f"That cannot be ordered: {problem}.")
            return
        self.sitting.keep()
        self.screen.show(f"{order_words(self.match, self.match.orders_of(self.seat)[-1])}. Nobody else knows.")
        before = len(self.match.history)
        self.match.go_on()
        self._decided = len(self.match.history) > before
        if self._decided:
            self.sitting.tell()

    def _drop_order(self, number: str) -> None:
        orders = list(self.match.orders_of(self.seat))
        if not number.isdecimal() or not 1 <= int(number) <= len(orders):
            self.screen.show(f"There is no order {number[:10]!r}.")
            return
        gone = orders.pop(int(number) - 1)
        self.match.give_orders(self.seat, orders)
        self.sitting.keep()
        self.screen.show(f"No longer: {order_words(self.match, gone)}.")

    # ---- commands

    def show_help(self, _: str) -> None:
        """All commands."""
        table = Table.grid(padding=(0, 2))
        table.add_column(style="can", no_wrap=self.screen.width > 50)
        here = [(command.usage, command.words) for command in self.sitting.commands.values()]
        pages = [(page.usage, page.words) for page in self.sitting.pages.values()]
        for usage, words in [*USAGE, *here, *pages]:
            table.add_row(usage, Text(words))
        self.screen.show(table)

    def ask_again(self, _: str) -> None:
        """The question again."""
        self.filter = ""
        self.show_question()

    def undo(self, _: str) -> None:
        """Take the last action back."""
        try:
            text = self.sitting.undo(self.seat)
        except CannotUndo as reason:
            self.screen.show(f"That stays: {reason}")
            return
        self.sitting.forget()
        self.screen.show(f"Taken back: {text}")
        self._decided = True

    def save(self, words: str) -> None:
        """A copy of the match in another file."""
        self.screen.show(self.sitting.save(words))

    def quit(self, _: str) -> None:
        """Save and leave."""
        raise Leave


COMMANDS: Final = {
    "help": Command(Desk.show_help, "help", "this page"),
    "choices": Command(Desk.ask_again, "choices", "the question and its choices again (or press Enter)"),
    "refused": Command(inquiries.show_refused, "refused [WORDS]", "what cannot be done now, and why"),
    "why": Command(inquiries.show_why, "why c, why WORDS", "why a choice is refused, with the rule"),
    "odds": Command(inquiries.show_odds, "odds, odds 3", "chances of all choices that lead to dice, or of one"),
    "hint": Command(inquiries.show_hint, "hint [N] [more]", "what a strong bot would choose"),
    "go": Command(Desk.go, "go, go PLACE", "what is within reach; go there and stay (go PLACE by enter)"),
    "via": Command(Desk.via, "via PLACE", "go there and do not stay yet"),
    "all": Command(Desk.all_of, "all WORD", "every choice that begins with a word, such as take, in turn"),
    "asks": Command(
        Desk.asks,
        "asks, asks WINDOW WISH",
        "when you are asked to react (asks all never, asks WINDOW ask); asks passed lists what you were not asked",
    ),
    "orders": Command(
        Desk.orders, "orders, orders KIND ANSWER", "how you answer without being asked (orders kinds lists what can be)"
    ),
    "never": Command(Desk.never, "never", "pass, and not be asked such a thing again this turn"),
    "undo": Command(Desk.undo, "undo", "take your last action back, unless something was revealed"),
    "map": Command(inquiries.show_map, "map, map WORDS", "the map, or one place with its neighbours"),
    "hand": Command(inquiries.show_hand, "hand", "what you hold"),
    "score": Command(inquiries.show_score, "score", "everybody's points"),
    "log": Command(inquiries.show_log, "log [N]", "the last things that happened"),
    "rules": Command(
        inquiries.show_rules, "rules 10.2, rules WORDS", "look a rule up; alone, the rule of this question"
    ),
    "save": Command(Desk.save, "save FILE", "a copy of the match (it is saved after each action anyway)"),
    "quit": Command(Desk.quit, "quit", "save and leave; you can resume later"),
}
COMMANDS["?"] = COMMANDS["help"]
COMMANDS["exit"] = COMMANDS["quit"]

USAGE: Final = [
    ("7", "play choice 7"),
    ("WORDS", "show only the choices with these words; if one is left, Enter plays it"),
    *((command.usage, command.words) for name, command in COMMANDS.items() if name not in ("?", "exit")),
]
