"""What each kind of event is to a log, a report and a table of luck that do not know the game."""

from __future__ import annotations

from typing import Final

from romanum.engine.event_roles import BATTLES, Battle, Leg, Loss, Phase, Roles, Roll, Score, Taken, Topics, Turn
from romanum.games.ultimus.state.dice import TEN
from romanum.games.ultimus.state.position import BARBARIAN, CAMP_IDS, ROMAN


def _ambition(camp: int, faces: int = 6, got: str = "success") -> tuple[Roll]:
    """A roll that one camp always hopes for."""
    return (Roll(dice=("die",), by=CAMP_IDS[camp], chance="chance", got=got, faces=(faces,), of="ambitions"),)


SIX_SIDED: Final = (Roll(dice=("die",)),)
TEN_SIDED: Final = (Roll(dice=("die",), faces=(TEN,)),)

ROLES: Final[Roles] = {
    "year": (Turn(number="year"),),
    "sequence": (Phase(side="camp"),),
    "battle": (
        Battle(place="area", side="camp", enemy="enemy", winner="winner"),
        Roll(
            dice=("die",),
            side="camp",
            enemy="enemy",
            place="area",
            chance="chance",
            got="won",
            faces=(TEN,),
            of="battles",
            fight=True,
        ),
    ),
    "evasion": (Roll(dice=("die",), side="camp", place="area", chance="chance", got="success", of="evasions"),),
    "rally": _ambition(BARBARIAN),
    "usurpation-roll": _ambition(BARBARIAN),
    "fidelity": _ambition(BARBARIAN, got="joins"),
    "second-diocese": _ambition(BARBARIAN, TEN),
    "rex-roll": _ambition(BARBARIAN),
    "murder": _ambition(BARBARIAN, TEN),
    "approval": _ambition(ROMAN),
    "federate-roll": _ambition(ROMAN),
    "event": (Roll(dice=("dice",), faces=(6, TEN)),),
    **dict.fromkeys(
        ("initiative-roll", "rebellion", "council-roll", "embassy", "quarrel", "aid"),
        SIX_SIDED,
    ),
    **dict.fromkeys(("caught", "plague-roll", "refuge-roll"), (Roll(dice=("die",), place="area", faces=(TEN,)),)),
    **dict.fromkeys(("death-roll", "hatred-roll"), TEN_SIDED),
    **dict.fromkeys(("refuge-falls", "regnum", "usurper"), (Taken(place="area", side="camp", old="old"),)),
    "points": (Score(side="camp", points="points"),),
    "moves": (Leg(side="camp", force="pieces", origin="area", place="destination"),),
    "loses": (Loss(what="unit", place="area"),),
    "sickens": (Loss(what="unit", place="area"),),
    "leader-dies": (Loss(what="leader"),),
    "trapped": (Loss(what="piece", place="area"),),
}

TOPICS: Final[Topics] = {
    "marches": (
        "moves", "boards", "sails", "lands", "lands-apart", "in-port", "fleet", "fleet-lost", "fleet-back", "evades",
        "retreats", "escapes", "migration", "musters", "comes-out",
    ),
    BATTLES: (
        "battle", "struck", "loses", "evasion", "evades", "retreats", "trapped", "caught", "vanquished", "leader-dies",
        "refuge", "refuge-falls",
    ),
    "thrones": (
        "augustus", "augustus-dies", "caesar", "caesar-stripped", "usurpation-roll", "usurper", "usurpation-succeeds",
        "usurpation-fails", "won-over", "puppet", "fidelity", "second-diocese", "rally", "approval", "throne-empty",
        "no-augustus", "camps-swap", "escort", "escort-home", "strays", "murder",
    ),
    "peoples": (
        "status", "major", "goes-home", "vanquished", "federate-roll", "resettled", "rex-roll", "regnum", "heir",
        "capital", "dissolved", "alliance", "rebellion", "freed", "bagaudes", "migration",
    ),
    "stratagems": (
        "draws", "receives", "returns", "discards", "plays", "cancelled", "shields", "plague", "plague-roll",
        "desertion", "germanophobia", "council", "council-roll",
    ),
    "years": (
        "year", "ends", "event", "initiative", "initiative-roll", "initiative-turned", "sequences", "sequence", "pax",
        "pax-ends", "points", "death-roll", "enters",
    ),
}  # fmt: skip
