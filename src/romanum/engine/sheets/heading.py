"""What a match says of the scenario file that it began with: it goes into its record."""

from __future__ import annotations

from typing import Final

import msgspec

LONGEST_TITLE: Final = 120
LONGEST_STORY: Final = 4_000


class BadHeading(ValueError):
    """A title, author or story that cannot be one."""


class Heading(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A scenario of one's own: what it is called, who made it, and what is told of it."""

    title: str
    author: str = ""
    story: str = ""

    def check(self) -> None:
        """Raise `BadHeading` unless title and author are short lines, and the story a text that can be printed."""
        for name, text in (("title", self.title), ("author", self.author)):
            if len(text) > LONGEST_TITLE or not text.isprintable():
                raise BadHeading(f"{name}: at most {LONGEST_TITLE} characters in one line")
        if not self.title.strip():
            raise BadHeading("title: say what it is called")
        if len(self.story) > LONGEST_STORY or not self.story.replace("\n", "").isprintable():
            raise BadHeading(f"story: at most {LONGEST_STORY} characters, lines of them")
