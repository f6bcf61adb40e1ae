"""Chapter 7.3: which of the sheets that a player has written he writes again."""

from __future__ import annotations

from games.imperium.builder import Table
from games.imperium.mobilization_table import RICH, draft, finish, mobilizing, raise_in
from romanum.games.imperium.rules.common.powers import majors
from rules import rule

ROMA, PISAE = "a3621", "a3319"
LEGION = "20-10-a-new"


def writes(t: Table, *places: str) -> Table:
    """Sulla raises a legion in each of these places, or nothing; a quarter later all are rich again."""
    if places:
        raise_in(t, "sulla", "italia", *[f"raise {LEGION} {place}" for place in places])
    return later(t)


def later(t: Table) -> Table:
    """What was written is carried out, and the next quarter comes; each has its own limits here."""
    finish(t)
    t.g.month += 3
    t.g.raised, t.g.levied = (0,) * len(t.g.raised), (0,) * len(t.g.levied)
    for power in majors(t.g):
        t.g.treasury[power] = RICH
    return draft(t)


def again(t: Table) -> list[str]:
    """Where he raises a legion once more, if he writes what he is used to."""
    before = [t[place] for place in (ROMA, PISAE)]
    later(t.play("sulla", "again"))
    return [place for place, stood in zip((ROMA, PISAE), before, strict=True) if t[place] != stood]


@rule("7.3a")
def test_the_sheet_of_march_is_written_again_whatever_was_written_since() -> None:
    t = writes(writes(mobilizing(month="March 87 BC"), ROMA), PISAE)
    assert again(t) == [ROMA]


@rule("7.3a")
def test_the_next_march_makes_another_habit_unless_nothing_is_written() -> None:
    t = writes(writes(mobilizing(month="March 87 BC"), ROMA), PISAE)
    t = writes(writes(writes(t)), PISAE)
    assert again(t) == [PISAE]
    idle = writes(mobilizing(month="March 87 BC"), ROMA)
    idle = writes(writes(writes(writes(idle))))
    assert again(idle) == [ROMA]


@rule("7.3a")
def test_who_has_written_in_no_march_yet_writes_again_what_he_wrote_first() -> None:
    t = mobilizing(month="June 87 BC")
    assert "again" not in t.offered("sulla")
    t = writes(writes(t, ROMA), PISAE)
    assert again(t) == [ROMA]
