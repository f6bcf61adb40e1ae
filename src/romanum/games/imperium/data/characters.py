"""Special rules about powers and men."""

from __future__ import annotations

from typing import Literal

from romanum.games.imperium.data.conditions import Condition
from romanum.games.imperium.data.names import City, Colour, Leader, Month, Power, Province, Region
from romanum.games.imperium.data.outcomes import Rule


class PirateWays(Rule, frozen=True, kw_only=True, tag="pirate-ways"):
    """A power has abilities of the pirates (27.1.1 to 27.1.4)."""

    of: Power
    ways: tuple[Literal["range", "crew", "sea", "coasts", "landing", "tax", "grain"], ...]


class NavalLeader(Rule, frozen=True, kw_only=True, tag="naval-leader"):
    """A leader counts as one of those of 38.2."""

    leader: Leader


class MayInvade(Rule, frozen=True, kw_only=True, tag="may-invade"):
    """A power may always invade from the sea."""

    of: Power


class Guests(Rule, frozen=True, kw_only=True, tag="guests"):
    """Units of a power begin in cities of a host, which stay the host's."""

    of: Power
    host: Power


class BattleMorale(Rule, frozen=True, kw_only=True, tag="battle-morale"):
    """Powers get extra morale for a battle won against non-Romans."""

    of: tuple[Power, ...]
    add: int


class FreeLosses(Rule, frozen=True, kw_only=True, tag="free-losses"):
    """Losses of a client cost its patron no morale."""

    power: Power


class NeedsLeader(Rule, frozen=True, kw_only=True, tag="needs-leader"):
    """A power's units of a colour attack only with one of these leaders in their hex."""

    of: Power
    colour: Colour
    leaders: tuple[Leader, ...]


class Bidding(Rule, frozen=True, kw_only=True, tag="bidding"):
    """In each Diplomacy Phase players bid talents in secret for a power, which is the highest's client that turn."""

    power: Power
    bidders: tuple[Power, ...]
    least: int


class TruceOffer(Rule, frozen=True, kw_only=True, tag="truce-offer"):
    """A power may offer another a title; while it is accepted neither may attack the other."""

    by: Power
    to: Power


class Hire(Rule, frozen=True, kw_only=True, tag="hire"):
    """For talents a power is allied to the payer (a major power) or his client (a minor one) for some months."""

    power: Power
    talents: int
    months: int
    by: tuple[Power, ...] = ()
    """No names: any major power."""
    quarterly: bool = False
    """Only in months of taxation (4b)."""


class Tribute(Rule, frozen=True, kw_only=True, tag="tribute"):
    """For talents a power leaves the payer alone for some months."""

    to: Power
    by: tuple[Power, ...]
    talents: int
    months: int


class GrainForSale(Rule, frozen=True, kw_only=True, tag="grain-for-sale"):
    """A neutral's grain goes each quarter to whoever pays most, at least this."""

    power: Power
    talents: int


class Puppet(Rule, frozen=True, kw_only=True, tag="puppet"):
    """A power that holds a city may set up an Emperor there once: another loses the city's morale value again."""

    of: Power
    city: City
    against: Power


class Chest(Rule, frozen=True, kw_only=True, tag="chest"):
    """A power may take talents once, in any Diplomacy Phase."""

    of: Power
    talents: int


class Faith(Rule, frozen=True, kw_only=True, tag="faith"):
    """A power's faith, where 42 is used."""

    of: Power
    faith: Literal["monotheist", "polytheist"]


class HeirAsRoman(Rule, frozen=True, kw_only=True, tag="heir-as-roman"):
    """A foreign power shares in the provinces of a Roman faction that dissolves (20.3.1) as if it were Roman."""

    power: Power
    after: Power


class WokenByEvent(Rule, frozen=True, kw_only=True, tag="woken-by-event"):
    """A random event (39) activates an inactive power."""

    power: Power
    event: str


class WakesAsBarbarians(Rule, frozen=True, kw_only=True, tag="wakes-as-barbarians"):
    """A power is activated as the neutral barbarians of 37.6 are, from a province; its own units are those listed."""

    power: Power
    province: Province
    once: bool = False
    """Once eliminated it does not come back."""


class BarbariansWake(Rule, frozen=True, kw_only=True, tag="barbarians-wake"):
    """37.6b-c: a die for every Roman province beside one of the powers' that has too little strength in it."""

    powers: tuple[Power, ...]
    below: int
    least: int
    rest: int
    """Turns before one that is inactive again is rolled for."""


class PersiaWakes(Rule, frozen=True, kw_only=True, tag="persia-wakes"):
    """37.5b: two dice, and 1 more for so many Roman strength points in provinces; an unmodified roll always does."""

    power: Power
    within: Region
    each: int
    most: int
    always: int


class Away(Rule, frozen=True, kw_only=True, tag="away"):
    """From month to month of these years a leader and a share of a type of his power's units are off the map."""

    leader: Leader
    type: str
    percent: int
    years: tuple[int, ...]
    from_month: int
    to_month: int


class Turncoat(Rule, frozen=True, kw_only=True, tag="turncoat"):
    """When his power first loses a battle a leader may go over with half his stack, and back again on a later die."""

    leader: Leader
    to: Power
    least: int
    back: int


class Siegecraft(Rule, frozen=True, kw_only=True, tag="siegecraft"):
    """Cities defend against a power tripled (14.3) only while it has no captured Roman leader and no such city."""

    of: Power
    strength: int


class Helpers(Rule, frozen=True, kw_only=True, tag="helpers"):
    """While something holds a power may add strength of this CER to one battle a month."""

    of: Power
    strength: int
    cer: Literal["a", "b", "c", "d"]
    needs: tuple[Condition, ...]


class Solitaire(Rule, frozen=True, kw_only=True, tag="solitaire"):
    """With one player: how a side moves by itself. At sea it withdraws on a die, and one stack a month raids."""

    of: Power
    withdraws: int
    reach: int


class PeaceOffer(Rule, frozen=True, kw_only=True, tag="peace-offer"):
    """In a month of the year both players may agree to end the game as a draw."""

    months: tuple[int, ...]


class Longer(Rule, frozen=True, kw_only=True, tag="longer"):
    """Before play players may agree on a later last month (25.1b)."""

    end: Month


class SuccessionLoss(Rule, frozen=True, kw_only=True, tag="succession-loss"):
    """A successor who becomes Imperator costs his power so much morale more."""

    leader: Leader
    morale: int
