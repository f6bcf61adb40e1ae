"""Conditions: what a scenario's victory and special rules ask about the position.

A condition is a struct with a tag, `is`; `romanum.games.imperium.data.names` says what ids stand for. Where a number is
asked, `least` is the smallest that will do and `below` the first that is too large.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from romanum.games.imperium.data.names import City, Leader, Month, Place, Power, Region

Measure = Literal["strength", "le", "legions", "heavy-infantry", "fleets"]
"""Strength points of land units, Legion Equivalents in play, Roman heavy infantry, any heavy infantry, 18-30s."""


class Term(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="is"):
    """One condition."""


class Holds(Term, frozen=True, kw_only=True, tag="holds"):
    """A power controls provinces (5.6): all that are named, or as many of them as asked; no names: of all there are."""

    by: Power
    of: Region = Region()
    but: Region = Region()
    """Of all there are, but for these."""
    least: int | None = None
    below: int | None = None
    clients: bool = False
    """Those of its clients count too."""


class Cities(Term, frozen=True, kw_only=True, tag="cities"):
    """A power controls cities: all that are named, or as many of those described as asked."""

    by: Power
    of: tuple[City, ...] = ()
    within: Region = Region()
    first_held_by: Power | None = None
    """Cities of provinces that were this power's at the start."""
    capitals: bool = False
    """Capitals of provinces alone."""
    strength: int = 0
    """Of at least this printed strength."""
    least: int | None = None
    below: int | None = None


class Kept(Term, frozen=True, kw_only=True, tag="kept"):
    """A power controls the provinces it began with, but for so many at most."""

    by: Power
    lost: int = 0
    within: Region = Region()


class Change(Term, frozen=True, kw_only=True, tag="change"):
    """How many provinces more a power controls than at the start; negative: fewer."""

    by: Power
    least: int | None = None
    below: int | None = None


class Multiple(Term, frozen=True, kw_only=True, tag="multiple"):
    """A power controls at least so many times the provinces it began with."""

    by: Power
    times: int


class NoRivalAbove(Term, frozen=True, kw_only=True, tag="no-rival-above"):
    """No other major Roman faction controls more than a share of the provinces this power has."""

    by: Power
    percent: int


class Fate(Term, frozen=True, kw_only=True, tag="leader"):
    """What has become of a leader.

    Gone: dead or captured. Fallen: captured, or killed by an enemy. Free: neither dead nor captured.
    """

    who: Leader
    state: Literal["dead", "gone", "fallen", "free"]


class Dissolved(Term, frozen=True, kw_only=True, tag="dissolved"):
    """A power has dissolved (20.0, 28.1b)."""

    power: Power


class LastImperator(Term, frozen=True, kw_only=True, tag="last-imperator"):
    """No other Roman faction that somebody plays is left, but those that count as one side with it (28.1a)."""

    by: Power
    beside: tuple[Power, ...] = ()


class Force(Term, frozen=True, kw_only=True, tag="force"):
    """How much of powers' units stands in provinces, or anywhere."""

    measure: Measure
    of: tuple[Power, ...] = ()
    """No names: every Roman power."""
    within: Region = Region()
    near: Place | None = None
    hexes: int = 0
    """Within so many hexes of a place."""
    least: int | None = None
    below: int | None = None


class Taken(Term, frozen=True, kw_only=True, tag="taken"):
    """A power controls the city, or the fort that is one, in a place."""

    by: Power
    at: Place


class Took(Term, frozen=True, kw_only=True, tag="took"):
    """A power controls so many provinces that were another's at the start."""

    by: Power
    whose: Power = field(name="from")
    within: Region = Region()
    least: int


class Morale(Term, frozen=True, kw_only=True, tag="morale"):
    """A power's morale; one that has dissolved has none."""

    of: Power
    least: int | None = None
    below: int | None = None


class More(Term, frozen=True, kw_only=True, tag="more"):
    """A power has more of something than each of others; no names: than every other of its type that is played."""

    by: Power
    what: Literal["morale", "provinces"]
    than: tuple[Power, ...] = ()


class Score(Term, frozen=True, kw_only=True, tag="score"):
    """A power has the highest score: points for tax value and for imperial capitals it controls; ties share it."""

    by: Power
    tax: int
    capital: int


class Plundered(Term, frozen=True, kw_only=True, tag="plundered"):
    """A power has plundered cities since the start: these, or so many."""

    by: Power
    of: tuple[City, ...] = ()
    least: int = 1


class GrainRebellions(Term, frozen=True, kw_only=True, tag="grain-rebellions"):
    """A city has had so many grain rebellions (22.2)."""

    city: City
    least: int


class Paid(Term, frozen=True, kw_only=True, tag="paid"):
    """How often a power has paid what a special rule asks."""

    by: Power
    rule: str
    least: int | None = None
    below: int | None = None


class Happened(Term, frozen=True, kw_only=True, tag="happened"):
    """A trigger of this scenario has fired."""

    rule: str


class LookedAt(Term, frozen=True, kw_only=True, tag="looked-at"):
    """This trigger has been rolled for before."""


class Besieged(Term, frozen=True, kw_only=True, tag="besieged"):
    """A city is, or has ever been, besieged."""

    city: City
    ever: bool = False


class Standing(Term, frozen=True, kw_only=True, tag="standing"):
    """A leader, free and on the map, stands somewhere: in provinces, in those of powers, or in another's hex."""

    leader: Leader
    within: Region = Region()
    of: tuple[Power, ...] = ()
    """In a province that one of these powers controls."""
    beside: Leader | None = None
    """In the hex of this leader."""


class LostBattle(Term, frozen=True, kw_only=True, tag="lost-battle"):
    """A power has lost a land battle: since this rule was last looked at, or ever; to a leader, if one is named."""

    power: Power
    to: Leader | None = None
    ever: bool = False


class LostFleets(Term, frozen=True, kw_only=True, tag="lost-fleets"):
    """A power has lost so many fleets in one naval battle since this rule was last looked at."""

    power: Power
    least: int


class SiegeTurns(Term, frozen=True, kw_only=True, tag="siege-turns"):
    """A leader has besieged one city without a break for so many turns."""

    leader: Leader
    least: int


class Reached(Term, frozen=True, kw_only=True, tag="month"):
    """The month is this one or a later one."""

    month: Month


class Otherwise(Term, frozen=True, kw_only=True, tag="otherwise"):
    """None of the rows above has been met."""


class Unwon(Term, frozen=True, kw_only=True, tag="unwon"):
    """None of these powers has met a row of its own above."""

    by: tuple[Power, ...]


class Every(Term, frozen=True, kw_only=True, tag="all"):
    """All of these hold."""

    of: tuple[Condition, ...]


class Either(Term, frozen=True, kw_only=True, tag="any"):
    """At least one of these holds, or so many."""

    of: tuple[Condition, ...]
    least: int = 1


class Never(Term, frozen=True, kw_only=True, tag="not"):
    """None of these holds."""

    of: tuple[Condition, ...]


Condition = (
    Holds | Cities | Kept | Change | Multiple | NoRivalAbove | Fate | Dissolved | LastImperator | Force | Taken
    | Took | Morale | More | Score | Plundered | GrainRebellions | Paid | Happened | LookedAt | Besieged | Standing
    | LostBattle | LostFleets | SiegeTurns | Reached | Otherwise | Unwon | Every | Either | Never
)  # fmt: skip

When = Literal["at-once", "december", "end"]
Grade = Literal["decisive", "victory", "marginal", "draw"]


class Win(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A way to win, or to draw: for whom, when it is looked at, and what must hold.

    `at-once`: as soon as it holds; `december`: when a December ends; `end`: when the last month ends. With `month`
    it is looked at when that month ends, and never again. `closes`: the game is over when it is met, as at the end.
    """

    powers: tuple[Power, ...] = field(name="for")
    when: When = "end"
    month: Month | None = None
    grade: Grade = "victory"
    needs: tuple[Condition, ...]
    closes: bool = True
    players: tuple[int, ...] = ()
    """Only with these numbers of players."""
    text: str
    ruling: str = ""
