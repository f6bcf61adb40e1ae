"""Verbs of the Diplomacy Phase and of allies who ask for leave, and their constant moves."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Verbs
from romanum.games.imperium.state.actions import NAMES

VERBS: Final = Verbs(NAMES)
TALK: Final = VERBS.row("talk {power}")
AGREE: Final = VERBS.row("agree {power}")
DECLINE: Final = VERBS.row("decline {power}")
WITHDRAW: Final = VERBS.row("withdraw-offer {power}")
PROPOSE: Final = VERBS.move("propose")
TEAR_UP: Final = VERBS.move("tear-up")
OFFER_ALLIANCE: Final = VERBS.move("offer-alliance")
OFFER_TRUCE: Final = VERBS.move("offer-truce")
VERBS.also("offer-talents {power} {power} {number}", "want-talents {power} {power} {number}")
OFFER_AT: Final = VERBS.row("offer-at {place}")
WANT_AT: Final = VERBS.row("want-at {place}")
CEDE_UNIT: Final = VERBS.row("cede-unit {kind}")
CEDE_UNITS: Final = VERBS.move("cede-units")
LEND_UNITS: Final = VERBS.move("lend-units")
CEDE_CITY: Final = VERBS.move("cede-city")
CEDE_FORT: Final = VERBS.move("cede-fort")
ELSEWHERE: Final = VERBS.move("elsewhere")
OFFER_CAPTIVE: Final = VERBS.row("offer-captive {leader}")
WANT_CAPTIVE: Final = VERBS.row("want-captive {leader}")
OFFER_GRAIN: Final = VERBS.move("offer-grain")
WANT_GRAIN: Final = VERBS.move("want-grain")
PROMISE_PEACE: Final = VERBS.move("promise-peace")
WANT_PEACE: Final = VERBS.move("want-peace")
PROMISE_ATTACK: Final = VERBS.row("promise-attack {power}")
WANT_ATTACK: Final = VERBS.row("want-attack {power}")
FREE_CAPTIVE: Final = VERBS.row("free-captive {leader}")
VERBS.also("fund {power} {power} {number}")
ALWAYS: Final = VERBS.move("always")
BORROW: Final = VERBS.row("borrow {place}")
RECLAIM: Final = VERBS.row("reclaim {place}")

DRAFTED: Final = frozenset(
    {"talk", "tear-up", "elsewhere"}
    | {verb for verb in VERBS if verb.startswith(("offer-", "want-", "cede-", "lend-", "promise-"))}
)
"""4e: what is written down before it is proposed: nobody else sees it."""
