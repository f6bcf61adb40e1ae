"""What a seat may say beforehand: at which windows it need not be asked, and what else it can answer by orders."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from romanum.engine.standing.orders import ACCEPT, IF_WEAKER, STRONGEST, WEAKEST, QuestionKind, questions
from romanum.engine.standing.wishes import ASK, CONCERNED, DECLINE, WindowKind, windows

# ---- windows (`romanum.engine.standing.wishes`)


def month_of(g: Any) -> int:
    """As long as a month "not now" holds."""
    return int(g.month - g.first_month)


def _kind(name: str, rule: str, *answers: str, concerned: bool = False, often: bool = False) -> WindowKind:
    """`often`: people are asked there only about what concerns them, unless they say otherwise."""
    usual = CONCERNED if often else ASK
    return WindowKind(name, rule, concerned or often, month_of, (DECLINE, *answers), usual)


WINDOWS: Final = windows(
    _kind("naval-interception", "10.6a", ACCEPT, often=True),
    _kind("land-interception", "12.4a", ACCEPT, often=True),
    _kind("withdraw-into-port", "10.7.1a", ACCEPT),
    _kind("retreat-before-combat", "14.2a", IF_WEAKER),
    _kind("siege-acceptance", "14.3a", "enter", IF_WEAKER),
    _kind("fleets-in-port", "14.6d", ACCEPT),
    _kind("donatives", "19.3.1a", often=True),
    _kind("combat-leader", "14.4.2b", ACCEPT),
    _kind("militia", "29.3a"),
    _kind("combat-losses", "14.5d"),
    _kind("seasoning", "15.1a"),
    _kind("elite-legion", "15.2.1a", ACCEPT),
    _kind("deferral", "10.1e", ACCEPT),
    _kind("shipyard", "7.8h"),
    _kind("captured-shipyard", "7.8c", ACCEPT),
    _kind("ally-asks", "5.8d", ACCEPT),
    _kind("appeal", "42a", ACCEPT),
    _kind("negotiation", "4d", concerned=True),
)
"""In the order in which players see them."""


# ---- other questions (`romanum.engine.standing.orders`)


QUESTIONS: Final = questions(
    QuestionKind("retreat", "14.5.1a", ("enter",), month_of),
    QuestionKind("siege-or-assault", "14.3b", (DECLINE, ACCEPT), month_of),
    QuestionKind("plague-losses", "45.2a", (WEAKEST, STRONGEST), month_of),
    QuestionKind("besieged-losses", "17.3.1b", (WEAKEST, STRONGEST), month_of),
    QuestionKind("march-losses", "12.5c", (WEAKEST, STRONGEST), month_of),
    QuestionKind("unfed", "13.2e", (WEAKEST, STRONGEST), month_of),
    QuestionKind("sunk-fleets", "10.7.4a", (WEAKEST, STRONGEST), month_of),
    QuestionKind("leaders-fate", "18.2a", (ACCEPT, DECLINE), month_of),
    QuestionKind("captured-trains", "13.4.5a", (ACCEPT, DECLINE), month_of),
    QuestionKind("peace", "25.1b", (DECLINE, ACCEPT), month_of),
    QuestionKind("parting", "5.8j", (ACCEPT, DECLINE), month_of),
)
"""In the order in which players see them."""

NEGOTIATION: Final = (
    "agree", "build-walls", "cede-city", "cede-fort", "cede-unit", "cede-units", "decline", "done", "elsewhere",
    "end-title", "end-truce", "free-captive", "fund", "hire", "lend-units", "offer-alliance", "offer-at",
    "offer-captive", "offer-grain", "offer-talents", "offer-title", "offer-truce", "pay-tribute", "promise-attack",
    "promise-peace", "propose", "propose-peace", "set-up-emperor", "take-chest", "talk", "tear-up", "want-at",
    "want-attack", "want-captive", "want-grain", "want-peace", "want-talents", "withdraw-offer",
)  # fmt: skip
"""4d: all that can be done while one talks."""

ANSWER_VERBS: Final[Mapping[str, tuple[str, ...]]] = {
    "ally-asks": ("always", "no", "yes"),
    "appeal": ("appeal", "pass"),
    "besieged-losses": ("besieged-loss",),
    "captured-shipyard": ("no", "yes"),
    "captured-trains": ("burn", "capture"),
    "combat-leader": ("best-leader", "leader", "pass"),
    "combat-losses": ("lose", "lose-least"),
    "deferral": ("no", "yes"),
    "donatives": ("number", "pass"),
    "elite-legion": ("elevate", "pass"),
    "fleets-in-port": ("keep-in-port", "sail-out"),
    "land-interception": ("intercept", "pass"),
    "leaders-fate": ("capture", "kill"),
    "march-losses": ("lose-on-march",),
    "militia": ("militia",),
    "naval-interception": ("pass", "sail-against"),
    "negotiation": NEGOTIATION,
    "parting": ("no", "yes"),
    "peace": ("accept", "refuse"),
    "plague-losses": ("plague-loss",),
    "retreat": ("enter-siege", "retreat"),
    "retreat-before-combat": ("retreat", "stand"),
    "seasoning": ("done", "season", "season-most"),
    "shipyard": ("pass", "stop-work"),
    "siege-acceptance": ("enter-siege", "retreat", "send-in", "send-in-leader", "stand"),
    "siege-or-assault": ("assault", "attack-outside", "besiege"),
    "sunk-fleets": ("sink",),
    "unfed": ("starve",),
    "withdraw-into-port": ("no", "yes"),
}
"""With which verbs each kind of question is answered, windows too: whoever writes an order is offered these."""
