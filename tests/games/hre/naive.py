"""A second, naive reading of the rules to hold the first one against: it knows only ids, the log and the catalogue.

`Ledger` follows a match by its events alone, as somebody with pencil and paper would. What it holds at the end must be
what the position holds, so no event may be missing; and it counts the points of every Phase anew.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from romanum.engine.event import Event
from romanum.games.hre.data.components import CARDS, DIOCESES, EMPERORS, FACTIONS, PEOPLES, PROVINCES, SIDE_IDS
from romanum.games.hre.state.position import Empire

ROMANS = [faction.id for faction in FACTIONS]
KINGDOMS = [card.id for card in CARDS if card.kind == "kingdom"]
POWERS = [card.id for card in CARDS if card.kind in ("kingdom", "tribe")]
BARBARIANS = [people.id for people in PEOPLES]
WALLS = ("", "fort", "fortress")
CITIES = ("", "intact", "looted")


@dataclass
class Land:
    """What stands in a Province."""

    side: str = ""
    armies: int = 0
    walls: str = ""
    walls_of: str = ""
    city: str = ""
    rebels_of: str = ""


def read_board(g: Empire) -> dict[str, Land]:
    """The same of a real position."""
    name = [*SIDE_IDS, ""]
    return {
        province.id: Land(
            name[g.holder[p]],
            g.armies[p],
            WALLS[g.fort[p]],
            name[g.fort_owner[p]],
            CITIES[g.city[p]],
            name[g.rebel_origin[p]],
        )
        for p, province in enumerate(PROVINCES)
    }


# ---- 15, as the catalogue has it


def city_vp(province: str, city: str, turn: int, roman: bool) -> int:
    """15.1a-c, 15.2a-c."""
    if not city:
        return 0
    great = province == "roma" or (province == "thracia" and turn >= 4)
    intact = {(True, True): 3, (True, False): 2, (False, True): 2, (False, False): 1}[roman, great]
    return intact if city == "intact" else intact - 1


def diocese_vp(lands: list[Land], mine: str, player_of: dict[str, str], value: int, roman: bool) -> int:
    """15.3a-f."""

    def counts(land: Land) -> bool:
        return land.side == mine if roman else land.side not in ROMANS and player_of.get(land.side) == mine

    own = sum(counts(land) for land in lands)
    if own == 0:
        return 0
    forts = sum(roman and not land.side and land.walls != "" and land.walls_of == mine for land in lands)
    if own + forts == 5:
        return 3 * value
    others = [sum(player_of.get(land.side) == other for land in lands) for other in ROMANS if other != mine]
    return 2 * value if own >= 3 or own > max(others) else value


def phase_vp(board: dict[str, Land], player_of: dict[str, str], turn: int, mine: str, roman: bool) -> int:
    """Cities and Dioceses at the end of a Phase."""
    total = 0
    for province, land in board.items():
        if land.side == mine if roman else land.side not in ROMANS and player_of.get(land.side) == mine:
            total += city_vp(province, land.city, turn, roman)
    for diocese in DIOCESES:
        lands = [board[province.id] for province in PROVINCES if province.diocese == diocese.id]
        total += diocese_vp(lands, mine, player_of, diocese.values[turn - 1], roman)
    return total


# ---- pencil and paper


@dataclass
class Ledger:
    """A match, followed by its log."""

    board: dict[str, Land] = field(default_factory=lambda: {province.id: Land() for province in PROVINCES})
    player_of: dict[str, str] = field(default_factory=lambda: {faction: faction for faction in ROMANS})
    roman_vp: dict[str, int] = field(default_factory=lambda: dict.fromkeys(ROMANS, 0))
    barbarian_vp: dict[str, int] = field(default_factory=lambda: dict.fromkeys(ROMANS, 0))
    forts_ready: dict[str, int] = field(default_factory=lambda: dict.fromkeys(ROMANS, 0))
    played_by: dict[str, str] = field(default_factory=dict)
    mutiny: dict[str, str] = field(default_factory=dict)
    turn: int = 0
    active: str = ""
    per_province: bool = False
    phases: int = 0

    def follow(self, events: Iterable[Event]) -> Ledger:
        """Write every event down."""
        for event in events:
            note = getattr(self, f"on_{event.kind.replace('-', '_')}", None)
            if note:
                note(event.facts)
        return self

    def empty(self, province: str, armies: int) -> None:
        land = self.board[province]
        land.armies -= armies
        assert land.armies >= 0, f"{province} had not so many Armies"
        if land.armies == 0:
            land.side = land.rebels_of = ""

    def enter(self, side: str, province: str, armies: int = 1) -> None:
        land = self.board[province]
        assert land.side in ("", side), f"{side} walks into {land.side} in {province}"
        land.side = side
        land.armies += armies

    def no_walls(self, province: str) -> None:
        self.board[province].walls = self.board[province].walls_of = ""

    # ---- the course of the game

    def on_turn(self, f: dict[str, Any]) -> None:
        self.turn = f["turn"]

    def on_barbarian_phase(self, f: dict[str, Any]) -> None:
        self.active, self.player_of[f["people"]], self.per_province = f["faction"], f["faction"], False

    def on_roman_phase(self, f: dict[str, Any]) -> None:
        self.active = f["faction"]
        self.per_province = next(e for e in EMPERORS[self.turn - 1] if e.id == f["emperor"]).vp_per_province

    def on_emperor_dies(self, f: dict[str, Any]) -> None:
        self.per_province = False

    def on_points(self, f: dict[str, Any]) -> None:
        self.phases += 1
        roman = f["kind"] == "roman"
        expected = phase_vp(self.board, self.player_of, self.turn, f["faction"], roman)
        if roman and self.per_province:
            expected += sum(land.side == f["faction"] for land in self.board.values())
        assert f["points"] == expected, f"turn {self.turn}: {f} should score {expected}"
        (self.roman_vp if roman else self.barbarian_vp)[f["faction"]] += expected

    def on_final_provinces(self, f: dict[str, Any]) -> None:
        held = sum(land.side == f["faction"] for land in self.board.values())
        assert f["points"] == 2 * held
        self.roman_vp[f["faction"]] += 2 * held

    def on_final_kingdom(self, f: dict[str, Any]) -> None:
        assert f["points"] == f["dice"][0] + f["bonus"]
        self.roman_vp[f["faction"]] += f["points"]

    # ---- paying and earning

    def pay(self, f: dict[str, Any]) -> None:
        self.roman_vp[f["faction"]] -= f["cost"]
        assert self.roman_vp[f["faction"]] >= 0

    on_recruit = pay

    def on_buy_fort(self, f: dict[str, Any]) -> None:
        self.pay(f)
        self.forts_ready[f["faction"]] += 1

    def on_free_forts(self, f: dict[str, Any]) -> None:
        self.forts_ready[f["faction"]] += f["forts"]

    on_roman_start = on_free_forts

    def on_forts_lapse(self, f: dict[str, Any]) -> None:
        self.forts_ready[f["faction"]] -= f["forts"]
        assert self.forts_ready[f["faction"]] == 0

    def on_fortify(self, f: dict[str, Any]) -> None:
        self.pay(f)
        self.board[f["province"]].walls = "fortress"

    def on_repair(self, f: dict[str, Any]) -> None:
        self.pay(f)
        self.board[f["province"]].city = "intact"

    def on_bribe(self, f: dict[str, Any]) -> None:
        self.pay(f)
        land = self.board[f["province"]]
        land.side, land.rebels_of = f["faction"], ""
        land.walls_of = f["faction"] if land.walls else ""

    def on_card_points(self, f: dict[str, Any]) -> None:
        self.roman_vp[f["faction"]] += f["vp"]

    def on_proscribe(self, f: dict[str, Any]) -> None:
        self.roman_vp[f["victim"]] -= f["vp"]
        self.roman_vp[f["faction"]] += f["vp"]

    def on_subsidy(self, f: dict[str, Any]) -> None:
        self.roman_vp[f["faction"]] -= f["vp"]
        self.barbarian_vp[self.active] += f["vp"]

    on_bribe_taken = on_subsidy

    def on_loot(self, f: dict[str, Any]) -> None:
        assert f["points"] == sum(f["dice"]) + f["bonus"]
        assert self.board[f["province"]].city == "intact"
        self.board[f["province"]].city = "looted"
        (self.roman_vp if f["side"] in ROMANS else self.barbarian_vp)[f["faction"]] += f["points"]

    def on_restore(self, f: dict[str, Any]) -> None:
        for province in f["provinces"]:
            self.board[province].city = "intact"

    # ---- Armies

    def on_first_city(self, f: dict[str, Any]) -> None:
        self.enter(f["faction"], f["province"])
        self.board[f["province"]].city = "intact"

    def on_found(self, f: dict[str, Any]) -> None:
        assert not self.board[f["province"]].city
        self.board[f["province"]].city = "intact"

    def on_place(self, f: dict[str, Any]) -> None:
        assert self.board[f["province"]].side == f["side"]
        self.enter(f["side"], f["province"])

    def on_occupy(self, f: dict[str, Any]) -> None:
        self.enter(f["side"], f["province"], f["armies"])
        if f["side"].endswith("-rebels"):
            self.board[f["province"]].rebels_of = self.mutiny.pop(f["province"], "")

    on_conquer = on_occupy

    def on_lift(self, f: dict[str, Any]) -> None:
        assert self.board[f["province"]].side == f["side"]
        self.empty(f["province"], 1)

    def on_dismiss(self, f: dict[str, Any]) -> None:
        self.empty(f["province"], 1)

    def on_round(self, f: dict[str, Any]) -> None:
        if f["outcome"] == "win" and f["enemy"] != "fort":
            assert self.board[f["province"]].side == f["enemy"]
            self.empty(f["province"], 1)

    def on_automatic(self, f: dict[str, Any]) -> None:
        self.empty(f["province"], self.board[f["province"]].armies)

    def on_retreat(self, f: dict[str, Any]) -> None:
        self.empty(f["province"], 1)
        self.enter(f["faction"], f["destination"])
        if self.board[f["destination"]].walls:
            self.board[f["destination"]].walls_of = f["faction"]

    def on_withdraw(self, f: dict[str, Any]) -> None:
        self.empty(f["province"], 1)
        self.enter(f["side"], f["destination"])

    def on_displaced_die(self, f: dict[str, Any]) -> None:
        self.empty(f["province"], f["armies"])

    def on_march(self, f: dict[str, Any]) -> None:
        self.empty(f["origin"], 1)

    def on_treachery(self, f: dict[str, Any]) -> None:
        if f["outcome"] == "win":
            self.empty(f["province"], self.board[f["province"]].armies)

    def on_disease(self, f: dict[str, Any]) -> None:
        assert len(f["dice"]) == self.board[f["province"]].armies
        self.empty(f["province"], f["dead"])

    def on_rebellion(self, f: dict[str, Any]) -> None:
        self.mutiny[f["province"]] = f["victim"]
        self.empty(f["province"], f["rebels"])

    def on_revolt(self, f: dict[str, Any]) -> None:
        self.mutiny.pop(f["province"], None)

    # ---- walls, Kingdoms and Tribes

    def on_raise(self, f: dict[str, Any]) -> None:
        land = self.board[f["province"]]
        assert (land.side, land.walls) == (f["faction"], "")
        land.walls, land.walls_of = "fort", f["faction"]
        self.forts_ready[f["faction"]] -= 1

    def on_hold_fort(self, f: dict[str, Any]) -> None:
        self.board[f["province"]].walls_of = f["side"] if f["side"] in ROMANS else ""

    def on_raze(self, f: dict[str, Any]) -> None:
        self.no_walls(f["province"])

    on_fort_falls = on_raze
    on_fort_removed = on_raze

    def on_card(self, f: dict[str, Any]) -> None:
        self.played_by[f["card"]] = f["faction"]

    def on_enter_power(self, f: dict[str, Any]) -> None:
        self.player_of[f["side"]] = self.played_by[f["side"]]
        land = self.board[f["province"]]
        if f["side"] in KINGDOMS:
            self.enter(f["side"], f["province"])
            land.city, land.walls, land.walls_of = "intact", "fort", ""
