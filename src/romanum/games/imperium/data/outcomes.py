"""Triggers, which are looked at month by month, and outcomes: what happens when one fires, each with a tag, `do`."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from romanum.games.imperium.data.conditions import Condition
from romanum.games.imperium.data.names import City, Leader, Month, Place, Power, Province, Region


class Deed(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="do"):
    """One outcome."""


class Activate(Deed, frozen=True, kw_only=True, tag="activate"):
    """An inactive power becomes active; a client for its patron, a neutral under the farthest power (5.2)."""

    power: Power


class Become(Deed, frozen=True, kw_only=True, tag="client"):
    """A power becomes an active client of another."""

    power: Power
    of: Power


class Neutral(Deed, frozen=True, kw_only=True, tag="neutral"):
    """A power becomes a neutral: active under the farthest power, or inactive."""

    power: Power
    active: bool


class Dormant(Deed, frozen=True, kw_only=True, tag="dormant"):
    """A power stays inactive for good unless it is invaded: it is rolled for no more."""

    power: Power


class Arrive(Deed, frozen=True, kw_only=True, tag="arrive"):
    """What waits for this trigger in the power's set-up comes onto the map."""

    power: Power


class Join(Deed, frozen=True, kw_only=True, tag="join"):
    """A power passes whole, with provinces, units, leaders and treasury, to another, or to the holder of a city."""

    power: Power
    to: Power | None = None
    holder_of: City | None = None
    halved: bool = False
    """Half the units of each kind are lost, as in a defection (20.3.2b)."""


class Dissolve(Deed, frozen=True, kw_only=True, tag="dissolve"):
    """A power dissolves (20.0), at once or at the end of a later turn."""

    power: Power
    after: int = 0


class Die(Deed, frozen=True, kw_only=True, tag="die"):
    """A leader is out of the game; the next in line succeeds him (18.3a). Quietly: without loss of morale."""

    leader: Leader
    quietly: bool = False


class Succeed(Deed, frozen=True, kw_only=True, tag="succeed"):
    """A leader takes the place of a power's Imperator or Rex, who is gone: at once or later, in one of these places."""

    power: Power
    leader: Leader
    at: tuple[Place, ...] = ()
    after: int = 0


class AddMorale(Deed, frozen=True, kw_only=True, tag="morale"):
    """A power's morale changes."""

    of: Power
    add: int


class AddTalents(Deed, frozen=True, kw_only=True, tag="talents"):
    """A power's treasury changes; never below zero."""

    of: Power
    add: int


class Debase(Deed, frozen=True, kw_only=True, tag="debase"):
    """Every Roman major power loses a share of its treasury, rounded down."""

    percent: int


class Reinforce(Deed, frozen=True, kw_only=True, tag="units"):
    """A power gets units for nothing: in a place, or with any of its stacks (in these provinces)."""

    of: Power
    units: dict[str, int]
    at: Place | None = None
    within: Region = Region()


class Desert(Deed, frozen=True, kw_only=True, tag="desert"):
    """Units of a power in provinces go over to another.

    `least`: each of them on that die or more; `percent`: that share of each kind, rounded down. `leaderless`: only
    units in hexes without a leader of theirs. `cede`: the provinces go over too. `types`: only units of these types,
    anywhere if no province is named.
    """

    of: Power
    to: Power
    within: Region = Region()
    types: tuple[str, ...] = ()
    least: int = 0
    percent: int = 100
    leaderless: bool = False
    cede: bool = False
    leader: Leader | None = None


class Waver(Deed, frozen=True, kw_only=True, tag="waver"):
    """Each stack of a power near a leader, unless its own Imperator is in it, goes over on a die of `least` or more."""

    of: Power
    to: Power
    near: Leader
    hexes: int
    least: int


class Split(Deed, frozen=True, kw_only=True, tag="split"):
    """A leader and all units of his hex leave their power for a neutral of their own."""

    leader: Leader
    power: Power


class Free(Deed, frozen=True, kw_only=True, tag="free"):
    """A power loses a province, which becomes a neutral of its own (5.2.3c); units there must leave or be lost."""

    province: Province
    of: Power


class Raid(Deed, frozen=True, kw_only=True, tag="raid"):
    """A city of provinces, chosen by a power's player, gets plunder markers."""

    within: Region
    chosen_by: Power
    markers: int


class Lift(Deed, frozen=True, kw_only=True, tag="lift"):
    """Another special rule is in force no more."""

    rule: str


Outcome = (
    Activate | Become | Neutral | Dormant | Arrive | Join | Dissolve | Die | Succeed | AddMorale | AddTalents | Debase
    | Reinforce | Desert | Waver | Split | Free | Raid | Lift
)  # fmt: skip

Phase = Literal["diplomacy", "taxation", "turn-end"]


class Rule(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="is"):
    """One special rule, with a sentence for players and, where the source was vague, our ruling."""

    id: str = ""
    text: str
    ruling: str = ""
    since: Month | None = None
    before: Month | None = None
    players: tuple[int, ...] = ()
    """Only with these numbers of players."""

    def applies(self, month: int, players: int) -> bool:
        """Whether it is in force in a month of a match."""
        if self.players and players not in self.players:
            return False
        return (self.since is None or month >= self.since) and (self.before is None or month < self.before)


class Price(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What somebody may pay; nobody named: any major power."""

    talents: int
    by: Power | None = None
    each: Literal["try", "quarter", "year", "once"] = "try"


class Modifier(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A change of the roll while something holds."""

    add: int
    needs: tuple[Condition, ...]


class Row(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Another result of the same roll."""

    then: tuple[Outcome, ...]
    least: int | None = None
    most: int | None = None


class Trigger(Rule, frozen=True, kw_only=True, tag="trigger"):
    """In a phase of these months, if all that it needs holds, dice are rolled, and something happens.

    No dice: it happens at once. It ends when it has happened, unless `again`, or after so many `tries`. `price`: it is
    looked at only if somebody pays. `spared`: it is not looked at if somebody has paid.
    """

    phase: Phase = "diplomacy"
    months: tuple[int, ...] = ()
    needs: tuple[Condition, ...] = ()
    dice: int = 0
    least: int | None = None
    most: int | None = None
    modifiers: tuple[Modifier, ...] = ()
    then: tuple[Outcome, ...]
    other: tuple[Row, ...] = ()
    price: Price | None = None
    spared: Price | None = None
    again: bool = False
    tries: int = 0
