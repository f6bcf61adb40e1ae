"""What an answer quits, spends or harms: moves and shifts left over, a town of one's own; and what is usual."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from romanum.engine.action import PASS, Move
from romanum.engine.decision import DONE, Found, Moves, Stake, StakeTable, offers, quits
from romanum.games.pax.data.components import KIND_IDS, NONE, OBJECTIVE_IDS, PLACE_IDS, TITLE_IDS
from romanum.games.pax.rules.battle.shifts import SpendShifts
from romanum.games.pax.rules.cards.actions import END_ALLIANCE
from romanum.games.pax.rules.cards.card_register import Aim
from romanum.games.pax.rules.march.selection import Picking
from romanum.games.pax.rules.turn.bribery import KeepWord
from romanum.games.pax.rules.turn.income import TOLL, PayToll
from romanum.games.pax.rules.turn.maintenance import full_upkeep
from romanum.games.pax.rules.turn.talks import Draft, Invite
from romanum.games.pax.state.actions import NO
from romanum.games.pax.state.forces import land_units, stacks_at
from romanum.games.pax.state.plans import orders
from romanum.games.pax.state.position import Mediterranean
from romanum.games.pax.state.sides import side_id

READY: Final[Move] = ("ready",)
RAISING: Final = frozenset({"raise", "rebuild", "build", "engage", "buy", "unite", "muster"})


def _of_marker(g: Mediterranean, step: Any, seat: int, moves: Moves) -> Found:
    """3.4.4a: a marker lapses, and with it an Activation that could be paid for."""
    lost = Stake("harms", {"stake-marker": {}} if ("pay",) in moves else {})
    return {("forfeit",): lost, ("pay",): Stake("spends")}


def _of_operation(g: Mediterranean, step: Any, seat: int, moves: Moves) -> Found:
    """14.2.2: who goes home is not paid for."""
    gone = {move: _unit(move) for move in moves if move[0] == "disband"}
    return {DONE: quits("stake-activation"), **gone, **_thrown_away(moves)}


def _unit(move: Move) -> Stake:
    return Stake("harms", {"stake-unit": {"unit": KIND_IDS[move[1]], "place": PLACE_IDS[move[2]]}})


def _thrown_away(moves: Moves) -> Found:
    """17.1.5b: a card is discarded though nobody must; one given for Mercenaries is spent."""
    gone: Found = {
        move: Stake("harms", {"stake-card": {"card": TITLE_IDS[move[1]]}}) for move in moves if move[0] == "discard"
    }
    return gone | {move: Stake("spends") for move in moves if move[0] == "hire-for"}


def _of_expansion(g: Mediterranean, step: Any, seat: int, moves: Moves) -> Found:
    majors = g.majors if any(move[0].startswith("major") for move in moves) else 0
    minors = g.minors if any(move[0].startswith("minor") for move in moves) else 0
    found: dict[str, Mapping[str, Any]] = {"screen-wastes-majors": {"majors": majors}} if majors else {}
    found |= {"screen-wastes-minors": {"minors": minors}} if minors else {}
    return {DONE: Stake("quits", found) if found else None, **_thrown_away(moves)}


def _of_pontus(g: Mediterranean, step: Any, seat: int, moves: Moves) -> Found:
    return {DONE: quits("stake-pontus")}


def _of_shifts(g: Mediterranean, step: SpendShifts, seat: int, moves: Moves) -> Found:
    return {DONE: quits("stake-shifts", shifts=step.left)}


def _of_plans(g: Mediterranean, step: Any, seat: int, moves: Moves) -> Found:
    """Who has written nothing though he could is told; who can raise nothing more has done all."""
    if not offers(moves, *RAISING):
        return {DONE: None}
    power = g.seats.index(seat)
    unwritten = ("cross-out",) not in moves
    return {DONE: quits("stake-plans", talents=g.treasury[power]) if unwritten else Stake("quits")}


def _of_upkeep(g: Mediterranean, step: Any, seat: int, moves: Moves) -> Found:
    """6.4a: what is written off is gone. It can be crossed out until all is done; then whoever could pay is told."""
    power = g.seats.index(seat)
    written = sum(order.number for order in orders(g, power)) if g.plan else 0
    units = written if full_upkeep(g, power) <= g.treasury[power] else 0
    done = Stake("harms", {"stake-upkeep": {"units": units}}) if units else None
    return {DONE: done} | {move: Stake("harms") for move in moves if move[0] == "give-up"}


def _of_objectives(g: Mediterranean, step: Any, seat: int, moves: Moves) -> Found:
    """15.4.7: it goes back to the pool."""
    gone = [move for move in moves if move[0] == "return"]
    return {DONE: None} | {
        move: Stake("harms", {"stake-objective": {"objective": OBJECTIVE_IDS[move[1]]}}) for move in gone
    }


def _of_cards(g: Mediterranean, step: Any, seat: int, moves: Moves) -> Found:
    """17.1.4a: who holds too many must play or discard some, and is not asked whether he means it."""
    idle = Stake("quits") if offers(moves, "play", "hire-for") else None
    return {DONE: idle, **_thrown_away(moves)} if DONE in moves else {move: Stake("harms") for move in moves}


def _of_windows(g: Mediterranean, step: Any, seat: int, moves: Moves) -> Found:
    return _thrown_away(moves)


def _of_carrying_over(g: Mediterranean, step: Any, seat: int, moves: Moves) -> Found:
    """17.1.4b: one card could be kept."""
    cards = sum(move[0] == "keep-card" for move in moves)
    return {("keep-none",): Stake("harms", {"stake-hand": {}} if cards else {})}


def _of_aims(g: Mediterranean, step: Aim, seat: int, moves: Moves) -> Found:
    """17.2: the Activation, though the priests could be paid; an ally of one's own."""
    lost = Stake("harms", {"stake-marker": {}} if ("pay-priests",) in moves else {})
    own = [side for side, move in END_ALLIANCE.items() if move in moves and g.patron[side] == step.power]
    ended = {END_ALLIANCE[side]: Stake("harms", {"stake-ally": {"side": side_id(g, side)}}) for side in own}
    return {("lose-marker",): lost, **ended}


def _of_promises(g: Mediterranean, step: KeepWord, seat: int, moves: Moves) -> Found:
    """4.4: the Talents are kept, and everybody sees what a word was worth."""
    facts = {"partner": side_id(g, step.partner), "talents": step.talents}
    return {("press-on",): Stake("harms", {"stake-word": facts})}


def _of_tolls(g: Mediterranean, step: PayToll, seat: int, moves: Moves) -> Found:
    """6.1.6b: Income that is worth more than its toll."""
    return {NO: Stake("quits") if step.gain > TOLL * step.number else None}


def _of_invitations(g: Mediterranean, step: Invite, seat: int, moves: Moves) -> Found:
    """4.1: at a Meeting one has come to talk; once somebody is invited the invitations can go out."""
    return {DONE: None if step.invited else quits("stake-meeting")}


def _of_terms(g: Mediterranean, step: Draft, seat: int, moves: Moves) -> Found:
    return {PASS: quits("stake-terms", terms=len(step.terms)) if step.terms else Stake("quits")}


def _of_claims(g: Mediterranean, step: Any, seat: int, moves: Moves) -> Found:
    return {PASS: Stake("quits")}


def _of_march(g: Mediterranean, step: Any, seat: int, moves: Moves) -> Found:
    """7.4.3a: whoever marches may destroy what is his."""
    place = g.at[g.mover] if g.mover != NONE else NONE
    facts = {"place": PLACE_IDS[place]} if place != NONE else {}
    return {("destroy",): Stake("harms", {"stake-town": facts} if facts else {})}


def _of_leaving(g: Mediterranean, step: Picking, seat: int, moves: Moves) -> Found:
    """14.2.1j: a Capital in which nobody stays is lost to the first who comes."""
    if step.most != NONE or step.target == NONE:
        return {}
    place, side = g.at[step.target], g.whose[step.target]
    if place < 0 or place >= len(g.setting.capital_of) or g.setting.capital_of[place] != side:
        return {}
    stay = any(land_units(g, s) for s in stacks_at(g, place) if s != step.target and g.whose[s] == side)
    return {} if stay else {READY: Stake("harms", {"stake-capital": {"place": PLACE_IDS[place]}})}


def _of_capture(g: Mediterranean, step: Any, seat: int, moves: Moves) -> Found:
    return {("leave-city",): Stake("quits")}


STAKES: Final[StakeTable[Mediterranean]] = StakeTable(
    {
        "Payment": _of_marker,
        "ChooseOperation": _of_operation,
        "Expansion": _of_expansion,
        "PonticMoves": _of_pontus,
        "SpendShifts": _of_shifts,
        "ManpowerPlans": _of_plans,
        "MaintenancePlans": _of_upkeep,
        "Discarding": _of_objectives,
        "CardChoice": _of_cards,
        "CardWindow": _of_windows,
        "CarryOver": _of_carrying_over,
        "Aim": _of_aims,
        "KeepWord": _of_promises,
        "PayToll": _of_tolls,
        "Invite": _of_invitations,
        "Draft": _of_terms,
        "Claims": _of_claims,
        "ClaimRiches": _of_claims,
        "March": _of_march,
        "Picking": _of_leaving,
        "TakeCity": _of_capture,
    },
    {
        "Payment": ("pay",),
        "Picking": ("ready",),
        "SpendShifts": ("raise-die", "lower-die"),
        "Draft": ("propose",),
        "Claims": ("claim",),
        "ClaimRiches": ("claim",),
        "TakeCity": ("take-city",),
        "TakeLosses": ("lose-cheapest",),
        "BehindWalls": ("ready",),
    },
    most=("raise-die", "lower-die"),
)
"""By step."""
