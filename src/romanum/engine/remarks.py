"""Remarks on a match: a comment and arrows at one of its moments, kept with the record. They change nothing in it."""

from __future__ import annotations

import re
from typing import Final

import msgspec

MOST_REMARKS: Final = 500
"""So many a record may have."""
LONGEST_TEXT: Final = 2_000
LONGEST_AUTHOR: Final = 80
MOST_ARROWS: Final = 12
"""So many one remark may have."""
PLACE: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_/:.-]{0,59}")


class BadRemark(ValueError):
    """A remark that cannot be kept; one line that says why."""


class Remark(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What somebody says of a moment, with arrows from place to place; an arrow to where it began marks that place."""

    by: str = ""
    text: str = ""
    arrows: tuple[tuple[str, str], ...] = ()


def checked(remark: Remark) -> Remark:
    """The remark as it is kept, without what cannot be shown; `BadRemark` says what is wrong with it.

    >>> checked(Remark("Livia", " Here it was lost. ", (("roma", "sicilia"),))).text
    'Here it was lost.'
    """
    text = "".join(sign for sign in remark.text if sign.isprintable() or sign == "\n").strip()
    by = " ".join("".join(sign for sign in remark.by if sign.isprintable()).split())
    if not text and not remark.arrows:
        raise BadRemark("a remark has a text or an arrow")
    if len(text) > LONGEST_TEXT:
        raise BadRemark(f"a remark has at most {LONGEST_TEXT} characters, not {len(text)}")
    if len(by) > LONGEST_AUTHOR:
        raise BadRemark(f"the name of its author has at most {LONGEST_AUTHOR} characters")
    if len(remark.arrows) > MOST_ARROWS:
        raise BadRemark(f"a remark has at most {MOST_ARROWS} arrows, not {len(remark.arrows)}")
    for place in (place for arrow in remark.arrows for place in arrow):
        if not PLACE.fullmatch(place):
            raise BadRemark(f"an arrow leads from place to place, and {place[:60]!r} is none")
    return Remark(by, text, tuple(dict.fromkeys(remark.arrows)))
