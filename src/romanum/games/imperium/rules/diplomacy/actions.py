"""Verbs of the Diplomacy Phase and of allies who ask for leave, and their constant moves."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Move, row
from romanum.games.imperium.data.hexes import PLACE_COUNT
from romanum.games.imperium.data.roll import LEADER_IDS, POWER_IDS
from romanum.games.imperium.data.units import KIND_COUNT

VERBS: Final[dict[str, str]] = {
    "talk": "talk {power}",
    "agree": "agree {power}",
    "decline": "decline {power}",
    "withdraw-offer": "withdraw-offer {power}",
    "propose": "propose",
    "tear-up": "tear-up",
    "offer-alliance": "offer-alliance",
    "offer-truce": "offer-truce",
    "offer-talents": "offer-talents {power} {power} {number}",
    "want-talents": "want-talents {power} {power} {number}",
    "offer-at": "offer-at {place}",
    "want-at": "want-at {place}",
    "cede-unit": "cede-unit {kind}",
    "cede-units": "cede-units",
    "lend-units": "lend-units",
    "cede-city": "cede-city",
    "cede-fort": "cede-fort",
    "elsewhere": "elsewhere",
    "offer-captive": "offer-captive {leader}",
    "want-captive": "want-captive {leader}",
    "offer-grain": "offer-grain",
    "want-grain": "want-grain",
    "promise-peace": "promise-peace",
    "want-peace": "want-peace",
    "promise-attack": "promise-attack {power}",
    "want-attack": "want-attack {power}",
    "free-captive": "free-captive {leader}",
    "fund": "fund {power} {power} {number}",
    "always": "always",
    "borrow": "borrow {place}",
    "reclaim": "reclaim {place}",
}
TALK: Final = row("talk", len(POWER_IDS))
AGREE: Final = row("agree", len(POWER_IDS))
DECLINE: Final = row("decline", len(POWER_IDS))
WITHDRAW: Final = row("withdraw-offer", len(POWER_IDS))
PROPOSE: Final[Move] = ("propose",)
TEAR_UP: Final[Move] = ("tear-up",)
OFFER_ALLIANCE: Final[Move] = ("offer-alliance",)
OFFER_TRUCE: Final[Move] = ("offer-truce",)
OFFER_AT: Final = row("offer-at", PLACE_COUNT)
WANT_AT: Final = row("want-at", PLACE_COUNT)
CEDE_UNIT: Final = row("cede-unit", KIND_COUNT)
CEDE_UNITS: Final[Move] = ("cede-units",)
LEND_UNITS: Final[Move] = ("lend-units",)
CEDE_CITY: Final[Move] = ("cede-city",)
CEDE_FORT: Final[Move] = ("cede-fort",)
ELSEWHERE: Final[Move] = ("elsewhere",)
OFFER_CAPTIVE: Final = row("offer-captive", len(LEADER_IDS))
WANT_CAPTIVE: Final = row("want-captive", len(LEADER_IDS))
FREE_CAPTIVE: Final = row("free-captive", len(LEADER_IDS))
OFFER_GRAIN: Final[Move] = ("offer-grain",)
WANT_GRAIN: Final[Move] = ("want-grain",)
PROMISE_PEACE: Final[Move] = ("promise-peace",)
WANT_PEACE: Final[Move] = ("want-peace",)
PROMISE_ATTACK: Final = row("promise-attack", len(POWER_IDS))
WANT_ATTACK: Final = row("want-attack", len(POWER_IDS))
ALWAYS: Final[Move] = ("always",)
BORROW: Final = row("borrow", PLACE_COUNT)
RECLAIM: Final = row("reclaim", PLACE_COUNT)
DRAFTED: Final = frozenset(
    {"talk", "tear-up", "elsewhere"}
    | {verb for verb in VERBS if verb.startswith(("offer-", "want-", "cede-", "lend-", "promise-"))}
)
"""4e: what is written down before it is proposed: nobody else sees it."""
