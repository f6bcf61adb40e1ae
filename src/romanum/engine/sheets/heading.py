"""What a match says of the scenario file that it began with: it goes into its record."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from romanum.engine.rule import Wrong

LONGEST_TITLE: Final = 120
LONGEST_STORY: Final = 4_000


class Heading(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A scenario of one's own: what it is called, who made it, and what is told of it."""

    title: str
    author: str = ""
    story: str = ""

    def check(self) -> None:
        """Raise the first of `faults`."""
        for _, problem in self.faults():
            raise problem

    def faults(self) -> Iterator[tuple[str, Wrong]]:
        """Title and author are short lines, and the story a text that can be printed; where they are not."""
        for name, text in (("title", self.title), ("author", self.author)):
            if len(text) > LONGEST_TITLE or not text.isprintable():
                yield name, Wrong("long-line", most=LONGEST_TITLE)
        if not self.title.strip():
            yield "title", Wrong("no-title")
        if len(self.story) > LONGEST_STORY or not self.story.replace("\n", "").isprintable():
            yield "story", Wrong("long-story", most=LONGEST_STORY)
