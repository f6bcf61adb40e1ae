"""The shape of the data of History of the Roman Empire: map, charts, counters and the kinds of cards.

Every datum says where it comes from. In a source, R and a number is a rule of the rulebook, P a public
fact about the game, H a reconstruction from history with its reason.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from romanum.board.areas import Border
from romanum.engine.data_rows import Count, Line, Named, Row, Slug

Hue = Annotated[str, Meta(pattern="^#[0-9a-f]{6}$")]
Turn = Annotated[int, Meta(ge=1, le=7)]
Die = Annotated[int, Meta(ge=1, le=6)]


class Province(Named, frozen=True, kw_only=True):
    """One of the 45 Provinces; `x`, `y` are longitude and latitude, for drawing."""

    diocese: Slug
    sea: tuple[Literal["O", "C"], ...]
    x: float
    y: float
    city_site: bool = False
    city: str = ""
    roman_start: bool = False
    note: str = ""


class ProvinceBorder(Border, frozen=True, kw_only=True):
    """A border of two Provinces; all kinds but `open` are Difficult Terrain (10.2, 10.3)."""

    kind: Literal["open", "mountain", "forest", "strait"]
    source: Line


class Diocese(Named, frozen=True, kw_only=True):
    """One of the nine Dioceses, with its basic value on each turn (15.3)."""

    colour: Hue
    values: tuple[int, int, int, int, int, int, int]


class People(Named, frozen=True, kw_only=True):
    """A Barbarian People and the number of its Army counters."""

    adjective: Line
    description: Line
    counters: Count
    colour: Hue


class Invasion(Row, frozen=True, kw_only=True):
    """A line of the Barbarians Chart as the file has it, with ids (5.2)."""

    turn: Turn
    token: Count
    people: Slug
    strength: Count
    start: Slug


class Emperor(Named, frozen=True, kw_only=True):
    """A line of the Emperors Chart; bonuses as in 5.3."""

    turn: Turn
    token: Count
    history: Line
    legions: int = 0
    extra_die: bool = False
    attack: int = 0
    wins_ties: bool = False
    vp_per_province: bool = False

    @property
    def gifts(self) -> dict[str, str]:
        """What he gives, each bonus by an id under which it has a name in other languages as well."""
        given = {
            f"bonus-legions-{self.legions}": f"+{self.legions} Legion{'s' * (self.legions > 1)}" * bool(self.legions),
            "bonus-die": "+1 die" * self.extra_die,
            f"bonus-attack-{self.attack}": f"+{self.attack} attack" * bool(self.attack),
            "bonus-ties": "wins ties" * self.wins_ties,
            "bonus-provinces": "+1 VP per Province" * self.vp_per_province,
        }
        return {one: told for one, told in given.items() if told} or {"bonus-none": "none"}

    @property
    def bonuses(self) -> str:
        """The same, for players to read: `+2 Legions, +1 die`, or `none`."""
        return ", ".join(self.gifts.values())


class CardColour(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the nine piles: each Faction is dealt one card of each (2)."""

    id: Slug
    name: Line
    colour: Hue


When = Literal["start", "before_attack_roll", "attacked_across_difficult", "attacked_by_barbarians", "card_played"]


class Card(Named, frozen=True, kw_only=True, tag_field="kind"):
    """What all Event Cards share; each kind of card adds its own parameters (7)."""

    number: Count
    colour: Slug
    turns: tuple[Turn, Turn]
    when: When
    phase: Literal["roman", "barbarian", "any"]
    wording: Line = msgspec.field(name="text")
    flavour: Line
    optional: bool = False

    @property
    def kind(self) -> str:
        """The kind of card, as the file writes it."""
        return str(type(self).__struct_config__.tag)

    @property
    def text(self) -> str:
        """The card's text, with its numbers filled in."""
        return self.wording.format_map(msgspec.structs.asdict(self))

    def playable_on(self, turn: int) -> bool:
        """Whether the card lists this turn (7.1)."""
        return self.turns[0] <= turn <= self.turns[1]


class Kingdom(Card, frozen=True, kw_only=True, tag="kingdom"):
    """7.2: a Kingdom enters with all its Armies, a City and a Fort."""

    start: Slug
    armies: Count
    loot_bonus: int = 0


class Tribe(Card, frozen=True, kw_only=True, tag="tribe"):
    """7.2: a Tribe enters with all its Armies."""

    start: Slug
    armies: Count
    loot_bonus: Literal[0] = 0


class Local(Card, frozen=True, kw_only=True):
    """A card that works only in some Dioceses or Provinces; in all if it names none."""

    in_dioceses: tuple[Slug, ...] = ()
    in_provinces: tuple[Slug, ...] = ()


class Rebellion(Local, frozen=True, kw_only=True, tag="rebellion"):
    """11: in so many Provinces held by other Factions, so many Legions turn Rebel and fight the rest."""

    legions: Count
    provinces: Count


class Revolt(Local, frozen=True, kw_only=True, tag="revolt"):
    """11: in one Province held by another Faction's Legions, so many Rebels rise and attack."""

    rebels: Count


class Treachery(Local, frozen=True, kw_only=True, tag="treachery"):
    """12: a neighbouring enemy Province with few Armies falls on a die of `roll` or more."""

    max_armies: Count
    roll: Die


class Disease(Card, frozen=True, kw_only=True, tag="disease"):
    """7.3: every Army in the area dies on a die of `loses_on` or more."""

    level: Literal["epidemic", "pestilence", "plague"]
    area: Literal["province", "province_and_neighbours", "diocese"]
    loses_on: Die


class Fleet(Card, frozen=True, kw_only=True, tag="fleet"):
    """Attacks by sea meet neither Difficult Terrain nor the extra 1 of 9.3.2 in this Phase."""


class AttackBonus(Card, frozen=True, kw_only=True, tag="attack_bonus"):
    """More on each attack die in one Province for the rest of the Phase."""

    bonus: Count


class DefenceBonus(Card, frozen=True, kw_only=True, tag="defence_bonus"):
    """More on each defence die in one Province until that Army's attack ends."""

    bonus: Count


class HeavyCavalry(Card, frozen=True, kw_only=True, tag="heavy_cavalry"):
    """One of these Peoples wins ties when attacking in this Phase."""

    peoples: tuple[Slug, ...]


class FreeForts(Card, frozen=True, kw_only=True, tag="free_forts"):
    """Forts to place in this Phase without paying."""

    forts: Count


class Auxilia(Card, frozen=True, kw_only=True, tag="auxilia"):
    """Extra Legions for this Phase; as many leave the map after VP are counted."""

    legions: Count


class Tribute(Card, frozen=True, kw_only=True, tag="tribute"):
    """1 VP for every so many Provinces."""

    provinces_per_vp: Count


class Games(Card, frozen=True, kw_only=True, tag="games"):
    """VP for the Faction with an intact City in the Province."""

    province: Slug
    vp: Count


class Donative(Card, frozen=True, kw_only=True, tag="donative"):
    """Some recruited Legions cost less."""

    legions: Count
    discount: Count


class Proscription(Card, frozen=True, kw_only=True, tag="proscription"):
    """Dice of Roman VP taken from a neighbouring Faction."""

    dice: Count


class Restoration(Card, frozen=True, kw_only=True, tag="restoration"):
    """All own looted Cities become intact, and some may be built beyond the limit of 9.3.3."""

    cities: Count


class Subsidy(Card, frozen=True, kw_only=True, tag="subsidy"):
    """Roman VP paid to an attacking People's player call its attack off for this turn."""

    vp: Count


class Cancellation(Card, frozen=True, kw_only=True, tag="cancellation"):
    """Undoes a card another player has just played."""


AnyCard = (
    Kingdom
    | Tribe
    | Rebellion
    | Revolt
    | Treachery
    | Disease
    | Fleet
    | AttackBonus
    | DefenceBonus
    | HeavyCavalry
    | FreeForts
    | Auxilia
    | Tribute
    | Games
    | Donative
    | Proscription
    | Restoration
    | Subsidy
    | Cancellation
)


class Faction(Named, frozen=True, kw_only=True):
    """One of the four Roman Factions, known by its colour."""

    colour: Hue


class Counters(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How many counters there are: for each Faction, then for all (1, 8)."""

    legions: Count
    kingdom_markers: Count
    past_markers: Count
    vp_markers: Count

    barbarian_tokens: Count
    emperor_tokens: Count
    people_armies: Count
    power_armies: Count
    cities: Count
    forts: Count
    fortresses: Count
    rebels: Count
    total: Count
    dice: Count

    faction: tuple[Faction, ...]
    sources: dict[str, Line]


class GameTurn(Row, frozen=True, kw_only=True):
    """A Game Turn and the years it stands for; years BC are negative."""

    number: Turn
    title: Line
    first_year: int
    last_year: int
    dates: Line
