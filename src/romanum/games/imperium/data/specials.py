"""Special rules of scenarios: each is a struct with a tag, `is`, and what it needs to be applied."""

from romanum.games.imperium.data.bans import (
    Allied,
    Barred,
    Confined,
    Garrison,
    Held,
    NoAlliance,
    NoAssault,
    NoAttack,
    NoConquest,
    NoDiplomacy,
    NoRaising,
    NoStacking,
    OnlyTypes,
    Truce,
)
from romanum.games.imperium.data.characters import (
    Away,
    BarbariansWake,
    BattleMorale,
    Bidding,
    Chest,
    Faith,
    FreeLosses,
    GrainForSale,
    Guests,
    HeirAsRoman,
    Helpers,
    Hire,
    Longer,
    MayInvade,
    NavalLeader,
    NeedsLeader,
    PeaceOffer,
    PersiaWakes,
    PirateWays,
    Puppet,
    Siegecraft,
    Solitaire,
    SuccessionLoss,
    Tribute,
    TruceOffer,
    Turncoat,
    WakesAsBarbarians,
    WokenByEvent,
)
from romanum.games.imperium.data.grants import (
    BuildSites,
    CapitalValue,
    CityLevy,
    CityStrength,
    ExtraTypes,
    FixedSeason,
    FortCities,
    GrainCapital,
    Levy,
    Passage,
    PlunderPays,
    PointsOnly,
    PortsOf,
    RomanStyle,
    RoughPasses,
    ScorchedEarth,
    SeaSupply,
    SupplyShift,
    Walls,
)
from romanum.games.imperium.data.outcomes import Rule, Trigger

Special = (
    Trigger | Confined | Barred | Held | Truce | NoAttack | NoAssault | NoRaising | OnlyTypes | NoConquest
    | Garrison | NoDiplomacy | NoAlliance | Allied | NoStacking | PointsOnly | BuildSites | ExtraTypes | RomanStyle
    | Levy | PlunderPays | CityLevy | FixedSeason | ScorchedEarth | FortCities | CityStrength | Walls | CapitalValue
    | GrainCapital | RoughPasses | Passage | PortsOf | SeaSupply | SupplyShift | PirateWays
    | NavalLeader | MayInvade | Guests | BattleMorale | FreeLosses | NeedsLeader | Bidding | TruceOffer | Hire
    | Tribute | GrainForSale | Puppet | Chest | Faith | HeirAsRoman | WokenByEvent | WakesAsBarbarians
    | BarbariansWake | PersiaWakes | Away | Turncoat | Siegecraft | Helpers | Solitaire | PeaceOffer | Longer
    | SuccessionLoss
)  # fmt: skip

__all__ = ["Rule", "Special"]
