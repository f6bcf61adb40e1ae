"""How talks, bribes, cards and Objectives look at a glance: an offer is worth what it brings, if it is believed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from romanum.engine.action import Move
from romanum.games.pax.bots.glance import NEVER, Glance
from romanum.games.pax.rules.turn.agreements import TERMS, Term
from romanum.games.pax.rules.turn.bribery import KeepWord, OfferBribe, TakeBribe
from romanum.games.pax.rules.turn.talks import Consider, Draft

TALENT: Final = 0.2
"""What a Talent is worth in talks,"""
SHIP: Final = 0.25
HIRED: Final = 0.3
CARD: Final = 0.4
PEACE: Final = 0.4
"""another's word,"""
OWN_PEACE: Final = 0.25
"""what one's own costs,"""
HIRE_A_SWORD: Final = 0.3
"""an attack on a third power,"""
ALLIANCE: Final = 0.6
"""and an alliance for the rest of the Game-Turn."""
DISTRUST: Final = 0.8
"""How much less somebody is believed who has broken his word to one."""
SCALE: Final = 4.0
FEW: Final = 3
"""Terms of a proposal."""
GREED: Final = 0.1
"""What a deal must bring at least."""
BOUGHT_OFF: Final = 4
"""4.4: Talents for which an attack is left."""


def distrust(glance: Glance, other: int) -> float:
    """4.3.2c: how little a power is believed: whoever broke his word, to anybody, is remembered for the match."""
    g = glance.g
    if g.broken[other] >> glance.power & 1:
        return DISTRUST
    return DISTRUST / 2 if g.broken[other] else 0.0


def alliance(glance: Glance, partner: int) -> float:
    """4.3: what it is worth to be allied: nothing with the only other power, nor with one that is ahead of all."""
    g = glance.g
    rivals = glance.rivals()
    if len(rivals) < 2:
        return -1.0
    leads = partner == rivals[0] and g.vp[partner] > g.vp[glance.power]
    return ALLIANCE * (-0.5 if leads else 1.0) - distrust(glance, partner)


def worth_of(glance: Glance, partner: int, terms: Iterable[Term], mine: bool) -> float:
    """What terms bring the power that looks at them: its own proposal, or the partner's."""
    return sum(_worth(glance, partner, term, mine) for term in terms)


def _worth(glance: Glance, partner: int, term: Term, mine: bool) -> float:
    verb = TERMS[term[0]]
    if verb == "offer-alliance":
        return alliance(glance, partner)
    way, _, what = verb.partition("-")
    comes = (way == "want") == mine
    if what in ("peace", "attack"):
        return _word(glance, partner, what, comes)
    value = _goods(glance, what, term, comes)
    return value if comes else -1.25 * value


def _word(glance: Glance, partner: int, what: str, comes: bool) -> float:
    """A promise of the partner, as far as it is believed, or one's own."""
    if comes:
        return (PEACE if what == "peace" else HIRE_A_SWORD) * (1.0 - distrust(glance, partner))
    return -OWN_PEACE if what == "peace" else -HIRE_A_SWORD


def _goods(glance: Glance, what: str, term: Term, comes: bool) -> float:
    first = term[1]
    match what:
        case "talents":
            return TALENT * first
        case "ships":
            return SHIP * first
        case "hired":
            return HIRED * max(1, sum(term[3:]))
        case "town":
            return glance.prizes.gains[first] if comes else 1.5 * glance.prizes.loss(first) + 0.5
        case "card":
            return CARD
        case _:
            return 0.0


# ---- answers


def accept(glance: Glance, move: Move) -> float:
    """Whatever brings more than it costs; Talents for an attack (4.4) if they are worth leaving it."""
    step = glance.g.stack[-1]
    if isinstance(step, Consider):
        return SCALE * (worth_of(glance, step.proposer, step.terms, mine=False) - GREED)
    if isinstance(step, TakeBribe):
        return SCALE if step.offer.terms[1] >= BOUGHT_OFF else -SCALE
    return 0.0


def counter(glance: Glance, move: Move) -> float:
    """Where an alliance would be welcome, but not on these terms."""
    step = glance.g.stack[-1]
    return 0.5 if isinstance(step, Consider) and alliance(glance, step.proposer) > GREED else -2.0


# ---- proposals


def term(glance: Glance, move: Move) -> float:
    """A term more: what the other can agree to and is worth it: friends and peace, a Talent to make it even."""
    step = glance.g.stack[-1]
    if not isinstance(step, Draft) or len(step.terms) >= FEW:
        return NEVER
    named = [TERMS[t[0]] for t in step.terms]
    if move[0] == "offer-alliance":
        return 3.0 if alliance(glance, step.partner) > 0 else NEVER
    if move[0] in ("want-peace", "promise-peace"):
        return 1.5 - distrust(glance, step.partner) if len(glance.rivals()) > 1 else NEVER
    if move[0] == "want-talents":
        return 0.5 if named and move[1] == 1 and _is_rich(glance, step.partner) else NEVER
    return NEVER


def _is_rich(glance: Glance, partner: int) -> bool:
    g = glance.g
    return g.treasury[partner] > 2 * g.treasury[glance.power] + 2


def propose(glance: Glance, move: Move) -> float:
    """What has been put together, if it is worth it."""
    step = glance.g.stack[-1]
    if not isinstance(step, Draft):
        return 0.0
    return 1.0 if worth_of(glance, step.partner, step.terms, mine=True) > 0 else -2.0


def meeting(glance: Glance, move: Move) -> float:
    """3.2.F3b: rather than letting the marker lapse, where there is a third to talk about."""
    return -1.0 if len(glance.g.powers) > 2 else -3.0


JUDGES: Final[dict[str, Callable[[Glance, Move], float]]] = {
    "accept": accept, "counter": counter, "propose": propose, "meeting": meeting,
    **dict.fromkeys(TERMS, term),
}  # fmt: skip
FLAT: Final[dict[str, float]] = {
    "invite": 0.6, "refuse": 0.0, "no-offer": 0.5, "bribe": NEVER, "claim": 5.0, "discard": -1.0, "keep-card": 0.5,
    "keep-none": -0.5, "return": -1.5, "play": 0.2, "swap": -1.0,
    "turn-back": 1.0, "press-on": -1.0,
}  # fmt: skip
"""4.4: a bribe buys no more than a word, so none is offered; one's own is kept. 17, 15.4: cards are judged by what
comes of them; Objectives are claimed, and mostly kept."""
TALKING: Final = (Draft, Consider, TakeBribe, OfferBribe, KeepWord)
"""Steps in which what is agreed on counts, not what the position is right after it."""
