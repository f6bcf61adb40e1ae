"""The words of notices: a subject, a sentence and a link to the table."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from romanum.server.bounds.speech import say

Kind = Literal["turn", "reminder", "late", "over", "round"]
KINDS: Final[tuple[Kind, ...]] = ("turn", "reminder", "late", "over", "round")
NONE: Final = "none"


class Letter(msgspec.Struct, frozen=True):
    """What somebody is told."""

    kind: str
    subject: str
    sentence: str
    url: str
    facts: dict[str, Any]
    path: str = "/"
    """Where it leads on the server, whose address may not be known."""


def letter(kind: str, facts: dict[str, Any], public_url: str, match: str = "") -> Letter:
    """A notice in words. Facts that are not known read `none`."""
    said = {"title": "", "seat": "", "sentence": "", "cup": "", "round": 0, "deadline": NONE, "bot": NONE} | {
        name: value for name, value in facts.items() if value is not None
    }
    path = f"/match/{match}" if match else "/"
    subject = say(f"notice-{kind}-subject", said)
    return Letter(kind, subject, say(f"notice-{kind}", said), public_url + path if public_url else "", facts, path)


def mail_text(letter: Letter, public_url: str, leaving: str) -> str:
    """A whole mail."""
    table = say("mail-table", {"url": letter.url})
    end = say("mail-end", {"server": public_url, "leave": f"{public_url}/unsubscribe/{leaving}"})
    return f"{letter.sentence}\n\n{table}\n\n-- \n{end}\n"


def confirmation(public_url: str, token: str, days: int) -> tuple[str, str]:
    """Subject and text of the mail that asks whether an address is right. Nothing in it was written by a player."""
    facts = {"server": public_url, "days": days, "url": f"{public_url}/confirm/{token}"}
    return say("mail-confirm-subject"), say("mail-confirm", facts) + "\n"
