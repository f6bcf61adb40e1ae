"""The terminal: colours, one line of input at a time, a pause before another person looks."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from select import select
from typing import Final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

PROMPT: Final = "> "


class Screen:
    """What the shell prints on and reads from."""

    def __init__(self, out: Console, *, typed: bool | None = None) -> None:
        self.console = out
        self.typed = sys.stdin.isatty() if typed is None else typed
        """Whether a person types; otherwise commands come through a pipe and are echoed."""
        self._words: Sequence[str] = ()
        self._ahead: str | None = None
        """A line of the pipe that has been read already."""
        if self.typed:
            self._complete_with_tab()

    @property
    def width(self) -> int:
        """Columns to draw in."""
        return self.console.width

    def show(self, what: RenderableType = "", style: str | None = None) -> None:
        """Print a renderable or a line of plain text."""
        self.console.print(Text(what) if isinstance(what, str) else what, style=style)

    def item(self, what: RenderableType, indent: int = 2, style: str = "") -> None:
        """Print something a little to the right, its further lines too."""
        text = Text(what) if isinstance(what, str) else what
        self.console.print(Padding(text, (0, 0, 0, indent), expand=False), style=style)

    def whole(self, line: str) -> None:
        """Print a line that people copy: the terminal may wrap it, we do not."""
        self.console.print(Text(line, "quiet"), soft_wrap=True)

    def ask(self, words: Sequence[str] = ()) -> str:
        """One line of input; EOFError when there is no more. `words` are what Tab completes."""
        self._words = words
        self.console.file.flush()
        if self.typed:
            return self._typed_line()
        line = self._next_line()
        if not line:
            raise EOFError
        line = line.rstrip("\r\n")
        self.show(PROMPT + line)
        return line

    def line_at_hand(self) -> str:
        """The line that is there: a person has typed it without being asked, and has seen it as he did."""
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.strip()

    def _next_line(self) -> str:
        """A line of the pipe; the one that was read to see whether there is any comes first."""
        line, self._ahead = self._ahead, None
        return sys.stdin.readline() if line is None else line

    def has_ended(self) -> bool:
        """Whether the pipe through which commands come is known to have come to its end; nothing is waited for."""
        if self.typed:
            return False
        if self._ahead is None and self.line_is_there():
            self._ahead = sys.stdin.readline()
        return self._ahead == ""

    def _typed_line(self) -> str:
        if not self.console.stderr:
            return input(PROMPT)
        self.console.print(PROMPT, end="")
        return input()

    def interject(self, line: str, style: str | None = None) -> None:
        """Print a line above the one that is being typed, from any thread."""
        if not self.typed:
            self.show(line, style)
            return
        self.console.file.write("\r\x1b[K" if self.console.is_terminal else "\n")
        self.show(line, style)
        self.console.file.write(PROMPT + self._typed_so_far())
        self.console.file.flush()

    @staticmethod
    def _typed_so_far() -> str:
        try:
            import readline
        except ImportError:
            return ""
        return readline.get_line_buffer()

    def line_is_there(self) -> bool:
        """Whether there is a line that has not been read, or no more of them; nothing is waited for."""
        try:
            sys.stdin.fileno()
        except (OSError, ValueError):
            return True  # it is no file, and whatever there is to read is there
        if sys.platform == "win32":
            import msvcrt

            return msvcrt.kbhit()
        return bool(select([sys.stdin], [], [], 0)[0])

    def hand_over(self, name: str) -> None:
        """Clear what the last person saw, and wait until the next one sits at the screen."""
        if self.typed:
            self.wipe()
        self.show()
        self.show(f"Hand the screen to {name}.", style="ask")
        if self.typed:
            self.console.print("Press Enter when only you can see it. ", end="")
            input()
            self.wipe()

    def wipe(self) -> None:
        """Empty the window and what can be scrolled back to."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")

    def _complete_with_tab(self) -> None:
        try:
            import readline
        except ImportError:
            return
        readline.set_completer_delims("")
        readline.set_completer(self._completion)
        readline.parse_and_bind("tab: complete")

    def _completion(self, text: str, state: int) -> str | None:
        fitting = [word for word in self._words if word.startswith(text.lower())]
        return fitting[state] if state < len(fitting) else None
