"""What a page cannot do: things that need people elsewhere, and things that are not here yet."""

from __future__ import annotations

from romanum.server.bounds.problem import Problem


def page_only() -> Problem:
    """This needs people elsewhere, and a page has none."""
    return Problem(
        409, "page-only", "That needs other people, and this page has nobody but you: a server of Romanum has it."
    )


def not_fetched(what: str) -> Problem:
    """A game or a language is not here yet."""
    return Problem(503, "not-fetched", f"{what} is still being loaded.", retry_after=1.0)
